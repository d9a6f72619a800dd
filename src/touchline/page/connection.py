"""A connection of the app to a room in the same page, or of the app in another tab."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Final, Protocol

import msgspec

from touchline.page.browser import Browser
from touchline.server.room import Room
from touchline.server.rooms import NotLoaded
from touchline.server.seats import InvitationUsed, NoSuchRoom, Sitting
from touchline.server.wire.closings import (
    BAD_HELLO,
    FAILED,
    HANDED_BACK,
    INVITATION_USED,
    NO_SEAT,
    RESTART,
    UPGRADE,
    Closing,
)
from touchline.session.broadcast import encoded
from touchline.session.match_session import BrokenMatch
from touchline.session.protocol.messages import (
    PROTOCOL,
    FromBrowser,
    FromServer,
    Hello,
    Hint,
    Ping,
    Pong,
    Preview,
)
from touchline.session.refusals import Refuse
from touchline.session.seating import Sides

_LOG: Final = logging.getLogger("touchline.page")
_DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(FromBrowser)


class Elsewhere(Exception):
    """The match is open in another tab."""

    def __init__(self, room: str) -> None:
        super().__init__(room)
        self.room = room


class Door(Protocol):
    """The way into the rooms of the page."""

    async def enter(self, connection: "PageConnection", hello: Hello) -> Room:
        """The room of a hello, entered; `Elsewhere` if another tab serves it."""
        ...

    async def left(self, room: Room) -> None:
        """A connection has left a room."""
        ...


class PageConnection:
    """A connection. A guest is in another tab, and only watches."""

    client: Final = ""

    def __init__(self, line: str, browser: Browser, door: Door, *, guest: bool = False) -> None:
        self.line, self.guest = line, guest
        self._browser, self._door = browser, door
        self._room: Room | None = None
        self._closed = False
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._previewing: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run(), name=f"line {line}")
        self.sides: Sides = ()
        self.token = ""
        self.host = False

    def sits(self, sitting: Sitting) -> None:
        """Take the seat that was opened; a guest only watches it."""
        self.token = sitting.token
        if not self.guest:
            self.sides, self.host = sitting.sides, sitting.host

    # For the room

    def send(self, message: bytes) -> None:
        """Send a message."""
        if not self._closed:
            self._browser.send(self.line, message.decode())

    def tell(self, message: FromServer) -> None:
        """Send a message to this connection only."""
        self.send(encoded(message))

    def leave(self) -> None:
        """Close it; the app connects again by itself."""
        self._close(RESTART)

    def dismiss(self) -> None:
        """Close it for good."""
        self._close(HANDED_BACK)

    def _close(self, closing: Closing | None) -> None:
        """Close it, unless it is closed; None if the app has closed it."""
        if not self._closed:
            self._closed = True
            self._heard.put_nowait(None)
            if closing is not None:
                self._browser.close(self.line, closing.code)

    # For the app

    def hear(self, message: str) -> None:
        """Take a message of the app."""
        self._heard.put_nowait(message.encode())

    def gone(self) -> None:
        """The app has closed it."""
        self._close(None)

    # Running

    async def _run(self) -> None:
        try:
            self._room = await self._come_in()
            while self._room is not None and (data := await self._heard.get()) is not None:
                if (message := self._read(data)) is not None:
                    self._take(self._room, message)
        except Exception:
            _LOG.exception("closing a connection after an error")
            self._close(FAILED)
        finally:
            for task in self._previewing:
                task.cancel()
            if self._room is not None:
                self._room.exit(self)
                await self._door.left(self._room)

    async def _come_in(self) -> Room | None:
        data = await self._heard.get()
        if data is None:
            return None
        hello = self._read(data)
        if not isinstance(hello, Hello):
            self._close(BAD_HELLO)
            return None
        if hello.protocol != PROTOCOL:
            self._close(UPGRADE)
            return None
        try:
            return await self._door.enter(self, hello)
        except Elsewhere as found:
            self._closed = True
            self._browser.elsewhere(self.line, found.room, data.decode())
        except InvitationUsed as error:
            self._turn_away(error, INVITATION_USED)
        except (NoSuchRoom, BrokenMatch) as error:
            self._turn_away(error, NO_SEAT)
        except NotLoaded as error:
            _LOG.error("the app has to connect again: %s", error)
            self._close(RESTART)
        return None

    def _turn_away(self, error: Exception, closing: Closing) -> None:
        self.tell(Refuse("no_seat", str(error)).message(""))
        self._close(closing)

    def _read(self, data: bytes) -> FromBrowser | None:
        try:
            message: FromBrowser = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.tell(Refuse("bad_message", str(error)).message(""))
            return None
        return message

    def _take(self, room: Room, message: FromBrowser) -> None:
        match message:
            case Hello():
                self.tell(Refuse("bad_message", "hello was already sent").message(""))
            case Ping(id=id):
                self.tell(Pong(id))
            case Preview() | Hint():
                task = asyncio.create_task(self._preview(room.bots.reply(self, message)))
                self._previewing.add(task)
                task.add_done_callback(self._previewing.discard)
            case _:
                room.take(self, message)

    async def _preview(self, seen: Awaitable[FromServer]) -> None:
        self.tell(await seen)
