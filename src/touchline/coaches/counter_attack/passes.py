"""Play with the ball: every call is valued in goals, and the best is made."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.coaches.counter_attack import aerial, finishing
from touchline.coaches.counter_attack.context import Context, nearest
from touchline.coaches.counter_attack.evaluation import Option, best, completion, receiving, shooting, worth
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.coaches.counter_attack.shape import post
from touchline.counter_attack.model import NOBODY, Pass, Player, Shoot
from touchline.counter_attack.paths import shooting_range
from touchline.counter_attack.pitch import BOX, Hex, bits, goal_distance, reach
from touchline.counter_attack.rules import passing, shots
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Passes, Shots
from touchline.kernel import Choose, Group

_NEVER_OFFSIDE: Final = ("goal_kick", "throw_in", "corner")  # SETPIECE-14
_RESHAPED: Final = 0.02  # minimum value of a goalkeeper's throw, instead of both sides moving first
_CONTESTED: Final = 0.06  # highest value of a ball in space
_CLEARED: Final = 0.3  # how often its side gets a cleared ball


def call(context: Context, request: Choose, frame: object) -> Any:
    """The best call."""
    offered = options(context, request)
    return best((value + context.style.leaning(context.state, answer), answer) for value, answer in offered)


def options(context: Context, request: Choose) -> Iterator[Option]:
    """The calls worth considering, with their values."""
    judged = awaited(context.state).situation(context.state) not in _NEVER_OFFSIDE
    for group in request.groups:
        match group:
            case Passes(kind="high" | "kick" | "throw_to_head"):
                yield from aerial.options(context, group, judged=judged)
            case Passes(kind="long"):
                yield _clearance(context, group)
            case Passes():
                yield from to_feet(context, group, judged=judged)
            case Shots():
                yield _shot(context)
            case _:
                yield _word(context, group)


def _word(context: Context, group: Group) -> Option:
    """The value of a one-word call."""
    state, call = context.state, group[0]
    match group.kind:
        case "snapshot":
            aim = finishing.best(state, state.carrier, state.ball, context.guard, "snapshot")
            return shooting(aim.chance), call
        case "final thirds":
            return _RESHAPED, call
        case "drop":
            feet = Passes(passing.ground_targets(state, state.ball, passing.RANGE["standard"]), "standard")
            return max(map(worth, to_feet(context, feet, judged=True)), default=0.0), call
    return (context.holding(state.ball) if state.carrier != NOBODY else 0.0), call


def _shot(context: Context) -> Option:
    aim = shot(context)
    return shooting(aim.chance), Shoot(aim.hex)


def shot(context: Context) -> finishing.Aim:
    """The best target of the current shot: free kick, snapshot or plain shot."""
    state, facing = context.state, context.guard
    kind: finishing.Kind = "shot"
    top = awaited(state)
    if isinstance(top, shots.SnapshotTarget):  # the defence has moved
        kind, facing = "snapshot", facing._replace(keeper_moved=top.keeper_moved)
    elif top.situation(state) == "free_kick":
        kind = "free_kick"
    return finishing.best(state, state.carrier, state.ball, facing, kind)


def aimed(context: Context, request: Choose, frame: shots.SnapshotTarget) -> Any:
    """The best target of a snapshot."""
    return Shoot(shot(context).hex)


# Along the ground


def to_feet(context: Context, group: Passes, *, judged: bool) -> Iterator[Option]:
    """Passes to teammates' feet and into their path; a clearance if there are none."""
    receivers = group.board & context.mine & ~(context.offside if judged else 0)
    for hex in bits(receivers):
        through = completion(context, group.kind, hex)
        yield through * receiving(context, hex) - (1 - through) * context.losing(hex), Pass(group.kind, hex)
    yield from _through(context, group, judged=judged)
    if not receivers:
        hex = max(bits(group.board), key=HEX_VALUES[context.end].__getitem__)
        yield _loose(context, hex), Pass(group.kind, hex)


def _through(context: Context, group: Passes, *, judged: bool) -> Iterator[Option]:
    """Passes into space for a teammate who gets there first when both sides move."""
    state, within = context.state, shooting_range(context.end)
    room = group.board & context.lanes & within & ~state.occupied
    closed = within | (context.offside if judged else 0)
    for runner in context.outfielders:
        start = state.hexes[runner]
        if runner == state.carrier or state.excluded >> runner & 1 or closed >> start & 1:
            continue
        if there := room & reach(start, state.rating(runner, "pace"), state.occupied):
            hex = min(bits(there), key=lambda hex: goal_distance(hex, context.end))
            through = completion(context, group.kind, hex)
            yield (
                through * _running_onto(context, runner, hex) - (1 - through) * context.losing(hex),
                Pass(group.kind, hex),
            )


def _running_onto(context: Context, runner: Player, hex: Hex) -> float:
    """The value of a ball that a teammate collects on a hex in a Movement Phase."""
    value = context.holding(hex, 0)
    if BOX[context.end] >> hex & 1:
        aim = finishing.best(context.state, runner, hex, context.guard, "snapshot")
        value = max(value, shooting(aim.chance))
    return value


def _clearance(context: Context, group: Passes) -> Option:
    """A long ball towards the forwards, as a last resort."""
    forward = max((post(context, player) for player in context.outfielders), key=HEX_VALUES[context.end].__getitem__)
    hex = nearest(group.board, forward)
    return _loose(context, hex), Pass("long", hex)


def _loose(context: Context, hex: Hex) -> float:
    return _CLEARED * min(_CONTESTED, HEX_VALUES[context.end][hex]) - (1 - _CLEARED) * context.losing(hex)
