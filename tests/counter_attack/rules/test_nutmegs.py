"""Nutmegs, by rule: NUTMEG-01 to -13."""

import re

import pytest

from tests.support.football import answer, player, position, where
from tests.support.open_play import asked, hexes, in_step, in_the_book, of_kind, phase
from touchline.counter_attack import game
from touchline.counter_attack.events import BallWon, Duelled, GoalScored, RestartGiven, ShotMissed, Stunned, Tested
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Nutmeg, Shoot
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import movement, next_action, nutmegs, steals
from touchline.kernel import AWAY, HOME, IllegalAnswer, Roll

H10, A1, A2, A5 = (player(name) for name in ("H10", "A1", "A2", "A5"))
NO, PHASE = Call("no"), Call("movement phase")


def attacking(home=None, away=None, step=1, **more):
    """A step of the attack: H10 has the ball on (6, 0), A2 stands in front of it on (7, 0)."""
    more = {"ratings": {"H10": {"pace": 5, "dribbling": 6}, "A2": {"tackling": 4}}} | more
    return in_step(step, home or {10: (6, 0)}, away or {2: (7, 0), 9: (-9, 0)}, **more)


def offered(state):
    return {action.player for action in asked(state) if isinstance(action, Nutmeg)}


# The call


@pytest.mark.rule("NUTMEG-01")
@pytest.mark.parametrize("step", [1, 3])
def test_the_carrier_may_nutmeg_a_defender_next_to_it(step):
    state = attacking(away={2: (7, 0), 1: (6, 1), 5: (9, 0)}, step=step)
    assert offered(state) == {A2, A1}  # a goalkeeper too
    state, _ = answer(state, Nutmeg(A2))
    assert asked(state) == Roll("NUTMEG-07", (AWAY, HOME))
    assert (phase(state).moves, phase(state).moved) == (1, 1 << H10)


@in_the_book
def test_there_are_no_nutmegs_in_the_book(edition):
    state = attacking(edition=edition)
    assert not offered(state)
    with pytest.raises(IllegalAnswer, match=r"NUTMEG-01 .*nutmegs-off"):
        game.apply(state, Nutmeg(A2))


@pytest.mark.rule("NUTMEG-02")
@pytest.mark.parametrize(
    ("pace", "step", "used", "may"),
    [(2, 1, 0, True), (1, 1, 0, False), (5, 3, 0, True), (1, 3, 0, False), (5, 1, 3, True), (5, 1, 4, False)],
)
def test_a_nutmeg_needs_2_hexes(pace, step, used, may):
    state = attacking(step=step, ratings={"H10": {"pace": pace}})
    left = movement.limit(state, H10) - used
    assert bool(nutmegs.offered(state, H10, left)) == may
    if not may:
        refusal = nutmegs.refuses(state, H10, A2, left)
        assert str(refusal) == f"NUTMEG-02: too-few-hexes-for-nutmeg (player H10, left {left}, cost 2)"


@pytest.mark.rule("NUTMEG-03")
def test_a_free_hex_behind_the_defender_is_needed():
    home = {10: (6, 0), 3: (8, 0), 4: (8, 1)}
    assert offered(attacking(home)) == {A2}
    shut = attacking(home | {5: (7, 1)})
    assert not offered(shut)
    with pytest.raises(IllegalAnswer, match=r"NUTMEG-03 .*no-free-hex-behind \(player A2\)"):
        game.apply(shut, Nutmeg(A2))
    back_to_the_line = attacking({10: (7, -12)}, {2: (7, -13), 9: (-9, 0)})
    assert not offered(back_to_the_line)


@pytest.mark.rule("NUTMEG-04")
def test_a_nutmeg_is_called_on_coming_next_to_the_defender_before_any_steal():
    state = attacking({10: (4, 0)}, {2: (6, 0), 9: (-9, 0)})
    state, events = answer(state, Move(H10, hex_at(5, 0)))
    request = asked(state)
    assert (request.rule, request.side) == ("NUTMEG-04", HOME)
    assert set(request) == {Nutmeg(A2), NO}
    assert not of_kind(Tested, events)
    called, _ = answer(state, Nutmeg(A2))
    assert isinstance(called.stack[-1], nutmegs.NutmegDuel)  # the target makes no steal attempt
    declined, _ = answer(state, NO)
    assert declined.stack[-1] == steals.Steal(A2)
    with pytest.raises(IllegalAnswer, match=r"NUTMEG-04 .*nutmeg-now-or-never"):
        game.apply(state, Call("stop"))
    with pytest.raises(IllegalAnswer, match=r"NUTMEG-01 .*defender-not-beside-carrier \(player A9, carrier H10\)"):
        game.apply(state, Nutmeg(player("A9")))


