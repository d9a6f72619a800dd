"""Frames, passages and the desk they work at.

A match is a stack of steps. A `Frame` waits for one answer; a `Passage` waits for nobody and runs at once. The desk, a
`Match`, lives for one answer: steps change the state on it, note events, and push what comes next in reading order.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from touchline.kernel.record import Event, Record, replace
from touchline.kernel.refusal import Refusal
from touchline.kernel.requests import Request
from touchline.kernel.sides import Side

Facts = Mapping[str, Any]
"""The engine values a sentence about a step needs, by name: players, hexes, numbers, tags; no words."""


class Step:
    """What may lie on the stack of a match: a frame or a passage."""

    __slots__ = ()


class Frame(Record, Step, frozen=True, tag=True):
    """A step that waits. `asks(state)` says for what; it is pure, and may be costly.

    `takes(match, answer)` says what follows from a legal answer, top to bottom, in the order of the rule book. The
    rest of what is true of a step stands beside it: `facts`, `refuses`, `seen` and, for every instance, `traits`.
    """

    waits: ClassVar[bool] = True
    asks: ClassVar[Callable[..., Request]]
    takes: ClassVar[Callable[..., None]]

    def facts(self, state: Any) -> Facts:
        """The values that a sentence about this step needs."""
        return {}

    def refuses(self, state: Any, answer: object) -> Refusal | None:
        """The refusal of a decision that is not offered; None for the general one."""
        return None

    def seen(self, state: Any, side: Side) -> "Frame":
        """This step as a side may know it: all of it, unless a game hides something."""
        return self


class Passage(Record, Step, frozen=True, tag=True):
    """A step that waits for nobody: `runs(match)` says what happens."""

    waits: ClassVar[bool] = False
    runs: ClassVar[Callable[..., None]]


class State(Record, frozen=True, kw_only=True):
    """A whole match at one moment: a game adds what its board holds."""

    stack: tuple[Step, ...] = ()


S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """The desk: made for one answer and thrown away; a game adds its own verbs."""

    __slots__ = ("events", "stack", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.stack = [*state.stack]

    def note(self, event: Event) -> None:
        """Tell what happened."""
        self.events.append(event)

    def change(self, **fields: object) -> None:
        """Put other values in the state."""
        self.state = replace(self.state, **fields)

    def then(self, *steps: Step) -> None:
        """Do these next, in reading order, before what was already waiting."""
        self.stack += steps[::-1]

    def instead(self, *steps: Step) -> None:
        """Do these, and nothing of what was waiting."""
        self.stack[:] = steps[::-1]

    def leave(self, kind: type[Step]) -> None:
        """Drop what lies above the nearest step of a kind, which stays."""
        while not isinstance(self.stack[-1], kind):
            del self.stack[-1]

    def corrected(self, rule: str, since: int) -> None:
        """Mark a place where older versions of the rules went on differently; see `Game.corrections`."""

    def settle(self) -> tuple[S, tuple[Event, ...]]:
        """Run passages until somebody is waited for; the new state and what happened."""
        stack: list[Any] = self.stack
        while stack and not stack[-1].waits:
            stack.pop().runs(self)
        return replace(self.state, stack=tuple(stack)), tuple(self.events)

    def take(self, answer: Any) -> tuple[S, tuple[Event, ...]]:
        """Hand an answer to the frame that waits for it."""
        frame: Any = self.stack.pop()
        frame.takes(self, answer)
        return self.settle()
