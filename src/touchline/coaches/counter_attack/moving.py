"""The Movement Phase, and the free moves after it: whose turn it is to move, and whom."""

from typing import Any

from touchline.coaches.counter_attack import defence, running
from touchline.coaches.counter_attack.scene import Scene, moves, nearest
from touchline.coaches.counter_attack.shape import best_move, cover, post, support
from touchline.counter_attack.model import NOBODY, Call, Move
from touchline.counter_attack.pitch import distance
from touchline.counter_attack.rules import final_thirds, first_time, movement, offside, passing
from touchline.kernel import Choose


def step(scene: Scene, request: Choose, frame: movement.StepChoice) -> Any:
    """Both sides' steps of a Movement Phase."""
    if scene.state.attack != scene.side:
        return defence.step(scene, request)
    return _attack(scene, request)


def _attack(scene: Scene, request: Choose) -> Any:
    """The ball first, then its carrier, then those that it may be passed to."""
    state = scene.state
    phase = state.movement
    assert phase is not None
    caught = offside.offenders(state, direct=False)
    collectors = [move for move in request.group("collect") if not caught >> move.player & 1]
    if collectors:
        return max(collectors, key=lambda move: _left_over(scene, move))
    if state.carrier == NOBODY:
        return _after_the_ball(scene, request) or Call("end")
    if not phase.dead and movement.movers(state) >> state.carrier & 1:
        answer: Any = running.fair_nutmeg(scene, request)
        answer = answer or running.carry(scene, request, state.carrier, movement.limit(state, state.carrier))
        if answer:
            return answer
    elif Call("snapshot") in request and (shot := running.carry(scene, request, state.carrier, 0)):
        return shot
    return off_the_ball(scene, request)


def off_the_ball(scene: Scene, request: Choose) -> Move | Call:
    """Somebody else than the carrier comes to where it may be passed to."""
    phase = scene.state.movement
    assert phase is not None
    reach = passing.RANGE["throw"] if phase.dead else passing.RANGE["standard"]
    return best_move(scene, moves(request), support(scene, reach), 1 << scene.state.carrier) or Call("end")


def _left_over(scene: Scene, move: Move) -> float:
    """How well a player goes on with a ball that it collects."""
    state = scene.state
    left = state.rating(move.player, "pace") - distance(state.hexes[move.player], move.hex)
    return left + 0.5 * state.rating(move.player, "dribbling") - 9 * (move.player == scene.keeper)


def _after_the_ball(scene: Scene, request: Choose) -> Move | None:
    """Nobody reaches the ball: the nearest goes towards it, the others take up their places."""
    ball = scene.state.ball
    phase = scene.state.movement
    groups = moves(request)
    if phase and phase.moves == 0 and groups:
        near = min(groups, key=lambda group: distance(scene.state.hexes[group.player], ball))
        return Move(near.player, nearest(near.board, ball))
    return best_move(scene, groups, support(scene))


def thirds(scene: Scene, request: Choose, frame: final_thirds.ThirdsChoice) -> Any:
    """Everybody nearer to where it should be; out of the goalkeeper's way first."""
    state = scene.state
    if Call("done") not in request:
        shut = frame.shut(state)
        bound = next(group for group in moves(request) if shut >> state.hexes[group.player] & 1)
        return Move(bound.player, nearest(bound.board, post(scene, bound.player)))
    taste = support(scene) if state.attack == scene.side else cover(scene)
    return best_move(scene, moves(request), taste, 1 << scene.keeper) or Call("done")


def first_time_move(scene: Scene, request: Choose, frame: first_time.FirstTimeMove) -> Any:
    """Somebody beside the pass comes into play; who receives it stays."""
    receiver = scene.state.at(frame.ball.target)
    spared = 1 << frame.ball.passer | (1 << receiver if receiver != NOBODY else 0)
    return best_move(scene, moves(request), support(scene), spared) or Call("no")
