"""Comparing dice: FF-DICE-1 and FF-DICE-2."""

from touchline.kernel import Dice


def is_double(dice: Dice) -> bool:
    """Whether two dice thrown together are equal; one die is never a double."""
    return len(dice) == 2 and dice[0] == dice[1]


def high_first(dice: Dice) -> Dice:
    """The dice, highest first."""
    return tuple(sorted(dice, reverse=True))


def beats(second: Dice, first: Dice) -> bool:
    """Whether the second throw wins the duel: by a double, then by the highest, then by the lowest die.

    FF-DICE-1 for one die, FF-DICE-2 for two: the first thrower wins ties.
    """
    return (is_double(second), high_first(second)) > (is_double(first), high_first(first))
