"""French Flair's part in competitions: points as in rugby, bonus points if the organiser wants them; no squads."""

from collections.abc import Iterable
from typing import Any, Final

from touchline.french_flair.events import TryScored
from touchline.kernel import AWAY, HOME, Event
from touchline.league.part import Facts, GamePart
from touchline.league.table import Points


class FrenchFlairPart:
    """The rugby game: both sides have the same cards."""

    points = Points(win=4, draw=2)
    editions = ()
    scenarios = ()

    def facts(self, state: Any, told: Iterable[tuple[Any, Iterable[Event]]] = ()) -> Facts:
        """The tries of both sides, which may earn a bonus point."""
        scored = [event.side for _, events in told for event in events if isinstance(event, TryScored)]
        return Facts(tries=(scored.count(HOME), scored.count(AWAY)))


PART: Final[GamePart] = FrenchFlairPart()
