"""The goalkeeper with the ball in its hands: GK-01 to GK-09."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.keepers import asked
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import DroppedBall, HalfEnded, HeldBall, PassArrived, PassCalled, Scattered, Tested
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Name, Pass, State
from touchline.counter_attack.pitch import PITCH, RIGHT, THIRD, bits, distance, hex_at, xz
from touchline.counter_attack.rules import distribution, keeper, steals
from touchline.counter_attack.rules.distribution import DistributionChoice, Held, HoldChoice
from touchline.counter_attack.rules.final_thirds import ThirdsChoice
from touchline.counter_attack.rules.movement import StepGoesOn
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.kernel import AWAY, HOME, Group

EDITIONS = ("core", "advanced", "living")
BOOK = ("core", "advanced")
H1, A1, H9 = player("H1"), player("A1"), player("H9")


def kinds(state: State) -> set[str]:
    return {group.kind for group in asked(state).groups}


def aims(group: Group) -> set[tuple[int, int]]:
    return {xz(call.hex) for call in group}


def held(edition: str = "living", **told: Any) -> State:
    """Home's goalkeeper has the ball in its hands, at the left end."""
    home = told.pop("home", {1: (-16, 0), 4: (-9, 4), 7: (4, 0), 9: (6, -6)})
    away = told.pop("away", {1: (17, 0), 5: (3, 2), 10: (-5, -5)})
    state = position(home, away, carrier="H1", edition=edition, stack=(Held(),), **told)
    return game.match(state).settle()[0]


def to_distribute(edition: str = "living", **told: Any) -> State:
    """As `held`, with the final thirds activated and done."""
    state = held(edition, **told)
    if isinstance(state.stack[-1], HoldChoice):
        state, _ = answer(state, Call("final thirds"))
    while isinstance(state.stack[-1], ThirdsChoice):
        state, _ = answer(state, Call("done"))
    return state


# Save and hold


@pytest.mark.rule("GK-01", "ANYOTHER-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_side_is_the_attack_and_the_phase_is_over(edition):
    state = position(
        {9: (15, 0)},
        {1: (16, 0)},
        ball=(15, -1),
        edition=edition,
        kicked=H9,
        offside=1 << H9,
        movement=Movement(step=2),
        stack=(StepGoesOn(), steals.FreeBallTest("MOVE-22", A1)),
    )
    state, events = answer(state, (6,))
    assert HeldBall("MOVE-22", A1, hex_at(16, 0)) in events
    assert (state.attack, state.carrier, xz(state.ball)) == (AWAY, A1, (16, 0))
    assert (state.movement, state.kicked, state.offside) == (None, NOBODY, 0)
    assert isinstance(state.stack[-1], HoldChoice if edition == "living" else ThirdsChoice)


@pytest.mark.rule("GK-01", "LOOSE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loose_ball_that_hits_it_in_its_box(edition):
    state = position({9: (12, 0)}, {1: (16, 0), 4: (13, 0)}, carrier="H9", edition=edition, movement=Movement(step=2))
    match = game.match(state)
    match.instead(StepGoesOn())
    keeper.collects(match, "LOOSE-07", A1, "loose_ball")
    state, events = match.settle()
    assert HeldBall("LOOSE-07", A1, hex_at(16, 0)) in events
    assert state.attack == AWAY


@pytest.mark.rule("GK-01", "CLOCK-16")
def test_it_is_no_longer_played_when_the_half_is_over():
    state = position(
        {9: (16, 1)},
        {1: (17, 0)},
        carrier="H9",
        edition="core",
        options={"clock": "actions:1"},
        ratings={"A1": {"saving": 6}},
    )
    dive = (Call("movement phase"), Move(H9, hex_at(17, 1)), Call("dive"), (6, 1))
    _, events = answer(state, *dive)
    assert any(isinstance(event, HalfEnded) for event in events)


@pytest.mark.rule("GK-02", "GK-03", "ANYOTHER-14")
def test_nobody_can_get_at_it():
    """From save and hold on, nothing is asked but what the goalkeeper's side does, and the moves in the thirds."""
    state = held(away={1: (17, 0), 10: (-15, 0)})
    assert (asked(state).rule, asked(state).side) == ("GK-03", HOME)
    assert kinds(state) == {"quick_throw", "final thirds"}
    state, _ = answer(state, Call("final thirds"), Call("done"))
    assert kinds(state) == {"move 1", "move 10"}, "it must go away"


@pytest.mark.rule("GK-02", "GK-03")
@pytest.mark.parametrize("edition", BOOK)
def test_in_the_book_final_thirds_and_a_kick(edition):
    state = held(edition)
    assert asked(state).rule == "GK-04"
    state, _ = answer(state, Call("done"), Call("done"))
    assert (state.stack, kinds(state)) == ((DistributionChoice(),), {"kick"})


@pytest.mark.rule("GK-03")
def test_in_living_a_kick_or_a_drop_after_the_final_thirds():
    state = to_distribute()
    assert (state.stack, kinds(state)) == ((DistributionChoice(),), {"kick", "drop"})
    assert state.actions == 0, "neither hold nor final thirds are an action"


@pytest.mark.rule("GK-03")
def test_without_a_target_there_is_no_throw():
    ring = dict(enumerate(((-15, 0), (-15, -1), (-16, 1), (-16, -1), (-17, 0), (-17, -1)), start=2))
    state = held(away={1: (17, 0)} | ring)
    assert kinds(state) == {"final thirds"}


@pytest.mark.rule("GK-03")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Pass("kick", hex_at(4, 0)), "final-thirds-first"),
        (Call("drop"), "final-thirds-first"),
        (Call("movement phase"), "quick-throw-or-thirds (player H1)"),
        (Pass("standard", hex_at(-9, 4)), "quick-throw-or-thirds (player H1)"),
    ],
)
def test_why_not_while_it_holds_the_ball(action, reason):
    assert refusal_of(held(), action) == ("GK-03", reason)


