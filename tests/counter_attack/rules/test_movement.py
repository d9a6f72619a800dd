"""The Movement Phase, by rule: MOVE-01 to -10, -16, -17, -20, -21, -23, -26, -27, -31 and -32."""

import re

import pytest

from tests.support.football import answer, player, position, where
from tests.support.open_play import asked, everywhere, hexes, in_step, movers, of_kind, phase
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallCollected,
    BallWon,
    GoalScored,
    HeldBall,
    Moved,
    OffsideGiven,
    PhaseBegan,
    PhaseEnded,
    StepBegan,
)
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Nutmeg, Pass
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules import keeper, movement, next_action, shots, steals
from touchline.kernel import AWAY, HOME, IllegalAnswer

H1, H7, H8, H9, H10, A1, A4 = (player(name) for name in ("H1", "H7", "H8", "H9", "H10", "A1", "A4"))
PHASE, END, STOP, NO = Call("movement phase"), Call("end"), Call("stop"), Call("no")


def stepping(home, away=None, *, step=1, **more):
    """A step of a Movement Phase; far from it all stands an opponent."""
    return in_step(step, home, away or {11: (-15, 9)}, **more)


def moving(state, *names):
    """The players take a step each, wherever there is room; a carrier stops after it."""
    for name in names:
        state, _ = answer(state, next(move for move in asked(state) if move.player == player(name)))
        if isinstance(state.stack[-1], movement.RunChoice):
            state, _ = answer(state, STOP)
    return state


# Calling and sequence


@pytest.mark.rule("MOVE-01")
@everywhere
def test_movement_phases_may_follow_one_another(edition):
    state = position({10: (0, 0)}, {4: (9, 9)}, carrier="H10", edition=edition)
    for _ in range(2):
        state, events = answer(state, PHASE)
        assert events[:2] == [PhaseBegan("MOVE-01", HOME), StepBegan("MOVE-02", 1, HOME)]
        state, events = answer(state, END, END, END)
        assert of_kind(PhaseEnded, events) == [PhaseEnded("MOVE-10")]
        assert state.stack == (next_action.ActionChoice("movement"),)


@pytest.mark.rule("MOVE-02")
@everywhere
def test_four_five_two(edition):
    home = {number: (2 * number - 12, 0) for number in range(2, 9)}
    away = {number: (2 * number - 12, 6) for number in range(2, 9)}
    state = stepping(home, away, carrier="H2", edition=edition)
    assert asked(state).side == HOME
    state = moving(state, "H3", "H4", "H5", "H6")
    assert (phase(state).step, asked(state).side) == (2, AWAY)
    state = moving(state, "A2", "A3", "A4", "A5", "A6")
    assert (phase(state).step, asked(state).side) == (3, HOME)
    assert movers(state) == {player(name) for name in ("H2", "H7", "H8")}  # the players that did not move in step 1
    state = moving(state, "H7", "H8")
    assert state.movement is None


@pytest.mark.rule("MOVE-02")
def test_the_steps_are_for_one_side_each():
    state = stepping({10: (0, 0)}, {4: (9, 9)}, carrier="H10")
    with pytest.raises(IllegalAnswer, match=r"MOVE-02 .*wrong-side-for-step \(step 1, side home\)"):
        game.apply(state, Move(A4, hex_at(9, 8)))
    with pytest.raises(IllegalAnswer, match=r"MOVE-02 .*wrong-side-for-step"):
        game.apply(state, Move(H8, hex_at(9, 8)))
    for nobody, step in ((-1, 1), (22, 2)):
        with pytest.raises(IllegalAnswer, match=r"MOVE-02 .*wrong-side-for-step"):
            game.apply(stepping({10: (0, 0)}, carrier="H10", step=step), Move(nobody, hex_at(9, 8)))


@pytest.mark.rule("MOVE-03")
@everywhere
@pytest.mark.parametrize("step", [1, 2, 3])
def test_goalkeepers_may_be_moved(edition, step):
    state = stepping({1: (-18, 0), 10: (0, 0)}, {1: (18, 0)}, step=step, carrier="H10", edition=edition)
    keeper = A1 if step == 2 else H1
    assert keeper in movers(state)
    assert Move(keeper, state.hexes[keeper]) not in asked(state)


