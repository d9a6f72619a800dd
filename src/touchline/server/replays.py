"""Matches to be looked at again: those of rooms, and those of record files, which are held in memory only."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

import msgspec

from touchline.i18n import Message
from touchline.kernel import SIDES, BadFile, BadSetup, Choose, Reading, Side, TouchlineError
from touchline.server.room import differs
from touchline.server.rooms import Rooms, against
from touchline.server.seats import NoSuchRoom, hashed, is_invitation, sides_of
from touchline.server.slow_lane import SlowLane, one_page
from touchline.server.storage import RoomStore
from touchline.server.wire.api import RoomMade
from touchline.server.wire.replays import LastScene, PlayOnRequest, ReplayInfo, ReplayPart
from touchline.session.changes import change
from touchline.session.entry_log import Audience
from touchline.session.match_session import MatchSession, Ply
from touchline.session.positions import EVERY
from touchline.session.protocol.messages import Origin, Seat
from touchline.session.replay import Difference
from touchline.session.seating import Place, Seating, Sides
from touchline.session.spilled import Spill

MOST: Final = 4 * 1024 * 1024
"""Bytes of a record file."""
_HELD: Final = 24
"""Matches that stay in memory after they were looked at."""
_FILE: Final = "file-"
_PIECE: Final = 64
"""Entries of a match that are sent at once."""


class NotShown(Exception):
    """The requested part does not exist, or is not for this viewer."""


@dataclass
class Shown:
    """A match that is looked at."""

    id: str
    session: MatchSession
    seats: tuple[Seat, ...]
    notice: Message | None = None
    room: str = ""  # empty if it was read from a file
    played_at: str = ""
    progress: tuple[float, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether it goes on no longer, so that nothing of it is secret."""
        return self.session.over or not self.room

    def perspectives(self, sides: Sides) -> Sides:
        """The perspectives open to a viewer who plays some of its sides."""
        if not self.session.hidden_information:
            return ()
        return SIDES if self.complete else sides

    def perspective(self, sides: Sides, asked: str) -> Audience:
        """The side as which it is seen."""
        if not asked:
            return sides[0] if len(sides) == 1 and self.session.hidden_information else None
        for side in self.perspectives(sides):
            if side == asked:
                return side
        raise NotShown(f"the match cannot be seen as {asked} from this seat now")


