"""A failed write changes nothing, drops waiting commands, and the match reloads as stored."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.support import INVITED, RANDOM, SCREEN, Building, Clock, Page, building, room_request, run, take
from tests.server.test_clocks import in_movement
from tests.server.test_room import new_id
from touchline.i18n import Message
from touchline.kernel import SIDES, Seeded
from touchline.server.room import Command, Room
from touchline.server.storage import Done as Ended
from touchline.server.storage import Writing
from touchline.server.store import Store
from touchline.server.wire.api import RoomMade
from touchline.session.protocol.messages import (
    Answer,
    Arrange,
    Done,
    Orders,
    Refused,
    Rematch,
    Resign,
    TakeBack,
    Welcome,
)


class Failing:
    """A replacement for a store's `submit` that fails this often, before or after the write."""

    def __init__(self, store: Store, times: int, *, written: bool) -> None:
        self._submit, self.times, self._written = store.submit, times, written
        self.waits, self.goes_on = asyncio.Event(), asyncio.Event()
        self._failing: set[asyncio.Task[None]] = set()
        store.submit = self  # type: ignore[method-assign]

    def __call__(self, writing: Writing, done: Ended) -> None:
        if not self.times:
            self._submit(writing, done)
            return
        self.times -= 1
        self.waits.set()
        self._failing.add(asyncio.create_task(self._fail(writing, done)))

    async def _fail(self, writing: Writing, done: Ended) -> None:
        await self.goes_on.wait()
        error = OSError("no space left on the disk")
        if self._written:
            self._submit(writing, lambda _: done(error))
        else:
            done(error)


class Case(NamedTuple):
    """A match about to write something."""

    made: RoomMade
    room: Room
    page: Page
    first: Callable[[Room, Page], Awaitable[Any]]  # what leads to a write
    second: Command  # a command sent meanwhile from another tab of the same seat


def answer(room: Room, seed: str = "") -> Answer:
    request: Any = room.session.request
    text = room.session.game.format_answer(request.at_random(Seeded(f"{room.session.number}{seed}").randbelow))
    return Answer(new_id(), room.session.number, text)


def asks(message: Command) -> Callable[[Room, Page], Awaitable[Any]]:
    return lambda room, page: take(room, page, message)


