"""Where a match stood after each of its entries: a state now and then, and the answers between."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from touchline.kernel import Game
from touchline.session.spilled import Spill, SpilledList

EVERY: Final = 64
"""Entries from one kept state to the next: going over them again takes a few milliseconds."""
_CHUNK: Final = 32
"""Answers packed together."""

_CHUNKS: Final = msgspec.msgpack.Decoder(list[str | tuple[int | str, ...]])


class Positions:
    """The states of a match by entry; 0 is the start."""

    def __init__(self, game: Game[Any], start: Any, spill: Spill) -> None:
        self._game = game
        self._answers = SpilledList[Any](spill, _Answers(game), _CHUNK)
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
        """Keep only this many entries."""
        self._answers.cut(length)
        for entry in [entry for entry in self._states if entry > length]:
            del self._states[entry]

    @property
    def answers(self) -> tuple[Any, ...]:
        """The answer of each entry."""
        return tuple(self._answers.since(0))

    def between(self, first: int, last: int) -> Iterator[Any]:
        """The states after each of some entries, from the first to the last."""
        state = self.at(first)
        yield state
        for entry, answer in enumerate(islice(self._answers.since(first), last - first), start=first + 1):
            kept = self._states.get(entry)
            state = self._game.step(state, answer)[0] if kept is None else kept
            yield state

    def at(self, entry: int) -> Any:
        """The state after an entry."""
        known = max(each for each in self._states if each <= entry)
        state = self._states[known]
        for answer in islice(self._answers.since(known), entry - known):
            state, _ = self._game.step(state, answer)
        return state


class _Answers:
    """Answers as bytes: decisions as text, dice and draws as lists."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def pack(self, items: list[Any]) -> bytes:
        write = self._game.format_answer
        return msgspec.msgpack.encode([one if isinstance(one, tuple) else write(one) for one in items])

    def unpack(self, packed: bytes) -> list[Any]:
        read = self._game.parse_answer
        return [read(one) if isinstance(one, str) else one for one in _CHUNKS.decode(packed)]
