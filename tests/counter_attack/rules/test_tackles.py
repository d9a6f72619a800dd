"""Tackles, by rule: TACKLE-01 to -14."""

import re

import pytest

from tests.support.football import answer, player, where
from tests.support.open_play import asked, everywhere, hexes, in_step, in_the_book, of_kind, phase
from touchline.counter_attack import game
from touchline.counter_attack.events import BallWon, Duelled, Fouled, GoalScored, Placed, RestartGiven, Tested
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Reckless
from touchline.counter_attack.pitch import bits, hex_at, xz
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import fouls, keeper, movement, next_action, steals, tackles
from touchline.counter_attack.step import awaited
from touchline.kernel import AWAY, HOME, ByOrder, Choose, IllegalAnswer, Roll

H10, A4, A5 = player("H10"), player("A4"), player("A5")
NO, TACKLE, PLAY_ON = Call("no"), Call("tackle"), Call("play on")


def step_two(home=None, away=None, **more):
    """The defence's step: H10 has the ball on (6, 0), A4 stands in front of it on (7, 0)."""
    return in_step(2, home or {10: (6, 0)}, away or {4: (7, 0)}, **more)


def tackled(dice, **more):
    """A4 tackles H10 without moving."""
    return answer(step_two(**more), Move(A4, step_two(**more).hexes[A4]), TACKLE, dice)


# Whether to tackle


@pytest.mark.rule("TACKLE-01")
@everywhere
@pytest.mark.parametrize("start", [(7, 0), (10, 0)])
def test_a_defender_that_ends_its_move_next_to_the_carrier_may_tackle(edition, start):
    state, _ = answer(step_two(away={4: start}, edition=edition), Move(A4, hex_at(7, 0)))
    request = asked(state)
    assert (request.rule, request.side) == ("TACKLE-01", AWAY)
    assert Call("tackle") in request
    assert Call("dive") not in request
    assert (phase(state).moves, phase(state).moved) == (1, 1 << A4)


@pytest.mark.rule("TACKLE-01")
def test_a_defender_with_nobody_to_challenge_may_not_stand_still():
    state = step_two(away={4: (8, 0), 9: (-9, 0)})
    with pytest.raises(IllegalAnswer, match=r"TACKLE-01 .*nobody-to-challenge \(player A4\)"):
        game.apply(state, Move(A4, hex_at(8, 0)))
    state, _ = answer(state, Move(A4, hex_at(8, 1)))
    assert state.stack == (movement.StepChoice(),)


@pytest.mark.rule("TACKLE-02")
@everywhere
def test_tackling_is_optional(edition):
    state = step_two(away={4: (7, 0), 5: (0, 0)}, edition=edition)
    state, events = answer(state, Move(A4, hex_at(7, 0)), NO)
    assert events == []
    assert state.carrier == H10
    assert isinstance(state.stack[-1], movement.StepChoice)


@pytest.mark.rule("TACKLE-03")
@everywhere
def test_several_defenders_may_tackle_each_once(edition):
    away = {4: (7, 0), 5: (6, 1)}
    state, _ = answer(step_two(away=away, edition=edition), Move(A4, hex_at(7, 0)), TACKLE, (3, 5), NO)
    with pytest.raises(IllegalAnswer, match=r"already-moved \(player A4\)"):
        game.apply(state, Move(A4, hex_at(7, 0)))
    state, events = answer(state, Move(A5, hex_at(6, 1)), TACKLE, (3, 5))
    assert [event.player for event in of_kind(Duelled, events)] == [A5]
    assert phase(state).moves == 2


def test_the_ball_is_dead_before_a_throw_in():
    state = step_two(away={4: (9, 0), 9: (-9, 0)}, movement=Movement(step=2, dead=True))
    state, _ = answer(state, Move(A4, hex_at(9, 1)))
    assert not isinstance(state.stack[-1], tackles.TackleChoice)


@pytest.mark.parametrize("step", [1, 3])
def test_nobody_tackles_in_the_steps_of_the_attack(step):
    state = step_two(movement=Movement(step=step))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert request.side == state.attack
    assert Move(A4, hex_at(7, 0)) not in request


# The duel


