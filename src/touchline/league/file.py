"""The file of a competition, `touchline-league/1`: JSON lines, only ever added to.

The first line holds the terms, every other one an entry of the journal. Each line has a checksum of itself and of all
lines before it. `docs/formats.md` describes the format. Nothing here opens a file: text goes in and out.
"""

from typing import Any, Final

import msgspec

from touchline.kernel import BadFile, BadSetup, decoded, sealed, unsealed
from touchline.league.competition import Competition
from touchline.league.entries import AnyEntry
from touchline.league.journal import Refused
from touchline.league.terms import FORMAT, Terms

_WHAT: Final = "competition"


class Book:
    """A competition and its text: entries are added to both, or to neither."""

    def __init__(self, competition: Competition, text: str, last: str) -> None:
        self.competition, self.text, self._last = competition, text, last

    @classmethod
    def new(cls, competition: Competition) -> "Book":
        """The book of a competition, entry by entry."""
        first, last = sealed("", competition.terms)
        book = cls(Competition(competition.terms), first, last)
        book.add(*competition.entries)
        return book

    @classmethod
    def read(cls, data: bytes) -> "Book":
        """The book in a file; a bad one is refused with the number of the line, and nothing of it is taken."""
        lines = data.splitlines(keepends=True)
        if not lines:
            raise BadFile(1, f"the file is empty; expected a competition with the format {FORMAT}")
        _check_format(lines[0])
        body, last = unsealed(1, lines[0], "", _WHAT)
        terms: Terms = _record(1, body, Terms)
        entries: list[AnyEntry] = []
        for number, line in enumerate(lines[1:], start=2):
            body, last = unsealed(number, line, last, _WHAT)
            entries.append(_record(number, body, AnyEntry))
        try:
            competition = Competition(terms, entries)
        except Refused as error:
            raise BadFile(error.number + 1, str(error)) from None
        except BadSetup as error:
            raise BadFile(1, str(error)) from None
        if not entries:
            raise BadFile(1, "the competition has not been founded")
        return cls(competition, data.decode(), last)

    def add(self, *entries: AnyEntry) -> str:
        """Add entries; returns the lines to append to the file. Raises, and adds nothing, if they do not fit."""
        return self.follow(self.competition.add(*entries))

    def follow(self, competition: Competition) -> str:
        """Go on to a later moment of the same competition; returns the lines to append to the file."""
        known = len(self.competition.entries)
        lines, last = [], self._last
        for entry in competition.entries[known:]:
            line, last = sealed(last, entry)
            lines.append(line)
        added = "".join(lines)
        self.competition, self.text, self._last = competition, self.text + added, last
        return added


def is_league(data: bytes) -> bool:
    """Whether a file says that it holds a competition."""
    return data.startswith(f'{{"format":"{FORMAT}"'.encode())


def whole_lines(data: bytes) -> bytes:
    """A file without a last line that was cut off while it was written."""
    return data[: data.rfind(b"\n") + 1] or data


def write(competition: Competition) -> str:
    """The text of a competition."""
    return Book.new(competition).text


class _Format(msgspec.Struct):
    format: str


def _check_format(line: bytes) -> None:
    try:
        found = msgspec.json.decode(line, type=_Format).format
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadFile(1, f"not a competition: expected a first line with the format {FORMAT}") from None
    if found != FORMAT:
        raise BadFile(1, f"the format is {found!r}; this version reads {FORMAT}")


def _record(number: int, body: bytes, kind: Any) -> Any:
    try:
        return decoded(number, body, kind)
    except BadSetup as error:
        raise BadFile(number, str(error)) from None
