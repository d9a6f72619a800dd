"""Rooms without a network, and whole servers on free ports."""

import asyncio
import re
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec

from tests.server.client import Ears, Heard, secret_of
from touchline.kernel import Side
from touchline.server.app import Server, listen
from touchline.server.app_context import AppContext
from touchline.server.room import Command, Room
from touchline.server.rooms import Rooms
from touchline.server.settings import Settings
from touchline.server.spill_file import SpillFile
from touchline.server.store import Store
from touchline.server.thinking import Pool
from touchline.server.wire.api import RoomMade, RoomRequest, SeatRequest
from touchline.session.broadcast import encoded
from touchline.session.protocol.messages import Arrange, Done, FromBrowser, FromServer, Recalled, Refused, Snapshot

PRESENTERS = "tests.server.small:PRESENTERS"
T = TypeVar("T")

SCREEN, INVITED = SeatRequest("screen"), SeatRequest("invited")
STEADY, RANDOM = SeatRequest("computer", "steady"), SeatRequest("computer", "random")
BRIEF = {"french-flair": {"options": {"clock": "phases:6"}}, "counter-attack": {"options": {"clock": "actions:4"}}}


def url_of(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'rooms.db'}"


def room_request(
    game: str = "french-flair", home: SeatRequest = SCREEN, away: SeatRequest = INVITED, **given: Any
) -> RoomRequest:
    """The request for a short match."""
    return RoomRequest(game, home, away, given or BRIEF[game])


class Clock:
    """A clock that advances only on command."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        """Advance the clock."""
        self.seconds += seconds


class Page:
    """A connection to a room that keeps every message."""

    def __init__(self, token: str, sides: tuple[Side, ...], client: str = "test", host: bool = False) -> None:
        self.token, self.sides, self.client = token, sides, client
        self.received: list[bytes] = []
        self.messages: list[Heard] = []
        self.left = self.dismissed = False
        self.host = host
        self._ears = Ears()

    def send(self, message: bytes) -> None:
        """Apply a message."""
        self.received.append(message)
        self.messages += self._ears.hear(message)

    def tell(self, message: FromServer) -> None:
        """Apply a message for this page alone."""
        self.send(encoded(message))

    def leave(self) -> None:
        """Be disconnected."""
        self.left = True

    def dismiss(self) -> None:
        """Be closed permanently."""
        self.left = self.dismissed = True

    @property
    def snapshot(self) -> Snapshot:
        """The latest snapshot of the match."""
        return next(message.snapshot for message in reversed(self.messages) if hasattr(message, "snapshot"))

    @property
    def number(self) -> int:
        """The number of the waiting request."""
        question = self.snapshot.question
        assert question is not None
        return question.number

    @property
    def offered(self) -> list[str]:
        """The answers that are shown."""
        question = self.snapshot.question
        assert question is not None
        return [group.answer for group in question.groups if hasattr(group, "answer")]


async def take(room: Room, page: Page, message: Command) -> Done | Recalled | Refused | None:
    """Send a command to a room; its reply, or None if it disconnects the page or replies later."""
    start = len(page.messages)
    room.take(page, message)
    while True:
        for told in page.messages[start:]:
            if isinstance(told, (Done, Recalled, Refused)) and told.id == message.id:
                return told
        if page.left or isinstance(message, Arrange):
            return None
        await asyncio.sleep(0)


class Building:
    """Rooms and the ways into them."""

    def __init__(self, settings: Settings, store: Store, spill: SpillFile, pool: Pool) -> None:
        self.settings, self.store, self.spill, self.pool = settings, store, spill, pool
        self.rooms = Rooms(settings, store, spill, pool)

    async def enter(
        self, token: str, seen: int = 0, number: int = 0, client: str = "test", secret: str = ""
    ) -> tuple[Room, Page]:
        """Enter with a token; an invitation is accepted for a secret, the same each time unless another is given."""
        room, sitting = await self.rooms.find(token, secret or secret_of(token))
        page = Page(sitting.token, sitting.sides, client, host=sitting.host)
        await room.enter(page, seen, number)
        return room, page

    async def make(self, given: RoomRequest) -> RoomMade:
        """A new room."""
        return await self.rooms.make(given, "test")

    async def record(self, room: str, token: str) -> str:
        """The whole record of a room."""
        return "".join([piece async for piece in await self.rooms.records.for_token(room, token)])

    def restart(self) -> None:
        """Drop everything that is not stored."""
        self.rooms = Rooms(self.settings, self.store, self.spill, self.pool)


@asynccontextmanager
async def building(folder: Path, thinks: bool = False, **given: Any) -> AsyncIterator[Building]:
    """Rooms in a folder; computers think only on request."""
    settings = Settings(**{"db": url_of(folder), "presenters": PRESENTERS, **given})
    store, spill, pool = await Store.open(settings.db), SpillFile(), Pool(1 if thinks else 0, PRESENTERS)
    await pool.start()
    try:
        found = Building(settings, store, spill, pool)
        yield found
        await found.rooms.close()
    finally:
        await pool.stop()
        await store.close()
        spill.close()


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run an asynchronous test, for a minute at most."""

    async def limited() -> T:
        async with asyncio.timeout(60):
            return await test

    return asyncio.run(limited())


class Site:
    """A whole server."""

    def __init__(self, port: int, context: AppContext) -> None:
        self.port, self.context = port, context
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)
        self.ws = f"ws://127.0.0.1:{port}/ws"

    @property
    def connections(self) -> int:
        """The number of connected browsers."""
        (number,) = re.findall(r"^touchline_connections (\d+)$", self.http.get("/metrics").text, re.MULTILINE)
        return int(number)

    def make(self, given: RoomRequest) -> RoomMade:
        """A new room."""
        answer = self.http.post("/api/rooms", content=msgspec.json.encode(given))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=RoomMade)


@contextmanager
def site(folder: Path, **given: Any) -> Iterator[Site]:
    """A server on a free port, in a thread."""
    settings = Settings(**{"db": url_of(folder), "presenters": PRESENTERS, **given})
    listening = listen("127.0.0.1", 0)
    server = Server(settings)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.02)
        found = Site(listening.getsockname()[1], server.app.state.context)
        with found.http:
            yield found
    finally:
        server.should_exit = True
        thread.join()


def plain(message: FromBrowser) -> str:
    """A message as it travels."""
    return msgspec.json.encode(message).decode()
