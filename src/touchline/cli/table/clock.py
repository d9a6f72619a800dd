"""The clock on the wall, for matches that are timed; and how the time is told in either mode."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from touchline.cli.table.face import Face, Sand, Time
from touchline.kernel import Choose


class WallClock:
    """Answers when the game asks whether time is up: a half's minutes run while the ball is in play."""

    def __init__(self, face: Face, view: Any, now: Callable[[], float] = monotonic) -> None:
        self._face, self._now = face, now
        time = face.time(view)
        self._half = time.half
        self._gone = float(time.seconds)
        self._runs, self._seen = True, now()

    def watch(self, state: Any, rule: str) -> None:
        """Run or stand from now on, by what is asked."""
        self._add_up()
        self._runs = self._face.in_play(state, rule)

    def choose(self, view: Any, request: Choose) -> Any:
        """Whether the minutes of this half are over."""
        time = self._face.time(view)
        self._add_up()
        if time.half != self._half:
            self._half, self._gone = time.half, 0.0
        return self._face.game.read("time up" if self._gone >= 60 * (time.minutes or 0) else "play on")

    def told(self) -> str:
        """The time of the half so far."""
        self._add_up()
        minutes, seconds = divmod(int(self._gone), 60)
        return f"{minutes}:{seconds:02}"

    def _add_up(self) -> None:
        now = self._now()
        if self._runs:
            self._gone += now - self._seen
        self._seen = now


class SandTimer:
    """Measures how long people take over what the game turns a sand timer for."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._turn: object = None
        self._left = 0.0

    def ran_out(self, sand: Sand, request: Choose, ask: Callable[[], Any]) -> tuple[Any, bool]:
        """What a person answers, or what is answered for it because the sand ran out, and whether it did."""
        if sand.turn != self._turn:
            self._turn, self._left = sand.turn, float(sand.seconds)
        forced = next((answer for answer in sand.answers if answer in request), None)
        if forced is not None and self._left <= 0:
            return forced, True
        asked = self._now()
        answer = ask()
        self._left -= self._now() - asked
        return (forced, True) if forced is not None and self._left <= 0 else (answer, False)


def told(time: Time, clock: WallClock | None) -> str:
    """The time in a few words."""
    if time.is_up or time.minutes is None or clock is None:
        return time.told
    return f"{clock.told()} of {time.minutes}:00"
