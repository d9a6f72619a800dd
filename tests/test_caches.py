"""Caches without a bound are keyed by things of which there are few: a server outlives any number of matches."""

from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import touchline

PER_MATCH = {"Setup", "State", "Deck", "Options", "View", "Edition"}
"""Types with values that differ from match to match."""


def modules() -> Iterator[ModuleType]:
    for found in walk_packages(touchline.__path__, "touchline."):
        if "migrations" not in found.name and not found.name.endswith("__main__"):
            yield import_module(found.name)


def unbounded(module: ModuleType) -> Iterator[Any]:
    for value in vars(module).values():
        parameters = getattr(value, "cache_parameters", None)
        if parameters is not None and value.__module__ == module.__name__ and parameters()["maxsize"] is None:
            yield value


def test_no_unbounded_cache_holds_what_belongs_to_a_match() -> None:
    found = {
        f"{module.__name__}.{function.__name__}": types
        for module in modules()
        for function in unbounded(module)
        if (types := PER_MATCH & _types(function))
    }
    assert found == {}


def _types(function: Any) -> set[str]:
    """The types of its parameters, by name."""
    kinds = [parameter.annotation for parameter in signature(function).parameters.values()]
    return {kind if isinstance(kind, str) else getattr(kind, "__name__", "") for kind in kinds}
