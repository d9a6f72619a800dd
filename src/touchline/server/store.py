"""Where matches are kept. All that is written goes through one writer; see `writers`."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final, Self, cast

from alembic.util import CommandError
from sqlalchemy import Delete, Row, Select, delete, event, exists, func, select, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from touchline.kernel import SIDES
from touchline.server.database import DatabaseFile, Unusable, in_short, prepare, prepare_file, set_pragmas
from touchline.server.schema import CLOCK, DECKS, ENTRIES, ROOMS, SEATS
from touchline.server.writers import Commits, Done, SqlAlchemyWriter, SqliteWriter, Writer, Writing

ROWS_AT_ONCE: Final = 500
"""Entries that are deleted in one transaction: some milliseconds."""
ROWS_OF_PAGE: Final = 200
"""Entries that are read at once."""
_ROOMS_AT_ONCE: Final = 20
_DECKS_AT_ONCE: Final = 20

_SEATS: Final = select(SEATS, ROOMS.c.seats.label("places")).join(ROOMS, SEATS.c.room == ROOMS.c.id)
_HOLDERS: Final = SEATS.alias("holders")


class Store:
    """A database of rooms."""

    def __init__(self, engine: AsyncEngine) -> None:
        path = _path(engine)
        self._engine = engine
        self._file = DatabaseFile(path) if path is not None else None
        self._writer: Writer = SqliteWriter(path) if path is not None else SqlAlchemyWriter(engine)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store of a database, brought to the newest tables, with its writer at work; `Unusable` if it cannot."""
        try:
            engine = create_async_engine(url)
        except (SQLAlchemyError, ImportError) as error:
            raise Unusable(in_short(error)) from None
        try:
            await _prepare(engine)
            return cls(engine)
        except (SQLAlchemyError, CommandError, OSError) as error:
            await engine.dispose()
            raise Unusable(in_short(error)) from error
        except BaseException:
            await engine.dispose()
            raise

    @property
    def commits(self) -> Commits:
        """How the writer has been doing."""
        return self._writer.commits

    async def close(self) -> None:
        """Write what is queued, then close."""
        await self._writer.close()
        await self._engine.dispose()
        if self._file is not None:
            self._file.close()

    def fault(self) -> str:
        """What has become of the file that was opened; nothing if it is there as it was."""
        return self._file.fault() if self._file is not None else ""

    # Writing

    def submit(self, writing: Writing, done: Done) -> None:
        """Write rows; `done` is called once they are on the disk, or with the error that kept them from it."""
        self._writer.submit(writing, done)

    async def write(self, writing: Writing) -> None:
        """Write rows; when this returns they are on the disk. `IntegrityError` when something else stands there."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: BaseException | None) -> None:
            if written.done():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.submit(writing, done)
        await written

    # Deleting

    async def delete_rooms(self, played_before: float, spared: Callable[[str], bool] = lambda room: False) -> int:
        """Delete the rooms that nobody has played in since a time, and decks as old; how many rooms there were."""
        gone, last = 0, ""
        is_old = ROOMS.c.played_at < played_before
        while True:
            some = select(ROOMS.c.id).where(is_old, ROOMS.c.id > last).order_by(ROOMS.c.id).limit(_ROOMS_AT_ONCE)
            found = [row.id for row in await self._read(some)]
            if not found:
                break
            last = found[-1]
            ids = [room for room in found if not spared(room)]
            old = select(ROOMS.c.id).where(is_old, ROOMS.c.id.in_(ids))
            # Without seats nobody finds the room any more: it may be deleted piece by piece.
            await self._clear(delete(SEATS).where(SEATS.c.room.in_(old)))
            rows = select(ENTRIES.c.room, ENTRIES.c.n).where(ENTRIES.c.room.in_(old)).limit(ROWS_AT_ONCE)
            while await self._clear(delete(ENTRIES).where(tuple_(ENTRIES.c.room, ENTRIES.c.n).in_(rows))):
                pass
            gone += await self._clear(delete(ROOMS).where(is_old, ROOMS.c.id.in_(ids)))
        decks = select(DECKS.c.id).where(DECKS.c.created_at < played_before).limit(_DECKS_AT_ONCE)
        while await self._clear(delete(DECKS).where(DECKS.c.id.in_(decks))):
            pass
        return gone

    async def delete_seats(self, hashes: Sequence[str]) -> None:
        """Delete seats by the hashes of their tokens."""
        await self._clear(delete(SEATS).where(SEATS.c.token_hash.in_(hashes)))

    async def _clear(self, statement: Delete) -> int:
        """Delete a few rows, in a transaction of their own, once all that is queued is written; how many there were."""
        return await asyncio.shield(self._writer.delete(statement))

    # Reading

    async def room(self, room: str) -> Row[Any] | None:
        """A room by its id."""
        rows = await self._read(select(ROOMS).where(ROOMS.c.id == room))
        return rows[0] if rows else None

    async def seat(self, token_hash: str) -> Row[Any] | None:
        """The seat that a token opens, with the places of its room."""
        rows = await self._read(_SEATS.where(SEATS.c.token_hash == token_hash))
        return rows[0] if rows else None

    async def seat_by_invitation(self, token_hash: str) -> Row[Any] | None:
        """The seat that was taken by an invitation, with the places of its room."""
        rows = await self._read(_SEATS.where(SEATS.c.invitation == token_hash))
        return rows[0] if rows else None

    async def seats(self, room: str) -> Sequence[Row[Any]]:
        """The seats of a room, with its places."""
        return await self._read(_SEATS.where(SEATS.c.room == room))

    async def rooms_of(self, hashes: Sequence[str]) -> Sequence[Row[Any]]:
        """The rooms that tokens open, as a list shows them: of a set-up, which may hold a deck, the names alone."""
        columns = [ROOMS.c[name] for name in ("id", "game", "seats", "played_at", "summary")]
        names = [ROOMS.c.setup[side].as_string().label(side) for side in SIDES]
        return await self._read(
            select(*columns, *names, SEATS.c.sides)
            .join(SEATS, SEATS.c.room == ROOMS.c.id)
            .where(SEATS.c.token_hash.in_(hashes), ~exists().where(_HOLDERS.c.invitation == SEATS.c.token_hash))
            .order_by(ROOMS.c.played_at.desc())
        )

    async def entries(self, room: str) -> AsyncIterator[Sequence[Row[Any]]]:
        """The entries of a room in order, a page at a time: there is no limit to how many there are."""
        of_room, last = select(ENTRIES).where(ENTRIES.c.room == room).order_by(ENTRIES.c.n).limit(ROWS_OF_PAGE), 0
        while page := await self._read(of_room.where(ENTRIES.c.n > last)):
            yield page
            last = page[-1].n

    async def last_entry(self, room: str) -> int:
        """The number of the last entry of a room; 0 if it has none."""
        rows = await self._read(select(func.max(ENTRIES.c.n)).where(ENTRIES.c.room == room))
        return rows[0][0] or 0

    async def rooms_made(self, client: str, since: float, until: float) -> tuple[int, int]:
        """How many rooms a client has made between two times, and how many of them are over."""
        made = (ROOMS.c.client == client) & ROOMS.c.created_at.between(since, until)
        rows: Any = await self._read(cast(Any, select(func.count(), func.count(ROOMS.c.ended_at)).where(made)))
        return rows[0][0], rows[0][1]

    async def decks(self, client: str, since: float, until: float) -> int:
        """How many decks a client has uploaded between two times."""
        made = (DECKS.c.client == client) & DECKS.c.created_at.between(since, until)
        rows = await self._read(select(func.count()).select_from(DECKS).where(made))
        return int(rows[0][0])

    async def count(self) -> int:
        """How many rooms there are."""
        rows = await self._read(select(func.count()).select_from(ROOMS))
        return int(rows[0][0])

    async def clock(self) -> Row[Any]:
        """The clock as it was last noted."""
        (row,) = await self._read(select(CLOCK))
        return row

    async def newest(self) -> float | None:
        """When a room was last played in; None if there is none."""
        rows = await self._read(select(func.max(ROOMS.c.played_at)))
        newest: float | None = rows[0][0]
        return newest

    async def deck(self, deck: str) -> dict[str, Any] | None:
        """The cards of a deck, as the deck of a set-up."""
        rows = await self._read(select(DECKS.c.cards).where(DECKS.c.id == deck))
        return rows[0][0] if rows else None

    async def _read(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement)).all()
        return rows


async def _prepare(engine: AsyncEngine) -> None:
    """Bring a database to the newest tables."""
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
        # Without the driver that the rest goes through: its threads complain where it cannot open a file.
        await asyncio.to_thread(prepare_file, engine.url.set(drivername="sqlite"))
    else:
        async with engine.begin() as connection:
            await connection.run_sync(prepare)


def _path(engine: AsyncEngine) -> Path | None:
    """The file of an SQLite database; None for any other."""
    name = engine.url.database or ""
    is_file = engine.dialect.name == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")
    return Path(name).absolute() if is_file else None
