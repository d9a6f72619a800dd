"""Where matches are kept. One writer commits whatever is queued in one transaction, and tells only then."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Self, cast

from sqlalchemy import Row, Select, bindparam, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from touchline.server import migrations
from touchline.server.tables import DECKS, ENTRIES, ROOMS, SEATS

_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

Values = Mapping[str, Any]

_UPDATE: Final = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"))
    .values({name: bindparam(f"new_{name}") for name in ("played_at", "ended_at", "summary", "next_room", "position")})
)


@dataclass(frozen=True)
class Writing:
    """Rows that are written together or not at all."""

    rooms: Sequence[Values] = ()
    seats: Sequence[Values] = ()
    entries: Sequence[Values] = ()
    played: Sequence[Values] = ()  # rooms as they are now; see `_UPDATE`
    decks: Sequence[Values] = ()


@dataclass
class Commits:
    """How the writer has been doing: transactions, writings in them, and the seconds that they took."""

    batches: int = 0
    writings: int = 0
    seconds: float = 0.0
    largest: int = 0


@dataclass
class _Queued:
    writing: Writing
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """A database of rooms."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Queued | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = Commits()

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store of a database, brought to the newest tables, with its writer at work."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _set_pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        store = cls(engine)
        store._writer = asyncio.create_task(store._write_on(), name="store")
        return store

    async def close(self) -> None:
        """Write what is queued, then close."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
        await self._engine.dispose()

    # Writing

    async def write(self, writing: Writing) -> None:
        """Write rows; when this returns they are on the disk. `IntegrityError` when something else stands there."""
        queued = _Queued(writing)
        self._queue.put_nowait(queued)
        await asyncio.shield(queued.done)

    async def _write_on(self) -> None:
        more = True
        while more:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            more = None not in batch
            queued = [one for one in batch if one is not None]
            if queued:
                await self._commit(queued)

    async def _commit(self, batch: list[_Queued]) -> None:
        """One transaction for all; if it cannot be, one for each, so that nobody pays for another's fault."""
        start = perf_counter()
        try:
            async with self._engine.begin() as connection:
                await _execute(connection, [queued.writing for queued in batch])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                for queued in batch:
                    await self._commit([queued])
            else:
                for queued in batch:
                    if not queued.done.done():
                        queued.done.set_exception(error)
            return
        commits = self.commits
        commits.batches += 1
        commits.writings += len(batch)
        commits.largest = max(commits.largest, len(batch))
        commits.seconds += perf_counter() - start
        for queued in batch:
            if not queued.done.done():
                queued.done.set_result(None)

    async def delete_rooms(self, played_before: float) -> int:
        """Delete the rooms that nobody has played in since a time; how many there were."""
        old = select(ROOMS.c.id).where(ROOMS.c.played_at < played_before)
        async with self._engine.begin() as connection:
            await connection.execute(delete(ENTRIES).where(ENTRIES.c.room.in_(old)))
            await connection.execute(delete(SEATS).where(SEATS.c.room.in_(old)))
            gone = await connection.execute(delete(ROOMS).where(ROOMS.c.played_at < played_before))
            await connection.execute(delete(DECKS).where(DECKS.c.created_at < played_before))
        return gone.rowcount

    # Reading

    async def room(self, room: str) -> Row[Any] | None:
        """A room by its id."""
        rows = await self._read(select(ROOMS).where(ROOMS.c.id == room))
        return rows[0] if rows else None

    async def seat(self, token_hash: str) -> Row[Any] | None:
        """The seat that a token opens."""
        rows = await self._read(select(SEATS).where(SEATS.c.token_hash == token_hash))
        return rows[0] if rows else None

    async def rooms_of(self, hashes: Sequence[str]) -> Sequence[Row[Any]]:
        """The rooms that tokens open: every column of the room, the hash of the token and its sides."""
        return await self._read(
            select(ROOMS, SEATS.c.token_hash, SEATS.c.sides)
            .join(SEATS, SEATS.c.room == ROOMS.c.id)
            .where(SEATS.c.token_hash.in_(hashes))
            .order_by(ROOMS.c.played_at.desc())
        )

    async def entries(self, room: str) -> Sequence[Row[Any]]:
        """The entries of a room in order."""
        return await self._read(select(ENTRIES).where(ENTRIES.c.room == room).order_by(ENTRIES.c.n))

    async def rooms_made(self, client: str, since: float) -> tuple[int, int]:
        """How many rooms a client has made since a time, and how many of them are over."""
        made = (ROOMS.c.client == client) & (ROOMS.c.created_at > since)
        rows: Any = await self._read(cast(Any, select(func.count(), func.count(ROOMS.c.ended_at)).where(made)))
        return rows[0][0], rows[0][1]

    async def decks(self, client: str, since: float) -> int:
        """How many decks a client has uploaded since a time."""
        made = (DECKS.c.client == client) & (DECKS.c.created_at > since)
        rows = await self._read(select(func.count()).select_from(DECKS).where(made))
        return int(rows[0][0])

    async def count(self) -> int:
        """How many rooms there are."""
        rows = await self._read(select(func.count()).select_from(ROOMS))
        return int(rows[0][0])

    async def deck(self, deck: str) -> dict[str, Any] | None:
        """The cards of a deck, as the deck of a set-up."""
        rows = await self._read(select(DECKS.c.cards).where(DECKS.c.id == deck))
        return rows[0][0] if rows else None

    async def _read(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement)).all()
        return rows


async def _execute(connection: AsyncConnection, writings: Sequence[Writing]) -> None:
    """Everything of a kind at once, in an order in which what is referred to comes first."""
    for table in (ROOMS, SEATS, ENTRIES, DECKS):
        if rows := [dict(row) for writing in writings for row in getattr(writing, table.name)]:
            await connection.execute(insert(table), rows)
    if rows := [dict(row) for writing in writings for row in writing.played]:
        await connection.execute(_UPDATE, rows)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
