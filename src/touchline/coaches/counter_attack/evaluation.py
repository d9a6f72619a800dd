"""What answers are worth, in goals: shots, passes that come through, teammates that have the ball."""

from collections.abc import Iterable
from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context
from touchline.counter_attack.model import PassKind
from touchline.counter_attack.paths import shooting_range
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.rules import passing

Option = tuple[float, Any]
"""What an answer is worth, and the answer."""

STEPPED_IN: Final = 0.6
"""What is left of a first-time pass when a defender has stepped into it, where a 5 intercepts: a guess."""

_TO_KEEPER: Final = 0.03  # what a ball back to the goalkeeper costs
_MISSED: Final = 0.3  # what a shot that fails is still worth: who waits for a better chance seldom gets one


def best(options: Iterable[Option]) -> Any:
    """The answer that is worth most; of equals the first."""
    return max(options, key=worth)[1]


def worth(option: Option) -> float:
    """What an option is worth."""
    return option[0]


def shooting(chance: float) -> float:
    """What a shot is worth that goes in with a chance."""
    return chance + (1 - chance) * _MISSED


def completion(context: Context, kind: PassKind, target: Hex) -> float:
    """The chance that nobody intercepts a pass along the ground, as players stand."""
    if kind == "quick_throw":
        return 1.0
    state = context.state
    ball = passing.GroundPass(kind, state.carrier, state.ball, target, "standard", "space")
    return passing.goes_through(state, ball) * (STEPPED_IN if kind == "first_time" else 1.0)


def receiving(context: Context, hex: Hex) -> float:
    """What it is worth that the teammate on a hex gets the ball: it holds it, or shoots at once."""
    state = context.state
    player = state.at(hex)
    value = context.holding(hex)
    if player == context.keeper:
        return value - _TO_KEEPER
    if shooting_range(context.end) >> hex & 1:
        aim = finishing.best(state, player, hex, context.guard, "snapshot")
        value = max(value, shooting(aim.chance))
    return value
