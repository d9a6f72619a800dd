"""Unusable databases are refused in one line and left alone; changes to an open one are noticed."""

import os
import shutil
import sqlite3
from contextlib import closing

import pytest

from tests.server.support import room_request, run, site, url_of
from tests.server.test_store import entry, room
from touchline.cli import main
from touchline.server import health
from touchline.server.database import Unusable
from touchline.server.storage import Writing
from touchline.server.store import Store


@pytest.fixture
def db(tmp_path):
    """A database of touchline with a few hundred rows."""

    async def fill():
        store = await Store.open(url_of(tmp_path))
        await store.write(Writing(rooms=[room()], entries=[entry("r", n) for n in range(1, 500)]))
        await store.close()

    run(fill())
    return tmp_path / "rooms.db"


def change(db, *statements):
    with closing(sqlite3.connect(db)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


# At the start


def nonsense(db):
    db.write_bytes(b"no database at all\n" * 1000)


def cut_off(db):
    os.truncate(db, db.stat().st_size // 2)


def damaged_inside(db):
    data = bytearray(db.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = b"\xa5" * 4096
    db.write_bytes(data)


def of_another_program(db):
    db.unlink()
    change(db, "create table albums (id integer primary key, title text)", "create table songs (title text)")


def marked_by_another_program(db):
    change(db, "pragma application_id=42")


def migrated_by_another_program(db):
    db.unlink()
    change(
        db,
        "create table alembic_version (version_num text)",
        "insert into alembic_version values ('7f3a')",
        "create table albums (title text)",
    )


def without_a_version(db):
    change(db, "delete from alembic_version")


def without_a_column(db):
    change(db, "alter table rooms drop column summary")


def without_a_table(db):
    change(db, "drop table decks")


def newer(db):
    change(db, "update alembic_version set version_num='9001'")


def a_folder(db):
    db.unlink()
    db.mkdir()


WRONG = {
    nonsense: "file is not a database",
    cut_off: "database disk image is malformed",
    damaged_inside: "it is damaged: ",
    of_another_program: "it belongs to another program, with the tables albums, songs",
    marked_by_another_program: "it belongs to another program, whose application id is 42",
    migrated_by_another_program: "it belongs to another program or is incomplete, with the tables albums, a",
    without_a_version: "it belongs to another program or is incomplete, with the tables alembic_version, b",
    without_a_column: "the column summary of its table rooms is missing",
    without_a_table: "its table decks is missing",
    newer: "it has version 9001, made by a newer touchline; this one knows versions up to 0",
    a_folder: "unable to open database file",
}


def serve(capsys, db):
    """The message of `touchline serve` about an unusable database."""
    assert main(["serve", "--port", "0", "--db", str(db)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("; choose another place with --db\n")
    return err


@pytest.mark.parametrize(("spoil", "why"), WRONG.items(), ids=[spoil.__name__ for spoil in WRONG])
def test_a_database_that_cannot_be_used_is_said_in_one_sentence(db, capsys, caplog, spoil, why):
    spoil(db)
    before = db.read_bytes() if db.is_file() else None
    assert f"cannot store matches in {db}: {why}" in serve(capsys, db)
    if before is not None:
        assert db.read_bytes() == before
    assert not caplog.records


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("/proc/rooms.db", "unable to open database file"),
        ("sqlite:///file:{db}?mode=ro&uri=true", "attempt to write a readonly database"),
        ("nothing://here", "Can't load plugin: sqlalchemy.dialects:nothing"),
        ("sqlite+pysqlite:///{db}", "The asyncio extension requires an async driver"),
    ],
)
def test_a_place_that_takes_no_writes_is_said_in_one_sentence(db, capsys, url, why):
    change(db, "pragma journal_mode=delete")
    assert why in serve(capsys, url.format(db=db))


def test_an_older_database_is_brought_up_to_date_and_an_empty_file_is_filled(tmp_path):
    old = tmp_path / "old.db"
    shutil.copy("tests/fixtures/rules-1/touchline.db", old)
    (tmp_path / "empty.db").touch()

    async def test():
        for name, rooms in (("old", True), ("empty", False), ("new", False)):
            for _ in range(2):
                store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / name}.db")
                assert (await store.count() > 0, store.fault()) == (rooms, "")
                await store.close()
            with closing(sqlite3.connect(tmp_path / f"{name}.db")) as connection:
                assert connection.execute("pragma application_id").fetchone() == (int.from_bytes(b"tlin"),)
                assert connection.execute("pragma journal_mode").fetchone() == ("wal",)

    run(test())


def test_a_store_that_cannot_be_opened_leaves_nothing_open(db):
    newer(db)

    async def test():
        for _ in range(3):
            with pytest.raises(Unusable, match="newer touchline"):
                await Store.open(url_of(db.parent))

    run(test())
    change(db, "update alembic_version set version_num='0001'")  # nobody holds a lock


# While it runs


def replaced(db, by):
    other = db.with_name("other.db")
    by(other)
    os.replace(other, db)


def overwritten(db, by):
    other = db.with_name("other.db")
    by(other)
    shutil.copyfile(other, db)


def empty(file):
    file.touch()


def foreign(file):
    change(file, "create table albums (title text)", "insert into albums values ('Kind of Blue')")


def ours(file):
    async def make():
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    run(make())


SPOILT = {
    "deleted": (lambda db: db.unlink(), "the database file is gone: No such file or directory"),
    "replaced by an empty one": (lambda db: replaced(db, empty), "was replaced while the server was running"),
    "replaced by a foreign one": (lambda db: replaced(db, foreign), "was replaced while the server was running"),
    "replaced by one of ours": (lambda db: replaced(db, ours), "was replaced while the server was running"),
    "emptied": (lambda db: os.truncate(db, 0), "the database file is empty or not a database"),
    "overwritten": (lambda db: overwritten(db, foreign), "was overwritten by another program"),
}


@pytest.mark.parametrize(("spoil", "why"), SPOILT.values(), ids=SPOILT)
def test_a_server_whose_file_is_spoilt_is_not_well(tmp_path, spoil, why):
    with site(tmp_path) as here:
        here.make(room_request())
        assert here.http.get("/healthz").text.startswith("well\n")
        spoil(tmp_path / "rooms.db")
        answer = here.http.get("/healthz")
        assert answer.status_code == 503
        assert "well" not in answer.text
        assert why in answer.text
        assert answer.text.count("\n") == 1


def test_a_server_whose_database_takes_no_writes_is_not_well(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "_PATIENCE", 0.2)
    monkeypatch.setattr(health, "_BETWEEN_WRITES", 0.0)
    with site(tmp_path) as here:
        assert here.http.get("/healthz").status_code == 200
        with closing(sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            answer = here.http.get("/healthz")
            assert (answer.status_code, answer.text) == (503, "the store cannot be written to\n")
            other.execute("rollback")
        monkeypatch.setattr(health, "_PATIENCE", 20.0)
        assert here.http.get("/healthz").text.startswith("well\n")


def test_a_server_whose_disk_is_full_is_not_well(tmp_path):
    with site(tmp_path) as here:
        assert here.http.get("/healthz").status_code == 200

        async def fails(writing):
            raise OSError(28, "No space left on device")

        here.context.store.write = fails  # type: ignore[method-assign]
        here.context.health._written_at = None
        answer = here.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "the store cannot be written to\n")


def test_many_who_ask_cost_one_write(tmp_path):
    with site(tmp_path) as here:
        here.http.get("/healthz")
        before = here.context.store.commits.writings
        here.context.health._now = lambda: here.context.health._written_at + 0.9  # type: ignore[operator]
        for _ in range(20):
            assert here.http.get("/healthz").status_code == 200
        assert here.context.store.commits.writings - before <= 1  # of the hourly note
        here.context.health._now = lambda: here.context.health._written_at + 1.1  # type: ignore[operator]
        assert here.http.get("/healthz").status_code == 200
        assert here.context.store.commits.writings > before


def test_other_programs_may_look_into_the_database_meanwhile(tmp_path):
    """Reading the file must not release the locks that SQLite holds on it."""
    with site(tmp_path) as here:
        for _ in range(3):
            here.make(room_request())
            assert here.http.get("/healthz").status_code == 200
            with closing(sqlite3.connect(tmp_path / "rooms.db")) as other:
                assert other.execute("select count(*) from rooms").fetchone()[0] > 0
            assert (tmp_path / "rooms.db-wal").exists()
