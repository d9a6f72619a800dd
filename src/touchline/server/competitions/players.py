"""Processes for whole matches: one plays those between computers, one reads the records of those of people.

Both have the lowest priority, so that nobody who plays waits for them.
"""

import pickle
from typing import Final

import msgspec

from touchline.kernel import BadFile
from touchline.league.playing import Finished, Task
from touchline.server.tasks import Task as Thinking
from touchline.server.thinking import MatchProcess

_SECONDS: Final = 1800.0
"""The longest match between computers."""
_FINISHED: Final = msgspec.json.Decoder(Finished)


class MatchProcesses:
    """Where matches between computers are played."""

    def __init__(self, presenters: str) -> None:
        self._plays, self._reads = MatchProcess(presenters), MatchProcess(presenters)

    async def play(self, task: Task) -> Finished:
        """A match between computers."""
        return await _asked(self._plays, "play", task, "")

    async def read(self, task: Task, record: str) -> Finished:
        """The result of a match that people have played, by its record; `BadFile` if it is another one."""
        return await _asked(self._reads, "read", task, record)

    async def stop(self) -> None:
        """End both processes."""
        await self._plays.stop()
        await self._reads.stop()


async def _asked(process: MatchProcess, kind: str, task: Task, record: str) -> Finished:
    about = pickle.dumps((task, record))  # for our own process, through its standard input
    asks = Thinking("play" if kind == "play" else "read", task.plan.game, b"", "home", about=about)
    result = await process.ask(asks, _SECONDS)
    if result.refused:
        raise BadFile(1, result.refused)
    finished: Finished = _FINISHED.decode(result.seen)
    return finished
