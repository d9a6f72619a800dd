"""Kicks out of the hand and where they land: KICK, TOUCHKICK, DROP, MARK, INGOAL, DEADBALL."""

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import play, position
from touchline import french_flair as ff
from touchline.french_flair.events import Kicked, ShotMissed
from touchline.kernel import Choose

KICK = [
    # Five metres a pip, with one die or two, single or concluding; a 1 is nothing special
    row("FF-KICK-1", "home FREE x40", "12.kick; [3]", "away KICKED x55"),
    row("FF-KICK-1", "home FREE x40", "12.kick; [2][5]", "away KICKED x75"),
    row("FF-KICK-1", "home FREE x40", "12.kick; [1]", "away KICKED x45"),
    row("FF-KICK-1", "home FREE x40", "12.kick; [6][1]", "away KICKED x75"),
    row("FF-KICK-1", "home FREE x40", "backs 10 12.kick; [4]", "away KICKED x65", path="x45"),
    row("FF-KICK-1", "home FREE x-10", "12.kick; [4][3]", "away KICKED x25"),
    # At the dead-ball line it is dead, whatever the dice
    row("FF-KICK-2", "home FREE x80", "12.kick; [6]", "LANDING(away, KICK) x110", noted="-WentDead"),
    row("FF-KICK-2", "home FREE x85", "12.kick; [6]", "DROPOUT22(away) x80", noted="WentDead(home)"),
    row("FF-KICK-2", "home FREE x95", "12.kick; [6][5]", "DROPOUT22(away) x80"),
    row("FF-KICK-2", "home FREE x85", "12.kick; [3][3]", "DROPOUT22(away) x80", noted="-Regained"),
    row("FF-KICK-2", "home FREE x75", "12.kick; [4][4]", "DROPOUT22(away) x80", noted="-KnockedOn"),
    # No double: the other side gathers, and both renew
    row("FF-KICK-3", "home FREE x40", "12.kick; [3]", "away KICKED x55", home="1 12", away="7", held="6-6"),
    row("FF-KICK-3", "home FREE x60", "12.kick; [4][1]", "LANDING(away, KICK) x85", home="1 12", away="7", held="6-6"),
    row("FF-KICK-3", "home FREE x40", "12.kick; [2]", "away KICKED x50", noted="Gathered(away) -Regained"),
    # Low doubles regain, without a card; across the line that is a try
    row("FF-KICK-4", "home FREE x40", "12.kick; [1][1]", "home KICKED x50", home="1 8 12", away="7", held="2-1"),
    row("FF-KICK-4", "home FREE x40", "12.kick; [2][2]", "home KICKED x60", home="1 8 12", away="7", held="2-1"),
    row("FF-KICK-4", "home FREE x40", "12.kick; [3][3]", "home KICKED x70", home="1 8 12", away="7", held="2-1"),
    row("FF-KICK-4", "home FREE x70", "12.kick; [3][3]", "home KICKED x100", scored="0-0",
        noted="Kicked(home) Regained(home)"),
    row("FF-KICK-4", "home FREE x75", "12.kick; [3][3]", "CONVERSION(home) x105", scored="5-0", held="5-6"),
    row("FF-KICK-4", "home FREE x80", "12.kick; [3][3]", "CONVERSION(home) x105", scored="5-0", home="12", held="0-6"),
    row("FF-KICK-4", "home FREE x-10", "12.kick; [1][1]", "home KICKED x0"),
    row("FF-KICK-4", "KICKOFF(home)", "[2][2]", "home KICKOFF x70"),
    row("FF-KICK-4", "DROPOUT22(home)", "[2][2]", "home DROPOUT x40"),
    row("FF-KICK-4 FF-LASTCARD-4", "home FREE x40", "12.kick; [2][2]", "away FREE x60", home="12", away="7",
        held="6-6"),
    # High doubles are knocked on by the receiver
    row("FF-KICK-5", "home FREE x40", "12.kick; [4][4]", "SCRUM(home) x80", home="1 12", away="7", held="6-6"),
    row("FF-KICK-5", "home FREE x40", "12.kick; [5][5]", "SCRUM(home) x90", noted="KnockedOn(away) ScrumSet(home)"),
    row("FF-KICK-5", "home FREE x40", "12.kick; [6][6]", "SCRUM(home) x95"),
    row("FF-KICK-5", "home FREE x45", "12.kick; [6][6]", "SCRUM(home) x95", scored="0-0"),
    row("FF-KICK-5", "home FREE x-5", "12.kick; [4][4]", "SCRUM(home) x35"),
]  # fmt: skip

