"""The coaches of French Flair by name, from the gentlest to the hardest, and the chance to win."""

from collections.abc import Mapping
from typing import Final

from touchline.coaches.even import Random
from touchline.coaches.french_flair.novice import Novice
from touchline.coaches.french_flair.outlook import outlook
from touchline.coaches.french_flair.steady import Steady
from touchline.coaches.french_flair.styles import STYLES
from touchline.coaches.french_flair.thinker import MASTER, SHARP, Depth, Thinker
from touchline.coaches.mind import Budget, Hurried, Maker, plain
from touchline.kernel import Below, Coach

__all__ = ["LADDER", "STYLES", "outlook"]


def _steady(below: Below, *, style: str, budget: Budget | None, hurried: Hurried) -> Coach:
    return Steady(below, style=style)


def _thinker(depth: Depth) -> Maker:
    def make(below: Below, *, style: str, budget: Budget | None, hurried: Hurried) -> Coach:
        return Thinker(below, depth, style=style, budget=budget, hurried=hurried)

    return make


LADDER: Final[Mapping[str, Maker]] = {
    "random": plain(Random),
    "novice": plain(Novice),
    "steady": _steady,
    "sharp": _thinker(SHARP),
    "master": _thinker(MASTER),
}
"""The levels, the gentlest first."""
