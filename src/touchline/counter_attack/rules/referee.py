"""The referee: REFEREE-01 to -04. The engine has no doubts: a dispute comes from people who disagree."""

from touchline.counter_attack.events import Ruled
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import State
from touchline.counter_attack.rules import dice
from touchline.counter_attack.step import Frame
from touchline.kernel import Dice, Roll, replace


def passes(die: int, leniency: int) -> bool:
    """Whether a die passes a Leniency test, by being lower (REFEREE-04)."""
    return die < leniency


def referee_dispute(state: State) -> State:
    """The state with a dispute for the referee on top; play then goes on as before (REFEREE-03)."""
    return replace(state, stack=(*state.stack, Dispute()))


class Dispute(Frame, frozen=True):
    """The attack rolls a die: at the referee's Leniency or more it gets the ruling (REFEREE-01).

    The ruling is final for that situation (REFEREE-02).
    """

    def asks(self, state: State) -> Roll:
        return dice.test("REFEREE-01", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        winner = match.defence if passes(die, match.state.leniency) else match.attack
        match.note(Ruled("REFEREE-01", die, winner))