@pytest.mark.rule("TACKLE-04")
@everywhere
def test_the_defender_rolls_first(edition):
    state, _ = answer(step_two(edition=edition), Move(A4, hex_at(7, 0)), TACKLE)
    assert asked(state) == Roll("TACKLE-04", (AWAY, HOME))
    ratings = {"A4": {"tackling": 5}, "H10": {"dribbling": 2}}
    _, events = tackled((3, 4), edition=edition, ratings=ratings)
    assert of_kind(Duelled, events) == [Duelled("TACKLE-08", "tackle", A4, H10, (3, 4), (8, 6), A4)]


@pytest.mark.parametrize(
    ("edition", "tackler", "die", "foul"),
    [
        ("core", (7, 0), 1, True),
        ("core", (7, 0), 2, False),
        ("core", (5, 0), 1, True),
        ("core", (5, 0), 2, False),  # C11
        ("advanced", (7, 0), 2, False),
        ("advanced", (5, 0), 2, True),  # C11
        ("advanced", (5, -1), 1, True),
        ("living", (7, 0), 1, True),
        ("living", (7, 0), 2, False),
        ("living", (5, 0), 2, True),  # C11
        ("living", (5, 0), 3, False),
    ],
)
@pytest.mark.rule("TACKLE-05", "TACKLE-11")
def test_a_one_is_a_foul_at_any_totals(edition, tackler, die, foul):
    ratings = {"A4": {"tackling": 6}, "H10": {"dribbling": 1}}
    state, events = tackled((die, 1), away={4: tackler}, edition=edition, ratings=ratings)
    fouled = of_kind(Fouled, events)
    assert fouled == ([Fouled("TACKLE-05", A4, H10, hex_at(6, 0))] if foul else [])
    assert isinstance(state.stack[-1], fouls.CardTest) == foul


@pytest.mark.rule("TACKLE-12")
@pytest.mark.parametrize(
    ("tackler", "behind"),
    [((5, 0), True), ((5, -1), True), ((6, 1), False), ((6, -1), False), ((7, 0), False), ((7, -1), False)],
)
def test_c11_the_two_hexes_behind(tackler, behind):
    assert tackles.from_behind(step_two(away={4: tackler}), A4) == behind
    assert not tackles.from_behind(step_two(away={4: tackler}, edition="core"), A4)
    mirrored = step_two({10: (0, 0)}, {4: tackler, 10: (6, 0)}, right=AWAY, carrier="A10")
    assert tackles.from_behind(mirrored, A4) == behind


@pytest.mark.parametrize(
    ("edition", "left", "moment"),
    [
        pytest.param("living", False, fouls.InjuryTest, id="C11-living"),
        pytest.param("advanced", True, fouls.InjuryTest, id="C11-advanced"),
    ],
)
@pytest.mark.rule("TACKLE-05", "TACKLE-12", "FOUL-13")
def test_c11_from_behind(edition, left, moment):
    state, _ = tackled((2, 6), away={4: (5, 0), 5: (17, 8)}, edition=edition, leniency=3)
    state, _ = answer(state, (3,))
    assert bool(state.hexes[A4]) == left
    assert isinstance(state.stack[-1], moment)
    state, _ = answer(state, (1,))
    assert isinstance(state.stack[-1], fouls.FoulChoice) == left


@pytest.mark.rule("TACKLE-13", "GK-15")
@everywhere
@pytest.mark.parametrize(("die", "foul"), [(1, True), (2, False)])
def test_a_dive_at_the_feet_is_never_from_behind(edition, die, foul):
    # The carrier is past the goalkeeper, which comes from behind.
    home, away = {10: (13, 0), 9: (-9, 0)}, {1: (13, 1), 5: (18, 9)}
    ratings = {"H10": {"dribbling": 6, "shooting": 6, "pace": 5}}
    state = in_step(1, home, away, edition=edition, ratings=ratings)
    state, events = answer(state, Move(H10, hex_at(13, -1)), Call("dive"), (die, 6))
    assert bool(of_kind(Fouled, events)) == foul


# Lost