# The quick throw


@pytest.mark.rule("GK-05", "ANYOTHER-08")
def test_a_quick_throw_cannot_be_intercepted_and_counts_as_a_standard_pass():
    state = held(away={1: (17, 0), 10: (-12, 4), 11: (-13, 0)})
    state, events = answer(state, Pass("quick_throw", hex_at(-9, 4)))
    assert PassCalled("PASS-02", "quick_throw", H1, hex_at(-16, 0), hex_at(-9, 4)) in events
    assert PassArrived("PASS-11", "quick_throw", H1, player("H4"), hex_at(-9, 4)) in events
    assert (state.carrier, state.actions) == (player("H4"), 1)
    assert state.stack == (ActionChoice("short"),)
    assert "first_time" in kinds(state)


@pytest.mark.rule("GK-05")
def test_a_quick_throw_into_space():
    state, _ = answer(held(), Pass("quick_throw", hex_at(-8, 0)))
    assert (state.carrier, state.stack) == (NOBODY, (ActionChoice("space"),))


@pytest.mark.parametrize(
    ("hex", "rule", "reason"),
    [
        pytest.param(
            (-4, 0),
            "PASS-01",
            "pass-out-of-range (hex (-4, 0), away 12, radius 11)",
            marks=pytest.mark.rule("GK-05", "PASS-01"),
        ),
        pytest.param(
            (-10, -2), "PASS-05", "path-blocked (player A10, hex (-13, -1))", marks=pytest.mark.rule("GK-05", "PASS-05")
        ),
        pytest.param(
            (-13, -1),
            "PASS-04",
            "opponent-on-target (player A10, hex (-13, -1))",
            marks=pytest.mark.rule("GK-05", "PASS-04"),
        ),
    ],
)
def test_why_not_that_throw(hex, rule, reason):
    state = held(away={1: (17, 0), 10: (-13, -1)})
    refusal = refusal_of(state, Pass("quick_throw", hex_at(*hex)))
    assert refusal == (rule, reason)


# The kick


@pytest.mark.rule("GK-06")
@pytest.mark.parametrize("edition", BOOK)
def test_where_a_kick_goes_in_the_book(edition):
    """To any hex outside the opposite third on which no opponent stands, however far."""
    state = to_distribute(edition)
    opponents = {(3, 2), (-5, -5)}
    expected = {xz(hex) for hex in bits(PITCH & ~THIRD[RIGHT])} - opponents - {(-16, 0)}
    assert aims(asked(state).group("kick")) == expected


