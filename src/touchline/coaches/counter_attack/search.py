"""The searching coaches of Counter Attack: candidates are played out by the rules and evaluated."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack import value
from touchline.coaches.counter_attack.candidates import EVERYTHING, OBVIOUS_CALLS, Candidate, Propose, candidates
from touchline.coaches.counter_attack.context import Context, Decision
from touchline.coaches.counter_attack.drafting import PROVEN, Scout
from touchline.coaches.counter_attack.lookahead import Depth, Lookahead, OutOfTime
from touchline.coaches.counter_attack.reasons import reason
from touchline.coaches.counter_attack.situation import situation
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.coaches.counter_attack.styles import PLAIN, Style
from touchline.coaches.protocol import SHOWN, Budget, Meter, RankedAnswer, ShouldStop, Slices, finished
from touchline.counter_attack.view import View
from touchline.kernel import Choose, Randbelow

_A_GOAL: Final = 0.2  # winning chance per goal, to convert a style's goals


class Strength(NamedTuple):
    """The search of a level, with its default budget."""

    depth: Depth
    about: Mapping[type, Propose]
    """Its source of candidates; the policy decides elsewhere."""
    breadth: int
    """Candidates searched at a decision."""
    budget: Budget
    again: Depth | None = None
    """The depth of a second look, if something seems better than the policy."""
    decisions: Mapping[type, Decision] = DECISIONS
    """Its own policies; in the search both sides follow those of `steady`."""


SHARP: Final = Strength(Depth(pauses=1, thin=0.4), OBVIOUS_CALLS, breadth=3, budget=Budget(nodes=600))
MASTER: Final = Strength(
    Depth(pauses=1, thin=0.3),
    EVERYTHING,
    breadth=10,
    budget=Budget(nodes=4_000),
    again=Depth(pauses=2, thin=0.2),
    decisions={**DECISIONS, **Scout(PROVEN).decisions()},
)


class SearchingCoach:
    """Searches the candidates of a sound team; deterministic for a view and seed."""

    def __init__(
        self,
        randbelow: Randbelow,
        *,
        strength: Strength = SHARP,
        style: Style = PLAIN,
        budget: Budget | None = None,
        should_stop: ShouldStop = lambda: False,
    ) -> None:
        self._seed = str(randbelow(1 << 30))
        self._strength, self._style = strength, style
        self._budget = budget or strength.budget
        self._should_stop = should_stop

    def choose(self, view: View, request: Choose) -> Any:
        """The answer of highest value."""
        return finished(self.choosing(view, request))

    def choosing(self, view: View, request: Choose) -> Slices[Any]:
        """The answer of highest value, with a pause after each candidate."""
        context = Context(view.state, view.side, self._style)
        found = self._ideas(context, request)
        return (yield from self._weighed(context, found))[0][0] if len(found) > 1 else found[0].answer

    def advise(self, view: View, request: Choose) -> tuple[RankedAnswer, ...]:
        """The best answers; only one if nothing needs a search."""
        return finished(self.advising(view, request))

    def advising(self, view: View, request: Choose) -> Slices[tuple[RankedAnswer, ...]]:
        """The best answers, with a pause after each candidate."""
        context = Context(view.state, view.side, self._style)
        weighed = yield from self._weighed(context, self._ideas(context, request))
        return tuple([RankedAnswer(answer, worth, reason(context, answer)) for answer, worth in weighed[:SHOWN]])

    def beside(self, view: View, request: Choose, answer: Any) -> tuple[Any, float, float] | None:
        """Its best answer, the winning chance of that and of the answer given; None if nothing needs a search."""
        context = Context(view.state, view.side, self._style)
        found = self._ideas(context, request)
        if len(found) == 1:
            return None
        if all(candidate.answer != answer for candidate in found):
            found.append(Candidate(answer))
        worths = finished(self._looked_into(context, found, self._strength.depth, Meter(Budget())))
        best = max(worths, key=worths.__getitem__)
        again = self._strength.again
        if best != answer and again is not None:
            both = [candidate for candidate in found if candidate.answer in (best, answer)]
            worths = finished(self._looked_into(context, both, again, Meter(Budget())))
        return best, worths[best], worths[answer]

    def _ideas(self, context: Context, request: Choose) -> list[Candidate]:
        strength = self._strength
        return candidates(context, request, strength.about, strength.breadth, strength.decisions)

    def _weighed(self, context: Context, found: list[Candidate]) -> Slices[list[tuple[Any, float]]]:
        """The answers searched within the budget, best first, each with its winning chance.

        If something beats the policy, the best few get a second look. Without any budget it is the policy.
        """
        meter, thumb, again = Meter(self._budget, self._should_stop), found[0].answer, self._strength.again
        worths = yield from self._looked_into(context, found, self._strength.depth, meter)
        best = sorted(worths, key=worths.__getitem__, reverse=True)[:SHOWN]
        if again is not None and thumb not in best[:1]:
            few = [candidate for candidate in found if candidate.answer in best or candidate.answer == thumb]
            further = yield from self._looked_into(context, few, again, meter)
            if set(best) <= set(further):
                worths = further
        if not worths:
            state = context.state
            worths[thumb] = value.chance(value.win_draw_loss(state, situation(state)), context.side)
        return sorted([(answer, min(1.0, worth)) for answer, worth in worths.items()], key=_worth, reverse=True)

    def _looked_into(
        self, context: Context, found: list[Candidate], depth: Depth, meter: Meter
    ) -> Slices[dict[Any, float]]:
        """The values of answers within the budget, with the style's preferences added."""
        ahead = Lookahead(context, depth, meter, self._seed)
        worths: dict[Any, float] = {}
        try:
            for answer, run in found:
                worth = ahead.worth(answer, run) + _A_GOAL * self._style.leaning(context.state, answer)
                worths[answer] = max(worth, worths.get(answer, 0.0))
                yield
        except OutOfTime:
            pass
        return worths


def _worth(weighed: tuple[Any, float]) -> float:
    return weighed[1]