@pytest.mark.rule("MOVE-04")
@everywhere
@pytest.mark.parametrize(("step", "pace", "reach"), [(1, 5, 5), (1, 2, 2), (3, 5, 2), (3, 1, 1)])
def test_how_far_a_player_may_move(edition, step, pace, reach):
    state = stepping({8: (0, 0), 10: (9, 9)}, step=step, carrier="H10", edition=edition, ratings={"H8": {"pace": pace}})
    offered = hexes(state, "H8")
    assert {(0, z) for z in range(1, 9)} & offered == {(0, z) for z in range(1, reach + 1)}
    assert len(offered) == 3 * reach * (reach + 1)
    with pytest.raises(
        IllegalAnswer, match=rf"MOVE-04 .*hex-out-of-reach .*, away {reach + 1}, player H8, allowance {reach}\)"
    ):
        game.apply(state, Move(H8, hex_at(0, reach + 1)))


@pytest.mark.rule("MOVE-04")
@everywhere
def test_a_player_moves_once_in_a_phase(edition):
    state = stepping({8: (0, 0), 9: (5, 5), 10: (9, 9)}, carrier="H10", edition=edition)
    state, events = answer(state, Move(H8, hex_at(0, 1)))
    assert events == [Moved("MOVE-06", H8, hex_at(0, 0), hex_at(0, 1))]
    for step in (1, 3):
        assert phase(state).step == step
        with pytest.raises(IllegalAnswer, match=r"MOVE-04 .*already-moved \(player H8\)"):
            game.apply(state, Move(H8, hex_at(0, 2)))
        if step == 1:
            state, _ = answer(state, END, END)


@pytest.mark.rule("MOVE-04", "MOVE-05")
@everywhere
@pytest.mark.parametrize(("step", "pace", "hexes"), [(1, 3, 3), (3, 3, 2), (3, 1, 1)])
def test_the_carrier_goes_hex_by_hex(edition, step, pace, hexes):
    state = stepping({10: (0, 0)}, step=step, carrier="H10", edition=edition, ratings={"H10": {"pace": pace}})
    for z in range(1, hexes + 1):
        with pytest.raises(IllegalAnswer, match=r"MOVE-04 .*carrier-moves-hex-by-hex \(player H10\)"):
            game.apply(state, Move(H10, hex_at(0, z + 1)))
        assert not isinstance(state.stack[-1], movement.RunChoice) or STOP in asked(state)
        state, _ = answer(state, Move(H10, hex_at(0, z)))
    assert where(state, "H10") == (0, hexes)
    assert not isinstance(state.stack[-1], movement.RunChoice)


@pytest.mark.rule("MOVE-05")
@everywhere
def test_a_side_may_move_fewer_or_nobody(edition):
    state = stepping({8: (0, 0), 9: (5, 5), 10: (9, 9)}, {4: (-9, 9)}, carrier="H10", edition=edition)
    state, events = answer(moving(state, "H8"), END, END, END)
    assert [event.step for event in of_kind(StepBegan, events)] == [2, 3]
    assert state.movement is None


def test_a_player_whose_pace_is_gone_does_not_move():
    state = stepping({8: (0, 0), 10: (9, 9)}, carrier="H10", ratings={"H10": {"pace": 1}}, injured=1 << H10)
    assert movers(state) == {H8}


@pytest.mark.rule("MOVE-06")
@everywhere
def test_players_are_not_moved_onto_or_through_others(edition):
    ring = {7: (0, 1), 2: (0, -1), 3: (1, 0), 4: (1, -1), 5: (-1, 0), 10: (9, 9)}
    state = stepping({8: (0, 0)} | ring, {4: (-1, -1)}, carrier="H10", edition=edition, ratings={"H8": {"pace": 6}})
    assert H8 not in movers(state)
    with pytest.raises(IllegalAnswer, match=r"MOVE-06 .*hex-taken \(hex \(0, 1\), player H7\)"):
        game.apply(state, Move(H8, hex_at(0, 1)))
    with pytest.raises(IllegalAnswer, match=r"MOVE-06 .*no-way-round \(player H8, hex \(0, 3\), allowance \d\)"):
        game.apply(state, Move(H8, hex_at(0, 3)))
    gap = stepping({8: (0, 0)} | ring | {7: (9, 8)}, {4: (-1, -1)}, carrier="H10", edition=edition)
    assert (0, 1) in hexes(gap, "H8")
    assert (0, -2) not in hexes(gap, "H8")  # 5 hexes away round the others


@pytest.mark.rule("MOVE-06")
def test_players_stay_on_the_pitch():
    state = stepping({8: (18, 0), 10: (9, 9)}, carrier="H10")
    assert all(abs(x) <= 18 for x, _ in hexes(state, "H8"))
    for hex in (hex_at(19, 0), hex_at(-19, 0), -1, 0):
        with pytest.raises(IllegalAnswer, match=r"MOVE-06 .*only-carrier-enters-goal"):
            game.apply(state, Move(H8, hex))


