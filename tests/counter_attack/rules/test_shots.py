"""Shots up to the goalkeeper, by rule: SHOT-01 to -15, SHOT-25 to -27."""

import pytest

from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from tests.support.shooting import asked, at, of_kind, top
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallCollected,
    Duelled,
    GoalScored,
    HeldBall,
    Moved,
    PhaseEnded,
    RanLoose,
    RestartGiven,
    ShotMissed,
    ShotTaken,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Shoot
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import loose_ball, movement, shots
from touchline.kernel import AWAY, HOME, IllegalAnswer, Refusal, Roll

EDITIONS = ("core", "advanced", "living")
H9, A1, A4, A5, A6 = map(player, ("H9", "A1", "A4", "A5", "A6"))
SNAPSHOT, NO = Call("snapshot"), Call("no")
KEEPER = {1: (18, 0)}


def ready(start, away=None, home=None, **more):
    """H9 has the ball on a hex after a Movement Phase; the goalkeeper is on its line."""
    return position(home={9: start} | (home or {}), away=KEEPER if away is None else away, **{"carrier": "H9"} | more)


def running(start, away=None, home=None, **more):
    """H9 has run to a hex in step 1 of a Movement Phase and has no way to go but to shoot or stop."""
    return ready(
        start,
        away,
        home,
        stack=(movement.StepGoesOn(), movement.RunChoice(H9, 1)),
        movement=Movement(1, moves=1, moved=1 << H9),
        **more,
    )


def targets(state):
    return [xz(action.hex)[1] for action in asked(state) if isinstance(action, Shoot)]


# Range