@pytest.mark.rule("NUTMEG-04")
def test_nothing_is_asked_where_nobody_can_be_nutmegged():
    state = attacking({10: (4, 0)}, {2: (6, 0), 9: (-9, 0)}, ratings={"H10": {"pace": 2}})
    state, _ = answer(state, Move(H10, hex_at(5, 0)))
    assert state.stack[-1] == steals.Steal(A2)


@pytest.mark.rule("NUTMEG-05")
@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"jumped": 1 << A2}, "takes-no-part"),
        ({"stunned": 1 << A2}, "takes-no-part"),
        ({"movement": Movement(tried=1 << A2)}, "steal-already-tried"),
    ],
)
def test_whom_a_nutmeg_may_not_be_tried_on(more, why):
    state = attacking(**more)
    assert not offered(state)
    with pytest.raises(IllegalAnswer, match=rf"NUTMEG-05 .*{why} \(player A2\)"):
        game.apply(state, Nutmeg(A2))


@pytest.mark.parametrize(
    ("state", "target", "why"),
    [
        (attacking(step=2), A2, "nutmeg-out-of-step"),
        (attacking(carrier=None, ball=(0, 0)), A2, "nutmeg-out-of-step"),
        (attacking(), H10, "nutmeg-target-not-defender"),
        (attacking(), A5, "nutmeg-target-not-defender"),
        (attacking(), 99, "nutmeg-target-not-defender"),
    ],
)
def test_a_nutmeg_is_refused_with_its_reason(state, target, why):
    with pytest.raises(IllegalAnswer, match=f"NUTMEG-01 .*{why}"):
        game.apply(state, Nutmeg(target))


@pytest.mark.rule("NUTMEG-06")
def test_the_other_defenders_steal_before_the_duel():
    away = {2: (6, 0), 5: (5, 1), 6: (5, -1), 9: (-9, 0)}
    ratings = {"A5": {"tackling": 2}, "H10": {"pace": 5}}
    state = attacking({10: (4, 0)}, away, ratings=ratings)
    state, _ = answer(state, Move(H10, hex_at(5, 0)), Nutmeg(A2))
    assert state.stack[-1] == steals.Steal(A5)
    state, _ = answer(state, (3,))
    assert state.stack[-1] == steals.Steal(player("A6"))
    robbed, _ = answer(state, (6,))
    assert (robbed.carrier, robbed.movement) == (player("A6"), None)
    state, _ = answer(state, (2,))
    assert isinstance(state.stack[-1], nutmegs.NutmegDuel)


@pytest.mark.rule("NUTMEG-06", "MOVE-16")
def test_nobody_steals_from_a_carrier_that_has_not_moved():
    state, _ = answer(attacking(away={2: (7, 0), 5: (6, 1), 9: (-9, 0)}), Nutmeg(A2))
    assert isinstance(state.stack[-1], nutmegs.NutmegDuel)


@pytest.mark.rule("NUTMEG-06", "MOVE-15", "FOUL-07", "FOUL-11")
def test_a_foul_in_a_steal_before_the_duel_is_played_on():
    away = {2: (6, 0), 5: (5, 1), 6: (5, -1), 9: (18, 9)}
    ratings = {"A5": {"tackling": 2}, "H10": {"pace": 4, "dribbling": 6, "resilience": 3}}
    state = attacking({10: (4, 0)}, away, ratings=ratings)
    state, _ = answer(state, Move(H10, hex_at(5, 0)), Nutmeg(A2), (1,), (1,), (6,), Call("play on"))
    assert (state.stack[-1], state.injured) == (steals.Steal(player("A6")), 1 << H10)  # the other one still rolls
    state, _ = answer(state, (2,))
    assert isinstance(state.stack[-1], nutmegs.NutmegDuel)
    state, events = answer(state, (2, 6))
    assert of_kind(Duelled, events)[0].totals == (2 + 3 + 1, 6 + 5)  # its Dribbling is 5 now
    state, _ = answer(state, Move(H10, hex_at(7, 0)))
    assert not isinstance(state.stack[-1], movement.RunChoice)  # 3 of 3 hexes are used


@pytest.mark.rule("NUTMEG-04", "MOVE-17")
def test_a_nutmeg_where_the_ball_was_picked_up():
    away = {2: (7, 0), 5: (6, 1), 9: (18, 9)}
    state = attacking({10: (5, 0)}, away, carrier=None, ball=(6, 0))
    state, _ = answer(state, Move(H10, hex_at(6, 0)))
    assert offered(state) == {A2, A5}
    called, _ = answer(state, Nutmeg(A2))
    assert isinstance(called.stack[-1], nutmegs.NutmegDuel)  # nobody steals there
    declined, _ = answer(state, NO)
    assert declined.stack[-1] == movement.RunChoice(H10, 1)


