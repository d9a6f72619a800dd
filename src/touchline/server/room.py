"""A room: a match with its people and bots.

A room checks each command, stores it, then broadcasts it. It stores one command at a time: later ones wait, and are
checked against the match as it is by then.
"""

import logging
from collections import deque
from collections.abc import AsyncIterable, Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

from touchline.i18n import Message
from touchline.kernel import SIDES, Side
from touchline.server.attendance import Attendance
from touchline.server.bots import Bots, Thinkers
from touchline.server.browsers import Connection
from touchline.server.errands import Errands
from touchline.server.seats import Seats
from touchline.server.settings import Settings
from touchline.server.storage import RoomStore, Writing
from touchline.session.broadcast import Around, Broadcast, encoded
from touchline.session.clocks import MatchClocks
from touchline.session.match_session import BrokenMatch, MatchSession
from touchline.session.protocol.messages import (
    Answer,
    Answers,
    Arrange,
    Done,
    Ending,
    HandBack,
    Invite,
    Learn,
    MoveNow,
    Orders,
    People,
    Recall,
    Rematch,
    Resign,
    Seat,
    TakeBack,
)
from touchline.session.protocol.questions import Question
from touchline.session.refusals import Refuse
from touchline.session.replay import Difference, Replay
from touchline.session.rows import RowWriter
from touchline.session.seating import Place, Seating, Sides
from touchline.session.turns import Planned, Turns

_LOG: Final = logging.getLogger("touchline.server")

Command = (
    Answer | Answers | Arrange | MoveNow | TakeBack | Orders | Resign | Learn | Rematch | Recall | Invite | HandBack
)  # fmt: skip


