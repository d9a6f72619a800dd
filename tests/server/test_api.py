"""The HTTP API and the pages: responses, refusals and security headers."""

import asyncio
import logging
import mimetypes
import re
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from tests.server.client import Browser
from tests.server.support import INVITED, SCREEN, STEADY, room_request, run, site
from touchline import rulebook
from touchline.coaches.registry import names, strengths, styles
from touchline.counter_attack import Setup
from touchline.counter_attack.cards import Goalkeeper, Outfielder, Referee, write_cards
from touchline.games import GAMES
from touchline.kernel import Seeded, verify
from touchline.server import openapi
from touchline.server.decks import MOST_CARDS
from touchline.server.limits import client_at
from touchline.server.wire.api import DeckMade, OldRoomRequest, Problem, RoomRequest, RoomStatus, RuleText, SeatRequest
from touchline.session.protocol.games import GameInfo, MatchRules
from touchline.session.protocol.messages import Resign

CARDS = Setup().cards


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<!doctype html><title>touchline</title>")
    (folder / "assets").mkdir()
    (folder / "assets" / "app-1234.js").write_text("export const a = 1;\n" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def here(tmp_path_factory, pages):
    with site(tmp_path_factory.mktemp("site"), static=str(pages), requests_at_once=100_000) as found:
        yield found


def refusal(answer: httpx.Response, status: int) -> Problem:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Problem)


# Rooms


def test_games(here):
    games = msgspec.json.decode(here.http.get("/api/games").content, type=tuple[GameInfo, ...])
    assert {game.name for game in games} == set(GAMES)
    for game in games:
        levels = {coach.name: coach for coach in game.coaches}
        assert tuple(levels) == names(game.name)
        assert levels["sharp"].styles == styles(game.name)
        assert levels["random"].styles == ()
        strengths_told = {
            name: coach.strength and (coach.strength.rating, coach.strength.score) for name, coach in levels.items()
        }
        assert strengths_told == {
            name: strength and (strength.rating, strength.below) for name, strength in strengths(game.name).items()
        }


def test_a_coach_is_seated_in_a_style(here):
    made = here.make(room_request(away=SeatRequest("computer", "sharp/wide")))
    body = msgspec.json.encode({"tokens": [made.token]})
    (room,) = msgspec.json.decode(here.http.post("/api/rooms/status", content=body).content, type=list[RoomStatus])
    assert [seat.coach for seat in room.seats] == [None, "sharp/wide"]


def test_a_room_is_made_with_a_token_for_every_seat(here):
    made = here.make(room_request(home=SCREEN, away=INVITED))
    assert set(made.invitations) == {"away"}
    tokens = {made.token, made.watch, *made.invitations.values()}
    assert len(tokens) == 3
    assert all(len(token) >= 43 for token in tokens)


@pytest.mark.parametrize(
    ("body", "error", "named"),
    [
        (b"", "bad_body", "truncated"),
        (b"[]", "bad_body", "object"),
        (b'{"game":"french-flair"}', "bad_body", "home"),
        (b'{"game":"chess","home":{"who":"screen"},"away":{"who":"screen"}}', "bad_setup", "chess"),
        (b'{"game":"french-flair","home":{"who":"nobody"},"away":{"who":"screen"}}', "bad_body", "nobody"),
        (
            b'{"game":"french-flair","home":{"who":"screen"},"away":{"who":"computer","coach":"os:system"}}',
            "bad_setup",
            "steady",
        ),
        (b'{"game":"french-flair","home":{"who":"screen"},"away":{"who":"computer"}}', "bad_setup", "steady"),
        (
            b'{"game":"french-flair","home":{"who":"screen"},"away":{"who":"computer","coach":"random/wide"}}',
            "bad_setup",
            "LEVEL/STYLE",
        ),
        (
            b'{"game":"french-flair","home":{"who":"screen"},"away":{"who":"screen"},"setup":{"options":{"clok":1}}}',
            "bad_setup",
            "clock",
        ),
        (
            b'{"game":"french-flair","home":{"who":"screen"},"away":{"who":"screen"},"setup":{"home":"'
            + b"x" * 25
            + b'"}}',
            "bad_setup",
            "24",
        ),
        (
            b'{"game":"french-flair","home":{"who":"screen"},"away":{"who":"screen"},"setup":{"home":["x"]}}',
            "bad_setup",
            "home",
        ),
        (
            b'{"game":"counter-attack","home":{"who":"screen"},"away":{"who":"screen"},"deck":"none"}',
            "bad_setup",
            "deck",
        ),
    ],
)
def test_bad_wishes_are_refused_with_a_reason(here, body, error, named):
    problem = refusal(here.http.post("/api/rooms", content=body), 400)
    assert problem.error == error
    assert named in f"{problem.reason} {problem.field}"


