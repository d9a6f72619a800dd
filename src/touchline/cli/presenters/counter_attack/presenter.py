"""Counter Attack in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from touchline.cli.presenter import Row, Time, Wishes
from touchline.cli.presenters.counter_attack import cards
from touchline.cli.presenters.counter_attack.question import CounterAttackQuestion
from touchline.cli.presenters.counter_attack.wording import say
from touchline.cli.table.screen import QUIET, STYLES
from touchline.cli.table.terminal import Terminal
from touchline.counter_attack import Setup, State, View, events, game, quick_setup
from touchline.counter_attack.cards import Card, Deck
from touchline.counter_attack.deck import read_tables, with_cards
from touchline.counter_attack.rules import clock, setup
from touchline.i18n import counter_attack as i18n
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import BadFile, BadSetup, Chance, Choose, Draw, Event, Roll, Side, replace
from touchline.timing import SandTurn
from touchline.timing.counter_attack import ACTION
from touchline.timing.counter_attack import PART as TIMING

_GREAT: Final = (
    events.GoalScored,
    events.SentOff,
    events.HalfBegan,
    events.HalfEnded,
    events.MatchEnded,
    events.KickTaken,
    events.Cleared,
    events.TieEnded,
)


class CounterAttackPresenter:
    """The football game: nothing is hidden."""

    game = game
    hidden_information = False
    board = "the pitch"
    keys = """\
8            player 8's card, and where it may go: o for sure, ! by dice; A4 is theirs
where long   the hexes of a call      squads  both squads with their attributes
8 ne ne; e   several answers in a line, as far as nothing comes between them"""
    pace = f"{ACTION} seconds for each action"
    sheet = (
        Row("goals", "goals"),
        Row("shots", "shots"),
        Row("on target", "shots_on_target"),
        Row("expected goals", "expected_goals"),
        Row("saves", "saves"),
        Row("standard passes", "standard_passes_completed", "standard_passes"),
        Row("first-time passes", "first_time_passes_completed", "first_time_passes"),
        Row("short passes", "short_passes_completed", "short_passes"),
        Row("high passes", "high_passes_completed", "high_passes"),
        Row("long passes", "long_passes_completed", "long_passes"),
        Row("throws", "throws_completed", "throws"),
        Row("interceptions", "interceptions"),
        Row("steals", "steals", "steal_attempts"),
        Row("tackles won", "tackles_won"),
        Row("tackles lost", "tackles_lost"),
        Row("headers", "headers"),
        Row("corners", "corners"),
        Row("free kicks", "free_kicks"),
        Row("offsides", "offsides"),
        Row("fouls", "fouls"),
        Row("yellow cards", "yellow_cards"),
        Row("red cards", "red_cards"),
        Row("actions", "actions"),
    )

    def prepared(self, setup: Setup, wishes: Wishes, chance: Chance) -> Setup:
        """The set-up with its deck, and with squads drafted by the computer unless people draft."""
        if wishes.decks:
            setup = replace(setup, deck=_deck(wishes.decks))
        return setup if wishes.draft else quick_setup(setup, chance)

    def question(self, terminal: Terminal, state: State, side: Side, request: Choose) -> CounterAttackQuestion:
        """A decision for a side."""
        return CounterAttackQuestion(terminal, state, side, request)

    def throw(self, state: State, request: Roll | Draw) -> RenderableType:
        """The roller or drawer, the purpose, and what the faces bring."""
        if isinstance(request, Draw):
            how = "draw" if request.count == 1 else f"draw {request.count}"
            beneath = self._bag(state, request)
        else:
            how = "throw a die" if len(request.hands) == 1 else "throw a die, then the other side"
            faces = i18n.compass(state) or i18n.needed(state)
            beneath = say(faces) if faces else ""
        name = state.setup.name(request.side)
        asked = Text.assemble((name, STYLES[request.side]), f" {how}: {say(i18n.roll(state))}. ", (request.rule, QUIET))
        return Group(asked, Text(f"  {beneath}", QUIET)) if beneath else asked

    def _bag(self, state: State, request: Draw) -> str:
        """The cards in the draw, by number."""
        numbers = [token for token in request.bag if isinstance(token, int)]
        if isinstance(state.stack[-1], setup.RefereeDraw):
            return ", ".join(f"{number} {state.setup.cards.referees[number].name}" for number in numbers)
        return ", ".join(cards.benched(number, state) for number in numbers)

    # Telling

    def event_text(self, event: Event, state: State) -> str:
        """An event in one sentence."""
        return say(i18n.event_message(event, state))

    def narrate(self, narration: Narration, before: State, events: Sequence[Event | None], after: State) -> Narrated:
        """The lines of an answer in the log."""
        return i18n.narrate(narration, before, events, after)

    def is_highlight(self, event: Event) -> bool:
        """Whether it is a goal, a sending-off, or the start or end of a half."""
        return isinstance(event, _GREAT)

    def ball(self, state: State) -> str:
        """The ball's place and side."""
        return f"{state.setup.name(state.attack)} {say(i18n.places.at(state.ball, state.attack, state))}"

    def position(self, state: State, side: Side) -> str:
        """The position as one line."""
        return self.game.format_position(state)

    # Time

    def time(self, view: View) -> Time:
        """Minutes: actions, or those of the wall clock."""
        state = view.state
        told = f"minute {clock.minute(state)}"
        if state.added is not None:
            told += f" of {state.added} added"
        return Time(TIMING.time(state), told)

    def in_play(self, state: State) -> bool:
        """The clock stops while the ball is dead (CLOCK-02)."""
        return TIMING.in_play(state)

    def sand(self, state: State) -> SandTurn | None:
        """A timer for each step of a Movement Phase, with a real clock (CLOCK-11)."""
        return TIMING.sand(state)


# Decks


def _deck(files: Sequence[Path]) -> Deck:
    """The bundled deck, in which cards from files replace those of the same kind."""
    found: list[Card] = []
    for file in files:
        try:
            found += read_tables(file.read_bytes())
        except OSError as error:
            raise BadSetup(f"{file} cannot be read: {error.strerror}") from None
        except BadFile as error:
            raise BadSetup(f"{file}: {error}") from None
    return with_cards(found)
