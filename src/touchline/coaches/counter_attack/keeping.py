"""The goalkeeper: positions, dives, and the ball in its hands."""

from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.shape import keeper_post
from touchline.counter_attack.model import NOBODY, Call, Move
from touchline.counter_attack.pitch import BOX, Board, Hex, bits, distance, goal_distance
from touchline.counter_attack.rules import keeper, long_pass, shots
from touchline.kernel import Choose

_PENALTY: Final = 0.75  # value of a dive
_NEAR: Final = 17  # hexes from goal
_AWAY: Final = 2  # hexes from its place at which it returns first


def box_move(context: Context, request: Choose, frame: keeper.BoxMove) -> Any:
    """A free ball, the path of the shot, or its usual place."""
    state, board = context.state, moves(request)[0].board
    under = state.stack[-2]
    if (
        state.carrier == NOBODY
        and not frame.airborne
        and board >> state.ball & 1
        and BOX[context.own] >> state.ball & 1
    ):
        return Move(frame.keeper, state.ball)
    if isinstance(under, shots.AtGoal):
        return _faces(context, frame, board, under.shot)
    ball = getattr(getattr(under, "ball", None), "target", state.ball)
    return nearer(context, board, ball) or Call("no")


def _faces(context: Context, frame: keeper.BoxMove, board: Board, shot: shots.Shot) -> Any:
    """To the best hex against the shot."""
    state, facing = context.state, context.guard
    if not facing.keeper:
        return Call("no")

    def concedes(hex: Hex) -> float:
        return finishing.faced(state, shot, finishing.with_keeper(facing, hex, moved=shot.keeper_moved))

    hex = min(bits(board & BOX[context.own]), key=concedes, default=facing.keeper)
    return Move(frame.keeper, hex) if concedes(hex) < concedes(facing.keeper) else Call("no")


def nearer(context: Context, board: Board, ball: Hex) -> Move | None:
    """A move towards its place for this ball, if any helps."""
    now, place = context.state.hexes[context.keeper], keeper_post(ball, context.own)
    hex = nearest(board, place) if board else now
    return Move(context.keeper, hex) if distance(hex, place) < distance(now, place) else None


def comes_back(context: Context, request: Choose) -> Move | None:
    """To its post before anybody else moves, if the ball is near."""
    state = context.state
    now, ball = state.hexes[context.keeper], state.ball
    if not now or goal_distance(ball, context.own) > _NEAR or distance(now, keeper_post(ball, context.own)) < _AWAY:
        return None
    board = next((group.board for group in moves(request) if group.player == context.keeper), 0)
    return nearer(context, board, ball)


def runs_out(context: Context, request: Choose, frame: long_pass.LongPassKeeperMove) -> Any:
    """To the ball in its own box, or to its usual place."""
    state, board = context.state, moves(request)[0].board
    if board >> state.ball & 1 and BOX[context.own] >> state.ball & 1:
        return Move(context.keeper, state.ball)
    return nearer(context, board & ~(1 << state.ball), state.ball) or Call("no")


def dive(context: Context, request: Choose, frame: keeper.DiveChoice) -> Any:
    """At the feet of a carrier whose shot would score more often."""
    state = context.state
    chances = keeper.dive(state).chances(state.edition)
    shot = finishing.best(state, state.carrier, state.ball, context.guard, "snapshot").chance
    dives = chances.low * _PENALTY + (1 - chances.won - chances.low) * shot
    return Call("dive" if dives < shot else "no")
