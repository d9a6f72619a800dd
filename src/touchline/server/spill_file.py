"""Old log entries, spilled to disk: an anonymous file that disappears with the process."""

import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Final

_PRAGMAS: Final = ("journal_mode=OFF", "synchronous=OFF", "cache_size=-512")
"""No durability, since nothing outlives the process; a cache of half a megabyte."""


class SpillFile:
    """Bytes by slot."""

    def __init__(self) -> None:
        self._db = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            self._db.execute(f"PRAGMA {pragma}")
        self._db.execute("CREATE TABLE spilled (slot INTEGER PRIMARY KEY, packed BLOB NOT NULL)")
        self._unwanted: deque[Sequence[int]] = deque()

    def put(self, packed: bytes) -> int:
        """Store bytes and return their slot."""
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
        """Free these slots at the next `put`; callable from any thread."""
        self._unwanted.append(slots)

    def __len__(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM spilled").fetchone()[0])

    def close(self) -> None:
        """Discard everything."""
        self._db.close()