@pytest.mark.rule("TACKLE-06")
@everywhere
def test_a_carrier_that_gets_away_may_be_put_around_the_tackler(edition):
    state, events = tackled((2, 5), away={4: (7, 0), 5: (8, 1)}, edition=edition)
    assert of_kind(Duelled, events) == [Duelled("TACKLE-06", "tackle", A4, H10, (2, 5), (5, 8), H10)]
    request = asked(state)
    assert (request.rule, request.side) == ("TACKLE-06", HOME)
    assert hexes(state) == {(7, 1), (7, -1), (8, 0), (6, 1)}  # (8, 1) is taken by A5, (6, 0) is its own
    stayed, _ = answer(state, NO)
    assert where(stayed, "H10") == (6, 0)
    state, events = answer(state, Move(H10, hex_at(8, 0)))
    assert events[0] == Placed("TACKLE-06", H10, hex_at(8, 0))
    assert (state.ball, state.carrier) == (hex_at(8, 0), H10)


@pytest.mark.rule("TACKLE-06")
def test_the_phase_continues_in_the_second_step_after_a_lost_tackle():
    state, _ = tackled((2, 5), away={4: (7, 0), 9: (-5, 0)})
    state, _ = answer(state, NO)
    assert state.stack == (movement.StepChoice(),)
    assert (phase(state).step, phase(state).moves) == (2, 1)


@pytest.mark.rule("TACKLE-06")
def test_a_carrier_may_be_put_into_the_goal_it_attacks():
    state, _ = tackled((2, 5), home={10: (17, 0)}, away={4: (18, 0)})
    assert {(19, 0), (19, -1)} <= hexes(state)
    state, events = answer(state, Move(H10, hex_at(19, 0)))
    assert of_kind(GoalScored, events) == [GoalScored("TACKLE-06", HOME, H10, own=False)]
    assert state.score == (1, 0)
    own, _ = tackled((3, 5), home={10: (-17, 0)}, away={4: (-18, 0)})
    assert (-19, 0) not in hexes(own)


@pytest.mark.parametrize(
    ("hex", "why"),
    [
        ((8, 1), "hex-taken (hex (8, 1), player A5)"),
        ((9, 0), "only-beside-hex (player H10, "),
        ((19, 0), "only-beside-hex (player H10, "),
    ],
)
def test_a_carrier_is_put_nowhere_else(hex, why):
    state, _ = tackled((2, 5), away={4: (7, 0), 5: (8, 1)})
    with pytest.raises(IllegalAnswer, match=f"TACKLE-06 .*{re.escape(why)}"):
        game.apply(state, Move(H10, hex_at(*hex)))
    with pytest.raises(IllegalAnswer, match=r"stay-or-step-beside \(player H10, "):
        game.apply(state, Move(A4, hex_at(8, 0)))


def test_a_carrier_without_room_is_not_asked():
    ring = {10: (6, 0), 2: (7, 1), 3: (7, -1), 4: (8, 0), 5: (8, 1), 6: (6, 1)}
    state, _ = tackled((2, 5), home=ring, away={4: (7, 0), 9: (-5, 0)})
    assert isinstance(state.stack[-1], movement.StepChoice)


@pytest.mark.rule("MOVE-30", "TACKLE-06", "TACKLE-01")
def test_c06_a_reposition_into_the_box_gives_the_goalkeeper_its_move():
    ratings = {"A4": {"tackling": 4}, "H10": {"dribbling": 4}}
    state, events = tackled((2, 5), home={10: (11, 0)}, away={4: (12, 0), 1: (18, 0), 9: (0, 0)}, ratings=ratings)
    assert of_kind(Duelled, events)[0].totals == (6, 9)
    assert phase(state).moves == 1
    state, _ = answer(state, Move(H10, hex_at(13, 0)))
    request = asked(state)
    assert (request.rule, request.side) == ("MOVE-30", AWAY)
    state, _ = answer(state, Move(player("A1"), hex_at(17, 0)))
    assert isinstance(state.stack[-1], movement.StepChoice)  # no dive, no snapshot
    assert Call("snapshot") not in asked(state)


