"""The penalty: PENALTY."""

import pytest

from tests.french_flair.rules.support import Row, row, verdict
from tests.french_flair.support import offered, play, position

PENALTY = [
    # For offside, for a scrum won by a double, for an advantage not gained; at the exact spot, after a renewal
    row("FF-PENALTY-1", "home CONTEST_OFFER defence 2-5 x70", "contest 1; [6]", "PENALTY(away) x70", home="1 2",
        away="7", held="6-6"),
    row("FF-PENALTY-1", "home CONTEST_OFFER defence 2-5 x100", "contest 1; [6]", "PENALTY(away) x100"),
    row("FF-PENALTY-1", "home CONTEST_OFFER defence 2-5 x0", "contest 1; [6]", "PENALTY(away) x0"),
    row("FF-PENALTY-1", "ADVANTAGE_CHOICE(home) x100", "penalty", "PENALTY(home) x100", home="1", away="7", held="6-6"),
    row("FF-PENALTY-1", "SCRUM(home) x60", "[2][2]; [2][1]", "PENALTY(home) x60"),
    row("FF-PENALTY-1", "home RUCK x60", "9.touch; [2]", "PENALTY(home) x60", advantage="home@60", home="9", away="7",
        held="6-6"),
    row("FF-PENALTY-2", "ADVANTAGE_CHOICE(home) x70", "penalty", "PENALTY(home) x70", offers="goal touch tap"),
    row("FF-PENALTY-2", "PENALTY(home) x70", "tap", "home TAP x70"),
    # At goal: without a card, strictly across and no 1
    row("FF-PENALTY-3", "PENALTY(home) x60", "goal; [5][4]", "KICKOFF(away) x50", scored="3-0", held="6-6"),
    row("FF-PENALTY-3", "PENALTY(home) x55", "goal; [5][4]", "LANDING(away, SHOT) x100", scored="0-0"),
    row("FF-PENALTY-3", "PENALTY(home) x75", "goal; [6]", "KICKOFF(away) x50", scored="3-0",
        noted="PenaltyGoalScored(home)"),
    row("FF-PENALTY-3", "PENALTY(home) x35", "goal; [6][6]", "KICKOFF(away) x50", scored="3-0"),
    row("FF-PENALTY-3", "PENALTY(home) x30", "goal; [6][6]", "LANDING(away, SHOT) x100", scored="0-0"),
    row("FF-PENALTY-3", "PENALTY(home) x70", "goal; [6][1]", "LANDING(away, SHOT) x105", scored="0-0"),
    row("FF-PENALTY-3", "PENALTY(home) x85", "goal; [1][1]", "LANDING(away, SHOT) x105", scored="0-0"),
    row("FF-PENALTY-3", "PENALTY(home) x95", "goal; [6][5]", "KICKOFF(away) x50", scored="3-0"),
    # Missed: short, on the line, wide, dead
    row("FF-PENALTY-4", "PENALTY(home) x50", "goal; [5][4]", "away KICKED x95",
        noted="ShotMissed(home) Gathered(away)"),
    row("FF-PENALTY-4", "PENALTY(home) x55", "goal; [5][4]", "LANDING(away, SHOT) x100", offers="play ground"),
    row("FF-PENALTY-4", "PENALTY(home) x75", "goal; [6][1]", "LANDING(away, SHOT) x110", offers="play ground"),
    row("FF-PENALTY-4", "PENALTY(home) x80", "goal; [6][1]", "DROPOUT22(away) x80",
        noted="ShotMissed(home) WentDead(home)"),
    row("FF-PENALTY-4", "PENALTY(home) x75", "goal; [6][1]; ground", "DROPOUT22(away) x80"),
    # Touch: always found, thrown in by the kicker; bonus, goal line and dead ball as for a touch kick
    row("FF-PENALTY-5", "PENALTY(home) x60", "touch; [1]", "LINEOUT(home) x65"),
    row("FF-PENALTY-5", "PENALTY(home) x10", "touch; [1]", "LINEOUT(home) x15"),
    row("FF-PENALTY-5", "PENALTY(home) x60", "touch; [6][1]", "LINEOUT(home) x95"),
    row("FF-PENALTY-5", "PENALTY(home) x60", "touch; [1][1]", "LINEOUT(home) x80"),
    row("FF-PENALTY-5", "PENALTY(home) x60", "touch; [6][2]", "LINEOUT(home) x95"),
    row("FF-PENALTY-5", "PENALTY(home) x60", "touch; [3][3]", "LINEOUT(home) x95"),
    row("FF-PENALTY-5", "PENALTY(home) x65", "touch; [3][3]", "LINEOUT(home) x95"),
    row("FF-PENALTY-5", "PENALTY(home) x65", "touch; [6][2]", "DROPOUT22(away) x80", noted="WentDead(home)"),
    row("FF-PENALTY-5", "PENALTY(home) x75", "touch; [3][3]", "DROPOUT22(away) x80"),
    row("FF-PENALTY-6", "PENALTY(home) x70", "tap", "home TAP x70", home="1 12", away="7", held="2-1"),
]  # fmt: skip


@pytest.mark.parametrize("case", PENALTY)
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("9.advance", "legal"),
        ("9.drop", "legal"),
        ("8.advance", "FF-PENALTY-6"),
        ("12.advance", "FF-PENALTY-6"),
        ("backs 10 12.run", "FF-PENALTY-6"),
        ("backs 9 10.run", "legal"),
        ("backs J1 10.run", "legal"),
        ("forwards J10 1 8.run", "legal"),
        ("line 9 12.kick", "legal"),
        ("line J8 12.kick", "legal"),
        ("pick 1 2", "FF-PICKGO-1"),
        ("maul 1 8", "FF-MAUL-1"),
        ("counter 12.run", "FF-COUNTER-1"),
    ],
)
@pytest.mark.rule("FF-PENALTY-6")
def test_a_tap_opens_with_a_nine_or_a_relay(answer: str, said: str) -> None:
    state, _ = play(position("PENALTY(home) x70", home="1 2 8 9 10 12"), "tap")
    assert offered(state) == {"single", "line", "forwards", "backs"}
    assert verdict(state, answer) == said
