"""Saves, by rule: SHOT-13 to -24."""

import pytest

from tests.support.football import after, answer, player, position, where
from tests.support.shooting import asked, at, of_kind
from touchline.counter_attack.events import (
    Duelled,
    GoalScored,
    HalfEnded,
    HeldBall,
    RanLoose,
    RestartGiven,
    ShotMissed,
    Tested,
)
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Move, Shoot
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import loose_ball, shots
from touchline.counter_attack.rules.dice import STAR
from touchline.kernel import AWAY, HOME, Roll

EDITIONS = ("core", "advanced", "living")
H9, A1 = player("H9"), player("A1")
SNAPSHOT, NO = Call("snapshot"), Call("no")


def ready(start=(14, 0), keeper=(18, 0), away=None, home=None, **more):
    """H9 has the ball on a hex after a Movement Phase; the goalkeeper is on its line."""
    return position(home={9: start} | (home or {}), away={1: keeper} | (away or {}), carrier="H9", **more)


def saved(handling=4, target=0, keeper=(18, 0), **more):
    """The goalkeeper has just beaten a shot, 2 against 6."""
    state = ready(keeper=keeper, ratings={"A1": {"saving": 6, "handling": handling}}, **more)
    return answer(state, at(target), (2,), (6,))[0]


# Ties


@pytest.mark.rule("SHOT-13")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_tie_runs_loose_from_the_save_hex_with_the_goalkeeper_there(edition):
    state, events = answer(ready(edition=edition), at(3), (4,), (4,))
    assert of_kind(Duelled, events) == [Duelled("SHOT-11", "shot", H9, A1, (4, 4), (7, 7), NOBODY)]
    assert of_kind(RanLoose, events) == [RanLoose("SHOT-13", A1, hex_at(18, 2))]
    assert where(state, "A1") == (18, 2)
    assert state.stack == (loose_ball.RunsWhere(A1, hex_at(18, 2), AWAY, header=False),)


@pytest.mark.rule("SHOT-13")
def test_in_core_both_roll_again_the_shooter_first():
    state, _ = answer(ready(edition="core"), at(3), (4,), (4,))
    assert asked(state) == Roll("SHOT-11", (HOME,))
    state, _ = answer(state, (5,))
    assert asked(state) == Roll("SHOT-11", (AWAY,))
    state, events = answer(state, (3,))
    assert of_kind(Duelled, events) == [Duelled("SHOT-11", "shot", H9, A1, (5, 3), (8, 6), H9)]
    assert state.score == (1, 0)


@pytest.mark.rule("SHOT-10", "SHOT-13")
def test_a_1_rolled_again_is_off_target_where_a_1_is():
    _, events = answer(ready(options={"duel_tie": "re_roll"}), at(0), (4,), (4,), (1,))
    assert of_kind(ShotMissed, events) == [ShotMissed("SHOT-10", H9)]


@pytest.mark.rule("SHOT-11", "DICE-06")
@pytest.mark.parametrize(
    ("dice", "totals", "winner"),
    [((STAR, 6), (7, 12), H9), ((2, STAR), (8, 9), A1), ((STAR, STAR), (12, 9), NOBODY)],
)
def test_a_star_wins_outright_and_counts_6(dice, totals, winner):
    ratings = {"H9": {"shooting": 1}, "A1": {"saving": 6}} if winner == H9 else {"H9": {"shooting": 6}}
    state = ready(options={"jackpot_die": True}, ratings=ratings)
    _, events = answer(state, at(0), (dice[0],), (dice[1],))
    (duel,) = of_kind(Duelled, events)
    assert (duel.dice, duel.totals, duel.winner) == (dice, totals, winner)


# The save hex


