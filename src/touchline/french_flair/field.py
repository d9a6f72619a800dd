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
    """Metres a side still has to the goal line it attacks; negative across it."""
    return LENGTH - x if side == HOME else x


def spot(side: Side, metres: int) -> int:
    """The x that lies so many metres from a side's own goal line."""
    return metres if side == HOME else LENGTH - metres


def forward(side: Side, x: int, metres: int) -> int:
    """The x that lies so many metres further on for a side."""
    return x + metres if side == HOME else x - metres


def ground(side: Side, start: int, end: int) -> int:
    """Metres that a side makes by carrying the ball from one spot to another: no further than to the goal line."""
    return min(from_own_line(side, end), LENGTH) - from_own_line(side, start)


def in_22(side: Side, x: int) -> bool:
    """Whether x lies in the 22 zone that a side defends."""
    return 0 <= from_own_line(side, x) <= 20


def restart_spot(x: int) -> int:
    """The nearest point of 5 to 95, for scrums (FF-SCRUM-5) and lineouts (FF-LINEOUT-5)."""
    return min(max(x, 5), LENGTH - 5)
