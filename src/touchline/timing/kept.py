"""The time of a match as its game keeps it."""

from typing import Any, NamedTuple, Protocol


class Time(NamedTuple):
    """The half, and how long it is."""

    half: int
    minutes: int | None  # of this half by a clock on the wall; None where a half is counted in what is played
    seconds: int  # that this half is taken to have lasted, by what was played of it, where nobody measured it
    is_up: bool


class Sand(NamedTuple):
    """A sand timer: what it is turned for, how long it runs, and the answers of which one is given when it is out."""

    turn: object
    seconds: int
    answers: tuple[Any, ...]
    rule: str


class Timing(Protocol):
    """How a game keeps time."""

    def time(self, state: Any) -> Time:
        """The time of a match."""
        ...

    def in_play(self, state: Any, rule: str) -> bool:
        """Whether a clock on the wall runs while a rule asks."""
        ...

    def sand(self, state: Any) -> Sand | None:
        """The sand that runs while a person chooses; None where there is none."""
        ...
