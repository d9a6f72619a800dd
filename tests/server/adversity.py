"""Endurance tests of a real server: failing writes, competing tabs, wrong clocks, floods and silent sockets.

`scripts/soak_server` runs them at length, `test_soak.py` briefly.
"""

import asyncio
import re
import resource
import socket as sockets
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from shutil import which
from time import perf_counter, sleep
from typing import Any, Final, Protocol

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.client import Browser, Overtaken, preview
from tests.server.process import ServerProcess
from tests.server.soak import GONE, PACE, SHORT, Acknowledged, Say, Stubborn, make, replay
from tests.server.support import INVITED, SCREEN
from touchline.kernel import Randbelow, Seeded
from touchline.server.wire.api import RoomMade, RoomRequest
from touchline.server.wire.closings import BAD_HELLO, NO_SEAT
from touchline.session.presenters.counter_attack.protocol import ReachPreview
from touchline.session.protocol.messages import Answer, Done, Refused, Welcome
from touchline.session.protocol.previews import AnswerPreview

GAMES: Final = (*SHORT,)
PATIENCE: Final = 90.0
"""Seconds without progress after which a match has stalled."""


@asynccontextmanager
async def running(server: ServerProcess) -> AsyncIterator[None]:
    """Start a server and stop it at the end; a failure quotes the end of its log."""
    try:
        await server.start()
        yield
    except BaseException as error:
        if server.log.exists():
            error.add_note("".join(server.log.read_text().splitlines(keepends=True)[-40:]))
        raise
    finally:
        server.stop()


def seats_of(made: RoomMade) -> tuple[str, str]:
    """The tokens of both seats."""
    return made.token, made.invitations["away"]


async def all_load(server: ServerProcess, rooms: Sequence[RoomMade]) -> None:
    """Check that every seat of every room is welcomed, and that all stored entries follow from the seed."""
    for made in rooms:
        for token in (*seats_of(made), made.watch):
            async with Browser(server.ws, token) as browser:
                assert browser.welcome is not None
                assert browser.welcome.notice is None, f"room {made.room} is damaged: {browser.welcome.notice}"
    assert replay(server) >= len(rooms)


# Writes that fail


class Trouble(Protocol):
    """Something that makes writes fail for a while."""

    def begins(self) -> None:
        """From now on writes fail, sooner or later."""

    def ends(self) -> None:
        """Writes succeed again."""


class Lock:
    """A database that another connection locks."""

    def __init__(self, db: Path) -> None:
        self._connection = sqlite3.connect(db, isolation_level=None, timeout=30, check_same_thread=False)

    def begins(self) -> None:
        """Lock it."""
        self._connection.execute("begin immediate")

    def ends(self) -> None:
        """Unlock it."""
        self._connection.execute("rollback")

    def close(self) -> None:
        """Leave it alone."""
        self._connection.close()


