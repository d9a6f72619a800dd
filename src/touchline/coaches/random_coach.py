"""The coach that plays at random."""

from typing import Any

from touchline.kernel import Choose, Randbelow


class Random:
    """Answers evenly over the kinds of answer, then over the answers of the kind: any game, and even the time."""

    def __init__(self, randbelow: Randbelow) -> None:
        self._randbelow = randbelow

    def choose(self, view: object, request: Choose) -> Any:
        """Any of the answers offered."""
        return request.at_random(self._randbelow)
