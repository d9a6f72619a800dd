"""The switches of §E, each with every value, and the rulings on them."""

import re
from typing import Any, get_args, get_type_hints

import pytest

from tests.french_flair.rules.support import Row, Ruling, row, ruling
from tests.french_flair.support import now, offered, play, position
from touchline import french_flair as ff
from touchline import rulebook
from touchline.french_flair.events import HandRedrawn, Kicked
from touchline.french_flair.model import Options
from touchline.kernel import HOME, BadSetup, Choose, Draw, Roll

VALUES: dict[str, tuple[Any, ...]] = {
    # the default first
    "clock": ("phases:60", "phases:40", "minutes:10"),
    "first_kick": ("home", "away", "toss"),
    "drop_out_mark": (20, 25),
    "run_double_one": ("knock_on", "double"),
    "missed_tackle_mid": ("new_play", "continue"),
    "missed_touch_spot": ("landing", "kick"),
    "maul_cards": ("two_per_phase", "two_in_all"),
    "counter_repeat": (False, True),
    "eightnine_nine": (5, 10),
    "ruck_exit": ("advance_free", "relay_always", "all_free"),
    "scrum_relay_low": (True, False),
    "kickoff_min": (0, 10),
    "intercept_unit": (5, 1),
    "conversion": ("duel", "solo"),
    "penalty_touch_one": ("ignored", "direct"),
    "tap_relay": (True, False),
    "advantage_span": ("until_lost", "one_play"),
    "mark_restarts": (False, True),
    "five_metre_spot": ("goal_line", "five"),
    "penalty_touch_after_time": ("ends", "lineout_played"),
    "forward_chain": ("ascending", "consecutive"),
}


def switched(rules: str, switch: str, where: str, script: str, then: str, **rest: Any) -> object:
    """A row with a switch set, written `name=value`; several go with spaces between them."""
    options = dict(word.split("=") for word in switch.split())
    return row(rules, where, script, then, options=options, **rest)


CLOCK = [
    switched("FF-CLOCK-1", "clock=phases:60", "home FREE x40", "1.advance; decline", "home FREE x50", phases=59,
             may_end="yes"),
    switched("FF-CLOCK-1", "clock=phases:40", "home FREE x40", "1.advance; decline", "home FREE x50", phases=38,
             may_end="no"),
    switched("FF-CLOCK-1", "clock=phases:40", "home FREE x40", "1.advance; decline", "home FREE x50", phases=39,
             may_end="yes"),
    switched("FF-CLOCK-1", "clock=phases:1", "CONVERSION(home)", "[4]; [3]; [3]", "LANDING(home, KICKOFF) x35",
             may_end="yes"),
    switched("FF-CLOCK-1", "clock=minutes:10", "home FREE x40", "1.advance; decline; play on", "home FREE x50",
             phases=59, may_end="no"),
    switched("FF-CLOCK-1", "clock=minutes:5", "home FREE x40", "1.advance; decline; time up", "home FREE x50",
             may_end="yes"),
]  # fmt: skip

