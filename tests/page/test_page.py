"""The page alone: requests, lines, and what survives of a match whatever becomes of its tab."""

import asyncio
import io
import json
import subprocess
import sys
import zipfile
from typing import cast

import msgspec
import pytest

from tests.page.support import SCREEN, Storage, Tab, computer
from touchline.cli import main as touchline
from touchline.kernel import Seeded, Side
from touchline.page.thinkers import PageThinkers
from touchline.server.tasks import Deadline, Result, Task, sliced
from touchline.server.wire.closings import NO_SEAT, RESTART

GAMES = ("counter-attack", "french-flair")
UNWANTED = (
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "sqlite3",
    "alembic",
    "websockets",
    "h11",
    "fluent",
    "cyclopts",
    "rich",
)


def run(test):
    return asyncio.run(asyncio.wait_for(test, 120))


async def play(tab, line, room, answers):
    """Answer at random, so many questions or until the match is over."""
    for count in range(answers):
        session = tab.app.rooms.open[room].session
        if session.over:
            return
        before, number, chance = len(tab.said[line]), session.number, Seeded(count, "play")
        answer = session.game.format_answer(session.request.at_random(chance.randbelow))
        tab.say(line, type="answer", id=f"{line}-{number}", number=number, answer=answer)
        while session.number == number or not (session.over or session.asked in ("home", "away")):
            await tab.heard(line, "advanced", before)
            before = len(tab.said[line])
        while not session.over and session.asked not in tab.said[line][0]["sides"]:
            await tab.heard(line, "advanced", before)
            before = len(tab.said[line])


def test_the_page_imports_nothing_that_only_a_server_or_terminal_needs():
    lines = ["import touchline.page.workers, touchline.page.app, sys", "print(*sys.modules)"]
    ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    assert {name.partition(".")[0] for name in ran.stdout.split()} & {*UNWANTED} == set()


def test_requests_are_answered_like_those_of_a_server():
    async def test():
        tab = Tab()
        status, games = await tab.ask("GET", "/api/games")
        assert (status, [game["name"] for game in games]) == (200, [*GAMES])
        figure = "/api/rulebook/counter-attack/figures"
        status, made = await tab.ask("POST", f"{figure}/shot/play", {"coach": "novice"})
        assert (status, [*tab.app.rooms.open]) == (201, [made["room"]])
        assert (await tab.ask("POST", f"{figure}/shoot/play", {"coach": "novice"}))[1]["error"] == "no_rule"
        assert (await tab.ask("GET", "/api/nothing"))[1]["error"] == "no_such_path"
        assert (await tab.ask("POST", "/api/rooms", {"game": 1}))[1]["error"] == "bad_body"
        request = {"game": "chess", "home": SCREEN, "away": SCREEN}
        assert (await tab.ask("POST", "/api/rooms", request))[1]["error"] == "bad_setup"
        assert (await tab.ask("GET", "/api/records/none"))[1]["error"] == "no_seat"

    run(test())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_where_its_tab_was_killed(game):
    async def test():
        storage = Storage()
        tab = Tab(storage)
        made = await tab.make(game)
        tab.join("a", made["token"])
        await tab.heard("a", "welcome")
        await play(tab, "a", made["room"], 6)
        seen = max(step["entry"]["entry"] for said in tab.said["a"] for step in said.get("steps", ()))
        storage.locks.clear()  # the tab is gone, and nothing of it was closed
        again = Tab(storage)
        again.join("b", made["token"])
        welcome = await again.heard("b", "welcome")
        assert welcome["last"] >= seen
        (status,) = (await again.ask("POST", "/api/rooms/status", {"tokens": [made["token"]]}))[1]
        assert (status["room"], status["game"], status["sides"]) == (made["room"], game, ["home"])

    run(test())


