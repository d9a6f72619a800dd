"""A room: a match, the browsers that play and watch it, its clocks, and the computer's seats.

Whatever is asked of a room is checked, stored and then told to everybody in it, in this order. One thing is stored at a
time; whatever comes meanwhile waits, and is checked against what is there by then.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, cast

import msgspec

from touchline.coaches.outlook import Outlook
from touchline.coaches.registry import outlook
from touchline.kernel import HOME, SIDES, IllegalAnswer, Seeded, Side, TouchlineError, other, replace
from touchline.server.clocks import RoomClocks
from touchline.server.fair_queue import Asker, asker
from touchline.server.ledger import Ledger
from touchline.server.refusals import Refuse
from touchline.server.replaying import Difference, Replay
from touchline.server.seats import Connection, Place, Seating, Sides
from touchline.server.settings import Settings
from touchline.server.store import Store, Writing
from touchline.server.story import Before, BrokenMatch, Plan, Story
from touchline.server.thinking import HURRIES, Pool, Task, ThinkingFailed
from touchline.server.wire.messages import (
    PROTOCOL,
    Answer,
    Arrange,
    Changed,
    Done,
    Ending,
    FromServer,
    Hint,
    LookAt,
    LookAtCards,
    LookAtReach,
    Looked,
    Moment,
    MoveNow,
    NextRoom,
    Rematch,
    Resign,
    Rewound,
    Seat,
    Step,
    TakeBack,
    Welcome,
)
from touchline.words import Said
from touchline.words.reasons import reason

_LOG: Final = logging.getLogger("touchline.server")
_ARRANGES: Final = "steady"
"""The coach that answers for people who ask to have their players arranged."""
_REMEMBERED: Final = 32
"""Answers whose ids are known, the latest: a browser repeats no more than those it was not told of."""

Asked = Answer | Arrange | MoveNow | TakeBack | Resign | Rematch
Looks = LookAt | LookAtReach | LookAtCards | Hint


class RoomBroken(Exception):
    """What the room holds may not be what is stored: it serves nobody until it is loaded again."""


def encoded(message: FromServer) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)


class Room:
    """A match, and everybody who is there."""

    def __init__(
        self,
        id: str,
        story: Story,
        places: Mapping[Side, Place],
        seed: str,
        store: Store,
        pool: Pool,
        settings: Settings,
        rematch: Callable[["Room"], Awaitable[str]],
        follow: Callable[["Room", str, Sides], Awaitable[str]],
    ) -> None:
        self.id, self.story, self.seating = id, story, Seating(places)
        self.next_room: str | None = None
        self.connections: set[Connection] = set()
        self.quiet_since = settings.now()
        self.broken = False  # whether it must be loaded anew
        self.seed, self._store, self._pool, self._settings = seed, store, pool, settings
        self._rematch, self._follow = rematch, follow
        self._clocks = RoomClocks(story.game.name, story.state, settings.now)
        self.ledger = Ledger(id, story, self._clocks, settings.now)
        self._lock = asyncio.Lock()
        self._done: dict[tuple[Side, str], int] = {}  # what ids have come to, by the first side of their seat
        self._wants: set[Side] = set()  # another match
        self._arranging: tuple[Side, str] | None = None
        self._arranged: tuple[Connection, str] | None = None
        self._mind: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._hinting = asyncio.Lock()
        self._hinted: tuple[int, bytes] | None = None  # the number of a request, and the hint for it
        self._outlook: tuple[int, Outlook] | None = None  # the same
        self._difference: Difference | None = None  # from the rules of today
        self._must_resume = False  # it goes on from somewhere else than its last entry, or by other rules
        self.answers = 0

    # Loading

    def open(self) -> Plan:
        """What comes before the next decision, where none is waited for."""
        return self.story.opening(self._clocks.says)

    async def load(self, rows: Iterable[Any], stored: Any, *, careful: bool = False) -> None:
        """Play what was stored again, letting others go on from time to time; `careful` if some of it is damaged."""
        story, waiting, row = self.story, None, None
        replay = Replay(story, stored.rules, careful=careful)
        for row in rows:
            taken = replay.follow(row)
            if row.by in SIDES:
                waiting = (self.seating.seat(row.by), row.answer_id) if row.answer_id else None
            if waiting:
                self._note(waiting)
            if taken is not None and row.n % 50 == 0:
                await asyncio.sleep(0)
        replay.finish(stored.position)
        story.settle()
        self._difference, self._must_resume = replay.difference, replay.must_resume
        if self._difference is not None and stored.summary["ending"]:
            story.closed = Ending(**stored.summary["ending"])
        if row is None:
            return
        if row.digest not in (None, story.digest()) and self._difference is None:
            raise BrokenMatch(f"row {row.n} of room {self.id} has another digest than the match it leads to")
        self._clocks.resume(story.state, row.clock, row.sand)
        if story.over:
            self.ledger.ended_at = row.at

    async def resume(self) -> None:
        """Store that the match goes on by the rules of today, from where it stands."""
        if self._must_resume and not self.story.over:
            await self._write([self.ledger.resumption()], self.story.standing())
            self.story.resume(anew=self._difference is not None)
        plan = self.open()
        if plan.taken and not self.story.over:  # dice are due where the entries that follow end
            await self._write(self.ledger.rows(plan), plan)
            self.story.accept(plan)

    def _notice(self) -> Said | None:
        """What everybody in the room should know of it."""
        if self._difference is None:
            return None
        entry, rule, damaged = self._difference
        if damaged:
            return Said("match-damaged", {"entry": entry})
        key = "match-rules-corrected-over" if self.story.closed else "match-rules-corrected"
        return Said(key, {"entry": entry, "rule": rule or "none"})

    # Who is there

    async def enter(self, connection: Connection, seen: int, number: int) -> None:
        """A browser comes in, with the last entry and request that it knows of."""
        was_there = self._present()
        self.connections.add(connection)
        self._start_clocks()
        story, sides = self.story, connection.sides
        since = seen if 0 <= seen <= story.last and not 0 < number <= story.backed else 0
        connection.send(
            encoded(
                Welcome(
                    protocol=PROTOCOL,
                    room=self.id,
                    game=story.game.name,
                    sides=sides,
                    hides=story.hides,
                    hints=self.seating.hinted(sides),
                    hurries=HURRIES and bool(sides),
                    seats=self.seats(),
                    entries=cast(Any, story.told(sides[0] if len(sides) == 1 else None, since)),
                    last=story.last,
                    moment=self._moment(sides),
                    notice=self._notice(),
                )
            )
        )
        if self._present() != was_there:
            self._tell_change(but=connection)
        self._think_on()
        if self.next_room is not None:
            await self._lead_on(connection)

    def exit(self, connection: Connection) -> None:
        """A browser is gone."""
        was_there = self._present()
        self.connections.discard(connection)
        self.quiet_since = self._settings.now()
        if self._arranged and self._arranged[0] is connection:
            self._arranging = self._arranged = None
        self._start_clocks()
        if self._present() != was_there:
            self._tell_change()

    def _present(self) -> frozenset[Side]:
        return frozenset(side for connection in self.connections for side in connection.sides)

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, and whether they are there."""
        return self.seating.told(self._present())

    async def close(self) -> None:
        """End what is going on here; everybody has to come again."""
        if self._mind is not None:
            self._mind.cancel()
            await asyncio.gather(self._mind, return_exceptions=True)
        for connection in tuple(self.connections):
            connection.leave()

    @property
    def busy(self) -> bool:
        """Whether something is going on here."""
        return bool(self.connections) or self._lock.locked() or (self._mind is not None and not self._mind.done())

    @property
    def done_with(self) -> bool:
        """Whether the match is over, and nobody waits for another."""
        return self.story.over and not self._wants

    # What is asked of it

    async def take(self, connection: Connection, message: Asked) -> FromServer | None:
        """Do what a browser asks for, to its end even if the browser leaves; what it is told of it, if not later."""
        return await asyncio.shield(asyncio.ensure_future(self._take(connection, message)))

    async def look(self, connection: Connection, message: Looks) -> FromServer:
        """What a browser looks at."""
        try:
            return await self._look(connection, message)
        except Refuse as refuse:
            return refuse.message(message.id)

    async def _take(self, connection: Connection, message: Asked) -> FromServer | None:
        try:
            match message:
                case Answer():
                    return await self._answer(connection, message)
                case Arrange():
                    return await self._arrange(connection, message)
                case MoveNow():
                    return self._move_now(connection, message)
                case TakeBack():
                    return await self._take_back(connection, message)
                case Resign():
                    return await self._resign(connection, message)
                case Rematch():
                    return await self._ask_rematch(connection, message)
        except Refuse as refuse:
            return refuse.message(message.id)
        except RoomBroken:
            connection.leave()
            return None
        except Exception:
            self._break()
            raise

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One command at a time; what waited while the room broke is not served."""
        async with self._lock:
            if self.broken:
                raise RoomBroken
            yield

    def _check(self, connection: Connection, message: Asked) -> Done | None:
        """Refuse those who only watch; what came of the same message, if it came before."""
        if not connection.sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        last = self._done.get((self.seating.seat(connection.sides[0]), message.id))
        return None if last is None else Done(message.id, last)

    def _check_turn(self, connection: Connection, number: int) -> Side:
        """Refuse what comes too late, too early, or from the wrong side; the side that is asked."""
        story = self.story
        if story.over:
            raise Refuse("over", "the match is over")
        if number != story.number:
            raise Refuse("too_late", f"request {story.number} waits; {number} came")
        asked = story.asked
        if asked not in connection.sides:
            raise Refuse("not_your_turn", f"{asked} is asked; this token plays {' and '.join(connection.sides)}")
        return asked

    async def _answer(self, connection: Connection, message: Answer) -> Done:
        async with self._turn():
            if done := self._check(connection, message):
                return done
            side = self._check_turn(connection, message.number)
            answer = self._read(message.say)
            await self._go_on(side, answer, message.id)
        self._stop_arranging()
        return Done(message.id, self.story.last)

    def _read(self, say: str) -> Any:
        """The decision that a text gives, if it is on offer."""
        try:
            answer = self.story.game.read(say)
            self.story.game.check(self.story.state, answer)
        except IllegalAnswer as error:
            fault = self.story.game.explain(self.story.state, answer)
            said = reason(self.story.state, fault) if fault else None
            raise Refuse("not_offered", str(error), error.rule, said) from None
        except TouchlineError as error:
            raise Refuse("not_offered", str(error)) from None
        return answer

    async def _take_back(self, connection: Connection, message: TakeBack) -> Done:
        async with self._turn():
            if done := self._check(connection, message):
                return done
            if self.story.over:
                raise Refuse("over", "the match is over")
            if message.number != self.story.number:
                raise Refuse("too_late", f"request {self.story.number} waits; {message.number} came")
            before = self._back(connection.sides)
            if isinstance(before, Said):
                raise Refuse("no_take_back", before.key, said=before)
            await self._write([self.ledger.row("back", before.by, message.id)], self.story.standing(before))
            self.story.rewind()
            self._remember(before.by, message.id)
            self._stop_arranging()
            self._start_clocks()
            self._tell(lambda sides: Rewound(self.story.last, self._moment(sides)))
        self._think_on()
        return Done(message.id, self.story.last)

    def _back(self, sides: Sides) -> Before | Said:
        return self.story.back(sides, alone=self.seating.alone(sides))

    async def _resign(self, connection: Connection, message: Resign) -> Done:
        async with self._turn():
            if done := self._check(connection, message):
                return done
            if self.story.over:
                raise Refuse("over", "the match is over")
            if message.side not in connection.sides:
                raise Refuse("not_your_turn", f"this token plays {' and '.join(connection.sides)}, not {message.side}")
            row = self.ledger.row("resign", message.side, message.id)
            await self._write([row], self.story.standing(), message.side)
            self.story.resign(message.side)
            self._remember(message.side, message.id)
            self._stop_arranging()
            self._start_clocks()
            self._tell_change()
        return Done(message.id, self.story.last)

    # Another match

    async def _ask_rematch(self, connection: Connection, message: Rematch) -> Done:
        if not connection.sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        async with self._turn():
            if not self.story.over:
                raise Refuse("too_late", "the match is not over yet")
            if self.next_room is None:
                wants = self._wants.union(connection.sides)
                if self.seating.agreed(wants):
                    self.next_room = await self._rematch(self)
                self._wants = wants
                self._tell_change()
            if self.next_room is not None:
                for each in tuple(self.connections):
                    await self._lead_on(each)
        return Done(message.id, self.story.last)

    async def _lead_on(self, connection: Connection) -> None:
        """Tell a browser where its seat is in the next match: the sides have changed."""
        assert self.next_room is not None
        sides = tuple(side for side in SIDES if other(side) in connection.sides)
        token = await self._follow(self, connection.token, sides)
        connection.send(encoded(NextRoom(self.next_room, token)))

    # Looking

    async def _look(self, connection: Connection, message: Looks) -> Looked:
        if self.broken:
            raise Refuse("busy", "the match is being loaded again")
        if not connection.sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        side = self._check_turn(connection, message.number)
        state = self.story.game.codec.pack(self.story.state)
        task = Task("look", self.story.game.name, state, side, by=Asker(connection.client, plays=True))
        match message:
            case LookAt(say=say):
                seen = await self._seen(replace(task, say=say))
            case LookAtReach(say=say):
                seen = await self._seen(replace(task, kind="reach", say=say))
            case LookAtCards(places=places):
                seen = await self._seen(replace(task, kind="cards", places=places))
            case Hint():
                seen = await self._hint(connection, task)
        return Looked(message.id, cast(Any, msgspec.Raw(seen)))

    async def _hint(self, connection: Connection, look: Task) -> bytes:
        """What a strong coach would answer: thought about once for each request, and told while that waits."""
        if not self.seating.hinted(connection.sides):
            raise Refuse("no_hints", "this match is played without hints")
        number, settings = self.story.number, self._settings
        async with self._hinting:
            if self._hinted is None or self._hinted[0] != number:
                seed, seconds = f"{self.seed}/{number}/hint", settings.move_seconds
                task = replace(look, kind="hint", coach=settings.adviser, seed=seed, seconds=seconds)
                self._hinted = (number, await self._seen(task, settings.thinking_seconds))
        if self.story.number != number:
            raise Refuse("too_late", f"request {self.story.number} waits; {number} came")
        return self._hinted[1]

    async def _seen(self, task: Task, seconds: float | None = None) -> bytes:
        try:
            result = await self._pool.ask(task, seconds or self._settings.looking_seconds)
        except ThinkingFailed as error:
            raise Refuse("busy", str(error)) from None
        if result.refused:
            raise Refuse("not_offered", result.refused)
        return result.look

    # Computers

    async def _arrange(self, connection: Connection, message: Arrange) -> Done | None:
        async with self._turn():
            if done := self._check(connection, message):
                return done
            side = self._check_turn(connection, message.number)
            ask = self.story.ask(asked=True)
            if ask is None or not ask.arranges:
                raise Refuse("not_offered", f"{self.story.frame} is not arranged by the computer")
            if self._arranging is not None:
                raise Refuse("busy", "the computer is arranging already")
            self._arranging, self._arranged = (side, self.story.frame), (connection, message.id)
            self._tell_change()
        self._think_on()
        return None

    def _move_now(self, connection: Connection, message: MoveNow) -> Done:
        if not connection.sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        if message.number != self.story.number:
            raise Refuse("too_late", f"request {self.story.number} waits; {message.number} came")
        if not HURRIES or self._coach() is None:
            raise Refuse("not_offered", "no computer is thinking that could be told to hurry")
        self._hurry.set()
        return Done(message.id, self.story.last)

    def _stop_arranging(self) -> None:
        """Tell who had the computer arrange that it has."""
        arranged, self._arranging, self._arranged = self._arranged, None, None
        if arranged is not None:
            connection, id = arranged
            connection.send(encoded(Done(id, self.story.last)))

    def _coach(self) -> str | None:
        """Who thinks now: the coach of the side that is asked, or the one that arranges for it."""
        asked = self.story.asked
        if asked is None:
            return None
        if coach := self.seating.coach(asked):
            return coach
        return _ARRANGES if self._arranging == (asked, self.story.frame) else None

    def _think_on(self) -> None:
        """Let a computer think if it is asked, as long as somebody is there."""
        if self._coach() and self.connections and (self._mind is None or self._mind.done()):
            self._mind = asyncio.create_task(self._thinks(), name=f"mind of {self.id}")

    async def _thinks(self) -> None:
        try:
            while self.connections and not self.broken and (coach := self._coach()):
                await self._moves(coach)
        except RoomBroken:
            _LOG.debug("a coach answers in room %s, which must be loaded again", self.id)
        except Exception:
            _LOG.exception("room %s has to be loaded anew", self.id)
            self._break()

    async def _moves(self, coach: str) -> None:
        """One move of a coach, unless something else comes before it is found."""
        story, asked = self.story, cast(Side, self.story.asked)
        number, arranged = story.number, self._arranged
        seed, settings = f"{self.seed}/{number}", self._settings
        state = story.game.codec.pack(story.state)
        task = Task("move", story.game.name, state, asked, coach, seed, settings.move_seconds)
        task = replace(task, by=asker(self.connections))
        self._hurry.clear()
        try:
            result = await self._pool.ask(task, settings.thinking_seconds, self._hurry)
            answer = story.game.read(result.text) if not result.refused else None
        except ThinkingFailed:
            answer = None
        async with self._turn():
            if story.over or story.number != number:
                return
            assert story.request is not None
            if answer is None or answer not in story.request:
                _LOG.error("the coach %s found no answer in room %s: one is picked by chance", coach, self.id)
                answer = cast(Any, story.request).at_random(Seeded(seed, "coach").below)
            first = arranged is not None and (self.seating.seat(asked), arranged[1]) not in self._done
            await self._go_on(asked, answer, arranged[1] if arranged and first else None)
            if self._arranging is not None and self._arranging != (story.asked, story.frame):
                self._stop_arranging()
                self._tell_change()

    # Going on

    async def _go_on(self, side: Side, answer: Any, id: str | None) -> None:
        """Work out what comes of a decision, store it, tell it."""
        before, first = self.story.asked, self.story.last
        plan = self.story.plan(side, answer, self._clocks.says)
        asks = plan.request is not None and not self.seating.coach(cast(Side, plan.request.side))
        # While the disk is waited for, the next question is made beside the loop, which goes on for other rooms.
        _, ask = await asyncio.gather(
            self._write(self.ledger.rows(plan, id), plan),
            asyncio.to_thread(self.story.foresee, plan) if asks else asyncio.sleep(0),
        )
        self.story.accept(plan, ask)
        self.answers += 1
        self._remember(side, id)
        self._start_clocks()
        self._tell_steps(plan, first, before)
        self._think_on()

    def _remember(self, side: Side, id: str | None) -> None:
        if id is not None:
            self._note((self.seating.seat(side), id))

    def _note(self, answered: tuple[Side, str]) -> None:
        """What an id has come to. Old ones are forgotten: whatever comes with one again comes too late."""
        self._done[answered] = self.story.last
        if len(self._done) > _REMEMBERED:
            del self._done[next(iter(self._done))]

    async def _write(self, rows: list[dict[str, Any]], plan: Plan, resigned: Side | None = None) -> None:
        """Store rows, and the room as it will be."""
        await self._store.write(Writing(entries=rows, played=[self.ledger.played(plan, resigned)]))

    def _break(self) -> None:
        """Send everybody out: what is held in memory may not be what is stored, so the room must be loaded anew."""
        self.broken = True
        for connection in tuple(self.connections):
            connection.leave()

    # Clocks

    def _start_clocks(self) -> None:
        """Let the clocks run or stand by what is asked; they stand while no player is there."""
        story = self.story
        self._clocks.start(story.state, None if story.over else story.request, self._waits(), bool(self._present()))

    def _waits(self) -> bool:
        """Whether a person is waited for."""
        return self.story.asked is not None and not self.seating.coach(self.story.asked)

    async def tick(self) -> None:
        """Look at the sand: when it has run out, the room answers."""
        if self.broken or not self._clocks.sand_is_out:
            return
        async with self._turn():
            story = self.story
            sand = self._clocks.sand(story.state) if self._waits() else None
            if sand is None or not self._clocks.sand_is_out:
                return
            assert story.request is not None
            forced = next((answer for answer in sand.answers if answer in story.request), None)
            try:
                if forced is not None:
                    await self._go_on(cast(Side, story.asked), forced, None)
            except Exception:
                self._break()
                raise

    # Telling

    def _eyes(self, sides: Sides) -> Side | None:
        """Who sees: those who play both sides see through the eyes of the one that is asked."""
        return sides[0] if len(sides) == 1 else self.story.asked if sides else None

    def _moment(self, sides: Sides) -> Moment:
        story, eyes = self.story, self._eyes(sides)
        back = self._back(sides) if sides and not story.over else None
        return Moment(
            scene=cast(Any, story.scene(eyes)),
            ask=story.ask(asked=eyes is not None and eyes == story.asked),
            eyes=eyes,
            thinking=self._coach() is not None,
            back=isinstance(back, Before),
            no_back=back if isinstance(back, Said) else None,
            clocks=self._clocks.told(story.state, waits=self._waits()),
            outlook=self._foreseen(),
            ending=story.ending,
            rematch=self._asking_for_more(),
        )

    def _foreseen(self) -> Outlook | None:
        """How the match may end; worked out once for each request."""
        story = self.story
        if story.over:
            return None
        if self._outlook is None or self._outlook[0] != story.number:
            self._outlook = (story.number, outlook(story.game.name, story.game.view(story.state, HOME)))
        return self._outlook[1]

    def _asking_for_more(self) -> tuple[Side, ...]:
        if not self.story.over:
            return ()
        return tuple(side for side in SIDES if side in self._wants or self.seating.coach(side))

    def _tell(self, message: Callable[[Sides], FromServer], but: Connection | None = None) -> None:
        """Send everybody a message, made once for each kind of seat."""
        made: dict[Sides, bytes] = {}
        for connection in tuple(self.connections):
            if connection is not but:
                if connection.sides not in made:
                    made[connection.sides] = encoded(message(connection.sides))
                connection.send(made[connection.sides])

    def _tell_change(self, but: Connection | None = None) -> None:
        seats = self.seats()
        self._tell(lambda sides: Changed(seats, self._moment(sides)), but)

    def _tell_steps(self, plan: Plan, first: int, before: Side | None) -> None:
        """Every entry of a batch, the last with what is asked now, those before with what was seen meanwhile."""
        for place, taken in enumerate(plan.taken, first):
            is_last = place == self.story.last - 1
            self._tell(partial(self._step, place, None if is_last else taken.state, before))

    def _step(self, place: int, meanwhile: Any, before: Side | None, sides: Sides) -> Step:
        audience = sides[0] if len(sides) == 1 else None
        entry = cast(Any, self.story.told_at(place, audience))
        if meanwhile is None:
            return Step(entry, self._moment(sides))
        return Step(entry, self._meanwhile(meanwhile, before if sides == SIDES else audience))

    def _meanwhile(self, state: Any, eyes: Side | None) -> Moment:
        """The match between a decision and the next, while dice are thrown."""
        return Moment(
            scene=cast(Any, self.story.drawn(state, eyes)),
            ask=None,
            eyes=eyes,
            thinking=False,
            back=False,
            no_back=None,
            clocks=None,
            outlook=None,
            ending=None,
            rematch=(),
        )