@pytest.mark.rule("MOVE-07")
@everywhere
@pytest.mark.parametrize("used", [0, 1])
def test_the_carrier_may_walk_into_the_goal(edition, used):
    state = stepping({10: (18 - used, 0)}, carrier="H10", edition=edition)
    if used:
        state, _ = answer(state, Move(H10, hex_at(18, 0)))
    state, events = answer(state, Move(H10, hex_at(19, 0)))
    assert of_kind(GoalScored, events) == [GoalScored("MOVE-07", HOME, H10, own=False)]
    assert (state.score, state.movement) == ((1, 0), None)


@pytest.mark.rule("MOVE-07")
def test_nobody_enters_its_own_goal():
    state = stepping({10: (-18, 0)}, carrier="H10")
    assert all(x >= -18 for x, _ in hexes(state, "H10"))
    with pytest.raises(IllegalAnswer, match=r"MOVE-06 .*only-carrier-enters-goal"):
        game.apply(state, Move(H10, hex_at(-19, 0)))


@pytest.mark.rule("MOVE-08")
@everywhere
def test_no_pass_is_played_until_the_phase_has_ended(edition):
    state = stepping({8: (3, 0), 10: (0, 0)}, carrier="H10", edition=edition)
    running, _ = answer(state, Move(H10, hex_at(0, 1)))
    for moment in (state, running):
        with pytest.raises(IllegalAnswer, match=r"MOVE-08 .*movement-phase-running"):
            game.apply(moment, Pass("standard", hex_at(3, 0)))


@pytest.mark.rule("MOVE-09")
@everywhere
def test_the_carrier_takes_the_ball_with_it(edition):
    state, _ = answer(stepping({10: (0, 0)}, carrier="H10", edition=edition), Move(H10, hex_at(0, 1)))
    assert (state.ball, state.carrier) == (hex_at(0, 1), H10)


@pytest.mark.rule("MOVE-10")
@everywhere
def test_the_phase_ends_when_possession_changes(edition):
    state = stepping({10: (0, 0), 8: (9, 9)}, {4: (2, 0)}, carrier="H10", edition=edition)
    state, _ = answer(state, Move(H10, hex_at(1, 0)))
    state, events = answer(state, NO if edition == "living" else Call("steal"))
    state, events = answer(state, (6,))
    assert of_kind(PhaseEnded, events) == [PhaseEnded("MOVE-10")]
    assert state.stack == (next_action.ActionChoice("aos"),)


def test_a_step_with_no_player_to_move_is_skipped():
    state = stepping(
        {10: (0, 0)}, {11: (-15, 9)}, carrier="H10", movement=Movement(moved=1 << H10), jumped=1 << player("A11")
    )
    state, events = answer(state, END)
    assert [event.step for event in of_kind(StepBegan, events)] == [2, 3]
    assert state.movement is None


HEMMED_IN = {5: (18, 11), 6: (17, 12), 7: (17, 11)}  # the player on (18, 12)
AT_THE_GOAL = {2: (18, 1), 3: (18, -1), 8: (17, 0), 9: (17, -1)}  # and on (18, 0)


@pytest.mark.parametrize(("place", "more"), [((18, 12), {}), ((18, 0), {}), ((9, 9), {"injured": 1 << A4})])
def test_a_step_with_nobody_but_those_that_cannot_go_is_passed_over(place, more):
    home = {10: (0, 0)} | HEMMED_IN | AT_THE_GOAL
    state = stepping(home, {4: place}, carrier="H10", ratings={"A4": {"pace": 1}}, **more)
    state, events = answer(state, END)
    assert [event.step for event in of_kind(StepBegan, events)] == [2, 3]
    assert phase(state).step == 3


@pytest.mark.rule("TACKLE-01")
def test_but_not_if_one_of_them_stands_where_it_may_challenge():
    state, _ = answer(stepping(HEMMED_IN, {4: (18, 12)}, carrier="H5"), END)
    assert set(asked(state)) == {Move(A4, hex_at(18, 12)), END}


@pytest.mark.rule("MOVE-27")
def test_a_step_with_no_player_to_move_is_not_skipped_if_a_snapshot_is_possible():
    state = stepping({10: (14, 0)}, {1: (18, 0)}, carrier="H10", movement=Movement(step=2, moved=1 << H10))
    state, _ = answer(state, END)
    assert set(asked(state)) == {Call("snapshot"), END}


# Free balls


def free_ball(step=1, **more):
    """The ball lies on (3, 0), 3 hexes from H8; A4 stands next to it on (4, 1)."""
    home, away = {8: (0, 1), 9: (-9, 9)}, {4: (4, 1), 11: (-15, 9)}
    return stepping(home, away, step=step, carrier=None, ball=(3, 0), ratings={"H8": {"pace": 5}}, **more)


