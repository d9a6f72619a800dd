"""Match statistics of both sides, counted from events.

>>> from touchline.french_flair.events import TryScored
>>> add(Statistics(), TryScored("FF-TRY-1", "home")).home.points
5
"""

from collections.abc import Mapping
from typing import Final

from touchline.french_flair import field
from touchline.french_flair.events import (
    AdvantageTaken,
    BroughtBack,
    CardLaid,
    Carried,
    ConversionMade,
    ConversionMissed,
    DropGoalScored,
    DropOutTaken,
    Intercepted,
    KnockedOn,
    LineoutSet,
    Marked,
    Mauled,
    Offside,
    PenaltyAwarded,
    PenaltyGoalScored,
    PickedAndGone,
    RuckFormed,
    RuckWon,
    ScrumSet,
    ShotMissed,
    TackledLastCard,
    TackleMissed,
    Thrown,
    TryScored,
)
from touchline.french_flair.rules import mauls, scoring
from touchline.french_flair.step import NO_TRAITS, Traits
from touchline.kernel import HOME, Event, Record, Side, replace


class Tally(Record, frozen=True):
    """The figures of one side."""

    points: int = 0
    tries: int = 0
    conversions: int = 0
    conversion_attempts: int = 0
    penalties: int = 0
    """Penalties awarded."""
    penalty_goals: int = 0
    penalty_goal_attempts: int = 0
    drop_goals: int = 0
    drop_goal_attempts: int = 0
    tackles: int = 0
    """Tackles with a duel: not those of a last card."""
    missed_tackles: int = 0
    """Tackles broken by the carrier."""
    rucks: int = 0
    """Rucks whose duel it won, with or without the ball in the end."""
    turnovers: int = 0
    """Balls won from the other side at rucks."""
    interceptions: int = 0
    contests: int = 0
    clear_outs: int = 0
    offsides: int = 0
    advantages_taken: int = 0
    advantages_brought_back: int = 0
    scrums: int = 0
    """Scrums it fed."""
    lineouts: int = 0
    """Lineouts it threw in."""
    drop_outs: int = 0
    marks: int = 0
    knock_ons: int = 0
    """Knock-ons by its runners."""
    dropped_kicks: int = 0
    """Opposing kicks that it knocked on."""
    last_card_turnovers: int = 0
    """Balls won on the other side's last card."""
    kicks: int = 0
    """Kicks out of the hand, from a mark too; neither restarts nor shots at goal."""
    touch_kicks: int = 0
    """Touch kicks out of the hand, from a mark too; not those of penalties."""
    metres: int = 0
    """Metres carried: advances, runs, mauls, pick-and-goes and interceptions, counted to the goal line. A carry that
    scores counts like any other."""

    def plus(self, gains: Mapping[str, int]) -> "Tally":
        """The tally with some figures raised."""
        return replace(self, **{name: getattr(self, name) + gain for name, gain in gains.items()})


class Statistics(Record, frozen=True):
    """The figures of both sides."""

    home: Tally = Tally()
    away: Tally = Tally()

    @property
    def together(self) -> Tally:
        """Both sides added up."""
        return self.home.plus({name: getattr(self.away, name) for name in Tally.__struct_fields__})


def add(sheet: Statistics, event: Event, traits: Traits = NO_TRAITS) -> Statistics:
    """The statistics after an event, given the traits of the step behind it."""
    gains = _gains(event, traits)
    if not gains:
        return sheet
    side: Side = getattr(event, "won_by" if isinstance(event, RuckFormed) else "side")
    if side == HOME:
        return replace(sheet, home=sheet.home.plus(gains))
    return replace(sheet, away=sheet.away.plus(gains))


def _gains(event: Event, traits: Traits) -> Mapping[str, int]:
    """The gains of the event's side."""
    match event:
        case CardLaid() | Thrown():
            return {traits.attempt: 1} if traits.attempt else {}
        case KnockedOn() | ShotMissed():
            return {traits.failure: 1} if traits.failure else {}
        case RuckWon(turnover=True):
            return {"turnovers": 1}
        case Carried() | Intercepted() | TryScored():
            return {"metres": event.metres, **_SIMPLE.get(type(event), {})}
        case Mauled() | PickedAndGone():
            return {
                "metres": mauls.DRIVE if field.to_try_line(event.side, event.x) >= 0 else 0
            }  # a carry across began on the goal line
    return _SIMPLE.get(type(event), {})


_SIMPLE: Final[Mapping[type[Event], Mapping[str, int]]] = {
    TryScored: {"points": scoring.TRY, "tries": 1},
    ConversionMade: {"points": scoring.CONVERSION, "conversions": 1, "conversion_attempts": 1},
    ConversionMissed: {"conversion_attempts": 1},
    PenaltyAwarded: {"penalties": 1},
    PenaltyGoalScored: {"points": scoring.GOAL, "penalty_goals": 1, "penalty_goal_attempts": 1},
    DropGoalScored: {"points": scoring.GOAL, "drop_goals": 1, "drop_goal_attempts": 1},
    TackleMissed: {"missed_tackles": 1},
    TackledLastCard: {"last_card_turnovers": 1},
    RuckFormed: {"rucks": 1},
    Intercepted: {"interceptions": 1},
    Offside: {"offsides": 1},
    AdvantageTaken: {"advantages_taken": 1},
    BroughtBack: {"advantages_brought_back": 1},
    ScrumSet: {"scrums": 1},
    LineoutSet: {"lineouts": 1},
    DropOutTaken: {"drop_outs": 1},
    Marked: {"marks": 1},
}