async def an_answer(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("french-flair", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    await take(room, page, answer(room))
    return Case(made, room, page, asks(answer(room)), answer(room, "other"))


async def a_take_back(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("counter-attack", SCREEN, SCREEN, options={"clock": "actions:20"}))
    room, page = await found.enter(made.token)
    while not page.snapshot.back:
        await take(room, page, answer(room))
    return Case(made, room, page, asks(TakeBack(new_id(), room.session.number)), answer(room))


async def a_resignation(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("french-flair", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    return Case(made, room, page, asks(Resign(new_id(), "home")), answer(room))


async def standing_orders(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("counter-attack", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    return Case(made, room, page, asks(Orders(new_id(), ("kick_off",))), answer(room))


async def an_arrangement(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("french-flair", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    return Case(made, room, page, asks(Arrange(new_id(), room.session.number)), answer(room))


async def a_computer_move(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("french-flair", RANDOM, SCREEN))
    room, _ = await found.rooms.find(made.token)
    page = Page(made.token, ("away",))

    async def enters(room: Room, page: Page) -> None:
        await room.enter(page, 0, 0)

    return Case(made, room, page, enters, Resign(new_id(), "away"))


async def a_clock_tick(found: Building, clock: Clock) -> Case:
    made, room, page = await in_movement(found)

    async def ticks(room: Room, page: Page) -> None:
        clock.passes(100)
        room.bots.tick()
        await asyncio.sleep(0)

    return Case(made, room, page, ticks, answer(room))


async def a_rematch(found: Building, clock: Clock) -> Case:
    made = await found.make(room_request("french-flair", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    await take(room, page, Resign(new_id(), "home"))
    return Case(made, room, page, asks(Rematch(new_id())), Rematch(new_id()))


THINKS = (an_arrangement, a_computer_move)
CASES = [
    an_answer,
    a_take_back,
    standing_orders,
    a_resignation,
    an_arrangement,
    a_computer_move,
    a_clock_tick,
    a_rematch,
]


def stored(folder: Path, room: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(folder / "rooms.db") as connection:
        select = 'SELECT n, kind, "by", text, digest FROM entries WHERE room = ? ORDER BY n'
        return connection.execute(select, [room]).fetchall()


async def loaded(found: Building, made: RoomMade) -> tuple[Room, Page]:
    """The room, loaded undamaged from the store."""
    room, page = await found.enter(made.token)
    (welcome,) = (message for message in page.messages if isinstance(message, Welcome))
    assert welcome.notice is None
    return room, page


@pytest.mark.parametrize("written", [False, True], ids=["not written", "written"])
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_failed_write_harms_nothing(tmp_path, case, times, written):
    async def test() -> None:
        clock = Clock()
        async with building(tmp_path, thinks=case in THINKS, monotonic=clock) as found:
            made, room, page, first, second = await case(found, clock)
            tab = Page(made.token, page.sides)
            if case is not a_computer_move:
                await room.enter(tab, 0, 0)
            before, digest = stored(tmp_path, room.id), room.session.digest()
            failing = Failing(found.store, times, written=written)
            for _ in range(times):
                failing.waits.clear()
                failing.goes_on.clear()
                asked = asyncio.create_task(_quietly(first(room, page)))
                await failing.waits.wait()
                if tab not in room.attendance.browsers:
                    await room.enter(tab, 0, 0)
                waiting = asyncio.create_task(_quietly(take(room, tab, second)))
                await asyncio.sleep(0)
                failing.goes_on.set()
                told = [await asked, await waiting]
                while not room.broken:
                    await asyncio.sleep(0)
                # Nobody gets a confirmation, and everybody is disconnected.
                assert not any(isinstance(one, Done) for one in told)
                assert room.session.digest() == digest
                assert tab.left or case is a_computer_move
                if written or failing.times == 0:
                    break
                room = await found.rooms.load(room.id)
                page, tab = Page(made.token, page.sides), Page(made.token, page.sides)
                if case is not a_computer_move:
                    await room.enter(page, 0, 0)
                    await room.enter(tab, 0, 0)
            failing.times = 0
            if not written:
                assert stored(tmp_path, room.id) == before
            # It reloads as stored and continues; a repeated command counts once.
            room, page = await loaded(found, made)
            if case is a_rematch:
                assert isinstance(await take(room, page, Rematch(new_id())), Done)
                assert room.next_room is not None
                room = await found.rooms.load(room.next_room)
                page = Page(made.token, SIDES)
                await room.enter(page, 0, 0)
            await _play_on(room, page)
            digest, rows = room.session.digest(), room.session.rows
            found.restart()
            again = await found.rooms.load(room.id)
            assert (again.session.digest(), again.session.rows) == (digest, rows)
            assert [row[0] for row in stored(tmp_path, room.id)] == [*range(1, rows + 1)]

    run(test())


async def _quietly(asked: Awaitable[Any]) -> Any:
    with suppress(OSError):
        return await asked


async def _play_on(room: Room, page: Page) -> None:
    for _ in range(6):
        if room.session.over:
            return
        if room.session.asked in page.sides and not page.snapshot.thinking:
            told = await take(room, page, answer(room))
            assert isinstance(told, (Done, Refused))
        await asyncio.sleep(0.01)
    while room.session.asked is not None and room.session.asked not in page.sides:
        await asyncio.sleep(0.01)


def test_the_same_message_is_done_once_when_it_comes_again(tmp_path):
    """The write succeeded but its acknowledgement was lost: the browser resends."""

    async def test() -> None:
        async with building(tmp_path) as found:
            made, room, page, _, _ = await an_answer(found, Clock())
            message = answer(room)
            failing = Failing(found.store, 1, written=True)
            failing.goes_on.set()
            assert await take(room, page, message) is None
            assert room.broken
            assert page.left
            room, page = await loaded(found, made)
            rows = room.session.rows
            assert isinstance(await take(room, page, message), Done)
            assert room.session.rows == rows

    run(test())


def test_a_match_damaged_before_opens_at_the_last_entry_that_follows(tmp_path):
    """Older versions stored dice that are not the seed's, thrown before a failed write."""

    async def test() -> None:
        async with building(tmp_path) as found:
            made = await found.make(room_request("french-flair", SCREEN, INVITED))
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            for _ in range(8):
                page = home if room.session.asked in home.sides else away
                await take(room, page, answer(room))
            with sqlite3.connect(tmp_path / "rooms.db") as connection:
                find = "SELECT n, text FROM entries WHERE \"by\" = 'chance' AND n > 4 ORDER BY n LIMIT 1"
                ((n, text),) = connection.execute(find)
                other = text.replace(text[1], "6" if text[1] != "6" else "5", 1)
                connection.execute("UPDATE entries SET text = ? WHERE n = ?", [other, n])
                connection.execute("UPDATE rooms SET position = NULL")
            before = stored(tmp_path, room.id)
            found.restart()
            room, home = await found.enter(made.token)
            (welcome,) = (message for message in home.messages if isinstance(message, Welcome))
            assert welcome.notice == Message("match-damaged", {"entry": n})
            assert room.session.last >= n  # the dice are thrown again
            assert stored(tmp_path, room.id)[: len(before)] == before
            _, away = await found.enter(made.invitations["away"])
            page = home if room.session.asked in home.sides else away
            assert isinstance(await take(room, page, answer(room)), Done)
            digest = room.session.digest()
            found.restart()
            room, _ = await found.enter(made.token)
            assert room.session.digest() == digest

    run(test())
