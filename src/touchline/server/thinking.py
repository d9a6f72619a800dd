"""Coaches and previews run in separate processes: `python -m touchline.server.thinking`.

One process is reserved for previews, so a person previewing an answer never waits for a coach. Coaches run at a lower
priority, so people are served first if there are more processes than cores.

Tasks and results travel through standard input and output as MessagePack, each after its length in four bytes. A
process ends with its input, so none outlives the server, however that ends.
"""

import asyncio
import logging
import os
import signal
import sys
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import BinaryIO, Final

import msgspec

from touchline.coaches.protocol import finished
from touchline.server.fair_queue import Asker, FairQueue
from touchline.server.tasks import Deadline, Result, Task, ThinkingFailed, load_presenters, sliced
from touchline.session.presenter import Presenter

_LOG: Final = logging.getLogger("touchline.server")
_ATTEMPTS: Final = 3
_HEAD: Final = 4  # bytes of a length prefix
_STOP_SIGNAL: Final = getattr(signal, "SIGUSR1", None)  # missing on Windows

_IN_HAND: Final = 4
"""Previews sent ahead to the process: few enough that clients still take turns."""
_CALMLY: Final = "calmly"
_IDLY: Final = "idly"
_NICE: Final = {_CALMLY: 5, _IDLY: 15}
"""The niceness of coach processes and of those for whole matches and reviews, by the argument that says which it is."""


# In the server


async def _start(presenters: str, *arguments: str) -> asyncio.subprocess.Process:
    """Start a process; its first output is `_READY`."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __spec__.name,
        presenters,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


def _send(process: asyncio.subprocess.Process, task: Task) -> None:
    assert process.stdin is not None
    packed = msgspec.msgpack.encode(task)
    process.stdin.write(len(packed).to_bytes(_HEAD, "big") + packed)


async def _receive(process: asyncio.subprocess.Process) -> Result:
    assert process.stdout is not None
    head = await process.stdout.readexactly(_HEAD)
    return _RESULT.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))


async def _end(process: asyncio.subprocess.Process, *, kill: bool) -> None:
    assert process.stdin is not None
    process.stdin.close()
    if kill and process.returncode is None:
        process.kill()
    await process.wait()


class _Worker:
    """A coach process, which does one task at a time."""

    def __init__(self, presenters: str, priority: str = _CALMLY) -> None:
        self._presenters, self._priority = presenters, priority
        self._process: asyncio.subprocess.Process | None = None
        self._ready = False  # to receive the stop signal, which would kill it before

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await _start(self._presenters, self._priority)
            self._ready = False
        return self._process

    async def does(self, task: Task, stop: asyncio.Event | None) -> Result:
        """The result of a task; once `stop` is set, the best found so far."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        if not self._ready:
            await process.stdout.readexactly(len(_READY))
            self._ready = True
        if stop is not None and stop.is_set():
            task = msgspec.structs.replace(task, seconds=0.0)
        _send(process, task)
        await process.stdin.drain()
        stopping = asyncio.ensure_future(_signal_stop(process, stop)) if stop is not None else None
        try:
            return await _receive(process)
        finally:
            if stopping is not None:
                stopping.cancel()

    async def stop(self, *, kill: bool) -> None:
        process, self._process = self._process, None
        if process is not None:
            await _end(process, kill=kill)


async def _signal_stop(process: asyncio.subprocess.Process, stop: asyncio.Event) -> None:
    """Signal a process to answer at once when `stop` is set."""
    await stop.wait()
    if _STOP_SIGNAL is not None:
        with suppress(ProcessLookupError):
            process.send_signal(_STOP_SIGNAL)


@dataclass(eq=False, slots=True)
class _Preview:
    """A pending preview."""

    task: Task
    seconds: float
    result: asyncio.Future[Result]
    attempts: int = 0


class _Previewer:
    """The process for previews, which take about a millisecond each.

    A few are sent ahead and come back in order, so the process need not wait for the server between two. If it dies or
    takes too long, the current preview is to blame: that one is given up after some attempts, and the others go to
    a new process. Cancelled previews are skipped, or their results dropped.
    """

    def __init__(self, presenters: str) -> None:
        self._presenters = presenters
        self._queue: FairQueue[_Preview] = FairQueue()
        self._in_hand: deque[_Preview] = deque()
        self._process: asyncio.subprocess.Process | None = None
        self._ready = False
        self._running: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._begun = 0.0
        self.tasks = 0
        self.seconds = 0.0
        self.replaced = 0

    async def start(self) -> None:
        """Start the process ahead of the first preview."""
        self._process = await _start(self._presenters)
        self._run()

    async def stop(self) -> None:
        """End the process."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        process, self._process = self._process, None
        if process is not None:
            await _end(process, kill=True)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def waiting(self) -> int:
        """The number of previews not yet sent."""
        return len(self._queue)

    async def ask(self, task: Task, seconds: float) -> Result:
        """The result of a preview, which may take this many seconds once started."""
        preview = _Preview(task, seconds, asyncio.get_running_loop().create_future())
        self._queue.put(preview, task.by)
        self._fill()
        return await preview.result

    def _fill(self) -> None:
        """Send previews ahead; they wait if the process is still starting."""
        while self._queue and len(self._in_hand) < _IN_HAND:
            preview = self._queue.take()
            if not preview.result.done():
                self._in_hand.append(preview)
                if self._ready:
                    self._send(preview)
        if self._in_hand:
            self._run()

    def _send(self, preview: _Preview) -> None:
        assert self._process is not None
        _send(self._process, preview.task)
        if self._in_hand[0] is preview:
            self._begin()

    def _begin(self) -> None:
        """Start the timer for the preview the process is working on."""
        assert self._process is not None
        self._begun = perf_counter()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._in_hand[0].seconds, self._process.kill)

    def _run(self) -> None:
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._serve(), name="previews")

    async def _serve(self) -> None:
        """Receive results; replace the process while previews are pending."""
        while True:
            if self._process is None:
                self._process = await _start(self._presenters)
            try:
                await self._receive(self._process)
            except (asyncio.IncompleteReadError, OSError):
                await self._lose(self._process)
            if not self._in_hand:
                return

    async def _receive(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        await process.stdout.readexactly(len(_READY))
        self._ready = True
        for preview in self._in_hand:
            self._send(preview)
        while True:
            self._finish(await _receive(process))

    def _finish(self, result: Result) -> None:
        preview = self._in_hand.popleft()
        self.tasks += 1
        self.seconds += perf_counter() - self._begun
        if self._in_hand:
            self._begin()
        elif self._timer is not None:
            self._timer.cancel()
        if not preview.result.done():
            if result.failed:
                preview.result.set_exception(ThinkingFailed(result.failed))
            else:
                preview.result.set_result(result)
        self._fill()

    async def _lose(self, process: asyncio.subprocess.Process) -> None:
        """Clean up after the process died or was killed for taking too long."""
        self._process, self._ready = None, False
        if self._timer is not None:
            self._timer.cancel()
        _LOG.warning("replacing a thinking process: it died or took too long")
        self.replaced += 1
        await _end(process, kill=True)
        if not self._in_hand:
            return
        first = self._in_hand[0]
        first.attempts += 1
        if first.attempts == _ATTEMPTS or first.result.done():
            self._in_hand.popleft()
            if not first.result.done():
                task = first.task
                first.result.set_exception(ThinkingFailed(f"no process could finish a {task.kind} task of {task.game}"))
            self._fill()


class MatchProcess:
    """A process for whole matches, one at a time, with the lowest priority; it starts with the first."""

    def __init__(self, presenters: str) -> None:
        self._worker, self._turn = _Worker(presenters, _IDLY), asyncio.Lock()

    async def ask(self, task: Task, seconds: float) -> Result:
        """The result of a task; a process that dies or takes too long is replaced, and the task tried again."""
        async with self._turn:
            try:
                for _ in range(_ATTEMPTS):
                    try:
                        result = await asyncio.wait_for(self._worker.does(task, None), seconds)
                    except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                        _LOG.warning("replacing a process for matches: %s", type(error).__name__)
                        await self._worker.stop(kill=True)
                        continue
                    if result.failed:
                        raise ThinkingFailed(result.failed)
                    return result
            except asyncio.CancelledError:
                await self._worker.stop(kill=True)  # nobody waits for its result
                raise
            raise ThinkingFailed(f"no process could {task.kind} a match of {task.game}")

    async def stop(self) -> None:
        """End the process."""
        await self._worker.stop(kill=True)


class Pool:
    """Coach processes and one process for previews, serving clients in turn.

    A process that dies or takes too long is replaced, and its task is tried again.
    """

    can_stop: Final = _STOP_SIGNAL is not None

    def __init__(self, workers: int, presenters: str) -> None:
        self._workers = [_Worker(presenters) for _ in range(workers)]
        self._idle: list[_Worker] = []
        self._queue: FairQueue[asyncio.Future[_Worker]] = FairQueue()
        self._previewer = _Previewer(presenters)
        self._tasks = 0
        self._seconds = 0.0
        self._replaced = 0

    async def start(self) -> None:
        """Start all processes ahead of the first task."""
        if self._workers:
            await self._previewer.start()
        for worker in self._workers:
            await worker.start()
            self._free(worker)

    async def stop(self) -> None:
        """End every process."""
        await asyncio.gather(self._previewer.stop(), *[worker.stop(kill=True) for worker in self._workers])

    @property
    def pids(self) -> list[int]:
        """The running coach processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def previewer(self) -> int | None:
        """The process for previews, if it is running."""
        return self._previewer.pid

    @property
    def tasks(self) -> int:
        """The number of finished tasks."""
        return self._tasks + self._previewer.tasks

    @property
    def seconds(self) -> float:
        """The total duration of finished tasks."""
        return self._seconds + self._previewer.seconds

    @property
    def replaced(self) -> int:
        """The number of processes replaced."""
        return self._replaced + self._previewer.replaced

    async def ask(self, task: Task, seconds: float, stop: asyncio.Event | None = None) -> Result:
        """The result of a task, which may take this many seconds; once `stop` is set, the best found so far."""
        if task.kind == "preview":
            return await self._previewer.ask(task, seconds)
        worker = await self._next(task.by)
        start = perf_counter()
        try:
            for _ in range(_ATTEMPTS):
                try:
                    result = await asyncio.wait_for(worker.does(task, stop), seconds)
                except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                    _LOG.warning("replacing a thinking process: %s", type(error).__name__)
                    self._replaced += 1
                    await worker.stop(kill=True)
                    continue
                if result.failed:
                    raise ThinkingFailed(result.failed)
                return result
            raise ThinkingFailed(f"no process could finish a {task.kind} task of {task.game}")
        except asyncio.CancelledError:
            await worker.stop(kill=True)  # nobody waits for its result
            raise
        finally:
            self._tasks += 1
            self._seconds += perf_counter() - start
            self._free(worker)

    @property
    def waiting(self) -> int:
        """The number of tasks waiting for a process."""
        return len(self._queue) + self._previewer.waiting

    async def _next(self, by: Asker) -> _Worker:
        """A free process, once it is the client's turn."""
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(turn, by)
        if self._idle:
            self._free(self._idle.pop())
        try:
            return await turn
        except asyncio.CancelledError:
            self._queue.discard(turn, by)
            if not turn.cancelled():  # the turn came at the same moment
                self._free(turn.result())
            raise

    def _free(self, worker: _Worker) -> None:
        """Give a process to the next client in line."""
        while self._queue:
            turn = self._queue.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


# In the process


def work(presenters: Mapping[str, Presenter], tasks: BinaryIO, results: BinaryIO, deadline: Deadline) -> None:
    """Report readiness, then do tasks until the input ends."""
    results.write(_READY)
    results.flush()
    while len(head := tasks.read(_HEAD)) == _HEAD:
        task = tasks.read(int.from_bytes(head, "big"))
        packed = finished(sliced(task, presenters, deadline))
        results.write(len(packed).to_bytes(_HEAD, "big") + packed)
        results.flush()


_RESULT: Final = msgspec.msgpack.Decoder(Result)
_READY: Final = bytes(_HEAD)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes this input
    if hasattr(os, "nice"):  # missing on Windows
        os.nice(max((_NICE.get(argument, 0) for argument in sys.argv), default=0))
    deadline = Deadline()
    if _STOP_SIGNAL is not None:
        signal.signal(_STOP_SIGNAL, deadline.stop)
    output, sys.stdout = sys.stdout.buffer, sys.stderr  # keeps stray output out of the results
    try:
        work(load_presenters(sys.argv[1]), sys.stdin.buffer, output, deadline)
    except BrokenPipeError:  # the server is gone
        os._exit(0)
