"""The value of a decision of French Flair: both sides play as `steady` until the match is next at rest.

The learned value counts phases as they begin, after the cards are drawn, so it is taken at decisions only. Once time is
up it knows too little of what a last attack is worth: there play is followed to the end of the half.
"""

from functools import lru_cache
from typing import Any, Final

from touchline.coaches.french_flair.situation import Situation, situation
from touchline.coaches.french_flair.steady import Steady
from touchline.coaches.french_flair.value import learned, phases_left
from touchline.french_flair import Call, State, game
from touchline.kernel import CLOCK, HOME, Choose, Draw, Roll, Seeded
from touchline.review.judge import worth

_THIN: Final = 0.05
"""The likelihood of a line below which its dice are no longer forked: one sample stands for them."""

_NO_DICE: Final = Seeded("judge").randbelow  # `steady` needs none


class Resting:
    """Follows play from decisions to the next rest."""

    def __init__(self) -> None:
        self._dice = Seeded("judge")
        self._answer = lru_cache(maxsize=1 << 12)(_steady)

    def decided(self, state: State) -> float:
        """The mean of the learned values where play next rests."""
        self._dice = Seeded("judge")
        request = game.request(state)
        assert isinstance(request, Choose)
        return self._follow(self._after(state, request), 1.0)

    def _after(self, state: State, request: Choose) -> State:
        answer = Call("play on") if request.side == CLOCK else self._answer(state)
        return game.step(state, answer)[0]

    def _follow(self, state: State, weight: float) -> float:
        owed: Situation | None = None  # at rest, with cards still to be drawn
        while (request := game.request(state)) is not None:
            if isinstance(request, Choose):
                if request.side != CLOCK and not state.time_up and (rest := _rest(state)):
                    return _learned(state, owed if owed and owed[:2] == rest[:2] else rest)
                state = self._after(state, request)
            elif isinstance(request, Draw):
                owed = owed or _rest(state)
                state = game.step(state, request.at_random(self._dice.randbelow))[0]
            elif weight >= _THIN:
                return self._fork(state, request, weight)
            else:
                owed = None
                state = game.step(state, request.at_random(self._dice.randbelow))[0]
        return worth(game.result(state))

    def _fork(self, state: State, request: Roll, weight: float) -> float:
        ways: dict[State, float] = {}
        for dice, chance in request.outcomes():
            after = game.step(state, dice)[0]
            ways[after] = ways.get(after, 0.0) + float(chance)
        return sum(chance * self._follow(after, weight * chance) for after, chance in ways.items())


def _steady(state: State) -> Any:
    request = game.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    return Steady(_NO_DICE).choose(game.view(state, request.side), request)


def _rest(state: State) -> Situation | None:
    """The situation, with the cards that are owed by expectation; a conversion is thrown first."""
    rest = situation(state)
    return None if rest is None or rest.kind == "conversion" else rest


def _learned(state: State, rest: Situation) -> float:
    ours = 1 if rest.side == HOME else -1
    left = phases_left(state.options, state.half, state.phases, state.time_up)
    return learned().chance(state.home.points - state.away.points, ours * learned().points(rest), left)
