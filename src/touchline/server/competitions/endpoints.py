"""The API of people and competitions, whatever carries its requests: HTTP to a server, messages to a page.

Bodies are records of `wire`; refusals are `Trouble`.
"""

import zlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, NamedTuple, Protocol

from touchline.league.bundle import pack
from touchline.league.competition import Competition
from touchline.league.file import write as write_file
from touchline.league.results import write as write_sheet
from touchline.league.results import write_json
from touchline.league.sheet import lines as sheet_lines
from touchline.server.competitions import club_pages, entering, matches, overview
from touchline.server.competitions.identity import People, Person
from touchline.server.competitions.lines import Viewer
from touchline.server.competitions.news import journal as journal_of
from touchline.server.competitions.overview import invitations
from touchline.server.competitions.service import Competitions
from touchline.server.competitions.storage import CompetitionStore
from touchline.server.competitions.titles import Titles
from touchline.server.competitions.troubles import Kind, Trouble, too_late
from touchline.server.seats import hashed
from touchline.server.storage import RoomStore
from touchline.server.wire.clubs import ClaimRequest
from touchline.server.wire.competition_requests import (
    ChampionsRequest,
    CompetitionAction,
    CompetitionRequest,
    JoinRequest,
    TitleRequest,
)
from touchline.server.wire.competitions import CompetitionMade
from touchline.server.wire.people import LinkRequest, PersonalLink, PersonRequest

STATUS: Final[dict[Kind, HTTPStatus]] = {
    "unknown": HTTPStatus.UNAUTHORIZED,
    "forbidden": HTTPStatus.FORBIDDEN,
    "not_found": HTTPStatus.NOT_FOUND,
    "conflict": HTTPStatus.CONFLICT,
    "bad": HTTPStatus.BAD_REQUEST,
    "too_many": HTTPStatus.TOO_MANY_REQUESTS,
}
"""The status of each kind of refusal."""
JSON: Final = "application/json"
_ACTION: Final[Any] = CompetitionAction


