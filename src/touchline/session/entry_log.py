"""The match log, as each audience sees it: the latest entries as they go out, older ones packed and spilled.

A match has hundreds of entries. All are kept while anybody is in the room, for people who join or rejoin.
"""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from touchline.kernel import Side
from touchline.session.spilled import Spill, SpilledList

Audience = Side | None
EntryByAudience = Mapping[Audience, msgspec.Raw]
"""An entry as JSON, by audience."""

WATCHER: Final[Audience] = None
CHUNK: Final = 16
"""Entries packed together."""

_CHUNKS: Final = msgspec.msgpack.Decoder(list[dict[Audience, bytes]])


class EntryLog:
    """The entries of a match, counted from 0."""

    def __init__(self, spill: Spill) -> None:
        self._entries = SpilledList[EntryByAudience](spill, _Entries(), CHUNK)

    def __len__(self) -> int:
        return len(self._entries)

    def append(self, told: EntryByAudience) -> None:
        """One entry more."""
        self._entries.append(told)

    def cut(self, length: int) -> None:
        """Keep only this many entries."""
        self._entries.cut(length)

    def since(self, place: int, audience: Audience) -> Iterator[msgspec.Raw]:
        """The entries from a place on, as an audience sees them."""
        return (told[audience] for told in self._entries.since(place))


class _Entries:
    """Entries as bytes."""

    def pack(self, items: list[EntryByAudience]) -> bytes:
        return msgspec.msgpack.encode([{who: bytes(text) for who, text in told.items()} for told in items])

    def unpack(self, packed: bytes) -> list[EntryByAudience]:
        return [{who: msgspec.Raw(text) for who, text in told.items()} for told in _CHUNKS.decode(packed)]