@pytest.mark.rule("SHOT-01", "SHOT-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shot_is_called_with_its_target_after_a_movement_phase(edition):
    state = ready((14, 0), edition=edition)
    state, events = answer(state, at(3))
    assert events == [ShotTaken("SHOT-01", "shot", H9, hex_at(14, 0), hex_at(19, 3))]
    assert (state.actions, state.kicked, state.touched, state.played) == (1, H9, H9, H9)
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-01", "SHOT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_snapshot_is_called_first_and_aimed_when_the_defence_has_moved(edition):
    state, events = answer(ready((14, 0), after="standard", edition=edition), SNAPSHOT)
    assert (events, state.actions) == ([], 1)
    assert (asked(state).rule, asked(state).side) == ("SHOT-04", AWAY)
    state, _ = answer(state, NO)
    assert (asked(state).rule, asked(state).side) == ("SHOT-04", HOME)
    assert targets(state) == list(range(-4, 4))
    state, events = answer(state, at(3))
    assert events == [ShotTaken("SHOT-01", "snapshot", H9, hex_at(14, 0), hex_at(19, 3))]
    assert state.actions == 1


@pytest.mark.rule("SHOT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c41_eleven_hexes_are_in_range_twelve_are_not(edition):
    assert targets(ready((8, 0), edition=edition)) == list(range(-4, 4))
    far = ready((7, 0), edition=edition)
    assert targets(far) == []
    assert not shots.in_range(far)
    with pytest.raises(
        IllegalAnswer, match=r"SHOT-02 .*shot-out-of-range \(away 12, ball \(7, 0\), hex \(19, 0\), most 11\)"
    ):
        game.apply(far, at(0))


@pytest.mark.rule("SHOT-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c68_the_line_crosses_the_goal_line_between_the_posts(edition):
    state = ready((18, 7), edition=edition)
    assert targets(state) == [-4]
    for start, z in (((18, 7), 0), ((8, 7), 3)):  # (8, 7) is just in range
        reason = f"shot-misses-goal-mouth (ball {start}, hex (19, {z}))"
        assert refusal_of(ready(start, edition=edition), at(z)) == ("SHOT-02", reason)


@pytest.mark.rule("SHOT-02")
@pytest.mark.parametrize(("edition", "offered"), [("core", False), ("advanced", False), ("living", True)])
def test_from_inside_the_box_the_distance_may_be_unlimited(edition, offered):
    state = ready((12, 7), edition=edition)
    assert (at(-4) in asked(state)) is offered
    far = ("SHOT-02", "shot-out-of-range (away 14, ball (12, 7), hex (19, -4), most 11)")
    assert refusal_of(state, at(-4)) == (None if offered else far)
    assert at(0) in asked(state)


@pytest.mark.rule("SHOT-02")
def test_only_the_goal_that_is_attacked_is_aimed_at():
    state = ready((14, 0))
    for hex in (hex_at(-19, 0), hex_at(18, 0), -1):
        reason = "shot-off-goal"
        assert refusal_of(state, Shoot(hex)) == ("SHOT-02", reason)
    assert targets(ready((14, 0), right=AWAY)) == []


@pytest.mark.rule("SHOT-02")
def test_nobody_shoots_a_free_ball():
    state = ready((14, 1), carrier=None, ball=(14, 0))
    assert shots.targets(state) == 0
    assert shots.refuses(state, hex_at(19, 0)) == Refusal("SHOT-02", "nobody-has-ball")


@pytest.mark.rule("MOVE-27")
@pytest.mark.parametrize(
    ("place", "more", "may"),
    [
        ((12, 0), {}, True),
        ((11, 0), {}, False),
        ((12, 0), {"actions": 48, "added": 3, "time_up": True, "movement": Movement()}, False),
        ((12, 0), {"carrier": None, "ball": (12, 0), "home": {}}, False),
    ],
)
def test_in_a_phase_a_snapshot_needs_the_ball_in_the_box_and_time(place, more, may):
    assert shots.in_the_box(ready(place, **more) if "home" not in more else position(**{"away": {}} | more)) is may


# Modifiers


def total(state, *answers):
    """The shooter's total against a goalkeeper that rolls a 1."""
    _, events = answer(state, *answers)
    (duel,) = of_kind(Duelled, events)
    return duel.totals[0]


@pytest.mark.rule("SHOT-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("place", "snapshot", "modifier"),
    [
        ((14, 0), False, {"core": 0, "advanced": 0, "living": 0}),
        ((10, 0), False, {"core": -1, "advanced": -1, "living": -1}),
        ((14, 0), True, {"core": -1, "advanced": -1, "living": -1}),
        ((10, 0), True, {"core": -2, "advanced": -2, "living": -2}),
        ((17, 7), False, {"core": 0, "advanced": 0, "living": 0}),
        ((18, 6), False, {"core": 0, "advanced": -1, "living": -1}),
        ((17, 8), False, {"core": -1, "advanced": -2, "living": -2}),
        pytest.param((17, 8), True, {"core": -2, "advanced": -2, "living": -2}, id="C40"),
    ],
)
def test_place_and_haste_cost_the_shooter(edition, place, snapshot, modifier):
    state = ready(place, edition=edition, after="standard" if snapshot else "movement", ratings={"H9": {"shooting": 5}})
    outside = place in ((10, 0), (17, 8))
    calls = (SNAPSHOT, NO, at(-2)) if snapshot else (at(-2),)
    assert total(state, *calls, *(NO,) * outside, (4,), (2,)) == 9 + modifier[edition]


@pytest.mark.rule("SHOT-03")
def test_without_a_cap_the_penalties_add_up():
    state = ready((17, 8), after="standard", options={"shot_penalty_cap": "none"}, ratings={"H9": {"shooting": 5}})
    assert total(state, SNAPSHOT, NO, at(-2), NO, (4,), (2,)) == 6


# Snapshots


@pytest.mark.rule("SHOT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defence_may_move_one_player_2_hexes_regardless_of_pace(edition):
    away = {1: (18, 0), 4: (16, 4), 5: (-4, 0)}
    state = ready((14, 0), away, after="standard", edition=edition, ratings={"A4": {"pace": 1}})
    state, _ = answer(state, SNAPSHOT)
    moves = [action for action in asked(state) if isinstance(action, Move)]
    assert {action.player for action in moves} == {A1, A4, A5}
    assert Move(A4, hex_at(16, 2)) in moves
    assert Move(A4, hex_at(16, 1)) not in moves
    state, events = answer(state, Move(A4, hex_at(16, 2)))
    assert events == [Moved("SHOT-04", A4, hex_at(16, 4), hex_at(16, 2))]
    assert state.stack == (shots.SnapshotTarget(keeper_moved=False),)


@pytest.mark.rule("SHOT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_jumped_and_stunned_outfielders_may_not_be_moved_a_jumped_goalkeeper_may(edition):
    away = {1: (18, 0), 4: (16, 4), 5: (16, 6), 6: (16, -4)}
    state = ready((14, 0), away, after="standard", edition=edition, jumped=1 << A1 | 1 << A4, stunned=1 << A5)
    state, _ = answer(state, SNAPSHOT)
    assert {action.player for action in asked(state) if isinstance(action, Move)} == {A1, A6}
    for stuck, name in ((A4, "A4"), (A5, "A5")):
        reason = f"jumped-or-stunned (player {name})"
        assert refusal_of(state, Move(stuck, hex_at(16, 5))) == ("SHOT-04", reason)


@pytest.mark.rule("SHOT-04")
@pytest.mark.parametrize(
    ("action", "rule", "reason"),
    [
        (Move(A4, hex_at(15, 3)), "SHOT-04", "hex-out-of-reach (hex (15, 3), away 3, player A4, allowance 2)"),
        (Move(A4, hex_at(14, 0)), "MOVE-06", "hex-taken (hex (14, 0), player H9)"),
        (Move(A4, hex_at(15, 0)), "SHOT-04", "already-there-answer-no (player A4)"),
        (
            Move(A4, hex_at(19, 0)),
            "MOVE-06",
            "only-carrier-enters-goal",
        ),
        (Move(H9, hex_at(14, 1)), "SHOT-04", "other-side-moves (side away)"),
        (Move(99, hex_at(14, 1)), "SHOT-04", "other-side-moves (side away)"),
        (Move(-1, hex_at(14, 1)), "SHOT-04", "other-side-moves (side away)"),
        (Call("stop"), "SHOT-04", "one-defender-may-move"),
    ],
)
def test_nobody_else_moves_against_a_snapshot_and_nobody_further(action, rule, reason):
    state, _ = answer(ready((14, 0), {1: (18, 0), 4: (15, 0)}, after="standard"), SNAPSHOT)
    assert refusal_of(state, action) == (rule, reason)
    with pytest.raises(IllegalAnswer):
        game.apply(state, action)


@pytest.mark.rule("SHOT-04")
def test_the_home_goalkeeper_moves_against_a_snapshot_of_the_other_side():
    state = position({1: (-18, 0)}, {9: (-14, 0)}, carrier="A9", after="standard")
    state, _ = answer(state, SNAPSHOT)
    assert Move(player("H1"), hex_at(-16, 0)) in asked(state)
    refusal = refusal_of(state, Move(player("H1"), hex_at(-15, 0)))
    assert refusal == ("SHOT-04", "hex-out-of-reach (hex (-15, 0), away 3, player H1, allowance 2)")


@pytest.mark.rule("SHOT-04")
def test_a_snapshot_must_be_aimed():
    state, _ = answer(ready((18, 7), after="standard"), SNAPSHOT, NO)
    with pytest.raises(IllegalAnswer, match="shot-misses-goal-mouth"):
        game.apply(state, at(0))
    reason = "snapshot-target-expected (player H9)"
    assert refusal_of(state, NO) == ("SHOT-04", reason)


@pytest.mark.rule("SHOT-04")
def test_the_order_of_a_snapshot_from_outside_the_box():
    state = ready((10, 0), {1: (17, 0), 4: (13, 2)}, after="standard")
    order = []
    for reply in (SNAPSHOT, Move(A4, hex_at(13, 1)), at(0), (2,), NO, (4,), (1,)):
        state, _ = answer(state, reply)
        order.append((asked(state).rule, asked(state).side))
    assert order[:-1] == [
        ("SHOT-04", AWAY),  # one player up to 2 hexes
        ("SHOT-04", HOME),  # the target
        ("SHOT-06", AWAY),  # a block
        ("SHOT-12", AWAY),  # the goalkeeper's hex
        ("SHOT-11", HOME),
        ("SHOT-11", AWAY),
    ]


# Blocks


def block(away, dice, start=(14, 0), target=0, home=None, **more):
    """The first block of a shot, after these dice."""
    return answer(ready(start, {1: (18, 4)} | away, home, **more), at(target), *dice)


@pytest.mark.rule("SHOT-06", "SHOT-09")
@pytest.mark.parametrize(
    ("place", "edition", "die", "tackling", "blocked"),
    [
        ((16, 0), "core", 5, 1, True),
        ((16, 0), "core", 4, 6, False),
        ((16, 0), "advanced", 5, 1, True),
        ((16, 0), "advanced", 4, 6, False),
        ((16, 0), "living", 5, 1, True),
        ((16, 0), "living", 4, 6, True),
        ((16, 0), "living", 4, 5, False),
        ((16, 1), "core", 6, 1, True),
        ((16, 1), "core", 5, 6, False),
        ((16, 1), "advanced", 5, 6, False),
        ((16, 1), "living", 6, 1, True),
        ((16, 1), "living", 5, 5, True),
        ((16, 1), "living", 5, 4, False),
        ((16, 1), "living", 1, 6, False),
    ],
)
def test_on_the_path_a_5_blocks_beside_it_a_6(place, edition, die, tackling, blocked):
    state, events = block({4: place}, [(die,)], edition=edition, ratings={"A4": {"tackling": tackling}})
    told = (die + tackling, 10) if edition == "living" else (die, 5 if place == (16, 0) else 6)
    assert events[1] == Tested("SHOT-06", "block", A4, die, *told, blocked)
    if blocked:
        assert events[2] == RanLoose("SHOT-09", A4, hex_at(*place))
        assert state.stack == (loose_ball.RunsWhere(A4, hex_at(*place), AWAY, header=False),)
    else:
        assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-06", "SHOT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hex_on_which_an_attacker_stands_entitles_nobody_and_attackers_do_not_block(edition):
    # From (14, 0) to (19, 0) the ball passes A4 on (16, 1) on these three hexes.
    state, _ = block({4: (16, 1)}, [], edition=edition)
    assert asked(state).rule == "SHOT-06"
    state, _ = block({4: (16, 1)}, [], home={7: (15, 0), 8: (16, 0), 10: (17, 0)}, edition=edition)
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shot_may_be_called_through_any_player(edition):
    state = ready((12, 0), {1: (18, 0), 4: (14, 0), 5: (13, 0)}, {7: (16, 0)}, edition=edition)
    assert at(0) in asked(state)


@pytest.mark.rule("SHOT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_jumped_and_stunned_defenders_block(edition):
    state, _ = block({4: (16, 0)}, [], edition=edition, jumped=1 << A4, stunned=1 << A4)
    assert top(state) == shots.Block(A4, on_path=True)


@pytest.mark.rule("SHOT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c73_a_goalkeeper_outside_its_box_blocks_as_an_outfielder(edition):
    state = ready((8, 0), {1: (10, 0)}, edition=edition, ratings={"A1": {"saving": 6}})
    state, events = answer(state, at(0))
    assert top(state) == shots.Block(A1, on_path=True)
    _, events = answer(state, (5,))
    needed = 10 if edition == "living" else 5
    assert events == [Tested("SHOT-06", "block", A1, 5, 5, needed, True), RanLoose("SHOT-09", A1, hex_at(10, 0))]
    # It cannot save: not blocked, and off its way, the shot is in unless it misses.
    state, events = answer(state, (4,), NO, (2,))
    assert of_kind(GoalScored, events) == [GoalScored("SHOT-15", HOME, H9, own=False)]


@pytest.mark.rule("SHOT-06", "SHOT-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goalkeeper_in_its_box_never_blocks(edition):
    state, _ = answer(ready((14, 0), {1: (16, 0)}, edition=edition), at(0))
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-08", "DICE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_meets_the_ball_first_rolls_first_all_before_the_save(edition):
    away = {1: (16, 4), 4: (18, 0), 5: (15, 0), 6: (17, 1), 7: (17, 0)}
    state, _ = answer(ready((14, 0), away, edition=edition), at(0))
    order = []
    while isinstance(frame := top(state), shots.Block):
        order.append(frame.player)
        state, _ = answer(state, (2,))
    assert order == [A5, A6, player("A7"), A4]
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-08", "DICE-07")
@pytest.mark.parametrize(
    ("tackling", "first"), [({"A4": 2, "A5": 4}, A4), ({"A4": 4, "A5": 2}, A5), ({"A4": 3, "A5": 3}, A4)]
)
def test_of_two_that_meet_it_together_the_worse_tackler_rolls_first_then_the_lower_number(tackling, first):
    # Both stand on the path, as far along it: (15, 0) and (15, -1).
    away = {1: (18, 4), 4: (15, 0), 5: (15, -1)}
    ratings = {name: {"tackling": value} for name, value in tackling.items()}
    state, _ = answer(ready((14, 0), away, ratings=ratings), at(-1))
    assert top(state) == shots.Block(first, on_path=True)
    state, _ = answer(state, (2,))
    assert top(state) == shots.Block(A5 if first == A4 else A4, on_path=True)


@pytest.mark.rule("SHOT-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_success_ends_the_shot(edition):
    away = {5: (15, 0), 6: (17, 0)}
    state, events = block(away, [(6,)], edition=edition)
    assert [event.player for event in of_kind(Tested, events)] == [A5]
    assert [type(step) for step in state.stack] == [loose_ball.RunsWhere]
    assert (state.carrier, state.touched, state.kicked) == (NOBODY, A5, NOBODY)


@pytest.mark.rule("SHOT-04", "SHOT-06", "SHOT-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c43_the_defender_moved_against_a_snapshot_blocks_it(edition):
    state = running((13, 2), {1: (18, 0), 4: (15, 5)}, edition=edition)
    state, events = answer(state, SNAPSHOT, Move(A4, hex_at(15, 3)), at(0), (6,))
    assert of_kind(RanLoose, events) == [RanLoose("SHOT-09", A4, hex_at(15, 3))]
    assert [type(step) for step in state.stack] == [movement.StepGoesOn, loose_ball.RunsWhere]


# The shooter's die


@pytest.mark.rule("SHOT-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("call", "kind"), [((), "movement"), ((SNAPSHOT, NO), "standard")])
def test_a_natural_1_may_be_off_target(edition, call, kind):
    state, events = answer(ready((14, 0), after=kind, edition=edition), *call, at(0), (1,))
    if edition == "core":
        assert top(state).hex == hex_at(18, 0)
        assert asked(state) == Roll("SHOT-11", (AWAY,))
    else:
        assert of_kind(ShotMissed, events) == [ShotMissed("SHOT-10", H9)]
        assert of_kind(RestartGiven, events) == [RestartGiven("SHOT-10", "goal_kick", AWAY, hex_at(16, 0))]
        assert state.attack == AWAY


@pytest.mark.rule("SHOT-10")
def test_blocks_come_before_a_shot_off_target():
    state, _ = answer(ready((14, 0), {1: (18, 4), 4: (16, 0)}), at(0))
    assert asked(state).rule == "SHOT-06"
    state, events = answer(state, (2,), (1,))
    assert of_kind(ShotMissed, events) == [ShotMissed("SHOT-10", H9)]


@pytest.mark.rule("SHOT-11", "SHOT-13", "SHOT-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c44_a_higher_total_is_a_goal(edition):
    ratings = {"H9": {"shooting": 5}, "A1": {"saving": 3}}
    state, events = answer(ready((14, 0), edition=edition, ratings=ratings), at(0), (4,), (2,))
    assert of_kind(Duelled, events) == [Duelled("SHOT-11", "shot", H9, A1, (4, 2), (9, 5), H9)]
    assert of_kind(GoalScored, events) == [GoalScored("SHOT-13", HOME, H9, own=False)]
    assert state.score == (1, 0)


@pytest.mark.rule("SHOT-13", "SHOT-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "winner"), [(3, H9), (5, A1)])
def test_one_more_is_enough(edition, die, winner):
    state, events = answer(ready((14, 0), edition=edition), at(0), (4,), (die,))
    assert of_kind(Duelled, events)[0].winner == winner
    assert state.score == ((1, 0) if winner == H9 else (0, 0))
    assert (asked(state).rule == "SHOT-23") is (winner == A1)


@pytest.mark.rule("SHOT-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_against_a_shot_from_outside_the_box_the_goalkeeper_may_move_1_hex(edition):
    state, _ = answer(ready((11, 0), edition=edition), at(0))
    request = asked(state)
    assert (request.rule, request.side) == ("SHOT-12", AWAY)
    state, _ = answer(state, Move(A1, hex_at(17, 0)))
    assert where(state, "A1") == (17, 0)
    assert asked(state) == Roll("SHOT-11", (HOME,))
    state, _ = answer(ready((12, 0), edition=edition), at(0))
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-12")
def test_it_moves_after_the_blocks_and_may_be_hemmed_in():
    state, _ = answer(ready((11, 0), {1: (18, 0), 4: (14, 0)}), at(0))
    assert asked(state).rule == "SHOT-06"
    state, _ = answer(state, (2,))
    assert asked(state).rule == "SHOT-12"
    around = {2: (18, 1), 3: (18, -1), 4: (17, 0), 5: (17, -1)}
    state, _ = answer(ready((11, 0), {1: (18, 0)} | around), at(0))
    while asked(state).rule == "SHOT-06":
        state, _ = answer(state, (2,))
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", [1, 2])
def test_a_shot_out_of_reach_is_in_unless_it_misses(edition, die):
    state, events = answer(ready((14, 0), {}, edition=edition), at(0), (die,))
    missed = die == 1 and edition != "core"
    assert (state.score == (0, 0)) is missed
    assert bool(of_kind(ShotMissed, events)) is missed
    if not missed:
        assert of_kind(GoalScored, events) == [GoalScored("SHOT-15", HOME, H9, own=False)]


# In a Movement Phase


@pytest.mark.rule("SHOT-01", "MOVE-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_snapshot_that_is_held_ends_the_phase(edition):
    ratings = {"A1": {"saving": 6, "handling": 6}}
    state, events = answer(running((14, 0), edition=edition, ratings=ratings), SNAPSHOT, NO, at(0), (2,), (6,), (5,))
    assert of_kind(HeldBall, events) == [HeldBall("SHOT-23", A1, hex_at(18, 0))]
    assert of_kind(PhaseEnded, events) == [PhaseEnded("MOVE-10")]
    assert state.movement is None


@pytest.mark.rule("SHOT-01")
@pytest.mark.parametrize(
    ("dice", "restarts", "goals"),
    [([(1,)], ["goal_kick"], 0), ([(6,), (1,)], [], 1), ([(2,), (6,), (6,), (4,)], ["corner"], 0)],
)
def test_a_snapshot_that_ends_play_ends_the_phase(dice, restarts, goals):
    state, events = answer(running((14, 0)), SNAPSHOT, NO, at(0), *dice)
    assert state.movement is None
    assert len(of_kind(PhaseEnded, events)) == 1
    assert [event.restart for event in of_kind(RestartGiven, events)] == restarts
    assert state.score == (goals, 0)


@pytest.mark.rule("SHOT-25", "MOVE-32")
def test_c71_a_blocked_snapshot_that_comes_back_may_be_shot_again_but_not_run_on():
    state = running((14, 0), {1: (18, 0), 4: (16, 0), 5: (-4, 0)}, {8: (0, 0)})
    state, events = answer(state, SNAPSHOT, NO, at(0), (6,), (2,), (4,))
    assert of_kind(BallCollected, events) == []
    assert xz(state.ball) == (12, -2)
    state = running((14, 0), {1: (18, 0), 4: (14, 2), 5: (-4, 0)}, {8: (0, 0)})
    state, events = answer(state, SNAPSHOT, Move(A4, hex_at(15, 0)), at(0), (6,), (2,), (4,))
    assert of_kind(BallCollected, events) == [BallCollected("LOOSE-08", H9, "loose_ball")]
    assert asked(state).rule == "LOOSE-13"
    again, _ = answer(state, SNAPSHOT)
    assert again.stack == (movement.StepGoesOn(), shots.SnapshotMove())
    assert again.actions == 2
    state, _ = answer(state, NO)
    assert state.stack == (movement.StepChoice(),)
    with pytest.raises(IllegalAnswer, match=r"already-moved \(player H9\)"):
        game.apply(state, Move(H9, hex_at(14, 1)))
    assert Move(player("H8"), hex_at(1, 0)) in asked(state)


@pytest.mark.rule("SHOT-25")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_no_snapshot_follows_a_loose_ball(edition):
    state = running((14, 0), {1: (18, 0), 4: (15, 0), 5: (-4, 0)}, {8: (0, 0)}, edition=edition)
    state, _ = answer(state, SNAPSHOT, NO, at(0), (6,), (2,), (4,))
    assert state.carrier == H9
    assert state.stack == (movement.StepChoice(),)
    living = running((14, 0), {1: (18, 0), 4: (15, 0), 5: (-4, 0)}, {8: (0, 0)})
    living, _ = answer(living, SNAPSHOT, NO, at(0), (6,), (2,), (4,))
    assert SNAPSHOT in asked(living)


# Free kicks


def free_kick(away, start=(11, 0), **more):
    return ready(start, away, after="free_kick", **more)


@pytest.mark.rule("SHOT-26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("die", "blocked"), [pytest.param(4, False, id="C52 a total of 9"), pytest.param(3, True, id="C52 a total of 8")]
)
def test_c52_a_free_kick_of_9_is_not_blocked(edition, die, blocked):
    state = free_kick({1: (18, 0), 4: (15, 0)}, edition=edition, ratings={"H9": {"shooting": 6}})
    state, events = answer(state, at(0))
    assert events == [ShotTaken("SHOT-01", "free_kick", H9, hex_at(11, 0), hex_at(19, 0))]
    assert (asked(state), state.actions) == (Roll("SHOT-26", (HOME,)), 1)
    state, _ = answer(state, (die,))
    if blocked:
        assert top(state) == shots.Block(A4, on_path=True)
        state, _ = answer(state, (2,))
    assert asked(state).rule == "SHOT-12"
    state, events = answer(state, NO, (1,))
    (duel,) = of_kind(Duelled, events)
    assert (duel.dice, duel.totals[0], duel.winner) == ((die, 1), 5 + die, H9)


@pytest.mark.rule("SHOT-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_free_kick_off_target_is_blocked_first(edition):
    state, _ = answer(free_kick({1: (18, 0), 4: (15, 0)}, edition=edition), at(0), (1,))
    _, events = answer(state, (5,))
    assert of_kind(RanLoose, events) == [RanLoose("SHOT-09", A4, hex_at(15, 0))]
    state, events = answer(state, (2,))
    assert bool(of_kind(ShotMissed, events)) is (edition != "core")
    assert (asked(state).rule == "SHOT-12") is (edition == "core")


@pytest.mark.rule("SHOT-26")
@pytest.mark.parametrize(("edition", "total"), [("core", 7), ("advanced", 6), ("living", 6)])
def test_a_free_kick_from_a_difficult_hex_costs_1_more(edition, total):
    state = free_kick({1: (18, 0)}, (17, 8), edition=edition, ratings={"H9": {"shooting": 4}})
    _, events = answer(state, at(-2), (4,), NO, (1,))
    (duel,) = of_kind(Duelled, events)
    assert duel.totals[0] == total


@pytest.mark.rule("SHOT-26", "SHOT-13")
def test_a_tied_free_kick_is_rolled_again_in_core_from_the_shooters_die():
    ratings = {"H9": {"shooting": 4}, "A1": {"saving": 4}}
    state, _ = answer(free_kick({1: (18, 0)}, edition="core", ratings=ratings), at(0), (4,), NO, (3,))
    assert asked(state) == Roll("SHOT-11", (HOME,))
    _, events = answer(state, (5,), (3,))
    assert of_kind(Duelled, events)[0].totals == (8, 7)


@pytest.mark.rule("SHOT-27")
def test_every_kind_of_goal_counts():
    state, events = answer(running((18, 3), {}), Move(H9, hex_at(19, 2)))
    assert state.score == (1, 0)
    assert of_kind(ShotTaken, events) == []


# A case from outside


def test_case_034_18_a_shot_from_outside_the_box_is_saved_and_held():
    # There the goalkeeper moves after the first block, and A11 behind it does not block; here all blocks come first.
    home = {1: (-16, 0), 2: (0, 0), 3: (15, 1), 4: (8, 8), 5: (12, 12), 6: (4, 4), 7: (10, 10), 8: (8, 0), 9: (-4, -4),
            10: (-6, -6), 11: (-8, -8)}  # fmt: skip
    away = {1: (16, 0), 2: (-12, 0), 3: (1, -10), 4: (1, 10), 5: (1, 2), 6: (3, 3), 7: (10, 0), 8: (4, 5), 9: (12, 0),
            10: (14, 0), 11: (18, 0)}  # fmt: skip
    ratings = {name: {"tackling": 1} for name in ("A7", "A9", "A10", "A11")}
    ratings |= {"H8": {"shooting": 3}, "A1": {"saving": 5, "handling": 4}}
    state = position(home=home, away=away, carrier="H8", ratings=ratings)
    state, events = answer(state, at(0), (4,), (4,), (3,), (4,), Move(A1, hex_at(15, -1)), (4,), (2,), (1,))
    assert [event.player for event in of_kind(Tested, events)[:4]] == [player(f"A{n}") for n in (7, 9, 10, 11)]
    assert of_kind(Duelled, events)[0].totals == (6, 7)
    assert of_kind(HeldBall, events) == [HeldBall("SHOT-23", A1, hex_at(15, 0))]
    assert (state.carrier, state.attack, state.touched, xz(state.ball)) == (A1, AWAY, A1, (15, 0))
    assert asked(state).rule == "GK-03"
