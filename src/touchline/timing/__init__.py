"""Wall-clock time: how each game uses it, and the clocks that terminal and server run.

Nothing here reads a clock: callers pass the time in.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from touchline.games import Parts
from touchline.renamed import missing
from touchline.timing.clocks import HalfClock, SandTimer
from touchline.timing.protocol import SandTurn, Time, Timing

__all__ = ["TIMINGS", "HalfClock", "SandTimer", "SandTurn", "Time", "Timing"]

TIMINGS: Final[Mapping[str, Timing]] = Parts(__name__)
"""How each game keeps time."""

if not TYPE_CHECKING:  # or every name would pass for one of this module

    def __getattr__(name: str) -> None:
        raise missing(__name__, name)
