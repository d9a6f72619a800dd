"""Monitors the event loop: work that blocks it delays everybody."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Final

_LOG: Final = logging.getLogger("touchline.server")
_LIMITS: Final = {"20ms": 0.02, "100ms": 0.1, "1s": 1.0}
_SETTLED: Final = 1.0
"""Seconds after which a starting server has loaded everything."""


class LoopWatch:
    """Wakes at regular intervals and notes how late it wakes.

    The loop is late because its own thread is working, or because other threads and programs have the CPU. Only the
    first is the fault of our code: it counts as `busy` and in `stalls`.
    """

    def __init__(
        self, every: float, now: Callable[[], float] = perf_counter, worked: Callable[[], float] = thread_time
    ) -> None:
        self._every, self._now, self._worked = every, now, worked
        self.late = 0.0  # the longest delay, in seconds
        self.busy = 0.0  # the longest delay caused by the loop's own thread
        self.stalls: Counter[str] = Counter(dict.fromkeys(_LIMITS, 0))  # by minimum length

    async def run(self) -> None:
        """Watch until cancelled."""
        await asyncio.sleep(_SETTLED)
        while True:
            start, worked = self._now(), self._worked()
            await asyncio.sleep(self._every)
            self.note(self._now() - start - self._every, self._worked() - worked)

    def note(self, late: float, worked: float) -> None:
        """Note a delay of the loop, and how long its thread worked meanwhile, both in seconds."""
        busy = min(late, worked)
        self.late, self.busy = max(self.late, late), max(self.busy, busy)
        self.stalls.update(name for name, limit in _LIMITS.items() if busy > limit)
        if busy > _LIMITS["1s"]:
            _LOG.warning("the event loop was blocked for %.1f s", busy)
