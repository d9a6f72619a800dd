"""Long Passes: PASS-34 to PASS-40."""

import pytest

from tests.counter_attack.rules.passes import AWAY, EDITIONS, HOME, NO, asked, kinds, move, offers, scattered
from tests.support.football import after, answer, player, position, where
from tests.support.refusals import refusal_of
from touchline.counter_attack import game, paths
from touchline.counter_attack.events import (
    BallCollected,
    BallWon,
    HeldBall,
    PassArrived,
    RestartGiven,
    Scattered,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Pass, State, each
from touchline.counter_attack.pitch import PITCH, THIRD, bits, distance, hex_at, neighbours, xz
from touchline.counter_attack.rules import keeper, long_pass, steals
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.kernel import Choose


def to(x: int, z: int) -> Pass:
    return Pass("long", hex_at(x, z))


# Where to


@pytest.mark.rule("PASS-34")
@pytest.mark.parametrize(("edition", "legal"), [("core", True), ("advanced", True), ("living", False)])
def test_c39_five_hexes_from_a_teammate(edition, legal):
    state = position({8: (0, 0), 9: (0, 12)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    refusal = refusal_of(state, to(0, 7))
    assert refusal == (
        None if legal else ("PASS-34", "own-player-near-target (player H9, away 5, hex (0, 7), least 6)")
    )
    assert refusal_of(state, to(0, 6)) is None
    assert refusal_of(state, to(0, 8)) is not None


@pytest.mark.rule("PASS-34")
@pytest.mark.parametrize(("edition", "legal"), [("core", False), ("advanced", False), ("living", True)])
def test_c72_four_hexes_from_the_passer(edition, legal):
    state = position({8: (0, 0), 9: (0, 12)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    refusal = refusal_of(state, to(0, 4))
    assert refusal == (
        None if legal else ("PASS-34", "own-player-near-target (player H8, away 4, hex (0, 4), least 5)")
    )


@pytest.mark.rule("PASS-34", "PASS-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_opponent_stands_on_the_target_or_next_to_it(edition):
    state = position({8: (0, 0)}, {4: (9, 0)}, carrier="H8", edition=edition)
    assert refusal_of(state, to(9, 0)) == ("PASS-04", "opponent-on-target (player A4, hex (9, 0))")
    assert refusal_of(state, to(8, 0)) == ("PASS-34", "opponent-beside-target (player A4, hex (8, 0))")
    assert offers(state, to(7, 0))


@pytest.mark.rule("PASS-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_blocked_like_a_high_pass(edition):
    state = position({8: (0, 0)}, {4: (0, 1), 5: (2, -2)}, carrier="H8", edition=edition)
    assert refusal_of(state, to(0, 8)) == ("PASS-35", "passer-blocked (player A4, hex (0, 1))")
    assert offers(state, to(8, -4))


@pytest.mark.rule("PASS-35", "PASS-34", "PASS-36")
def test_what_is_just_far_enough_and_from_third_to_third_is_refused_for_its_blocker_alone():
    state = position({8: (-8, 0), 9: (8, 6)}, {4: (-7, 0), 5: (-7, -1)}, carrier="H8")
    refusal = refusal_of(state, to(8, 0))
    assert refusal is not None
    assert refusal.rule == "PASS-35"


@pytest.mark.rule("PASS-36")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_the_book_forbids_it_from_third_to_third(edition):
    state = position({8: (-8, 0)}, {4: (-18, 0)}, carrier="H8", edition=edition)
    assert refusal_of(state, to(8, 0)) == (
        "PASS-36",
        "long-pass-across-thirds",
    )
    assert offers(state, to(7, 0))


@pytest.mark.rule("PASS-36", "PASS-37")
@pytest.mark.parametrize(
    ("start", "target", "needed"), [((-8, 0), (8, 0), 10), ((-8, 0), (7, 0), 9), ((8, 0), (-9, 0), 10)]
)
def test_in_living_it_needs_a_ten_from_third_to_third(start, target, needed):
    state = position({8: start}, {4: (-18, 9)}, carrier="H8")
    _, events = answer(state, to(*target), (5,))
    tested = next(event for event in events if isinstance(event, Tested))
    assert (tested.rule, tested.what, tested.total, tested.needed) == ("PASS-37", "long_pass", 8, needed)


def is_legal(state: State, hex: int) -> bool:
    """PASS-34 to PASS-36, word for word."""
    edition, start = state.edition, state.ball
    least = edition.long_pass_min_distance_to_teammates
    mates = each(state.on(state.attackers))
    if any(
        distance(state.hexes[mate], hex) < least
        for mate in mates
        if mate != state.carrier or edition.long_pass_min_counts_passer
    ):
        return False
    if hex == start or state.defenders & (neighbours(hex) | 1 << hex):
        return False
    if edition.long_pass_third_to_third == "forbidden":
        for end in (-1, 1):
            if THIRD[end] >> start & 1 and THIRD[-end] >> hex & 1:
                return False
    return not any(state.defenders & neighbours(start) & 1 << crossed for crossed in paths.path(start, hex))


@pytest.mark.parametrize("edition", ["core", "living"])
def test_exactly_the_legal_answers_are_offered_and_the_rest_refused_with_a_reason(edition):
    for seed in range(3):
        state = scattered(seed, edition, "long")
        request = game.request(state)
        assert isinstance(request, Choose)
        offered = request.group("long")
        for hex in bits(PITCH):
            action = Pass("long", hex)
            legal = is_legal(state, hex)
            assert (action in offered) == legal
            refusal = refusal_of(state, action)
            assert (refusal is None) == legal
            assert refusal is None or refusal.rule in ("PASS-03", "PASS-04", "PASS-34", "PASS-35", "PASS-36")


def test_a_minimum_of_no_hexes_lets_it_go_to_a_teammate():
    options = {"long_pass_min_distance_to_teammates": 0}
    state = position({8: (0, 0), 9: (0, 8)}, {4: (-9, 0)}, carrier="H8", options=options)
    state, _ = answer(state, to(0, 8), (6,))
    assert state.carrier == player("H9")


# The accuracy


@pytest.mark.rule("PASS-37")
def test_c38_in_core_it_is_always_accurate():
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8", edition="core")
    state, events = answer(state, to(0, 9))
    assert not [event for event in events if isinstance(event, Tested)]
    assert (state.ball, state.carrier) == (hex_at(0, 9), NOBODY)
    assert state.stack == (ActionChoice("long_free"),)


@pytest.mark.rule("PASS-37", "PASS-38")
@pytest.mark.parametrize(
    ("target", "landing"),
    [
        ((0, 9), (0, 12)),  # C38
        ((9, 3), (12, 5)),  # C65
    ],
)
def test_c38_c65_in_advanced_a_miss_goes_three_hexes_further(target, landing):
    ratings = {"H8": {"high_pass": 4}}
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8", edition="advanced", ratings=ratings)
    hit, _ = answer(state, to(*target), (5,))
    assert xz(hit.ball) == target
    missed, _ = answer(state, to(*target), (4,))
    assert (xz(missed.ball), missed.carrier) == (landing, NOBODY)


@pytest.mark.rule("PASS-38", "OUT-01", "LOOSE-11")
def test_c65_in_advanced_it_may_go_out():
    state = position({8: (10, 0)}, {4: (-9, 0)}, carrier="H8", edition="advanced")
    state, events = answer(state, to(18, 0), (1,))
    given = next(event for event in events if isinstance(event, RestartGiven))
    assert (given.restart, given.side) == ("goal_kick", "away")


@pytest.mark.rule("PASS-38")
def test_c38_in_living_a_miss_scatters_over_everybody():
    home, away = {8: (0, 0)}, {4: (-9, 0), 5: (2, 9)}
    state = position(home, away, carrier="H8", ratings={"H8": {"high_pass": 4}})
    state, _ = answer(state, to(0, 9), (4,))
    assert asked(state) == ("PASS-38", "home")
    state, _ = answer(state, (5,))
    assert asked(state) == ("PASS-38", "home")
    state, events = answer(state, (3,))
    assert events[0] == Scattered("PASS-38", hex_at(0, 9), 5, 3, hex_at(3, 10))
    assert (state.ball, state.carrier) == (hex_at(3, 10), NOBODY)


@pytest.mark.rule("PASS-37")
def test_the_passer_may_collect_it():
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8")
    state, _ = answer(state, to(0, 2), (6,), Call("movement phase"), move("H8", 0, 2))
    assert state.carrier == player("H8")


@pytest.mark.rule("PASS-41", "PASS-37")
def test_the_taker_of_a_free_kick_may_not():
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8", after="free_kick")
    state, _ = answer(state, to(0, 2), (6,))
    assert state.barred == player("H8")


@pytest.mark.rule("PASS-38", "PASS-39")
def test_it_may_come_down_on_the_passer():
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8")
    state, _ = answer(state, to(0, 2), (1,), (1,), (2,))
    assert state.carrier == player("H8")
    assert state.stack == (ActionChoice("long"),)


# Where it comes down


@pytest.mark.rule("PASS-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_intercepts_it_on_the_way(edition):
    ratings = {"H8": {"high_pass": 6}}
    away = {4: (0, 3), 5: (1, 4)}
    state = position({8: (0, 0)}, away, carrier="H8", edition=edition, ratings=ratings)
    state, events = answer(state, to(0, 9), *(() if edition == "core" else ((6,),)))
    assert events[-1] == PassArrived("PASS-39", "long", player("H8"), NOBODY, hex_at(0, 9))
    assert [event.what for event in events if isinstance(event, Tested)] == ([] if edition == "core" else ["long_pass"])


@pytest.mark.rule("PASS-39")
def test_an_opponent_that_it_lands_on_has_it():
    state = position({8: (0, 0)}, {4: (0, 10)}, carrier="H8")
    state, events = answer(state, to(0, 8), (1,), (4,), (2,))
    assert BallWon("PASS-39", player("A4"), "long_pass") in events
    assert (state.carrier, state.attack) == (player("A4"), "away")
    assert state.stack == (ActionChoice("aos"),)


@pytest.mark.rule("PASS-39")
def test_a_goalkeeper_that_it_lands_on_in_its_box_holds_it():
    state = position({8: (8, 0)}, {1: (16, 1)}, carrier="H8")
    state, events = answer(state, to(14, 0), (1,), (5,), (2,))
    assert HeldBall in [type(event) for event in events]
    assert state.carrier == player("A1")


@pytest.mark.rule("PASS-39", "PASS-40")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_an_attacker_that_it_lands_on_is_the_carrier(edition):
    options = {"long_pass_miss": "scatter"}
    state = position({8: (0, -3), 9: (0, 9)}, {1: (18, 0)}, carrier="H8", edition=edition, options=options)
    state, events = answer(state, to(0, 3), (1,), (4,), (6,))
    assert events[-2:] == [
        PassArrived("PASS-39", "long", player("H8"), player("H9"), hex_at(0, 9)),
        BallCollected("PASS-39", player("H9"), "long_pass"),
    ]
    assert asked(state) == ("PASS-40", "away")
    state, _ = answer(state, NO)
    assert state.carrier == player("H9")
    assert kinds(state) == ["movement phase"]
    assert state.stack == (ActionChoice("long"),)


@pytest.mark.rule("PASS-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_follows_a_ball_in_the_box(edition):
    options = {"long_pass_accuracy": 0}
    away = {1: (18, 0), 4: (14, 4)}
    state = position({8: (8, -8)}, away, carrier="H8", edition=edition, options=options)
    state, _ = answer(state, to(13, 1))
    assert isinstance(state.stack[-1], keeper.BoxMove)
    assert asked(state) == ("PASS-40", "away")
    state, _ = answer(state, move("A1", 18, 1))
    assert isinstance(state.stack[-1], long_pass.LongPassKeeperMove)
    state, _ = answer(state, move("A1", 15, 1))  # Pace 3
    assert (where(state, "A1"), state.carrier) == ((15, 1), NOBODY)
    assert state.stack == (ActionChoice("long_free"),)


@pytest.mark.rule("PASS-40", "LOOSE-09")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize(("miss", "throws"), [("scatter", ((4,), (2,))), ("further", ())])
def test_a_missed_pass_that_lies_free_is_a_loose_ball_and_tested_for_first(edition, miss, throws):
    options = {"long_pass_miss": miss, "loose_ball_zoi": True}
    state = position({8: (0, 0)}, {1: (18, 0), 4: (0, 11)}, carrier="H8", edition=edition, options=options)
    state, _ = answer(state, to(0, 8 if throws else 7), (1,), *throws)
    assert asked(state) == ("LOOSE-09", "away")
    assert state.stack[-1] == steals.TestChoice("LOOSE-09", player("A4"))
    won, _ = answer(state, Call("test"), (6,))
    assert (won.carrier, xz(won.ball)) == (player("A4"), (0, 11))
    assert won.stack == (ActionChoice("aos"),)  # no run
    for lost in ((NO,), (Call("test"), (3,))):
        left, _ = answer(state, *lost)
        assert isinstance(left.stack[-1], long_pass.LongPassKeeperMove)
        left, _ = answer(left, NO)
        assert left.stack == (ActionChoice("long_free"),)  # and no test after it


@pytest.mark.rule("PASS-40", "LOOSE-09")
def test_a_missed_pass_into_the_box_is_tested_for_before_the_goalkeepers_hex_and_run():
    state = position({8: (2, 0)}, {1: (18, 0), 4: (14, 6), 5: (15, 5)}, carrier="H8")
    state, _ = answer(state, to(14, 0), (1,), (4,), (5,))
    seen = []
    while not isinstance(state.stack[-1], ActionChoice):
        seen.append((type(state.stack[-1]).__name__, asked(state)[0]))
        state, _ = answer(state, NO)
    assert seen == [
        ("TestChoice", "LOOSE-09"),
        ("TestChoice", "LOOSE-09"),
        ("BoxMove", "PASS-40"),
        ("LongPassKeeperMove", "PASS-40"),
    ]


@pytest.mark.rule("PASS-40", "LOOSE-09")
def test_an_accurate_pass_is_tested_for_by_the_goalkeeper_that_ran_beside_it():
    state = position({8: (0, 0)}, {1: (12, 0)}, carrier="H8")
    state, _ = answer(state, to(8, 0), (6,), move("A1", 9, 0))
    assert state.stack[-1] == steals.TestChoice("LOOSE-09", player("A1"))
    state, _ = answer(state, NO)
    assert state.stack == (ActionChoice("long_free"),)


@pytest.mark.rule("PASS-40")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_books_editions_nobody_tests_for_it(edition):
    options = {"long_pass_accuracy": 12, "long_pass_miss": "scatter"}
    state = position({8: (0, 0)}, {1: (18, 0), 4: (0, 11)}, carrier="H8", edition=edition, options=options)
    state, _ = answer(state, to(0, 8), (1,), (4,), (2,), NO)
    assert state.stack == (ActionChoice("long_free"),)


@pytest.mark.rule("PASS-40", "GK-20")
@pytest.mark.parametrize(("keeper_hex", "target", "holds"), [((16, 0), (14, 0), True), ((12, 0), (10, 0), False)])
def test_the_goalkeeper_may_collect_the_ball_with_its_run(keeper_hex, target, holds):
    state = position({8: (2, 0)}, {1: keeper_hex}, carrier="H8", options={"gk_box_move_trigger": "any_touch"})
    state, _ = answer(state, to(*target), (6,))
    if holds:
        state, _ = answer(state, NO)  # its free hex
    state, events = answer(state, move("A1", *target))
    assert (state.carrier, xz(state.ball), state.attack) == (player("A1"), target, "away")
    assert BallWon("GK-20", player("A1"), "collected") in events
    assert (HeldBall in [type(event) for event in events]) == holds


@pytest.mark.rule("PASS-40")
def test_the_goalkeeper_does_not_pass_the_ball_without_taking_it():
    away = {1: (18, 12), 4: (17, 12), 5: (17, 11)}  # the only way out is (18, 11)
    waits = (long_pass.LongPassKeeperMove(),)
    state = position({8: (0, 0)}, away, ball=(18, 11), stack=waits)
    request = game.request(state)
    assert isinstance(request, Choose)
    assert list(request) == [move("A1", 18, 11), NO]
    state = position({8: (0, 0)}, away, carrier="H8", stack=waits)
    assert offers(state, move("A1", 18, 9))


@pytest.mark.rule("PASS-40")
def test_why_a_run_of_the_goalkeeper_is_refused():
    state = position({8: (0, 0)}, {1: (16, 0), 4: (9, 0)}, ball=(9, 9), stack=(long_pass.LongPassKeeperMove(),))
    reasons = {
        move("A1", 12, 0): "hex-out-of-reach (hex (12, 0), away 4, player A1, allowance 3)",
        move("A4", 10, 0): "only-keeper-may-move (player A1)",
        move("A1", 16, 0): "already-there (player A1)",
        Call("end"): "only-keeper-may-move (player A1)",
    }
    assert {action: refusal_of(state, action) for action in reasons} == {
        action: ("PASS-40", reason) for action, reason in reasons.items()
    }


@pytest.mark.rule("PASS-40")
@pytest.mark.parametrize(
    ("home", "away"),
    [
        ({}, {4: (-9, 0)}),
        ({}, {1: (18, 12), 4: (18, 11), 5: (17, 12), 6: (17, 11)}),
        ({4: (18, 11), 5: (17, 12), 6: (17, 11)}, {1: (18, 12)}),
    ],
)
def test_a_goalkeeper_that_is_not_there_or_shut_in_is_not_asked(home, away):
    state = position({8: (0, 0)} | home, away, carrier="H8")
    state, _ = answer(state, to(0, 8), (6,))
    assert state.stack == (ActionChoice("long_free"),)


# The community's cases

A_79 = (
    "CA1 living home movement 1.0 0-0 ball:H11 H11@-8,-4 A1@16,0 A3@1,-10 H11=5/3/2/6/4/5/2 A3=5/4/4/5/5/2/3",
    "long 6,-7 | 1 | 2 | 4",
)


@pytest.mark.rule("PASS-40", "LOOSE-09")
def test_case_a_79_a_defender_tests_for_a_missed_pass_before_the_goalkeeper_runs():
    state = after(*A_79)
    assert asked(state) == ("LOOSE-09", "away")
    assert state.stack[-1] == steals.TestChoice("LOOSE-09", player("A3"))


PREPARED = (HOME | {11: (-8, -4)}, AWAY | {2: (-8, -3), 11: (16, -4)})


@pytest.mark.rule("PASS-35", "PASS-37", "PASS-40")
def test_case_030a_blocked_by_a_neighbour_then_accurate_with_a_three():
    state = position(*PREPARED, carrier="H11", ratings={"H11": {"high_pass": 6}})
    assert refusal_of(state, to(-8, 8)) == ("PASS-35", "passer-blocked (player A2, hex (-8, -3))")
    state, _ = answer(state, to(6, -7), (3,), NO)
    assert (xz(state.ball), state.carrier, state.attack) == ((6, -7), NOBODY, "home")
    assert kinds(state) == ["movement phase"]


@pytest.mark.rule("PASS-38", "PASS-39")
def test_case_030f_it_lands_on_a_defender():
    state = position(*PREPARED, carrier="H11", ratings={"H11": {"high_pass": 6}})
    state, _ = answer(state, to(6, -7), (1,), (2,), (5,))
    assert (xz(state.ball), state.carrier, state.attack) == ((1, -10), player("A3"), "away")
    assert kinds(state) == ["movement phase", "short", "long"]


@pytest.mark.rule("PASS-38", "OUT-01")
def test_case_037_01_it_goes_out_for_a_throw_in():
    state = position(HOME, AWAY, carrier="H2", after="kick_off", options={"kickoff_actions": "any_pass"})
    state, events = answer(state, to(-18, -12), (1,), (1,), (6,))
    given = next(event for event in events if isinstance(event, RestartGiven))
    assert (given.restart, given.side, xz(given.hex)) == ("throw_in", "away", (-18, -12))
    assert (xz(state.ball), state.attack) == ((-18, -12), "away")


def test_the_match_can_be_written_down_while_a_long_pass_is_under_way():
    state = position({8: (2, 0)}, {1: (18, 0), 4: (14, 6)}, carrier="H8")
    seen = []
    for given in (to(14, 0), (1,), (4,), (5,), NO, NO, NO):
        state, _ = answer(state, given)
        seen.append(type(state.stack[-1]).__name__)
        assert game.codec.unpack(game.codec.pack(state)) == state
    assert seen == [
        "LongPassAccuracy", "MissDirection", "MissDistance", "TestChoice", "BoxMove", "LongPassKeeperMove",
        "ActionChoice",
    ]  # fmt: skip
