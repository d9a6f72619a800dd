"""Coaches think, and answers are looked at, in processes of their own: `python -m touchline.server.thinking`.

One process is for looks alone: a person who looks at an answer never waits for a coach. Coaches have lower priority
than all else, so that people are served first where there are more processes than cores.

Tasks and results go through standard input and output as MessagePack, each after its length in four bytes. A process
ends when its input does, so none outlives the server, however that ends.
"""

import asyncio
import logging
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Any, BinaryIO, Final, Literal

import msgspec

from touchline.coaches.protocol import Adviser, RankedAnswer
from touchline.coaches.registry import coach
from touchline.i18n.advice import because
from touchline.kernel import BadSetup, Choose, Coach, Record, Seeded, Side, TouchlineError
from touchline.server.fair_queue import NOBODY, Asker, FairQueue
from touchline.session.presenter import Presenter
from touchline.session.protocol.asks import Advice, Idea
from touchline.session.protocol.messages import Look

_LOG: Final = logging.getLogger("touchline.server")
_ATTEMPTS: Final = 3
_HEAD: Final = 4  # bytes that tell the length of what follows
_HURRY: Final = getattr(signal, "SIGUSR1", None)  # Windows has no such signal

_LOOKS: Final = frozenset({"look", "reach", "cards"})
_IN_HAND: Final = 4
"""Looks that the process has in hand: the next is there as soon as one is done, and clients still take turns."""
_NICE: Final = 5
"""By how much coaches give way to other processes."""

HURRIES: Final = _HURRY is not None
"""Whether a coach that thinks can be told to answer at once."""


class Task(Record, frozen=True):
    """Something to be thought about: a move of a coach, its hint, or what would come of an answer."""

    kind: Literal["move", "hint", "look", "reach", "cards"]
    game: str
    state: bytes
    side: Side
    coach: str = ""
    seed: str = ""  # of what the coach leaves to chance
    seconds: float = 0.0  # after which the coach answers with the best that it has found
    say: str = ""
    places: tuple[int, ...] = ()
    by: Asker = NOBODY  # for whom


class Result(Record, frozen=True):
    """What came of a task: an answer as text, or what was seen as JSON; or why nothing did."""

    text: str = ""
    look: bytes = b""
    refused: str = ""  # by the game
    failed: str = ""  # by accident


class ThinkingFailed(Exception):
    """Nothing came of a task, for no fault of whoever set it."""


def load_presenters(place: str) -> Mapping[str, Presenter]:
    """The games by name, from where they are found: module:name."""
    module, _, name = place.partition(":")
    presenters: Mapping[str, Presenter] = getattr(import_module(module), name)
    return presenters


# In the server


async def _start(presenters: str, *given: str) -> asyncio.subprocess.Process:
    """Start a process; its first output is `_READY`."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __spec__.name,
        presenters,
        *given,
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
    """One process, in which a coach does one task at a time."""

    def __init__(self, presenters: str) -> None:
        self._faces = presenters
        self._process: asyncio.subprocess.Process | None = None
        self._ready = False  # to be told to hurry: before that, the signal would end it

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await _start(self._faces, _CALMLY)
            self._ready = False
        return self._process

    async def does(self, task: Task, hurry: asyncio.Event | None) -> Result:
        """Do a task; once there is a hurry, with what has been found until then."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        if not self._ready:
            await process.stdout.readexactly(len(_READY))
            self._ready = True
        if hurry is not None and hurry.is_set():
            task = msgspec.structs.replace(task, seconds=0.0)
        _send(process, task)
        await process.stdin.drain()
        hurrying = asyncio.ensure_future(_hurries(process, hurry)) if hurry is not None else None
        try:
            return await _receive(process)
        finally:
            if hurrying is not None:
                hurrying.cancel()

    async def stop(self, *, kill: bool) -> None:
        process, self._process = self._process, None
        if process is not None:
            await _end(process, kill=kill)


async def _hurries(process: asyncio.subprocess.Process, hurry: asyncio.Event) -> None:
    """Tell a process to answer at once, as soon as there is a hurry."""
    await hurry.wait()
    if _HURRY is not None:
        with suppress(ProcessLookupError):
            process.send_signal(_HURRY)


@dataclass(eq=False, slots=True)
class _Asked:
    """A look that somebody waits for."""

    task: Task
    seconds: float
    result: asyncio.Future[Result]
    attempts: int = 0


