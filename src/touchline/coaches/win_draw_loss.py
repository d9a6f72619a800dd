"""The chances of a win, a draw and a loss."""

from touchline.kernel import Record


class WinDrawLoss(Record, frozen=True):
    """The chances of a home win, a draw and an away win, from public information."""

    home: float
    draw: float
    away: float