def test_a_bad_field_is_named(here):
    body = b'{"game":"french-flair","home":{"who":"nobody"},"away":{"who":"screen"}}'
    assert refusal(here.http.post("/api/rooms", content=body), 400).field == "home.who"


def test_too_much_is_refused(here):
    assert refusal(here.http.post("/api/rooms", content=b" " * 300_000), 413).error == "too_large"
    body = msgspec.json.encode({"tokens": ["x"] * 201})
    assert refusal(here.http.post("/api/rooms/status", content=body), 400).error == "too_many_tokens"


def test_the_rooms_of_tokens(here):
    made = here.make(room_request())
    body = msgspec.json.encode({"tokens": [made.invitations["away"], made.watch, "unknown"]})
    answer = here.http.post("/api/rooms/status", content=body)
    statuses = msgspec.json.decode(answer.content, type=tuple[RoomStatus, ...])
    assert {status.sides for status in statuses} == {("away",), ()}
    assert {(status.room, status.game, status.score, status.ending) for status in statuses} == {
        (made.room, "french-flair", (0, 0), None)
    }
    (mine,) = msgspec.json.decode(
        here.http.post("/api/rooms/status", content=msgspec.json.encode({"tokens": [made.token]})).content,
        type=tuple[RoomStatus, ...],
    )
    assert mine.your_move
    assert [seat.present for seat in mine.seats] == [False, False]
    assert mine.rules == MatchRules("", {})
    assert (mine.people, mine.played_for) == ({}, None)


def test_the_rules_of_a_match_are_told_before_an_invitation_is_accepted(here):
    setup = {"edition": "core", "beginner": True}
    made = here.make(RoomRequest("counter-attack", SCREEN, INVITED, setup))
    for _ in range(2):
        body = msgspec.json.encode({"tokens": [made.invitations["away"]]})
        (room,) = msgspec.json.decode(here.http.post("/api/rooms/status", content=body).content, type=list[RoomStatus])
        assert room.rules == MatchRules("core", {}, beginner=True)
        assert [seat.vacant for seat in room.seats] == [False, True]


# Records


def test_the_record_of_a_finished_match_is_proved(here):
    made = here.make(room_request(away=STEADY))
    path, bearer = f"/api/records/{made.room}", {"Authorization": f"Bearer {made.token}"}
    assert refusal(here.http.get(path, headers=bearer), 409).error == "not_over"

    async def play():
        async with Browser(here.ws, made.token) as browser:
            await browser.play(Seeded(4, "browser").randbelow)

    run(play())
    answer = here.http.get(path, headers=bearer)
    assert answer.status_code == 200
    reading = verify(answer.content.splitlines(keepends=True), GAMES)
    assert reading.header.coaches == {"home": "human", "away": "steady"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [({}, 401), ({"Authorization": "Basic x"}, 401), ({"Authorization": "Bearer x"}, 404)],
)
def test_records_are_for_those_who_hold_a_token(here, headers, status):
    made = here.make(room_request())
    refusal(here.http.get(f"/api/records/{made.room}", headers=headers), status)


def test_a_token_of_another_room_opens_no_record(here):
    one, other = here.make(room_request()), here.make(room_request())
    answer = here.http.get(f"/api/records/{one.room}", headers={"Authorization": f"Bearer {other.token}"})
    assert refusal(answer, 404).error == "no_seat"


# Decks

OUTFIELDERS = write_cards(Outfielder, CARDS.outfielders)
GOALKEEPERS = write_cards(Goalkeeper, CARDS.goalkeepers)
REFEREES = write_cards(Referee, CARDS.referees[:1])


