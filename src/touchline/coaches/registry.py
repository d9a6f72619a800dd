"""Coaches by name: those of each game, and any stranger's, by the place of its class."""

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from touchline.coaches.counter_attack import steady as counter_attack
from touchline.coaches.even import Random
from touchline.coaches.french_flair import steady as french_flair
from touchline.kernel import BadSetup, Below, Coach, nearest

Maker = Callable[[Below], Coach]

_COACHES: Final[Mapping[str, Mapping[str, Maker]]] = {
    "counter-attack": {"random": Random, "steady": counter_attack.Steady},
    "french-flair": {"random": Random, "steady": french_flair.Steady},
}


def names(game: str) -> tuple[str, ...]:
    """The coaches of a game, the gentlest first."""
    if game not in _COACHES:
        raise BadSetup(f"there is no game {game!r}; nearest: {nearest(game, list(_COACHES))}")
    return tuple(_COACHES[game])


def coach(game: str, name: str, below: Below) -> Coach:
    """A coach of a game, with its own source of chance.

    The name is one of `names(game)`, or tells where a class is: `path/to/file.py:ClassName` or
    `package.module:ClassName`. Such a class is constructed with `below` and has `choose(view, request)`.
    """
    known = names(game)
    if name in known:
        return _COACHES[game][name](below)
    if ":" in name:
        return _stranger(name, below)
    raise BadSetup(
        f"{game} has no coach {name!r}; nearest: {nearest(name, list(known))}, or one of your own as file.py:ClassName"
    )


def _stranger(name: str, below: Below) -> Coach:
    place, _, class_name = name.rpartition(":")
    module = _module(place)
    made = getattr(module, class_name, None)
    if not isinstance(made, type):
        classes = [word for word, thing in vars(module).items() if isinstance(thing, type)]
        raise BadSetup(f"{place} has no class {class_name!r}; nearest: {nearest(class_name, classes) or 'it has none'}")
    if not callable(getattr(made, "choose", None)):
        raise BadSetup(f"{name} is no coach: it needs a method choose(self, view, request)")
    try:
        coach: Coach = made(below)
    except Exception as error:  # whatever a stranger's class does when it is made
        raise BadSetup(f"{name} cannot be made as {class_name}(below): {type(error).__name__}: {error}") from None
    return coach


def _module(place: str) -> ModuleType:
    path = Path(place)
    if path.suffix == ".py" and not path.is_file():
        raise BadSetup(f"there is no file {place} to take a coach from")
    try:
        if path.suffix == ".py":
            return _run(path.resolve(), path.stat().st_mtime_ns)
        return import_module(place)
    except Exception as error:  # whatever a stranger's module does when it is run
        raise BadSetup(f"no coach can be taken from {place}: {type(error).__name__}: {error}") from None


@cache
def _run(path: Path, changed: int) -> ModuleType:
    """The module of a file, run once for all the coaches made of it, until the file changes."""
    name = str(path)  # two files of one name are two modules
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where the classes of a module look for their own names
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
