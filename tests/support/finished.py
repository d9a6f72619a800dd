"""Matches that were played before a test, stored as a server stores them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any, NamedTuple

from touchline.coaches.registry import coach
from touchline.games import GAMES
from touchline.kernel import SIDES, Choose, Reading, Seeded, Side
from touchline.page.spill import MemorySpill
from touchline.server.rooms import Rooms
from touchline.server.seats import seat_row
from touchline.server.settings import Settings
from touchline.server.storage import Writing
from touchline.server.store import Store
from touchline.session.entry_wording import By
from touchline.session.seating import Place


class Finished(NamedTuple):
    """A room, with the tokens that open it and the number of its entries."""

    room: str
    token: str  # of the home side
    watch: str
    entries: int


def finished(db: str, game: str, *, seed: str = "c0ffee" * 4, most: int | None = None, **setup: Any) -> Finished:
    """A match of a person at home that novices have played to its end, or up to some entries, in a database file."""
    playing = _finished(f"sqlite+aiosqlite:///{db}", game, seed, most, setup)
    with ThreadPoolExecutor(1) as beside:  # the tests of the browser run in a loop of their own
        return beside.submit(asyncio.run, playing).result()


async def _finished(url: str, game: str, seed: str, most: int | None, setup: dict[str, Any]) -> Finished:
    store = await Store.open(url)
    try:
        return await store_match(store, game, seed, most, setup)
    finally:
        await store.close()


async def store_match(
    store: Store, game: str, seed: str = "c0ffee" * 4, most: int | None = None, setup: dict[str, Any] | None = None
) -> Finished:
    """Play a match, and store it."""
    no_pool: Any = None
    rooms = Rooms(Settings(db=""), store, MemorySpill(), no_pool)
    presenter = rooms.presenters[game]
    written = presenter.game.write_setup(presenter.prepare(setup or {}, seed))
    token, watch = token_urlsafe(32), token_urlsafe(32)
    places: dict[Side, Place] = {"home": Place("screen"), "away": Place("computer", "novice")}
    room, writing = await rooms.prepare(
        game, written, seed, places, lambda id: [seat_row(id, token, ("home",), "host"), seat_row(id, watch, ())]
    )
    session, rows = room.session, [*writing.entries]
    coaches = {side: coach(game, "novice", Seeded(seed, side).randbelow) for side in SIDES}
    while not session.over and (most is None or session.last < most):
        side, request = session.asked, session.request
        assert side is not None
        assert isinstance(request, Choose)
        answer = coaches[side].choose(session.game.view(session.state, side), request)
        batch = session.plan(side, answer, room.clocks.says)
        rows += room.rows.rows(batch)
        session.accept(batch)
    played = room.rows.played(session.standing(), None)
    row = {**room.rows.room(places, seed, "", played), "ended_at": room.rows.ended_at}
    await store.write(Writing(rooms=[row], seats=writing.seats, entries=rows))
    return Finished(room.id, token, watch, session.last)


def recorded(db: str, record: Path) -> Finished:
    """The match of a record, as one that a person at home has played to its end, in a database file."""
    storing = _recorded(f"sqlite+aiosqlite:///{db}", record)
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, storing).result()


async def _recorded(url: str, record: Path) -> Finished:
    store = await Store.open(url)
    try:
        return await store_record(store, record)
    finally:
        await store.close()


async def store_record(store: Store, record: Path) -> Finished:
    """Store the match of a record."""
    no_pool: Any = None
    rooms = Rooms(Settings(db=""), store, MemorySpill(), no_pool)
    reading: Reading[Any] = Reading(record.read_bytes().splitlines(keepends=True), GAMES)
    header = reading.header
    assert header.dice.seed is not None
    token, watch = token_urlsafe(32), token_urlsafe(32)
    places: dict[Side, Place] = {"home": Place("screen"), "away": Place("computer", "novice")}
    room = rooms.room_of(token_hex(8), header.game, header.setup, places, header.dice.seed)
    entries = []
    for ply in reading.moments():
        session, request = room.session, ply.request
        by: By = request.side if isinstance(request, Choose) else "chance"
        text = session.take(session.state, request, by, ply.answer).text
        entries.append(room.rows.imported(session.number, by, text))
        session.replay("answer", by, text)
    room.session.settle()
    played = room.rows.played(room.session.standing(), None)
    row = {**room.rows.room(places, room.seed, "", played), "ended_at": room.rows.ended_at}
    seats = [seat_row(room.id, token, ("home",), "host"), seat_row(room.id, watch, ())]
    await store.write(Writing(rooms=[row], seats=seats, entries=entries))
    return Finished(room.id, token, watch, room.session.last)
