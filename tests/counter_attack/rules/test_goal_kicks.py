"""Goal kicks: GK-10, SETPIECE-32, ANYOTHER-27."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.set_pieces import asked, given, hexes, passed, put, up_to, why_not
from touchline.counter_attack.events import PassArrived, PassCalled
from touchline.counter_attack.model import Call, State
from touchline.counter_attack.pitch import LEFT, SIX, bits, xz
from touchline.counter_attack.rules.final_thirds import ThirdsChoice
from touchline.counter_attack.rules.goal_kicks import GoalKickChoice, GoalKickHexChoice
from touchline.counter_attack.rules.high_pass import HighPassMove
from touchline.counter_attack.rules.movement import StepChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.rules.set_pieces import KeeperPlacement
from touchline.kernel import AWAY, HOME

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-18, 3), 2: (-12, 4), 5: (-16, 1), 9: (2, 0)}
AWAY_TEAM = {1: (17, 0), 4: (8, 3), 9: (0, 5)}


def goal_kick(kind: type[Any] = GoalKickChoice, **told: Any) -> State:
    """Home has a goal kick at the left end; everything is declined until a frame of a kind waits."""
    state = position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), ball=(-16, 0), **told)
    return up_to(given(state, "goal_kick", (-16, 0))[0], kind)


@pytest.mark.rule("SETPIECE-32", "GK-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_goalkeeper_stands_on_a_free_hex_of_the_six_yard_box(edition):
    state = goal_kick(GoalKickHexChoice, edition=edition)
    assert (asked(state).rule, asked(state).side) == ("SETPIECE-32", HOME)
    six = {xz(hex) for hex in bits(SIX[LEFT])}
    assert hexes(state, "move 1") == six - {(-16, 1)}  # its own hex is one of them
    moved, _ = answer(state, put("H1", (-17, -3)))
    assert (where(moved, "H1"), moved.carrier, xz(moved.ball)) == ((-17, -3), player("H1"), (-17, -3))
    usual, _ = answer(state, Call("no"))
    assert (where(usual, "H1"), usual.carrier) == ((-16, 0), player("H1"))
    assert usual.actions == 0


@pytest.mark.rule("SETPIECE-32")
def test_why_the_ball_may_not_be_put_there():
    state = goal_kick(GoalKickHexChoice, home={**HOME_TEAM, 5: (-16, 0)})
    assert why_not(state, Call("no")) == ("SETPIECE-32", "usual-hex-taken (hex (-16, 0), player H5)")
    assert why_not(state, put("H1", (-16, 0))) == ("SETPIECE-32", "hex-taken (hex (-16, 0), player H5)")
    assert why_not(state, put("H1", (-12, 0))) == ("SETPIECE-32", "not-in-goal-area")
    assert why_not(state, put("H9", (-17, 0)))[0] == "SETPIECE-32"


@pytest.mark.rule("SETPIECE-01")
def test_only_the_other_goalkeeper_may_be_placed_and_outside_the_box():
    state = goal_kick(GoalKickHexChoice)
    assert state.stack[-2] == KeeperPlacement("goal_kick", AWAY), "the attack's goalkeeper has its place first"
    state = goal_kick(KeeperPlacement)
    assert (-12, 0) not in hexes(state, "move 1")
    assert (-11, 0) in hexes(state, "move 1")


@pytest.mark.rule("GK-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_thirds_are_activated_and_opponents_leave_the_box(edition):
    state = goal_kick(ThirdsChoice, edition=edition, away={1: (17, 0), 4: (8, 3), 9: (-14, 0)})
    assert (asked(state).rule, asked(state).side) == ("GK-10", HOME)
    assert not hexes(state, "move 1")  # the goalkeeper stands with the ball
    state, _ = answer(state, put("H2", (-8, 6)), Call("done"))
    assert asked(state).side == AWAY
    assert Call("done") not in asked(state)
    assert not {(-12, 0), (-14, 2)} & hexes(state, "move 9")
    state, _ = answer(state, put("A9", (-11, 0)), Call("done"))
    assert isinstance(state.stack[-1], GoalKickChoice)


@pytest.mark.rule("ANYOTHER-27")
@pytest.mark.parametrize(
    ("edition", "kinds"), [("core", ["kick"]), ("advanced", ["kick"]), ("living", ["standard", "kick"])]
)
def test_what_a_goal_kick_may_be(edition, kinds):
    state = goal_kick(edition=edition)
    assert asked(state).rule == "ANYOTHER-27"
    assert [group.kind for group in asked(state).groups] == kinds
    assert (2, 0) in hexes(state, "kick")
    assert why_not(state, passed("kick", (8, 0)))[0] == "GK-06"
    expected = "PASS-01" if edition == "living" else "ANYOTHER-27"
    assert why_not(state, passed("standard", (0, 0)))[0] == expected
    assert why_not(state, passed("long", (0, 0)))[0] == "ANYOTHER-27"
    assert why_not(state, Call("movement phase"))[0] == "ANYOTHER-27"


@pytest.mark.rule("GK-10", "SETPIECE-02", "SETPIECE-14")
def test_a_goal_kick_as_a_standard_pass():
    state, events = answer(goal_kick(), passed("standard", (-12, 4)))
    assert [type(event) for event in events[:2]] == [PassCalled, PassArrived]
    assert (state.actions, state.carrier, state.stack) == (1, player("H2"), (ActionChoice("standard"),))
    into_space, _ = answer(goal_kick(), passed("standard", (-10, 0)))
    assert into_space.barred == player("H1")


@pytest.mark.rule("SETPIECE-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goal_kick_as_a_kick(edition):
    # H9 is beyond the second-last defender, but there is no offside from a goal kick.
    state = goal_kick(edition=edition, away={1: (17, 0), 4: (1, 3), 9: (0, 5)})
    state, events = answer(state, passed("kick", (2, 0)))
    assert (state.actions, state.barred, state.offside) == (1, player("H1"), 0)
    assert isinstance(state.stack[-1], HighPassMove)
    assert isinstance(events[0], PassCalled)


@pytest.mark.rule("ANYOTHER-39")
def test_a_goal_kick_that_is_blocked_all_around():
    beside = {2: (-16, 1), 3: (-16, -1), 4: (-15, 0), 5: (-15, -1), 6: (-17, 0), 7: (-17, -1)}
    state = position({1: (-16, 0)}, beside, carrier="H1", edition="core", stack=(GoalKickChoice(),))
    assert list(asked(state)) == [Call("movement phase")]
    state, _ = answer(state, Call("movement phase"))
    assert (state.actions, isinstance(state.stack[-1], StepChoice)) == (1, True)


def test_a_side_without_a_goalkeeper_kicks_all_the_same():
    state = goal_kick(home={5: (-10, 0), 9: (2, 0)}, edition="core")
    assert (state.carrier, where(state, "H5")) == (player("H5"), (-16, 0))