RESTARTS = [
    switched("FF-DROPOUT22-1", "drop_out_mark=20", "LANDING(home, KICK) x-5", "ground", "DROPOUT22(home) x20"),
    switched("FF-DROPOUT22-1", "drop_out_mark=25", "LANDING(home, KICK) x-5", "ground", "DROPOUT22(home) x25"),
    switched("FF-DROPOUT22-1", "drop_out_mark=25", "home FREE x85", "12.kick; [6]; [2]", "home DROPOUT x65"),
    switched("FF-KICKOFF-1", "kickoff_min=0", "KICKOFF(home)", "[1]", "away KICKOFF x55"),
    switched("FF-KICKOFF-1", "kickoff_min=10", "KICKOFF(home)", "[1]", "SCRUM(away) x50", home="1 2", away="7",
             held="6-6"),
    switched("FF-KICKOFF-1", "kickoff_min=10", "KICKOFF(home)", "[2]", "away KICKOFF x60"),
    switched("FF-KICKOFF-1", "kickoff_min=10", "KICKOFF(home)", "[1][1]", "home KICKOFF x60"),
    switched("FF-DROPOUT22-1", "kickoff_min=10", "DROPOUT22(home)", "[1]", "away DROPOUT x25"),
    switched("FF-MARK-1", "mark_restarts=off", "KICKOFF(home)", "[6][2]", "away KICKOFF x90"),
    switched("FF-MARK-1", "mark_restarts=on", "KICKOFF(home)", "[6][2]", "LANDING(away, KICKOFF) x90",
             offers="play mark"),
    switched("FF-MARK-1", "mark_restarts=on", "KICKOFF(home)", "[4][1]", "away KICKOFF x75"),
    switched("FF-MARK-1", "mark_restarts=on", "KICKOFF(home)", "[6][4]", "LANDING(away, KICKOFF) x100",
             offers="play ground mark"),
    switched("FF-MARK-1", "mark_restarts=on", "KICKOFF(home)", "[6][5]", "LANDING(away, KICKOFF) x105",
             offers="play ground"),
    switched("FF-MARK-1", "mark_restarts=on", "KICKOFF(home)", "[6][2]; mark; touch; [2]", "LINEOUT(home) x80"),
    switched("FF-MARK-1", "mark_restarts=on drop_out_mark=25", "DROPOUT22(home) x25", "[6][5]",
             "LANDING(away, DROPOUT) x80", offers="play mark"),
    switched("FF-MARK-1", "mark_restarts=on", "home FREE x60", "9.drop; [5]", "away KICKED x85"),
    switched("FF-MARK-1", "mark_restarts=on", "PENALTY(home) x60", "goal; [5]", "away KICKED x85"),
]  # fmt: skip