class SmallDisk:
    """A small disk in memory, which a ballast fills."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    def begins(self) -> None:
        """Fill it to the brim."""
        with self._ballast.open("ab", buffering=0) as ballast, suppress(OSError):
            while True:
                ballast.write(bytes(65_536))

    def ends(self) -> None:
        """Free it."""
        self._ballast.unlink()


@contextmanager
def small_disk(folder: Path, megabytes: int = 16) -> Iterator[SmallDisk | None]:
    """A new folder, on a separate disk where a tmpfs can be mounted."""
    folder.mkdir()
    command = ("mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder))
    mounted = which("mount") is not None and subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield SmallDisk(folder) if mounted else None
    finally:
        if mounted:
            subprocess.run(("umount", str(folder)), check=True)


class FileLimit:
    """A server whose files may not grow: the substitute where no tmpfs can be mounted."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server

    def begins(self) -> None:
        """Stop its files from growing."""
        sizes = [file.stat().st_size for file in self._server.db.parent.glob(f"{self._server.db.name}*")]
        self._limit(max(sizes))

    def ends(self) -> None:
        """Let its files grow again."""
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Tab(Stubborn):
    """One of several tabs of a seat: another may answer first, and a failed write disconnects it for a while."""

    fatal = (BAD_HELLO.code, NO_SEAT.code)
    losses = overtaken = 0

    def lost(self, error: BaseException) -> None:
        """The connection is lost."""
        super().lost(error)
        self.losses += 1

    async def come(self, seen: int | None = None) -> Welcome:
        """Connect and say hello; nothing was damaged meanwhile."""
        welcome = await super().come(seen)
        assert welcome.notice is None, f"room {self.room} is damaged: {welcome.notice}"
        return welcome

    async def _choose(self, randbelow: Randbelow) -> Answer | None:
        """An answer, unless another tab gave one first."""
        number = self.number
        try:
            said = await self.pick(randbelow)
        except Overtaken:
            return None
        return Answer(self.new_id(), number, said) if number == self.number else None

    async def _settle(self, answer: Answer) -> None:
        """Send an answer and wait for its result, which may be that it came too late."""
        await self.send(answer)
        reply = await self.reply(answer.id, 60)
        if isinstance(reply, Done):
            self._acknowledged.answers.setdefault(self.room, []).append(answer.id)
        else:
            assert reply.error in ("too_late", "not_your_turn", "over"), reply
            self.overtaken += 1
        self._pending = None
        await asyncio.sleep(self._pace)


@dataclass
class Failures:
    """What happened to matches while writes failed."""

    matches: int
    acknowledged: Acknowledged = field(default_factory=Acknowledged)
    losses: int = 0  # tabs that were sent away
    overtaken: int = 0  # answers that another tab gave first

    def __str__(self) -> str:
        return (
            f"{self.acknowledged.count} answers in {self.matches} matches, {self.overtaken} overtaken by another tab;"
            f" tabs were sent away {self.losses} times"
        )


async def locked(
    server: ServerProcess, times: int, seconds: float, say: Say, seed: int = 0, matches: int = 8
) -> Failures:
    """Lock the database repeatedly, each time until after writes fail, while two tabs of each seat answer."""
    async with running(server):
        with closing(Lock(server.db)) as lock:
            return await _troubled(server, lock, times, seconds, say, seed, matches)


async def full_disk(
    server: ServerProcess, times: int, seconds: float, say: Say, seed: int = 0, matches: int = 12
) -> Failures:
    """Fill the disk repeatedly until after writes fail, then free it, while two tabs of each seat answer."""
    with small_disk(server.folder / "disk") as disk:
        if disk is None:
            say("  NO TMPFS CAN BE MOUNTED HERE (that needs root): a full disk is left out. Instead the server's files")
            say("  may not grow for a while, which fails writes too, but by another error.")
        server.db = server.folder / "disk" / "rooms.db"
        async with running(server):
            return await _troubled(server, disk or FileLimit(server), times, seconds, say, seed, matches)


