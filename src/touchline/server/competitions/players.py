"""Matches of competitions as tasks: those between computers are played, the records of those of people are read."""

import pickle
from typing import Final, Protocol

import msgspec

from touchline.kernel import BadFile
from touchline.league.playing import Finished, Task
from touchline.server.tasks import Result
from touchline.server.tasks import Task as Thinking

_SECONDS: Final = 1800.0
"""The longest match between computers."""
_FINISHED: Final = msgspec.json.Decoder(Finished)


class MatchWorker(Protocol):
    """A process or worker that does tasks, with the lowest priority."""

    async def ask(self, task: Thinking, seconds: float) -> Result:
        """The result of a task, which may take this many seconds."""
        ...


class MatchPlayers:
    """Where the matches of competitions are played and read, so that nobody who plays waits for them."""

    def __init__(self, plays: MatchWorker, reads: MatchWorker) -> None:
        self._plays, self._reads = plays, reads

    async def play(self, task: Task) -> Finished:
        """A match between computers."""
        return await _asked(self._plays, "play", task, "")

    async def read(self, task: Task, record: str) -> Finished:
        """The result of a match that people have played, by its record; `BadFile` if it is another one."""
        return await _asked(self._reads, "read", task, record)


async def _asked(worker: MatchWorker, kind: str, task: Task, record: str) -> Finished:
    about = pickle.dumps((task, record))  # for a process or worker of our own
    asks = Thinking("play" if kind == "play" else "read", task.plan.game, b"", "home", about=about)
    result = await worker.ask(asks, _SECONDS)
    if result.refused:
        raise BadFile(1, result.refused)
    finished: Finished = _FINISHED.decode(result.seen)
    return finished
