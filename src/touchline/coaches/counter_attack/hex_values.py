"""The value of the ball by hex: roughly the expected goals of having it there."""

from collections.abc import Mapping
from typing import Final

from touchline.counter_attack.pitch import ENDS, PITCH, Board, End, Hex, bits, to_xy

_EACH_COLUMN: Final = 0.006  # for being further forward
_FORWARD: Final = 26  # columns from its own goal line; beyond, only shots count
_WIDE: Final = 10  # doubled rows from the middle
_EACH_ROW: Final = 0.002  # for being wider


def _worth(hex: Hex, end: End) -> float:
    x, y = to_xy(hex)
    return _EACH_COLUMN * min(_FORWARD, end * x + 18) - _EACH_ROW * max(0, abs(y) - _WIDE)


def _table(board: Board, end: End) -> tuple[float, ...]:
    worths = [0.0] * board.bit_length()
    for hex in bits(board):
        worths[hex] = _worth(hex, end)
    return tuple(worths)


HEX_VALUES: Final[Mapping[End, tuple[float, ...]]] = {end: _table(PITCH, end) for end in ENDS}
"""By attacked end and hex."""
