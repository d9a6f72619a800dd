"""Where a match stood after each of its entries: a state now and then, and the answers between."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from touchline.kernel import Game
from touchline.session.spilled import Spill, SpilledList

EVERY: Final = 64
"""Entries from one kept state to the next: going over them again takes a few milliseconds."""
_CHUNK: Final = 32
"""Answers packed together."""

_CHUNKS: Final = msgspec.msgpack.Decoder(list[str | tuple[int | str, ...]])


class _Answer(NamedTuple):
    """An answer, and whether it was dice or a draw."""

    answer: Any
    by_chance: bool


class Positions:
    """The states of a match by entry; 0 is the start."""

    def __init__(self, game: Game[Any], start: Any, spill: Spill) -> None:
        self._game = game
        self._answers = SpilledList[_Answer](spill, _Answers(game), _CHUNK)
        self._states = {0: start}

    def append(self, answer: Any, state: Any, *, by_chance: bool) -> None:
        """One entry more: its answer, and the state after it."""
        self._answers.append(_Answer(answer, by_chance))
        if len(self._answers) % EVERY == 0:
            self._states[len(self._answers)] = state

    def jump(self, state: Any) -> None:
        """Go on from a state that no answer led to."""
        self._states[len(self._answers)] = state

    def cut(self, length: int) -> None:
        """Keep only so many entries."""
        self._answers.cut(length)
        for entry in [entry for entry in self._states if entry > length]:
            del self._states[entry]

    def between(self, first: int, last: int) -> Iterator[Any]:
        """The states after each of some entries, from the first to the last."""
        state = self.at(first)
        yield state
        for entry, one in enumerate(islice(self._answers.since(first), last - first), start=first + 1):
            kept = self._states.get(entry)
            state = self._game.step(state, one.answer)[0] if kept is None else kept
            yield state

    def at(self, entry: int) -> Any:
        """The state after an entry."""
        known = max(each for each in self._states if each <= entry)
        state = self._states[known]
        for one in islice(self._answers.since(known), entry - known):
            state, _ = self._game.step(state, one.answer)
        return state


class _Answers:
    """Answers as bytes: decisions as text, dice and draws as lists."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def pack(self, items: list[_Answer]) -> bytes:
        write = self._game.format_answer
        return msgspec.msgpack.encode([one.answer if one.by_chance else write(one.answer) for one in items])

    def unpack(self, packed: bytes) -> list[_Answer]:
        read = self._game.parse_answer
        return [
            _Answer(read(told), by_chance=False) if isinstance(told, str) else _Answer(told, by_chance=True)
            for told in _CHUNKS.decode(packed)
        ]
