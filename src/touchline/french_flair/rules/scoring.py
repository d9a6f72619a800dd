"""Points: TRY and CONVERSION."""

from typing import Final

from touchline.french_flair import field
from touchline.french_flair.events import ConversionMade, ConversionMissed, TryScored
from touchline.french_flair.match import Match
from touchline.french_flair.model import Options, State
from touchline.french_flair.rules import advantage, clock, duel, restarts
from touchline.french_flair.step import Need, Passage, Traits
from touchline.kernel import Dice, Event, Facts, Side, Step, other

TRY: Final = 5
CONVERSION: Final = 2
GOAL: Final = 3
"""Points (FF-TRY-1, FF-CONVERSION-1; FF-DROP-1 and FF-PENALTY-3)."""


def score(match: Match, side: Side, points: int, event: Event) -> None:
    """A side scores; a live advantage is gained by it (FF-ADVANTAGE-4)."""
    match.note(event)
    match.change_team(side, points=match.state.team(side).points + points)
    advantage.gain(match)


def try_spot(side: Side) -> int:
    """The spot of the ball after a side's try."""
    return field.spot(side, field.LENGTH + 5)


class Try(Passage, frozen=True):
    """A try: five points, grounding is automatic, and a conversion follows (FF-TRY-1, FF-TRY-2)."""

    side: Side

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        carried = max(field.to_try_line(self.side, match.x), 0)
        match.move_to(try_spot(self.side))
        score(match, self.side, TRY, TryScored("FF-TRY-1", self.side, carried))
        match.instead(duel.DiceChoice(ConversionThrow(self.side)))


def converts_alone(options: Options) -> bool:
    """Whether the kicker throws alone: `conversion` at solo (FF-CONVERSION-1)."""
    return options.conversion == "solo"


def is_good_alone(dice: Dice) -> bool:
    """Whether a conversion is good if the kicker throws alone (FF-CONVERSION-1)."""
    return 1 not in dice


class ConversionThrow(duel.Throw, frozen=True):
    """The scoring side throws first, for two points (FF-CONVERSION-1)."""

    rule = "FF-CONVERSION-1"
    traits = Traits(purpose="conversion", situation="conversion", needs=duel.DUEL_NEEDS)

    def facts(self, state: State) -> Facts:
        return {"conversion": state.options.conversion}

    def needs(self, state: State) -> tuple[tuple[Need, str], ...]:
        """Of a kicker who throws alone: no 1."""
        return (("never a one", self.rule),) if converts_alone(state.options) else self.traits.needs

    def thrown(self, match: Match, dice: Dice) -> None:
        if converts_alone(match.options):
            convert(match, self.side, good=is_good_alone(dice))
        else:
            super().thrown(match, dice)

    def reply(self, to_beat: Dice) -> Step:
        return ConversionReply(self.side, to_beat)


class ConversionReply(duel.Reply, frozen=True):
    """Winning the duel is all that counts (FF-CONVERSION-1)."""

    rule = "FF-CONVERSION-1"
    traits = Traits(situation="conversion")

    def decided(self, match: Match, winner: Side, dice: Dice) -> None:
        convert(match, self.first, good=winner == self.first)


def convert(match: Match, side: Side, *, good: bool) -> None:
    """Two points or none; then a kick-off by the side that conceded, or the end of the half (FF-CONVERSION-2)."""
    if good:
        score(match, side, CONVERSION, ConversionMade("FF-CONVERSION-1", side))
    else:
        match.note(ConversionMissed("FF-CONVERSION-1", side))
    match.instead(*clock.once_over(match, restarts.KickOff(other(side))))
