"""The loose ball, by rule: LOOSE-01 to -18."""

import pytest

from tests.support.football import after, answer, player, position, where
from tests.support.shooting import asked, of_kind, top
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallCollected,
    BallWon,
    GoalScored,
    HeldBall,
    PhaseEnded,
    RanLoose,
    RestartGiven,
    Scattered,
    Tested,
    WentOut,
)
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, OFF, Call, Move, Movement, side_of
from touchline.counter_attack.pitch import N, hex_at, xz
from touchline.counter_attack.rules import keeper, loose_ball, movement, next_action, shots, tackles
from touchline.kernel import AWAY, HOME, IllegalAnswer, Roll

EDITIONS = ("core", "advanced", "living")
H7, H8, A1, A4, A5 = map(player, ("H7", "H8", "A1", "A4", "A5"))
SNAPSHOT, NO, TEST = Call("snapshot"), Call("no"), Call("test")
TIE = {"A4": {"tackling": 4}, "H8": {"dribbling": 4}}
SHOT = shots.Shot("shot", H8, hex_at(17, 3), hex_at(19, 1), 4, die=4)
STEP_2 = Movement(step=2, moves=1, moved=1 << H7 | 1 << A4)


def loose(state, source, *, header=False):
    """The state in which a ball has just run loose off a player where it stands."""
    match, who = Match(state), player(source)
    loose_ball.runs_loose(match, "TACKLE-09", who, state.hexes[who], side_of(who), header=header)
    return match.settle()[0]


def open_play(home, away, **more):
    """Outside a Movement Phase; home had the ball last."""
    return position(home=home, away=away, stack=(), **more)


def in_phase(home, away, step=2, above=(), **more):
    """Inside a Movement Phase, whose step goes on below whatever happens."""
    more.setdefault("movement", Movement(step))
    return position(home=home, away=away, stack=(movement.StepGoesOn(), *above), **more)


def tackle(home=None, away=None, **more):
    """A4 on (10, 2) tackles H8 on (9, 1) in step 2, 4 against 4; H7 has moved before."""
    return position(
        home={8: (9, 1)} | (home or {}),
        away={4: (10, 2)} | (away or {}),
        carrier="H8",
        stack=(movement.StepGoesOn(), tackles.Tackle(A4, H8)),
        movement=STEP_2,
        ratings=TIE,
        **more,
    )


# The procedure