TOUCHKICK = [
    row("FF-TOUCHKICK-1", "home FREE x30", "15.touch; [3]", "LINEOUT(away) x45"),
    row("FF-TOUCHKICK-1", "home FREE x30", "15.touch; [3][6]", "LINEOUT(away) x75"),
    row("FF-TOUCHKICK-1", "home FREE x30", "10.touch; [3][3]", "LINEOUT(away) x70"),
    # The bonus of a double may reach the goal line, not pass it
    row("FF-TOUCHKICK-1", "home FREE x60", "15.touch; [2][2]", "LINEOUT(away) x90"),
    row("FF-TOUCHKICK-1", "home FREE x60", "15.touch; [3][3]", "LINEOUT(away) x95"),
    row("FF-TOUCHKICK-1", "home FREE x70", "15.touch; [2][2]", "LINEOUT(away) x95"),
    row("FF-TOUCHKICK-1", "home FREE x75", "15.touch; [2][2]", "LINEOUT(away) x95"),
    row("FF-TOUCHKICK-1", "home FREE x50", "15.touch; [4][4]", "LINEOUT(away) x95"),
    row("FF-TOUCHKICK-1", "home FREE x55", "15.touch; [4][4]", "LINEOUT(away) x95"),
    row("FF-TOUCHKICK-1", "home FREE x75", "15.touch; [3][3]", "DROPOUT22(away) x80"),
    # In the field, on the goal line, across it
    row("FF-TOUCHKICK-2", "home FREE x70", "15.touch; [4]", "LINEOUT(away) x90", home="1 15", away="7", held="6-6"),
    row("FF-TOUCHKICK-2", "home FREE x70", "15.touch; [6]", "LINEOUT(away) x95", noted="-WentDead"),
    row("FF-TOUCHKICK-2", "home FREE x-10", "15.touch; [2]", "LINEOUT(away) x5"),
    row("FF-TOUCHKICK-2", "home FREE x-10", "15.touch; [4][2]", "LINEOUT(away) x20"),
    row("FF-TOUCHKICK-3", "home FREE x75", "15.touch; [6]", "DROPOUT22(away) x80", noted="WentDead(home)"),
    row("FF-TOUCHKICK-3", "home FREE x65", "15.touch; [6][2]", "DROPOUT22(away) x80"),
    row("FF-TOUCHKICK-3", "home FREE x95", "15.touch; [6][5]", "DROPOUT22(away) x80"),
    # A 1 from outside the own 22: straight into touch, at the place of the kick
    row("FF-TOUCHKICK-4", "home FREE x25", "15.touch; [1]", "LINEOUT(away) x25"),
    row("FF-TOUCHKICK-4", "home FREE x25", "15.touch; [6][1]", "LINEOUT(away) x25"),
    row("FF-TOUCHKICK-4", "home FREE x25", "15.touch; [1][1]", "LINEOUT(away) x25"),
    row("FF-TOUCHKICK-4", "home FREE x70", "15.touch; [6][1]", "LINEOUT(away) x70", noted="-WentDead"),
    row("FF-TOUCHKICK-4", "home FREE x90", "15.touch; [1]", "LINEOUT(away) x90"),
    row("FF-TOUCHKICK-4", "home FREE x100", "15.touch; [1]", "LINEOUT(away) x95"),
    # A 1 from inside it, in-goal too: touch missed, at the thrown distance, bonus included
    row("FF-TOUCHKICK-5", "home FREE x20", "15.touch; [1]", "away KICKED x25", home="1 15", away="7", held="6-6"),
    row("FF-TOUCHKICK-5", "home FREE x20", "15.touch; [6][1]", "away KICKED x55",
        noted="TouchMissed(home) Gathered(away)"),
    row("FF-TOUCHKICK-5", "home FREE x20", "15.touch; [1][1]", "away KICKED x40"),
    row("FF-TOUCHKICK-5", "home FREE x0", "15.touch; [1]", "away KICKED x5"),
    row("FF-TOUCHKICK-5", "home FREE x-10", "15.touch; [4][1]", "away KICKED x15"),
]  # fmt: skip

