"""High Passes: PASS-24 to PASS-33."""

from typing import Any

import pytest

from tests.counter_attack.rules.passes import EDITIONS, NO, asked, kinds, move, offers, scattered
from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from touchline.counter_attack import game, paths
from touchline.counter_attack.events import BallCollected, PassArrived, PassCalled, RestartGiven, Scattered, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Pass, State, each
from touchline.counter_attack.pitch import PITCH, bits, distance, hex_at, neighbours, reach, xz
from touchline.counter_attack.rules import aerial, heading, high_pass, keeper
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.kernel import Choose, Roll


def to(x: int, z: int) -> Pass:
    return Pass("high", hex_at(x, z))


# Where to


@pytest.mark.rule("PASS-24")
@pytest.mark.parametrize(("edition", "least"), [("core", 1), ("advanced", 1), ("living", 4)])
def test_the_target_is_at_most_fifteen_hexes_away_and_not_too_near(edition, least):
    home = {8: (0, -12), 9: (0, 3), 10: (0, 4), 7: (1, -10), 6: (2, -9)}  # 15, 16, 3 and 4 hexes away
    state = position(home, {4: (-9, 0)}, carrier="H8", edition=edition)
    assert offers(state, to(0, 3))
    assert refusal_of(state, to(0, 4)) == ("PASS-24", "high-pass-too-far (hex (0, 4), away 16, most 15)")
    assert offers(state, to(2, -9))
    near = refusal_of(state, to(1, -10))
    assert near == (None if least == 1 else ("PASS-24", "high-pass-too-short (hex (1, -10), away 3, least 4)"))