@pytest.mark.parametrize(
    ("csv", "numbers"),
    [
        (OUTFIELDERS, (40, 6, 4)),
        (OUTFIELDERS + GOALKEEPERS + REFEREES, (40, 6, 1)),
        ("\n\n" + REFEREES + "\n\n" + GOALKEEPERS, (40, 6, 1)),
        ("\ufeff" + OUTFIELDERS.replace("\n", "\r\n"), (40, 6, 4)),
    ],
)
def test_a_deck_is_uploaded_and_played_with(here, csv, numbers):
    answer = here.http.post("/api/decks", content=csv.encode())
    assert answer.status_code == 201, answer.text
    deck = msgspec.json.decode(answer.content, type=DeckMade)
    assert tuple(deck.cards[kind] for kind in ("outfielders", "goalkeepers", "referees")) == numbers
    made = here.make(RoomRequest("counter-attack", SCREEN, STEADY, {"deck": deck.deck}))
    assert made.token


def test_squads_and_deck_of_an_older_page_are_fields_of_the_form(here):
    deck = msgspec.json.decode(here.http.post("/api/decks", content=OUTFIELDERS.encode()).content, type=DeckMade).deck
    seats = {"home": {"who": "screen"}, "away": {"who": "screen"}}
    old = {"game": "counter-attack", **seats, "setup": {"home": "Wharfside"}, "squads": "draft", "deck": deck}
    request = msgspec.json.decode(msgspec.json.encode(old), type=OldRoomRequest).today()
    assert request.setup == {"home": "Wharfside", "draft": True, "deck": deck}
    assert here.http.post("/api/rooms", json=old).status_code == 201
    plain = {"game": "french-flair", **seats, "squads": "quick", "deck": None}
    assert here.http.post("/api/rooms", json=plain).status_code == 201
    problem = refusal(here.http.post("/api/rooms", json={**plain, "squads": "draft"}), 400)
    assert (problem.error, "draft" in problem.reason) == ("bad_setup", True)


@pytest.mark.parametrize(
    ("csv", "line", "named"),
    [
        ("", 1, "empty"),
        (OUTFIELDERS.replace("Denmark,2", "Denmark,7", 1), 2, "Pace"),
        (OUTFIELDERS.replace("Pace", "Paces", 1), 1, "column 3"),
        (OUTFIELDERS + GOALKEEPERS.replace("Germany,5", "Germany,x", 1), 43, "Aerial"),
        (OUTFIELDERS + "\n" + GOALKEEPERS.replace("Germany,5", "Germany,x", 1), 44, "Aerial"),
        (OUTFIELDERS + "one,two\n", 42, "missing"),
        ("Name,Nationality,Leniency\nA\x00B,C,3\n", 2, "UTF-8"),
    ],
)
def test_a_bad_deck_is_refused_with_its_line_and_column(here, csv, line, named):
    problem = refusal(here.http.post("/api/decks", content=csv.encode()), 400)
    assert (problem.error, problem.field) == ("bad_deck", f"line {line}")
    assert problem.reason.startswith(f"line {line}:")
    assert named in problem.reason


def test_a_deck_that_is_too_small_is_refused(here):
    csv = "".join(OUTFIELDERS.splitlines(keepends=True)[:10])
    assert "30 outfielders" in refusal(here.http.post("/api/decks", content=csv.encode()), 400).reason


def test_a_deck_that_is_too_large_is_refused(here):
    """It would be read whole, on the event loop, whenever a match with it is created or loaded."""
    rows = [[f"Player {number}", "Fiji", 1, 2, 3, 4, 5, 6, 1] for number in range(MOST_CARDS)]
    csv = OUTFIELDERS.splitlines()[0] + "\n" + "".join(f"{','.join(map(str, row))}\n" for row in rows)
    problem = refusal(here.http.post("/api/decks", content=csv.encode()), 400)
    assert (problem.error, problem.reason) == (
        "bad_deck",
        f"a deck may have up to 1000 cards here; got {MOST_CARDS + 10}",
    )
    cards = {"outfielders": rows, "goalkeepers": rows[:4], "referees": [["Referee", "Fiji", 3]]}
    given = RoomRequest("counter-attack", SCREEN, STEADY, {"deck": cards})
    problem = refusal(here.http.post("/api/rooms", content=msgspec.json.encode(given)), 400)
    assert (problem.error, problem.reason) == (
        "bad_setup",
        f"a deck may have up to 1000 cards here; got {MOST_CARDS + 5}",
    )


def test_a_refusal_quotes_only_a_part_of_the_value(here):
    given = RoomRequest("counter-attack", SCREEN, STEADY, {"formations": {"home": "4-" * 50_000}})
    problem = refusal(here.http.post("/api/rooms", content=msgspec.json.encode(given)), 400)
    assert problem.reason.startswith("there is no formation '4-4-")
    assert len(problem.reason) < 1000


