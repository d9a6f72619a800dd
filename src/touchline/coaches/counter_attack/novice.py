"""The novice coach of Counter Attack: shoots within range, passes to the nearest, and everybody runs after the ball."""

from typing import Any, Final

from touchline.coaches.counter_attack.scene import Scene, moves, nearest
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.counter_attack.model import NOBODY, Call, Move
from touchline.counter_attack.pitch import GOAL, around, bits, distance, goal_distance
from touchline.counter_attack.rules import movement, next_action, tackles
from touchline.counter_attack.targets import Passes, Shots
from touchline.counter_attack.view import View
from touchline.kernel import Below, Choose

_GROUND: Final = ("standard", "short")
_FOLLOWERS: Final = 2  # players that run along with the carrier


class Novice:
    """Knows the rules, but no odds: the same view always gets the same answer."""

    def __init__(self, below: Below) -> None:
        """A novice leaves nothing to chance, as far as it knows."""

    def choose(self, view: View, request: Choose) -> Any:
        """The answer to any decision; what it has no idea of is done as everybody does it."""
        scene, frame = Scene(view.state, view.side), view.state.stack[-1]
        match frame:
            case next_action.ActionChoice():
                return _call(scene, request)
            case movement.StepChoice() if view.state.movement and not view.state.movement.dead:
                return _step(scene, request)
            case movement.RunChoice():
                return _run(scene, request) or Call("stop")
            case tackles.TackleChoice():
                return next((call for call in (Call("tackle"), Call("dive")) if call in request), Call("no"))
        return DECISIONS[type(frame)](scene, request, frame)


def _call(scene: Scene, request: Choose) -> Any:
    """Shoots if it can, passes to the nearest when an opponent is there, else runs."""
    state = scene.state
    for group in request.groups:
        if isinstance(group, Shots) or group.kind == "snapshot":
            return group[0]
    pressed = around(1 << state.ball) & scene.theirs
    for group in request.groups:
        if isinstance(group, Passes) and group.kind in _GROUND and (pressed or not request.group("movement phase")):
            mates = group.board & scene.mine
            return group.action(nearest(mates or group.board, state.ball))
    return request.groups[0][0]


def _step(scene: Scene, request: Choose) -> Any:
    """The carrier runs at the goal, two more run to the ball; without it everybody that is near does."""
    state, phase = scene.state, scene.state.movement
    assert phase is not None
    if collectors := request.group("collect"):
        return collectors[0]
    if state.attack == scene.side and (run := _run(scene, request)):
        return run
    after = [group for group in moves(request) if group.player not in (state.carrier, scene.keeper)]
    if not after or (state.attack == scene.side and state.carrier != NOBODY and phase.moves >= _FOLLOWERS):
        return Call("end")
    group = min(after, key=lambda group: distance(state.hexes[group.player], state.ball))
    return Move(group.player, nearest(group.board, state.ball))


def _run(scene: Scene, request: Choose) -> Any:
    """Straight at the goal; None if the carrier may not run."""
    state = scene.state
    board = next((group.board for group in moves(request) if group.player == state.carrier), 0)
    if board & GOAL[scene.end]:
        board &= GOAL[scene.end]
    ahead = [hex for hex in bits(board) if goal_distance(hex, scene.end) < goal_distance(state.ball, scene.end)]
    if not ahead:
        return None
    return Move(state.carrier, min(ahead, key=lambda hex: goal_distance(hex, scene.end)))