class _Looker:
    """The process for looks, which take about a millisecond each.

    A few are sent ahead and come back in order: the process need not wait for the server between two. If it dies or
    takes too long, the look that it was at is to blame: that one is given up after some attempts, and the others go to
    the next process. What nobody waits for any more is skipped, or its result dropped.
    """

    def __init__(self, presenters: str) -> None:
        self._presenters = presenters
        self._queue: FairQueue[_Asked] = FairQueue()
        self._in_hand: deque[_Asked] = deque()
        self._process: asyncio.subprocess.Process | None = None
        self._ready = False
        self._running: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._begun = 0.0
        self.tasks = 0
        self.seconds = 0.0
        self.replaced = 0

    async def start(self) -> None:
        """Start the process, so that nobody waits for it later."""
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
        """How many looks are not sent yet."""
        return len(self._queue)

    async def ask(self, task: Task, seconds: float) -> Result:
        """The result of a look, which may take so many seconds once it is begun."""
        asked = _Asked(task, seconds, asyncio.get_running_loop().create_future())
        self._queue.put(asked, task.by)
        self._fill()
        return await asked.result

    def _fill(self) -> None:
        """Send looks ahead; they wait for the process if it is yet to start."""
        while self._queue and len(self._in_hand) < _IN_HAND:
            asked = self._queue.take()
            if not asked.result.done():
                self._in_hand.append(asked)
                if self._ready:
                    self._send(asked)
        if self._in_hand:
            self._run()

    def _send(self, asked: _Asked) -> None:
        assert self._process is not None
        _send(self._process, asked.task)
        if self._in_hand[0] is asked:
            self._begin()

    def _begin(self) -> None:
        """The process is at the first of what it has in hand."""
        assert self._process is not None
        self._begun = perf_counter()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._in_hand[0].seconds, self._process.kill)

    def _run(self) -> None:
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._serve(), name="looks")

    async def _serve(self) -> None:
        """Receive results; replace the process as long as there is something to look at."""
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
        for asked in self._in_hand:
            self._send(asked)
        while True:
            self._finish(await _receive(process))

    def _finish(self, result: Result) -> None:
        asked = self._in_hand.popleft()
        self.tasks += 1
        self.seconds += perf_counter() - self._begun
        if self._in_hand:
            self._begin()
        elif self._timer is not None:
            self._timer.cancel()
        if not asked.result.done():
            if result.failed:
                asked.result.set_exception(ThinkingFailed(result.failed))
            else:
                asked.result.set_result(result)
        self._fill()

    async def _lose(self, process: asyncio.subprocess.Process) -> None:
        """The process has died, or was killed because it took too long."""
        self._process, self._ready = None, False
        if self._timer is not None:
            self._timer.cancel()
        _LOG.warning("a thinking process is replaced: it died, or took too long")
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
                first.result.set_exception(
                    ThinkingFailed(f"no process came to an end with a {task.kind} of {task.game}")
                )
            self._fill()


class Pool:
    """Some processes that think and one that looks, for each client in turn.

    One that dies or takes too long is replaced, and its task is given out again.
    """

    def __init__(self, workers: int, presenters: str) -> None:
        self._workers = [_Worker(presenters) for _ in range(workers)]
        self._idle: list[_Worker] = []
        self._queue: FairQueue[asyncio.Future[_Worker]] = FairQueue()
        self._looker = _Looker(presenters)
        self._tasks = 0
        self._seconds = 0.0
        self._replaced = 0

    async def start(self) -> None:
        """Start every process, so that nobody waits for one later."""
        if self._workers:
            await self._looker.start()
        for worker in self._workers:
            await worker.start()
            self._free(worker)

    async def stop(self) -> None:
        """End every process."""
        await asyncio.gather(self._looker.stop(), *[worker.stop(kill=True) for worker in self._workers])

    @property
    def pids(self) -> list[int]:
        """The processes of coaches that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def looker(self) -> int | None:
        """The process for looks, if it runs."""
        return self._looker.pid

    @property
    def tasks(self) -> int:
        """How many tasks have come to an end."""
        return self._tasks + self._looker.tasks

    @property
    def seconds(self) -> float:
        """How long they took."""
        return self._seconds + self._looker.seconds

    @property
    def replaced(self) -> int:
        """How many processes were."""
        return self._replaced + self._looker.replaced

    async def ask(self, task: Task, seconds: float, hurry: asyncio.Event | None = None) -> Result:
        """The result of a task, which may take so many seconds; once there is a hurry, as much as is known by then."""
        if task.kind in _LOOKS:
            return await self._looker.ask(task, seconds)
        worker = await self._next(task.by)
        start = perf_counter()
        try:
            for _ in range(_ATTEMPTS):
                try:
                    result = await asyncio.wait_for(worker.does(task, hurry), seconds)
                except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                    _LOG.warning("a thinking process is replaced: %s", type(error).__name__)
                    self._replaced += 1
                    await worker.stop(kill=True)
                    continue
                if result.failed:
                    raise ThinkingFailed(result.failed)
                return result
            raise ThinkingFailed(f"no process came to an end with a {task.kind} of {task.game}")
        except asyncio.CancelledError:
            await worker.stop(kill=True)  # it would answer what nobody waits for
            raise
        finally:
            self._tasks += 1
            self._seconds += perf_counter() - start
            self._free(worker)

    @property
    def waiting(self) -> int:
        """How many tasks wait for a process."""
        return len(self._queue) + self._looker.waiting

    async def _next(self, by: Asker) -> _Worker:
        """A process, when it is the turn of a client."""
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(turn, by)
        if self._idle:
            self._free(self._idle.pop())
        try:
            return await turn
        except asyncio.CancelledError:
            self._queue.discard(turn, by)
            if not turn.cancelled():  # the turn came in the same moment
                self._free(turn.result())
            raise

    def _free(self, worker: _Worker) -> None:
        """Give a process to whoever is next."""
        while self._queue:
            turn = self._queue.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


# In the process


class Haste:
    """Whether the task at hand has taken long enough: its seconds are over, or somebody cannot wait."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._until = 0.0

    def begins(self, task: Task) -> None:
        """A task is taken up."""
        self._until = self._clock() + task.seconds

    def now(self, *_: object) -> None:
        """Somebody cannot wait."""
        self._until = 0.0

    def hurried(self) -> bool:
        """Whether it is time to answer."""
        return self._clock() >= self._until


