"""Sockets: how many may be open, how long each may take, and which are closed when there are too many.

A socket is a stranger until its WebSocket has sent hello; from then on it watches a match or plays in one. Players are
never closed to make room. Strangers are, the longest-waiting first: those of the same client if it has too many,
otherwise any, and after them watchers. So a newcomer always gets in, however many sockets are held open idly.
"""

import asyncio
import errno
import logging
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from ipaddress import ip_address, ip_network
from itertools import islice
from time import monotonic
from typing import Any, Final, Literal

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from touchline.server import metrics as lines
from touchline.server.deflate import Deflate
from touchline.server.limits import client_at
from touchline.server.settings import Settings

_LOG: Final = logging.getLogger("touchline.server")

EXTENSION: Final = "touchline.socket"
"""The extension of a WebSocket's scope that holds its `Socket`."""

_FEWEST_FILES: Final = 32  # assumed for sockets, even if the system allows fewer
_EXHAUSTED: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
_GIVE_WAY: Final = 16  # strangers to close when the system has no more files
_PAUSE: Final = 0.2  # seconds to wait after that before accepting again
_PIECE: Final = 4096  # bytes to read at once
_QUIET: Final = 60.0  # seconds between two warnings of the same kind

CloseReason = Literal["slow_request", "slow_answer", "goodbye", "client", "files"]


def raise_file_limit(wanted: int) -> int:
    """Raise this process's limit of open files as far as the system allows; returns the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < highest:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))
        except (OSError, ValueError):
            return soft
    return file_limit(wanted)


def file_limit(wanted: int) -> int:
    """The number of files this process may open, at most `wanted`."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)


def open_files() -> int | None:
    """The number of files this process has open; None if the system does not say."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        try:
            return len(os.listdir(folder))
        except OSError:
            continue
    return None


class Socket:
    """An open socket."""

    def __init__(self, sockets: "Sockets", transport: asyncio.Transport, client: str | None) -> None:
        self._sockets, self._transport = sockets, transport
        self.client = client  # None for a proxy, whose clients are limited one by one
        self._timer: asyncio.TimerHandle | None = None
        self._gone = False

    def within(self, seconds: float, why: CloseReason) -> None:
        """Close it after some seconds, unless the deadline is changed or lifted before."""
        self.at_ease()
        if not self._gone:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.close, why)

    def at_ease(self) -> None:
        """Lift the deadline."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def asks(self) -> None:
        """Move it to the end of the line after a complete request."""
        self._sockets.refresh(self)

    def sits(self, *, plays: bool) -> None:
        """Mark it as a player or watcher after its hello."""
        self.at_ease()
        self._sockets.seat(self, plays=plays)

    def close(self, why: CloseReason) -> None:
        """Close it at once."""
        self._sockets.closed[why] += 1
        self.gone()
        self._transport.abort()

    def gone(self) -> None:
        """Note that it is closed."""
        self._gone = True
        self.at_ease()
        self._sockets.forget(self, self._transport)


