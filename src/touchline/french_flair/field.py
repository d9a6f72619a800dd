"""The field in metres (§0): home attacks towards growing x, away towards falling x, in both halves."""

from typing import Final

from touchline.kernel import HOME, Side

LENGTH: Final = 100
HALFWAY: Final = 50
IN_GOAL: Final = 15


def from_own_line(side: Side, x: int) -> int:
    """Metres from a side's own goal line."""
    return x if side == HOME else LENGTH - x


def to_try_line(side: Side, x: int) -> int:
    """Metres to the goal line a side attacks; negative across it."""
    return LENGTH - x if side == HOME else x


def spot(side: Side, metres: int) -> int:
    """The x this many metres from a side's own goal line."""
    return metres if side == HOME else LENGTH - metres


def forward(side: Side, x: int, metres: int) -> int:
    """The x this many metres further forward for a side."""
    return x + metres if side == HOME else x - metres


def ground(side: Side, start: int, end: int) -> int:
    """Metres made by a carry from one spot to another, counted to the goal line."""
    return min(from_own_line(side, end), LENGTH) - from_own_line(side, start)


def in_22(side: Side, x: int) -> bool:
    """Whether x is in a side's own 22."""
    return 0 <= from_own_line(side, x) <= 20


def restart_spot(x: int) -> int:
    """The nearest x between 5 and 95, for scrums (FF-SCRUM-5) and lineouts (FF-LINEOUT-5)."""
    return min(max(x, 5), LENGTH - 5)
