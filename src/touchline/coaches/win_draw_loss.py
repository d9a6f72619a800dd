"""How a match may end."""

from touchline.kernel import Record


class WinDrawLoss(Record, frozen=True):
    """How likely a match is to end so, by what everybody can see."""

    home: float
    draw: float
    away: float
