"""The referee: REFEREE-01 to -04. The engine has no doubt, so a dispute comes from outside, for people who differ."""

from touchline.counter_attack.events import Ruled
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import State
from touchline.counter_attack.rules import dice
from touchline.counter_attack.step import Frame
from touchline.kernel import Dice, Roll, replace


def passes(die: int, leniency: int) -> bool:
    """Whether a die passes a Leniency test: it is lower (REFEREE-04)."""
    return die < leniency


def referee_dispute(state: State) -> State:
    """The state in which the coaches differ and the referee is asked; then all goes on as it was (REFEREE-03)."""
    return replace(state, stack=(*state.stack, Dispute()))


class Dispute(Frame, frozen=True):
    """The attack rolls a die: from the referee's Leniency on, the ruling is for the attack (REFEREE-01).

    It is final for that situation: nothing asks again (REFEREE-02).
    """

    def asks(self, state: State) -> Roll:
        return dice.test("REFEREE-01", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        winner = match.defence if passes(die, match.state.leniency) else match.attack
        match.note(Ruled("REFEREE-01", die, winner))
