"""A browser's WebSocket: what comes is read, checked for size and rate, and handed to the room; what goes is queued."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from touchline.server.limits import Bucket
from touchline.server.metrics import Metrics
from touchline.server.room import Looks, Room
from touchline.server.rooms import NotLoaded, Rooms
from touchline.server.seats import InvitationUsed, NoSuchRoom
from touchline.server.settings import Settings
from touchline.server.sockets import Socket
from touchline.server.wire.closings import (
    BAD_HELLO,
    DONE,
    FAILED,
    HANDED_BACK,
    INVITATION_USED,
    NO_SEAT,
    RESTART,
    TOO_FAST,
    TOO_LARGE,
    TOO_SLOW,
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
    LookAt,
    LookAtCards,
    LookAtReach,
    Ping,
    Pong,
    Refused,
)
from touchline.session.refusals import Refuse
from touchline.session.seating import Sides

_LOG: Final = logging.getLogger("touchline.server")
_DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(FromBrowser)
_LOOKS_AT_ONCE: Final = 8
_LONGEST_ID: Final = 64


class _Id(msgspec.Struct):
    id: str = ""


class _Closed(Exception):
    """The connection is to be closed."""

    def __init__(self, closing: Closing) -> None:
        super().__init__(closing.name)
        self.closing = closing


class BrowserConnection:
    """One WebSocket."""

    def __init__(
        self,
        socket: WebSocket,
        rooms: Rooms,
        settings: Settings,
        metrics: Metrics,
        client: str = "",
        below: Socket | None = None,
    ) -> None:
        self.client, self._below = client, below
        self._socket, self._rooms, self._settings, self._metrics = socket, rooms, settings, metrics
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once, settings.monotonic)
        self._outgoing: asyncio.Queue[bytes | Closing] = asyncio.Queue(settings.outgoing_messages)
        self._looking: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()
        self.sides: Sides = ()
        self.token = ""
        self.host = False

    # What a room sees of it

    def send(self, message: bytes) -> None:
        """Queue a message; a browser that is too slow for them is sent away, and comes back when it can."""
        if self._closing.is_set():
            return
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self._close(TOO_SLOW)

    def leave(self) -> None:
        """Close it: it will come back by itself."""
        self._close(RESTART)

    def dismiss(self) -> None:
        """Close it for good: its seat is somebody else's."""
        self._close(HANDED_BACK)

    def _close(self, closing: Closing) -> None:
        if self._closing.is_set():
            return
        self._closing.set()
        while self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(closing)

    # Running

    async def run(self) -> None:
        """Serve the browser until either side closes."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        closing = asyncio.create_task(self._closing.wait())
        try:
            await asyncio.wait((writer, reader, closing), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait((writer,), timeout=self._settings.goodbye_seconds)
        finally:
            tasks = (writer, reader, closing, *self._looking)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                message = await self._outgoing.get()
                if isinstance(message, Closing):
                    await self._socket.close(message.code)
                    return
                await self._socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the browser is gone

    async def _read(self) -> None:
        room: Room | None = None
        try:
            room = await asyncio.wait_for(self._come_in(), self._settings.hello_seconds)
            while True:
                await self._take(room, await self._message())
        except WebSocketDisconnect:
            self._close(DONE)
        except TimeoutError:
            self._close(TOO_SLOW)
        except _Closed as closed:
            self._close(closed.closing)
        except Exception:
            _LOG.exception("a connection is closed")
            self._close(FAILED)
        finally:
            if room is not None:
                room.exit(self)

    async def _come_in(self) -> Room:
        hello = await self._message()
        if not isinstance(hello, Hello):
            if hello is not None:
                self._refuse(Refuse("bad_message", "the first message is hello"), hello.id)
            raise _Closed(BAD_HELLO)
        if hello.protocol != PROTOCOL:
            self._refuse(Refuse("protocol", f"protocol {PROTOCOL} is spoken here; {hello.protocol} came"))
            raise _Closed(UPGRADE)
        try:
            room, (_, self.sides, self.token, self.host) = await self._rooms.find(hello.token, hello.secret)
        except InvitationUsed as error:
            self._refuse(Refuse("no_seat", str(error)))
            raise _Closed(INVITATION_USED) from None
        except (NoSuchRoom, BrokenMatch) as error:
            self._refuse(Refuse("no_seat", str(error)))
            raise _Closed(NO_SEAT) from None
        except NotLoaded as error:
            _LOG.error("a browser has to come back: %s", error)
            raise _Closed(RESTART) from None
        if self._below is not None:
            self._below.sits(plays=bool(self.sides))
        await room.enter(self, hello.seen, hello.number)
        return room

    async def _message(self) -> FromBrowser | None:
        """The next message; None for one that was refused."""
        raw = await self._socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1006))
        text = raw.get("text")
        data = text.encode(errors="replace") if text is not None else raw.get("bytes") or b""
        if len(data) > self._settings.message_bytes:
            self._refuse(Refuse("too_large", f"a message has up to {self._settings.message_bytes} bytes"), _id_of(data))
            raise _Closed(TOO_LARGE)
        if not self._bucket.takes():
            self._refuse(Refuse("too_fast", "wait a moment before the next message"), _id_of(data))
            if not self._patience():
                raise _Closed(TOO_FAST)
            return None
        try:
            message: FromBrowser = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refuse("bad_message", str(error)), _id_of(data))
            return None
        if not isinstance(message, Hello) and not 0 < len(message.id) <= _LONGEST_ID:
            self._refuse(Refuse("bad_message", f"an id has 1 to {_LONGEST_ID} letters"))
            return None
        return message

    _impatience = 0

    def _patience(self) -> bool:
        """Whether somebody who is too fast is heard at all."""
        self._impatience += 1
        return self._impatience <= self._settings.messages_at_once

    async def _take(self, room: Room, message: FromBrowser | None) -> None:
        match message:
            case None:
                return
            case Hello():
                self._refuse(Refuse("bad_message", "hello was said already"))
            case Ping(id=id):
                self.tell(Pong(id))
            case LookAt() | LookAtReach() | LookAtCards() | Hint():
                if len(self._looking) >= _LOOKS_AT_ONCE:
                    self._refuse(Refuse("busy", "too much is looked at already"), message.id)
                    return
                task = asyncio.create_task(self._look(room, message))
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)
            case _:
                room.take(self, message)

    async def _look(self, room: Room, message: Looks) -> None:
        self.tell(await room.look(self, message))

    def _refuse(self, refuse: Refuse, id: str = "") -> None:
        self.tell(refuse.message(id))

    def tell(self, message: FromServer) -> None:
        """Send this browser alone a message."""
        if isinstance(message, Refused):
            self._metrics.refusals[message.error] += 1
        self.send(encoded(message))


def _id_of(data: bytes) -> str:
    """The id of a message that cannot be read otherwise, so that whoever sent it knows."""
    try:
        return msgspec.json.decode(data, type=_Id).id[:_LONGEST_ID]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
