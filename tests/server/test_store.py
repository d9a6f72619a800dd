"""The store: group commit, durability, migrations."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from time import sleep

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, make_url
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.support import run, url_of
from touchline.server import database, migrations
from touchline.server.schema import METADATA
from touchline.server.slow_lane import SLICE
from touchline.server.storage import Writing
from touchline.server.store import ROWS_AT_ONCE, Store
from touchline.server.writers import SqlAlchemyWriter, SqliteWriter, _connect


def room(id="r", played_at=1.0):
    return {
        "id": id,
        "game": "french-flair",
        "engine": "0",
        "setup": {},
        "seed": "s",
        "seats": {},
        "client": "c",
        "created_at": 1.0,
        "played_at": played_at,
        "ended_at": None,
        "summary": {},
        "next_room": None,
    }


def entry(room, n, text="x"):
    return {
        "room": room,
        "n": n,
        "kind": "answer",
        "by": "home",
        "text": text,
        "answer_id": None,
        "digest": None,
        "clock": None,
        "sand": None,
        "at": 1.0,
    }


def stored(folder, query):
    """What another process would read."""
    with sqlite3.connect(folder / "rooms.db") as connection:
        return connection.execute(query).fetchall()


@pytest.fixture(params=[SqliteWriter, SqlAlchemyWriter], ids=["sqlite", "sqlalchemy"])
def writer(request):
    """The writer of a store."""
    return request.param


async def opened(folder, writer):
    """A store with such a writer."""
    store = await Store.open(url_of(folder))
    assert isinstance(store._writer, SqliteWriter)
    if writer is SqlAlchemyWriter:
        await store._writer.close()
        store._writer = SqlAlchemyWriter(store._engine)
    return store


def test_written_rows_are_visible_to_everybody(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        await store.write(Writing(rooms=[room()]))
        for n in range(1, 4):
            await store.write(Writing(entries=[entry("r", n)]))
            assert stored(tmp_path, "select max(n) from entries") == [(n,)]
        await store.close()

    run(test())


def test_everything_queued_is_one_transaction(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        await store.write(Writing(rooms=[room(f"r{number}") for number in range(50)]))
        before = store.commits.batches
        await asyncio.gather(*[store.write(Writing(entries=[entry(f"r{number}", 1)])) for number in range(50)])
        assert (store.commits.batches - before, store.commits.largest) == (1, 50)
        assert stored(tmp_path, "select count(*) from entries") == [(50,)]
        await store.close()

    run(test())


def test_a_conflict_fails_alone(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        await store.write(Writing(rooms=[room()], entries=[entry("r", 1, "first")]))
        writings = [Writing(entries=[entry("r", n, "second")]) for n in (1, 2, 3)]
        results = await asyncio.gather(*map(store.write, writings), return_exceptions=True)
        assert [type(result) for result in results] == [IntegrityError, type(None), type(None)]
        assert stored(tmp_path, "select n, text from entries order by n") == [
            (1, "first"),
            (2, "second"),
            (3, "second"),
        ]
        await store.close()

    run(test())


def test_a_writing_is_whole_or_not_at_all(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        await store.write(Writing(rooms=[room()], entries=[entry("r", 2)]))
        with pytest.raises(IntegrityError):
            await store.write(Writing(entries=[entry("r", 1), entry("r", 2)]))
        assert stored(tmp_path, "select n from entries") == [(2,)]
        await store.close()

    run(test())


def test_closing_writes_what_is_queued(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        writing = asyncio.ensure_future(store.write(Writing(rooms=[room()])))
        await asyncio.sleep(0)
        await store.close()
        await writing
        assert stored(tmp_path, "select id from rooms") == [("r",)]

    run(test())


def test_answers_of_the_same_turn_share_a_transaction(tmp_path):
    """Although idle, the writer's thread waits until the loop has run everything due."""

    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room(f"r{number}") for number in range(5)]))
        written: list[BaseException | None] = []
        before, loop = store.commits.batches, asyncio.get_running_loop()
        for number in range(5):
            loop.call_soon(store.submit, Writing(entries=[entry(f"r{number}", 1)]), written.append)
            loop.call_soon(sleep, 0.02)  # in which the thread would write what it had
        while len(written) < 5:
            await asyncio.sleep(0.001)
        assert (store.commits.batches - before, written) == (1, [None] * 5)
        await store.close()

    run(test())


