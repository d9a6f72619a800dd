"""Coaches think, and answers are looked at, in processes of their own: `python -m touchline.server.thinking`.

Tasks and results go through standard input and output as MessagePack, each after its length in four bytes. A process
ends when its input does, so none outlives the server, however that ends.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Mapping
from importlib import import_module
from time import perf_counter
from typing import BinaryIO, Final, Literal

import msgspec

from touchline.coaches.registry import coach
from touchline.kernel import Choose, Record, Seeded, Side, TouchlineError
from touchline.server.face import Face

_LOG: Final = logging.getLogger("touchline.server")
_ATTEMPTS: Final = 3
_HEAD: Final = 4  # bytes that tell the length of what follows


class Task(Record, frozen=True):
    """Something to be thought about: a move of a coach, or what would come of an answer."""

    kind: Literal["move", "look", "reach", "cards"]
    game: str
    state: bytes
    side: Side
    coach: str = ""
    seed: str = ""  # of what the coach leaves to chance
    say: str = ""
    places: tuple[int, ...] = ()


class Result(Record, frozen=True):
    """What came of a task: an answer as text, or what was seen as JSON; or why nothing did."""

    text: str = ""
    look: bytes = b""
    refused: str = ""  # by the game
    failed: str = ""  # by accident


class ThinkingFailed(Exception):
    """Nothing came of a task, for no fault of whoever set it."""


def load_faces(place: str) -> Mapping[str, Face]:
    """The games by name, from where they are found: module:name."""
    module, _, name = place.partition(":")
    faces: Mapping[str, Face] = getattr(import_module(module), name)
    return faces


# In the server


class _Worker:
    """One process, which does one task at a time."""

    def __init__(self, faces: str) -> None:
        self._faces = faces
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __spec__.name,
                self._faces,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def does(self, task: bytes) -> Result:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(task).to_bytes(_HEAD, "big") + task)
        await process.stdin.drain()
        head = await process.stdout.readexactly(_HEAD)
        return _RESULT.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))

    async def stop(self, *, kill: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        if kill and process.returncode is None:
            process.kill()
        await process.wait()


class Pool:
    """Some processes that think. One that dies or takes too long is replaced, and its task is given out again."""

    def __init__(self, workers: int, faces: str) -> None:
        self._workers = [_Worker(faces) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self.tasks = 0
        self.seconds = 0.0
        self.replaced = 0

    async def start(self) -> None:
        """Start every process, so that nobody waits for one later."""
        for worker in self._workers:
            await worker.start()
            self._idle.put_nowait(worker)

    async def stop(self) -> None:
        """End every process."""
        await asyncio.gather(*[worker.stop(kill=True) for worker in self._workers])

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def ask(self, task: Task, seconds: float) -> Result:
        """The result of a task, which may take so many seconds."""
        packed = msgspec.msgpack.encode(task)
        worker = await self._idle.get()
        start = perf_counter()
        try:
            for _ in range(_ATTEMPTS):
                try:
                    result = await asyncio.wait_for(worker.does(packed), seconds)
                except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                    _LOG.warning("a thinking process is replaced: %s", type(error).__name__)
                    self.replaced += 1
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
            self.tasks += 1
            self.seconds += perf_counter() - start
            self._idle.put_nowait(worker)


# In the process


def _done(task: Task, faces: Mapping[str, Face]) -> Result:
    face = faces[task.game]
    state = face.game.codec.unpack(task.state)
    match task.kind:
        case "move":
            request = face.game.request(state)
            assert isinstance(request, Choose)
            mind = coach(task.game, task.coach, Seeded(task.seed, "coach").below)
            return Result(text=face.game.write(mind.choose(face.game.view(state, task.side), request)))
        case "look":
            look = face.look(state, task.side, task.say)
        case "reach":
            look = face.look_at_reach(state, task.side, task.say)
        case "cards":
            look = face.look_at_cards(state, task.side, task.places)
    return Result(look=msgspec.json.encode(look))


def work(faces: Mapping[str, Face], tasks: BinaryIO, results: BinaryIO) -> None:
    """Do tasks until there are no more."""
    while len(head := tasks.read(_HEAD)) == _HEAD:
        try:
            result = _done(_TASK.decode(tasks.read(int.from_bytes(head, "big"))), faces)
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


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this input
    output, sys.stdout = sys.stdout.buffer, sys.stderr  # nothing else goes between the results
    try:
        work(load_faces(sys.argv[1]), sys.stdin.buffer, output)
    except BrokenPipeError:  # the server is gone, and nobody waits for the result
        os._exit(0)
