"""The rulebook over HTTP. Its bodies are the records of `wire.rulebook`."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from touchline import rulebook
from touchline.i18n import LANGUAGES, Language
from touchline.rulebook.book import book, chapter
from touchline.rulebook.finder import find_passages
from touchline.rulebook.option_words import option_words
from touchline.server.api import Json, Refused
from touchline.server.wire.rulebook import BookContents, ChapterInfo, ChapterPage, Found
from touchline.session.drawings import drawing

_LONGEST_QUERY: Final = 100
_CACHED: Final = {"Cache-Control": "public, max-age=3600"}


async def contents(request: Request) -> Response:
    """List the chapters and options of a game."""
    return await _told(request, book_contents)


async def page(request: Request) -> Response:
    """Show a chapter with its figures."""
    return await _told(request, lambda game, language: chapter_page(game, request.path_params["chapter"], language))


async def found(request: Request) -> Response:
    """Search the chapters of a game."""
    query = request.query_params.get("q", "")[:_LONGEST_QUERY]
    return await _told(request, lambda game, language: Found(find_passages(game, query, language)))


def book_contents(game: str, language: Language) -> BookContents:
    """The contents of a game's rulebook in a language."""
    told = [chapter(game, name, language) for name in book(game).chapters]
    return BookContents(
        game=game,
        language=language,
        rules=len(rulebook.rules(game)),
        chapters=tuple(
            ChapterInfo(one.number, one.name, one.title, one.lead, book(game).chapters[one.name]) for one in told
        ),
        options=option_words(game, language),
    )


def chapter_page(game: str, name: str, language: Language) -> ChapterPage:
    """A chapter of a game with the figures it shows."""
    told = chapter(game, name, language)
    figures = tuple(drawing(game, block.figure) for block in told.blocks if block.figure)
    return ChapterPage(told, figures)


async def _told(request: Request, tell: Callable[[str, Language], Any]) -> Response:
    """What is told in the language asked for, beside the event loop; a 404 if there is no such game or chapter."""
    asked = request.query_params.get("lang", LANGUAGES[0])
    language = next((one for one in LANGUAGES if one == asked), LANGUAGES[0])
    try:
        return Json(await asyncio.to_thread(tell, request.path_params["game"], language), headers=_CACHED)
    except rulebook.UnknownEntry as error:
        raise Refused(HTTPStatus.NOT_FOUND, "no_rule", str(error)) from None


ROUTES: Final = [
    Route("/api/rulebook/{game}", contents),
    Route("/api/rulebook/{game}/search", found),
    Route("/api/rulebook/{game}/chapters/{chapter}", page),
]
