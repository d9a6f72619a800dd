"""Styles: what a side likes to do, beside what pays."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.counter_attack.model import Call, Pass, Shoot, State
from touchline.counter_attack.pitch import goal_distance
from touchline.counter_attack.rules import passing
from touchline.counter_attack.step import awaited
from touchline.kernel import Record

_LOFTED: Final = ("high", "long", "kick")
_JUST_WON: Final = ("tackle", "aos", "loose")
_FAR: Final = passing.RANGE["standard"]  # hexes forward that a pass along the ground goes at most


class Style(Record, frozen=True):
    """How a side leans, in goals: what it would give for doing things its own way."""

    lofted: float = 0.0
    """To play the ball high or long."""
    short: float = 0.0
    """To pass along the ground, or to throw."""
    forward: float = 0.0
    """To gain ground with a pass: for as far as one along the ground goes."""
    shooting: float = 0.0
    """To shoot."""
    breaking: float = 0.0
    """To gain ground like that when the ball has just been won."""
    drops: int = 0
    """Columns that the team waits deeper without the ball."""
    pressers: int = 4
    """Players that go for the ball whatever their posts."""
    waits: int = 40
    """How far from its own goal a carrier is left alone, in hexes."""

    def leaning(self, state: State, answer: Any) -> float:
        """How much a side likes an answer, in goals."""
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
"""By name: patience on the ground; the quick way to goal; waiting deep and breaking away."""


def style(name: str) -> Style:
    """The style of a name; none is plain."""
    return STYLES[name] if name else PLAIN
