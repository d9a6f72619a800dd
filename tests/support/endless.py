"""A coach of French Flair that thinks until it is stopped, for servers that load their games here.

It joins the ladder of the process that imports this module: a server, or a process that thinks for one, and no other.
"""

import time
from typing import Any, Final, cast

from tests.support import staged
from touchline.coaches.french_flair import PART
from touchline.coaches.protocol import Budget, Maker, ShouldStop
from touchline.kernel import Choose, Coach, Randbelow

NAME: Final = "endless"


class Endless:
    """Answers anything, but only once told to stop."""

    def __init__(self, randbelow: Randbelow, should_stop: ShouldStop) -> None:
        self._randbelow, self._should_stop = randbelow, should_stop

    def choose(self, view: Any, request: Choose) -> Any:
        """Wait, and answer."""
        while not self._should_stop():
            time.sleep(0.005)
        return request.at_random(self._randbelow)


def _endless(randbelow: Randbelow, *, style: str, budget: Budget | None, should_stop: ShouldStop) -> Coach:
    return Endless(randbelow, should_stop)


def join() -> None:
    """Take a place on the ladder."""
    cast(dict[str, Maker], PART.levels)[NAME] = _endless


join()
PRESENTERS: Final = staged.PRESENTERS
