"""The exact chances of French Flair's throws, from the engine's own dice and duels."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeVar

from touchline.french_flair.dice import beats, is_double
from touchline.kernel import AWAY, HOME, SIDES, Dice, Roll, Side

Zone = tuple[int, int]
K = TypeVar("K")


def _throws(hands: tuple[Side, ...]) -> Mapping[Dice, float]:
    return {dice: float(chance) for dice, chance in Roll("FF-DICE-4", hands).outcomes()}


def _added(ends: Iterable[tuple[K, float]]) -> Mapping[K, float]:
    """The chance of each end that several throws may lead to."""
    total: defaultdict[K, float] = defaultdict(float)
    for end, chance in ends:
        total[end] += chance
    return dict(total)


THROWS: Final = {1: _throws((HOME,)), 2: _throws((HOME, HOME))}
"""Each throw of one or two dice."""


class DuelEnd(NamedTuple):
    """How a duel of one or two dice ends for the side that throws first."""

    won: bool
    by_double: bool


def _duel(count: int) -> Mapping[DuelEnd, float]:
    ends = []
    for dice, chance in _throws(tuple(side for side in SIDES for _ in range(count))).items():
        first, second = dice[:count], dice[count:]
        won = not beats(second, first)
        ends.append((DuelEnd(won, is_double(first if won else second)), chance))
    return _added(ends)


DUELS: Final = {count: _duel(count) for count in (1, 2)}
FIRST_WINS: Final = {count: sum(chance for end, chance in ends.items() if end.won) for count, ends in DUELS.items()}


class TackleEnd(NamedTuple):
    """How a tackle ends: the pips of an interception, or who wins the ruck and its zone; broken if neither."""

    intercepted: int = 0
    attack_won: bool = False
    zone: Zone | None = None


def _tackle_end(defence: Dice, attack: Dice) -> TackleEnd:
    if is_double(defence):
        return TackleEnd(intercepted=sum(defence))
    if is_double(attack):
        return TackleEnd()
    attack_won = beats(attack, defence)
    high, low = attack if attack_won else defence
    return TackleEnd(attack_won=attack_won, zone=(low, high))


TACKLES: Final = _added(
    (_tackle_end(dice[:2], dice[2:]), chance) for dice, chance in _throws((AWAY, AWAY, HOME, HOME)).items()
)
"""Each end of a tackle: 1 in 6 is intercepted, about 1 in 7 broken, the rest makes a ruck."""
