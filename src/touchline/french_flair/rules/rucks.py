"""The breakdown: RUCK, CONTEST and CLEAR. The attack is the tackled side, even if it loses the ball."""

from functools import lru_cache
from typing import Final

from touchline.french_flair.dice import beats
from touchline.french_flair.events import CardLaid, ClearedOut, ContestWon, Offside, RuckFormed, RuckWon, Thrown
from touchline.french_flair.match import Match
from touchline.french_flair.model import Call, ClearOut, Contest, State, TeamRef
from touchline.french_flair.model import (
    Cards as Hand,
)
from touchline.french_flair.rules import advantage, cards, open_play, penalties
from touchline.french_flair.step import Frame, Need, Passage, Traits
from touchline.kernel import Choose, Dice, Facts, Listed, Roll, Side, other

Zone = tuple[int, int]
"""The values of a die that win the ball, lowest and highest."""


def formed(defence: Dice, attack: Dice) -> tuple[bool, Zone]:
    """Whether the attack wins the duel of a tackle, and the zone of the winner's dice (FF-TACKLE-5, FF-RUCK-1).

    Both sides' dice come highest first.
    """
    won = beats(attack, defence)
    high, low = attack if won else defence
    return won, (low, high)


def is_inside(zone: Zone, die: int) -> bool:
    """Whether a die of a contest or clear-out wins the ball (FF-CONTEST-2, FF-CLEAR-2)."""
    return zone[0] <= die <= zone[1]


def faces_inside(zone: Zone) -> int:
    """The number of faces that win the ball."""
    return sum(is_inside(zone, die) for die in range(1, 7))


def after_contest(zone: Zone, die: int) -> Zone:
    """The zone of a clear-out, with the contest die as its new low end (FF-CLEAR-1)."""
    return die, zone[1]


def form(match: Match, winner: Side, zone: Zone) -> None:
    """A ruck forms on the spot, no try on a goal line; the winner has the ball (FF-TACKLE-5, FF-RUCK-1).

    The loser may contest it with two cards or more in hand (FF-CONTEST-1). On a goal line: FF-RUCK-2.
    """
    match.note(RuckFormed("FF-RUCK-1", winner, zone))
    if can_lay(match.state, other(winner)):
        match.instead(ContestOffer(winner, *zone))
    else:
        match.instead(RuckEnds(winner))


def can_lay(state: State, side: Side) -> bool:
    """A contest or clear-out needs two cards in hand (FF-CONTEST-1, FF-CLEAR-1, FF-LASTCARD-3)."""
    return may_lay(len(state.hand(side)))


def may_lay(held: int) -> bool:
    """Whether this many cards in hand are enough for a contest or clear-out (FF-CONTEST-1, FF-CLEAR-1)."""
    return held >= 2


DECLINE: Final = Listed("decline", (Call("decline"),))


@lru_cache(maxsize=1 << 9)
def _contests(hand: Hand) -> Listed:
    return Listed("contest", tuple([Contest(card) for card in dict.fromkeys(hand)]))


@lru_cache(maxsize=1 << 9)
def _clear_outs(hand: Hand) -> Listed:
    return Listed("clear", tuple([ClearOut(card) for card in dict.fromkeys(hand)]))


class ZoneFrame(Frame, frozen=True):
    """A step of a breakdown, with the winner of the duel and the zone (FF-RUCK-1)."""

    traits = Traits(situation="RUCK")

    winner: Side
    low: int
    high: int

    @property
    def zone(self) -> Zone:
        """The values that win the ball."""
        return self.low, self.high

    def facts(self, state: State) -> Facts:
        return {"low": self.low, "high": self.high, "faces": faces_inside(self.zone)}

    def needs(self, state: State) -> tuple[tuple[Need, str], ...]:
        """Where every face wins, none is left outside."""
        sure = faces_inside(self.zone) == 6
        return tuple([need for need in self.traits.needs if not (sure and need[0] == "outside")])


