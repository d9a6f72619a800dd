"""A clock for halves and a glass of sand, as frozen values: they are asked, started and stopped at a time passed in."""

from touchline.kernel import Record
from touchline.timing.kept import Sand, Time


class HalfClock(Record, frozen=True):
    """The seconds of a half that are gone."""

    half: int
    gone: float
    since: float | None = None  # when it was started; None while it stands

    @classmethod
    def of(cls, time: Time) -> "HalfClock":
        """A clock that stands, at what was played of the half."""
        return cls(time.half, float(time.seconds))

    def at(self, now: float) -> float:
        """The seconds gone."""
        return self.gone if self.since is None else self.gone + now - self.since

    def runs(self, now: float) -> "HalfClock":
        """The clock, running from now on."""
        return HalfClock(self.half, self.at(now), now)

    def stands(self, now: float) -> "HalfClock":
        """The clock, standing from now on."""
        return HalfClock(self.half, self.at(now))

    def in_half(self, half: int, now: float) -> "HalfClock":
        """The clock, from nought if another half has begun."""
        if half == self.half:
            return self
        return HalfClock(half, 0.0, None if self.since is None else now)

    def says(self, time: Time, now: float) -> str:
        """What is answered when a game asks whether the minutes of this half are over."""
        return "time up" if self.at(now) >= 60 * (time.minutes or 0) else "play on"


class Glass(Record, frozen=True):
    """A sand timer that was turned: the seconds that are left in it."""

    turn: object = None
    left: float = 0.0
    since: float | None = None  # when it was laid upright; None while it lies

    def at(self, now: float) -> float:
        """The seconds left; 0 or below when it has run out."""
        return self.left if self.since is None else self.left - (now - self.since)

    def turned(self, sand: Sand) -> "Glass":
        """The glass, full if it is turned for something new."""
        return self if sand.turn == self.turn else Glass(sand.turn, float(sand.seconds))

    def runs(self, now: float) -> "Glass":
        """The glass, running from now on."""
        return Glass(self.turn, self.at(now), now)

    def lies(self, now: float) -> "Glass":
        """The glass, laid down from now on."""
        return Glass(self.turn, self.at(now))
