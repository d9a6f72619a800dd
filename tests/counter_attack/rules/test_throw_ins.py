"""Throw-ins: SETPIECE-15 to -18, ANYOTHER-23 and -24."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.set_pieces import asked, given, hexes, named, passed, put, up_to, why_not
from touchline.counter_attack.events import (
    Challenged,
    HalfEnded,
    PassArrived,
    PassCalled,
    PhaseBegan,
    PhaseEnded,
    StepBegan,
)
from touchline.counter_attack.model import NOBODY, Call, State
from touchline.counter_attack.pitch import xz
from touchline.counter_attack.rules.heading import InTheAir
from touchline.counter_attack.rules.keeper import BoxMove
from touchline.counter_attack.rules.movement import StepChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.rules.passing import Interception
from touchline.counter_attack.rules.set_pieces import TakerChoice
from touchline.counter_attack.rules.throw_ins import SecondPhaseChoice, ThrowChoice
from touchline.kernel import HOME

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-17, 0), 7: (4, 6), 9: (5, 8), 10: (0, 0)}
AWAY_TEAM = {1: (17, 0), 4: (8, 3), 5: (3, -5)}
END = (Call("end"), Call("end"), Call("end"))


def throw_in(kind: type[Any] = StepChoice, hex: tuple[int, int] = (4, 12), **told: Any) -> State:
    """Home's 7 takes a throw-in at the north; nobody moves, and a frame of a kind waits."""
    state = position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), ball=hex, **told)
    state = up_to(given(state, "throw_in", hex)[0], TakerChoice)
    return up_to(answer(state, named("H7"))[0], kind)


# The phase before it


