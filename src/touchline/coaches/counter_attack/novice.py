"""The novice coach: shoots in range, passes to the nearest, and everybody chases the ball."""

from typing import Any, Final

from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.counter_attack.model import NOBODY, Call, Move
from touchline.counter_attack.pitch import GOAL, around, bits, distance, goal_distance
from touchline.counter_attack.rules import movement
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Passes, Shots
from touchline.counter_attack.view import View
from touchline.kernel import Choose, Randbelow

_GROUND: Final = ("standard", "short")
_FOLLOWERS: Final = 2  # players who run along with the carrier


class Novice:
    """Knows the rules but no odds; deterministic."""

    def __init__(self, randbelow: Randbelow) -> None:
        """The random source is not used."""

    def choose(self, view: View, request: Choose) -> Any:
        """The answer to any decision; by the steady policy if it has no idea."""
        state = view.state
        context, frame = Context(state, view.side), awaited(state)
        match frame.traits.waiting:
            case "calling":
                return _call(context, request)
            case "moving" if movement.is_running(state):
                return _run(context, request) or Call("stop")
            case "moving" if state.movement and not state.movement.dead:
                return _step(context, request)
        if frame.traits.challenge:
            return next((call for call in (Call("tackle"), Call("dive")) if call in request), Call("no"))
        return DECISIONS[type(frame)](context, request, frame)


def _call(context: Context, request: Choose) -> Any:
    """Shoots if it can, passes to the nearest if an opponent is close, or runs."""
    state = context.state
    for group in request.groups:
        if isinstance(group, Shots) or group.kind == "snapshot":
            return group[0]
    pressed = around(1 << state.ball) & context.theirs
    for group in request.groups:
        if (
            isinstance(group, Passes)
            and group.kind in _GROUND
            and (pressed or not request.group("movement phase").count)
        ):
            mates = group.board & context.mine
            return group.action(nearest(mates or group.board, state.ball))
    return request.groups[0][0]


def _step(context: Context, request: Choose) -> Any:
    """The carrier runs at goal and two more to the ball; without it, everybody near chases it."""
    state, phase = context.state, context.state.movement
    assert phase is not None
    if (collectors := request.group("collect")).count:
        return collectors[0]
    if state.attack == context.side and (run := _run(context, request)):
        return run
    after = [group for group in moves(request) if group.player not in (state.carrier, context.keeper)]
    if not after or (state.attack == context.side and state.carrier != NOBODY and phase.moves >= _FOLLOWERS):
        return Call("end")
    group = min(after, key=lambda group: distance(state.hexes[group.player], state.ball))
    return Move(group.player, nearest(group.board, state.ball))


def _run(context: Context, request: Choose) -> Any:
    """Straight at the goal; None if the carrier may not run."""
    state = context.state
    board = next((group.board for group in moves(request) if group.player == state.carrier), 0)
    if board & GOAL[context.end]:
        board &= GOAL[context.end]
    ahead = [hex for hex in bits(board) if goal_distance(hex, context.end) < goal_distance(state.ball, context.end)]
    if not ahead:
        return None
    return Move(state.carrier, min(ahead, key=lambda hex: goal_distance(hex, context.end)))
