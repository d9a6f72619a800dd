"""The terms of a competition: clubs, divisions, points, cup, calendar. They never change while it runs."""

import re
from calendar import monthrange
from collections.abc import Mapping
from typing import Any, Final, Literal

from touchline.kernel import BadSetup, Randbelow, Record
from touchline.league.table import Points

FORMAT: Final = "touchline-league/1"
HUMAN: Final = "human"
LONGEST_NAME: Final = 24
MOST_CLUBS: Final = 64
MOST_POINTS: Final = 20
_DAY: Final = 24 * 3600


class Crest(Record, frozen=True):
    """A crest as data: a shape, two colours and up to three letters."""

    shape: Literal["shield", "round", "diamond", "pennant"] = "shield"
    colours: tuple[str, str] = ("#1b4965", "#f4f1de")
    letters: str = ""

    def __post_init__(self) -> None:
        for colour in self.colours:
            if not re.fullmatch("#[0-9a-f]{6}", colour):
                raise BadSetup(f"a colour of a crest is written as in #1b4965; got {colour!r}")
        if len(self.letters) > 3 or not self.letters.isprintable():
            raise BadSetup(f"a crest has up to three letters; got {self.letters!r}")


class Club(Record, frozen=True):
    """A club: its name, its coach and its crest. The coach is a person, `human`, or a computer by its level."""

    name: str
    coach: str
    crest: Crest = Crest()

    def __post_init__(self) -> None:
        if not 1 <= len(self.name.strip()) == len(self.name) <= LONGEST_NAME or not self.name.isprintable():
            raise BadSetup(f"the name of a club has 1 to {LONGEST_NAME} characters in one line; got {self.name!r}")


class Calendar(Record, frozen=True):
    """When rounds end: each is open as long as the others. Times are seconds since 1970, in UTC, from outside."""

    start: int
    length: int = 7 * _DAY

    def __post_init__(self) -> None:
        if self.length < 1 or not 0 <= self.start < 2**40:
            raise BadSetup(f"a round is open for a second at least; got start {self.start}, length {self.length}")

    def deadline(self, day: int) -> int:
        """The end of a day of matches, counted from 1."""
        return self.start + day * self.length

    def date(self, day: int) -> str:
        """The date on which a day of matches begins."""
        return date(self.start + (day - 1) * self.length)


