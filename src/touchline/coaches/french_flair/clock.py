"""The clock of matches between coaches."""

from touchline.french_flair import Call, View
from touchline.kernel import Choose


class PhaseClock:
    """The clock of French Flair: a phase takes ten seconds (A-30)."""

    def __init__(self, seconds: int = 10) -> None:
        self._seconds = seconds

    def choose(self, view: View, request: Choose) -> Call:
        """Time is up once the phases begun fill the half."""
        minutes = int(view.setup.options.clock.removeprefix("minutes:"))
        return Call("time up" if view.phases * self._seconds >= minutes * 60 else "play on")
