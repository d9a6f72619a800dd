"""Guided first matches: each is a stored match like any other, with a start of its own."""

from touchline.kernel import SIDES
from touchline.lessons import lesson
from touchline.server.rooms import Rooms, place_of
from touchline.server.wire.api import LessonRequest, RoomMade, SeatRequest
from touchline.session.match_session import LessonStart, MatchSession
from touchline.session.spilled import Spill


class Lessons:
    """Begins the lessons of the games."""

    def __init__(self, rooms: Rooms, spill: Spill) -> None:
        self._rooms, self._spill = rooms, spill

    async def make(self, request: LessonRequest, client: str) -> RoomMade:
        """A room for a lesson, against its opponent; nothing of it is rated."""
        taught = lesson(request.lesson)
        session = MatchSession(self._rooms.presenters[taught.game], taught.setup, "", self._spill)
        start = LessonStart(request.lesson, request.exercise, request.room)
        state = taught.start(session.setup, request.exercise)
        seats = {
            side: SeatRequest("screen") if side == taught.learner else SeatRequest("computer", taught.opponent)
            for side in SIDES
        }
        places = {side: place_of(taught.game, side, seat, None) for side, seat in seats.items()}
        return await self._rooms.go_on(session.game, session.setup, state, start, places, client)
