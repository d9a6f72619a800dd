"""Play without the ball: challenges and cover."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.coaches.counter_attack import finishing, keeping
from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.coaches.counter_attack.shape import best_move, cover, post
from touchline.counter_attack.model import NOBODY, Call, Move, Player
from touchline.counter_attack.paths import path_board
from touchline.counter_attack.pitch import BOX, Hex, around, bits, goal_distance, neighbours
from touchline.counter_attack.rules import clock, dice, first_time, keeper, shots, steals, tackles
from touchline.kernel import HOME, Choose

_FREE_KICK: Final = 0.01  # cost of a foul: little,
_PENALTY: Final = 0.75  # unless it is a penalty,
_SENT_OFF: Final = 0.35  # or from behind,
_BOOKED: Final = 0.06  # or by a player that has been booked
_MOST_TACKLES: Final = 4  # keeps some moves for cover
EACH_HEX: Final = 0.001
"""The value of being nearer to its own goal."""


def step(context: Context, request: Choose) -> Any:
    """The ball itself, the goalkeeper's place, the carrier, then everybody's place."""
    state = context.state
    collectors = request.group("collect")
    if collectors.count:
        return max(collectors, key=lambda move: (move.player == context.keeper, state.rating(move.player, "dribbling")))
    move = (
        keeping.comes_back(context, request)
        or _goes_for_it(context, request)
        or best_move(context, moves(request), cover(context))
    )
    return move or (Call("end") if Call("end") in request else _gives_way(context, request))


def _gives_way(context: Context, request: Choose) -> Move:
    """A player who must leave a thrower goes to its place."""
    group, *_ = moves(request)
    return Move(group.player, nearest(group.board, post(context, group.player)))


def _goes_for_it(context: Context, request: Choose) -> Move | None:
    """The best challenge, while some moves are left for cover."""
    phase = context.state.movement
    assert phase is not None
    if phase.moves >= _MOST_TACKLES or _waits(context):
        return None
    gain, move = max(challenges(context, request), key=lambda found: found[0], default=(0.0, None))
    return move if gain > 0 else None


def _waits(context: Context) -> bool:
    """Whether the style leaves a carrier alone at this distance from goal."""
    return goal_distance(context.state.ball, context.own) > context.style.waits


def challenges(context: Context, request: Choose) -> Iterator[tuple[float, Move]]:
    """Every tackle or attempt on a free ball with its gain, slightly higher near its own goal."""
    state, phase = context.state, context.state.movement
    assert phase is not None
    if phase.dead or (state.carrier == NOBODY and not state.edition.free_ball_zoi):
        return
    for group in moves(request):
        for hex in bits(group.board & neighbours(state.ball)):
            gain = _gain(context, group.player, hex) if state.carrier != NOBODY else _test(context, group.player)
            yield gain - EACH_HEX * goal_distance(hex, context.own), Move(group.player, hex)


def _test(context: Context, player: Player) -> float:
    """The value of an attempt on a free ball; none for goalkeepers."""
    return 0.0 if player == context.keeper else dice.passes(steals.needed(context.state, player, "MOVE-22"))


def _gain(context: Context, player: Player, hex: Hex) -> float:
    """The value of a tackle from a hex: ball won, or foul."""
    state, ball = context.state, context.state.ball
    in_box = BOX[context.own] >> ball & 1
    dives = player == context.keeper
    if dives and not in_box:
        return -1.0
    duel = keeper.diving_tackle(state, player, hex) if dives else tackles.duel(state, player, hex)
    chances = duel.chances(state.edition)
    danger = HEX_VALUES[context.own][ball]
    foul = max(0.0, _PENALTY - danger) if in_box else _FREE_KICK
    if not dives and tackles.from_behind(state, player, hex):
        foul += _SENT_OFF * _matters(context)
    elif state.booked >> player & 1:
        foul += _BOOKED
    won = chances.won + chances.tied / 3
    return won * (danger + HEX_VALUES[context.end][ball]) - chances.low * foul


def _matters(context: Context) -> float:
    """The weight of losing a player: less for a trailing side as time runs out."""
    state = context.state
    home, away = state.score
    if (home - away if context.side == HOME else away - home) >= 0:
        return 1.0
    played = state.half - 1 + min(1.0, state.actions / clock.half_actions(state))
    return max(0.0, 1 - played / 2)


def tackle(context: Context, request: Choose, frame: tackles.TackleChoice) -> Any:
    """Tackle if it pays; never recklessly."""
    state = context.state
    if _waits(context):
        return Call("no")
    for word in ("tackle", "dive"):
        if request.group(word).count and _gain(context, frame.player, state.hexes[frame.player]) > 0:
            return request.group(word)[0]
    return Call("no")


# Replies


def snapshot_move(context: Context, request: Choose, frame: shots.SnapshotMove) -> Any:
    """The move that leaves the smallest chance: a blocker in the way, or a better-placed goalkeeper."""
    state = context.state
    shooter, start, facing = state.carrier, state.ball, context.guard
    way = 0
    for target in bits(shots.aims(state, start)):
        way |= path_board(start, target)
    least = finishing.best(state, shooter, start, facing, "snapshot").chance
    answer: Any = Call("no")
    for group in moves(request):
        saves = group.player == context.keeper and bool(BOX[context.own] >> state.hexes[group.player] & 1)
        for hex in bits(group.board & (BOX[context.own] if saves else way)):
            if saves:
                after = finishing.with_keeper(facing, hex, moved=True)
            else:
                after = finishing.with_blocker(facing, state.hexes[group.player], hex)
            chance = finishing.best(state, shooter, start, after, "snapshot").chance
            if chance < least:
                least, answer = chance, Move(group.player, hex)
    return answer


def first_time_reply(context: Context, request: Choose, frame: first_time.FirstTimeReply) -> Any:
    """Onto the path of the ball, or beside it, or to cover."""
    state, ball = context.state, frame.ball
    way = path_board(ball.start, ball.target) & ~context.theirs
    for board in (way, around(way) & ~way):
        found = [
            Move(group.player, hex)
            for group in moves(request)
            if not (way | around(way)) >> state.hexes[group.player] & 1
            for hex in bits(group.board & board)
        ]
        if found:
            return max(found, key=lambda move: state.rating(move.player, "tackling"))
    return best_move(context, moves(request), cover(context)) or Call("no")
