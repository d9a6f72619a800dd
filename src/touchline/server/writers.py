"""Writers: all queued rows are written in one transaction, and each caller is notified once it is committed.

Deletions are queued too, a few rows at a time, and run after the writes queued with them, so a write waits for at most
one deletion. SQLite gets a thread with a standard-library connection; other databases go through SQLAlchemy.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import JSON, Delete, Insert, Table, Update, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from touchline.server.database import set_pragmas
from touchline.server.schema import (
    BROWSERS,
    CLOCK,
    COMPETITION_ENTRIES,
    COMPETITION_MATCHES,
    COMPETITION_PEOPLE,
    COMPETITIONS,
    DECKS,
    ENTRIES,
    MATCH_RECORDS,
    PEOPLE,
    REVIEWS,
    ROOMS,
    SEATS,
    TITLE_ENTRIES,
)  # fmt: skip
from touchline.server.slow_lane import SLICE
from touchline.server.storage import Done, Values, Writing

_LOG: Final = logging.getLogger("touchline.server")

_UPDATE: Final = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"))
    .values({name: bindparam(f"new_{name}") for name in ("played_at", "ended_at", "summary", "next_room", "position")})
)
_UPDATE_CLOCK: Final = update(CLOCK).values({name: bindparam(f"new_{name}") for name in ("seen_at", "jumped_at")})
_INSERTS: Final = {
    table.name: insert(table)
    for table in (
        ROOMS, SEATS, ENTRIES, REVIEWS, DECKS, PEOPLE, BROWSERS, COMPETITIONS, COMPETITION_PEOPLE, COMPETITION_ENTRIES,
        COMPETITION_MATCHES, MATCH_RECORDS, TITLE_ENTRIES,
    )
}  # fmt: skip


def _change(table: Table, keys: Sequence[str], columns: Sequence[str]) -> Update:
    """An update of some columns of the row with these keys; values are named new_COLUMN."""
    clause = update(table).values({name: bindparam(f"new_{name}") for name in columns})
    return clause.where(*[table.c[name] == bindparam(f"old_{name}") for name in keys])


UPDATES: Final[Mapping[str, Update]] = {
    "links": _change(PEOPLE, ["id"], ["link_hash", "link_at"]),
    "charters": _change(COMPETITIONS, ["id"], ["state", "charter", "version", "wakes_at"]),
    "terms": _change(COMPETITIONS, ["id"], ["terms"]),
    "preparations": _change(
        COMPETITION_MATCHES, ["competition", "fixture", "attempt"], ["state", "room", "preparation"]
    ),
    "seatings": _change(ROOMS, ["id"], ["seats"]),
    "holders": _change(SEATS, ["token_hash"], ["person"]),
    "served": _change(CLOCK, [], ["served_at"]),
}
"""The updates by the names that `Writing.changed` uses."""
_DIALECT: Final = sqlite.dialect(paramstyle="named")

_Clause = Insert | Update


@dataclass
class Commits:
    """Statistics of a writer: transactions, the writings in them, and the seconds they took."""

    batches: int = 0
    writings: int = 0
    seconds: float = 0.0
    largest: int = 0

    def count(self, writings: int, seconds: float) -> None:
        """Count a transaction."""
        self.batches += 1
        self.writings += writings
        self.seconds += seconds
        self.largest = max(self.largest, writings)


class Writer(Protocol):
    """Writes to one database."""

    commits: Commits

    def submit(self, writing: Writing, done: Done) -> None:
        """Queue rows to be written; `done` is called once they are on disk, or with the error.

        Errors are SQLAlchemy's: `IntegrityError` if the rows conflict with existing ones.
        """
        ...

    def delete(self, statement: Delete) -> asyncio.Future[int]:
        """Delete a few rows after all queued writes; the result is how many."""
        ...

    async def close(self) -> None:
        """Flush queued writes, then stop."""
        ...


class _Queued(NamedTuple):
    writing: Writing
    done: Done


class _Deletion(NamedTuple):
    statement: Delete
    done: asyncio.Future[int]

    def ends(self, gone: int | BaseException) -> None:
        """Report the number of rows deleted, or the error."""
        if self.done.done():
            return
        if isinstance(gone, BaseException):
            self.done.set_exception(gone)
        else:
            self.done.set_result(gone)


_Order = _Queued | _Deletion


def _statements(writings: Sequence[Writing]) -> Iterator[tuple[_Clause, list[Values]]]:
    """The statements for all rows, table by table, referenced tables first."""
    for table, clause in _INSERTS.items():
        rows = [row for writing in writings for row in getattr(writing, table)]
        for _, alike in groupby(rows, tuple):  # by columns: the database fills in those a row omits
            yield clause, [*alike]
    if played := [row for writing in writings for row in writing.played]:
        yield _UPDATE, played
    if clock := [row for writing in writings for row in writing.clock]:
        yield _UPDATE_CLOCK, clock[-1:]
    for name, change in UPDATES.items():
        if rows := [row for writing in writings for row in writing.changed.get(name, ())]:
            yield change, rows


class _Reports:
    """Callbacks run on the loop in order, a few milliseconds at a time: one commit may serve a hundred rooms."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, reports: Iterable[Callable[[], None]]) -> None:
        """Run these after those already waiting."""
        running = bool(self._waiting)
        self._waiting.extend(reports)
        if not running:
            self._run()

    def _run(self) -> None:
        end = perf_counter() + SLICE
        while self._waiting:
            try:
                self._waiting[0]()
            except Exception:
                _LOG.exception("a callback failed after a write")
            self._waiting.popleft()
            if self._waiting and perf_counter() >= end:
                self._loop.call_soon(self._run)
                return


