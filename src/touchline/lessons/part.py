"""What a game brings to its lesson: conditions, facts and suggestions, by the names that its file uses."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from touchline.games import Parts
from touchline.kernel import Choose, Event, Facts, Request, Side


class Look(NamedTuple):
    """A match at a point: what has just happened, and what it waits for now."""

    side: Side  # the learner's
    before: Any
    state: Any
    request: Request | None
    by: str = ""  # who answered: a side, `chance` or `clock`; nobody where nothing was answered
    answer: Any = None
    events: tuple[Event, ...] = ()
    screen: str = ""  # what the screen has told, such as `chosen H10`

    @property
    def asked(self) -> bool:
        """Whether the learner is asked."""
        return isinstance(self.request, Choose) and self.request.side == self.side


Condition = Callable[..., bool]
"""Takes a look and the words behind its name."""


class LessonPart(Protocol):
    """The vocabulary of a game."""

    @property
    def conditions(self) -> Mapping[str, Condition]: ...

    @property
    def facts(self) -> Mapping[str, Callable[[Look], Facts]]:
        """Facts of a card; those named `""` belong to every card."""
        ...

    @property
    def suggestions(self) -> Mapping[str, Callable[[Look], Any]]:
        """An answer to the question that waits, or None."""
        ...

    def side(self, event: Event) -> Side | None:
        """The side that an event is of, if it is of one."""
        ...


PARTS: Final = Parts[LessonPart]("touchline.lessons")
