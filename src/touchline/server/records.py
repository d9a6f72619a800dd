"""Match records, written from the stored entries of rooms."""

from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import msgspec

from touchline.kernel import DiceFrom, Header, Position, Recorder, Side
from touchline.kernel import Ply as Played
from touchline.server.seats import NoSuchRoom, hashed
from touchline.server.slow_lane import SlowLane, one_page
from touchline.server.storage import RoomStore
from touchline.session.match_session import MatchSession
from touchline.session.presenter import Presenter
from touchline.session.replay import Replay
from touchline.session.seating import Place
from touchline.session.spilled import Spill

_PIECE: Final = 8192
"""Characters of a record sent at once: more would take too long to compress."""


class NotOver(Exception):
    """The record of an unfinished match, which would reveal the dice to come through its seed."""


class NotProvable(Exception):
    """The record of a match that the current rules cannot reproduce."""


class Records:
    """The records of all rooms, each in pieces."""

    def __init__(self, presenters: Mapping[str, Presenter], store: RoomStore, spill: Spill) -> None:
        self._presenters, self._store, self._spill = presenters, store, spill
        self._lane = SlowLane()

    async def for_token(self, id: str, token: str) -> AsyncIterator[str]:
        """The record of a finished match, for the holder of one of its tokens."""
        seat = await self._store.seat(hashed(token))
        if seat is None or seat.room != id:
            raise NoSuchRoom("no seat of this room has this token")
        return await self.finished(id)

    async def finished(self, id: str) -> AsyncIterator[str]:
        """The record of a finished match."""
        row = await self._row(id)
        if row.ended_at is None:
            raise NotOver("the record reveals the seed, and so the dice to come; play the match to its end first")
        return await self._write(row)

    async def current(self, id: str) -> AsyncIterator[str]:
        """The record of a match, finished or not: for an owner who may know the dice to come."""
        return await self._write(await self._row(id))

    async def _row(self, id: str) -> Any:
        row = await self._store.room(id)
        if row is None:
            raise NoSuchRoom("the room is gone")
        return row

    async def _write(self, row: Any) -> AsyncIterator[str]:
        session = MatchSession(self._presenters[row.game], row.setup, row.seed, self._spill)
        places = msgspec.convert(row.seats, dict[Side, Place])
        players: dict[str, str] = {side: place.coach or "human" for side, place in places.items()}
        game = session.game
        header = Header.of(game, session.setup, DiceFrom("seeded", row.seed), players, row.engine)
        answers: list[tuple[str, str]] = []
        replay = Replay(session, row.rules)
        async for entry in self._lane.paced(self._store.entries(row.id)):
            replay.follow(entry)
            if entry.kind in ("answer", "order"):
                answers.append((entry.by, entry.text))
            del answers[session.last :]
        replay.finish(row.position)
        if replay.difference is not None:
            raise NotProvable(
                f"a rule was corrected after this match, which differs from entry {replay.difference.entry} on:"
                " its record could not be verified"
            )
        header = msgspec.structs.replace(header, rules=row.rules)
        if session.origin is not None or session.lesson_of is not None:
            header = msgspec.structs.replace(header, position=Position.of(game, session.start, 0))
        return self._written(session, Recorder(game, header), answers)

    async def _written(
        self, session: MatchSession, recorder: Recorder[Any], answers: list[tuple[str, str]]
    ) -> AsyncIterator[str]:
        game, state, piece = session.game, session.start, recorder.header()
        async for by, text in self._lane.paced(one_page(answers)):
            request = game.request(state)
            assert request is not None
            answer = (
                msgspec.json.decode(text, type=tuple[int | str, ...]) if by == "chance" else game.parse_answer(text)
            )
            state, events = game.step(state, answer)
            piece += recorder.moment(Played(request, answer, state, events))
            if len(piece) >= _PIECE:
                yield piece
                piece = ""
        closes = recorder.end if game.request(state) is None else recorder.pause
        yield piece + closes(state)
