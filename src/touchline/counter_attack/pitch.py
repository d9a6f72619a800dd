"""The pitch: hexes, boards, regions, distances and reach, in integers only.

People write a hex as `(x, z)`, column and row; odd columns lie half a hex further north. The doubled row
`y = 2 * z + x % 2` removes the stagger: a step changes `(x, y)` by the same amounts everywhere.

Inside the engine a hex is one number, (101 x + y) / 2 more than that of the kick-off hex, and a board, a set of hexes,
is an int with one bit a hex. So each of the six steps is an addition to a hex, and a shift of a board. Hexes in
ascending order stand by x, then by z, which is how the rules break ties. And as no two hexes lie more than 50 apart
in y, the difference of two hexes tells their displacement: what only depends on it (distance, the ball's path) is
looked up by it, and one table serves the whole pitch.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, Literal

from touchline.kernel import BadNotation

Hex = int
Board = int
Direction = int
"""The face of a die: 1 S, 2 SW, 3 NW, 4 N, 5 NE, 6 SE. It belongs to the pitch, whichever way a side attacks."""
End = Literal[-1, 1]
"""A goal and its half of the pitch; also the way a side attacks."""
Flank = Literal[-1, 1]

LEFT: Final[End] = -1
RIGHT: Final[End] = 1
ENDS: Final[tuple[End, End]] = (LEFT, RIGHT)
SOUTH: Final[Flank] = -1
NORTH: Final[Flank] = 1

DIRECTIONS: Final = range(1, 7)
S, SW, NW, N, NE, SE = DIRECTIONS

_STRIDE: Final = 101  # the smallest that keeps displacements distinct: y runs from -25 to 25
_NORTH_EAST: Final = (_STRIDE + 1) // 2
_STEPS: Final = (0, -1, -_NORTH_EAST, 1 - _NORTH_EAST, 1, _NORTH_EAST, _NORTH_EAST - 1)  # by direction

_GOAL_LINE: Final = 18
_BEHIND_GOAL_LINE: Final = 19
KICK_OFF: Final[Hex] = (_STRIDE * _BEHIND_GOAL_LINE + 27) // 2  # (0, 0), and no path leads to a hex below zero


def opposite(end: End) -> End:
    """The other end."""
    return LEFT if end == RIGHT else RIGHT


# Hexes


def hex_at(x: int, z: int) -> Hex:
    """The hex at column x and row z, on the pitch or in a goal."""
    y = 2 * z + x % 2
    if not (in_bounds(x, y) or _in_goal(x, y)):
        rows = "-12 to 12 in even columns, -13 to 12 in odd ones; the goals are columns -19 and 19, rows -4 to 3"
        raise BadNotation(f"({x}, {z}) is no hex of the pitch: columns go from -18 to 18, rows from {rows}")
    return from_xy(x, y)


def xz(hex: Hex) -> tuple[int, int]:
    """Column and row of a hex."""
    x, y = to_xy(hex)
    return x, y >> 1


def from_xy(x: int, y: int) -> Hex:
    """The hex at a column and a doubled row."""
    return KICK_OFF + difference(x, y)


def to_xy(hex: Hex) -> tuple[int, int]:
    """The column and the doubled row of a hex."""
    return displacement(hex - KICK_OFF)


def difference(dx: int, dy: int) -> int:
    """The difference of two hexes this many columns and doubled rows apart."""
    return (_STRIDE * dx + dy) // 2


def displacement(apart: int) -> tuple[int, int]:
    """The columns and doubled rows from one hex of the board to another, from the difference of the two."""
    doubled = 2 * apart
    dx = (doubled + _STRIDE // 2) // _STRIDE
    return dx, doubled - _STRIDE * dx


def step(hex: Hex, direction: Direction) -> Hex:
    """The next hex in a direction: from a hex of the pitch one of the pitch, of a goal, or out of play."""
    return hex + _STEPS[direction]


def length(dx: int, dy: int) -> int:
    """The length of a displacement in steps."""
    columns, rows = abs(dx), abs(dy)
    return columns + max(0, (rows - columns) // 2)


def in_bounds(x: int, y: int) -> bool:
    """Whether a hex is in play, even if only partly visible."""
    return abs(x) <= _GOAL_LINE and abs(y) <= 24 + x % 2


def _in_goal(x: int, y: int) -> bool:
    return abs(x) == _BEHIND_GOAL_LINE and abs(y) <= 7


# Boards


def board_of(hexes: Iterable[Hex]) -> Board:
    """The board with these hexes."""
    board = 0
    for hex in hexes:
        board |= 1 << hex
    return board


def bits(board: Board) -> Iterator[Hex]:
    """The hexes of a board by x, then z."""
    hexes = []
    while board:
        hex = board.bit_length() - 1
        hexes.append(hex)
        board ^= 1 << hex
    return reversed(hexes)


def nth(board: Board, index: int) -> Hex:
    """The nth hex of a board, without listing the others."""
    first = max(0, (board & -board).bit_length() - 1)
    digits = bin(board >> first)  # the first hex is the lowest bit
    count = digits.count("1")
    if not 0 <= index < count:
        raise IndexError(f"hex {index} of a board of {count}")
    later = digits.replace("1", "0", count - 1 - index)
    return first + len(digits) - 1 - later.index("1")


def around(board: Board) -> Board:
    """The hexes next to any hex of a board; they may be out of play."""
    north, south = board << 1, board >> 1
    return north | south | (board | south) << _NORTH_EAST | (board | north) >> _NORTH_EAST


# Regions: a hex that lies partly in a painted area counts as in it

_PITCH_XY: Final = [
    (from_xy(x, y), x, y)
    for x in range(-_GOAL_LINE, _GOAL_LINE + 1)
    for y in range(-25, 26)
    if (x + y) % 2 == 0 and in_bounds(x, y)
]


def _where(inside: Callable[[int, int], bool]) -> Board:
    return board_of(hex for hex, x, y in _PITCH_XY if inside(x, y))


def _at_ends(inside: Callable[[int, int], bool]) -> Mapping[End, Board]:
    """A region at each end, as a condition on u, the column counted towards that end, and y."""
    right = [hex for hex, x, y in _PITCH_XY if inside(x, y)]
    left = [from_xy(-x, y) for x, y in map(to_xy, right)]
    return {LEFT: board_of(left), RIGHT: board_of(right)}


def _spots(u: int) -> Mapping[End, Hex]:
    return {end: from_xy(end * u, 0) for end in ENDS}


_DIFFICULT_FROM: Final = {18: 12, 17: 17, 16: 20, 15: 23, 14: 24}  # columns u, and the |y| where the angle begins

PITCH: Final[Board] = board_of(hex for hex, _, _ in _PITCH_XY)
GOAL: Final[Mapping[End, Board]] = {
    end: board_of(from_xy(end * _BEHIND_GOAL_LINE, y) for y in range(-7, 8, 2)) for end in ENDS
}
BOARD: Final[Board] = PITCH | GOAL[LEFT] | GOAL[RIGHT]
BOX: Final = _at_ends(lambda u, y: u >= 12 and abs(y) <= 15)
SIX: Final = _at_ends(lambda u, y: u >= 16 and abs(y) <= 10)
ARC: Final = _at_ends(lambda u, y: (u == 11 and abs(y) <= 3) or (u == 10 and abs(y) <= 2))  # outside the box
DIFFICULT: Final = _at_ends(lambda u, y: u in _DIFFICULT_FROM and abs(y) >= _DIFFICULT_FROM[u])
HALF: Final = _at_ends(lambda u, y: u >= 1)
HALFWAY: Final[Board] = _where(lambda x, y: x == 0)  # belongs to both halves
THIRD: Final = _at_ends(lambda u, y: u >= 8)  # the final thirds
CIRCLE: Final[Board] = _where(lambda x, y: length(x, y) <= 3)
CORNER: Final[Mapping[End, Mapping[Flank, Hex]]] = {
    end: {SOUTH: from_xy(end * _GOAL_LINE, -24), NORTH: from_xy(end * _GOAL_LINE, 24)} for end in ENDS
}
CORNERS: Final[Board] = board_of(hex for flanks in CORNER.values() for hex in flanks.values())
PENALTY_SPOT: Final = _spots(14)
KEEPER_SPOT: Final = _spots(_GOAL_LINE)  # where the goalkeeper stands at a penalty
GOAL_KICK_SPOT: Final = _spots(16)


def kick_off_hexes(attacks: End, *, kicks: bool) -> Board:
    """The hexes open to a side before a kick-off (SETUP-15)."""
    own = HALF[opposite(attacks)] | HALFWAY
    return own if kicks else own & ~CIRCLE


# Distances

_FARTHEST: Final = from_xy(_BEHIND_GOAL_LINE, 7) - from_xy(-_BEHIND_GOAL_LINE, -7)
_FORTH: Final = bytes(length(*displacement(apart)) for apart in range(_FARTHEST + 1))
_DISTANCE: Final = _FORTH + _FORTH[:0:-1]  # symmetric: a negative difference indexes from the end
_NEIGHBOURS: Final = [around(1 << hex) & BOARD if BOARD >> hex & 1 else 0 for hex in range(BOARD.bit_length())]

_ZONES: Final = [neighbours & PITCH for neighbours in _NEIGHBOURS]


def distance(a: Hex, b: Hex) -> int:
    """The steps between two hexes, ignoring players."""
    return _DISTANCE[b - a]


def neighbours(hex: Hex) -> Board:
    """The hexes of the pitch and of the goals that lie next to a hex."""
    return _NEIGHBOURS[hex]


def zone_of_influence(hex: Hex) -> Board:
    """The hexes of the pitch next to a player."""
    return _ZONES[hex]


@cache
def disk(hex: Hex, radius: int) -> Board:
    """The hexes of the pitch within a distance of a hex, itself included."""
    if radius == 0:
        return 1 << hex
    inner = disk(hex, radius - 1)
    return inner | around(inner) & PITCH


@cache
def goal_distance(hex: Hex, end: End) -> int:
    """The steps to the nearest hex of a goal."""
    return min(distance(hex, goal) for goal in bits(GOAL[end]))


# Players


_NEAR: Final = 6
_WINDOW: Final = (_NEAR + 1) * _NORTH_EAST  # the bit of the start in a pattern of what is near


def reach(hex: Hex, allowance: int, blocked: Board) -> Board:
    """The other hexes a player can reach in this many steps, never through a blocked one (MOVE-06)."""
    return reach_through(hex, allowance, PITCH & ~blocked)


def reach_through(hex: Hex, allowance: int, free: Board) -> Board:
    """The other hexes a player can reach through free ones.

    Up to six steps are remembered by the pattern of free hexes around the player, wherever on the pitch it stands. The
    outermost hexes are not part of the pattern: nobody moves on from them, so each is simply free or not.
    """
    if not 0 < allowance <= _NEAR:
        return _flood(hex, allowance, free) & ~(1 << hex)
    shift = hex - _WINDOW
    if shift >= 0:
        return _pattern(allowance, free >> shift & _DISKS[allowance - 1]) << shift & free
    return _pattern(allowance, free << -shift & _DISKS[allowance - 1]) >> -shift & free


@lru_cache(maxsize=1 << 12)
def _pattern(allowance: int, free: Board) -> Board:
    """The other hexes a player reaches in the window, if all the outermost are free."""
    return around(_flood(_WINDOW, allowance - 1, free)) & ~(1 << _WINDOW)


def _flood(start: Hex, allowance: int, free: Board) -> Board:
    """The hexes a player reaches through free ones, its own included."""
    reached = 1 << start
    for _ in range(allowance):
        reached |= around(reached) & free
    return reached


_DISKS: Final = [_flood(_WINDOW, radius, -1) & ~(1 << _WINDOW) for radius in range(_NEAR)]


@cache
def behind(carrier: Hex, attacks: End) -> Board:
    """The hexes from which a tackle on a carrier comes from behind: none to four (TACKLE-12)."""
    ahead = goal_distance(carrier, attacks)

    def leads_nearer(tackler: Hex) -> bool:
        return any(goal_distance(hex, attacks) < ahead for hex in bits(zone_of_influence(tackler)))

    return board_of(hex for hex in bits(zone_of_influence(carrier)) if not leads_nearer(hex))


def nutmeg_exits(carrier: Hex, defender: Hex) -> Board:
    """The hexes behind a defender where a nutmeg lands, of the pitch or of a goal (NUTMEG-03)."""
    return neighbours(defender) & ~neighbours(carrier) & ~(1 << carrier)


def step_aside(hex: Hex, own: End, free: Board) -> Hex:
    """Where a player steps to make room: the nearest free hex closer to its own goal (OUT-06).

    Ties go to the hex nearest to the middle of that goal line, then to the smaller |z|, x, z. If none is closer to the
    goal, any hex counts.
    """
    away = distance(hex, KEEPER_SPOT[own])
    closer = free & disk(KEEPER_SPOT[own], away - 1) if away else 0
    return nearest(hex, own, closer or free)


def nearest(hex: Hex, own: End, free: Board) -> Hex:
    """The nearest free hex, with the tie-breaks of `step_aside` (OUT-06)."""
    goal = KEEPER_SPOT[own]

    def rank(other: Hex) -> tuple[int, int]:
        _, z = xz(other)
        return distance(other, goal), abs(z)

    radius = 0
    while not (near := free & disk(hex, radius)):
        radius += 1
    return min(bits(near), key=rank)


# Lines parallel to the goal lines


def columns_left(hex: Hex, end: End) -> int:
    """The columns from a hex to the goal line of an end (FOUL-15)."""
    x, _ = to_xy(hex)
    return _GOAL_LINE - end * x


@cache
def goal_side(hex: Hex, end: End) -> Board:
    """The hexes level with a hex or nearer to the goal line of an end, from which it is covered (FOUL-15)."""
    return _nearer_than(columns_left(hex, end) + 1, end)


def offside_columns(ball: Hex, defenders: Board, attacks: End) -> int:
    """The offside line, in columns from the goal line: halfway, ball or second-last defender, whichever is nearest.

    The goalkeeper is one of the defenders; the ball is on the hex from which the pass is played (OFFSIDE-01).
    """
    columns = min(_GOAL_LINE, columns_left(ball, attacks))
    while (defenders & _nearer_than(columns, attacks)).bit_count() > 1:
        columns -= 1
    return columns


def offside(attackers: Board, ball: Hex, defenders: Board, attacks: End) -> Board:
    """The attackers in an offside position; level is onside (OFFSIDE-01)."""
    return attackers & _nearer_than(offside_columns(ball, defenders, attacks), attacks)


@cache
def _nearer_than(columns: int, end: End) -> Board:
    return board_of(hex for hex, x, _ in _PITCH_XY if _GOAL_LINE - end * x < columns)
