"""A match is loaded whole and once: a disturbed load opens nothing, and its visitors try again."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.client import Browser
from tests.server.support import SCREEN, Building, Page, building, room_request, run, site, take
from tests.server.test_connection import closed
from tests.server.test_failed_writes import Failing, answer, loaded, stored
from touchline.i18n import Message
from touchline.server.room import Room
from touchline.server.rooms import NotLoaded
from touchline.server.store import Store
from touchline.server.wire import closings
from touchline.server.wire.api import RoomMade
from touchline.session.protocol.messages import PROTOCOL, Done, Hello, Welcome


def disk_full() -> sqlite3.Error:
    return sqlite3.OperationalError("database or disk is full")


class Reads:
    """A replacement for a store's `entries` whose rows wait, end early or fail on command."""

    def __init__(self, store: Store) -> None:
        self._entries = store.entries
        self.waits, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()
        self.most: int | None = None  # rows
        self.error: Exception | None = None  # after those
        self.times = 0
        store.entries = self._read  # type: ignore[method-assign]

    async def _read(self, room: str) -> AsyncIterator[Sequence[Any]]:
        self.times += 1
        async for page in self._entries(room):
            self.waits.set()
            await self.goes_on.wait()
            yield page[: self.most]
        if self.error is not None:
            raise self.error


async def played(found: Building) -> tuple[RoomMade, Room, Page]:
    """A match on one screen with some answers."""
    made = await found.make(room_request("french-flair", SCREEN, SCREEN, options={"clock": "phases:30"}))
    room, page = await found.enter(made.token)
    for _ in range(8):
        assert isinstance(await take(room, page, answer(room)), Done)
    return made, room, page


async def fail_a_write(found: Building, room: Room, page: Page) -> None:
    """Break a room."""
    Failing(found.store, 1, written=False).goes_on.set()
    assert await take(room, page, answer(room)) is None
    assert room.broken


def test_a_room_is_loaded_once_though_the_broken_one_is_let_go_meanwhile(tmp_path):
    """Of two rooms with the same match, one would fall behind and be shown to returning browsers."""

    async def test() -> None:
        async with building(tmp_path) as found:
            made, room, page = await played(found)
            await fail_a_write(found, room, page)
            reads = Reads(found.store)
            reads.goes_on.clear()
            first = asyncio.create_task(found.rooms.load(room.id))
            await reads.waits.wait()
            await found.rooms.tidy()
            second = asyncio.create_task(found.rooms.load(room.id))
            await asyncio.sleep(0)
            reads.goes_on.set()
            assert await first is await second
            assert reads.times == 1
            room, page = await found.enter(made.token)
            for _ in range(4):
                assert isinstance(await take(room, page, answer(room)), Done)
            _, back = await found.enter(made.token, room.session.last, room.session.number)
            (welcome,) = (message for message in back.messages if isinstance(message, Welcome))
            assert (welcome.last, welcome.entries) == (room.session.last, ())

    run(test())


@pytest.mark.parametrize("most", [0, 1, 5])
@pytest.mark.parametrize(
    "error", [None, OperationalError(None, None, disk_full()), OSError("no space left"), TimeoutError()], ids=repr
)
def test_a_read_that_ends_early_opens_nothing(tmp_path, most, error):
    async def test() -> None:
        async with building(tmp_path) as found:
            made, room, page = await played(found)
            await fail_a_write(found, room, page)
            before, digest = stored(tmp_path, room.id), room.session.digest()
            reads = Reads(found.store)
            reads.most, reads.error = most, error
            for _ in range(2):
                with pytest.raises(NotLoaded):
                    await found.enter(made.token)
                assert found.rooms.open[room.id].broken
            reads.most = reads.error = None
            assert stored(tmp_path, room.id) == before
            room, page = await loaded(found, made)
            assert room.session.digest() == digest
            assert isinstance(await take(room, page, answer(room)), Done)

    run(test())


def test_a_spill_that_takes_nothing_is_no_damage(tmp_path, monkeypatch):
    async def test() -> None:
        async with building(tmp_path) as found:
            made, room, page = await played(found)
            while room.session.last < 40:  # some of them are spilled
                assert isinstance(await take(room, page, answer(room)), Done)
            digest = room.session.digest()
            found.restart()
            with monkeypatch.context() as patch:

                def put(packed: bytes) -> int:
                    raise disk_full()

                patch.setattr(found.spill, "put", put)
                with pytest.raises(NotLoaded):
                    await found.enter(made.token)
            room, _ = await loaded(found, made)
            assert room.session.digest() == digest

    run(test())


def test_a_visitor_of_an_unreadable_match_is_asked_to_come_back(tmp_path):
    with site(tmp_path) as here:
        made = here.make(room_request("french-flair", SCREEN, SCREEN))
        here.context.rooms.open.clear()

        async def test() -> None:
            reads = Reads(here.context.store)
            reads.error = OperationalError(None, None, disk_full())
            browser = Browser(here.ws, made.token)
            await browser.open()
            await browser.send(Hello(PROTOCOL, made.token))
            assert await closed(browser) == ([], closings.RESTART)
            reads.error = None
            async with browser:
                assert browser.welcome is not None
                assert browser.welcome.notice is None

        run(test())


def test_a_match_with_a_missing_row_continues_after_the_last(tmp_path):
    """Otherwise the next row would have the number of an existing one, and be refused for ever."""

    async def test() -> None:
        async with building(tmp_path) as found:
            made, room, _ = await played(found)
            with sqlite3.connect(tmp_path / "rooms.db") as connection:
                connection.execute("DELETE FROM entries WHERE n = 5")
            before = stored(tmp_path, room.id)
            found.restart()
            room, page = await found.enter(made.token)
            (welcome,) = (message for message in page.messages if isinstance(message, Welcome))
            assert welcome.notice == Message("match-damaged", {"entry": 5})
            assert stored(tmp_path, room.id)[: len(before)] == before
            assert isinstance(await take(room, page, answer(room)), Done)
            digest = room.session.digest()
            found.restart()
            room, _ = await found.enter(made.token)
            assert room.session.digest() == digest

    run(test())


def test_a_room_does_not_break_before_a_write_has_ended(tmp_path, monkeypatch):
    """It would be reloaded without the entry being written."""

    async def test() -> None:
        async with building(tmp_path) as found:
            _, room, page = await played(found)
            last = room.session.rows

            def prepare_question(_: object) -> None:
                raise ValueError("no question")

            monkeypatch.setattr(room.session, "prepare_question", prepare_question)
            message = answer(room)
            assert isinstance(await take(room, page, message), Done)
            assert not room.broken
            assert room.session.rows > last

    run(test())