async def _troubled(
    server: ServerProcess, trouble: Trouble, times: int, seconds: float, say: Say, seed: int, matches: int
) -> Failures:
    found, stop, names = Failures(matches), asyncio.Event(), count(1)
    randbelow = Seeded(seed, "troubles").randbelow
    rooms = [await make(server, RoomRequest(GAMES[place % 2], SCREEN, INVITED)) for place in range(matches)]
    tabs = [
        Tab(server.ws, token, f"tab{next(names)}", made.room, found.acknowledged)
        for made in rooms
        for token in seats_of(made)
        for _ in range(2)
    ]
    playing = [asyncio.ensure_future(tab.play_on(Seeded(f"{seed}/{tab.name}").randbelow, stop)) for tab in tabs]

    def losses() -> int:
        return sum(tab.losses for tab in tabs)

    async def until(is_so: Callable[[], bool], what: str) -> None:
        start = perf_counter()
        while not is_so():
            for task in playing:
                if task.done():
                    await task
            assert perf_counter() - start < PATIENCE, what
            await asyncio.sleep(0.02)

    def gone_on() -> Callable[[], bool]:
        """Whether every unfinished match has advanced since the call."""
        answers = found.acknowledged.answers
        before = {made.room: len(answers.get(made.room, ())) for made in rooms}
        return lambda: all(len(answers.get(tab.room, ())) > before[tab.room] or tab.over for tab in tabs)

    def failed() -> Callable[[], bool]:
        """Whether a write has failed since the call."""
        before = losses()
        return lambda: losses() > before

    try:
        await until(gone_on(), "a match has not begun")
        for time in range(1, times + 1):
            has_failed = failed()
            await asyncio.to_thread(trouble.begins)
            try:
                await until(has_failed, "no write has failed")
                await asyncio.sleep(seconds * randbelow(100) / 100)  # what waits meanwhile may fail too, or succeed
            finally:
                await asyncio.to_thread(trouble.ends)
            await until(gone_on(), "a match has come to a halt")
            found.losses, found.overtaken = losses(), sum(tab.overtaken for tab in tabs)
            say(f"  {time} of {times}: {found}")
    finally:
        stop.set()
        results = await asyncio.gather(*playing, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    found.acknowledged.check(server)
    await all_load(server, rooms)
    server.kill()
    await server.start()
    found.acknowledged.check(server)
    await all_load(server, rooms)
    return found


# Tabs of one seat


@dataclass
class Doubles:
    """The results of simultaneous answers from two tabs of a seat."""

    answers: int = 0
    refused: int = 0


async def tabs(server: ServerProcess, rounds: int, say: Say, seed: int = 0) -> Doubles:
    """Let two tabs of a seat answer every question at once: same or different ids and answers, in either order."""
    async with running(server):
        found, randbelow = Doubles(), Seeded(seed, "tabs").randbelow
        acknowledged, names = Acknowledged(), count(1)
        rooms: list[RoomMade] = []
        while found.answers < rounds:
            made = await make(server, RoomRequest(GAMES[len(rooms) % 2], SCREEN, INVITED, SHORT[GAMES[len(rooms) % 2]]))
            rooms.append(made)
            async with AsyncExitStack() as stack:
                seats = [Browser(server.ws, token, f"tab{next(names)}") for token in seats_of(made) * 2]
                for browser in seats:
                    await stack.enter_async_context(browser)
                while found.answers < rounds and not seats[0].over:
                    await _both(made.room, seats, randbelow, found, acknowledged)
            say(f"  {found.answers} of {rounds} questions, {found.refused} second answers refused")
        acknowledged.check(server)
        await all_load(server, rooms)
        return found


async def _both(
    room: str, seats: Sequence[Browser], randbelow: Randbelow, found: Doubles, acknowledged: Acknowledged
) -> None:
    """Answer a question from both tabs of the side to move."""
    pair = [browser for browser in seats if browser.asked]
    assert len(pair) == 2
    if randbelow(2):
        pair.reverse()
    number, same_id, says = pair[0].number, randbelow(2), [await pair[0].pick(randbelow)] * 2
    if randbelow(2):
        says[1] = await pair[1].pick(randbelow)
    ids = [pair[0].new_id()] * 2 if same_id else [browser.new_id() for browser in pair]
    for browser, id, answer in zip(pair, ids, says, strict=True):
        await browser.send(Answer(id, number, answer))
        if not randbelow(4):
            await asyncio.sleep(0.001 * randbelow(10))
    replies = [await browser.reply(id) for browser, id in zip(pair, ids, strict=True)]
    done = [reply for reply in replies if isinstance(reply, Done)]
    if same_id:
        assert len(done) == 2, replies
        assert done[0].last == done[1].last, replies
    else:
        assert len(done) == 1, replies
        (late,) = (reply for reply in replies if isinstance(reply, Refused))
        assert late.error in ("too_late", "not_your_turn", "over"), late
        found.refused += 1
    found.answers += 1
    acknowledged.answers.setdefault(room, []).append(done[0].id)
    for browser in seats:
        while len(browser.entries) < done[0].last:
            await browser.next()
    assert len({msgspec.json.encode([entry.entry for entry in browser.entries]) for browser in seats}) == 1


# Clocks that lie

DAY: Final = 86_400.0
STARTS: Final = {"91 days ahead": 91 * DAY, "one hour slow": -3600.0}
JUMPS: Final = (-3600.0, 91 * DAY, 0.0, -91 * DAY, 3600.0)
TIMED: Final = {"options": {"clock": "real:45"}}


async def clocks(server: ServerProcess, rounds: int, say: Say, seed: int = 0, moves: int = 6) -> int:
    """Start a server with wrong clocks and let its clock jump during play; returns the number of answers."""
    given, randbelow, start = 0, Seeded(seed, "clocks").randbelow, perf_counter()
    server.set_clock(0.0)
    try:
        await server.start()
        requests = [RoomRequest(game, SCREEN, INVITED) for game in GAMES]
        requests.append(RoomRequest("counter-attack", SCREEN, INVITED, TIMED))
        rooms = [await make(server, request) for request in requests]
        given += await _evening(server, rooms, moves, randbelow)
        for number in range(1, rounds + 1):
            for about, ahead in STARTS.items():
                kept = _kept(server)
                server.stop()
                server.set_clock(ahead)
                await server.start()
                await asyncio.sleep(1.5)  # what is done at the start is done by then
                assert _kept(server) == kept, f"with a clock {about} the server has deleted something at its start"
                given += await _evening(server, rooms, moves, randbelow)
                say(f"  {number} of {rounds}: a start with a clock {about}, {given} answers")
            given += await _jumps(server, rooms, moves, randbelow)
            say(f"  {number} of {rounds}: {len(JUMPS)} jumps in play, {given} answers")
        with closing(sqlite3.connect(server.db)) as db:
            (longest,) = db.execute("select max(clock) from entries").fetchone()
        assert longest is not None, "no match had a clock"
        assert longest < perf_counter() - start, f"the clock of a half ran for {longest:.0f} s in a shorter time"
        await all_load(server, rooms)
        return given
    except BaseException as error:
        error.add_note("".join(server.log.read_text().splitlines(keepends=True)[-40:]))
        raise
    finally:
        server.stop()


async def _evening(server: ServerProcess, rooms: Sequence[RoomMade], moves: int, randbelow: Randbelow) -> int:
    """Everybody connects, plays a little and leaves; nobody is turned away."""
    given = 0
    for made in rooms:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Browser(server.ws, token)) for token in seats_of(made)]
            given += await play(people, moves, randbelow)
    await asyncio.to_thread(_visit, server)
    return given


