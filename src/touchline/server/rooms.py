"""All the rooms: created, found by the token of a seat, kept in memory while in use."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from secrets import token_hex, token_urlsafe
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from touchline.kernel import SIDES, BadSetup, Side, nearest, other
from touchline.server.bots import Thinkers
from touchline.server.decks import check_size
from touchline.server.records import NotOver, Records
from touchline.server.room import Room
from touchline.server.seats import NoSuchRoom, Seats, Sitting, hashed, seat_row, sides_of
from touchline.server.settings import Settings
from touchline.server.slow_lane import SlowLane
from touchline.server.storage import RULES, RoomStore, Writing, in_short
from touchline.server.tasks import load_presenters
from touchline.server.wire.api import PlayedFor, RoomMade, RoomRequest, RoomStatus, SeatRequest
from touchline.session.levels import coaches
from touchline.session.levels import seats as names_of
from touchline.session.match_session import BrokenMatch, LessonStart, MatchSession
from touchline.session.protocol.messages import Ending, Origin
from touchline.session.refusals import Refuse
from touchline.session.seating import Place, Seating, Sides
from touchline.session.spilled import Spill

_LOG: Final = logging.getLogger("touchline.server")
_DAY: Final = 86_400.0
_LONGEST_NAME: Final = 24


class TooManyRooms(Exception):
    """A client has created as many rooms as it may."""


class NotLoaded(Exception):
    """A match could not be read completely; it is unchanged, and a later attempt may succeed."""


class Rooms:
    """All rooms of the server."""

    def __init__(self, settings: Settings, store: RoomStore, spill: Spill, pool: Thinkers) -> None:
        self._settings, self._store, self._spill, self._pool = settings, store, spill, pool
        self.presenters = load_presenters(settings.presenters)
        self.open: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by room, while it loads
        self._lane = SlowLane()
        self.seats = Seats(store)
        self.records = Records(self.presenters, store, spill)
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by client
        self._answers = 0  # of rooms no longer in memory

    # Creating

    async def make(self, request: RoomRequest, client: str) -> RoomMade:
        """Create a room on request."""
        if request.game not in self.presenters:
            near = nearest(request.game, list(self.presenters))
            raise BadSetup(f"there is no game {request.game!r}; nearest: {near}")
        requests = zip(SIDES, (request.home, request.away), strict=True)
        places = {side: place_of(request.game, side, seat, request.hints) for side, seat in requests}
        async with self._one_more(hashed(client)):
            return await self._make(request, places, hashed(client))

    @asynccontextmanager
    async def _one_more(self, client: str) -> AsyncIterator[None]:
        """Let a client create one room at a time, unless it has created too many."""
        async with self._making.setdefault(client, asyncio.Lock()):
            now = self._settings.now()
            made, over = await self._store.rooms_made(client, now - _DAY, now)
            if made - over >= self._settings.open_rooms_of_client:
                raise TooManyRooms(f"{made - over} matches started within a day are not over; finish some first")
            if made >= self._settings.rooms_of_client:
                raise TooManyRooms(f"{made} matches were started within a day, which is the limit; try again tomorrow")
            yield

    async def _make(self, request: RoomRequest, places: Mapping[Side, Place], client: str) -> RoomMade:
        given = {**request.setup}
        if isinstance(id := given.get("deck"), str):
            given["deck"] = await self._store.deck(id)
            if given["deck"] is None:
                raise BadSetup(f"there is no deck {id!r}; upload it first")
        check_size(given.get("deck"))
        for side in SIDES:
            _check_name(side, given.get(side, ""))
        room = await asyncio.to_thread(self._begun, request, given, places)
        return await self._seated(room, places, client)

    async def _seated(
        self, room: Room, places: Mapping[Side, Place], client: str, first: tuple[dict[str, Any], ...] = ()
    ) -> RoomMade:
        """Store a new room with its seats; `first` are rows that it has taken over already."""
        mine = tuple(side for side in SIDES if places[side].who == "screen")
        tokens: dict[Sides, str] = {(side,): token_urlsafe(32) for side in SIDES if places[side].who == "invited"}
        token, watch = token_urlsafe(32), token_urlsafe(32)
        seats = [
            seat_row(room.id, token, mine, "host"),
            seat_row(room.id, watch, ()),
            *(seat_row(room.id, invited, sides, "invitation") for sides, invited in tokens.items()),
        ]
        await self._store.write(self._writing(room, seats, client, first))
        room.attendance.vacant = frozenset(sides[0] for sides in tokens)
        self.open[room.id] = room
        return RoomMade(room.id, token, {sides[0]: invited for sides, invited in tokens.items()}, watch)

    def _begun(self, request: RoomRequest, given: dict[str, Any], places: Mapping[Side, Place]) -> Room:
        """A new room. Runs off the event loop, because reading a setup with a deck is slow."""
        presenter, seed = self.presenters[request.game], token_hex(16)
        setup = presenter.prepare(given, seed)
        return self._new(request.game, presenter.game.write_setup(setup), places, seed)

    def _new(self, game: str, setup: dict[str, Any], places: Mapping[Side, Place], seed: str) -> Room:
        return self.room_of(token_hex(8), game, setup, places, seed)

    def room_of(self, id: str, game: str, setup: dict[str, Any], places: Mapping[Side, Place], seed: str) -> Room:
        """A room before its first entry."""
        session = MatchSession(self.presenters[game], setup, seed, self._spill)
        return Room(id, session, places, seed, self._store, self._pool, self._settings, self.seats, self.rematch)

    def _writing(
        self, room: Room, seats: list[dict[str, Any]], client: str, first: tuple[dict[str, Any], ...] = ()
    ) -> Writing:
        """The rows of a new room, its seats and its opening, which the room accepts at once."""
        opening = room.turns.opening()
        rows = opening.rows if opening else []
        played = opening.played if opening else room.rows.played(room.session.standing(), None)
        row = room.rows.room(room.seating.places, room.seed, client, played)
        if opening:
            room.turns.accept(opening)
        return Writing(rooms=[row], seats=seats, entries=[*first, *rows])

    async def go_on(
        self,
        game: Any,
        setup: Any,
        state: Any,
        origin: Origin | LessonStart,
        places: Mapping[Side, Place],
        client: str,
    ) -> RoomMade:
        """A new room whose match goes on from a state of another, or begins as a lesson, with dice of its own."""
        async with self._one_more(hashed(client)):
            room = self._new(game.name, game.write_setup(setup), places, token_hex(16))
            return await self._seated(room, places, hashed(client), (self.begin(room, state, origin),))

    def begin(self, room: Room, state: Any, origin: Origin | LessonStart) -> dict[str, Any]:
        """Let a new room begin from a state of another match, or as a lesson; its first row."""
        room.clocks.resume(state, None, None)
        row = room.rows.beginning(state, origin)
        if isinstance(origin, LessonStart):
            room.session.teach(origin, state)
        else:
            room.session.begin(state, origin)
        room.session.rows += 1
        room.session.settle()
        return row

    # Matches of competitions

    async def prepare(
        self,
        game: str,
        setup: dict[str, Any],
        seed: str,
        places: Mapping[Side, Place],
        seats: Callable[[str], list[dict[str, Any]]],
    ) -> tuple[Room, Writing]:
        """A room for a match that is settled already, and its rows; it is open once they are stored."""
        room = await asyncio.to_thread(self._settled, game, setup, seed, places)
        return room, self._writing(room, seats(room.id), "")

    def _settled(self, game: str, setup: dict[str, Any], seed: str, places: Mapping[Side, Place]) -> Room:
        written = self.presenters[game].game
        return self._new(game, written.write_setup(written.read_setup(setup)), places, seed)

    async def summary(self, id: str) -> Mapping[str, Any] | None:
        """The facts that a list of matches shows of a room."""
        row = await self._store.room(id)
        return None if row is None else dict(row.summary)

    async def ending(self, id: str) -> tuple[tuple[int, int], Side | None]:
        """The score of a room that is over, and the side that resigned, if one did."""
        row = await self._store.room(id)
        if row is None or not row.summary["ending"]:
            raise NotOver("the match is not over")
        ending = Ending(**row.summary["ending"])
        return (ending.home, ending.away), ending.resigned

    async def stand_in(self, id: str, side: Side, coach: str) -> None:
        """Let a computer play for a side from now on, even if nobody is there."""
        room = await self.load(id)
        if not room.seating.coach(side):
            places = {**room.seating.places, side: Place("computer", coach)}
            seats = {"old_id": id, "new_seats": msgspec.to_builtins(places)}
            await self._store.write(Writing(changed={"seatings": [seats]}))
            room.seating.places = places
            room.tell_change()
        room.unattended = True
        room.bots.start()

    # Finding

    async def find(self, token: str, secret: str = "", *, watch: bool = False) -> tuple[Room, Sitting]:
        """The room and seat that a token opens: an invitation is accepted, for a secret, or only watched."""
        sitting = await (self.seats.watch(token) if watch else self.seats.open(token, secret))
        room = await self.load(sitting.room)
        room.attendance.vacant -= {*sitting.sides}
        return room, sitting

    async def load(self, id: str) -> Room:
        """A room by its id, from memory or from the store; `NotLoaded` if the store cannot supply all of it."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            room = self.open.get(id)
            if room is not None and not room.broken:
                return room
            row = await self._store.room(id)
            if row is None:
                raise NoSuchRoom("the room is gone")
            room = await self._played_again(id, row)
            room.next_room = row.next_room
            room.attendance.vacant = await self.seats.vacant(id, room.seating.places)
            await self._check_whole(room)
            await room.resume()
            self.open[id] = room
            return room

    async def read(self, id: str) -> Room:
        """The match of a room as it is now, to be looked at: nothing is stored, and nobody enters."""
        room = self.open.get(id)
        if room is not None and not room.broken and (room.attendance.browsers or room.session.over):
            return room
        row = await self._store.room(id)
        if row is None:
            raise NoSuchRoom("the room is gone")
        room = await self._played_again(id, row)
        await self._check_whole(room)
        return room

    async def _played_again(self, id: str, row: Any) -> Room:
        """A room replayed from its entries; as far as possible if some of them are damaged."""
        places = msgspec.convert(row.seats, dict[Side, Place])
        for careful in (False, True):
            try:
                room = self.room_of(id, row.game, row.setup, places, row.seed)
                await room.load(self._lane.paced(self._store.entries(id)), row, careful=careful)
                return room
            except self._store.failures as error:  # or of the spill file
                raise NotLoaded(f"room {id} cannot be read: {in_short(error)}") from error
            except Exception as error:  # a changed row, or an engine changed since, may raise anything
                _LOG.warning("room %s cannot be replayed from its entries: %s", id, error)
                reason = error
        raise BrokenMatch(f"this match cannot be continued: {reason}") from reason

    async def _check_whole(self, room: Room) -> None:
        """Refuse a room that misses rows of the store: its players would see an older match."""
        stored = await self._store.last_entry(room.id)
        if room.session.rows != stored:
            raise NotLoaded(f"room {room.id} was read up to row {room.session.rows}; the last row is {stored}")

    async def statuses(self, tokens: tuple[str, ...]) -> tuple[RoomStatus, ...]:
        """The rooms that tokens open, most recently played first."""
        rows = await self._store.rooms_of([hashed(token) for token in tokens])
        people: dict[str, dict[Side, str]] = {}
        for holder in await self._store.people_in([row.id for row in rows]):
            people.setdefault(holder.room, {}).update(dict.fromkeys(sides_of(holder.sides), holder.name))
        return tuple(self._status(row, people.get(row.id, {})) for row in rows)

    def _status(self, row: Any, people: dict[Side, str]) -> RoomStatus:
        summary, sides, open_room = row.summary, sides_of(row.sides), self.open.get(row.id)
        places = msgspec.convert(row.seats, dict[Side, Place])
        ending = summary["ending"]
        return RoomStatus(
            room=row.id,
            game=row.game,
            home=row.home,
            away=row.away,
            score=tuple(summary["score"]),
            sides=sides,
            seats=open_room.seats() if open_room else Seating(places).told({}),
            half=summary["half"],
            your_move=summary["asked"] in sides,
            ending=Ending(**ending) if ending else None,
            entries=summary["entries"],
            rules=self.presenters[row.game].info.rules_of({name: getattr(row, name) for name in RULES}),
            people=people,
            played_for=PlayedFor(row.competition, row.competition_name, row.fixture) if row.competition else None,
            origin=msgspec.convert(summary.get("origin"), Origin | None),
            lesson=summary.get("lesson") or "",
            played_at=datetime.fromtimestamp(row.played_at, UTC).isoformat(timespec="seconds"),
        )

    # Rematch

    async def rematch(self, room: Room) -> str:
        """A new room with the sides swapped, counted for the same client; `Seats.follow` assigns its seats."""
        places = {side: room.seating.places[other(side)] for side in SIDES}
        setup = _swapped(room.session.game.write_setup(room.session.setup))
        following = self._new(room.session.game.name, setup, places, token_hex(16))
        row = await self._store.room(room.id)
        client = row.client if row is not None else ""
        try:
            async with self._one_more(client):
                writing = self._writing(following, [], client)
                played = room.rows.played(room.session.standing(), room.session.resigned, following.id)
                await self._store.write(Writing(rooms=writing.rooms, entries=writing.entries, played=[played]))
        except TooManyRooms as error:
            raise Refuse("too_many_rooms", str(error)) from None
        self.open[following.id] = following
        return following.id

    # Housekeeping

    @property
    def answered(self) -> int:
        """The number of answers stored."""
        return self._answers + sum(room.answers for room in self.open.values())

    async def tidy(self) -> None:
        """Drop empty rooms from memory: finished ones at once, others after a while."""
        now = self._settings.monotonic()
        for room in tuple(self.open.values()):
            idle = 0.0 if room.done_with else self._settings.idle_seconds
            if room.broken or (not room.busy and now - room.attendance.quiet_since >= idle):
                self._answers += room.answers
                del self.open[room.id]

    async def tick(self) -> None:
        """Check the sand timers of all rooms."""
        for room in tuple(self.open.values()):
            try:
                room.bots.tick()
            except Exception:
                _LOG.exception("the sand timer of room %s failed", room.id)

    async def close(self) -> None:
        """Close all rooms."""
        await asyncio.gather(*[room.close() for room in tuple(self.open.values())])


