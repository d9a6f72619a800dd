"""The penalty: PENALTY."""

from typing import Final

from touchline.french_flair.events import PenaltyAwarded
from touchline.french_flair.match import Match
from touchline.french_flair.model import Call, Options, SpotRef, State
from touchline.french_flair.rules import cards, clock, duel, kicking, open_play, set_pieces
from touchline.french_flair.step import Frame, Passage, Traits
from touchline.kernel import Choose, Dice, Facts, Listed, Side


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

    traits = Traits(situation="penalty")

    def facts(self, state: State) -> Facts:
        return {"where": SpotRef(state.x)}

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
    traits = Traits(
        purpose="shot",
        situation="penalty",
        failure="penalty_goal_attempts",
        needs=(
            ("pips", "FF-PENALTY-3"),
            ("long double", "FF-PENALTY-3"),
            ("across the line", "FF-PENALTY-3"),
            ("not good", "FF-PENALTY-4"),
        ),
    )

    def thrown(self, match: Match, dice: Dice) -> None:
        kicking.shoot(match, self.side, dice, penalty=True)


def penalty_touch_end(side: Side, x: int, dice: Dice, options: Options) -> "kicking.TouchEnd":
    """Where a penalty finds touch: a 1 has no effect, unless `penalty_touch_one` is direct (FF-PENALTY-5)."""
    if 1 in dice and options.penalty_touch_one == "direct":
        return kicking.TouchEnd(x, "direct")
    landing = kicking.touch_landing(x, side, dice)
    return kicking.TouchEnd(landing, "dead" if kicking.is_across(side, landing) else "found")


def touch_ends_half(options: Options, time_up: bool) -> bool:
    """Whether touch from a penalty ends the half: once time is up, unless the lineout is played (FF-CLOCK-2)."""
    return time_up and options.penalty_touch_after_time == "ends"


class PenaltyTouchThrow(duel.Throw, frozen=True):
    """Touch without a card: always found, thrown in by the kicker (FF-PENALTY-5, FF-LINEOUT-2)."""

    rule = "FF-PENALTY-5"
    traits = Traits(
        purpose="touch",
        situation="penalty",
        needs=(("pips", "FF-PENALTY-5"), ("long double", "FF-PENALTY-5"), ("penalty touch", "FF-PENALTY-5")),
    )

    def thrown(self, match: Match, dice: Dice) -> None:
        landing, result = penalty_touch_end(self.side, match.x, dice, match.options)
        kicking.fly(match, self.side, landing)
        if result == "dead":
            kicking.go_dead(match, self.side)
            return
        ends = touch_ends_half(match.options, match.state.time_up)
        match.instead(clock.HalfOver() if ends else set_pieces.Lineout(self.side))
