"""Seats and the secrets that open them.

An invitation works once: the browser that accepts it supplies a secret, which opens the seat from then on. The creator
of the match knows the invitation but never the secret. The same browser may accept again, in case its connection breaks
before the confirmation arrives.
"""

import hmac
import logging
from collections.abc import Mapping
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

import msgspec

from touchline.kernel import SIDES, Side
from touchline.server.storage import RoomStore, Writing
from touchline.session.seating import Place, Sides

_LOG: Final = logging.getLogger("touchline.server")
SHORTEST_SECRET: Final = 32
LONGEST_SECRET: Final = 128


class NoSuchRoom(LookupError):
    """The token opens no seat, or the room is gone."""


class InvitationUsed(LookupError):
    """Another person has accepted the invitation."""


class Sitting(NamedTuple):
    """A seat opened by its token."""

    room: str
    sides: Sides
    token: str  # opens it from now on
    host: bool  # whether it may invite players


def hashed(token: str) -> str:
    """The stored hash of a token, or of a client's address."""
    return sha256(token.encode()).hexdigest()


def seat_row(room: str, token: str, sides: Sides, kind: str = "seat", invitation: str | None = None) -> dict[str, Any]:
    """The row of a seat; `kind` is `host`, `seat` or `invitation`."""
    return {
        "token_hash": hashed(token),
        "room": room,
        "sides": " ".join(sides),
        "kind": kind,
        "invitation": invitation,
    }


def sides_of(text: str) -> Sides:
    """The sides of a stored seat."""
    words = text.split()
    return tuple(side for side in SIDES if side in words)


class Seats:
    """The seats of every room."""

    def __init__(self, store: RoomStore) -> None:
        self._store = store

    async def open(self, token: str, secret: str) -> Sitting:
        """Open a seat by its token. An invitation is accepted, and `secret` opens the seat from now on."""
        seat = await self._store.seat(hashed(token))
        if seat is None:
            raise NoSuchRoom("this token opens no seat")
        if not is_invitation(seat):
            return _sitting(seat, token)
        if not SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET or secret == token:
            raise NoSuchRoom(
                f"accepting an invitation takes a new secret of {SHORTEST_SECRET} to {LONGEST_SECRET} characters"
            )
        holder = await self._store.seat_by_invitation(seat.token_hash)
        if holder is None:
            holder = await self._accept(seat, secret)
        if holder.token_hash != hashed(secret):
            raise InvitationUsed("this invitation has already been used; ask for another")
        return _sitting(holder, secret)

    async def watch(self, token: str) -> Sitting:
        """A watcher's seat in the room of a seat or invitation, even of one already accepted."""
        seat = await self._store.seat(hashed(token))
        if seat is None:
            raise NoSuchRoom("this token opens no seat")
        return Sitting(seat.room, (), await self.watch_link(token, seat.room), host=False)

    async def watch_link(self, token: str, room: str) -> str:
        """The token of a watcher's seat, derived from a token of the room, so it is the same each time."""
        return await self._derive(token, f"touchline/watch/{room}", room, (), "seat")

    async def _accept(self, invitation: Any, secret: str) -> Any:
        sides = sides_of(invitation.sides)
        try:
            await self._store.write(
                Writing(seats=[seat_row(invitation.room, secret, sides, invitation=invitation.token_hash)])
            )
        except self._store.conflict:  # another browser was faster
            _LOG.debug("two browsers accepted an invitation to room %s at once", invitation.room)
        holder = await self._store.seat_by_invitation(invitation.token_hash)
        if holder is None:
            raise NoSuchRoom("the secret opens another seat")
        return holder

    async def vacant(self, room: str, places: Mapping[Side, Place]) -> frozenset[Side]:
        """Invited sides that nobody has taken yet."""
        taken = {seat.sides for seat in await self._store.seats(room) if seat.kind not in (None, "invitation")}
        return frozenset(side for side, place in places.items() if place.who == "invited" and side not in taken)

    async def invite(self, room: str, side: Side) -> str:
        """A new invitation to a vacant side; earlier ones no longer work."""
        token = token_urlsafe(32)
        earlier = [
            seat.token_hash for seat in await self._store.seats(room) if is_invitation(seat) and seat.sides == side
        ]
        await self._store.write(Writing(seats=[seat_row(room, token, (side,), "invitation")]))
        await self._store.delete_seats(earlier)
        return token

    async def hand_back(self, token: str) -> None:
        """Give up a seat: neither its secret nor its invitation opens it again."""
        seat = await self._store.seat(hashed(token))
        if seat is not None:
            await self._store.delete_seats([seat.token_hash, *([seat.invitation] if seat.invitation else [])])

    async def follow(self, token: str, room: str, sides: Sides, *, host: bool) -> str:
        """The token of a seat in the next room, derived from its token here, so it is the same each time."""
        return await self._derive(token, f"touchline/next/{room}", room, sides, "host" if host else "seat")

    async def _derive(self, token: str, purpose: str, room: str, sides: Sides, kind: str) -> str:
        derived = hmac.new(token.encode(), purpose.encode(), sha256).hexdigest()
        if await self._store.seat(hashed(derived)) is None:
            try:
                await self._store.write(Writing(seats=[seat_row(room, derived, sides, kind)]))
            except self._store.conflict:  # another connection of the same seat was faster
                _LOG.debug("the seat in room %s is already taken", room)
        return derived


def is_invitation(seat: Any) -> bool:
    """Whether a stored seat is an invitation. In older rows, a guest's token is both."""
    if seat.kind is not None:
        return bool(seat.kind == "invitation")
    places = msgspec.convert(seat.places, dict[Side, Place])
    return any(places[side].who == "invited" for side in sides_of(seat.sides))


def _sitting(seat: Any, token: str) -> Sitting:
    sides = sides_of(seat.sides)
    if seat.kind is not None:
        return Sitting(seat.room, sides, token, seat.kind == "host")
    places = msgspec.convert(seat.places, dict[Side, Place])
    return Sitting(seat.room, sides, token, any(places[side].who == "screen" for side in sides))