class Services(Protocol):
    """What the requests need."""

    @property
    def people(self) -> People:
        """Everybody with a name."""
        ...

    @property
    def competitions(self) -> Competitions:
        """All competitions."""
        ...

    @property
    def titles(self) -> Titles:
        """The travelling titles."""
        ...

    @property
    def keeps_seeds(self) -> bool:
        """Whether the seed of a running competition stays secret: those who ask meet one another."""
        ...

    @property
    def store(self) -> RoomStore:
        """The rows of rooms."""
        ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: its path is known, its body is read when it is needed."""

    services: Services
    key: str
    """Of the browser that asks; empty if it sends none."""
    client: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    read: Callable[[Any], Awaitable[Any]]
    """Its body, decoded into a record of a type."""

    async def visitor(self) -> Person | None:
        """The person that asks, if it has a name."""
        return await self.services.people.find(self.key)

    async def person(self) -> Person:
        """The person that asks; refused if it has no name."""
        person = await self.visitor()
        if person is None:
            raise Trouble("unknown", "no_name", "this needs a name: make one with POST /api/people")
        return person

    async def viewer(self) -> Viewer:
        """Somebody who looks at the competition of the path."""
        invitation = self.query.get("invitation", "")
        return await entering.viewer(
            self.services.competitions, self.path["competition"], await self.visitor(), invitation
        )


class Reply(NamedTuple):
    """What is sent back: a record, or text or bytes of another kind, and the name of the file if it is one."""

    content: Any
    status: HTTPStatus = HTTPStatus.OK
    kind: str = JSON
    file: str = ""


class Endpoint(NamedTuple):
    """A method, a path with its parts in braces, and what serves it."""

    method: str
    path: str
    serve: Callable[[Asked], Awaitable[Reply]]


# People


async def _me(asked: Asked, person: Person, status: HTTPStatus = HTTPStatus.OK) -> Reply:
    waiting = len(await entering.waits(asked.services.competitions, person))
    return Reply(await asked.services.people.me(person, asked.key, waiting), status)


async def make_person(asked: Asked) -> Reply:
    """Take a name."""
    request = await asked.read(PersonRequest)
    person = await asked.services.people.make(asked.key, request, asked.client)
    return await _me(asked, person, HTTPStatus.CREATED)


async def me(asked: Asked) -> Reply:
    """The person that asks."""
    return await _me(asked, await asked.person())


async def make_link(asked: Asked) -> Reply:
    """Make a personal link; the one before it ends."""
    return Reply(PersonalLink(await asked.services.people.renew_link(await asked.person())))


async def add_browser(asked: Asked) -> Reply:
    """Add a browser by a personal link."""
    request = await asked.read(LinkRequest)
    person = await asked.services.people.add_browser(asked.key, request.link, request.label)
    return await _me(asked, person, HTTPStatus.CREATED)


async def remove_browser(asked: Asked) -> Reply:
    """Remove a browser."""
    person = await asked.person()
    shown = await asked.services.people.me(person, asked.key, 0)
    await asked.services.people.remove_browser(person, asked.path["browser"])
    return Reply(shown) if not await asked.visitor() else await _me(asked, person)


async def my_waiting(asked: Asked) -> Reply:
    """What waits for the person that asks."""
    return Reply(await entering.waits(asked.services.competitions, await asked.person()))


async def my_matches(asked: Asked) -> Reply:
    """The running and finished matches of the person that asks."""
    return Reply(await matches.of(asked.services.competitions, await asked.person(), asked.key))


async def claim_matches(asked: Asked) -> Reply:
    """Make the matches of tokens those of the person that asks."""
    person, claimed = await asked.person(), await asked.read(ClaimRequest)
    await matches.claim(asked.services.competitions, asked.services.store, person, claimed.tokens)
    return await my_matches(asked)


# Competitions


async def listed(asked: Asked) -> Reply:
    """The competitions of the person that asks, and the public ones."""
    return Reply(await entering.listed(asked.services.competitions, await asked.visitor()))


async def make(asked: Asked) -> Reply:
    """Create a competition."""
    person, request = await asked.person(), await asked.read(CompetitionRequest)
    competitions = asked.services.competitions
    live = await competitions.make(request, person, hashed(asked.client))
    seen = Viewer(live, person, competitions.now(), {})
    return Reply(CompetitionMade(live.id, invitations(seen)), HTTPStatus.CREATED)


async def champions(asked: Asked) -> Reply:
    """Create a cup for the champions of some competitions."""
    person, request = await asked.person(), await asked.read(ChampionsRequest)
    live = await entering.champions_cup(asked.services.competitions, person, request, hashed(asked.client))
    return Reply(CompetitionMade(live.id, ()), HTTPStatus.CREATED)


async def show(asked: Asked) -> Reply:
    """Show a competition."""
    return Reply(overview.page(await asked.viewer()))


async def act(asked: Asked) -> Reply:
    """Do something in a competition, as an organiser or manager."""
    person, action = await asked.person(), await asked.read(_ACTION)
    id = asked.path["competition"]
    return Reply(overview.page(await entering.act(asked.services.competitions, id, person, action)))


async def what_if(asked: Asked) -> Reply:
    """Show what an action would change, without doing it."""
    person, action = await asked.person(), await asked.read(_ACTION)
    return Reply(await entering.what_if(asked.services.competitions, asked.path["competition"], person, action))


async def join(asked: Asked) -> Reply:
    """Take a club by an invitation."""
    person, request = await asked.person(), await asked.read(JoinRequest)
    id = asked.path["competition"]
    return Reply(await entering.join(asked.services.competitions, id, person, request.invitation))


async def show_club(asked: Asked) -> Reply:
    """Show a club."""
    seen, at = await asked.viewer(), _number(asked.path["club"])
    charter, honours = seen.live.charter, ()
    if charter.last is not None:
        last = await asked.services.competitions.load(charter.last)
        if last.competition is not None and 0 <= at < len(charter.clubs):
            name = last.charter.settings.name
            honours = club_pages.honours_of_last(  # type: ignore[assignment]
                last.competition, name, last.charter.season, charter.clubs[at].name
            )
    return Reply(club_pages.club_page(seen, at, honours))


def _number(text: str) -> int:
    """The place of a club, counted from 0."""
    if not text.isdecimal() or len(text) > len("1000"):
        raise Trouble("not_found", "no_club", f"clubs are counted from 0; got {text:.20}")
    return int(text)


async def show_market(asked: Asked) -> Reply:
    """Show the market."""
    return Reply(club_pages.market_page(await asked.viewer()))


async def show_fixture(asked: Asked) -> Reply:
    """Show a fixture."""
    return Reply(club_pages.fixture_page(await asked.viewer(), asked.path["fixture"]))


async def take_seat(asked: Asked) -> Reply:
    """Take a seat in the room of a match, to play or to watch."""
    id, fixture = asked.path["competition"], asked.path["fixture"]
    return Reply(await entering.seat(asked.services.competitions, id, fixture, await asked.visitor(), asked.key))


async def record(asked: Asked) -> Reply:
    """Download the record of a match."""
    fixture = asked.path["fixture"]
    result = club_pages.started(await asked.viewer()).journal.results.get(fixture)
    data = await asked.services.competitions.store.match_record(result.record) if result and result.record else None
    if data is None:
        raise Trouble("not_found", "no_record", "there is no record of this match")
    return Reply(zlib.decompress(data), kind="application/jsonl", file=f"{fixture}.jsonl")


async def show_journal(asked: Asked) -> Reply:
    """Show the journal of a competition."""
    return Reply(journal_of((await asked.viewer()).live))


async def results(asked: Asked) -> Reply:
    """Download the results sheet of a competition."""
    lines = sheet_lines(club_pages.started(await asked.viewer()))
    form = asked.query.get("form", "csv")
    if form not in ("csv", "json"):
        raise Trouble("bad", "bad_form", f"a results sheet is csv or json; got {form:.20}", "form")
    if form == "json":
        return Reply(write_json(lines).encode(), kind=JSON, file="results.json")
    return Reply(write_sheet(lines).encode(), kind="text/csv; charset=utf-8", file="results.csv")


async def export(asked: Asked) -> Reply:
    """Download a competition that is over as one file, with all its records."""
    seen, store = await asked.viewer(), asked.services.competitions.store
    league = club_pages.started(seen)
    if asked.services.keeps_seeds and seen.live.charter.state != "over":
        raise too_late("the file shows the seed, and so the dice to come; it is there when the season is over")
    return Reply(await bundle_of(league, store), kind="application/gzip", file=f"{seen.live.id}.bundle")


async def bundle_of(league: Competition, store: CompetitionStore) -> bytes:
    """A competition as one file, with all its records."""
    records = {}
    for digest in league.records:
        data = await store.match_record(digest)
        if data is not None:
            records[digest] = zlib.decompress(data).decode()
    return pack([write_file(league)], records)


# The travelling title


async def title(asked: Asked) -> Reply:
    """Show the travelling title of a game."""
    return Reply(await asked.services.titles.page(asked.path["game"], await asked.visitor(), asked.key))


async def act_on_title(asked: Asked) -> Reply:
    """Challenge the holder of the travelling title, withdraw or answer."""
    person, request = await asked.person(), await asked.read(TitleRequest)
    await asked.services.titles.act(asked.path["game"], person, request, asked.key)
    return await title(asked)


_COMPETITION: Final = "/api/competitions/{competition}"
_FIXTURE: Final = f"{_COMPETITION}/fixtures/{{fixture}}"
ENDPOINTS: Final = (
    Endpoint("POST", "/api/people", make_person),
    Endpoint("GET", "/api/people/me", me),
    Endpoint("POST", "/api/people/me/link", make_link),
    Endpoint("POST", "/api/people/browsers", add_browser),
    Endpoint("DELETE", "/api/people/me/browsers/{browser}", remove_browser),
    Endpoint("GET", "/api/people/me/matches", my_matches),
    Endpoint("POST", "/api/people/me/matches", claim_matches),
    Endpoint("GET", "/api/people/me/waiting", my_waiting),
    Endpoint("GET", "/api/competitions", listed),
    Endpoint("POST", "/api/competitions", make),
    Endpoint("POST", "/api/champions", champions),
    Endpoint("GET", _COMPETITION, show),
    Endpoint("POST", _COMPETITION, act),
    Endpoint("POST", f"{_COMPETITION}/what-if", what_if),
    Endpoint("POST", f"{_COMPETITION}/join", join),
    Endpoint("GET", f"{_COMPETITION}/clubs/{{club}}", show_club),
    Endpoint("GET", f"{_COMPETITION}/market", show_market),
    Endpoint("GET", _FIXTURE, show_fixture),
    Endpoint("POST", f"{_FIXTURE}/seat", take_seat),
    Endpoint("GET", f"{_FIXTURE}/record", record),
    Endpoint("GET", f"{_COMPETITION}/journal", show_journal),
    Endpoint("GET", f"{_COMPETITION}/results", results),
    Endpoint("GET", f"{_COMPETITION}/export", export),
    Endpoint("GET", "/api/titles/{game}", title),
    Endpoint("POST", "/api/titles/{game}", act_on_title),
)
"""The requests of people and competitions."""
