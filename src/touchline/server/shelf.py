"""Where what is seldom asked for is put away: on the disk, in a file without a name that goes with the process."""

import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Final

_PRAGMAS: Final = ("journal_mode=OFF", "synchronous=OFF", "cache_size=-512")
"""Nothing here outlives the process; half a megabyte of it stays in memory."""


class Shelf:
    """Bytes by the place where they were put."""

    def __init__(self) -> None:
        self._db = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            self._db.execute(f"PRAGMA {pragma}")
        self._db.execute("CREATE TABLE shelf (place INTEGER PRIMARY KEY, packed BLOB NOT NULL)")
        self._unwanted: deque[Sequence[int]] = deque()

    def put(self, packed: bytes) -> int:
        """The place where something is kept from now on."""
        while self._unwanted:
            self._db.executemany("DELETE FROM shelf WHERE place = ?", [(place,) for place in self._unwanted.popleft()])
        place = self._db.execute("INSERT INTO shelf (packed) VALUES (?)", (packed,)).lastrowid
        assert place is not None
        return place

    def get(self, place: int) -> bytes:
        """What was put at a place."""
        packed: bytes = self._db.execute("SELECT packed FROM shelf WHERE place = ?", (place,)).fetchone()[0]
        return packed

    def drop(self, places: Sequence[int]) -> None:
        """Forget what was put at places, when something is put away next; whoever says so may be on any thread."""
        self._unwanted.append(places)

    def __len__(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM shelf").fetchone()[0])

    def close(self) -> None:
        """Forget everything."""
        self._db.close()