class ContestOffer(ZoneFrame, frozen=True):
    """The loser of the duel may lay a card and throw one die for the ball (FF-CONTEST-1)."""

    traits = Traits(situation="RUCK", attempt="contests", lays=2, order="contests")

    def facts(self, state: State) -> Facts:
        return {**super().facts(state), "rivals": TeamRef(self.winner)}

    def asks(self, state: State) -> Choose:
        loser = other(self.winner)
        return Choose("FF-CONTEST-1", loser, (_contests(state.hand(loser)), DECLINE))

    def takes(self, match: Match, action: Contest | Call) -> None:
        if isinstance(action, Call):
            match.then(RuckEnds(self.winner))
            return
        loser = other(self.winner)
        match.discard(loser, action.card)
        match.note(CardLaid("FF-CONTEST-1", loser, action.card, "contest"))
        match.then(ContestThrow(self.winner, self.low, self.high))


class ContestThrow(ZoneFrame, frozen=True):
    """Inside the zone the contester has the ball, outside it is offside (FF-CONTEST-2)."""

    traits = Traits(purpose="ruck", situation="RUCK", needs=(("inside", "FF-CONTEST-2"), ("outside", "FF-CONTEST-3")))

    def needs(self, state: State) -> tuple[tuple[Need, str], ...]:
        """Then the other side may clear out, if it has the cards."""
        needs = super().needs(state)
        return (*needs, ("clear-out", "FF-CLEAR-1")) if can_lay(state, self.winner) else needs

    def asks(self, state: State) -> Roll:
        return Roll("FF-CONTEST-2", (other(self.winner),))

    def takes(self, match: Match, dice: Dice) -> None:
        loser, (die,) = other(self.winner), dice
        match.note(Thrown("FF-CONTEST-2", loser, dice))
        if not is_inside(self.zone, die):
            offside(match, loser)
            return
        match.note(ContestWon("FF-CONTEST-2", loser))
        if can_lay(match.state, self.winner):
            match.then(ClearOffer(self.winner, *after_contest(self.zone, die)))
        else:
            match.then(RuckEnds(loser))


class ClearOffer(ZoneFrame, frozen=True):
    """The winner of the duel may lay a card to clear out; the contest die is the new low end (FF-CLEAR-1)."""

    traits = Traits(situation="RUCK", attempt="clear_outs", lays=2, order="clear_outs")

    def facts(self, state: State) -> Facts:
        return {**super().facts(state), "rivals": TeamRef(other(self.winner))}

    def asks(self, state: State) -> Choose:
        return Choose("FF-CLEAR-1", self.winner, (_clear_outs(state.hand(self.winner)), DECLINE))

    def takes(self, match: Match, action: ClearOut | Call) -> None:
        if isinstance(action, Call):
            match.then(RuckEnds(other(self.winner)))
            return
        match.discard(self.winner, action.card)
        match.note(CardLaid("FF-CLEAR-1", self.winner, action.card, "clear_out"))
        match.then(ClearThrow(self.winner, self.low, self.high))


class ClearThrow(ZoneFrame, frozen=True):
    """Inside the zone the ball is won back, outside it is offside; nothing follows a clear-out (FF-CLEAR-2)."""

    traits = Traits(purpose="ruck", situation="RUCK", needs=(("inside", "FF-CLEAR-2"), ("outside", "FF-CONTEST-3")))

    def asks(self, state: State) -> Roll:
        return Roll("FF-CLEAR-2", (self.winner,))

    def takes(self, match: Match, dice: Dice) -> None:
        (die,) = dice
        match.note(Thrown("FF-CLEAR-2", self.winner, dice))
        if is_inside(self.zone, die):
            match.note(ClearedOut("FF-CLEAR-2", self.winner))
            match.then(RuckEnds(self.winner))
        else:
            offside(match, self.winner)


def offside(match: Match, side: Side) -> None:
    """The defence offside: the attack chooses; the attack offside: a penalty at once (FF-CONTEST-3)."""
    match.note(Offside("FF-CONTEST-3", side))
    if side == match.attack:
        advantage.over_to(match, match.defence, penalties.Penalty(match.defence))
    else:
        match.instead(advantage.AdvantageChoice())


class RuckEnds(Passage, frozen=True):
    """The side with the ball plays RUCK from the spot; hands are renewed only if it changed sides (FF-RUCK-3)."""

    holder: Side

    def runs(self, match: Match) -> None:
        turnover = self.holder != match.attack
        match.note(RuckWon("FF-RUCK-3", self.holder, turnover))
        renewal = [cards.Renewal()] if turnover else []
        advantage.over_to(match, self.holder, *renewal, open_play.Open(self.holder, "RUCK"))
