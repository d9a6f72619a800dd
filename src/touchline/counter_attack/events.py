"""The events of a match, each with its rule."""

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
    """The coin or the opening dice, and the winner (DICE-08)."""

    dice: Dice
    winner: Side


class CardsDealt(Event, frozen=True):
    """Cards are dealt face up for a pick, by number."""

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
    """The referee of the match, by index in the deck."""

    referee: int


class HalfBegan(Event, frozen=True):
    """A half begins, with the side that kicks off."""

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
    """A player is repositioned, pushed, or placed for a restart."""

    player: Player
    hex: Hex


class Tested(Event, frozen=True):
    """A player takes a test with one die. `needed` is the total to reach, or the face if no attribute counts."""

    __test__ = False

    what: TestName
    player: Player
    die: int
    total: int
    needed: int
    passed: bool


class Duelled(Event, frozen=True):
    """Two players roll against each other; a tie has no winner."""

    what: DuelName
    player: Player
    rival: Player
    dice: Dice
    totals: tuple[int, int]
    winner: Player


class BallWon(Event, frozen=True):
    """A player wins the ball for the other side."""

    player: Player
    how: How


class BallCollected(Event, frozen=True):
    """A player collects the ball for the side that had it last."""

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
    """A nutmegged player misses the rest of the Movement Phase."""

    player: Player


class PassCalled(Event, frozen=True):
    """A pass is called."""

    kind: PassKind
    player: Player
    start: Hex
    target: Hex


class PassArrived(Event, frozen=True):
    """A pass arrives, at a teammate or in space."""

    kind: PassKind
    player: Player
    receiver: Player
    hex: Hex


class Scattered(Event, frozen=True):
    """The ball runs loose, or a pass misses its target: origin, dice and destination."""

    source: Hex
    direction: int
    distance: int
    hex: Hex

    @property
    def is_loose(self) -> bool:
        """Whether the ball runs loose; if not, a pass misses its target."""
        return self.rule.startswith("LOOSE")


class WentOut(Event, frozen=True):
    """The ball leaves the pitch."""

    hex: Hex


class RestartGiven(Event, frozen=True):
    """Play stops for a set piece."""

    restart: Restart
    side: Side
    hex: Hex


class TakerNamed(Event, frozen=True):
    """A player is named to take the set piece."""

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
    """A player heads the ball, with its total; 0 if unchallenged."""

    player: Player
    die: int
    total: int


class Jumped(Event, frozen=True):
    """A challenger for a header rolls a total."""

    player: Player
    die: int
    total: int


class HeadedTo(Event, frozen=True):
    """A header goes to a teammate or into space."""

    player: Player
    hex: Hex
    receiver: Player


class GoalScored(Event, frozen=True):
    """A goal: the side it counts for, and the scorer, who plays for the other side if it is an own goal."""

    side: Side
    player: Player
    own: bool

    @property
    def is_shot(self) -> bool:
        """Whether a shot, a header or a set piece scored it; if not, the ball was carried or ran in."""
        return self.rule.startswith(("SHOT", "HEAD", "SETPIECE"))


class Substituted(Event, frozen=True):
    """A substitute comes on and takes over the shirt."""

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
    """The ball runs loose off a player."""

    player: Player
    hex: Hex


class Ruled(Event, frozen=True):
    """The referee settles a dispute for a side."""

    die: int
    side: Side


class WentOff(Event, frozen=True):
    """A player injured a second time goes off with nobody left to replace it."""

    player: Player


class Cleared(Event, frozen=True):
    """A side clears the ball beyond the halfway line for a point (SCENARIO-03)."""

    side: Side
    hex: Hex


class TieEnded(Event, frozen=True):
    """A two-legged tie ends: aggregate, winner if any, and whether on away goals."""

    home: int
    away: int
    winner: Side | None
    away_goals: bool
