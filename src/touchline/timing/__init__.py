"""Wall-clock time: how each game uses it, and the clocks that terminal and server run.

Nothing here reads a clock: callers pass the time in.
"""

from collections.abc import Mapping
from typing import Final

from touchline.timing import counter_attack, french_flair
from touchline.timing.clocks import Glass, HalfClock
from touchline.timing.kept import Sand, Time, Timing

__all__ = ["TIMINGS", "Glass", "HalfClock", "Sand", "Time", "Timing"]

TIMINGS: Final[Mapping[str, Timing]] = {
    "counter-attack": counter_attack.CounterAttackTiming(),
    "french-flair": french_flair.FrenchFlairTiming(),
}
"""How each game keeps time, by its name."""
