"""Reviews of a page alone: worked out in the coach worker while no coach thinks, and kept in the browser."""

import asyncio
import io
from pathlib import Path

import msgspec
import pytest

from tests.page.support import SCREEN, Tab
from tests.page.test_page import play, run
from touchline.page.thinkers import PageThinkers
from touchline.review import analyse
from touchline.server.tasks import Result, Task

TINY = {"options": {"clock": "phases:2"}}
RECORDS = Path(__file__).parents[1] / "review" / "records"


async def whole(tab, room):
    while (told := await tab.ask("GET", f"/api/replays/{room}/review"))[1].get("done", 0) < 1:
        assert told[0] == 200, told
        await asyncio.sleep(0.02)
    return told[1]


def test_a_review_is_that_of_the_record_and_is_kept_in_the_browser():
    async def test():
        tab = Tab()
        made = await tab.make("french-flair", SCREEN, TINY)
        tab.join("a", made["token"])
        await tab.heard("a", "welcome")
        status, problem = await tab.ask("GET", f"/api/replays/{made['room']}/review")
        assert (status, problem["error"]) == (409, "not_over")
        await play(tab, "a", made["room"], 400)
        tab.app.hang_up("a")
        told = await whole(tab, made["room"])
        _, record = await tab.ask("GET", f"/api/records/{made['room']}")
        wanted = analyse(io.BytesIO(record.encode()))
        assert told["analysis"] == msgspec.json.decode(msgspec.json.encode(wanted))
        while not tab.storage.tables["reviews"]:
            await asyncio.sleep(0.01)
        ((key, row),) = tab.storage.tables["reviews"].items()
        assert key == (made["room"],)
        assert msgspec.json.decode(row["analysis"]) == told["analysis"]
        other = Tab(tab.storage)
        thought = other._thoughts
        assert (await other.ask("GET", f"/api/replays/{made['room']}/review"))[1] == told
        assert other._thoughts == thought
        await tab.ask("DELETE", f"/api/matches/{made['room']}")
        assert tab.storage.tables["reviews"] == {}

    run(test())


def test_a_portion_waits_until_no_coach_thinks():
    async def test():
        tab, done = Tab(), []
        thinkers, go = PageThinkers({}, tab), asyncio.Event()

        async def think(packed):
            task = msgspec.msgpack.decode(packed, type=Task)
            if task.kind == "move":
                await go.wait()
            done.append(task.kind + task.coach)
            return msgspec.msgpack.encode(Result())

        tab.think = think  # type: ignore[method-assign]

        def ask(kind, coach=""):
            return asyncio.create_task(thinkers.ask(Task(kind, "french-flair", b"", "home", coach), 60))

        asked = [ask("move", "1"), ask("review"), ask("move", "2"), ask("review"), ask("move", "3")]
        await asyncio.sleep(0.05)
        assert done == []
        go.set()
        await asyncio.gather(*asked)
        assert done == ["move1", "move2", "move3", "review", "review"]

    run(test())


@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_statistics_of_a_record_file_are_there_at_once(game):
    async def test():
        tab = Tab()
        _, info = await tab.ask("POST", "/api/replays", (RECORDS / f"{game}.jsonl").read_bytes())
        status, told = await tab.ask("GET", f"/api/replays/{info['replay']}/review")
        assert status == 200
        assert told["analysis"]["ledger"] is None
        assert told["analysis"]["answers"] == len(info["entries"])
        assert tab.storage.tables["reviews"] == {}

    run(test())
