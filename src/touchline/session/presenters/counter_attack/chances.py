"""How likely an answer is to do what it is meant to, for many answers at once."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from touchline.counter_attack import events, game
from touchline.counter_attack.model import Call, Pass, Reckless, State
from touchline.counter_attack.outcomes import prospect
from touchline.counter_attack.rules import high_pass
from touchline.counter_attack.step import awaited
from touchline.kernel import Choose, Event, Roll

LOFTED: Final = ("high", "long", "kick")
"""The passes through the air whose accuracy is rolled for."""

_CHALLENGES: Final = (Call("tackle"), Call("dive"))


def good(state: State, answer: Any) -> Fraction | None:
    """The chance that an answer achieves its aim; None if it has none or leads to no dice."""
    if isinstance(answer, Reckless):
        return None
    found = prospect(state, answer)
    return found.good if found else None


def challenge(state: State) -> Call | None:
    """How a defender may challenge the carrier in a state, if it is asked."""
    if not state.stack or not awaited(state).traits.challenge:
        return None
    request = game.request(state)
    assert isinstance(request, Choose)
    return next((call for call in _CHALLENGES if call in request), None)


def accuracies(state: State) -> Callable[[Pass], Fraction | None]:
    """How likely passes through the air are to come down where they are aimed; None where that is sure.

    It does not depend on who moves before, so nobody does, and passes for which the same is needed are as accurate.
    """
    known: dict[int, Fraction] = {}

    def accurate(action: Pass) -> Fraction | None:
        after, _ = game.step(state, action)
        while high_pass.is_moved_under(after):
            after, _ = game.step(after, Call("no"))
        if not (needed := high_pass.accuracy_tested(after)):
            return None
        if needed not in known:
            known[needed] = _accuracy(after)
        return known[needed]

    return accurate


def _accuracy(state: State) -> Fraction:
    request = game.request(state)
    assert isinstance(request, Roll)
    thrown = [(chance, game.step(state, dice)[1]) for dice, chance in request.outcomes()]
    return sum((chance for chance, happened in thrown if any(map(_passes, happened))), Fraction(0))


def _passes(event: Event) -> bool:
    return isinstance(event, events.Tested) and event.passed
