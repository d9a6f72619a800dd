"""Long work on the event loop, a few milliseconds at a time."""

import asyncio
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

T = TypeVar("T")

_SLICE: Final = 0.004
"""Seconds of work at a stretch: with whatever else is ready, far from the 20 ms that people would notice."""


class SlowLane:
    """Lets one slice of long work pass in each round of the loop, however many have such work: they take turns."""

    def __init__(self, now: Callable[[], float] = perf_counter) -> None:
        self._now = now
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def paced(self, pages: AsyncIterable[Iterable[T]]) -> AsyncIterator[T]:
        """The items of some pages, with a rest whenever the work on them has taken a slice."""
        async for page in pages:
            start = await self._turn()
            for item in page:
                yield item
                if self._now() - start >= _SLICE:
                    start = await self._turn()

    async def _turn(self) -> float:
        """Wait for the next slice; when it starts."""
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
    """Items that are there already, as pages of them."""
    yield items
