"""What the attack may call next: ANYOTHER-01 to ANYOTHER-39, in each edition."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.support.football import answer, player, position
from tests.support.keepers import asked
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import BallWon, GoalScored, RestartGiven
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Nutmeg, Pass, Reckless, Shoot, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules import (
    corners,
    final_thirds,
    goal_kicks,
    loose_ball,
    next_action,
    penalties,
    setup,
    steals,
    throw_ins,
)
from touchline.counter_attack.rules.movement import StepGoesOn
from touchline.counter_attack.rules.next_action import ActionChoice, After
from touchline.kernel import AWAY, HOME, Step, replace

EDITIONS = ("core", "advanced", "living")
H9, A1, A4 = player("H9"), player("A1"), player("A4")

# The codes of the table, as the groups that are offered.
MP, SP, SP6, FTP, HP, LP, SH, SN = (
    "movement phase", "standard", "short", "first_time", "high", "long", "shoot", "snapshot",
)  # fmt: skip


def after(name: After, edition: str = "living", *, free: bool = False, **told: Any) -> State:
    """Home calls after something, with a target for every call there is; perhaps nobody has the ball."""
    home = {1: (-16, 0), 9: (10, 0), 10: (10, 4), 7: (3, -6)}
    away = {1: (17, 0), 4: (11, 9)}
    ball: dict[str, Any] = {"ball": (9, -3)} if free else {"carrier": "H9"}
    return position(home, away, edition=edition, after=name, **ball, **told)


def offered(state: State) -> set[str]:
    return {group.kind for group in asked(state).groups}


# The rows


ROWS: Mapping[After, tuple[str, set[str], set[str], set[str]]] = {
    "kick_off": ("ANYOTHER-01", {SP}, {SP}, {SP}),
    "movement": ("ANYOTHER-02", {MP, SP, HP, LP, SH}, {MP, SP, HP, LP, SH}, {MP, SP, HP, LP, SH}),
    "movement_free": ("ANYOTHER-03", {MP}, {MP}, {MP}),
    "standard": ("ANYOTHER-05", {MP, SN}, {MP, SN, FTP}, {MP, SN, FTP}),
    "space": ("ANYOTHER-06", {MP}, {MP}, {MP}),
    "first_time": ("ANYOTHER-07", {MP, SN}, {MP, SN}, {MP, SN}),
    "short": ("ANYOTHER-08", {MP, SN}, {MP, SN, FTP}, {MP, SN, FTP}),
    "aos": ("ANYOTHER-09", {MP, SP6, LP, SN}, {MP, SP6, LP, SN}, {MP, SP6, LP, SN}),
    "tackle": ("ANYOTHER-10", {MP, SP, HP, LP, SN}, {MP, SP, HP, LP, SN}, {MP, SP, HP, LP, SN}),
    "landed_free": ("ANYOTHER-12", {MP}, {MP}, {MP}),
    "headed": ("ANYOTHER-13", {MP, SN}, {MP, SN}, {MP, SN, FTP, LP}),
    "drop": ("ANYOTHER-15", {MP, SP, HP, LP}, {MP, SP, HP, LP}, {MP, SP, HP, LP}),
    "long_free": ("ANYOTHER-16", {MP}, {MP}, {MP}),
    "long": ("ANYOTHER-17", {MP, SN}, {MP, SN}, {MP, SN}),
    "loose": ("ANYOTHER-19", {MP}, {MP}, {MP, SN}),
    "loose_free": ("ANYOTHER-20", {MP}, {MP}, {MP}),
    "corner_short": ("ANYOTHER-22", {MP, SN}, {MP, SN, FTP}, {MP, SN}),
    "free_kick": ("ANYOTHER-25", {SP, HP, LP, SH}, {SP, HP, LP, SH}, {SP, HP, LP, SH}),
    "headed_away": ("ANYOTHER-32", {MP, SN}, {MP, SN}, {MP, SN, FTP, LP}),
}
FREE = ("movement_free", "space", "landed_free", "long_free", "loose_free")
AT_PHASE_END = ("ANYOTHER-02", "ANYOTHER-03")  # the code that cites them runs where a phase ends, below


def rows() -> list[Any]:
    table = []
    for name, (rule, *calls) in ROWS.items():
        for edition, expected in zip(EDITIONS, calls, strict=True):
            marks = () if rule in AT_PHASE_END else (pytest.mark.rule(rule),)
            table.append(pytest.param(name, rule, edition, expected, marks=marks, id=f"{rule}-{edition}"))
    return table


@pytest.mark.parametrize(("name", "rule", "edition", "expected"), rows())
def test_what_may_be_called(name, rule, edition, expected):
    state = after(name, edition, free=name in FREE)
    assert asked(state).rule == rule
    assert asked(state).side == HOME
    assert offered(state) == expected


def test_every_row_is_here():
    assert {name: row.rule for name, row in next_action.ROWS.items()} == {name: row[0] for name, row in ROWS.items()}


@pytest.mark.rule("ANYOTHER-01")
def test_a_kick_off_with_any_pass_where_the_option_says_so():
    assert offered(after("kick_off", options={"kickoff_actions": "any_pass"})) == {SP, HP, LP}


@pytest.mark.rule("SETUP-19")
@pytest.mark.parametrize("name", ["movement", "tackle", "drop", "free_kick"])
def test_beginners_play_no_high_passes(name):
    state = after(name)
    state = replace(state, setup=replace(state.setup, beginner=True))
    assert offered(state) == ROWS[name][3] - {HP}


@pytest.mark.parametrize(
    ("options", "name", "without"),
    [
        pytest.param({"first_time_pass": False}, "standard", FTP, marks=pytest.mark.rule("ANYOTHER-05")),
        pytest.param({"first_time_pass": False}, "headed", FTP, marks=pytest.mark.rule("ANYOTHER-13")),
        pytest.param({"header_declaration": "after_winning"}, "headed", LP, marks=pytest.mark.rule("ANYOTHER-13")),
        pytest.param({"snapshot_on_loose_ball": False}, "loose", SN, marks=pytest.mark.rule("ANYOTHER-19")),
    ],
)
def test_the_option_decides_not_the_edition(options, name, without):
    assert without in offered(after(name))
    assert without not in offered(after(name, options=options))


# What is not offered


@pytest.mark.rule("ANYOTHER-39")
def test_a_call_without_a_target_is_not_offered():
    ring = dict(enumerate(((1, 0), (1, -1), (0, 1), (0, -1), (-1, 0), (-1, -1)), start=2))
    state = position({9: (0, 0)}, ring, carrier="H9")
    assert offered(state) == {MP}


@pytest.mark.rule("ANYOTHER-39")
@pytest.mark.parametrize("name", ["kick_off", "free_kick"])
def test_a_movement_phase_where_everything_else_is_blocked(name):
    ring = dict(enumerate(((1, 0), (1, -1), (0, 1), (0, -1), (-1, 0), (-1, -1)), start=2))
    state = position({9: (0, 0)}, ring, carrier="H9", after=name)
    assert offered(state) == {MP}
    hemmed_in, _ = answer(state, Call("movement phase"))
    assert offered(hemmed_in) == {"nutmeg", "end"}


@pytest.mark.parametrize(
    ("name", "action", "rule", "reason"),
    [
        (
            "movement",
            Pass("first_time", hex_at(10, 4)),
            "ANYOTHER-02",
            "call-not-listed (call first-time pass, listed movement phase, standard pass, high pass, long pass, shot)",
        ),
        (
            "aos",
            Pass("high", hex_at(3, -6)),
            "ANYOTHER-09",
            "call-not-listed (call high pass, listed movement phase, short pass, long pass, snapshot)",
        ),
        (
            "standard",
            Shoot(hex_at(19, 0)),
            "ANYOTHER-05",
            "call-not-listed (call shot, listed movement phase, snapshot, first-time pass)",
        ),
        (
            "kick_off",
            Call("movement phase"),
            "ANYOTHER-01",
            "call-not-listed (call movement phase, listed standard pass)",
        ),
        ("movement", Call("snapshot"), "ANYOTHER-02", "call-not-listed (call snapshot, listed "),
        ("movement", Nutmeg(A4), "ANYOTHER-02", "not-listed (listed "),
        ("movement", Pass("quick_throw", hex_at(10, 4)), "ANYOTHER-02", "not-listed (listed "),
        ("movement", Pass("standard", hex_at(-2, 0)), "PASS-01", "pass-out-of-range (hex (-2, 0), away 12, "),
    ],
)
def test_why_not(name, action, rule, reason):
    refusal = refusal_of(after(name), action)
    assert refusal is not None
    assert refusal.rule == rule
    assert refusal.reason.startswith(reason)


@pytest.mark.parametrize(
    ("name", "edition", "action", "reason"),
    [
        ("standard", "core", Pass("first_time", hex_at(10, 4)), "option first_time_pass, value off"),
        ("headed", "advanced", Pass("first_time", hex_at(10, 4)), "option header_declaration, value after_winning"),
        ("headed", "core", Pass("long", hex_at(0, 0)), "option header_declaration, value after_winning"),
        ("loose", "advanced", Call("snapshot"), "option snapshot_on_loose_ball, value off"),
        ("corner_short", "living", Pass("first_time", hex_at(10, 4)), "option corner_short_pass, value short_pass"),
        ("kick_off", "living", Pass("high", hex_at(10, 4)), "option kickoff_actions, value standard_pass"),
    ],
)
def test_the_option_that_keeps_a_call_off_the_list(name, edition, action, reason):
    refusal = refusal_of(after(name, edition), action)
    assert refusal is not None
    assert refusal.rule == ROWS[name][0]
    assert refusal.reason.startswith("call-not-listed-by-option (")
    assert refusal.reason.endswith(f", {reason})")


@pytest.mark.rule("SETUP-19")
def test_why_beginners_play_no_high_pass():
    state = after("movement")
    refusal = refusal_of(replace(state, setup=replace(state.setup, beginner=True)), Pass("high", hex_at(10, 4)))
    assert refusal is not None
    assert refusal.rule == "SETUP-19"


@pytest.mark.rule("SHOT-02")
def test_why_no_shot():
    out_of_range = position({9: (7, 0)}, {1: (17, 0)}, carrier="H9")
    refusal = refusal_of(out_of_range, Shoot(hex_at(19, 0)))
    assert refusal is not None
    assert refusal.rule == "SHOT-02"
    no_snapshot = refusal_of(replace(out_of_range, stack=(ActionChoice("aos"),)), Call("snapshot"))
    assert no_snapshot == ("SHOT-02", "out-of-shooting-range (player H9)")


# How play comes to the rows


def phase(state: State) -> State:
    """A Movement Phase in which nobody moves."""
    state, _ = answer(state, Call("movement phase"), Call("end"), Call("end"), Call("end"))
    while Call("done") in asked(state):
        state, _ = answer(state, Call("done"))
    return state


@pytest.mark.rule("ANYOTHER-02", "ANYOTHER-03", "ANYOTHER-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_phase(edition):
    assert phase(after("space", edition)).stack == (ActionChoice("movement"),)
    assert phase(after("space", edition, free=True)).stack == (ActionChoice("movement_free"),)


@pytest.mark.rule("ANYOTHER-35", "ANYOTHER-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_carrier_that_has_not_moved_may_shoot(edition):
    state = phase(after("space", edition))
    assert Shoot(hex_at(19, 0)) in asked(state)
    assert SH not in offered(phase(after("space", edition, free=True)))


@pytest.mark.rule("ANYOTHER-04", "MOVE-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_snapshot_in_steps_1_and_3_with_the_ball_in_the_box(edition):
    state = position({9: (13, 0), 10: (0, 0)}, {1: (17, 3), 4: (0, 9)}, carrier="H9", edition=edition)
    one, _ = answer(state, Call("movement phase"))
    two, _ = answer(one, Call("end"))
    three, _ = answer(two, Call("end"))
    assert [SN in offered(step) for step in (one, two, three)] == [True, False, True]
    outside, _ = answer(after("movement", edition), Call("movement phase"))
    assert SN not in offered(outside)


@pytest.mark.rule("ANYOTHER-34")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_first_time_pass_only_right_after_the_pass(edition):
    state, _ = answer(after("movement", edition), Pass("standard", hex_at(10, 4)))
    assert FTP in offered(state)
    assert FTP not in offered(phase(state))


@pytest.mark.parametrize(
    ("call", "name"),
    [
        pytest.param(("movement", Pass("standard", hex_at(10, 4))), "standard", marks=pytest.mark.rule("ANYOTHER-05")),
        pytest.param(("movement", Pass("standard", hex_at(6, 0))), "space", marks=pytest.mark.rule("ANYOTHER-06")),
        pytest.param(("aos", Pass("short", hex_at(10, 4))), "short", marks=pytest.mark.rule("ANYOTHER-08")),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_pass(edition, call, name):
    before, action = call
    state, _ = answer(after(before, edition), action)
    assert state.stack == (ActionChoice(name),)
    assert asked(state).rule == ROWS[name][0]


@pytest.mark.rule("ANYOTHER-07")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_after_a_first_time_pass(edition):
    state, _ = answer(after("standard", edition), Pass("first_time", hex_at(10, 4)), Call("no"), Call("no"))
    assert state.stack == (ActionChoice("first_time"),)
    assert asked(state).rule == "ANYOTHER-07"


@pytest.mark.rule("ANYOTHER-09", "MOVE-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c02_after_a_steal(edition):
    state = position({9: (4, 0)}, {1: (17, 0), 4: (5, 1)}, carrier="H9", edition=edition, options={"nutmeg": False})
    state, _ = answer(state, Call("movement phase"), Move(H9, hex_at(5, 0)))
    if edition != "living":
        state, _ = answer(state, Call("steal"))
    state, events = answer(state, (6,))
    assert BallWon("MOVE-12", A4, "steal") in events
    assert (state.attack, state.stack) == (AWAY, (ActionChoice("aos"),))
    assert asked(state).rule == "ANYOTHER-09"


@pytest.mark.rule("ANYOTHER-10", "TACKLE-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c07_after_a_tackle(edition):
    state = position({9: (6, 0)}, {1: (17, 0), 4: (7, 0)}, carrier="H9", edition=edition)
    state, _ = answer(
        state, Call("movement phase"), Call("end"), Move(A4, hex_at(7, 0)), Call("tackle"), (6, 1), Call("no")
    )
    assert (state.attack, state.stack) == (AWAY, (ActionChoice("tackle"),))
    assert asked(state).rule == "ANYOTHER-10"


@pytest.mark.rule("ANYOTHER-29", "TACKLE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_tackle_lets_the_step_go_on(edition):
    state = position({9: (6, 0)}, {1: (17, 0), 4: (7, 0)}, carrier="H9", edition=edition)
    state, _ = answer(
        state, Call("movement phase"), Call("end"), Move(A4, hex_at(7, 0)), Call("tackle"), (2, 6), Call("no")
    )
    assert state.movement is not None
    assert (state.movement.step, asked(state).side) == (2, AWAY)


def runs_loose(start: tuple[int, int], edition: str, *, in_phase: bool) -> State:
    """A loose ball off away's 4 rolls 5 hexes north from a hex, in step 2 of a Movement Phase or outside one."""
    state = after("movement", edition, movement=Movement(step=2) if in_phase else None)
    match = game.match(replace(state, stack=(StepGoesOn(),)))
    loose_ball.runs_loose(match, "TACKLE-09", A4, hex_at(*start), AWAY)
    return answer(match.settle()[0], (4,), (5,))[0]


