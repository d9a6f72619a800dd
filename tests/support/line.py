"""A proxy between browsers and a server: its line can be cut, slowed down, or silenced."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from threading import Thread
from typing import Any, Final, Literal, Protocol, TypeVar

T = TypeVar("T")
Way = Literal["up", "down"]
BOTH: Final[tuple[Way, Way]] = ("up", "down")
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Listening(Protocol):
    """A server that may restart on its port."""

    @property
    def port(self) -> int:
        """Where it listens."""
        ...


class Line:
    """A TCP proxy in a separate thread."""

    def __init__(self, server: Listening) -> None:
        self._server = server
        self._calls: set[_Call] = set()
        self._is_cut = False
        self._closes_with: int | None = None
        self._takes: Callable[[], float] = _no_time
        self.sockets = 0  # WebSockets that were opened through it
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._door = self._run(asyncio.start_server(self._come, "127.0.0.1", 0))
        self.port: int = self._door.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        """The address for browsers."""
        return f"http://localhost:{self.port}"

    # What may happen to it

    def cut(self) -> None:
        """Break every connection, and let nobody through."""
        self._is_cut = True
        self._each(_Call.abort)

    def mend(self) -> None:
        """Let new connections through at full speed. Silenced ones stay silent."""
        self._is_cut, self._closes_with, self._takes = False, None, _no_time

    def swallow(self, *ways: Way) -> None:
        """Silence every open connection: it takes bytes in and delivers nothing, one way or both."""
        self._each(lambda call: call.deaf.update(ways or BOTH))

    def slow(self, seconds: float, *, stalls: float = 0.0, stalled: float = 0.0, seed: int = 0) -> None:
        """Delay everything, each way; a share of it stalls for some seconds more."""
        chance = Random(seed)
        self._takes = lambda: seconds + (stalled if chance.random() < stalls else 0.0)

    def close_with(self, code: int, *, always: bool = False) -> None:
        """Close every WebSocket with a code, as a server does; with `always`, future ones too."""
        self._closes_with = code if always else None
        self._each(lambda call: call.close_with(code) if call.is_socket else None)

    def close(self) -> None:
        """Take it down."""

        async def end() -> None:
            self._door.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        self._run(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # In its own thread

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def _each(self, do: "Callable[[_Call], None]") -> None:
        async def done() -> None:
            for call in tuple(self._calls):
                do(call)

        self._run(done())

    async def _come(self, *near: Any) -> None:
        reader, writer = near
        try:
            if self._is_cut:
                raise ConnectionRefusedError
            far = await asyncio.open_connection("127.0.0.1", self._server.port)
        except OSError:
            writer.transport.abort()
            return
        call = _Call(self, (reader, writer), far)
        self._calls.add(call)
        try:
            with suppress(asyncio.CancelledError):  # the line is taken down
                await asyncio.gather(*map(call.carry, BOTH))
        finally:
            self._calls.discard(call)
            for end in (writer, far[1]):
                end.close()

    def takes(self) -> float:
        """The travel time of the next piece, in seconds."""
        return self._takes()

    def opened(self, call: "_Call") -> None:
        """A WebSocket is open."""
        self.sockets += 1
        if self._closes_with is not None:
            call.close_with(self._closes_with)


class _Call:
    """A connection through a line."""

    def __init__(self, line: Line, near: Ends, far: Ends) -> None:
        self._line, self._near, self._far = line, near, far
        self.deaf: set[Way] = set()
        self.is_socket = False

    async def carry(self, way: Way) -> None:
        """Carry bytes one way, in order, each piece after its delay."""
        (reader, _), (_, writer) = (self._near, self._far) if way == "up" else (self._far, self._near)
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        await asyncio.gather(self._take(reader, pieces), self._deliver(way, writer, pieces))

    async def _take(self, reader: asyncio.StreamReader, pieces: "asyncio.Queue[tuple[float, bytes]]") -> None:
        loop, data = asyncio.get_running_loop(), b"-"
        while data:
            data = b""
            with suppress(OSError):
                data = await reader.read(65536)
            pieces.put_nowait((loop.time() + self._line.takes(), data))

    async def _deliver(
        self, way: Way, writer: asyncio.StreamWriter, pieces: "asyncio.Queue[tuple[float, bytes]]"
    ) -> None:
        while True:
            due, data = await pieces.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if not data:
                break
            if way in self.deaf or writer.is_closing():
                continue
            writer.write(data)
            if way == "down" and not self.is_socket and data.startswith(b"HTTP/1.1 101 "):
                self.is_socket = True
                self._line.opened(self)
        if way not in self.deaf:
            writer.close()

    def close_with(self, code: int) -> None:
        """Say to the browser that the WebSocket is closed; the server finds it gone."""
        self.deaf.update(BOTH)
        self._near[1].write(b"\x88\x02" + code.to_bytes(2, "big"))
        self._near[1].close()
        self._far[1].transport.abort()

    def abort(self) -> None:
        """Break it."""
        for _, writer in (self._near, self._far):
            writer.transport.abort()


def _no_time() -> float:
    return 0.0
