"""A game's part of the terminal: drawing, questions, typed answers, messages."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from touchline import timing
from touchline.cli.table.terminal import Terminal
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Chance, Choose, Draw, Event, Game, Roll, Side


class Prompt(NamedTuple):
    """A question: the decision, its explanation, and its rule."""

    question: str
    why: str
    rule: str


class Time(NamedTuple):
    """The time of a match."""

    kept: timing.Time
    told: str  # in a few words, if no clock runs


class Row(NamedTuple):
    """A row of the statistics: label, field of a tally, and the field of the attempts if shown."""

    label: str
    made: str
    tried: str = ""


class Wishes(NamedTuple):
    """The player's requests before a match, besides the set-up."""

    draft: bool = False
    decks: Sequence[Path] = ()


class Question(Protocol):
    """One decision, shown to the side that makes it."""

    def show(self, time: str, *, first: bool) -> None:
        """Show position, question and options; `first`: the person has not seen them before."""
        ...

    def hint(self) -> Text:
        """One line about what to type."""
        ...

    def explain(self) -> None:
        """All options, with the texts of their rules."""
        ...

    def answers(self, line: str) -> list[str]:
        """The answers in a line: to this question and the ones that follow directly."""
        ...

    def read(self, words: list[str]) -> Any:
        """The answer in a line; None if it asked to see something, which is now shown."""
        ...

    def asked_about(self, words: list[str]) -> Any:
        """The answer that a command like `odds` is about; letters keep their meaning."""
        ...

    def odds(self, answer: Any) -> None:
        """The odds of a legal answer."""
        ...


class Presenter(Protocol):
    """A game in the terminal."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def hidden_information(self) -> bool:
        """Whether sides have secrets; a curtain then falls between two people."""
        ...

    @property
    def board(self) -> str:
        """The position as a person sees it: the field and a hand."""
        ...

    @property
    def keys(self) -> str:
        """The game's extra keys, one per line."""
        ...

    @property
    def pace(self) -> str:
        """The assumed time of an action or phase."""
        ...

    @property
    def sheet(self) -> Sequence[Row]:
        """The rows of the statistics after a match."""
        ...

    def prepared(self, setup: Any, wishes: Wishes, chance: Chance) -> Any:
        """The set-up, completed with what people do not decide at the table."""
        ...

    def question(self, terminal: Terminal, state: Any, side: Side, request: Choose) -> Question:
        """A decision for a side."""
        ...

    def throw(self, state: Any, request: Roll | Draw) -> RenderableType:
        """What to throw or draw with real dice and cards."""
        ...

    def event_text(self, event: Event, state: Any) -> str:
        """An event in one sentence; `state` is the state after it."""
        ...

    def narrate(self, narration: Narration, before: Any, events: Sequence[Event | None], after: Any) -> Narrated:
        """The lines of an answer in the log, from what everybody may see of its events."""
        ...

    def is_highlight(self, event: Event) -> bool:
        """Whether an event is a highlight."""
        ...

    def ball(self, state: Any) -> str:
        """The ball's place and side."""
        ...

    def position(self, state: Any, side: Side) -> str:
        """The position as one line, without what a side may not see."""
        ...

    def time(self, view: Any) -> Time:
        """The time of the match."""
        ...

    def in_play(self, state: Any) -> bool:
        """Whether the wall clock runs while this state waits for an answer."""
        ...

    def sand(self, state: Any) -> timing.SandTurn | None:
        """The sand timer of the current decision; None if there is none."""
        ...
