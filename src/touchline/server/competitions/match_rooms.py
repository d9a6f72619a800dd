"""The rooms in which matches of competitions are played."""

import asyncio
from collections.abc import Mapping
from secrets import token_hex, token_urlsafe

from touchline.kernel import SIDES, Side
from touchline.league.competition import Plan
from touchline.server.competitions.ports import Opening, Standing
from touchline.server.records import NotProvable
from touchline.server.rooms import Rooms
from touchline.server.seats import seat_row
from touchline.session.seating import Place


class RoomsOfMatches:
    """Matches of competitions among the rooms of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def open(self, plan: Plan, computers: Mapping[Side, str]) -> Opening:
        """A room for a match; the sides that are not named are played by people."""
        places = {side: _place(computers.get(side)) for side in SIDES}
        watch = token_urlsafe(32)
        room, writing = await self._rooms.prepare(
            plan.game, dict(plan.setup), plan.seed, places, lambda id: [seat_row(id, watch, ())]
        )

        def opened() -> None:
            self._rooms.open[room.id] = room

        return Opening(room.id, writing, watch, opened)

    async def friendly(self, game: str, home: str, away: str) -> Opening:
        """A room for a match of two people outside a competition, with the usual settings."""
        presenter, seed = self._rooms.presenters[game], token_hex(16)
        setup = await asyncio.to_thread(presenter.prepare, {"home": home, "away": away}, seed)
        plan = Plan(game, "", seed, presenter.game.write_setup(setup), ("", ""))
        return await self.open(plan, {})

    async def standing(self, room: str) -> Standing | None:
        """How the match in a room stands; None if the room is gone."""
        summary = await self._rooms.summary(room)
        if summary is None:
            return None
        home, away = summary["score"]
        return Standing((home, away), summary["half"], summary["asked"])

    async def ending(self, room: str) -> tuple[tuple[int, int], Side | None]:
        """The score of a room that is over, and the side that resigned, if one did."""
        return await self._rooms.ending(room)

    async def record(self, room: str) -> str | None:
        """The record of a room that is over; None if today's rules cannot prove it."""
        try:
            return "".join([piece async for piece in await self._rooms.records.finished(room)])
        except NotProvable:
            return None

    async def stand_in(self, room: str, side: Side, coach: str) -> None:
        """Let a computer play for a side from now on, whoever is there."""
        await self._rooms.stand_in(room, side, coach)


def _place(coach: str | None) -> Place:
    return Place("invited") if coach is None else Place("computer", coach)
