"""The two sides of a match, and the clock, which answers questions about time."""

from typing import Final, Literal

Side = Literal["home", "away"]
Who = Literal["home", "away", "clock"]

HOME: Final = "home"
AWAY: Final = "away"
CLOCK: Final = "clock"
SIDES: Final[tuple[Side, Side]] = (HOME, AWAY)

_OTHER: Final[dict[Side, Side]] = {HOME: AWAY, AWAY: HOME}


def other(side: Side) -> Side:
    """The opponent of a side."""
    return _OTHER[side]
