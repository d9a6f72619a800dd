"""What a game brings to a session: how its matches are made, drawn, asked, told and previewed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from touchline.i18n import Message
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Choose, Event, Game, Record, Side
from touchline.session.protocol.games import GameInfo
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.questions import Question


class Presenter(Protocol):
    """A game as people in a browser meet it. The side None is a watcher, who sees what both sides may see."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def info(self) -> GameInfo:
        """The game as a person who makes a match sees it."""
        ...

    def prepare(self, setup: Mapping[str, Any], seed: str) -> Any:
        """The set-up of a match, from the fields of its form; what they leave open, the seed settles."""
        ...

    @property
    def read_deck(self) -> Callable[[bytes], dict[str, Any]] | None:
        """Reads an uploaded file of cards into the form that the set-up stores; None if the game has no decks."""
        ...

    def scene(self, state: Any, side: Side | None) -> Record:
        """What is drawn for a side."""
        ...

    def question(self, state: Any, request: Choose, number: int, *, to_move: bool) -> Question:
        """The question, with options for the side to move and without for everybody else."""
        ...

    def event_message(self, event: Event, state: Any, line: int) -> EventMessage:
        """An event as its audience may see it, with the state after it and its line of the log.

        Nothing hidden may be read from that state.
        """
        ...

    def narrate(self, narration: Narration, before: Any, events: Sequence[Event | None], after: Any) -> Narrated:
        """The lines of an entry in the log, from what everybody may see of its events; None stands for a hidden one."""
        ...

    def time(self, state: Any) -> Message:
        """The minute or phase, for the log."""
        ...

    def progress(self, state: Any) -> float:
        """The share of the regular time that has been played: 0 at the kick-off, beyond 1 in extra time."""
        ...

    @property
    def previews(self) -> Any:
        """What a preview may be about: a tagged union of records."""
        ...

    def preview(self, state: Any, side: Side, about: Any) -> Record:
        """What a side sees of something before it answers, such as what an answer would lead to."""
        ...
