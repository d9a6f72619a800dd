"""Each game's part in shared messages."""

from typing import Any, Final, Protocol

from touchline.games import Parts
from touchline.i18n.message import Arg


class GameMessages(Protocol):
    """How a game shows its values to people."""

    def shown(self, fact: object, state: Any, /) -> Arg:
        """A fact as the argument of a message: a player by name, a side by its team."""
        ...


GAME_MESSAGES: Final = Parts[GameMessages]("touchline.i18n")
