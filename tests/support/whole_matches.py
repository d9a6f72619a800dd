"""Whole matches against a novice, in every way to play, on a screen without animation."""

from collections import Counter
from typing import Final

from playwright.sync_api import Page

from tests.support.browser import Server
from tests.support.people import Person
from tests.support.steady import Steady
from tests.support.toucher import Toucher
from tests.support.typist import Typist

WAYS: Final = {"wide": (1440, 900), "tablet": (1024, 768), "touch": (390, 844), "keys": (1440, 900)}
"""Each with its window."""

LENGTHS: Final = {
    "short": {"counter-attack": "actions:15", "french-flair": "phases:20"},
    "full": {"counter-attack": "actions:45", "french-flair": "phases:60"},
}
"""The lengths that the home screen offers, as the clock of each game."""

_PLAYERS: Final = {"touch": Toucher, "keys": Typist}


def play_through(page: Page, server: Server, game: str, way: str, length: str) -> Counter[str]:
    """Play a match to its end with what the screen offers; returns the actions by kind.

    Board, question and slots must keep their boxes at every question, and the layout must hardly shift on the way.
    """
    clock = LENGTHS[length][game]
    page.goto(server.seat(server.room(game, coach="novice", options={"clock": clock})))
    person = _PLAYERS.get(way, Person)(page)
    seen = person.looks()
    steady = Steady(page)
    while "over" not in seen:
        steady.holds(seen)
        person.plays(seen)
        seen = person.looks()
    steady.ends()
    figures = [page.locator(what).inner_text() for what in ("[data-ending] strong", "[data-score]")]
    assert figures[0] == figures[1]
    return person.did
