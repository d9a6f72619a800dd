"""The HTTP API: rooms, records, decks, rules. Bodies are the records of `wire.api`; errors are `Problem`s."""

import asyncio
from http import HTTPStatus
from secrets import token_hex
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from touchline import rulebook
from touchline.kernel import BadFile, BadSetup, TouchlineError
from touchline.server import metrics as lines
from touchline.server import openapi
from touchline.server.app_context import AppContext
from touchline.server.decks import count, read_deck
from touchline.server.limits import client_at
from touchline.server.records import NotOver, NotProvable
from touchline.server.rooms import TooManyRooms
from touchline.server.rulebook_pages import rule_text
from touchline.server.seats import NoSuchRoom, hashed
from touchline.server.storage import Writing
from touchline.server.wire.api import DeckMade, LessonRequest, OldRoomRequest, Problem, StatusRequest

T = TypeVar("T")

_MOST_TOKENS: Final = 200
_LONGEST_REASON: Final = 500
_DAY: Final = 86_400.0


class Json(Response):
    """A record as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The bytes of a record."""
        return msgspec.json.encode(content)


def problem(status: int, error: str, reason: str, field: str = "") -> Json:
    """The response for an error; the reason is shortened, since it may quote input of any length."""
    reason = reason if len(reason) <= _LONGEST_REASON else f"{reason[:_LONGEST_REASON]}…"
    return Json(Problem(error, reason, field), status, {"Cache-Control": "no-store"})


