"""Set pieces: takers, placements and markers."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.coaches.counter_attack import keeping, passes
from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.evaluation import worth
from touchline.coaches.counter_attack.shape import post
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import Call, Move, Name, Player, each
from touchline.counter_attack.paths import header_targets, path_board, shooting_range
from touchline.counter_attack.pitch import (
    BOX,
    KEEPER_SPOT,
    PITCH,
    Board,
    Hex,
    around,
    bits,
    disk,
    distance,
    from_xy,
    goal_distance,
    neighbours,
)
from touchline.counter_attack.rules import (
    corners,
    free_kicks,
    goal_kicks,
    passing,
    penalties,
    set_pieces,
    shoot_out,
)
from touchline.counter_attack.targets import Passes
from touchline.kernel import Choose

Groups = dict[Player, Board]
"""The players to place, with their hexes."""

# Where headers wait for a cross: columns and doubled rows
_SPOTS: Final = ((16, 4), (15, -3), (14, 2), (15, 7), (13, -1))
_CROSSED: Final = 17  # range of a crossed free kick, in hexes from goal
_SHOOTERS: Final = 4  # players who come up for a free kick
_WALL: Final = 4  # hexes from the ball
_SECOND_PHASE: Final = 0.0  # minimum value of a throw, instead of another phase


# Takers


def taker(context: Context, request: Choose, frame: set_pieces.TakerChoice | free_kicks.NearTakerChoice) -> Any:
    """The best taker of a kick or throw."""
    restart = frame.set_piece()
    assert restart is not None

    def suits(name: Name) -> float:
        return _suits(context, name.players[0], restart)

    return max(request.group("taker"), key=suits)


def _suits(context: Context, player: Player, restart: Restart) -> float:
    state = context.state
    if player == context.keeper:
        return -99.0
    away = distance(state.hexes[player], state.ball)
    match restart:
        case "penalty":
            return state.rating(player, "shooting")
        case "corner":
            return 2 * state.rating(player, "high_pass") - state.rating(player, "heading")
        case "throw_in":
            return -away
    if _in_range(context):
        return state.rating(player, "shooting") - away / 99
    return state.rating(player, "high_pass") - away / 2


def _in_range(context: Context) -> bool:
    """Whether a free kick of the attack can be shot at goal."""
    return bool(shooting_range(context.state.goal) >> context.state.ball & 1)


def order(context: Context, request: Choose, frame: shoot_out.OrderChoice) -> Any:
    """The best shooters first."""
    return max(request.group("taker"), key=lambda name: _suits(context, name.players[0], "penalty"))


def penalty(context: Context, request: Choose, frame: object) -> Any:
    """Into a corner: the target does not affect the dice."""
    return request.groups[0][0]


# Goalkeepers


def keeper_place(context: Context, request: Choose, frame: set_pieces.KeeperPlacement) -> Any:
    """The goalkeeper's place for this ball."""
    return keeping.nearer(context, moves(request)[0].board, context.state.ball) or Call("no")


def goal_kick_place(context: Context, request: Choose, frame: goal_kicks.GoalKickHexChoice) -> Any:
    """The usual hex, or the next best."""
    return Call("no") if Call("no") in request else request.groups[0][0]


# Placements


def place(context: Context, request: Choose, frame: set_pieces.PlacementChoice) -> Any:
    """Corners and free kicks: two by two."""
    groups = {group.player: group.board for group in moves(request)}
    if context.side == context.state.attack:
        wanted = _for_the_kick(context, groups, frame.restart)
    else:
        wanted = _against_the_kick(context, groups, frame.restart)
    return next((move for move in wanted if groups.get(move.player, 0) >> move.hex & 1), None) or request.groups[-1][0]


def _for_the_kick(context: Context, groups: Groups, restart: Restart) -> Iterator[Move]:
    """The taker to the ball; then headers into the box, or shooters into passing positions."""
    state = context.state
    at_ball = disk(state.ball, 1)
    if not context.mine & at_ball:
        player = max(groups, key=lambda player: _suits(context, player, restart))
        yield Move(player, state.ball)
        yield from (Move(player, hex) for hex in bits(groups[player]))
    others = [player for player in groups if player != context.keeper and not at_ball >> state.hexes[player] & 1]
    onside = ~context.offside if restart == "free_kick" else PITCH
    if goal_distance(state.ball, context.end) <= _CROSSED:
        yield from _headers(context, groups, others, BOX[context.end] & onside)
    else:
        yield from _shooters(context, groups, others, context.lanes & onside)


