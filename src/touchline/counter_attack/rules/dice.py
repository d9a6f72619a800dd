"""Dice: DICE-01 to -08. One six-sided die a roll, or the twelve-sided star die where the edition has it."""

from typing import Final

from touchline.counter_attack.model import State
from touchline.kernel import Dice, Roll, Side

STAR: Final = 7
"""The star of a jackpot die."""

_JACKPOT: Final = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, STAR)


def test(rule: str, side: Side, state: State) -> Roll:
    """A die that one side rolls against a threshold (DICE-01, DICE-06)."""
    return Roll(rule, (side,), _JACKPOT) if state.edition.jackpot_die else Roll(rule, (side,))


def duel(rule: str, first: Side, second: Side, state: State) -> Roll:
    """A die of each side, in the order of DICE-03; both are always rolled (DICE-04)."""
    return Roll(rule, (first, second), _JACKPOT) if state.edition.jackpot_die else Roll(rule, (first, second))


def plain(rule: str, side: Side) -> Roll:
    """A die that is neither a test nor of a duel: a direction, a distance, a coin; it has no star (DICE-08)."""
    return Roll(rule, (side,))


def face(dice: Dice) -> int:
    """The natural face of a test's die: a star is a 6 (DICE-06)."""
    return min(6, dice[0])


def compare(first: int, first_die: int, second: int, second_die: int) -> int:
    """Who wins a duel by its totals: above 0 the first, below 0 the second, 0 a tie (DICE-02).

    A star wins outright, and star against star is a tie (DICE-06).
    """
    if STAR in (first_die, second_die):
        return (first_die == STAR) - (second_die == STAR)
    return first - second
