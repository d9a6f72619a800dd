"""What competitions need besides a store: where matches are played, by people and by computers."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from touchline.kernel import Side
from touchline.league.competition import Plan
from touchline.league.playing import Finished, Task
from touchline.server.storage import Writing


class Opening(NamedTuple):
    """A room that is about to open: its id, its rows, the token to watch it, and what to do once they are stored."""

    room: str
    writing: Writing
    watch: str
    opened: Callable[[], None]


class Standing(NamedTuple):
    """How a match stands that people are playing."""

    score: tuple[int, int]
    half: int
    asked: Side | None


class MatchRooms(Protocol):
    """Rooms in which people play matches."""

    async def open(self, plan: Plan, computers: Mapping[Side, str]) -> Opening:
        """A room for a match; the sides that are not named are played by people."""
        ...

    async def friendly(self, game: str, home: str, away: str) -> Opening:
        """A room for a match of two people outside a competition, with the usual settings."""
        ...

    async def standing(self, room: str) -> Standing | None:
        """How the match in a room stands; None if the room is gone."""
        ...

    async def ending(self, room: str) -> tuple[tuple[int, int], Side | None]:
        """The score of a room that is over, and the side that resigned, if one did."""
        ...

    async def record(self, room: str) -> str | None:
        """The record of a room that is over; None if today's rules cannot prove it."""
        ...

    async def stand_in(self, room: str, side: Side, coach: str) -> None:
        """Let a computer play for a side from now on, whoever is there."""
        ...


class Players(Protocol):
    """Where matches between computers are played, apart from everything that people wait for."""

    async def play(self, task: Task) -> Finished:
        """A match between computers."""
        ...

    async def read(self, task: Task, record: str) -> Finished:
        """The result of a match that people have played, by its record; `BadFile` if it is another one."""
        ...