def test_an_answer_is_told_only_once_it_is_kept():
    async def test():
        tab = Tab()
        made = await tab.make("french-flair", SCREEN)
        tab.join("a", made["token"])
        await tab.heard("a", "welcome")
        let = asyncio.Event()
        tab.storage.delay = let.wait
        before, kept = len(tab.said["a"]), dict(tab.storage.tables["entries"])
        playing = asyncio.create_task(play(tab, "a", made["room"], 1))
        for _ in range(50):
            await asyncio.sleep(0.005)
        assert tab.said["a"][before:] == []
        assert tab.storage.tables["entries"] == kept
        let.set()
        await playing
        assert len(tab.storage.tables["entries"]) > len(kept)

    run(test())


def test_a_full_storage_changes_nothing_and_closes_the_line():
    async def test():
        tab = Tab()
        made = await tab.make("french-flair", SCREEN)
        tab.join("a", made["token"])
        welcome = await tab.heard("a", "welcome")
        kept = dict(tab.storage.tables["entries"])
        tab.storage.fault = "QuotaExceededError: full"
        playing = asyncio.create_task(play(tab, "a", made["room"], 1))
        assert await tab.closed("a") == RESTART.code
        playing.cancel()
        assert tab.storage.tables["entries"] == kept
        request = {"game": "french-flair", "home": SCREEN, "away": SCREEN, "setup": {}}
        assert await tab.ask("POST", "/api/rooms", request) == (
            507,
            {"error": "storage_full", "reason": "QuotaExceededError: full", "field": ""},
        )
        tab.storage.fault = ""
        tab.join("b", made["token"])
        assert (await tab.heard("b", "welcome"))["last"] == welcome["last"]

    run(test())


def test_a_match_is_played_in_one_tab_and_watched_in_the_other():
    async def test():
        storage = Storage()
        first, second = Tab(storage), Tab(storage)
        made = await first.make("counter-attack", SCREEN)
        first.join("a", made["token"])
        await first.heard("a", "welcome")
        second.join("b", made["token"])
        while not second.away:
            await asyncio.sleep(0.01)
        assert second.away == {"b": made["room"]}
        first.app.connect("guest", guest=True)
        first.say("guest", type="hello", protocol=2, token=made["token"])
        assert (await first.heard("guest", "welcome"))["sides"] == []
        number = first.app.rooms.open[made["room"]].session.number
        first.say("guest", type="resign", id="g", side="home")
        assert (await first.heard("guest", "refused"))["error"] == "watching"
        await play(first, "a", made["room"], 1)
        await first.heard("guest", "advanced")
        # The second takes it over.
        storage.locks[made["room"]] = second
        await first.app.give_up(made["room"])
        assert (await first.closed("a"), await first.closed("guest")) == (RESTART.code, RESTART.code)
        second.join("c", made["token"])
        welcome = await second.heard("c", "welcome")
        assert welcome["sides"] == ["home", "away"]
        assert welcome["snapshot"]["question"]["number"] > number

    run(test())


def test_a_match_is_free_for_other_tabs_once_its_last_line_is_closed():
    async def test():
        tab = Tab()
        made = await tab.make("counter-attack")
        tab.join("a", made["token"])
        await tab.heard("a", "welcome")
        assert tab.storage.locks == {made["room"]: tab}
        tab.app.hang_up("a")
        while tab.storage.locks:
            await asyncio.sleep(0.01)
        assert tab.app.rooms.open == {}

    run(test())


def test_a_seat_that_is_none_is_refused():
    async def test():
        tab = Tab()
        tab.join("a", "nothing")
        assert await tab.closed("a") == NO_SEAT.code
        assert (await tab.heard("a", "refused"))["error"] == "no_seat"

    run(test())


def test_a_coach_that_is_hurried_answers_with_what_it_has():
    """As if its budget were used up after the first candidate: the coach of a long search stops between two slices."""

    async def test():
        tab = Tab()
        made = await tab.make("counter-attack", SCREEN)
        tab.join("a", made["token"])
        await tab.heard("a", "welcome")
        sooner = 0
        for _ in range(30):
            await play(tab, "a", made["room"], 1)
            session = tab.app.rooms.open[made["room"]].session
            state = session.game.codec.pack(session.state)
            task = msgspec.msgpack.encode(
                Task("move", "counter-attack", state, cast(Side, session.asked), "master", "s", 60.0)
            )
            sooner += _slices(tab, task, hurried=True) < _slices(tab, task, hurried=False)
        assert sooner
        tab.app.hang_up("a")

    run(test())


