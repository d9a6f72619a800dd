"""What a match of French Flair is made of: set-up, state, answers and events (data only)."""

import re
from collections.abc import Mapping
from typing import Final, Literal

from touchline.kernel import HOME, Action, Dice, Event, Record, Side
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
    """The switches of the catalogue (§E), each at its default unless set; a state holds their values in this order."""

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
            raise BadSetup(f"option clock takes phases:N or minutes:N, N from 1 to 9999; {self.clock!r} came")


class Setup(Record, frozen=True, cache_hash=True):
    """What is settled before a match: the names of the sides and the switches."""

    home: str = "Home"
    away: str = "Away"
    options: Options = Options()

    def name(self, side: Side) -> str:
        """What a side is called."""
        return self.home if side == HOME else self.away


class Team(Record, frozen=True):
    """One side's cards and points. What is neither in hand nor in the pile lies in its discard."""

    hand: Cards = ()
    pile: Cards = DECK
    points: int = 0


class Advantage(Record, frozen=True):
    """A live advantage: whose, and the mark it is measured from (FF-ADVANTAGE-2)."""

    side: Side
    mark: int


class State(KernelState, frozen=True):
    """A match at one moment. `attack` has the ball, at `x` metres from home's goal line."""

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


# Answers


class Play(Action, frozen=True):
    """A play: its kind, the cards in order, the property of the last one, and whether the first is a relay."""

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
    """A decision that takes one word."""

    word: Word


# Events


class HalfBegan(Event, frozen=True):
    """A half began, and who kicks off."""

    half: int
    side: Side


class HalfEnded(Event, frozen=True):
    """A half ended, with the score then."""

    half: int
    home: int
    away: int


class TimeRanOut(Event, frozen=True):
    """The time of the half was up."""

    half: int


class Drawn(Event, frozen=True):
    """A side drew cards; the other sees only how many."""

    side: Side
    count: int
    cards: Cards = ()


class Reshuffled(Event, frozen=True):
    """A side's discard became its pile."""

    side: Side


class Declared(Event, frozen=True):
    """A side chose its play; the other sees nothing of it."""

    side: Side
    play: Play


class Thrown(Event, frozen=True):
    """Dice were thrown."""

    side: Side
    dice: Dice


class CardPlayed(Event, frozen=True):
    """A card of a play went down."""

    side: Side
    card: Card
    relay: bool = False


class CardLaid(Event, frozen=True):
    """A card was laid to tackle, contest or clear out."""

    side: Side
    card: Card
    to: Literal["tackle", "contest", "clear_out"]


class Carried(Event, frozen=True):
    """The ball was carried forward, so many metres to a spot.

    What would cross but may be tackled stops on the goal line (FF-FIVEMETRE-2): from there it makes no ground, and goes
    back 5 m where the tackle is played 5 m out (ruling FF-R-12).
    """

    side: Side
    metres: int
    x: int


class Mauled(Event, frozen=True):
    """A maul drove forward."""

    side: Side
    cards: Cards
    x: int


class PickedAndGone(Event, frozen=True):
    """A pick-and-go made ground."""

    side: Side
    cards: Cards
    x: int


class TackleDeclined(Event, frozen=True):
    """The defence let the carrier go on."""

    side: Side


class TackleMissed(Event, frozen=True):
    """The attack broke the tackle with a double."""

    side: Side


class TackledLastCard(Event, frozen=True):
    """The attack had played its last card and lost the ball without a throw."""

    side: Side
    x: int


class Intercepted(Event, frozen=True):
    """The tackler's double took the ball away, and carried it so many metres: to the goal line if it is a try."""

    side: Side
    metres: int
    x: int


class RuckFormed(Event, frozen=True):
    """A ruck formed; its zone runs from the low to the high die of the winner."""

    won_by: Side
    zone: tuple[int, int]


class ContestWon(Event, frozen=True):
    """The contest die fell inside the zone."""

    side: Side


