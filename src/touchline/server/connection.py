"""A browser's WebSocket: checks the size and rate of messages, passes them to the room, sends replies in batches."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from touchline.server.limits import Bucket
from touchline.server.metrics import Metrics
from touchline.server.room import Room
from touchline.server.rooms import NotLoaded, Rooms
from touchline.server.seats import InvitationUsed, NoSuchRoom
from touchline.server.settings import Settings
from touchline.server.sockets import Socket
from touchline.server.storage import in_short
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
    Ping,
    Pong,
    Preview,
    Refused,
)
from touchline.session.refusals import Refuse
from touchline.session.seating import Sides

_LOG: Final = logging.getLogger("touchline.server")
_DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(FromBrowser)
_PREVIEWS_AT_ONCE: Final = 8
_LONGEST_ID: Final = 64


class _Id(msgspec.Struct):
    id: str = ""


class _Closed(Exception):
    """The connection has to be closed."""

    def __init__(self, closing: Closing) -> None:
        super().__init__(closing.name)
        self.closing = closing


class Line(Protocol):
    """The transport below a WebSocket, for sending and receiving messages directly."""

    @property
    def writable(self) -> asyncio.Event:
        """Set unless the send buffer is full."""
        ...

    def deliver(self, take: Callable[[bytes], None], flush: Callable[[], None]) -> None:
        """From now on, pass each message to `take`, and call `flush` when writing can resume."""
        ...

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages in one write."""
        ...

    def wake(self) -> None:
        """Wake the task that waits for the WebSocket to close."""
        ...


