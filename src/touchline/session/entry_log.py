"""The match log, as each audience sees it: the latest entries as they go out, older ones packed and spilled.

A match has hundreds of entries. All are kept while anybody is in the room, for people who join or rejoin.
"""

import weakref
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

import msgspec

from touchline.kernel import Side

Audience = Side | None
EntryByAudience = Mapping[Audience, msgspec.Raw]
"""An entry as JSON, by audience."""

WATCHER: Final[Audience] = None
CHUNK: Final = 16
"""Entries packed together. As many again stay unpacked, because the latest are read most often."""

_LEVEL: Final = 3
"""The compression level: a fifth larger on disk than the default, in less than half the time."""

_CHUNKS: Final = msgspec.msgpack.Decoder(list[dict[Audience, bytes]])


class Spill(Protocol):
    """Where packed entries go: a file, or memory."""

    def put(self, packed: bytes) -> int:
        """Keep something; its slot."""
        ...

    def get(self, slot: int) -> bytes:
        """The content of a slot."""
        ...

    def drop(self, slots: Sequence[int]) -> None:
        """Free these slots; callable from any thread."""
        ...


class EntryLog:
    """The entries of a match, counted from 0."""

    def __init__(self, spill: Spill) -> None:
        self._spill = spill
        self._packed: list[int] = []  # slots, which are free again when nobody holds these entries
        self._open: list[EntryByAudience] = []
        weakref.finalize(self, spill.drop, self._packed).atexit = False

    def __len__(self) -> int:
        return CHUNK * len(self._packed) + len(self._open)

    def append(self, told: EntryByAudience) -> None:
        """One entry more."""
        self._open.append(told)
        if len(self._open) >= 2 * CHUNK:
            self._packed.append(self._spill.put(_pack(self._open[:CHUNK])))
            del self._open[:CHUNK]

    def cut(self, length: int) -> None:
        """Keep only this many entries."""
        while length < CHUNK * len(self._packed):
            place = self._packed.pop()
            self._open[:0] = _unpack(self._spill.get(place))
            self._spill.drop([place])
        del self._open[length - CHUNK * len(self._packed) :]

    def since(self, place: int, audience: Audience) -> Iterator[msgspec.Raw]:
        """The entries from a place on, as an audience sees them."""
        first = min(place // CHUNK, len(self._packed))
        for packed in self._packed[first:]:
            yield from (told[audience] for told in _unpack(self._spill.get(packed))[max(0, place - CHUNK * first) :])
            first += 1
        yield from (told[audience] for told in self._open[max(0, place - CHUNK * first) :])


def _pack(entries: list[EntryByAudience]) -> bytes:
    return zlib.compress(
        msgspec.msgpack.encode([{who: bytes(text) for who, text in told.items()} for told in entries]), _LEVEL
    )


def _unpack(packed: bytes) -> list[EntryByAudience]:
    return [{who: msgspec.Raw(text) for who, text in told.items()} for told in _CHUNKS.decode(zlib.decompress(packed))]
