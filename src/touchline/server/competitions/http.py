"""The HTTP API of people and competitions. Bodies are records of `wire`; refusals are `Problem`s."""

import zlib
from collections.abc import Awaitable, Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from touchline.league.bundle import pack
from touchline.league.file import write as write_file
from touchline.league.results import write as write_sheet
from touchline.league.results import write_json
from touchline.league.sheet import lines as sheet_lines
from touchline.server.api import Json, Refused, client, context, read
from touchline.server.competitions import club_pages, entering, matches, overview
from touchline.server.competitions.identity import Person
from touchline.server.competitions.lines import Viewer
from touchline.server.competitions.news import journal as journal_of
from touchline.server.competitions.overview import invitations
from touchline.server.competitions.troubles import Kind, Trouble, too_late
from touchline.server.seats import hashed
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

_STATUS: Final[dict[Kind, HTTPStatus]] = {
    "unknown": HTTPStatus.UNAUTHORIZED,
    "forbidden": HTTPStatus.FORBIDDEN,
    "not_found": HTTPStatus.NOT_FOUND,
    "conflict": HTTPStatus.CONFLICT,
    "bad": HTTPStatus.BAD_REQUEST,
    "too_many": HTTPStatus.TOO_MANY_REQUESTS,
}
_FRESH: Final = {"Cache-Control": "no-store"}
_ACTION: Final[Any] = CompetitionAction
Endpoint = Callable[[Request], Awaitable[Response]]


