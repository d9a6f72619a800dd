"""Players, hexes, sides, cards and calls in facts and refusals: engine values that each language shows in its way."""

from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import Player, label
from touchline.counter_attack.pitch import Hex, xz
from touchline.kernel import Record, Side


class PlayerRef(Record, frozen=True):
    """A player, by the shirt: H8 in English."""

    player: Player

    def __str__(self) -> str:
        return label(self.player)


class HexRef(Record, frozen=True):
    """A hex: (10, 3) in English."""

    hex: Hex

    def __str__(self) -> str:
        return str(xz(self.hex))


class SideRef(Record, frozen=True):
    """A side, by the name of its team."""

    side: Side

    def __str__(self) -> str:
        return self.side


class CardRef(Record, frozen=True):
    """A card of the deck, by the name on it."""

    card: int

    def __str__(self) -> str:
        return str(self.card)


class CallRef(Record, frozen=True):
    """A call, by its name."""

    call: str

    def __str__(self) -> str:
        return self.call


class RestartRef(Record, frozen=True):
    """A way to restart play, by its name."""

    restart: Restart
