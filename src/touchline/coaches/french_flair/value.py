"""The learned value of a match at rest: points to come, and the winning chance.

Points are the net points to come for the side with the ball, as long as the half lasts: a curve over the field for each
kind of situation, plus the cards on either side. The winning chance follows from the lead, those points and the time
left. `scripts/train_french_flair` trains the weights, and `value.json` records how well they predict.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, sqrt
from typing import Any, Final, Literal

import msgspec

from touchline.coaches.french_flair.situation import Holding, Kind, Situation
from touchline.french_flair.field import LENGTH
from touchline.french_flair.model import DECK, HAND, Card, Options
from touchline.kernel import Record

Band = Literal["near", "middle", "far"]

GROUPS: Final[Mapping[str, tuple[Card, ...]]] = {
    "front five": (1, 2, 3, 4, 5),
    "back row": (6, 7, 8),
    "nines": (9,),
    "tens": (10,),
    "threequarters": (11, 12, 13, 14),
    "fifteens": (15,),
}
"""Groups of similar cards; each card more or less than usual counts."""

ONE_OF: Final[Mapping[str, tuple[Card, ...]]] = {"a nine": (9,), "a ten": (10,), "a kicker": (9, 10, 15)}
"""Cards whose first copy counts separately."""

USUAL: Final = {name: HAND * sum(card in group for card in DECK) / len(DECK) for name, group in GROUPS.items()}
_PHASES_A_MINUTE: Final = 6  # about, in timed mode


def band(left: int) -> Band:
    """The rough distance from the line."""
    return "near" if left <= 20 else "middle" if left <= 55 else "far"


class Spread(Record, frozen=True):
    """The spread of what can still happen in a match."""

    phase: float
    """The variance of points per phase."""
    end: float
    """The variance left when time is up."""
    settling: float
    """The phases over which a situation's value is realised."""
    draw: float
    """The margin in points that counts as a draw."""

    def ends(self, lead: float, points: float, phases: tuple[int, int]) -> tuple[float, float]:
        """The chances to win and to lose, given a lead and the expected points.

        `phases`: those left in the half and in the match.
        """
        half, match = phases
        expected = lead + points * (1 - exp(-(half + 1) / self.settling))
        scale = sqrt(self.end + self.phase * match)
        return _logistic((expected - self.draw) / scale), _logistic((-expected - self.draw) / scale)


class Weights(Record, frozen=True):
    """The learned weights."""

    ground: Mapping[Kind, tuple[float, ...]]
    """Points by metres to go, from 0 in steps of 5; one figure for situations with a fixed spot."""
    cards: Mapping[Band, Mapping[str, float]]
    """Points per card of a group, and for holding certain cards, in the hand of the side with the ball."""
    held: Mapping[Band, tuple[float, ...]]
    """Points by that side's hand size, whatever the cards."""
    facing: Mapping[Band, tuple[float, ...]]
    """Points by the other side's hand size."""
    advantage: float
    """Points for a penalty to come back to."""
    spread: Spread
    shown: Spread
    """The same without any hand, for the public display."""


class Model(Record, frozen=True):
    """The weights and their provenance."""

    provenance: Mapping[str, Any]
    weights: Weights


class Value:
    """The value of situations by some weights."""

    def __init__(self, weights: Weights) -> None:
        self._ground = weights.ground
        self._weights = weights
        self._spread = weights.spread
        self.shown = weights.shown
        self.hand = lru_cache(maxsize=1 << 12)(self._hand)

    def points(self, situation: Situation) -> float:
        """Net points to come for the side with the ball."""
        kind, _, left, attack, defence, advantage = situation
        ground = self._ground[kind]
        if len(ground) == 1:
            return ground[0]
        place = min(max(left, 0), LENGTH)
        area = band(place)
        return (
            ground[place // 5]
            + self.hand(attack, area)
            + self._weights.facing[area][min(defence.size, HAND + 1)]
            + (self._weights.advantage if advantage else 0.0)
        )

    def _hand(self, holding: Holding, area: Band) -> float:
        each = self._weights.cards[area]
        total = self._weights.held[area][min(holding.size, HAND + 1)]
        for name, group in GROUPS.items():
            total += each[name] * (holding.expected(group) - USUAL[name])
        for name, group in ONE_OF.items():
            total += each[name] * holding.likely(group)
        return total

    def chance(self, lead: float, points: float, phases: tuple[int, int]) -> float:
        """The chance to win, a draw counting half."""
        won, lost = self._spread.ends(lead, points, phases)
        return (1 + won - lost) / 2


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -500 else 0.0


@lru_cache(maxsize=1 << 8)
def length(options: Options) -> int:
    """The approximate phases of a half."""
    mode, _, number = options.clock.partition(":")
    return int(number) * (_PHASES_A_MINUTE if mode == "minutes" else 1)


def phases_left(options: Options, half: int, phases: int, time_up: bool) -> tuple[int, int]:
    """The phases left in the half and in the match."""
    whole = length(options)
    left = 0 if time_up else max(whole - phases, 0)
    return left, left + (whole if half == 1 else 0)


@cache
def learned() -> Value:
    """The trained value."""
    data = files("touchline.coaches.french_flair").joinpath("value.json").read_bytes()
    return Value(msgspec.json.decode(data, type=Model).weights)
