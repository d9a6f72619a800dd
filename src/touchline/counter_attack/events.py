"""What happens in a match of Counter Attack: the events that the rules note, each with its rule."""

from typing import Literal

from touchline.counter_attack.model import PassKind, Player
from touchline.counter_attack.pitch import Hex
from touchline.kernel import Dice, Event, Side

TestName = Literal[
    "steal", "free_ball", "intercept", "booking", "injury", "reckless", "high_pass", "long_pass", "control",
    "head_back", "block", "deflect", "save_result", "handling", "goal_save", "off_target",
]  # fmt: skip
DuelName = Literal["tackle", "dive", "nutmeg", "header", "shot", "penalty"]
How = Literal[
    "steal", "tackle", "nutmeg", "dive", "interception", "free_ball", "loose_ball", "collected", "long_pass", "header",
    "control", "save", "pass",
]  # fmt: skip
Restart = Literal["kick_off", "throw_in", "corner", "goal_kick", "free_kick", "penalty"]


class Tossed(Event, frozen=True):
    """A coin or opening dice are rolled, and who won (DICE-08)."""

    dice: Dice
    winner: Side


class CardsDealt(Event, frozen=True):
    """Cards lie face up to be picked, by number."""

    cards: tuple[int, ...]


class CardPicked(Event, frozen=True):
    """A side takes a card into its squad."""

    side: Side
    card: int


class LinedUp(Event, frozen=True):
    """A side names its eleven."""

    side: Side
    cards: tuple[int, ...]


class RefereeDrawn(Event, frozen=True):
    """The referee of the match, by its place in the deck."""

    referee: int


class HalfBegan(Event, frozen=True):
    """A half begins, and who kicks off."""

    half: int
    kicks: Side


class TimeRanOut(Event, frozen=True):
    """The regular time of a half is over."""

    half: int


class TimeAdded(Event, frozen=True):
    """Actions are added to a half."""

    die: int
    actions: int


class HalfEnded(Event, frozen=True):
    """A half is over."""

    half: int
    home: int
    away: int


class MatchEnded(Event, frozen=True):
    """The match is over."""

    home: int
    away: int


class PhaseBegan(Event, frozen=True):
    """The attack calls a Movement Phase."""

    side: Side


class StepBegan(Event, frozen=True):
    """A step of a Movement Phase begins."""

    step: int
    side: Side


class PhaseEnded(Event, frozen=True):
    """A Movement Phase is over."""


class Moved(Event, frozen=True):
    """A player moves by itself; a carrier takes the ball along."""

    player: Player
    start: Hex
    hex: Hex


class Placed(Event, frozen=True):
    """A player is put somewhere: repositioned, pushed, or placed for a restart."""

    player: Player
    hex: Hex


class Tested(Event, frozen=True):
    """A player is tested with one die. `needed` is the total that passes, or the face if there is no attribute."""

    __test__ = False

    what: TestName
    player: Player
    die: int
    total: int
    needed: int
    passed: bool


class Duelled(Event, frozen=True):
    """Two players roll against each other; the winner is nobody after a tie."""

    what: DuelName
    player: Player
    rival: Player
    dice: Dice
    totals: tuple[int, int]
    winner: Player


class BallWon(Event, frozen=True):
    """The ball comes to a player of the side that did not have it."""

    player: Player
    how: How


class BallCollected(Event, frozen=True):
    """The ball comes to a player of the side that had it last."""

    player: Player
    how: How


class Fouled(Event, frozen=True):
    """A player fouls another."""

    by: Player
    on: Player
    hex: Hex


class Booked(Event, frozen=True):
    """A card is shown."""

    player: Player
    card: Literal["yellow", "second_yellow", "red"]


class SentOff(Event, frozen=True):
    """A player leaves the pitch and is not replaced."""

    player: Player


class Injured(Event, frozen=True):
    """A player is injured, perhaps a second time."""

    player: Player
    again: bool


