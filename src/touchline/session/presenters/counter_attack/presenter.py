"""Counter Attack as people in a browser meet it. Nothing is hidden: every side, and who watches, sees all."""

from collections.abc import Mapping, Sequence
from typing import Any

from touchline.counter_attack import Setup, State, game, quick_setup
from touchline.counter_attack.deck import read_tables, with_cards
from touchline.counter_attack.game import CounterAttack
from touchline.counter_attack.rules import clock
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import BadSetup, Choose, Event, Seeded, Side, replace
from touchline.session.presenters.counter_attack import events, info, previews, questions, routines, scenes, whole_turns
from touchline.session.presenters.counter_attack.protocol import (
    About,
    PreviewResult,
    ReachPreview,
    RoutinesPreview,
    Scene,
    TurnPreview,
)
from touchline.session.protocol.games import GameInfo
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.questions import Question


class CounterAttackPresenter:
    """The football game."""

    @property
    def game(self) -> CounterAttack:
        """Its rules."""
        return game

    @property
    def info(self) -> GameInfo:
        """The game as a person who makes a match sees it."""
        return info.game_info()

    def prepare(self, setup: Mapping[str, Any], seed: str) -> Setup:
        """The set-up of a match; without a `draft`, both squads are drafted as two computers would, by the seed."""
        fields = {**setup}
        draft = fields.pop("draft", False)
        if not isinstance(draft, bool):
            raise BadSetup(f"draft is true or false; got {draft!r}")
        read = game.read_setup(fields)
        return read if draft else quick_setup(read, Seeded(seed, "squads"))

    def read_deck(self, data: bytes) -> dict[str, Any]:
        """The cards in a CSV file of one or more tables, in the community's columns."""
        deck: dict[str, Any] = game.write_setup(replace(Setup(), deck=with_cards(read_tables(data))))["deck"]
        return deck

    def scene(self, state: State, side: Side | None) -> Scene:
        """What is drawn, the same for everybody."""
        return scenes.scene(state)

    def question(self, state: State, request: Choose, number: int, *, to_move: bool) -> Question:
        """A question, with its options for the side to move."""
        return questions.question(state, request, number, to_move=to_move)

    def event_message(self, event: Event, state: State, line: int) -> EventMessage:
        """An event, the same for everybody."""
        return events.event_message(event, state, line)

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
        """What an answer or a turn would lead to, which hexes are dangerous, or which routines there are."""
        match about:
            case ReachPreview(answer=answer):
                return previews.reach(state, answer)
            case TurnPreview(answers=answers):
                return whole_turns.tried(state, side, answers)
            case RoutinesPreview(plan=plan):
                return routines.preview(state, side, plan)
        return previews.outcome(state, about.answer)