def date(time: int) -> str:
    """The date of a time in UTC, as in 2031-05-17, by the Gregorian calendar.

    Years are counted from March, so that a leap day comes last.
    """
    era, day_of_era = divmod(time // _DAY + 719_468, 146_097)  # days since 0000-03-01, in eras of 400 years
    year = (day_of_era - day_of_era // 1460 + day_of_era // 36_524 - day_of_era // 146_096) // 365
    day_of_year = day_of_era - (365 * year + year // 4 - year // 100)
    month = (5 * day_of_year + 2) // 153
    day = day_of_year - (153 * month + 2) // 5 + 1
    return f"{year + 400 * era + (month >= 10):04}-{(month + 2) % 12 + 1:02}-{day:02}"


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar, as in 2031-05-17."""
    parts = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text)
    if not parts:
        return False
    year, month, day = map(int, parts.groups())
    return year >= 1 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


class CupTerms(Record, frozen=True):
    """A knock-out cup: how many clubs enter it, and how a tie is decided."""

    entrants: int = 4
    """The first of the table, this many; all clubs in a competition without a league."""
    legs: Literal[1, 2] = 1
    away_goals: bool = True


class Terms(Record, frozen=True):
    """The terms of a competition, the first line of its file."""

    format: str
    engine: str
    name: str
    game: str
    seed: str
    clubs: tuple[Club, ...]
    legs: Literal[0, 1, 2] = 2
    """How often a pair meets; 0: there is no league, only a cup."""
    divisions: tuple[int, ...] = ()
    """How many clubs each division has, the first division first; none: one division of all clubs."""
    moving: int = 0
    """How many clubs go up and down between two divisions."""
    points: Points = Points()
    cup: CupTerms | None = None
    calendar: Calendar | None = None
    setup: Mapping[str, Any] = {}
    """What all matches have in common: edition and options."""
    squads: Literal["lot", "draft", "kept"] = "lot"
    market: bool = True
    deck: Any = None
    """The cards of all clubs, as plain data, where the game has squads."""
    kept: tuple[tuple[int, ...], ...] = ()
    """The squads of the season before, one a club."""
    season: int = 1

    def __post_init__(self) -> None:
        """Refuse terms that no competition can be played on."""
        if self.format != FORMAT:
            raise BadSetup(f"the format is {self.format!r}; this version reads {FORMAT}")
        if not 2 <= len(self.clubs) <= MOST_CLUBS:
            raise BadSetup(f"a competition has 2 to {MOST_CLUBS} clubs (LEAGUE-07); got {len(self.clubs)}")
        names: set[str] = set()
        for club in self.clubs:
            if club.name.casefold() in names:
                raise BadSetup(f"every club has a name of its own; got {club.name!r} twice")
            names.add(club.name.casefold())
        if self.divisions and (sum(self.divisions) != len(self.clubs) or min(self.divisions) < 2):
            sizes = ", ".join(map(str, self.divisions))
            raise BadSetup(f"divisions have two clubs at least and {len(self.clubs)} in all; got {sizes}")
        if not 0 <= self.moving <= min(self.sizes) // 2:
            raise BadSetup(f"at most half a division goes up or down; got {self.moving}")
        if self.season < 1 or not self.seed or not self.name.strip() or len(self.name) > 60:
            raise BadSetup("a competition has a name of up to 60 letters, a seed, and seasons counted from 1")
        points = self.points
        if not 0 <= points.loss <= points.draw <= points.win <= MOST_POINTS or min(points.tries, points.margin) < 0:
            raise BadSetup(
                f"a defeat is worth no more than a draw, a draw no more than a win, that {MOST_POINTS} at most;"
                f" got {points.win}, {points.draw} and {points.loss}"
            )
        if self.cup is None and not self.legs:
            raise BadSetup("a competition is a league, a cup or both; got neither")
        if self.cup is not None and not 2 <= self.cup.entrants <= len(self.clubs):
            raise BadSetup(f"2 to {len(self.clubs)} clubs enter the cup; got {self.cup.entrants}")

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many clubs each division has."""
        return self.divisions or (len(self.clubs),)

    def division(self, number: int) -> range:
        """The clubs of a division, counted from 0, by their places."""
        first = sum(self.sizes[:number])
        return range(first, first + self.sizes[number])

    def place(self, club: str) -> int:
        """The place of a club by its name, whatever its capitals."""
        for place, known in enumerate(self.clubs):
            if known.name.casefold() == club.casefold():
                return place
        raise BadSetup(f"there is no club {club!r}; the clubs are {', '.join(known.name for known in self.clubs)}")


# Clubs without people

_BEGINNINGS: Final = "Ash Brack Cold Dray Elm Fal Glen Holm Kes Lark Moor Nether Oak Pen Quarn Rook Salt Thorn Wick Yar"
_ENDINGS: Final = "borough bridge combe den field ford gate ham haven leigh mouth port stead stow ton wick"
_COLOURS: Final = ("#1b4965", "#9b2226", "#2d6a4f", "#3d348b", "#bb6b00", "#343a40", "#0a6e7c", "#7a2e6b")
_LIGHT: Final = ("#f4f1de", "#ffd166", "#a8dadc", "#ffffff", "#f7b5ca", "#cfe8a9")


def invented_clubs(number: int, coach: str, randbelow: Randbelow, taken: tuple[str, ...] = ()) -> tuple[Club, ...]:
    """Clubs with invented names and crests, no name twice."""
    beginnings, endings, clubs = _BEGINNINGS.split(), _ENDINGS.split(), list[Club]()
    used = {name.casefold() for name in taken}
    while len(clubs) < number:
        name = beginnings[randbelow(len(beginnings))] + endings[randbelow(len(endings))]
        colours = _COLOURS[randbelow(len(_COLOURS))], _LIGHT[randbelow(len(_LIGHT))]
        shape: Any = ("shield", "round", "diamond", "pennant")[randbelow(4)]
        if name.casefold() not in used:
            used.add(name.casefold())
            clubs.append(Club(name, coach, Crest(shape, colours, name[:2].upper())))
    return tuple(clubs)
