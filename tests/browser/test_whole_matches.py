"""A short match of each game against the computer: with a mouse on a desk and a tablet, by touch, by keys alone."""

from typing import Final

import pytest

from tests.support.whole_matches import WAYS, play_through

DONE: Final = {
    ("counter-attack", "wide"): {"move", "call"},
    ("counter-attack", "tablet"): {"move", "call"},
    ("counter-attack", "touch"): {"select", "call", "aim"},
    ("counter-attack", "keys"): {"move", "call", "place", "odds"},
    ("french-flair", "wide"): {"play by key", "play by row", "play by cards", "card", "call"},
    ("french-flair", "tablet"): {"play by key", "play by row", "play by cards", "card", "call"},
    ("french-flair", "touch"): {"play", "card", "call"},
    ("french-flair", "keys"): {"play", "card", "call"},
}
"""What surely comes up in a match."""


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_a_short_match(game, way, server, open_page):
    page = open_page(*WAYS[way], touch=way == "touch")
    did = play_through(page, server, game, way, "short")
    assert DONE[game, way] <= set(did), did
