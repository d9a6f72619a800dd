"""Corners: SETPIECE-06 to -14, ANYOTHER-21 and -22."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.set_pieces import asked, given, hexes, named, passed, put, up_to, why_not
from touchline.counter_attack import game
from touchline.counter_attack.events import Jumped, Moved, PassArrived, PassCalled, Tested
from touchline.counter_attack.model import NOBODY, Call, State, label
from touchline.counter_attack.pitch import BOX, RIGHT, bits, xz
from touchline.counter_attack.rules.corners import CornerChoice, CornerMove
from touchline.counter_attack.rules.heading import Rush
from touchline.counter_attack.rules.high_pass import HighPassAccuracy, HighPassMove
from touchline.counter_attack.rules.movement import StepChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.rules.set_pieces import TakerChoice
from touchline.kernel import AWAY, HOME, Roll

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-17, 0), 4: (13, -2), 7: (6, 3), 8: (16, 10), 9: (14, 2), 10: (9, 4), 11: (0, 0)}
AWAY_TEAM = {1: (17, 0), 2: (13, 3), 3: (14, -4), 4: (12, 0), 5: (3, 5)}


def corner(kind: type[Any] = CornerChoice, **told: Any) -> State:
    """Home's 7 takes a corner at the north; nobody is placed, and a frame of a kind waits."""
    state = position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), ball=(18, 12), **told)
    state = up_to(given(state, "corner", (18, 12))[0], TakerChoice)
    return up_to(answer(state, named("H7"))[0], kind)


# Before the call


@pytest.mark.rule("SETPIECE-09")
def test_each_side_moves_a_player_before_the_call():
    state = corner(CornerMove)
    assert (asked(state).rule, asked(state).side) == ("SETPIECE-09", HOME)
    assert not hexes(state, "move 7")  # the taker stays
    assert {(14, 5), (17, 2)} <= hexes(state, "move 9")
    assert not {(14, 6), (13, 3), (19, 0)} & hexes(state, "move 9")
    state, events = answer(state, put("H9", (14, 5)))
    assert [type(event) for event in events] == [Moved]
    assert asked(state).side == AWAY
    state, _ = answer(state, put("A2", (14, 4)))
    assert isinstance(state.stack[-1], CornerChoice)
    assert (where(state, "H9"), where(state, "A2")) == ((14, 5), (14, 4))


@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_nobody_moves_before_the_call(edition):
    assert not any(isinstance(step, CornerMove) for step in corner(edition=edition).stack)


@pytest.mark.rule("SETPIECE-08", "SETPIECE-09")
def test_why_a_player_may_not_be_moved_before_the_call():
    state = corner(CornerMove, away={1: (17, 0), 2: (18, 9), 3: (18, 7)})
    assert why_not(state, put("H7", (18, 11))) == ("SETPIECE-09", "corner-taker-stays (player H7)")
    assert why_not(state, put("H9", (14, 6))) == (
        "SETPIECE-09",
        "hex-out-of-reach (hex (14, 6), away 4, player H9, allowance 3)",
    )
    assert why_not(state, put("A2", (18, 8)))[0] == "SETPIECE-09"
    assert why_not(state, Call("done"))[0] == "SETPIECE-09"
    state, _ = answer(state, Call("no"))
    assert why_not(state, put("H9", (18, 10))) == ("SETPIECE-09", "other-side-moves (side away)")
    assert (18, 10) not in hexes(state, "move 2")
    assert why_not(state, put("A2", (18, 10))) == ("SETPIECE-08", "too-near-corner (hex (18, 10), least 3)")


# The call


@pytest.mark.rule("SETPIECE-10", "SETPIECE-11", "ANYOTHER-21")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_a_cross_goes_to_any_hex_of_the_box(edition):
    state = corner(edition=edition)
    assert (asked(state).rule, asked(state).side) == ("ANYOTHER-21", HOME)
    assert [group.kind for group in asked(state).groups] == ["high", "standard"]
    box = {xz(hex) for hex in bits(BOX[RIGHT])}
    assert hexes(state, "high") == box - {AWAY_TEAM[1], AWAY_TEAM[2], AWAY_TEAM[3], AWAY_TEAM[4]}
    assert why_not(state, passed("high", (11, 0))) == ("SETPIECE-11", "not-in-attacked-box (hex (11, 0))")
    assert why_not(state, passed("high", (13, 3)))[0] == "PASS-04"


@pytest.mark.rule("SETPIECE-10", "SETPIECE-11", "ANYOTHER-21")
def test_in_living_a_cross_goes_to_a_teammate():
    state = corner()
    assert [group.kind for group in asked(state).groups] == ["high", "short"]
    # H4 is 21 away but in the box; H10 is outside it, within 15; H8 is too near, H11 too far.
    assert hexes(state, "high") == {HOME_TEAM[4], HOME_TEAM[9], HOME_TEAM[10]}
    rule, reason = why_not(state, passed("high", (0, 0)))
    assert (rule, reason) == (
        "SETPIECE-11",
        "no-teammate-near-corner (hex (0, 0))",
    )
    assert why_not(state, passed("high", (15, 0)))[0] == "SETPIECE-11"
    assert why_not(state, passed("high", (16, 10)))[0] == "PASS-24"


@pytest.mark.rule("SETPIECE-11")
def test_where_the_moves_follow_the_call_a_teammate_may_be_brought_there():
    state = corner(options={"corner_three_hex_moves": "after_target"})
    assert {(14, 5), (9, 7)} <= hexes(state, "high")
    state, _ = answer(state, passed("high", (14, 5)))
    assert isinstance(state.stack[-1], HighPassMove)


