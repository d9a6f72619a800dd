"""The store: group commit, durability, migrations."""

import asyncio
import sqlite3
from functools import partial

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, inspect
from sqlalchemy.exc import IntegrityError

from tests.server.support import run, url_of
from touchline.server import migrations
from touchline.server.store import ROWS_AT_ONCE, Store, Writing
from touchline.server.tables import METADATA


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


def test_what_is_written_is_there_for_everybody(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room()]))
        for n in range(1, 4):
            await store.write(Writing(entries=[entry("r", n)]))
            assert stored(tmp_path, "select max(n) from entries") == [(n,)]
        await store.close()

    run(test())


def test_everything_queued_is_one_transaction(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room(f"r{number}") for number in range(50)]))
        before = store.commits.batches
        await asyncio.gather(*[store.write(Writing(entries=[entry(f"r{number}", 1)])) for number in range(50)])
        assert (store.commits.batches - before, store.commits.largest) == (1, 50)
        assert stored(tmp_path, "select count(*) from entries") == [(50,)]
        await store.close()

    run(test())


def test_a_conflict_fails_alone(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
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


def test_a_writing_is_whole_or_not_at_all(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room()], entries=[entry("r", 2)]))
        with pytest.raises(IntegrityError):
            await store.write(Writing(entries=[entry("r", 1), entry("r", 2)]))
        assert stored(tmp_path, "select n from entries") == [(2,)]
        await store.close()

    run(test())


def test_closing_writes_what_is_queued(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        writing = asyncio.ensure_future(store.write(Writing(rooms=[room()])))
        await asyncio.sleep(0)
        await store.close()
        await writing
        assert stored(tmp_path, "select id from rooms") == [("r",)]

    run(test())


def test_durability_is_full(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        async with store._engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert found == ["wal", 2, 1]
        await store.close()

    run(test())


def test_rooms_that_nobody_plays_in_are_deleted(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        await store.write(
            Writing(rooms=[room("old", 1.0), room("new", 9.0)], entries=[entry("old", 1), entry("new", 1)])
        )
        await store.write(Writing(seats=[{"token_hash": "h", "room": "old", "sides": "home"}]))
        assert await store.delete_rooms(5.0) == 1
        assert stored(tmp_path, "select room from entries") == [("new",)]
        assert await store.seat("h") is None
        await store.close()

    run(test())


class Statements:
    """What a store has the database do, in order; a coroutine may be started beside one of them."""

    def __init__(self, store):
        self.seen, self.rows, self.beside, self.tasks = [], [], {}, []
        event.listen(store._engine.sync_engine, "after_cursor_execute", self._note)

    def _note(self, connection, cursor, statement, *_):
        kind, _, table = statement.split()[:3]
        if kind in ("INSERT", "DELETE"):
            self.seen.append(f"{kind} {table}")
            self.rows.append(cursor.rowcount)
        if (start := self.beside.pop(len(self.seen), None)) is not None:
            self.tasks.append(asyncio.ensure_future(start()))


def test_answers_are_written_between_the_pieces_of_a_large_deletion(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        old = [room(f"old{number}", 1.0) for number in range(3)]
        entries = [entry(one["id"], n) for one in old for n in range(1, 2 * ROWS_AT_ONCE + 1)]
        await store.write(Writing(rooms=[*old, room("new", 9.0)], entries=entries))
        statements, left = Statements(store), []

        async def answer(n):
            await store.write(Writing(entries=[entry("new", n)]))
            left.append(stored(tmp_path, "select count(*) from entries where room like 'old%'")[0][0])

        for n, piece in enumerate((2, 5), start=1):
            statements.beside[piece] = partial(answer, n)
        assert await store.delete_rooms(5.0) == 3
        await asyncio.gather(*statements.tasks)
        # The seats, then the entries a few at a time, with each answer before the next few; at last the rooms.
        deleted = [piece for piece in statements.seen if piece != "INSERT entries"]
        assert deleted == ["DELETE seats", *["DELETE entries"] * 7, "DELETE rooms", "DELETE decks"]
        assert [at for at, piece in enumerate(statements.seen) if piece == "INSERT entries"] == [2, 5]
        assert max(statements.rows) == ROWS_AT_ONCE
        assert all(0 < count < len(entries) for count in left)
        assert stored(tmp_path, "select room, n from entries order by n") == [("new", 1), ("new", 2)]
        await store.close()

    run(test())


def test_a_deletion_that_was_cut_off_is_completed_by_the_next(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        entries = [entry("old", n) for n in range(1, 3 * ROWS_AT_ONCE)]
        seats = [{"token_hash": "h", "room": "old", "sides": "home"}]
        await store.write(Writing(rooms=[room("old", 1.0)], seats=seats, entries=entries))
        statements = Statements(store)
        deleting = asyncio.ensure_future(store.delete_rooms(5.0))

        async def cut_off():
            deleting.cancel()

        statements.beside[3] = cut_off
        with pytest.raises(asyncio.CancelledError):
            await deleting
        assert await store.seat("h") is None
        assert 0 < stored(tmp_path, "select count(*) from entries")[0][0] < len(entries)
        assert await store.delete_rooms(5.0) == 1
        assert stored(tmp_path, "select count(*) from entries") == [(0,)]
        await store.close()

    run(test())


def test_rooms_that_somebody_is_in_and_young_decks_are_spared(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
        rooms = [room(f"r{number:02}", 1.0) for number in range(45)]
        decks = [{"id": f"d{at}", "cards": {}, "client": "c", "created_at": float(at)} for at in range(50)]
        await store.write(Writing(rooms=rooms, decks=decks))
        assert await store.delete_rooms(40.0, {"r07", "r44"}.__contains__) == 43
        assert stored(tmp_path, "select id from rooms order by id") == [("r07",), ("r44",)]
        assert stored(tmp_path, "select count(*), min(created_at) from decks") == [(10, 40.0)]
        await store.close()

    run(test())


def test_a_list_of_rooms_has_names_and_no_decks(tmp_path):
    async def test():
        store = await Store.open(url_of(tmp_path))
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
