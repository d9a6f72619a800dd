"""What was told of a match, entry by entry: the latest as they go out, those before packed away on a shelf.

A match has hundreds of entries, and all are kept while anybody is there, for whoever comes in or comes back.
"""

import weakref
import zlib
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from touchline.kernel import Side
from touchline.server.shelf import Shelf

Audience = Side | None
Told = Mapping[Audience, msgspec.Raw]
"""An entry as JSON, by who is told it."""

WATCHER: Final[Audience] = None
CHUNK: Final = 16
"""Entries packed together. As many again stay open, since the last are asked for again and again."""

_CHUNKS: Final = msgspec.msgpack.Decoder(list[dict[Audience, bytes]])


class Chronicle:
    """The entries of a match, counted from 0."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._packed: list[int] = []  # places on the shelf, which are free again when nobody holds these entries
        self._open: list[Told] = []
        weakref.finalize(self, shelf.drop, self._packed).atexit = False

    def __len__(self) -> int:
        return CHUNK * len(self._packed) + len(self._open)

    def append(self, told: Told) -> None:
        """One entry more."""
        self._open.append(told)
        if len(self._open) >= 2 * CHUNK:
            self._packed.append(self._shelf.put(_pack(self._open[:CHUNK])))
            del self._open[:CHUNK]

    def cut(self, length: int) -> None:
        """Keep only so many entries."""
        while length < CHUNK * len(self._packed):
            place = self._packed.pop()
            self._open[:0] = _unpack(self._shelf.get(place))
            self._shelf.drop([place])
        del self._open[length - CHUNK * len(self._packed) :]

    def since(self, place: int, audience: Audience) -> Iterator[msgspec.Raw]:
        """The entries from a place on, as an audience is told them."""
        first = min(place // CHUNK, len(self._packed))
        for packed in self._packed[first:]:
            yield from (told[audience] for told in _unpack(self._shelf.get(packed))[max(0, place - CHUNK * first) :])
            first += 1
        yield from (told[audience] for told in self._open[max(0, place - CHUNK * first) :])


def _pack(entries: list[Told]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode([{who: bytes(text) for who, text in told.items()} for told in entries]))


def _unpack(packed: bytes) -> list[Told]:
    return [{who: msgspec.Raw(text) for who, text in told.items()} for told in _CHUNKS.decode(zlib.decompress(packed))]