class Sockets:
    """All open sockets of the server."""

    def __init__(self, settings: Settings, files: int, now: Callable[[], float] = monotonic) -> None:
        self._settings = settings
        self.files = files
        self._proxies = [ip_network(proxy) for proxy in settings.proxies]
        self._open: dict[asyncio.BaseTransport, Socket] = {}
        self._strangers: dict[Socket, None] = {}  # the longest-waiting first
        self._watchers: dict[Socket, None] = {}
        self._players: set[Socket] = set()
        self._of_client: dict[str, dict[Socket, None]] = {}  # strangers, in the same order
        self.closed: Counter[str] = Counter()
        self.failures = 0  # of accepting a socket
        self._warn = Seldom(now)

    # Opening and closing

    def enter(self, transport: asyncio.Transport) -> Socket | None:
        """Add a socket, closing others to make room; None if there is no room, and it is closed itself."""
        peer = transport.get_extra_info("peername")
        client = None if self._is_proxy(peer) else client_at(peer)
        most = self._settings.sockets_of_client
        if client is not None and len(others := self._of_client.get(client, {})) >= most:
            next(iter(others)).close("client")
            self._warn("client", "closing sockets: %s has more than %d of them outside a match", client, most)
        while self.guests >= self.most_guests:
            if not self.give_way():
                self.closed["files"] += 1
                transport.abort()
                return None
        found = self._open[transport] = Socket(self, transport, client)
        self._strangers[found] = None
        if client is not None:
            self._of_client.setdefault(client, {})[found] = None
        return found

    def of(self, transport: asyncio.BaseTransport) -> Socket | None:
        """The open socket of a transport, if any."""
        return self._open.get(transport)

    def give_way(self) -> bool:
        """Close the longest-waiting stranger, or else a watcher; whether there was one."""
        for guests in (self._strangers, self._watchers):
            if guests:
                next(iter(guests)).close("files")
                text = "closing sockets: there is room for %d outside a match, since %d files may be open (ulimit -n)"
                self._warn("files", text, self.most_guests, self.files)
                return True
        return False

    def refresh(self, found: Socket) -> None:
        """Restart the waiting time of a stranger."""
        tables = [self._strangers, self._of_client.get(found.client or "", {})]
        for table in tables:
            if found in table:
                del table[found]
                table[found] = None

    def seat(self, found: Socket, *, plays: bool) -> None:
        """Turn a stranger into a player or watcher."""
        if found not in self._strangers:
            return
        self._unlist(found)
        if plays:
            self._players.add(found)
        else:
            self._watchers[found] = None

    def forget(self, found: Socket, transport: asyncio.BaseTransport) -> None:
        """Remove a closed socket."""
        self._open.pop(transport, None)
        self._unlist(found)
        self._watchers.pop(found, None)
        self._players.discard(found)

    def _unlist(self, found: Socket) -> None:
        """Remove a socket from the strangers."""
        self._strangers.pop(found, None)
        if found.client is not None and found in (of_client := self._of_client.get(found.client, {})):
            del of_client[found]
            if not of_client:
                del self._of_client[found.client]

    def _is_proxy(self, peer: Any) -> bool:
        return bool(self._proxies) and bool(peer) and any(ip_address(peer[0]) in each for each in self._proxies)

    # Limits

    @property
    def guests(self) -> int:
        """The number of sockets that are not players."""
        return len(self._strangers) + len(self._watchers)

    @property
    def most_guests(self) -> int:
        """How many guests there may be; each may need a second file, for the page it is sent."""
        free = max(self.files - self._settings.spare_files, _FEWEST_FILES)
        return (free - max(len(self._players), int(free * self._settings.reserve_for_players))) // 2

    def cannot_accept(self, error: OSError) -> None:
        """Handle a failed accept; if the system is out of files, close some strangers."""
        self.failures += 1
        self._warn("accept", "cannot accept a socket: %s", error.strerror or error)
        if error.errno in _EXHAUSTED:
            for found in [*islice(self._strangers, _GIVE_WAY)]:
                found.close("files")

    def lines(self) -> Iterator[str]:
        """The metrics, in Prometheus text format."""
        yield from lines.gauge("sockets_strangers", "Sockets outside a match.", len(self._strangers))
        yield from lines.gauge("sockets_watchers", "Sockets that watch a match.", len(self._watchers))
        yield from lines.gauge("sockets_players", "Sockets that play in a match.", len(self._players))
        yield from lines.gauge("sockets_guests_max", "Room for strangers and watchers together.", self.most_guests)
        yield from lines.counters("sockets_closed", "Sockets closed by the server, by reason.", "why", self.closed)
        yield from lines.counter("accept_failures", "Failed attempts to accept a socket.", self.failures)
        if (files := open_files()) is not None:
            yield from lines.gauge("files_open", "Open files and sockets.", files)
        yield from lines.gauge("files_max", "Files and sockets that may be open.", self.files)


