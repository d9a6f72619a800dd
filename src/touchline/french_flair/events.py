"""What may happen in a match of French Flair (data only)."""

from typing import Literal

from touchline.french_flair.model import Card, Cards, Play
from touchline.kernel import Dice, Event, Side


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
