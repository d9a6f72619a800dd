"""Old log entries, spilled to disk: to a file without a name that goes with the process."""

import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Final

_PRAGMAS: Final = ("journal_mode=OFF", "synchronous=OFF", "cache_size=-512")
"""Nothing here outlives the process; half a megabyte of it stays in memory."""


class SpillFile:
    """Bytes by slot."""

    def __init__(self) -> None:
        self._db = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            self._db.execute(f"PRAGMA {pragma}")
        self._db.execute("CREATE TABLE spilled (slot INTEGER PRIMARY KEY, packed BLOB NOT NULL)")
        self._unwanted: deque[Sequence[int]] = deque()

    def put(self, packed: bytes) -> int:
        """Keep something; its slot."""
        while self._unwanted:
            self._db.executemany("DELETE FROM spilled WHERE slot = ?", [(slot,) for slot in self._unwanted.popleft()])
        slot = self._db.execute("INSERT INTO spilled (packed) VALUES (?)", (packed,)).lastrowid
        assert slot is not None
        return slot

    def get(self, slot: int) -> bytes:
        """The content of a slot."""
        packed: bytes = self._db.execute("SELECT packed FROM spilled WHERE slot = ?", (slot,)).fetchone()[0]
        return packed

    def drop(self, slots: Sequence[int]) -> None:
        """Free these slots when something is put next; callable from any thread."""
        self._unwanted.append(slots)

    def __len__(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM spilled").fetchone()[0])

    def close(self) -> None:
        """Forget everything."""
        self._db.close()
