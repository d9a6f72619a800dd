"""Checks on the database: that it is one of touchline's, that it is intact, and that it is still there."""

import os
from pathlib import Path
from typing import Any, Final

from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, event, inspect, text

from touchline.server import migrations
from touchline.server.schema import METADATA, ROOMS

_PRAGMAS: Final = ("synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
"""Set on each connection; the journal mode is set once for the file."""

_MAGIC: Final = b"SQLite format 3\0"
_MARK: Final = int.from_bytes(b"tlin")
"""The SQLite application id of our files, stored at byte 68."""
_VERSION: Final = "alembic_version"


class Unusable(Exception):
    """An unusable database, with the reason in one line."""


# On opening


def set_pragmas(connection: Any, _: object) -> None:
    """Configure a connection to an SQLite database."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_file(url: URL) -> None:
    """Migrate an SQLite file to the current schema; a file of another program is left alone."""
    engine = create_engine(url, poolclass=NullPool)
    event.listen(engine, "connect", set_pragmas)
    outside = engine.execution_options(isolation_level="AUTOCOMMIT")  # outside transactions
    with outside.connect() as connection:
        _refuse_mark(connection)
        _refuse_others(connection)
        _refuse_damage(connection)
        connection.execute(text("PRAGMA journal_mode=WAL"))
    with engine.begin() as connection:
        migrations.upgrade(connection)
        _refuse_incomplete(connection)
    with outside.connect() as connection:
        connection.execute(text(f"PRAGMA application_id={_MARK}"))
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))  # writes the mark into the file itself


def prepare(connection: Connection) -> None:
    """Migrate a database to the current schema; one of another program is left alone."""
    _refuse_others(connection)
    migrations.upgrade(connection)
    _refuse_incomplete(connection)


def _refuse_mark(connection: Connection) -> None:
    mark = connection.scalar(text("PRAGMA application_id"))
    if mark not in (0, _MARK):
        raise Unusable(f"it belongs to another program, whose application id is {mark}")


def _refuse_damage(connection: Connection) -> None:
    damage = connection.scalar(text("PRAGMA quick_check(1)"))
    if damage != "ok":
        raise Unusable(f"it is damaged: {' '.join(f'{damage}'.split())}")


def _refuse_others(connection: Connection) -> None:
    """Refuse the database of another program or of a newer touchline."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return
    some = ", ".join(sorted(tables)[:5])
    if _VERSION not in tables:
        raise Unusable(f"it belongs to another program, with the tables {some}")
    version = connection.scalar(text(f"SELECT version_num FROM {_VERSION}"))
    scripts = ScriptDirectory.from_config(migrations.config(connection))
    if version in {script.revision for script in scripts.walk_revisions()}:
        return
    if version is None or ROOMS.name not in tables:
        raise Unusable(f"it belongs to another program or is incomplete, with the tables {some}")
    known = scripts.get_current_head()
    raise Unusable(f"it has version {version}, made by a newer touchline; this one knows versions up to {known}")


def _refuse_incomplete(connection: Connection) -> None:
    """Refuse a database without every table and column of the current schema."""
    inspector = inspect(connection)
    tables = set(inspector.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in tables:
            raise Unusable(f"its table {table.name} is missing")
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                raise Unusable(f"the column {column.name} of its table {table.name} is missing")


# While it is open


class DatabaseFile:
    """The file of an open SQLite database.

    SQLite does not notice if the file is deleted, replaced or overwritten while it is open. We keep the file open too,
    because closing it would release SQLite's own locks on it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("rb", buffering=0)
        self._is_marked = self._mark() == _MARK

    def close(self) -> None:
        """Close the file, after the database."""
        self._file.close()

    def fault(self) -> str:
        """What is wrong with the file; empty if it is still the one that was opened."""
        try:
            there = self._path.stat()
        except OSError as error:
            return f"the database file is gone: {error.strerror}"
        if not os.path.samestat(there, os.fstat(self._file.fileno())):
            return "the database file was replaced while the server was running"
        mark = self._mark()
        if mark is None:
            return "the database file is empty or not a database"
        if self._is_marked and mark != _MARK:
            return "the database file was overwritten by another program"
        return ""

    def _mark(self) -> int | None:
        """The application id in the file; None if it is not a database."""
        self._file.seek(0)
        start = self._file.read(72)
        return int.from_bytes(start[68:72]) if len(start) == 72 and start.startswith(_MAGIC) else None
