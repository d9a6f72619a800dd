"""The store of competitions: a server's database or a browser's storage."""

from collections.abc import Sequence
from typing import Any, Protocol

from touchline.server.storage import Writing


class CompetitionStore(Protocol):
    """Rows of people, competitions and their matches. Rows that are read have their columns as attributes."""

    failures: tuple[type[BaseException], ...]
    conflict: type[BaseException]

    async def write(self, writing: Writing) -> None:
        """Write rows together or not at all; on return they are kept for good."""
        ...

    async def served(self) -> float | None:
        """When competitions were last looked after."""
        ...

    async def person_of(self, key_hash: str) -> Any | None:
        """The person that a browser may act for."""
        ...

    async def person(self, id: str) -> Any | None:
        """A person by its id."""
        ...

    async def person_named(self, folded: str) -> Any | None:
        """A person by the name without case and accents."""
        ...

    async def person_linked(self, link_hash: str) -> Any | None:
        """The person whose personal link this is."""
        ...

    async def people_made(self, client: str, since: float) -> int:
        """The number of people that a client has created since a time."""
        ...

    async def browsers(self, person: str) -> Sequence[Any]:
        """The browsers of a person, the oldest first."""
        ...

    async def delete_browser(self, person: str, id: str) -> None:
        """Delete a browser of a person."""
        ...

    async def competition(self, id: str) -> Any | None:
        """A competition by its id."""
        ...

    async def competitions_of(self, person: str) -> Sequence[Any]:
        """The ids of a person's competitions, the latest first."""
        ...

    async def competitions_seen(self, seen: str, most: int) -> Sequence[Any]:
        """The ids of the competitions that anybody may see in the lobby, the latest first."""
        ...

    async def competitions_due(self, now: float) -> Sequence[Any]:
        """The ids of the competitions in which something is due, the longest first."""
        ...

    async def competitions_made(self, client: str, since: float) -> int:
        """The number of competitions that a client has created since a time."""
        ...

    async def journal(self, competition: str) -> Sequence[Any]:
        """The journal of a competition, in order."""
        ...

    async def matches(self, competition: str) -> Sequence[Any]:
        """The matches of a competition that people prepare or have played."""
        ...

    async def finished_matches(self) -> Sequence[Any]:
        """The matches whose room is over and whose result is not in the journal yet."""
        ...

    async def match_of(self, room: str) -> Any | None:
        """The match of a competition that is played in a room."""
        ...

    async def match_record(self, digest: str) -> bytes | None:
        """A match record, compressed."""
        ...

    async def rooms_of_person(self, person: str, most: int) -> Sequence[Any]:
        """The rooms in which a person has a seat, most recently played first."""
        ...

    async def named_matches(self, since: float) -> Sequence[Any]:
        """The rooms that are over since a time, with the persons on both sides."""
        ...

    async def title_entries(self, game: str) -> Sequence[Any]:
        """The entries of the travelling title of a game."""
        ...
