"""French Flair in the terminal."""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from touchline.cli.presenter import Row, Time, Wishes
from touchline.cli.presenters.french_flair.question import FrenchFlairQuestion
from touchline.cli.presenters.french_flair.wording import say
from touchline.cli.table.screen import QUIET, STYLES
from touchline.cli.table.terminal import Terminal
from touchline.french_flair import Setup, State, View, events, game
from touchline.i18n import french_flair as i18n
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import BadSetup, Chance, Choose, Draw, Event, Roll, Side, other
from touchline.timing.french_flair import PART as TIMING
from touchline.timing.french_flair import PHASE

_GREAT: Final = (
    events.TryScored,
    events.ConversionMade,
    events.DropGoalScored,
    events.PenaltyGoalScored,
    events.HalfBegan,
    events.HalfEnded,
    events.MatchEnded,
)


class FrenchFlairPresenter:
    """The rugby game: hands of cards are hidden."""

    game = game
    hidden_information = True
    board = "the field and your hand"
    keys = ""
    pace = f"{PHASE} seconds for each phase"
    sheet = (
        Row("points", "points"),
        Row("tries", "tries"),
        Row("conversions", "conversions", "conversion_attempts"),
        Row("penalty goals", "penalty_goals", "penalty_goal_attempts"),
        Row("drop goals", "drop_goals", "drop_goal_attempts"),
        Row("metres carried", "metres"),
        Row("tackles", "tackles"),
        Row("tackles missed", "missed_tackles"),
        Row("interceptions", "interceptions"),
        Row("turnovers at rucks", "turnovers"),
        Row("offsides", "offsides"),
        Row("knock-ons", "knock_ons"),
        Row("scrums fed", "scrums"),
        Row("lineouts thrown in", "lineouts"),
    )

    def prepared(self, setup: Setup, wishes: Wishes, chance: Chance) -> Setup:
        """The set-up, unchanged: both sides have the same cards."""
        if wishes.draft or wishes.decks:
            raise BadSetup("both sides of french-flair have the same cards; leave --draft and --deck out")
        return setup

    def question(self, terminal: Terminal, state: State, side: Side, request: Choose) -> FrenchFlairQuestion:
        """A decision for a side."""
        return FrenchFlairQuestion(terminal, state, side, request)

    def throw(self, state: State, request: Roll | Draw) -> RenderableType:
        """The side, and how many dice or cards."""
        told = Text.assemble(say(i18n.roll(state.setup, request)), ". ", (request.rule, QUIET))
        told.stylize(STYLES[request.side], 0, len(state.setup.name(request.side)))  # the name comes first
        return told

    # Telling

    def event_text(self, event: Event, state: State) -> str:
        """An event in one sentence."""
        return say(i18n.event_message(event, state.setup))

    def narrate(self, narration: Narration, before: State, events: Sequence[Event | None], after: State) -> Narrated:
        """The lines of an answer in the log."""
        return i18n.narrate(narration, before, events, after)

    def is_highlight(self, event: Event) -> bool:
        """Whether it is a score, or the start or end of a half."""
        return isinstance(event, _GREAT)

    def ball(self, state: State) -> str:
        """The ball's place and side."""
        return f"{state.setup.name(state.attack)} {say(i18n.places.at(state.x, state.setup))}"

    def position(self, state: State, side: Side) -> str:
        """The position as one line, without the other side's hand."""
        rival = other(side)
        if state.attack == rival and "phase" not in self.game.describe(state):
            # A tackle on a combination: the line must not reveal whether cards remain.
            return "The position has no line now: the rest of a declared play is hidden."
        hidden = ",".join("?" * len(state.hand(rival)))
        return re.sub(rf" {rival}:\S+", f" {rival}:{hidden or '-'}", self.game.format_position(state))

    # Time

    def time(self, view: View) -> Time:
        """Phases, or minutes of the half."""
        return Time(TIMING.time(view), say(i18n.clock(view)))

    def in_play(self, state: State) -> bool:
        """The clock never stops."""
        return TIMING.in_play(state)

    def sand(self, state: State) -> None:
        """There is no sand timer."""
