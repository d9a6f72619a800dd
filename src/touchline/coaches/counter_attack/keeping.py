"""The goalkeeper: where it goes, when it dives, and what it does with the ball in its hands."""

from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.scene import Scene, moves, nearest
from touchline.coaches.counter_attack.shape import keeper_post
from touchline.counter_attack.model import NOBODY, Call, Move
from touchline.counter_attack.pitch import BOX, Board, Hex, bits, distance, goal_distance
from touchline.counter_attack.rules import keeper, long_pass, shots
from touchline.kernel import Choose

_PENALTY: Final = 0.75  # what one is worth
_NEAR: Final = 17  # hexes from goal
_AWAY: Final = 2  # hexes from its place, from which it comes back before anybody else moves


def box_move(scene: Scene, request: Choose, frame: keeper.BoxMove) -> Any:
    """A free ball, the way of the shot, or its usual place."""
    state, board = scene.state, moves(request)[0].board
    below = state.stack[-2]
    if state.carrier == NOBODY and not frame.airborne and board >> state.ball & 1 and BOX[scene.own] >> state.ball & 1:
        return Move(frame.keeper, state.ball)
    if isinstance(below, shots.AtGoal):
        return _faces(scene, frame, board, below.shot)
    ball = getattr(getattr(below, "ball", None), "target", state.ball)
    return nearer(scene, board, ball) or Call("no")


def _faces(scene: Scene, frame: keeper.BoxMove, board: Board, shot: shots.Shot) -> Any:
    """To where it meets the shot best."""
    state, facing = scene.state, scene.guard
    if not facing.keeper:
        return Call("no")

    def concedes(hex: Hex) -> float:
        return finishing.faced(state, shot, finishing.with_keeper(facing, hex, moved=shot.keeper_moved))

    hex = min(bits(board & BOX[scene.own]), key=concedes, default=facing.keeper)
    return Move(frame.keeper, hex) if concedes(hex) < concedes(facing.keeper) else Call("no")


def nearer(scene: Scene, board: Board, ball: Hex) -> Move | None:
    """A move towards where it should be for a ball, if one leads nearer."""
    now, place = scene.state.hexes[scene.keeper], keeper_post(ball, scene.own)
    hex = nearest(board, place) if board else now
    return Move(scene.keeper, hex) if distance(hex, place) < distance(now, place) else None


def comes_back(scene: Scene, request: Choose) -> Move | None:
    """To its post while the ball is near, before anybody else moves."""
    state = scene.state
    now, ball = state.hexes[scene.keeper], state.ball
    if not now or goal_distance(ball, scene.own) > _NEAR or distance(now, keeper_post(ball, scene.own)) < _AWAY:
        return None
    board = next((group.board for group in moves(request) if group.player == scene.keeper), 0)
    return nearer(scene, board, ball)


def runs_out(scene: Scene, request: Choose, frame: long_pass.LongPassKeeperMove) -> Any:
    """To the ball in its own box, else to its usual place."""
    state, board = scene.state, moves(request)[0].board
    if board >> state.ball & 1 and BOX[scene.own] >> state.ball & 1:
        return Move(scene.keeper, state.ball)
    return nearer(scene, board & ~(1 << state.ball), state.ball) or Call("no")


def dive(scene: Scene, request: Choose, frame: keeper.DiveChoice) -> Any:
    """At the feet of a carrier that would score more often if it were left to shoot."""
    state = scene.state
    chances = keeper.dive(state).chances(state.edition)
    shot = finishing.best(state, state.carrier, state.ball, scene.guard, "snapshot").chance
    dives = chances.low * _PENALTY + (1 - chances.won - chances.low) * shot
    return Call("dive" if dives < shot else "no")