async def _jumps(server: ServerProcess, rooms: Sequence[RoomMade], moves: int, randbelow: Randbelow) -> int:
    """Everybody stays and keeps playing while the clock jumps."""
    given, kept = 0, _kept(server)
    async with AsyncExitStack() as stack:
        tables = [
            [await stack.enter_async_context(Browser(server.ws, token)) for token in seats_of(made)] for made in rooms
        ]
        for ahead in JUMPS:
            server.set_clock(ahead)
            await asyncio.sleep(0.1)
            for people in tables:
                given += await play(people, moves, randbelow)
            await asyncio.to_thread(_visit, server)
            now = _kept(server)
            assert now[0] >= kept[0], f"a jump to {ahead:+.0f} s has deleted something"
            kept = now
    return given


def _visit(server: ServerProcess) -> None:
    """List the games and create a match."""
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as http:
        assert http.get("/api/games").status_code == 200
        request = RoomRequest("french-flair", SCREEN, SCREEN, SHORT["french-flair"])
        assert http.post("/api/rooms", content=msgspec.json.encode(request)).status_code == 201


def _kept(server: ServerProcess) -> tuple[int, int]:
    """The number of rooms and entries."""
    with closing(sqlite3.connect(server.db)) as db:
        (rooms,), (entries,) = (
            db.execute(f"select count(*) from {table}").fetchone() for table in ("rooms", "entries")
        )
    return rooms, entries


