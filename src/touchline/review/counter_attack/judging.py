"""The value of a decision of Counter Attack: both sides play as `steady` until play next pauses."""

from typing import Final

from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.lookahead import Depth, Lookahead
from touchline.coaches.counter_attack.situation import situation
from touchline.coaches.counter_attack.steady import Steady
from touchline.coaches.protocol import Budget, Meter
from touchline.counter_attack import Call, State, game
from touchline.counter_attack.rules import shoot_out
from touchline.kernel import CLOCK, HOME, Choose, Request, Seeded

_DEPTH: Final = Depth(pauses=1, thin=0.3)
_KICKS: Final = Depth(pauses=1, thin=0.02)
"""In a shoot-out play never pauses: nearly all of its kicks are played out."""

_KEPT: Final = 1 << 12


class Pausing:
    """Follows play from decisions to the next pause."""

    def __init__(self) -> None:
        self._known: dict[State, float] = {}
        self._steady = Steady(Seeded("judge").randbelow)  # which uses no dice

    def decided(self, state: State) -> float:
        """The mean of the learned values where play next pauses.

        The decisions that follow each other without dice have the same value, that of the last.
        """
        if len(self._known) > _KEPT:
            self._known.clear()
        alike, request = [state], game.request(state)
        while isinstance(request, Choose) and state not in self._known:
            after = game.step(state, self._answer(state, request))[0]
            request = game.request(after)
            if not isinstance(request, Choose) or _paused(state, after):
                break
            state = after
            alike.append(state)
        if state not in self._known:
            depth = _KICKS if shoot_out.is_on(state) else _DEPTH
            self._known[state] = Lookahead(Context(state, HOME), depth, Meter(Budget()), "judge").here()
        value = self._known[state]
        self._known.update(dict.fromkeys(alike, value))
        return value

    def _answer(self, state: State, request: Request) -> object:
        assert isinstance(request, Choose)
        return (
            Call("play on") if request.side == CLOCK else self._steady.choose(game.view(state, request.side), request)
        )


def _paused(before: State, state: State) -> bool:
    return (state.actions, state.half) != (before.actions, before.half) and situation(state) is not None