class Room:
    """A match and everybody in the room."""

    def __init__(
        self,
        id: str,
        session: MatchSession,
        places: Mapping[Side, Place],
        seed: str,
        store: RoomStore,
        pool: Thinkers,
        settings: Settings,
        secrets: Seats,
        rematch: Callable[["Room"], Awaitable[str]],
    ) -> None:
        self.id, self.session, self.seating, self.seed = id, session, Seating(places), seed
        session.orders.seat(side for side, place in places.items() if place.coach is None)
        self.next_room: str | None = None
        self.attendance = Attendance(settings)
        self.broken = False  # whether it must be loaded again
        self.unattended = False  # whether computers go on while nobody is there
        self.answers = 0
        self._store = store
        self.clocks = MatchClocks(session.game.name, session.state, settings.monotonic)
        self.rows = RowWriter(id, session, self.clocks, settings.now)
        self.turns = Turns(session, self.seating, self.clocks, self.rows)
        self._broadcast = Broadcast(id, session, self.seating, self.clocks, self.turns)
        self.bots = Bots(self, pool, settings)
        self.errands = Errands(self, secrets, rematch)
        self._storing = False
        self._question: Question | None = None  # after the answer being stored
        self._waiting: deque[Callable[[], None]] = deque()
        self.difference: Difference | None = None  # from the current rules
        self._must_resume = False  # it continues from a point other than its last entry, or under other rules

    # Loading

    async def load(self, rows: AsyncIterable[Any], stored: Any, *, careful: bool = False) -> None:
        """Replay the stored entries; `careful` if some of them are damaged."""
        session, waiting, row = self.session, None, None
        replay = Replay(session, stored.rules, careful=careful)
        async for row in rows:
            replay.follow(row)
            waiting = self.turns.follow(row.kind, row.by, row.answer_id, waiting)
        replay.finish(stored.position)
        session.settle()
        self.difference, self._must_resume = replay.difference, replay.must_resume
        if self.difference is not None and stored.summary["ending"]:
            session.closed = Ending(**stored.summary["ending"])
        if row is None:
            return
        if row.digest not in (None, session.digest()) and self.difference is None:
            raise BrokenMatch(f"the digest of row {row.n} of room {self.id} is not that of the match it leads to")
        self.clocks.resume(session.state, row.clock, row.sand)
        if session.over:
            self.rows.ended_at = row.at

    async def resume(self) -> None:
        """Store that the match continues under the current rules from its current position."""
        if self._must_resume and not self.session.over:
            await self._keep(self.turns.resumption())
        if not self.session.over and (opening := self.turns.opening()):  # the entries end before a roll or draw
            await self._keep(opening)

    async def _keep(self, planned: Planned) -> None:
        await self._store.write(_writing(planned))
        self.turns.accept(planned, resend=self.difference is not None)

    # Connections

    async def enter(self, connection: Connection, seen: int, number: int) -> None:
        """Add a browser, with the last entry and request it has seen."""
        has_come = self.attendance.arrive(connection)
        self._start_clocks()
        welcome = self._broadcast.welcome(
            connection.sides,
            seen,
            number,
            self._around(),
            token=connection.token,
            host=connection.host,
            can_stop=self.bots.can_stop,
            notice=self._notice(),
        )
        connection.send(welcome)
        self._tell_people(changed=has_come, but=connection)
        self.bots.start()
        if self.next_room is not None:
            await self.errands.lead_on(connection, self.next_room)

    def exit(self, connection: Connection) -> None:
        """Remove a browser."""
        has_gone = self.attendance.depart(connection)
        self.bots.forget(connection)
        self._start_clocks()
        self._tell_people(changed=has_gone)

    def _notice(self) -> Message | None:
        """A notice for everybody: where the match differs from its record, or where it comes from."""
        if self.difference is not None:
            return differs(self.difference, over=self.session.closed is not None)
        origin = self.session.origin
        if origin is None:
            return None
        return Message("match-goes-on", {"home": origin.home, "away": origin.away, "time": origin.time})

    def _tell_people(self, *, changed: bool, but: Connection | None = None) -> None:
        """Broadcast who is present; with the clocks, if a side came or went and so started or stopped them."""
        if changed:
            self.tell_change(but)
        else:
            people = encoded(People(self.seats(), self.attendance.watching))
            self._send(lambda _: people, but)

    def seats(self) -> tuple[Seat, ...]:
        """The seats, with how long each has been present and in how many browsers it is open."""
        return self.attendance.seats(self.seating)

    async def close(self) -> None:
        """Stop the bots and close all connections; browsers reconnect by themselves."""
        await self.bots.stop()
        for connection in tuple(self.attendance.browsers):
            connection.leave()

    @property
    def busy(self) -> bool:
        """Whether the room is in use and has to stay in memory."""
        plays_on = self.unattended and not self.session.over
        return bool(self.attendance.browsers) or self.occupied or self.bots.thinking or plays_on

    @property
    def done_with(self) -> bool:
        """Whether the match is over and nobody waits for a rematch."""
        return self.session.over and not self.errands.wants_rematch

    # Commands

    def take(self, connection: Connection, message: Command) -> None:
        """Carry out a command once earlier ones are stored, and tell the browser the result."""
        if self.broken:
            connection.leave()
        else:
            self.do(partial(self._serve, connection, message))

    def do(self, command: Callable[[], None]) -> None:
        """Run a command once nothing is being stored; it is dropped if the room breaks first."""
        self._waiting.append(command)
        self.run_waiting()

    @property
    def occupied(self) -> bool:
        """Whether something is being stored, so commands have to wait."""
        return self._storing or self.errands.running

    def _serve(self, connection: Connection, message: Command) -> None:
        try:
            match message:
                case Answer():
                    self._plan(connection, self.turns.answer(connection.sides, message))
                case Answers():
                    self._plan(connection, self.turns.answer_turn(connection.sides, message))
                case TakeBack():
                    self._plan(connection, self.turns.take_back(connection.sides, message))
                case Orders():
                    self._plan(connection, self.turns.orders(connection.sides, message))
                case Learn():
                    self._plan(connection, self.turns.learn(connection.sides, message))
                case Resign():
                    self._plan(connection, self.turns.resign(connection.sides, message))
                case Arrange():
                    self.bots.arrange(connection, message)
                case MoveNow():
                    self.bots.move_now(connection, message)
                case Recall():
                    connection.tell(self._broadcast.recalled(connection.sides, message))
                case Rematch():
                    self.errands.rematch(connection, message)
                case Invite():
                    self.errands.invite(connection, message)
                case HandBack():
                    self.errands.hand_back(connection, message)
        except Refuse as refuse:
            connection.tell(refuse.message(message.id))

    def _plan(self, connection: Connection, planned: Planned | Done) -> None:
        if isinstance(planned, Done):
            connection.tell(planned)
        else:
            self.store(planned, partial(self._reply, connection, planned))

    def _reply(self, connection: Connection, planned: Planned) -> None:
        if planned.kind != "answer":  # the steps of an answer carry its id themselves
            connection.tell(Done(cast(str, planned.id), self.session.last))
        self.bots.done_arranging()

    def store(self, planned: Planned, then: Callable[[], None]) -> None:
        """Store a plan, then accept and broadcast it. If it cannot be stored, nothing changes."""
        self._storing = True
        self._store.submit(_writing(planned), partial(self._stored, planned, then))
        request = planned.batch.request
        if planned.kind == "answer" and request is not None and not self.seating.coach(cast(Side, request.side)):
            with suppress(Exception):  # an error recurs after the write, where it can break the room
                self._question = self.session.prepare_question(planned.batch)  # uses the time until the write is done

    def _stored(self, planned: Planned, then: Callable[[], None], error: BaseException | None) -> None:
        self._storing, question, self._question = False, self._question, None
        if error is not None:
            _LOG.error("room %s must be reloaded: %s", self.id, error)
            self._break()
            return
        try:
            self.turns.accept(planned, question)
            self._start_clocks()
            self._tell(planned)
            then()
            if planned.kind == "orders" and not self.session.over and (opening := self.turns.opening()):
                self.store(opening, lambda: None)  # they cover the question that waits
            self.bots.start()
        except Exception:
            self.fail("a stored command could not be broadcast")
        self.run_waiting()

    def run_waiting(self) -> None:
        """Run the waiting commands."""
        while self._waiting and not self.occupied and not self.broken:
            command = self._waiting.popleft()
            try:
                command()
            except Exception:
                self.fail("a command failed")

    def fail(self, what: str) -> None:
        """Log an error and break the room."""
        _LOG.exception("room %s must be reloaded: %s", self.id, what)
        self._break()

    def _break(self) -> None:
        """Disconnect everybody: memory and store may differ, so the room serves nobody until it is reloaded."""
        self.broken = True
        self._waiting.clear()
        self.bots.cancel()
        for connection in tuple(self.attendance.browsers):
            connection.leave()

    # Clocks

    def _start_clocks(self) -> None:
        """Start or stop the clocks, depending on the request; they stand while no player is present."""
        session = self.session
        request = None if session.over else session.request
        self.clocks.start(session.state, request, self.waits(), bool(self.attendance.sides))

    def waits(self) -> bool:
        """Whether the match waits for a person."""
        return self.session.asked is not None and not self.seating.coach(self.session.asked)

    # Broadcasting

    def _around(self) -> Around:
        thinking = self.bots.coach() is not None
        if not self.session.over:
            return Around(self.seats(), self.attendance.watching, thinking, ())
        asking = tuple(side for side in SIDES if side in self.errands.wants_rematch or self.seating.coach(side))
        return Around(self.seats(), self.attendance.watching, thinking, asking)

    def _tell(self, planned: Planned) -> None:
        match planned.kind:
            case "answer":
                self.answers += 1
                self._send(self._broadcast.steps(planned, self._around()))
            case "back":
                self.bots.done_arranging()
                self._send(self._broadcast.rewound(self._around()))
            case "learn":
                self.tell_change()
            case _:
                self.bots.done_arranging()
                self.tell_change()

    def tell_change(self, but: Connection | None = None) -> None:
        """Tell everybody that something around the match changed."""
        self._send(self._broadcast.changed(self._around()), but)

    def _send(self, message: Callable[[Sides], bytes], but: Connection | None = None) -> None:
        """Send everybody a message, encoded once for each kind of seat."""
        made: dict[Sides, bytes] = {}
        for connection in tuple(self.attendance.browsers):
            if connection is not but:
                if connection.sides not in made:
                    made[connection.sides] = message(connection.sides)
                connection.send(made[connection.sides])


def _writing(planned: Planned) -> Writing:
    return Writing(entries=planned.rows, played=[planned.played])


def differs(difference: Difference, *, over: bool) -> Message:
    """A notice about a match that differs from its record."""
    entry, rule, damaged = difference
    if damaged:
        return Message("match-damaged", {"entry": entry})
    key = "match-rules-corrected-over" if over else "match-rules-corrected"
    return Message(key, {"entry": entry, "rule": rule or "none"})