@pytest.mark.rule("MOVE-17", "MOVE-20")
@everywhere
def test_an_attacker_collects_a_free_ball_and_continues(edition):
    state = free_ball(edition=edition)
    state, events = answer(state, Move(H8, hex_at(3, 0)))
    assert of_kind(BallCollected, events) == [BallCollected("MOVE-20", H8, "collected")]
    assert (state.carrier, state.ball) == (H8, hex_at(3, 0))
    if edition == "living":  # it has come next to A4 with 2 of its 5 hexes left (CA-R-6)
        assert set(asked(state)) == {Nutmeg(A4), NO}
        state, _ = answer(state, NO)
    assert state.stack[-1] == movement.RunChoice(H8, 3)  # no steal here (MOVE-17)
    state, _ = answer(state, Move(H8, hex_at(3, 1)))
    if edition == "living":
        assert state.stack[-1] == steals.Steal(A4)
        state, _ = answer(state, (3,))
    else:
        assert state.stack[-1] == steals.StealChoice(A4)
        state, _ = answer(state, NO)
    state, _ = answer(state, Move(H8, hex_at(3, 2)))
    assert not isinstance(state.stack[-1], movement.RunChoice)


@pytest.mark.rule("MOVE-20")
@pytest.mark.parametrize(("start", "left"), [((2, 0), 1), ((1, 0), 0)])
def test_a_free_ball_collected_in_the_third_step(start, left):
    state = stepping({8: start}, step=3, carrier=None, ball=(3, 0))
    state, _ = answer(state, Move(H8, hex_at(3, 0)))
    assert state.carrier == H8
    if left:
        assert state.stack[-1] == movement.RunChoice(H8, 1)
    else:
        assert state.movement is None


@pytest.mark.rule("MOVE-20")
def test_the_way_round_others_costs_its_hexes():
    ring = {2: (1, 0), 3: (1, 1), 4: (0, 0)}
    state = stepping({8: (0, 1)} | ring, carrier=None, ball=(2, 1), ratings={"H8": {"pace": 6}})
    state, _ = answer(state, Move(H8, hex_at(2, 1)))
    assert state.stack[-1] == movement.RunChoice(H8, 4)
    slow = stepping({8: (0, 1)} | ring, carrier=None, ball=(2, 1), ratings={"H8": {"pace": 3}})
    assert (2, 1) not in hexes(slow, "H8")
    why = "no-way-round (player H8, hex (2, 1), allowance 3)"
    assert refusal_of(slow, Move(H8, hex_at(2, 1))) == ("MOVE-06", why)


def test_nobody_runs_past_a_free_ball_on_its_hex():
    wall = {2: (3, 1), 3: (3, -1), 4: (2, 2), 5: (2, -1)}
    state = stepping({8: (2, 0)} | wall, carrier=None, ball=(3, 0), ratings={"H8": {"pace": 2}})
    assert (3, 0) in hexes(state, "H8")
    assert (4, 0) not in hexes(state, "H8")  # the ball is in the way: who reaches it has it


@pytest.mark.rule("OFFSIDE-03")
def test_an_attacker_that_was_offside_may_not_collect_the_ball():
    _, events = answer(free_ball(offside=1 << H8), Move(H8, hex_at(3, 0)))
    assert [event.player for event in of_kind(OffsideGiven, events)] == [H8]
    assert not of_kind(BallCollected, events)


@pytest.mark.rule("OFFSIDE-03")
def test_judged_at_reception_who_collects_the_ball_from_space_is_not_offside():
    options = {"offside_moment": "reception"}
    state = stepping({8: (13, 0)}, carrier=None, ball=(14, 0), passed_from=hex_at(0, 0), options=options)
    state, events = answer(state, Move(H8, hex_at(14, 0)))
    assert (state.carrier, of_kind(OffsideGiven, events)) == (H8, [])


def test_the_ball_that_a_goalkeeper_carries_is_not_kicked_by_a_teammate():
    state = stepping({1: (-12, 0)}, carrier="H1", kicked=NOBODY)
    state, _ = answer(state, Move(H1, hex_at(-13, 0)))
    assert state.kicked == NOBODY
    state, _ = answer(stepping({10: (0, 0)}), Move(H10, hex_at(0, 1)))
    assert state.kicked == H10


