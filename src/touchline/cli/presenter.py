"""What a game brings to the table: how it is drawn, asked, read and told."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from touchline import timing
from touchline.cli.table.terminal import Terminal
from touchline.kernel import Chance, Choose, Draw, Event, Game, Roll, Side


class Prompt(NamedTuple):
    """A question: what is to be decided, why and how, and the rule that asks."""

    question: str
    why: str
    rule: str


class Time(NamedTuple):
    """The time of a match."""

    kept: timing.Time
    told: str  # in a few words, where no clock runs


class SeenEvent(NamedTuple):
    """An event, with the state after it."""

    event: Event
    state: Any


class Row(NamedTuple):
    """A line of the statistics: what it is called, the field of a tally, and that of the attempts if they are told."""

    label: str
    made: str
    tried: str = ""


class Wishes(NamedTuple):
    """What people may wish for before a match beside its set-up."""

    draft: bool = False
    decks: Sequence[Path] = ()


class Question(Protocol):
    """One decision, put to the side that makes it."""

    def show(self, time: str, *, first: bool) -> None:
        """The position, the question and what may be answered; `first` when this person has not seen it before."""
        ...

    def hint(self) -> Text:
        """What may be typed, in a line."""
        ...

    def explain(self) -> None:
        """Everything on offer, with the texts of its rules."""
        ...

    def answers(self, line: str) -> list[str]:
        """The answers of a line, which may give several, to this question and those that follow at once."""
        ...

    def read(self, words: list[str]) -> Any:
        """The answer that a line gives; None when it asked to see something, which has been shown."""
        ...

    def asked_about(self, words: list[str]) -> Any:
        """The answer that a question like `odds` is about; what is shown for it changes nothing that may be typed."""
        ...

    def odds(self, answer: Any) -> None:
        """What an answer that is on offer may lead to."""
        ...


class Presenter(Protocol):
    """A game as people at a terminal meet it."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def hidden_information(self) -> bool:
        """Whether a side holds anything that the other may not see: then a curtain falls between two people."""
        ...

    @property
    def board(self) -> str:
        """What a person sees of the position: the field and a hand."""
        ...

    @property
    def keys(self) -> str:
        """What else may be typed here than at any table, a line each."""
        ...

    @property
    def pace(self) -> str:
        """How long what was played is taken to have lasted."""
        ...

    @property
    def sheet(self) -> Sequence[Row]:
        """What is told of the statistics after a match."""
        ...

    def prepared(self, setup: Any, wishes: Wishes, chance: Chance) -> Any:
        """The set-up once everything is settled that people do not settle at the table."""
        ...

    def question(self, terminal: Terminal, state: Any, side: Side, request: Choose) -> Question:
        """A decision to be put to a side."""
        ...

    def throw(self, state: Any, request: Roll | Draw) -> RenderableType:
        """What people are to throw or draw with real dice and cards."""
        ...

    def tell(self, event: Event, state: Any) -> str:
        """What happened, in one sentence; the state is the one after it."""
        ...

    def dice(self, event: Event) -> str:
        """The dice of an event, to be drawn before its sentence; nothing of most."""
        ...

    def is_highlight(self, event: Event) -> bool:
        """Whether a match is remembered for an event."""
        ...

    def is_idle(self, event: Event, side: Side) -> bool:
        """Whether an event is not worth a line to a side that sees the position and knows what it did itself."""
        ...

    def ball(self, state: Any) -> str:
        """Where the ball is, and whose."""
        ...

    def position(self, state: Any, side: Side) -> str:
        """The position as one line, less what a side may not see."""
        ...

    def time(self, view: Any) -> Time:
        """The time of the match."""
        ...

    def in_play(self, state: Any, rule: str) -> bool:
        """Whether a clock on the wall runs while a rule asks."""
        ...

    def sand(self, state: Any) -> timing.SandTurn | None:
        """The sand that runs while a person chooses; None where there is none."""
        ...
