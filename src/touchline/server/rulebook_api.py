"""The rulebook over HTTP. Its bodies are the records of `wire.rulebook`, of chapters and of rules."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from touchline import rulebook
from touchline.i18n import LANGUAGES, Language
from touchline.kernel import TouchlineError
from touchline.server import rulebook_pages as pages
from touchline.server.api import Json, Refused, client, context, read
from touchline.server.rooms import TooManyRooms
from touchline.server.wire.rulebook import SandboxRequest

_CACHED: Final = {"Cache-Control": "public, max-age=3600"}


async def contents(request: Request) -> Response:
    """List the chapters and options of a game."""
    return await _told(request, pages.book_contents)


async def chapters(request: Request) -> Response:
    """Tell all chapters of a game."""
    return await _told(request, pages.book_chapters)


async def figures(request: Request) -> Response:
    """Draw the figures of the chapters."""
    return await _told(request, lambda game, language: pages.book_figures(game))


async def rules(request: Request) -> Response:
    """Tell the exact rules of a game."""
    return await _told(request, lambda game, language: pages.exact_rules(game))


async def sandbox(request: Request) -> Response:
    """Create a room whose match begins from a figure."""
    asked = await read(request, SandboxRequest)
    game, figure = request.path_params["game"], request.path_params["figure"]
    try:
        made = await pages.play_figure(context(request).rooms, game, figure, asked, client(request))
    except rulebook.UnknownEntry as error:
        raise Refused(HTTPStatus.NOT_FOUND, "no_rule", str(error)) from None
    except TooManyRooms as error:
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_rooms", str(error)) from None
    except TouchlineError as error:
        raise Refused(HTTPStatus.BAD_REQUEST, "bad_setup", str(error)) from None
    return Json(made, HTTPStatus.CREATED, {"Cache-Control": "no-store"})


async def _told(request: Request, tell: Callable[[str, Language], Any]) -> Response:
    """What is told in the language asked for, beside the event loop; a 404 if there is no such game."""
    asked = request.query_params.get("lang", LANGUAGES[0])
    language = next((one for one in LANGUAGES if one == asked), LANGUAGES[0])
    try:
        return Json(await asyncio.to_thread(tell, request.path_params["game"], language), headers=_CACHED)
    except rulebook.UnknownEntry as error:
        raise Refused(HTTPStatus.NOT_FOUND, "no_rule", str(error)) from None


ROUTES: Final = [
    Route("/api/rulebook/{game}", contents),
    Route("/api/rulebook/{game}/chapters", chapters),
    Route("/api/rulebook/{game}/figures", figures),
    Route("/api/rulebook/{game}/rules", rules),
    Route("/api/rulebook/{game}/figures/{figure}/play", sandbox, methods=["POST"]),
]
