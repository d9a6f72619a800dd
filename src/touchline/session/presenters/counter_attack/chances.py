"""How likely an answer is to do what it is meant to: the rules played with every result of the dice.

A tree ends with the first thing that settles the matter: the ball is lost or won, runs loose or misses its target, a
goal is scored, somebody fouls, play stops. Nobody moves or dives in between, no nutmeg is called, every steal is
tried, and a snapshot goes where it scores most often.
"""

from fractions import Fraction
from functools import partial
from typing import Any, Final

from touchline.counter_attack import events, game
from touchline.counter_attack.model import Call, Head, Move, Pass, Reckless, Shoot, State
from touchline.counter_attack.pitch import GOAL, LEFT, RIGHT, Board
from touchline.counter_attack.rules import challenges, high_pass
from touchline.counter_attack.step import Frame, Passage, awaited
from touchline.i18n.counter_attack.odds import undisturbed
from touchline.kernel import CLOCK, Choose, Event, Outcome, Roll, Seeded, Side, Step

MOST_JUMPS: Final = 3
"""How many players may jump for a header before all their dice are too many to be played."""

_SAMPLES: Final = 600
_GOALS: Final[Board] = GOAL[LEFT] | GOAL[RIGHT]
LOFTED: Final = ("high", "long", "kick")
"""The passes through the air whose accuracy is rolled for."""

_OWN_TESTS: Final = ("high_pass", "long_pass", "control", "head_back")


def good(state: State, answer: Any) -> Fraction | None:
    """How likely an answer is to do what it is meant to; None where no dice come of it, or nothing is meant.

    A shot scores; after a pass or a run the attack has the ball, where it was aimed at; a challenge wins the ball; who
    moves against a shot or a pass wants it to fail. Beyond a few jumps for a header it is the share of random throws.
    """
    request = game.request(state)
    if isinstance(answer, Pass) and answer.kind in LOFTED:
        return accurate(state, answer)
    if isinstance(answer, Reckless) or request is None or request.side == CLOCK:
        return None
    after, happened = game.step(state, answer)
    holds = _Meant(state, request.side, after, answer)
    if challenges.jumps_left(after) > MOST_JUMPS:
        return _sampled(state, after, holds)
    tree = game.odds_from(after, undisturbed, partial(_is_settled, state))
    if not tree.branches:
        return None
    return tree._replace(events=happened + tree.events).chance(holds)


class _Meant:
    """Whether an end is what a side meant by an answer."""

    def __init__(self, before: State, side: Side, after: State, answer: Any) -> None:
        self._before, self._attacks = before, side == before.attack
        aimed = isinstance(answer, Shoot) or (isinstance(answer, Head) and bool(_GOALS >> answer.hex & 1))
        self._shot = aimed or any(map(_shoots, after.stack))
        self._challenge = not self._attacks and not isinstance(answer, Move) and answer != Call("no")

    def __call__(self, outcome: Outcome) -> bool:
        before, state = self._before, outcome.state
        if self._shot:
            scored = (state.score, state.shoot_out) != (before.score, before.shoot_out)
            return scored == self._attacks
        if self._challenge:
            return bool(state.attack != before.attack)
        kept = state.attack == before.attack and not _is_loose(state) and not any(map(_fails, outcome.events))
        return kept == self._attacks


def _shoots(step: Step) -> bool:
    return isinstance(step, (Frame, Passage)) and step.traits.shot


def _fails(event: Event) -> bool:
    return isinstance(event, events.Tested) and event.what in _OWN_TESTS and not event.passed


def _is_loose(state: State) -> bool:
    return bool(state.stack) and awaited(state).traits.ball == "loose"


def _is_settled(before: State, state: State) -> bool:
    return (
        not state.stack
        or state.attack != before.attack
        or state.score != before.score
        or awaited(state).traits.ball != "in_play"
    )


# Through the air


def accurate(state: State, action: Pass, known: dict[int, Fraction] | None = None) -> Fraction | None:
    """How likely a pass through the air is to come down where it is aimed; None where that is sure.

    It does not depend on who moves before, so nobody does. `known` are the chances by what must be reached, of passes
    from the same state.
    """
    after, _ = game.step(state, action)
    while high_pass.is_moved_under(after):
        after, _ = game.step(after, Call("no"))
    known = {} if known is None else known
    if not (needed := high_pass.accuracy_tested(after)):
        return None
    if needed not in known:
        known[needed] = _accuracy(after)
    return known[needed]


def _accuracy(state: State) -> Fraction:
    request = game.request(state)
    assert isinstance(request, Roll)
    thrown = [(chance, game.step(state, dice)[1]) for dice, chance in request.outcomes()]
    return sum((chance for chance, happened in thrown if not any(map(_fails, happened))), Fraction(0))


# Too many dice


def _sampled(before: State, state: State, holds: _Meant) -> Fraction:
    """The share of random throws that end as they were meant to."""
    chance = Seeded("look")
    return Fraction(sum(holds(_thrown(before, state, chance)) for _ in range(_SAMPLES)), _SAMPLES)


def _thrown(before: State, state: State, chance: Seeded) -> Outcome:
    happened: tuple[Event, ...] = ()
    while not _is_settled(before, state) and (request := game.request(state)) is not None:
        answer = undisturbed(state, request) if isinstance(request, Choose) else chance.answer(request)
        if answer is None:
            break
        state, events = game.step(state, answer)
        happened += events
    return Outcome(Fraction(1), happened, state)