def test_the_loop_runs_between_the_reports_of_one_transaction(tmp_path):
    """Each room takes longer than a slice to report; other work comes in between."""

    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room(f"r{number}") for number in range(5)]))
        happened: list[str] = []
        loop = asyncio.get_running_loop()

        def done(error: BaseException | None) -> None:
            assert error is None
            sleep(SLICE)
            happened.append("report")
            loop.call_soon(happened.append, "other")

        before = store.commits.batches
        for number in range(5):
            store.submit(Writing(entries=[entry(f"r{number}", 1)]), done)
        while happened.count("report") < 5:
            await asyncio.sleep(0.001)
        await store.close()
        assert store.commits.batches - before == 1
        assert happened[:9] == ["report", "other"] * 4 + ["report"]

    run(test())


PRAGMA = "PRAGMA {}".format
KEPT = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_durability_is_full(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        async with store._engine.connect() as connection:
            found = {name: (await connection.exec_driver_sql(PRAGMA(name))).scalar() for name in KEPT}
        assert found == KEPT
        await store.close()

    run(test())


def test_durability_is_full_in_the_thread_of_the_writer(tmp_path):
    database.prepare_file(make_url(f"sqlite:///{tmp_path / 'rooms.db'}"))
    with closing(_connect(tmp_path / "rooms.db")) as connection:
        assert {name: connection.execute(PRAGMA(name)).fetchone()[0] for name in KEPT} == KEPT


def test_every_kind_of_value_is_read_as_it_was_written(tmp_path, writer):
    data = {"score": [1, 2], "«é» 🏉": None, "deep": {"list": [1.5, True, "\n'\"\\", {}]}, "home": "Causse"}
    given = {**room(), "setup": data, "seats": {"home": {"who": "screen"}}, "summary": {"entries": 0}}
    played = {
        "room": "r",
        "new_played_at": 2.5,
        "new_ended_at": None,
        "new_summary": {"score": (3, 4), "ending": None, "entries": 1},
        "new_next_room": "next",
        "new_position": "{}",
    }
    cards = {"outfielders": [{"name": "Ó"}], "keepers": []}

    async def test():
        store = await opened(tmp_path, writer)
        row = {**entry("r", 1, "pass «x»"), "clock": 1.25, "position": None}
        await store.write(Writing(rooms=[given], entries=[row, entry("r", 2)]))
        deck = {"id": "d", "cards": cards, "client": "c", "created_at": 1.0}
        await store.write(Writing(played=[played], decks=[deck], clock=[{"new_seen_at": 7.0, "new_jumped_at": None}]))
        found = await store.room("r")
        assert (found.setup, found.seats, found.rules) == (data, given["seats"], 1)
        assert found.summary == {"score": [3, 4], "ending": None, "entries": 1}
        assert (found.played_at, found.ended_at, found.next_room, found.position) == (2.5, None, "next", "{}")
        ((first, second),) = [page async for page in store.entries("r")]
        assert first._asdict() == row
        assert (second.n, second.position) == (2, None)
        assert await store.deck("d") == cards
        assert tuple(await store.clock())[1:] == (7.0, None, None)
        (json,) = stored(tmp_path, "select typeof(setup), typeof(summary) from rooms")
        assert json == ("text", "text")
        await store.close()

    run(test())


def test_a_locked_database_fails_everybody_who_waits_and_nobody_later(tmp_path, writer, monkeypatch):
    monkeypatch.setattr(database, "_PRAGMAS", [*database._PRAGMAS, "busy_timeout=1"])

    async def test():
        store = await opened(tmp_path, writer)
        await store.write(Writing(rooms=[room("r"), room("old", 0.5)]))
        with closing(sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writings = [store.write(Writing(entries=[entry("r", n)])) for n in (1, 2)]
            results = await asyncio.gather(*writings, store.delete_rooms(0.7), return_exceptions=True)
            assert [type(result) for result in results] == [OperationalError] * 3
            assert all("locked" in str(result) for result in results)
            other.execute("ROLLBACK")
        await store.write(Writing(entries=[entry("r", 1, "later")]))
        assert stored(tmp_path, "select n, text from entries") == [(1, "later")]
        assert await store.delete_rooms(0.7) == 1
        await store.close()

    run(test())


def test_a_full_disk_fails_everybody_who_waits_and_nobody_later(tmp_path, monkeypatch):
    pages = 200
    monkeypatch.setattr(database, "_PRAGMAS", [*database._PRAGMAS, f"max_page_count={pages}"])

    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room("r")]))
        much = "x" * 4096 * pages
        writings = [store.write(Writing(entries=[entry("r", n, text)])) for n, text in ((1, "x"), (2, much))]
        results = await asyncio.gather(*writings, return_exceptions=True)
        assert [type(result) for result in results] == [OperationalError] * 2
        assert all("full" in str(result) for result in results)
        assert stored(tmp_path, "select n from entries") == []
        await store.write(Writing(entries=[entry("r", 1, "later")]))
        assert stored(tmp_path, "select n, text from entries") == [(1, "later")]
        await store.close()

    run(test())