@pytest.mark.rule("TACKLE-07")
def test_defenders_steal_after_a_reposition():
    away = {4: (7, 0), 5: (9, 0), 6: (9, -1), 9: (-9, 0)}
    state, _ = tackled((2, 5), away=away, ratings={"A6": {"tackling": 2}})
    state, _ = answer(state, Move(H10, hex_at(8, 0)))
    assert state.stack[-1] == steals.Steal(player("A6"))  # lower Tackling first; not A4, which was beaten
    state, _ = answer(state, (2,))
    assert state.stack[-1] == steals.Steal(A5)
    state, events = answer(state, (6,))
    assert of_kind(BallWon, events) == [BallWon("MOVE-12", A5, "steal")]
    assert (state.attack, state.ball, state.movement) == (AWAY, hex_at(9, 0), None)


@pytest.mark.rule("TACKLE-07")
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"movement": Movement(step=2, moves=1, moved=1 << A5)}, id="moved before"),
        pytest.param({"movement": Movement(step=2, tried=1 << A5)}, id="has tried a steal"),
        pytest.param({"stunned": 1 << A5}, id="stunned"),
        pytest.param({"options": {"steal_after_reposition": False}}, id="no such rule"),
    ],
)
def test_who_does_not_steal_after_a_reposition(more):
    state, _ = tackled((2, 5), away={4: (7, 0), 5: (9, 0), 9: (-9, 0)}, **more)
    state, _ = answer(state, Move(H10, hex_at(8, 0)))
    assert isinstance(state.stack[-1], movement.StepChoice)


@in_the_book
def test_nobody_steals_after_a_reposition_in_the_book(edition):
    state, _ = tackled((2, 5), away={4: (7, 0), 5: (9, 0), 9: (-9, 0)}, edition=edition)
    state, events = answer(state, Move(H10, hex_at(8, 0)))
    assert not of_kind(Tested, events)
    assert isinstance(state.stack[-1], movement.StepChoice)


def test_a_carrier_that_stays_is_not_robbed():
    state, _ = tackled((2, 5), away={4: (7, 0), 5: (6, 1), 9: (-9, 0)})
    state, _ = answer(state, NO)
    assert isinstance(state.stack[-1], movement.StepChoice)


# Won


@pytest.mark.rule("TACKLE-08")
@pytest.mark.parametrize(
    ("edition", "offered", "goes", "tackled_to"),
    [
        pytest.param("living", {(5, 0), (5, -1), (6, 1), (6, -1), (7, -1)}, (5, 0), (6, 0), id="C07-living"),
        pytest.param("core", {(6, 0)}, (6, 0), (7, 0), id="C07-core"),
        pytest.param("advanced", {(6, 0)}, (6, 0), (7, 0), id="C07-advanced"),
    ],
)
def test_c07_the_tackler_has_the_ball_and_may_be_put_elsewhere(edition, offered, goes, tackled_to):
    ratings = {"A4": {"tackling": 5}, "H10": {"dribbling": 4}}
    state, events = tackled((5, 2), edition=edition, ratings=ratings)
    assert of_kind(Duelled, events)[0].totals == (10, 6)
    assert of_kind(BallWon, events) == [BallWon("TACKLE-08", A4, "tackle")]
    request = asked(state)
    assert (request.rule, request.side) == ("TACKLE-08", AWAY)
    assert hexes(state) == offered
    stays, _ = answer(state, NO)
    assert (where(stays, "A4"), stays.ball) == ((7, 0), hex_at(7, 0))
    state, _ = answer(state, Move(A4, hex_at(*goes)))
    assert (where(state, "A4"), where(state, "H10")) == (goes, tackled_to)
    for after in (stays, state):
        assert (after.attack, after.carrier, after.movement) == (AWAY, A4, None)
        assert after.ball == after.hexes[A4]
        assert after.stack == (next_action.ActionChoice("tackle"),)


@pytest.mark.parametrize(
    ("edition", "hex", "why"),
    [
        ("living", (6, 1), "hex-taken (hex (6, 1), player H8)"),
        ("living", (9, 0), "only-beside-hex (player A4, "),
        ("core", (5, 0), "stay-or-swap (player A4, other H10)"),
    ],
)
def test_a_tackler_is_put_nowhere_else(edition, hex, why):
    state, _ = tackled((5, 2), home={10: (6, 0), 8: (6, 1)}, edition=edition)
    with pytest.raises(IllegalAnswer, match=f"TACKLE-08 .*{re.escape(why)}"):
        game.apply(state, Move(A4, hex_at(*hex)))


