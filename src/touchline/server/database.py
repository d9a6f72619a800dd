"""The database itself: whether it is one of touchline's, whether it is whole, and whether it is still there."""

import os
from pathlib import Path
from typing import Any, Final

from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, event, inspect, text

from touchline.server import migrations
from touchline.server.schema import METADATA, ROOMS

_PRAGMAS: Final = ("synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
"""For each connection; the journal is set once for the file."""

_MAGIC: Final = b"SQLite format 3\0"
_MARK: Final = int.from_bytes(b"tlin")
"""SQLite's application id of our files, which it keeps 68 bytes from their start."""
_VERSION: Final = "alembic_version"


class Unusable(Exception):
    """A database cannot be used, for a reason in one line."""


def in_short(error: BaseException) -> str:
    """What a database has to say, in one line."""
    told = f"{getattr(error, 'orig', None) or error}" or type(error).__name__
    return told.splitlines()[0]


# When it is opened


def set_pragmas(connection: Any, _: object) -> None:
    """Set up a connection to an SQLite database."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_file(url: URL) -> None:
    """Bring the file of an SQLite database to the newest tables; one that is not ours is left as it is."""
    engine = create_engine(url, poolclass=NullPool)
    event.listen(engine, "connect", set_pragmas)
    outside = engine.execution_options(isolation_level="AUTOCOMMIT")  # of transactions
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
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))  # until then the mark is not in the file itself


def prepare(connection: Connection) -> None:
    """Bring a database to the newest tables; one that is not ours is left as it is."""
    _refuse_others(connection)
    migrations.upgrade(connection)
    _refuse_incomplete(connection)


def _refuse_mark(connection: Connection) -> None:
    mark = connection.scalar(text("PRAGMA application_id"))
    if mark not in (0, _MARK):
        raise Unusable(f"it is a database of another program, whose application id is {mark}")


def _refuse_damage(connection: Connection) -> None:
    damage = connection.scalar(text("PRAGMA quick_check(1)"))
    if damage != "ok":
        raise Unusable(f"it is damaged: {' '.join(f'{damage}'.split())}")


def _refuse_others(connection: Connection) -> None:
    """Refuse the database of another program, or of a newer touchline."""
    found = set(inspect(connection).get_table_names())
    if not found:
        return
    told = ", ".join(sorted(found)[:5])
    if _VERSION not in found:
        raise Unusable(f"it is a database of another program, with the tables {told}")
    version = connection.scalar(text(f"SELECT version_num FROM {_VERSION}"))
    scripts = ScriptDirectory.from_config(migrations.config(connection))
    if version in {script.revision for script in scripts.walk_revisions()}:
        return
    if version is None or ROOMS.name not in found:
        raise Unusable(f"it is a database of another program, or an incomplete one, with the tables {told}")
    known = scripts.get_current_head()
    raise Unusable(f"it is of version {version}, made by a newer touchline; this one knows versions up to {known}")


def _refuse_incomplete(connection: Connection) -> None:
    """Refuse a database that has not every table and column of today."""
    known = inspect(connection)
    found = set(known.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in found:
            raise Unusable(f"the table {table.name} is missing in it")
        columns = {column["name"] for column in known.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                raise Unusable(f"the column {column.name} is missing in its table {table.name}")


# While it is open


class DatabaseFile:
    """The file of an open SQLite database.

    SQLite goes on with what it has opened if the file is deleted, replaced or overwritten, and notices nothing. The
    file is held open here: to close it would take away the locks that SQLite has on it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("rb", buffering=0)
        self._is_marked = self._mark() == _MARK

    def close(self) -> None:
        """Let go of it, once the database is closed."""
        self._file.close()

    def fault(self) -> str:
        """What has become of it; nothing if it is as it was opened."""
        try:
            there = self._path.stat()
        except OSError as error:
            return f"the file of the database is gone: {error.strerror}"
        if not os.path.samestat(there, os.fstat(self._file.fileno())):
            return "the file of the database was replaced while the server was running"
        mark = self._mark()
        if mark is None:
            return "the file of the database is empty or no database"
        if self._is_marked and mark != _MARK:
            return "the file of the database was overwritten by another program"
        return ""

    def _mark(self) -> int | None:
        """The application id in the file; None if it is no database."""
        self._file.seek(0)
        start = self._file.read(72)
        return int.from_bytes(start[68:72]) if len(start) == 72 and start.startswith(_MAGIC) else None
