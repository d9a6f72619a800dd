"""The value of answers, in goals: shots, completed passes, teammates on the ball."""

from collections.abc import Iterable
from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context
from touchline.counter_attack.model import PassKind
from touchline.counter_attack.paths import shooting_range
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.rules import passing

Option = tuple[float, Any]
"""A value and its answer."""

STEPPED_IN: Final = 0.6
"""The remaining value of a first-time pass after a defender's step, if a 5 intercepts: a guess."""

_TO_KEEPER: Final = 0.03  # cost of a ball back to the goalkeeper
_MISSED: Final = 0.3  # value of a failed shot: a better chance seldom comes


def best(options: Iterable[Option]) -> Any:
    """The answer of highest value; among equals the first."""
    return max(options, key=worth)[1]


def worth(option: Option) -> float:
    """The value of an option."""
    return option[0]


def shooting(chance: float) -> float:
    """The value of a shot with this chance."""
    return chance + (1 - chance) * _MISSED


def completion(context: Context, kind: PassKind, target: Hex) -> float:
    """The chance that nobody intercepts a ground pass in this position."""
    if kind == "quick_throw":
        return 1.0
    state = context.state
    ball = passing.GroundPass(kind, state.carrier, state.ball, target, "standard", "space")
    return passing.goes_through(state, ball) * (STEPPED_IN if kind == "first_time" else 1.0)


def receiving(context: Context, hex: Hex) -> float:
    """The value of the ball at a teammate: to hold it, or shoot at once."""
    state = context.state
    player = state.at(hex)
    value = context.holding(hex)
    if player == context.keeper:
        return value - _TO_KEEPER
    if shooting_range(context.end) >> hex & 1:
        aim = finishing.best(state, player, hex, context.guard, "snapshot")
        value = max(value, shooting(aim.chance))
    return value
