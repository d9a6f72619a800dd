"""The coaches of French Flair by level, and the chances of a match."""

from collections.abc import Mapping
from typing import Final

from touchline.coaches.french_flair.novice import Novice
from touchline.coaches.french_flair.search import MASTER, SHARP, Depth, SearchingCoach
from touchline.coaches.french_flair.steady import Steady
from touchline.coaches.french_flair.styles import STYLES
from touchline.coaches.french_flair.win_draw_loss import win_draw_loss
from touchline.coaches.protocol import Budget, Maker, ShouldStop, plain
from touchline.coaches.random_coach import RandomCoach
from touchline.kernel import Coach, Randbelow

__all__ = ["LEVELS", "STYLES", "win_draw_loss"]


def _steady(randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
    return Steady(randbelow, style=style)


def _thinker(depth: Depth) -> Maker:
    def make(randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
        return SearchingCoach(randbelow, depth, style=style, budget=budget, should_stop=should_stop)

    return make


LEVELS: Final[Mapping[str, Maker]] = {
    "random": plain(RandomCoach),
    "novice": plain(Novice),
    "steady": _steady,
    "sharp": _thinker(SHARP),
    "master": _thinker(MASTER),
}
"""The levels, weakest first."""
