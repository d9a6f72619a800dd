"""The judge: the chance that home wins between equal sides, a draw counting half, with all cards on the table.

Where a side decides, it is the learned value of where play next rests, as the game's own part finds it. Before dice it
is the mean over every result, so that the luck of a throw averages out to nothing whatever the learned value is worth.
Before cards it is the mean of some hands drawn by the digest of the state: never the hand that came.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from touchline.kernel import HOME, Draw, Game, Randbelow, Result, Roll, Seeded

SAMPLES: Final = 4
"""Hands drawn to judge a draw of cards."""

_KEPT: Final = 1 << 14
"""States remembered: enough for the neighbourhood of a throw."""


def worth(result: Result) -> float:
    """The value of a result."""
    return 0.5 if result.winner is None else float(result.winner == HOME)


class _Form(NamedTuple):
    """A value, and the shares of it that are the value of a throw still being judged."""

    value: float
    back: dict[Any, float]


class Judge:
    """Judges the states of one match."""

    def __init__(self, game: Game[Any], decided: Callable[[Any], float]) -> None:
        """`decided` judges the states in which somebody decides."""
        self._game, self._decided = game, decided
        self._known: dict[Any, float] = {}
        self._above: set[Any] = set()

    def value(self, state: Any) -> float:
        """The value of a state."""
        if len(self._known) > _KEPT:
            self._known.clear()
        return self._form(self._game.alike(state)).value

    def _form(self, state: Any) -> _Form:
        known = self._known.get(state)
        if known is not None:
            return _Form(known, {})
        if state in self._above:
            return _Form(0.0, {state: 1.0})
        request = self._game.request(state)
        if isinstance(request, Roll):
            form = self._thrown(state, request)
        elif isinstance(request, Draw):
            form = _Form(self._drawn(state), {})
        else:
            form = _Form(worth(self._game.result(state)) if request is None else self._decided(state), {})
        if not form.back:
            self._known[state] = form.value
        return form

    def _thrown(self, state: Any, request: Roll) -> _Form:
        """The mean over all results; a throw repeated on some of them counts by the one that settles it."""
        ways: dict[Any, float] = {}
        for result, likely in request.outcomes():
            after = self._game.alike(self._game.step(state, result)[0])
            ways[after] = ways.get(after, 0.0) + float(likely)
        self._above.add(state)
        total, back = 0.0, dict[Any, float]()
        for after, chance in ways.items():
            form = self._form(after)
            total += chance * form.value
            for above, share in form.back.items():
                back[above] = back.get(above, 0.0) + chance * share
        self._above.remove(state)
        settled = 1 - back.pop(state, 0.0)
        return _Form(total / settled, {above: share / settled for above, share in back.items()})

    def _drawn(self, state: Any) -> float:
        """The mean over hands that depend on the state alone; draws that follow each other are drawn together."""
        randbelow = Seeded(self._game.codec.digest(state), "judge").randbelow
        return sum(self.value(self._dealt(state, randbelow)) for _ in range(SAMPLES)) / SAMPLES

    def _dealt(self, state: Any, randbelow: Randbelow) -> Any:
        while isinstance(request := self._game.request(state), Draw):
            state = self._game.step(state, request.at_random(randbelow))[0]
        return state