DROP = [
    # Strictly across and no 1; a double adds 10 m
    row("FF-DROP-1", "home FREE x75", "10.drop; [6]", "KICKOFF(away) x50", scored="3-0", noted="DropGoalScored(home)"),
    row("FF-DROP-1", "home FREE x70", "10.drop; [6]", "LANDING(away, SHOT) x100", scored="0-0"),
    row("FF-DROP-1", "home FREE x65", "10.drop; [6][2]", "KICKOFF(away) x50", scored="3-0"),
    row("FF-DROP-1", "home FREE x75", "9.drop; [2][2]", "KICKOFF(away) x50", scored="3-0"),
    row("FF-DROP-1", "home FREE x70", "9.drop; [2][2]", "LANDING(away, SHOT) x100", scored="0-0"),
    row("FF-DROP-1", "home FREE x75", "9.drop; [6][1]", "LANDING(away, SHOT) x110", scored="0-0"),
    row("FF-DROP-1", "home FREE x85", "9.drop; [1][1]", "LANDING(away, SHOT) x105", scored="0-0"),
    row("FF-DROP-1", "home FREE x100", "9.drop; [1]", "LANDING(away, SHOT) x105", scored="0-0"),
    row("FF-DROP-1", "home FREE x95", "9.drop; [6][5]", "KICKOFF(away) x50", scored="3-0", noted="-WentDead"),
    row("FF-DROP-1", "home FREE x65", "backs 10 9.drop; [6][2]", "KICKOFF(away) x50", scored="3-0", path="x70"),
    row("FF-DROP-2", "home FREE x75", "10.drop; [6]", "KICKOFF(away) x50", home="10", away="7", held="6-6"),
    # Short or wide: renewal and landing, without a mark; at the dead-ball line dead
    row("FF-DROP-3", "home FREE x60", "10.drop; [5]", "away KICKED x85", home="1 10", away="7", held="6-6"),
    row("FF-DROP-3", "home FREE x75", "10.drop; [5]", "LANDING(away, SHOT) x100", offers="play ground"),
    row("FF-DROP-3", "home FREE x75", "10.drop; [6][1]", "LANDING(away, SHOT) x110", offers="play ground"),
    row("FF-DROP-3", "home FREE x80", "10.drop; [6][1]", "DROPOUT22(away) x80", scored="0-0",
        noted="ShotMissed(home) WentDead(home)"),
    row("FF-DROP-3", "home FREE x75", "10.drop; [5]; play", "away KICKED x100"),
    row("FF-DROP-3", "home FREE x75", "10.drop; [5]; ground", "DROPOUT22(away) x80"),
]  # fmt: skip