def _done(task: Task, presenters: Mapping[str, Presenter], haste: Haste) -> Result:
    presenter = presenters[task.game]
    state = presenter.game.codec.unpack(task.state)
    look: Look
    match task.kind:
        case "move":
            view, request, mind = _thinks(task, presenter, state, haste)
            return Result(text=presenter.game.format_answer(mind.choose(view, request)))
        case "hint":
            view, request, mind = _thinks(task, presenter, state, haste)
            if not isinstance(mind, Adviser):
                raise BadSetup(f"the coach {task.coach} of {task.game} gives no hints")
            look = _advice(mind.advise(view, request), presenter)
        case "look":
            look = presenter.look(state, task.side, task.say)
        case "reach":
            look = presenter.look_at_reach(state, task.side, task.say)
        case "cards":
            look = presenter.look_at_cards(state, task.side, task.places)
    return Result(look=msgspec.json.encode(look))


def _thinks(task: Task, presenter: Presenter, state: Any, haste: Haste) -> tuple[Any, Choose, Coach]:
    """What a side sees, what it is asked, and the coach that thinks about it."""
    request = presenter.game.request(state)
    assert isinstance(request, Choose)
    mind = coach(task.game, task.coach, Seeded(task.seed, "coach").randbelow, should_stop=haste.hurried)
    return presenter.game.view(state, task.side), request, mind


def _advice(thoughts: Iterable[RankedAnswer], presenter: Presenter) -> Advice:
    game = presenter.game
    ideas = (
        Idea(game.format_answer(one.answer), one.value, because(game.name, one.why.key, one.why.facts))
        for one in thoughts
    )
    return Advice(tuple(ideas))


def work(presenters: Mapping[str, Presenter], tasks: BinaryIO, results: BinaryIO, haste: Haste) -> None:
    """Say that work can begin, and do tasks until there are no more."""
    results.write(_READY)
    results.flush()
    while len(head := tasks.read(_HEAD)) == _HEAD:
        try:
            task = _TASK.decode(tasks.read(int.from_bytes(head, "big")))
            haste.begins(task)
            result = _done(task, presenters, haste)
        except TouchlineError as error:
            result = Result(refused=str(error))
        except Exception as error:  # whatever goes wrong, the next task is another's
            _LOG.exception("a task went wrong")
            result = Result(failed=f"{type(error).__name__}: {error}")
        packed = msgspec.msgpack.encode(result)
        results.write(len(packed).to_bytes(_HEAD, "big") + packed)
        results.flush()


_TASK: Final = msgspec.msgpack.Decoder(Task)
_RESULT: Final = msgspec.msgpack.Decoder(Result)
_READY: Final = bytes(_HEAD)
_CALMLY: Final = "calmly"
"""The argument of a process that gives way to others."""


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this input
    if _CALMLY in sys.argv and hasattr(os, "nice"):  # Windows has no such priority
        os.nice(_NICE)
    haste = Haste()
    if _HURRY is not None:
        signal.signal(_HURRY, haste.now)
    output, sys.stdout = sys.stdout.buffer, sys.stderr  # nothing else goes between the results
    try:
        work(load_presenters(sys.argv[1]), sys.stdin.buffer, output, haste)
    except BrokenPipeError:  # the server is gone, and nobody waits for the result
        os._exit(0)
