"""The coach that plays at random."""

from typing import Any

from touchline.kernel import Choose, Randbelow


class RandomCoach:
    """Picks a kind of answer, then an answer of that kind, both uniformly; plays any game, and the clock."""

    def __init__(self, randbelow: Randbelow) -> None:
        self._randbelow = randbelow

    def choose(self, view: object, request: Choose) -> Any:
        """Any legal answer."""
        return request.at_random(self._randbelow)