def test_a_tackler_without_room_is_not_asked():
    ring = {10: (6, 0), 2: (5, 0), 3: (5, -1), 4: (6, 1), 5: (6, -1), 6: (7, -1)}
    state, _ = tackled((5, 2), home=ring)
    assert state.stack == (next_action.ActionChoice("tackle"),)


def test_the_ball_that_a_tackler_brings_into_a_box_gives_its_goalkeeper_a_move():
    state, _ = tackled((5, 2), home={10: (-11, 0), 1: (-18, 0)}, away={4: (-10, 0)})
    state, _ = answer(state, Move(A4, hex_at(-12, 0)))
    assert asked(state).rule == "GK-11"
    state, _ = answer(state, NO)
    assert state.stack == (next_action.ActionChoice("tackle"),)


# A tie


@pytest.mark.rule("TACKLE-09")
def test_a_tie_is_rolled_again_in_core():
    state, events = tackled((4, 4), edition="core")
    assert of_kind(Duelled, events) == [Duelled("TACKLE-09", "tackle", A4, H10, (4, 4), (7, 7), NOBODY)]
    assert asked(state) == Roll("TACKLE-04", (AWAY, HOME))
    again, events = answer(state, (2, 2), (1, 6))
    assert [event.rule for event in of_kind(Fouled, events)] == ["TACKLE-05"]  # a re-rolled 1 is a foul too
    assert isinstance(again.stack[-1], fouls.CardTest)
    won, _ = answer(state, (6, 2))
    assert won.carrier == A4


TIED = {"home": {10: (9, 2)}, "away": {4: (10, 2), 9: (-9, 0)}}


@pytest.mark.rule("TACKLE-09", "TACKLE-10")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_c08_a_tie_is_a_loose_ball(edition):
    ratings = {"A4": {"tackling": 4}, "H10": {"dribbling": 4}}
    state, _ = tackled((4, 4), **TIED, edition=edition, ratings=ratings)
    assert asked(state) == Roll("LOOSE-01", (AWAY,))
    state, _ = answer(state, (6,), (3,))
    assert (xz(state.ball), state.carrier, state.attack) == ((13, 0), NOBODY, HOME)
    assert (phase(state).step, phase(state).moves) == (2, 1)
    assert isinstance(state.stack[-1], movement.StepChoice)


@pytest.mark.rule("TACKLE-10")
def test_c09_a_defender_that_is_hit_ends_the_phase():
    state, _ = tackled((4, 4), home={10: (9, 2)}, away={4: (10, 2), 5: (12, 1)})
    state, _ = answer(state, (6,), (3,))
    assert (state.carrier, state.attack, state.movement) == (A5, AWAY, None)
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("TACKLE-10")
def test_c10_an_attacker_that_is_hit_may_shoot_at_once():
    h7 = player("H7")
    away = {4: (10, 2), 1: (18, 0), 9: (-9, 0)}
    state, _ = tackled((4, 4), home={10: (9, 2), 7: (12, 1)}, away=away, movement=Movement(step=2, moved=1 << h7))
    state, _ = answer(state, (6,), (3,))
    assert (state.carrier, phase(state).step) == (h7, 2)
    assert set(asked(state)) == {Call("snapshot"), NO}
    state, _ = answer(state, NO)
    assert isinstance(state.stack[-1], movement.StepChoice)


# Goalkeepers


@pytest.mark.rule("TACKLE-14")
@everywhere
@pytest.mark.parametrize(
    ("carrier", "tackler", "called"),
    [((14, 0), (15, 0), "dive"), ((12, 0), (11, 0), "dive"), ((11, 0), (12, 0), "tackle"), ((0, 0), (1, 0), "tackle")],
)
def test_a_goalkeeper_dives_at_a_carrier_in_its_box(edition, carrier, tackler, called):
    state = step_two(home={10: carrier}, away={1: tackler}, edition=edition)
    state, _ = answer(state, Move(player("A1"), hex_at(*tackler)))
    request = asked(state)
    assert Call(called) in request
    with pytest.raises(IllegalAnswer, match="TACKLE-14"):
        game.apply(state, TACKLE if called == "dive" else Call("dive"))
    state, _ = answer(state, Call(called))
    if called == "dive":
        assert state.stack[-1] == keeper.DivingTackle(player("A1"))
    elif edition == "living":
        assert state.stack[-1] == keeper.ChallengeChoice(player("A1"))
    else:
        assert state.stack[-1] == tackles.Tackle(player("A1"), H10)


