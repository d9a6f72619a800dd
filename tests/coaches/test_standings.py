"""Standings: scores with their intervals, ratings, and times."""

from itertools import combinations
from random import Random

import pytest

from touchline.coaches.standings import Entry, interval, ratings, standings
from touchline.coaches.think_times import ThinkTimes, Timed
from touchline.kernel import AWAY, HOME, Result, Side

SKILL = {"first": 0, "second": 1, "third": 2}


def entry(home: str, away: str, number: int, winner: Side | None) -> Entry:
    result = Result(int(winner == HOME), int(winner == AWAY), winner)
    sheet: dict[Side, dict[str, float]] = {HOME: {"goals": result.home}, AWAY: {"goals": result.away}}
    pace: dict[Side, ThinkTimes] = {HOME: ThinkTimes.of([0.001] * 99 + [0.5]), AWAY: ThinkTimes.of([0.002])}
    return Entry(home, away, f"s/{number}", result, sheet, pace)


def season(rounds: int) -> list[Entry]:
    """The more skilled side wins three matches of four; one of ten is drawn."""
    chance = Random(7)
    played = []
    for number in range(rounds):
        for pair in combinations(SKILL, 2):
            for home, away in (pair, pair[::-1]):
                better: Side = HOME if SKILL[home] > SKILL[away] else AWAY
                worse: Side = AWAY if better == HOME else HOME
                drawn = chance.random() < 0.1
                played.append(entry(home, away, number, None if drawn else better if chance.random() < 0.75 else worse))
    return played


@pytest.mark.parametrize(
    ("score", "matches", "low", "high"),
    [  # Wilson's own: (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n)
        (0.5, 100, 0.4038, 0.5962),
        (0.7, 200, 0.6332, 0.7592),
        (1.0, 20, 0.8389, 1.0),
        (0.0, 20, 0.0, 0.1611),
    ],
)
def test_interval(score, matches, low, high):
    assert interval(score, matches) == pytest.approx((low, high), abs=0.0001)


def test_a_meeting_counts_both_sides_and_half_a_draw():
    played = [entry("a", "b", 0, HOME), entry("b", "a", 0, AWAY), entry("a", "b", 1, None), entry("b", "a", 1, HOME)]
    told = standings(["b", "a"], played)
    (meeting,) = told.meetings
    assert (meeting.coach, meeting.rival) == ("a", "b")  # each against those named before it
    assert (meeting.matches, meeting.won, meeting.drawn, meeting.lost, meeting.score) == (4, 2, 1, 1, 0.625)
    assert meeting.interval == pytest.approx(interval(0.625, 4), abs=0.0001)
    assert [(standing.coach, standing.score) for standing in told.coaches] == [("b", 0.375), ("a", 0.625)]
    assert told.coaches[1].per_match == {"goals": 0.5}


def test_coaches_not_asked_for_or_without_matches_are_left_out():
    played = [entry("a", "b", 0, HOME), entry("a", "c", 0, HOME)]
    told = standings(["a", "b", "d"], played)
    assert [standing.coach for standing in told.coaches] == ["a", "b"]
    assert [standing.matches for standing in told.coaches] == [1, 1]
    assert len(told.meetings) == 1


def test_ratings_follow_skill_and_do_not_depend_on_which_match_was_done_first():
    played = season(40)
    told = standings(list(SKILL), played)
    first, second, third = (standing.rating for standing in told.coaches)
    assert first + 2 < second < third - 2
    shuffled = played[:]
    Random(1).shuffle(shuffled)
    assert standings(list(SKILL), shuffled) == told
    assert all(standing.deviation < 3 for standing in told.coaches)


def test_equals_are_rated_alike():
    played = [entry(*sides, number, None) for number in range(30) for sides in (("a", "b"), ("b", "a"))]
    rated = ratings(played)
    assert rated["a"] == pytest.approx(rated["b"])


def test_times_of_all_matches_are_put_together():
    told = standings(["a", "b"], [entry("a", "b", number, None) for number in range(10)])
    home, away = told.coaches
    assert (home.decisions, away.decisions) == (1000, 10)
    assert home.median == pytest.approx(0.001, rel=0.05)
    assert home.slowest == pytest.approx(0.001, rel=0.05)  # the 99th of a hundred; the last one is longer
    assert away.median == pytest.approx(0.002, rel=0.05)


@pytest.mark.parametrize(("share", "seconds"), [(0.5, 0.01), (0.98, 0.01), (0.99, 0.4), (1.0, 0.4)])
def test_pace(share, seconds):
    pace = ThinkTimes.of([0.01] * 98 + [0.4] * 2)
    assert pace.within(share) == pytest.approx(seconds, rel=0.05)
    assert pace.decisions == 100


def test_a_pace_of_nothing():
    assert ThinkTimes().within(0.99) == 0.0
    assert ThinkTimes.together([]) == ThinkTimes()


def test_only_choosing_is_timed():
    class Slow:
        def choose(self, view: int, request: object) -> int:
            return sum(range(view))

    timed = Timed(Slow())
    assert timed.choose(10, request=None) == 45  # type: ignore[arg-type]
    timed.choose(300_000, request=None)  # type: ignore[arg-type]
    short, long = timed.seconds
    assert 0 <= short < long
