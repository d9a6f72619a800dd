"""The data of a match: set-up, state and answers."""

import re
from collections.abc import Mapping
from typing import Final, Literal

from touchline.kernel import HOME, Action, Record, Side
from touchline.kernel import State as KernelState
from touchline.kernel.errors import BadSetup

Card = int
Cards = tuple[Card, ...]

# FF-SETUP-1
DECK: Final[Cards] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 10, 10, 10, 11, 12, 13, 14, 15, 15)
HAND: Final = 6

Property = Literal["advance", "run", "kick", "touch", "drop"]
Kind = Literal["single", "line", "forwards", "backs", "counter", "maul", "pick", "8-9"]
Origin = Literal["KICKOFF", "DROPOUT", "KICKED", "FREE", "RUCK", "SCRUM", "LINEOUT", "MAUL1", "MAUL2", "PICKGO", "TAP"]
Source = Literal["KICKOFF", "DROPOUT", "KICK", "TOUCH", "SHOT"]


Group = Literal["forward", "playmaker", "back"]


def group_of(card: Card) -> Group:
    """Forwards 1 to 8, playmakers 9 and 10, backs 11 to 15 (FF-CARD-1)."""
    return "forward" if card <= 8 else "playmaker" if card <= 10 else "back"


class Options(Record, frozen=True, cache_hash=True, array_like=True):
    """The switches of the catalogue (§E) with their defaults; a state stores their values in this order."""

    clock: str = "phases:60"
    first_kick: Literal["home", "away", "toss"] = "home"
    drop_out_mark: Literal[20, 25] = 20
    run_double_one: Literal["knock_on", "double"] = "knock_on"
    missed_tackle_mid: Literal["new_play", "continue"] = "new_play"
    missed_touch_spot: Literal["landing", "kick"] = "landing"
    maul_cards: Literal["two_per_phase", "two_in_all"] = "two_per_phase"
    counter_repeat: bool = False
    eightnine_nine: Literal[5, 10] = 5
    ruck_exit: Literal["advance_free", "relay_always", "all_free"] = "advance_free"
    scrum_relay_low: bool = True
    kickoff_min: Literal[0, 10] = 0
    intercept_unit: Literal[5, 1] = 5
    conversion: Literal["duel", "solo"] = "duel"
    penalty_touch_one: Literal["ignored", "direct"] = "ignored"
    tap_relay: bool = True
    advantage_span: Literal["until_lost", "one_play"] = "until_lost"
    mark_restarts: bool = False
    five_metre_spot: Literal["goal_line", "five"] = "goal_line"
    penalty_touch_after_time: Literal["ends", "lineout_played"] = "ends"
    forward_chain: Literal["ascending", "consecutive"] = "ascending"

    def __post_init__(self) -> None:
        if not re.fullmatch(r"(phases|minutes):[1-9][0-9]{0,3}", f"{self.clock}"):
            raise BadSetup(f"option clock takes phases:N or minutes:N, N from 1 to 9999; got {self.clock!r}")


class Setup(Record, frozen=True, cache_hash=True):
    """The set-up of a match: names and switches."""

    home: str = "Home"
    away: str = "Away"
    options: Options = Options()

    def name(self, side: Side) -> str:
        """The name of a side."""
        return self.home if side == HOME else self.away


class Team(Record, frozen=True):
    """One side's cards and points. Cards neither in hand nor in the pile are in its discard."""

    hand: Cards = ()
    pile: Cards = DECK
    points: int = 0


class Advantage(Record, frozen=True):
    """A live advantage: its side and its mark (FF-ADVANTAGE-2)."""

    side: Side
    mark: int


class State(KernelState, frozen=True):
    """The state of a match. `attack` has the ball, `x` metres from home's goal line."""

    setup: Setup = Setup()
    half: int = 1
    phases: int = 0
    time_up: bool = False
    first_kick: Side = HOME
    x: int = 50
    attack: Side = HOME
    home: Team = Team()
    away: Team = Team()
    advantage: Advantage | None = None

    @property
    def options(self) -> Options:
        """The switches of this match."""
        return self.setup.options

    def team(self, side: Side) -> Team:
        """One side's cards and points."""
        return self.home if side == HOME else self.away

    def hand(self, side: Side) -> Cards:
        """The cards a side holds, in ascending order."""
        return self.home.hand if side == HOME else self.away.hand


# Facts


class TeamRef(Record, frozen=True):
    """A side in a fact."""

    side: Side


class SpotRef(Record, frozen=True):
    """A spot of the field in a fact."""

    x: int


# Answers


class Play(Action, frozen=True):
    """A play: kind, cards in order, property of the last card, and whether the first is a relay."""

    kind: Kind
    cards: Cards
    ending: Property | None = None
    relay: bool = False


class Throw(Action, frozen=True):
    """How many dice to throw."""

    dice: Literal[1, 2]


class Tackle(Action, frozen=True):
    """Lay a card to tackle."""

    card: Card


class Contest(Action, frozen=True):
    """Lay a card to contest the ruck."""

    card: Card


class ClearOut(Action, frozen=True):
    """Lay a card to clear out."""

    card: Card


Word = Literal[
    "decline", "end", "penalty", "advantage", "goal", "touch", "tap", "play", "ground", "mark", "kick", "stop",
    "play on", "time up",
]  # fmt: skip


class Call(Action, frozen=True):
    """A one-word decision."""

    word: Word


PROPERTIES: Final[Mapping[Card, tuple[Property, ...]]] = {
    # FF-CARD-2: the properties of a card besides tackling, contesting and clearing out
    **dict.fromkeys(range(1, 6), ("advance",)),
    **dict.fromkeys(range(6, 9), ("advance", "run")),
    **dict.fromkeys((9, 10), ("advance", "run", "kick", "touch", "drop")),
    **dict.fromkeys(range(11, 15), ("advance", "run", "kick")),
    15: ("advance", "run", "kick", "touch"),
}
