"""Whose task is next: players come before those who watch, and clients take turns."""

from collections import deque
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from touchline.kernel import Record
from touchline.server.browsers import Connection

T = TypeVar("T")

_REMEMBERED: Final = 1000
"""Clients whose last turn is known."""


class Asker(Record, frozen=True):
    """The client that a task is for, and whether it plays or only watches."""

    client: str
    plays: bool


NOBODY: Final = Asker("", plays=False)


def asker(connections: Iterable[Connection]) -> Asker:
    """The client that a room thinks for: a player, or somebody who watches if no player is there."""
    askers = (Asker(each.client, bool(each.sides)) for each in connections)
    return min(askers, key=lambda each: (not each.plays, each.client), default=NOBODY)


class FairQueue(Generic[T]):
    """Items that wait, each for a client.

    Those of players come first, then those of clients that watch, then those of nobody. Among equals the client whose
    last turn is longest ago is next: whoever asks for much makes others wait for no more than one item of theirs.
    """

    def __init__(self) -> None:
        self._waiting: dict[Asker, deque[T]] = {}
        self._turns: dict[str, int] = {}  # the last of each client, those who had one lately at the end
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, item: T, by: Asker) -> None:
        """Let an item wait."""
        self._waiting.setdefault(by, deque()).append(item)

    def take(self) -> T:
        """The next item, which no longer waits; `ValueError` if there is none."""
        by = min(self._waiting, key=self._order)
        item = self._waiting[by].popleft()
        self._tidy(by)
        self._turn += 1
        self._turns.pop(by.client, None)
        self._turns[by.client] = self._turn
        if len(self._turns) > _REMEMBERED:
            del self._turns[next(iter(self._turns))]
        return item

    def discard(self, item: T, by: Asker) -> None:
        """Forget an item, if it still waits."""
        if item in self._waiting.get(by, ()):
            self._waiting[by].remove(item)
            self._tidy(by)

    def _order(self, by: Asker) -> tuple[bool, bool, int]:
        return not by.plays, by == NOBODY, self._turns.get(by.client, 0)

    def _tidy(self, by: Asker) -> None:
        if not self._waiting[by]:
            del self._waiting[by]