def _headers(context: Context, groups: Groups, others: list[Player], room: Board) -> Iterator[Move]:
    """The best headers to their spots in the box."""
    state = context.state
    waiting = [player for player in others if not BOX[context.end] >> state.hexes[player] & 1]
    waiting.sort(key=lambda player: -state.rating(player, "heading"))
    for spot in (from_xy(context.end * x, y) for x, y in _SPOTS):
        if not disk(spot, 1) & context.mine:
            for player in waiting:
                yield from (Move(player, hex) for hex in _by_distance(groups[player] & room & disk(spot, 2), spot))


def _shooters(context: Context, groups: Groups, others: list[Player], lanes: Board) -> Iterator[Move]:
    """The best shooters to safe passing positions, in range if possible."""
    state = context.state
    room = lanes & shooting_range(context.end) & ~around(context.theirs) & ~around(context.mine)
    shooters = sorted(others, key=lambda player: -state.rating(player, "shooting"))[:_SHOOTERS]
    for player in shooters:
        if not lanes & shooting_range(context.end) & 1 << state.hexes[player]:
            yield from (Move(player, hex) for hex in _by_distance(groups[player] & room, KEEPER_SPOT[context.end]))


def _by_distance(board: Board, place: Hex) -> list[Hex]:
    return sorted(bits(board), key=lambda hex: distance(hex, place))


def _against_the_kick(context: Context, groups: Groups, restart: Restart) -> Iterator[Move]:
    """Defenders too near step back; then a wall, and a marker for each attacker in range."""
    state = context.state
    near = set_pieces.forbidden(state, restart)
    for player, board in groups.items():
        if near >> state.hexes[player] & 1:
            yield Move(player, nearest(board, post(context, player)))
    threats = context.theirs & shooting_range(context.own) & ~(1 << state.ball)
    free = [player for player in groups if player != context.keeper and not neighbours(state.hexes[player]) & threats]
    free.sort(key=lambda player: -state.rating(player, "heading"))
    if restart == "free_kick" and _in_range(context):
        wall = path_board(state.ball, KEEPER_SPOT[context.own]) & disk(state.ball, _WALL) & ~near
        if (wall & context.mine).bit_count() < 2:
            yield from (Move(player, hex) for player in reversed(free) for hex in bits(wall & groups[player]))
    for hex in _by_distance(threats, KEEPER_SPOT[context.own]):
        if not neighbours(hex) & context.mine:
            for player in free:
                beside = _by_distance(groups[player] & neighbours(hex), KEEPER_SPOT[context.own])
                yield from (Move(player, place) for place in beside)


def corner_move(context: Context, request: Choose, frame: corners.CornerMove) -> Any:
    """Free a header from its marker, or mark another."""
    state = context.state
    groups = {group.player: group.board for group in moves(request)}
    if context.side != state.attack:
        wanted = _against_the_kick(context, groups, "corner")
        return next((move for move in wanted if groups[move.player] >> move.hex & 1), Call("no"))
    room = BOX[context.end] & ~context.theirs & ~around(context.theirs)
    in_box = [player for player in groups if player != context.keeper and BOX[context.end] >> state.hexes[player] & 1]
    for player in sorted(in_box, key=lambda player: -state.rating(player, "heading"))[:2]:
        hexes = [hex for hex in bits(groups[player] & room) if header_targets(hex, context.end)]
        if hexes:
            return Move(player, min(hexes, key=lambda hex: goal_distance(hex, context.end)))
    return Call("no")


def penalty_place(context: Context, request: Choose, frame: penalties.PenaltyPlacementChoice) -> Any:
    """Only players who must leave the box move."""
    for player in each(frame.intruders(context.state)):
        board = next(group.board for group in moves(request) if group.player == player)
        return Move(player, nearest(board, context.state.hexes[player]))
    return Call("done")


# Throw-ins


def second_phase(context: Context, request: Choose, frame: object) -> Any:
    """A second phase, if there is nobody to throw to."""
    state = context.state
    throw = Passes(passing.ground_targets(state, state.ball, passing.RANGE["throw"]), "throw")
    value = max(map(worth, passes.to_feet(context, throw, judged=False)), default=0.0)
    return Call("no" if value > _SECOND_PHASE else "movement phase")