def against(game: str, side: Side, coach: str) -> Mapping[Side, Place]:
    """The seats of one person against a computer, at one screen."""
    requests = {side: SeatRequest("screen"), other(side): SeatRequest("computer", coach)}
    return {one: place_of(game, one, requests[one], None) for one in SIDES}


def place_of(game: str, side: Side, request: SeatRequest, hints: bool | None) -> Place:
    """The requested place of a side."""
    if request.who != "computer":
        return Place(request.who, hints=hints)
    known = coaches(game)
    if not any(request.coach in names_of(info) for info in known):
        levels = ", ".join(info.name for info in known)
        raise BadSetup(
            f"the coach of {side} is one of {levels}, optionally with a style as LEVEL/STYLE; got {request.coach!r}"
        )
    return Place(request.who, request.coach)


def _check_name(side: Side, name: object) -> None:
    if not isinstance(name, str) or len(name) > _LONGEST_NAME or not name.isprintable():
        raise BadSetup(f"the name of {side} has up to {_LONGEST_NAME} characters in one line; got {name!r:.60}")


def _swapped(data: Any) -> Any:
    """Plain data with home and away swapped where it has both."""
    if not isinstance(data, dict):
        return data
    swapped = {key: _swapped(value) for key, value in data.items()}
    if set(SIDES) <= set(swapped):
        home, away = (swapped[side] for side in SIDES)
        swapped |= dict(zip(SIDES, (away, home), strict=True))
    return swapped
