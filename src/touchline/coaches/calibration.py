"""Calibration: predicted chances of winning against actual results."""

from collections.abc import Iterable
from typing import Final

from touchline.kernel import Record

BINS: Final = 10


class Bin(Record, frozen=True):
    """Positions with about the same predicted chance of winning, and the average result."""

    positions: int
    predicted: float
    observed: float


def binned(predictions: Iterable[tuple[float, float]]) -> tuple[Bin, ...]:
    """Pairs of a predicted chance and a result from 0 to 1, binned by tenths of the chance; empty bins are omitted.

    >>> binned([(0.32, 0), (0.38, 1), (1.0, 1)])
    (Bin(positions=2, predicted=0.35, observed=0.5), Bin(positions=1, predicted=1.0, observed=1.0))
    """
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, result in predictions:
        tenths[min(BINS - 1, int(chance * BINS))].append((chance, result))
    return tuple(
        Bin(len(tenth), *(round(sum(each) / len(tenth), 4) for each in zip(*tenth, strict=True)))
        for tenth in tenths
        if tenth
    )
