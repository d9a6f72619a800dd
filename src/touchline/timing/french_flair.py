"""How French Flair keeps time."""

from typing import Final

from touchline.french_flair import State, View
from touchline.timing.protocol import Time, Timing

PHASE: Final = 10
"""The assumed seconds of a phase, if no clock measures them (A-30)."""


class FrenchFlairTiming:
    """Halves are counted in phases, or measured in minutes; the clock never stops."""

    def time(self, state: State | View) -> Time:
        """The phases or minutes of the half."""
        mode, _, number = state.setup.options.clock.partition(":")
        return Time(
            half=state.half,
            minutes=int(number) if mode == "minutes" else None,
            seconds=state.phases * PHASE,
            is_up=state.time_up,
        )

    def in_play(self, state: State) -> bool:
        """The clock never stops."""
        return True

    def sand(self, state: State) -> None:
        """There is no sand timer."""


PART: Final[Timing] = FrenchFlairTiming()
