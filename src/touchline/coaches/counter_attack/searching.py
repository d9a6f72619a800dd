"""The coaches of Counter Attack that look ahead: ideas are played on by the rules, and what comes of them valued."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack import value
from touchline.coaches.counter_attack.drafting import PROVEN, Scout
from touchline.coaches.counter_attack.ideas import EVERYTHING, OBVIOUS_CALLS, Idea, Propose, ideas
from touchline.coaches.counter_attack.lookahead import Depth, Lookahead, OutOfTime
from touchline.coaches.counter_attack.reasons import reason
from touchline.coaches.counter_attack.scene import Decision, Scene
from touchline.coaches.counter_attack.situations import situation
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.coaches.counter_attack.styles import PLAIN, Style
from touchline.coaches.mind import SHOWN, Budget, Hurried, Meter, Thought
from touchline.counter_attack.view import View
from touchline.kernel import Below, Choose

_A_GOAL: Final = 0.2  # what a goal is worth in chances to win: a style is told in goals


class Strength(NamedTuple):
    """How a level looks ahead, and how much by default."""

    depth: Depth
    about: Mapping[type, Propose]
    """What it thinks about; elsewhere the rule of thumb will do."""
    breadth: int
    """Ideas that are looked into at a decision."""
    budget: Budget
    again: Depth | None = None
    """How far the best are looked into once more, when something seems better than the rule of thumb."""
    decisions: Mapping[type, Decision] = DECISIONS
    """Its rules of thumb; in what it looks into, both sides go by those of `steady`."""


SHARP: Final = Strength(Depth(pauses=1, thin=0.4), OBVIOUS_CALLS, breadth=3, budget=Budget(nodes=600))
MASTER: Final = Strength(
    Depth(pauses=1, thin=0.3),
    EVERYTHING,
    breadth=10,
    budget=Budget(nodes=4_000),
    again=Depth(pauses=2, thin=0.2),
    decisions={**DECISIONS, **Scout(PROVEN).decisions()},
)


class Searching:
    """Looks into what a sound team would think of: the same view and seed always get the same answer."""

    def __init__(
        self,
        below: Below,
        *,
        strength: Strength = SHARP,
        style: Style = PLAIN,
        budget: Budget | None = None,
        hurried: Hurried = lambda: False,
    ) -> None:
        self._seed = str(below(1 << 30))
        self._strength, self._style = strength, style
        self._budget = budget or strength.budget
        self._hurried = hurried

    def choose(self, view: View, request: Choose) -> Any:
        """The answer that leads furthest."""
        scene = Scene(view.state, view.side, self._style)
        found = self._ideas(scene, request)
        return self._weighed(scene, found)[0][0] if len(found) > 1 else found[0].answer

    def advise(self, view: View, request: Choose) -> tuple[Thought, ...]:
        """The best options; a decision that needs no thought has one."""
        scene = Scene(view.state, view.side, self._style)
        weighed = self._weighed(scene, self._ideas(scene, request))
        return tuple([Thought(answer, worth, reason(scene, answer)) for answer, worth in weighed[:SHOWN]])

    def _ideas(self, scene: Scene, request: Choose) -> list[Idea]:
        strength = self._strength
        return ideas(scene, request, strength.about, strength.breadth, strength.decisions)

    def _weighed(self, scene: Scene, found: list[Idea]) -> list[tuple[Any, float]]:
        """The answers that there was time to look into, the best first, each with the chance to win after it.

        If something seems better than the rule of thumb, the best few are looked into once more. Without any time it is
        the rule of thumb.
        """
        meter, thumb, again = Meter(self._budget, self._hurried), found[0].answer, self._strength.again
        worths = self._looked_into(scene, found, self._strength.depth, meter)
        best = sorted(worths, key=worths.__getitem__, reverse=True)[:SHOWN]
        if again is not None and thumb not in best[:1]:
            few = [idea for idea in found if idea.answer in best or idea.answer == thumb]
            further = self._looked_into(scene, few, again, meter)
            if set(best) <= set(further):
                worths = further
        if not worths:
            state = scene.state
            worths[thumb] = value.chance(value.outlook(state, situation(state)), scene.side)
        return sorted([(answer, min(1.0, worth)) for answer, worth in worths.items()], key=_worth, reverse=True)

    def _looked_into(self, scene: Scene, found: list[Idea], depth: Depth, meter: Meter) -> dict[Any, float]:
        """What answers are worth, as far as there is time. A style sees some things brighter than they are."""
        ahead = Lookahead(scene, depth, meter, self._seed)
        worths: dict[Any, float] = {}
        try:
            for answer, run in found:
                worth = ahead.worth(answer, run) + _A_GOAL * self._style.leaning(scene.state, answer)
                worths[answer] = max(worth, worths.get(answer, 0.0))
        except OutOfTime:
            pass
        return worths


def _worth(weighed: tuple[Any, float]) -> float:
    return weighed[1]
