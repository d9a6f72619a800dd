"""Set-ups of every kind to test coaches with: editions, options, quick scenarios, tie-breakers."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from tests.support.football_positions import EDITIONS
from tests.support.matches import random_options
from touchline.coaches import names, styles
from touchline.counter_attack.model import Variant
from touchline.games import GAMES
from touchline.kernel import Randbelow, Seeded

Setup = Mapping[str, Any]

CLOCKS: Final = {"french-flair": "phases:12", "counter-attack": "actions:5"}
"""Matches that are short and have all there is."""

TIE_BREAKS: Final = ("draw", "extra_time", "shoot_out", "both")


def setup(game: str, number: int) -> Setup:
    """The set-up of a trial: every other one with random options, the rest of all other kinds in turn."""
    turn, any_options = divmod(number, 2)
    if any_options:
        options = random_options(GAMES[game], Seeded(number, "options").randbelow)
        return {"options": {**options, "clock": CLOCKS[game]}}
    kinds = _KINDS[game]
    return kinds[turn % len(kinds)]


def seats(game: str, randbelow: Randbelow) -> tuple[str, str]:
    """Two coaches of a game at random, with a style or without."""
    everybody = everyone(game)
    return everybody[randbelow(len(everybody))], everybody[randbelow(len(everybody))]


def everyone(game: str) -> list[str]:
    """Every level of a game, and each style of the levels that have styles."""
    levels = names(game)
    return [*levels, *(f"{level}/{style}" for level in levels[levels.index("steady") :] for style in styles(game))]


def _football(**setup: Any) -> Setup:
    options = setup.pop("options", {})
    return {**setup, "options": {"clock": CLOCKS["counter-attack"], **options}}


_KINDS: Final[Mapping[str, tuple[Setup, ...]]] = {
    "french-flair": ({"options": {"clock": CLOCKS["french-flair"]}}, {"options": {"clock": "minutes:2"}}),
    "counter-attack": (
        *(_football(edition=edition) for edition in EDITIONS),
        *(_football(variant=variant, edition=edition) for variant in get_args(Variant) for edition in EDITIONS[1:]),
        *(_football(options={"tie_break": way}) for way in TIE_BREAKS),
        _football(options={"clock": "real:6"}),
        _football(edition="core", beginner=True),
    ),
}