class ClearedOut(Event, frozen=True):
    """The clear-out die fell inside the zone."""

    side: Side


class Offside(Event, frozen=True):
    """A contest or clear-out die fell outside the zone."""

    side: Side


class RuckWon(Event, frozen=True):
    """The breakdown was over."""

    side: Side
    turnover: bool


class KnockedOn(Event, frozen=True):
    """A runner or receiver knocked on."""

    side: Side
    x: int


class Kicked(Event, frozen=True):
    """A ball was kicked from one spot towards another: how far it flew, beyond the dead-ball line too."""

    side: Side
    start: int
    x: int


class Gathered(Event, frozen=True):
    """The other side gathered a kick."""

    side: Side
    x: int


class Regained(Event, frozen=True):
    """A side regained its own kick."""

    side: Side
    x: int


class TouchMissed(Event, frozen=True):
    """A touch kick stayed in the field."""

    side: Side


class ShotMissed(Event, frozen=True):
    """A drop or penalty kick was short or wide."""

    side: Side
    why: Literal["short", "wide"]


class WentDead(Event, frozen=True):
    """A kicked ball went dead."""

    side: Side


class Grounded(Event, frozen=True):
    """A side grounded the ball in its own in-goal."""

    side: Side


class Marked(Event, frozen=True):
    """A side called the mark."""

    side: Side
    x: int


class KickOffTaken(Event, frozen=True):
    """A kick-off is to be taken."""

    side: Side


class DropOutTaken(Event, frozen=True):
    """A 22 drop-out is to be taken."""

    side: Side


class ScrumSet(Event, frozen=True):
    """A scrum was set, fed by a side."""

    side: Side
    x: int


class ScrumWon(Event, frozen=True):
    """A scrum was won."""

    side: Side


class LineoutSet(Event, frozen=True):
    """A lineout was set, thrown in by a side."""

    side: Side
    x: int


class LineoutWon(Event, frozen=True):
    """A lineout was won."""

    side: Side


class PenaltyAwarded(Event, frozen=True):
    """A penalty was awarded."""

    side: Side
    x: int


class AdvantageTaken(Event, frozen=True):
    """The attack played advantage from the mark."""

    side: Side
    mark: int


class AdvantageGained(Event, frozen=True):
    """The advantage was gained, and is gone."""

    side: Side


class BroughtBack(Event, frozen=True):
    """Play was brought back to the mark."""

    side: Side
    mark: int


class HandLost(Event, frozen=True):
    """A side that had no legal play lost the ball."""

    side: Side


class HandRedrawn(Event, frozen=True):
    """A hand without a legal play was laid down and drawn anew."""

    side: Side
    cards: Cards


class TryScored(Event, frozen=True):
    """A try, and from how far out the ball was carried over the line: 0 if it lay on it, or was across already."""

    side: Side
    metres: int = 0


class ConversionMade(Event, frozen=True):
    """A conversion went over."""

    side: Side


class ConversionMissed(Event, frozen=True):
    """A conversion was missed."""

    side: Side


class DropGoalScored(Event, frozen=True):
    """A drop goal went over."""

    side: Side


class PenaltyGoalScored(Event, frozen=True):
    """A penalty goal went over."""

    side: Side


class MatchEnded(Event, frozen=True):
    """The match was over."""

    home: int
    away: int


PROPERTIES: Final[Mapping[Card, tuple[Property, ...]]] = {
    # FF-CARD-2: what a card can do besides tackling, contesting and clearing out
    **dict.fromkeys(range(1, 6), ("advance",)),
    **dict.fromkeys(range(6, 9), ("advance", "run")),
    **dict.fromkeys((9, 10), ("advance", "run", "kick", "touch", "drop")),
    **dict.fromkeys(range(11, 15), ("advance", "run", "kick")),
    15: ("advance", "run", "kick", "touch"),
}