# The duel


@pytest.mark.rule("NUTMEG-07")
@pytest.mark.parametrize(("target", "total"), [(A2, 3 + 4 + 1), (A1, 3 + 0 + 1)])
def test_the_target_rolls_first_and_adds_1(target, total):
    _, events = answer(attacking(away={2: (7, 0), 1: (6, 1), 9: (-9, 0)}), Nutmeg(target), (3, 5))
    duel = of_kind(Duelled, events)[0]
    assert (duel.what, duel.player, duel.totals) == ("nutmeg", target, (total, 11))


@pytest.mark.rule("TACKLE-13", "NUTMEG-08")
@pytest.mark.parametrize(("die", "rule"), [(1, "NUTMEG-08"), (2, "NUTMEG-09")])
def test_a_nutmeg_is_never_from_behind(die, rule):
    _, events = answer(attacking(away={2: (5, 0), 9: (-9, 0)}), Nutmeg(A2), (die, 6))
    assert [event.rule for event in of_kind(Duelled, events)] == [rule]


@pytest.mark.rule("NUTMEG-02", "NUTMEG-03", "NUTMEG-04", "NUTMEG-07", "NUTMEG-09", "NUTMEG-10", "MOVE-24")
def test_c18_and_c19_two_nutmegs_and_a_snapshot():
    state = attacking({10: (9, -1)}, {2: (11, 0), 5: (13, 0), 1: (18, 0)})
    state, _ = answer(state, Move(H10, hex_at(10, 0)), Nutmeg(A2))
    state, events = answer(state, (3, 4))
    assert of_kind(Duelled, events)[0].totals == (8, 10)
    assert of_kind(Stunned, events) == [Stunned("NUTMEG-09", A2)]
    assert (state.stunned, state.stunned_next) == (1 << A2, 0)
    assert hexes(state) == {(11, 1), (12, 0), (12, 1)}
    state, _ = answer(state, Move(H10, hex_at(12, 0)))
    assert asked(state).rule == "MOVE-24"
    state, _ = answer(state, NO)
    # C19: exactly 2 of 5 hexes are left, and A5 is next to the carrier.
    assert state.stack[-1] == nutmegs.NutmegChoice(H10, 3)
    assert offered(state) == {A5}
    state, _ = answer(state, Nutmeg(A5), (2, 5))
    assert hexes(state) == {(13, 1), (14, 0), (14, 1)}
    state, _ = answer(state, Move(H10, hex_at(14, 0)))
    assert set(asked(state)) == {Call("snapshot"), Call("stop")}
    _, events = answer(state, Call("snapshot"), NO, Shoot(hex_at(19, 0)), (1,))
    assert of_kind(ShotMissed, events) == [ShotMissed("SHOT-10", H10)]
    assert [event.restart for event in of_kind(RestartGiven, events)] == ["goal_kick"]


@pytest.mark.rule("NUTMEG-02")
def test_c19_with_pace_4_the_second_nutmeg_is_illegal():
    away = {2: (11, 0), 5: (13, 0), 1: (18, 0)}
    state = attacking({10: (9, -1)}, away, ratings={"H10": {"pace": 4, "dribbling": 6}})
    state, _ = answer(state, Move(H10, hex_at(10, 0)), Nutmeg(A2), (3, 4), Move(H10, hex_at(12, 0)), NO)
    assert state.stack[-1] == steals.Steal(A5)


@pytest.mark.rule("NUTMEG-09")
@pytest.mark.parametrize(("step", "next_phase"), [(1, 0), (3, 1 << A2)])
def test_how_long_the_target_is_stunned(step, next_phase):
    state, _ = answer(attacking(step=step), Nutmeg(A2), (2, 6))
    assert (state.stunned, state.stunned_next) == (1 << A2, next_phase)
    state, _ = answer(state, Move(H10, hex_at(8, 0)))
    while state.movement is not None:
        request = asked(state)
        state, _ = answer(state, Call("end") if Call("end") in request else Call("stop"))
    assert (state.stunned, state.stunned_next) == (next_phase, 0)


@pytest.mark.rule("NUTMEG-09")
def test_other_defenders_steal_on_landing():
    state, _ = answer(attacking(away={2: (7, 0), 5: (9, 0), 9: (-9, 0)}), Nutmeg(A2), (2, 6))
    state, _ = answer(state, Move(H10, hex_at(8, 0)), NO)
    assert state.stack[-1] == steals.Steal(A5)
    state, _ = answer(state, (3,))
    assert state.stack[-1] == movement.RunChoice(H10, 2)


