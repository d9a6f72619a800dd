"""How long coaches think: every decision timed, and kept as counts that add up over any number of matches.

The time is that of one core: what a coach takes itself, however many others the machine is busy with.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import floor, log
from time import thread_time
from typing import Any, Final

from touchline.kernel import Choose, Coach, Record

_STEP: Final = 1.05
"""Times are told apart when one is longer by so much: what is asked of a pace is true to 5 %."""

_SHORTEST: Final = 1e-7  # seconds; nothing is decided in less


class Timed:
    """A coach with a stopwatch beside it, which runs while it chooses and at no other time."""

    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self.seconds: list[float] = []

    def choose(self, view: Any, request: Choose) -> Any:
        """What the coach answers."""
        start = thread_time()
        answer = self._coach.choose(view, request)
        self.seconds.append(thread_time() - start)
        return answer


class ThinkTimes(Record, frozen=True):
    """The times of many decisions: how many took so long, by steps of 5 %."""

    counts: Mapping[int, int] = {}

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "ThinkTimes":
        """The pace of decisions that took these times."""
        return cls(dict(sorted(Counter(floor(log(max(_SHORTEST, took), _STEP)) for took in seconds).items())))

    @classmethod
    def together(cls, paces: Iterable["ThinkTimes"]) -> "ThinkTimes":
        """All their decisions."""
        counts: Counter[int] = Counter()
        for pace in paces:
            counts.update(pace.counts)
        return cls(dict(sorted(counts.items())))

    @property
    def decisions(self) -> int:
        """How many decisions were timed."""
        return sum(self.counts.values())

    def within(self, share: float) -> float:
        """The seconds within which this share of the decisions was made; 0 if there were none."""
        wanted, seen = share * self.decisions, 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return float(_STEP ** (step + 1))
        return 0.0