class Ailing(sqlite3.Connection):
    """A connection that neither commits nor rolls back."""

    def execute(self, statement, *values):
        if statement in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


def test_a_connection_that_cannot_roll_back_is_replaced(tmp_path, monkeypatch):
    database.prepare_file(make_url(f"sqlite:///{tmp_path / 'rooms.db'}"))
    kinds, connect = [Ailing, sqlite3.Connection], partial(sqlite3.connect)
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **named: connect(*given, factory=kinds.pop(0), **named))

    async def test():
        writer = SqliteWriter(tmp_path / "rooms.db")
        told: list[BaseException | None] = []
        for count in (1, 2):
            writer.submit(Writing(rooms=[room("r")]), told.append)
            while len(told) < count:
                await asyncio.sleep(0.001)
        assert [type(error) for error in told] == [OperationalError, type(None)]
        await writer.close()

    run(test())
    monkeypatch.undo()
    assert stored(tmp_path, "select id from rooms") == [("r",)]


def test_a_missing_database_is_not_recreated(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        for file in tmp_path.glob("rooms.db*"):
            file.unlink()
        with pytest.raises(OperationalError):
            await store.write(Writing(rooms=[room("r")]))
        assert not (tmp_path / "rooms.db").exists()
        await store.close()

    run(test())


def test_a_callback_that_fails_delays_no_other(tmp_path, writer, caplog):
    async def test():
        store = await opened(tmp_path, writer)

        def fails(error):
            raise ZeroDivisionError

        store.submit(Writing(rooms=[room("a")]), fails)
        await store.write(Writing(rooms=[room("b")]))
        await store.write(Writing(rooms=[room("c")]))
        assert "ZeroDivisionError" in caplog.text
        await store.close()

    run(test())


def test_rooms_that_nobody_plays_in_are_deleted(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        await store.write(
            Writing(rooms=[room("old", 1.0), room("new", 9.0)], entries=[entry("old", 1), entry("new", 1)])
        )
        await store.write(Writing(seats=[{"token_hash": "h", "room": "old", "sides": "home"}]))
        assert await store.delete_rooms(5.0) == 1
        assert stored(tmp_path, "select room from entries") == [("new",)]
        assert await store.seat("h") is None
        await store.close()

    run(test())


class Orders:
    """The writer's jobs in order; a coroutine may be started after one of them."""

    def __init__(self, store):
        self.seen, self.rows, self.after, self.tasks = [], [], {}, []
        self._submit, self._delete = store._writer.submit, store._writer.delete
        store._writer.submit, store._writer.delete = self.submit, self.delete

    def submit(self, writing, done):
        def noted(error):
            self._note("INSERT")
            done(error)

        self._submit(writing, noted)

    def delete(self, statement):
        deleting = self._delete(statement)
        deleting.add_done_callback(partial(self._deleted, statement.table.name))
        return deleting

    def _deleted(self, table, deleting):
        self.rows.append(deleting.result())
        self._note(f"DELETE {table}")

    def _note(self, what):
        self.seen.append(what)
        if (start := self.after.pop(len(self.seen), None)) is not None:
            self.tasks.append(asyncio.ensure_future(start()))


def test_answers_are_written_between_the_pieces_of_a_large_deletion(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        old = [room(f"old{number}", 1.0) for number in range(3)]
        entries = [entry(one["id"], n) for one in old for n in range(1, 2 * ROWS_AT_ONCE + 1)]
        await store.write(Writing(rooms=[*old, room("new", 9.0)], entries=entries))
        orders, left = Orders(store), []

        async def answer(n):
            await store.write(Writing(entries=[entry("new", n)]))
            left.append(stored(tmp_path, "select count(*) from entries where room like 'old%'")[0][0])

        for n, piece in enumerate((2, 5), start=1):
            orders.after[piece] = partial(answer, n)
        assert await store.delete_rooms(5.0) == 3
        await asyncio.gather(*orders.tasks)
        # The seats, then the entries a few at a time, with each answer before the next few; at last the rooms.
        deleted = [piece for piece in orders.seen if piece != "INSERT"]
        assert deleted == ["DELETE seats", *["DELETE entries"] * 7, "DELETE rooms", "DELETE decks"]
        assert [at for at, piece in enumerate(orders.seen) if piece == "INSERT"] == [2, 5]
        assert max(orders.rows) == ROWS_AT_ONCE
        assert all(0 < count < len(entries) for count in left)
        assert stored(tmp_path, "select room, n from entries order by n") == [("new", 1), ("new", 2)]
        await store.close()

    run(test())


def test_a_deletion_that_was_cut_off_is_completed_by_the_next(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        entries = [entry("old", n) for n in range(1, 3 * ROWS_AT_ONCE)]
        seats = [{"token_hash": "h", "room": "old", "sides": "home"}]
        await store.write(Writing(rooms=[room("old", 1.0)], seats=seats, entries=entries))
        orders = Orders(store)
        deleting = asyncio.ensure_future(store.delete_rooms(5.0))

        async def cut_off():
            deleting.cancel()

        orders.after[3] = cut_off
        with pytest.raises(asyncio.CancelledError):
            await deleting
        assert await store.seat("h") is None
        assert 0 < stored(tmp_path, "select count(*) from entries")[0][0] < len(entries)
        assert await store.delete_rooms(5.0) == 1
        assert stored(tmp_path, "select count(*) from entries") == [(0,)]
        await store.close()

    run(test())


def test_occupied_rooms_and_young_decks_are_spared(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        rooms = [room(f"r{number:02}", 1.0) for number in range(45)]
        decks = [{"id": f"d{at}", "cards": {}, "client": "c", "created_at": float(at)} for at in range(50)]
        await store.write(Writing(rooms=rooms, decks=decks))
        assert await store.delete_rooms(40.0, {"r07", "r44"}.__contains__) == 43
        assert stored(tmp_path, "select id from rooms order by id") == [("r07",), ("r44",)]
        assert stored(tmp_path, "select count(*), min(created_at) from decks") == [(10, 40.0)]
        await store.close()

    run(test())


def test_a_list_of_rooms_has_names_and_no_decks(tmp_path, writer):
    async def test():
        store = await opened(tmp_path, writer)
        given = {**room(), "setup": {"home": "Causse «RC»", "away": "Garonne", "deck": {"outfielders": [1]}}}
        seats = [{"token_hash": "h", "room": "r", "sides": "home"}]
        await store.write(Writing(rooms=[given], seats=seats))
        (row,) = await store.rooms_of(["h", "i"])
        assert (row.id, row.home, row.away, row.sides) == ("r", "Causse «RC»", "Garonne", "home")
        assert not {"setup", "position"} & set(row._fields)
        await store.close()

    run(test())


class TestMigrations:
    @pytest.fixture
    def connection(self, tmp_path):
        engine = create_engine(f"sqlite:///{tmp_path / 'rooms.db'}")
        with engine.begin() as connection:
            yield connection
        engine.dispose()

    def test_make_the_tables_that_the_store_uses(self, connection):
        migrations.upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert set(METADATA.tables) <= set(inspect(connection).get_table_names())

    def test_may_be_run_again(self, connection):
        migrations.upgrade(connection)
        migrations.upgrade(connection)
        assert len(inspect(connection).get_table_names()) == len(METADATA.tables) + 1

    def test_lead_back(self, connection):
        migrations.upgrade(connection)
        command.downgrade(migrations.config(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
