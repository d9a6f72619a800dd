"""Clocks that tell the time of a match where no real one runs."""

from collections.abc import Callable, Mapping
from typing import Final

from touchline import counter_attack, french_flair
from touchline.kernel import Choose, Coach


class PhaseClock:
    """Tells the time of French Flair: a phase takes ten seconds (A-30)."""

    def __init__(self, seconds: int = 10) -> None:
        self._seconds = seconds

    def choose(self, view: french_flair.View, request: Choose) -> french_flair.Call:
        """Time is up once the phases begun fill the half."""
        minutes = int(view.setup.options.clock.removeprefix("minutes:"))
        return french_flair.Call("time up" if view.phases * self._seconds >= minutes * 60 else "play on")


class ActionClock:
    """Tells the time of Counter Attack: an action takes a minute (A-07)."""

    def choose(self, view: counter_attack.View, request: Choose) -> counter_attack.Call:
        """Time is up once the actions called fill the half."""
        minutes = view.setup.rules.half_length if view.state.half <= 2 else view.setup.rules.half_length // 3
        return counter_attack.Call("time up" if view.state.actions >= minutes else "play on")


_CLOCKS: Final[Mapping[str, Callable[[], Coach]]] = {"french-flair": PhaseClock, "counter-attack": ActionClock}


def clock(game: str) -> Coach:
    """Who answers when a game asks for the time."""
    return _CLOCKS[game]()
