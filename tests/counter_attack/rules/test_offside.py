"""Offside: OFFSIDE-01 to OFFSIDE-07."""

import pytest

from tests.counter_attack.rules.passes import EDITIONS, NO, kinds, move, to
from tests.support.football import answer, player, position
from touchline.counter_attack.events import BallWon, OffsideGiven, RestartGiven
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import OFF, Call
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import offside, passing
from touchline.kernel import Event

LINE = {1: (17, 0), 4: (9, 5)}  # the second-last defender is on column 9


def given(events: list[Event]) -> list[tuple[str, tuple[int, int]]]:
    """Who was caught, and where the free kick is."""
    return [(f"H{event.player + 1}", xz(event.hex)) for event in events if isinstance(event, OffsideGiven)]


# The position


@pytest.mark.rule("OFFSIDE-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hex", "ball", "away", "off"),
    [
        ((9, 0), (5, 0), LINE, False),  # C57: level with the second-last defender
        ((10, 0), (5, 0), LINE, True),  # C57
        ((10, 0), (10, 5), LINE, False),  # level with the ball
        ((11, 0), (10, 5), LINE, True),
        ((0, 0), (-5, 0), {1: (-9, 0), 4: (-9, 5)}, False),  # not in the opposing half
        ((1, 0), (-5, 0), {1: (-9, 0), 4: (-9, 5)}, True),
        ((12, 0), (5, 0), {1: (11, 0), 4: (17, 5)}, True),  # the goalkeeper is one of the two
        ((12, 0), (5, 0), {4: (16, 0), 5: (13, 5)}, False),
        ((12, 0), (5, 0), {4: (16, 0)}, True),  # a last defender alone
    ],
)
def test_c57_the_position(hex, ball, away, off, edition):
    state = position({8: ball, 9: hex}, away, carrier="H8", edition=edition)
    assert offside.positions(state, hex_at(*ball)) == (1 << player("H9") if off else 0)


@pytest.mark.rule("OFFSIDE-01")
def test_the_position_counts_towards_the_goal_that_a_side_attacks():
    state = position(LINE, {8: (5, 0), 9: (10, 0), 10: (-10, 0)}, carrier="A8")
    assert offside.positions(state, hex_at(5, 0)) == 1 << player("A10")
    state = position(LINE, {8: (5, 0), 9: (10, 0)}, carrier="A8", right="away")
    assert offside.positions(state, hex_at(5, 0)) == 1 << player("A9")


# The offence