@pytest.mark.rule("MOVE-21")
@everywhere
def test_a_defender_that_collects_a_free_ball_ends_the_phase(edition):
    state, events = answer(free_ball(step=2, edition=edition), Move(A4, hex_at(3, 0)))
    assert of_kind(BallWon, events) == [BallWon("MOVE-21", A4, "collected")]
    assert (state.carrier, state.attack, state.movement) == (A4, AWAY, None)
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("MOVE-21")
@everywhere
@pytest.mark.parametrize(("ball", "held"), [((16, 0), True), ((11, 0), False)])
def test_a_goalkeeper_that_collects_a_free_ball_in_its_box_holds_it(edition, ball, held):
    away = {1: (ball[0] + 1, 0)}
    state = stepping({8: (0, 0)}, away, step=2, carrier=None, ball=ball, edition=edition)
    _, events = answer(state, Move(A1, hex_at(*ball)))
    assert bool(of_kind(HeldBall, events)) == held


@pytest.mark.rule("MOVE-23")
@everywhere
def test_a_barred_player_may_not_enter_the_hex_of_the_ball(edition):
    state = free_ball(edition=edition, barred=H8)
    assert (3, 0) not in hexes(state, "H8")
    assert (3, 1) in hexes(state, "H8")
    with pytest.raises(IllegalAnswer, match=r"MOVE-23 .*played-ball-last \(player H8\)"):
        game.apply(state, Move(H8, hex_at(3, 0)))
    with pytest.raises(
        IllegalAnswer, match=r"MOVE-04 .*hex-out-of-reach \(hex \(6, 1\), away 6, player H8, allowance 5\)"
    ):
        game.apply(state, Move(H8, hex_at(6, 1)))
    assert (3, 0) in hexes(free_ball(edition=edition), "H8")


# Boxes, exclusions, snapshots


@pytest.mark.rule("MOVE-24")
@everywhere
def test_c22_each_entry_of_the_box_gives_the_goalkeeper_a_move(edition):
    home, away = {10: (11, 6)}, {1: (18, 0), 11: (-15, 9)}
    state = stepping(home, away, carrier="H10", edition=edition, ratings={"H10": {"pace": 5}})
    asked = []
    for hex in [(12, 7), (12, 8), (13, 7)]:
        state, _ = answer(state, Move(H10, hex_at(*hex)))
        if isinstance(state.stack[-1], keeper.BoxMove):
            asked.append(hex)
            state, _ = answer(state, NO)
    assert asked == [(12, 7), (13, 7)]


@pytest.mark.rule("MOVE-25")
@everywhere
def test_the_order_on_the_hex_where_the_carrier_enters_the_box(edition):
    home, away = {10: (11, 3)}, {1: (12, 0), 4: (13, 3), 11: (-15, 9)}
    ratings = {"H10": {"pace": 5, "dribbling": 6, "shooting": 6}}
    state = stepping(home, away, carrier="H10", edition=edition, ratings=ratings)
    state, _ = answer(state, Move(H10, hex_at(12, 3)))
    met = []
    for given in [NO, Call("dive"), (2, 6), *([NO, (2,)] if edition == "living" else [Call("steal"), (2,)])]:
        met.append(asked(state).rule)
        state, _ = answer(state, given)
    steal = ["NUTMEG-04", "MOVE-12"] if edition == "living" else ["MOVE-11", "MOVE-12"]
    assert met == ["MOVE-24", "GK-15", "GK-15", *steal]
    assert Call("snapshot") in asked(state)


@pytest.mark.rule("MOVE-26")
@everywhere
@pytest.mark.parametrize(("mark", "why"), [("jumped", "jumped-for-header"), ("stunned", "stunned")])
def test_excluded_players_do_not_move(edition, mark, why):
    home, away = {8: (0, 0), 10: (9, 9)}, {4: (9, 8), 5: (-9, 9)}
    marks = {mark: 1 << H8 | 1 << A4}
    state = stepping(home, away, carrier="H10", edition=edition, **marks)
    assert H8 not in movers(state)
    with pytest.raises(IllegalAnswer, match=rf"MOVE-26 .*{why} \(player H8\)"):
        game.apply(state, Move(H8, hex_at(0, 1)))
    state, _ = answer(state, END)
    with pytest.raises(IllegalAnswer, match=rf"MOVE-26 .*{why} \(player A4\)"):  # nor tackle
        game.apply(state, Move(A4, hex_at(9, 8)))
    state, _ = answer(state, END, END)
    assert state.jumped | state.stunned == 0  # the next phase is free again


@pytest.mark.rule("MOVE-26")
def test_a_goal_and_the_end_of_a_phase_clear_the_marks():
    state = stepping({10: (18, 0)}, carrier="H10", jumped=1 << A4, stunned=1 << H9)
    state, _ = answer(state, Move(H10, hex_at(19, 0)))
    assert state.jumped | state.stunned | state.stunned_next == 0


