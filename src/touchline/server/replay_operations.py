"""The operations of replays, for the OpenAPI document."""

from typing import Any, Final

from touchline.server.operation import Operation, parameter
from touchline.server.wire.api import RoomMade, StatusRequest
from touchline.server.wire.replays import LastScene, PlayOnRequest, ReplayInfo, ReplayLink, ReplayPart
from touchline.server.wire.reviews import MatchReview

_REPLAY: Final = parameter("replay", "path", "The id of the room, or of the file that was opened.")
_AS: Final = parameter("as", "query", "The side as which a match with hidden cards is seen.", enum=["home", "away"])


def _about(method: str, path: str, summary: str, gives: Any, **more: Any) -> Operation:
    refuses = (
        (401, 404, 409, 429, 503)[: 5 if path == "/review" else 4]
        if method == "get"
        else (400, 401, 403, 404, 409, 413, 429)
    )
    return Operation(method, f"/api/replays/{{replay}}{path}", summary, gives, refuses=refuses, bearer=True, **more)


OPERATIONS: Final = (
    Operation(
        "post",
        "/api/replays",
        "Open a record file (touchline-match/1) to look at its match. It is not stored.",
        ReplayInfo,
        takes="application/jsonl",
        refuses=(400, 403, 413, 429),
    ),
    _about("get", "", "A match without its scenes.", ReplayInfo, parameters=(_REPLAY, _AS)),
    _about(
        "get",
        "/parts/{part}",
        "A part of the scenes of a match.",
        ReplayPart,
        parameters=(_REPLAY, parameter("part", "path", "Its number, counted from 0.", type="integer"), _AS),
        name="get_replay_part",
    ),
    _about(
        "get",
        "/review",
        "What a match that is over came from: its figures at once, luck and play as far as they are worked out.",
        MatchReview,
        parameters=(_REPLAY,),
        name="get_review",
    ),
    _about(
        "post",
        "/play_on",
        "Create a room whose match goes on from a moment of one that is over, against a computer.",
        RoomMade,
        takes=PlayOnRequest,
        status=201,
        parameters=(_REPLAY,),
        name="play_on",
    ),
    _about(
        "post",
        "/link",
        "Make a token with which others may look at the match.",
        ReplayLink,
        status=201,
        parameters=(_REPLAY,),
        name="link_to_replay",
    ),
    Operation(
        "post",
        "/api/rooms/scenes",
        "How the matches stand that tokens open, as both sides may see them.",
        tuple[LastScene, ...],
        takes=StatusRequest,
        refuses=(400, 403, 413, 429),
    ),
)
