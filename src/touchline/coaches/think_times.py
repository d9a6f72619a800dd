"""Thinking times of coaches, as histograms that add up over any number of matches.

Times are CPU times of one thread, so that other load on the machine does not count.
"""

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from math import floor, log
from typing import Any, Final

from touchline.kernel import Choose, Coach, Record

_STEP: Final = 1.05
"""The ratio between neighbouring bins: quantiles are accurate to 5 %."""

_SHORTEST: Final = 1e-7  # seconds; no decision takes less

_now: Final = getattr(time, "thread_time", time.perf_counter)
"""In WebAssembly there is no such clock, and one thread."""


class Timed:
    """A coach whose decisions are timed."""

    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self.seconds: list[float] = []

    def choose(self, view: Any, request: Choose) -> Any:
        """The coach's answer."""
        start = _now()
        answer = self._coach.choose(view, request)
        self.seconds.append(_now() - start)
        return answer


class ThinkTimes(Record, frozen=True):
    """A histogram of decision times, in steps of 5 %."""

    counts: Mapping[int, int] = {}

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "ThinkTimes":
        """The histogram of these times."""
        return cls(dict(sorted(Counter(floor(log(max(_SHORTEST, took), _STEP)) for took in seconds).items())))

    @classmethod
    def together(cls, parts: Iterable["ThinkTimes"]) -> "ThinkTimes":
        """The sum of several histograms."""
        counts: Counter[int] = Counter()
        for part in parts:
            counts.update(part.counts)
        return cls(dict(sorted(counts.items())))

    @property
    def decisions(self) -> int:
        """The number of decisions timed."""
        return sum(self.counts.values())

    def within(self, share: float) -> float:
        """The seconds within which this share of decisions was made; 0 if there are none."""
        wanted, seen = share * self.decisions, 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return float(_STEP ** (step + 1))
        return 0.0
