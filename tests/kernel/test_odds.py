"""Exact chances, computed by the rules, and dice with other faces."""

from fractions import Fraction

import pytest

from touchline import french_flair as ff
from touchline.kernel import AWAY, HOME, IllegalAnswer, Roll, Seeded
from touchline.kernel.odds import tree

STAR = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7)


def test_a_die_may_have_other_faces():
    roll = Roll("X-1", (HOME,), STAR)
    assert dict(roll.outcomes())[(1,)] == Fraction(1, 6)
    assert dict(roll.outcomes())[(7,)] == Fraction(1, 12)
    assert sum(chance for _, chance in roll.outcomes()) == 1
    assert (7,) in roll
    assert (8,) not in roll
    with pytest.raises(IllegalAnswer, match="one die of 1 to 7"):
        roll.check((8,))
    randbelow = Seeded(1).randbelow
    assert {roll.at_random(randbelow)[0] for _ in range(300)} == set(STAR)


def test_dice_thrown_together_count_every_way():
    both = dict(Roll("X-1", (HOME, HOME), STAR).outcomes())
    assert both[(2, 1)] == 2 * Fraction(1, 6) ** 2
    assert both[(7, 7)] == Fraction(1, 144)
    apart = dict(Roll("X-1", (HOME, AWAY), STAR).outcomes())
    assert apart[(1, 2)] == apart[(2, 1)] == Fraction(1, 6) ** 2
    assert sum(both.values()) == sum(apart.values()) == 1


def test_odds_end_at_a_decision():
    state = ff.game.parse_position(ff.Setup(), "FF1 home SCRUM x50 1.5 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6")
    odds = ff.game.odds(state, ff.Throw(2))
    assert sum(outcome.chance for outcome in odds.outcomes()) == 1
    assert odds.chance(lambda outcome: True) == 1
    assert odds.request is not None
    for outcome in odds.outcomes():
        assert not isinstance(ff.request(outcome.state), Roll)


def test_odds_go_through_decisions_that_are_answered():
    state = ff.game.parse_position(ff.Setup(), "FF1 home SCRUM x50 1.5 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6")
    short = ff.game.odds(state, ff.Throw(2))
    asked = []

    def decide(at, request):
        asked.append(request.rule)
        return next(iter(request)) if len(asked) <= 3 else None

    longer = ff.game.odds(state, ff.Throw(2), decide)
    assert asked
    assert len(longer.outcomes()) >= len(short.outcomes())
    assert sum(outcome.chance for outcome in longer.outcomes()) == 1


def test_odds_end_where_until_says_so():
    state = ff.game.parse_position(ff.Setup(), "FF1 home SCRUM x50 1.5 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6")
    odds = ff.game.odds(state, ff.Throw(2), until=lambda state: True)
    assert odds.branches == ()
    assert [outcome.chance for outcome in odds.outcomes()] == [1]


def test_odds_refuse_what_is_not_offered():
    state = ff.game.parse_position(ff.Setup(), "FF1 home SCRUM x50 1.5 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6")
    with pytest.raises(IllegalAnswer):
        ff.game.odds(state, (6,))


def test_a_reroll_counts_by_its_deciding_throw():
    def ask(state):
        return Roll("X-1", (HOME,)) if len(state) < 2 else None

    def step(state, dice):
        (die,) = dice
        return (() if state == (die,) else (*state, die)), ()

    odds = tree(ask, step, ())  # two dice, both again as long as they are equal
    outcomes = {outcome.state: outcome.chance for outcome in odds.outcomes()}
    assert outcomes == {(one, two): Fraction(1, 30) for one in range(1, 7) for two in range(1, 7) if one != two}
    assert [branch.chance for branch in odds.branches] == [Fraction(1, 6)] * 6
    entered_later = tree(ask, step, (3,))
    assert entered_later.chance(lambda outcome: outcome.state[0] == 3) == Fraction(5, 6) + Fraction(1, 6) * Fraction(
        1, 6
    )