MARK = [
    # Gathered from 0 to 20 m out, after a kick in open play only
    row("FF-MARK-1", "home FREE x60", "12.kick; [3]", "away KICKED x75"),
    row("FF-MARK-1", "home FREE x60", "12.kick; [4]", "LANDING(away, KICK) x80", offers="play mark"),
    row("FF-MARK-1", "home FREE x70", "12.kick; [6]", "LANDING(away, KICK) x100", offers="play ground mark"),
    row("FF-MARK-1", "home FREE x75", "12.kick; [6]", "LANDING(away, KICK) x105", offers="play ground"),
    row("FF-MARK-1", "KICKOFF(home)", "[6][2]", "away KICKOFF x90"),
    row("FF-MARK-1", "KICKOFF(home)", "[6][4]", "LANDING(away, KICKOFF) x100", offers="play ground"),
    row("FF-MARK-1", "home FREE x60", "9.drop; [5]", "away KICKED x85"),
    row("FF-MARK-1", "PENALTY(home) x60", "goal; [5]", "away KICKED x85"),
    row("FF-MARK-1", "LANDING(away, DROPOUT) x80", "", "LANDING(away, DROPOUT) x80", offers="play"),
    row("FF-MARK-1", "LANDING(away, TOUCH) x80", "", "LANDING(away, TOUCH) x80", offers="play"),
    row("FF-MARK-1", "LANDING(away, KICK) x80", "mark", "MARK(away) x80", noted="Marked(away)"),
    row("FF-MARK-1", "LANDING(away, KICK) x80", "play", "away KICKED x80", noted="-Marked"),
    # A kick or a touch kick from the spot, without a card, by their chapters
    row("FF-MARK-2", "LANDING(away, KICK) x80", "mark", "MARK(away) x80", offers="kick touch"),
    row("FF-MARK-2", "MARK(home) x20", "kick; [3]", "away KICKED x35"),
    row("FF-MARK-2", "MARK(home) x20", "kick; [2][2]", "home KICKED x40", home="1 2", away="7", held="2-1"),
    row("FF-MARK-2", "MARK(home) x20", "kick; [4][4]", "SCRUM(home) x60"),
    row("FF-MARK-2", "MARK(home) x20", "touch; [3]", "LINEOUT(away) x35"),
    row("FF-MARK-2", "MARK(home) x20", "touch; [3][3]", "LINEOUT(away) x60"),
    row("FF-MARK-2", "MARK(home) x20", "touch; [6][1]", "away KICKED x55"),
    row("FF-MARK-2", "MARK(home) x0", "touch; [1]", "away KICKED x5"),
]  # fmt: skip

INGOAL = [
    row("FF-INGOAL-1", "home FREE x80", "12.kick; [6]", "LANDING(away, KICK) x110", offers="play ground"),
    row("FF-INGOAL-1", "home FREE x85", "12.kick; [6]", "DROPOUT22(away) x80"),
    # Grounding on or behind the own goal line, after any kick
    row("FF-INGOAL-2", "home FREE x70", "12.kick; [5]", "LANDING(away, KICK) x95", offers="play mark"),
    row("FF-INGOAL-2", "home FREE x70", "12.kick; [6]", "LANDING(away, KICK) x100", offers="play ground mark"),
    row("FF-INGOAL-2", "home FREE x80", "12.kick; [6]; ground", "DROPOUT22(away) x80",
        noted="Grounded(away) DropOutTaken(away)"),
    row("FF-INGOAL-2", "home FREE x80", "12.kick; [6]; play", "away KICKED x110"),
    row("FF-INGOAL-2", "KICKOFF(home)", "[6][5]; ground", "DROPOUT22(away) x80"),
    row("FF-INGOAL-2", "KICKOFF(home)", "[6][5]; play", "away KICKOFF x105"),
    row("FF-INGOAL-2", "PENALTY(home) x70", "goal; [6]; ground", "DROPOUT22(away) x80"),
    # In the own in-goal there is no tackle, on the goal line there is
    row("FF-INGOAL-3", "home KICKED x-10", "counter 9 8 1.advance", "TACKLE_OFFER(away) x15", path="x-5 x5 x15"),
    row("FF-INGOAL-3", "home KICKED x-10", "counter J1 12.advance", "TACKLE_OFFER(away) x0", path="x0"),
    # A kick that does not leave the kicker's in-goal
    row("FF-INGOAL-4", "home FREE x-10", "12.kick; [1]", "CONVERSION(away) x-5", scored="0-5"),
    row("FF-INGOAL-4", "home FREE x-10", "12.kick; [2]", "away KICKED x0", scored="0-0"),
    row("FF-INGOAL-4", "home FREE x-5", "12.kick; [1]", "away KICKED x0", scored="0-0"),
    row("FF-INGOAL-4", "home FREE x-10", "15.touch; [1]", "CONVERSION(away) x-5", scored="0-5"),
    row("FF-INGOAL-4", "home FREE x-10", "9.drop; [1]", "CONVERSION(away) x-5", scored="0-5"),
]  # fmt: skip

