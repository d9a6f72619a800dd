"""Comparing dice: FF-DICE-1 and FF-DICE-2."""

from touchline.kernel import Dice


def is_double(dice: Dice) -> bool:
    """Two equal dice thrown together; one die is never a double."""
    return len(dice) == 2 and dice[0] == dice[1]


def high_first(dice: Dice) -> Dice:
    """The same dice, the highest first."""
    return tuple(sorted(dice, reverse=True))


def beats(second: Dice, first: Dice) -> bool:
    """Whether the second throw wins the duel: by a double, then by the highest, then by the lowest die.

    FF-DICE-1 for one die, FF-DICE-2 for two: equal throws are the first thrower's.
    """
    return (is_double(second), high_first(second)) > (is_double(first), high_first(first))
