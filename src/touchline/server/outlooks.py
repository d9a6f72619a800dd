"""How a match may end, by what everybody can see."""

from typing import Any

from touchline.coaches.registry import outlook
from touchline.kernel import HOME, Game
from touchline.server.wire.messages import Outlook


def foreseen(game: Game[Any], state: Any) -> Outlook:
    """How likely each end is; either side's view tells the same."""
    told = outlook(game.name, game.view(state, HOME))
    return Outlook(told.home, told.draw, told.away)
