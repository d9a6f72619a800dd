"""Dice: DICE-01 to -08. One six-sided die per roll, or the twelve-sided star die of some editions.

The rules and every forecast of a roll use the same thresholds and chances.
"""

from functools import cache
from typing import Final, Literal, NamedTuple

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.model import State
from touchline.kernel import Dice, Roll, Side

STAR: Final = 7
"""The star of a jackpot die."""

_PLAIN: Final = (1, 2, 3, 4, 5, 6)
_JACKPOT: Final = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, STAR)


# Rolls


def test(rule: str, side: Side, state: State) -> Roll:
    """One side's die against a threshold (DICE-01, DICE-06)."""
    return Roll(rule, (side,), _JACKPOT) if state.edition.jackpot_die else Roll(rule, (side,))


def duel(rule: str, first: Side, second: Side, state: State) -> Roll:
    """One die per side, in the order of DICE-03; both are always rolled (DICE-04)."""
    return Roll(rule, (first, second), _JACKPOT) if state.edition.jackpot_die else Roll(rule, (first, second))


def plain(rule: str, side: Side) -> Roll:
    """A die outside tests and duels: a direction, a distance, a coin; it has no star (DICE-08)."""
    return Roll(rule, (side,))


def faces(edition: Edition) -> tuple[int, ...]:
    """The faces of the die in duels and tests, all equally likely (DICE-01, DICE-06)."""
    return _JACKPOT if edition.jackpot_die else _PLAIN


# Tests


def face(dice: Dice) -> int:
    """The natural face of a test's die: a star is a 6 (DICE-06)."""
    return min(6, dice[0])


def least(natural: int, total: int, rating: int) -> int:
    """The lowest face that passes a test, naturally or as a total with a rating; total 0: only naturally."""
    return min(natural, total - rating) if total else natural


@cache
def passes(needed: int) -> float:
    """The chance of a face or more; a star counts as a 6 and does not change it (DICE-06)."""
    return min(1.0, max(0.0, (7 - needed) / 6))


# Duels


def compare(first: int, first_die: int, second: int, second_die: int) -> int:
    """The result of a duel: positive for the first, negative for the second, 0 for a tie (DICE-02).

    A star wins outright, and star against star is a tie (DICE-06).
    """
    if STAR in (first_die, second_die):
        return (first_die == STAR) - (second_die == STAR)
    return first - second


Outcome = Literal["won", "tie", "lost", "low"]
"""How a duel ends for the first roller; `low`: on a face that fouls or misses, whatever the totals."""


class Chances(NamedTuple):
    """The chances of a duel for the first roller; a tie rolled again counts as it ends."""

    won: float
    tied: float
    lost: float
    low: float = 0.0

    def decided(self) -> "Chances":
        """The chances if ties are rolled again until decided."""
        rest = 1 - self.tied
        return Chances(self.won / rest, 0.0, self.lost / rest, self.low / rest)


class Duel(NamedTuple):
    """A duel: what both sides add to their dice, first roller first (DICE-02, DICE-03)."""

    first: int
    second: int
    low: int = 0  # faces of the first up to this one ignore the totals

    def totals(self, rolled: Dice) -> tuple[int, int]:
        """The totals of both dice; a star adds 6 (CA-R-45)."""
        first, second = rolled
        return self.first + min(6, first), self.second + min(6, second)

    def outcome(self, rolled: Dice) -> Outcome:
        """Who wins (DICE-02)."""
        first, second = rolled
        if first <= self.low:
            return "low"
        lead = compare(self.first + first, first, self.second + second, second)
        return "won" if lead > 0 else "lost" if lead < 0 else "tie"

    def chances(self, edition: Edition, *, again: bool | None = None) -> Chances:
        """The chances of each outcome; `again`: ties are rolled again, by default as in the edition."""
        if again is None:
            again = edition.duel_tie == "re_roll"
        return _chances(self.first - self.second, self.low, faces(edition), again)


@cache
def _chances(lead: int, low: int, dice: tuple[int, ...], again: bool) -> Chances:
    ends = [Duel(lead, 0, low).outcome((first, second)) for first in dice for second in dice]
    won, tied, lost, fell = (ends.count(end) / len(ends) for end in ("won", "tie", "lost", "low"))
    chances = Chances(won, tied, lost, fell)
    return chances.decided() if again and tied < 1 else chances
