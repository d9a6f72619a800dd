"""The chances of one die and of two against each other, by what each side adds to its die."""

from functools import cache
from typing import Final, NamedTuple

_FACES: Final = range(1, 7)
_PAIRS: Final = [(first, second) for first in _FACES for second in _FACES]


class Duel(NamedTuple):
    """How a challenge for the ball may end, for whoever makes it."""

    won: float
    tied: float
    foul: float


def passes(needed: int) -> float:
    """The chance that a die shows a number or more."""
    return min(1.0, max(0.0, (7 - needed) / 6))


@cache
def beats(edge: int) -> float:
    """The chance that a die with so much more added beats another."""
    return sum(first + edge > second for first, second in _PAIRS) / 36


@cache
def beats_both(edge: int, another: int) -> float:
    """The chance that a die beats two others, with so much more added than the one and the other have."""
    return sum(first + edge > second and first + another > third for first, second in _PAIRS for third in _FACES) / 216


@cache
def challenge(edge: int, fouls_up_to: int) -> Duel:
    """A tackle or a dive with so much more added than the carrier has; the lowest faces are a foul whatever comes."""
    fair = [(first + edge) - second for first, second in _PAIRS if first > fouls_up_to]
    return Duel(sum(lead > 0 for lead in fair) / 36, sum(lead == 0 for lead in fair) / 36, fouls_up_to / 6)


@cache
def scores(edge: int, *, may_miss: bool) -> float:
    """The chance that a shot with so much more added beats the goalkeeper; a natural 1 may miss anyhow."""
    return sum(first + edge > second for first, second in _PAIRS if first > may_miss) / 36
