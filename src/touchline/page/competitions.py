"""Competitions of one person in a page: the requests of the server, answered here, and seasons as files."""

import asyncio
import logging
import re
import zlib
from collections.abc import Mapping
from http import HTTPStatus
from secrets import token_hex, token_urlsafe
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from touchline.kernel import BadFile
from touchline.league.bundle import unpack
from touchline.league.competition import Competition
from touchline.league.file import Book
from touchline.league.playing import STAND_IN
from touchline.league.terms import HUMAN
from touchline.page.browser import Thinker
from touchline.page.store import BrowserStore
from touchline.page.thinkers import PagePlayer
from touchline.server.competitions.charter import Charter, Club
from touchline.server.competitions.endpoints import ENDPOINTS, STATUS, Asked, Endpoint, Reply
from touchline.server.competitions.identity import People, Person
from touchline.server.competitions.live import Live
from touchline.server.competitions.match_rooms import RoomsOfMatches
from touchline.server.competitions.players import MatchPlayers
from touchline.server.competitions.ports import Opening
from touchline.server.competitions.service import Competitions
from touchline.server.competitions.titles import Titles
from touchline.server.competitions.troubles import Trouble
from touchline.server.rooms import Rooms
from touchline.server.settings import Settings
from touchline.server.storage import Writing
from touchline.server.wire.api import Problem
from touchline.server.wire.competition_requests import ClubRequest, CompetitionRequest, CupRequest, PointsRequest

_LOG: Final = logging.getLogger("touchline.page")
_TICK: Final = 0.5
_MOST: Final = 10**9
"""Names and competitions a day: nobody limits what people do in their own browser."""

Answer = tuple[int, Any]


def _pattern(endpoint: Endpoint) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path))


_PATTERNS: Final = [(one, _pattern(one)) for one in ENDPOINTS]


class PageRooms(RoomsOfMatches):
    """Rooms of matches, each opened by the tab that plays it."""

    async def open(self, *given: Any) -> Opening:
        """A room for a match."""
        return (await super().open(*given))._replace(opened=lambda: None)


