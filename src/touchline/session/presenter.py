"""What a game brings to a room: how its states are drawn, asked and told to a browser, and what looking finds."""

from typing import Any, Literal, Protocol

from touchline.i18n import Message
from touchline.kernel import Choose, Event, Game, Side
from touchline.session.protocol.football import Plan
from touchline.session.protocol.games import GameInfo
from touchline.session.protocol.messages import EventMessage, Look, Scene
from touchline.session.protocol.questions import Question


class Presenter(Protocol):
    """A game as people in a browser meet it. A side of None is a watcher, who sees what both may see."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def info(self) -> GameInfo:
        """The game as a person who makes a match sees it."""
        ...

    def prepared(self, given: dict[str, Any], squads: Literal["quick", "draft"], seed: str) -> Any:
        """The set-up of a match, from plain data; `quick` settles squads and all else without anybody being asked."""
        ...

    def scene(self, state: Any, side: Side | None) -> Scene:
        """What is drawn for a side."""
        ...

    def question(self, state: Any, request: Choose, number: int, *, to_move: bool) -> Question:
        """A question, as it is put to whoever is asked, with its options, or told to the others, without."""
        ...

    def event_message(self, event: Event, state: Any) -> EventMessage:
        """An event as its audience may see it, with the state after it, from which nothing hidden may be taken."""
        ...

    def time(self, state: Any) -> Message:
        """The minute or phase, for the log."""
        ...

    def look(self, state: Any, side: Side, answer: str) -> Look:
        """What an answer of a side would lead to, or why it is not allowed."""
        ...

    def look_at_reach(self, state: Any, side: Side, answer: str) -> Look:
        """Which hexes of a group of options are dangerous."""
        ...

    def look_at_turn(self, state: Any, side: Side, answers: tuple[str, ...]) -> Look:
        """How a turn of several answers would stand after some of them."""
        ...

    def look_at_routines(self, state: Any, side: Side, plan: Plan | None) -> Look:
        """The ready-made routines of a side, and the one that it follows."""
        ...

    def look_at_cards(self, state: Any, side: Side, places: tuple[int, ...]) -> Look:
        """What cards of the hand of a side make."""
        ...
