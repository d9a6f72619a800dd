"""Dice, by rule: DICE-01 to -06, and the star die."""

from fractions import Fraction

import pytest

from tests.support.football import answer, player, position
from tests.support.open_play import asked, everywhere, in_step, of_kind
from touchline.counter_attack.events import Duelled, Fouled, Tested
from touchline.counter_attack.model import Call, Move, Nutmeg, Reckless
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules import dice, steals
from touchline.kernel import AWAY, HOME, Roll

H10, A4 = player("H10"), player("A4")
STAR = {"jackpot_die": True}


def beside(step, **more):
    """H10 with the ball on (6, 0), A4 in front of it on (7, 0)."""
    return in_step(step, {10: (6, 0)}, {4: (7, 0), 11: (18, 12)}, **more)


@pytest.mark.rule("DICE-01")
@everywhere
def test_one_six_sided_die_a_roll(edition):
    roll = dice.test("MOVE-12", AWAY, beside(1, edition=edition))
    assert roll == Roll("MOVE-12", (AWAY,))
    assert [(answer, chance) for answer, chance in roll.outcomes()] == [
        ((die,), Fraction(1, 6)) for die in range(6, 0, -1)
    ]


@pytest.mark.rule("DICE-02", "NUTMEG-07")
def test_modifiers_change_the_total_and_never_the_face():
    _, events = answer(beside(1), Nutmeg(A4), (1, 6))
    assert len(of_kind(Fouled, events)) == 1  # 1 and 1 more make 2, but the face is a 1
    assert dice.compare(8, 5, 7, 6) > 0


@pytest.mark.rule("DICE-02", "TACKLE-05")
@everywhere
def test_a_high_total_does_not_save_a_natural_one(edition):
    ratings = {"A4": {"tackling": 6}, "H10": {"dribbling": 1}}
    state = beside(2, edition=edition, ratings=ratings)
    _, events = answer(state, Move(A4, hex_at(7, 0)), Call("tackle"), (1, 1))
    assert of_kind(Duelled, events)[0].totals == (7, 2)
    assert len(of_kind(Fouled, events)) == 1
    _, events = answer(state, Move(A4, hex_at(7, 0)), Call("tackle"), (3, 6))
    assert dice.compare(9, 3, 7, 6) > 0
    assert of_kind(Duelled, events)[0].winner == A4


@pytest.mark.rule("DICE-02", "DICE-06")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((9, 3), (8, 6), 1),
        ((7, 3), (8, 2), -1),
        ((8, 5), (8, 3), 0),
        ((8, 7), (12, 6), 1),
        ((12, 6), (8, 7), -1),
        ((13, 7), (8, 7), 0),
    ],
)
def test_the_higher_total_wins_and_a_star_outright(first, second, winner):
    advantage = dice.compare(*first, *second)
    assert (advantage > 0) - (advantage < 0) == winner


@pytest.mark.rule("DICE-03", "DICE-04")
@everywhere
def test_the_defender_rolls_first_in_its_duels_and_both_dice_are_rolled(edition):
    state = beside(2, edition=edition)
    assert dice.duel("TACKLE-04", AWAY, HOME, state) == Roll("TACKLE-04", (AWAY, HOME))
    state, _ = answer(state, Move(A4, hex_at(7, 0)), Call("tackle"))
    assert asked(state) == Roll("TACKLE-04", (AWAY, HOME))
    assert (1, 6) in asked(state)  # a foul, and the attack has rolled all the same
    assert (1,) not in asked(state)


def test_only_the_defender_rolls_in_a_reckless_tackle():
    state, _ = answer(beside(2), Move(A4, hex_at(7, 0)), Reckless(H10))
    assert asked(state) == Roll("FOUL-18", (AWAY,))


@pytest.mark.rule("DICE-05")
@everywhere
def test_an_attribute_missing_from_a_card_counts_0(edition):
    state = beside(1, edition=edition)
    keeper = player("A1")
    assert [state.rating(keeper, name) for name in ("shooting", "heading", "tackling")] == [0, 0, 0]
    assert [state.rating(A4, name) for name in ("saving", "handling", "aerial")] == [0, 0, 0]
    used = 3 if edition == "living" else 0
    assert [state.rating(keeper, name) for name in ("handling", "high_pass")] == [used, used]


# The star die


@pytest.mark.rule("DICE-06")
def test_the_star_die_has_the_faces_1_to_5_twice_6_once_and_the_star_once():
    state = beside(1, options=STAR)
    roll = dice.test("MOVE-12", AWAY, state)
    chances = dict(roll.outcomes())
    assert chances == {(die,): Fraction(1, 12) if die > 5 else Fraction(1, 6) for die in range(1, 8)}
    assert sum(chance for _, chance in dice.duel("TACKLE-04", AWAY, HOME, state).outcomes()) == 1


@pytest.mark.rule("DICE-06")
def test_in_a_test_a_star_is_a_6():
    assert [dice.face((die,)) for die in range(1, 8)] == [1, 2, 3, 4, 5, 6, 6]
    state = position({10: (4, 0)}, {4: (6, 0)}, carrier="H10", options=STAR | {"nutmeg": False, "steal_success": "six"})
    state, _ = answer(state, Call("movement phase"), Move(H10, hex_at(5, 0)))
    assert state.stack[-1] == steals.Steal(A4)
    state, events = answer(state, (dice.STAR,))
    assert [(test.die, test.passed) for test in of_kind(Tested, events)] == [(6, True)]
    assert state.carrier == A4


@pytest.mark.rule("DICE-08")
def test_directions_and_distances_have_no_star():
    assert dice.plain("LOOSE-01", AWAY) == Roll("LOOSE-01", (AWAY,))
    state = beside(2, options=STAR)
    state, _ = answer(state, Move(A4, hex_at(7, 0)), Call("tackle"), (3, 3))
    assert asked(state) == Roll("LOOSE-01", (AWAY,))