class PlayedOn(Event, frozen=True):
    """The attack plays on after a foul."""

    side: Side


class Stunned(Event, frozen=True):
    """A player is out of the Movement Phase after a nutmeg."""

    player: Player


class PassCalled(Event, frozen=True):
    """A pass is called."""

    kind: PassKind
    player: Player
    start: Hex
    target: Hex


class PassArrived(Event, frozen=True):
    """A pass comes to an end without being intercepted: at a teammate, or in space."""

    kind: PassKind
    player: Player
    receiver: Player
    hex: Hex


class Scattered(Event, frozen=True):
    """The ball runs loose, or a pass misses its target: where from, the dice, and where it comes to."""

    source: Hex
    direction: int
    distance: int
    hex: Hex

    @property
    def is_loose(self) -> bool:
        """Whether the ball runs loose; else a pass misses its target."""
        return self.rule.startswith("LOOSE")


class WentOut(Event, frozen=True):
    """The ball leaves the pitch."""

    hex: Hex


class RestartGiven(Event, frozen=True):
    """Play stops and will go on with a set piece."""

    restart: Restart
    side: Side
    hex: Hex


class TakerNamed(Event, frozen=True):
    """A player will take the set piece."""

    player: Player


class OffsideGiven(Event, frozen=True):
    """A player is caught offside."""

    player: Player
    hex: Hex


class HeldBall(Event, frozen=True):
    """A goalkeeper has the ball in its hands."""

    keeper: Player
    hex: Hex


class DroppedBall(Event, frozen=True):
    """A goalkeeper puts the ball at its feet."""

    keeper: Player


class ShotTaken(Event, frozen=True):
    """A shot or snapshot is aimed."""

    kind: Literal["shot", "snapshot", "free_kick", "penalty", "header"]
    player: Player
    start: Hex
    target: Hex


class ShotMissed(Event, frozen=True):
    """A shot goes off target."""

    player: Player


class Challenged(Event, frozen=True):
    """Players are declared for a header."""

    side: Side
    players: tuple[Player, ...]


class Headed(Event, frozen=True):
    """A player heads the ball, with its total; 0 when nobody challenged."""

    player: Player
    die: int
    total: int


class Jumped(Event, frozen=True):
    """A challenger for a header rolls, with its total."""

    player: Player
    die: int
    total: int


class HeadedTo(Event, frozen=True):
    """A header goes to a hex of the pitch: to a teammate, or to nobody in space."""

    player: Player
    hex: Hex
    receiver: Player


class GoalScored(Event, frozen=True):
    """A goal, for a side, and who scored it; an own goal is scored by a player of the other side."""

    side: Side
    player: Player
    own: bool

    @property
    def is_shot(self) -> bool:
        """Whether it comes of a shot, a header at goal or a set piece; else the ball was carried or ran in."""
        return self.rule.startswith(("SHOT", "HEAD", "SETPIECE"))


class Substituted(Event, frozen=True):
    """A card comes on for another and wears its shirt."""

    player: Player
    off: int
    on: int


class KeeperNamed(Event, frozen=True):
    """A player goes in goal."""

    player: Player


class KickTaken(Event, frozen=True):
    """A kick of the shoot-out."""

    player: Player
    scored: bool


class RanLoose(Event, frozen=True):
    """The ball runs loose off a player, by the rule that says so."""

    player: Player
    hex: Hex


class Ruled(Event, frozen=True):
    """The referee settles a dispute for a side."""

    die: int
    side: Side


class WentOff(Event, frozen=True):
    """A player that is injured again leaves the pitch, and nobody is left to come on for it."""

    player: Player


class Cleared(Event, frozen=True):
    """A side has cleared the ball beyond the halfway line, which is worth a point (SCENARIO-03)."""

    side: Side
    hex: Hex


class TieEnded(Event, frozen=True):
    """Two legs are over: the goals of both, who won the tie, if anybody, and whether by away goals."""

    home: int
    away: int
    winner: Side | None
    away_goals: bool
