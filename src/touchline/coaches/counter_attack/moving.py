"""The Movement Phase and the free moves after it."""

from typing import Any

from touchline.coaches.counter_attack import defence, running
from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.shape import best_move, cover, post, support
from touchline.counter_attack.model import NOBODY, Call, Move
from touchline.counter_attack.pitch import distance
from touchline.counter_attack.rules import final_thirds, first_time, movement, offside, passing
from touchline.kernel import Choose


def step(context: Context, request: Choose, frame: movement.StepChoice) -> Any:
    """Both sides' steps of a Movement Phase."""
    if context.state.attack != context.side:
        return defence.step(context, request)
    return _attack(context, request)


def _attack(context: Context, request: Choose) -> Any:
    """A free ball first, then the carrier, then the receivers."""
    state = context.state
    phase = state.movement
    assert phase is not None
    caught = offside.offenders(state, direct=False)
    collectors = [move for move in request.group("collect") if not caught >> move.player & 1]
    if collectors:
        return max(collectors, key=lambda move: _left_over(context, move))
    if state.carrier == NOBODY:
        return _after_the_ball(context, request) or Call("end")
    if not phase.dead and movement.movers(state) >> state.carrier & 1:
        answer: Any = running.fair_nutmeg(context, request)
        answer = answer or running.carry(context, request, state.carrier, movement.limit(state, state.carrier))
        if answer:
            return answer
    elif Call("snapshot") in request and (shot := running.carry(context, request, state.carrier, 0)):
        return shot
    return off_the_ball(context, request)


def off_the_ball(context: Context, request: Choose) -> Move | Call:
    """A player other than the carrier moves into a passing position."""
    phase = context.state.movement
    assert phase is not None
    reach = passing.RANGE["throw"] if phase.dead else passing.RANGE["standard"]
    return best_move(context, moves(request), support(context, reach), 1 << context.state.carrier) or Call("end")


def _left_over(context: Context, move: Move) -> float:
    """The value of a player's run after collecting the ball."""
    state = context.state
    left = state.rating(move.player, "pace") - distance(state.hexes[move.player], move.hex)
    return left + 0.5 * state.rating(move.player, "dribbling") - 9 * (move.player == context.keeper)


def _after_the_ball(context: Context, request: Choose) -> Move | None:
    """If nobody reaches the ball, the nearest goes towards it and the others to their places."""
    ball = context.state.ball
    phase = context.state.movement
    groups = moves(request)
    if phase and phase.moves == 0 and groups:
        near = min(groups, key=lambda group: distance(context.state.hexes[group.player], ball))
        return Move(near.player, nearest(near.board, ball))
    return best_move(context, groups, support(context))


def thirds(context: Context, request: Choose, frame: final_thirds.ThirdsChoice) -> Any:
    """Everybody nearer to its place; out of the goalkeeper's way first."""
    state = context.state
    if Call("done") not in request:
        shut = frame.shut(state)
        bound = next(group for group in moves(request) if shut >> state.hexes[group.player] & 1)
        return Move(bound.player, nearest(bound.board, post(context, bound.player)))
    taste = support(context) if state.attack == context.side else cover(context)
    return best_move(context, moves(request), taste, 1 << context.keeper) or Call("done")


def first_time_move(context: Context, request: Choose, frame: first_time.FirstTimeMove) -> Any:
    """Somebody beside the pass moves into play; the receiver stays."""
    receiver = context.state.at(frame.ball.target)
    spared = 1 << frame.ball.passer | (1 << receiver if receiver != NOBODY else 0)
    return best_move(context, moves(request), support(context), spared) or Call("no")
