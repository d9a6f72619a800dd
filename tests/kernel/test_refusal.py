"""Refusals: values that print as a rule, an id and facts."""

import pytest

from touchline.kernel import Refusal

FAR = Refusal("SHOT-02", "out-of-range", away=13, most=11)


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (FAR, "SHOT-02: out-of-range (away 13, most 11)"),
        (Refusal("SHOT-02", "nobody-has-ball"), "SHOT-02: nobody-has-ball"),
        (Refusal("R-1", "not-in-hand", cards=(9, 10)), "R-1: not-in-hand (cards 9, 10)"),
    ],
)
def test_a_refusal_prints_its_rule_its_id_and_its_facts(refusal, text):
    assert str(refusal) == text
    assert refusal.reason == text.partition(": ")[2]


def test_numbers_stay_numbers_for_plural_forms():
    assert Refusal("R-1", "x", count=2, players=("A1", "A2")).printed() == {"count": 2, "players": "A1, A2"}


def test_refusals_are_equal_by_rule_id_and_facts():
    assert Refusal("SHOT-02", "out-of-range", away=13, most=11) == FAR
    assert hash(Refusal("SHOT-02", "out-of-range", most=11, away=13)) == hash(FAR)
    others = [
        Refusal("SHOT-03", "out-of-range", away=13, most=11),
        Refusal("SHOT-02", "too-far", away=13, most=11),
        Refusal("SHOT-02", "out-of-range", away=12, most=11),
        Refusal("SHOT-02", "out-of-range"),
    ]
    assert FAR not in others
    assert len({FAR, *others}) == 5
    assert FAR != ("SHOT-02", "out-of-range")