@pytest.mark.rule("GK-06")
def test_where_a_kick_goes_in_living():
    """Where a teammate is or comes with 3 hexes, at least 4 hexes away."""
    home = {1: (-16, 0), 4: (-13, 0), 7: (6, 0), 9: (12, -6)}
    state = to_distribute(home=home)
    offered = aims(asked(state).group("kick"))
    assert (6, 0) in offered
    assert (7, 0) in offered
    assert max(x for x, _ in offered) == 7
    assert all(distance(hex_at(-16, 0), hex_at(*place)) >= 4 for place in offered)
    near = [min(distance(hex_at(*home[mate]), hex_at(*place)) for mate in (4, 7, 9)) for place in offered]
    assert max(near) == 3


@pytest.mark.parametrize(
    ("hex", "rule", "reason"),
    [
        pytest.param((8, 0), "GK-06", "in-opposite-third (hex (8, 0))", marks=pytest.mark.rule("GK-06")),
        pytest.param(
            (-13, 0),
            "PASS-24",
            "high-pass-too-short (hex (-13, 0), away 3, least 4)",
            marks=pytest.mark.rule("GK-06", "PASS-24"),
        ),
        pytest.param(
            (-8, 4), "PASS-25", "passer-blocked (player A10, hex (-15, 0))", marks=pytest.mark.rule("GK-06", "PASS-25")
        ),
        pytest.param(
            (-2, -12),
            "PASS-26",
            "no-teammate-for-high-pass (player H1, hex (-2, -12), most 3)",
            marks=pytest.mark.rule("GK-06", "PASS-26"),
        ),
        pytest.param(
            (3, 2), "PASS-04", "opponent-on-target (player A5, hex (3, 2))", marks=pytest.mark.rule("GK-06", "PASS-04")
        ),
    ],
)
def test_why_not_that_kick(hex, rule, reason):
    home = {1: (-16, 0), 4: (-12, 0), 7: (-8, 4), 9: (7, -6)}
    state = position(home, {1: (17, 0), 5: (3, 2), 10: (-15, 0)}, carrier="H1", stack=(DistributionChoice(),))
    refusal = refusal_of(state, Pass("kick", hex_at(*hex)))
    assert refusal == (rule, reason)


