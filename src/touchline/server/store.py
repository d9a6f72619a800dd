"""The database of matches. All writes go through one writer; see `writers`."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final, Self, cast

from alembic.util import CommandError
from sqlalchemy import Delete, Row, Select, delete, event, exists, func, select, tuple_
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from touchline.kernel import SIDES
from touchline.server.competition_rows import CompetitionRows
from touchline.server.database import DatabaseFile, Unusable, prepare, prepare_file, set_pragmas
from touchline.server.schema import (
    CLOCK,
    COMPETITION_MATCHES,
    COMPETITIONS,
    DECKS,
    ENTRIES,
    PEOPLE,
    REVIEWS,
    ROOMS,
    SEATS,
)
from touchline.server.storage import RULES, Done, Writing, in_short
from touchline.server.writers import Commits, SqlAlchemyWriter, SqliteWriter, Writer

ROWS_AT_ONCE: Final = 500
"""Entries deleted in one transaction, which takes a few milliseconds."""
ROWS_OF_PAGE: Final = 200
"""Entries read at once."""
_ROOMS_AT_ONCE: Final = 20
_DECKS_AT_ONCE: Final = 20

_SEATS: Final = select(SEATS, ROOMS.c.seats.label("places")).join(ROOMS, SEATS.c.room == ROOMS.c.id)
_HOLDERS: Final = SEATS.alias("holders")


class Store(CompetitionRows):
    """A database of rooms."""

    failures: tuple[type[BaseException], ...] = (SQLAlchemyError, sqlite3.Error, OSError)
    conflict: type[BaseException] = IntegrityError

    def __init__(self, engine: AsyncEngine) -> None:
        path = _path(engine)
        self._engine = engine
        self._file = DatabaseFile(path) if path is not None else None
        self._writer: Writer = SqliteWriter(path) if path is not None else SqlAlchemyWriter(engine)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database, migrate it and start its writer; `Unusable` if that fails."""
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
        """Statistics of the writer."""
        return self._writer.commits

    async def close(self) -> None:
        """Flush queued writes, then close."""
        await self._writer.close()
        await self._engine.dispose()
        if self._file is not None:
            self._file.close()

    def fault(self) -> str:
        """What is wrong with the database file; empty if nothing is."""
        return self._file.fault() if self._file is not None else ""

    # Writing

    def submit(self, writing: Writing, done: Done) -> None:
        """Queue rows to be written; `done` is called once they are on disk, or with the error."""
        self._writer.submit(writing, done)

    async def write(self, writing: Writing) -> None:
        """Write rows; on return they are on disk. `IntegrityError` if they conflict with existing ones."""
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
        """Delete the rooms last played before a time, and decks as old; returns the number of rooms.

        Rooms of competitions are kept.
        """
        gone, last = 0, ""
        in_competition = exists().where(COMPETITION_MATCHES.c.room == ROOMS.c.id)
        is_old = (ROOMS.c.played_at < played_before) & ~in_competition
        while True:
            some = select(ROOMS.c.id).where(is_old, ROOMS.c.id > last).order_by(ROOMS.c.id).limit(_ROOMS_AT_ONCE)
            found = [row.id for row in await self._read(some)]
            if not found:
                break
            last = found[-1]
            ids = [room for room in found if not spared(room)]
            old = select(ROOMS.c.id).where(is_old, ROOMS.c.id.in_(ids))
            # Without seats nobody can find the room, so it can be deleted in pieces.
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

    async def delete_review(self, room: str) -> None:
        """Delete the review of a match."""
        await self._clear(delete(REVIEWS).where(REVIEWS.c.room == room))

    async def _clear(self, statement: Delete) -> int:
        """Delete a few rows in one transaction, after all queued writes; returns how many."""
        return await asyncio.shield(self._writer.delete(statement))

    # Reading

    async def room(self, room: str) -> Row[Any] | None:
        """A room by its id."""
        rows = await self._read(select(ROOMS).where(ROOMS.c.id == room))
        return rows[0] if rows else None

    async def seat(self, token_hash: str) -> Row[Any] | None:
        """The seat a token opens, with the places of its room."""
        rows = await self._read(_SEATS.where(SEATS.c.token_hash == token_hash))
        return rows[0] if rows else None

    async def seat_by_invitation(self, token_hash: str) -> Row[Any] | None:
        """The seat taken with an invitation, with the places of its room."""
        rows = await self._read(_SEATS.where(SEATS.c.invitation == token_hash))
        return rows[0] if rows else None

    async def seats(self, room: str) -> Sequence[Row[Any]]:
        """The seats of a room, with its places."""
        return await self._read(_SEATS.where(SEATS.c.room == room))

    async def rooms_of(self, hashes: Sequence[str]) -> Sequence[Row[Any]]:
        """The rooms that tokens open, for a list: only names and rules from the setup, which may hold a deck."""
        columns = [ROOMS.c[name] for name in ("id", "game", "seats", "played_at", "summary")]
        names = [ROOMS.c.setup[side].as_string().label(side) for side in SIDES]
        rules = [ROOMS.c.setup[name].as_json().label(name) for name in RULES]
        matches, called = COMPETITION_MATCHES.c, COMPETITIONS.c.charter["settings", "name"].as_string()
        return await self._read(
            select(*columns, *names, *rules, SEATS.c.sides, matches.competition, matches.fixture)
            .add_columns(called.label("competition_name"))
            .join(SEATS, SEATS.c.room == ROOMS.c.id)
            .outerjoin(COMPETITION_MATCHES, matches.room == ROOMS.c.id)
            .outerjoin(COMPETITIONS, COMPETITIONS.c.id == matches.competition)
            .where(SEATS.c.token_hash.in_(hashes), ~exists().where(_HOLDERS.c.invitation == SEATS.c.token_hash))
            .order_by(ROOMS.c.played_at.desc())
        )

    async def people_in(self, rooms: Sequence[str]) -> Sequence[Row[Any]]:
        """Who holds seats in rooms by a name."""
        return await self._read(
            select(SEATS.c.room, SEATS.c.sides, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == SEATS.c.person)
            .where(SEATS.c.room.in_(rooms))
        )

    async def positions_of(self, hashes: Sequence[str]) -> Sequence[Row[Any]]:
        """The last positions of the rooms that tokens open."""
        return await self._read(
            select(ROOMS.c.id, ROOMS.c.game, ROOMS.c.position)
            .join(SEATS, SEATS.c.room == ROOMS.c.id)
            .where(SEATS.c.token_hash.in_(hashes), ROOMS.c.position.is_not(None))
        )

    async def entries(self, room: str) -> AsyncIterator[Sequence[Row[Any]]]:
        """The entries of a room in order, in pages, since there may be any number."""
        of_room, last = select(ENTRIES).where(ENTRIES.c.room == room).order_by(ENTRIES.c.n).limit(ROWS_OF_PAGE), 0
        while page := await self._read(of_room.where(ENTRIES.c.n > last)):
            yield page
            last = page[-1].n

    async def last_entry(self, room: str) -> int:
        """The number of the last entry of a room; 0 if it has none."""
        rows = await self._read(select(func.max(ENTRIES.c.n)).where(ENTRIES.c.room == room))
        return rows[0][0] or 0

    async def review(self, room: str) -> Row[Any] | None:
        """The review of a match, if it is stored."""
        rows = await self._read(select(REVIEWS).where(REVIEWS.c.room == room))
        return rows[0] if rows else None

    async def rooms_made(self, client: str, since: float, until: float) -> tuple[int, int]:
        """The number of rooms a client created between two times, and how many of them are over."""
        made = (ROOMS.c.client == client) & ROOMS.c.created_at.between(since, until)
        rows: Any = await self._read(cast(Any, select(func.count(), func.count(ROOMS.c.ended_at)).where(made)))
        return rows[0][0], rows[0][1]

    async def decks(self, client: str, since: float, until: float) -> int:
        """The number of decks a client uploaded between two times."""
        made = (DECKS.c.client == client) & DECKS.c.created_at.between(since, until)
        rows = await self._read(select(func.count()).select_from(DECKS).where(made))
        return int(rows[0][0])

    async def count(self) -> int:
        """The number of rooms."""
        rows = await self._read(select(func.count()).select_from(ROOMS))
        return int(rows[0][0])

    async def clock(self) -> Row[Any]:
        """The last noted readings of the clock."""
        (row,) = await self._read(select(CLOCK))
        return row

    async def newest(self) -> float | None:
        """The time of the last play in any room; None if there are no rooms."""
        rows = await self._read(select(func.max(ROOMS.c.played_at)))
        newest: float | None = rows[0][0]
        return newest

    async def deck(self, deck: str) -> dict[str, Any] | None:
        """The cards of a deck, in the form of a setup's deck."""
        rows = await self._read(select(DECKS.c.cards).where(DECKS.c.id == deck))
        return rows[0][0] if rows else None

    async def _read(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement)).all()
        return rows


async def _prepare(engine: AsyncEngine) -> None:
    """Migrate a database to the current schema."""
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
        # Not through the async driver, whose threads log errors if the file cannot be opened.
        await asyncio.to_thread(prepare_file, engine.url.set(drivername="sqlite"))
    else:
        async with engine.begin() as connection:
            await connection.run_sync(prepare)


def _path(engine: AsyncEngine) -> Path | None:
    """The file of an SQLite database; None for other databases."""
    name = engine.url.database or ""
    is_file = engine.dialect.name == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")
    return Path(name).absolute() if is_file else None
