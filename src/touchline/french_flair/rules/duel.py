"""Throwing: DICE-1 to DICE-5. How many dice, and duels of one throw against another."""

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from touchline.french_flair.dice import beats, high_first, is_double
from touchline.french_flair.events import Thrown
from touchline.french_flair.match import Match
from touchline.french_flair.model import State
from touchline.french_flair.model import Throw as ThrowCount
from touchline.french_flair.step import Frame, Need
from touchline.kernel import Choose, Dice, Listed, Roll, Side, Step, other, replace

DUEL_NEEDS: Final[tuple[tuple[Need, str], ...]] = (("one die each", "FF-DICE-1"), ("two dice each", "FF-DICE-2"))
"""What wins a duel."""
DICE = (Listed("dice", (ThrowCount(1), ThrowCount(2))),)


class DuelEnd(NamedTuple):
    """How a duel ends for the side that throws first."""

    won: bool
    by_double: bool


def duel_end(first: Dice, second: Dice) -> DuelEnd:
    """Who wins a duel, and whether by a double (FF-DICE-1, FF-DICE-2)."""
    won = not beats(second, first)
    return DuelEnd(won, is_double(first if won else second))


class Throw(Frame, frozen=True):
    """A throw of one or two dice by a side; the first throw of a duel unless a chapter says otherwise (FF-DICE-5).

    `reply(to_beat)` is the other side's throw.
    """

    rule: ClassVar[str]
    reply: ClassVar[Callable[..., Step]]

    side: Side
    dice: int = 0

    def asks(self, state: State) -> Roll:
        return Roll(self.rule, (self.side,) * self.dice)

    def takes(self, match: Match, dice: Dice) -> None:
        dice = high_first(dice)
        match.note(Thrown(self.rule, self.side, dice))
        self.thrown(match, dice)

    def thrown(self, match: Match, dice: Dice) -> None:
        """Continue after the throw: in a duel, with the other side's."""
        match.then(self.reply(dice))


class Reply(Frame, frozen=True):
    """The second throw of a duel, with as many dice as the first (FF-DICE-3, FF-DICE-5).

    `decided(match, winner, dice)` continues, given the winner's dice.
    """

    rule: ClassVar[str]
    decided: ClassVar[Callable[..., None]]

    first: Side
    to_beat: Dice

    def asks(self, state: State) -> Roll:
        return Roll(self.rule, (other(self.first),) * len(self.to_beat))

    def takes(self, match: Match, dice: Dice) -> None:
        dice = high_first(dice)
        match.note(Thrown(self.rule, other(self.first), dice))
        if duel_end(self.to_beat, dice).won:
            self.decided(match, self.first, self.to_beat)
        else:
            self.decided(match, other(self.first), dice)


class DiceChoice(Frame, frozen=True):
    """The thrower chooses one or two dice before throwing (FF-DICE-3, FF-DICE-4)."""

    throw: Step

    @property
    def subject(self) -> Throw:
        """The throw."""
        assert isinstance(self.throw, Throw)
        return self.throw

    def at_five_metres(self, state: State) -> bool:
        """As the throw."""
        return self.subject.at_five_metres(state)

    def misplaced(self, state: State) -> str:
        """The codec accepts any step as the throw."""
        if isinstance(self.throw, Throw):
            return ""
        return f"chooses dice for {type(self.throw).__name__}, which is no throw"

    def asks(self, state: State) -> Choose:
        throw = self.subject
        return Choose(throw.rule, throw.side, DICE)

    def takes(self, match: Match, choice: ThrowCount) -> None:
        match.then(replace(self.subject, dice=choice.dice))