@pytest.mark.rule("GK-06", "PASS-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_side_may_move_a_player_but_not_the_kicker(edition):
    state, _ = answer(to_distribute(edition), Pass("kick", hex_at(4, 0)))
    assert (asked(state).rule, asked(state).side) == ("PASS-27", HOME)
    assert "move 1" not in kinds(state)
    state, _ = answer(state, Move(player("H9"), hex_at(6, -4)))
    assert (asked(state).rule, asked(state).side) == ("PASS-27", AWAY)
    state, _ = answer(state, Move(player("A5"), hex_at(4, 2)))
    assert (where(state, "H9"), where(state, "A5")) == ((6, -4), (4, 2))


@pytest.mark.rule("GK-07")
@pytest.mark.parametrize("edition", BOOK)
def test_a_kick_is_always_accurate_in_the_book(edition):
    state, events = answer(to_distribute(edition), Pass("kick", hex_at(4, 0)), Call("no"), Call("no"))
    assert not any(isinstance(event, Tested) for event in events)
    assert xz(state.ball) == (4, 0)


@pytest.mark.rule("GK-07")
@pytest.mark.parametrize(("die", "accurate"), [(4, False), (5, True)])
def test_the_accuracy_of_a_kick_in_living(die, accurate):
    state = to_distribute(ratings={"H1": {"high_pass": 3}})
    state, events = answer(state, Pass("kick", hex_at(4, 0)), Call("no"), Call("no"), (die,))
    assert Tested("GK-07", "high_pass", H1, die, 3 + die, 8, accurate) in events
    if not accurate:
        state, events = answer(state, (5,), (6,))
        assert [xz(event.hex) for event in events if isinstance(event, Scattered)] == [(10, 3)]
        assert THIRD[RIGHT] >> state.ball & 1, "the opposite third is legal then"


@pytest.mark.rule("GK-08", "ANYOTHER-28")
@pytest.mark.parametrize("edition", BOOK)
def test_an_unchallenged_kick_in_the_book(edition):
    state = to_distribute(edition, away={1: (17, 0), 5: (12, 9)})
    state, _ = answer(state, Pass("kick", hex_at(4, 0)), Call("no"), Call("no"))
    assert kinds(state) == {"header", "movement phase"}
    state, _ = answer(state, Call("movement phase"))
    assert (state.carrier, state.movement) == (player("H7"), Movement())


@pytest.mark.rule("GK-08", "ANYOTHER-28")
def test_an_unchallenged_kick_in_living():
    state = to_distribute(away={1: (17, 0), 5: (12, 9)}, ratings={"H1": {"high_pass": 6}})
    state, _ = answer(state, Pass("kick", hex_at(4, 0)), Call("no"), Call("no"), (6,))
    while not kinds(state) >= {"header", "control"}:
        state, _ = answer(state, next(iter(asked(state))))
    assert Call("movement phase") not in asked(state)


@pytest.mark.rule("GK-08")
def test_a_challenged_kick_is_headed():
    state = to_distribute("core", away={1: (17, 0), 5: (4, 2)})
    state, _ = answer(state, Pass("kick", hex_at(4, 0)), Call("no"), Call("no"))
    assert asked(state).rule == "HEAD-05"
    assert Call("movement phase") not in asked(state)
    assert Name((player("A5"),)) in asked(state)


@pytest.mark.rule("PASS-33")
@pytest.mark.parametrize("edition", BOOK)
def test_nobody_near_the_kick(edition):
    state = to_distribute(edition, away={1: (17, 0)})
    state, _ = answer(state, Pass("kick", hex_at(0, 9)), Call("no"), Call("no"))
    assert (state.carrier, state.stack) == (NOBODY, (ActionChoice("landed_free"),))


# The drop


@pytest.mark.rule("GK-09", "ANYOTHER-15")
def test_a_dropped_ball_is_played_with_the_feet():
    state, events = answer(to_distribute(), Call("drop"))
    assert DroppedBall("GK-09", H1) in events
    assert (state.carrier, state.kicked, state.actions) == (H1, H1, 0)
    assert state.stack == (ActionChoice("drop"),)
    assert asked(state).rule == "ANYOTHER-15"
    assert kinds(state) == {"movement phase", "standard", "high", "long"}


@pytest.mark.rule("GK-09")
def test_it_may_not_handle_a_dropped_ball_again():
    state, _ = answer(to_distribute(), Call("drop"), Call("movement phase"), *[Call("end")] * 3)
    while isinstance(state.stack[-1], ThirdsChoice):
        state, _ = answer(state, Call("done"))
    assert state.stack == (ActionChoice("movement"),)


@pytest.mark.rule("GK-09")
@pytest.mark.parametrize("edition", BOOK)
def test_there_is_no_drop_in_the_book(edition):
    assert refusal_of(to_distribute(edition), Call("drop")) == (
        "GK-09",
        "keeper-drop-off",
    )


@pytest.mark.rule("GK-05")
def test_no_quick_throw_after_the_final_thirds():
    refusal = refusal_of(to_distribute(), Pass("quick_throw", hex_at(-9, 4)))
    assert refusal == ("GK-05", "quick-throw-too-late")


@pytest.mark.rule("GK-03")
def test_nothing_else_is_called_with_the_ball_in_hand():
    refusal = refusal_of(to_distribute(), Call("movement phase"))
    assert refusal == ("GK-03", "keeper-kicks-or-drops (player H1)")


@pytest.mark.rule("ANYOTHER-39")
@pytest.mark.parametrize("edition", BOOK)
def test_a_movement_phase_where_every_kick_is_blocked(edition):
    ring = dict(enumerate(((-15, 0), (-15, -1), (-16, 1), (-16, -1), (-17, 0), (-17, -1)), start=2))
    state = to_distribute(edition, away={1: (17, 0)} | ring)
    assert kinds(state) == {"movement phase"}
    state, events = answer(state, Call("movement phase"))
    assert DroppedBall("GK-09", H1) in events
    assert (state.movement, state.kicked, state.actions) == (Movement(), H1, 1)


# At a goal kick


@pytest.mark.rule("GK-06", "PASS-41")
def test_the_kicker_of_a_goal_kick_is_barred_and_nobody_is_offside():
    state = position({1: (-16, 0), 7: (4, 0)}, {1: (3, 0)}, carrier="H1", edition="core", stack=())
    open_play, goal_kick = game.match(state), game.match(state)
    distribution.kick(open_play, hex_at(4, 0))
    distribution.kick(goal_kick, hex_at(4, 0), goal_kick=True)
    assert (open_play.state.barred, goal_kick.state.barred) == (NOBODY, H1)
