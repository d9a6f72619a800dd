"""Processes for whole matches: one plays those between computers, one reads the records of those of people."""

from touchline.server.competitions.players import MatchPlayers
from touchline.server.thinking import MatchProcess


class MatchProcesses(MatchPlayers):
    """Where a server plays the matches of competitions."""

    def __init__(self, presenters: str) -> None:
        self._processes = MatchProcess(presenters), MatchProcess(presenters)
        super().__init__(*self._processes)

    async def stop(self) -> None:
        """End both processes."""
        for process in self._processes:
            await process.stop()
