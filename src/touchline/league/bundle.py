"""Everything of a competition in one file: its seasons and the records of all its matches, compressed.

The bytes are gzip. Inside are JSON lines: the format, then a line for each season with the text of its file, then a
line for each match record, named by its digest.
"""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from touchline.kernel import BadFile, Record
from touchline.league.file import Book
from touchline.league.playing import digest

FORMAT: Final = "touchline-league-bundle/1"
MOST_BYTES: Final = 1 << 30
K = TypeVar("K")
_GZIP: Final = 31  # zlib's word for a gzip header and a window of 32 KB


class _Head(Record, frozen=True):
    format: str
    seasons: int


class _Season(Record, frozen=True):
    season: str


class _Match(Record, frozen=True):
    match: str
    record: str


class Bundle(Record, frozen=True):
    """The texts of the seasons, the oldest first, and the match records by digest."""

    seasons: tuple[str, ...]
    records: Mapping[str, str]


def pack(seasons: Sequence[str], records: Mapping[str, str]) -> bytes:
    """One file of everything; the same content gives the same bytes."""
    lines: Iterable[Record] = (
        _Head(FORMAT, len(seasons)),
        *[_Season(text) for text in seasons],
        *[_Match(name, records[name]) for name in sorted(records)],
    )
    packer = zlib.compressobj(9, wbits=_GZIP)
    data = b"".join(packer.compress(msgspec.json.encode(line) + b"\n") for line in lines)
    return data + packer.flush()


def unpack(data: bytes) -> Bundle:
    """The content of a bundle; a bad one is refused with the number of the line, and nothing of it is taken."""
    lines = _unpacked(data).split(b"\n")[:-1]
    head = _decoded(1, lines[0] if lines else b"", _Head)
    if head.format != FORMAT:
        raise BadFile(1, f"the format is {head.format!r}; this version reads {FORMAT}")
    if not 1 <= head.seasons < len(lines):
        raise BadFile(1, f"a bundle has a season at least, and {head.seasons} are announced")
    seasons = []
    for number, line in enumerate(lines[1 : head.seasons + 1], start=2):
        text = _decoded(number, line, _Season).season
        try:
            Book.read(text.encode())
        except BadFile as error:
            raise BadFile(number, f"season {number - 1}, {error}") from None
        seasons.append(text)
    records: dict[str, str] = {}
    for number, line in enumerate(lines[head.seasons + 1 :], start=head.seasons + 2):
        match = _decoded(number, line, _Match)
        if digest(match.record) != match.match:
            raise BadFile(number, f"the record is not that of {match.match[:16]}…")
        records[match.match] = match.record
    return Bundle(tuple(seasons), records)


def _unpacked(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(wbits=_GZIP)
    try:
        text = unpacker.decompress(data, MOST_BYTES)
    except zlib.error:
        raise BadFile(1, f"not a bundle: expected gzip with the format {FORMAT} inside") from None
    if not unpacker.eof or unpacker.unused_data:
        raise BadFile(1, "the bundle is cut off, too large, or followed by something else")
    return text


def _decoded(number: int, line: bytes, kind: type[K]) -> K:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(number, f"not a line of a bundle: {error}") from None
