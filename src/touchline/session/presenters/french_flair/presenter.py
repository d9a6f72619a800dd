"""French Flair as people in a browser meet it. What a side may see comes from `view` and `view_event` alone."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from touchline.french_flair import Setup, State, events, game
from touchline.french_flair.rules import clock
from touchline.i18n import Message
from touchline.i18n import french_flair as i18n
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Choose, Event, Side
from touchline.session.presenters.french_flair import previews, questions, scenes
from touchline.session.presenters.french_flair.info import game_info
from touchline.session.presenters.french_flair.protocol import About, HandPreview, PreviewResult, Scene
from touchline.session.protocol.games import GameInfo
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.questions import Question

_HIGHLIGHTS: Final = (
    events.TryScored,
    events.ConversionMade,
    events.DropGoalScored,
    events.PenaltyGoalScored,
    events.HalfEnded,
    events.MatchEnded,
)


class FrenchFlairPresenter:
    """The rugby game: hands of cards are hidden."""

    game = game

    @property
    def info(self) -> GameInfo:
        """The game as a person who makes a match sees it."""
        return game_info()

    def prepare(self, setup: Mapping[str, Any], seed: str) -> Setup:
        """The set-up from plain data: both sides have the same cards."""
        return game.read_setup({**setup})

    read_deck = None  # both sides have the same cards

    def scene(self, state: State, side: Side | None) -> Scene:
        """What is drawn for a side."""
        return scenes.scene(state, side)

    def question(self, state: State, request: Choose, number: int, *, to_move: bool) -> Question:
        """The question, with options for the side to move."""
        return questions.question(state, request, number, to_move=to_move)

    def event_message(self, event: Event, state: State, line: int) -> EventMessage:
        """An event as its audience may see it."""
        return EventMessage(event, i18n.event_message(event, state.setup), isinstance(event, _HIGHLIGHTS), line=line)

    def narrate(self, narration: Narration, before: State, events: Sequence[Event | None], after: State) -> Narrated:
        """The lines of an entry in the log."""
        return i18n.narrate(narration, before, events, after)

    def time(self, state: State) -> Message:
        """The minute or phase, for the log."""
        return i18n.minute(state)

    def progress(self, state: State) -> float:
        """The share of the regular time that has been played."""
        return clock.share_played(state)

    previews = About

    def preview(self, state: State, side: Side, about: About) -> PreviewResult:
        """What an answer of a side would lead to, or what cards of its hand make."""
        if isinstance(about, HandPreview):
            return previews.hand(state, side, about.places)
        return previews.outcome(state, side, about.answer)
