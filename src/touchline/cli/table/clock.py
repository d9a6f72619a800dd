"""The clock of the timed mode, by the clock on the wall; and how the time is told in either mode."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from touchline.french_flair import Call, View
from touchline.french_flair.model import Options
from touchline.kernel import Choose

PHASE: Final = 10  # seconds that a phase is taken to have lasted where nobody measured it


def minutes_of(options: Options) -> int | None:
    """The minutes of a half; None where phases are counted."""
    mode, _, number = options.clock.partition(":")
    return int(number) if mode == "minutes" else None


class WallClock:
    """Answers when the game asks whether time is up: a half's minutes run from its first question."""

    def __init__(self, view: View, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._half = view.half
        self._start = now() - view.phases * PHASE

    def choose(self, view: View, request: Choose) -> Call:
        """Whether the minutes of this half are over."""
        if view.half != self._half:
            self._half, self._start = view.half, self._now()
        return Call("time up" if self._gone() >= 60 * (minutes_of(view.setup.options) or 0) else "play on")

    def told(self) -> str:
        """The time of the half so far."""
        minutes, seconds = divmod(int(self._gone()), 60)
        return f"{minutes}:{seconds:02}"

    def _gone(self) -> float:
        return self._now() - self._start


def told(view: View, clock: WallClock | None) -> str:
    """The time in a few words."""
    if view.time_up:
        return "time is up"
    minutes = minutes_of(view.setup.options)
    if minutes is None:
        return f"phase {view.phases} of {view.setup.options.clock.removeprefix('phases:')}"
    return f"{clock.told()} of {minutes}:00" if clock else f"phase {view.phases}"
