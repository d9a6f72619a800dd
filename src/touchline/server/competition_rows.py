"""Reading people and competitions from the database."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Delete, Row, Select, delete, func, select

from touchline.kernel import SIDES
from touchline.server.schema import (
    BROWSERS,
    CLOCK,
    COMPETITION_ENTRIES,
    COMPETITION_MATCHES,
    COMPETITION_PEOPLE,
    COMPETITIONS,
    MATCH_RECORDS,
    PEOPLE,
    ROOMS,
    SEATS,
    TITLE_ENTRIES,
)


class CompetitionRows:
    """The rows of people and competitions in a database."""

    @abstractmethod
    async def _read(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        """The rows of a query."""

    @abstractmethod
    async def _clear(self, statement: Delete) -> int:
        """Delete rows; returns how many."""

    async def _first(self, statement: Select[Any]) -> Row[Any] | None:
        rows = await self._read(statement)
        return rows[0] if rows else None

    async def _count(self, statement: Select[Any]) -> int:
        return int((await self._read(statement))[0][0])

    async def served(self) -> float | None:
        """When competitions were last looked after."""
        rows = await self._read(select(CLOCK.c.served_at))
        served: float | None = rows[0][0]
        return served

    # People

    async def person_of(self, key_hash: str) -> Row[Any] | None:
        """The person that a browser may act for."""
        joined = select(PEOPLE).join(BROWSERS, BROWSERS.c.person == PEOPLE.c.id)
        return await self._first(joined.where(BROWSERS.c.key_hash == key_hash))

    async def person(self, id: str) -> Row[Any] | None:
        """A person by its id."""
        return await self._first(select(PEOPLE).where(PEOPLE.c.id == id))

    async def person_named(self, folded: str) -> Row[Any] | None:
        """A person by the name without case and accents."""
        return await self._first(select(PEOPLE).where(PEOPLE.c.folded == folded))

    async def person_linked(self, link_hash: str) -> Row[Any] | None:
        """The person whose personal link this is."""
        return await self._first(select(PEOPLE).where(PEOPLE.c.link_hash == link_hash))

    async def people_made(self, client: str, since: float) -> int:
        """The number of people that a client has created since a time."""
        made = (PEOPLE.c.client == client) & (PEOPLE.c.created_at > since)
        return await self._count(select(func.count()).select_from(PEOPLE).where(made))

    async def browsers(self, person: str) -> Sequence[Row[Any]]:
        """The browsers of a person, the oldest first."""
        return await self._read(select(BROWSERS).where(BROWSERS.c.person == person).order_by(BROWSERS.c.created_at))

    async def delete_browser(self, person: str, id: str) -> None:
        """Delete a browser of a person."""
        await self._clear(delete(BROWSERS).where(BROWSERS.c.person == person, BROWSERS.c.id == id))

    # Competitions

    async def competition(self, id: str) -> Row[Any] | None:
        """A competition by its id."""
        return await self._first(select(COMPETITIONS).where(COMPETITIONS.c.id == id))

    async def competitions_of(self, person: str) -> Sequence[Row[Any]]:
        """The ids of a person's competitions, the latest first."""
        joined = select(COMPETITIONS.c.id).join(COMPETITION_PEOPLE)
        mine = joined.where(COMPETITION_PEOPLE.c.person == person)
        return await self._read(mine.order_by(COMPETITIONS.c.created_at.desc()).limit(100))

    async def competitions_seen(self, seen: str, most: int) -> Sequence[Row[Any]]:
        """The ids of the competitions that anybody may see in the lobby, the latest first."""
        shown = select(COMPETITIONS.c.id).where(COMPETITIONS.c.seen == seen)
        return await self._read(shown.order_by(COMPETITIONS.c.created_at.desc()).limit(most))

    async def competitions_due(self, now: float) -> Sequence[Row[Any]]:
        """The ids of the competitions in which something is due, the longest first."""
        due = select(COMPETITIONS.c.id, COMPETITIONS.c.wakes_at).where(COMPETITIONS.c.wakes_at <= now)
        return await self._read(due.order_by(COMPETITIONS.c.wakes_at).limit(200))

    async def competitions_made(self, client: str, since: float) -> int:
        """The number of competitions that a client has created since a time."""
        made = (COMPETITIONS.c.client == client) & (COMPETITIONS.c.created_at > since)
        return await self._count(select(func.count()).select_from(COMPETITIONS).where(made))

    async def competition_count(self) -> int:
        """The number of competitions."""
        return await self._count(select(func.count()).select_from(COMPETITIONS))

    async def journal(self, competition: str) -> Sequence[Row[Any]]:
        """The journal of a competition, in order."""
        entries = select(COMPETITION_ENTRIES).where(COMPETITION_ENTRIES.c.competition == competition)
        return await self._read(entries.order_by(COMPETITION_ENTRIES.c.n))

    # Matches

    async def matches(self, competition: str) -> Sequence[Row[Any]]:
        """The matches of a competition that people prepare or have played."""
        return await self._read(select(COMPETITION_MATCHES).where(COMPETITION_MATCHES.c.competition == competition))

    async def finished_matches(self) -> Sequence[Row[Any]]:
        """The matches whose room is over and whose result is not in the journal yet."""
        joined = select(COMPETITION_MATCHES).join(ROOMS, ROOMS.c.id == COMPETITION_MATCHES.c.room)
        over = (COMPETITION_MATCHES.c.state == "running") & ROOMS.c.ended_at.is_not(None)
        return await self._read(joined.where(over).order_by(ROOMS.c.ended_at).limit(100))

    async def match_of(self, room: str) -> Row[Any] | None:
        """The match of a competition that is played in a room."""
        return await self._first(select(COMPETITION_MATCHES).where(COMPETITION_MATCHES.c.room == room))

    async def match_record(self, digest: str) -> bytes | None:
        """A match record, compressed."""
        row = await self._first(select(MATCH_RECORDS.c.record).where(MATCH_RECORDS.c.digest == digest))
        return None if row is None else bytes(row.record)

    async def rooms_of_person(self, person: str, most: int) -> Sequence[Row[Any]]:
        """The rooms in which a person has a seat, most recently played first."""
        columns = [ROOMS.c[name] for name in ("id", "game", "played_at", "summary")]
        names = [ROOMS.c.setup[side].as_string().label(side) for side in SIDES]
        matches = COMPETITION_MATCHES.c
        return await self._read(
            select(*columns, *names, SEATS.c.sides, SEATS.c.token_hash, matches.competition, matches.fixture)
            .join(SEATS, SEATS.c.room == ROOMS.c.id)
            .outerjoin(COMPETITION_MATCHES, matches.room == ROOMS.c.id)
            .where(SEATS.c.person == person)
            .order_by(ROOMS.c.played_at.desc())
            .limit(most)
        )

    async def named_matches(self, since: float) -> Sequence[Row[Any]]:
        """The rooms that are over since a time, with the persons on both sides."""
        home, away = SEATS.alias("home"), SEATS.alias("away")
        columns = [ROOMS.c[name] for name in ("id", "game", "ended_at", "summary")]
        return await self._read(
            select(*columns, home.c.person.label("home"), away.c.person.label("away"))
            .join(home, (home.c.room == ROOMS.c.id) & (home.c.sides == "home") & home.c.person.is_not(None))
            .join(away, (away.c.room == ROOMS.c.id) & (away.c.sides == "away") & away.c.person.is_not(None))
            .where(ROOMS.c.ended_at > since, home.c.person != away.c.person)
            .order_by(ROOMS.c.ended_at)
        )

    # The travelling title

    async def title_entries(self, game: str) -> Sequence[Row[Any]]:
        """The entries of the travelling title of a game."""
        return await self._read(select(TITLE_ENTRIES).where(TITLE_ENTRIES.c.game == game))