def test_a_client_has_a_limit_of_decks(tmp_path):
    with site(tmp_path, decks_of_client=1) as here:
        assert here.http.post("/api/decks", content=OUTFIELDERS.encode()).status_code == 201
        answer = here.http.post("/api/decks", content=OUTFIELDERS.encode())
        assert refusal(answer, 429).error == "too_many_decks"


# Rules, health, metrics


def test_rules(here):
    rule = msgspec.json.decode(here.http.get("/api/rules/MOVE-14?lang=fr").content, type=RuleText)
    assert (rule.id, rule.game, rule.editions, rule.language) == ("MOVE-14", "counter-attack", ("living",), "en")
    assert refusal(here.http.get("/api/rules/MOVE-99"), 404).error == "no_rule"


def test_a_rule_is_looked_for_beside_the_event_loop(here, monkeypatch):
    """The nearest to an unknown id takes some twenty milliseconds to find."""
    asked, known = [], rulebook.rule

    def beside_it(id):
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        asked.append(id)
        return known(id)

    monkeypatch.setattr(rulebook, "rule", beside_it)
    assert here.http.get("/api/rules/MOVE-14").status_code == 200
    assert refusal(here.http.get(f"/api/rules/{'MOVE-' * 36}"), 404).error == "no_rule"
    assert len(asked) == 2


def test_the_data_of_the_first_page_is_ready_at_the_start(tmp_path, monkeypatch):
    """File types are read from the machine's own lists, which is slow."""
    monkeypatch.setattr(mimetypes, "inited", False)
    with site(tmp_path):
        assert mimetypes.inited


def test_health_and_metrics(here):
    assert here.http.get("/healthz").text == "well\napp: built\n"
    text = here.http.get("/metrics").text
    names = {"rooms", "connections", "answers_total", "commits_total", "commit_seconds_total", "thinking_seconds_total"}
    names |= {"loop_late_seconds_max", "loop_busy_seconds_max"}
    assert names <= {
        name.removeprefix("touchline_") for name in re.findall(r"^(touchline_\w+) [0-9.e+]+$", text, re.MULTILINE)
    }
    assert all(
        re.fullmatch(r'(# (HELP|TYPE) .+|touchline_\w+(\{\w+="\w+"\})? [0-9.e+-]+)', line)
        for line in text.split("\n")[:-1]
    )


# The document


COMPETING = ("/api/people", "/api/competitions", "/api/champions", "/api/titles")
"""Paths that `test_competitions_http` tries."""
ELSEWHERE = (*COMPETING, "/api/replays", "/api/rooms/scenes")
"""Paths that `test_competitions_http` and `test_replays` try."""


def test_the_document_describes_what_is_given(here):
    document = here.http.get("/openapi.json").json()
    assert document == msgspec.json.decode(msgspec.json.encode(openapi.document()))
    made = here.make(room_request())
    token = {"Authorization": f"Bearer {made.token}"}
    asked = {
        ("get", "/api/games"): here.http.get("/api/games"),
        ("post", "/api/rooms"): here.http.post("/api/rooms", content=msgspec.json.encode(room_request())),
        ("post", "/api/lessons"): here.http.post("/api/lessons", content=b'{"lesson": "french-flair"}'),
        ("post", "/api/rooms/status"): here.http.post(
            "/api/rooms/status", content=msgspec.json.encode({"tokens": [made.token]})
        ),
        ("get", "/api/records/{room}"): here.http.get(f"/api/records/{made.room}", headers=token),
        ("post", "/api/decks"): here.http.post("/api/decks", content=OUTFIELDERS.encode()),
        ("get", "/api/rules/{id}"): here.http.get("/api/rules/MOVE-14"),
        ("get", "/api/rulebook/{game}"): here.http.get("/api/rulebook/french-flair"),
        ("get", "/api/rulebook/{game}/chapters"): here.http.get("/api/rulebook/french-flair/chapters"),
        ("get", "/api/rulebook/{game}/figures"): here.http.get("/api/rulebook/french-flair/figures"),
        ("get", "/api/rulebook/{game}/rules"): here.http.get("/api/rulebook/french-flair/rules"),
        ("post", "/api/rulebook/{game}/figures/{figure}/play"): here.http.post(
            "/api/rulebook/french-flair/figures/run/play", content=b'{"coach":"novice"}'
        ),
        ("get", "/healthz"): here.http.get("/healthz"),
        ("get", "/metrics"): here.http.get("/metrics"),
    }
    ours = {path for path in document["paths"] if not path.startswith(ELSEWHERE)}
    assert set(asked) == {(method, path) for path in ours for method in document["paths"][path]}
    for (method, path), answer in asked.items():
        told = document["paths"][path][method]["responses"][str(answer.status_code)]
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind in told["content"], (path, kind)
        if kind == "application/json":
            check(answer.json(), told["content"][kind]["schema"], document)


