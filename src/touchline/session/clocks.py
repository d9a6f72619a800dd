"""The clocks of a room: the half's, which runs while the ball is in play, and the sand that runs for people."""

from collections.abc import Callable
from typing import Any

from touchline.kernel import Request
from touchline.session.protocol.messages import Clocks
from touchline.timing import TIMINGS, HalfClock, SandTimer, SandTurn


class MatchClocks:
    """Both clocks of a match."""

    def __init__(self, game: str, state: Any, now: Callable[[], float]) -> None:
        self._timing, self._now = TIMINGS[game], now
        self._clock = HalfClock.of(self._timing.time(state))
        self._timer = SandTimer()

    def resume(self, state: Any, clock: float | None, sand: float | None) -> None:
        """Continue from the values stored with the last entry."""
        time, turned = self._timing.time(state), self._timing.sand(state)
        self._clock = HalfClock(time.half, clock) if clock is not None else HalfClock.of(time)
        self._timer = SandTimer(turned.turn, sand) if turned and sand is not None else SandTimer()

    def kept(self, state: Any) -> tuple[float | None, float | None]:
        """The values stored with an entry: the seconds played of the half and left of the sand timer."""
        time, turned, now = self._timing.time(state), self._timing.sand(state), self._now()
        if time.minutes is None:
            return None, None
        return self._clock.in_half(time.half, now).at(now), self._timer.turned(turned).at(now) if turned else None

    def start(self, state: Any, request: Request | None, waits: bool, there: bool) -> None:
        """Run or stop, by the request, whether a person must answer, and whether a player is present."""
        now, sand = self._now(), self.sand(state) if waits else None
        clock = self._clock.in_half(self.half(state), now)
        runs = there and request is not None and self._timing.in_play(state)
        self._clock = clock.runs(now) if runs else clock.stands(now)
        timer = self._timer.turned(sand) if sand else self._timer
        self._timer = timer.runs(now) if sand and there else timer.lies(now)

    def says(self, state: Any) -> str:
        """What the clock answers when the game asks for the time."""
        time, now = self._timing.time(state), self._now()
        return self._clock.in_half(time.half, now).says(time, now)

    def half(self, state: Any) -> int:
        """Which half is played."""
        return self._timing.time(state).half

    def sand(self, state: Any) -> SandTurn | None:
        """The sand timer that a state turns."""
        return self._timing.sand(state)

    @property
    def sand_is_out(self) -> bool:
        """Whether the sand ran, and is out."""
        return self._timer.since is not None and self._timer.at(self._now()) <= 0

    def told(self, state: Any, *, waits: bool) -> Clocks | None:
        """The clocks as they are shown; None in a match without any."""
        time, now = self._timing.time(state), self._now()
        if time.minutes is None:
            return None
        sand = max(0.0, self._timer.at(now)) if waits and self.sand(state) else None
        return Clocks(self._clock.at(now), 60.0 * time.minutes, self._clock.since is not None, sand)
