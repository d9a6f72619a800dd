"""Styles: a side's preferences, besides value."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.counter_attack.model import Call, Pass, Shoot, State
from touchline.counter_attack.pitch import goal_distance
from touchline.counter_attack.rules import passing
from touchline.counter_attack.step import awaited
from touchline.kernel import Record

_LOFTED: Final = ("high", "long", "kick")
_JUST_WON: Final = ("tackle", "aos", "loose")
_FAR: Final = passing.RANGE["standard"]  # longest ground pass, in hexes forward


class Style(Record, frozen=True):
    """A side's preferences, in goals it would give up for them."""

    lofted: float = 0.0
    """High and long balls."""
    short: float = 0.0
    """Ground passes and throws."""
    forward: float = 0.0
    """Ground gained with a pass, per longest ground pass."""
    shooting: float = 0.0
    """Shots."""
    breaking: float = 0.0
    """Ground gained right after winning the ball."""
    drops: int = 0
    """Columns the team sits deeper without the ball."""
    pressers: int = 4
    """Players who press the ball whatever their posts."""
    waits: int = 40
    """The distance from its own goal beyond which a carrier is left alone, in hexes."""

    def leaning(self, state: State, answer: Any) -> float:
        """A style's preference for an answer, in goals."""
        match answer:
            case Pass():
                gained = min(
                    1.0, (goal_distance(state.ball, state.goal) - goal_distance(answer.hex, state.goal)) / _FAR
                )
                liking = self.lofted if answer.kind in _LOFTED else self.short
                return liking + gained * (self.forward + (self.breaking if _just_won(state) else 0.0))
            case Shoot() | Call("snapshot"):
                return self.shooting
        return 0.0


def _just_won(state: State) -> bool:
    return awaited(state).facts(state).get("after") in _JUST_WON


PLAIN: Final = Style()
STYLES: Final[Mapping[str, Style]] = {
    "possession": Style(short=0.04, lofted=-0.06, forward=-0.05, shooting=-0.05),
    "direct": Style(lofted=0.08, forward=0.08, shooting=0.03),
    "counter": Style(breaking=0.15, lofted=-0.02, drops=4, pressers=2, waits=18),
}
"""The styles by name: patient ground passes; the quick way to goal; sitting deep and breaking."""


def style(name: str) -> Style:
    """The style with a name; neutral if empty."""
    return STYLES[name] if name else PLAIN
