"""French Flair's part in competitions: points as in rugby, bonus points if the organiser wants them; no squads."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.french_flair import Options
from touchline.french_flair.events import TryScored
from touchline.games import GAMES
from touchline.kernel import AWAY, HOME
from touchline.league.part import Facts, PlainPart, Told
from touchline.league.schedule import Fixture
from touchline.league.table import Points
from touchline.league.terms import Terms


class FrenchFlairPart(PlainPart):
    """The rugby game: both sides have the same cards."""

    points = Points(win=4, draw=2)
    bonus = Points(win=4, draw=2, tries=4, margin=7)
    deciders = 2

    def check(self, terms: Terms) -> None:
        """The options must be those of the game."""
        GAMES[terms.game].read_setup(terms.setup)

    def options(self, terms: Terms, fixture: Fixture) -> Mapping[str, Any]:
        """Extra time lasts a quarter of a match (FF-R-15)."""
        if fixture.stage != "decider":
            return {}
        unit, _, length = str(terms.setup.get("options", {}).get("clock", Options().clock)).partition(":")
        return {"clock": f"{unit}:{max(1, int(length) // 4)}"}

    def facts(self, state: Any, told: Told) -> Facts:
        """The tries of both sides, which may earn a bonus point."""
        scored = [event.side for _, events in told for event in events if isinstance(event, TryScored)]
        return Facts(tries=(scored.count(HOME), scored.count(AWAY)))


PART: Final[PlainPart] = FrenchFlairPart()