async def play(people: Sequence[Browser], moves: int, randbelow: Randbelow, pace: float = PACE) -> int:
    """Let two people give this many answers in all, unless the match ends first."""
    given = 0
    while given < moves and not any(person.over for person in people):
        asked = next((person for person in people if person.asked), None)
        if asked is None:
            raise AssertionError("nobody is asked")
        reply = await asked.say(await asked.pick(randbelow))
        assert isinstance(reply, Done), reply
        given += 1
        for person in people:
            while len(person.entries) < reply.last:
                await person.next()
        await asyncio.sleep(pace)
    return given


# Floods

HELD_UP: Final = 20.0
"""Milliseconds for which what anybody sends may hold everybody up."""

_TEXTS: Final = (" ", "1", "-1,", " , ", "e ", " H1", " 9", "☃")
_STARTS: Final = ("", "standard", "name", "line-up", "backs", "tackle ")


def hostile_texts(size: int) -> Iterator[str]:
    """Decisions of a given size that a careless parser would scan again and again."""
    for text in _TEXTS:
        for start in _STARTS:
            yield (start + text * (size // len(text.encode())))[:size] + "x"


@dataclass(frozen=True)
class Watch:
    """A server's health over a while: its longest reply to /healthz in milliseconds, and its event loop."""

    slowest: float
    busy: float  # milliseconds that the loop was held up by its own work, at most since the start
    stalls: int  # of more than 20 ms by its own work

    def __str__(self) -> str:
        return f"{self.stalls} stalls, at most {self.busy:.0f} ms; /healthz took up to {self.slowest:.0f} ms"


@dataclass
class Flood:
    """The effect of a flood, beside as many messages that are merely wrong."""

    told: int = 0
    closed: int = 0  # connections that were closed for it
    answers: int = 0  # that somebody else gave meanwhile
    calm: Watch = field(default_factory=lambda: Watch(0.0, 0.0, 0))
    storm: Watch = field(default_factory=lambda: Watch(0.0, 0.0, 0))

    @property
    def held_up(self) -> bool:
        """Whether the hostile texts held everybody up for more than 20 ms."""
        return self.storm.busy > self.calm.busy + HELD_UP or self.storm.stalls > 2 * self.calm.stalls + 5

    def __str__(self) -> str:
        return (
            f"{self.told} messages, {self.closed} connections closed for them, {self.answers} answers of somebody else;"
            f" calm: {self.calm}; flooded: {self.storm}"
        )


async def flood(server: ServerProcess, seconds: float, say: Say, seed: int = 0) -> Flood:
    """Send hostile texts from one address at full speed while another person plays and /healthz is polled."""
    async with running(server):
        return await _flood(server, seconds, say, seed)


async def _flood(server: ServerProcess, seconds: float, say: Say, seed: int) -> Flood:
    found, stop, randbelow = Flood(), asyncio.Event(), Seeded(seed, "flood").randbelow
    rooms = [await make(server, RoomRequest(game, SCREEN, INVITED)) for game in GAMES]
    table = await make(server, RoomRequest("french-flair", SCREEN, INVITED))
    rows = _rows_of(server, rooms)
    texts = ["?" for _ in _hostile()]

    async def plays() -> None:
        people = [Browser(server.ws, token, address="127.0.0.2") for token in seats_of(table)]
        async with people[0], people[1]:
            while not stop.is_set() and not any(person.over for person in people):
                found.answers += await play(people, 1, randbelow, 0.1)

    async def storms(token: str) -> None:
        while not stop.is_set():
            with suppress(*GONE):
                async with Browser(server.ws, token, address="127.0.0.3") as browser:
                    await _storm(browser, texts, found, stop, randbelow)
            await asyncio.sleep(1.0)  # an address may come back ten times a second

    others = [plays(), *(storms(token) for made in rooms for token in seats_of(made) * 2)]
    tasks = [asyncio.ensure_future(other) for other in others]
    try:
        await asyncio.sleep(2.0)  # caches are warm by then
        found.calm = await _watched(server, seconds, tasks)
        say(f"  calm, {found.told} messages: {found.calm}")
        found.told, texts[:] = 0, _hostile()
        found.storm = await _watched(server, seconds, tasks)
        say(f"  flooded, {found.told} messages: {found.storm}")
    finally:
        stop.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    assert server.runs
    assert _rows_of(server, rooms) == rows, "a flood has changed a match"
    return found


def _hostile() -> list[str]:
    return [*hostile_texts(15_000), *hostile_texts(150)]


async def _storm(
    browser: Browser, texts: Sequence[str], found: Flood, stop: asyncio.Event, randbelow: Randbelow
) -> None:
    """Send every text on one connection until it is closed."""
    hearing = asyncio.ensure_future(_hear(browser))
    try:
        for text in texts:
            id, number, kind = browser.new_id(), browser.number, (AnswerPreview, ReachPreview)[randbelow(2)]
            await browser.send(Answer(id, number, text) if randbelow(3) == 0 else preview(id, number, kind(text)))
            found.told += 1
            await asyncio.sleep(0.001)
            if stop.is_set():
                return
    except ConnectionClosed:
        found.closed += 1
    finally:
        hearing.cancel()


async def _hear(browser: Browser) -> None:
    """Receive messages until the end."""
    assert browser.socket is not None
    async for _ in browser.socket:
        pass


async def _watched(server: ServerProcess, seconds: float, others: Sequence[asyncio.Future[None]]) -> Watch:
    """Poll /healthz and the server's loop watch from a thread that nothing else holds up."""
    before = await server.watch()
    polling = asyncio.ensure_future(asyncio.to_thread(_poll, server, seconds))
    while not polling.done():
        for task in others:
            if task.done():
                await task
        await asyncio.sleep(0.05)
    loop = await server.watch()
    return Watch(await polling, loop.busy, loop.stalls - before.stalls)


def _poll(server: ServerProcess, seconds: float) -> float:
    slowest, start = 0.0, perf_counter()
    with closing(HTTPConnection("127.0.0.1", server.port, 120, ("127.0.0.4", 0))) as line:
        while perf_counter() - start < seconds:
            asked = perf_counter()
            line.request("GET", "/healthz")
            line.getresponse().read()
            slowest = max(slowest, 1000 * (perf_counter() - asked))
            sleep(0.05)
    return slowest


def _rows_of(server: ServerProcess, rooms: Sequence[RoomMade]) -> list[Any]:
    with closing(sqlite3.connect(server.db)) as db:
        rows = "select n, kind, text from entries where room = ? order by n"
        return [db.execute(rows, [made.room]).fetchall() for made in rooms]


# Silence


@dataclass
class Silence:
    """Who got through to a server crowded by hundreds of silent sockets."""

    sockets: int
    answers: int = 0  # of people who were there before
    slowest: float = 0.0  # seconds that one of them took
    visited: float | None = None  # seconds until a visitor was served
    returned: float | None = None  # seconds until a player who had left was back
    warned: bool = False  # whether the log says anything

    @property
    def good(self) -> bool:
        """Whether everybody got through and the operator was warned."""
        return self.visited is not None and self.returned is not None and self.warned

    def __str__(self) -> str:
        def after(seconds: float | None) -> str:
            return "never" if seconds is None else f"after {seconds:.1f} s"

        return (
            f"{self.sockets} silent sockets: {self.answers} answers went through, the slowest in {self.slowest:.1f} s;"
            f" a visitor was served {after(self.visited)}, a player was back {after(self.returned)};"
            f" the log {'warns' if self.warned else 'says nothing'}"
        )


async def silent(server: ServerProcess, say: Say, silent: int = 1100, patience: float = 40.0, seed: int = 0) -> Silence:
    """Open hundreds of sockets from a few addresses, send nothing or half a request, and see who still gets in.

    Some more open a WebSocket and never say hello.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, silent + 500)), hard))
    try:
        async with running(server):
            return await _silent(server, say, silent, patience, seed)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def _silent(server: ServerProcess, say: Say, silent: int, patience: float, seed: int) -> Silence:
    found, stop, randbelow = Silence(silent), asyncio.Event(), Seeded(seed, "silence").randbelow
    table, other = [await make(server, RoomRequest("french-flair", SCREEN, INVITED)) for _ in range(2)]

    async def plays() -> None:
        people = [Browser(server.ws, token, address="127.0.0.2") for token in seats_of(table)]
        async with people[0], people[1]:
            while not stop.is_set() and not any(person.over for person in people):
                start = perf_counter()
                found.answers += await play(people, 1, randbelow, 0.2)
                found.slowest = max(found.slowest, perf_counter() - start)

    playing = asyncio.ensure_future(plays())
    await asyncio.sleep(1.0)
    opened = await asyncio.to_thread(_be_silent, server, silent)
    try:
        say(f"  {len(opened)} sockets are open and say nothing")
        answers = found.answers
        found.visited, found.returned = await asyncio.gather(
            _succeeds(lambda: _visits(server), patience), _succeeds(lambda: _returns(server, other), patience)
        )
        deadline = perf_counter() + patience  # visitors may get in between two answers
        while found.answers == answers and not playing.done() and perf_counter() < deadline:
            await asyncio.sleep(0.05)
        if playing.done():
            await playing
        assert found.answers > answers or playing.done(), "nobody who was there could play on"
    finally:
        stop.set()
        for line in opened:
            line.close()
    await playing
    found.warned = bool(re.search(r"socket|connection|file", server.log.read_text().partition("Matches are stored")[2]))
    return found


def _be_silent(server: ServerProcess, number: int) -> list[sockets.socket]:
    """Open sockets from 28 addresses and send nothing, or too little."""
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    half = f"GET / HTTP/1.1\r\n{host}"
    no_hello = f"GET /ws HTTP/1.1\r\n{host}{upgrade}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    opened = []
    for place, said in enumerate([*[""] * (number // 2), *[half] * (number // 2), *[no_hello] * (number // 20)]):
        line = sockets.socket()
        line.settimeout(5)
        line.bind((f"127.0.1.{1 + place % 28}", 0))
        try:
            line.connect(("127.0.0.1", server.port))
            line.sendall(said.encode())
        except OSError:
            line.close()
        else:
            opened.append(line)
    return opened


async def _succeeds(attempt: Callable[[], Awaitable[None]], patience: float) -> float | None:
    """Seconds until repeated attempts succeed; None if none does."""
    start = perf_counter()
    while perf_counter() - start < patience:
        with suppress(*GONE, httpx.HTTPError, AssertionError):
            async with asyncio.timeout(5):
                await attempt()
                return perf_counter() - start
        await asyncio.sleep(0.5)
    return None


async def _visits(server: ServerProcess) -> None:
    """A newcomer lists the games."""
    way = httpx.AsyncHTTPTransport(local_address="127.0.0.5")
    async with httpx.AsyncClient(base_url=server.url, transport=way, timeout=5) as http:
        assert (await http.get("/api/games")).status_code == 200


async def _returns(server: ServerProcess, made: RoomMade) -> None:
    """A player returns to a match."""
    async with Browser(server.ws, made.token, address="127.0.0.6"):
        pass
