"""A competition: its terms and its journal, and everything that follows from them.

    competition = Competition.new(terms)
    plan = competition.plan("1.1")  # what is to be played; touchline.league.playing plays it
    competition = competition.add(result)
    competition.table()

Nothing is stored but terms and entries. Results may arrive in any order and twice: rosters are computed in the order of
the days, tables from the set of results. An entry that contradicts the others is refused, and nothing changes.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

from touchline.games import GAMES
from touchline.kernel import BadSetup, Record, Seeded, nearest
from touchline.league.cup import Bracket, Outcome, Tie, draw, ties
from touchline.league.entries import AnyEntry, Founded, Result
from touchline.league.journal import Journal, Refused
from touchline.league.part import PARTS, PlainPart, Sides, Wishes
from touchline.league.rosters import Rosters
from touchline.league.schedule import Fixture, league_days, league_fixtures
from touchline.league.table import Played, Separation, Standing, form, separations, table
from touchline.league.terms import Terms


class Score(NamedTuple):
    """The score that counts for a fixture, and where it comes from."""

    score: tuple[int, int]
    result: Result | None
    """The match, unless the score was awarded without one."""
    corrected: bool = False


class Plan(Record, frozen=True):
    """A match to be played: everything that determines it but the players' answers."""

    game: str
    fixture: str
    seed: str
    setup: Mapping[str, Any]
    coaches: tuple[str, str]
    decided: Mapping[str, Any] = {}
    date: str = ""


UNDATED: Final = "1970-01-01"


