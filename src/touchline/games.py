"""The games, by name."""

from typing import Any, Final

from touchline import counter_attack, french_flair
from touchline.kernel import Game

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (counter_attack.game, french_flair.game)}
