"""Team shape: each player has a post that moves with the ball, and looks around it."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.counter_attack.formations import FORMATIONS
from touchline.counter_attack.goalkeeping import WALL, save_hex
from touchline.counter_attack.model import Move, Player, Players, each, shirt
from touchline.counter_attack.paths import open_targets, path_board, shooting_range, shot_targets
from touchline.counter_attack.pitch import (
    KEEPER_SPOT,
    LEFT,
    PITCH,
    SIX,
    End,
    Hex,
    around,
    bits,
    board_of,
    disk,
    distance,
    from_xy,
    goal_distance,
    to_xy,
    zone_of_influence,
)
from touchline.counter_attack.rules import passing
from touchline.counter_attack.targets import Moves
from touchline.kernel import AWAY

Rate = Callable[[Hex], float]
"""A rating of hexes for a player."""

Taste = Callable[[Player], tuple[Hex, Rate]]
"""A player's post, and its rating of the hexes around."""

# Formations: columns from halfway in their pictures
_LAST_LINE: Final = 12
_FIRST_LINE: Final = 3

# In attack: columns of the last line behind the ball, and of the first line ahead of it
_STAYS: Final = 7
_RUNS: Final = 12
_PUSHES: Final = 0.4  # share of the formation's depth kept between the lines

# In defence: columns of the last line behind the ball, and from there to the first line
_DROPS: Final = 12
_DEPTH: Final = 20

# Goalkeepers
_NEAR: Final = 3  # the column at which a ball is near,
_BYLINE: Final = 17  # and at which it can only be crossed: on the line every header can be saved
_MISSED: Final = 5  # cost of a shot out of reach, relative to the third hex of the wall

# Ratings of a hex
_OFF_POST: Final = 0.35  # each hex from the post,
_AHEAD: Final = 0.06  # and more for each hex that the post is ahead of the ball
_WORTH: Final = 8.0  # value of the ball there
_CLEAR: Final = 1.2  # open to a safe pass
_OPEN: Final = 0.5  # open to a pass
_IN_RANGE: Final = 1.0  # in shooting range
_CROWDED: Final = 0.5  # each opponent in reach
_CLOSE: Final = 0.8  # a teammate is near
_OFFSIDE: Final = 3.0
_MARKS: Final = 0.6  # goal-side of an opponent,
_DANGER: Final = 5.0  # and more by the value of the ball to it
_FACES: Final = 1.2  # goal-side of the carrier
_IN_THE_WAY: Final = 0.6  # between the ball and the goal
_KEEPS_TO_POST: Final = 2.5  # a goalkeeper's extra weight
_WORTH_A_MOVE: Final = 0.4


# Posts


def post(context: Context, player: Player) -> Hex:
    """The post of a player."""
    if player == context.keeper:
        return keeper_post(context.state.ball, context.own)
    formation = context.state.formations[context.side == AWAY]
    attacking, place = context.state.attack == context.side, shirt(player)
    if place == 1:  # an outfielder in goal has swapped places with the goalkeeper
        place = shirt(context.keeper)
    return _posts(formation, context.end, context.state.ball, attacking, context.style.drops)[place - 1]


@lru_cache(maxsize=1 << 12)
def _posts(formation: str, end: End, ball: Hex, attacking: bool, drops: int) -> tuple[Hex, ...]:
    """The posts of shirts 1 to 11: spread ahead of the ball in attack, drawn in behind it in defence."""
    x, y = to_xy(ball)
    ahead = end * x
    if attacking:
        last, first = _between(-12, ahead - _STAYS, 1), _between(12, ahead + _RUNS, 14)
        spread, drawn, push = 1.0, 0.15, _PUSHES
    else:
        last = _between(-14, ahead - _DROPS - drops, -3 - drops)
        first = max(10 - drops, last + _DEPTH)
        spread, drawn, push = 0.65, 0.35, 1.0
    places = []
    for hex in FORMATIONS[formation].hexes(LEFT, kicks_off=False).values():
        back, row = to_xy(hex)
        line = max(0.0, (_LAST_LINE - back) / (_LAST_LINE - _FIRST_LINE)) ** push
        places.append(near_hex(end * (last + line * (first - last)), spread * row + drawn * y))
    return tuple(places)


def _between(least: float, value: float, most: float) -> float:
    return min(most, max(least, value))


def near_hex(x: float, y: float) -> Hex:
    """A hex of the pitch near a place, given by its column and doubled row."""
    column = round(_between(-18, x, 18))
    most = 24 + column % 2
    row = round((_between(-most, y, most) - column % 2) / 2) * 2 + column % 2
    return from_xy(column, min(most, row))


@lru_cache(maxsize=1 << 12)
def keeper_post(ball: Hex, own: End) -> Hex:
    """A goalkeeper's post: where its wall covers most of the goal, further out if the ball is far."""
    x, y = to_xy(ball)
    if not shooting_range(own) >> ball & 1:
        if own * x >= _BYLINE:
            return near_hex(own * 18, 0)
        near = own * x > _NEAR
        return near_hex(own * (17 if near else 16), _between(-2, y / 6, 2) if near else 0)
    ways = [path_board(ball, target) for target in bits(shot_targets(ball, own, box_unlimited=True))]

    def open_to(place: Hex) -> tuple[int, int]:
        saves = [save_hex(place, own, way) for way in ways]
        misses = sum(_MISSED if save is None else distance(place, save) == WALL for save in saves)
        return misses, distance(place, ball)

    return min(bits(SIX[own]), key=open_to)