def check(value, schema, document):
    """Whether plain data matches a schema, as far as the schemas of this document go."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/components/schemas/")
        check(value, document["components"]["schemas"][name], document)
        return
    if "anyOf" in schema:
        assert any(fits(value, each, document) for each in schema["anyOf"]), (value, schema)
        return
    if "enum" in schema:
        assert value in schema["enum"]
        return
    kinds: dict[str, Any] = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    match schema.get("type"):
        case "null":
            assert value is None
        case "object":
            assert isinstance(value, dict)
            assert set(schema.get("required", ())) <= set(value)
            for key, each in value.items():
                inner = schema.get("properties", {}).get(key, schema.get("additionalProperties", {}))
                assert inner is not False, key
                check(each, inner if isinstance(inner, dict) else {}, document)
        case "array":
            assert isinstance(value, list)
            places = schema.get("prefixItems", [])
            for place, each in enumerate(value):
                rest = schema.get("items", {})
                inner = places[place] if place < len(places) else rest
                check(each, inner if isinstance(inner, dict) else {}, document)
        case str(kind):
            assert isinstance(value, kinds[kind])


def fits(value, schema, document):
    try:
        check(value, schema, document)
    except AssertionError:
        return False
    return True


def test_every_reference_of_the_document_is_there():
    document = openapi.document()
    text = msgspec.json.encode(document).decode()
    names = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert names <= set(document["components"]["schemas"])
    assert {"RoomRequest", "Problem"} <= names
    assert len({each["operationId"] for path in document["paths"].values() for each in path.values()}) == len(
        openapi.OPERATIONS
    )


# Pages


@pytest.mark.parametrize("path", ["/", "/play/abc", "/anything/else", "/index.html"])
def test_every_path_is_the_page(here, path):
    answer = here.http.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "touchline" in answer.text


def test_hashed_files_are_kept_for_ever_and_travel_small(here):
    answer = here.http.get("/assets/app-1234.js")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    refusal(here.http.get("/assets/missing.js"), 404)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_else_is_read(here, path):
    assert "secret" not in httpx.get(f"http://127.0.0.1:{here.port}{path}").text


def test_without_a_built_app_the_page_says_so(tmp_path):
    with site(tmp_path, static=str(tmp_path / "none")) as here:
        answer = here.http.get("/")
        assert (answer.status_code, "has not been built" in answer.text) == (503, True)
        health = here.http.get("/healthz")
        assert (health.status_code, health.text) == (200, "well\napp: missing\n")


# Sealing


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/assets/app-1234.js"])
def test_every_answer_is_sealed(here, path):
    headers = here.http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert {policy[name] for name in ("script-src", "style-src", "font-src", "img-src", "connect-src")} == {"'self'"}
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/none", 404), ("PUT", "/api/rooms", 404), ("DELETE", "/", 405), ("POST", "/healthz", 405)],
)
def test_missing_things_are_problems(here, method, path, status):
    refusal(here.http.request(method, path), status)


def failing(error):
    """A function that always fails."""

    async def fails(*_):
        raise error

    return fails


def test_failures_are_problems_too(tmp_path, caplog):
    with site(tmp_path) as here:
        here.context.store.count = failing(RuntimeError("a mistake"))  # type: ignore[method-assign]
        answer = here.http.get("/metrics")
        assert refusal(answer, 500).error == "failed"
        assert "content-security-policy" in answer.headers
    assert "GET /metrics failed" in caplog.text


def test_a_failing_store_is_reported_in_one_line(tmp_path, caplog):
    with site(tmp_path) as here:
        here.context.store.count = failing(OperationalError("select", {}, OSError("the disk is gone")))  # type: ignore[method-assign]
        assert refusal(here.http.get("/metrics"), 503).error == "failed"
        (line,) = [record for record in caplog.records if record.name == "touchline.server"]
        assert line.getMessage() == "GET /metrics failed because the store failed: the disk is gone"
        assert line.exc_info is None
        assert here.http.get("/healthz").status_code == 503


def test_a_record_that_fails_in_the_middle_is_cut_off(tmp_path, caplog):
    """The downloader learns that something is missing."""

    async def pieces(*_):
        async def found():
            yield "x" * 2000
            raise RuntimeError("a mistake")

        return found()

    with site(tmp_path) as here:
        here.context.rooms.records.for_token = pieces  # type: ignore[method-assign]
        with pytest.raises(httpx.RemoteProtocolError, match="without sending complete message body"):
            here.http.get("/api/records/x", headers={"Authorization": "Bearer x"})
    assert [record.getMessage() for record in caplog.records if record.exc_info] == ["GET /api/records/x failed"]


@pytest.mark.parametrize("path", ["/api/rooms", "/api/rooms/status", "/api/decks"])
def test_pages_of_others_may_not_post(here, path):
    answer = here.http.post(path, content=b"{}", headers={"Origin": "http://evil.example"})
    assert refusal(answer, 403).error == "other_origin"
    own = here.http.post(path, content=b"{}", headers={"Origin": f"http://127.0.0.1:{here.port}"})
    assert own.status_code == 400


def test_a_client_that_asks_too_much_has_to_wait(tmp_path):
    with site(tmp_path, requests_at_once=5, requests_a_second=0.01) as here:
        answers = [here.http.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert refusal(answers[-1], 429).error == "too_fast"
        assert answers[-1].headers["retry-after"] == "1"
        assert here.http.get("/healthz").status_code == 200


def test_a_monitor_has_its_own_limit_of_sockets(tmp_path):
    with site(tmp_path, requests_at_once=5, requests_a_second=0.01) as here:
        paths = ["/healthz", "/metrics", "/healthz", "/metrics", "/healthz", "/metrics", "/healthz"]
        assert [here.http.get("/openapi.json").status_code for _ in range(6)] == [200] * 5 + [429]
        answers = [here.http.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert {refusal(answer, 429).error for answer in answers[5:]} == {"too_fast"}


# Behind a proxy


@pytest.mark.parametrize("proxies", [(), ("10.0.0.0/8", "::1")])
def test_a_forwarded_address_counts_only_from_a_proxy(tmp_path, proxies, caplog):
    with site(tmp_path, requests_at_once=3, requests_a_second=0.01, proxies=proxies) as here:
        answers = [here.http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
    assert caplog.text.count("name it with --proxy") == (not proxies)


def test_clients_behind_a_proxy_are_distinguished(tmp_path):
    with site(tmp_path, requests_at_once=3, requests_a_second=0.01, proxies=("127.0.0.0/8",)) as here:
        for client in ("192.0.2.1", "192.0.2.2", "9.9.9.9, 192.0.2.3", "2001:db8::1", "2001:db8:0:1::1"):
            answers = [here.http.get("/api/games", headers={"X-Forwarded-For": client}) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200] * 3 + [429]
        same = here.http.get("/api/games", headers={"X-Forwarded-For": "1.2.3.4, 2001:db8::ffff"})
        assert same.status_code == 429  # another address of a network that one client has to itself


@pytest.mark.parametrize(
    ("peer", "client"),
    [
        (None, ""),
        (("192.0.2.1", 80), "192.0.2.1"),
        (("::ffff:192.0.2.1", 80, 0, 0), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 80, 0, 0), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 80, 0, 2), "fe80::/64"),
        (("", 0), ""),
        (("nonsense", 0), "nonsense"),
    ],
)
def test_clients_by_address(peer, client):
    assert client_at(peer) == client


def test_the_log_tells_no_secret(here, caplog):
    caplog.set_level(logging.DEBUG, "touchline")
    made = here.make(room_request())
    here.http.get(f"/api/games?token={made.token}")
    here.http.get(f"/api/records/{made.room}", headers={"Authorization": f"Bearer {made.token}"})

    async def play():
        async with Browser(here.ws, made.token) as browser:
            await browser.send(Resign("r", "home"))
            await browser.reply("r")

    run(play())
    assert "GET /api/games 200" in caplog.text
    assert not [token for token in (made.token, made.watch, *made.invitations.values()) if token in caplog.text]
