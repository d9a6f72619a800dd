"""Old log entries in memory: a page has no file to spill them to, and few rooms open at once."""

from collections.abc import Sequence
from itertools import count


class MemorySpill:
    """Bytes by slot."""

    def __init__(self) -> None:
        self._slots: dict[int, bytes] = {}
        self._next = count(1)

    def put(self, packed: bytes) -> int:
        """Keep bytes and return their slot."""
        slot = next(self._next)
        self._slots[slot] = packed
        return slot

    def get(self, slot: int) -> bytes:
        """The content of a slot."""
        return self._slots[slot]

    def drop(self, slots: Sequence[int]) -> None:
        """Free these slots."""
        for slot in slots:
            self._slots.pop(slot, None)

    def __len__(self) -> int:
        return len(self._slots)
