"""Players, hexes and sides in facts and refusals: engine values, which each language shows in its way."""

from touchline.counter_attack.model import Player, label
from touchline.counter_attack.pitch import Hex, xz
from touchline.kernel import Record


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