class Refused(Exception):
    """A refused request, with a status and a reason."""

    def __init__(self, status: int, error: str, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.status, self.problem = status, Problem(error, reason, field)

    def response(self) -> Json:
        """The response to send."""
        response = problem(self.status, self.problem.error, self.problem.reason, self.problem.field)
        if self.status == HTTPStatus.TOO_MANY_REQUESTS:
            response.headers["Retry-After"] = "1"
        return response


def context(request: Request) -> AppContext:
    """The application context."""
    shared: AppContext = request.app.state.context
    return shared


def client(request: Request) -> str:
    """The client that sent a request."""
    return client_at(request.client)


async def body(request: Request, most: int = 0) -> bytes:
    """The body of a request; refused if it is too large."""
    most = most or context(request).settings.body_bytes
    data = bytearray()
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too_large", f"a body may have up to {most} bytes")
    return bytes(data)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request, decoded into a record."""
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        what, _, where = str(error).partition(" - at `")
        raise Refused(HTTPStatus.BAD_REQUEST, "bad_body", what, where.rstrip("`").removeprefix("$.")) from None


def few(asked: StatusRequest, most: int) -> StatusRequest:
    """A request about tokens; refused if they are too many."""
    if len(asked.tokens) > most:
        reason = f"up to {most} tokens can be looked up at once; got {len(asked.tokens)}"
        raise Refused(HTTPStatus.BAD_REQUEST, "too_many_tokens", reason, "tokens")
    return asked


# Endpoints


async def games(request: Request) -> Response:
    """List the games."""
    return Json([presenter.info for presenter in context(request).rooms.presenters.values()])


async def make_room(request: Request) -> Response:
    """Create a room."""
    asked = (await read(request, OldRoomRequest)).today()
    try:
        made = await context(request).rooms.make(asked, client(request))
    except TooManyRooms as error:
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_rooms", str(error)) from None
    except TouchlineError as error:
        raise Refused(HTTPStatus.BAD_REQUEST, "bad_setup", str(error)) from None
    return Json(made, HTTPStatus.CREATED, {"Cache-Control": "no-store"})


async def make_lesson(request: Request) -> Response:
    """Begin a guided first match."""
    asked = await read(request, LessonRequest)
    try:
        made = await context(request).lessons.make(asked, client(request))
    except TooManyRooms as error:
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_rooms", str(error)) from None
    except TouchlineError as error:
        raise Refused(HTTPStatus.BAD_REQUEST, "bad_lesson", str(error)) from None
    return Json(made, HTTPStatus.CREATED, {"Cache-Control": "no-store"})


async def statuses(request: Request) -> Response:
    """List the rooms that tokens open."""
    asked = few(await read(request, StatusRequest), _MOST_TOKENS)
    return Json(await context(request).rooms.statuses(asked.tokens), headers={"Cache-Control": "no-store"})


async def record(request: Request) -> Response:
    """Download the record of a finished match."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused(HTTPStatus.UNAUTHORIZED, "no_token", "the header Authorization must be Bearer and a seat's token")
    room = request.path_params["room"]
    try:
        pieces = await context(request).rooms.records.for_token(room, token.strip())
    except NoSuchRoom as error:
        raise Refused(HTTPStatus.NOT_FOUND, "no_seat", str(error)) from None
    except NotOver as error:
        raise Refused(HTTPStatus.CONFLICT, "not_over", str(error)) from None
    except NotProvable as error:
        raise Refused(HTTPStatus.CONFLICT, "rules_corrected", str(error)) from None
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{room}.jsonl"'}
    return StreamingResponse(pieces, media_type="application/jsonl", headers=headers)


async def make_deck(request: Request) -> Response:
    """Upload a deck as CSV."""
    data, presenters = await body(request), context(request).rooms.presenters
    try:
        cards = await asyncio.to_thread(read_deck, presenters, request.query_params.get("game"), data)
    except BadFile as error:
        raise Refused(HTTPStatus.BAD_REQUEST, "bad_deck", str(error), f"line {error.line}") from None
    except BadSetup as error:
        raise Refused(HTTPStatus.BAD_REQUEST, "bad_deck", str(error)) from None
    server, id, uploader = context(request), token_hex(8), hashed(client(request))
    now, most = server.settings.now(), server.settings.decks_of_client
    if await server.store.decks(uploader, now - _DAY, now) >= most:
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_decks", f"a client can upload {most} decks a day")
    row = {"id": id, "cards": cards, "client": uploader, "created_at": now}
    await server.store.write(Writing(decks=[row]))
    return Json(DeckMade(id, count(cards)), HTTPStatus.CREATED, {"Cache-Control": "no-store"})


async def rule(request: Request) -> Response:
    """Show a rule. The catalogues are in English, and the response says so."""
    try:
        text = await asyncio.to_thread(rule_text, request.path_params["id"])  # an unknown id starts a search
    except rulebook.UnknownEntry as error:
        raise Refused(HTTPStatus.NOT_FOUND, "no_rule", str(error)) from None
    return Json(text, headers={"Cache-Control": "public, max-age=3600"})


async def health(request: Request) -> Response:
    """Report whether matches can be read and stored, and whether the browser app is built."""
    server = context(request)
    if fault := await server.health.fault():
        return PlainTextResponse(f"{fault}\n", HTTPStatus.SERVICE_UNAVAILABLE, {"Cache-Control": "no-store"})
    app = "built" if server.settings.page.is_file() else "missing"
    return PlainTextResponse(f"well\napp: {app}\n", headers={"Cache-Control": "no-store"})


async def metrics(request: Request) -> Response:
    """Report the metrics."""
    server = context(request)
    commits, pool, counts = server.store.commits, server.pool, server.metrics
    rooms, watch = server.rooms, server.watch
    report = [
        *lines.gauge("rooms", "Rooms in the store.", await server.store.count()),
        *lines.gauge("rooms_open", "Rooms held in memory.", len(rooms.open)),
        *lines.gauge("connections", "Browsers connected.", counts.connections),
        *(server.sockets.lines() if server.sockets else ()),
        *lines.counter("answers", "Answers stored.", rooms.answered),
        *lines.counters("refusals", "Messages refused, by name.", "error", counts.refusals),
        *lines.counters("requests", "Requests over HTTP, by status.", "status", counts.requests),
        *lines.gauge("competitions", "Competitions in the store.", await server.store.competition_count()),
        *lines.counter(
            "competition_results", "Results of people entered in competitions.", server.competitions.results
        ),
        *lines.counter("competition_matches", "Matches played between computers.", server.competitions.computers),
        *lines.counter("competition_failures", "Errors of competitions.", server.competitions.failures),
        *lines.counter("commits", "Transactions committed.", commits.batches),
        *lines.counter("commit_writings", "Writes committed in those transactions.", commits.writings),
        *lines.counter("commit_seconds", "Seconds spent on transactions.", commits.seconds),
        *lines.gauge("thinking_waiting", "Coach and preview tasks waiting for a process.", pool.waiting),
        *lines.counter("thinking_tasks", "Coach and preview tasks finished.", pool.tasks),
        *lines.counter("thinking_seconds", "Seconds spent on coach and preview tasks.", pool.seconds),
        *lines.counter("thinking_replaced", "Thinking processes replaced.", pool.replaced),
        *lines.gauge("loop_late_seconds_max", "Longest delay of the event loop since the start.", watch.late),
        *lines.gauge("loop_busy_seconds_max", "Longest delay caused by the loop's own work.", watch.busy),
        *lines.counters("loop_stalls", "Delays caused by the loop's own work, by length.", "over", watch.stalls),
    ]
    return PlainTextResponse("\n".join([*report, ""]), media_type="text/plain; version=0.0.4; charset=utf-8")


async def document(request: Request) -> Response:
    """The OpenAPI document."""
    return Json(openapi.document(), headers={"Cache-Control": "public, max-age=3600"})


async def nothing(request: Request) -> Response:
    """Refuse any other path of the API."""
    return problem(HTTPStatus.NOT_FOUND, "no_such_path", f"there is nothing at {request.url.path}; see /openapi.json")


ROUTES: Final = [
    Route("/api/games", games),
    Route("/api/rooms", make_room, methods=["POST"]),
    Route("/api/lessons", make_lesson, methods=["POST"]),
    Route("/api/rooms/status", statuses, methods=["POST"]),
    Route("/api/records/{room}", record),
    Route("/api/decks", make_deck, methods=["POST"]),
    Route("/api/rules/{id}", rule),
    Route("/healthz", health),
    Route("/metrics", metrics),
    Route("/openapi.json", document),
    Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
]
