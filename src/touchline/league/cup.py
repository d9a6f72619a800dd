"""Knock-out cups: the draw, byes, one or two legs, away goals, extra time, shoot-out, and at last the lot.

The bracket is drawn once. With two legs the goals of both count, then goals scored away, those of extra time too; if a
tie is still level it has a decider, extra time at the ground of the second leg, and the shoot-out after it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeVar

from touchline.kernel import BadSetup, Randbelow, Record
from touchline.league.schedule import Fixture
from touchline.league.terms import CupTerms

How = Literal["goals", "away_goals", "extra_time", "shoot_out", "lot", "bye"]
Bracket = tuple[int | None, ...]

T = TypeVar("T")

_LEG: Final = "ab"
_DECIDER: Final = "xyz"


class Outcome(Record, frozen=True):
    """The result of a fixture, as far as a cup needs it."""

    score: tuple[int, int]
    extra_time: bool = False
    shoot_out: tuple[int, int] | None = None


class Tie(Record, frozen=True):
    """A tie of a cup: two clubs, its fixtures so far, and how it was decided."""

    id: str
    round: int
    home: int | None
    """The host of the first leg; None as long as it is not known."""
    away: int | None
    fixtures: tuple[Fixture, ...] = ()
    goals: tuple[int, int] = (0, 0)
    """Those of all legs, of the host of the first leg and of the other club."""
    winner: int | None = None
    how: How | None = None

    @property
    def needs_lot(self) -> bool:
        """Whether nothing but the lot can decide it."""
        return self.how == "lot" and self.winner is None


def draw(entrants: Sequence[int], randbelow: Randbelow) -> Bracket:
    """The bracket of a cup, drawn; the entrants come best first, and byes go to the best."""
    if len(entrants) < 2:
        raise BadSetup(f"two clubs at least enter a cup; got {len(entrants)}")
    size = 1 << (len(entrants) - 1).bit_length()
    byes = size - len(entrants)
    ties: list[tuple[int | None, int | None]] = [(club, None) for club in entrants[:byes]]
    others = _shuffled(entrants[byes:], randbelow)
    ties += zip(others[::2], others[1::2], strict=True)
    return tuple([club for tie in _shuffled(ties, randbelow) for club in tie])


def _shuffled(items: Sequence[T], randbelow: Randbelow) -> list[T]:
    bag = list(items)
    return [bag.pop(randbelow(len(bag))) for _ in range(len(bag))]


def ties(
    terms: CupTerms,
    bracket: Bracket,
    first_day: int,
    outcomes: Mapping[str, Outcome],
    lots: Mapping[str, int],
    deciders: int,
) -> tuple[tuple[Tie, ...], ...]:
    """The rounds of a cup as far as its results go; a tie in the future has clubs that are not known."""
    places: list[int | None] = list(bracket)
    known = [True] * len(places)
    rounds: list[tuple[Tie, ...]] = []
    while len(places) > 1:
        number = len(rounds) + 1
        day = first_day + (number - 1) * terms.legs
        played = []
        for at in range(0, len(places), 2):
            id = f"cup{number}.{at // 2 + 1}"
            if known[at] and known[at + 1]:
                played.append(_tie(terms, id, number, day, places[at], places[at + 1], outcomes, lots, deciders))
            else:
                played.append(Tie(id, number, places[at], places[at + 1]))
        rounds.append(tuple(played))
        places, known = [tie.winner for tie in played], [tie.winner is not None for tie in played]
    return tuple(rounds)


def _tie(
    terms: CupTerms,
    id: str,
    number: int,
    day: int,
    home: int | None,
    away: int | None,
    outcomes: Mapping[str, Outcome],
    lots: Mapping[str, int],
    deciders: int,
) -> Tie:
    if home is None or away is None:
        return Tie(id, number, home, away, winner=away if home is None else home, how="bye")
    fixtures: list[Fixture] = []
    scores: list[Outcome] = []
    for leg in range(1, terms.legs + deciders + 1):
        decides = leg > terms.legs
        fixtures.append(_fixture(terms, id, number, day, home, away, leg))
        outcome = outcomes.get(fixtures[-1].id)
        if outcome is None:
            break
        scores.append(outcome)
        if leg < terms.legs:
            continue
        goals, winner, how = _decided(terms, fixtures, scores, home, away)
        if winner is not None:
            how = "extra_time" if how == "goals" and (decides or outcome.extra_time) else how
            return Tie(id, number, home, away, tuple(fixtures), goals, winner, how)
    goals, _, _ = _decided(terms, fixtures[: len(scores)], scores, home, away)
    if len(scores) < terms.legs + deciders:
        return Tie(id, number, home, away, tuple(fixtures), goals)
    return Tie(id, number, home, away, tuple(fixtures), goals, lots.get(id), "lot")


def _fixture(terms: CupTerms, id: str, number: int, day: int, home: int, away: int, leg: int) -> Fixture:
    """A leg of a tie, or the decider after the last one, at the same ground."""
    last = min(leg, terms.legs)
    hosts = (home, away) if last == 1 else (away, home)
    decides = leg > terms.legs
    letter = _DECIDER[leg - terms.legs - 1] if decides else _LEG[leg - 1] if terms.legs > 1 else ""
    return Fixture(f"{id}{letter}", "decider" if decides else "cup", day + last - 1, number, *hosts, leg=leg)


def _decided(
    terms: CupTerms, fixtures: Sequence[Fixture], scores: Sequence[Outcome], home: int, away: int
) -> tuple[tuple[int, int], int | None, How | None]:
    """The goals of both clubs, who goes through as they stand, and why."""
    goals, far = {home: 0, away: 0}, {home: 0, away: 0}
    for fixture, outcome in zip(fixtures, scores, strict=True):
        for club, scored in zip(fixture.clubs, outcome.score, strict=True):
            goals[club] += scored
            far[club] += scored * (club == fixture.away)
    total = goals[home], goals[away]
    if goals[home] != goals[away]:
        return total, max(goals, key=goals.__getitem__), "goals"
    if terms.legs > 1 and terms.away_goals and far[home] != far[away]:
        return total, max(far, key=far.__getitem__), "away_goals"
    kicks = scores[-1].shoot_out if scores else None
    if kicks and kicks[0] != kicks[1]:
        return total, fixtures[len(scores) - 1].clubs[kicks[1] > kicks[0]], "shoot_out"
    return total, None, None
