"""Frames, passages and the working copy they act on.

A match is a stack of steps. A `Frame` waits for one answer; a `Passage` waits for nothing and runs at once. A `Match`
is the working copy for one answer: steps change its state, note events and push the next steps in reading order.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from touchline.kernel.record import Event, Record, replace
from touchline.kernel.refusal import Refusal
from touchline.kernel.requests import Request
from touchline.kernel.sides import Side

Facts = Mapping[str, Any]
"""The values a message about a step needs, by name: players, places, numbers and tags, but no text."""


class Step:
    """An entry on the stack of a match: a frame or a passage."""

    __slots__ = ()


class ByOrder(NamedTuple):
    """A question that a side leaves to a standing order, with the answer; None: a computer answers."""

    order: str
    answer: Any | None
    on_request: bool = False  # answered so without any order too, unless the side has asked to be asked


class Frame(Record, Step, frozen=True, tag=True):
    """A step that waits for an answer.

    `asks(state)` returns the request; it is pure and may be costly. `takes(match, answer)` carries out a legal answer,
    top to bottom, in the order of the rule book. Everything else about a step is declared beside it: `facts`,
    `refuses`, `seen` and, for all instances of a class, `traits`.
    """

    waits: ClassVar[bool] = True
    asks: ClassVar[Callable[..., Request]]
    takes: ClassVar[Callable[..., None]]

    def facts(self, state: Any) -> Facts:
        """The values a message about this step needs."""
        return {}

    def refuses(self, state: Any, answer: object) -> Refusal | None:
        """The refusal of an illegal decision; None for the generic one."""
        return None

    def seen(self, state: Any, side: Side) -> "Frame":
        """This step as a side may know it: all of it, unless the game hides something."""
        return self

    def by_order(self, state: Any) -> "ByOrder | None":
        """The standing order that covers this question, with its answer; None if the side must be asked."""
        return None

    def is_plain(self, state: Any) -> bool:
        """Whether everybody can see the number of answers, despite hidden information."""
        return False


class Passage(Record, Step, frozen=True, tag=True):
    """A step that waits for nothing: `runs(match)` carries it out."""

    waits: ClassVar[bool] = False
    runs: ClassVar[Callable[..., None]]


class State(Record, frozen=True, kw_only=True):
    """A whole match at one moment; a game adds the fields of its board."""

    stack: tuple[Step, ...] = ()


S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """The working copy of a match for one answer, then discarded; a game adds its own verbs."""

    __slots__ = ("events", "stack", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.stack = [*state.stack]

    def note(self, event: Event) -> None:
        """Record an event."""
        self.events.append(event)

    def change(self, **fields: object) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def then(self, *steps: Step) -> None:
        """Run these steps next, in reading order, before those already on the stack."""
        self.stack += steps[::-1]

    def instead(self, *steps: Step) -> None:
        """Run these steps and drop everything else on the stack."""
        self.stack[:] = steps[::-1]

    def leave(self, kind: type[Step]) -> None:
        """Drop the steps above the topmost step of a kind, which stays."""
        while not isinstance(self.stack[-1], kind):
            del self.stack[-1]

    def corrected(self, rule: str, since: int) -> None:
        """Mark a point where older versions of the rules behave differently; see `Game.corrections`."""

    def settle(self) -> tuple[S, tuple[Event, ...]]:
        """Run passages until a frame is on top; returns the new state and the events."""
        stack: list[Any] = self.stack
        while stack and not stack[-1].waits:
            stack.pop().runs(self)
        return replace(self.state, stack=tuple(stack)), tuple(self.events)

    def take(self, answer: Any) -> tuple[S, tuple[Event, ...]]:
        """Give an answer to the frame on top, then settle."""
        frame: Any = self.stack.pop()
        frame.takes(self, answer)
        return self.settle()
