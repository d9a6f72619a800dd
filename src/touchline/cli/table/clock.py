"""The wall clock of timed matches, and the text of the time in either mode."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from touchline.cli.presenter import Presenter, Time
from touchline.kernel import Choose
from touchline.timing import HalfClock, SandTimer, SandTurn


class WallClock:
    """Answers whether time is up: a half's minutes run while the ball is in play."""

    def __init__(self, presenter: Presenter, view: Any, now: Callable[[], float] = monotonic) -> None:
        self._presenter, self._now = presenter, now
        self._clock = HalfClock.of(presenter.time(view).kept).runs(now())

    def watch(self, state: Any) -> None:
        """Run or stop from now on, depending on what the state waits for."""
        now = self._now()
        self._clock = self._clock.runs(now) if self._presenter.in_play(state) else self._clock.stands(now)

    def choose(self, view: Any, request: Choose) -> Any:
        """Whether this half's time is up."""
        time, now = self._presenter.time(view).kept, self._now()
        self._clock = self._clock.in_half(time.half, now)
        return self._presenter.game.parse_answer(self._clock.says(time, now))

    def told(self) -> str:
        """The time of the half so far, as text."""
        minutes, seconds = divmod(int(self._clock.at(self._now())), 60)
        return f"{minutes}:{seconds:02}"


class PersonTimer:
    """The sand timer of a person's decisions."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._timer = SandTimer()

    def ran_out(self, sand: SandTurn, request: Choose, ask: Callable[[], Any]) -> tuple[Any, bool]:
        """The person's answer, or the one given for them if the sand ran out, and whether it did."""
        self._timer = self._timer.turned(sand)
        forced = next((answer for answer in sand.answers if answer in request), None)
        if forced is not None and self._timer.left <= 0:
            return forced, True
        timer = self._timer.runs(self._now())
        answer = ask()
        self._timer = timer.lies(self._now())
        return (forced, True) if forced is not None and self._timer.left <= 0 else (answer, False)


def told(time: Time, clock: WallClock | None) -> str:
    """The time in a few words."""
    if time.kept.is_up or time.kept.minutes is None or clock is None:
        return time.told
    return f"{clock.told()} of {time.kept.minutes}:00"
