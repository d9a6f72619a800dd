"""Kick-off and 22 drop-out: KICKOFF and DROPOUT22."""

import pytest

from tests.french_flair.rules.support import Row, row, verdict
from tests.french_flair.support import offered, play, position

KICKOFF = [
    # From halfway, without a card, resolved as a kick, however short
    row("FF-KICKOFF-1", "KICKOFF(home)", "[1]", "away KICKOFF x55", held="6-6"),
    row("FF-KICKOFF-1", "KICKOFF(home)", "[3][4]", "away KICKOFF x85"),
    row("FF-KICKOFF-1", "KICKOFF(home)", "[6][4]", "LANDING(away, KICKOFF) x100", offers="play ground"),
    row("FF-KICKOFF-1", "KICKOFF(home)", "[1][1]", "home KICKOFF x60", away="7", held="6-1"),
    row("FF-KICKOFF-1", "KICKOFF(home)", "[4][4]", "SCRUM(home) x90"),
    row("FF-KICKOFF-1", "KICKOFF(home)", "[5][5]", "SCRUM(home) x95"),
    row("FF-KICKOFF-1", "KICKOFF(home)", "[6][6]", "SCRUM(home) x95"),
    row("FF-KICKOFF-1", "CONVERSION(home)", "[4]; [3]", "KICKOFF(away) x50", home="1 2", away="7", held="6-6"),
    # By the side that conceded, after every score
    row("FF-KICKOFF-2", "CONVERSION(home)", "[4]; [3]", "KICKOFF(away) x50",
        noted="Thrown(home) Thrown(away) ConversionMade(home) KickOffTaken(away)"),
    row("FF-KICKOFF-2", "CONVERSION(home)", "[3]; [4]", "KICKOFF(away) x50",
        noted="ConversionMissed(home) KickOffTaken(away)"),
    row("FF-KICKOFF-2", "home FREE x75", "9.drop; [6]", "KICKOFF(away) x50"),
    row("FF-KICKOFF-2", "PENALTY(home) x75", "goal; [6]", "KICKOFF(away) x50"),
]  # fmt: skip

DROPOUT22 = [
    # From the own 20 m mark, without a card, resolved as a kick, without a mark
    row("FF-DROPOUT22-1", "DROPOUT22(home)", "[1]", "away DROPOUT x25", held="6-6"),
    row("FF-DROPOUT22-1", "DROPOUT22(home)", "[4][3]", "away DROPOUT x55"),
    row("FF-DROPOUT22-1", "DROPOUT22(home)", "[6][5]", "away DROPOUT x75"),
    row("FF-DROPOUT22-1", "DROPOUT22(home)", "[3][3]", "home DROPOUT x50", away="7", held="6-1"),
    row("FF-DROPOUT22-1", "DROPOUT22(home)", "[4][4]", "SCRUM(home) x60"),
    row("FF-DROPOUT22-1", "DROPOUT22(home)", "[6][6]", "SCRUM(home) x80"),
    row("FF-DROPOUT22-1", "LANDING(home, KICK) x-5", "ground", "DROPOUT22(home) x20", home="1 2", away="7", held="6-6"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*KICKOFF, *DROPOUT22])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize("restart", ["KICKOFF(home)", "DROPOUT22(home)"])
@pytest.mark.parametrize("dice", ["[3][4]", "[2][2]"], ids=["received", "regained"])
@pytest.mark.rule("FF-COUNTER-4")
def test_after_a_restart_only_a_counter_or_a_single_play(restart: str, dice: str) -> None:
    state, _ = play(position(restart, home="1 2 9 10 12 6", away="1 2 9 10 12 6"), dice)
    assert offered(state) == {"single", "counter"}
    assert verdict(state, "backs 9 10.run") == "FF-COUNTER-4"
    assert verdict(state, "forwards 9 1 6.run") == "FF-COUNTER-4"
    assert verdict(state, "line 9 12.kick") == "FF-COUNTER-4"
    assert verdict(state, "counter 9 12.kick") == "legal"
    assert verdict(state, "12.kick") == "legal"
