"""Commands of a room that wait for the store: a rematch, an invitation, a seat handed back."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from touchline.kernel import SIDES, Side, other
from touchline.server.browsers import Connection
from touchline.server.seats import Seats
from touchline.session.protocol.messages import Done, HandBack, Invite, Invited, NextRoom, Rematch
from touchline.session.refusals import Refuse

if TYPE_CHECKING:
    from touchline.server.room import Room


class Errands:
    """The errands of a room, one at a time; other commands wait for it."""

    def __init__(self, room: "Room", secrets: Seats, rematch: Callable[["Room"], Awaitable[str]]) -> None:
        self._room, self._secrets, self._rematch = room, secrets, rematch
        self._task: asyncio.Task[None] | None = None
        self.wants_rematch: set[Side] = set()

    @property
    def running(self) -> bool:
        """Whether an errand waits for the store."""
        return self._task is not None and not self._task.done()

    # Rematch

    def rematch(self, connection: Connection, message: Rematch) -> None:
        """Note that a seat wants a rematch, and make it once both sides do."""
        if not connection.sides:
            raise Refuse("watching", "this token only watches the match")
        if not self._room.session.over:
            raise Refuse("too_late", "the match is not over yet")
        self._run(connection, message.id, self._make_rematch(connection, message))

    async def _make_rematch(self, connection: Connection, message: Rematch) -> None:
        room = self._room
        if room.next_room is None:
            wants = self.wants_rematch.union(connection.sides)
            if room.seating.agreed(wants):
                room.next_room = await self._rematch(room)
            self.wants_rematch = wants
            room.tell_change()
        if room.next_room is not None:
            for each in tuple(room.attendance.browsers):
                await self.lead_on(each, room.next_room)
        connection.tell(Done(message.id, room.session.last))

    async def lead_on(self, connection: Connection, next_room: str) -> None:
        """Tell a browser its seat in the next match, on the other side."""
        sides = tuple(side for side in SIDES if other(side) in connection.sides)
        token = await self._secrets.follow(connection.token, next_room, sides, host=connection.host)
        connection.tell(NextRoom(next_room, token))

    # Seats

    def invite(self, connection: Connection, message: Invite) -> None:
        """Make a new invitation to a vacant side, and stop the old one; or give a player the link to watch."""
        if message.side is None and connection.sides:
            self._run(connection, message.id, self._give_watch_link(connection, message))
            return
        if not connection.host:
            raise Refuse("not_yours", "only the seat that created the match can invite")
        if message.side not in self._room.attendance.vacant:
            raise Refuse("not_yours", f"{message.side} is taken or not open to invitations")
        self._run(connection, message.id, self._make_invitation(connection, message))

    async def _make_invitation(self, connection: Connection, message: Invite) -> None:
        assert message.side is not None
        token = await self._secrets.invite(self._room.id, message.side)
        connection.tell(Invited(message.id, message.side, token))

    async def _give_watch_link(self, connection: Connection, message: Invite) -> None:
        token = await self._secrets.watch_link(connection.token, self._room.id)
        connection.tell(Invited(message.id, None, token))

    def hand_back(self, connection: Connection, message: HandBack) -> None:
        """Give up a seat taken by invitation, so that another person can be invited."""
        if [self._room.seating.places[side].who for side in connection.sides] != ["invited"]:
            raise Refuse("not_yours", "only a seat taken by invitation can be handed back")
        self._run(connection, message.id, self._give_up(connection, message))

    async def _give_up(self, connection: Connection, message: HandBack) -> None:
        room = self._room
        await self._secrets.hand_back(connection.token)
        room.attendance.vacant |= {*connection.sides}
        connection.tell(Done(message.id, room.session.last))
        for each in tuple(room.attendance.browsers):
            if each.token == connection.token:
                each.dismiss()
        room.tell_change()

    # Running

    def _run(self, connection: Connection, id: str, errand: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(self._finish(connection, id, errand), name=f"errand in {self._room.id}")

    async def _finish(self, connection: Connection, id: str, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except Refuse as refuse:
            connection.tell(refuse.message(id))
        except Exception:
            self._room.fail("an errand failed")
        asyncio.get_running_loop().call_soon(self._room.run_waiting)
