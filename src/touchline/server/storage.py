"""The store of rooms: a server's database or a browser's storage."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

Values = Mapping[str, Any]
Done = Callable[[BaseException | None], None]
"""Called when a write has finished, with the error if it failed."""
RULES: Final = ("edition", "options", "beginner")
"""The fields of a setup that say by which rules a match is played."""


@dataclass(frozen=True, slots=True)
class Writing:
    """Rows to be written together or not at all."""

    rooms: Sequence[Values] = ()
    seats: Sequence[Values] = ()
    entries: Sequence[Values] = ()
    played: Sequence[Values] = ()  # updates of rooms, with the names of `RowWriter.played`
    reviews: Sequence[Values] = ()
    decks: Sequence[Values] = ()
    clock: Sequence[Values] = ()  # of the server
    people: Sequence[Values] = ()
    browsers: Sequence[Values] = ()
    competitions: Sequence[Values] = ()
    competition_people: Sequence[Values] = ()
    competition_entries: Sequence[Values] = ()
    competition_matches: Sequence[Values] = ()
    match_records: Sequence[Values] = ()
    title_entries: Sequence[Values] = ()
    changed: Mapping[str, Sequence[Values]] = field(default_factory=dict)  # updates, by the names of `UPDATES`


class RoomStore(Protocol):
    """Rows of rooms. Rows that are read have their columns as attributes."""

    failures: tuple[type[BaseException], ...]
    """The errors of a store that cannot be read now."""
    conflict: type[BaseException]
    """The error of rows that conflict with existing ones."""

    def submit(self, writing: Writing, done: Done) -> None:
        """Queue rows to be written; `done` is called once they are durable, or with the error."""
        ...

    async def write(self, writing: Writing) -> None:
        """Write rows; on return they are durable."""
        ...

    async def delete_seats(self, hashes: Sequence[str]) -> None:
        """Delete seats by the hashes of their tokens."""
        ...

    async def room(self, room: str) -> Any | None:
        """A room by its id."""
        ...

    async def seat(self, token_hash: str) -> Any | None:
        """The seat a token opens, with the places of its room."""
        ...

    async def seat_by_invitation(self, token_hash: str) -> Any | None:
        """The seat taken with an invitation, with the places of its room."""
        ...

    async def seats(self, room: str) -> Sequence[Any]:
        """The seats of a room, with its places."""
        ...

    async def rooms_of(self, hashes: Sequence[str]) -> Sequence[Any]:
        """The rooms that tokens open, for a list, most recently played first."""
        ...

    async def people_in(self, rooms: Sequence[str]) -> Sequence[Any]:
        """Who holds seats in rooms by a name: the room, the sides, the name."""
        ...

    async def positions_of(self, hashes: Sequence[str]) -> Sequence[Any]:
        """The last positions of the rooms that tokens open."""
        ...

    def entries(self, room: str) -> AsyncIterator[Sequence[Any]]:
        """The entries of a room in order, in pages."""
        ...

    async def last_entry(self, room: str) -> int:
        """The number of the last entry of a room; 0 if it has none."""
        ...

    async def review(self, room: str) -> Any | None:
        """The review of a match, if it is stored."""
        ...

    async def delete_review(self, room: str) -> None:
        """Delete the review of a match."""
        ...

    async def rooms_made(self, client: str, since: float, until: float) -> tuple[int, int]:
        """The number of rooms a client created between two times, and how many of them are over."""
        ...

    async def deck(self, deck: str) -> dict[str, Any] | None:
        """The cards of a deck, in the form of a setup's deck."""
        ...


def in_short(error: BaseException) -> str:
    """The first line of the error of a store."""
    text = f"{getattr(error, 'orig', None) or error}" or type(error).__name__
    return text.splitlines()[0]