@pytest.mark.rule("LOOSE-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("source", "side"), [("A4", AWAY), ("H8", HOME)])
def test_the_source_players_side_rolls_a_direction_then_a_distance(edition, source, side):
    state = loose(open_play({8: (0, 0)}, {4: (3, 0)}, edition=edition), source)
    start = state.ball
    assert asked(state) == Roll("LOOSE-01", (side,))
    state, events = answer(state, (N,))
    assert events == []
    assert asked(state) == Roll("LOOSE-01", (side,))
    state, events = answer(state, (5,))
    assert events[0] == Scattered("LOOSE-01", start, N, 5, start + 5)
    assert (state.ball, state.carrier) == (start + 5, NOBODY)


@pytest.mark.rule("LOOSE-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ball_that_runs_loose_is_no_pass_and_came_off_its_source(edition):
    marks = {"kicked": H8, "barred": H8, "offside": 1 << H8}
    state = open_play({8: (0, 0)}, {4: (3, 0)}, attack=HOME, edition=edition, **marks)
    match = Match(state)
    loose_ball.runs_loose(match, "SHOT-09", A4, state.hexes[A4], AWAY)
    state, events = match.settle()
    assert events == (RanLoose("SHOT-09", A4, hex_at(3, 0)),)
    assert (state.kicked, state.barred, state.offside, state.touched) == (NOBODY, NOBODY, 0, A4)
    assert (state.ball, state.carrier, state.attack) == (hex_at(3, 0), NOBODY, HOME)


@pytest.mark.rule("LOOSE-02")
@pytest.mark.parametrize(
    ("frame", "dice", "rule", "source"),
    [
        (tackles.Tackle(A4, H8), (4, 4), "TACKLE-09", (17, 4)),
        (keeper.Dive(), (4, 4), "GK-16", (17, 0)),
        (shots.Block(A4, on_path=True), (5,), "SHOT-09", (17, 4)),
        (shots.Deflection(), (6,), "SHOT-22", (17, 0)),
        (shots.Save(SHOT, hex_at(17, 2)), (4,), "SHOT-13", (17, 2)),
    ],
)
def test_where_it_runs_from(frame, dice, rule, source):
    state = in_phase(
        {8: (17, 3)},
        {1: (17, 0), 4: (17, 4)},
        step=1,
        carrier="H8",
        above=(frame,),
        ratings=TIE | {"A1": {"saving": 4}, "A4": {"tackling": 4}},
        options={"dive_third_hex": 0},
    )
    state, events = answer(state, dice)
    (run,) = of_kind(RanLoose, events)
    assert (run.rule, xz(run.hex)) == (rule, source)
    assert top(state) == loose_ball.RunsWhere(run.player, hex_at(*source), AWAY, header=False)


@pytest.mark.rule("LOOSE-01", "LOOSE-03")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_c08_a_tied_tackle_runs_loose_and_the_phase_continues(edition):
    state, events = answer(tackle(away={9: (-5, 0)}, edition=edition), (4, 4), (6,), (3,))
    assert of_kind(Scattered, events) == [Scattered("LOOSE-01", hex_at(10, 2), 6, 3, hex_at(13, 0))]
    assert (state.ball, state.carrier, state.attack) == (hex_at(13, 0), NOBODY, HOME)
    assert state.movement == STEP_2
    assert state.stack == (movement.StepChoice(),)


def test_c08_core_rolls_the_tackle_again():
    state, events = answer(tackle(edition="core"), (4, 4))
    assert of_kind(RanLoose, events) == []
    assert asked(state).rule == "TACKLE-04"


@pytest.mark.rule("LOOSE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_counting_starts_with_the_hex_next_to_the_source(edition):
    state, _ = answer(loose(open_play({}, {4: (3, 0)}, edition=edition), "A4"), (N,), (1,))
    assert xz(state.ball) == (3, 1)


# Who is hit


@pytest.mark.rule("LOOSE-04", "LOOSE-07")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_c09_the_first_player_on_the_line_is_hit(edition):
    state, events = answer(tackle(away={5: (12, 1), 6: (13, 0)}, edition=edition), (4, 4), (6,), (3,))
    assert of_kind(Scattered, events)[0].hex == hex_at(12, 1)
    assert of_kind(BallWon, events) == [BallWon("LOOSE-07", A5, "loose_ball")]
    assert (state.carrier, state.attack, state.movement) == (A5, AWAY, None)
    assert of_kind(PhaseEnded, events) == [PhaseEnded("MOVE-10")]
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("LOOSE-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_source_player_is_not_hit_by_its_own_ball(edition):
    # Off the goalkeeper's hex, but the goalkeeper stands beside it: it is the source all the same.
    state = open_play({}, {1: (17, 1), 4: (17, 3)}, attack=HOME, edition=edition)
    match = Match(state)
    loose_ball.runs_loose(match, "SHOT-13", A1, hex_at(17, 0), AWAY)
    _, events = answer(match.settle()[0], (N,), (6,))
    assert of_kind(BallWon, events) == [BallWon("LOOSE-07", A4, "loose_ball")]


@pytest.mark.rule("LOOSE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stunned_player_is_hit_like_any_other(edition):
    state = in_phase({7: (3, 2)}, {4: (3, 0), 9: (-5, 0)}, stunned=1 << H7, edition=edition)
    state, _ = answer(loose(state, "A4"), (N,), (4,))
    assert state.carrier == H7


@pytest.mark.rule("LOOSE-06")
def test_a_jumped_player_is_hit_by_a_loose_ball_that_is_no_header():
    state = open_play({7: (3, 2)}, {4: (3, 0)}, jumped=1 << H7)
    state, _ = answer(loose(state, "A4"), (N,), (4,))
    assert state.carrier == H7


@pytest.mark.rule("LOOSE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goalkeeper_that_is_hit_in_its_box_holds_the_ball(edition):
    state = open_play({8: (11, 0)}, {1: (17, 2), 4: (17, 0)}, edition=edition)
    state, events = answer(loose(state, "A4"), (N,), (4,))
    assert of_kind(HeldBall, events) == [HeldBall("LOOSE-07", A1, hex_at(17, 2))]
    assert (state.carrier, state.attack) == (A1, AWAY)


@pytest.mark.rule("LOOSE-08", "LOOSE-12")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_an_attacker_that_is_hit_has_the_ball_and_the_phase_continues(edition):
    state = in_phase({7: (12, 1)}, {4: (10, 2), 9: (-5, 0)}, movement=STEP_2, edition=edition)
    state, events = answer(loose(state, "A4"), (6,), (3,))
    assert of_kind(BallCollected, events) == [BallCollected("LOOSE-08", H7, "loose_ball")]
    assert (state.carrier, state.ball, state.movement) == (H7, hex_at(12, 1), STEP_2)
    assert state.stack == (movement.StepChoice(),)


@pytest.mark.rule("LOOSE-12")
def test_who_was_moving_has_used_its_move_even_if_the_ball_comes_back():
    # H8 runs to (4, 0), is met by a nutmeg tie there, say, and is hit by the ball again (MOVE-32).
    state = in_phase({8: (4, 0), 9: (0, 0)}, {4: (4, 3)}, 1, movement=Movement(1, moves=1, moved=1 << H8))
    state, _ = answer(loose(state, "A4"), (1,), (5,))
    assert state.carrier == H8
    with pytest.raises(IllegalAnswer, match=r"already-moved \(player H8\)"):
        game.apply(state, Move(H8, hex_at(4, -1)))
    assert Move(player("H9"), hex_at(0, 1)) in asked(state)


@pytest.mark.rule("MOVE-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rest_of_the_movers_turn_is_dropped(edition):
    waiting = (movement.RunGoesOn(H8, 1), movement.Harried(H8, 1))
    state = loose(in_phase({8: (4, 0)}, {4: (4, 3)}, 1, above=waiting, edition=edition), "A4")
    assert [type(step) for step in state.stack] == [movement.StepGoesOn, loose_ball.RunsWhere]


# Headers


@pytest.mark.rule("LOOSE-05", "LOOSE-15")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize(
    ("home", "away", "winner"),
    [
        pytest.param({7: (3, 2)}, {5: (3, 4)}, "A5", id="C35 flies over everybody but the last"),
        pytest.param({9: (3, 4), 7: (3, 5)}, {}, "H7", id="C35 goes 1 hex further past a jumper"),
        pytest.param({9: (3, 4)}, {6: (3, 5), 5: (3, 6)}, "A5", id="C35 and again"),
    ],
)
def test_a_headed_ball_hits_who_did_not_jump(home, away, winner, edition):
    jumped = 1 << player("H9") | 1 << player("A6") | 1 << A4
    state = open_play(home, {4: (3, 0)} | away, jumped=jumped, edition=edition)
    state, events = answer(loose(state, "A4", header=True), (N,), (4,))
    hit = player(winner)
    assert state.carrier == hit
    assert (BallWon if winner[0] == "A" else BallCollected)("LOOSE-15", hit, "loose_ball") in events
    assert state.attack == (AWAY if winner[0] == "A" else HOME)
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("LOOSE-05")
def test_a_headed_ball_may_go_out_past_a_jumper():
    state = open_play({9: (3, 12)}, {4: (3, 9)}, jumped=1 << player("H9"))
    _, events = answer(loose(state, "A4", header=True), (N,), (3,))
    assert of_kind(WentOut, events) == [WentOut("OUT-01", hex_at(3, 12))]


@pytest.mark.rule("LOOSE-15")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_headed_ball_that_nobody_gets_is_free_for_a_movement_phase(edition):
    state = open_play({7: (0, 0)}, {4: (3, 0)}, jumped=1 << A4, edition=edition)
    state, _ = answer(loose(state, "A4", header=True), (N,), (1,))  # next to A4, but it jumped
    assert (state.carrier, state.ball) == (NOBODY, hex_at(3, 1))
    assert state.stack == (next_action.ActionChoice("loose_free"),)


@pytest.mark.rule("LOOSE-15")
def test_a_goalkeeper_that_did_not_jump_holds_a_headed_ball():
    state = open_play({}, {1: (17, 4), 4: (17, 0)}, jumped=1 << A4)
    state, events = answer(loose(state, "A4", header=True), (N,), (4,))
    assert of_kind(HeldBall, events) == [HeldBall("LOOSE-15", A1, hex_at(17, 4))]


# Free


@pytest.mark.rule("LOOSE-09", "LOOSE-14")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_nobody_tests_for_a_ball_that_stops_beside_it(edition):
    state = open_play({}, {4: (3, 0), 5: (3, 4)}, edition=edition, options={"loose_ball_zoi": True})
    living, _ = answer(loose(state, "A4"), (N,), (3,))
    assert asked(living).rule == "LOOSE-09"
    state, _ = answer(loose(open_play({}, {4: (3, 0), 5: (3, 4)}, edition=edition), "A4"), (N,), (3,))
    assert state.stack == (next_action.ActionChoice("loose_free"),)


@pytest.mark.rule("LOOSE-09")
@pytest.mark.parametrize(
    ("die", "tackling", "won"), [(6, 1, True), (5, 5, True), (4, 5, False), (5, 4, False), (1, 6, False)]
)
def test_defenders_next_to_where_it_stops_test_for_it(die, tackling, won):
    state = in_phase({}, {4: (3, 0), 5: (3, 4), 6: (4, 2), 9: (-5, 0)}, ratings={"A5": {"tackling": tackling}})
    state, events = answer(loose(state, "A4"), (N,), (3,))  # A6 is beside (3, 2), which it only passed
    assert events[-1] == Scattered("LOOSE-01", hex_at(3, 0), N, 3, hex_at(3, 3))
    assert (asked(state).rule, asked(state).side) == ("LOOSE-09", AWAY)
    state, events = answer(state, TEST, (die,))
    assert events[0] == Tested("LOOSE-09", "free_ball", A5, die, die + tackling, 10, won)
    assert (state.carrier == A5) is won
    assert top(state) == (next_action.ActionChoice("aos") if won else movement.StepChoice())


@pytest.mark.rule("LOOSE-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_free_ball_lets_the_phase_go_on_where_it_was(edition, step):
    phase = Movement(step, moves=1, moved=1 << H7)
    state = in_phase({7: (-8, 0), 8: (-7, 0)}, {4: (3, 0), 5: (-5, 0)}, movement=phase, edition=edition)
    state, _ = answer(loose(state, "A4"), (N,), (5,))
    assert state.movement == phase
    assert state.stack == (movement.StepChoice(),)


@pytest.mark.rule("LOOSE-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_outside_a_phase_an_attacker_that_is_hit_may_move_or_shoot(edition):
    state = open_play({7: (10, 1)}, {4: (10, -2)}, edition=edition)
    state, _ = answer(loose(state, "A4"), (N,), (6,))
    request = asked(state)
    assert (request.rule, state.carrier) == ("ANYOTHER-19", H7)
    assert set(request) == {Call("movement phase")} | ({SNAPSHOT} if edition == "living" else set())


@pytest.mark.rule("LOOSE-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_outside_a_phase_a_free_ball_begins_one(edition):
    state, _ = answer(loose(open_play({7: (0, 0)}, {4: (10, -2)}, edition=edition), "A4"), (N,), (6,))
    request = asked(state)
    assert (request.rule, set(request)) == ("ANYOTHER-20", {Call("movement phase")})


# Snapshots


@pytest.mark.rule("LOOSE-08", "LOOSE-13")
def test_c10_an_attacker_that_is_hit_in_range_may_shoot_at_once_in_step_2():
    state, _ = answer(tackle(home={7: (12, 1)}, away={9: (-5, 0)}), (4, 4), (6,), (3,))
    request = asked(state)
    assert (request.rule, request.side, set(request)) == ("LOOSE-13", HOME, {SNAPSHOT, NO})
    assert (state.carrier, state.movement) == (H7, STEP_2)
    declined, _ = answer(state, NO)
    assert declined.stack == (movement.StepChoice(),)
    shooting, _ = answer(state, SNAPSHOT)
    assert shooting.stack == (movement.StepGoesOn(), shots.SnapshotMove())
    assert shooting.actions == state.actions + 1


@pytest.mark.rule("LOOSE-13")
def test_outside_the_box_will_do_but_not_out_of_range():
    near, _ = answer(loose(in_phase({7: (10, 1)}, {4: (10, -2), 9: (-5, 0)}), "A4"), (N,), (6,))
    assert asked(near).rule == "LOOSE-13"
    far, _ = answer(loose(in_phase({7: (6, 1)}, {4: (6, -2), 9: (-5, 0)}), "A4"), (N,), (6,))
    assert far.carrier == H7
    assert far.stack == (movement.StepChoice(),)


@pytest.mark.rule("LOOSE-13")
def test_no_snapshot_inside_the_last_action():
    state = in_phase({7: (10, 1)}, {4: (10, -2), 9: (-5, 0)}, actions=48, added=3, time_up=True)
    state, _ = answer(loose(state, "A4"), (N,), (6,))
    assert state.stack == (movement.StepChoice(),)


@pytest.mark.rule("LOOSE-13")
def test_nothing_but_the_snapshot_is_offered_at_once():
    state, _ = answer(loose(in_phase({7: (10, 1)}, {4: (10, -2), 9: (-5, 0)}), "A4"), (N,), (6,))
    with pytest.raises(IllegalAnswer, match=r"LOOSE-13 .*snapshot-or-play-on"):
        game.apply(state, Call("end"))


@pytest.mark.rule("MOVE-27", "LOOSE-08")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize(("moves", "step", "asks"), [(4, 1, True), (3, 1, False), (5, 2, False)])
def test_in_the_book_the_last_moment_of_the_step_is_the_one_for_a_snapshot(edition, moves, step, asks):
    home, away = {7: (14, 3), 8: (0, 0)}, {1: (18, 9), 4: (14, 0), 9: (-5, 0)}
    state = in_phase(home, away, movement=Movement(step, moves=moves), edition=edition)
    state, _ = answer(loose(state, "A4"), (N,), (6,))
    assert state.carrier == H7
    assert (top(state) == loose_ball.SnapshotOffer("MOVE-27")) == asks


@pytest.mark.rule("LOOSE-01", "OFFSIDE-04")
def test_no_pass_is_left_to_be_judged():
    state = open_play({7: (10, 1)}, {4: (10, -2)}, passed_from=hex_at(0, 0), offside=1 << H7)
    state = loose(state, "A4")
    assert (state.passed_from, state.offside) == (OFF, 0)


# The goalkeeper's free hex


@pytest.mark.rule("LOOSE-17")
@pytest.mark.parametrize(
    ("source", "edition", "moves"),
    [
        ("A4", "living", False),
        ("A4", "core", True),
        ("A4", "advanced", True),
        ("H8", "living", True),
        ("H8", "core", True),
    ],
)
def test_the_goalkeeper_moves_when_the_ball_has_stopped_in_its_box(source, edition, moves):
    home, away = {8: (10, 0), 7: (-3, 0)}, {1: (17, 0), 4: (10, 1), 5: (15, 2)}
    state, _ = answer(loose(in_phase(home, away, edition=edition), source), (5,), (4,))
    assert state.carrier == NOBODY
    request = asked(state)
    assert (request.rule == "LOOSE-17") is moves
    if moves:
        assert request.side == AWAY
        state, _ = answer(state, Move(A1, hex_at(16, 0)))
        assert where(state, "A1") == (16, 0)
    tested = edition == "living"
    assert asked(state).rule == ("LOOSE-09" if tested else "MOVE-02")


@pytest.mark.rule("LOOSE-17")
def test_it_moves_before_the_snapshot_of_an_attacker_that_is_hit():
    state = in_phase({8: (10, 0), 7: (14, 2)}, {1: (17, 0), 9: (-5, 0)})
    state, _ = answer(loose(state, "H8"), (5,), (4,))
    assert (asked(state).rule, state.carrier) == ("LOOSE-17", H7)
    state, _ = answer(state, NO)
    assert asked(state).rule == "LOOSE-13"


@pytest.mark.rule("LOOSE-17")
def test_it_moves_before_a_teammate_that_is_hit_continues():
    state = in_phase({8: (10, 0)}, {1: (17, 0), 5: (14, 2)})
    state, _ = answer(loose(state, "H8"), (5,), (4,))
    assert asked(state).rule == "LOOSE-17"
    state, events = answer(state, NO)
    assert BallWon("LOOSE-07", A5, "loose_ball") in events
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("LOOSE-07", "LOOSE-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goalkeeper_that_is_hit_needs_no_move(edition):
    state = in_phase({8: (10, 0)}, {1: (14, 2)}, edition=edition)
    _, events = answer(loose(state, "H8"), (5,), (4,))
    assert of_kind(HeldBall, events) == [HeldBall("LOOSE-07", A1, hex_at(14, 2))]


@pytest.mark.rule("LOOSE-17")
def test_it_takes_a_ball_that_its_move_reaches():
    state = in_phase({8: (10, 0)}, {1: (14, 3), 9: (-5, 0)})
    state, _ = answer(loose(state, "H8"), (5,), (4,))
    state, events = answer(state, Move(A1, hex_at(14, 2)))
    assert of_kind(HeldBall, events) == [HeldBall("GK-20", A1, hex_at(14, 2))]
    assert state.movement is None


# At goal


def at_goal(saving=3, **more):
    """C47: a ball runs loose off A4 on (17, 1); the goalkeeper is on (18, 2)."""
    return in_phase({8: (10, 0)}, {1: (18, 2), 4: (17, 1)}, ratings={"A1": {"saving": saving}}, carrier="H8", **more)


@pytest.mark.rule("LOOSE-10")
@pytest.mark.parametrize(
    ("edition", "die", "saving", "saved"),
    [
        pytest.param("living", 5, 1, True, id="C47 a 5 saves"),
        pytest.param("living", 4, 5, False, id="C47 a 4 and 5 do not"),
        pytest.param("living", 4, 6, True, id="C47 a 4 and 6 do"),
        ("core", 4, 6, False),
        ("core", 5, 1, True),
        ("advanced", 4, 6, False),
        ("advanced", 6, 1, True),
    ],
)
def test_the_goalkeeper_beside_the_line_may_save_it(edition, die, saving, saved):
    state, events = answer(loose(at_goal(saving, edition=edition), "A4"), (6,), (3,))
    assert events == [Scattered("LOOSE-01", hex_at(17, 1), 6, 3, hex_at(19, 0))]
    assert asked(state) == Roll("LOOSE-10", (AWAY,))
    state, events = answer(state, (die,))
    assert events[0] == Tested("LOOSE-10", "goal_save", A1, die, die + saving, 10, saved)
    assert state.movement is None
    if saved:
        assert of_kind(HeldBall, events) == [HeldBall("LOOSE-10", A1, hex_at(18, 2))]
        assert (state.carrier, state.attack, state.score) == (A1, AWAY, (0, 0))
    else:
        assert of_kind(GoalScored, events) == [GoalScored("LOOSE-18", HOME, H8, own=False)]
        assert state.score == (1, 0)


@pytest.mark.rule("LOOSE-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_further_away_it_cannot_be_saved(edition):
    state = in_phase({8: (10, 0)}, {1: (18, 4), 4: (17, 1)}, edition=edition, carrier="H8")
    state, events = answer(loose(state, "A4"), (6,), (3,))
    assert of_kind(Tested, events) == []
    assert state.score == (1, 0)


@pytest.mark.rule("LOOSE-10")
def test_the_goal_hex_itself_counts_as_part_of_the_line():
    state = open_play({8: (10, 0)}, {1: (18, 0), 4: (18, 2)}, carrier="H8")
    state, _ = answer(loose(state, "A4"), (6,), (1,))  # straight into (19, 1), which is beside (18, 1), not (18, 0)
    assert state.score == (1, 0)
    state = open_play({8: (10, 0)}, {1: (18, 1), 4: (18, 2)}, carrier="H8")
    state, _ = answer(loose(state, "A4"), (6,), (1,))
    assert asked(state) == Roll("LOOSE-10", (AWAY,))


@pytest.mark.rule("LOOSE-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goalkeeper_that_it_came_off_does_not_roll(edition):
    state = open_play({8: (10, 0)}, {1: (18, 1)}, edition=edition, carrier="H8")
    state, events = answer(loose(state, "A1"), (5,), (1,))
    assert of_kind(Tested, events) == []
    assert of_kind(GoalScored, events) == [GoalScored("LOOSE-18", HOME, H8, own=False)]


@pytest.mark.rule("LOOSE-10")
@pytest.mark.parametrize(
    ("edition", "save", "header", "rolls"),
    [
        pytest.param("living", "five_or_ten", True, False, id="living: it has jumped"),
        pytest.param("living", "five_or_ten", False, True, id="a ball that is no header's"),
        pytest.param("living", "five", True, True, id="by its option"),
        pytest.param("advanced", "five", True, True, id="advanced"),
        pytest.param("advanced", "five_or_ten", True, False, id="advanced, by the option"),
    ],
)
def test_a_goalkeeper_that_jumped_does_not_save_the_loose_ball_of_that_header(edition, save, header, rolls):
    state = at_goal(edition=edition, jumped=1 << A1 | 1 << A4, options={"loose_ball_goal_save": save})
    state, events = answer(loose(state, "A4", header=header), (6,), (3,))
    if rolls:
        assert asked(state) == Roll("LOOSE-10", (AWAY,))
    else:
        assert of_kind(GoalScored, events) == [GoalScored("LOOSE-18", HOME, H8, own=False)]
        assert state.score == (1, 0)


@pytest.mark.rule("LOOSE-10")
def test_a_goalkeeper_that_did_not_jump_saves_the_loose_ball_of_a_header():
    state, _ = answer(loose(at_goal(jumped=1 << A4 | 1 << H8), "A4", header=True), (6,), (3,))
    assert asked(state) == Roll("LOOSE-10", (AWAY,))


@pytest.mark.rule("LOOSE-10", "HEAD-15")
def test_case_a_80_a_tied_header_past_the_goalkeeper_that_jumped_is_a_goal():
    state = after(
        "CA1 living home movement 1.0 0-0 ball:H2 H2@2,0 H8@13,1 A1@16,1 A10@14,1 A11@18,6 H2=5/1/4/6/6/1/4"
        " H8=6/3/3/4/5/3/3 A10=5/5/3/6/4/4/1 A1=gk/5/2/6/4/5/4/6",
        "high 13,1 | no | no | no | 6 | A1 15,1 | head 19,-2 | name A10 | 6 | 6 | 1 | 6 | 5",
    )
    assert state.score == (1, 0)


@pytest.mark.rule("LOOSE-10")
def test_a_side_without_a_goalkeeper_concedes():
    state, _ = answer(loose(open_play({8: (10, 0)}, {4: (17, 1)}, carrier="H8"), "A4"), (6,), (3,))
    assert state.score == (1, 0)


@pytest.mark.rule("LOOSE-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_into_the_goal_of_the_side_that_had_it_last_it_is_an_own_goal(edition):
    state = open_play({1: (-12, 0), 8: (-17, 1)}, {4: (-16, 4)}, edition=edition, carrier="H8")
    state, events = answer(loose(state, "H8"), (2,), (4,))
    assert of_kind(GoalScored, events) == [GoalScored("LOOSE-18", AWAY, H8, own=True)]
    assert state.score == (0, 1)


@pytest.mark.rule("LOOSE-10")
def test_the_attacks_own_goalkeeper_may_save_it():
    state = open_play({1: (-18, 2), 8: (-17, 1)}, {4: (-16, 4)}, carrier="H8")
    state, _ = answer(loose(state, "H8"), (2,), (4,))
    assert asked(state) == Roll("LOOSE-10", (HOME,))
    state, events = answer(state, (5,))
    assert of_kind(HeldBall, events)[0].keeper == player("H1")
    assert state.attack == HOME


# Out


@pytest.mark.rule("LOOSE-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_elsewhere_it_goes_out_off_the_source_players_side(edition):
    state = in_phase({8: (3, 10)}, {4: (3, 11)}, edition=edition)
    state, events = answer(loose(state, "A4"), (N,), (4,))
    assert of_kind(Scattered, events)[0].hex == hex_at(3, 12)
    assert of_kind(WentOut, events) == [WentOut("OUT-01", hex_at(3, 12))]
    assert of_kind(RestartGiven, events) == [RestartGiven("OUT-04", "throw_in", HOME, hex_at(3, 12))]
    assert state.movement is None


@pytest.mark.rule("LOOSE-16")
def test_from_the_line_itself_it_is_out_at_once():
    _, events = answer(loose(open_play({8: (3, 12)}, {4: (3, 9)}), "H8"), (N,), (1,))
    assert of_kind(RestartGiven, events) == [RestartGiven("OUT-04", "throw_in", AWAY, hex_at(3, 12))]