CARRYING = [
    switched("FF-RUN-3", "run_double_one=knock_on", "home KICKED x40", "counter 12.run; [1][1]", "SCRUM(away) x40"),
    switched("FF-RUN-4", "run_double_one=double", "home KICKED x40", "counter 12.run; [1][1]", "home FREE x45",
             home="1 12", away="7", held="2-1"),
    switched("FF-RUN-4", "run_double_one=double", "home KICKED x100", "counter 12.run; [1][1]",
             "CONVERSION(home) x105", scored="5-0", held="5-6"),
    switched("FF-RUN-3", "run_double_one=double", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40"),
    switched("FF-RUN-3", "run_double_one=double", "home KICKED x40", "counter 12.run; [6][1]", "SCRUM(away) x40"),
    # A tackle missed inside a combination
    switched("FF-TACKLE-4", "missed_tackle_mid=new_play", "home RUCK x75",
             "line 9 12.advance; tackle 7; [6][5]; [2][2]", "home FREE x80", held="6-5"),
    switched("FF-TACKLE-4", "missed_tackle_mid=continue", "home RUCK x75",
             "line 9 12.advance; tackle 7; [6][5]; [2][2]", "TACKLE_OFFER(away) x90", held="5-5", path="x80 x90"),
    switched("FF-TACKLE-4", "missed_tackle_mid=continue", "home RUCK x75",
             "backs 9 10.kick; tackle 7; [6][5]; [2][2]", "FF-KICK-1(home) x80", held="5-5"),
    switched("FF-TACKLE-4", "missed_tackle_mid=continue", "home RUCK x75",
             "line 9 12.advance; tackle 7; [6][5]; [2][2]; tackle 6; [6][5]; [2][2]", "home FREE x90", held="6-4"),
    switched("FF-TACKLE-4", "missed_tackle_mid=continue", "home FREE x40", "1.advance; tackle 7; [6][5]; [2][2]",
             "home FREE x50", held="6-5"),
    switched("FF-TACKLE-4", "missed_tackle_mid=continue", "home SCRUM x95",
             "8-9 8 9.advance; decline; tackle 7; [6][5]; [2][2]", "CONVERSION(home) x105", held="4-5", scored="5-0"),
    # Where a carry out of a 5 m restart is tackled
    switched("FF-FIVEMETRE-2", "five_metre_spot=goal_line", "home SCRUM x95", "8.advance", "TACKLE_OFFER(away) x100"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8.advance", "TACKLE_OFFER(away) x95"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8.advance; decline",
             "CONVERSION(home) x105", scored="5-0"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8.advance; tackle 7; [6][5]; [2][2]",
             "CONVERSION(home) x105", scored="5-0", held="5-5"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8.advance; tackle 7; [2][1]; [6][5]; decline",
             "home RUCK x95"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8.advance; tackle 7; [4][4]",
             "away FREE x55"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8.advance; tackle 7", "away RUCK x95",
             home="8"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home SCRUM x95", "8-9 8 9.advance; decline",
             "TACKLE_OFFER(away) x95", path="x100 x95"),
    switched("FF-FIVEMETRE-2", "five_metre_spot=five", "home PICKGO x95", "8.advance; tackle 7; [4][4]",
             "PENALTY(home) x90", advantage="home@90"),
    # An interception in metres, rounded up to the next five
    switched("FF-INTERCEPT-1", "intercept_unit=5", "home FREE x40", "1.advance; tackle 7; [3][3]", "away FREE x20"),
    switched("FF-INTERCEPT-1", "intercept_unit=1", "home FREE x40", "1.advance; tackle 7; [1][1]", "away FREE x45"),
    switched("FF-INTERCEPT-1", "intercept_unit=1", "home FREE x40", "1.advance; tackle 7; [2][2]", "away FREE x45"),
    switched("FF-INTERCEPT-1", "intercept_unit=1", "home FREE x40", "1.advance; tackle 7; [3][3]", "away FREE x40"),
    switched("FF-INTERCEPT-1", "intercept_unit=1", "home FREE x40", "1.advance; tackle 7; [5][5]", "away FREE x40"),
    switched("FF-INTERCEPT-1", "intercept_unit=1", "home FREE x40", "1.advance; tackle 7; [6][6]", "away FREE x35"),
    switched("FF-INTERCEPT-2", "intercept_unit=1", "home FREE x0", "1.advance; tackle 7; [5][5]", "away FREE x0"),
    switched("FF-INTERCEPT-2", "intercept_unit=1", "home FREE x0", "1.advance; tackle 7; [6][6]",
             "CONVERSION(away) x-5", scored="0-5"),
]  # fmt: skip

KICKING = [
    switched("FF-TOUCHKICK-5", "missed_touch_spot=landing", "home FREE x20", "15.touch; [6][1]", "away KICKED x55"),
    switched("FF-TOUCHKICK-5", "missed_touch_spot=kick", "home FREE x20", "15.touch; [6][1]", "away KICKED x20"),
    switched("FF-TOUCHKICK-5", "missed_touch_spot=kick", "home FREE x0", "15.touch; [1][1]", "away KICKED x0"),
    switched("FF-TOUCHKICK-5", "missed_touch_spot=kick", "home FREE x-10", "15.touch; [6][1]", "CONVERSION(away) x-5"),
    switched("FF-TOUCHKICK-4", "missed_touch_spot=kick", "home FREE x25", "15.touch; [6][1]", "LINEOUT(away) x25"),
    switched("FF-TOUCHKICK-2", "missed_touch_spot=kick", "home FREE x20", "15.touch; [6][2]", "LINEOUT(away) x60"),
    switched("FF-PENALTY-5", "penalty_touch_one=ignored", "PENALTY(home) x60", "touch; [4][1]", "LINEOUT(home) x85"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x60", "touch; [4][1]", "LINEOUT(home) x60"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x60", "touch; [1]", "LINEOUT(home) x60"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x60", "touch; [1][1]", "LINEOUT(home) x60"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x10", "touch; [6][1]", "LINEOUT(home) x10"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x95", "touch; [6][1]", "LINEOUT(home) x95"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x100", "touch; [1]", "LINEOUT(home) x95"),
    switched("FF-PENALTY-5", "penalty_touch_one=direct", "PENALTY(home) x60", "touch; [2]", "LINEOUT(home) x70"),
    switched("FF-CONVERSION-1", "conversion=duel", "CONVERSION(home)", "[2]", "FF-CONVERSION-1(away) x105"),
    switched("FF-CONVERSION-1", "conversion=solo", "CONVERSION(home)", "[2]", "KICKOFF(away) x50", scored="2-0"),
    switched("FF-CONVERSION-1", "conversion=solo", "CONVERSION(home)", "[1]", "KICKOFF(away) x50", scored="0-0"),
    switched("FF-CONVERSION-1", "conversion=solo", "CONVERSION(home)", "[2][2]", "KICKOFF(away) x50", scored="2-0"),
    switched("FF-CONVERSION-1", "conversion=solo", "CONVERSION(home)", "[6][1]", "KICKOFF(away) x50", scored="0-0"),
    switched("FF-CONVERSION-1", "conversion=solo", "CONVERSION(home)", "[1][1]", "KICKOFF(away) x50", scored="0-0"),
    switched("FF-CLOCK-2", "conversion=solo", "CONVERSION(home)", "[2]", "OVER", half=2, time_up=True, scored="2-0"),
    # A penalty touch once time is up
    switched("FF-CLOCK-2", "penalty_touch_after_time=ends", "PENALTY(home) x50", "touch; [3]", "OVER", half=2,
             time_up=True),
    switched("FF-PENALTY-5", "penalty_touch_after_time=lineout_played", "PENALTY(home) x50", "touch; [3]",
             "LINEOUT(home) x65", half=2, time_up=True),
    switched("FF-PENALTY-5", "penalty_touch_after_time=lineout_played penalty_touch_one=direct", "PENALTY(home) x50",
             "touch; [1]", "LINEOUT(home) x50", half=2, time_up=True),
    switched("FF-CLOCK-2", "penalty_touch_after_time=lineout_played", "PENALTY(home) x75", "touch; [6]", "OVER",
             half=2, time_up=True),
    switched("FF-CLOCK-2", "penalty_touch_after_time=lineout_played", "home FREE x50", "9.touch; [3]", "OVER",
             half=2, time_up=True),
    switched("FF-CLOCK-2", "penalty_touch_after_time=ends penalty_touch_one=direct", "PENALTY(home) x50", "touch; [1]",
             "OVER", half=2, time_up=True),
]  # fmt: skip

PLAYS = [
    # Two cards a phase, or two in all: together, or one a phase
    switched("FF-MAUL-2", "maul_cards=two_per_phase", "home LINEOUT x60", "maul 1 8", "home MAUL1 x65", held="4-6"),
    switched("FF-MAUL-2", "maul_cards=two_in_all", "home LINEOUT x60", "maul 1 8", "home MAUL2 x65", held="4-6"),
    switched("FF-MAUL-2", "maul_cards=two_in_all", "home LINEOUT x60", "maul 1", "home MAUL1 x65", held="5-6",
             offers="maul"),
    switched("FF-MAUL-2", "maul_cards=two_in_all", "home LINEOUT x60", "maul 1; maul 8", "home MAUL2 x70", held="4-6"),
    switched("FF-MAUL-2", "maul_cards=two_in_all", "home LINEOUT x60", "maul 8", "home MAUL1 x65", time_up=True,
             offers="maul end"),
    switched("FF-MAUL-3", "maul_cards=two_in_all", "home LINEOUT x100", "maul 1", "CONVERSION(home) x105", held="5-6"),
    switched("FF-MAUL-3", "maul_cards=two_in_all", "home LINEOUT x95", "maul 1; maul 8", "CONVERSION(home) x105"),
    # The 9 of an 8-9 that goes on with a 10; not the one that sends a runner
    switched("FF-EIGHTNINE-2", "eightnine_nine=5", "home SCRUM x40", "8-9 8 9 10 12.advance",
             "TACKLE_OFFER(away) x70", path="x45 x50 x60 x70"),
    switched("FF-EIGHTNINE-2", "eightnine_nine=10", "home SCRUM x40", "8-9 8 9 10 12.advance",
             "TACKLE_OFFER(away) x75", path="x45 x55 x65 x75"),
    switched("FF-EIGHTNINE-2", "eightnine_nine=10", "home SCRUM x40", "8-9 8 9 12.run; [2]",
             "TACKLE_OFFER(away) x65", path="x45 x55 x65"),
    # A tap without a relay
    switched("FF-PENALTY-6", "tap_relay=on", "ADVANTAGE_CHOICE(home) x50", "penalty", "PENALTY(home) x50",
             home="1 2 3 10 12 15", offers="goal touch tap"),
    switched("FF-PENALTY-6", "tap_relay=off", "ADVANTAGE_CHOICE(home) x50", "penalty", "PENALTY(home) x50",
             home="1 2 3 10 12 15", offers="goal touch"),
    switched("FF-PENALTY-6", "tap_relay=off", "ADVANTAGE_CHOICE(home) x50", "penalty", "PENALTY(home) x50",
             home="1 2 3 9 12 15", offers="goal touch tap"),
    switched("FF-PENALTY-6", "tap_relay=off", "ADVANTAGE_CHOICE(home) x50", "penalty", "PENALTY(home) x50",
             home="1 2 3 10 12 15", time_up=True, offers="goal touch end"),
]  # fmt: skip

ADVANTAGE = [
    # Live over several plays, or brought back when the first is over
    switched("FF-ADVANTAGE-3", "advantage_span=until_lost", "home RUCK x75",
             "line 9 12.advance; tackle 7; [2][1]; [6][5]; decline", "home RUCK x80", advantage="home@75",
             live="home@75"),
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x75",
             "line 9 12.advance; tackle 7; [2][1]; [6][5]; decline", "PENALTY(home) x75", advantage="home@75",
             live="none"),
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x75",
             "line 9 12.advance; tackle 7; [2][1]; [6][6]", "PENALTY(home) x75", advantage="home@75", home="9 12",
             away="7", held="6-6"),
    switched("FF-ADVANTAGE-4", "advantage_span=one_play missed_tackle_mid=continue", "home RUCK x75",
             "line 9 12.advance; tackle 7; [2][1]; [6][6]", "TACKLE_OFFER(away) x90", advantage="home@75",
             live="none", noted="AdvantageGained(home) -BroughtBack"),
    switched("FF-ADVANTAGE-4", "advantage_span=one_play", "home RUCK x60", "12.advance; decline", "home FREE x70",
             advantage="home@60", noted="AdvantageGained(home) -BroughtBack"),
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x60", "12.advance; decline", "PENALTY(home) x65",
             advantage="home@65"),
    # A pick-and-go series is one play
    switched("FF-ADVANTAGE-3", "advantage_span=until_lost", "home RUCK x60", "pick 1 2; stop", "home PICKGO x65",
             advantage="home@60", home="1 2 3 4", live="home@60"),
    switched("FF-ADVANTAGE-4", "advantage_span=one_play", "home RUCK x60", "pick 1 2", "PICK_AGAIN(home) x65",
             advantage="home@60", home="1 2 3 4", live="home@60"),
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x60", "pick 1 2; stop", "PENALTY(home) x60",
             advantage="home@60", home="1 2 3 4"),
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x60", "pick 1 2", "PENALTY(home) x60",
             advantage="home@60", home="1 2 3"),
    switched("FF-ADVANTAGE-4", "advantage_span=one_play", "home RUCK x60", "pick 1 2; pick 3 4", "home PICKGO x70",
             advantage="home@60", home="1 2 3 4", live="none"),
    # A kick regained, or that gives the scrum, short of 10 m; a kick or a points gain beyond
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x60", "9.kick; [1][1]", "PENALTY(home) x65",
             advantage="home@65"),
    switched("FF-ADVANTAGE-4", "advantage_span=one_play", "home RUCK x60", "9.kick; [1][1]", "home KICKED x70",
             advantage="home@60", live="none"),
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x60", "9.kick; [4][4]", "PENALTY(home) x90",
             advantage="home@90"),
    switched("FF-ADVANTAGE-4", "advantage_span=one_play", "home RUCK x95", "12.advance", "CONVERSION(home) x105",
             advantage="home@95", scored="5-0"),
    # Lost, or a further offside, as ever
    switched("FF-ADVANTAGE-5", "advantage_span=one_play", "home RUCK x60", "9.touch; [2]", "PENALTY(home) x60",
             advantage="home@60"),
    switched("FF-ADVANTAGE-6", "advantage_span=one_play", "home CONTEST_OFFER attack 2-5 x80",
             "contest 7; [6]; advantage", "home RUCK x80", advantage="home@75", live="home@80"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*CLOCK, *RESTARTS, *CARRYING, *KICKING, *PLAYS, *ADVANTAGE])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    "case",
    [
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 1", "FF-MAUL-1", maul_cards="two_per_phase"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 1", maul_cards="two_in_all"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 1 8", maul_cards="two_in_all"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 9 10", "maul 1", "FF-MAUL-1", maul_cards="two_in_all"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 9", "FF-MAUL-1", maul_cards="two_in_all"),
        ruling("FF-MAUL-1", "home MAUL1 x40", "1 8 9", "maul 8", maul_cards="two_in_all"),
        ruling("FF-MAUL-1", "home MAUL1 x40", "1 8 9", "maul 1 8", "FF-MAUL-1", maul_cards="two_in_all"),
        ruling("FF-MAUL-1", "home MAUL1 x40", "1 8 9", "9.advance", "FF-MAUL-1", maul_cards="two_in_all"),
        ruling("FF-MAUL-2", "home MAUL2 x40", "1 8 9", "maul 8", "FF-MAUL-2", maul_cards="two_in_all"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 15 15", "counter 15 15.run", "FF-COUNTER-2", counter_repeat="off"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 15 15", "counter 15 15.run", counter_repeat="on"),
        ruling("FF-COUNTER-2", "home KICKOFF x40", "9 9 9", "counter 9 9 9.kick", counter_repeat="on"),
        ruling("FF-COUNTER-3", "home KICKED x40", "10 10 10", "counter 10 10.drop", counter_repeat="on"),
        ruling("FF-BACKS-1", "home KICKED x40", "10 15 15", "backs 10 15 15.run", "FF-BACKS-1", counter_repeat="on"),
        # ruck_exit
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "12.advance", ruck_exit="advance_free"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "12.kick", "FF-EXIT-1", ruck_exit="advance_free"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "backs 10 12.run", "FF-EXIT-1", ruck_exit="advance_free"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "12.advance", "FF-EXIT-1", ruck_exit="relay_always"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "line J8 12.advance", ruck_exit="relay_always"),
        ruling("FF-EXIT-3", "home RUCK x40", "8 9 10 12", "8.advance", ruck_exit="relay_always"),
        ruling("FF-EXIT-3", "home RUCK x40", "8 9 10 12", "9.drop", ruck_exit="relay_always"),
        ruling("FF-PICKGO-1", "home RUCK x40", "1 2 10 12", "pick 1 2", ruck_exit="relay_always"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "12.advance", ruck_exit="all_free"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "12.kick", ruck_exit="all_free"),
        ruling("FF-EXIT-2", "home RUCK x40", "8 9 10 12", "10.drop", ruck_exit="all_free"),
        ruling("FF-RUN-1", "home RUCK x40", "8 9 10 12", "12.run", "FF-RUN-1", ruck_exit="all_free"),
        ruling("FF-BACKS-2", "home RUCK x40", "8 9 10 12", "backs 10 12.run", ruck_exit="all_free"),
        ruling("FF-PICKGO-1", "home RUCK x40", "1 2 10 12", "pick 1 2", ruck_exit="all_free"),
        ruling("FF-EXIT-1", "home LINEOUT x40", "8 9 10 12", "12.advance", "FF-EXIT-1", ruck_exit="all_free"),
        ruling("FF-COUNTER-1", "home RUCK x40", "8 9 10 12", "counter 12.run", "FF-COUNTER-1", ruck_exit="all_free"),
        # scrum_relay_low
        ruling("FF-JOKER-5", "home SCRUM x40", "3 6 7 9", "forwards J3 6 7.run", scrum_relay_low="on"),
        ruling("FF-JOKER-5", "home SCRUM x40", "3 6 7 9", "forwards J3 6 7.run", "FF-JOKER-5", scrum_relay_low="off"),
        ruling("FF-JOKER-5", "home SCRUM x40", "3 6 7 9", "forwards J9 6 7.run", scrum_relay_low="off"),
        ruling("FF-JOKER-5", "home SCRUM x40", "6 7 8 12", "line J6 12.kick", scrum_relay_low="off"),
        ruling("FF-JOKER-5", "home LINEOUT x40", "3 6 7 9", "forwards J3 6 7.run", scrum_relay_low="off"),
        # tap_relay
        ruling("FF-PENALTY-6", "home TAP x40", "1 9 10 12", "backs J1 10.run", tap_relay="on"),
        ruling("FF-PENALTY-6", "home TAP x40", "1 9 10 12", "backs J1 10.run", "FF-PENALTY-6", tap_relay="off"),
        ruling("FF-PENALTY-6", "home TAP x40", "1 9 10 12", "line J9 12.kick", "FF-PENALTY-6", tap_relay="off"),
        ruling("FF-BACKS-1", "home TAP x40", "1 9 10 12", "backs 9 10.run", tap_relay="off"),
        ruling("FF-JOKER-1", "home RUCK x40", "1 9 10 12", "backs J1 10.run", tap_relay="off"),
        # forward_chain
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards 9 2 5.advance", forward_chain="ascending"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards 9 4 5.advance", forward_chain="consecutive"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards 9 2 4.advance", "FF-FORWARDS-1",
               forward_chain="consecutive"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards 9 2 4 5.advance", "FF-FORWARDS-1",
               forward_chain="consecutive"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards 9 8 9.run", forward_chain="consecutive"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards 9 5 9.run", "FF-FORWARDS-1",
               forward_chain="consecutive"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "2 4 5 8 9 9", "forwards J8 4 5.advance", forward_chain="consecutive"),
    ],
)  # fmt: skip
def test_ruling(case: Ruling) -> None:
    assert case.verdict() == case.said


