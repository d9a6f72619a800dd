"""Reading people and competitions from the storage of a browser. There are few, so most are read whole."""

from abc import abstractmethod
from base64 import b64decode
from collections.abc import Sequence
from typing import Any


class CompetitionRows:
    """The rows of people and competitions in a browser."""

    @abstractmethod
    async def _read(self, query: dict[str, Any]) -> Sequence[Any]:
        """The rows of a query."""

    @abstractmethod
    async def room(self, room: str) -> Any | None:
        """A room by its id."""

    async def _one(self, query: dict[str, Any]) -> Any | None:
        rows = await self._read(query)
        return rows[0] if rows else None

    async def served(self) -> float | None:
        """None: a page has no deadlines, which would have moved while it was closed."""
        return None

    # People

    async def person_of(self, key_hash: str) -> Any | None:
        """The person that a browser may act for."""
        browser = await self._one({"from": "browsers", "key": key_hash})
        return None if browser is None else await self.person(browser.person)

    async def person(self, id: str) -> Any | None:
        """A person by its id."""
        return await self._one({"from": "people", "key": id})

    async def person_named(self, folded: str) -> Any | None:
        """A person by the name without case and accents."""
        return await self._one({"from": "people", "index": "folded", "key": folded})

    async def person_linked(self, link_hash: str) -> Any | None:
        """None: a personal link leads to another browser, and nothing leaves this one."""
        return None

    async def people_made(self, client: str, since: float) -> int:
        """None that count: nobody limits what people do in their own browser."""
        return 0

    async def browsers(self, person: str) -> Sequence[Any]:
        """The keys of a person: this browser's."""
        return [row for row in await self._read({"from": "browsers"}) if row.person == person]

    async def delete_browser(self, person: str, id: str) -> None:
        """Nothing: the only browser stays."""

    # Competitions

    async def competition(self, id: str) -> Any | None:
        """A competition by its id."""
        return await self._one({"from": "competitions", "key": id})

    async def _competitions(self) -> Sequence[Any]:
        """All of them, the latest first."""
        return sorted(await self._read({"from": "competitions"}), key=lambda row: -row.created_at)

    async def has_competitions(self) -> bool:
        """Whether there are any."""
        return bool(await self._read({"from": "competitions"}))

    async def competitions_of(self, person: str) -> Sequence[Any]:
        """Everything in this browser."""
        return await self._competitions()

    async def competitions_seen(self, seen: str, most: int) -> Sequence[Any]:
        """None: there is nobody else."""
        return []

    async def competitions_due(self, now: float) -> Sequence[Any]:
        """The competitions in which something is due, the longest first."""
        due = [row for row in await self._competitions() if row.wakes_at is not None and row.wakes_at <= now]
        return sorted(due, key=lambda row: row.wakes_at)

    async def competitions_made(self, client: str, since: float) -> int:
        """None that count."""
        return 0

    async def journal(self, competition: str) -> Sequence[Any]:
        """The journal of a competition, in order."""
        return await self._read({"from": "competition_entries", "index": "competition", "key": competition})

    # Matches

    async def matches(self, competition: str) -> Sequence[Any]:
        """The matches of a competition that somebody prepares or has played."""
        return await self._read({"from": "competition_matches", "index": "competition", "key": competition})

    async def finished_matches(self) -> Sequence[Any]:
        """The matches whose room is over and whose result is not in the journal yet."""
        found = []
        for row in await self._read({"from": "competition_matches", "index": "state", "key": "running"}):
            room = await self.room(row.room)
            if room is not None and room.ended_at is not None:
                found.append(row)
        return found

    async def match_of(self, room: str) -> Any | None:
        """The match of a competition that is played in a room."""
        return await self._one({"from": "competition_matches", "index": "room", "key": room})

    async def match_record(self, digest: str) -> bytes | None:
        """A match record, compressed."""
        row = await self._one({"from": "match_records", "key": digest})
        return None if row is None else b64decode(row.record)

    async def rooms_of_person(self, person: str, most: int) -> Sequence[Any]:
        """None: a page lists what it keeps, whoever played."""
        return []

    # The travelling title, which takes people who meet

    async def named_matches(self, since: float) -> Sequence[Any]:
        """None."""
        return []

    async def title_entries(self, game: str) -> Sequence[Any]:
        """None."""
        return []
