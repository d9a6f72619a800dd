"""Counter Attack as people in a browser meet it. Nothing is hidden: every side, and who watches, sees all."""

from typing import Any, Literal

from touchline.counter_attack import Setup, State, game, quick_setup
from touchline.counter_attack.game import CounterAttack
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.kernel import Choose, Event, Seeded, Side
from touchline.session.presenters.counter_attack import events, info, looks, questions, routines, scenes, whole_turns
from touchline.session.protocol.football import (
    Football,
    FootballLook,
    NotAllowed,
    Plan,
    ReachLook,
    Routines,
    WholeTurn,
)
from touchline.session.protocol.games import GameInfo
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.questions import Question, Reason


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

    def prepared(self, given: dict[str, Any], squads: Literal["quick", "draft"], seed: str) -> Setup:
        """The set-up of a match; `quick` drafts both squads as two computers would, by the seed."""
        setup = game.read_setup(given)
        return setup if squads == "draft" else quick_setup(setup, Seeded(seed, "squads"))

    def scene(self, state: State, side: Side | None) -> Football:
        """What is drawn, the same for everybody."""
        return scenes.scene(state)

    def question(self, state: State, request: Choose, number: int, *, to_move: bool) -> Question:
        """A question, with its options for whoever is asked."""
        return questions.question(state, request, number, to_move=to_move)

    def event_message(self, event: Event, state: State) -> EventMessage:
        """An event, the same for everybody."""
        return events.event_message(event, state)

    def time(self, state: State) -> Message:
        """The minute or phase, for the log."""
        return i18n.minute(state)

    def look(self, state: State, side: Side, answer: str) -> FootballLook | NotAllowed:
        """What an answer would lead to, or why it is not allowed."""
        return looks.look(state, answer)

    def look_at_reach(self, state: State, side: Side, answer: str) -> ReachLook | NotAllowed:
        """Which hexes of a group of options are dangerous."""
        return looks.look_at_reach(state, answer)

    def look_at_turn(self, state: State, side: Side, answers: tuple[str, ...]) -> WholeTurn | NotAllowed:
        """How a turn would stand after some answers."""
        return whole_turns.tried(state, side, answers)

    def look_at_routines(self, state: State, side: Side, plan: Plan | None) -> Routines:
        """The routines of a set piece, and the one that is followed."""
        return routines.look(state, side, plan)

    def look_at_cards(self, state: State, side: Side, places: tuple[int, ...]) -> NotAllowed:
        """No hand of cards is held in Counter Attack."""
        return NotAllowed(Reason("SETUP-05", Message("error-not-offered")))