class Competition:
    """A competition at one moment; `add` gives the next one."""

    def __init__(self, terms: Terms, entries: Iterable[AnyEntry] = ()) -> None:
        if terms.game not in GAMES:
            raise BadSetup(f"there is no game {terms.game!r}; nearest: {nearest(terms.game, list(GAMES))}")
        self.terms = terms
        self.part: PlainPart = PARTS[terms.game]
        self.part.check(terms)
        self.journal = Journal(terms, entries)
        self._check()

    @classmethod
    def new(cls, terms: Terms) -> Self:
        """A competition about to start: squads and lots are drawn from its seed."""
        cls(terms)
        places = list(range(len(terms.clubs)))
        randbelow = Seeded(terms.seed, "lots").randbelow
        lots = tuple([places.pop(randbelow(len(places))) for _ in range(len(places))])
        return cls(terms, [Founded(lots, PARTS[terms.game].draw_squads(terms))])

    def add(self, *entries: AnyEntry) -> "Competition":
        """The competition with more entries; a result that it has already counts once."""
        fresh: list[AnyEntry] = []
        for entry in entries:
            if not (isinstance(entry, Result) and (self.has(entry) or entry in fresh)):
                fresh.append(entry)
        return Competition(self.terms, (*self.entries, *fresh)) if fresh else self

    def has(self, result: Result) -> bool:
        """Whether a result is in the journal already and counts."""
        return self.journal.results.get(result.fixture) == result

    def _check(self) -> None:
        """Raise if the entries contradict each other, or do not follow from the seed."""
        if self.journal.founded is None:
            return
        if self.journal.bracket:
            self._check_draw()
        known = {fixture.id for fixture in self.fixtures}
        for id in (*self.journal.results, *self.journal.awards, *self.journal.attempts, *self.journal.postponed):
            if id not in known:
                raise Refused(self.journal.number(id), f"there is no fixture {id}")
        days = league_days(self.terms)
        for id, day in self.journal.postponed.items():
            fixture = self.fixture(id)
            if fixture.stage != "league" or not fixture.round < day <= days:
                why = f"a match of the league is put off to a later day of it, up to {days}; got {id} to {day}"
                raise Refused(self.journal.number(id), why)
        try:
            _ = self.rosters
        except Refused:
            raise
        except BadSetup as error:
            raise Refused(len(self.entries), str(error)) from None

    def _check_draw(self) -> None:
        if any(self.score(fixture.id) is None for fixture in self._league):
            raise Refused(len(self.entries), "the cup is drawn when the league is over")
        if self.journal.bracket != self.draw():
            raise Refused(len(self.entries), "the draw of the cup does not follow from the seed")
        for tie in (tie for level in self.cup for tie in level):
            drawn = self.journal.lots.get(tie.id)
            if drawn is not None and drawn != self.lot(tie):
                raise Refused(len(self.entries), f"the lot of {tie.id} does not follow from the seed")

    @property
    def entries(self) -> tuple[AnyEntry, ...]:
        """The journal, entry by entry."""
        return self.journal.entries

    @property
    def records(self) -> dict[str, str]:
        """The digests of all match records in the journal, each with its fixture."""
        results = [entry for entry in self.entries if isinstance(entry, Result)]
        return {entry.record: entry.fixture for entry in results if entry.record}

    # Fixtures

    @cached_property
    def fixtures(self) -> tuple[Fixture, ...]:
        """All fixtures that are known, in the order in which they are played."""
        return (*self._league, *[fixture for level in self.cup for tie in level for fixture in tie.fixtures])

    @cached_property
    def _league(self) -> tuple[Fixture, ...]:
        return league_fixtures(self.terms, self.journal.postponed)

    @cached_property
    def cup(self) -> tuple[tuple[Tie, ...], ...]:
        """The rounds of the cup, once it is drawn."""
        if self.terms.cup is None or not self.journal.bracket:
            return ()
        outcomes = {id: self._outcome(id) for id in (*self.journal.results, *self.journal.awards)}
        first = league_days(self.terms) + 1
        return ties(self.terms.cup, self.journal.bracket, first, outcomes, self.journal.lots, self.part.deciders)

    def _outcome(self, id: str) -> Outcome:
        told = self.score(id)
        assert told is not None
        if told.result is None or told.corrected:
            return Outcome(told.score)
        return Outcome(told.score, told.result.extra_time, told.result.shoot_out)

    def fixture(self, id: str) -> Fixture:
        """A fixture by its id."""
        for fixture in self.fixtures:
            if fixture.id == id:
                return fixture
        ids = [fixture.id for fixture in self.fixtures]
        raise BadSetup(f"there is no fixture {id!r}; nearest: {nearest(id, ids)}")

    def score(self, id: str) -> Score | None:
        """The score of a fixture that counts; None if it is still to be played."""
        result, award, correction = (
            self.journal.results.get(id),
            self.journal.awards.get(id),
            self.journal.corrections.get(id),
        )
        if correction is not None:
            return Score(correction.score, result, corrected=True)
        if result is not None:
            return Score(result.score, result)
        return None if award is None else Score(award.score, None)

    @cached_property
    def open(self) -> tuple[Fixture, ...]:
        """The fixtures still to be played, in order."""
        return tuple([fixture for fixture in self.fixtures if self.score(fixture.id) is None])

    @property
    def ready(self) -> tuple[Fixture, ...]:
        """The fixtures that can be played now: on the first day that is not over, if its market is not due."""
        if not self.open or self.due_to_close is not None:
            return ()
        seen: set[int] = set()
        ready = []
        for fixture in self.open:
            if fixture.day == self.open[0].day and not seen & set(fixture.clubs):
                ready.append(fixture)
            seen |= set(fixture.clubs)
        return tuple(ready)

    @property
    def due_to_close(self) -> int | None:
        """The round of the league that is over and not closed yet, if there is one."""
        next_round = len(self.journal.closed) + 1
        if next_round > league_days(self.terms):
            return None
        return None if any(fixture.day <= next_round for fixture in self.open) else next_round

    @property
    def is_over(self) -> bool:
        """Whether everything has been played and settled."""
        if self.open or self.due_to_close is not None:
            return False
        return self.terms.cup is None or bool(self.cup and self.cup[-1][0].winner is not None)

    # Tables

    @cached_property
    def played(self) -> tuple[tuple[Played, ...], ...]:
        """The results of each division, in the order of the calendar; clubs by their places in it."""
        found: list[list[Played]] = [[] for _ in self.terms.sizes]
        for fixture in self._league:
            told = self.score(fixture.id)
            if told is not None:
                first = self.terms.division(fixture.division)[0]
                tries = told.result.tries if told.result and not told.corrected else (0, 0)
                one = Played(fixture.home - first, fixture.away - first, *told.score, tries)
                found[fixture.division].append(one)
        return tuple([tuple(results) for results in found])

    def table(self, division: int = 0) -> tuple[Standing, ...]:
        """The table of a division, counted from 0, the first club first (LEAGUE-07)."""
        return table(*self._table(division))

    def separations(self, division: int = 0) -> tuple[Separation, ...]:
        """The tie-breakers between neighbours that are level on points (LEAGUE-07)."""
        return separations(*self._table(division))

    def form(self, club: int, matches: int = 5) -> tuple[str, ...]:
        """How a club's last matches in the league ended, the latest last."""
        division = next(number for number in range(len(self.terms.sizes)) if club in self.terms.division(number))
        return form(club - self.terms.division(division)[0], self.played[division], matches)

    def _table(self, division: int) -> tuple[Any, ...]:
        if not 0 <= division < len(self.terms.sizes):
            raise BadSetup(f"divisions are counted from 1 to {len(self.terms.sizes)}; got {division + 1}")
        places = self.terms.division(division)
        lots = [] if self.journal.founded is None else [self.journal.founded.lots[place] for place in places]
        ranks = {lot: rank for rank, lot in enumerate(sorted(lots))}
        adjusted = {place - places[0]: more for place, more in self.journal.adjusted.items() if place in places}
        names = [self.terms.clubs[place].name for place in places]
        return names, self.played[division], [ranks[lot] for lot in lots], self.terms.points, adjusted

    def points(self, club: int) -> int:
        """The points of a club in the league."""
        name = self.terms.clubs[club].name
        return next(
            row.points for division in range(len(self.terms.sizes)) for row in self.table(division) if row.club == name
        )

    def order(self, division: int = 0) -> tuple[int, ...]:
        """The clubs of a division as the table has them, by their places in the terms."""
        return tuple([self.terms.place(row.club) for row in self.table(division)])

    # Rosters

    @cached_property
    def rosters(self) -> Rosters:
        """The squads of all clubs, as far as the results go."""
        return Rosters(self)

    # Matches

    def seed(self, id: str) -> str:
        """The seed of a match; one that is played again has another.

        The record of a match shows it, so it must not tell those of the matches to come.
        """
        attempt = self.journal.attempts.get(id, 0)
        told = f"{self.terms.seed}/{self.terms.season}/{id}" + (f"/{attempt}" if attempt else "")
        return sha256(told.encode()).hexdigest()[:32]

    def sides(self, fixture: Fixture) -> Sides:
        """The rosters of both clubs before a match."""
        return Sides(*[self.rosters.now[club] for club in fixture.clubs])

    def plan(self, id: str, wishes: tuple[Wishes, Wishes] = (Wishes(), Wishes()), date: str = "") -> Plan:
        """A match to be played; raises unless it can be."""
        fixture = self.fixture(id)
        if self.score(id) is not None:
            raise BadSetup(f"{id} has been played")
        earlier = next(
            (one.id for one in self.open if one.day < fixture.day and set(one.clubs) & set(fixture.clubs)), ""
        )
        if earlier:
            raise BadSetup(f"{earlier} comes first: play it, or put it off")
        if self.due_to_close is not None and self.due_to_close < fixture.day:
            raise BadSetup(f"the market of round {self.due_to_close} is still open")
        sides = self.sides(fixture)
        if self.part.forfeit(sides) is not None:
            raise BadSetup(f"{id} is not played: a club has too few players (LEAGUE-09)")
        decided = self.part.decide(self.terms, sides, wishes)
        setup = self.part.setup(self.terms, fixture, sides, decided)
        home, away = (self.journal.coaches[club] for club in fixture.clubs)
        calendar = self.terms.calendar
        day = date or (calendar.date(fixture.day) if calendar else UNDATED)
        return Plan(self.terms.game, id, self.seed(id), setup, (home, away), decided, day)

    # The cup

    def draw(self) -> Bracket:
        """The draw of the cup, from the seed: the first clubs of the table, or all clubs by their lots."""
        assert self.terms.cup is not None
        assert self.journal.founded is not None
        if self.terms.legs:
            entrants = [club for division in range(len(self.terms.sizes)) for club in self.order(division)]
        else:
            lots = self.journal.founded.lots
            entrants = sorted(range(len(self.terms.clubs)), key=lots.__getitem__)
        entrants = entrants[: self.terms.cup.entrants]
        return draw(entrants, Seeded(f"{self.terms.seed}/{self.terms.season}", "cup").randbelow)

    def lot(self, tie: Tie) -> int:
        """The club that goes through by lot, from the seed."""
        assert tie.home is not None
        assert tie.away is not None
        drawn = Seeded(f"{self.terms.seed}/{self.terms.season}/{tie.id}", "lot").randbelow(2)
        return (tie.home, tie.away)[drawn]
