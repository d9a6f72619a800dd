"""The two sides of a match, and the clock, which answers when time itself is asked about."""

from typing import Final, Literal

Side = Literal["home", "away"]
Who = Literal["home", "away", "clock"]

HOME: Final = "home"
AWAY: Final = "away"
CLOCK: Final = "clock"
SIDES: Final[tuple[Side, Side]] = (HOME, AWAY)

_OTHER: Final[dict[Side, Side]] = {HOME: AWAY, AWAY: HOME}


def other(side: Side) -> Side:
    """The side that plays against this one."""
    return _OTHER[side]
