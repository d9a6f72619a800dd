"""The goalkeeper's wall: saves, dives, players pushed away, and spilled balls."""

from collections import deque
from collections.abc import Mapping
from typing import Final

from touchline.counter_attack.pitch import (
    BOX,
    CORNER,
    LEFT,
    NE,
    NORTH,
    NW,
    PITCH,
    RIGHT,
    SE,
    SOUTH,
    SW,
    Board,
    Direction,
    End,
    Hex,
    N,
    S,
    bits,
    board_of,
    distance,
    opposite,
    step,
    step_aside,
)

WALL: Final = 3  # hexes on each side

IN_FRONT: Final[Mapping[End, tuple[Direction, ...]]] = {LEFT: (NE, SE), RIGHT: (SW, NW)}
"""The directions in which a spilled ball stays in play, by end (SHOT-23)."""


def wall(keeper: Hex, own: End) -> Board:
    """The hexes a goalkeeper can dive to, its own included: in its column and its box; none outside it (SHOT-16)."""
    if not BOX[own] >> keeper & 1:
        return 0
    column = (1 << 2 * WALL + 1) - 1 << keeper - WALL  # the hexes of a column follow one another
    return column & BOX[own]


def save_hex(keeper: Hex, own: End, way: Board) -> Hex | None:
    """The hex of the wall on a path that is nearest to the goalkeeper; None if it cannot save (SHOT-17, SHOT-21)."""
    return min(bits(wall(keeper, own) & way), key=lambda place: distance(keeper, place), default=None)


def spill_corner(own: End, direction: Direction) -> Hex | None:
    """The corner that a spilled save gives; None if the ball comes out to play (SHOT-23, SHOT-24)."""
    if direction in IN_FRONT[own]:
        return None
    return CORNER[own][NORTH if direction in (NW, N, NE) else SOUTH]


def push(keeper: Hex, save: Hex, own: End, defenders: Board, attackers: Board) -> dict[Hex, Hex]:
    """The players pushed along the column by a dive: old and new hexes (GK-13).

    Players in its way end up in order behind the save hex, pushing on anyone already there. At the end of the column
    a player steps aside towards its own goal.
    """
    direction = N if save > keeper else S
    others = (defenders | attackers) & ~(1 << keeper)
    waiting: deque[Hex] = deque()
    place = keeper
    while place != save:
        place = step(place, direction)
        if others >> place & 1:
            waiting.append(place)

    moves: dict[Hex, Hex] = {}
    place = step(save, direction)
    while waiting and PITCH >> place & 1:
        if others >> place & 1:
            waiting.append(place)
        moves[waiting.popleft()] = place
        place = step(place, direction)

    taken = others & ~board_of((*moves, *waiting)) | board_of((save, *moves.values()))
    for pushed in waiting:
        goal = own if defenders >> pushed & 1 else opposite(own)
        moves[pushed] = step_aside(pushed, goal, PITCH & ~taken)
        taken |= 1 << moves[pushed]
    return moves