@pytest.mark.rule("TACKLE-08", "TACKLE-14")
def test_a_goalkeeper_that_tackles_with_its_feet_calls_as_any_tackler():
    state = step_two(home={10: (11, 0)}, away={1: (12, 0)}, ratings={"H10": {"dribbling": 1}})
    state, events = answer(state, Move(player("A1"), hex_at(12, 0)), TACKLE, Call("feet"), (4, 1), NO)
    assert of_kind(Duelled, events)[0].totals == (4, 2)  # its Tackling is 0
    assert state.stack == (next_action.ActionChoice("tackle"),)


# Stars


@pytest.mark.rule("DICE-06")
@pytest.mark.parametrize(("dice", "winner"), [((7, 6), A4), ((6, 7), H10), ((7, 7), NOBODY)])
def test_a_star_wins_a_tackle_outright(dice, winner):
    ratings = {"A4": {"tackling": 1}, "H10": {"dribbling": 6}}
    if winner == H10:
        ratings = {"A4": {"tackling": 6}, "H10": {"dribbling": 1}}
    _, events = tackled(dice, options={"jackpot_die": True}, ratings=ratings)
    assert [event.winner for event in of_kind(Duelled, events)] == [winner]
    faces = tuple(min(6, die) for die in dice)  # in a total a star counts 6
    assert of_kind(Duelled, events)[0].totals == (
        ratings["A4"]["tackling"] + faces[0],
        ratings["H10"]["dribbling"] + faces[1],
    )
    assert [event.player for event in of_kind(BallWon, events)] == ([A4] if winner == A4 else [])


def test_a_one_is_a_foul_even_against_a_star():
    _, events = tackled((1, 7), options={"jackpot_die": True})
    assert len(of_kind(Fouled, events)) == 1


# What else may be done, and what not


def test_a_tackle_is_refused_with_its_reason():
    state, _ = answer(step_two(home={10: (6, 0), 8: (8, 1)}), Move(A4, hex_at(7, 0)))
    for action, rule, why in [
        (Call("dive"), "TACKLE-14", "only-keeper-dives"),
        (Move(A4, hex_at(8, 0)), "TACKLE-02", "challenge-or-position"),
        (Reckless(A5), "FOUL-18", "tackle-target-not-attacker"),
        (Reckless(-3), "FOUL-18", "tackle-target-not-attacker"),
    ]:
        with pytest.raises(IllegalAnswer, match=f"{rule} .*{re.escape(why)}"):
            game.apply(state, action)


def test_a_reckless_tackle_is_refused_with_its_reason():
    home, h8 = {1: (-17, 0), 10: (6, 0), 8: (8, 1), 9: (9, 4)}, player("H8")

    def refused(action, why, edition="living", h9=(9, 4)):
        state = step_two(home | {9: h9}, edition=edition)
        state, _ = answer(state, Move(A4, hex_at(7, 0)))
        with pytest.raises(IllegalAnswer, match=f"FOUL-18 .*{re.escape(why)}"):
            game.apply(state, action)

    refused(Reckless(H10), "reckless-tackles-off", "core")
    refused(Reckless(player("H1")), "reckless-only-on-carrier (player H1)", "advanced")
    refused(Reckless(h8), "reckless-only-on-carrier (player H8)", "advanced")
    refused(Reckless(player("H9")), "too-far-from-ball (player H9, away 5, most 3)", h9=(9, 3))
    refused(Reckless(player("H9")), "not-within-one-hex (player H9)", h9=(9, 0))


def test_a_stray_defender_may_not_tackle():
    home = {10: (0, 0), 8: (2, 0)}
    state = step_two(home, {4: (3, 0)})
    state, _ = answer(state, Move(A4, hex_at(3, 0)))  # next to H8, which is within 3 hexes of the ball
    assert set(asked(state)) == {Reckless(player("H8")), NO}
    with pytest.raises(IllegalAnswer, match=r"TACKLE-01 .*not-beside-carrier \(player A4\)"):
        game.apply(state, TACKLE)


