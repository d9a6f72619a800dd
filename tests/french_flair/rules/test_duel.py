"""Throwing: DICE."""

from itertools import product

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import play, position
from touchline import french_flair as ff
from touchline.french_flair.dice import beats
from touchline.kernel import AWAY, HOME, Choose, Dice, Roll

DICE = [
    # A double of ones on a run is a 1; a double or a 1 does nothing that its chapter does not name
    row("FF-DICE-6", "home KICKED x40", "counter 12.run; [1][1]", "SCRUM(away) x40", held="6-6"),
    row("FF-DICE-6", "home KICKED x40", "counter 12.run; [2][2]", "home FREE x50", held="6-6"),
    row("FF-KICK-4", "home FREE x40", "12.kick; [1][1]", "home KICKED x50"),
    row("FF-TOUCHKICK-5", "home FREE x10", "15.touch; [1][1]", "away KICKED x30"),
    row("FF-DROP-1", "home FREE x85", "9.drop; [1][1]", "LANDING(away, SHOT) x105", scored="0-0"),
    row("FF-PENALTY-3", "PENALTY(home) x85", "goal; [1][1]", "LANDING(away, SHOT) x105", scored="0-0"),
    row("FF-SCRUM-2", "SCRUM(home) x40", "[1][1]; [6][5]", "PENALTY(home) x40"),
    row("FF-LINEOUT-3", "LINEOUT(home) x40", "[1][1]; [6][5]", "home LINEOUT x40", held="7-6"),
    row("FF-INTERCEPT-1", "home FREE x40", "1.advance; tackle 7; [1][1]", "away FREE x40"),
]  # fmt: skip


@pytest.mark.parametrize("case", DICE)
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.rule("FF-DICE-1")
def test_one_die_the_higher_wins_and_a_tie_is_the_first_throwers() -> None:
    for first, second in product(range(1, 7), repeat=2):
        assert beats((second,), (first,)) == (second > first)


@pytest.mark.parametrize(
    ("first", "second", "second_wins"),
    [
        ((5, 1), (4, 3), False),
        ((6, 5), (2, 2), True),
        ((6, 5), (1, 1), True),
        ((1, 1), (6, 5), False),
        ((2, 2), (3, 3), True),
        ((3, 3), (2, 2), False),
        ((3, 3), (3, 3), False),
        ((5, 3), (5, 3), False),
        ((5, 3), (3, 5), False),
        ((5, 3), (5, 4), True),
        ((3, 5), (4, 5), True),
        ((5, 4), (6, 1), True),
        ((6, 1), (5, 4), False),
    ],
)
@pytest.mark.rule("FF-DICE-2")
def test_two_dice(first: Dice, second: Dice, second_wins: bool) -> None:
    assert beats(second, first) == second_wins


@pytest.mark.rule("FF-DICE-2")
def test_two_dice_every_throw_against_every_other() -> None:
    def rank(dice: Dice) -> int:
        return 100 * dice[0] if dice[0] == dice[1] else 10 * max(dice) + min(dice)

    throws = list(product(range(1, 7), repeat=2))
    for first, second in product(throws, repeat=2):
        assert beats(second, first) == (rank(second) > rank(first))


@pytest.mark.parametrize("phase", ["SCRUM(home) x40", "LINEOUT(home) x40", "CONVERSION(home)"])
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.rule("FF-DICE-3", "FF-DICE-5")
def test_both_throw_the_number_that_the_first_thrower_chose(phase: str, count: int) -> None:
    """Also when the first throw cannot be beaten, or cannot win."""
    for die in (1, 6):
        state, _ = play(position(phase), f"dice {count}")
        request = ff.request(state)
        assert isinstance(request, Roll)
        assert request.hands == (HOME,) * count
        state, _ = ff.apply(state, (die,) * count)
        request = ff.request(state)
        assert isinstance(request, Roll)
        assert request.hands == (AWAY,) * count


@pytest.mark.parametrize(
    ("where", "script"),
    [
        ("home KICKED x40", "counter 12.run"),
        ("home FREE x40", "backs 10 12.run"),
        ("home FREE x40", "12.kick"),
        ("home FREE x40", "15.touch"),
        ("home FREE x40", "9.drop"),
        ("KICKOFF(home)", ""),
        ("DROPOUT22(home)", ""),
        ("PENALTY(home) x40", "goal"),
        ("PENALTY(home) x40", "touch"),
        ("MARK(home) x10", "kick"),
        ("MARK(home) x10", "touch"),
    ],
)
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.rule("FF-DICE-4")
def test_the_thrower_of_a_distance_chooses_one_or_two_dice(where: str, script: str, count: int) -> None:
    state, _ = play(position(where), script)
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert (request.side, list(request)) == (HOME, [ff.Throw(1), ff.Throw(2)])
    state, _ = play(state, f"dice {count}")
    throw = ff.request(state)
    assert isinstance(throw, Roll)
    assert (throw.rule, throw.hands) == (request.rule, (HOME,) * count)
