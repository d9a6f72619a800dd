"""Free kicks: SETPIECE-19 to -24, ANYOTHER-25."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.set_pieces import asked, given, hexes, named, passed, put, up_to, why_not
from touchline.counter_attack.events import Placed, TakerNamed
from touchline.counter_attack.model import Call, State
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules.free_kicks import NearTakerChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.rules.set_pieces import KeeperPlacement, PlacementChoice, TakerChoice
from touchline.kernel import AWAY, HOME, Who

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-17, 0), 4: (-4, 0), 7: (6, 3), 9: (10, 0), 10: (16, 5)}
AWAY_TEAM = {1: (17, 0), 2: (14, 4), 3: (14, -4), 4: (5, 8), 5: (3, -5)}
PLACES = {HOME: ("H4", "H7", "H10"), AWAY: ("A2", "A3", "A4")}


def free_kick(hex: tuple[int, int] = (10, 0), **told: Any) -> State:
    """Home has a free kick; in the book editions its 9 takes it."""
    state = position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), ball=hex, **told)
    state, _ = given(state, "free_kick", hex)
    return answer(state, named("H9"))[0] if isinstance(state.stack[-1], TakerChoice) else state


@pytest.mark.rule("SETPIECE-19", "OUT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ball_lies_where_the_foul_was_and_an_opponent_makes_room(edition):
    state, _ = given(position(HOME_TEAM, AWAY_TEAM, edition=edition), "free_kick", (14, 4))
    assert xz(state.ball) == (14, 4)
    assert where(state, "A2") == (14, 3)


@pytest.mark.rule("SETPIECE-22")
@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("core", [AWAY, AWAY, HOME, HOME] * 3),
        ("advanced", [AWAY, AWAY, HOME, HOME] * 3),
        ("living", [HOME, HOME, AWAY, AWAY] * 2 + [HOME, HOME, HOME, AWAY, AWAY]),
    ],
)
def test_who_places_how_many(edition, order):
    state = up_to(free_kick(edition=edition), PlacementChoice)
    turns: list[Who] = []
    while isinstance(state.stack[-1], PlacementChoice):
        side = asked(state).side
        assert asked(state).rule == "SETPIECE-22"
        at_hand = (name for name in PLACES[side] if hexes(state, f"move {name[1:]}"))
        turns.append(side)
        state, _ = answer(state, put(next(at_hand), (-8, len(turns) - 9)))
    assert turns == order


@pytest.mark.rule("SETPIECE-20")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_the_taker_is_chosen_first(edition):
    state, _ = given(position(HOME_TEAM, AWAY_TEAM, edition=edition), "free_kick", (5, 0))
    assert (asked(state).rule, len(asked(state))) == ("SETPIECE-20", 5)
    state, _ = answer(state, named("H4"))
    assert (where(state, "H4"), state.carrier) == ((5, 0), player("H4"))
    state, _ = answer(state, Call("done"))
    assert why_not(state, put("H4", (0, 0))) == ("SETPIECE-20", "taker-stays (player H4)")
    state = up_to(state, ActionChoice)
    assert state.carrier == player("H4")


@pytest.mark.rule("SETPIECE-20")
def test_in_living_the_taker_is_one_of_those_near_the_ball_at_the_end():
    state = up_to(free_kick(), PlacementChoice)
    state, _ = answer(state, put("H7", (11, 0)), put("H10", (12, 0)))
    state = up_to(state, NearTakerChoice)
    assert set(asked(state)) == {named("H9"), named("H7")}
    assert why_not(state, named("H10")) == ("SETPIECE-20", "taker-too-far (player H10, away 2)")
    for action in (named("A4"), Call("no")):
        rule, reason = why_not(state, action)
        assert (rule, reason) == ("SETPIECE-20", "free-kick-taker-expected (side home)")


@pytest.mark.rule("SETPIECE-24")
@pytest.mark.parametrize(
    ("taker", "moves"),
    [("H9", {}), ("H7", {"H7": (10, 0), "H9": (11, 0)})],
)
def test_a_taker_beside_the_ball_changes_places_with_who_stands_on_it(taker, moves):
    state = up_to(free_kick(), PlacementChoice)
    state = up_to(answer(state, put("H7", (11, 0)))[0], NearTakerChoice)
    state, events = answer(state, named(taker))
    assert events[0] == TakerNamed("SETPIECE-20", player(taker))
    assert {event.player: event.hex for event in events if isinstance(event, Placed)} == {
        player(name): hex_at(*hex) for name, hex in moves.items()
    }
    assert (state.carrier, xz(state.ball), where(state, taker)) == (player(taker), (10, 0), (10, 0))


@pytest.mark.rule("SETPIECE-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_taker_beside_a_bare_ball_kicks_from_its_hex(edition):
    options = {"free_kick_taker": "near_ball", "free_kick_sequence": "attack_first"}
    state = up_to(free_kick(edition=edition, options=options), PlacementChoice)
    state = up_to(answer(state, put("H9", (9, 0)))[0], NearTakerChoice)
    state, _ = answer(state, named("H9"))
    assert (where(state, "H9"), xz(state.ball)) == ((10, 0), (10, 0))
    assert (19, 0) in hexes(state, "shoot")


@pytest.mark.rule("SETPIECE-01")
def test_the_defending_goalkeeper_is_placed_once_more_before_the_taker_is_named():
    state = up_to(up_to(free_kick(), PlacementChoice), KeeperPlacement)
    assert state.stack[-1] == KeeperPlacement("free_kick", AWAY)
    assert isinstance(state.stack[-2], NearTakerChoice)


@pytest.mark.rule("SETPIECE-23", "ANYOTHER-25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("hex", "in_range"), [((10, 0), True), ((2, 0), False)])
def test_the_attack_calls_a_pass_or_a_shot(edition, hex, in_range):
    state = free_kick(hex, edition=edition, home={**HOME_TEAM, 9: hex})
    if edition == "living":
        state, _ = answer(up_to(state, NearTakerChoice), named("H9"))
    state = up_to(state, ActionChoice)
    assert state.stack == (ActionChoice("free_kick"),)
    shot = ["shoot"] if in_range else []
    assert [group.kind for group in asked(state).groups] == ["standard", "high", "long", *shot]
    assert state.actions == 0


@pytest.mark.rule("SETPIECE-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_taker_may_not_be_the_next_to_touch_the_ball(edition):
    state = free_kick((0, 0), edition=edition, home={**HOME_TEAM, 9: (0, 0)})
    if edition == "living":
        state, _ = answer(up_to(state, NearTakerChoice), named("H9"))
    state, _ = answer(up_to(state, ActionChoice), passed("standard", (0, 3)))
    assert (state.barred, state.actions) == (player("H9"), 1)
