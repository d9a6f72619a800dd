"""The clock of matches between coaches."""

from touchline.counter_attack import Call, View
from touchline.kernel import Choose


class ActionClock:
    """The clock of Counter Attack: an action takes a minute (A-07)."""

    def choose(self, view: View, request: Choose) -> Call:
        """Time is up once the actions called fill the half."""
        minutes = view.setup.rules.half_length if view.state.half <= 2 else view.setup.rules.half_length // 3
        return Call("time up" if view.state.actions >= minutes else "play on")
