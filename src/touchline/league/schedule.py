"""The days of a competition: fixtures of the league, division by division, with matches that were put off."""

from collections.abc import Mapping
from typing import Literal

from touchline.kernel import Record
from touchline.league.fixtures import fixtures
from touchline.league.terms import Terms

Stage = Literal["league", "cup", "decider"]


class Fixture(Record, frozen=True):
    """A match of the competition; clubs by their places in the terms.

    A decider is the extra time of a tie that its legs have left level.
    """

    id: str
    stage: Stage
    day: int
    """The day on which it is played, counted from 1; the days of the cup follow those of the league."""
    round: int
    home: int
    away: int
    division: int = 0
    leg: int = 1

    @property
    def clubs(self) -> tuple[int, int]:
        """Home and away."""
        return self.home, self.away


def league_days(terms: Terms) -> int:
    """How many days of matches the league has."""
    return max((len(fixtures(size, terms.legs)) for size in terms.sizes), default=0) if terms.legs else 0


def league_fixtures(terms: Terms, postponed: Mapping[str, int] | None = None) -> tuple[Fixture, ...]:
    """The fixtures of the league, in the order in which they are played (LEAGUE-07).

    A fixture is known by its round and its number: 3.2 is the second one of round 3.
    """
    if not terms.legs:
        return ()
    later = postponed or {}
    found = []
    by_division = [fixtures(size, terms.legs) for size in terms.sizes]
    for day in range(1, league_days(terms) + 1):
        number = 0
        for division, rounds in enumerate(by_division):
            first = terms.division(division)[0]
            for home, away in rounds[day - 1] if day <= len(rounds) else ():
                number += 1
                id = f"{day}.{number}"
                played = later.get(id, day)
                found.append(Fixture(id, "league", played, day, first + home, first + away, division))
    return tuple(sorted(found, key=lambda fixture: fixture.day))
