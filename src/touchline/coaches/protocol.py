"""What a coach may be asked beside its answer: its best options, each with what it is worth and why.

How long it may think is a budget: of positions, which gives the same answer for the same seed, or of time.
"""

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.kernel import Choose, Coach, Randbelow, Record
from touchline.renamed import missing

Clock = Callable[[], float]
ShouldStop = Callable[[], bool]
"""Whether an answer is wanted at once."""

SHOWN: Final = 3  # options that a coach tells of


class Budget(Record, frozen=True):
    """How much a coach may think about a decision: no bound where nothing is said."""

    nodes: int | None = None
    """Positions that are weighed."""
    seconds: float | None = None


class Meter:
    """A budget as it is used up, over one decision."""

    def __init__(self, budget: Budget, should_stop: ShouldStop = lambda: False, clock: Clock = perf_counter) -> None:
        self._nodes = budget.nodes
        self._clock = clock
        self._should_stop = should_stop
        self._until = None if budget.seconds is None else clock() + budget.seconds
        self.used = 0

    def spend(self, nodes: int = 1) -> None:
        """So many more positions were weighed."""
        self.used += nodes

    @property
    def over(self) -> bool:
        """Whether it is time to answer with the best so far."""
        if self._nodes is not None and self.used >= self._nodes:
            return True
        return (self._until is not None and self._clock() >= self._until) or self._should_stop()


class Reason(Record, frozen=True):
    """A reason in a line: the key of a message, and what goes into it."""

    key: str
    facts: Mapping[str, str | int | float] = {}


class RankedAnswer(Record, frozen=True):
    """An option as a coach sees it."""

    answer: Any
    value: float
    """How likely the side is to win after it, a draw counting half: 0 to 1."""
    why: Reason


@runtime_checkable
class Adviser(Coach, Protocol):
    """A coach that can say what it thinks."""

    def advise(self, view: Any, request: Choose, /) -> tuple[RankedAnswer, ...]:
        """The best options, the best first, at most `SHOWN`: the first is what it would answer."""
        ...


class Maker(Protocol):
    """Makes a coach of one level, in a style or with none; without a budget it thinks as much as the level does."""

    def __call__(self, randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
        """A coach with its own source of chance."""
        ...


class GameCoaches(NamedTuple):
    """The coaches of a game."""

    levels: Mapping[str, Maker]  # the gentlest first
    styles: tuple[str, ...]  # of the levels from steady up
    win_draw_loss: Callable[[Any], WinDrawLoss]  # how a match may end, by the view of a side
    clock: Callable[[], Coach]  # tells the time of a match where no real clock runs


def plain(made: Callable[[Randbelow], Coach]) -> Maker:
    """Makes a level without a style, which answers at once."""

    def make(randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
        return made(randbelow)

    return make


if not TYPE_CHECKING:  # or every name would pass for one of this module

    def __getattr__(name: str) -> None:
        raise missing(__name__, name)
