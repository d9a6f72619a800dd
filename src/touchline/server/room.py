"""A room: a match with the people and computers in it.

A room checks each command, stores what comes of it, then broadcasts it. It stores one thing at a time: commands that
come meanwhile wait, and are checked against the match as it is by then.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterable, Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

from touchline.i18n import Message
from touchline.kernel import SIDES, Side, other
from touchline.server.bots import Bots
from touchline.server.browsers import Connection
from touchline.server.seats import Seats
from touchline.server.settings import Settings
from touchline.server.store import Store
from touchline.server.thinking import HURRIES, Pool
from touchline.server.writers import Writing
from touchline.session.broadcast import Around, Broadcast, encoded
from touchline.session.clocks import MatchClocks
from touchline.session.match_session import BrokenMatch, MatchSession
from touchline.session.protocol.asks import Ask
from touchline.session.protocol.messages import (
    Answer,
    Arrange,
    Done,
    Ending,
    FromServer,
    HandBack,
    Hint,
    Invite,
    Invited,
    LookAt,
    LookAtCards,
    LookAtReach,
    MoveNow,
    NextRoom,
    People,
    Rematch,
    Resign,
    Seat,
    TakeBack,
)
from touchline.session.refusals import Refuse
from touchline.session.replay import Difference, Replay
from touchline.session.rows import RowWriter
from touchline.session.seating import Place, Presence, Seating, Sides
from touchline.session.turns import Planned, Turns

_LOG: Final = logging.getLogger("touchline.server")

Command = Answer | Arrange | MoveNow | TakeBack | Resign | Rematch | Invite | HandBack
Looks = LookAt | LookAtReach | LookAtCards | Hint


class Room:
    """A match, and everybody who is there."""

    def __init__(
        self,
        id: str,
        session: MatchSession,
        places: Mapping[Side, Place],
        seed: str,
        store: Store,
        pool: Pool,
        settings: Settings,
        secrets: Seats,
        rematch: Callable[["Room"], Awaitable[str]],
    ) -> None:
        self.id, self.session, self.seating, self.seed = id, session, Seating(places), seed
        self.next_room: str | None = None
        self.connections: set[Connection] = set()
        self.vacant: frozenset[Side] = frozenset()  # the invited sides that nobody has taken yet
        self._since: dict[Side, float] = {}  # when the first browser of a side came that is still there
        self.quiet_since = settings.monotonic()
        self.broken = False  # whether it must be loaded again
        self.answers = 0
        self._store, self._settings = store, settings
        self._secrets, self._rematch = secrets, rematch
        self._clocks = MatchClocks(session.game.name, session.state, settings.monotonic)
        self.rows = RowWriter(id, session, self._clocks, settings.now)
        self.turns = Turns(session, self.seating, self._clocks, self.rows)
        self._broadcast = Broadcast(id, session, self.seating, self._clocks, self.turns)
        self.bots = Bots(self, pool, settings)
        self._storing = False
        self._question: Ask | None = None  # that follows what is being stored
        self._waiting: deque[Callable[[], None]] = deque()
        self._errand: asyncio.Task[None] | None = None  # that waits for the store, such as a rematch
        self._wants: set[Side] = set()  # another match
        self._difference: Difference | None = None  # from the rules of today
        self._must_resume = False  # it goes on from somewhere else than its last entry, or by other rules

    # Loading

    async def load(self, rows: AsyncIterable[Any], stored: Any, *, careful: bool = False) -> None:
        """Play what was stored again; `careful` if some of it is damaged."""
        session, waiting, row = self.session, None, None
        replay = Replay(session, stored.rules, careful=careful)
        async for row in rows:
            replay.follow(row)
            waiting = self.turns.follow(row.by, row.answer_id, waiting)
        replay.finish(stored.position)
        session.settle()
        self._difference, self._must_resume = replay.difference, replay.must_resume
        if self._difference is not None and stored.summary["ending"]:
            session.closed = Ending(**stored.summary["ending"])
        if row is None:
            return
        if row.digest not in (None, session.digest()) and self._difference is None:
            raise BrokenMatch(f"row {row.n} of room {self.id} has another digest than the match it leads to")
        self._clocks.resume(session.state, row.clock, row.sand)
        if session.over:
            self.rows.ended_at = row.at

    async def resume(self) -> None:
        """Store that the match goes on by the rules of today, from where it stands."""
        if self._must_resume and not self.session.over:
            await self._keep(self.turns.resumption())
        if not self.session.over and (opening := self.turns.opening()):  # dice are due where the entries end
            await self._keep(opening)

    async def _keep(self, planned: Planned) -> None:
        await self._store.write(_writing(planned))
        self.turns.accept(planned, anew=self._difference is not None)

    def _notice(self) -> Message | None:
        """What everybody in the room should know of it."""
        if self._difference is None:
            return None
        entry, rule, damaged = self._difference
        if damaged:
            return Message("match-damaged", {"entry": entry})
        key = "match-rules-corrected-over" if self.session.closed else "match-rules-corrected"
        return Message(key, {"entry": entry, "rule": rule or "none"})

    # Who is there

    async def enter(self, connection: Connection, seen: int, number: int) -> None:
        """A browser comes in, with the last entry and request that it knows of."""
        was_there = {*self._since}
        self.connections.add(connection)
        for side in connection.sides:
            self._since.setdefault(side, self._settings.now())
        self._start_clocks()
        welcome = self._broadcast.welcome(
            connection.sides,
            seen,
            number,
            self._around(),
            token=connection.token,
            host=connection.host,
            hurries=HURRIES,
            notice=self._notice(),
        )
        connection.send(welcome)
        self._tell_people(was_there, but=connection)
        self.bots.start()
        if self.next_room is not None:
            await self._lead_on(connection)

    def exit(self, connection: Connection) -> None:
        """A browser is gone."""
        was_there = {*self._since}
        self.connections.discard(connection)
        there = {side for one in self.connections for side in one.sides}
        self._since = {side: since for side, since in self._since.items() if side in there}
        self.quiet_since = self._settings.monotonic()
        self.bots.forget(connection)
        self._start_clocks()
        self._tell_people(was_there)

    def _tell_people(self, was_there: set[Side], but: Connection | None = None) -> None:
        """Tell who is there: with the match, if a side came or went, since clocks start and stop with it."""
        if {*self._since} != was_there:
            self.tell_change(but)
        else:
            people = encoded(People(self.seats(), self.watching))
            self._send(lambda _: people, but)

    @property
    def watching(self) -> int:
        """How many browsers watch."""
        return sum(not connection.sides for connection in self.connections)

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, since when they are there, and how often their seat is open."""
        open_by_side = Counter(side for connection in self.connections for side in connection.sides)
        presence = {side: Presence(open_by_side[side], since) for side, since in self._since.items()}
        return self.seating.told(presence, self.vacant)

    async def close(self) -> None:
        """End what is going on here; everybody has to come again."""
        await self.bots.stop()
        for connection in tuple(self.connections):
            connection.leave()

    @property
    def busy(self) -> bool:
        """Whether something is going on here."""
        return bool(self.connections) or self.occupied or self.bots.thinking

    @property
    def done_with(self) -> bool:
        """Whether the match is over, and nobody waits for another."""
        return self.session.over and not self._wants

    # Commands

    def take(self, connection: Connection, message: Command) -> None:
        """Do what a browser asks for, as soon as what came before is stored. It is told the result."""
        if self.broken:
            connection.leave()
        else:
            self.do(partial(self._serve, connection, message))

    def do(self, command: Callable[[], None]) -> None:
        """Run a command once nothing is being stored; never, if the room breaks before."""
        self._waiting.append(command)
        self._go_on()

    @property
    def occupied(self) -> bool:
        """Whether something is being stored, so that commands wait."""
        return self._storing or (self._errand is not None and not self._errand.done())

    def _serve(self, connection: Connection, message: Command) -> None:
        try:
            match message:
                case Answer():
                    self._plan(connection, self.turns.answer(connection.sides, message))
                case TakeBack():
                    self._plan(connection, self.turns.take_back(connection.sides, message))
                case Resign():
                    self._plan(connection, self.turns.resign(connection.sides, message))
                case Arrange():
                    self.bots.arrange(connection, message)
                case MoveNow():
                    self.bots.move_now(connection, message)
                case Rematch():
                    self._ask_rematch(connection, message)
                case Invite():
                    self._invite(connection, message)
                case HandBack():
                    self._hand_back(connection, message)
        except Refuse as refuse:
            connection.tell(refuse.message(message.id))

    def _plan(self, connection: Connection, planned: Planned | Done) -> None:
        if isinstance(planned, Done):
            connection.tell(planned)
        else:
            self.store(planned, partial(self._reply, connection, planned))

    def _reply(self, connection: Connection, planned: Planned) -> None:
        if planned.kind != "answer":  # steps say themselves what they answer
            connection.tell(Done(cast(str, planned.id), self.session.last))
        self.bots.done_arranging()

    def store(self, planned: Planned, then: Callable[[], None]) -> None:
        """Store a plan; accept and broadcast it once it is stored. If it cannot be, nothing has happened."""
        self._storing = True
        self._store.submit(_writing(planned), partial(self._stored, planned, then))
        request = planned.batch.request
        if planned.kind == "answer" and request is not None and not self.seating.coach(cast(Side, request.side)):
            with suppress(Exception):  # it comes up again once the write has ended, and the room may break
                self._question = self.session.prepare_question(planned.batch)  # while the disk is waited for

    def _stored(self, planned: Planned, then: Callable[[], None], error: BaseException | None) -> None:
        self._storing, question, self._question = False, self._question, None
        if error is not None:
            _LOG.error("room %s has to be loaded again: %s", self.id, error)
            self._break()
            return
        try:
            self.turns.accept(planned, question)
            self._start_clocks()
            self._tell(planned)
            then()
            self.bots.start()
        except Exception:
            self.fail("what was stored could not be broadcast")
        self._go_on()

    def _go_on(self) -> None:
        """Run the commands that waited."""
        while self._waiting and not self.occupied and not self.broken:
            command = self._waiting.popleft()
            try:
                command()
            except Exception:
                self.fail("a command went wrong")

    def fail(self, what: str) -> None:
        """Note an error, and break."""
        _LOG.exception("room %s has to be loaded again: %s", self.id, what)
        self._break()

    def _break(self) -> None:
        """Send everybody out: memory and store may differ, so the room serves nobody until it is loaded again."""
        self.broken = True
        self._waiting.clear()
        self.bots.cancel()
        for connection in tuple(self.connections):
            connection.leave()

    # Another match

    def _ask_rematch(self, connection: Connection, message: Rematch) -> None:
        if not connection.sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        if not self.session.over:
            raise Refuse("too_late", "the match is not over yet")
        self._run(connection, message.id, self._make_rematch(connection, message))

    async def _make_rematch(self, connection: Connection, message: Rematch) -> None:
        if self.next_room is None:
            wants = self._wants.union(connection.sides)
            if self.seating.agreed(wants):
                self.next_room = await self._rematch(self)
            self._wants = wants
            self.tell_change()
        if self.next_room is not None:
            for each in tuple(self.connections):
                await self._lead_on(each)
        connection.tell(Done(message.id, self.session.last))

    async def _lead_on(self, connection: Connection) -> None:
        """Tell a browser where its seat is in the next match: the sides have changed."""
        assert self.next_room is not None
        sides = tuple(side for side in SIDES if other(side) in connection.sides)
        token = await self._secrets.follow(connection.token, self.next_room, sides, host=connection.host)
        connection.tell(NextRoom(self.next_room, token))

    # Seats

    def _invite(self, connection: Connection, message: Invite) -> None:
        if not connection.host:
            raise Refuse("not_yours", "only the seat that made the match invites")
        if message.side not in self.vacant:
            raise Refuse("not_yours", f"somebody plays {message.side}, or nobody is to be invited there")
        self._run(connection, message.id, self._make_invitation(connection, message))

    async def _make_invitation(self, connection: Connection, message: Invite) -> None:
        token = await self._secrets.invite(self.id, message.side)
        connection.tell(Invited(message.id, message.side, token))

    def _hand_back(self, connection: Connection, message: HandBack) -> None:
        if [self.seating.places[side].who for side in connection.sides] != ["invited"]:
            raise Refuse("not_yours", "only a seat that was taken by an invitation can be handed back")
        self._run(connection, message.id, self._give_up(connection, message))

    async def _give_up(self, connection: Connection, message: HandBack) -> None:
        await self._secrets.hand_back(connection.token)
        self.vacant |= {*connection.sides}
        connection.tell(Done(message.id, self.session.last))
        for each in tuple(self.connections):
            if each.token == connection.token:
                each.dismiss()
        self.tell_change()

    def _run(self, connection: Connection, id: str, errand: Coroutine[Any, Any, None]) -> None:
        """Run an errand that waits for the store; other commands wait for it."""
        self._errand = asyncio.create_task(self._errands(connection, id, errand), name=f"errand in {self.id}")

    async def _errands(self, connection: Connection, id: str, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except Refuse as refuse:
            connection.tell(refuse.message(id))
        except Exception:
            self.fail("an errand went wrong")
        asyncio.get_running_loop().call_soon(self._go_on)

    # Clocks

    def _start_clocks(self) -> None:
        """Run or stop the clocks by what is asked; they stand while no player is there."""
        session = self.session
        request = None if session.over else session.request
        self._clocks.start(session.state, request, self._waits(), bool(self._since))

    def _waits(self) -> bool:
        """Whether a person is waited for."""
        return self.session.asked is not None and not self.seating.coach(self.session.asked)

    def tick(self) -> None:
        """Look at the sand: when it has run out, the room answers."""
        if self._clocks.sand_is_out and not self.occupied and not self.broken:
            self.do(self._answer_for_sand)

    def _answer_for_sand(self) -> None:
        session = self.session
        sand = self._clocks.sand(session.state) if self._waits() else None
        if sand is None or not self._clocks.sand_is_out:
            return
        assert session.request is not None
        forced = next((answer for answer in sand.answers if answer in session.request), None)
        if forced is not None:
            self.store(self.turns.play(cast(Side, session.asked), forced, None), lambda: None)

    # Telling

    def _around(self) -> Around:
        thinking = self.bots.coach() is not None
        if not self.session.over:
            return Around(self.seats(), self.watching, thinking, ())
        asking = tuple(side for side in SIDES if side in self._wants or self.seating.coach(side))
        return Around(self.seats(), self.watching, thinking, asking)

    def _tell(self, planned: Planned) -> None:
        match planned.kind:
            case "answer":
                self.answers += 1
                self._send(self._broadcast.steps(planned, self._around()))
            case "back":
                self.bots.done_arranging()
                self._send(self._broadcast.rewound(self._around()))
            case _:
                self.bots.done_arranging()
                self.tell_change()

    def tell_change(self, but: Connection | None = None) -> None:
        """Tell everybody that something round the match changed."""
        self._send(self._broadcast.changed(self._around()), but)

    def _send(self, message: Callable[[Sides], bytes], but: Connection | None = None) -> None:
        """Send everybody a message, made once for each kind of seat."""
        made: dict[Sides, bytes] = {}
        for connection in tuple(self.connections):
            if connection is not but:
                if connection.sides not in made:
                    made[connection.sides] = message(connection.sides)
                connection.send(made[connection.sides])

    # Looking

    async def look(self, connection: Connection, message: Looks) -> FromServer:
        """What a browser looks at."""
        try:
            if self.broken:
                raise Refuse("busy", "the match is being loaded again")
            return await self.bots.look(connection, message)
        except Refuse as refuse:
            return refuse.message(message.id)


def _writing(planned: Planned) -> Writing:
    return Writing(entries=planned.rows, played=[planned.played])
