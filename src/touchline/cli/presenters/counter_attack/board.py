"""The hex pitch in letters: one line per row, two or three letters per column.

    12 .'.'.'      a low dot is a hex of an even column, a high one of an odd column, half a row further up
    11 .H8*.'      H8 is a player, H8* the one with the ball, @ a free ball

Boxes have different dots. Colours add nothing to the letters.
"""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text

from touchline.cli.table.screen import QUIET
from touchline.counter_attack.model import State, label, side_of
from touchline.counter_attack.pitch import (
    BOX,
    CIRCLE,
    GOAL,
    HALFWAY,
    LEFT,
    PITCH,
    RIGHT,
    THIRD,
    Board,
    Hex,
    bits,
    xz,
)
from touchline.kernel import AWAY, HOME

_WIDE: Final = 120  # terminal columns needed for three letters per pitch column
_MARGIN: Final = 4  # letters before the first column: the row's number and the goal
_COLUMNS: Final = range(-18, 19)
_ROWS: Final = range(12, -14, -1)
_NUMBERED: Final = range(-16, 17, 4)  # the columns that have their number on the rims

_TOKENS: Final = {HOME: "bold white on blue", AWAY: "bold black on yellow"}
_BALL: Final = "bold black on white"
_GRASS: Final = "#6fae7c on #1c5a2c"
_THIRDS: Final = "#6fae7c on #174a25"
_CIRCLE: Final = "#6fae7c on #216a34"
_BOXES: Final = "#9ccfa6 on #2a7340"
_SAFE: Final = "bold black on #8fe3a0"
_RISKY: Final = "bold black on #ffb59e"


class Lit(NamedTuple):
    """Hexes to light: certain ones, and ones that need dice."""

    safe: Board = 0
    risky: Board = 0


_DARK: Final = Lit()


class Cell(NamedTuple):
    """Text drawn at a place of a line."""

    at: int
    text: str
    style: str


class Pitch:
    """A position drawn in a terminal of this width."""

    def __init__(self, state: State, width: int, lit: Lit = _DARK) -> None:
        self._state, self._lit = state, lit
        self._players = {xz(hex): player for player, hex in enumerate(state.hexes) if hex}
        self._scale = 3 if width >= _WIDE else 2
        self._span = _MARGIN + len(_COLUMNS) * self._scale + 2

    def drawn(self) -> Text:
        """The rows of the pitch between two rims with column numbers."""
        rows = [self._rim("▼"), *map(self._row, _ROWS), self._rim("▲")]
        return Text("\n").join(rows)

    def _at(self, x: int) -> int:
        """Where a column is drawn; the goals are drawn close."""
        if x < -18:
            return _MARGIN - 1
        return self._span - 2 if x > 18 else _MARGIN + (x + 18) * self._scale

    # Rims

    def _rim(self, pointer: str) -> Text:
        """The column numbers, with the ball's column marked."""
        letters, ball = [" "] * self._span, self._at(xz(self._state.ball)[0])
        for x in _NUMBERED:
            number, start = str(x), self._at(x) - (x < 0)
            if not start <= ball < start + len(number):
                letters[start : start + len(number)] = number
        letters[ball] = pointer
        rim = Text("".join(letters).rstrip(), QUIET)
        rim.stylize("bold not dim", ball, ball + 1)
        return rim

    # Rows

    def _row(self, z: int) -> Text:
        letters, styles = [" "] * self._span, [""] * self._span
        for cell in (*self._ground(z), *self._tokens(z)):
            end = cell.at + len(cell.text)
            letters[cell.at : end] = cell.text
            styles[cell.at : end] = [cell.style] * len(cell.text)
        if z == xz(self._state.ball)[1]:
            letters[-1], styles[-1] = "◄", "bold"
        row = Text(f"{z:>3}", QUIET)
        for style, run in groupby(zip(styles[3:], letters[3:], strict=True), key=itemgetter(0)):
            row.append("".join(letter for _, letter in run), style)
        if z == xz(self._state.ball)[1]:
            row.stylize("bold not dim", 0, 3)
        return row

    def _ground(self, z: int) -> Iterator[Cell]:
        """The hexes of a row, without players."""
        for x in (-19, *_COLUMNS, 19):
            hex = _hex(x, z)
            if hex is None:
                continue
            letter, style = self._hex(hex, x)
            width = 1 if abs(x) > 18 else self._scale
            yield Cell(self._at(x), letter.ljust(width), _paint(hex))
            yield Cell(self._at(x), letter, style)

    def _hex(self, hex: Hex, x: int) -> tuple[str, str]:
        if self._lit.risky >> hex & 1:
            return "!", _RISKY
        if self._lit.safe >> hex & 1:
            return "o", _SAFE
        if not PITCH >> hex & 1:
            return ("[" if x < 0 else "]"), "bold"
        if (BOX[LEFT] | BOX[RIGHT]) >> hex & 1:
            return ('"' if x % 2 else ","), _BOXES
        if HALFWAY >> hex & 1:
            return ":", _paint(hex)
        return ("'" if x % 2 else "."), _paint(hex)

    def _tokens(self, z: int) -> Iterator[Cell]:
        """The players of a row and the ball; a label too long for its column overlaps a free neighbour."""
        carrier = self._state.carrier
        row = sorted((x, player) for (x, row), player in self._players.items() if row == z)
        starts = [*(self._at(x) for x, _ in row[1:]), self._span - 2]
        taken = 0  # where the token before ends
        for (x, player), follows in zip(row, starts, strict=False):
            at, name = self._at(x), label(player)
            if at + len(name) > follows:
                if at - 1 >= taken:
                    at -= 1
                else:
                    name = name[1:]
            yield Cell(at, name, _TOKENS[side_of(player)])
            taken = at + len(name)
            if player == carrier and taken < follows:
                yield Cell(taken, "*", _BALL)
                taken += 1
        x, ball = xz(self._state.ball)
        if ball == z and (x, z) not in self._players:
            yield Cell(self._at(x), "@", _BALL)


def _hex(x: int, z: int) -> Hex | None:
    """The hex of a column in a row, if there is one."""
    return _HEXES.get((x, z))


def _paint(hex: Hex) -> str:
    """The colours of a hex."""
    if not PITCH >> hex & 1:
        return "bold"
    if (BOX[LEFT] | BOX[RIGHT]) >> hex & 1:
        return _BOXES
    if (THIRD[LEFT] | THIRD[RIGHT]) >> hex & 1:
        return _THIRDS
    return _CIRCLE if CIRCLE >> hex & 1 else _GRASS


_HEXES: Final = {xz(hex): hex for hex in bits(PITCH | GOAL[LEFT] | GOAL[RIGHT])}
