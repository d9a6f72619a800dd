"""Squads through a season: computed day by day from the journal, so that the order of arrival does not matter."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from touchline.kernel import BadSetup
from touchline.league.journal import Refused
from touchline.league.part import Sides, Transfer
from touchline.league.schedule import Fixture, league_days
from touchline.league.table import earned

if TYPE_CHECKING:
    from touchline.league.competition import Competition


class Rosters:
    """The rosters of all clubs after the results so far, and the market."""

    def __init__(self, competition: "Competition") -> None:
        self._competition, self._part, self._terms = competition, competition.part, competition.terms
        assert competition.journal.founded is not None
        try:
            self.now: list[Any] = list(self._part.found(self._terms, competition.journal.founded.squads))
        except BadSetup as error:
            raise Refused(1, str(error)) from None
        self.before: dict[str, Sides] = {}
        """The rosters before each match that has been played."""
        self._points: Counter[int] = Counter()
        self._waits: set[int] = set()  # clubs with an earlier match still to be played
        days: dict[int, list[Fixture]] = {}
        for fixture in competition.fixtures:
            days.setdefault(fixture.day, []).append(fixture)
        for day in range(1, max((*days, league_days(self._terms)), default=0) + 1):
            for fixture in days.get(day, ()):
                self._play(fixture)
            for absence in (one for one in competition.journal.absences if one.day == day):
                self.now[absence.club] = self._part.corrected(self.now[absence.club], absence)
            if day in competition.journal.closed:
                self._close(day)

    def _play(self, fixture: Fixture) -> None:
        told = self._competition.score(fixture.id)
        if told is None:
            # Without squads, nothing that follows depends on a match that is played again.
            if self._part.has_squads or fixture.id not in self._competition.journal.attempts:
                self._waits |= set(fixture.clubs)
            return
        sides = Sides(*[self.now[club] for club in fixture.clubs])
        self.before[fixture.id] = sides
        if told.result is None:
            after = Sides(*map(self._part.missed, sides))
        else:
            checked = not self._waits & set(fixture.clubs)
            seed = self._competition.seed(fixture.id)
            try:
                after = self._part.after(self._terms, sides, told.result, seed, checked=checked)
            except BadSetup as error:
                raise Refused(self._competition.journal.number(fixture.id), str(error)) from None
        for club, roster in zip(fixture.clubs, after, strict=True):
            self.now[club] = roster
        if fixture.stage == "league":
            tries = told.result.tries if told.result and not told.corrected else (0, 0)
            for club, own, other in ((fixture.home, 0, 1), (fixture.away, 1, 0)):
                self._points[club] += earned(told.score[own], told.score[other], tries[own], self._terms.points)

    # The market

    def points(self, club: int) -> int:
        """The points that a club has won in matches of the league (CA-R-59)."""
        return self._points[club]

    def budget(self, club: int) -> int:
        """The points that a club has won and not spent (LEAGUE-06)."""
        return self._points[club] - self._part.spent(self.now[club])

    def _close(self, day: int) -> None:
        """Carry out the transfers that the offers of a round lead to (LEAGUE-06)."""
        competition = self._competition
        if self._waits:
            raise BadSetup(f"round {day} closes when all its matches are over, and then for good")
        for transfer in competition.journal.closed[day].transfers:
            try:
                self.now[transfer[0]] = self._bought(transfer)
            except BadSetup as error:
                number = competition.entries.index(competition.journal.closed[day]) + 1
                raise Refused(number, f"round {day}: {error}") from None

    def _bought(self, transfer: Transfer) -> Any:
        club = transfer[0]
        if not 0 <= club < len(self.now):
            raise BadSetup(f"clubs are counted from 0 to {len(self.now) - 1}; got {club}")
        return self._part.buys(self._terms, self.now, transfer, self._points[club])

    def settle(self, order: Sequence[int], wanted: dict[int, list[tuple[int, int]]]) -> tuple[Transfer, ...]:
        """The transfers that offers lead to: the lowest club first, one a turn, as long as anybody can buy (LEAGUE-06).

        An offer that is refused is dropped; each club's offers are tried in its own order.
        """
        before, made = list(self.now), list[Transfer]()
        try:
            while any(wanted.values()):
                for club in order:
                    while wanted.get(club):
                        buys, releases = wanted[club].pop(0)
                        try:
                            self.now[club] = self._bought((club, buys, releases))
                        except BadSetup:
                            continue
                        made.append((club, buys, releases))
                        break
        finally:
            self.now = before
        return tuple(made)
