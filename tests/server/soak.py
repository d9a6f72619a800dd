"""Endurance tests of a real server: killed repeatedly during play, fed nonsense by the thousand, filled with players.

Its own watch of the event loop tells how long anything held everybody up; see `ServerProcess.loop`.

`scripts/soak_server` runs them at length, `test_soak.py` briefly.
"""

import asyncio
import json
import sqlite3
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from itertools import count, product
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Browser, preview
from tests.server.process import ServerProcess
from tests.server.support import INVITED, SCREEN, STEADY, plain
from touchline.kernel import Seeded
from touchline.server.spill_file import SpillFile
from touchline.server.tasks import load_presenters
from touchline.server.wire.api import RoomMade, RoomRequest, SeatRequest
from touchline.server.wire.closings import BAD_HELLO, FAILED, NO_SEAT
from touchline.session.match_session import MatchSession
from touchline.session.presenters.counter_attack.protocol import ReachPreview
from touchline.session.presenters.french_flair.protocol import HandPreview
from touchline.session.protocol.messages import (
    PROTOCOL,
    Answer,
    Arrange,
    Done,
    Hello,
    Hinted,
    Previewed,
    Refused,
    Rematch,
    Resign,
    TakeBack,
)
from touchline.session.protocol.previews import AnswerPreview

Say = Callable[[str], None]

SHORT: Final = {
    "french-flair": {"options": {"clock": "phases:12"}},
    "counter-attack": {"options": {"clock": "actions:6"}},
}
PACE: Final = 0.05
"""Seconds between two answers of a seat: the rate that a connection is allowed."""
GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


async def make(server: ServerProcess, request: RoomRequest) -> RoomMade:
    """A new room, created as soon as the server answers."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30, verify=False) as http:
        while True:
            try:
                answer = await http.post("/api/rooms", content=msgspec.json.encode(request))
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code == 201, answer.text
            return msgspec.json.decode(answer.content, type=RoomMade)


# Killed in play


@dataclass
class Acknowledged:
    """Acknowledged answers: their ids by room."""

    answers: dict[str, list[str]] = field(default_factory=dict)
    matches: int = 0
    thinking: int = 0  # kills while a computer was thinking

    @property
    def count(self) -> int:
        """Their number."""
        return sum(map(len, self.answers.values()))

    def check(self, server: ServerProcess, rooms: Iterable[str] | None = None) -> None:
        """Check that each is stored exactly once and that no row is missing or repeated, in all rooms or in some."""
        with closing(sqlite3.connect(server.db)) as connection:
            every = [room for (room,) in connection.execute("select id from rooms")] if rooms is None else rooms
            for room in every:
                rows = connection.execute(
                    "select n, answer_id from entries where room = ? order by n", [room]
                ).fetchall()
                found = [answer_id for _, answer_id in rows if answer_id is not None]
                assert len(found) == len(set(found)), f"an answer of room {room} is stored twice"
                missing = set(self.answers.get(room, ())) - set(found)
                assert not missing, f"room {room} has lost {missing}"
                assert [n for n, _ in rows] == [*range(1, len(rows) + 1)], f"rows of room {room} are missing"
        lost = set(self.answers) - set(every) if rooms is None else ()
        assert not lost, f"rooms are lost: {lost}"


class Stubborn(Browser):
    """A browser that always reconnects and resends unacknowledged answers."""

    fatal: tuple[int, ...] = (FAILED.code, BAD_HELLO.code, NO_SEAT.code)  # the closings that must not be

    def __init__(
        self, url: str, token: str, name: str, room: str, acknowledged: Acknowledged, pace: float = PACE
    ) -> None:
        super().__init__(url, token, name)
        self.room, self._acknowledged, self._pace = room, acknowledged, pace
        self._pending: Answer | None = None
        self.returns = 0

    async def play_on(self, randbelow: Callable[[int], int], stop: asyncio.Event) -> None:
        """Play until the match is over or `stop` is set."""
        while not self.over and not stop.is_set():
            try:
                await self.come()
                self.returns += 1
                await self._answer_all(randbelow, stop)
            except GONE as error:
                self.lost(error)
                await asyncio.sleep(0.05)
        with suppress(*GONE):
            await self.go()

    def lost(self, error: BaseException) -> None:
        """The connection is lost."""
        if _code(error) in self.fatal:
            raise AssertionError(f"{self.name} was sent away: {error}") from error

    async def _answer_all(self, randbelow: Callable[[int], int], stop: asyncio.Event) -> None:
        while not stop.is_set():
            if self._pending is None and self.asked and not self.waits_to_be_told and not self.over:
                self._pending = await self._choose(randbelow)
            if self._pending is not None:
                await self._settle(self._pending)
            elif self.over:
                return
            else:
                with suppress(TimeoutError):
                    await self.next(0.5)

    async def _choose(self, randbelow: Callable[[int], int]) -> Answer | None:
        return Answer(self.new_id(), self.number, await self.pick(randbelow))

    async def _settle(self, answer: Answer) -> None:
        """Send an answer and wait for its acknowledgement; resent after a loss, it must not count twice."""
        before = len(self.entries)
        await self.send(answer)
        reply = await self.reply(answer.id, 60)
        assert isinstance(reply, Done), f"{self.name}: {answer} was refused: {reply} ({before} entries)"
        self._acknowledged.answers.setdefault(self.room, []).append(answer.id)
        self._pending = None
        await asyncio.sleep(self._pace)


def _code(error: BaseException) -> int | None:
    received = getattr(error, "rcvd", None)
    return received.code if received is not None else None


@asynccontextmanager
async def _with_log(server: ServerProcess) -> AsyncIterator[None]:
    """Report a failure inside with the end of the server's log, and always stop the server."""
    try:
        yield
        await server.watch()
        server.stop()
        assert not server.complaints(), "the server has complained"
    except BaseException as error:
        if server.log.exists():
            error.add_note("".join(server.log.read_text().splitlines(keepends=True)[-60:]))
        raise
    finally:
        server.stop()


