"""Clocks for matches without a real clock."""

from collections.abc import Callable, Mapping
from typing import Final

from touchline import counter_attack, french_flair
from touchline.kernel import Choose, Coach


class PhaseClock:
    """The clock of French Flair: a phase takes ten seconds (A-30)."""

    def __init__(self, seconds: int = 10) -> None:
        self._seconds = seconds

    def choose(self, view: french_flair.View, request: Choose) -> french_flair.Call:
        """Time is up once the phases played fill the half."""
        minutes = int(view.setup.options.clock.removeprefix("minutes:"))
        return french_flair.Call("time up" if view.phases * self._seconds >= minutes * 60 else "play on")


class ActionClock:
    """The clock of Counter Attack: an action takes a minute (A-07)."""

    def choose(self, view: counter_attack.View, request: Choose) -> counter_attack.Call:
        """Time is up once the actions played fill the half."""
        minutes = view.setup.rules.half_length if view.state.half <= 2 else view.setup.rules.half_length // 3
        return counter_attack.Call("time up" if view.state.actions >= minutes else "play on")


_CLOCKS: Final[Mapping[str, Callable[[], Coach]]] = {"french-flair": PhaseClock, "counter-attack": ActionClock}


def clock(game: str) -> Coach:
    """The clock that answers a game's questions about time."""
    return _CLOCKS[game]()