@pytest.mark.rule("SETPIECE-15", "SETPIECE-16", "CLOCK-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_movement_phase_that_is_no_action_comes_first(edition):
    state = up_to(given(position(HOME_TEAM, AWAY_TEAM, edition=edition), "throw_in", (4, 12))[0], TakerChoice)
    state, events = answer(state, named("H7"))
    assert [type(event) for event in events[-2:]] == [PhaseBegan, StepBegan]
    assert (where(state, "H7"), state.carrier) == ((4, 12), player("H7"))
    assert state.movement is not None
    assert state.movement.dead
    state, events = answer(state, *END)
    assert isinstance(events[-1], PhaseEnded)
    assert (state.actions, state.movement, state.carrier) == (0, None, player("H7"))
    assert isinstance(state.stack[-1], SecondPhaseChoice if edition == "living" else ThrowChoice)


@pytest.mark.rule("SETPIECE-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ball_is_dead_and_the_thrower_stays(edition):
    near = {1: (17, 0), 4: (5, 9), 5: (4, 10), 6: (8, 3)}
    state = throw_in(edition=edition, home={**HOME_TEAM, 9: (4, 8)}, away=near)
    assert not hexes(state, "move 7")
    assert why_not(state, put("H7", (4, 11)))[0] == "SETPIECE-16"
    # Passing defenders by steals nothing: there is no ball to steal.
    state, _ = answer(state, put("H9", (3, 8)), Call("end"))
    assert isinstance(state.stack[-1], StepChoice)
    assert not {(4, 10), (4, 11), (5, 10)} & hexes(state, "move 6")
    assert why_not(state, put("A4", (4, 11)))[0] == "SETPIECE-16"
    assert why_not(state, Call("end"))[0] == "SETPIECE-16"  # A5 stands within 2 hexes of the thrower
    state, _ = answer(state, put("A5", (4, 9)))
    assert isinstance(state.stack[-1], StepChoice)  # nothing to tackle either
    assert Call("end") in asked(state)


@pytest.mark.rule("SETPIECE-16", "CLOCK-08")
def test_c60_the_second_phase_and_the_throw_are_actions():
    state = throw_in(SecondPhaseChoice)
    assert set(asked(state)) == {Call("movement phase"), Call("no")}
    state, _ = answer(state, Call("movement phase"))
    assert (state.actions, isinstance(state.stack[-1], StepChoice)) == (1, True)
    assert not hexes(state, "move 7")
    state, _ = answer(state, *END)
    assert isinstance(state.stack[-1], ThrowChoice)
    state, _ = answer(state, passed("throw", (5, 8)))
    assert state.actions == 2


@pytest.mark.rule("SETPIECE-16", "CLOCK-16")
def test_a_second_phase_that_is_the_last_action_ends_the_half():
    state = throw_in(SecondPhaseChoice, actions=46, time_up=True, added=2)
    state, _ = answer(state, Call("movement phase"), Call("end"), Call("end"))
    _, events = answer(state, Call("end"))
    assert any(isinstance(event, HalfEnded) for event in events)


@pytest.mark.rule("ANYOTHER-23")
def test_first_the_second_phase_is_decided():
    state = throw_in(SecondPhaseChoice)
    assert why_not(state, passed("throw", (5, 8)))[0] == "SETPIECE-16"
    state, _ = answer(state, Call("no"))
    assert isinstance(state.stack[-1], ThrowChoice)


# The throw


@pytest.mark.rule("SETPIECE-17", "ANYOTHER-23")
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [("core", ["throw"]), ("advanced", ["throw"]), ("living", ["throw", "throw_to_head"])],
)
def test_what_may_be_thrown(edition, kinds):
    state = throw_in(ThrowChoice, edition=edition)
    assert (asked(state).rule, asked(state).side) == ("ANYOTHER-23", HOME)
    assert [group.kind for group in asked(state).groups] == kinds
    assert {(5, 8), (4, 6), (10, 9)} <= hexes(state, "throw")
    assert not {(4, 5), (4, 12)} & hexes(state, "throw")
    assert hexes(state, "throw_to_head") == ({(5, 8)} if edition == "living" else set())


@pytest.mark.rule("SETPIECE-18", "SETPIECE-14", "SETPIECE-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_throw_to_feet_is_as_a_standard_pass(edition):
    # H9 is behind every defender but the goalkeeper: there is no offside from a throw-in.
    state = throw_in(ThrowChoice, (14, 12), edition=edition, home={7: (14, 0), 9: (17, 11), 10: (0, 0)})
    state, events = answer(state, passed("throw", (17, 11)))
    assert [type(event) for event in events[:2]] == [PassCalled, PassArrived]
    assert (state.carrier, state.stack) == (player("H9"), (ActionChoice("short"),))
    assert ("first_time" in {group.kind for group in asked(state).groups}) == (edition != "core")


@pytest.mark.rule("SETPIECE-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_throw_to_feet_may_be_intercepted(edition):
    away = {1: (17, 0), 4: (5, 9)}
    state = throw_in(ThrowChoice, edition=edition, home={7: (4, 0), 9: (4, 7)}, away=away)
    state, _ = answer(state, passed("throw", (4, 7)))
    assert isinstance(state.stack[-1], Interception)
    state, _ = answer(state, (6,))
    assert (state.carrier, state.stack) == (player("A4"), (ActionChoice("aos"),))


@pytest.mark.rule("SETPIECE-17", "ANYOTHER-24")
def test_a_throw_to_the_head_is_headed_without_interception():
    away = {1: (17, 0), 4: (5, 8)}  # beside the path
    state = throw_in(ThrowChoice, home={7: (4, 0), 9: (4, 7)}, away=away)
    state, events = answer(state, passed("throw_to_head", (4, 7)))
    assert [type(event) for event in events] == [PassCalled, Challenged]  # home's 9 alone
    assert (xz(state.ball), state.carrier, state.barred) == ((4, 7), NOBODY, player("H7"))
    assert (state.actions, state.attack) == (2, HOME)  # the throw and the header
    assert asked(state).rule == "HEAD-05"


@pytest.mark.rule("SETPIECE-17", "GK-11")
def test_the_goalkeeper_has_its_hex_when_the_ball_is_thrown_into_its_box():
    state = throw_in(ThrowChoice, (14, 12), home={7: (14, 0), 9: (14, 7), 10: (0, 0)})
    state, _ = answer(state, passed("throw_to_head", (14, 7)))
    assert isinstance(state.stack[-1], BoxMove)
    state, _ = answer(state, put("A1", (17, 1)))
    assert not any(isinstance(step, (InTheAir, BoxMove)) for step in state.stack)
    assert asked(state).side == HOME  # no rush to a throw


@pytest.mark.rule("SETPIECE-17")
@pytest.mark.parametrize(
    ("edition", "action", "refusal"),
    [
        ("core", passed("throw_to_head", (5, 8)), ("SETPIECE-17", "head-throws-off")),
        ("living", passed("throw_to_head", (5, 5)), ("SETPIECE-17", "throw-out-of-range (hex (5, 5), away 7, most 6)")),
        ("living", passed("throw_to_head", (4, 8)), ("SETPIECE-17", "no-teammate-on-hex (hex (4, 8))")),
        ("living", passed("throw_to_head", (8, 9)), ("PASS-04", "opponent-on-target (player A4, hex (8, 9))")),
        ("living", passed("throw", (4, 4)), ("PASS-01", "pass-out-of-range (hex (4, 4), away 8, radius 6)")),
        ("core", Call("movement phase"), ("ANYOTHER-23", "throw-expected")),
    ],
)
def test_why_a_throw_is_not_offered(edition, action, refusal):
    state = throw_in(ThrowChoice, edition=edition, away={1: (17, 0), 4: (8, 9)})
    assert why_not(state, action) == refusal


@pytest.mark.rule("ANYOTHER-39")
def test_a_thrower_that_is_shut_in_calls_another_phase():
    # Defenders that cannot move away stay where they are.
    around = {1: (17, 0), 2: (4, 11), 3: (3, 11), 4: (5, 11), 5: (3, 12), 6: (5, 12)}
    jumped = sum(1 << player(f"A{number}") for number in around)
    state = throw_in(ThrowChoice, edition="core", away=around, jumped=jumped)
    assert list(asked(state)) == [Call("movement phase")]
    state, _ = answer(state, Call("movement phase"))
    assert (state.actions, isinstance(state.stack[-1], StepChoice)) == (1, True)
