"""Halves and time: CLOCK, and the timed mode."""

from typing import Any

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import now, offered, play, position
from touchline import french_flair as ff
from touchline.french_flair.events import HalfBegan, HalfEnded, MatchEnded, TimeRanOut
from touchline.kernel import AWAY, CLOCK, HOME, Choose


def late(rules: str, where: str, script: str, then: str, **rest: Any) -> object:
    """A row of the second half with its time up."""
    return row(rules, where, script, then, half=2, time_up=True, **rest)


def ends(where: str, script: str, instead_of: str = "", **rest: Any) -> object:
    """A row that ends the half, and so the match; what would have followed does not."""
    barred = " ".join(f"-{name}" for name in instead_of.split())
    return late("FF-CLOCK-2", where, script, "OVER", noted=f"HalfEnded MatchEnded {barred}", **rest)


def timed(rules: str, where: str, script: str, then: str, **rest: Any) -> object:
    """A row of a match by the clock: the script answers `play on` or `time up` wherever the time is asked."""
    return row(rules, where, script, then, options={"clock": "minutes:10"}, **rest)


ENDS = [
    # (a) the side in possession says so
    ends("home FREE x50", "end"),
    ends("LANDING(home, KICK) x10", "end"),
    ends("MARK(home) x10", "end"),
    ends("PENALTY(home) x50", "end"),
    ends("home RUCK x50", "end", advantage="home@50", live="none"),
    # (b) the ball leaves the field: touch or dead ball
    ends("home FREE x30", "15.touch; [3]", instead_of="LineoutSet"),
    ends("home FREE x30", "15.touch; [1]"),
    ends("home FREE x75", "15.touch; [6]", instead_of="DropOutTaken"),
    ends("MARK(home) x10", "touch; [3]"),
    ends("PENALTY(home) x50", "touch; [3]", instead_of="LineoutSet"),
    ends("PENALTY(home) x75", "touch; [6]"),
    ends("home FREE x85", "12.kick; [6]", instead_of="DropOutTaken"),
    ends("home FREE x85", "12.kick; [3][3]", scored="0-0"),
    ends("home FREE x80", "9.drop; [6][1]", scored="0-0"),
    # (c) a conversion, (d) a penalty kick at goal, good or not, (e) a drop goal that scores
    ends("CONVERSION(home)", "[4]; [3]", score="5-0", scored="7-0", instead_of="KickOffTaken"),
    ends("CONVERSION(home)", "[3]; [4]", score="5-0", scored="5-0"),
    ends("PENALTY(home) x75", "goal; [6]", scored="3-0", instead_of="KickOffTaken"),
    ends("PENALTY(home) x50", "goal; [6]", scored="0-0", instead_of="Gathered"),
    ends("PENALTY(home) x70", "goal; [6]", scored="0-0"),
    ends("PENALTY(home) x75", "goal; [6][1]", scored="0-0"),
    ends("PENALTY(home) x95", "goal; [6][1]", scored="0-0"),
    ends("home FREE x75", "9.drop; [6]", scored="3-0", instead_of="KickOffTaken"),
]  # fmt: skip

