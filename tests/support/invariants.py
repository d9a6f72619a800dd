"""What holds at every step of every match, by game."""

from collections.abc import Callable
from typing import Any, Final

from tests.support import football_invariants, french_flair_invariants
from touchline.kernel import Ply

HOLDS: Final[dict[str, Callable[[Any, Ply[Any]], None]]] = {
    "french-flair": lambda before, moment: french_flair_invariants.holds(moment),
    "counter-attack": football_invariants.holds,
}
"""Asserts every invariant of a state and of what led to it, given the state before."""
