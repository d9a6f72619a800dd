"""Standings of coaches: scores with confidence intervals, ratings and thinking times."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import Any, Final

from touchline.coaches.think_times import ThinkTimes
from touchline.kernel import AWAY, HOME, SIDES, Record, Result, Side

_SPREAD: Final = 1.96  # standard errors either side for 95 % confidence


FORMAT: Final = "touchline-arena/1"


class Terms(Record, frozen=True):
    """What the matches of an arena have in common."""

    game: str
    seed: str
    options: Mapping[str, Any] = {}
    setup: Mapping[str, Any] = {}
    format: str = FORMAT


class Entry(Record, frozen=True):
    """A stored match of an arena: the coaches, the seed, the result, the statistics and the thinking times."""

    home: str
    away: str
    seed: str
    result: Result
    sheet: Mapping[Side, Mapping[str, float]]
    pace: Mapping[Side, ThinkTimes]


class Meeting(Record, frozen=True):
    """The results of one coach against another."""

    coach: str
    rival: str
    matches: int
    won: int
    drawn: int
    lost: int
    score: float
    """The share of matches won; a draw counts half."""
    interval: tuple[float, float]
    """The 95 % confidence interval of the score."""


class Standing(Record, frozen=True):
    """The results of a coach against all others, its thinking times, and its averages per match."""

    coach: str
    matches: int
    score: float
    rating: float
    deviation: float
    """The uncertainty of the rating."""
    decisions: int
    median: float
    """Median seconds per decision."""
    slowest: float
    """The 99th percentile of seconds per decision."""
    per_match: Mapping[str, float]


class Standings(Record, frozen=True):
    """The standings of all coaches, in the order in which they were named."""

    coaches: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    """Each coach against those before it."""


class Measured(Record, frozen=True):
    """The published results of an arena."""

    terms: Terms
    standings: Standings


def standings(coaches: Sequence[str], entries: Iterable[Entry]) -> Standings:
    """The standings of some coaches among themselves; coaches without a match are omitted."""
    among = [entry for entry in entries if entry.home in coaches and entry.away in coaches]
    # In the order of their seeds, so that the number of processes makes no difference.
    among.sort(key=lambda entry: (_number(entry.seed), coaches.index(entry.home), coaches.index(entry.away)))
    rated = ratings(among)
    seen = [coach for coach in coaches if coach in rated]
    pairs = [(coach, rival) for rival, coach in combinations(seen, 2)]
    met = defaultdict(list)
    for entry in among:
        met[frozenset((entry.home, entry.away))].append(entry)
    meetings = [_meeting(*pair, met[frozenset(pair)]) for pair in pairs if met[frozenset(pair)]]
    return Standings(tuple(_standing(coach, rated[coach], among) for coach in seen), tuple(meetings))


def ratings(entries: Iterable[Entry]) -> dict[str, tuple[float, float]]:
    """The OpenSkill rating of each coach and its deviation, by the Plackett-Luce model.

    A rating is updated match by match, so it depends slightly on their order: shuffling moved the ratings of five
    coaches with 200 matches per pair by 0.5, a third of their deviation. For reproducible ratings, matches come in the
    order of their seeds, which mixes all pairs evenly, and the result is the mean of a forward and a backward pass.
    """
    matches = list(entries)
    there, back = _rated(matches), _rated(matches[::-1])
    return {coach: ((there[coach][0] + back[coach][0]) / 2, (there[coach][1] + back[coach][1]) / 2) for coach in there}


def interval(score: float, matches: int) -> tuple[float, float]:
    """The 95 % Wilson confidence interval of a score, which also works near 0 and 1."""
    z = _SPREAD**2 / matches
    middle = (score + z / 2) / (1 + z)
    reach = sqrt(score * (1 - score) * z + z**2 / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def averages(tallies: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The average of each statistic per match."""
    return {name: round(sum(tally[name] for tally in tallies) / len(tallies), 3) for name in tallies[0]}


def _rated(matches: Sequence[Entry]) -> dict[str, tuple[float, float]]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # coaches do not improve from match to match
    players = {name: model.rating(name=name) for entry in matches for name in (entry.home, entry.away)}
    for entry in matches:
        teams = [[players[entry.home]], [players[entry.away]]]
        scores = [_points(entry, side) for side in SIDES]
        (players[entry.home],), (players[entry.away],) = model.rate(teams, scores=scores)
    return {name: (player.mu, player.sigma) for name, player in players.items()}


def _number(seed: str) -> int:
    return int(seed.rpartition("/")[2])


def _points(entry: Entry, side: Side) -> float:
    winner = entry.result.winner
    return 0.5 if winner is None else float(winner == side)


def _side(entry: Entry, coach: str) -> Side:
    return HOME if entry.home == coach else AWAY


def _meeting(coach: str, rival: str, entries: Sequence[Entry]) -> Meeting:
    points = [_points(entry, _side(entry, coach)) for entry in entries]
    score = sum(points) / len(points)
    low, high = interval(score, len(points))
    won, drawn, lost = (points.count(point) for point in (1.0, 0.5, 0.0))
    return Meeting(coach, rival, len(points), won, drawn, lost, round(score, 4), (round(low, 4), round(high, 4)))


def _standing(coach: str, rating: tuple[float, float], entries: Sequence[Entry]) -> Standing:
    seats = [(entry, _side(entry, coach)) for entry in entries if coach in (entry.home, entry.away)]
    pace = ThinkTimes.together(entry.pace[side] for entry, side in seats)
    mean, deviation = rating
    return Standing(
        coach=coach,
        matches=len(seats),
        score=round(sum(_points(entry, side) for entry, side in seats) / len(seats), 4),
        rating=round(mean, 2),
        deviation=round(deviation, 2),
        decisions=pace.decisions,
        median=round(pace.within(0.5), 6),
        slowest=round(pace.within(0.99), 6),
        per_match=averages([entry.sheet[side] for entry, side in seats]),
    )