GOES_ON = [
    # Everything else is played, and the side that then has the ball may say END
    late("FF-CLOCK-2", "home FREE x40", "1.advance; decline", "home FREE x50", may_end="yes"),
    late("FF-CLOCK-2", "home FREE x40", "12.kick; [3]", "LANDING(away, KICK) x55", offers="play end"),
    late("FF-CLOCK-2", "home FREE x70", "12.kick; [6]", "LANDING(away, KICK) x100", offers="play ground mark end"),
    late("FF-CLOCK-2", "home FREE x40", "9.drop; [3]", "LANDING(away, SHOT) x55", offers="play end"),
    late("FF-CLOCK-2", "home FREE x10", "9.touch; [1]", "LANDING(away, TOUCH) x15", offers="play end"),
    late("FF-CLOCK-2", "LANDING(away, KICK) x90", "mark", "MARK(away) x90", offers="kick touch end"),
    late("FF-CLOCK-2", "home CLEAR_OFFER attack 2-5 x50", "clear 1; [6]", "PENALTY(away) x50",
         offers="goal touch tap end"),
    late("FF-CLOCK-2", "PENALTY(home) x50", "tap", "home TAP x50", may_end="yes"),
    late("FF-RUN-3", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40", offers="dice"),
    late("FF-KICK-5", "home FREE x40", "12.kick; [4][4]", "SCRUM(home) x80", offers="dice"),
    late("FF-SCRUM-2", "SCRUM(home) x40", "[2][2]; [3][2]", "PENALTY(home) x40", offers="goal touch tap end"),
    late("FF-INTERCEPT-1", "home FREE x40", "1.advance; tackle 7; [2][2]", "away FREE x30", may_end="yes"),
    late("FF-RUCK-3", "home CONTEST_OFFER attack 2-5 x50", "decline", "home RUCK x50", home="1 2 6 9 10 12",
         may_end="yes"),
    late("FF-LASTCARD-1", "home RUCK x40", "12.advance; tackle 7", "away RUCK x50", home="12", away="6 7 9 10 11",
         may_end="yes"),
    late("FF-TRY-1", "home FREE x95", "12.advance", "CONVERSION(home) x105", offers="dice"),
    late("FF-KICK-4", "home FREE x40", "12.kick; [2][2]", "home KICKED x60", may_end="yes",
         home="1 6 7 8 9 10 12"),
    late("FF-INGOAL-2", "LANDING(home, KICK) x-5", "ground", "DROPOUT22(home) x20", offers="dice"),
    # A restart that has begun is played
    late("FF-KICKOFF-1", "KICKOFF(home)", "[3]", "LANDING(away, KICKOFF) x65", offers="play end"),
    late("FF-DROPOUT22-1", "DROPOUT22(home)", "[3]", "LANDING(away, DROPOUT) x35", offers="play end"),
    late("FF-LINEOUT-1", "LINEOUT(home) x40", "[3]; [2]", "home LINEOUT x40", may_end="yes",
         home="1 6 8 9 10 12"),
    # Nobody else says END, and nobody in between
    late("FF-TACKLE-1", "home FREE x40", "1.advance", "TACKLE_OFFER(away) x50", offers="tackle decline"),
    late("FF-LASTCARD-1", "home FREE x40", "12.advance", "FORCED_TACKLE(away) x50", home="12", offers="tackle"),
    late("FF-CONTEST-1", "home FREE x40", "1.advance; tackle 7; [2][1]; [6][5]", "CONTEST_OFFER(away, 5-6) x50",
         offers="contest decline"),
    late("FF-CLEAR-1", "home CONTEST_OFFER attack 2-5 x50", "contest 7; [3]", "CLEAR_OFFER(home, 3-5) x50",
         offers="clear decline"),
    late("FF-ADVANTAGE-1", "home CONTEST_OFFER attack 2-5 x50", "contest 7; [6]", "ADVANTAGE_CHOICE(home) x50",
         offers="advantage penalty"),
    late("FF-PICKGO-2", "home RUCK x50", "pick 1 2", "PICK_AGAIN(home) x55", home="1 2 3 4", offers="pick stop"),
    # An advantage brought back comes before a ball that leaves the field
    late("FF-CLOCK-3", "home RUCK x60", "9.touch; [3]", "PENALTY(home) x60", advantage="home@60",
         offers="goal touch tap end"),
    late("FF-CLOCK-3", "home RUCK x60", "9.touch; [1]", "PENALTY(home) x60", advantage="home@60"),
    late("FF-CLOCK-3", "home RUCK x85", "9.kick; [6]", "PENALTY(home) x85", advantage="home@85"),
    late("FF-CLOCK-3", "home RUCK x80", "9.touch; [6]", "PENALTY(home) x80", advantage="home@80"),
    late("FF-CLOCK-3", "home RUCK x80", "9.drop; [6][1]", "PENALTY(home) x80", advantage="home@80"),
]  # fmt: skip


SIXTY = [
    # The 60th phase is already late: END is offered at once, but a restart that has begun is played
    row("FF-CLOCK-4", "home FREE x40", "1.advance; decline", "home FREE x50", phases=58, may_end="no"),
    row("FF-CLOCK-4", "home FREE x40", "1.advance; decline", "home FREE x50", phases=59, may_end="yes"),
    row("FF-CLOCK-4", "ADVANTAGE_CHOICE(home) x50", "penalty", "PENALTY(home) x50", phases=58, offers="goal touch tap"),
    row("FF-CLOCK-4", "ADVANTAGE_CHOICE(home) x50", "penalty", "PENALTY(home) x50", phases=59,
        offers="goal touch tap end"),
    row("FF-CLOCK-4", "LANDING(home, KICK) x10", "mark", "MARK(home) x10", phases=58, offers="kick touch"),
    row("FF-CLOCK-4", "LANDING(home, KICK) x10", "mark", "MARK(home) x10", phases=59, offers="kick touch end"),
    row("FF-CLOCK-4", "home FREE x30", "15.touch; [3]", "LINEOUT(away) x45", phases=59, noted="TimeRanOut -HalfEnded"),
    row("FF-CLOCK-4", "home FREE x85", "12.kick; [6]", "DROPOUT22(away) x80", phases=59, noted="TimeRanOut -HalfEnded"),
    row("FF-CLOCK-4", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40", phases=59, noted="TimeRanOut"),
    row("FF-CLOCK-4", "CONVERSION(home)", "[4]; [3]", "KICKOFF(away) x50", phases=59, noted="TimeRanOut -HalfEnded"),
    row("FF-CLOCK-4", "LANDING(home, KICK) x10", "play; 9.touch; [3]", "LINEOUT(away) x25", phases=58,
        noted="TimeRanOut -HalfEnded"),
    row("FF-CLOCK-4", "LANDING(home, KICK) x10", "play; 9.touch; [3]", "OVER", phases=59, half=2,
        noted="TimeRanOut HalfEnded"),
    # A side without a card to play has no phase
    row("FF-CLOCK-4", "home FREE x40", "12.kick; [2][2]", "away FREE x60", phases=58, home="12", may_end="no"),
    row("FF-CLOCK-4", "home FREE x40", "12.kick; [2][2]", "away FREE x60", phases=59, home="12", may_end="yes"),
    # The first pair of a pick-and-go series was counted as its OPEN
    row("FF-PICKGO-1", "home RUCK x50", "pick 1 2", "PICK_AGAIN(home) x55", phases=59, home="1 2 3 4",
        noted="-TimeRanOut"),
    row("FF-CLOCK-4", "PICK_AGAIN(home) x50", "pick 1 2", "PICK_AGAIN(home) x55", phases=59, home="1 2 3 4",
        noted="TimeRanOut"),
]  # fmt: skip

TIMED = [
    # Asked at each clock phase …
    timed("FF-CLOCK-4", "home FREE x40", "1.advance; decline", "FF-CLOCK-1(clock) x50"),
    timed("FF-CLOCK-4", "home FREE x40", "1.advance; decline; play on", "home FREE x50", may_end="no"),
    timed("FF-CLOCK-4", "home FREE x40", "1.advance; decline; time up", "home FREE x50", may_end="yes"),
    timed("FF-CLOCK-4", "CONVERSION(home)", "[4]; [3]; play on", "KICKOFF(away) x50"),
    timed("FF-CLOCK-4", "LANDING(home, KICK) x-5", "ground; play on", "DROPOUT22(home) x20"),
    timed("FF-CLOCK-4", "home KICKED x40", "counter 12.run; [1]; play on", "SCRUM(away) x40"),
    timed("FF-CLOCK-4", "home FREE x40", "15.touch; [3]; play on", "LINEOUT(away) x55"),
    timed("FF-CLOCK-4", "ADVANTAGE_CHOICE(home) x50", "penalty; play on", "PENALTY(home) x50"),
    timed("FF-CLOCK-4", "ADVANTAGE_CHOICE(home) x50", "advantage; play on", "home RUCK x50"),
    timed("FF-CLOCK-4", "LANDING(home, KICK) x10", "mark; play on", "MARK(home) x10", offers="kick touch"),
    timed("FF-CLOCK-4", "LANDING(home, KICK) x10", "mark; time up", "MARK(home) x10", offers="kick touch end"),
    timed("FF-CLOCK-4", "home LINEOUT x40", "maul 1 8; play on", "home MAUL1 x45"),
    timed("FF-CLOCK-4", "PICK_AGAIN(home) x50", "pick 1 2; play on", "PICK_AGAIN(home) x55", home="1 2 3 4"),
    timed("FF-CLOCK-4", "PICK_AGAIN(home) x50", "stop; play on", "home PICKGO x50", home="1 2 3 4"),
    # … and at each landing, so that END may be offered there; then again at the OPEN that follows
    timed("FF-CLOCK-4", "home FREE x40", "12.kick; [3]; play on; play on", "away KICKED x55"),
    timed("FF-CLOCK-4", "home FREE x40", "12.kick; [3]; time up", "LANDING(away, KICK) x55", offers="play end"),
    timed("FF-CLOCK-4", "home FREE x70", "12.kick; [6]; play on", "LANDING(away, KICK) x100",
          offers="play ground mark"),
    timed("FF-CLOCK-4", "home FREE x70", "12.kick; [6]; play on; play; play on", "away KICKED x100"),
    timed("FF-CLOCK-4", "KICKOFF(home)", "[3]; play on; play on", "away KICKOFF x65"),
    timed("FF-CLOCK-4", "home FREE x40", "9.drop; [3]; time up", "LANDING(away, SHOT) x55", offers="play end"),
    timed("FF-CLOCK-4", "PENALTY(home) x40", "goal; [3]; time up", "LANDING(away, SHOT) x55", offers="play end"),
    timed("FF-CLOCK-4", "home FREE x-10", "12.kick; [1]; play on", "CONVERSION(away) x-5", scored="0-5"),
    # Not at tackles, contests, conversions, nor for a first pick-and-go; nor once time is up
    timed("FF-TACKLE-1", "home FREE x40", "1.advance", "TACKLE_OFFER(away) x50"),
    timed("FF-CONTEST-1", "home FREE x40", "1.advance; tackle 7; [2][1]; [6][5]", "CONTEST_OFFER(away, 5-6) x50"),
    timed("FF-TRY-1", "home FREE x95", "1.advance", "CONVERSION(home) x105"),
    timed("FF-PICKGO-1", "home RUCK x50", "pick 1 2", "PICK_AGAIN(home) x55", home="1 2 3 4"),
    timed("FF-CLOCK-4", "home FREE x40", "1.advance; decline; time up; 8.advance; decline", "home FREE x60",
          may_end="yes"),
    timed("FF-CLOCK-4", "home FREE x40", "12.kick; [3]; time up; play", "away KICKED x55"),
    timed("FF-CLOCK-2", "home FREE x40", "1.advance; decline; time up; 15.touch; [3]", "OVER", half=2),
    # However many phases there have been
    timed("FF-CLOCK-4", "home FREE x40", "1.advance; decline; play on", "home FREE x50", phases=99, may_end="no"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*ENDS, *GOES_ON, *SIXTY, *TIMED])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    ("where", "script", "counted"),
    [
        # One for each restart, set piece, penalty, mark and OPEN
        ("CONVERSION(home)", "[4]; [3]", 1),
        ("LANDING(home, KICK) x-5", "ground", 1),
        ("home KICKED x40", "counter 12.run; [1]", 1),
        ("home FREE x40", "9.touch; [3]", 1),
        ("ADVANTAGE_CHOICE(home) x50", "penalty", 1),
        ("ADVANTAGE_CHOICE(home) x50", "penalty; tap", 2),
        ("ADVANTAGE_CHOICE(home) x50", "advantage", 1),
        ("LANDING(home, KICK) x10", "mark", 1),
        ("home FREE x40", "1.advance; decline", 1),
        ("home FREE x40", "12.kick; [2][2]", 1),
        ("home FREE x40", "12.kick; [4][4]", 1),
        ("SCRUM(home) x40", "[4]; [3]", 1),
        ("SCRUM(home) x40", "[4][4]; [3][2]", 1),
        ("home LINEOUT x40", "maul 1 2; maul 3 4", 2),
        # Each further pair, but not the first, and the OPEN after the series
        ("home RUCK x40", "pick 1 2; stop", 1),
        ("home RUCK x40", "pick 1 2; pick 3 4", 2),
        ("PICK_AGAIN(home) x40", "pick 1 2", 1),
        # Nothing for a tackle, a contest, a clear-out, a landing, a conversion
        ("home FREE x40", "1.advance; tackle 7; [2][1]; [6][5]; contest 6; [5]; clear 2; [6]", 1),
        ("home FREE x40", "1.advance; tackle 7; [2][1]; [6][5]; contest 6; [1]; penalty", 1),
        ("home FREE x40", "12.kick; [3]", 1),
        ("home FREE x70", "12.kick; [6]; play", 1),
        ("home FREE x95", "1.advance; [4]; [3]", 1),
    ],
)
@pytest.mark.rule("FF-CLOCK-1")
def test_what_counts_as_a_clock_phase(where: str, script: str, counted: int) -> None:
    state, _ = play(position(where, home="1 2 3 4 9 12", phases=20), script)
    assert state.phases == 20 + counted


@pytest.mark.rule("FF-CLOCK-1", "FF-CLOCK-4")
def test_time_runs_out_once() -> None:
    before = position("home FREE x40", phases=58)
    state, events = play(before, "1.advance; decline; 8.advance; decline; 9.advance; decline")
    assert [event for event in events if isinstance(event, TimeRanOut)] == [TimeRanOut("FF-CLOCK-1", 1)]
    assert (state.phases, state.time_up) == (61, True)


@pytest.mark.rule("FF-CLOCK-2")
def test_a_new_half_starts_afresh_but_for_the_score() -> None:
    late_on = position("home RUCK x40", phases=63, time_up=True, score="3-5", advantage="home@40")
    state, events = play(late_on, "end")
    assert HalfEnded("FF-CLOCK-2", 1, 3, 5) in events
    assert HalfBegan("FF-KICKOFF-2", 2, AWAY) in events
    assert now(state) == "KICKOFF(away) x50"
    assert (state.half, state.phases, state.time_up, state.advantage) == (2, 1, False, None)
    assert (state.home.points, state.away.points) == (3, 5)


@pytest.mark.rule("FF-CLOCK-2", "FF-SETUP-5")
def test_the_second_half_ends_the_match() -> None:
    state, events = play(position("home RUCK x40", half=2, time_up=True, score="3-5"), "end")
    assert events[-2:] == (HalfEnded("FF-CLOCK-2", 2, 3, 5), MatchEnded("FF-SETUP-5", 3, 5))
    assert ff.request(state) is None


@pytest.mark.rule("FF-CLOCK-1", "FF-CLOCK-4")
def test_in_timed_mode_the_clock_is_asked_from_the_kick_off_on() -> None:
    state, _ = play(ff.start(ff.Setup(options=ff.Options(clock="minutes:10"))), "")
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("FF-CLOCK-1", CLOCK)
    assert list(request) == [ff.Call("play on"), ff.Call("time up")]
    assert ff.view(state, HOME).waits_for is None
    state, events = play(state, "time up")
    assert TimeRanOut("FF-CLOCK-1", 1) in events
    assert (now(state), offered(state)) == ("KICKOFF(home) x50", {"dice"})
