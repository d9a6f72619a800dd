"""Replays: facts of a match, its scenes in parts, record files, and matches continued from a moment."""

import io
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.support import Site, site
from tests.support.finished import Finished, finished
from touchline.games import GAMES
from touchline.kernel import Reading, Side
from touchline.server.wire.api import Problem, RoomMade, RoomStatus
from touchline.server.wire.replays import ReplayLink
from touchline.session.presenters import PRESENTERS

CLOCK = {"french-flair": "phases:6", "counter-attack": "actions:6"}
REAL = "touchline.session.presenters:PRESENTERS"


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    folder = tmp_path_factory.mktemp("replays")
    with site(folder, requests_at_once=100_000, presenters=REAL) as found:
        yield found


@pytest.fixture(scope="module", params=sorted(GAMES))
def match(here, request) -> tuple[str, Finished]:
    return request.param, finished(database(here), request.param, options={"clock": CLOCK[request.param]})


def database(here: Site) -> str:
    """The file of its matches."""
    return here.context.settings.db.partition("///")[2]


def ask(here: Site, path: str, token: str = "", **params: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return here.http.get(f"/api/replays/{path}", headers=headers, params=params)


def post(here: Site, path: str, token: str, body: Any = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return here.http.post(
        f"/api/replays{path}", headers=headers, content=b"" if body is None else msgspec.json.encode(body)
    )


def rooms(here: Site) -> str:
    """The number of rooms in the store."""
    (line,) = [line for line in here.http.get("/metrics").text.splitlines() if line.startswith("touchline_rooms ")]
    return line


def scenes(here: Site, id: str, token: str, info: dict[str, Any], **params: Any) -> list[dict[str, Any]]:
    """Every scene of a match, made whole."""
    found: list[dict[str, Any]] = []
    for part in range(len(info["entries"]) // info["part"] + 1):
        told = ask(here, f"{id}/parts/{part}", token, **params).json()
        assert told["first"] == len(found)
        for place, scene in enumerate(told["scenes"]):
            if scene["type"] != "change":
                found.append(scene)
                continue
            assert place
            whole = {**found[-1], **scene["fields"]}
            for name, items in scene["items"].items():
                whole[name] = [dict(items).get(at, item) for at, item in enumerate(whole[name])]
            found.append(whole)
    return found


def record(here: Site, made: Finished) -> str:
    answer = here.http.get(f"/api/records/{made.room}", headers={"authorization": f"Bearer {made.token}"})
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_replay_tells_every_entry_and_shows_every_scene(here, match):
    game, made = match
    info = ask(here, made.room, made.token).json()
    assert [entry["entry"] for entry in info["entries"]] == [*range(1, made.entries + 1)]
    assert info["complete"] is True
    assert info["ending"] is not None
    assert info["progress"][0] == 0
    assert info["progress"] == sorted(info["progress"])
    assert 0.9 <= info["progress"][-1] <= 1.4
    shown = scenes(here, made.room, made.token, info)
    presenter, rules = PRESENTERS[game], GAMES[game]
    reading: Reading[Any] = Reading(io.BytesIO(record(here, made).encode()), GAMES)
    side: Side | None = "home" if game == "french-flair" else None
    wanted = [presenter.scene(reading.start, side), *(presenter.scene(ply.state, side) for ply in reading.moments())]
    assert shown == msgspec.json.decode(msgspec.json.encode(wanted))
    assert len(shown) == made.entries + 1
    assert rules.request(reading.state) is None


def test_a_running_match_shows_no_hand_to_who_may_not_see_it(here):
    made = finished(database(here), "french-flair", most=60)
    assert ask(here, made.room, made.watch, **{"as": "home"}).status_code == 409
    assert ask(here, made.room, made.token, **{"as": "away"}).status_code == 409
    info = ask(here, made.room, made.watch).json()
    assert info["complete"] is False
    assert info["perspectives"] == []
    for scene in scenes(here, made.room, made.watch, info):
        assert scene["hand"] == []
        assert scene["whose"] is None
    mine = ask(here, made.room, made.token).json()
    assert (mine["perspective"], mine["perspectives"]) == ("home", ["home"])
    assert {scene["whose"] for scene in scenes(here, made.room, made.token, mine)} == {"home"}


def test_once_a_match_is_over_both_hands_may_be_seen(here, match):
    game, made = match
    if game != "french-flair":
        return
    for side in ("home", "away"):
        info = ask(here, made.room, made.watch, **{"as": side}).json()
        assert info["perspectives"] == ["home", "away"]
        assert {scene["whose"] for scene in scenes(here, made.room, made.watch, info, **{"as": side})} == {side}


def test_only_seats_of_a_match_see_it(here, match):
    _, made = match
    assert ask(here, made.room).status_code == 401
    assert ask(here, made.room, "x" * 43).status_code == 404
    assert ask(here, "nothing", made.token).status_code == 404
    assert ask(here, f"{made.room}/parts/9999", made.token).status_code == 409


def test_a_link_lets_others_look(here, match):
    _, made = match
    answer = post(here, f"/{made.room}/link", made.token)
    token = msgspec.json.decode(answer.content, type=ReplayLink).token
    assert token not in (made.token, made.watch)
    assert ask(here, made.room, token).json()["sides"] == []


def test_a_record_file_is_shown_and_not_stored(here, match):
    _, made = match
    before = rooms(here)
    data = record(here, made).encode()
    answer = here.http.post("/api/replays", content=data)
    assert answer.status_code == 200, answer.text
    info, stored = answer.json(), ask(here, made.room, made.watch).json()
    # A record does not say which answers nobody was asked for.
    assert [{**entry, "ordered": False} for entry in stored["entries"]] == info["entries"]
    assert info["progress"] == stored["progress"]
    assert info["room"] == ""
    assert scenes(here, info["replay"], "", info) == scenes(here, made.room, made.watch, stored)
    assert rooms(here) == before


@pytest.mark.parametrize("holder", [True, False])
def test_a_record_file_has_no_link(here, match, holder):
    _, made = match
    file = here.http.post("/api/replays", content=record(here, made).encode()).json()["replay"]
    refused = post(here, f"/{file}/link", made.token if holder else "")
    assert (refused.status_code, refused.json()["error"]) == (409, "not_shown")


def test_a_wrong_record_names_its_line(here, match):
    _, made = match
    lines = record(here, made).splitlines(keepends=True)
    for place, wrong in ((0, '{"format":"chess"}\n'), (4, lines[4].replace('"n":', '"m":'))):
        answer = here.http.post("/api/replays", content="".join([*lines[:place], wrong, *lines[place + 1 :]]).encode())
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (answer.status_code, problem.error, problem.field) == (400, "bad_record", f"line {place + 1}")
    cut = here.http.post("/api/replays", content="".join(lines[:-1]).encode())
    assert cut.json()["field"] == f"line {len(lines) - 1}"
    assert here.http.post("/api/replays", content=b"").json()["field"] == "line 1"


@pytest.mark.parametrize("from_file", [False, True])
def test_a_match_goes_on_exactly_from_a_moment(here, match, from_file):
    game, made = match
    rules, data = GAMES[game], record(here, made).encode()
    id = here.http.post("/api/replays", content=data).json()["replay"] if from_file else made.room
    token = "" if from_file else made.watch
    reading: Reading[Any] = Reading(io.BytesIO(data), GAMES)
    states = [reading.start, *(ply.state for ply in reading.moments())]
    for entry in (0, made.entries // 2, made.entries - 1):
        answer = post(here, f"/{id}/play_on", token, {"entry": entry, "side": "away", "coach": "novice"})
        assert answer.status_code == 201, answer.text
        room = msgspec.json.decode(answer.content, type=RoomMade)
        (status,) = msgspec.json.decode(
            here.http.post("/api/rooms/status", content=msgspec.json.encode({"tokens": [room.token]})).content,
            type=list[RoomStatus],
        )
        assert status.sides == ("away",)
        assert [seat.coach for seat in status.seats] == ["novice", None]
        assert status.origin is not None
        assert (status.origin.entry, status.origin.room) == (entry, "" if from_file else made.room)
        told = ask(here, room.room, room.token).json()
        assert told["origin"]["time"] == msgspec.to_builtins(PRESENTERS[game].time(states[entry]))
        first = scenes(here, room.room, room.watch, ask(here, room.room, room.watch).json())[0]
        assert first == msgspec.json.decode(msgspec.json.encode(PRESENTERS[game].scene(states[entry], None)))
    assert rules.request(states[-1]) is None
    refused = post(here, f"/{id}/play_on", token, {"entry": made.entries, "side": "home", "coach": "novice"})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad_setup")
    assert post(here, f"/{id}/play_on", token, {"entry": 1, "side": "home", "coach": "pele"}).status_code == 400


def test_nobody_goes_on_from_a_match_that_runs(here):
    made = finished(database(here), "counter-attack", most=30)
    refused = post(here, f"/{made.room}/play_on", made.token, {"entry": 3, "side": "home", "coach": "novice"})
    assert (refused.status_code, refused.json()["error"]) == (409, "not_shown")


def test_the_document_knows_every_status(here, match):
    _, made = match
    paths = here.http.get("/openapi.json").json()["paths"]
    for path, method, answers in (
        ("/api/replays", "post", (here.http.post("/api/replays", content=b"{"),)),
        (
            "/api/replays/{replay}",
            "get",
            (ask(here, made.room), ask(here, made.room, "x"), ask(here, made.room, made.token)),
        ),
        ("/api/replays/{replay}/parts/{part}", "get", (ask(here, f"{made.room}/parts/99", made.token),)),
        ("/api/replays/{replay}/play_on", "post", (post(here, f"/{made.room}/play_on", made.token, {"entry": 1}),)),
        ("/api/replays/{replay}/link", "post", (post(here, f"/{made.room}/link", made.token),)),
        ("/api/rooms/scenes", "post", (here.http.post("/api/rooms/scenes", content=b"[]"),)),
    ):
        for answer in answers:
            assert str(answer.status_code) in paths[path][method]["responses"], (path, answer.text)


def test_the_last_scenes_of_a_list(here, match):
    game, made = match
    tokens = msgspec.json.encode({"tokens": [made.token, "nothing"]})
    (last,) = here.http.post("/api/rooms/scenes", content=tokens).json()
    assert last["room"] == made.room
    whole = ask(here, made.room, made.watch).json()
    assert last["scene"] == scenes(here, made.room, made.watch, whole)[-1]
    assert last["scene"]["type"] == game
