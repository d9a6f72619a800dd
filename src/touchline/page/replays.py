"""Replays in a page without a server: all that the people at this browser may see."""

from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs

import msgspec

from touchline.kernel import SIDES, BadFile, Side
from touchline.page.store import BrowserStore
from touchline.server.replays import Replays
from touchline.server.reviews import Reviews
from touchline.server.wire.api import Problem
from touchline.server.wire.replays import PlayOnRequest
from touchline.session.seating import Place, Sides

Answer = tuple[int, Any]
"""A status, and a record, text or bytes."""


class PageReplays:
    """The requests about replays: `rest` is the path behind `/api/replays/`, with its query."""

    def __init__(self, replays: Replays, store: BrowserStore, reviews: Reviews) -> None:
        self._replays, self._store, self._reviews = replays, store, reviews

    async def open_file(self, rest: str, body: bytes) -> Answer:
        """Open a record file, which is not stored."""
        try:
            shown = await self._replays.open(body)
        except BadFile as error:
            return HTTPStatus.BAD_REQUEST, Problem("bad_record", str(error), f"line {error.line}")
        return HTTPStatus.OK, await _whole(await self._replays.info(shown, ()))

    async def look(self, rest: str, body: bytes) -> Answer:
        """Tell a match, show a part of its scenes, or review it."""
        path, _, query = rest.partition("?")
        id, *more = path.split("/")
        asked = parse_qs(query).get("as", [""])[0]
        shown, sides = await self._replays.find(id), await self._sides(id)
        if more == ["review"]:
            return HTTPStatus.OK, await self._reviews.of(shown, sides)
        if not more:
            return HTTPStatus.OK, await _whole(await self._replays.info(shown, sides, asked))
        return HTTPStatus.OK, await self._replays.part(shown, int(more[-1]), sides, asked)

    async def play_on(self, rest: str, body: bytes) -> Answer:
        """Create a room that goes on from a moment of a match."""
        shown = await self._replays.find(rest.partition("/")[0])
        request = msgspec.json.decode(body, type=PlayOnRequest)
        return HTTPStatus.CREATED, await self._replays.play_on(shown, request, "")

    async def _sides(self, id: str) -> Sides:
        """The sides that people play at this browser."""
        row = None if self._replays.is_file(id) else await self._store.room(id)
        places = msgspec.convert(row.seats, dict[Side, Place]) if row is not None else {}
        return tuple(side for side in SIDES if side in places and places[side].who == "screen")


async def _whole(pieces: Any) -> msgspec.Raw:
    return msgspec.Raw(b"".join([piece async for piece in pieces]))
