"""The referee: tests of Leniency, and disputes that people bring to it."""

import pytest

from tests.support.football import answer, player, position
from touchline.counter_attack import game
from touchline.counter_attack.events import Ruled
from touchline.counter_attack.model import side_of
from touchline.counter_attack.rules import referee
from touchline.kernel import HOME, Roll, Seeded, other


@pytest.mark.rule("REFEREE-04")
@pytest.mark.parametrize(("die", "passed"), [(1, True), (2, True), (3, False), (4, False), (6, False)])
def test_a_leniency_test_is_passed_by_a_lower_die(die, passed):
    assert referee.passes(die, 3) is passed


@pytest.mark.rule("REFEREE-01", "REFEREE-02", "REFEREE-03")
@pytest.mark.parametrize("edition", ["core", "advanced", "living"])
@pytest.mark.parametrize("carrier", ["H8", "A8"])
@pytest.mark.parametrize(
    ("die", "for_attack"),
    [pytest.param(5, True, id="C58"), (3, True), (2, False), (1, False), (6, True)],
)
def test_a_dispute_is_ruled_by_a_die_of_the_attack(edition, carrier, die, for_attack):
    state = position({8: (0, 0)}, {8: (4, 0)}, carrier=carrier, leniency=3, edition=edition)
    attack = side_of(player(carrier))
    disputed = referee.referee_dispute(state)
    assert game.request(disputed) == Roll("REFEREE-01", (attack,))
    after, events = answer(disputed, (die,))
    assert events == [Ruled("REFEREE-01", die, attack if for_attack else other(attack))]
    assert after == state  # play goes on from where it was


@pytest.mark.rule("REFEREE-01", "DICE-06")
def test_a_star_is_a_six_in_a_dispute():
    state = position({8: (0, 0)}, {8: (4, 0)}, carrier="H8", leniency=6, options={"jackpot_die": True})
    _, events = answer(referee.referee_dispute(state), (7,))
    assert events == [Ruled("REFEREE-01", 6, HOME)]


@pytest.mark.rule("REFEREE-03")
def test_no_dispute_arises_in_play():
    """The engine decides what geometry says; people may differ about it, and only they ask."""
    state, chance = position({8: (4, 0)}, {4: (8, -1)}, carrier="H8"), Seeded(3)
    assert isinstance(referee.referee_dispute(state).stack[-1], referee.Dispute)
    for _ in range(40):
        request = game.request(state)
        assert request is not None
        assert request.rule != "REFEREE-01"
        state, _ = game.apply(state, request.at_random(chance.randbelow))
