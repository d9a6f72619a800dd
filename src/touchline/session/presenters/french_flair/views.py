"""A side's view of a state, computed once for the scene, the question and the odds."""

from functools import lru_cache

from touchline.french_flair import State, View, game
from touchline.kernel import Side


@lru_cache(maxsize=1 << 6)
def view(state: State, side: Side) -> View:
    """The match as a side sees it."""
    return game.view(state, side)
