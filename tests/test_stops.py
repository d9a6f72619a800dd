"""How often a match stops for a person: the screen asks less than the rules, standing orders halve it."""

from collections import Counter

import pytest

from tests.support.scripts import load
from touchline.games import GAMES

MATCHES = ("stops 0", "stops 1")


@pytest.fixture(scope="module")
def counted() -> tuple[Counter[str], Counter[str], Counter[str]]:
    """The stops of a few matches: by the rules, on the screen, and with every standing order."""
    stops, name = load("stops"), "counter-attack"
    rules, screen, orders = Counter[str](), Counter[str](), Counter[str]()
    for seed in MATCHES:
        rules += stops.by_the_rules(name, seed, "steady")
        screen += stops.by_the_screen(name, seed, "steady", ())
        orders += stops.by_the_screen(name, seed, "steady", GAMES[name].orders)
    for column in (rules, screen, orders):
        del column["(hand-overs)"]
    return rules, screen, orders


def test_a_person_who_wants_no_detail_is_stopped_less_than_half_as_often(counted):
    rules, screen, orders = counted
    assert orders.total() <= rules.total() / 2
    assert screen.total() <= 0.8 * rules.total()


def test_turns_are_one_stop_each_and_substitutions_wait(counted):
    rules, screen, _ = counted
    for frame in ("ThirdsChoice", "PlacementChoice", "SubstitutionChoice"):
        assert screen[frame] <= 0.65 * rules[frame], frame


def test_orders_leave_nothing_to_ask_about_placing(counted):
    _, _, orders = counted
    for frame in ("KickOffPlacement", "PlacementChoice", "KeeperPlacement", "BoxMove", "TakerChoice", "CornerMove"):
        assert orders[frame] == 0, frame
