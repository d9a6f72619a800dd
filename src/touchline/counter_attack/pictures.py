"""Positions drawn as text: part of the pitch, for readable tests.

        .     .     A4
           .     .
        .     H8*   .

A column of the pitch is three letters wide and a row two lines high, so that neighbouring hexes are neighbours in the
picture. A dot is a free hex, H8 a player, H8* the one with the ball, * a free ball.
"""

import re
from textwrap import dedent
from typing import Any, Final

from touchline.counter_attack.model import label
from touchline.counter_attack.notation import parse_player
from touchline.counter_attack.pitch import hex_at, xz
from touchline.kernel import BadNotation

_CELL: Final = 3
"""The width of a column, in letters."""


def drawn(picture: str, corner: tuple[int, int]) -> dict[str, Any]:
    """A position from a picture, as plain data.

    `corner`: the first column of the picture, and the row of the hexes in its first line.
    """
    left, top = corner
    told: dict[str, Any] = {"players": {}}
    lines = dedent(picture.strip("\n")).rstrip().splitlines()
    north = 2 * top + (left + _columns(lines[0])[0][0]) % 2
    for down, line in enumerate(lines):
        for column, cell in _columns(line):
            x, y = left + column, north - down
            if (x + y) % 2:
                raise BadNotation(f"{cell!r} lies between two hexes, in line {down + 1} of the picture")
            place = list(xz(hex_at(x, y >> 1)))
            if cell == "*":
                told["ball"] = place
            elif cell != ".":
                name = label(parse_player(cell.removesuffix("*"), line))
                told["players"][name] = place
                if cell.endswith("*"):
                    told["carrier"] = name
    return told


def _columns(line: str) -> list[tuple[int, str]]:
    """The items of a line, each with its column."""
    cells = [(cell.start(), cell[0]) for cell in re.finditer(r"\S+", line)]
    for start, cell in cells:
        if start % _CELL:
            raise BadNotation(f"a column is {_CELL} letters wide; {cell!r} begins at letter {start + 1} of {line!r}")
    return [(start // _CELL, cell) for start, cell in cells]
