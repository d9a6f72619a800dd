"""Passes in common and along the ground: PASS-01 to PASS-15, PASS-23 and PASS-41."""

import pytest

from tests.counter_attack.rules.passes import AWAY, EDITIONS, HOME, kinds, offers, scattered, to
from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from touchline.counter_attack import game, paths
from touchline.counter_attack.events import (
    BallCollected,
    BallWon,
    Fouled,
    HeldBall,
    PassArrived,
    PassCalled,
    RestartGiven,
    Tested,
)
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Move, Pass, State, label
from touchline.counter_attack.pitch import PITCH, bits, distance, hex_at, xz
from touchline.counter_attack.rules import keeper, passing
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.kernel import Choose, Roll

TACKLING = {"A5": {"tackling": 3}, "A6": {"tackling": 3}, "A7": {"tackling": 1}}


def rolls(state: State) -> list[tuple[str, int]]:
    """Who may intercept, in order, with the least face."""
    found = []
    while isinstance(state.stack[-1], passing.Interception):
        chance = state.stack[-1].chance
        found.append((label(chance.player), chance.natural))
        state, _ = answer(state, (2,))
    return found


# Where to


@pytest.mark.rule("PASS-01")
@pytest.mark.parametrize(("after", "kind", "reach"), [("movement", "standard", 11), ("aos", "short", 6)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pass_has_a_range_and_may_be_shorter(edition, after, kind, reach):
    state = position({8: (0, 0), 9: (12, 0)}, {4: (-9, 0)}, carrier="H8", edition=edition, after=after)
    assert all(offers(state, to(0, steps, kind)) for steps in range(1, reach + 1))
    refusal = refusal_of(state, to(0, reach + 1, kind))
    assert refusal == ("PASS-01", f"pass-out-of-range (hex (0, {reach + 1}), away {reach + 1}, radius {reach})")


@pytest.mark.rule("PASS-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_kind_and_target_are_announced_together_and_count_as_an_action(edition):
    state = position({8: (0, 0), 9: (0, 5)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    after, events = answer(state, to(0, 5))
    assert events[0] == PassCalled("PASS-02", "standard", player("H8"), hex_at(0, 0), hex_at(0, 5))
    assert after.actions == state.actions + 1
    assert after.kicked == player("H8")


@pytest.mark.rule("PASS-03", "PASS-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pass_is_aimed_at_a_teammate_or_a_free_hex(edition):
    state = position({8: (0, 0), 9: (0, 5)}, {4: (5, 0)}, carrier="H8", edition=edition)
    assert offers(state, to(0, 5))
    assert offers(state, to(3, 3))
    own, opponent, out = (refusal_of(state, to(x, z)) for x, z in ((0, 0), (5, 0), (19, 0)))
    assert own == ("PASS-03", "pass-to-self (player H8)")
    assert opponent == ("PASS-04", "opponent-on-target (player A4, hex (5, 0))")
    assert out == ("PASS-04", "pass-off-pitch")
    assert [refusal_of(state, Pass("standard", hex)) for hex in (-5, -1, 0)] == [out] * 3


@pytest.mark.rule("PASS-05", "PASS-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c26_no_pass_goes_through_an_opponent(edition):
    state = position({8: (0, 0)}, {4: (0, 3)}, carrier="H8", edition=edition)
    assert refusal_of(state, to(0, 5)) == ("PASS-05", "path-blocked (player A4, hex (0, 3))")
    assert refusal_of(state, to(0, 12)) == ("PASS-01", "pass-out-of-range (hex (0, 12), away 12, radius 11)")


@pytest.mark.rule("PASS-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c26_nor_does_one_of_the_other_side_at_the_end_of_its_range(edition):
    state = position({4: (0, 3)}, {8: (0, 0)}, carrier="A8", edition=edition)
    assert refusal_of(state, to(0, 11)) == ("PASS-05", "path-blocked (player H4, hex (0, 3))")


SHIELDED = {8: (0, 0), 6: (0, 2), 7: (0, 3)}


@pytest.mark.rule("PASS-05", "PASS-06")
def test_c24_teammates_on_the_path_shield_it():
    state = position(SHIELDED, {4: (1, 2)}, carrier="H8")
    after, events = answer(state, to(0, 5))
    assert after.ball == hex_at(0, 5)
    assert not [event for event in events if isinstance(event, Tested)]


@pytest.mark.rule("PASS-05")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_c24_teammates_on_the_path_stand_in_the_way_in_the_books_editions(edition):
    state = position(SHIELDED, {4: (1, 2)}, carrier="H8", edition=edition)
    refusal = refusal_of(state, to(0, 5))
    assert refusal is not None
    assert refusal.rule == "PASS-05"
    assert refusal.reason == "path-blocked-by-teammate (player H6, hex (0, 2))"
    assert offers(state, to(0, 2))


def is_open(state: State, hex: int, radius: int) -> bool:
    """PASS-03 to PASS-05, word for word."""
    if not 0 < distance(state.ball, hex) <= radius or state.defenders >> hex & 1:
        return False
    through = state.edition.pass_through_teammates
    return not any(
        state.defenders >> crossed & 1 or (not through and state.attackers >> crossed & 1)
        for crossed in paths.path(state.ball, hex)[:-1]
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["standard", "short"])
def test_exactly_the_legal_answers_are_offered_and_the_rest_refused_with_a_reason(edition, kind):
    for seed in range(3):
        state = scattered(seed, edition, kind)
        request = game.request(state)
        assert isinstance(request, Choose)
        offered = request.group(kind)
        for hex in bits(PITCH):
            action = Pass(kind, hex)
            legal = is_open(state, hex, 11 if kind == "standard" else 6)
            assert (action in offered) == legal
            refusal = refusal_of(state, action)
            assert (refusal is None) == legal
            assert refusal is None or refusal.rule in ("PASS-01", "PASS-03", "PASS-04", "PASS-05")


# Interceptions


@pytest.mark.rule("PASS-06", "PASS-08", "PASS-09", "PASS-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c23_a_six_intercepts_and_the_defender_does_not_move(edition):
    state = position({8: (0, 0)}, {4: (1, 2)}, carrier="H8", edition=edition, ratings={"A4": {"tackling": 4}})
    state, _ = answer(state, to(0, 5))
    assert game.request(state) == Roll("PASS-14", ("away",))
    state, events = answer(state, (6,))
    assert isinstance(events[0], Tested)
    assert (events[0].what, events[0].player, events[0].die, events[0].passed) == ("intercept", player("A4"), 6, True)
    assert events[1] == BallWon("PASS-09", player("A4"), "interception")
    assert (where(state, "A4"), xz(state.ball), state.carrier, state.attack) == ((1, 2), (1, 2), player("A4"), "away")
    assert state.stack == (ActionChoice("aos"),)


@pytest.mark.rule("PASS-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c25_a_defender_that_touches_only_the_receivers_hex_is_shut_out(edition):
    state = position({8: (0, 0), 9: (0, 5)}, {4: (0, 6)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(0, 5))
    assert state.carrier == player("H9")


@pytest.mark.rule("PASS-06")
def test_the_same_defender_meets_a_ball_played_into_space():
    state = position({8: (0, 0)}, {4: (0, 6)}, carrier="H8")
    assert rolls(answer(state, to(0, 5))[0]) == [("A4", 6)]


@pytest.mark.rule("PASS-06")
def test_a_defender_meets_the_ball_on_the_first_hex_that_is_not_shielded():
    state = position({8: (0, 0), 7: (0, 2)}, {4: (1, 2)}, carrier="H8")
    state, _ = answer(state, to(0, 5))
    assert isinstance(state.stack[-1], passing.Interception)
    assert xz(state.stack[-1].chance.met) == (0, 3)


@pytest.mark.rule("PASS-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_standing_next_to_the_passer_is_not_enough(edition):
    state = position({8: (0, 0)}, {4: (0, -1)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(0, 5))
    assert state.ball == hex_at(0, 5)


@pytest.mark.rule("PASS-08", "DICE-07")
def test_case_003_three_defenders_roll_in_order_and_fail():
    state = position(HOME, AWAY, carrier="H2", after="kick_off", ratings=TACKLING)
    state, _ = answer(state, to(3, 2))
    assert rolls(state) == [("A5", 6), ("A7", 6), ("A6", 6)]
    state, _ = answer(state, (1,), (1,), (1,))
    assert (xz(state.ball), state.carrier, state.attack, state.touched) == ((3, 2), NOBODY, "home", player("H2"))
    assert kinds(state) == ["movement phase"]


@pytest.mark.rule("PASS-08", "PASS-09")
def test_case_004_the_second_wins_and_the_third_does_not_roll():
    state = position(HOME, AWAY, carrier="H2", after="kick_off", ratings=TACKLING)
    state, _ = answer(state, to(3, 2), (1,), (6,))
    assert (xz(state.ball), state.carrier, state.attack, state.touched) == ((4, 3), player("A7"), "away", player("A7"))
    assert kinds(state) == ["movement phase", "short", "long"]


@pytest.mark.rule("PASS-11")
def test_case_002_a_pass_over_ten_hexes_reaches_a_teammate():
    state = position(
        HOME, AWAY, carrier="H2", after="kick_off", options={"final_thirds_trigger": "end_of_every_action"}
    )
    assert refusal_of(state, to(12, -6)) == ("PASS-01", "pass-out-of-range (hex (12, -6), away 12, radius 11)")
    assert offers(state, to(4, -4))
    state, events = answer(state, to(10, 0))
    assert not [event for event in events if isinstance(event, Tested)]
    state, _ = answer(state, Call("done"), Call("done"))
    assert (xz(state.ball), state.carrier, state.attack) == ((10, 0), player("H8"), "home")
    words = kinds(state)
    assert {"movement phase", "first_time"} <= set(words) <= {"movement phase", "first_time", "snapshot"}


@pytest.mark.rule("PASS-14")
@pytest.mark.parametrize(
    ("edition", "tackling", "die", "wins"),
    [
        ("core", 6, 5, False),
        ("advanced", 6, 5, False),
        ("living", 5, 5, True),
        ("living", 4, 5, False),
        ("living", 1, 6, True),
        ("core", 1, 6, True),
    ],
)
def test_what_intercepts(edition, tackling, die, wins):
    state = position({8: (0, 0)}, {4: (1, 2)}, carrier="H8", edition=edition, ratings={"A4": {"tackling": tackling}})
    state, events = answer(state, to(0, 5), (die,))
    assert (state.carrier == player("A4")) == wins
    tested = next(event for event in events if isinstance(event, Tested))
    assert (tested.total, tested.needed) == ((tackling + die, 10) if edition == "living" else (die, 6))


@pytest.mark.rule("PASS-14", "DICE-06")
def test_a_star_is_a_six():
    state = position({8: (0, 0)}, {4: (1, 2)}, carrier="H8", options={"jackpot_die": True})
    state, _ = answer(state, to(0, 5), (7,))
    assert state.carrier == player("A4")


@pytest.mark.rule("PASS-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_natural_one_is_no_foul(edition):
    state = position({8: (0, 0)}, {4: (1, 2)}, carrier="H8", edition=edition)
    state, events = answer(state, to(0, 5), (1,))
    assert not [event for event in events if isinstance(event, Fouled)]
    assert state.ball == hex_at(0, 5)


@pytest.mark.rule("PASS-08", "DICE-07")
def test_equally_near_defenders_roll_by_tackling_then_by_number():
    away = {4: (1, 1), 5: (-1, 1), 6: (1, 2)}
    ratings = {"A4": {"tackling": 4}, "A5": {"tackling": 2}}
    state = position({8: (0, 0)}, away, carrier="H8", ratings=ratings)
    assert rolls(answer(state, to(0, 5))[0]) == [("A5", 6), ("A4", 6), ("A6", 6)]
    state = position({8: (0, 0)}, away, carrier="H8")
    assert rolls(answer(state, to(0, 5))[0]) == [("A4", 6), ("A5", 6), ("A6", 6)]


@pytest.mark.rule("PASS-06", "MOVE-26")
def test_jumped_and_stunned_defenders_intercept():
    out = 1 << player("A4") | 1 << player("A5")
    state = position({8: (0, 0)}, {4: (1, 2), 5: (-1, 2)}, carrier="H8", jumped=out, stunned=out)
    assert rolls(answer(state, to(0, 5))[0]) == [("A4", 6), ("A5", 6)]


# Arrival


@pytest.mark.rule("PASS-11", "PASS-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_teammate_has_the_ball(edition):
    state = position({8: (0, 0), 9: (0, 5)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    state, events = answer(state, to(0, 5))
    passer, receiver, hex = player("H8"), player("H9"), hex_at(0, 5)
    assert events[1:] == [
        PassArrived("PASS-11", "standard", passer, receiver, hex),
        BallCollected("PASS-11", receiver, "pass"),
    ]
    assert (state.carrier, state.ball, state.touched, state.kicked) == (receiver, hex, receiver, passer)
    assert kinds(state) == ["movement phase", *(["first_time"] if edition != "core" else [])]


@pytest.mark.rule("PASS-11", "PASS-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ball_in_space_forces_a_movement_phase(edition):
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    state, events = answer(state, to(0, 5))
    assert events[-1] == PassArrived("PASS-11", "standard", player("H8"), NOBODY, hex_at(0, 5))
    assert (state.carrier, state.attack) == (NOBODY, "home")
    assert kinds(state) == ["movement phase"]


@pytest.mark.rule("PASS-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_passer_may_collect_its_own_standard_pass(edition):
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(0, 2), Call("movement phase"), Move(player("H8"), hex_at(0, 2)))
    assert state.carrier == player("H8")


@pytest.mark.rule("PASS-41", "MOVE-23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("after", ["kick_off", "free_kick"])
def test_the_taker_of_a_set_piece_may_not_be_the_next_to_touch_the_ball(edition, after):
    state = position({8: (0, 0), 9: (0, 4)}, {4: (-9, 0)}, carrier="H8", after=after, edition=edition)
    state, _ = answer(state, to(0, 2))
    assert state.barred == player("H8")
    state, _ = answer(state, Call("movement phase"))
    refusal = refusal_of(state, Move(player("H8"), hex_at(0, 2)))
    assert refusal is not None
    assert refusal.rule == "MOVE-23"
    state, _ = answer(state, Move(player("H9"), hex_at(0, 2)))
    assert (state.carrier, state.barred) == (player("H9"), NOBODY)


@pytest.mark.rule("PASS-23", "PASS-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_short_pass_is_intercepted_and_followed_like_a_standard_pass(edition):
    home, away = {8: (0, 0), 9: (0, 5)}, {4: (1, 2)}
    state = position(home, away, carrier="H8", edition=edition, after="aos")
    assert not offers(state, to(0, 7, "short"))
    state, _ = answer(state, to(0, 5, "short"))
    assert rolls(state) == [("A4", 6)]
    state, _ = answer(state, (2,))
    assert state.carrier == player("H9")
    assert kinds(state) == ["movement phase", *(["first_time"] if edition != "core" else [])]


def test_a_throw_that_nobody_may_intercept_is_not_rolled_for():
    state = position({8: (0, 0), 9: (0, 5)}, {4: (1, 2)}, carrier="H8")
    match = Match(state)
    passing.ground(match, "quick_throw", player("H8"), state.ball, hex_at(0, 5), interceptable=False, reached="short")
    state, _ = match.settle()
    assert state.carrier == player("H9")


# The goalkeeper

BOX_PASS = (14, 3)  # from (8, 0) over (9, 0), (10, 1), (11, 1), (12, 2), which is in the box, and (13, 2)


@pytest.mark.rule("PASS-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_those_before_the_box_roll_first_then_the_goalkeeper_moves_then_the_others_roll(edition):
    state = position({8: (8, 0)}, {1: (17, -5), 4: (10, 2), 5: (14, 4)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(*BOX_PASS))
    assert isinstance(state.stack[-1], passing.Interception)
    assert state.stack[-1].chance.player == player("A4")
    state, _ = answer(state, (2,))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("PASS-13", "away")
    state, _ = answer(state, Call("no"))
    assert rolls(state) == [("A5", 6)]
    state, _ = answer(state, (2,))
    assert (state.ball, state.carrier) == (hex_at(*BOX_PASS), NOBODY)


@pytest.mark.rule("PASS-13", "GK-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("start", "step"), [((13, 1), (13, 2)), ((15, 2), (14, 3))])
def test_a_goalkeeper_that_steps_onto_the_rest_of_the_path_takes_the_ball(edition, start, step):
    state = position({8: (8, 0)}, {1: start}, carrier="H8", edition=edition)
    state, _ = answer(state, to(*BOX_PASS))
    state, events = answer(state, Move(player("A1"), hex_at(*step)))
    assert [type(event) for event in events[1:3]] == [BallWon, HeldBall]
    assert (state.carrier, xz(state.ball), state.attack) == (player("A1"), step, "away")


@pytest.mark.rule("PASS-13", "GK-19")
@pytest.mark.parametrize(
    ("edition", "saving", "die", "wins"),
    [("core", 6, 4, False), ("core", 1, 5, True), ("living", 6, 4, True), ("living", 5, 4, False)],
)
def test_next_to_the_path_a_goalkeeper_needs_a_five(edition, saving, die, wins):
    state = position({8: (8, 0)}, {1: (13, 1)}, carrier="H8", edition=edition, ratings={"A1": {"saving": saving}})
    state, _ = answer(state, to(*BOX_PASS), Call("no"))
    assert game.request(state) == Roll("GK-19", ("away",))
    state, _ = answer(state, (die,))
    assert (state.carrier == player("A1")) == wins
    assert where(state, "A1") == (13, 1)


@pytest.mark.rule("PASS-09", "GK-19", "GK-13")
@pytest.mark.parametrize(("die", "wins"), [(5, False), (6, True)])
def test_c50_on_the_third_hex_of_its_wall_a_goalkeeper_goes_there_with_a_total_of_eleven(die, wins):
    state = position({8: (8, 0)}, {1: (14, 0)}, carrier="H8", ratings={"A1": {"saving": 5}})
    state, _ = answer(state, to(*BOX_PASS), Call("no"))
    state, events = answer(state, (die,))
    tested = next(event for event in events if isinstance(event, Tested))
    assert (tested.rule, tested.total, tested.needed, tested.passed) == ("GK-19", 5 + die, 11, wins)
    assert where(state, "A1") == (BOX_PASS if wins else (14, 0))
    assert state.carrier == (player("A1") if wins else NOBODY)


@pytest.mark.rule("PASS-13")
def test_after_its_move_only_what_is_ahead_of_the_ball_entitles_a_goalkeeper():
    # Down column 12 the ball enters the box on (12, -7); from (13, -8) the goalkeeper touches (12, -8) too.
    state = position({8: (12, -10)}, {1: (14, -7)}, carrier="H8")
    state, _ = answer(state, to(12, -2), Move(player("A1"), hex_at(13, -8)))
    assert isinstance(state.stack[-1], passing.Interception)
    assert xz(state.stack[-1].chance.met) == (12, -7)


@pytest.mark.rule("PASS-13", "GK-19")
def test_a_goalkeeper_that_meets_the_ball_before_the_box_rolls_before_its_move():
    state = position({8: (12, -10)}, {1: (13, -8)}, carrier="H8")
    state, _ = answer(state, to(12, -2))
    assert isinstance(state.stack[-1], passing.Interception)
    assert (xz(state.stack[-1].chance.met), state.stack[-1].chance.natural) == ((12, -8), 5)
    state, _ = answer(state, (2,))
    assert isinstance(state.stack[-1], keeper.BoxMove)
    stayed, _ = answer(state, Call("no"))  # it has had its attempt
    assert (stayed.carrier, xz(stayed.ball)) == (NOBODY, (12, -2))
    stepped, _ = answer(state, Move(player("A1"), hex_at(12, -7)))
    assert (stepped.carrier, xz(stepped.ball)) == (player("A1"), (12, -7))
    behind, _ = answer(state, Move(player("A1"), hex_at(12, -8)))  # out of the box, where the ball has passed
    assert (behind.carrier, xz(behind.ball)) == (NOBODY, (12, -2))


@pytest.mark.rule("PASS-06", "GK-19")
def test_a_goalkeeper_outside_its_box_intercepts_like_any_player():
    state = position({8: (0, 0)}, {1: (1, 2)}, carrier="H8", ratings={"A1": {"saving": 6}})
    assert rolls(answer(state, to(0, 5))[0]) == [("A1", 6)]
    state, _ = answer(state, to(0, 5), (5,))
    assert state.carrier == NOBODY


@pytest.mark.rule("PASS-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goalkeeper_takes_a_ball_into_whose_way_it_steps_out_of_its_box(edition):
    # Along the corner of the box: (12, 7) and (13, 7) are in it, (14, 8) and (15, 8) are not.
    state = position({8: (11, 6)}, {1: (14, 7), 4: (-9, 0)}, carrier="H8", edition=edition)
    state, events = answer(state, to(15, 8), Move(player("A1"), hex_at(14, 8)))
    assert not [event for event in events if isinstance(event, Tested)]
    assert BallWon("PASS-13", player("A1"), "interception") in events
    assert (state.carrier, xz(state.ball), state.stack) == (player("A1"), (14, 8), (ActionChoice("aos"),))


@pytest.mark.rule("PASS-13", "GK-11")
@pytest.mark.parametrize(("edition", "moves"), [("core", True), ("advanced", True), ("living", False)])
def test_a_pass_back_gives_the_own_goalkeeper_its_hex_in_the_books_editions(edition, moves):
    state = position({8: (-8, 0), 1: (-14, 3)}, {4: (9, 0)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(-14, 3))
    if moves:
        assert isinstance(state.stack[-1], keeper.BoxMove)
        state, _ = answer(state, Move(player("H1"), hex_at(-15, 3)))
        assert (state.carrier, state.ball) == (NOBODY, hex_at(-14, 3))
    else:
        assert state.carrier == player("H1")
        assert state.stack == (ActionChoice("standard"),)  # GK-21: with its feet


def test_the_match_can_be_written_down_while_a_pass_is_under_way():
    state = position({8: (8, 0)}, {1: (13, 1), 4: (10, 2)}, carrier="H8")
    for given in (to(*BOX_PASS), (2,), Call("no"), (2,)):
        state, events = answer(state, given)
        assert game.codec.unpack(game.codec.pack(state)) == state
        assert not [event for event in events if isinstance(event, RestartGiven)]