@pytest.mark.rule("SHOT-14", "SHOT-16", "SHOT-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("start", "keeper", "target", "save"),
    [
        ((14, 0), (18, 0), 0, (18, 0)),
        ((14, 0), (18, 0), 3, (18, 2)),
        ((14, 0), (18, 0), -4, (18, -2)),
        ((14, 4), (18, 0), 2, (18, 3)),
        ((14, 0), (16, 0), 3, (16, 1)),
        ((14, 0), (15, -2), 0, (15, -1)),
    ],
)
def test_it_saves_on_the_hex_of_its_wall_on_the_path_that_is_nearest(edition, start, keeper, target, save):
    ratings = {"A1": {"saving": 6, "handling": 6}}
    state, events = answer(ready(start, keeper, edition=edition, ratings=ratings), at(target), (2,), (6,))
    assert where(state, "A1") == save
    assert (state.ball, state.carrier) == (hex_at(*save), NOBODY)
    assert of_kind(Duelled, events)[0].winner == A1


@pytest.mark.rule("SHOT-15", "SHOT-16", "SHOT-21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("start", "keeper", "target"),
    [
        pytest.param((12, 0), (18, -1), 3, id="C46 4 hexes away"),
        ((14, 0), (13, 0), 0),  # behind the shooter
    ],
)
def test_4_hexes_away_it_cannot_save(edition, start, keeper, target):
    state = ready(start, keeper, edition=edition, options={"gk_deflect": False})
    state, events = answer(state, at(target), (2,))
    assert of_kind(GoalScored, events) == [GoalScored("SHOT-15", HOME, H9, own=False)]


@pytest.mark.rule("SHOT-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("keeper", "reaches"), [((12, 3), True), ((11, 3), False)])
def test_outside_its_box_it_has_no_wall(edition, keeper, reaches):
    state, _ = answer(ready((9, 0), keeper, edition=edition), at(0), NO, (2,))
    assert (asked(state).rule == "SHOT-11") is reaches
    assert (state.score == (1, 0)) is not reaches


def save_total(state, *answers):
    _, events = answer(state, *answers, (5,), (5,))
    (duel,) = of_kind(Duelled, events)
    return duel.totals[1]


@pytest.mark.rule("SHOT-18")
@pytest.mark.parametrize(
    ("start", "target", "cost"),
    [
        ((14, 0), 3, {"core": 0, "advanced": 0, "living": 0}),
        pytest.param((12, 0), 3, {"core": 0, "advanced": -1, "living": -1}, id="C46 the third hex"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_hex_costs_1(edition, start, target, cost):
    assert save_total(ready(start, edition=edition), at(target)) == 8 + cost[edition]


@pytest.mark.rule("SHOT-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("start", "target", "moved", "cost"),
    [
        pytest.param((14, 0), 0, True, {"core": 0, "advanced": 0, "living": 0}, id="on its own hex"),
        pytest.param((14, 0), 3, True, {"core": 0, "advanced": 0, "living": -1}, id="C42 the mover, 2 hexes"),
        pytest.param((14, 0), 3, False, {"core": 0, "advanced": 0, "living": 0}, id="C42 not the mover, 2 hexes"),
        pytest.param((14, 4), 2, True, {"core": 0, "advanced": -1, "living": -2}, id="C42 the mover, 3 hexes"),
        pytest.param((14, 4), 2, False, {"core": 0, "advanced": -1, "living": -1}, id="C42 not the mover, 3 hexes"),
    ],
)
def test_a_goalkeeper_that_was_moved_against_the_snapshot_saves_worse(edition, start, target, moved, cost):
    state = ready(start, (17, 0) if moved else (18, 0), after="standard", edition=edition)
    move = Move(A1, hex_at(18, 0)) if moved else NO
    assert save_total(state, SNAPSHOT, move, at(target)) == 8 + cost[edition]


@pytest.mark.rule("SHOT-18")
def test_it_costs_nothing_if_another_defender_was_moved():
    state = ready((14, 4), away={4: (-4, 0)}, after="standard")
    assert save_total(state, SNAPSHOT, Move(player("A4"), hex_at(-4, 1)), at(2)) == 7


@pytest.mark.rule("SHOT-12", "SHOT-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_move_of_1_hex_costs_nothing(edition):
    state = ready((10, 0), (18, -1), after="standard", edition=edition)
    state, _ = answer(state, SNAPSHOT, NO, at(2))
    state, events = answer(state, Move(A1, hex_at(18, 0)), (5,), (6,))
    (duel,) = of_kind(Duelled, events)
    assert (duel.totals[1], where(state, "A1")) == (9, (18, 2))


@pytest.mark.rule("SHOT-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_on_the_wall_do_not_hinder_the_save_and_are_pushed(edition):
    # C49: an attacker on the save hex goes one further, the defender there one more.
    state = ready(away={5: (18, 3)}, home={7: (18, 2)}, edition=edition, ratings={"A1": {"saving": 6}})
    state, _ = answer(state, at(3), (2,), (2,), (6,))
    assert (where(state, "A1"), where(state, "H7"), where(state, "A5")) == ((18, 2), (18, 3), (18, 4))


# Deflections


def behind(**more):
    """H9 on the goal line shoots past the back of the goalkeeper, who stands in front of it."""
    return ready((18, 5), (17, 2), **more)


@pytest.mark.rule("SHOT-22")
@pytest.mark.parametrize(
    ("die", "saving", "deflects"), [(6, 1, True), (5, 5, True), (5, 4, False), (4, 6, True), (1, 6, False)]
)
def test_a_shot_that_passes_beside_it_may_be_deflected(die, saving, deflects):
    state, _ = answer(behind(ratings={"A1": {"saving": saving}}), at(0))
    assert asked(state) == Roll("SHOT-22", (AWAY,))
    state, events = answer(state, (die,))
    assert events[0] == Tested("SHOT-22", "deflect", A1, die, die + saving, 10, deflects)
    if deflects:
        assert events[1:] == [RanLoose("SHOT-22", A1, hex_at(17, 2))]
        assert where(state, "A1") == (17, 2)
    else:
        assert asked(state) == Roll("SHOT-11", (HOME,))
        state, events = answer(state, (2,))
        assert of_kind(GoalScored, events) == [GoalScored("SHOT-15", HOME, H9, own=False)]


@pytest.mark.rule("SHOT-22")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_it_is_not_deflected(edition):
    state, _ = answer(behind(edition=edition), at(0))
    assert asked(state) == Roll("SHOT-11", (HOME,))


@pytest.mark.rule("SHOT-22")
def test_one_that_can_save_or_is_not_beside_the_path_does_not_deflect():
    for keeper in ((18, 0), (14, 2), (11, 0)):
        state, _ = answer(ready((18, 5), keeper), at(0))
        assert asked(state) == Roll("SHOT-11", (HOME,)), keeper


@pytest.mark.rule("SHOT-22", "SHOT-26")
def test_a_free_kick_is_deflected_after_the_shooters_die():
    state = ready((17, 8), (16, 7), after="free_kick")
    state, _ = answer(state, at(0), (4,), NO)
    assert asked(state) == Roll("SHOT-22", (AWAY,))
    _, events = answer(state, (2,))
    assert of_kind(GoalScored, events) == [GoalScored("SHOT-15", HOME, H9, own=False)]


# Held or not


@pytest.mark.rule("SHOT-23")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_c45_in_the_book_1_to_3_is_a_corner_4_to_6_is_held(edition, die):
    state = saved(target=3, edition=edition)
    assert asked(state) == Roll("SHOT-23", (AWAY,))
    state, events = answer(state, (die,))
    assert events[0] == Tested("SHOT-23", "save_result", A1, die, die, 4, die >= 4)
    if die >= 4:
        assert of_kind(HeldBall, events) == [HeldBall("SHOT-23", A1, hex_at(18, 2))]
        assert (state.carrier, state.attack) == (A1, AWAY)
    else:
        assert of_kind(RestartGiven, events) == [RestartGiven("SHOT-24", "corner", HOME, hex_at(18, 12))]


@pytest.mark.rule("SHOT-24")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize(("target", "corner"), [(3, (18, 12)), (0, (18, 12)), (-2, (18, -12)), (-4, (18, -12))])
def test_in_the_book_the_corner_is_on_the_side_of_the_save_hex(edition, target, corner):
    _, events = answer(saved(target=target, edition=edition), (1,))
    assert of_kind(RestartGiven, events) == [RestartGiven("SHOT-24", "corner", HOME, hex_at(*corner))]


@pytest.mark.rule("SHOT-23")
@pytest.mark.parametrize("die", [1, 3])
def test_c45_a_die_below_handling_is_held(die):
    state = saved(handling=4, target=3)
    assert asked(state) == Roll("SHOT-23", (AWAY,))
    state, events = answer(state, (die,))
    assert events[0] == Tested("SHOT-23", "handling", A1, die, die, 4, True)
    assert of_kind(HeldBall, events) == [HeldBall("SHOT-23", A1, hex_at(18, 2))]
    assert (state.carrier, state.attack, xz(state.ball)) == (A1, AWAY, (18, 2))


@pytest.mark.rule("SHOT-23", "SHOT-24")
@pytest.mark.parametrize(
    ("direction", "corner"),
    [(4, (18, 12)), (5, (18, 12)), (1, (18, -12)), (6, (18, -12))],
)
def test_c45_a_spilled_ball_that_does_not_come_out_to_play_is_a_corner(direction, corner):
    state, events = answer(saved(handling=4), (4,))
    assert events == [Tested("SHOT-23", "handling", A1, 4, 4, 4, False)]
    assert asked(state) == Roll("SHOT-23", (AWAY,))
    _, events = answer(state, (direction,))
    assert of_kind(RestartGiven, events) == [RestartGiven("SHOT-24", "corner", HOME, hex_at(*corner))]


@pytest.mark.rule("SHOT-23")
@pytest.mark.parametrize(("direction", "stop"), [(2, (13, -3)), (3, (13, 2))])
def test_c45_one_that_comes_out_runs_loose_from_the_save_hex(direction, stop):
    state, events = answer(saved(handling=4), (4,), (direction,))
    assert of_kind(RanLoose, events) == [RanLoose("SHOT-23", A1, hex_at(18, 0))]
    assert asked(state) == Roll("LOOSE-01", (AWAY,))
    state, _ = answer(state, (5,))
    assert (xz(state.ball), state.carrier, state.attack) == (stop, NOBODY, HOME)


@pytest.mark.rule("SHOT-23", "SHOT-24")
@pytest.mark.parametrize(
    ("direction", "corner"),
    [(3, (-18, 12)), (4, (-18, 12)), (1, (-18, -12)), (2, (-18, -12)), (5, None), (6, None)],
)
def test_at_the_left_goal_the_other_directions_come_out(direction, corner):
    state = ready((-14, 0), (-18, 0), right=AWAY, ratings={"A1": {"saving": 6}})
    state, events = answer(state, Shoot(hex_at(-19, 0)), (2,), (6,), (6,), (direction,))
    if corner is None:
        assert of_kind(RanLoose, events) == [RanLoose("SHOT-23", A1, hex_at(-18, 0))]
    else:
        assert of_kind(RestartGiven, events) == [RestartGiven("SHOT-24", "corner", HOME, hex_at(*corner))]


@pytest.mark.rule("SHOT-24", "OUT-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_goalkeeper_has_touched_a_save_spilled_for_a_corner_last(edition):
    throws = ((6,), (4,)) if edition == "living" else ((1,),)
    state, events = answer(saved(edition=edition), *throws)
    assert of_kind(RestartGiven, events) == [RestartGiven("SHOT-24", "corner", HOME, hex_at(18, 12))]
    assert (state.touched, state.played) == (A1, H9)


@pytest.mark.rule("SHOT-24", "OUT-03")
def test_case_of_a_shot_from_outside_the_box_spilled_for_a_corner():
    state = after(
        "CA1 living home movement 1.0 0-0 ball:H8 H8@8,0 A1@16,0 H8=6/3/3/4/5/3/3 A1=gk/5/2/6/4/5/4/6",
        "shoot 19,0 | no | 2 | 6 | 6 | 4",
    )
    assert state.touched == A1


@pytest.mark.rule("CLOCK-10", "SHOT-23")
def test_a_penalty_beyond_the_last_action_has_no_rebound():
    state = saved(actions=48, added=3, time_up=True)  # the shot was one more than the half had left
    state, events = answer(state, (6,), (2,))
    assert of_kind(RanLoose, events) == []
    assert len(of_kind(HalfEnded, events)) == 1


# Headed shots


def headed(total, die, edition, **more):
    """The goalkeeper faces a header of a total from (14, 4), 3 hexes from where it meets it (C34)."""
    state = position(
        home={9: (14, 4)},
        away={1: (18, 0)},
        ball=(14, 4),
        stack=(),
        edition=edition,
        ratings={"A1": {"saving": 4}},
        **more,
    )
    match = Match(state)
    shots.faces_header(match, H9, hex_at(14, 4), hex_at(19, 2), total, die)
    return match.settle()[0]


@pytest.mark.rule("HEAD-19", "SHOT-18")
@pytest.mark.parametrize(("edition", "total"), [("core", 10), ("advanced", 9), ("living", 9)])
def test_c34_a_header_is_saved_on_the_wall(edition, total):
    state = headed(9, 4, edition)
    assert asked(state) == Roll("HEAD-19", (AWAY,))
    state, events = answer(state, (6,))
    winner = A1 if edition == "core" else NOBODY
    assert of_kind(Duelled, events) == [Duelled("HEAD-19", "shot", H9, A1, (4, 6), (9, total), winner)]
    assert bool(of_kind(RanLoose, events)) is (edition != "core")
    assert where(state, "A1") == (18, 3)


@pytest.mark.rule("HEAD-19", "DICE-06")
def test_a_header_with_a_star_has_its_total():
    _, events = answer(headed(9, STAR, "core", options={"jackpot_die": True}), (6,))
    (duel,) = of_kind(Duelled, events)
    assert (duel.dice, duel.totals, duel.winner) == ((STAR, 6), (9, 10), H9)


@pytest.mark.rule("HEAD-19")
def test_a_tied_header_is_rolled_again_in_core_with_the_same_modifiers():
    state, _ = answer(headed(9, 4, "core"), (5,))
    assert asked(state) == Roll("HEAD-19", (HOME,))
    state, events = answer(state, (6,), (5,))
    (duel,) = of_kind(Duelled, events)
    assert (duel.dice, duel.totals) == ((6, 5), (11, 9))
    assert of_kind(GoalScored, events) == [GoalScored("HEAD-19", HOME, H9, own=False)]


@pytest.mark.rule("HEAD-17", "SHOT-13")
@pytest.mark.parametrize("misses", [False, True])
def test_a_1_of_a_header_rolled_again_is_off_target_where_a_headers_1_is(misses):
    options = {"off_target_on_1": not misses, "header_shot_off_target": misses}
    state, events = answer(headed(9, 4, "core", options=options), (5,), (1,))
    assert of_kind(ShotMissed, events) == [ShotMissed("HEAD-17", H9)] * misses
    assert (asked(state) == Roll("HEAD-19", (AWAY,))) is not misses


@pytest.mark.rule("HEAD-19", "SHOT-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_header_beyond_the_wall_is_in_and_is_not_deflected(edition):
    state = position(home={9: (18, 5)}, away={1: (17, 2)}, ball=(18, 5), stack=(), edition=edition)
    match = Match(state)
    shots.faces_header(match, H9, hex_at(18, 5), hex_at(19, 0), 7, 4)
    _, events = match.settle()
    assert of_kind(GoalScored, events) == [GoalScored("HEAD-19", HOME, H9, own=False)]
