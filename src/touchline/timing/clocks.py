"""A clock for halves and a sand timer, as frozen values; callers pass the time in."""

from touchline.kernel import Record
from touchline.timing.protocol import SandTurn, Time


class HalfClock(Record, frozen=True):
    """A clock that counts the seconds of a half."""

    half: int
    gone: float
    since: float | None = None  # when it started; None while it is stopped

    @classmethod
    def of(cls, time: Time) -> "HalfClock":
        """A stopped clock, at the time played in the half."""
        return cls(time.half, float(time.seconds))

    def at(self, now: float) -> float:
        """The seconds elapsed."""
        return self.gone if self.since is None else self.gone + now - self.since

    def runs(self, now: float) -> "HalfClock":
        """The clock, started now."""
        return HalfClock(self.half, self.at(now), now)

    def stands(self, now: float) -> "HalfClock":
        """The clock, stopped now."""
        return HalfClock(self.half, self.at(now))

    def in_half(self, half: int, now: float) -> "HalfClock":
        """The clock, reset to zero if another half has started."""
        if half == self.half:
            return self
        return HalfClock(half, 0.0, None if self.since is None else now)

    def says(self, time: Time, now: float) -> str:
        """The answer when a game asks whether the minutes of this half are over."""
        return "time up" if self.at(now) >= 60 * (time.minutes or 0) else "play on"


class SandTimer(Record, frozen=True):
    """A sand timer, with the seconds left in it."""

    turn: object = None
    left: float = 0.0
    since: float | None = None  # when it started; None while it is stopped

    def at(self, now: float) -> float:
        """The seconds left; 0 or less once it has run out."""
        return self.left if self.since is None else self.left - (now - self.since)

    def turned(self, sand: SandTurn) -> "SandTimer":
        """The timer, full if it is turned for a new decision."""
        return self if sand.turn == self.turn else SandTimer(sand.turn, float(sand.seconds))

    def runs(self, now: float) -> "SandTimer":
        """The timer, started now."""
        return SandTimer(self.turn, self.at(now), now)

    def lies(self, now: float) -> "SandTimer":
        """The timer, stopped now."""
        return SandTimer(self.turn, self.at(now))
