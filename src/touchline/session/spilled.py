"""A long list whose older items are packed and spilled."""

import weakref
import zlib
from collections.abc import Iterator, Sequence
from typing import Final, Generic, Protocol, TypeVar

T = TypeVar("T")

_LEVEL: Final = 3
"""The compression level: a fifth larger on disk than the default, in less than half the time."""


class Spill(Protocol):
    """Where packed items go: a file, or memory."""

    def put(self, packed: bytes) -> int:
        """Keep something; its slot."""
        ...

    def get(self, slot: int) -> bytes:
        """The content of a slot."""
        ...

    def drop(self, slots: Sequence[int]) -> None:
        """Free these slots; callable from any thread."""
        ...


class Packing(Protocol[T]):
    """How items become bytes."""

    def pack(self, items: list[T]) -> bytes:
        """These items as bytes."""
        ...

    def unpack(self, packed: bytes) -> list[T]:
        """The items again."""
        ...


class SpilledList(Generic[T]):
    """Items counted from 0. A `chunk` of them is packed at once; the latest, which are read most, stay as they are."""

    def __init__(self, spill: Spill, packing: Packing[T], chunk: int) -> None:
        self._spill, self._packing, self._chunk = spill, packing, chunk
        self._packed: list[int] = []  # slots, which are free again when nobody holds this list
        self._open: list[T] = []
        weakref.finalize(self, spill.drop, self._packed).atexit = False

    def __len__(self) -> int:
        return self._chunk * len(self._packed) + len(self._open)

    def append(self, item: T) -> None:
        """One item more."""
        self._open.append(item)
        if len(self._open) >= 2 * self._chunk:
            packed = zlib.compress(self._packing.pack(self._open[: self._chunk]), _LEVEL)
            self._packed.append(self._spill.put(packed))
            del self._open[: self._chunk]

    def cut(self, length: int) -> None:
        """Keep only this many items."""
        while length < self._chunk * len(self._packed):
            slot = self._packed.pop()
            self._open[:0] = self._read(slot)
            self._spill.drop([slot])
        del self._open[length - self._chunk * len(self._packed) :]

    def since(self, place: int) -> Iterator[T]:
        """The items from a place on."""
        first = min(place // self._chunk, len(self._packed))
        skipped = place - self._chunk * first
        for slot in self._packed[first:]:
            yield from self._read(slot)[skipped:]
            skipped = 0
        yield from self._open[skipped:]

    def _read(self, slot: int) -> list[T]:
        return self._packing.unpack(zlib.decompress(self._spill.get(slot)))