@pytest.mark.rule("ANYOTHER-29", "FOUL-19")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_failed_reckless_tackle_lets_the_step_go_on(edition):
    state = position({9: (6, 0)}, {1: (17, 0), 4: (7, 0)}, carrier="H9", edition=edition)
    state, _ = answer(state, Call("movement phase"), Call("end"), Move(A4, hex_at(7, 0)), Reckless(H9), (2,))
    assert state.movement is not None
    assert (state.movement.step, state.booked, asked(state).side) == (2, 1 << A4, AWAY)


@pytest.mark.rule("ANYOTHER-29", "FOUL-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_foul_that_is_played_on_lets_the_step_go_on(edition):
    away = {1: (17, 0), 4: (7, 0), 5: (16, 3)}
    state = position({9: (6, 0)}, away, carrier="H9", edition=edition)
    state, _ = answer(state, Call("movement phase"), Call("end"), Move(A4, hex_at(7, 0)), Call("tackle"))
    state, _ = answer(state, (1, 6), (1,), (1,), Call("play on"), Call("no"))
    assert state.movement is not None
    assert (state.movement.step, state.carrier, asked(state).side) == (2, H9, AWAY)


@pytest.mark.rule("ANYOTHER-18", "LOOSE-08", "LOOSE-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loose_ball_hits_an_attacker_in_a_phase(edition):
    state = runs_loose((10, 2), edition, in_phase=True)
    assert state.carrier == player("H10")
    assert (SN in offered(state)) == (edition == "living")
    if edition == "living":
        state, _ = answer(state, Call("no"))
    assert state.movement == Movement(step=2)


@pytest.mark.rule("ANYOTHER-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loose_ball_hits_an_attacker_outside_a_phase(edition):
    state = runs_loose((10, 2), edition, in_phase=False)
    assert (state.carrier, state.stack) == (player("H10"), (ActionChoice("loose"),))
    assert asked(state).rule == "ANYOTHER-19"


SHOT: dict[str, Any] = {"home": {9: (14, 0), 10: (8, 4)}, "away": {1: (17, 3), 4: (15, 0), 5: (15, 5)}, "carrier": "H9"}


@pytest.mark.rule("ANYOTHER-38")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("direction", "distance", "name"),
    [
        pytest.param(2, 1, "loose", id="ANYOTHER-19"),  # back to the shooter
        pytest.param(3, 1, "loose_free", id="ANYOTHER-20"),
        pytest.param(4, 5, "aos", id="ANYOTHER-09"),  # to away's 5
    ],
)
def test_after_a_blocked_shot(edition, direction, distance, name):
    home, away = {9: (14, 0), 10: (8, 4)}, {1: (17, 3), 4: (15, 0), 5: (15, 5)}
    state = position(home, away, carrier="H9", edition=edition)
    state, _ = answer(state, Shoot(hex_at(19, 0)), (6,), (direction,), (distance,))
    while isinstance(state.stack[-1], steals.TestChoice | final_thirds.ThirdsChoice):
        state, _ = answer(state, Call("no"))
    assert state.stack == (ActionChoice(name),)
    assert state.attack == (AWAY if name == "aos" else HOME)


@pytest.mark.rule("ANYOTHER-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loose_ball_stops_free(edition):
    in_phase = runs_loose((0, 0), edition, in_phase=True)
    assert (in_phase.carrier, in_phase.movement) == (NOBODY, Movement(step=2))
    outside = runs_loose((0, 0), edition, in_phase=False)
    assert (outside.carrier, outside.stack) == (NOBODY, (ActionChoice("loose_free"),))
    assert asked(outside).rule == "ANYOTHER-20"


@pytest.mark.rule("ANYOTHER-12")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_a_high_pass_lands_where_nobody_is(edition):
    state, _ = answer(after("movement", edition, ratings={"H9": {"high_pass": 6}}), Pass("high", hex_at(0, 4)))
    state, _ = answer(state, Call("no"), Call("no"), (6,))
    assert (state.carrier, state.stack) == (NOBODY, (ActionChoice("landed_free"),))
    assert asked(state).rule == "ANYOTHER-12"


@pytest.mark.rule("ANYOTHER-11")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_a_high_pass_lands_on_a_player(edition):
    state, _ = answer(after("movement", edition, ratings={"H9": {"high_pass": 6}}), Pass("high", hex_at(3, -6)))
    state, _ = answer(state, Call("no"), Call("no"), (6,))
    request = game.request(state)
    assert request is not None
    assert request.rule.startswith("HEAD")


@pytest.mark.rule("ANYOTHER-16")
def test_a_long_pass_into_space():
    state, _ = answer(after("movement", "core"), Pass("long", hex_at(0, 6)))
    while asked(state).side == AWAY:
        state, _ = answer(state, Call("no"))
    assert (state.carrier, state.stack) == (NOBODY, (ActionChoice("long_free"),))
    assert asked(state).rule == "ANYOTHER-16"


@pytest.mark.rule("ANYOTHER-17")
def test_a_long_pass_that_comes_down_on_a_teammate():
    """Aimed 6 hexes north of home's 7, it is inaccurate and scatters 6 hexes south."""
    state, _ = answer(after("movement"), Pass("long", hex_at(3, 0)), (1,), (1,), (6,))
    while asked(state).side == AWAY:
        state, _ = answer(state, Call("no"))
    assert (state.carrier, state.stack) == (player("H7"), (ActionChoice("long"),))
    assert asked(state).rule == "ANYOTHER-17"


# Restarts


def kinds(step: Step, edition: str, ball: tuple[int, int]) -> set[str]:
    """What home may do with a ball on a hex when a step of a set piece asks."""
    state = position(
        {1: (-17, 0), 9: ball, 10: (13, 9), 7: (14, 1)},
        {1: (18, 0), 4: (0, 0), 5: (17, -3)},
        carrier="H9",
        edition=edition,
        stack=(step,),
    )
    return offered(state)


@pytest.mark.parametrize(
    ("step", "ball", "book", "living"),
    [
        pytest.param(
            corners.CornerChoice(), (18, 12), {"high", "standard"}, {"high", "short"},
            marks=pytest.mark.rule("ANYOTHER-21"), id="ANYOTHER-21",
        ),
        pytest.param(
            throw_ins.SecondPhaseChoice(), (9, 12), None, {"movement phase", "no"},
            marks=pytest.mark.rule("ANYOTHER-23"), id="ANYOTHER-23-second-phase",
        ),
        pytest.param(
            throw_ins.ThrowChoice(), (9, 12), {"throw"}, {"throw", "throw_to_head"},
            marks=pytest.mark.rule("ANYOTHER-23"), id="ANYOTHER-23-throw",
        ),
        pytest.param(
            penalties.PenaltyChoice(), (14, 0), {"shoot"}, {"shoot"},
            marks=pytest.mark.rule("ANYOTHER-26"), id="ANYOTHER-26",
        ),
        pytest.param(
            goal_kicks.GoalKickChoice(), (-16, 0), {"kick"}, {"kick", "standard"},
            marks=pytest.mark.rule("ANYOTHER-27"), id="ANYOTHER-27",
        ),
    ],
)  # fmt: skip
def test_set_pieces(step, ball, book, living):
    assert kinds(step, "living", ball) == living
    for edition in ("core", "advanced") if book else ():
        assert kinds(step, edition, ball) == book


@pytest.mark.rule("ANYOTHER-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_goal_the_other_side_kicks_off(edition):
    state = position({9: (18, 0)}, {1: (15, 5)}, carrier="H9", edition=edition)
    state, events = answer(state, Call("movement phase"), Move(H9, hex_at(19, 0)))
    assert GoalScored("MOVE-07", HOME, H9, own=False) in events
    assert state.score == (1, 0)
    assert setup.KickOff(AWAY) in state.stack


@pytest.mark.rule("ANYOTHER-31", "OFFSIDE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_an_offside_there_is_a_free_kick(edition):
    state = position({9: (5, 0), 10: (10, 0)}, {1: (17, 0), 4: (8, 5)}, carrier="H9", edition=edition)
    _, events = answer(state, Pass("standard", hex_at(10, 0)))
    assert RestartGiven("OFFSIDE-05", "free_kick", AWAY, hex_at(10, 0)) in events