# Moves without the ball


def best_move(context: Context, groups: Iterable[Moves], taste: Taste, spared: Players = 0) -> Move | None:
    """The move that improves a place most; None if all stand well."""
    if context.brisk:
        return None
    gain, best = _WORTH_A_MOVE, None
    for group in groups:
        if spared >> group.player & 1:
            continue
        player, now = group.player, context.state.hexes[group.player]
        target, rate = taste(player)
        least = rate(now) + gain
        for hex in bits(group.board & disk(target, max(2, distance(now, target)))):
            value = rate(hex)
            if value > least:
                gain, best, least = gain + value - least, Move(player, hex), value
    return best


def good_moves(context: Context, groups: Iterable[Moves], taste: Taste, spared: Players = 0) -> list[Move]:
    """The best improving move of each player, largest gain first."""
    found: list[tuple[float, Move]] = []
    for group in groups:
        if spared >> group.player & 1:
            continue
        now = context.state.hexes[group.player]
        target, rate = taste(group.player)
        near = group.board & disk(target, max(2, distance(now, target)))
        value, hex = max([(rate(hex), hex) for hex in bits(near)], default=(0.0, now))
        if near and value > (stands := rate(now)):
            found.append((value - stands, Move(group.player, hex)))
    return [move for _, move in sorted(found, key=lambda one: one[0], reverse=True)]


def support(context: Context, reach: int = passing.RANGE["standard"]) -> Taste:
    """Attackers' rating: near their post, open to a pass, out of reach, onside, not crowded."""
    state = context.state
    clear = context.lanes & disk(state.ball, reach)
    open_ = open_targets(state.ball, reach, context.theirs)
    crowd, worth, offside = context.crowd(2), HEX_VALUES[context.end], context.offside
    ahead, within = goal_distance(state.ball, context.end), shooting_range(context.end)

    def taste(player: Player) -> tuple[Hex, Rate]:
        target, mates = post(context, player), context.mine & ~(1 << state.hexes[player])
        close = around(mates) & PITCH
        close |= around(close)
        keeper = player == context.keeper
        off_post = _OFF_POST + _AHEAD * max(0, ahead - goal_distance(target, context.end))

        def rate(hex: Hex) -> float:
            value = _WORTH * worth[hex] - off_post * distance(hex, target)
            if keeper:
                return value
            if clear >> hex & 1:
                value += _CLEAR + _IN_RANGE * (within >> hex & 1)
            elif open_ >> hex & 1:
                value += _OPEN
            value -= _CROWDED * crowd.at(hex)
            if close >> hex & 1:
                value -= _CLOSE
            return value - _OFFSIDE if offside >> hex & 1 else value

        return target, rate

    return taste


def cover(context: Context) -> Taste:
    """Defenders' rating: near their post, goal-side of an opponent, between ball and goal."""
    state, own = context.state, context.own
    marks: dict[Hex, float] = {}
    for opponent in each(context.opponents):
        hex = state.hexes[opponent]
        danger = _MARKS + _DANGER * HEX_VALUES[own][hex] if opponent != state.carrier else _FACES
        away = goal_distance(hex, own)
        for beside in bits(zone_of_influence(hex)):
            if goal_distance(beside, own) < away:
                marks[beside] = max(marks.get(beside, 0.0), danger)
    taken = around(context.mine & board_of(marks))
    way = path_board(state.ball, KEEPER_SPOT[own]) & PITCH
    press, pressers = _in_front(state.ball, own), _nearest(context, context.style.pressers)

    def taste(player: Player) -> tuple[Hex, Rate]:
        target, now = press if pressers >> player & 1 else post(context, player), state.hexes[player]
        close = around(context.mine & ~(1 << now))
        keeper = player == context.keeper

        def rate(hex: Hex) -> float:
            value = -_OFF_POST * distance(hex, target)
            if keeper:
                return _KEEPS_TO_POST * value
            if hex in marks and (hex == now or not taken >> hex & 1):
                value += marks[hex]
            if way >> hex & 1:
                value += _IN_THE_WAY
            return value - _CLOSE if close >> hex & 1 else value

        return target, rate

    return taste


def _in_front(ball: Hex, own: End) -> Hex:
    """The hex in front of a carrier, towards the goal it attacks."""
    return min(bits(zone_of_influence(ball)), key=lambda hex: distance(hex, KEEPER_SPOT[own]))


def _nearest(context: Context, number: int) -> Players:
    """The outfielders nearest to the ball."""
    hexes, ball = context.state.hexes, context.state.ball
    nearest = sorted(context.outfielders, key=lambda player: distance(hexes[player], ball))
    return sum(1 << player for player in nearest[:number])
