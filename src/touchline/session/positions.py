"""Where a match stood after each of its entries: a state now and then, and the answers between."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.kernel import Game

EVERY: Final = 64
"""Entries from one kept state to the next: going over them again takes a few milliseconds."""


class Positions:
    """The states of a match by entry; 0 is the start."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self._game = game
        self._answers: list[Any] = []
        self._states = {0: start}

    def append(self, answer: Any, state: Any) -> None:
        """One entry more: its answer, and the state after it."""
        self._answers.append(answer)
        if len(self._answers) % EVERY == 0:
            self._states[len(self._answers)] = state

    def jump(self, state: Any) -> None:
        """Go on from a state that no answer led to."""
        self._states[len(self._answers)] = state

    def cut(self, length: int) -> None:
        """Keep only so many entries."""
        del self._answers[length:]
        for entry in [entry for entry in self._states if entry > length]:
            del self._states[entry]

    def between(self, first: int, last: int) -> Iterator[Any]:
        """The states after each of some entries, from the first to the last."""
        state = self.at(first)
        yield state
        for entry in range(first + 1, last + 1):
            kept = self._states.get(entry)
            state = self._game.step(state, self._answers[entry - 1])[0] if kept is None else kept
            yield state

    def at(self, entry: int) -> Any:
        """The state after an entry."""
        known = max(each for each in self._states if each <= entry)
        state = self._states[known]
        for answer in self._answers[known:entry]:
            state, _ = self._game.step(state, answer)
        return state