@pytest.mark.rule("MOVE-27")
@everywhere
@pytest.mark.parametrize(
    ("hex", "step", "may"), [((14, 0), 1, True), ((14, 0), 2, False), ((14, 0), 3, True), ((11, 0), 1, False)]
)
def test_a_snapshot_needs_the_ball_in_the_opposing_box(edition, hex, step, may):
    state = stepping({10: hex, 8: (0, 0)}, {1: (18, 0)}, step=step, carrier="H10", edition=edition)
    assert (Call("snapshot") in asked(state)) == may
    if not may:
        why = "snapshot-out-of-step" if step == 2 else r"not-in-opposing-box \(player H10, hex \(11, 0\)\)"
        with pytest.raises(IllegalAnswer, match=f"MOVE-27 .*{why}"):
            game.apply(state, Call("snapshot"))


@pytest.mark.parametrize(
    ("more", "rule", "why"),
    [
        ({"carrier": None, "ball": (14, 0)}, "MOVE-27", "nobody-has-ball"),
        ({"movement": Movement(dead=True)}, "SETPIECE-16", "ball-out-of-play"),
        ({"actions": 45, "edition": "core"}, "CLOCK-09", "last-action-of-half"),
    ],
)
def test_why_a_snapshot_is_not_offered(more, rule, why):
    state = stepping({10: (15, 0), 8: (0, 0)}, {1: (18, 0)}, **({"carrier": "H10"} | more))
    assert refusal_of(state, Call("snapshot")) == (rule, why)


@pytest.mark.rule("MOVE-27")
def test_a_snapshot_on_the_run():
    state = stepping({10: (10, 0)}, carrier="H10")
    state, _ = answer(state, Move(H10, hex_at(11, 0)))
    with pytest.raises(IllegalAnswer, match="MOVE-27"):
        game.apply(state, Call("snapshot"))
    state, _ = answer(state, Move(H10, hex_at(12, 0)))
    assert Call("snapshot") in asked(state)
    collected = stepping({8: (13, 0)}, carrier=None, ball=(14, 0))
    assert Call("snapshot") not in asked(collected)
    collected, _ = answer(collected, Move(H8, hex_at(14, 0)))
    assert Call("snapshot") in asked(collected)


@pytest.mark.rule("MOVE-27")
def test_a_snapshot_before_any_move():
    state = stepping({10: (14, 0), 8: (0, 0)}, {1: (18, 0)}, carrier="H10")
    state, _ = answer(state, Call("snapshot"))
    assert phase(state).moves == 0
    assert movement.StepGoesOn() in state.stack


@pytest.mark.rule("MOVE-27", "ANYOTHER-04")
@everywhere
@pytest.mark.parametrize(("step", "moves"), [(1, 3), (3, 1)])
def test_the_last_moment_for_a_snapshot_is_when_the_step_has_had_its_moves(edition, step, moves):
    home, away = {10: (14, 0), 8: (0, 0), 9: (3, 3)}, {1: (18, 0), 11: (-15, 9)}
    movement_now = Movement(step=step, moves=moves, moved=1 << H10)
    state = stepping(home, away, carrier="H10", movement=movement_now, edition=edition)
    state, _ = answer(state, Move(H8, hex_at(0, 1)))
    request = asked(state)
    assert (request.rule, request.side, set(request)) == ("MOVE-27", HOME, {Call("snapshot"), NO})
    called, _ = answer(state, Call("snapshot"))
    assert called.stack == (movement.StepGoesOn(), shots.SnapshotMove())
    let_be, _ = answer(state, NO)
    assert let_be.movement is None if step == 3 else phase(let_be).step == 2
    with pytest.raises(IllegalAnswer, match=r"MOVE-27 .*snapshot-or-play-on \(player H10\)"):
        game.apply(state, END)


@pytest.mark.rule("MOVE-27")
def test_a_carrier_that_moved_last_has_been_asked_before():
    home, away = {10: (13, 0), 8: (0, 0)}, {1: (18, 5), 11: (-15, 9)}
    state = stepping(home, away, carrier="H10", movement=Movement(moves=3), ratings={"H10": {"pace": 1}})
    state, _ = answer(state, Move(H10, hex_at(14, 0)))
    assert [group.kind for group in asked(state).groups] == ["snapshot", "stop"]
    assert refusal_of(state, Move(H10, hex_at(15, 0))) == (
        "MOVE-04",
        "hex-out-of-reach (hex (15, 0), away 1, player H10, allowance 0)",
    )
    state, _ = answer(state, STOP)
    assert phase(state).step == 2