class PageCompetitions:
    """The competitions of this browser, looked after by one tab at a time."""

    keeps_seeds: Final = False

    def __init__(self, rooms: Rooms, store: BrowserStore, thinker: Thinker, settings: Settings) -> None:
        self.store = store
        self.people = People(store, settings.now, _MOST)
        player = PagePlayer(thinker)
        self.competitions = Competitions(
            store, settings.now, PageRooms(rooms), MatchPlayers(player, player), _MOST, store.deck
        )
        self.titles = Titles(self.competitions)
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look after competitions from now on: no other tab does."""
        self._looking = self._looking or asyncio.create_task(self._look(), name="competitions")

    async def _look(self) -> None:
        while True:
            try:
                await self.competitions.tick()
            except Exception:  # the storage may fail for a while
                _LOG.exception("competitions could not be looked after")
            await asyncio.sleep(_TICK)

    async def close(self) -> None:
        """Stop looking after competitions, and playing."""
        if self._looking is not None:
            self._looking.cancel()
        await self.competitions.close()

    async def request(self, method: str, path: str, key: str, body: bytes) -> Answer | None:
        """The answer to a request about people or competitions; None if it is about something else."""
        parts = urlsplit(path)
        for endpoint, pattern in _PATTERNS:
            found = pattern.fullmatch(parts.path) if endpoint.method == method else None
            if found is not None:
                break
        else:
            own = re.fullmatch(r"/api/seasons(?:/([^/]+))?", parts.path)
            return None if own is None else await self._season(method, own[1], key, body)

        async def read(kind: Any) -> Any:
            return msgspec.json.decode(body, type=kind)

        given = {name: unquote(value) for name, value in found.groupdict().items()}
        try:
            reply: Reply = await endpoint.serve(Asked(self, key, "", given, dict(parse_qsl(parts.query)), read))
        except Trouble as trouble:
            return _refused(trouble)
        return reply.status, reply.content

    # Seasons as files

    async def _season(self, method: str, id: str | None, key: str, body: bytes) -> Answer | None:
        """What only a page does: a competition comes out of a file, or is deleted."""
        try:
            if id is None:
                return (HTTPStatus.CREATED, await self.take_in(body, key)) if method == "POST" else None
            if method == "DELETE":
                await self._delete(await self.competitions.load(id))
                return HTTPStatus.OK, {}
        except Trouble as trouble:
            return _refused(trouble)
        return None

    async def _delete(self, live: Live) -> None:
        if live.playing is not None:
            live.playing.cancel()
        async with live.lock:
            self.competitions.forget(live.id)
            await self.store.delete_competition(live.id)

    async def take_in(self, data: bytes, key: str) -> list[str]:
        """The ids of the seasons in a bundle; nothing of a bad one is taken."""
        person = await self.people.find(key)
        if person is None:
            raise Trouble("unknown", "no_name", "this needs a name: make one with POST /api/people")
        bundle = unpack(data)
        leagues = [Book.read(text.encode()).competition for text in bundle.seasons]
        for number, league in enumerate(leagues, start=2):
            for digest in league.records:
                if digest not in bundle.records:
                    raise BadFile(number, f"the record {digest[:16]}… is missing")
        return [await self._keep(league, person, bundle.records) for league in leagues]

    async def _keep(self, league: Competition, person: Person, records: Mapping[str, str]) -> str:
        id, now = token_hex(8), self.competitions.now()
        charter = _charter(league, person, now)
        row = {
            "id": id,
            "state": charter.state,
            "seen": charter.settings.seen,
            "charter": msgspec.to_builtins(charter),
            "terms": msgspec.to_builtins(league.terms),
            "version": 1,
            "wakes_at": now,
            "client": "",
            "created_at": now,
        }
        entries = [
            {"competition": id, "n": number, "entry": msgspec.json.encode(entry).decode(), "at": now}
            for number, entry in enumerate(league.entries, start=1)
        ]
        kept = [
            {"digest": digest, "record": zlib.compress(records[digest].encode(), 6)}
            for digest in league.records
            if await self.store.match_record(digest) is None
        ]
        await self.store.write(Writing(competitions=[row], competition_entries=entries, match_records=kept))
        await self.competitions.look(id)
        return id


def _charter(league: Competition, person: Person, now: float) -> Charter:
    """What is agreed about a season that is brought in: its person is you, without deadlines."""
    terms, cup = league.terms, league.terms.cup
    points = {name: getattr(terms.points, name) for name in PointsRequest.__struct_fields__}
    settings = CompetitionRequest(
        terms.name,
        terms.game,
        (ClubRequest(), ClubRequest()),
        legs=terms.legs,
        divisions=terms.divisions,
        moving=terms.moving,
        points=PointsRequest(**points),
        cup=None if cup is None else CupRequest(cup.entrants, cup.legs, cup.away_goals),
        round_seconds=None,
        early=True,
        market=terms.market,
        seen="managers",
        setup=dict(terms.setup),
    )
    mine = next((at for at, club in enumerate(terms.clubs) if club.coach == HUMAN), None)
    clubs = [
        Club(club.name, club.crest, club.coach if club.coach != HUMAN or at == mine else STAND_IN)
        for at, club in enumerate(terms.clubs)
    ]
    if mine is not None:
        clubs[mine] = Club(terms.clubs[mine].name, terms.clubs[mine].crest, HUMAN, person)
    return Charter(
        settings,
        terms.seed,
        tuple(clubs),
        (person,),
        now,
        "over" if league.is_over else "running",
        token_urlsafe(24),
        started_at=now,
        season=terms.season,
        kept=terms.kept,
        members=(person.id,),
    )


def _refused(trouble: Trouble) -> Answer:
    return STATUS[trouble.kind], Problem(trouble.error, trouble.reason, trouble.field)
