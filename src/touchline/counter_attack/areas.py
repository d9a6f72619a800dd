"""Areas of the pitch, as commentators name them. Rules do not read them."""

from collections.abc import Mapping
from typing import Final, Literal

from touchline.counter_attack import pitch
from touchline.counter_attack.pitch import CIRCLE, CORNER, ENDS, GOAL, PITCH, SIX, THIRD, Board, End, Flank, Hex

Area = Literal["goal", "six", "box", "edge", "corner", "third", "circle", "midfield"]

_EDGE: Final = 2  # hexes outside the box that still count as its edge
_NEAR_CORNER: Final = 3
_WIDE: Final = 9  # the doubled row where a flank begins

FLANK: Final[Mapping[Flank, Board]] = {
    flank: pitch.board_of(hex for hex in pitch.bits(PITCH) if flank * pitch.to_xy(hex)[1] >= _WIDE)
    for flank in (pitch.SOUTH, pitch.NORTH)
}
"""The sides of the pitch, north and south of its middle."""


def _edge(end: End) -> Board:
    board = pitch.BOX[end]
    for _ in range(_EDGE):
        board |= pitch.around(board) & PITCH
    return board & THIRD[end]


def _corners(end: End) -> Board:
    return pitch.disk(CORNER[end][pitch.SOUTH], _NEAR_CORNER) | pitch.disk(CORNER[end][pitch.NORTH], _NEAR_CORNER)


_AT_ENDS: Final[Mapping[Area, Mapping[End, Board]]] = {
    "goal": GOAL,
    "six": SIX,
    "box": pitch.BOX,
    "corner": {end: _corners(end) for end in ENDS},
    "edge": {end: _edge(end) for end in ENDS},
    "third": THIRD,
}
"""The areas of each end, the narrowest first."""


def area_of(hex: Hex) -> tuple[Area, End | None]:
    """The narrowest area of a hex of the pitch or of a goal, with its end if it has one."""
    for area, ends in _AT_ENDS.items():
        for end, board in ends.items():
            if board >> hex & 1:
                return area, end
    return ("circle" if CIRCLE >> hex & 1 else "midfield"), None


def areas() -> dict[tuple[Area, End | None], Board]:
    """Every area with its hexes: each hex of the pitch and of the goals is in one."""
    found: dict[tuple[Area, End | None], Board] = {}
    for hex in pitch.bits(pitch.BOARD):
        area = area_of(hex)
        found[area] = found.get(area, 0) | 1 << hex
    return found