@pytest.mark.rule("FOUL-18")
def test_nobody_is_tackled_recklessly_in_core():
    state, _ = answer(step_two(edition="core"), Move(A4, hex_at(7, 0)))
    assert set(asked(state)) == {TACKLE, NO}


@pytest.mark.rule("MOVE-22")
@pytest.mark.parametrize("place", [(6, 1), (6, -1), (7, 0), (5, 0)])
def test_a_defender_on_any_side_of_a_free_ball_may_try_for_it(place):
    state = step_two({10: (0, 0)}, {4: place, 9: (-9, 0)}, carrier=None, ball=(6, 0))
    state, _ = answer(state, Move(A4, hex_at(*place)))
    assert state.stack[-1] == steals.TestChoice("MOVE-22", A4)


@pytest.mark.rule("MOVE-22", "TACKLE-01")
def test_where_a_defender_can_act():
    free = step_two({10: (0, 0)}, carrier=None, ball=(6, 0), edition="core", options={"free_ball_zoi": True})
    around_ball = {(6, 1), (6, -1), (5, 0), (7, 0), (5, -1), (7, -1)}
    assert {xz(hex) for hex in bits(tackles.acting(free))} == around_ball
    assert tackles.acting(free, tested=True) == 0
    assert {xz(hex) for hex in bits(tackles.acting(step_two(edition="core")))} == around_ball


@pytest.mark.rule("TACKLE-06")
def test_the_carrier_stays_by_standing_order_unless_it_can_walk_into_the_goal():
    state, _ = answer(step_two(), Move(A4, hex_at(7, 0)), TACKLE, (3, 5))
    assert isinstance(state.stack[-1], tackles.CarrierReposition)
    assert state.stack[-1].by_order(state) == ByOrder("after_tackles", NO)
    near = step_two({10: (17, 0)}, {4: (18, 0)})
    state, _ = answer(near, Move(A4, hex_at(18, 0)), TACKLE, (3, 5))
    assert isinstance(state.stack[-1], tackles.CarrierReposition)
    assert state.stack[-1].by_order(state) is None


@pytest.mark.rule("MOVE-22", "FOUL-18")
def test_a_defender_next_to_a_free_ball_and_an_attacker_tests_first():
    state = step_two({10: (8, 0)}, {4: (7, 0), 9: (-9, 0)}, carrier=None, ball=(6, 0))
    state, _ = answer(state, Move(A4, hex_at(7, 0)))
    assert state.stack[-1] == steals.TestChoice("MOVE-22", A4)
    state, _ = answer(state, Call("test"), (2,))
    assert set(asked(state)) == {Reckless(H10), NO}
    assert phase(state).tested == 1 << A4


def test_a_played_on_foul_leaves_the_carrier_around_the_hex_of_a_tackler_sent_off():
    state, _ = tackled((2, 6), away={4: (5, 0), 9: (-9, 0)}, edition="advanced", leniency=3)
    state, events = answer(state, (6,), (1,), PLAY_ON)
    assert not of_kind(RestartGiven, events)
    assert not state.hexes[A4]
    assert hexes(state) == {(5, 1), (5, -1), (4, 0), (4, 1), (6, 1)}


# What its steps tell


@pytest.mark.rule("TACKLE-01", "TACKLE-04", "TACKLE-08")
def test_the_steps_of_a_tackle_name_both_players():
    choice, _ = answer(step_two(), Move(A4, hex_at(7, 0)))
    assert awaited(choice).facts(choice) == {
        "who": PlayerRef(A4),
        "rival": PlayerRef(H10),
        "dives": False,
        "behind": False,
    }
    rolling, _ = answer(choice, TACKLE)
    assert awaited(rolling).facts(rolling) == {"who": PlayerRef(A4), "rival": PlayerRef(H10)}
    ratings = [(counted.player, counted.attribute, counted.adds) for counted in awaited(rolling).counted(rolling)]
    assert ratings == [(A4, "tackling", 3), (H10, "dribbling", 3)]
    won, _ = answer(rolling, (6, 1))
    assert awaited(won).facts(won) == {"who": PlayerRef(A4)}
