"""Player and referee cards, decks, and their CSV files: SETUP-02 to -05 and DICE-05.

A file is CSV with the community's columns in any order. A bad row rejects the whole file.

    Name,Nationality,Pace,Dribbling,Heading,High Pass,Resilience,Shooting,Tackling
    Ansgar Rønhave,Denmark,2,2,6,3,4,1,6
"""

import csv
import re
from collections.abc import Iterable, Iterator
from reprlib import repr as shortened
from typing import Any, ClassVar, Final, Literal, TypeVar

from touchline.counter_attack.editions import Edition
from touchline.kernel import BadFile, BadSetup, Record, nearest

Attribute = Literal[
    "pace", "dribbling", "heading", "high_pass", "resilience", "shooting", "tackling", "aerial", "saving", "handling",
]  # fmt: skip

_WORDS: Final = ("name", "nationality")  # the columns of words; all others are attributes
_NUMBERS: Final = {str(number): number for number in range(1, 7)}


class Card(Record, frozen=True, cache_hash=True, array_like=True):
    """A person with attributes of 1 to 6; its fields are the columns of the files."""

    rule: ClassVar[str]

    name: str
    nationality: str

    def __post_init__(self) -> None:
        """Attributes are numbers from 1 to 6 (SETUP-02, SETUP-03, SETUP-04)."""
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if field in _WORDS:
                if not _is_written(value):
                    raise BadSetup(f"{_title(field)} takes 1 to 60 printable characters; got {shortened(value)}")
            elif type(value) is not int or not 1 <= value <= 6:
                raise BadSetup(f"{_title(field)} takes a number from 1 to 6 ({self.rule}); got {shortened(value)}")


class Outfielder(Card, frozen=True, tag=True):
    """An outfield player (SETUP-02)."""

    rule = "SETUP-02"

    pace: int
    dribbling: int
    heading: int
    high_pass: int
    resilience: int
    shooting: int
    tackling: int


class Goalkeeper(Card, frozen=True, tag=True):
    """A goalkeeper (SETUP-03); not every edition uses Handling and High Pass (E05)."""

    rule = "SETUP-03"

    aerial: int
    dribbling: int
    pace: int
    resilience: int
    saving: int
    handling: int
    high_pass: int


class Referee(Card, frozen=True, tag=True):
    """A referee (SETUP-04)."""

    rule = "SETUP-04"

    leniency: int


PlayerCard = Outfielder | Goalkeeper


def attribute(card: PlayerCard, name: Attribute, edition: Edition) -> int:
    """An attribute of a player; 0 if the card lacks it or the edition does not use it (DICE-05)."""
    if isinstance(card, Goalkeeper) and name in ("handling", "high_pass") and not edition.gk_extra_attributes:
        return 0
    value: int = getattr(card, name, 0)
    return value


class Deck(Record, frozen=True, cache_hash=True):
    """The players available to the draft, and the referees (SETUP-05)."""

    outfielders: tuple[Outfielder, ...]
    goalkeepers: tuple[Goalkeeper, ...]
    referees: tuple[Referee, ...]

    def __post_init__(self) -> None:
        for cards, least in ((self.outfielders, 30), (self.goalkeepers, 4), (self.referees, 1)):
            if len(cards) < least:
                raise BadSetup(
                    "a deck needs at least 30 outfielders, 4 goalkeepers and a referee (SETUP-05);"
                    f" got {len(self.outfielders)}, {len(self.goalkeepers)} and {len(self.referees)}"
                )
        names: set[str] = set()
        for card in (*self.outfielders, *self.goalkeepers):
            if card.name.casefold() in names:
                raise BadSetup(f"a deck has one card for each player; got {card.name!r} twice")
            names.add(card.name.casefold())

    def player(self, number: int) -> PlayerCard:
        """A card by its number: outfielders first, then goalkeepers."""
        outfielders = self.outfielders
        return outfielders[number] if number < len(outfielders) else self.goalkeepers[number - len(outfielders)]

    def number(self, card: PlayerCard) -> int:
        """The number of a card."""
        if isinstance(card, Outfielder):
            return self.outfielders.index(card)
        return len(self.outfielders) + self.goalkeepers.index(card)


# Files

C = TypeVar("C", bound=Card)


def columns(kind: type[Card]) -> list[str]:
    """The columns of a file of cards, in their usual order."""
    return [_title(field) for field in kind.__struct_fields__]