@pytest.mark.rule("NUTMEG-03", "NUTMEG-09")
def test_a_nutmeg_may_land_in_the_goal():
    state, _ = answer(attacking({10: (17, 0)}, {2: (18, 0)}), Nutmeg(A2), (2, 6))
    assert hexes(state) == {(18, -1), (19, -1), (19, 0)}
    state, events = answer(state, Move(H10, hex_at(19, 0)))
    assert of_kind(GoalScored, events) == [GoalScored("NUTMEG-09", HOME, H10, own=False)]
    assert state.score == (1, 0)
    own, _ = answer(attacking({10: (-17, 0)}, {2: (-18, 0)}), Nutmeg(A2), (2, 6))
    assert hexes(own) == {(-18, -1)}


@pytest.mark.parametrize(
    ("hex", "rule", "why"),
    [
        ((7, 1), "NUTMEG-03", "hex-taken (hex (7, 1), player A9)"),
        ((7, -1), "NUTMEG-03", "nutmeg-landing-misplaced (hex (7, 0), ball (6, 0))"),
        ((9, 0), "NUTMEG-03", "nutmeg-landing-misplaced (hex (7, 0), ball (6, 0))"),
    ],
)
def test_a_nutmeg_lands_nowhere_else(hex, rule, why):
    state, _ = answer(attacking(away={2: (7, 0), 9: (7, 1)}), Nutmeg(A2), (2, 6))
    with pytest.raises(IllegalAnswer, match=f"{rule} .*{re.escape(why)}"):
        game.apply(state, Move(H10, hex_at(*hex)))
    with pytest.raises(IllegalAnswer, match=r"NUTMEG-09 .*nutmeg-landing-not-behind \(player H10, "):
        game.apply(state, NO)


@pytest.mark.rule("NUTMEG-11")
def test_a_target_that_wins_has_the_ball_and_the_carrier_is_stunned():
    state, events = answer(attacking(), Nutmeg(A2), (6, 1))
    assert of_kind(BallWon, events) == [BallWon("NUTMEG-11", A2, "nutmeg")]
    assert of_kind(Stunned, events) == [Stunned("NUTMEG-11", H10)]
    assert asked(state).rule == "TACKLE-08"
    state, _ = answer(state, Move(A2, hex_at(5, 0)))
    assert (where(state, "H10"), state.carrier, state.ball) == ((6, 0), A2, hex_at(5, 0))
    assert state.stack == (next_action.ActionChoice("tackle"),)
    assert (state.movement, state.stunned) == (None, 1 << H10)
    state, _ = answer(state, PHASE)
    assert not movement.movers(state) >> H10 & 1


@pytest.mark.rule("NUTMEG-12")
def test_c20_a_tie_is_a_loose_ball():
    home = {10: (6, 0), 3: (0, 0)}
    ratings = {"H10": {"pace": 5, "dribbling": 6}, "A2": {"tackling": 4}}
    options = {"duel_tie": "re_roll"}  # which has no say in it
    state, events = answer(attacking(home, ratings=ratings, options=options), Nutmeg(A2), (4, 3))
    assert of_kind(Duelled, events) == [Duelled("NUTMEG-12", "nutmeg", A2, H10, (4, 3), (9, 9), NOBODY)]
    assert asked(state) == Roll("LOOSE-01", (AWAY,))
    state, _ = answer(state, (3,), (1,))  # from (7, 0) back to (6, 1): free
    assert (xz(state.ball), state.carrier) == ((6, 1), NOBODY)
    state, _ = answer(state, NO)  # A2 does not test for it
    assert state.stack == (movement.StepChoice(),)
    with pytest.raises(IllegalAnswer, match=r"already-moved \(player H10\)"):
        game.apply(state, Move(H10, hex_at(6, 1)))
    assert not state.stunned | state.stunned_next


@pytest.mark.rule("NUTMEG-09")
def test_a_target_that_is_sent_off_is_not_stunned():
    away = {2: (7, 0), 5: (17, 8), 9: (-9, 0)}
    state = attacking(away=away, booked=1 << A2, options={"red_card_stops_play": False})
    state, events = answer(state, Nutmeg(A2), (1, 4), (6,), (1,), Call("play on"))
    assert not state.hexes[A2]
    assert not of_kind(Stunned, events)
    assert hexes(state) == {(7, 1), (8, 0), (8, 1)}


@pytest.mark.rule("NUTMEG-13")
def test_a_nutmeg_is_no_action():
    state = position({10: (6, 0)}, {2: (7, 0), 9: (-9, 0)}, carrier="H10", ratings={"H10": {"pace": 5}})
    state, _ = answer(state, PHASE)
    before = state.actions
    state, _ = answer(state, Nutmeg(A2), (2, 6), Move(H10, hex_at(8, 0)))
    assert state.actions == before
