"""The events of a match, each with the facts of its message."""

from typing import Literal

from touchline.french_flair.model import Card, Cards, Play, SpotRef, TeamRef
from touchline.kernel import AWAY, HOME, Dice, Facts, Side, other
from touchline.kernel import Event as KernelEvent


class Event(KernelEvent, frozen=True):
    """An event of a match."""

    def facts(self) -> Facts:
        """The values for its message."""
        return {}


class SideEvent(Event, frozen=True):
    """An event by one side."""

    side: Side

    def facts(self) -> Facts:
        return {"side": TeamRef(self.side)}


class HalfBegan(Event, frozen=True):
    """A half began, with the side that kicks off."""

    half: int
    side: Side

    def facts(self) -> Facts:
        return {"half": self.half, "side": TeamRef(self.side)}


class HalfEnded(Event, frozen=True):
    """A half ended, with the score."""

    half: int
    home: int
    away: int

    def facts(self) -> Facts:
        return {
            "half": self.half,
            "home": TeamRef(HOME),
            "homepoints": self.home,
            "away": TeamRef(AWAY),
            "awaypoints": self.away,
        }


class TimeRanOut(Event, frozen=True):
    """The time of the half was up."""

    half: int

    def facts(self) -> Facts:
        return {"half": self.half}


class Drawn(SideEvent, frozen=True):
    """A side drew cards; the other sees only how many."""

    count: int
    cards: Cards = ()

    def facts(self) -> Facts:
        known = {"cards": self.cards} if self.cards else {}
        return {**super().facts(), "count": self.count, "known": bool(self.cards), **known}


class Reshuffled(SideEvent, frozen=True):
    """A side's discard became its pile."""


class Declared(SideEvent, frozen=True):
    """A side chose its play; the other sees nothing of it."""

    play: Play

    def facts(self) -> Facts:
        return {**super().facts(), "play": self.play}


class Thrown(SideEvent, frozen=True):
    """Dice were thrown."""

    dice: Dice

    def facts(self) -> Facts:
        return {**super().facts(), "dice": self.dice}


class CardPlayed(SideEvent, frozen=True):
    """A card of a play was played."""

    card: Card
    relay: bool = False

    def facts(self) -> Facts:
        return {**super().facts(), "card": self.card, "relay": self.relay}


class CardLaid(SideEvent, frozen=True):
    """A card was laid to tackle, contest or clear out."""

    card: Card
    to: Literal["tackle", "contest", "clear_out"]

    def facts(self) -> Facts:
        return {**super().facts(), "card": self.card, "to": self.to}


class Carried(SideEvent, frozen=True):
    """The ball was carried forward to a spot.

    A carry across the line that may be tackled stops on the line (FF-FIVEMETRE-2): it makes no further ground, and goes
    back 5 m if the tackle is played 5 m out (ruling FF-R-12).
    """

    metres: int
    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "metres": max(self.metres, 0), "to": SpotRef(self.x)}


class Mauled(SideEvent, frozen=True):
    """A maul drove forward."""

    cards: Cards
    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "cards": self.cards, "to": SpotRef(self.x)}


class PickedAndGone(SideEvent, frozen=True):
    """A pick-and-go made ground."""

    cards: Cards
    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "cards": self.cards, "to": SpotRef(self.x)}


class TackleDeclined(SideEvent, frozen=True):
    """The defence let the carrier go on."""


class TackleMissed(SideEvent, frozen=True):
    """The attack broke the tackle with a double."""


class TackledLastCard(SideEvent, frozen=True):
    """The attack had played its last card and lost the ball without a throw."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "rival": TeamRef(other(self.side)), "at": SpotRef(self.x)}


class Intercepted(SideEvent, frozen=True):
    """The tackler's double took the ball and carried it this many metres, to the goal line for a try."""

    metres: int
    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "metres": self.metres, "to": SpotRef(self.x)}


class RuckFormed(Event, frozen=True):
    """A ruck formed; its zone runs from the low to the high die of the winner."""

    won_by: Side
    zone: tuple[int, int]

    def facts(self) -> Facts:
        return {"side": TeamRef(self.won_by), "low": self.zone[0], "high": self.zone[1]}