# SQLite


class SqliteWriter:
    """A thread with the only connection that writes to an SQLite file.

    The event loop hands over what each turn has queued, and the thread takes everything it finds: writes of the same
    moment share a transaction, and those that arrive during a commit share the next.
    """

    def __init__(self, file: Path) -> None:
        self.commits = Commits()
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._turn: list[_Order] = []
        self._orders: SimpleQueue[list[_Order] | None] = SimpleQueue()
        self._reports = _Reports(self._loop)
        self._ended = self._loop.create_future()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, writing: Writing, done: Done) -> None:
        """Queue rows to be written; `done` is called once they are on disk, or with the error."""
        self._queue(_Queued(writing, done))

    def delete(self, statement: Delete) -> asyncio.Future[int]:
        """Delete a few rows after all queued writes; the result is how many."""
        done: asyncio.Future[int] = self._loop.create_future()
        self._queue(_Deletion(statement, done))
        return done

    async def close(self) -> None:
        """Flush queued writes, then stop."""
        self._hand_over()
        self._orders.put(None)
        await self._ended
        self._thread.join()

    def _queue(self, order: _Order) -> None:
        if not self._turn:
            self._loop.call_soon(self._hand_over)
        self._turn.append(order)

    def _hand_over(self) -> None:
        if self._turn:
            self._orders.put(self._turn)
            self._turn = []

    # In the thread

    def _run(self) -> None:
        more = True
        while more:
            turns = [self._orders.get()]
            while not self._orders.empty():
                turns.append(self._orders.get())
            more = None not in turns
            orders = [order for turn in turns if turn is not None for order in turn]
            if queued := [order for order in orders if isinstance(order, _Queued)]:
                self._tell(self._commit(queued))
            for order in orders:
                if isinstance(order, _Deletion):
                    self._tell([partial(order.ends, self._delete(order.statement))])
        self._disconnect()
        self._tell([partial(self._ended.set_result, None)])

    def _tell(self, results: Sequence[Callable[[], None]]) -> None:
        """Report all results to the loop at once; not at all if the loop is already closed."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._reports.add, results)

    def _commit(self, batch: Sequence[_Queued]) -> list[Callable[[], None]]:
        """Commit all writes together; if they conflict, one by one, so that only the faulty ones fail."""
        start = perf_counter()
        try:
            with self._transaction() as connection:
                for clause, rows in _statements([queued.writing for queued in batch]):
                    statement = _compiled(clause, tuple(rows[0]))
                    connection.executemany(statement.text, statement.bound(rows))
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                return [report for queued in batch for report in self._commit([queued])]
            return [partial(queued.done, error) for queued in batch]
        reports: list[Callable[[], None]] = [partial(self.commits.count, len(batch), perf_counter() - start)]
        return reports + [partial(queued.done, None) for queued in batch]

    def _delete(self, statement: Delete) -> int | Exception:
        compiled = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
        try:
            with self._transaction() as connection:
                return connection.execute(str(compiled), compiled.params).rowcount
        except Exception as error:
            return error

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction, with SQLAlchemy's errors. A connection that cannot roll back is replaced."""
        try:
            connection = self._connection = self._connection or _connect(self._file)
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            if isinstance(error, sqlite3.Error):
                raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
            raise

    def _roll_back(self) -> None:
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class _Sql(NamedTuple):
    """A statement compiled for SQLite, and the names of its JSON values."""

    text: str
    json: frozenset[str]

    def bound(self, rows: Iterable[Values]) -> Iterable[Values]:
        """The rows with JSON values as text."""
        return ({**row, **{name: _json(row[name]) for name in self.json}} for row in rows) if self.json else rows


