"""A fair queue of tasks: players before watchers, and clients in turn."""

from collections import deque
from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from touchline.kernel import Record
from touchline.server.browsers import Connection

T = TypeVar("T")

_REMEMBERED: Final = 1000
"""The number of clients whose last turn is remembered."""


class Asker(Record, frozen=True):
    """The client a task is for, and whether it plays or only watches."""

    client: str
    plays: bool


NOBODY: Final = Asker("", plays=False)


def asker(connections: Iterable[Connection]) -> Asker:
    """The client a room thinks for: a player, or a watcher if no player is there."""
    askers = (Asker(each.client, bool(each.sides)) for each in connections)
    return min(askers, key=lambda each: (not each.plays, each.client), default=NOBODY)


class FairQueue(Generic[T]):
    """Waiting items, each on behalf of a client.

    Players come first, then watchers, then items of no client. Among equals the client whose last turn is longest ago
    is next, so a client with many items delays others by at most one of them.
    """

    def __init__(self) -> None:
        self._waiting: dict[Asker, deque[T]] = {}
        self._turns: dict[str, int] = {}  # the last turn of each client, the most recent at the end
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, item: T, by: Asker) -> None:
        """Add an item."""
        self._waiting.setdefault(by, deque()).append(item)

    def take(self) -> T:
        """Remove and return the next item; `ValueError` if there is none."""
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
        """Remove an item, if it still waits."""
        if item in self._waiting.get(by, ()):
            self._waiting[by].remove(item)
            self._tidy(by)

    def _order(self, by: Asker) -> tuple[bool, bool, int]:
        return not by.plays, by == NOBODY, self._turns.get(by.client, 0)

    def _tidy(self, by: Asker) -> None:
        if not self._waiting[by]:
            del self._waiting[by]
