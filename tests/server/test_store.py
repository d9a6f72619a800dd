"""The store: group commit, durability, migrations."""

import asyncio
import sqlite3

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import IntegrityError

from tests.server.support import run, url_of
from touchline.server import migrations
from touchline.server.store import Store, Writing
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
