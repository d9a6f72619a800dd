"""Watches the event loop: whatever holds it up keeps everybody waiting."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Final

_LOG: Final = logging.getLogger("touchline.server")
_LIMITS: Final = {"20ms": 0.02, "100ms": 0.1, "1s": 1.0}
_SETTLED: Final = 1.0
"""Seconds until a server that starts has loaded everything."""


class LoopWatch:
    """Wakes every so often, and notes how late.

    A loop is late because its own thread works, or because other threads and programs have the processor. Only the
    first is the fault of what the loop was given to do: it is `busy`, and counted in `stalls`.
    """

    def __init__(
        self, every: float, now: Callable[[], float] = perf_counter, worked: Callable[[], float] = thread_time
    ) -> None:
        self._every, self._now, self._worked = every, now, worked
        self.late = 0.0  # seconds, at most
        self.busy = 0.0  # of them, at most
        self.stalls: Counter[str] = Counter(dict.fromkeys(_LIMITS, 0))  # by how long at least

    async def run(self) -> None:
        """Watch until it is cancelled."""
        await asyncio.sleep(_SETTLED)
        while True:
            start, worked = self._now(), self._worked()
            await asyncio.sleep(self._every)
            self.note(self._now() - start - self._every, self._worked() - worked)

    def note(self, late: float, worked: float) -> None:
        """The loop came late by some seconds, and its thread has worked for some since it was on time."""
        busy = min(late, worked)
        self.late, self.busy = max(self.late, late), max(self.busy, busy)
        self.stalls.update(name for name, limit in _LIMITS.items() if busy > limit)
        if busy > _LIMITS["1s"]:
            _LOG.warning("the event loop was held up for %.1f s", busy)