def _slices(tab, task, *, hurried):
    deadline, count = Deadline(), 0
    for _ in sliced(task, tab.app.rooms.presenters, deadline):
        count += 1
        if hurried:
            deadline.stop()
    return count


def test_move_now_reaches_the_worker_of_the_coaches():
    async def test():
        tab = Tab()
        thinkers, stop, begun = PageThinkers({}, tab), asyncio.Event(), asyncio.Event()

        async def think(task):
            begun.set()
            while not tab.hurried:
                await asyncio.sleep(0.01)
            return msgspec.msgpack.encode(Result(text="at once"))

        tab.think = think  # type: ignore[method-assign]
        asked = asyncio.create_task(thinkers.ask(Task("move", "french-flair", b"", "home"), 60, stop))
        await begun.wait()
        stop.set()
        assert (await asked).text == "at once"

    run(test())


@pytest.mark.parametrize("game", GAMES)
def test_records_leave_and_come_back_and_verify_in_the_terminal(game, tmp_path, capsys):
    async def test():
        tab = Tab()
        made = await tab.make(game, computer("novice"), {"home": "Reds", "away": "Blues"})
        tab.join("a", made["token"])
        await tab.heard("a", "welcome")
        await play(tab, "a", made["room"], 8)
        tab.app.hang_up("a")
        while tab.storage.locks:
            await asyncio.sleep(0.01)
        status, text = await tab.ask("GET", f"/api/records/{made['room']}")
        assert status == 200
        file = tmp_path / "match.jsonl"
        file.write_text(text)
        status, archive = await tab.ask("GET", "/api/archive")
        with zipfile.ZipFile(io.BytesIO(archive)) as all_of_it:
            assert [all_of_it.read(name).decode() for name in all_of_it.namelist()] == [text]

        other = Tab()
        for data in (text.encode(), archive):
            status, rooms = await other.ask("POST", "/api/archive?name=match", data)
            assert (status, len(rooms)) == (201, 1)
            status, back = await other.ask("GET", f"/api/records/{rooms[0]['room']}")
            assert _answers(back) == _answers(text)
        other.join("b", rooms[0]["token"])
        assert (await other.heard("b", "welcome"))["sides"] == ["home"]
        (row, _) = (await other.ask("GET", "/api/matches"))[1]
        assert (row["game"], row["home"], row["away"], row["over"]) == (game, "Reds", "Blues", False)

        changed = text.replace('"rule"', '"rulf"', 1).encode()
        status, problem = await other.ask("POST", "/api/archive?name=bad.jsonl", changed)
        assert (status, problem["error"], problem["field"]) == (400, "bad_record", "line 2")
        assert len((await other.ask("GET", "/api/matches"))[1]) == 2

    run(test())
    assert touchline(["verify", str(tmp_path / "match.jsonl")]) == 0, capsys.readouterr()


def _answers(record: str) -> list[str]:
    lines = [json.loads(line) for line in record.splitlines()[1:]]
    return [json.dumps({**line, "sum": ""}) for line in lines if "n" in line]


def test_a_match_is_deleted_with_all_that_was_kept_of_it():
    async def test():
        tab = Tab()
        made = await tab.make("french-flair")
        other = await tab.make("french-flair")
        assert (await tab.ask("DELETE", f"/api/matches/{made['room']}"))[0] == 200
        assert {row["id"] for row in tab.storage.tables["rooms"].values()} == {other["room"]}
        assert {row["room"] for row in tab.storage.tables["seats"].values()} == {other["room"]}
        assert made["room"] not in {key[0] for key in tab.storage.tables["entries"]}

    run(test())