class Seldom:
    """Rate-limited warnings: each kind is logged at once, then at most once a minute, with a count."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._logged: dict[str, float] = {}
        self._unlogged: Counter[str] = Counter()

    def __call__(self, kind: str, text: str, *facts: object) -> None:
        """Log a warning, unless one of its kind was logged within a minute."""
        now = self._now()
        self._unlogged[kind] += 1
        if kind in self._logged and now - self._logged[kind] < _QUIET:
            return
        self._logged[kind] = now
        _LOG.warning(f"{text}; %d times since the last such line", *facts, self._unlogged.pop(kind))


# In uvicorn


class Config(uvicorn.Config):
    """A configuration with our settings and sockets."""

    def __init__(self, app: Any, settings: Settings, sockets: Sockets, **given: Any) -> None:
        super().__init__(
            app, http=HttpProtocol, ws=WebSocketProtocol, timeout_keep_alive=settings.keep_alive_seconds, **given
        )
        self.settings, self.sockets = settings, sockets


class HttpProtocol(H11Protocol):
    """HTTP with deadlines for sending requests and receiving responses."""

    config: Config
    _socket: Socket | None = None
    _awaits = False  # whether a request, or the rest of one, is still to come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the socket."""
        super().connection_made(transport)
        self._socket = self.config.sockets.enter(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Receive part of a request; the deadline covers the whole request, in however many parts."""
        if self._socket is None:
            return
        if not self._awaits and self.conn.their_state is h11.IDLE:
            self._await_request()
        super().data_received(data)
        if self._awaits and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._awaits = False
            self._socket.asks()
            self._socket.within(self.config.settings.answer_seconds, "slow_answer")

    def _await_request(self) -> None:
        if self._socket is not None:
            self._awaits = True
            self._socket.within(self.config.settings.request_seconds, "slow_request")

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the socket."""
        super().connection_lost(exc)
        if self._socket is not None:
            self._socket.gone()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that passes messages directly between the app and the socket.

    Once the app has called `deliver`, there is no task, queue or pause per message in either direction.
    """

    config: Config
    _socket: Socket | None = None
    _take: Callable[[bytes], None] | None = None
    _flush: Callable[[], None] | None = None
    _rest = b""  # received, but not yet read

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [Deflate()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a socket that has requested a WebSocket."""
        super().connection_made(transport)
        self._socket = self.config.sockets.of(transport)

    def handle_connect(self, event: Request) -> None:
        """Pass the handshake to the app, with the socket in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope") and (extensions := self.scope["extensions"]) is not None:
            extensions[EXTENSION] = {"socket": self._socket, "line": self}

    # Direct delivery

    def data_received(self, data: bytes) -> None:
        """Receive data; a large amount is read in pieces, so that other connections need not wait."""
        if not self._rest and len(data) <= _PIECE:
            super().data_received(data)
            return
        if not self._rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._read_on)
        self._rest += data

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self._rest = b""
            return
        piece, self._rest = self._rest[:_PIECE], self._rest[_PIECE:]
        super().data_received(piece)
        if self._rest:
            self.loop.call_soon(self._read_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def deliver(self, take: Callable[[bytes], None], flush: Callable[[], None]) -> None:
        """From now on, pass each message to `take`, and call `flush` when writing can resume."""
        self._take, self._flush = take, flush
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                take(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Deliver a complete message."""
        if self._take is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._take(data)

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages in one write."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:  # the browser has closed
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """Flush once the send buffer has drained."""
        super().resume_writing()
        if self._flush is not None:
            self._flush()

    def wake(self) -> None:
        """Wake the task that waits for this WebSocket to close; nothing more is read meanwhile."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    # Overrides of uvicorn

    async def send(self, message: Any) -> None:
        """Send a message of the app; after a refusal the handshake counts as complete, or uvicorn would warn."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Set a deadline for the browser to receive the rest, once the app is done."""
        super().on_task_complete(task)
        if self._socket is not None:
            self._socket.within(self.config.settings.goodbye_seconds, "goodbye")

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the socket."""
        super().connection_lost(exc)
        self._take = self._flush = None
        if self._socket is not None:
            self._socket.gone()


async def accept(listening: socket.socket, sockets: Sockets, protocol: Callable[[], asyncio.Protocol]) -> None:
    """Accept sockets, one after another, forever.

    We do not use the loop's own server: uvloop's stops silently when the system is out of files.
    """
    loop = asyncio.get_running_loop()
    while True:
        try:
            connection, _ = await loop.sock_accept(listening)
        except ConnectionError:  # the client has given up
            continue
        except OSError as error:
            sockets.cannot_accept(error)
            await asyncio.sleep(_PAUSE)
            continue
        try:
            await loop.connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()
