"""The ball out of play, by rule: OUT-01 to -07."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.shooting import of_kind
from touchline.counter_attack.events import PhaseEnded, Placed, RestartGiven, Scattered, WentOut
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Movement, shirt, side_of
from touchline.counter_attack.paths import leaves
from touchline.counter_attack.pitch import NE, NW, SE, SW, N, S, hex_at
from touchline.counter_attack.rules import loose_ball, movement, out, substitutions
from touchline.kernel import AWAY, HOME

EDITIONS = ("core", "advanced", "living")


def runs_out(place, direction, source, steps=1, phase=None, **more):
    """A ball runs loose off a player on a hex, over a line."""
    who = player(source)
    shirts: Any = {side_of(who): {shirt(who): place}}
    state = position(
        home=shirts.get(HOME, {}),
        away=shirts.get(AWAY, {}),
        ball=place,
        stack=() if phase is None else (movement.StepGoesOn(),),
        movement=phase,
        **more,
    )
    match = Match(state)
    loose_ball.runs_loose(match, "TACKLE-09", who, hex_at(*place), side_of(who))
    state, _ = match.settle()
    return answer(state, (direction,), (steps,))


@pytest.mark.rule("OUT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_exit_hex_is_the_last_of_the_pitch_on_the_line(edition):
    _, events = runs_out((5, 9), NE, "A4", steps=6, edition=edition)
    assert of_kind(Scattered, events) == [Scattered("LOOSE-01", hex_at(5, 9), NE, 6, hex_at(11, 12))]
    _, events = runs_out((5, 10), NE, "A4", steps=6, edition=edition)
    assert of_kind(WentOut, events) == [WentOut("OUT-01", hex_at(9, 12))]
    assert of_kind(RestartGiven, events)[0].hex == hex_at(9, 12)


@pytest.mark.rule("OUT-02", "OUT-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("place", "direction", "restart"),
    [
        ((18, 8), NE, "corner"),
        ((18, 8), SE, "corner"),
        ((18, 12), N, "throw_in"),
        ((18, -12), S, "throw_in"),
        ((17, 12), NE, "throw_in"),
        ((-18, 8), NW, "goal_kick"),
        ((-18, 8), SW, "goal_kick"),
        ((-17, 12), NW, "throw_in"),
    ],
)
def test_only_a_step_beyond_column_18_is_over_the_goal_line(edition, place, direction, restart):
    _, events = runs_out(place, direction, "A4", edition=edition)
    assert of_kind(RestartGiven, events)[0].restart == restart


@pytest.mark.rule("OUT-03", "OUT-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("source", "side"), [("A4", HOME), ("H8", AWAY)])
def test_a_throw_in_goes_to_the_side_that_did_not_touch_it_last(edition, source, side):
    state, events = runs_out((4, 12), N, source, edition=edition)
    assert of_kind(RestartGiven, events) == [RestartGiven("OUT-04", "throw_in", side, hex_at(4, 12))]
    assert (state.attack, state.ball) == (side, hex_at(4, 12))


@pytest.mark.rule("OUT-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("place", "direction", "source", "given"),
    [
        ((18, 8), NE, "A4", ("corner", HOME, (18, 12))),
        ((18, -8), NE, "A4", ("corner", HOME, (18, -12))),
        ((18, 8), NE, "H8", ("goal_kick", AWAY, (16, 0))),
        ((-18, -8), NW, "H8", ("corner", AWAY, (-18, -12))),
        ((-18, 8), NW, "A4", ("goal_kick", HOME, (-16, 0))),
    ],
)
def test_over_the_goal_line_the_last_touch_decides(edition, place, direction, source, given):
    restart, side, hex = given
    _, events = runs_out(place, direction, source, edition=edition)
    assert of_kind(RestartGiven, events) == [RestartGiven("OUT-05", restart, side, hex_at(*hex))]


@pytest.mark.rule("OUT-05")
def test_the_ends_follow_the_side_that_attacks_them():
    _, events = runs_out((18, 8), NE, "A4", right=AWAY)
    assert of_kind(RestartGiven, events) == [RestartGiven("OUT-05", "goal_kick", HOME, hex_at(16, 0))]


@pytest.mark.rule("LOOSE-11", "OUT-03", "OUT-05")
@pytest.mark.parametrize(("passes", "restart", "side"), [(HOME, "goal_kick", AWAY), (AWAY, "corner", HOME)])
def test_an_inaccurate_pass_that_crosses_the_goal_mouth_is_out(passes, restart, side):
    state = position(home={}, away={}, ball=(18, 1), stack=())
    match = Match(state)
    out.goes_out(match, leaves(hex_at(18, 1), NE, state.attacks(passes), scores=False), passes)
    _, events = match.settle()
    assert [event.restart for event in of_kind(RestartGiven, events)] == [restart]
    assert [event.side for event in of_kind(RestartGiven, events)] == [side]


@pytest.mark.rule("OUT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_movement_phase_is_over_and_both_sides_may_substitute(edition):
    state, events = runs_out((4, 12), N, "A4", phase=Movement(step=2), edition=edition)
    assert of_kind(PhaseEnded, events) == [PhaseEnded("MOVE-10")]
    assert (state.movement, state.carrier) == (None, NOBODY)
    assert any(type(step).__module__ == substitutions.__name__ for step in state.stack)


# Making room


def made_room(home, away, hex, side, **more):
    match = Match(position(home=home, away=away, ball=(0, 0), stack=()))
    out.clear_hex(match, hex_at(*hex), side, **more)
    return match.settle()


@pytest.mark.rule("OUT-06")
def test_an_opponent_on_the_restart_hex_steps_aside_towards_its_own_goal():
    state, events = made_room({}, {4: (4, 12)}, (4, 12), HOME)
    assert events == (Placed("OUT-06", player("A4"), hex_at(4, 11)),)  # as near to its goal as (5, 11), with smaller x
    state, _ = made_room({}, {4: (4, 12), 5: (4, 11)}, (4, 12), HOME)
    assert where(state, "A4") == (5, 11)
    state, _ = made_room({}, {4: (4, 12), 5: (4, 11), 6: (5, 11)}, (4, 12), HOME)
    assert where(state, "A4") == (4, 10)  # two hexes away: (5, 12) and (3, 12) are free, but no nearer to its goal
    state, _ = made_room({4: (14, 12)}, {}, (14, 12), AWAY)
    assert where(state, "H4") == (13, 11)


@pytest.mark.rule("OUT-06")
def test_a_teammate_stays_on_the_restart_hex_unless_told_otherwise():
    state, events = made_room({4: (4, 12)}, {}, (4, 12), HOME)
    assert (where(state, "H4"), events) == ((4, 12), ())
    state, events = made_room({}, {}, (4, 12), HOME)
    assert events == ()


@pytest.mark.rule("OUT-06", "SETPIECE-06")
def test_at_a_corner_a_teammate_moves_to_the_nearest_free_hex():
    state, events = made_room({4: (18, 12)}, {}, (18, 12), HOME, teammates=True)
    assert events == (Placed("SETPIECE-06", player("H4"), hex_at(17, 11)),)
    state, _ = made_room({4: (18, 12)}, {5: (17, 11)}, (18, 12), HOME, teammates=True)
    assert where(state, "H4") == (17, 12)
    state, _ = made_room({}, {5: (18, 12)}, (18, 12), HOME, teammates=True)
    assert where(state, "A5") == (18, 11)