@pytest.mark.rule("MOVE-31")
@everywhere
def test_a_move_is_finished_before_the_next_begins(edition):
    state = stepping({8: (-5, 5), 9: (5, 5), 10: (0, 0)}, carrier="H10", edition=edition)
    state, _ = answer(state, Move(H10, hex_at(0, 1)))
    with pytest.raises(IllegalAnswer, match=r"MOVE-31 .*run-not-finished \(player H10\)"):
        game.apply(state, Move(H8, hex_at(-5, 6)))
    state, _ = answer(state, STOP, Move(H8, hex_at(-5, 6)))
    with pytest.raises(IllegalAnswer, match=r"MOVE-04 .*already-moved \(player H10\)"):  # it cannot be resumed
        game.apply(state, Move(H10, hex_at(0, 2)))


def test_a_run_is_refused_with_its_reason():
    state = stepping({8: (0, 2), 10: (0, 0)}, {4: (1, 1)}, carrier="H10")
    state, _ = answer(state, Move(H10, hex_at(-1, 0)), Move(H10, hex_at(0, 1)), (2,))
    for action, rule, why in [
        (Move(H10, hex_at(0, 2)), "MOVE-06", "hex-taken (hex (0, 2), player H8)"),
        (Move(H10, -1), "MOVE-06", "only-carrier-enters-goal"),
        (Move(H10, hex_at(0, 1)), "MOVE-04", "already-there (player H10)"),
        (Nutmeg(A4), "NUTMEG-04", "nutmeg-on-arrival-only"),
    ]:
        with pytest.raises(IllegalAnswer, match=f"{rule} .*{re.escape(why)}"):
            game.apply(state, action)


@pytest.mark.parametrize(
    ("state", "action", "rule", "why"),
    [
        (stepping({8: (0, 0), 10: (9, 9)}), Move(H8, hex_at(0, 0)), "MOVE-04", "not-a-move (player H8)"),
        (stepping({10: (0, 0)}), Move(H10, 5000), "MOVE-06", "only-carrier-enters-goal"),
        (
            stepping({1: (-16, 0), 10: (0, 0)}),
            Move(H1, hex_at(0, 1)),
            "MOVE-04",
            "hex-out-of-reach (hex (0, 1), away 16, player H1, allowance 3)",
        ),
        (
            stepping({10: (17, 0)}),
            Move(H10, hex_at(19, 0)),
            "MOVE-04",
            "hex-out-of-reach (hex (19, 0), away 2, player H10, allowance 1)",
        ),
        (
            stepping({10: (0, 0)}, step=2),
            Move(player("A11"), hex_at(0, 1)),
            "MOVE-04",
            "hex-out-of-reach (hex (0, 1), away 16, player A11, allowance 3)",
        ),
        (
            stepping({8: (2, 0), 9: (9, 9)}, carrier=None, ball=(2, 1), ratings={"H8": {"pace": 2}}),
            Move(H8, hex_at(2, 2)),
            "MOVE-20",
            "ball-in-the-way (ball (2, 1), player H8, hex (2, 2))",
        ),
        (
            stepping({10: (0, 0), 8: (5, 5)}, injured=1 << H10, ratings={"H10": {"pace": 1}}),
            Move(H10, hex_at(0, 1)),
            "MOVE-04",
            "hex-out-of-reach (hex (0, 1), away 1, player H10, allowance 0)",
        ),
        (
            stepping({10: (0, 0), 8: (5, 5)}, injured=1 << H10, ratings={"H10": {"pace": 1}}),
            Move(H10, hex_at(0, 2)),
            "MOVE-04",
            "hex-out-of-reach (hex (0, 2), away 2, player H10, allowance 0)",
        ),
        (
            stepping({10: (0, 0), 8: (5, 5)}, {4: (1, 0)}, movement=Movement(moved=1 << H10)),
            Nutmeg(A4),
            "MOVE-04",
            "already-moved (player H10)",
        ),
        (
            stepping({10: (0, 0), 8: (5, 5)}, {4: (1, 0)}, stunned=1 << H10),
            Nutmeg(A4),
            "MOVE-26",
            "stunned (player H10)",
        ),
        (
            stepping({10: (0, 0), 8: (5, 5)}, {4: (1, 0)}, stunned=1 << H10, edition="core"),
            Nutmeg(A4),
            "NUTMEG-01",
            "nutmegs-off",
        ),
    ],
)
def test_a_move_is_refused_with_its_reason(state, action, rule, why):
    with pytest.raises(IllegalAnswer, match=f"{rule} .*{re.escape(why)}"):
        game.apply(state, action)


