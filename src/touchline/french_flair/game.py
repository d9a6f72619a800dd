"""French Flair as a `Game`."""

from collections.abc import Mapping
from typing import Any, get_args

from touchline.french_flair import notation, positions
from touchline.french_flair import view as views
from touchline.french_flair.match import Match
from touchline.french_flair.model import Options, Setup, State
from touchline.french_flair.rules import (
    advantage,
    cards,
    carry,
    clock,
    duel,
    kicking,
    mauls,
    open_play,
    penalties,
    restarts,
    rucks,
    scoring,
    set_pieces,
    tackles,
)
from touchline.french_flair.statistics import Statistics, add
from touchline.french_flair.step import NO_TRAITS, Order, awaited
from touchline.kernel import (
    AWAY,
    HOME,
    BadSetup,
    Codec,
    DigestedOptions,
    Event,
    Game,
    Result,
    Side,
    nearest,
    read_options,
    steps_of,
)

CHAPTERS = (
    clock, cards, duel, restarts, open_play, carry, tackles, rucks, mauls, kicking, set_pieces, scoring, penalties,
    advantage,
)  # fmt: skip


class FrenchFlair(Game[State]):
    """The rugby game."""

    name = "french-flair"
    match = Match
    orders = get_args(Order)
    codec = Codec(name, State, steps_of(*CHAPTERS), DigestedOptions(lambda state: state.setup.options, first=21))

    def start(self, setup: Setup | None = None) -> State:
        """The initial state of a match, before both sides draw."""
        state, _ = Match(State(setup=setup or Setup(), stack=(clock.StartOfMatch(),))).settle()
        return state

    def view(self, state: State, side: Side) -> views.View:
        """A side's view of the match."""
        return views.view(state, side)

    def view_event(self, event: Event, side: Side) -> Event | None:
        """An event as a side sees it; None if hidden."""
        return views.view_event(event, side)

    def result(self, state: State) -> Result:
        """The current score (FF-SETUP-5)."""
        home, away = state.home.points, state.away.points
        return Result(home, away, HOME if home > away else AWAY if away > home else None)

    def no_statistics(self) -> Statistics:
        """The statistics before the first answer."""
        return Statistics()

    def add_statistics(
        self, sheet: Statistics, before: State, answer: Any, after: State, events: tuple[Event, ...]
    ) -> Statistics:
        """The statistics after an answer."""
        frame = awaited(before)
        for event in events:
            sheet = add(sheet, event, frame.traits if frame else NO_TRAITS)
        return sheet

    def format_answer(self, answer: Any) -> str:
        """An answer as short text."""
        return notation.format_answer(answer)

    def parse_answer(self, text: str) -> Any:
        """The decision for a text."""
        return notation.parse_answer(text)

    def read_setup(self, given: Mapping[str, Any]) -> Setup:
        """The set-up of a match from plain data: `home`, `away` and `options`."""
        for name in given:
            if name not in Setup.__struct_fields__:
                raise BadSetup(
                    f"there is no {name!r} in a set-up; nearest: {nearest(name, ['home', 'away', 'options'])}"
                )
        names = {side: given[side] for side in (HOME, AWAY) if side in given}
        for side, name in names.items():
            if not isinstance(name, str) or not name.strip():
                raise BadSetup(f"the {side} side needs a name; got {name!r}")
        options = given.get("options", {})
        if not isinstance(options, Mapping):
            raise BadSetup(f"options are names with values; got {options!r}")
        return Setup(**names, options=read_options(Options, options))

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The set-up as plain data, every switch named."""
        switches = {name: getattr(setup.options, name) for name in Options.__struct_fields__}
        return {"home": setup.home, "away": setup.away, "options": switches}

    def parse_position(self, setup: Setup, position: Mapping[str, Any] | str) -> State:
        """The state of a scenario, from plain data or a line of text."""
        if isinstance(position, str):
            return positions.read(setup, position, self.codec)
        return positions.place(setup, position, self.codec)

    def describe(self, state: State) -> dict[str, Any]:
        """The state as plain data, for a scenario's expectations."""
        return positions.facts(state)

    def format_position(self, state: State) -> str:
        """The state as one line of text."""
        return positions.write(state)
