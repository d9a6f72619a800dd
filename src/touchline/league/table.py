"""The table: LEAGUE-07. Points as the organiser sets them, tie-breakers, form.

    table(("Harbour", "Moor"), [Played(0, 1, 2, 1)], lots=(0, 1))

A table is a function of the results: their order does not matter.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final, Literal, NamedTuple

from touchline.kernel import BadSetup, Record


class Points(Record, frozen=True):
    """What a result is worth: 3 points for a win and 1 for a draw, unless the organiser says otherwise (LEAGUE-07)."""

    win: int = 3
    draw: int = 1
    loss: int = 0
    tries: int = 0
    """So many tries earn a bonus point; 0: none does."""
    margin: int = 0
    """A defeat by this margin or less earns a bonus point; 0: none does."""


USUAL: Final = Points()


class Played(Record, frozen=True):
    """The result of a fixture: clubs by their places in the league, counted from 0."""

    home: int
    away: int
    home_goals: int
    away_goals: int
    tries: tuple[int, int] = (0, 0)


class Standing(NamedTuple):
    """A row of the table."""

    club: str
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int

    @property
    def difference(self) -> int:
        """The goal difference."""
        return self.goals_for - self.goals_against


TieBreaker = Literal["difference", "goals", "mutual_points", "mutual_difference", "lot"]


class Separation(Record, frozen=True):
    """What puts a club above the next one, level on points with it, and the figures of both."""

    upper: str
    lower: str
    by: TieBreaker
    figures: tuple[int, int]


def table(
    clubs: Sequence[str],
    results: Iterable[Played],
    lots: Sequence[int],
    points: Points = USUAL,
    adjusted: Mapping[int, int] | None = None,
) -> tuple[Standing, ...]:
    """The table, the first club first (LEAGUE-07).

    Points, then goal difference, goals scored, what the clubs did against each other (points, then goal difference),
    and at last the lots: numbers drawn by the clubs, of which the lowest goes first. `adjusted` are points that the
    organiser has given or taken.
    """
    return tuple([row for row, _ in _ranked(clubs, list(results), lots, points, adjusted or {})])


def separations(
    clubs: Sequence[str],
    results: Iterable[Played],
    lots: Sequence[int],
    points: Points = USUAL,
    adjusted: Mapping[int, int] | None = None,
) -> tuple[Separation, ...]:
    """The tie-breaker between neighbours of the table that are level on points (LEAGUE-07)."""
    found = []
    for (upper, above), (lower, below) in pairwise(_ranked(clubs, list(results), lots, points, adjusted or {})):
        by = next((breaker for breaker in above if above[breaker] != below[breaker]), None)
        if by is not None and upper.points == lower.points:
            found.append(Separation(upper.club, lower.club, by, (above[by], below[by])))
    return tuple(found)


Measures = dict[TieBreaker, int]
"""The figures that rank a club among those level on points; of the lot alone the lower one is better."""


def _ranked(
    clubs: Sequence[str], played: list[Played], lots: Sequence[int], points: Points, adjusted: Mapping[int, int]
) -> list[tuple[Standing, Measures]]:
    if sorted(lots) != list(range(len(clubs))):
        drawn = ", ".join(map(str, lots))
        raise BadSetup(f"each club draws one of the lots 0 to {len(clubs) - 1} (LEAGUE-07); got {drawn}")
    rows = {place: _standing(name, place, played, points, adjusted.get(place, 0)) for place, name in enumerate(clubs)}

    def level(place: int) -> tuple[int, int, int]:
        row = rows[place]
        return -row.points, -row.difference, -row.goals_for

    ranked: list[tuple[Standing, Measures]] = []
    for _, tied in groupby(sorted(rows, key=level), key=level):
        group = set(tied)
        between = [result for result in played if {result.home, result.away} <= group]
        measured = []
        for place in group:
            row, mutual = rows[place], _standing(clubs[place], place, between, points)
            measures: Measures = {
                "difference": row.difference,
                "goals": row.goals_for,
                "mutual_points": mutual.points,
                "mutual_difference": mutual.difference,
                "lot": lots[place],
            }
            measured.append((row, measures))
        measured.sort(key=lambda one: (-one[1]["mutual_points"], -one[1]["mutual_difference"], one[1]["lot"]))
        ranked += measured
    return ranked


def _standing(name: str, place: int, results: Iterable[Played], points: Points, adjusted: int = 0) -> Standing:
    scores = list(_scores(place, results))
    won = sum(scored > conceded for scored, conceded, _ in scores)
    drawn = sum(scored == conceded for scored, conceded, _ in scores)
    return Standing(
        club=name,
        played=len(scores),
        won=won,
        drawn=drawn,
        lost=len(scores) - won - drawn,
        goals_for=sum(scored for scored, _, _ in scores),
        goals_against=sum(conceded for _, conceded, _ in scores),
        points=adjusted + sum(earned(*score, points) for score in scores),
    )


def earned(scored: int, conceded: int, tries: int, points: Points = USUAL) -> int:
    """The points of a club for one match, with the bonus for tries and for a narrow defeat (LEAGUE-07)."""
    if scored > conceded:
        own = points.win
    elif scored == conceded:
        own = points.draw
    else:
        own = points.loss + (0 < conceded - scored <= points.margin)
    return own + (0 < points.tries <= tries)


def _scores(place: int, results: Iterable[Played]) -> Iterator[tuple[int, int, int]]:
    """The goals for and against a club and its tries, match by match."""
    for result in results:
        if result.home == place:
            yield result.home_goals, result.away_goals, result.tries[0]
        elif result.away == place:
            yield result.away_goals, result.home_goals, result.tries[1]


Outcome = Literal["won", "drawn", "lost"]


def form(place: int, results: Iterable[Played], matches: int = 5) -> tuple[Outcome, ...]:
    """How a club's last matches ended, the latest last; the results come in the order of the calendar."""
    outcomes: list[Outcome] = []
    for scored, conceded, _ in _scores(place, results):
        outcomes.append("won" if scored > conceded else "drawn" if scored == conceded else "lost")
    return tuple(outcomes[-matches:])
