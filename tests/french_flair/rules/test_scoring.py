"""Points: TRY and CONVERSION."""

import pytest

from tests.french_flair.rules.support import Row, row

TRY = [
    # Five points for a carry, a maul, a pick-and-go, an interception, a ball gathered
    row("FF-TRY-1", "home FREE x95", "1.advance", "CONVERSION(home) x105", scored="12-3", score="7-3"),
    row("FF-TRY-1", "home KICKED x95", "counter 12.run; [6]", "CONVERSION(home) x105", scored="5-0"),
    row("FF-TRY-1", "home RUCK x100", "line 9 12.advance", "CONVERSION(home) x105", scored="5-0", held="5-6"),
    row("FF-TRY-1", "home LINEOUT x100", "maul 1 8", "CONVERSION(home) x105", scored="5-0", noted="TryScored(home)"),
    row("FF-TRY-1", "home RUCK x100", "pick 1 2", "CONVERSION(home) x105", home="1 2 3 4", scored="5-0", held="2-6"),
    row("FF-TRY-1", "home FREE x40", "1.advance; tackle 7; [6][6]", "CONVERSION(away) x-5", scored="0-5"),
    row("FF-TRY-1", "home FREE x75", "12.kick; [3][3]", "CONVERSION(home) x105", scored="5-0"),
    row("FF-TRY-1", "home FREE x-10", "12.kick; [1]", "CONVERSION(away) x-5", scored="0-5"),
    # Across the line nobody tackles; on it there is no try
    row("FF-TRY-2", "home RUCK x90", "line 9 12.advance; decline", "CONVERSION(home) x105", path="x95", scored="5-0"),
    row("FF-ADVANCE-2", "home KICKED x70", "counter 12.run; [6]", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-MAUL-1", "home LINEOUT x95", "maul 1 8", "home MAUL1 x100", scored="0-0"),
    row("FF-PICKGO-1", "home RUCK x95", "pick 1 2", "PICK_AGAIN(home) x100", home="1 2 3 4", scored="0-0"),
]  # fmt: skip

CONVERSION = [
    # Two points for winning the duel, a tie included; doubles and 1s do nothing else
    row("FF-CONVERSION-1", "CONVERSION(home)", "[4]; [4]", "KICKOFF(away) x50", score="5-0", scored="7-0"),
    row("FF-CONVERSION-1", "CONVERSION(home)", "[4]; [5]", "KICKOFF(away) x50", score="5-0", scored="5-0"),
    row("FF-CONVERSION-1", "CONVERSION(home)", "[1]; [1]", "KICKOFF(away) x50", score="5-0", scored="7-0"),
    row("FF-CONVERSION-1", "CONVERSION(home)", "[6][5]; [1][1]", "KICKOFF(away) x50", score="5-0", scored="5-0"),
    row("FF-CONVERSION-1", "CONVERSION(home)", "[1][1]; [6][5]", "KICKOFF(away) x50", score="5-0", scored="7-0"),
    row("FF-CONVERSION-1", "CONVERSION(home)", "[5][3]; [5][4]", "KICKOFF(away) x50", score="5-0", scored="5-0"),
    row("FF-CONVERSION-2", "CONVERSION(home)", "[6]; [1]", "KICKOFF(away) x50", home="1", away="7", held="6-6"),
    row("FF-CONVERSION-2", "CONVERSION(home)", "[1]; [6]", "KICKOFF(away) x50", home="1", away="7", held="6-6"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*TRY, *CONVERSION])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected
