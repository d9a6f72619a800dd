"""Reviews: statistics at once, luck and play in the background, kept with the match, the same for everybody."""

from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text

from tests.server.support import Site, site
from tests.support.finished import Finished, finished, recorded
from touchline.coaches.protocol import finished as done
from touchline.kernel import Reading
from touchline.review import analysing, follow
from touchline.review.portions import Begun
from touchline.server.reviews import decisive
from touchline.server.tasks import Deadline, Result, Task, sliced
from touchline.session.presenters import PRESENTERS

REAL = "touchline.session.presenters:PRESENTERS"
RECORDS = Path(__file__).parents[1] / "review" / "records"
LONG = 400.0
"""Seconds that a process of the lowest priority may take beside other tests."""
TINY = {"french-flair": "phases:1", "counter-attack": "actions:1"}


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    with site(tmp_path_factory.mktemp("reviews"), requests_at_once=100_000, presenters=REAL) as found:
        yield found


def database(here: Site) -> str:
    return here.context.settings.db.partition("///")[2]


def tiny(here: Site, game: str = "french-flair", **more: Any) -> Finished:
    return finished(database(here), game, options={"clock": TINY[game]}, **more)


def ask(here: Site, id: str, token: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return here.http.get(f"/api/replays/{id}/review", headers=headers)


def whole(here: Site, id: str, token: str = "") -> dict[str, Any]:
    """The review once it is worked out."""
    until = monotonic() + LONG
    while (told := ask(here, id, token).json())["done"] < 1:
        assert monotonic() < until, told["done"]
        sleep(0.2)
    found: dict[str, Any] = told
    return found


@pytest.mark.parametrize("game", sorted(TINY))
def test_a_review_is_that_of_the_record(here, game):
    made = tiny(here, game)
    first = ask(here, made.room, made.token)
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-store"
    told = whole(here, made.room, made.token)
    record = here.http.get(f"/api/records/{made.room}", headers={"authorization": f"Bearer {made.token}"}).text
    wanted = done(analysing(follow(record.encode().splitlines(keepends=True))))
    assert told["analysis"] == msgspec.json.decode(msgspec.json.encode(wanted))
    assert first.json()["analysis"]["statistics"] == told["analysis"]["statistics"]
    assert told["sides"] == ["home"]
    assert told["ending"]["home"] == wanted.result.home
    assert [one["n"] for one in told["pictures"]] == [one.key for one in decisive(wanted)]
    presenter = PRESENTERS[game]
    reading: Reading[Any] = Reading(record.encode().splitlines(keepends=True), {game: presenter.game})
    states = [ply.state for ply in reading.moments()]
    for picture in told["pictures"]:
        scene = presenter.scene(states[picture["n"] - 1], None)
        assert picture["scene"] == msgspec.json.decode(msgspec.json.encode(scene))


def test_it_is_kept_with_the_match_and_the_same_for_everybody(here):
    made = tiny(here, seed="kept" * 10)
    told = whole(here, made.room, made.token)
    engine = create_engine(f"sqlite:///{database(here)}")
    rows: list[Any] = []
    until = monotonic() + LONG
    while not rows and monotonic() < until:
        with engine.connect() as connection:
            rows = [
                *connection.execute(
                    text("SELECT version, analysis FROM reviews WHERE room = :room"), {"room": made.room}
                )
            ]
    ((version, analysis),) = rows
    assert version == "touchline-analysis/1 french-flair/1"
    assert msgspec.json.decode(analysis) == told["analysis"]
    watcher = ask(here, made.room, made.watch).json()
    assert watcher["sides"] == []
    assert {**watcher, "sides": told["sides"]} == told


def test_after_a_restart_it_is_there_and_one_of_an_earlier_judge_is_worked_out_again(tmp_path):
    with site(tmp_path, presenters=REAL) as before:
        made = tiny(before)
        told = whole(before, made.room, made.token)
        db = database(before)
    with site(tmp_path, presenters=REAL) as after:
        assert ask(after, made.room, made.token).json() == told
    with create_engine(f"sqlite:///{db}").begin() as connection:
        assert connection.execute(text("UPDATE reviews SET version = 'older', analysis = '{}'")).rowcount == 1
    with site(tmp_path, presenters=REAL) as again:
        assert whole(again, made.room, made.token) == told


def test_a_review_that_a_restart_cut_off_starts_again(tmp_path):
    with site(tmp_path, presenters=REAL) as before:
        made = recorded(database(before), RECORDS / "french-flair.jsonl")
        assert ask(before, made.room, made.token).json()["done"] < 1
    with site(tmp_path, presenters=REAL) as after:
        told = ask(after, made.room, made.token).json()
        assert told["analysis"]["ledger"] is None
        assert told["analysis"]["statistics"]["match"]["home"]["tries"]["n"] == 3


def test_a_running_match_has_none(here):
    made = finished(database(here), "french-flair", most=20)
    refused = ask(here, made.room, made.token)
    assert (refused.status_code, refused.json()["error"]) == (409, "not_over")


def test_only_a_seat_or_a_link_opens_it(here):
    made = tiny(here, seed="mine" * 10)
    assert ask(here, made.room).status_code == 401
    assert ask(here, made.room, "x" * 43).status_code == 404
    assert ask(here, "file-unknown").json()["error"] == "no_seat"


def test_a_record_file_is_reviewed_and_not_stored(here):
    made = tiny(here, seed="file" * 10)
    record = here.http.get(f"/api/records/{made.room}", headers={"authorization": f"Bearer {made.token}"}).content
    opened = here.http.post("/api/replays", content=record).json()
    told = ask(here, opened["replay"]).json()
    assert told["room"] == ""
    wanted = follow(record.splitlines(keepends=True)).analysis.statistics
    assert told["analysis"]["statistics"] == msgspec.json.decode(msgspec.json.encode(wanted))


def test_portions_are_tasks_of_their_own():
    presenter = PRESENTERS["french-flair"]
    game = presenter.game
    lines = (RECORDS / "french-flair.jsonl").read_bytes().splitlines(keepends=True)
    reading: Reading[Any] = Reading(lines, {game.name: game})
    start = game.codec.pack(reading.start)
    answers = [
        msgspec.json.encode(ply.answer).decode() if isinstance(ply.answer, tuple) else game.format_answer(ply.answer)
        for ply in reading.moments()
    ]

    def result(**more: Any) -> Result:
        about = msgspec.json.encode({"home": "Garonne XV", "away": "Causse RC", "answers": answers, **more})
        task = Task("review", game.name, start, "home", about=about)
        return msgspec.msgpack.decode(done(sliced(msgspec.msgpack.encode(task), PRESENTERS, Deadline())), type=Result)

    begun = msgspec.json.decode(result().seen, type=Begun)
    assert begun.analysis == follow(lines).analysis
    few = [result(first=at, last=at + 1).seen for at in range(3)]
    together = msgspec.json.decode(result(first=0, last=3).seen)
    assert [msgspec.json.decode(one)[0] for one in few] == together
