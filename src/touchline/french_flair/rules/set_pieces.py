"""Scrum and lineout: SCRUM and LINEOUT."""

from touchline.french_flair import field
from touchline.french_flair.dice import is_double
from touchline.french_flair.events import LineoutSet, LineoutWon, ScrumSet, ScrumWon
from touchline.french_flair.match import Match
from touchline.french_flair.rules import advantage, cards, clock, duel, open_play, penalties
from touchline.french_flair.step import Passage, Traits
from touchline.kernel import Dice, Side, Step


class Scrum(Passage, frozen=True):
    """A scrum: moved to the nearest point of 5 to 95, after a renewal, fed by a side (FF-SCRUM-1, FF-SCRUM-5)."""

    side: Side

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        match.move_to(field.restart_spot(match.x))
        match.note(ScrumSet("FF-SCRUM-1", self.side, match.x))
        match.then(cards.Renewal(), clock.Phase(), duel.DiceChoice(ScrumThrow(self.side)))


class ScrumThrow(duel.Throw, frozen=True):
    """The feeding side throws first (FF-SCRUM-1)."""

    rule = "FF-SCRUM-1"
    traits = Traits(purpose="duel", situation="scrum", needs=(*duel.DUEL_NEEDS, ("double for a penalty", "FF-SCRUM-2")))

    def reply(self, to_beat: Dice) -> Step:
        return ScrumReply(self.side, to_beat)


class ScrumReply(duel.Reply, frozen=True):
    """The winner plays SCRUM; a winning double is a penalty (FF-SCRUM-1, FF-SCRUM-2, FF-SCRUM-4)."""

    rule = "FF-SCRUM-1"
    traits = Traits(situation="scrum")

    def decided(self, match: Match, winner: Side, dice: Dice) -> None:
        match.note(ScrumWon("FF-SCRUM-1", winner))
        prize = penalties.Penalty(winner) if is_double(dice) else open_play.Open(winner, "SCRUM")
        advantage.over_to(match, winner, prize)


class Lineout(Passage, frozen=True):
    """A lineout: moved to the nearest point of 5 to 95, after a renewal (FF-LINEOUT-1, FF-LINEOUT-5).

    FF-LINEOUT-2: the side that did not kick the ball out throws in; after a penalty kick to touch, the kicker.
    """

    side: Side

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        match.move_to(field.restart_spot(match.x))
        match.note(LineoutSet("FF-LINEOUT-1", self.side, match.x))
        match.then(cards.Renewal(), clock.Phase(), duel.DiceChoice(LineoutThrow(self.side)))


class LineoutThrow(duel.Throw, frozen=True):
    """The throwing-in side throws first (FF-LINEOUT-1)."""

    rule = "FF-LINEOUT-1"
    traits = Traits(
        purpose="duel", situation="lineout", needs=(*duel.DUEL_NEEDS, ("double for a card", "FF-LINEOUT-3"))
    )

    def reply(self, to_beat: Dice) -> Step:
        return LineoutReply(self.side, to_beat)


class LineoutReply(duel.Reply, frozen=True):
    """The winner plays LINEOUT; a winning double draws a card (FF-LINEOUT-3, FF-LINEOUT-4)."""

    rule = "FF-LINEOUT-1"
    traits = Traits(situation="lineout")

    def decided(self, match: Match, winner: Side, dice: Dice) -> None:
        match.note(LineoutWon("FF-LINEOUT-3", winner))
        bonus = [cards.DrawCards("FF-LINEOUT-3", winner, 1)] if is_double(dice) else []
        advantage.over_to(match, winner, *bonus, open_play.Open(winner, "LINEOUT"))