@cache
def _compiled(clause: _Clause, names: tuple[str, ...]) -> _Sql:
    """A statement for rows with these columns."""
    keys = names if isinstance(clause, Insert) else None
    compiled = clause.compile(dialect=_DIALECT, column_keys=keys)
    return _Sql(str(compiled), frozenset(name for name, bind in compiled.binds.items() if isinstance(bind.type, JSON)))


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _connect(file: Path) -> sqlite3.Connection:
    # A missing file must not be created again: it would hold none of the matches.
    connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        set_pragmas(connection, None)
    except BaseException:
        connection.close()
        raise
    return connection


# Other databases


class SqlAlchemyWriter:
    """A task that writes to any database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.commits = Commits()
        self._engine = engine
        self._reports = _Reports(asyncio.get_running_loop())
        self._orders: asyncio.Queue[_Order | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="store")

    def submit(self, writing: Writing, done: Done) -> None:
        """Queue rows to be written; `done` is called once they are on disk, or with the error."""
        self._orders.put_nowait(_Queued(writing, done))

    def delete(self, statement: Delete) -> asyncio.Future[int]:
        """Delete a few rows after all queued writes; the result is how many."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(_Deletion(statement, done))
        return done

    async def close(self) -> None:
        """Flush queued writes, then stop."""
        self._orders.put_nowait(None)
        await self._task
        reported = asyncio.get_running_loop().create_future()
        self._reports.add([partial(reported.set_result, None)])
        await reported

    async def _run(self) -> None:
        more = True
        while more:
            orders = [await self._orders.get()]
            while not self._orders.empty():
                orders.append(self._orders.get_nowait())
            more = None not in orders
            if queued := [order for order in orders if isinstance(order, _Queued)]:
                self._reports.add(await self._commit(queued))
            for order in orders:
                if isinstance(order, _Deletion):
                    self._reports.add([partial(order.ends, await self._delete(order.statement))])

    async def _commit(self, batch: Sequence[_Queued]) -> list[Callable[[], None]]:
        start = perf_counter()
        try:
            async with self._engine.begin() as connection:
                for clause, rows in _statements([queued.writing for queued in batch]):
                    await connection.execute(clause, [dict(row) for row in rows])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                return [report for queued in batch for report in await self._commit([queued])]
            return [partial(queued.done, error) for queued in batch]
        reports: list[Callable[[], None]] = [partial(self.commits.count, len(batch), perf_counter() - start)]
        return reports + [partial(queued.done, None) for queued in batch]

    async def _delete(self, statement: Delete) -> int | Exception:
        try:
            async with self._engine.begin() as connection:
                return (await connection.execute(statement)).rowcount
        except Exception as error:
            return error