@pytest.mark.rule("SETPIECE-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cross_may_be_blocked(edition):
    state = corner(edition=edition, options={"corner_defence_distance": 0}, away={1: (17, 0), 2: (17, 11)})
    assert (14, 2) not in hexes(state, "high")
    assert why_not(state, passed("high", (14, 2)))[0] == "PASS-25"


@pytest.mark.rule("SETPIECE-11", "SETPIECE-12", "SETPIECE-14")
@pytest.mark.parametrize(("edition", "waits"), [("core", HighPassMove), ("advanced", HighPassMove), ("living", None)])
def test_a_cross_is_a_high_pass_without_offside(edition, waits):
    state, events = answer(corner(edition=edition), passed("high", (14, 2)))
    assert isinstance(events[0], PassCalled)
    assert (state.actions, state.barred, state.offside) == (1, player("H7"), 0)
    if waits:
        assert isinstance(state.stack[-1], waits)
        state, _ = answer(state, Call("no"), Call("no"))
    state, _ = answer(state, Call("no"))  # the goalkeeper's hex
    assert isinstance(state.stack[-1], HighPassAccuracy) == (edition != "core")


@pytest.mark.rule("SETPIECE-12")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize(("die", "accurate"), [(4, False), (5, True)])
def test_a_cross_must_reach_8(edition, die, accurate):
    state, _ = answer(corner(edition=edition), passed("high", (14, 2)))
    state = up_to(state, HighPassAccuracy)
    _, events = answer(state, (die,))
    assert events[0] == Tested("SETPIECE-12", "high_pass", player("H7"), die, 3 + die, 8, accurate)


@pytest.mark.rule("SETPIECE-09", "PASS-28", "HEAD-06")
@pytest.mark.parametrize(("moved", "rushes"), [(put("A1", (17, 1)), False), (put("A3", (14, -3)), True)])
def test_a_goalkeeper_that_moved_before_the_call_does_not_rush(moved, rushes):
    state, _ = answer(corner(CornerMove), Call("no"), moved, passed("high", (14, 2)), Call("no"), (5,))
    assert isinstance(state.stack[-1], Rush) == rushes


@pytest.mark.rule("SETPIECE-11", "HEAD-02")
@pytest.mark.parametrize(
    ("target", "totals"),
    [
        pytest.param((12, 4), {"H9": 7, "A2": 6}, id="C55-to-9-whom-2-reaches"),
        pytest.param((14, -3), {"H4": 7, "A5": 7, "A6": 6}, id="C55-to-4-between-5-and-6"),
    ],
)
def test_c55_who_contests_a_cross(target, totals):
    home = {7: (6, 3), 9: (12, 4), 4: (14, -3)}
    away = {1: (18, 0), 2: (12, 2), 5: (14, -4), 6: (15, -2)}
    state, _ = answer(corner(edition="core", home=home, away=away), passed("high", target))
    state, _ = answer(state, Call("no"), Call("no"), Call("no"))  # the moves of both sides and of the goalkeeper
    jumped: dict[str, int] = {}
    while set(jumped) != set(totals):
        request = game.request(state)
        state, events = answer(state, (4,) if isinstance(request, Roll) else next(iter(asked(state))))
        jumped |= {label(event.player): event.total for event in events if isinstance(event, Jumped)}
    assert jumped == totals


@pytest.mark.rule("SETPIECE-13", "SETPIECE-02", "ANYOTHER-22")
@pytest.mark.parametrize(
    ("edition", "kind", "reach", "next_calls"),
    [
        ("core", "standard", 11, {"movement phase", "snapshot"}),
        ("advanced", "standard", 11, {"movement phase", "snapshot", "first_time"}),
        ("living", "short", 6, {"movement phase", "snapshot"}),
    ],
)
def test_the_short_pass(edition, kind, reach, next_calls):
    state = corner(edition=edition, home={**HOME_TEAM, 9: (14, 10)})
    assert ((18, 6) in hexes(state, kind), (18, 2) in hexes(state, kind)) == (True, reach == 11)
    assert why_not(state, passed(kind, (18, 0)))[0] == "PASS-01"
    state, events = answer(state, passed(kind, (16, 10)))
    assert PassArrived("PASS-11", kind, player("H7"), player("H8"), state.ball) in events
    assert state.stack == (ActionChoice("corner_short"),)
    assert {group.kind for group in asked(state).groups} == next_calls
    assert state.actions == 1


@pytest.mark.rule("SETPIECE-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_taker_may_not_be_the_next_to_touch_the_ball(edition):
    state = corner(edition=edition)
    state, _ = answer(state, passed("short" if edition == "living" else "standard", (18, 10)))  # into space
    assert (state.carrier, state.barred) == (NOBODY, player("H7"))
    state, _ = answer(state, Call("movement phase"))
    assert (18, 10) not in hexes(state, "move 7")
    assert why_not(state, put("H7", (18, 10)))[0] == "MOVE-23"


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_corner_follows(edition):
    state = corner(edition=edition)
    short = "short" if edition == "living" else "standard"
    for action in (passed("long", (0, 0)), passed("first_time", (16, 10)), Call("movement phase")):
        assert why_not(state, action) == ("ANYOTHER-21", f"corner-kind (kind {short})")


@pytest.mark.rule("ANYOTHER-39")
def test_a_taker_that_is_shut_in_calls_a_movement_phase():
    around = {1: (17, 0), 2: (18, 11), 3: (17, 11), 4: (17, 12)}
    state = corner(edition="core", away=around)
    assert list(asked(state)) == [Call("movement phase")]
    state, _ = answer(state, Call("movement phase"))
    assert isinstance(state.stack[-1], StepChoice)
    assert (state.actions, state.carrier) == (1, player("H7"))
