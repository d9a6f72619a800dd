"""Coaches by name: the levels of each game and their styles, and external coaches by the location of their class."""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from touchline.coaches.protocol import Budget, GameCoaches, QuickStart, ShouldStop
from touchline.coaches.standings import Measured
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.games import Parts
from touchline.kernel import BadSetup, Coach, Randbelow, Record, nearest
from touchline.renamed import RENAMED

_GAMES: Final[Mapping[str, GameCoaches]] = Parts("touchline.coaches")
_STYLELESS: Final = ("random", "novice")


class Strength(Record, frozen=True):
    """The measured strength of a level."""

    rating: float
    """On OpenSkill's scale, where an unknown coach has 25."""
    below: float | None
    """Its score against the level below, from 0 to 1; None for the weakest."""


def names(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return tuple(_coaches(game).levels)


def styles(game: str, level: str | None = None) -> tuple[str, ...]:
    """The styles of a game, or those of one level: `sharp/direct` is a level in a style."""
    return () if level in _STYLELESS else _coaches(game).styles


def coach(
    game: str, name: str, randbelow: Randbelow, budget: Budget | None = None, should_stop: ShouldStop = lambda: False
) -> Coach:
    """A coach of a game, with its own random source.

    The name is a level, one of `names(game)`, a level in a style, such as `sharp/direct`, or the location of a class:
    `path/to/file.py:ClassName` or `package.module:ClassName`. Such a class is constructed with `randbelow` and has
    a method `choose(view, request)`. Our own coaches think within the `budget`, by default that of their level, and
    answer at once if `should_stop()` is true.
    """
    levels = names(game)
    if ":" in name:
        return _external_coach(name, randbelow)
    level, slash, style = name.partition("/")
    if level not in levels:
        raise BadSetup(
            f"{game} has no coach {name!r}; nearest: {nearest(level, list(levels))}, or your own as file.py:ClassName"
        )
    if slash and level in _STYLELESS:
        styled = [level for level in levels if level not in _STYLELESS]
        raise BadSetup(f"{level} has no styles; got {name!r}; levels with styles: {', '.join(styled)}")
    if slash and style not in styles(game):
        raise BadSetup(f"{game} has no style {style!r}; nearest: {nearest(style, list(styles(game)))}")
    return _coaches(game).levels[level](randbelow, style=style, budget=budget, should_stop=should_stop)


def quick_starts(game: str) -> Mapping[str, QuickStart]:
    """The quick scenarios of a game, by name, with their measured results."""
    return _coaches(game).quick_starts


def win_draw_loss(game: str, view: Any) -> WinDrawLoss:
    """The chances of each result, from a side's view."""
    return _coaches(game).win_draw_loss(view)


def measured(game: str, what: str) -> Measured | None:
    """The results of a game's arena of `levels` or `styles`, if any (written by `scripts/coaches_page`)."""
    return _measured().get(game, {}).get(what)


@cache
def strengths(game: str) -> Mapping[str, Strength | None]:
    """The measured strength of each level of a game; None if it was not measured."""
    levels, arena = names(game), measured(game, "levels")
    if arena is None:
        return dict.fromkeys(levels)
    ratings = {standing.coach: standing.rating for standing in arena.standings.coaches}
    scores = {(meeting.coach, meeting.rival): meeting.score for meeting in arena.standings.meetings}
    return {
        level: Strength(ratings[level], scores.get((level, below))) if level in ratings else None
        for level, below in zip(levels, ("", *levels), strict=False)
    }


@cache
def _measured() -> Mapping[str, Mapping[str, Measured]]:
    data = resources.files("touchline.coaches").joinpath("strengths.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, Measured]])


def clock(game: str) -> Coach:
    """The clock of matches without a real one."""
    return _coaches(game).clock()


def _coaches(game: str) -> GameCoaches:
    if game not in _GAMES:
        raise BadSetup(f"there is no game {game!r}; nearest: {nearest(game, list(_GAMES))}")
    return _GAMES[game]


def _external_coach(name: str, randbelow: Randbelow) -> Coach:
    place, _, class_name = name.rpartition(":")
    module = _module(place)
    made = getattr(module, class_name, None)
    if not isinstance(made, type):
        classes = [word for word, member in vars(module).items() if isinstance(member, type)]
        raise BadSetup(f"{place} has no class {class_name!r}; nearest: {nearest(class_name, classes) or 'it has none'}")
    if not callable(getattr(made, "choose", None)):
        raise BadSetup(f"{name} is not a coach: it needs a method choose(self, view, request)")
    try:
        coach: Coach = made(randbelow)
    except Exception as error:  # an external class may raise anything
        raise BadSetup(f"{class_name}(randbelow) failed for {name}: {type(error).__name__}: {error}") from None
    return coach


def _module(place: str) -> ModuleType:
    path = Path(place)
    if path.suffix == ".py" and not path.is_file():
        raise BadSetup(f"there is no file {place} to load a coach from")
    try:
        if path.suffix == ".py":
            return _run(path.resolve(), path.stat().st_mtime_ns)
        return import_module(place)
    except ModuleNotFoundError as error:
        new = RENAMED.get(error.name or "")
        told = f"{error.name} is now {new}" if new else str(error)
        raise BadSetup(f"no coach can be loaded from {place}: {type(error).__name__}: {told}") from None
    except Exception as error:  # an external module may raise anything
        raise BadSetup(f"no coach can be loaded from {place}: {type(error).__name__}: {error}") from None


@cache
def _run(path: Path, changed: int) -> ModuleType:
    """The module of a file, executed once for all its coaches, until the file changes."""
    name = str(path)  # files with the same name are different modules
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # classes look up their own module there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