def _told(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose refusals are responses."""

    @wraps(endpoint)
    async def wrapped(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Trouble as trouble:
            raise Refused(_STATUS[trouble.kind], trouble.error, trouble.reason, trouble.field) from None

    return wrapped


def _key(request: Request) -> str:
    """The key of the browser that asks; empty if it sends none."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


async def _visitor(request: Request) -> Person | None:
    return await context(request).people.find(_key(request))


async def _person(request: Request) -> Person:
    person = await _visitor(request)
    if person is None:
        raise Trouble("unknown", "no_name", "this needs a name: make one with POST /api/people")
    return person


async def _viewer(request: Request) -> Viewer:
    invitation = request.query_params.get("invitation", "")
    id = request.path_params["competition"]
    return await entering.viewer(context(request).competitions, id, await _visitor(request), invitation)


def _fresh(record: Any, status: HTTPStatus = HTTPStatus.OK) -> Json:
    return Json(record, status, _FRESH)


# People


async def _me(request: Request, person: Person, status: HTTPStatus = HTTPStatus.OK) -> Response:
    server = context(request)
    waiting = len(await entering.waits(server.competitions, person))
    return _fresh(await server.people.me(person, _key(request), waiting), status)


@_told
async def make_person(request: Request) -> Response:
    """Take a name."""
    asked = await read(request, PersonRequest)
    person = await context(request).people.make(_key(request), asked, client(request))
    return await _me(request, person, HTTPStatus.CREATED)


@_told
async def me(request: Request) -> Response:
    """The person that asks."""
    return await _me(request, await _person(request))


@_told
async def make_link(request: Request) -> Response:
    """Make a personal link; the one before it ends."""
    return _fresh(PersonalLink(await context(request).people.renew_link(await _person(request))))


@_told
async def add_browser(request: Request) -> Response:
    """Add a browser by a personal link."""
    asked = await read(request, LinkRequest)
    person = await context(request).people.add_browser(_key(request), asked.link, asked.label)
    return await _me(request, person, HTTPStatus.CREATED)


@_told
async def remove_browser(request: Request) -> Response:
    """Remove a browser."""
    person = await _person(request)
    shown = await context(request).people.me(person, _key(request), 0)
    await context(request).people.remove_browser(person, request.path_params["browser"])
    return _fresh(shown, HTTPStatus.OK) if not await _visitor(request) else await _me(request, person)


@_told
async def my_waiting(request: Request) -> Response:
    """What waits for the person that asks."""
    return _fresh(await entering.waits(context(request).competitions, await _person(request)))


@_told
async def my_matches(request: Request) -> Response:
    """The running and finished matches of the person that asks."""
    person = await _person(request)
    if request.method == "POST":
        asked = await read(request, ClaimRequest)
        await matches.claim(context(request).competitions, context(request).store, person, asked.tokens)
    return _fresh(await matches.of(context(request).competitions, person, _key(request)))


# Competitions


@_told
async def listed(request: Request) -> Response:
    """The competitions of the person that asks, and the public ones."""
    return _fresh(await entering.listed(context(request).competitions, await _visitor(request)))


@_told
async def make(request: Request) -> Response:
    """Create a competition."""
    person, asked = await _person(request), await read(request, CompetitionRequest)
    competitions = context(request).competitions
    live = await competitions.make(asked, person, hashed(client(request)))
    seen = Viewer(live, person, competitions.now(), {})
    return _fresh(CompetitionMade(live.id, invitations(seen)), HTTPStatus.CREATED)


@_told
async def champions(request: Request) -> Response:
    """Create a cup for the champions of some competitions."""
    person, asked = await _person(request), await read(request, ChampionsRequest)
    live = await entering.champions_cup(context(request).competitions, person, asked, hashed(client(request)))
    return _fresh(CompetitionMade(live.id, ()), HTTPStatus.CREATED)


@_told
async def show(request: Request) -> Response:
    """Show a competition."""
    return _fresh(overview.page(await _viewer(request)))


@_told
async def act(request: Request) -> Response:
    """Do something in a competition, as an organiser or manager."""
    person, action = await _person(request), await read(request, _ACTION)
    id = request.path_params["competition"]
    return _fresh(overview.page(await entering.act(context(request).competitions, id, person, action)))


@_told
async def what_if(request: Request) -> Response:
    """Show what an action would change, without doing it."""
    person, action = await _person(request), await read(request, _ACTION)
    id = request.path_params["competition"]
    return _fresh(await entering.what_if(context(request).competitions, id, person, action))


@_told
async def join(request: Request) -> Response:
    """Take a club by an invitation."""
    person, asked = await _person(request), await read(request, JoinRequest)
    id = request.path_params["competition"]
    return _fresh(await entering.join(context(request).competitions, id, person, asked.invitation))


@_told
async def show_club(request: Request) -> Response:
    """Show a club."""
    seen = await _viewer(request)
    charter, honours = seen.live.charter, ()
    if charter.last is not None:
        last = await context(request).competitions.load(charter.last)
        at = request.path_params["club"]
        if last.competition is not None and 0 <= at < len(charter.clubs):
            name = last.charter.settings.name
            honours = club_pages.honours_of_last(  # type: ignore[assignment]
                last.competition, name, last.charter.season, charter.clubs[at].name
            )
    return _fresh(club_pages.club_page(seen, request.path_params["club"], honours))


@_told
async def show_market(request: Request) -> Response:
    """Show the market."""
    return _fresh(club_pages.market_page(await _viewer(request)))


@_told
async def show_fixture(request: Request) -> Response:
    """Show a fixture."""
    return _fresh(club_pages.fixture_page(await _viewer(request), request.path_params["fixture"]))


@_told
async def take_seat(request: Request) -> Response:
    """Take a seat in the room of a match, to play or to watch."""
    id, fixture = request.path_params["competition"], request.path_params["fixture"]
    person, key = await _visitor(request), _key(request)
    return _fresh(await entering.seat(context(request).competitions, id, fixture, person, key))


@_told
async def record(request: Request) -> Response:
    """Download the record of a match."""
    league = club_pages.started(await _viewer(request))
    result = league.journal.results.get(request.path_params["fixture"])
    data = await context(request).store.match_record(result.record) if result and result.record else None
    if data is None:
        raise Trouble("not_found", "no_record", "there is no record of this match")
    headers = {**_FRESH, "Content-Disposition": f'attachment; filename="{request.path_params["fixture"]}.jsonl"'}
    return Response(zlib.decompress(data), media_type="application/jsonl", headers=headers)


@_told
async def show_journal(request: Request) -> Response:
    """Show the journal of a competition."""
    return _fresh(journal_of((await _viewer(request)).live))


@_told
async def results(request: Request) -> Response:
    """Download the results sheet of a competition."""
    lines = sheet_lines(club_pages.started(await _viewer(request)))
    form = request.query_params.get("form", "csv")
    if form not in ("csv", "json"):
        raise Trouble("bad", "bad_form", f"a results sheet is csv or json; got {form:.20}", "form")
    headers = {**_FRESH, "Content-Disposition": f'attachment; filename="results.{form}"'}
    if form == "json":
        return Response(write_json(lines), media_type="application/json", headers=headers)
    return PlainTextResponse(write_sheet(lines), media_type="text/csv; charset=utf-8", headers=headers)


@_told
async def export(request: Request) -> Response:
    """Download a competition that is over as one file, with all its records."""
    seen, store = await _viewer(request), context(request).store
    league = club_pages.started(seen)
    if seen.live.charter.state != "over":
        raise too_late("the file shows the seed, and so the dice to come; it is there when the season is over")
    records = {}
    for result in league.journal.results.values():
        data = await store.match_record(result.record) if result.record else None
        if data is not None:
            records[result.record] = zlib.decompress(data).decode()
    headers = {**_FRESH, "Content-Disposition": f'attachment; filename="{seen.live.id}.bundle"'}
    return Response(pack([write_file(league)], records), media_type="application/gzip", headers=headers)


# The travelling title


@_told
async def title(request: Request) -> Response:
    """Show the travelling title of a game, challenge its holder, or answer."""
    person, game = await _visitor(request), request.path_params["game"]
    if request.method == "POST":
        asked = await read(request, TitleRequest)
        await context(request).titles.act(game, await _person(request), asked, _key(request))
    return _fresh(await context(request).titles.page(game, person, _key(request)))


_COMPETITION: Final = "/api/competitions/{competition}"
_FIXTURE: Final = f"{_COMPETITION}/fixtures/{{fixture}}"
ROUTES: Final = [
    Route("/api/people", make_person, methods=["POST"]),
    Route("/api/people/me", me),
    Route("/api/people/me/link", make_link, methods=["POST"]),
    Route("/api/people/browsers", add_browser, methods=["POST"]),
    Route("/api/people/me/browsers/{browser}", remove_browser, methods=["DELETE"]),
    Route("/api/people/me/matches", my_matches, methods=["GET", "POST"]),
    Route("/api/people/me/waiting", my_waiting),
    Route("/api/competitions", listed),
    Route("/api/competitions", make, methods=["POST"]),
    Route("/api/champions", champions, methods=["POST"]),
    Route(_COMPETITION, show),
    Route(_COMPETITION, act, methods=["POST"]),
    Route(f"{_COMPETITION}/what-if", what_if, methods=["POST"]),
    Route(f"{_COMPETITION}/join", join, methods=["POST"]),
    Route(f"{_COMPETITION}/clubs/{{club:int}}", show_club),
    Route(f"{_COMPETITION}/market", show_market),
    Route(_FIXTURE, show_fixture),
    Route(f"{_FIXTURE}/seat", take_seat, methods=["POST"]),
    Route(f"{_FIXTURE}/record", record),
    Route(f"{_COMPETITION}/journal", show_journal),
    Route(f"{_COMPETITION}/results", results),
    Route(f"{_COMPETITION}/export", export),
    Route("/api/titles/{game}", title, methods=["GET", "POST"]),
]
"""The paths of people and competitions."""
