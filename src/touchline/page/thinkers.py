"""Where the page thinks: previews at once, coaches and hints in a worker of their own, reviews there while it idles."""

import asyncio
from collections.abc import Mapping
from time import perf_counter
from typing import Final

import msgspec

from touchline.coaches.protocol import finished
from touchline.page.browser import Thinker
from touchline.server.slow_lane import SLICE
from touchline.server.tasks import Deadline, Result, Task, ThinkingFailed, sliced
from touchline.session.presenter import Presenter

_RESULT: Final = msgspec.msgpack.Decoder(Result)


class PageThinkers:
    """The thinkers of the page, one task of a coach at a time."""

    can_stop: Final = True

    def __init__(self, presenters: Mapping[str, Presenter], thinker: Thinker) -> None:
        self._presenters, self._thinker = presenters, thinker
        self._turn = asyncio.Lock()
        self._asked = 0  # tasks that are done or wait, without reviews
        self._idle = asyncio.Event()
        self._idle.set()

    async def ask(self, task: Task, seconds: float, stop: asyncio.Event | None = None) -> Result:
        """The result of a task, which may take this many seconds; once `stop` is set, the best found so far."""
        packed = msgspec.msgpack.encode(task)
        if task.kind == "preview":  # about a millisecond, and the person waits for it
            result = _RESULT.decode(finished(sliced(packed, self._presenters, Deadline())))
        elif task.kind == "review":
            result = await self._review(packed, seconds)
        else:
            self._asked += 1
            self._idle.clear()
            try:
                async with self._turn:
                    result = await self._think(packed, seconds, stop)
            finally:
                self._asked -= 1
                if not self._asked:
                    self._idle.set()
        if result.failed:
            raise ThinkingFailed(result.failed)
        return result

    async def _review(self, packed: bytes, seconds: float) -> Result:
        """A portion of a review, once no coach thinks."""
        while True:
            await self._idle.wait()
            async with self._turn:
                if self._idle.is_set():
                    return await self._think(packed, seconds, None)

    async def _think(self, packed: bytes, seconds: float, stop: asyncio.Event | None) -> Result:
        stopping = asyncio.ensure_future(self._hurry(stop)) if stop is not None else None
        try:
            return _RESULT.decode(await asyncio.wait_for(self._reply(packed), seconds))
        except TimeoutError:
            raise ThinkingFailed(f"no answer within {seconds:g} seconds") from None
        finally:
            if stopping is not None:
                stopping.cancel()

    async def _reply(self, packed: bytes) -> bytes | memoryview:
        return await self._thinker.think(packed)

    async def _hurry(self, stop: asyncio.Event) -> None:
        await stop.wait()
        self._thinker.hurry()


class PagePlayer:
    """Where the page plays and reads the matches of competitions."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def ask(self, task: Task, seconds: float) -> Result:
        """The result of a match; the worker takes as long as it needs, since coaches go first."""
        result = _RESULT.decode(await self._thinker.play(msgspec.msgpack.encode(task)))
        if result.failed:
            raise ThinkingFailed(result.failed)
        return result


class CoachWorker:
    """The worker's side: tasks one after another, in slices, so that it hears when it should answer at once."""

    def __init__(self, presenters: Mapping[str, Presenter]) -> None:
        self._presenters, self._deadline = presenters, Deadline()
        self._turn = asyncio.Lock()
        self._hurried = 0

    async def think(self, number: int, packed: bytes | memoryview) -> bytes:
        """The packed result of a packed task."""
        async with self._turn:
            work, since = sliced(packed, self._presenters, self._deadline), perf_counter()
            while True:
                try:
                    next(work)
                except StopIteration as end:
                    result: bytes = end.value
                    return result
                if perf_counter() - since >= SLICE:
                    await asyncio.sleep(0)
                    since = perf_counter()
                if self._hurried == number:
                    self._deadline.stop()

    async def play(self, packed: bytes | memoryview) -> bytes:
        """The packed result of a whole match; whoever waits for a coach goes first."""
        work = sliced(packed, self._presenters, Deadline())
        while True:
            async with self._turn:
                since = perf_counter()
                try:
                    while perf_counter() - since < SLICE:
                        next(work)
                except StopIteration as end:
                    result: bytes = end.value
                    return result
            await asyncio.sleep(0)

    def hurry(self, number: int) -> None:
        """Answer the task of this number with the best found so far."""
        self._hurried = number
