"""References to players, hexes, sides, cards and calls, which each language formats."""

from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import Player, label
from touchline.counter_attack.pitch import Hex, xz
from touchline.kernel import Record, Side


class PlayerRef(Record, frozen=True):
    """A player by shirt: H8 in English."""

    player: Player

    def __str__(self) -> str:
        return label(self.player)


class HexRef(Record, frozen=True):
    """A hex: (10, 3) in English."""

    hex: Hex

    def __str__(self) -> str:
        return str(xz(self.hex))


class SideRef(Record, frozen=True):
    """A side by team name."""

    side: Side

    def __str__(self) -> str:
        return self.side


class CardRef(Record, frozen=True):
    """A card of the deck by name."""

    card: int

    def __str__(self) -> str:
        return str(self.card)


class CallRef(Record, frozen=True):
    """A call by name."""

    call: str

    def __str__(self) -> str:
        return self.call


class RestartRef(Record, frozen=True):
    """A restart by name."""

    restart: Restart
