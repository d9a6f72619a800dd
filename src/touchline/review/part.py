"""What the review needs to know of a game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from touchline.i18n.message import Message
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Choose, Event, Ply, Side
from touchline.review.analysis import Label, Mark, Statistics


class Time(NamedTuple):
    """A time of the match: the half, the actions or phases begun in it, and the time as a commentator says it."""

    half: int
    actions: int
    minute: str


class Step(NamedTuple):
    """An answer of a match, with the state before it."""

    n: int
    before: Any
    ply: Ply[Any]


class Better(NamedTuple):
    """A better answer, and the chances of both as the side sees them."""

    answer: Any
    best: float
    chance: float


class Cast(Protocol):
    """Follows a match, answer by answer, and says who took part."""

    def of(self, step: Step) -> tuple[Label, ...]:
        """Those who took part in this answer, the one with the ball first."""
        ...


class GameReview(NamedTuple):
    """The part of a game."""

    judge: str  # the version of its judge
    error: float  # the standard deviation of net play between equals
    decided: Callable[[], Callable[[Any], float]]  # judges decisions, for one match
    is_start: Callable[[Any], bool]  # whether this event is the first kick-off
    time: Callable[[Any], Time]
    when: Callable[[Any], Message]  # the minute or phase, as a reader of the match says it
    ball: Callable[[Any], Side]  # the side with the ball
    kind: Callable[[Any], str]  # of the dice that a state waits for
    cast: Callable[[], Cast]
    marks: Callable[[Step], Iterable[tuple[int, Mark]]]  # with their importance
    scores: frozenset[str]  # the marks that change the score
    narrate: Callable[[Narration, Any, Sequence[Event | None], Any], Narrated]
    said: Callable[[Any, Side, Choose, Any], Message]  # an answer, as people call it
    better: Callable[[Any, Side, Choose, Any], Better | None]
    statistics: Callable[[Any, Sequence[Step]], Statistics]