@pytest.mark.rule("FF-PENALTY-5")
def test_a_penalty_kick_straight_into_touch_flies_nowhere() -> None:
    _, events = play(position("PENALTY(home) x60", options={"penalty_touch_one": "direct"}), "touch; [1]")
    assert Kicked("FF-DICE-4", HOME, 60, 60) in events


# What is said of the switches as such


def test_every_switch_of_the_book_has_its_default() -> None:
    book = {switch.id: switch.default for switch in rulebook.catalogue("french-flair").switches}
    assert list(book) == list(VALUES) == list(Options.__struct_fields__)
    assert {name: text_of(values[0]) for name, values in VALUES.items()} == book
    assert {name: getattr(Options(), name) for name in VALUES} == {name: values[0] for name, values in VALUES.items()}


@pytest.mark.parametrize("switch", rulebook.catalogue("french-flair").switches, ids=lambda switch: switch.id)
def test_every_value_of_the_book_is_one_of_the_code_and_none_else(switch: rulebook.Switch) -> None:
    hint = get_type_hints(Options)[switch.id]
    if switch.id == "clock":
        assert (hint, switch.others) == (str, "`phases:N`, `minutes:10`")
        return
    plain = re.sub(r"\(.*\)", "", switch.others)  # without what they mean
    others = re.findall(r"`(\w+)`", plain) or [plain.partition(",")[0].strip()]
    values = (False, True) if hint is bool else get_args(hint)
    assert {switch.default, *others} == {text_of(value) for value in values}
    assert len(values) == 1 + len(others)


