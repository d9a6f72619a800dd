"""The coaches of Counter Attack by level, and the chances of a match."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from touchline.coaches.counter_attack import styles, value
from touchline.coaches.counter_attack.novice import Novice
from touchline.coaches.counter_attack.search import MASTER, SHARP, SearchingCoach, Strength
from touchline.coaches.counter_attack.situation import situation
from touchline.coaches.counter_attack.steady import Steady
from touchline.coaches.protocol import Budget, Maker, ShouldStop, plain
from touchline.coaches.random_coach import RandomCoach
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.counter_attack.view import View
from touchline.kernel import Coach, Randbelow

STYLES: Final = tuple(styles.STYLES)


def _steady(randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
    return Steady(randbelow, style=styles.style(style))


def _searching(
    strength: Strength, randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop
) -> Coach:
    return SearchingCoach(
        randbelow, strength=strength, style=styles.style(style), budget=budget, should_stop=should_stop
    )


LEVELS: Final[Mapping[str, Maker]] = {
    "random": plain(RandomCoach),
    "novice": plain(Novice),
    "steady": _steady,
    "sharp": partial(_searching, SHARP),
    "master": partial(_searching, MASTER),
}
"""The levels, weakest first."""


def win_draw_loss(view: View) -> WinDrawLoss:
    """The chances of each result from here."""
    state = view.state
    return value.win_draw_loss(state, situation(state) if state.stack else None)
