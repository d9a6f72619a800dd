"""The coaches of Counter Attack by level, and how a match may end."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from touchline.coaches.counter_attack import styles, value
from touchline.coaches.counter_attack.novice import Novice
from touchline.coaches.counter_attack.searching import MASTER, SHARP, Searching, Strength
from touchline.coaches.counter_attack.situations import situation
from touchline.coaches.counter_attack.steady import Steady
from touchline.coaches.even import Random
from touchline.coaches.mind import Budget, Hurried, Maker, plain
from touchline.coaches.outlook import Outlook
from touchline.counter_attack.view import View
from touchline.kernel import Below, Coach

STYLES: Final = tuple(styles.STYLES)


def _steady(below: Below, *, style: str, budget: Budget | None, hurried: Hurried) -> Coach:
    return Steady(below, style=styles.style(style))


def _searching(strength: Strength, below: Below, *, style: str, budget: Budget | None, hurried: Hurried) -> Coach:
    return Searching(below, strength=strength, style=styles.style(style), budget=budget, hurried=hurried)


LADDER: Final[Mapping[str, Maker]] = {
    "random": plain(Random),
    "novice": plain(Novice),
    "steady": _steady,
    "sharp": partial(_searching, SHARP),
    "master": partial(_searching, MASTER),
}
"""The levels, the gentlest first."""


def outlook(view: View) -> Outlook:
    """How the match may end, as it stands."""
    state = view.state
    return value.outlook(state, situation(state) if state.stack else None)
