"""Exact chances: what an answer may lead to, found by playing out every dice result with the rules themselves.

    odds = game.odds(state, answer)
    odds.chance(lambda outcome: outcome.state.carrier == 7)

The tree branches on dice and draws. It ends where a side has to decide, unless `decide` answers for it, and where
`until` holds. A roll that is repeated until it settles counts once, by the roll that settles it.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from touchline.kernel.record import Event
from touchline.kernel.requests import Choose, Draw, Request, Roll

Decide = Callable[[Any, Choose], Any]
"""The answer to a decision inside the tree, given the state; None to end the tree there."""

Until = Callable[[Any], bool]
"""Whether the tree ends at a state."""

Step = Callable[[Any, Any], tuple[Any, tuple[Event, ...]]]
Ask = Callable[[Any], Request | None]


class Branch(NamedTuple):
    """The results of one request that lead to the same state: their chance, events and what follows."""

    answers: tuple[Any, ...]
    chance: Fraction
    events: tuple[Event, ...]  # of the first answer
    then: "Odds"


class Outcome(NamedTuple):
    """A leaf of the tree: its chance, the events on the way and the state."""

    chance: Fraction
    events: tuple[Event, ...]
    state: Any


class Odds(NamedTuple):
    """A node of the tree: branches by dice or draws, none at a leaf."""

    state: Any
    request: Request | None
    events: tuple[Event, ...] = ()  # before it, without chance
    branches: tuple[Branch, ...] = ()

    def outcomes(self) -> tuple[Outcome, ...]:
        """The leaves of the tree, likeliest first, with equal states merged."""
        found: dict[Any, Outcome] = {}
        for outcome in self._ends():
            known = found.get(outcome.state)
            found[outcome.state] = outcome._replace(chance=outcome.chance + known.chance) if known else outcome
        return tuple(sorted(found.values(), key=lambda outcome: -outcome.chance))

    def chance(self, holds: Callable[[Outcome], bool]) -> Fraction:
        """The chance of an outcome for which `holds` is true."""
        return sum((outcome.chance for outcome in self._ends() if holds(outcome)), Fraction(0))

    def _ends(self) -> Iterator[Outcome]:
        if not self.branches:
            yield Outcome(Fraction(1), self.events, self.state)
        for branch in self.branches:
            for chance, events, state in branch.then._ends():
                yield Outcome(branch.chance * chance, self.events + branch.events + events, state)


def tree(ask: Ask, step: Step, state: Any, decide: Decide | None = None, until: Until | None = None) -> Odds:
    """The tree of what a state may lead to."""
    known: dict[Any, Odds] = {}
    above: set[Any] = set()  # the states whose trees are being built
    again: set[Any] = set()  # those of them that recurred

    def follow(state: Any) -> Odds:
        if state in known:
            return known[state]
        if state in above:
            again.add(state)
            return Odds(state, None)
        above.add(state)
        odds = grow(state)
        above.remove(state)
        if state in again:
            again.remove(state)
            odds, _ = _decided(odds, state)
        if not again:  # otherwise it still has leaves that stand for a state above
            known[state] = odds
        return odds

    def grow(state: Any) -> Odds:
        request = ask(state)
        if until and until(state):
            return Odds(state, request)
        if isinstance(request, Choose) and decide and (decision := decide(state, request)) is not None:
            after, events = step(state, decision)
            rest = follow(after)
            return rest._replace(events=events + rest.events)
        if not isinstance(request, (Roll, Draw)):
            return Odds(state, request)
        ways: dict[Any, Branch] = {}
        for result, chance in request.outcomes():
            after, events = step(state, result)
            same = ways.get(after)
            ways[after] = (
                same._replace(answers=(*same.answers, result), chance=same.chance + chance)
                if same
                else Branch((result,), chance, events, follow(after))
            )
        return Odds(state, request, (), tuple(ways.values()))

    return follow(state)


def _decided(odds: Odds, again: Any) -> tuple[Odds, Fraction]:
    """The odds given that the state `again` does not recur, and the chance that it does not."""
    if not odds.branches:
        return odds, Fraction(odds.state != again)
    ways = [(branch, *_decided(branch.then, again)) for branch in odds.branches]
    kept = sum((branch.chance * share for branch, _, share in ways), Fraction(0))
    branches = [
        branch._replace(chance=branch.chance * share / kept, then=then) for branch, then, share in ways if share
    ]
    return odds._replace(branches=tuple(branches)), kept
