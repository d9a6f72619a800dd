"""The games there are, by name."""

from typing import Any, Final

from touchline import french_flair
from touchline.kernel import Game

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (french_flair.game,)}