def text_of(value: object) -> str:
    """A value as on a command line."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_value_is_read_as_itself_and_as_text(name: str, value: Any) -> None:
    for given in (value, text_of(value)):
        setup = ff.game.read_setup({"options": {name: given}})
        assert getattr(setup.options, name) == value
        assert ff.game.write_setup(setup)["options"][name] == value


@pytest.mark.parametrize("name", VALUES)
def test_any_other_value_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadSetup, match=name):
        ff.game.read_setup({"options": {name: "sideways"}})


@pytest.mark.parametrize("clock", ["phases:0", "minutes:0", "phases", "minutes:", "hours:1", "phases:-3", "phases:1.5"])
def test_a_clock_counts_whole_phases_or_minutes_from_one(clock: str) -> None:
    with pytest.raises(BadSetup, match="clock"):
        ff.Options(clock=clock)


# first_kick


@pytest.mark.parametrize(("first", "second"), [("home", "away"), ("away", "home")])
@pytest.mark.rule("FF-SETUP-4")
def test_first_kick(first: str, second: str) -> None:
    start = ff.start(ff.game.read_setup({"options": {"first_kick": first, "clock": "phases:1"}}))
    state, _ = play(start, "")
    assert now(state) == f"KICKOFF({first}) x50"
    state, _ = play(state, "[3]; end")
    assert now(state) == f"KICKOFF({second}) x50"


@pytest.mark.parametrize(
    ("home", "away", "first", "second"),
    [(3, 2, "home", "away"), (2, 3, "away", "home"), (4, 4, "home", "away"), (1, 6, "away", "home")],
)
@pytest.mark.rule("FF-SETUP-4")
def test_a_toss_is_a_one_die_duel_that_home_throws_first(home: int, away: int, first: str, second: str) -> None:
    state = ff.start(ff.game.read_setup({"options": {"first_kick": "toss", "clock": "phases:1"}}))
    assert ff.request(state) == Roll("FF-SETUP-4", ("home",))
    state, _ = ff.apply(state, (home,))
    assert ff.request(state) == Roll("FF-SETUP-4", ("away",))
    state, _ = play(state, f"[{away}]")
    assert now(state) == f"KICKOFF({first}) x50"
    state, _ = play(state, "[3]; end")
    assert now(state) == f"KICKOFF({second}) x50"


# scrum_relay_low


@pytest.mark.rule("FF-SCRUM-3")
def test_a_hand_without_a_legal_play_is_laid_down_and_redrawn() -> None:
    before = position("SCRUM(home) x40", home="1 2 3 4 5 12", options={"scrum_relay_low": "off"}, phases=5)
    state, _ = ff.apply(before, ff.Throw(1))
    state, _ = ff.apply(state, (5,))
    state, events = ff.apply(state, (3,))
    assert HandRedrawn("FF-SCRUM-3", HOME, (1, 2, 3, 4, 5, 12)) in events
    assert ff.request(state) == Draw("FF-SCRUM-3", HOME, before.home.pile, 6)
    assert ff.game.describe(state)["home"]["discard"] == [1, 2, 3, 4, 5, 12]
    state, _ = play(state, "draw 6 9 9 10 11 15")
    assert (now(state), state.home.hand, state.phases) == ("home SCRUM x40", (6, 9, 9, 10, 11, 15), 6)


@pytest.mark.rule("FF-SCRUM-3", "FF-SETUP-3")
def test_it_is_redrawn_again_from_the_reshuffled_discard() -> None:
    """One card is left in the pile: it comes, and then the discard, with the hand just laid down in it."""
    state = position(
        "SCRUM(home) x40",
        home="1 2 3 4 5 12",
        home_discard="6 7 8 9 9 9 9 10 10 10 11 14 15 15",
        options={"scrum_relay_low": "off"},
    )
    state, _ = ff.apply(state, ff.Throw(1))
    state, _ = ff.apply(state, (5,))
    state, _ = ff.apply(state, (3,))
    request = ff.request(state)
    assert isinstance(request, Draw)
    assert (state.home.hand, request.count, len(request.bag)) == ((13,), 5, 20)
    state, events = ff.apply(state, (5, 4, 3, 2, 1))
    assert HandRedrawn("FF-SCRUM-3", HOME, (1, 2, 3, 4, 5, 13)) in events
    state, _ = play(state, "draw 6 7 8 9 9 10")
    assert (now(state), state.home.hand) == ("home SCRUM x40", (6, 7, 8, 9, 9, 10))


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("1 2 3 4 5 12", {"scrum_relay_low": "on"}),  # a card of 1 to 5 relays the 12
        ("1 2 3 4 12 13", {"scrum_relay_low": "off"}),  # the 12 relays the 13
        ("1 2 3 4 5 6", {"scrum_relay_low": "off"}),  # the 6 advances
        ("1 2 3 4 5 9", {"scrum_relay_low": "off"}),
    ],
)
@pytest.mark.rule("FF-SCRUM-1")
def test_a_hand_with_a_legal_play_is_kept(hand: str, options: dict[str, str]) -> None:
    state, events = play(position("SCRUM(home) x40", home=hand, options=options), "[5]; [3]")
    assert now(state) == "home SCRUM x40"
    assert not [event for event in events if isinstance(event, HandRedrawn)]


@pytest.mark.rule("FF-MAUL-1")
def test_with_two_cards_in_all_the_second_is_the_only_play() -> None:
    state = position("home LINEOUT x40", home="1 2 8 9 10 12", options={"maul_cards": "two_in_all"})
    assert "maul" in offered(state)
    state, _ = play(state, "maul 2")
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert list(request) == [ff.Play("maul", (1,)), ff.Play("maul", (8,))]