def test_no_nutmegs_on_the_run_in_the_book():
    state, _ = answer(stepping({10: (0, 0)}, edition="core"), Move(H10, hex_at(0, 1)))
    assert refusal_of(state, Nutmeg(A4)) == ("NUTMEG-01", "nutmegs-off")


# Before a throw-in


def throw_in(away, step=2):
    """H10 holds the ball for a throw-in on (0, 12); it is dead."""
    return stepping({10: (0, 12), 8: (0, 5)}, away, movement=Movement(step=step, dead=True))


@pytest.mark.rule("SETPIECE-16")
@pytest.mark.parametrize("step", [1, 3])
def test_the_thrower_does_not_move(step):
    state = throw_in({4: (0, 11)}, step)
    assert movers(state) == {H8}
    with pytest.raises(IllegalAnswer, match=r"SETPIECE-16 .*thrower-stays \(player H10\)"):
        game.apply(state, Move(H10, hex_at(0, 11)))


@pytest.mark.rule("SETPIECE-16")
@pytest.mark.parametrize("step", [1, 3])
def test_attackers_may_stay_and_come_near_the_thrower(step):
    state = stepping({10: (0, 12), 8: (0, 10)}, {4: (9, 0)}, movement=Movement(step=step, dead=True))
    assert END in asked(state)
    state, _ = answer(state, Move(H8, hex_at(0, 11)))
    with pytest.raises(IllegalAnswer, match=r"MOVE-04 .*hex-out-of-reach \(hex \(0, 11\), away 6, "):
        game.apply(throw_in({4: (9, 0)}, step), Move(H8, hex_at(0, 11)))


@pytest.mark.rule("SETPIECE-16")
def test_a_defender_next_to_the_thrower_does_not_stay_to_challenge_it():
    state = throw_in({4: (0, 11)})
    assert Move(A4, hex_at(0, 11)) not in asked(state)


@pytest.mark.rule("SETPIECE-16")
def test_defenders_leave_the_thrower_alone():
    near = {number: (number - 4, 10) for number in (3, 4, 5)} | {6: (9, 0), 7: (9, 2), 8: (9, 4)}
    state = throw_in(near)
    assert asked(state).side == AWAY
    assert movers(state) == {player(f"A{number}") for number in near}  # enough moves for all that must leave
    with pytest.raises(IllegalAnswer, match=r"SETPIECE-16 .*thrower-not-cleared"):
        game.apply(state, END)
    with pytest.raises(IllegalAnswer, match=r"SETPIECE-16 .*too-near-thrower \(hex \(0, 11\)\)"):
        game.apply(state, Move(A4, hex_at(0, 11)))
    state, _ = answer(state, Move(player("A6"), hex_at(9, 1)), Move(player("A7"), hex_at(9, 3)))
    assert movers(state) == {player("A3"), A4, player("A5")}  # now there are not
    state, _ = answer(state, *(Move(player(f"A{number}"), hex_at(number - 4, 8)) for number in (3, 4, 5)))
    assert phase(state).step == 3


@pytest.mark.rule("SETPIECE-16", "MOVE-10")
def test_the_phase_before_a_throw_in_gives_way_to_the_throw():
    state, events = answer(throw_in({4: (9, 0)}, 3), END)
    assert (state.movement, state.stack) == (None, ())
    assert events == [PhaseEnded("MOVE-10")]


@pytest.mark.rule("MOVE-32")
def test_a_loose_ball_ends_the_move_of_its_player():
    ratings = {"H10": {"pace": 6}}
    state = stepping({10: (6, 0), 9: (-9, 9)}, {4: (7, 0), 11: (-15, 9)}, carrier="H10", ratings=ratings)
    state, _ = answer(state, Nutmeg(A4), (2, 3))  # 6 against 6
    state, _ = answer(state, (2,), (1,))  # back to H10
    assert (state.carrier, where(state, "H10")) == (H10, (6, 0))
    assert state.stack == (movement.StepChoice(),)
    assert movers(state) == {H9}


@pytest.mark.rule("MOVE-32")
def test_a_snapshot_ends_the_move_of_its_player():
    state = stepping({10: (13, 0), 9: (-9, 9)}, {1: (18, 0), 4: (15, 0)}, carrier="H10", ratings={"H10": {"pace": 6}})
    state, _ = answer(state, Move(H10, hex_at(14, 0)), NO, (2,), Call("snapshot"))
    assert not any(isinstance(step, movement.RunChoice | movement.RunGoesOn) for step in state.stack)
    assert movement.StepGoesOn() in state.stack