class ContestWon(SideEvent, frozen=True):
    """The contest die fell inside the zone."""


class ClearedOut(SideEvent, frozen=True):
    """The clear-out die fell inside the zone."""


class Offside(SideEvent, frozen=True):
    """A contest or clear-out die fell outside the zone."""


class RuckWon(SideEvent, frozen=True):
    """The breakdown was over."""

    turnover: bool

    def facts(self) -> Facts:
        return {**super().facts(), "turnover": self.turnover}


class KnockedOn(SideEvent, frozen=True):
    """A runner or receiver knocked on."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class Kicked(SideEvent, frozen=True):
    """A ball was kicked from one spot to another, perhaps beyond the dead-ball line."""

    start: int
    x: int

    def facts(self) -> Facts:
        return {
            **super().facts(),
            "metres": abs(self.x - self.start),
            "from": SpotRef(self.start),
            "to": SpotRef(self.x),
        }


class Gathered(SideEvent, frozen=True):
    """The other side gathered a kick."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class Regained(SideEvent, frozen=True):
    """A side regained its own kick."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class TouchMissed(SideEvent, frozen=True):
    """A touch kick stayed in the field."""


class ShotMissed(SideEvent, frozen=True):
    """A drop or penalty kick was short or wide."""

    why: Literal["short", "wide"]

    def facts(self) -> Facts:
        return {**super().facts(), "why": self.why}


class WentDead(SideEvent, frozen=True):
    """A kicked ball went dead."""


class Grounded(SideEvent, frozen=True):
    """A side grounded the ball in its own in-goal."""


class Marked(SideEvent, frozen=True):
    """A side called the mark."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class KickOffTaken(SideEvent, frozen=True):
    """A kick-off is to be taken."""


class DropOutTaken(SideEvent, frozen=True):
    """A 22 drop-out is to be taken."""


class ScrumSet(SideEvent, frozen=True):
    """A scrum was set, fed by a side."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class ScrumWon(SideEvent, frozen=True):
    """A scrum was won."""


class LineoutSet(SideEvent, frozen=True):
    """A lineout was set, thrown in by a side."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class LineoutWon(SideEvent, frozen=True):
    """A lineout was won."""


class PenaltyAwarded(SideEvent, frozen=True):
    """A penalty was awarded."""

    x: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.x)}


class AdvantageTaken(SideEvent, frozen=True):
    """The attack played advantage from the mark."""

    mark: int

    def facts(self) -> Facts:
        return {**super().facts(), "at": SpotRef(self.mark)}


class AdvantageGained(SideEvent, frozen=True):
    """The advantage was gained and is over."""


class BroughtBack(SideEvent, frozen=True):
    """Play was brought back to the mark."""

    mark: int

    def facts(self) -> Facts:
        return {**super().facts(), "to": SpotRef(self.mark)}


class HandLost(SideEvent, frozen=True):
    """A side without a legal play lost the ball."""


class HandRedrawn(SideEvent, frozen=True):
    """A hand without a legal play was discarded and redrawn."""

    cards: Cards

    def facts(self) -> Facts:
        return {**super().facts(), "cards": self.cards}


class TryScored(SideEvent, frozen=True):
    """A try, with the metres of the carry over the line: 0 if the ball was on it or already across."""

    metres: int = 0

    def facts(self) -> Facts:
        return {**super().facts(), "metres": self.metres}


class ConversionMade(SideEvent, frozen=True):
    """A conversion went over."""


class ConversionMissed(SideEvent, frozen=True):
    """A conversion was missed."""


class DropGoalScored(SideEvent, frozen=True):
    """A drop goal went over."""


class PenaltyGoalScored(SideEvent, frozen=True):
    """A penalty goal went over."""


class MatchEnded(Event, frozen=True):
    """The match was over."""

    home: int
    away: int

    def facts(self) -> Facts:
        least, most = sorted((self.home, self.away))
        winner = TeamRef(HOME if self.home > self.away else AWAY)
        return {"drawn": least == most, "side": winner, "most": most, "least": least}
