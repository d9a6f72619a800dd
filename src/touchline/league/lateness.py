"""Deadlines: which matches are overdue, who is late, and what follows. The time is always passed in."""

from collections.abc import Collection, Mapping

from touchline.kernel import Record
from touchline.league.competition import Competition
from touchline.league.entries import AnyEntry, Award, Replaced
from touchline.league.playing import STAND_IN
from touchline.league.schedule import Fixture
from touchline.league.terms import HUMAN

FORFEIT = 3
"""The goals of a walk-over."""

PATIENCE = 2
"""A person who misses this many rounds in a row is replaced by a computer."""


class Overdue(Record, frozen=True):
    """A match whose day is over, and the clubs that a person manages in it."""

    fixture: Fixture
    deadline: int
    people: tuple[int, ...]


def overdue(competition: Competition, now: int) -> tuple[Overdue, ...]:
    """The matches whose deadline has passed, in order; of a competition without a calendar, none."""
    calendar = competition.terms.calendar
    if calendar is None:
        return ()
    return tuple(
        [
            Overdue(fixture, calendar.deadline(fixture.day), people(competition, fixture))
            for fixture in competition.open
            if calendar.deadline(fixture.day) <= now
        ]
    )


def people(competition: Competition, fixture: Fixture) -> tuple[int, ...]:
    """The clubs of a match that a person manages."""
    return tuple([club for club in fixture.clubs if competition.journal.coaches[club] == HUMAN])


def walk_over(competition: Competition, fixture: Fixture, late: Collection[int], now: int) -> Award:
    """A match that is not played: 0-3 against the club that is late, and a draw if both are."""
    home, away = (club in late for club in fixture.clubs)
    names = ", ".join(competition.terms.clubs[club].name for club in fixture.clubs if club in late)
    score = (FORFEIT * (away and not home), FORFEIT * (home and not away))
    return Award(fixture.id, score, reason=f"walk-over, late: {names}", by="calendar", at=now)


def replacements(competition: Competition, missed: Mapping[int, int], now: int) -> tuple[AnyEntry, ...]:
    """A computer for every person who has missed too many rounds in a row; the person may return at any time."""
    return tuple(
        [
            Replaced(club, STAND_IN, reason=f"absent for {rounds} rounds", by="calendar", at=now)
            for club, rounds in sorted(missed.items())
            if rounds >= PATIENCE and competition.journal.coaches[club] == HUMAN
        ]
    )
