"""Kick-off and 22 drop-out: KICKOFF and DROPOUT22."""

from typing import Literal, NamedTuple

from touchline.french_flair import field
from touchline.french_flair.events import DropOutTaken, KickOffTaken
from touchline.french_flair.match import Match
from touchline.french_flair.model import Options
from touchline.french_flair.rules import cards, clock, duel, kicking, set_pieces
from touchline.french_flair.step import Passage, Traits
from touchline.kernel import Dice, Side, other


class KickOff(Passage, frozen=True):
    """A kick-off from halfway, without a card, after a renewal (FF-KICKOFF-1, FF-KICKOFF-2)."""

    side: Side

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        match.move_to(field.HALFWAY)
        match.note(KickOffTaken("FF-KICKOFF-1", self.side))
        match.then(cards.Renewal(), clock.Phase(), duel.DiceChoice(KickOffThrow(self.side)))


def is_too_short(dice: Dice, options: Options) -> bool:
    """Whether a kick-off falls short of `kickoff_min`: the receiver then feeds a scrum (FF-KICKOFF-1)."""
    return 5 * sum(dice) < options.kickoff_min


class KickOffEnd(NamedTuple):
    """The landing of a kick-off and its outcome."""

    x: int
    result: Literal["dead", "gathered", "regained", "knock-on", "too short"]


def kick_off_end(kicker: Side, x: int, dice: Dice, options: Options) -> KickOffEnd:
    """A kick-off from x: as a kick, unless it is too short (FF-KICKOFF-1)."""
    if is_too_short(dice, options):
        return KickOffEnd(x, "too short")
    return KickOffEnd(*kicking.kick_end(kicker, x, dice))


class KickOffThrow(duel.Throw, frozen=True):
    """One or two dice, resolved as a kick; no minimum unless `kickoff_min` sets one (FF-KICKOFF-1)."""

    rule = "FF-KICKOFF-1"
    traits = Traits(
        purpose="kick",
        situation="kick-off",
        failure="dropped_kicks",
        needs=kicking.KICK_NEEDS,
    )

    def thrown(self, match: Match, dice: Dice) -> None:
        if is_too_short(dice, match.options):
            match.instead(set_pieces.Scrum(other(self.side)))
        else:
            kicking.strike(match, self.side, dice, "KICKOFF")


class DropOut(Passage, frozen=True):
    """A 22 drop-out from the kicker's own mark, without a card, after a renewal (FF-DROPOUT22-1)."""

    side: Side

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        match.move_to(field.spot(self.side, match.options.drop_out_mark))
        match.note(DropOutTaken("FF-DROPOUT22-1", self.side))
        match.then(cards.Renewal(), clock.Phase(), duel.DiceChoice(DropOutThrow(self.side)))


class DropOutThrow(duel.Throw, frozen=True):
    """One or two dice, resolved as a kick (FF-DROPOUT22-1)."""

    rule = "FF-DROPOUT22-1"
    traits = Traits(
        purpose="kick",
        situation="drop-out",
        failure="dropped_kicks",
        needs=kicking.KICK_NEEDS,
    )

    def thrown(self, match: Match, dice: Dice) -> None:
        kicking.strike(match, self.side, dice, "DROPOUT")
