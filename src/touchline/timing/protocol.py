"""The interface of a game's timekeeping."""

from typing import Any, NamedTuple, Protocol


class Time(NamedTuple):
    """The current half and its length."""

    half: int
    minutes: int | None  # of this half by the wall clock; None if the game counts actions or phases
    seconds: int  # assumed length so far, by the actions played, if no clock measures it
    is_up: bool


class SandTurn(NamedTuple):
    """A sand timer: the decision it is turned for, its seconds, and the answers to give once it has run out."""

    turn: object
    seconds: int
    answers: tuple[Any, ...]
    rule: str


class Timing(Protocol):
    """How a game keeps time."""

    def time(self, state: Any) -> Time:
        """The time of a match."""
        ...

    def in_play(self, state: Any) -> bool:
        """Whether the wall clock runs while this state waits for an answer."""
        ...

    def sand(self, state: Any) -> SandTurn | None:
        """The sand timer for the current decision; None if there is none."""
        ...
