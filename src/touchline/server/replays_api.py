"""Replays over HTTP. Bodies are the records of `wire.replays`."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from touchline.kernel import BadFile, TouchlineError
from touchline.server.api import Json, Refused, body, client, context, few, read
from touchline.server.replays import MOST, NotShown, Shown
from touchline.server.reviews import NotReviewed
from touchline.server.rooms import NotLoaded, TooManyRooms
from touchline.server.seats import NoSuchRoom
from touchline.server.tasks import ThinkingFailed
from touchline.server.wire.api import StatusRequest
from touchline.server.wire.replays import PlayOnRequest, ReplayLink
from touchline.session.match_session import BrokenMatch
from touchline.session.seating import Sides

_FRESH: Final = {"Cache-Control": "no-store"}
_MOST_SCENES: Final = 60
Endpoint = Callable[[Request], Awaitable[Response]]


def _refusing(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose errors become responses."""

    async def serve(request: Request) -> Response:
        try:
            return await endpoint(request)
        except NoSuchRoom as error:
            raise Refused(HTTPStatus.NOT_FOUND, "no_seat", str(error)) from None
        except NotReviewed as error:
            raise Refused(HTTPStatus.CONFLICT, error.error, str(error)) from None
        except ThinkingFailed as error:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "not_reviewed", str(error)) from None
        except NotShown as error:
            raise Refused(HTTPStatus.CONFLICT, "not_shown", str(error)) from None
        except BadFile as error:
            raise Refused(HTTPStatus.BAD_REQUEST, "bad_record", str(error), f"line {error.line}") from None
        except TooManyRooms as error:
            raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_rooms", str(error)) from None
        except (NotLoaded, BrokenMatch) as error:
            raise Refused(HTTPStatus.CONFLICT, "not_loaded", str(error)) from None
        except TouchlineError as error:
            raise Refused(HTTPStatus.BAD_REQUEST, "bad_setup", str(error)) from None

    return serve


async def _seen(request: Request) -> tuple[Shown, Sides]:
    """The match that a request is about, and the sides that its sender plays in it."""
    replays, id = context(request).replays, request.path_params["replay"]
    sides: Sides = ()
    if not replays.is_file(id):
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token:
            reason = "the header Authorization must be Bearer and a seat's token"
            raise Refused(HTTPStatus.UNAUTHORIZED, "no_token", reason)
        sides = await replays.seat(token.strip(), id)
    return await replays.find(id), sides


async def open_file(request: Request) -> Response:
    """Open a record file, which is not stored."""
    replays = context(request).replays
    shown = await replays.open(await body(request, MOST))
    pieces = await replays.info(shown, ())
    return StreamingResponse(pieces, headers=_FRESH, media_type="application/json")


async def info(request: Request) -> Response:
    """Tell a match without its scenes."""
    shown, sides = await _seen(request)
    pieces = await context(request).replays.info(shown, sides, request.query_params.get("as", ""))
    return StreamingResponse(pieces, headers=_FRESH, media_type="application/json")


async def part(request: Request) -> Response:
    """Show a part of the scenes of a match."""
    shown, sides = await _seen(request)
    number = request.path_params["part"]
    told = await context(request).replays.part(shown, number, sides, request.query_params.get("as", ""))
    return Json(told, headers=_FRESH)


async def review(request: Request) -> Response:
    """Tell what a match that is over came from, as far as it is worked out."""
    shown, sides = await _seen(request)
    return Json(await context(request).reviews.of(shown, sides), headers=_FRESH)


async def play_on(request: Request) -> Response:
    """Create a room that goes on from a moment of a match."""
    shown, _ = await _seen(request)
    made = await context(request).replays.play_on(shown, await read(request, PlayOnRequest), client(request))
    return Json(made, HTTPStatus.CREATED, _FRESH)


async def link(request: Request) -> Response:
    """Make a link with which others may look at a match."""
    if context(request).replays.is_file(request.path_params["replay"]):
        raise NotShown("a record file has no link; send the file itself")
    await _seen(request)
    token = request.headers["authorization"].partition(" ")[2].strip()
    watch = await context(request).rooms.seats.watch_link(token, request.path_params["replay"])
    return Json(ReplayLink(watch), HTTPStatus.CREATED, _FRESH)


async def last_scenes(request: Request) -> Response:
    """Show how the matches stand that tokens open."""
    asked = few(await read(request, StatusRequest), _MOST_SCENES)
    return Json(await context(request).replays.last_scenes(asked.tokens), headers=_FRESH)


ROUTES: Final = [
    Route("/api/replays", _refusing(open_file), methods=["POST"]),
    Route("/api/replays/{replay}", _refusing(info)),
    Route("/api/replays/{replay}/parts/{part:int}", _refusing(part)),
    Route("/api/replays/{replay}/review", _refusing(review)),
    Route("/api/replays/{replay}/play_on", _refusing(play_on), methods=["POST"]),
    Route("/api/replays/{replay}/link", _refusing(link), methods=["POST"]),
    Route("/api/rooms/scenes", _refusing(last_scenes), methods=["POST"]),
]
