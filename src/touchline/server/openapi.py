"""The OpenAPI document of the HTTP API, generated from its request and response records."""

from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from touchline import __version__
from touchline.i18n import LANGUAGES
from touchline.server import replay_operations
from touchline.server.competitions import operations as competitions
from touchline.server.operation import Operation, parameter
from touchline.server.wire.api import (
    DeckMade,
    LessonRequest,
    Problem,
    RoomMade,
    RoomRequest,
    RoomStatus,
    RuleText,
    StatusRequest,
)
from touchline.server.wire.rulebook import BookContents, ChapterPage, SandboxRequest
from touchline.session.drawings import Drawing
from touchline.session.protocol.games import GameInfo

_REF: Final = "#/components/schemas/{name}"
_RECORD: Final = "application/jsonl"


_GAME: Final = parameter("game", "path", "The name of the game.")
_LANGUAGE: Final = parameter("lang", "query", "The preferred language.", enum=[*LANGUAGES], default=LANGUAGES[0])

OPERATIONS: Final = (
    Operation("get", "/api/games", "The games available here.", tuple[GameInfo, ...], refuses=(429,)),
    Operation(
        "post",
        "/api/rooms",
        "Create a room for a match.",
        RoomMade,
        takes=RoomRequest,
        status=201,
        refuses=(400, 403, 413, 429),
    ),
    Operation(
        "post",
        "/api/lessons",
        "Begin the guided first match of a game, or one of its exercises.",
        RoomMade,
        takes=LessonRequest,
        status=201,
        refuses=(400, 403, 413, 429),
    ),
    Operation(
        "post",
        "/api/rooms/status",
        "The rooms that tokens open, most recently played first; tokens that open none are left out.",
        tuple[RoomStatus, ...],
        takes=StatusRequest,
        refuses=(400, 403, 413, 429),
    ),
    Operation(
        "get",
        "/api/records/{room}",
        "The record of a finished match, as JSON lines in the format touchline-match/1.",
        _RECORD,
        parameters=(parameter("room", "path", "The id of the room."),),
        refuses=(401, 404, 409, 429),
        bearer=True,
    ),
    Operation(
        "post",
        "/api/decks",
        "Upload a deck of cards as CSV, one table after another.",
        DeckMade,
        takes="text/csv",
        parameters=(parameter("game", "query", "The game; by default the first that has decks."),),
        status=201,
        refuses=(400, 403, 413, 429),
    ),
    Operation(
        "get",
        "/api/rules/{id}",
        "A rule by its id.",
        RuleText,
        parameters=(
            parameter("id", "path", "The id of the rule, such as MOVE-11 or FF-RUCK-2."),
            _LANGUAGE,
        ),
        refuses=(404, 429),
    ),
    Operation(
        "get",
        "/api/rulebook/{game}",
        "The chapters of a game's rulebook, and its options in words.",
        BookContents,
        parameters=(_GAME, _LANGUAGE),
        refuses=(404, 429),
    ),
    Operation(
        "get",
        "/api/rulebook/{game}/chapters",
        "The chapters of a game's rulebook, with the rules that each is the home of.",
        tuple[ChapterPage, ...],
        parameters=(_GAME, _LANGUAGE),
        refuses=(404, 429),
    ),
    Operation(
        "get",
        "/api/rulebook/{game}/figures",
        "The figures of the chapters: positions, and what the engine says of them.",
        tuple[Drawing, ...],
        parameters=(_GAME,),
        refuses=(404, 429),
    ),
    Operation(
        "get",
        "/api/rulebook/{game}/rules",
        "The exact rules of a game.",
        tuple[RuleText, ...],
        parameters=(_GAME,),
        refuses=(404, 429),
    ),
    Operation(
        "post",
        "/api/rulebook/{game}/figures/{figure}/play",
        "Create a room whose match begins from a figure, against a computer.",
        RoomMade,
        takes=SandboxRequest,
        status=201,
        parameters=(_GAME, parameter("figure", "path", "The name of the figure, such as cut-out.")),
        refuses=(400, 403, 404, 413, 429),
        name="play_figure",
    ),
    Operation(
        "get",
        "/healthz",
        "Whether matches can be read and stored, and whether the app is built or missing.",
        "text/plain",
        refuses=(429, 503),
    ),
    Operation("get", "/metrics", "Metrics in Prometheus text format.", "text/plain", refuses=(429,)),
    *replay_operations.OPERATIONS,
    *competitions.OPERATIONS,
)


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for each in OPERATIONS for kind in (each.gives, each.takes) if not isinstance(kind, str) and kind]
    schemas, components = msgspec.json.schema_components([Problem, *kinds], ref_template=_REF)
    by_kind = dict(zip(map(str, [Problem, *kinds]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = _operation(each, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "touchline",
            "version": __version__,
            "description": "Rooms, decks, rules, people and competitions. Matches are played over the WebSocket /ws.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "Token of a seat, or key of a person."}
            },
        },
    }


def _operation(each: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    responses = {str(each.status): {"description": each.summary, "content": _content(each.gives, schemas)}}
    for status in each.refuses:
        content = _content("text/plain" if status == HTTPStatus.SERVICE_UNAVAILABLE else Problem, schemas)
        responses[str(status)] = {"description": _REFUSALS[status], "content": content}
    operation: dict[str, Any] = {"operationId": _name(each), "summary": each.summary, "responses": responses}
    if each.parameters:
        operation["parameters"] = list(each.parameters)
    if each.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(each.takes, schemas)}
    if each.bearer:
        operation["security"] = [{"token": []}]
    return operation


def _content(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schemas[str(kind)]}}


def _name(each: Operation) -> str:
    if each.name:
        return each.name
    words = [word for word in each.path.removeprefix("/api").split("/") if word and "{" not in word]
    return "_".join((each.method, *words)).replace("healthz", "health")


_REFUSALS: Final = {
    400: "The body is malformed or not accepted.",
    401: "A token or the key of a person is missing.",
    403: "The request comes from a page of another server, or asks for what others may do.",
    404: "Not found.",
    409: "Not possible at this point.",
    413: "The body is too large.",
    429: "Too many requests.",
    503: "The server is not healthy.",
}
