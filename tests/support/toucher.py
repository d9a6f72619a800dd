"""A person who plays a whole match of either game on a phone, by real touches."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.support.people import Person
from tests.support.touch import Thumb

_PRIMARY: Final = ".calls button.call.primary"
_ROW: Final = "[data-plays] button[data-answer]"
_CARD: Final = ".hand button.card[aria-disabled=false]"


class Toucher(Person):
    """A person with one finger."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.thumb = Thumb(page)
        self._on = page
        self.did = self.thumb.did

    def plays(self, seen: dict[str, Any]) -> None:
        """Answer one question by taps, each kind of answer in its turn."""
        self._before = self.thumb.question = seen["question"]
        self.frames[seen["frame"]] += 1
        way = self.frames[seen["frame"]]
        thumb, calls = self.thumb, seen["primary"] or seen["calls"]
        if seen["plays"]:
            self._lays("play", _ROW, way)
        elif seen["cards"] and (way % 2 or not calls):
            self._lays("card", _CARD, way)
        elif seen["bench"] and not calls:
            thumb.presses(self._on.locator("[data-bench] button.row").first)
        elif seen["bench"] or "Placement" in seen["frame"]:
            thumb.calls("" if seen["primary"] or "arrange" not in seen["calls"] else "arrange")
        elif seen["targets"] and (way % 3 == 0 or not calls):
            thumb.aims()
        elif seen["movers"] and (way % 3 or not calls):
            thumb.moves()
        elif calls and not seen["names"]:
            thumb.calls(calls[way % len(calls)])
        else:
            thumb.answers(seen["frame"])

    def _lays(self, what: str, where: str, way: int) -> None:
        """Tap one of some rows or cards, once a finger can reach them, and the button that plays it."""
        self.did[what] += 1
        found = self.thumb.reached(where)
        self.thumb.taps(*found[way % len(found)]["spot"])
        self.thumb.presses(self._on.locator(_PRIMARY))
        self.thumb.finishes()
