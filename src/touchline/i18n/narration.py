"""The match log as a fan tells it: lines, each one action.

Every entry gives the lines that it begins or continues. Entries with the same line number belong to one line, and the
latest has its sentence: «A passes to B» becomes «C cuts out A’s pass». If entries are taken back, the line has its
earlier sentence again. A `Narration` is all that the next entry needs to know of the story; the same entries always
give the same lines.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from touchline.i18n.line import Line
from touchline.i18n.message import Message
from touchline.kernel import Event, Record, Side


class Narration(NamedTuple):
    """The story so far: the number of entries and lines, and what the game remembers of it."""

    entries: int = 0
    lines: int = 0
    kept: Any = None


class Narrated(NamedTuple):
    """The lines of an entry, and for each of its events the number of its line, or 0."""

    narration: Narration
    lines: tuple[Line, ...]
    numbers: tuple[int, ...]


E = TypeVar("E", bound=Event)


class BaseAction(Record, frozen=True):
    """Events that a fan tells as one action, with its line of the log. Games add what their sentences need."""

    number: int
    first: int  # the entry that it began with
    time: Message
    kind: str
    side: Side
    attack: Side
    events: tuple[Event, ...]

    def last(self, kind: type[E]) -> E | None:
        """The last event of a class."""
        return next((event for event in reversed(self.events) if isinstance(event, kind)), None)

    def all(self, kind: type[E]) -> list[E]:
        """The events of a class."""
        return [event for event in self.events if isinstance(event, kind)]

    def has(self, *kinds: type[Event]) -> bool:
        """Whether it has an event of one of these classes."""
        return any(isinstance(event, kinds) for event in self.events)


def together(said: Sequence[Message]) -> Message:
    """Sentences one after another, as one message."""
    told, *rest = said
    for one in rest:
        told = Message("log-together", {"first": told, "then": one})
    return told


def figures_together(figures: Sequence[Message]) -> Message | None:
    """Figures one after another, as one message; None without any."""
    if not figures:
        return None
    told, *rest = figures
    for one in rest:
        told = Message("log-figures", {"first": told, "then": one})
    return told


def log_lines(told: Iterable[Line]) -> list[Line]:
    """The lines of a log, the oldest first: the latest of each number, without those that another sums up."""
    latest = {line.number: line for line in told}
    covered = {number for line in latest.values() if line.covers for number in range(line.number + 1, line.covers + 1)}
    return [line for number, line in sorted(latest.items()) if not (line.weight == "minor" and number in covered)]
