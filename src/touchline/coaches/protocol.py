"""The protocol of coaches: ranked answers with reasons, and budgets for thinking.

A budget counts positions, which gives the same answer for the same seed, or time.
"""

from collections.abc import Callable, Generator, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.kernel import Choose, Coach, Randbelow, Record
from touchline.renamed import missing

T = TypeVar("T")

Clock = Callable[[], float]
ShouldStop = Callable[[], bool]
"""Returns whether the coach should answer at once."""

Slices = Generator[None, None, T]
"""Work that pauses every few milliseconds: whoever drives it can stop it in a pause, and needs no second thread."""


def finished(work: Slices[T]) -> T:
    """The result of work, driven to its end without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


SHOWN: Final = 3  # answers that a coach ranks at most


class Budget(Record, frozen=True):
    """How much a coach may think about a decision; None means no limit."""

    nodes: int | None = None
    """Positions to evaluate."""
    seconds: float | None = None


class Meter:
    """The use of a budget over one decision."""

    def __init__(self, budget: Budget, should_stop: ShouldStop = lambda: False, clock: Clock = perf_counter) -> None:
        self._nodes = budget.nodes
        self._clock = clock
        self._should_stop = should_stop
        self._until = None if budget.seconds is None else clock() + budget.seconds
        self.used = 0

    def spend(self, nodes: int = 1) -> None:
        """Count evaluated positions."""
        self.used += nodes

    @property
    def over(self) -> bool:
        """Whether it is time to answer with the best found so far."""
        if self._nodes is not None and self.used >= self._nodes:
            return True
        return (self._until is not None and self._clock() >= self._until) or self._should_stop()


class Reason(Record, frozen=True):
    """A reason in one line: the key of a message and its facts."""

    key: str
    facts: Mapping[str, str | int | float] = {}


class RankedAnswer(Record, frozen=True):
    """An answer with its value for the side to move."""

    answer: Any
    value: float
    """The chance that the side wins after it, from 0 to 1; a draw counts half."""
    why: Reason


@runtime_checkable
class Adviser(Coach, Protocol):
    """A coach that can explain itself."""

    def advise(self, view: Any, request: Choose, /) -> tuple[RankedAnswer, ...]:
        """The best answers, best first, at most `SHOWN`; the first is the one it would give."""
        ...


@runtime_checkable
class Sliced(Adviser, Protocol):
    """An adviser that thinks in slices."""

    def choosing(self, view: Any, request: Choose, /) -> Slices[Any]:
        """Its answer, as `choose` gives it."""
        ...

    def advising(self, view: Any, request: Choose, /) -> Slices[tuple[RankedAnswer, ...]]:
        """Its best answers, as `advise` gives them."""
        ...


class Maker(Protocol):
    """Creates a coach of one level, optionally in a style; the default budget is the level's own."""

    def __call__(self, randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
        """A coach with its own random source."""
        ...


class QuickStart(Record, frozen=True):
    """A quick scenario: its set-up, its length, and how home fares between equal coaches."""

    setup: Mapping[str, Any]
    minutes: int
    score: tuple[int, int] = (0, 0)  # at the start
    won: int = 0  # by home, of all matches measured
    drawn: int = 0
    lost: int = 0

    @property
    def matches(self) -> int:
        """How many matches were measured."""
        return self.won + self.drawn + self.lost


class GameCoaches(NamedTuple):
    """The coaches of a game."""

    levels: Mapping[str, Maker]  # weakest first
    styles: tuple[str, ...]  # of the levels from steady up
    win_draw_loss: Callable[[Any], WinDrawLoss]  # chances of each result, from a side's view
    clock: Callable[[], Coach]  # the clock of matches without a real one
    quick_starts: Mapping[str, QuickStart] = {}  # by name; most games have none


def plain(made: Callable[[Randbelow], Coach]) -> Maker:
    """The maker of a level without styles, which answers at once."""

    def make(randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
        return made(randbelow)

    return make


if not TYPE_CHECKING:  # otherwise every name would look like a member of this module

    def __getattr__(name: str) -> None:
        raise missing(__name__, name)