async def kills(
    server: ServerProcess, number: int, say: Say, seed: int = 0, coaches: Sequence[SeatRequest] = (STEADY,)
) -> Acknowledged:
    """Kill a server this many times while people and computers play both games on it."""
    async with _with_log(server):
        return await _kills(server, number, say, seed, coaches)


async def _kills(
    server: ServerProcess, number: int, say: Say, seed: int, coaches: Sequence[SeatRequest]
) -> Acknowledged:
    acknowledged, stop, names = Acknowledged(), asyncio.Event(), count(1)
    randbelow = Seeded(seed, "killer").randbelow
    seated: dict[int, list[Stubborn]] = {}

    async def table(game: str, away: SeatRequest, place: int) -> None:
        chance = Seeded(f"{seed}/{place}", "clients").randbelow
        while not stop.is_set():
            made = await make(server, RoomRequest(game, SCREEN, away, SHORT[game]))
            tokens = [made.token, *made.invitations.values()]
            browsers = [Stubborn(server.ws, token, f"c{next(names)}", made.room, acknowledged) for token in tokens]
            watcher = Stubborn(server.ws, made.watch, f"w{next(names)}", made.room, acknowledged)
            seated[place] = [*browsers, watcher]
            await asyncio.gather(*[browser.play_on(chance, stop) for browser in seated[place]])
            if not stop.is_set():
                acknowledged.matches += 1
                assert len({len(browser.entries) for browser in seated[place]}) == 1

    def thinking() -> bool:
        return any(browser.waits_to_be_told for browsers in seated.values() for browser in browsers)

    await server.start()
    tables = [
        asyncio.ensure_future(table(game, away, place))
        for place, (game, away) in enumerate(product(SHORT, (INVITED, *coaches)))
    ]
    try:
        for kill in range(1, number + 1):
            await _answers(acknowledged, 3, tables)
            await asyncio.sleep(randbelow(200) / 1000)
            patience = 200 if kill % 4 else 0  # one kill in four comes at any moment
            while patience and not thinking():
                await asyncio.sleep(0.01)
                patience -= 1
            acknowledged.thinking += thinking()
            server.kill()
            await server.start()
            acknowledged.check(server, {browsers[0].room for browsers in seated.values()})
            if kill % max(1, min(50, number // 10)) == 0:
                say(f"  {kill} of {number} kills, {acknowledged.thinking} while a computer was thinking,"
                    f" {acknowledged.count} answers acknowledged, {acknowledged.matches} matches over")  # fmt: skip
        await _answers(acknowledged, 10, tables)
    finally:
        stop.set()
        results = await asyncio.gather(*tables, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    acknowledged.check(server)
    replay(server)
    return acknowledged


async def _answers(acknowledged: Acknowledged, number: int, tables: Sequence[asyncio.Future[None]]) -> None:
    """Wait for this many answers."""
    before = acknowledged.count
    while acknowledged.count < before + number:
        await _alive(tables)
        await asyncio.sleep(0.01)


async def _alive(tables: Sequence[asyncio.Future[None]]) -> None:
    for table in tables:
        if table.done():
            await table


def replay(server: ServerProcess) -> int:
    """Replay every room of the store with dice from its seed and compare every digest; returns the number of rooms."""
    presenters = load_presenters(server.presenters)
    with closing(SpillFile()) as spill, closing(sqlite3.connect(server.db)) as connection:
        connection.row_factory = sqlite3.Row
        rooms = connection.execute("select id, game, setup, seed from rooms").fetchall()
        for room in rooms:
            session = MatchSession(presenters[room["game"]], json.loads(room["setup"]), room["seed"], spill)
            for row in connection.execute("select * from entries where room = ? order by n", (room["id"],)):
                session.replay(row["kind"], row["by"], row["text"])
                if row["digest"] is not None:
                    assert row["digest"] == session.digest(), f"room {room['id']}, row {row['n']}"
    return len(rooms)


# Told nonsense


class Nonsense:
    """Nonsensical messages."""

    def __init__(self, seed: int) -> None:
        self._randbelow = Seeded(seed, "nonsense").randbelow

    def one(self, number: int, rival: str) -> str | bytes:
        """A message that must change nothing while request `number` waits; `rival` is the other side."""
        makers = (self._bytes, self._json, self._bent, self._cut, self._hostile)
        return makers[self._randbelow(len(makers))](number, rival)

    def _text(self) -> str:
        words = (
            "",
            "☃",
            "\0",
            "dice 99",
            "' or 1=1 --",
            "../../etc/passwd",
            "H99 0,0",
            "__class__",
            "a" * 3000,
            "🏉" * 50,
        )
        return words[self._randbelow(len(words))]

    def _number(self) -> Any:
        numbers: tuple[Any, ...] = (-1, 0, 2**31, 2**63, -(2**63), 2**70, 1.5, 1e308, None, True, "1", [], {})
        return numbers[self._randbelow(len(numbers))]

    def _bytes(self, number: int, rival: str) -> str | bytes:
        data = bytes(self._randbelow(256) for _ in range(self._randbelow(200)))
        return data if self._randbelow(2) else data.decode("latin-1")

    def _json(self, number: int, rival: str) -> str:
        shapes: tuple[Any, ...] = (
            [], {}, None, 1, "x", [[[[]]]], {"type": []}, {"type": "answer"}, {"type": "hello"}, {"type": "nothing"},
            {"type": "answer", "id": self._number(), "number": self._number(), "answer": self._number()},
            {"type": "preview", "id": "x", "number": number, "about": {"type": "hand", "places": self._number()}},
            {"type": "preview", "id": "x", "number": number, "about": self._number()},
        )  # fmt: skip
        shape = shapes[self._randbelow(len(shapes))]
        return json.dumps(shape) if self._randbelow(8) else "[" * (1 + self._randbelow(6000))

    def _cut(self, number: int, rival: str) -> str:
        text = plain(Answer("cut", number, "dice 1"))
        return text[: self._randbelow(len(text))]

    def _bent(self, number: int, rival: str) -> str:
        text = plain(Answer("bent", number + 1 + self._randbelow(1000), "dice 1"))
        at = self._randbelow(len(text))
        return text[:at] + chr(32 + self._randbelow(90)) + text[at + 1 :] if self._randbelow(2) else text

    def _hostile(self, number: int, rival: str) -> str:
        other = number + 1 + self._randbelow(5) if self._randbelow(2) else number - 1 - self._randbelow(5)
        id, places = f"evil{self._randbelow(50)}", tuple(self._randbelow(300) - 100 for _ in range(self._randbelow(30)))
        messages = (
            Answer(id, number, f"{self._text()} ?"),
            Answer(id, other, "dice 1"),
            Arrange(id, other),
            TakeBack(id, other),
            TakeBack(id, number),
            Resign(id, rival),  # type: ignore[arg-type]
            Rematch(id),
            Hello(PROTOCOL, self._text(), -5),
            preview(id, number, AnswerPreview(self._text())),
            preview(id, number, ReachPreview(self._text())),
            preview(id, number, HandPreview(places)),
            preview(id, other, AnswerPreview(self._text())),
        )
        return plain(messages[self._randbelow(len(messages))])


async def fuzz(server: ServerProcess, number: int, say: Say, seed: int = 0) -> int:
    """Send a server this many nonsensical messages from seats of both games; returns the number of connections."""
    async with _with_log(server):
        return await _fuzz(server, number, say, seed)


async def _fuzz(server: ServerProcess, number: int, say: Say, seed: int) -> int:
    await server.start()
    process = server.pid
    nonsense, connections, told = Nonsense(seed), 0, 0
    rooms = [await make(server, RoomRequest(game, SCREEN, INVITED, SHORT[game])) for game in SHORT for _ in range(2)]
    moments = [await _moments(server, made) for made in rooms]
    rows = _rows(server)
    while told < number:
        for made in rooms:
            for rival, token in (("away", made.token), ("home", made.invitations["away"]), ("home", made.watch)):
                told += await _harangue(server, token, nonsense, rival, min(25, number - told))
                connections += 1
        told += await _strangers(server, nonsense, min(10, number - told))
        if told % 2000 < 310:
            say(f"  {told} messages, {connections} connections, {server.megabytes():.0f} MB")
    assert server.runs
    assert server.pid == process
    assert _rows(server) == rows, "nonsense has changed what is stored"
    assert [await _moments(server, made) for made in rooms] == moments, "nonsense has changed a match"
    for made in rooms:
        async with Browser(server.ws, made.token) as home, Browser(server.ws, made.invitations["away"]) as away:
            asked = home if home.asked else away
            assert await asked.play(Seeded(seed).randbelow, moves=1) == 1
    return connections


async def _harangue(server: ServerProcess, token: str, nonsense: Nonsense, rival: str, number: int) -> int:
    """Send some messages on one connection, which may be closed for them, and read all replies."""
    browser = Browser(server.ws, token)
    welcome = await browser.come()
    assert welcome.snapshot.question is not None
    with suppress(ConnectionClosed):
        for _ in range(number):
            await browser.send_raw(nonsense.one(browser.number, rival))
        await browser.send(Answer("last of all", -1, ""))
        await browser.until(lambda message: isinstance(message, Refused) and message.id == "last of all", 60)
    await browser.go()
    return number


async def _strangers(server: ServerProcess, nonsense: Nonsense, number: int) -> int:
    """Open connections without a hello, and post nonsense."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30, verify=False) as http:
        for _ in range(number):
            message = nonsense.one(1, "home")
            data = message.encode(errors="replace") if isinstance(message, str) else message
            browser = Browser(server.ws, "")
            await browser.open()
            with suppress(ConnectionClosed):
                await browser.send_raw(message)
                assert isinstance(await browser.next(), Refused)
            await browser.go()
            for path in ("/api/rooms", "/api/rooms/status", "/api/decks"):
                assert (await http.post(path, content=data)).status_code in (400, 413)
    return number


async def _moments(server: ServerProcess, made: RoomMade) -> list[Any]:
    found = []
    for token in (made.token, made.invitations["away"], made.watch):
        async with Browser(server.ws, token) as browser:
            assert browser.welcome is not None
            found.append((browser.welcome.entries, browser.welcome.snapshot))
    return found


def _rows(server: ServerProcess, room: str = "%") -> list[Any]:
    with closing(sqlite3.connect(server.db)) as connection:
        rows = connection.execute("select room, n, kind, text from entries where room like ? order by room, n", [room])
        return rows.fetchall()


# Told what takes long to read


@dataclass
class Ordeal:
    """The messages sent to a server, and whether any held up other people."""

    told: int = 0
    answers: int = 0  # that somebody gave meanwhile
    stalls: int = 0  # of its loop, by its own work, once it was warm


TEXTS: Final = (" ", "\n", "1", "-1,", " , ", "e ", " H1", " 9", "☃")
"""What hostile decisions are made of."""


def hostile_messages(number: int, size: int) -> Iterator[str]:
    """Messages of up to a size for a waiting request, each as slow to read as possible."""
    for text in TEXTS:
        for start, end in (("", ""), ("standard", "x"), ("name", ""), ("line-up", ""), ("backs", ""), ("tackle ", "")):
            answer = start + text * ((size - 100 - len(start)) // len(json.dumps(text))) + end
            for cut in (answer, answer[:200]):
                yield plain(Answer("hostile", number, cut))
                yield plain(preview("hostile", number, AnswerPreview(cut)))
                yield plain(preview("hostile", number, ReachPreview(cut)))
    yield plain(preview("hostile", number, HandPreview((0,) * (size // 4))))
    yield "[" * size
    yield '{"type":"answer","id":"hostile","number":' + "1" * (size - 60) + ',"answer":""}'
    yield '{"type":"' + "a" * (size - 20) + '"}'


def hostile_requests() -> Iterator[tuple[str, str, bytes | None]]:
    """Requests of up to a quarter of a megabyte: method, path, body."""
    size, referees = 250_000, "Name,Nationality,Leniency\n"
    outfielders = "Name,Nationality,Pace,Dribbling,Heading,High Pass,Resilience,Shooting,Tackling\n"
    rows = "".join(f"Player {number},Fiji,1,2,3,4,5,6,1\n" for number in range(7000))
    tables = "".join(f"{referees}R{number},Fiji,3\n" for number in range(6000))
    for csv in (outfielders + rows, tables, "\n" * (size // 2) + "name\n" * (size // 10), '"' * size, "," * size):
        yield "POST", "/api/decks", csv.encode()
    cards = [[f"Player {number}", "Fiji", 1, 2, 3, 4, 5, 6, 1] for number in range(5000)]
    deck = {"outfielders": cards[4:], "goalkeepers": cards[:4], "referees": [["Referee", "Fiji", 3]]}
    deep = json.loads("[" * 400 + "]" * 400)
    for setup in (
        {"deck": deck},
        {"deck": {**deck, "outfielders": cards[4:900]}},
        {"home": "a" * size},
        {"home": deep},
        {"options": {f"option {number}": 1 for number in range(9000)}},
        {"formations": {"home": "4-" * (size // 2)}},
        {"squads": {"home": [*range(30_000)], "away": []}},
    ):
        seats = {"home": {"who": "screen"}, "away": {"who": "invited"}}
        yield "POST", "/api/rooms", json.dumps({"game": "counter-attack", **seats, "setup": setup}).encode()
    yield "POST", "/api/rooms", b"[" * size
    yield "POST", "/api/rooms/status", json.dumps({"tokens": ["a" * 1000] * 200}).encode()
    for id in ("MOVE-" * 39, "M" * 190, "a" * 8000, "%20" * 2000, "X"):
        yield "GET", f"/api/rules/{id}", None
    for path in ("/openapi.json", "/api/games", "/metrics", "/healthz"):
        yield "GET", path, None


async def hostile(server: ServerProcess, rounds: int, say: Say, seed: int = 0) -> Ordeal:
    """Send a server everything that is slow to read while a person plays on it."""
    async with _with_log(server):
        await server.start()
        return await _hostile(server, rounds, say, seed)


async def _hostile(server: ServerProcess, rounds: int, say: Say, seed: int) -> Ordeal:
    found, stop = Ordeal(), asyncio.Event()
    randbelow = Seeded(seed, "hostile").randbelow

    async def play() -> None:
        while not stop.is_set():
            made = await make(server, RoomRequest("french-flair", SCREEN, SCREEN, SHORT["french-flair"]))
            async with Browser(server.ws, made.token) as browser:
                while not stop.is_set() and not browser.over:
                    found.answers += await browser.play(randbelow, moves=1)
                    await asyncio.sleep(0.05)

    rooms = [await make(server, RoomRequest(game, SCREEN, INVITED, SHORT[game])) for game in SHORT]
    await _ordeal(server, rooms, Ordeal())  # caches are filled here, and the loop is watched by then
    await asyncio.sleep(1.5)
    before = (await server.watch()).stalls
    playing = asyncio.ensure_future(play())
    try:
        for number in range(1, rounds + 1):
            await _alive([playing])
            await _ordeal(server, rooms, found)
            loop = await server.watch()
            found.stalls = loop.stalls - before
            say(f"  {number} of {rounds}: {found.told} messages and requests, {found.answers} answers; {loop}")
        answers = found.answers
        while found.answers < answers + 3:
            await _alive([playing])
            await asyncio.sleep(0.01)
    finally:
        stop.set()
        await asyncio.gather(playing, return_exceptions=True)
    return found


async def _ordeal(server: ServerProcess, rooms: Sequence[RoomMade], found: Ordeal) -> None:
    """Everything hostile once."""
    for made in rooms:
        browser = Browser(server.ws, made.token)
        await browser.come()
        rows = _rows(server, made.room)
        for message in hostile_messages(browser.number, 16_000):
            await browser.send_raw(message)
            reply = await browser.until(lambda heard: hasattr(heard, "id"), 60)
            errors = ("bad_message", "not_offered", "not_your_turn")
            assert isinstance(reply, Previewed | Hinted) or (isinstance(reply, Refused) and reply.error in errors), (
                reply
            )
            found.told += 1
        assert _rows(server, made.room) == rows, "a hostile message has changed a match"
        await browser.go()
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=False) as http:
        for method, path, data in hostile_requests():
            answer = await http.request(method, path, content=data)
            assert answer.status_code in (200, 201, 400, 404, 413, 414), (path, answer.text[:200])
            found.told += 1


# Played in by many


@dataclass
class Load:
    """A server under load: seconds from answers to acknowledgements, memory over time.

    `echoes` are the yardstick: seconds for a line to come back from `cat`, on the same machine and by the same loop.
    """

    rooms: int
    seconds: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)
    lasted: float = 0.0

    def percentile(self, share: float) -> float:
        """A percentile of the answers, in milliseconds."""
        return _percentile(self.seconds, share)

    @property
    def slowness(self) -> float:
        """The 99th percentile of the answers as a multiple of that of an echo."""
        return self.percentile(0.99) / _percentile(self.echoes, 0.99)

    @property
    def growth(self) -> float:
        """The share by which memory grew."""
        return self.megabytes[-1] / self.megabytes[0] - 1

    def __str__(self) -> str:
        return (
            f"{self.rooms} rooms, {len(self.seconds)} answers in {self.lasted:.0f} s:"
            f" p50 {self.percentile(0.5):.1f} ms, p99 {self.percentile(0.99):.1f} ms, most {self.percentile(1):.0f} ms,"
            f" {self.slowness:.1f} times the p99 of an echo;"
            f" {self.megabytes[0]:.0f} to {self.megabytes[-1]:.0f} MB"
        )


def _percentile(seconds: list[float], share: float) -> float:
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def _echo(echoes: list[float]) -> None:
    """Measure the round trip of a line to another process and back, until cancelled."""
    cat = await asyncio.create_subprocess_exec("cat", stdin=PIPE, stdout=PIPE)
    assert cat.stdin is not None
    assert cat.stdout is not None
    try:
        while True:
            start = perf_counter()
            cat.stdin.write(b"\n")
            await cat.stdout.readline()
            echoes.append(perf_counter() - start)
            await asyncio.sleep(0.02)
    finally:
        cat.kill()
        await cat.wait()


async def load(
    server: ServerProcess,
    rooms: int,
    seconds: float,
    say: Say,
    pace: float = 2.0,
    computers: bool = False,
    seed: int = 0,
    warm: float = 1.0,
) -> Load:
    """Play in this many rooms at once for some seconds, with an answer about every `pace` seconds in each.

    Before that, everybody has played for `warm` seconds: what a server remembers has been filled by then.
    """
    async with _with_log(server):
        return await _load(server, rooms, seconds, say, pace, computers, seed, warm)


async def _load(
    server: ServerProcess, rooms: int, seconds: float, say: Say, pace: float, computers: bool, seed: int, warm: float
) -> Load:
    found, stop = Load(rooms), asyncio.Event()
    await server.start()

    async def seat(browser: Browser, chance: Callable[[int], int]) -> None:
        async with browser:
            while not browser.over and not stop.is_set():
                if browser.asked and not browser.waits_to_be_told:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(stop.wait(), pace * (0.5 + chance(1000) / 1000))
                    if stop.is_set():
                        return
                    answer = await browser.pick(chance)
                    start = perf_counter()
                    reply = await browser.say(answer)
                    found.seconds.append(perf_counter() - start)
                    assert isinstance(reply, Done), reply
                else:
                    with suppress(TimeoutError):
                        await browser.next(1.0)

    async def table(place: int) -> None:
        game, chance = [*SHORT][place % 2], Seeded(f"{seed}/{place}", "load").randbelow
        while not stop.is_set():
            away = STEADY if computers and place % 4 > 1 else INVITED
            made = await make(server, RoomRequest(game, SCREEN, away))
            tokens = [made.token, *made.invitations.values()]
            await asyncio.gather(*[seat(Browser(server.ws, token), chance) for token in tokens])

    tables = []
    for place in range(rooms):
        tables.append(asyncio.ensure_future(table(place)))
        await asyncio.sleep(min(0.1, pace / rooms))
    await asyncio.sleep(warm)
    found.seconds.clear()
    yardstick = asyncio.ensure_future(_echo(found.echoes))
    start = perf_counter()
    while (gone := perf_counter() - start) < seconds:
        await _alive(tables)
        found.megabytes.append(server.megabytes())
        say(f"  {gone:4.0f} s: {len(found.seconds)} answers, {found.megabytes[-1]:.0f} MB")
        await asyncio.sleep(min(30.0, seconds / 4, seconds - gone))
    found.lasted = perf_counter() - start
    found.megabytes.append(server.megabytes())
    stop.set()
    yardstick.cancel()
    await asyncio.gather(*tables)
    return found