class Replays:
    """Every match that may be looked at again."""

    def __init__(self, rooms: Rooms, store: RoomStore, spill: Spill) -> None:
        self._rooms, self._store, self._spill = rooms, store, spill
        self._lane = SlowLane()
        self._held: OrderedDict[str, Shown] = OrderedDict()

    # Finding

    async def seat(self, token: str, room: str) -> Sides:
        """The sides that a token plays in a room: none for a watcher, or before an invitation is accepted."""
        seat = await self._store.seat(hashed(token))
        if seat is None or seat.room != room:
            raise NoSuchRoom("no seat of this room has this token")
        return () if is_invitation(seat) else sides_of(seat.sides)

    @staticmethod
    def is_file(id: str) -> bool:
        """Whether an id is that of a file that was opened."""
        return id.startswith(_FILE)

    async def find(self, id: str) -> Shown:
        """A match by its id: that of its room, or of a file that was opened."""
        held = self._held.get(id)
        if self.is_file(id):
            if held is None:
                raise NoSuchRoom("this record is no longer open; open its file again")
            self._held.move_to_end(id)
            return held
        if held is not None and await self._store.last_entry(id) == held.session.rows:
            self._held.move_to_end(id)
            return held
        room, row = await self._rooms.read(id), await self._store.room(id)
        if row is None:
            raise NoSuchRoom("the room is gone")
        difference = room.difference
        return self._hold(
            Shown(
                id,
                room.session,
                Seating(msgspec.convert(row.seats, dict[Side, Place])).told({}),
                None if difference is None else differs(difference, over=room.session.closed is not None),
                id,
                datetime.fromtimestamp(row.played_at, UTC).isoformat(timespec="seconds"),
            )
        )

    def _hold(self, shown: Shown) -> Shown:
        self._held[shown.id] = shown
        self._held.move_to_end(shown.id)
        while len(self._held) > _HELD:
            self._held.popitem(last=False)
        return shown

    async def open(self, data: bytes) -> Shown:
        """The match of a record file, which is not stored; `BadFile` names the line that is wrong."""
        if len(data) > MOST:
            raise BadFile(1, f"a record may have up to {MOST} bytes; got {len(data)}")
        id = _FILE + sha256(data).hexdigest()[:32]
        if id in self._held:
            return await self.find(id)
        games = {name: presenter.game for name, presenter in self._rooms.presenters.items()}
        reading: Reading[Any] = Reading(data.splitlines(keepends=True), games)
        try:
            return self._hold(await self._followed(id, reading))
        except TouchlineError:
            raise
        except Exception as error:  # a position may hold anything
            raise BadFile(reading.line, f"the match cannot be followed from here: {error}") from error

    async def _followed(self, id: str, reading: Reading[Any]) -> Shown:
        header = reading.header
        presenter = self._rooms.presenters[header.game]
        session = MatchSession(presenter, header.setup, header.dice.seed or "", self._spill)
        if header.position is not msgspec.UNSET:
            session.begin(reading.start, None)
        async for ply in self._lane.paced(one_page(_plies(reading))):
            session.remember(ply)
        session.settle()
        notice = None
        if reading.gaps:
            gap = reading.gaps[0]
            notice = differs(Difference(gap.first, gap.rule, damaged=False), over=True)
        else:
            reading.must_be_closed()
        coaches = {side: header.coaches.get(side, "human") for side in SIDES}
        places = {
            side: Place("screen") if coach == "human" else Place("computer", coach) for side, coach in coaches.items()
        }
        return Shown(id, session, Seating(places).told({}), notice)

    # Telling

    async def info(self, shown: Shown, sides: Sides, asked: str = "") -> AsyncIterator[bytes]:
        """What is told of a match, as JSON in pieces."""
        session, perspective = shown.session, shown.perspective(sides, asked)
        if len(shown.progress) != session.last + 1:
            progress = session.presenter.progress
            states = self._lane.paced(one_page(session.positions.between(0, session.last)))
            shown.progress = tuple([round(progress(state), 4) async for state in states])
        head = ReplayInfo(
            replay=shown.id,
            room=shown.room,
            game=session.game.name,
            home=session.setup.home,
            away=session.setup.away,
            edition=getattr(session.setup, "edition", ""),
            seats=shown.seats,
            sides=sides,
            hidden_information=session.hidden_information,
            perspective=perspective,
            perspectives=shown.perspectives(sides),
            played_at=shown.played_at,
            ending=session.ending,
            complete=shown.complete,
            origin=session.origin,
            notice=shown.notice,
            part=EVERY,
            progress=shown.progress,
            entries=(),
        )
        entries = session.told(perspective)
        return _pieces(msgspec.json.encode(head), entries)

    async def part(self, shown: Shown, number: int, sides: Sides, asked: str = "") -> ReplayPart:
        """A part of the scenes of a match, counted from 0."""
        session, perspective = shown.session, shown.perspective(sides, asked)
        first, last = number * EVERY, min((number + 1) * EVERY - 1, session.last)
        if not 0 <= first <= session.last:
            raise NotShown(f"the match has {session.last} entries; there is no part {number}")
        scenes: list[Any] = []
        before = None
        async for state in self._lane.paced(one_page(session.positions.between(first, last))):
            scene = session.drawn(state, perspective)
            scenes.append(change(before, scene))
            before = scene
        return ReplayPart(first, tuple(scenes))

    async def last_scenes(self, tokens: tuple[str, ...]) -> tuple[LastScene, ...]:
        """How the matches that tokens open stand, as both sides may see them."""
        rows = await self._store.positions_of([hashed(token) for token in tokens])
        return tuple([one async for one in self._lane.paced(one_page(map(self._last_scene, rows)))])

    def _last_scene(self, row: Any) -> LastScene:
        presenter = self._rooms.presenters[row.game]
        position = msgspec.json.decode(row.position, type=dict[str, msgspec.Raw])
        state = presenter.game.codec.of_json(bytes(position["state"]))
        return LastScene(row.id, presenter.scene(state, None))

    # Going on

    async def play_on(self, shown: Shown, request: PlayOnRequest, client: str) -> RoomMade:
        """A new match from a moment of one that is over, against a computer."""
        session = shown.session
        if not shown.complete:
            raise NotShown("the match is still being played; another can go on from it once it is over")
        if not 0 <= request.entry <= session.last:
            raise NotShown(f"the match has {session.last} entries; there is no {request.entry}")
        state = session.positions.at(request.entry)
        if session.game.request(state) is None:
            raise BadSetup("the match is over at this moment; choose an earlier one")
        setup = session.setup
        origin = Origin(setup.home, setup.away, session.presenter.time(state), request.entry, shown.room)
        places = against(session.game.name, request.side, request.coach)
        return await self._rooms.go_on(session.game, setup, state, origin, places, client)


def _plies(reading: Reading[Any]) -> Iterator[Ply]:
    """The answers of a record, up to the first that today's rules cannot reproduce."""
    for ply in reading.moments():
        if reading.gaps:
            return
        by = ply.request.side if isinstance(ply.request, Choose) else "chance"
        yield Ply(by, "", ply.request, ply.answer, ply.state, ply.events)


async def _pieces(head: bytes, entries: tuple[msgspec.Raw, ...]) -> AsyncIterator[bytes]:
    """A record whose last field is an empty list, with the list filled in."""
    yield head.removesuffix(b"]}")
    for first in range(0, len(entries), _PIECE):
        yield (b"," if first else b"") + b",".join(map(bytes, entries[first : first + _PIECE]))
    yield b"]}"
