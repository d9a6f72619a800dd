"""What a match at rest is worth, learned from play: points to come, and from them the chance to win.

Points are those that the side with the ball will score more than the other from here on, as long as the half does not
end: a curve over the field for each kind of situation, and what the cards on either side add. The chance to win follows
from the lead and those points, by how much can still happen. `scripts/train_french_flair` makes the weights, and
`value.json` says how well they foretell.
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
"""Cards that are alike; each that a hand holds more or less than usual counts."""

ONE_OF: Final[Mapping[str, tuple[Card, ...]]] = {"a nine": (9,), "a ten": (10,), "a kicker": (9, 10, 15)}
"""Cards of which the first counts for itself."""

USUAL: Final = {name: HAND * sum(card in group for card in DECK) / len(DECK) for name, group in GROUPS.items()}
_PHASES_A_MINUTE: Final = 6  # about, in timed mode


def band(left: int) -> Band:
    """How far from the line, roughly."""
    return "near" if left <= 20 else "middle" if left <= 55 else "far"


class Spread(Record, frozen=True):
    """How much can still happen in a match."""

    phase: float
    """What a phase adds to the square of the spread of points."""
    end: float
    """What is left of it when time is up."""
    settling: float
    """Over how many phases the worth of a situation is come by."""
    draw: float
    """How many points about a draw count as one."""

    def ends(self, lead: float, points: float, phases: tuple[int, int]) -> tuple[float, float]:
        """The chance to win and to lose of a side that leads by so much and expects so many points more.

        `phases` are those that are left of the half and of the match.
        """
        half, match = phases
        expected = lead + points * (1 - exp(-(half + 1) / self.settling))
        scale = sqrt(self.end + self.phase * match)
        return _logistic((expected - self.draw) / scale), _logistic((-expected - self.draw) / scale)


class Weights(Record, frozen=True):
    """What is learned."""

    ground: Mapping[Kind, tuple[float, ...]]
    """Points by metres to go, from 0 in steps of 5; one figure for what has a spot of its own."""
    cards: Mapping[Band, Mapping[str, float]]
    """Points by each card of a group, and by one of some cards, in the hand of the side with the ball."""
    held: Mapping[Band, tuple[float, ...]]
    """Points by how many cards that side holds, beside what they are."""
    facing: Mapping[Band, tuple[float, ...]]
    """Points by how many the other side holds."""
    advantage: float
    """Points by a penalty to come back to."""
    spread: Spread
    shown: Spread
    """The same for who sees no hand: what is told on the screen."""


class Model(Record, frozen=True):
    """The weights, and how they came to be."""

    provenance: Mapping[str, Any]
    weights: Weights


class Value:
    """Reads situations by some weights."""

    def __init__(self, weights: Weights) -> None:
        self._ground = weights.ground
        self._weights = weights
        self._spread = weights.spread
        self.shown = weights.shown
        self.hand = lru_cache(maxsize=1 << 12)(self._hand)

    def points(self, situation: Situation) -> float:
        """Points to come for the side with the ball, those against taken off."""
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


@cache
def length(options: Options) -> int:
    """How many phases a half has, about."""
    mode, _, number = options.clock.partition(":")
    return int(number) * (_PHASES_A_MINUTE if mode == "minutes" else 1)


def phases_left(options: Options, half: int, phases: int, time_up: bool) -> tuple[int, int]:
    """How many phases are left of a half and of the match."""
    whole = length(options)
    left = 0 if time_up else max(whole - phases, 0)
    return left, left + (whole if half == 1 else 0)


@cache
def learned() -> Value:
    """The value that play uses."""
    data = files("touchline.coaches.french_flair").joinpath("value.json").read_bytes()
    return Value(msgspec.json.decode(data, type=Model).weights)
