"""Long-running work on the event loop, a few milliseconds at a time."""

import asyncio
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.004
"""Seconds of work in one go: together with other ready work, well below the 20 ms that people would notice."""


class SlowLane:
    """Runs one slice of long work per round of the loop; several such jobs take turns."""

    def __init__(self, now: Callable[[], float] = perf_counter) -> None:
        self._now = now
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def paced(self, pages: AsyncIterable[Iterable[T]]) -> AsyncIterator[T]:
        """The items of some pages, yielding to the loop whenever a slice is used up."""
        async for page in pages:
            start = await self._turn()
            for item in page:
                yield item
                if self._now() - start >= SLICE:
                    start = await self._turn()

    async def _turn(self) -> float:
        """Wait for the next slice; returns its start time."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._next)
        self._waiting.append(turn)
        await turn
        return self._now()

    def _next(self) -> None:
        turn = self._waiting.popleft()
        if not turn.done():
            turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)


async def one_page(items: Iterable[T]) -> AsyncIterator[Iterable[T]]:
    """Items already in memory, as a single page."""
    yield items