class BrowserConnection:
    """The WebSocket of one browser."""

    def __init__(
        self,
        socket: WebSocket,
        line: Line,
        rooms: Rooms,
        settings: Settings,
        metrics: Metrics,
        client: str = "",
        below: Socket | None = None,
    ) -> None:
        self.client, self._below = client, below
        self._socket, self._line = socket, line
        self._rooms, self._settings, self._metrics = rooms, settings, metrics
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once, settings.monotonic)
        self._outgoing: list[bytes] = []
        self._previewing: set[asyncio.Task[None]] = set()
        self._closing: Closing | None = None
        self.sides: Sides = ()
        self.token = ""
        self.host = False

    # For the room

    def send(self, message: bytes) -> None:
        """Send a message, together with all others of this turn of the event loop.

        A browser that is too slow to receive them is disconnected; it reconnects when it can.
        """
        if self._closing is not None:
            return
        if len(self._outgoing) >= self._settings.outgoing_messages:
            self._flush()
            if self._outgoing:
                self._close(TOO_SLOW)
                return
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outgoing.append(message)

    def _flush(self) -> None:
        if self._outgoing and self._line.writable.is_set():
            messages, self._outgoing = self._outgoing, []
            self._line.write(messages)

    def leave(self) -> None:
        """Close the connection; the browser reconnects by itself."""
        self._close(RESTART)

    def dismiss(self) -> None:
        """Close the connection permanently: its seat has been given up."""
        self._close(HANDED_BACK)

    def _close(self, closing: Closing) -> None:
        if self._closing is None:
            self._closing = closing
            self._line.wake()

    # Running

    async def run(self) -> None:
        """Serve the browser until either side closes."""
        await self._socket.accept()
        await self._serve()
        try:
            async with asyncio.timeout(self._settings.goodbye_seconds):
                await self._say_goodbye()
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return  # the browser is gone

    async def _serve(self) -> None:
        room: Room | None = None
        try:
            room = await asyncio.wait_for(self._come_in(), self._settings.hello_seconds)
            self._line.deliver(partial(self._hear, room), self._flush)
            await self._socket.receive()  # returns only once either side has closed
            self._close(DONE)
        except WebSocketDisconnect:
            self._close(DONE)
        except TimeoutError:
            self._close(TOO_SLOW)
        except _Closed as closed:
            self._close(closed.closing)
        except SQLAlchemyError as error:
            _LOG.error("closing a connection: the database failed: %s", in_short(error))
            self._close(FAILED)
        except Exception:
            _LOG.exception("closing a connection after an error")
            self._close(FAILED)
        finally:
            if room is not None:
                room.exit(self)
            for task in self._previewing:
                task.cancel()

    async def _say_goodbye(self) -> None:
        assert self._closing is not None
        await self._line.writable.wait()
        self._flush()
        await self._socket.close(self._closing.code)

    async def _come_in(self) -> Room:
        raw = await self._socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1006))
        text = raw.get("text")
        hello = self._read(text.encode(errors="replace") if text is not None else raw.get("bytes") or b"")
        if not isinstance(hello, Hello):
            if hello is not None:
                self._refuse(Refuse("bad_message", "the first message must be hello"), hello.id)
            raise _Closed(BAD_HELLO)
        if hello.protocol != PROTOCOL:
            self._refuse(Refuse("protocol", f"this server speaks protocol {PROTOCOL}; got {hello.protocol}"))
            raise _Closed(UPGRADE)
        try:
            room, (_, self.sides, self.token, self.host) = await self._rooms.find(
                hello.token, hello.secret, watch=hello.watch
            )
        except InvitationUsed as error:
            self._refuse(Refuse("no_seat", str(error)))
            raise _Closed(INVITATION_USED) from None
        except (NoSuchRoom, BrokenMatch) as error:
            self._refuse(Refuse("no_seat", str(error)))
            raise _Closed(NO_SEAT) from None
        except NotLoaded as error:
            _LOG.error("a browser has to reconnect: %s", error)
            raise _Closed(RESTART) from None
        if self._below is not None:
            self._below.sits(plays=bool(self.sides))
        await room.enter(self, hello.seen, hello.number)
        return room

    def _hear(self, room: Room, data: bytes) -> None:
        """Handle a message."""
        if self._closing is not None:
            return
        try:
            if (message := self._read(data)) is not None:
                self._take(room, message)
        except _Closed as closed:
            self._close(closed.closing)
        except Exception:
            _LOG.exception("closing a connection after an error")
            self._close(FAILED)

    def _read(self, data: bytes) -> FromBrowser | None:
        """The decoded message; None if it is refused."""
        if len(data) > self._settings.message_bytes:
            most = self._settings.message_bytes
            self._refuse(Refuse("too_large", f"a message may have up to {most} bytes"), _id_of(data))
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
            self._refuse(Refuse("bad_message", f"an id has 1 to {_LONGEST_ID} characters"))
            return None
        return message

    _impatience = 0

    def _patience(self) -> bool:
        """Whether a browser that sends too fast stays connected."""
        self._impatience += 1
        return self._impatience <= self._settings.messages_at_once

    def _take(self, room: Room, message: FromBrowser) -> None:
        match message:
            case Hello():
                self._refuse(Refuse("bad_message", "hello was already sent"))
            case Ping(id=id):
                self.tell(Pong(id))
            case Preview() | Hint():
                if len(self._previewing) >= _PREVIEWS_AT_ONCE:
                    self._refuse(Refuse("busy", "too many previews are already running"), message.id)
                    return
                task = asyncio.create_task(self._preview(room, message))
                self._previewing.add(task)
                task.add_done_callback(self._previewing.discard)
            case _:
                room.take(self, message)

    async def _preview(self, room: Room, message: Preview | Hint) -> None:
        self.tell(await room.bots.reply(self, message))

    def _refuse(self, refuse: Refuse, id: str = "") -> None:
        self.tell(refuse.message(id))

    def tell(self, message: FromServer) -> None:
        """Send a message to this browser only."""
        if isinstance(message, Refused):
            self._metrics.refusals[message.error] += 1
        self.send(encoded(message))


def _id_of(data: bytes) -> str:
    """The id of an otherwise unreadable message, so that the refusal can refer to it."""
    try:
        return msgspec.json.decode(data, type=_Id).id[:_LONGEST_ID]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