DEADBALL = [
    row("FF-DEADBALL-1", "home FREE x85", "12.kick; [6]", "DROPOUT22(away) x80", home="12", away="7", held="6-6"),
    row("FF-DEADBALL-1", "home FREE x90", "15.touch; [3]", "DROPOUT22(away) x80",
        noted="WentDead(home) DropOutTaken(away)"),
    row("FF-DEADBALL-1", "home FREE x90", "9.drop; [6][1]", "DROPOUT22(away) x80"),
    row("FF-DEADBALL-1", "PENALTY(home) x90", "goal; [6][1]", "DROPOUT22(away) x80"),
    row("FF-DEADBALL-1", "PENALTY(home) x90", "touch; [3]", "DROPOUT22(away) x80"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*KICK, *TOUCHKICK, *DROP, *MARK, *INGOAL, *DEADBALL])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    ("where", "script", "start", "x"),
    [
        ("home FREE x40", "12.kick; [3]", 40, 55),
        ("away FREE x40", "11.kick; [3]", 40, 25),
        ("home FREE x95", "12.kick; [6][5]", 95, 150),  # far beyond the dead-ball line
        ("home FREE x40", "15.touch; [3]", 40, 55),
        ("home FREE x40", "15.touch; [6][1]", 40, 40),  # straight into touch
        ("home FREE x10", "15.touch; [6][1]", 10, 45),
        ("home FREE x90", "15.touch; [6]", 90, 120),
        ("home FREE x40", "9.drop; [2][2]", 40, 70),
        ("KICKOFF(away)", "[3]", 50, 35),
        ("DROPOUT22(away)", "[3]", 80, 65),
        ("PENALTY(home) x40", "goal; [3]", 40, 55),
        ("PENALTY(home) x40", "touch; [3]", 40, 55),
        ("PENALTY(home) x90", "touch; [6]", 90, 120),
        ("MARK(home) x10", "kick; [3]", 10, 25),
    ],
)
@pytest.mark.rule("FF-DICE-4")
def test_a_kick_tells_from_where_and_how_far_it_flew(where: str, script: str, start: int, x: int) -> None:
    _, events = play(position(where), script)
    assert [(event.start, event.x) for event in events if isinstance(event, Kicked)] == [(start, x)]


@pytest.mark.parametrize(
    ("where", "script", "missed"),
    [
        ("home FREE x40", "9.drop; [3]", ShotMissed("FF-DROP-3", "home", "short")),
        ("home FREE x70", "9.drop; [6]", ShotMissed("FF-DROP-3", "home", "short")),
        ("home FREE x75", "9.drop; [6][1]", ShotMissed("FF-DROP-3", "home", "wide")),
        ("home FREE x40", "9.drop; [1]", ShotMissed("FF-DROP-3", "home", "short")),
        ("PENALTY(home) x40", "goal; [3]", ShotMissed("FF-PENALTY-4", "home", "short")),
        ("PENALTY(home) x75", "goal; [6][1]", ShotMissed("FF-PENALTY-4", "home", "wide")),
    ],
)
@pytest.mark.rule("FF-DROP-3", "FF-PENALTY-4")
def test_a_shot_is_missed_short_or_wide(where: str, script: str, missed: ShotMissed) -> None:
    _, events = play(position(where), script)
    assert missed in events


@pytest.mark.parametrize(
    ("where", "time_up", "rule"),
    [
        ("LANDING(away, KICK) x105", False, "FF-INGOAL-2"),
        ("LANDING(away, KICK) x100", False, "FF-INGOAL-2"),
        ("LANDING(away, KICK) x90", False, "FF-MARK-1"),
        ("LANDING(away, KICK) x90", True, "FF-MARK-1"),
        ("LANDING(away, KICK) x50", True, "FF-CLOCK-2"),
    ],
)
@pytest.mark.rule("FF-INGOAL-2", "FF-MARK-1")
def test_a_landing_is_asked_by_the_rule_that_makes_it_a_question(where: str, time_up: bool, rule: str) -> None:
    request = ff.request(position(where, time_up=time_up))
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == (rule, "away")
