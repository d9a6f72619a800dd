"""The journal of a competition: results and decisions, one entry each, in the order of arrival.

A match is one entry, with its decisions, incidents and dice, so that a result is never there in part.
"""

import re
from collections.abc import Mapping
from typing import Any

from touchline.kernel import BadSetup, Record
from touchline.league.terms import is_date

MOST_GOALS = 999


class Entry(Record, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """An entry of the journal."""


class Founded(Entry, frozen=True):
    """The lots that the clubs have drawn, and their squads (LEAGUE-01, LEAGUE-07)."""

    lots: tuple[int, ...]
    squads: tuple[tuple[int, ...], ...] = ()


class Result(Entry, frozen=True):
    """A match that was played."""

    fixture: str
    score: tuple[int, int]
    date: str
    record: str = ""
    """The SHA-256 of the match record, in hex; none: there is no record."""
    coaches: tuple[str, str] = ("", "")
    extra_time: bool = False
    shoot_out: tuple[int, int] | None = None
    tries: tuple[int, int] = (0, 0)
    match: Mapping[str, Any] = {}
    """What the game keeps of it: squads, boosts, cards, injuries with their dice, scorers."""

    def __post_init__(self) -> None:
        _check_score(self.score)
        if not is_date(self.date):
            raise BadSetup(f"the date of a result is written as in 2031-05-17; got {self.date[:20]!r}")
        if not re.fullmatch("([0-9a-f]{64})?", self.record):
            raise BadSetup(f"a record is named by its SHA-256 in hex; got {self.record[:20]!r}")


class Drawn(Entry, frozen=True):
    """The draw of the cup: the places of the bracket, club after club; None is a bye."""

    bracket: tuple[int | None, ...]


class Lot(Entry, frozen=True):
    """A tie of the cup that nothing else decided: the club that goes through, drawn by lot."""

    tie: str
    club: int


class Closed(Entry, frozen=True):
    """A round is over and the offers are settled: the transfers, in order (LEAGUE-06)."""

    round: int
    transfers: tuple[tuple[int, int, int], ...] = ()
    """Club, card bought, card released."""


# Decisions of managers


class Offered(Entry, frozen=True):
    """The sealed offers of a club for the end of a round; the latest ones count."""

    club: int
    round: int
    offers: tuple[tuple[int, int], ...]
    """Card to buy, card to release; the dearest wish first."""


class LineUp(Entry, frozen=True):
    """A line-up that a club has saved under a name: a formation and the cards of shirts 1 to 16."""

    club: int
    name: str
    formation: str
    squad: tuple[int, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= 24 or not self.name.isprintable():
            raise BadSetup(f"a line-up has a name of up to 24 characters; got {self.name!r}")


# Decisions of the organiser


class Decision(Entry, frozen=True, kw_only=True):
    """A decision of the organiser: who took it, when and why; it can be undone."""

    reason: str
    by: str = "organiser"
    at: int = 0
    """Seconds since 1970."""

    def __post_init__(self) -> None:
        for text in (self.reason, self.by):
            if not text.strip() or len(text) > 200 or not text.isprintable():
                raise BadSetup(f"a decision of the organiser has a reason in one line; got {text[:40]!r}")


class Award(Decision, frozen=True):
    """A result without a match: a walk-over, or a club that is short of players (LEAGUE-09)."""

    fixture: str
    score: tuple[int, int]

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_score(self.score)


class Corrected(Decision, frozen=True):
    """The score that counts instead of that of the match; its record stays as it is (RESULTS-03)."""

    fixture: str
    score: tuple[int, int]

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_score(self.score)


class Annulled(Decision, frozen=True):
    """A match to be played again."""

    fixture: str


class Adjusted(Decision, frozen=True):
    """Points given to a club or taken from it."""

    club: int
    points: int


class Absence(Decision, frozen=True):
    """Yellow cards and absences of a player as they are after a day of matches."""

    club: int
    card: int
    day: int
    yellows: int = 0
    injured: int = 0
    banned: int = 0


class Replaced(Decision, frozen=True):
    """Another coach takes a club: a computer by its level, or a person again."""

    club: int
    coach: str


class Postponed(Decision, frozen=True):
    """A match that is played on a later day."""

    fixture: str
    day: int


class Undone(Decision, frozen=True):
    """A decision of the organiser taken back, by the number of its entry."""

    entry: int


AnyEntry = (
    Founded
    | Result
    | Drawn
    | Lot
    | Closed
    | Offered
    | LineUp
    | Award
    | Corrected
    | Annulled
    | Adjusted
    | Absence
    | Replaced
    | Postponed
    | Undone
)


def _check_score(score: tuple[int, int]) -> None:
    if not all(0 <= goals <= MOST_GOALS for goals in score):
        raise BadSetup(f"a score has 0 to {MOST_GOALS} for each side; got {score[0]}-{score[1]}")
