"""Counter Attack as a `Game`."""

from collections.abc import Mapping
from typing import Any, get_args

from touchline.counter_attack import notation, positions, setups, statistics
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Setup, State
from touchline.counter_attack.rules import (
    aerial,
    challenges,
    clock,
    control,
    corners,
    dice,
    distribution,
    final_thirds,
    first_time,
    fouls,
    free_kicks,
    goal_kicks,
    goals,
    heading,
    high_pass,
    keeper,
    long_pass,
    loose_ball,
    movement,
    next_action,
    nutmegs,
    offside,
    out,
    passing,
    penalties,
    referee,
    scenarios,
    set_pieces,
    shoot_out,
    shots,
    steals,
    substitutions,
    tackles,
    throw_ins,
)
from touchline.counter_attack.rules import setup as set_up
from touchline.counter_attack.statistics import Statistics
from touchline.counter_attack.step import Order
from touchline.counter_attack.view import View
from touchline.kernel import Codec, Event, Game, Result, Side, steps_of

CHAPTERS = (
    set_up, clock, next_action, movement, steals, tackles, fouls, nutmegs, dice, passing, first_time, high_pass,
    long_pass, offside, heading, aerial, challenges, control, shots, goals, keeper, distribution, final_thirds,
    loose_ball, out, set_pieces, corners, throw_ins, free_kicks, penalties, goal_kicks, shoot_out, substitutions,
    referee, scenarios,
)  # fmt: skip


class CounterAttack(Game[State]):
    """The football game."""

    name = "counter-attack"
    rules = 2
    match = Match
    codec = Codec(name, State, steps_of(*CHAPTERS))
    orders = get_args(Order)

    def start(self, setup: Setup | None = None) -> State:
        """The initial state of a match."""
        return set_up.start_of_match(setup or Setup())

    def view(self, state: State, side: Side) -> View:
        """A side's view: all of the match, since nothing is hidden in Counter Attack."""
        return View(side, state)

    def result(self, state: State) -> Result:
        """The score and the winner so far; a scenario has its own conditions."""
        return Result(*state.score, scenarios.winner(state))

    def no_statistics(self) -> Statistics:
        """The statistics before the first answer."""
        return Statistics()

    def add_statistics(
        self, sheet: Statistics, before: State, answer: Any, after: State, events: tuple[Event, ...]
    ) -> Statistics:
        """The statistics after an answer."""
        return statistics.count(sheet, before, after, events, self.expected_goals)

    def alike(self, state: State) -> State:
        """The same without the dice of beaten jumpers, whose header is the best of their team's."""
        return challenges.alike(state)

    def expected_goals(self, state: State) -> float:
        """The chance that a shot in flight goes in directly, against a defence that stays put."""
        odds = self.odds_from(state, statistics.stays, statistics.is_settled)
        return float(odds.chance(lambda outcome: outcome.state.score != state.score))

    def format_answer(self, answer: Any) -> str:
        """An answer as short text."""
        return notation.format_answer(answer)

    def parse_answer(self, text: str) -> Any:
        """The decision for a text."""
        return notation.parse_answer(text)

    def read_setup(self, given: Mapping[str, Any]) -> Setup:
        """The set-up from plain data: names, edition, options, deck, squads and the rest."""
        return setups.read(given)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The set-up as plain data, every option named."""
        return setups.write(setup)

    def parse_position(self, setup: Setup, position: Mapping[str, Any] | str) -> State:
        """The state of a scenario, from plain data or a line of text."""
        if isinstance(position, str):
            return positions.read(setup, position, self.codec)
        return positions.place(setup, position, self.codec)

    def describe(self, state: State) -> dict[str, Any]:
        """The state as plain data, for a scenario's expectations."""
        return positions.facts(state)

    def describe_event(self, event: Event) -> dict[str, Any]:
        """An event as plain data, with player labels and hex coordinates."""
        return positions.describe_event(event)

    def format_position(self, state: State) -> str:
        """The state as one line of text."""
        return positions.write(state)