@pytest.mark.rule("OFFSIDE-03", "OFFSIDE-05", "ANYOTHER-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c57_a_pass_to_an_offside_player_is_a_free_kick_on_its_hex(edition):
    state = position({8: (5, 0), 9: (10, 0)}, LINE, carrier="H8", edition=edition)
    state, events = answer(state, to(10, 0))
    assert given(events) == [("H9", (10, 0))]
    restart = next(event for event in events if isinstance(event, RestartGiven))
    assert (restart.rule, restart.restart, restart.side, xz(restart.hex)) == (
        "OFFSIDE-05",
        "free_kick",
        "away",
        (10, 0),
    )
    assert state.attack == "away"


@pytest.mark.rule("MOVE-02", "OFFSIDE-01", "OFFSIDE-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("label", "hex"), [("H10", (9, 5)), ("H7", (9, -5))])
def test_c56_a_defence_that_steps_up_leaves_two_attackers_offside(edition, label, hex):
    home = {9: (2, 0), 10: (7, 4), 7: (7, -5), 11: (0, 8), 6: (-5, 0), 2: (-5, 5), 3: (-5, -5)}
    away = {1: (17, 0), 8: (11, 0), 4: (12, 1), 5: (12, -2), 6: (12, 8), 3: (12, -9)}
    state = position(home, away, carrier="H9", edition=edition, ratings={f"A{n}": {"pace": 4} for n in (3, 4, 5, 6, 8)})
    state, _ = answer(
        state,
        Call("movement phase"),
        *(move("H11", 3, 8), move("H10", 9, 5), move("H7", 9, -5), move("H6", -3, 0)),
        *(move("A8", 8, 0), move("A4", 8, 2), move("A5", 8, -1), move("A6", 8, 9), move("A3", 8, -8)),
        *(move("H2", -3, 5), move("H3", -3, -5)),
    )
    assert (state.movement, state.carrier) == (None, player("H9"))
    before = position({9: (2, 0), 10: (9, 5), 7: (9, -5)}, away, carrier="H9", edition=edition)
    assert offside.positions(before, before.ball) == 0  # where the defence stood
    assert offside.positions(state, state.ball) == 1 << player("H10") | 1 << player("H7")
    _, events = answer(state, to(*hex))
    assert given(events) == [(label, hex)]


@pytest.mark.rule("OFFSIDE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_that_is_level_receives_the_ball(edition):
    state = position({8: (5, 0), 9: (9, 0)}, LINE, carrier="H8", edition=edition)
    state, events = answer(state, to(9, 0))
    assert (given(events), state.carrier) == ([], player("H9"))


@pytest.mark.rule("OFFSIDE-02")
def test_in_living_the_call_marks_everybody_but_the_passer():
    state = position({8: (5, 0), 9: (10, 0), 10: (11, 3)}, LINE, carrier="H8")
    state, _ = answer(state, to(5, 3))
    assert state.offside == 1 << player("H9") | 1 << player("H10")
    assert xz(state.passed_from) == (5, 0)


@pytest.mark.rule("OFFSIDE-02")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_nobody_is_marked_at_the_call(edition):
    state = position({8: (5, 0), 9: (10, 0)}, LINE, carrier="H8", edition=edition)
    state, _ = answer(state, to(5, 3))
    assert (state.offside, xz(state.passed_from)) == (0, (5, 0))


@pytest.mark.rule("OFFSIDE-02", "OFFSIDE-01")
@pytest.mark.parametrize(("edition", "off"), [("advanced", False), ("living", True)])
def test_the_moves_of_a_first_time_pass_come_too_late_in_living(edition, off):
    state = position({8: (5, 0), 9: (10, 0)}, LINE, carrier="H8", edition=edition, after="standard")
    state, events = answer(state, to(10, 0, "first_time"), NO, move("A4", 10, 6))
    assert bool(given(events)) == off
    assert (state.carrier == player("H9")) == (not off)


@pytest.mark.rule("OFFSIDE-02", "OFFSIDE-06")
@pytest.mark.parametrize(("edition", "off"), [("core", False), ("advanced", False), ("living", True)])
def test_c66_a_high_pass_is_judged_at_reception_or_at_the_call(edition, off):
    state = position({8: (5, 0), 9: (10, 0)}, LINE, carrier="H8", edition=edition)
    state, _ = answer(state, to(10, 0, "high"), NO, move("A4", 10, 4))
    assert state.ball == hex_at(5, 0)
    match = Match(state)
    match.leave_ball(hex_at(10, 0))
    assert bool(offside.offenders(match.state, direct=True) >> player("H9") & 1) == off
    assert offside.caught(match, player("H9"), direct=True) == off


@pytest.mark.rule("OFFSIDE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ball_collected_from_space_later(edition):
    home = {8: (5, 0), 9: (10, 0)}
    state = position(home, LINE, carrier="H8", edition=edition, ratings={"H9": {"pace": 6}})
    state, events = answer(state, to(8, 0), Call("movement phase"), move("H9", 8, 0))
    if edition == "living":
        assert given(events) == [("H9", (8, 0))]
        assert state.attack == "away"
    else:
        assert (given(events), state.carrier) == ([], player("H9"))


@pytest.mark.rule("OFFSIDE-03")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_long_pass_that_lands_on_an_offside_player(edition):
    options = {"long_pass_miss": "scatter"}
    state = position({8: (2, 0), 9: (11, 0)}, LINE, carrier="H8", edition=edition, options=options)
    _, events = answer(state, to(4, 4, "long"), (1,), (6,), (6,))  # (10, 1)
    assert given(events) == []
    state = position({8: (2, 0), 9: (10, 1)}, LINE, carrier="H8", edition=edition, options=options)
    _, events = answer(state, to(4, 4, "long"), (1,), (6,), (6,))
    assert given(events) == [("H9", (10, 1))]


@pytest.mark.rule("OFFSIDE-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_touch_of_the_defence_cancels_it(edition):
    state = position({8: (5, 0), 9: (10, 0)}, LINE | {5: (7, 1)}, carrier="H8", edition=edition)
    state, events = answer(state, to(10, 0), (6,))
    assert BallWon("PASS-09", player("A5"), "interception") in events
    assert given(events) == []
    assert (state.offside, state.passed_from) == (0, OFF)
    assert offside.offenders(state, direct=True) == 0


@pytest.mark.rule("OFFSIDE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_stays_away_from_the_ball_commits_no_offence(edition):
    state = position({8: (5, 0), 9: (10, 0), 10: (5, 3)}, LINE, carrier="H8", edition=edition)
    state, events = answer(state, to(5, 3))
    assert (given(events), state.carrier, state.offside) == ([], player("H10"), 0)
    assert kinds(state)[0] == "movement phase"


@pytest.mark.rule("OFFSIDE-03", "SETPIECE-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_offside_where_a_set_piece_has_none(edition):
    state = position({8: (5, 12), 9: (10, 10)}, LINE, carrier="H8", edition=edition)
    match = Match(state)
    passing.ground(match, "throw", player("H8"), state.ball, hex_at(10, 10), barred=True, judged=False, reached="short")
    state, events = match.settle()
    assert (given(list(events)), state.carrier) == ([], player("H9"))


@pytest.mark.rule("OFFSIDE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_free_kick_is_judged(edition):
    state = position({8: (5, 0), 9: (10, 0)}, LINE, carrier="H8", edition=edition, after="free_kick")
    _, events = answer(state, to(10, 0))
    assert given(events) == [("H9", (10, 0))]


@pytest.mark.rule("OFFSIDE-03")
def test_nobody_offends_where_no_pass_was_played():
    state = position({8: (5, 0), 9: (10, 0)}, LINE, carrier="H8", edition="core")
    assert not offside.caught(Match(state), player("H9"), direct=True)
