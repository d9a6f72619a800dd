"""A coach of French Flair that thinks until it is told to hurry, for servers that find their games here.

It joins the ladder of the process that imports this module: a server, or a process that thinks for one, and no other.
"""

import time
from typing import Any, Final, cast

from tests.support import staged
from touchline.coaches import registry
from touchline.coaches.mind import Budget, Hurried, Maker
from touchline.kernel import Below, Choose, Coach

NAME: Final = "endless"


class Endless:
    """Answers anything, but only in a hurry."""

    def __init__(self, below: Below, hurried: Hurried) -> None:
        self._below, self._hurried = below, hurried

    def choose(self, view: Any, request: Choose) -> Any:
        """Wait, and answer."""
        while not self._hurried():
            time.sleep(0.005)
        return request.at_random(self._below)


def _endless(below: Below, *, style: str, budget: Budget | None, hurried: Hurried) -> Coach:
    return Endless(below, hurried)


def join() -> None:
    """Take a place on the ladder."""
    cast(dict[str, Maker], registry._LADDERS["french-flair"].LADDER)[NAME] = _endless


join()
PRESENTERS: Final = staged.PRESENTERS
