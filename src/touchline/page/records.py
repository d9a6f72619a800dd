"""Match records of the page: written from its rooms and taken in as rooms, one by one or all in one archive."""

import io
import zipfile
from collections.abc import Iterator
from secrets import token_hex, token_urlsafe
from typing import Any, Final

import msgspec

from touchline.kernel import SIDES, BadFile, Choose, Side
from touchline.kernel.replay import Header, Reading, RulesDiffer
from touchline.page.store import BrowserStore
from touchline.server.records import NotProvable
from touchline.server.rooms import Rooms
from touchline.server.seats import seat_row
from touchline.server.storage import Writing
from touchline.server.wire.api import RoomMade
from touchline.session.entry_wording import By
from touchline.session.protocol.messages import Origin
from touchline.session.seating import Place

MOST: Final = 32 * 1024 * 1024
"""Bytes of a file that is taken in."""
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class Records:
    """The records of every room."""

    def __init__(self, rooms: Rooms, store: BrowserStore) -> None:
        self._rooms, self._store = rooms, store

    # Out

    async def one(self, room: str) -> str:
        """The record of a room, finished or not."""
        return "".join([piece async for piece in await self._rooms.records.current(room)])

    async def all(self) -> bytes:
        """An archive of every record that today's rules can prove."""
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            for row in await self._store.rooms():
                try:
                    text = await self.one(row.id)
                except NotProvable:
                    continue
                archive.writestr(zipfile.ZipInfo(f"{row.game}-{row.id}.jsonl", _EPOCH), text.encode())
        return written.getvalue()

    # In

    async def take_in(self, data: bytes) -> list[RoomMade]:
        """The rooms of the records in a file, a record or an archive of them; nothing of a bad file is taken."""
        if len(data) > MOST:
            raise BadFile(1, f"a file may have up to {MOST} bytes; got {len(data)}")
        made, writings = [], []
        for record in _records(data):
            room, writing = self._read(record)
            made.append(room)
            writings.append(writing)
        everything = Writing(
            rooms=[row for writing in writings for row in writing.rooms],
            seats=[row for writing in writings for row in writing.seats],
            entries=[row for writing in writings for row in writing.entries],
        )
        await self._store.write(everything)
        return made

    def _read(self, data: bytes) -> tuple[RoomMade, Writing]:
        """The room of a record, checked answer by answer."""
        games = {name: presenter.game for name, presenter in self._rooms.presenters.items()}
        reading: Reading[Any] = Reading(data.splitlines(keepends=True), games)
        header = reading.header
        if header.dice.seed is None:
            raise BadFile(1, f"only a match with seeded dice can go on here; this one has {header.dice.source} dice")
        answers: list[tuple[By, str]] = [
            ("chance", msgspec.json.encode(ply.answer).decode())
            if not isinstance(ply.request, Choose)
            else (ply.request.side, reading.game.format_answer(ply.answer))
            for ply in reading.moments()
        ]
        if reading.gaps:
            raise RulesDiffer(tuple(reading.gaps), reading.game.rules)
        reading.must_be_closed()
        places = {side: _place(header, side) for side in SIDES}
        room = self._rooms.room_of(token_hex(8), header.game, header.setup, places, header.dice.seed)
        rows = []
        if reading.header.position is not msgspec.UNSET:
            setup = room.session.setup
            origin = Origin(setup.home, setup.away, room.session.presenter.time(reading.start), 0)
            rows.append(self._rooms.begin(room, reading.start, origin))
        for by, text in answers:
            n = room.session.number
            room.session.replay("answer", by, text, checked=True)
            rows.append(room.rows.imported(n, by, text))
        if rows:
            rows[-1]["digest"] = room.session.digest()
        room.session.settle()
        token, watch = token_urlsafe(32), token_urlsafe(32)
        mine = tuple(side for side in SIDES if places[side].who == "screen")
        seats = [seat_row(room.id, token, mine, "host"), seat_row(room.id, watch, ())]
        played = room.rows.played(room.session.standing(), None)
        row = room.rows.room(places, room.seed, "", played)
        row |= {"engine": header.engine, "rules": header.rules, "ended_at": room.rows.ended_at}
        return RoomMade(room.id, token, {}, watch), Writing(rooms=[row], seats=seats, entries=rows)


def _place(header: Header, side: Side) -> Place:
    """The place of a side: its computer, unless a person played it, or a coach that is not ours."""
    coach = header.coaches.get(side, "human")
    return Place("screen") if coach == "human" or ":" in coach else Place("computer", coach)


def _records(data: bytes) -> Iterator[bytes]:
    if not data.startswith(b"PK"):
        yield data
        return
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(file.file_size for file in archive.infolist()) > 8 * MOST:
                raise BadFile(1, f"the records of an archive may have up to {8 * MOST} bytes")
            for name in sorted(archive.namelist()):
                if name.endswith(".jsonl"):
                    yield archive.read(name)
    except zipfile.BadZipFile as error:
        raise BadFile(1, f"the archive cannot be read: {error}") from None
