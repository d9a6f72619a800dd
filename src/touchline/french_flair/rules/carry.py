"""Carrying the ball: ADVANCE, RUN, ZONE22 and FIVEMETRE."""

from typing import Final, Literal, NamedTuple

from touchline.french_flair import field
from touchline.french_flair.dice import is_double
from touchline.french_flair.events import Carried, KnockedOn
from touchline.french_flair.match import Match
from touchline.french_flair.model import Options, State
from touchline.french_flair.rules import advantage, duel, open_play, scoring, set_pieces, tackles
from touchline.french_flair.step import Traits
from touchline.kernel import Dice, Side, other

ADVANCE: Final = 10
"""Metres of an advance (FF-ADVANCE-1)."""


def held_at(options: Options) -> int:
    """The distance from the goal line at which a carry across it is tackled (FF-FIVEMETRE-2, ruling FF-R-12)."""
    return 0 if options.five_metre_spot == "goal_line" else 5


def carry(match: Match, metres: int, *, concludes: bool, combined: bool, five_metres: bool) -> None:
    """A card carries the ball forward: try, tackle or the next card, in the order of FF-ADVANCE-2.

    10 m for an advance (FF-ADVANCE-1), the link's metres for a link, five times the highest die for a run.
    """
    side = match.attack
    x = field.forward(side, match.x, metres)
    crosses = field.to_try_line(side, x) < 0  # on the line is no try, and can be tackled (FF-TRY-2)
    if crosses and not five_metres:
        match.instead(scoring.Try(side))  # ends a combination: unplayed cards stay in hand (FF-COMBO-4)
        return
    if crosses:
        x = field.spot(side, field.LENGTH - held_at(match.options))  # FF-FIVEMETRE-2
    match.note(Carried("FF-ADVANCE-2", side, field.ground(side, match.x, x), x))
    match.move_to(x)
    advantage.look_for_gain(match)

    if crosses:
        match.then(scoring.Try(side))
    elif concludes:
        match.then(open_play.GoesOn())
    if field.from_own_line(side, x) < 0:
        return  # FF-INGOAL-3
    if crosses:
        tackles.offer(match, "FF-FIVEMETRE-1", stops="try")
    elif combined and field.in_22(other(side), x):
        # One question whether the card concludes or not: it must not tell (ruling FF-R-13).
        tackles.offer(match, "FF-ZONE22-1", stops="conclusion" if concludes else "link")
    elif concludes:
        tackles.offer(match, "FF-TACKLE-1", stops="conclusion")


def run(side: Side, combined: bool, five_metres: bool) -> duel.DiceChoice:
    """A run: one or two dice, the highest counts (FF-RUN-1, FF-RUN-2)."""
    return duel.DiceChoice(RunThrow(side, combined=combined, five_metres=five_metres))


class RunEnd(NamedTuple):
    """The end of a run: outcome and metres."""

    metres: int
    result: Literal["knock-on", "free", "exposed"]


def run_end(dice: Dice, options: Options) -> RunEnd:
    """The end of a run by its dice, highest first: 5 m per pip of that one (FF-RUN-2, FF-RUN-3, FF-RUN-4).

    A 1 is a knock-on, even [1][1] (FF-DICE-6), unless `run_double_one` makes that a double.
    """
    double = is_double(dice) and (dice[0] != 1 or options.run_double_one == "double")
    if 1 in dice and not double:
        return RunEnd(0, "knock-on")
    return RunEnd(5 * dice[0], "free" if double else "exposed")


class RunThrow(duel.Throw, frozen=True):
    """The runner's throw: a 1 is a knock-on, a double cannot be tackled (FF-RUN-2, FF-RUN-3, FF-RUN-4)."""

    rule = "FF-RUN-2"
    traits = Traits(
        purpose="run",
        failure="knock_ons",
        needs=(("no one", "FF-RUN-3"), ("highest", "FF-RUN-2"), ("free double", "FF-RUN-4")),
    )

    combined: bool = False
    five_metres: bool = False

    def at_five_metres(self, state: State) -> bool:
        """As in the play it concludes."""
        return self.five_metres

    def thrown(self, match: Match, dice: Dice) -> None:
        metres, result = run_end(dice, match.options)
        match result:
            case "knock-on":
                match.note(KnockedOn("FF-RUN-3", self.side, match.x))
                advantage.over_to(match, other(self.side), set_pieces.Scrum(other(self.side)))
            case "free":
                self.break_away(match, metres)
            case "exposed":
                carry(match, metres, concludes=True, combined=self.combined, five_metres=self.five_metres)

    def break_away(self, match: Match, metres: int) -> None:
        """No tackle; a card unless it is a try (FF-RUN-4, FF-FIVEMETRE-2)."""
        x = field.forward(self.side, match.x, metres)
        if field.to_try_line(self.side, x) < 0:
            match.instead(scoring.Try(self.side))
            return
        match.move_to(x)
        match.note(Carried("FF-RUN-4", self.side, metres, x))
        advantage.look_for_gain(match)
        match.instead(open_play.GoesOn("FF-RUN-4"))
