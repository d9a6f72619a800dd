"""The searching coaches of French Flair: they rank answers by winning chance.

The policy proposes candidates, best first, so that a coach out of time has searched the ones that matter.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from touchline.coaches.french_flair.candidates import by_need
from touchline.coaches.french_flair.lookahead import Lookahead
from touchline.coaches.french_flair.reasons import why
from touchline.coaches.french_flair.steady import Steady
from touchline.coaches.french_flair.styles import liking
from touchline.coaches.french_flair.value import learned
from touchline.coaches.french_flair.win_draw_loss import win_draw_loss
from touchline.coaches.protocol import SHOWN, Budget, Meter, RankedAnswer, Slices, finished
from touchline.french_flair import Call, ClearOut, Contest, State, Tackle, View, determinize, game
from touchline.french_flair.plays import LONGEST
from touchline.french_flair.rules import tackles
from touchline.kernel import HOME, Choose, Randbelow, Record

Weighed = tuple[float, Any]
"""A winning chance and its answer."""

_A_POINT: Final = 0.02  # winning chance per point, roughly


class Depth(Record, frozen=True):
    """The search depth of a level."""

    candidates: int
    """Plays to search."""
    cards: int
    """Most cards of a play, besides a relay."""
    next_ideas: int
    """Follow-up plays to search if it keeps the ball; 0: none."""
    budget: Budget


SHARP: Final = Depth(candidates=4, cards=3, next_ideas=0, budget=Budget(nodes=2_000))
MASTER: Final = Depth(candidates=6, cards=LONGEST, next_ideas=2, budget=Budget(nodes=8_000))


class SearchingCoach:
    """Searches its policy's answer first, then other candidates within its budget."""

    def __init__(
        self,
        randbelow: Randbelow,
        depth: Depth = MASTER,
        *,
        style: str = "",
        budget: Budget | None = None,
        should_stop: Callable[[], bool] = lambda: False,
    ) -> None:
        self._randbelow = randbelow
        self._depth = depth
        self._style = style
        self._budget = budget or depth.budget
        self._should_stop = should_stop
        self._thumb = Steady(randbelow, style=style)

    def choose(self, view: View, request: Choose) -> Any:
        """The answer with the best winning chance."""
        return finished(self.choosing(view, request))

    def choosing(self, view: View, request: Choose) -> Slices[Any]:
        """The answer with the best winning chance, with a pause after each candidate."""
        return (yield from self.advising(view, request))[0].answer

    def advise(self, view: View, request: Choose) -> tuple[RankedAnswer, ...]:
        """The answers, best first; the policy's if there is no time."""
        return finished(self.advising(view, request))

    def advising(self, view: View, request: Choose) -> Slices[tuple[RankedAnswer, ...]]:
        """The answers, best first, with a pause after each candidate."""
        weighed = yield from self._weigh(view, request)
        weighed = weighed or [(_as_it_stands(view), self._thumb.choose(view, request))]
        return tuple(RankedAnswer(answer, chance, why(view, answer)) for chance, answer in weighed[:SHOWN])

    def beside(self, view: View, request: Choose, answer: Any) -> tuple[Any, float, float]:
        """Its best answer, the winning chance of that and of the answer given."""
        meter, state = Meter(Budget()), determinize(view, self._randbelow)
        ahead = Lookahead(learned(), view, meter)
        found = [*self._chances(ahead, meter, state, view, request)]
        best, choice = max(found, key=self._merit)
        same = [chance for chance, other in found if other == answer or _alike(other, answer)]
        return choice, best, max(same) if same else ahead.after(state, answer)

    def _weigh(self, view: View, request: Choose) -> Slices[list[Weighed]]:
        """The answers searched so far, best first."""
        meter = Meter(self._budget, self._should_stop)
        ahead = Lookahead(learned(), view, meter, self._next_plays if self._depth.next_ideas else None)
        chances: list[Weighed] = []
        for weighed in self._chances(ahead, meter, determinize(view, self._randbelow), view, request):
            chances.append(weighed)
            yield
        return sorted(chances, key=self._merit, reverse=True)

    def _merit(self, weighed: Weighed) -> float:
        """The winning chance plus the style's preference, rounded so that the first of equals wins."""
        chance, answer = weighed
        return round(chance + _A_POINT * liking(self._style, answer), 9)

    def _chances(self, ahead: Lookahead, meter: Meter, state: State, view: View, request: Choose) -> Iterator[Weighed]:
        if view.zone is not None:
            yield from _laid_or_left(ahead, state, view, request)
            return
        top = state.stack[-1]
        for answer in self._answers(view, request):
            if meter.over:
                return
            if isinstance(answer, Tackle) and isinstance(top, tackles.TackleOffer):
                yield ahead.tackled(state, top.stops), answer
            else:
                yield ahead.after(state, answer), answer

    def _answers(self, view: View, request: Choose) -> Iterable[Any]:
        """The candidates, the policy's answer first."""
        if view.origin:
            plays = self._thumb.plays(view, request, view.origin, self._depth.cards)
            return [*islice(plays, self._depth.candidates)] or [request.groups[0][0]]
        first = self._thumb.choose(view, request)
        if isinstance(first, Tackle):
            return first, *(answer for answer in request if isinstance(answer, Call))
        return first, *(answer for answer in request if answer != first)

    def _next_plays(self, state: State) -> list[Any]:
        """The candidates for the next play."""
        request, view = game.request(state), game.view(state, state.attack)
        assert isinstance(request, Choose)
        assert view.origin is not None
        return [*islice(self._thumb.plays(view, request, view.origin), self._depth.next_ideas)]


def _alike(one: Any, other: Any) -> bool:
    """Whether two answers differ by nothing but the card that is laid, whichever that is."""
    return isinstance(one, Tackle | Contest | ClearOut) and type(one) is type(other)


def _as_it_stands(view: View) -> float:
    """The winning chance before any search."""
    seen = win_draw_loss(view)
    return (seen.home if view.side == HOME else seen.away) + seen.draw / 2


def _laid_or_left(ahead: Lookahead, state: State, view: View, request: Choose) -> Iterator[Weighed]:
    """A contest or a clear-out, or none."""
    assert view.zone is not None
    ends, card = ahead.breakdown(state), by_need(view.hand)[0]
    attacks = view.side == view.attack
    if request.group("contest").count:
        laid = ends.attack_contests(view.zone) if attacks else ends.defence_contests(view.zone)
        answer: Contest | ClearOut = Contest(card)
    else:
        laid = ends.attack_clears(view.zone) if attacks else ends.defence_clears(view.zone)
        answer = ClearOut(card)
    left = ends.lost if attacks else ends.kept
    for chance, said in ((laid, answer), (left, Call("decline"))):
        yield chance if attacks else 1 - chance, said