def write_cards(kind: type[C], cards: Iterable[C]) -> str:
    """The text of a file of cards."""
    text = _Text()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns(kind))
    writer.writerows([getattr(card, field) for field in kind.__struct_fields__] for card in cards)
    return "".join(text)


def read_cards(kind: type[C], data: str | bytes, first: int = 1) -> tuple[C, ...]:
    """The cards of a file, from its text or its bytes; `first` is the number of its first line, for the errors."""
    rows = _rows(_decoded(data, first), first)
    line, titles = next(rows, (first, None))
    if titles is None:
        raise BadFile(line, f"the file is empty; its first line names the columns {', '.join(columns(kind))}")
    fields = _fields(kind, line, titles)
    cards: list[C] = []
    first_lines: dict[str, int] = {}
    for line, cells in rows:
        card = _card(kind, line, fields, cells)
        first = first_lines.setdefault(card.name.casefold(), line)
        if first != line:
            raise BadFile(line, f"column Name takes each name once; {card.name!r} is also in line {first}")
        cards.append(card)
    if not cards:
        raise BadFile(line, "there is no card below the header")
    return tuple(cards)


class _Text(list[str]):
    """A text buffer for `csv.writer`."""

    def write(self, piece: str) -> None:
        self.append(piece)


def _title(field: str) -> str:
    return field.replace("_", " ").title()


def _is_written(text: object) -> bool:
    if not isinstance(text, str) or not 1 <= len(text) <= 60:
        return False
    return text.isprintable() and text == text.strip() and "\ufffd" not in text


def _decoded(data: str | bytes, first: int) -> str:
    """The text with plain line ends; null and replacement characters betray another encoding."""
    text = data if isinstance(data, str) else data.decode(errors="replace")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if wrong := re.search("[\0\ufffd]", text):
        before = text[: wrong.start()].split("\n")
        line = first + len(before) - 1
        raise BadFile(line, f"character {len(before[-1]) + 1} is not UTF-8; save the file as CSV in UTF-8")
    return text


def _rows(text: str, first: int) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not blank, each with its first line."""
    reader = csv.reader((f"{line}\n" for line in text.split("\n")), skipinitialspace=True, strict=True)
    while True:
        line = first + reader.line_num
        try:
            cells = [cell.strip() for cell in next(reader)]
        except StopIteration:
            return
        except csv.Error as error:
            raise BadFile(line, f"not a row of CSV: {error}") from None
        if any(cells):
            yield line, cells


def _fields(kind: type[Card], line: int, titles: list[str]) -> list[str]:
    """The field behind each column."""
    by_title = {_title(field).casefold(): field for field in kind.__struct_fields__}
    fields: list[str] = []
    if len(titles) == 1:
        raise BadFile(line, f"commas separate the columns {', '.join(columns(kind))}; got {shortened(titles[0])}")
    for number, title in enumerate(titles, start=1):
        field = by_title.get(" ".join(title.casefold().split()))
        if field is None:
            near = nearest(title, columns(kind))
            raise BadFile(line, f"column {number}, {shortened(title)}, is not a column of these cards; nearest: {near}")
        if field in fields:
            raise BadFile(line, f"column {number} repeats {_title(field)}")
        fields.append(field)
    missing = [_title(field) for field in kind.__struct_fields__ if field not in fields]
    if missing:
        raise BadFile(line, f"{_columns_are(missing)} missing")
    return fields


def _card(kind: type[C], line: int, fields: list[str], cells: list[str]) -> C:
    if len(cells) < len(fields):
        missing = [_title(field) for field in fields[len(cells) :]]
        raise BadFile(line, f"{_columns_are(missing)} missing: got {len(cells)} cells of {len(fields)}")
    if len(cells) > len(fields):
        raise BadFile(line, f"column {len(fields) + 1} has no name, and {shortened(cells[len(fields)])} in it")
    values: dict[str, Any] = {
        field: cell if field in _WORDS else _NUMBERS.get(cell, cell) for field, cell in zip(fields, cells, strict=True)
    }
    try:
        return kind(**values)
    except BadSetup as error:
        raise BadFile(line, f"column {error}") from None


def _columns_are(titles: list[str]) -> str:
    return f"column {titles[0]} is" if len(titles) == 1 else f"columns {', '.join(titles)} are"
