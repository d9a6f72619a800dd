"""The penalty: PENALTY."""

from typing import Final

from touchline.french_flair.desk import Match
from touchline.french_flair.model import Call, PenaltyAwarded, State
from touchline.french_flair.rules import cards, clock, duel, kicking, open_play, set_pieces
from touchline.kernel import Choose, Dice, Frame, Listed, Passage, Side


class Penalty(Passage, frozen=True):
    """A penalty at the exact spot, after a renewal (FF-PENALTY-1)."""

    side: Side

    def runs(self, match: Match) -> None:
        match.change(advantage=None)  # ruling FF-R-8
        match.give_ball(self.side)
        match.note(PenaltyAwarded("FF-PENALTY-1", self.side, match.x))
        match.then(cards.Renewal(), clock.Phase(), PenaltyChoice())


class PenaltyChoice(Frame, frozen=True):
    """Kick at goal, touch or tap; or the end of the half once time is up (FF-PENALTY-2)."""

    def asks(self, state: State) -> Choose:
        side = state.attack
        # FF-PENALTY-6: the first card of a tap is a 9 or a relay; without relays (`tap_relay`: off) it needs a 9.
        tap = state.options.tap_relay or 9 in state.hand(side)
        return Choose("FF-PENALTY-2", side, clock.with_end(state, *(_ALL if tap else _KICKS)))

    def takes(self, match: Match, call: Call) -> None:
        side = match.attack
        match call.word:
            case "goal":
                match.then(duel.DiceChoice(GoalThrow(side)))
            case "touch":
                match.then(duel.DiceChoice(PenaltyTouchThrow(side)))
            case "tap":
                match.then(open_play.Open(side, "TAP"))
            case _:  # the end
                match.instead(clock.HalfOver())


_KICKS: Final = (Listed("goal", (Call("goal"),)), Listed("touch", (Call("touch"),)))
_ALL: Final = (*_KICKS, Listed("tap", (Call("tap"),)))


class GoalThrow(duel.Throw, frozen=True):
    """A kick at goal without a card (FF-PENALTY-3, FF-PENALTY-4)."""

    rule = "FF-PENALTY-3"

    def thrown(self, match: Match, dice: Dice) -> None:
        kicking.shoot(match, self.side, dice, penalty=True)


class PenaltyTouchThrow(duel.Throw, frozen=True):
    """Touch without a card: always found, thrown in by the kicker (FF-PENALTY-5, FF-LINEOUT-2)."""

    rule = "FF-PENALTY-5"

    def thrown(self, match: Match, dice: Dice) -> None:
        landing = kicking.touch_landing(match.x, self.side, dice)
        lineout = set_pieces.Lineout(self.side)
        ends = match.options.penalty_touch_after_time == "ends"
        steps = clock.once_over(match, lineout) if ends else (lineout,)
        if 1 in dice and match.options.penalty_touch_one == "direct":
            kicking.fly(match, self.side, match.x)
            match.instead(*steps)
        elif kicking.is_across(self.side, landing):
            kicking.fly(match, self.side, landing)
            kicking.go_dead(match, self.side)
        else:
            kicking.fly(match, self.side, landing)
            match.instead(*steps)
