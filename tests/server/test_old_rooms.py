"""Databases of older versions open: their matches continue, and a notice names a rule corrected since."""

import json
import sqlite3
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from tests.server.support import SCREEN, Building, Page, building, room_request, run, take
from touchline.i18n import Message
from touchline.kernel import Seeded
from touchline.server.records import NotProvable
from touchline.server.room import Room
from touchline.session.match_session import BrokenMatch
from touchline.session.protocol.messages import Answer, Done, Welcome

FIXTURES = Path(__file__).parents[1] / "fixtures" / "rules-1"
ROOMS: dict[str, Any] = json.loads((FIXTURES / "rooms.json").read_text(encoding="utf-8"))
RUNNING = ["french-flair-running", "french-flair-rematch", "counter-attack-running", "counter-attack-computer"]
FINISHED = ["french-flair-finished", "counter-attack-finished"]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with a database of version 1."""
    copy(FIXTURES / "touchline.db", tmp_path / "rooms.db")
    return tmp_path


def rows(folder: Path, room: str) -> list[tuple[Any, ...]]:
    """The stored rows of a room."""
    with sqlite3.connect(folder / "rooms.db") as connection:
        return connection.execute(
            'SELECT n, kind, "by", text FROM entries WHERE room = ? ORDER BY n', [room]
        ).fetchall()


def welcome(page: Page) -> Welcome:
    return next(message for message in page.messages if isinstance(message, Welcome))


async def answers(room: Room, page: Page, count: int) -> int:
    """Play on at random; returns the number of answers."""
    for given in range(count):
        if room.session.over or room.session.asked not in page.sides:
            return given
        request: Any = room.session.request
        text = room.session.game.format_answer(request.at_random(Seeded(f"{room.id}/{given}").randbelow))
        done = await take(room, page, Answer(f"{room.session.number}", room.session.number, text))
        assert isinstance(done, Done), done
    return count


async def reloaded(found: Building, token: str) -> tuple[Room, Page]:
    found.restart()
    return await found.enter(token)


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_match_continues_undisturbed(old, name):
    async def test() -> None:
        async with building(old) as found:
            room, page = await found.enter(ROOMS[name]["token"])
            assert not room.session.over
            assert welcome(page).notice is None
            before = len(rows(old, room.id))
            assert await answers(room, page, 20) > 0
            state, last = room.session.state, room.session.last
            room, page = await reloaded(found, ROOMS[name]["token"])
            assert (room.session.state, room.session.last) == (state, last)
            assert len(rows(old, room.id)) > before

    run(test())


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_match_is_shown_and_its_record_proves_it(old, name):
    async def test() -> None:
        async with building(old) as found:
            room, page = await found.enter(ROOMS[name]["token"])
            assert page.snapshot.ending is not None
            assert welcome(page).notice is None
            assert '"end":' in await found.record(room.id, ROOMS[name]["token"])

    run(test())


def test_a_rematch_is_still_found_from_the_match_before(old):
    async def test() -> None:
        async with building(old) as found:
            room, _ = await found.enter(ROOMS["french-flair-finished"]["token"])
            assert room.next_room == ROOMS["french-flair-rematch"]["room"]

    run(test())


def test_a_running_match_with_a_corrected_rule_continues_from_the_last_agreement(old):
    made = ROOMS["counter-attack-corrected-running"]

    async def test() -> None:
        async with building(old) as found:
            before = rows(old, made["room"])
            room, page = await found.enter(made["token"])
            assert welcome(page).notice == Message("match-rules-corrected", {"entry": 138, "rule": "HEAD-25"})
            assert room.session.last == len(welcome(page).entries) == 137
            assert page.snapshot.question is not None
            assert await answers(room, page, 30) == 30
            state, last = room.session.state, room.session.last
            # No earlier entry is lost, and the match stands where it stood.
            assert rows(old, made["room"])[: len(before)] == before
            room, page = await reloaded(found, made["token"])
            assert (room.session.state, room.session.last) == (state, last)
            assert welcome(page).notice == Message("match-rules-corrected", {"entry": 138, "rule": "HEAD-25"})
            # A browser that knew the removed entries is sent all of them again.
            _, again = await found.enter(made["token"])
            assert again.messages
            late = Page(made["token"], page.sides)
            await room.enter(late, seen=140, number=150)
            assert welcome(late).entries[0].entry == 1

    run(test())


def test_dice_that_were_seen_do_not_come_again(old):
    """The match stands before dice that both sides have seen."""
    made = ROOMS["counter-attack-corrected-running"]

    async def test() -> None:
        async with building(old) as found:
            room, _ = await found.enter(made["token"])
            used = sum(by == "chance" for _, _, by, _ in rows(old, made["room"]))
            assert room.session.standing().dice > 32 * used

    run(test())


def test_a_finished_match_with_a_corrected_rule_keeps_its_result(old):
    made = ROOMS["counter-attack-corrected-finished"]

    async def test() -> None:
        async with building(old) as found:
            with sqlite3.connect(old / "rooms.db") as connection:
                ((summary,),) = connection.execute("SELECT summary FROM rooms WHERE id = ?", [made["room"]])
            before = rows(old, made["room"])
            _, page = await found.enter(made["token"])
            notice = welcome(page).notice
            assert notice is not None
            assert notice.key == "match-rules-corrected-over"
            ending = page.snapshot.ending
            assert ending is not None
            assert [ending.home, ending.away] == json.loads(summary)["score"]
            with pytest.raises(NotProvable, match="differs from entry 203"):
                await found.record(made["room"], made["token"])
            assert rows(old, made["room"]) == before

    run(test())


@pytest.mark.parametrize("game", ["french-flair", "counter-attack"])
@pytest.mark.parametrize("damaged", [10, 55])
def test_a_match_continues_from_its_last_stored_position(tmp_path, game, damaged):
    """A row that no longer follows stands for a rule corrected later."""

    async def test() -> None:
        async with building(tmp_path) as found:
            clock = {"french-flair": "phases:30", "counter-attack": "actions:30"}[game]
            made = await found.make(room_request(game, SCREEN, SCREEN, options={"clock": clock}))
            room, page = await found.enter(made.token)
            await answers(room, page, 100)
            state, asked = room.session.state, room.session.asked
            assert asked is not None
            with sqlite3.connect(tmp_path / "rooms.db") as connection:
                connection.execute("UPDATE entries SET text = 'gone' WHERE room = ? AND n = ?", [room.id, damaged])
            with sqlite3.connect(tmp_path / "rooms.db") as connection:
                connection.execute("UPDATE rooms SET rules = 0 WHERE id = ?", [room.id])
            room, page = await reloaded(found, made.token)
            assert (room.session.state, room.session.asked) == (state, asked)
            notice = welcome(page).notice
            assert notice is not None
            assert notice.args["entry"] == damaged
            # Entries after the next stored position are sent again.
            assert damaged - 1 <= room.session.last < len(rows(tmp_path, room.id))
            assert await answers(room, page, 5) == 5
            state = room.session.state
            room, _ = await reloaded(found, made.token)
            assert room.session.state == state

    run(test())


def test_a_match_of_newer_rules_is_left_alone(tmp_path):
    async def test() -> None:
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            with sqlite3.connect(tmp_path / "rooms.db") as connection:
                connection.execute("UPDATE rooms SET rules = 99")
            found.restart()
            with pytest.raises(BrokenMatch, match="version 99 of the rules"):
                await found.enter(made.token)

    run(test())
