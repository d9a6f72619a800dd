"""The bots of a room: coach tasks to move, auto-arrange, give hints and preview, run in separate processes."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import msgspec

from touchline.kernel import Seeded, Side, replace
from touchline.server.browsers import Connection
from touchline.server.fair_queue import Asker, asker
from touchline.server.settings import Settings
from touchline.server.tasks import Result, Task, ThinkingFailed
from touchline.session.protocol.messages import Arrange, Done, FromServer, Hint, Hinted, MoveNow, Preview, Previewed
from touchline.session.refusals import Refuse

if TYPE_CHECKING:
    from touchline.server.room import Room

_LOG: Final = logging.getLogger("touchline.server")
_ARRANGES: Final = "steady"
"""The coach that arranges players for people who ask for it."""


class Thinkers(Protocol):
    """Where coaches think and previews are computed, apart from the room."""

    @property
    def can_stop(self) -> bool:
        """Whether a thinking coach can be made to answer at once."""
        ...

    async def ask(self, task: Task, seconds: float, stop: asyncio.Event | None = None) -> Result:
        """The result of a task, which may take this many seconds; once `stop` is set, the best found so far."""
        ...


class Bots:
    """The coach tasks of one room."""

    def __init__(self, room: "Room", pool: Thinkers, settings: Settings) -> None:
        self._room, self._pool, self._settings = room, pool, settings
        self._arranging: tuple[Side, str] | None = None  # the side, and the frame it applies to
        self._arranged: tuple[Connection, str] | None = None  # the connection that requested it, and the message id
        self._task: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()
        self._hinting = asyncio.Lock()
        self._hinted: tuple[int, bytes] | None = None  # the number of a request, and its hint
        self._first: tuple[int, bytes, bytes] | None = None  # likewise, what its first preview was about, and the reply
        self._previews = msgspec.json.Decoder(room.session.presenter.previews)

    # Moves

    @property
    def thinking(self) -> bool:
        """Whether a coach is thinking."""
        return self._task is not None and not self._task.done()

    def coach(self) -> str | None:
        """The coach to move: the side's own, or the one that arranges for it."""
        session = self._room.session
        asked = session.asked
        if asked is None:
            return None
        if coach := self._room.seating.coach(asked):
            return coach
        arranges = self._arranging == (asked, session.frame) or session.left_to_computer
        return _ARRANGES if arranges else None

    def start(self) -> None:
        """Start a coach if it is its move and a person is in the room, or people have left it to computers."""
        if self.coach() and self._is_on and not self.thinking and not self._room.broken:
            self._task = asyncio.create_task(self._play(), name=f"bots of {self._room.id}")

    @property
    def _is_on(self) -> bool:
        return bool(self._room.attendance.browsers) or self._room.unattended

    @property
    def can_stop(self) -> bool:
        """Whether a thinking coach can be made to answer at once."""
        return self._pool.can_stop

    def cancel(self) -> None:
        """Stop thinking."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def stop(self) -> None:
        """Stop thinking and wait for the task to end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play(self) -> None:
        try:
            while self._is_on and not self._room.broken and (coach := self.coach()):
                await self._move(coach)
        except Exception:
            self._room.fail("a coach failed to answer")

    async def _move(self, coach: str) -> None:
        """Play one move of a coach, unless the match moves on meanwhile."""
        room, session, settings = self._room, self._room.session, self._settings
        asked, number, arranged = cast(Side, session.asked), session.number, self._arranged
        seed = f"{room.seed}/{number}"
        state = session.game.codec.pack(session.state)
        task = Task("move", session.game.name, state, asked, coach, seed, settings.move_seconds)
        task = replace(task, by=asker(room.attendance.browsers))
        self._stop.clear()
        try:
            result = await self._pool.ask(task, settings.thinking_seconds, self._stop)
            answer = session.game.parse_answer(result.text) if not result.refused else None
        except ThinkingFailed:
            answer = None
        moved = asyncio.get_running_loop().create_future()
        room.do(partial(self._answer, asked, number, answer, arranged, coach, moved))
        await moved

    def _answer(
        self,
        asked: Side,
        number: int,
        answer: Any,
        arranged: tuple[Connection, str] | None,
        coach: str,
        moved: asyncio.Future[None],
    ) -> None:
        """Play a coach's answer if its request is still open."""
        room, session = self._room, self._room.session
        if session.over or not session.is_open(number):
            moved.set_result(None)
            return
        assert session.request is not None
        if answer is None or answer not in session.request:
            _LOG.error("the coach %s gave no legal answer in room %s; picking one at random", coach, room.id)
            answer = cast(Any, session.request).at_random(Seeded(f"{room.seed}/{number}", "coach").randbelow)
        id = arranged[1] if arranged is not None and not room.turns.knows(asked, arranged[1]) else None
        room.store(room.turns.play(asked, answer, id), partial(self._moved, moved))

    def _moved(self, moved: asyncio.Future[None]) -> None:
        session = self._room.session
        if self._arranging is not None and self._arranging != (session.asked, session.frame):
            self.done_arranging()
            self._room.tell_change()
        if not moved.done():
            moved.set_result(None)

    def move_now(self, connection: Connection, message: MoveNow) -> None:
        """Make the thinking coach answer at once."""
        session = self._room.session
        if not connection.sides:
            raise Refuse("watching", "this token only watches the match")
        if message.number != session.number:
            raise Refuse("too_late", f"the match waits for an answer to request {session.number}; got {message.number}")
        if not self.can_stop or self.coach() is None:
            raise Refuse("not_offered", "no coach is thinking that could be stopped")
        self._stop.set()
        connection.tell(Done(message.id, session.last))

    # Arranging for a person

    def arrange(self, connection: Connection, message: Arrange) -> None:
        """Answer for a side until its current frame is done."""
        side = self._room.turns.arrangement(connection.sides, message)
        if isinstance(side, Done):
            connection.tell(side)
            return
        if self._arranging is not None:
            raise Refuse("busy", "auto-arrange is already running")
        self._arranging, self._arranged = (side, self._room.session.frame), (connection, message.id)
        self._room.tell_change()
        self.start()

    def done_arranging(self) -> None:
        """Confirm auto-arrange to the connection that requested it."""
        arranged, self._arranging, self._arranged = self._arranged, None, None
        if arranged is not None:
            connection, id = arranged
            connection.tell(Done(id, self._room.session.last))

    def forget(self, connection: Connection) -> None:
        """Stop auto-arrange if this connection, now closed, requested it."""
        if self._arranged and self._arranged[0] is connection:
            self._arranging = self._arranged = None

    # The sand timer

    def tick(self) -> None:
        """Check the sand timer; once it has run out, answer for the side to move."""
        room = self._room
        if room.clocks.sand_is_out and not room.occupied and not room.broken:
            room.do(self._answer_for_sand)

    def _answer_for_sand(self) -> None:
        room, session = self._room, self._room.session
        sand = room.clocks.sand(session.state) if room.waits() else None
        if sand is None or not room.clocks.sand_is_out:
            return
        assert session.request is not None
        forced = next((answer for answer in sand.answers if answer in session.request), None)
        if forced is not None:
            room.store(room.turns.play(cast(Side, session.asked), forced, None), lambda: None)

    # Previews and hints

    async def reply(self, connection: Connection, message: Preview | Hint) -> FromServer:
        """The preview or hint that a browser asks for, or its refusal."""
        try:
            if self._room.broken:
                raise Refuse("busy", "the match is being reloaded")
            if isinstance(message, Preview):
                return await self.preview(connection, message)
            return await self.hint(connection, message)
        except Refuse as refuse:
            return refuse.message(message.id)

    async def preview(self, connection: Connection, message: Preview) -> Previewed:
        """A preview. The first one about a request is computed once: every page opens with the same."""
        task, number, about = self._task_for(connection, message), message.number, bytes(message.about)
        try:
            self._previews.decode(about)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refuse("bad_message", f"about: {error}") from None
        if self._first is not None and self._first[:2] == (number, about):
            seen = self._first[2]
        else:
            seen = await self._seen(replace(task, about=about), self._settings.looking_seconds)
            if self._first is None or self._first[0] != number:
                self._first = number, about, seen
        return Previewed(message.id, msgspec.Raw(seen))

    async def hint(self, connection: Connection, message: Hint) -> Hinted:
        """The hint of a strong coach."""
        seen = await self._hint(connection, self._task_for(connection, message))
        return Hinted(message.id, cast(Any, msgspec.Raw(seen)))

    def _task_for(self, connection: Connection, message: Preview | Hint) -> Task:
        """The task of a preview or hint, for the side to move alone."""
        side = self._room.turns.check_turn(connection.sides, message.number)
        session = self._room.session
        by = Asker(connection.client, plays=True)
        return Task("preview", session.game.name, session.game.codec.pack(session.state), side, by=by)

    async def _hint(self, connection: Connection, task: Task) -> bytes:
        """The hint for the current request, computed once."""
        session, settings = self._room.session, self._settings
        if not self._room.seating.hinted(connection.sides):
            raise Refuse("no_hints", "this match is played without hints")
        number = session.number
        async with self._hinting:
            if self._hinted is None or self._hinted[0] != number:
                seed, seconds = f"{self._room.seed}/{number}/hint", settings.move_seconds
                hinting = replace(task, kind="hint", coach=settings.adviser, seed=seed, seconds=seconds)
                self._hinted = (number, await self._seen(hinting, settings.thinking_seconds))
        if session.number != number:
            raise Refuse("too_late", f"the match waits for an answer to request {session.number}; got {number}")
        return self._hinted[1]

    async def _seen(self, task: Task, seconds: float) -> bytes:
        try:
            result = await self._pool.ask(task, seconds)
        except ThinkingFailed as error:
            raise Refuse("busy", str(error)) from None
        if result.refused:
            raise Refuse("not_offered", result.refused)
        return result.seen
