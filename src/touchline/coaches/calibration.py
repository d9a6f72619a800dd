"""Whether chances that were told came true."""

from collections.abc import Iterable
from typing import Final

from touchline.kernel import Record

BINS: Final = 10


class Bin(Record, frozen=True):
    """Positions in which a chance to win of about so much was told, and how often it came true."""

    positions: int
    predicted: float
    observed: float


def binned(told: Iterable[tuple[float, float]]) -> tuple[Bin, ...]:
    """Chances that were told, each with what came of it, 0 to 1, by tenths of the chance; empty tenths are left out.

    >>> binned([(0.32, 0), (0.38, 1), (1.0, 1)])
    (Bin(positions=2, predicted=0.35, observed=0.5), Bin(positions=1, predicted=1.0, observed=1.0))
    """
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, came in told:
        tenths[min(BINS - 1, int(chance * BINS))].append((chance, came))
    return tuple(
        Bin(len(tenth), *(round(sum(each) / len(tenth), 4) for each in zip(*tenth, strict=True)))
        for tenth in tenths
        if tenth
    )