@pytest.mark.rule("PASS-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c29_only_an_opponent_next_to_the_passer_and_on_the_way_blocks_it(edition):
    home = {8: (0, 0), 9: (0, 8)}
    state = position(home, {4: (0, 1)}, carrier="H8", edition=edition)
    assert refusal_of(state, to(0, 8)) == ("PASS-25", "passer-blocked (player A4, hex (0, 1))")
    state = position(home, {4: (0, 2), 5: (1, -1)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(0, 8), NO, NO, (6,))
    assert state.ball == hex_at(0, 8)  # nobody intercepts it


@pytest.mark.rule("PASS-26", "PASS-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_may_be_aimed_at(edition):
    home = {8: (0, 0), 9: (0, 8)}
    state = position(home, {4: (5, 5)}, carrier="H8", edition=edition)
    assert offers(state, to(0, 8))
    assert offers(state, to(0, 11))  # 9 can get there
    assert refusal_of(state, to(5, 5)) == ("PASS-04", "opponent-on-target (player A4, hex (5, 5))")
    for x, z in ((9, 0), (15, 0), (4, 0)):  # as far and as near as it goes, too
        refusal = refusal_of(state, to(x, z))
        if edition == "living":
            assert refusal == ("PASS-26", f"no-teammate-for-high-pass (player H8, hex ({x}, {z}), most 3)")
        else:
            assert refusal is None
    assert refusal_of(state, to(0, 0)) == (
        "PASS-03",
        "pass-to-self (player H8)",
    )


@pytest.mark.rule("PASS-26")
def test_neither_the_passer_counts_nor_a_teammate_that_would_have_to_pass_it():
    options = {"high_pass_min_distance": 1}
    away = {4: (18, 11), 5: (17, 11)}  # 9 is shut in by them and by the passer
    state = position({8: (17, 12), 9: (18, 12)}, away, carrier="H8", options=options)
    refusal = refusal_of(state, to(16, 12))
    assert refusal == ("PASS-26", "no-teammate-for-high-pass (player H8, hex (16, 12), most 3)")


def is_legal(state: State, hex: int) -> bool:
    """PASS-24 to PASS-26, word for word."""
    edition, start = state.edition, state.ball
    if not edition.high_pass_min_distance <= distance(start, hex) <= 15 or state.defenders >> hex & 1:
        return False
    if any(state.defenders & neighbours(start) & 1 << crossed for crossed in paths.path(start, hex)):
        return False
    mates = [mate for mate in each(state.on(state.attackers)) if mate != state.carrier]
    return edition.high_pass_target == "any_hex" or any(
        state.hexes[mate] == hex or reach(state.hexes[mate], 3, state.occupied) >> hex & 1 for mate in mates
    )


@pytest.mark.parametrize("edition", ["core", "living"])
def test_exactly_the_legal_answers_are_offered_and_the_rest_refused_with_a_reason(edition):
    for seed in range(3):
        state = scattered(seed, edition, "high")
        request = game.request(state)
        assert isinstance(request, Choose)
        offered = request.group("high")
        for hex in bits(PITCH):
            action = Pass("high", hex)
            legal = is_legal(state, hex)
            assert (action in offered) == legal
            refusal = refusal_of(state, action)
            assert (refusal is None) == legal
            assert refusal is None or refusal.rule in ("PASS-03", "PASS-04", "PASS-24", "PASS-25", "PASS-26")


# The moves


@pytest.mark.rule("PASS-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_attack_then_defence_move_then_the_goalkeeper_then_the_accuracy_is_rolled(edition):
    jumped = 1 << player("H9") | 1 << player("A4")
    home, away = {8: (2, 3), 9: (12, 3), 7: (0, 0)}, {1: (18, 0), 4: (9, 9)}
    ratings = {name: {"pace": 1} for name in ("H7", "A4")}
    state = position(home, away, carrier="H8", edition=edition, jumped=jumped, stunned=jumped, ratings=ratings)
    state, events = answer(state, to(12, 3))
    assert events == [PassCalled("PASS-02", "high", player("H8"), hex_at(2, 3), hex_at(12, 3))]
    assert state.actions == 1
    assert asked(state) == ("PASS-27", "home")
    state, _ = answer(state, move("H7", 3, 0))  # whatever its Pace
    assert asked(state) == ("PASS-27", "away")
    state, _ = answer(state, move("A4", 9, 6))  # jumped or not
    assert isinstance(state.stack[-1], keeper.BoxMove)
    assert asked(state) == ("PASS-27", "away")
    state, _ = answer(state, move("A1", 17, 0))
    assert asked(state) == ("PASS-29", "home")
    assert (state.carrier, state.ball) == (player("H8"), hex_at(2, 3))
    state, _ = answer(state, (6,))
    assert (state.carrier, state.ball) == (NOBODY, hex_at(12, 3))
    assert [where(state, name) for name in ("H7", "A4", "A1")] == [(3, 0), (9, 6), (17, 0)]


@pytest.mark.rule("PASS-27")
def test_nobody_need_move_but_the_passer_may_not():
    home, away = {8: (0, 0), 9: (0, 8), 7: (-5, 0)}, {4: (-9, 0)}
    state = position(home, away, carrier="H8")
    state, _ = answer(state, to(0, 8))
    reasons = {
        move("H8", 1, 0): ("PASS-27", "passer-may-not-move (player H8)"),
        move("H7", -5, 4): ("PASS-27", "hex-out-of-reach (hex (-5, 4), away 4, player H7, allowance 3)"),
        move("H7", 0, 0): ("MOVE-06", "hex-taken (hex (0, 0), player H8)"),
        move("A4", -9, 1): ("PASS-27", "other-side-moves (side home)"),
        Call("end"): ("PASS-27", "one-player-may-move (side home, allowance 3)"),
    }
    assert {action: refusal_of(state, action) for action in reasons} == reasons
    state, _ = answer(state, NO)
    assert refusal_of(state, move("H7", -5, 1)) == ("PASS-27", "other-side-moves (side away)")
    state, _ = answer(state, NO)
    assert asked(state) == ("PASS-29", "home")


@pytest.mark.rule("PASS-27")
def test_the_moves_go_round_players():
    home, away = {8: (0, 0), 9: (0, 8), 7: (18, 12)}, {4: (18, 11), 5: (17, 12), 6: (17, 11)}
    state = position(home, away, carrier="H8")
    state, _ = answer(state, to(0, 8))
    assert not isinstance(game.request(state), Roll)
    refusal = refusal_of(state, move("H7", 16, 12))
    assert refusal is not None
    assert refusal.rule == "MOVE-06"
    request = game.request(state)
    assert isinstance(request, Choose)
    assert [group.kind for group in request.groups] == ["no"]  # 7 is shut in, 9 stays on the target


@pytest.mark.rule("PASS-26")
def test_a_teammate_must_be_brought_to_a_free_target():
    home, away = {8: (0, 0), 9: (0, 8), 7: (3, 9), 6: (-8, 0)}, {4: (-9, 0)}
    state = position(home, away, carrier="H8")
    state, _ = answer(state, to(1, 9))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert list(request) == [move("H7", 1, 9), move("H9", 1, 9)]
    assert refusal_of(state, NO) == ("PASS-26", "target-needs-teammate (hex (1, 9))")
    assert refusal_of(state, move("H9", 0, 9)) == ("PASS-26", "target-needs-teammate (hex (1, 9))")
    assert refusal_of(state, move("H6", 1, 9)) == (
        "PASS-27",
        "hex-out-of-reach (hex (1, 9), away 14, player H6, allowance 3)",
    )
    state, _ = answer(state, move("H7", 1, 9), NO, (6,))
    assert (where(state, "H7"), state.ball) == ((1, 9), hex_at(1, 9))


@pytest.mark.rule("PASS-26")
def test_a_teammate_on_the_target_stays_there():
    state = position({8: (0, 0), 9: (0, 8), 7: (2, 8)}, {4: (-9, 0)}, carrier="H8")
    state, _ = answer(state, to(0, 8))
    refusal = refusal_of(state, move("H9", 0, 9))
    assert refusal == ("PASS-26", "receiver-may-not-move (player H9, hex (0, 8))")
    assert offers(state, move("H7", 2, 9))


@pytest.mark.rule("PASS-26")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_the_book_lets_the_target_be_empty(edition):
    state = position({8: (0, 0), 9: (0, 8)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(0, 8))
    assert refusal_of(state, move("H9", 0, 12)) == (
        "PASS-27",
        "hex-out-of-reach (hex (0, 12), away 4, player H9, allowance 3)",
    )
    state, _ = answer(state, move("H9", 0, 11), NO, (6,))
    assert (state.ball, where(state, "H9")) == (hex_at(0, 8), (0, 11))


@pytest.mark.rule("PASS-28")
@pytest.mark.parametrize(("reply", "rushes"), [(NO, True), (move("A1", 15, 3), False)])
def test_a_goalkeeper_that_was_moved_three_hexes_does_not_rush(reply, rushes):
    home, away = {8: (2, 3), 9: (13, 3)}, {1: (15, 1)}
    state = position(home, away, carrier="H8")
    state, _ = answer(state, to(13, 3), NO, reply, NO, (6,))
    assert isinstance(state.stack[-1], heading.Rush) == rushes


# The accuracy


@pytest.mark.rule("PASS-29")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("skill", "die", "accurate"), [(4, 4, True), (4, 3, False), (2, 6, True), (6, 2, True)])
def test_high_pass_and_die_must_reach_eight(edition, skill, die, accurate):
    home, away = {8: (0, 0), 9: (0, 8)}, {4: (-9, 0)}
    state = position(home, away, carrier="H8", edition=edition, ratings={"H8": {"high_pass": skill}})
    state, events = answer(state, to(0, 8), NO, NO, (die,))
    tested = next(event for event in events if isinstance(event, Tested))
    assert tested == Tested("PASS-29", "high_pass", player("H8"), die, skill + die, 8, accurate)
    if accurate:
        assert state.ball == hex_at(0, 8)
        assert PassArrived("PASS-33", "high", player("H8"), NOBODY, hex_at(0, 8)) in events


C30 = ({8: (2, 3), 9: (12, 3)}, {1: (17, 0), 4: (12, 5), 5: (13, 4)})


@pytest.mark.rule("PASS-29", "PASS-31")
def test_c30_an_inaccurate_high_pass_scatters_and_is_contested_there():
    state = position(*C30, carrier="H8", ratings={"H8": {"high_pass": 4}})
    state, _ = answer(state, to(12, 3), NO, NO, NO, (3,))
    assert asked(state) == ("PASS-31", "home")
    state, _ = answer(state, (4,))
    assert asked(state) == ("PASS-31", "home")
    state, events = answer(state, (2,))
    assert events[0] == Scattered("PASS-31", hex_at(12, 3), 4, 2, hex_at(12, 5))
    assert (state.ball, state.carrier) == (hex_at(12, 5), NOBODY)
    assert asked(state) == ("HEAD-05", "away")  # the header: 9 goes for it


@pytest.mark.rule("PASS-30")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_c30_in_the_book_the_nearest_defender_claims_it(edition):
    state = position(*C30, carrier="H8", edition=edition, ratings={"H8": {"high_pass": 4}})
    state, events = answer(state, to(12, 3), NO, NO, NO, (3,))
    assert not [event for event in events if isinstance(event, Scattered)]
    assert xz(state.ball) == (13, 4)  # 5 is 2 hexes from the target as 4 is, and nearer to its goal
    assert state.carrier == NOBODY
    asks: Any = state.stack[-1]
    assert (asks.challenge.headed_away, asks.challenge.defenders) == (True, (player("A5"),))


@pytest.mark.rule("PASS-30")
@pytest.mark.parametrize(
    ("away", "claims"),
    [
        ({1: (17, 0), 4: (12, 5), 5: (12, 6)}, (12, 5)),  # the nearest to the target
        ({1: (17, 0), 4: (12, 5), 5: (13, 4)}, (13, 4)),  # then to its own goal
        ({1: (17, 0), 4: (14, 4), 5: (14, 2)}, (14, 4)),  # then the lower number
        ({1: (14, 3), 4: (9, 9)}, (14, 3)),  # a goalkeeper too
    ],
)
def test_who_claims_a_failed_high_pass(away, claims):
    state = position(C30[0], away, carrier="H8", edition="core", ratings={"H8": {"high_pass": 1}})
    match = Match(state)
    ball = high_pass.LoftedPass("high", player("H8"), state.ball, hex_at(12, 3), 8)
    high_pass.HighPassAccuracy(ball).takes(match, (1,))
    (coming,) = (step for step in match.stack if isinstance(step, high_pass.ComesDown))
    assert (xz(coming.hex), coming.headed_away) == (claims, True)


@pytest.mark.rule("PASS-31")
def test_with_no_defender_on_the_pitch_it_scatters_in_the_book_too():
    state = position({8: (0, 0), 9: (0, 8)}, {}, carrier="H8", edition="core")
    state, _ = answer(state, to(0, 8), NO, NO, (1,))
    assert asked(state) == ("PASS-31", "home")


@pytest.mark.rule("PASS-31", "OUT-01")
@pytest.mark.parametrize(
    ("target", "direction", "distance", "restart", "hex"),
    [
        ((0, 11), 4, 3, "throw_in", (0, 12)),
        ((13, 0), 5, 6, "goal_kick", (16, 0)),  # through the goal mouth: a pass never scores (LOOSE-11)
    ],
)
def test_an_inaccurate_high_pass_may_go_out(target, direction, distance, restart, hex):
    state = position({8: (2, 3), 9: target}, {4: (-9, 0)}, carrier="H8")
    state, events = answer(state, to(*target), NO, NO, (1,), (direction,), (distance,))
    given = next(event for event in events if isinstance(event, RestartGiven))
    assert (given.restart, given.side, xz(given.hex)) == (restart, "away", hex)


@pytest.mark.rule("PASS-31", "LOOSE-05")
def test_it_flies_over_everybody():
    home, away = {8: (0, 0), 9: (0, 4)}, {4: (0, 5), 5: (0, 6)}
    state = position(home, away, carrier="H8")
    state, _ = answer(state, to(0, 4), NO, NO, (1,), (4,), (3,))
    assert (state.ball, state.carrier) == (hex_at(0, 7), NOBODY)


@pytest.mark.rule("PASS-32")
def test_on_the_passer_it_is_any_other_scenario():
    state = position({8: (0, 0), 9: (0, 4)}, {4: (-9, 0)}, carrier="H8")
    state, events = answer(state, to(0, 4), NO, NO, (1,), (1,), (4,))
    assert events[-2:] == [
        PassArrived("PASS-32", "high", player("H8"), player("H8"), hex_at(0, 0)),
        BallCollected("PASS-32", player("H8"), "pass"),
    ]
    assert (state.carrier, state.ball) == (player("H8"), hex_at(0, 0))
    assert state.stack == (ActionChoice("aos"),)


@pytest.mark.rule("PASS-32", "PASS-41")
def test_even_if_it_took_a_free_kick():
    state = position({8: (0, 0), 9: (0, 4)}, {4: (-9, 0)}, carrier="H8", after="free_kick")
    state, _ = answer(state, to(0, 4), NO, NO)
    assert state.barred == player("H8")
    state, _ = answer(state, (1,), (1,), (4,))
    assert (state.carrier, state.barred) == (player("H8"), NOBODY)


@pytest.mark.rule("PASS-32")
def test_the_passer_never_heads_its_own_high_pass():
    state = position({8: (0, 0), 9: (0, 4)}, {4: (-9, 0)}, carrier="H8")
    state, _ = answer(state, to(0, 4), NO, NO, (1,), (1,), (3,))  # (0, 1): 8 is next to it, 9 is 3 hexes away
    assert not aerial.eligible(state, "home", player("H8"))
    assert state.stack == (ActionChoice("landed_free"),)


@pytest.mark.rule("PASS-33")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_with_nobody_near_it_is_a_free_ball(edition):
    state = position({8: (0, 0), 9: (-9, 8)}, {4: (-9, 0)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(0, 8), NO, NO, (6,))
    assert (state.ball, state.carrier) == (hex_at(0, 8), NOBODY)
    assert kinds(state) == ["movement phase"]


# The goalkeeper's hex


@pytest.mark.rule("PASS-27", "GK-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_hex_for_the_goalkeeper_if_the_ball_comes_from_the_box(edition):
    state = position({8: (12, 5), 9: (12, -3)}, {1: (18, 0)}, carrier="H8", edition=edition)
    state, _ = answer(state, to(12, -3), NO, NO)
    assert asked(state) == ("PASS-29", "home")


@pytest.mark.rule("PASS-27", "PASS-31")
@pytest.mark.parametrize(("target", "scatter", "moves"), [((10, 3), (6, 2), True), ((12, 3), (4, 1), False)])
def test_if_only_the_scatter_brings_it_in_the_goalkeeper_moves_then(target, scatter, moves):
    state = position({8: (0, 3), 9: target}, {1: (18, 0)}, carrier="H8")
    state, _ = answer(state, to(*target), NO, NO)
    if not moves:
        state, _ = answer(state, NO)
    direction, distance = scatter
    state, _ = answer(state, (1,), (direction,), (distance,))
    assert isinstance(state.stack[-1], keeper.BoxMove) == moves
    if moves:
        state, _ = answer(state, NO)
    assert (state.carrier, xz(state.ball)) == (NOBODY, (12, 2) if moves else (12, 4))


@pytest.mark.rule("PASS-27", "GK-11")
def test_no_hex_for_the_goalkeeper_if_a_scatter_brings_it_back_into_the_box_it_came_from():
    state = position({8: (14, 7), 9: (14, 12)}, {1: (18, 0)}, carrier="H8")
    state, _ = answer(state, to(14, 12), NO, NO, (1,), (1,), (6,))
    assert (state.ball, state.stack) == (hex_at(14, 6), (ActionChoice("landed_free"),))


@pytest.mark.rule("PASS-27")
def test_a_goalkeeper_on_the_landing_hex_waits_for_the_header():
    home, away = {8: (2, 3), 9: (10, 3)}, {1: (13, 3)}
    state = position(home, away, carrier="H8", edition="core")
    state, _ = answer(state, to(12, 3), NO, NO, move("A1", 12, 3), (6,))
    assert (state.carrier, state.ball) == (NOBODY, hex_at(12, 3))


@pytest.mark.rule("PASS-27", "PASS-30")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize(
    ("target", "away", "moves"),
    [
        ((11, 0), {1: (18, 0), 4: (12, 0)}, True),  # the defender claims it in the box
        ((10, 0), {1: (18, 0), 4: (11, 0)}, False),
        ((11, 0), {1: (12, 0), 4: (-9, 0)}, False),  # the goalkeeper itself claims it
    ],
)
def test_the_goalkeeper_has_its_hex_when_a_defender_claims_a_miss_in_the_box(edition, target, away, moves):
    state = position({8: (2, 3), 9: (-9, 9)}, away, carrier="H8", edition=edition)
    state, _ = answer(state, to(*target), NO, NO, (1,))
    assert (asked(state) == ("PASS-27", "away")) == moves
    if moves:
        state, _ = answer(state, move("A1", 17, 0))
    assert (where(state, "A1"), state.carrier) == ((17, 0) if moves else away[1], NOBODY if moves else state.carrier)


# Corners and goalkeepers' kicks


def flown(state: State, kind: Any, source: Any, *, moves: bool) -> State:
    match = Match(state)
    high_pass.fly(
        match, kind, state.carrier, state.ball, hex_at(14, 0), source=source, moves=moves, barred=True, judged=False
    )
    return match.settle()[0]


@pytest.mark.rule("PASS-33", "SETPIECE-12")
def test_a_corner_may_be_always_accurate_and_without_moves():
    home, away = {8: (18, 12), 9: (14, 0)}, {4: (13, 0)}
    landed = flown(position(home, away, carrier="H8", edition="core"), "high", "corner", moves=False)
    assert (landed.ball, landed.carrier, landed.barred) == (hex_at(14, 0), NOBODY, player("H8"))
    tested = flown(position(home, away, carrier="H8", edition="advanced"), "high", "corner", moves=False)
    assert (asked(tested), tested.actions) == (("SETPIECE-12", "home"), 1)


@pytest.mark.rule("GK-07", "PASS-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_inaccurate_goalkeepers_kick_scatters_in_every_edition(edition):
    options = {"gk_kick_accuracy": 8, "gk_extra_attributes": True}
    state = position({1: (0, 0), 9: (13, 0)}, {4: (-9, 0)}, carrier="H1", edition=edition, options=options)
    kicked = flown(state, "kick", "kick", moves=False)
    assert asked(answer(kicked, (1,))[0]) == ("PASS-31", "home")


@pytest.mark.rule("PASS-26")
def test_a_high_pass_does_not_heed_the_option_of_a_goalkeepers_kick():
    state = position({8: (2, 0), 9: (13, 0)}, {4: (-9, 0)}, carrier="H8", options={"gk_kick_target": "any_hex"})
    assert not offers(flown(state, "high", "high_pass", moves=True), NO)


@pytest.mark.rule("PASS-26", "GK-07")
@pytest.mark.parametrize(("target", "bound"), [("teammate", True), ("any_hex", False)])
def test_a_goalkeepers_kick_has_its_own_option_for_the_target(target, bound):
    options = {"gk_kick_target": target}
    state = position({1: (0, 0), 9: (13, 0)}, {4: (-9, 0)}, carrier="H1", options=options)
    kicked = flown(state, "kick", "kick", moves=True)
    assert offers(kicked, NO) == (not bound)
    kicked, _ = answer(kicked, move("H9", 14, 0), NO)
    assert asked(kicked) == ("GK-07", "home")


def test_the_match_can_be_written_down_while_a_high_pass_is_under_way():
    state = position(*C30, carrier="H8")
    seen = []
    for given in (to(12, 3), NO, NO, NO, (1,), (4,), (2,)):
        state, _ = answer(state, given)
        seen.append(type(state.stack[-1]).__name__)
        assert game.codec.unpack(game.codec.pack(state)) == state
    assert seen[:6] == [
        "HighPassMove", "HighPassReply", "BoxMove", "HighPassAccuracy", "MissDirection", "MissDistance",
    ]  # fmt: skip
