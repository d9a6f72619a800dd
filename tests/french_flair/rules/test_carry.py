"""Carrying the ball: ADVANCE, RUN, ZONE22 and FIVEMETRE."""

import pytest

from tests.french_flair.rules.support import Row, row, verdict
from tests.french_flair.support import position

ADVANCE = [
    row("FF-ADVANCE-1", "home FREE x40", "1.advance", "TACKLE_OFFER(away) x50", offers="tackle decline"),
    row("FF-ADVANCE-1", "home FREE x40", "15.advance", "TACKLE_OFFER(away) x50"),
    row("FF-ADVANCE-1", "home FREE x40", "backs 10 12.advance", "TACKLE_OFFER(away) x55", path="x45 x55"),
    row("FF-ADVANCE-1", "home KICKED x-10", "1.advance", "TACKLE_OFFER(away) x0"),
    # The destination: on the goal line, across it
    row("FF-ADVANCE-2", "home FREE x90", "1.advance", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-ADVANCE-2", "home FREE x95", "1.advance", "CONVERSION(home) x105", scored="5-0", held="5-6"),
    row("FF-ADVANCE-2", "home FREE x100", "1.advance", "CONVERSION(home) x105", scored="5-0"),
    # Advantage before the tackle; after the conclusion FREE; between the cards nothing
    row("FF-ADVANCE-2", "home RUCK x60", "1.advance; tackle 7; [5][5]", "away FREE x20", advantage="home@60",
        noted="AdvantageGained(home) Intercepted(away)"),
    row("FF-ADVANCE-2", "home FREE x40", "1.advance; decline", "home FREE x50", held="5-6"),
    row("FF-ADVANCE-2", "home FREE x40", "backs 10 12 15.kick; [3]", "away KICKED x70", path="x45 x55"),
]  # fmt: skip

RUN = [
    row("FF-RUN-2", "home KICKED x40", "counter 12.run; [3]", "TACKLE_OFFER(away) x55"),
    row("FF-RUN-2", "home KICKED x40", "counter 12.run; [2][5]", "TACKLE_OFFER(away) x65"),
    row("FF-RUN-2", "home KICKED x40", "counter 12.run; [5][2]", "TACKLE_OFFER(away) x65"),
    row("FF-RUN-2", "home KICKED x70", "counter 12.run; [6]", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-RUN-2", "home KICKED x75", "counter 12.run; [6]", "CONVERSION(home) x105", scored="5-0"),
    row("FF-RUN-2", "home FREE x40", "backs 10 12.run; [6]", "TACKLE_OFFER(away) x75", path="x45 x75"),
    # A 1 stops the run where it began; the links before it have made their ground
    row("FF-RUN-3", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40", held="6-6", noted="KnockedOn(home)"),
    row("FF-RUN-3", "home KICKED x40", "counter 12.run; [6][1]", "SCRUM(away) x40"),
    row("FF-RUN-3", "home KICKED x40", "counter 12.run; [1][6]", "SCRUM(away) x40"),
    row("FF-RUN-3", "home KICKED x40", "counter 12.run; [1][1]", "SCRUM(away) x40"),
    row("FF-RUN-3", "home FREE x40", "backs 10 12.run; [1]", "SCRUM(away) x45", path="x45"),
    row("FF-RUN-3", "home KICKED x95", "counter 12.run; [6][1]", "SCRUM(away) x95", scored="0-0"),
    row("FF-RUN-3", "home KICKED x100", "counter 12.run; [1]", "SCRUM(away) x95"),
    row("FF-RUN-3", "home KICKED x-10", "counter 12.run; [1]", "SCRUM(away) x5"),
    # A double is not tackled and draws a card, unless it is a try
    row("FF-RUN-4", "home KICKED x40", "counter 12.run; [2][2]", "home FREE x50", away="2 3 6", held="6-3"),
    row("FF-RUN-4", "home KICKED x40", "counter 12.run; [6][6]", "home FREE x70", away="2 3 6", held="6-3"),
    row("FF-RUN-4", "home KICKED x70", "counter 12.run; [6][6]", "home FREE x100", scored="0-0", held="6-6"),
    row("FF-RUN-4", "home KICKED x75", "counter 12.run; [6][6]", "CONVERSION(home) x105", scored="5-0", held="5-6"),
    row("FF-RUN-4", "home FREE x75", "backs 10 12.run; decline; [2][2]", "home FREE x90", held="5-6"),
]  # fmt: skip

ZONE22 = [
    # 25 m out there is no right, 20 m out there is; on the goal line too
    row("FF-ZONE22-1", "home RUCK x70", "line 9 12.advance", "TACKLE_OFFER(away) x85", path="x75 x85"),
    row("FF-ZONE22-1", "home RUCK x75", "line 9 12.advance", "TACKLE_OFFER(away) x80", path="x80"),
    row("FF-ZONE22-1", "home RUCK x95", "line 9 12.advance", "TACKLE_OFFER(away) x100", path="x100"),
    row("FF-ZONE22-1", "home RUCK x75", "line 9 12.advance; decline; decline", "home FREE x90", path="x80 x90"),
    # Every kind of combination, conclusion or not
    row("FF-ZONE22-1", "home RUCK x75", "forwards 9 1 8.run", "TACKLE_OFFER(away) x80"),
    row("FF-ZONE22-1", "home FREE x75", "backs 10 9 12.run", "TACKLE_OFFER(away) x80"),
    row("FF-ZONE22-1", "home KICKED x75", "counter 1 9 12.run", "TACKLE_OFFER(away) x80"),
    row("FF-ZONE22-1", "home SCRUM x75", "8-9 8 9.drop", "TACKLE_OFFER(away) x80"),
    row("FF-ZONE22-1", "home RUCK x65", "forwards 9 1 8.advance; decline", "TACKLE_OFFER(away) x90",
        path="x70 x80 x90"),
    # Not the relay, a maul, a pick-and-go, a kick or a drop; nor in the carrier's own 22
    row("FF-ZONE22-1", "home LINEOUT x85", "line J1 12.advance", "TACKLE_OFFER(away) x95", path="x95"),
    row("FF-MAUL-1", "home LINEOUT x85", "maul 1 8", "home MAUL1 x90"),
    row("FF-PICKGO-1", "home RUCK x85", "pick 1 2", "PICK_AGAIN(home) x90", home="1 2 3 4"),
    row("FF-ZONE22-1", "home RUCK x75", "backs 9 10.kick; decline; [2]", "LANDING(away, KICK) x90", path="x80"),
    row("FF-ZONE22-1", "home RUCK x75", "backs 9 10.drop; decline; [2]", "away KICKED x90", path="x80"),
    row("FF-ZONE22-1", "home KICKED x5", "counter 9 8 1.advance", "TACKLE_OFFER(away) x30", path="x10 x20 x30"),
]  # fmt: skip

FIVEMETRE = [
    # Out of a scrum, a lineout or a pick-and-go series won 5 m out, not 10 m, nor 5 m from the own line
    row("FF-FIVEMETRE-1", "home SCRUM x95", "8.advance", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-FIVEMETRE-1", "home LINEOUT x95", "1.advance", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-FIVEMETRE-1", "home PICKGO x95", "9.advance", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-FIVEMETRE-1", "SCRUM(away) x95", "[2]; [3]; 8.advance", "TACKLE_OFFER(away) x100"),
    row("FF-FIVEMETRE-1", "LINEOUT(home) x95", "[3]; [2]; 8.advance", "TACKLE_OFFER(away) x100"),
    row("FF-FIVEMETRE-1", "PICK_AGAIN(home) x95", "stop; 9.advance", "TACKLE_OFFER(away) x100", home="1 2 9"),
    row("FF-FIVEMETRE-1", "home SCRUM x90", "8-9 8 9.run; decline; [2]", "CONVERSION(home) x105", path="x95"),
    row("FF-FIVEMETRE-1", "home SCRUM x5", "8.advance", "TACKLE_OFFER(away) x15"),
    # During the whole first play: each card that would cross
    row("FF-FIVEMETRE-1", "home SCRUM x95", "8-9 8 9.run; decline; [3]", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-FIVEMETRE-1", "home SCRUM x95", "8-9 8 9 10 12.run; decline", "TACKLE_OFFER(away) x100", scored="0-0"),
    row("FF-FIVEMETRE-1", "home SCRUM x95", "8-9 8 9 10 12.run; decline; decline", "CONVERSION(home) x105",
        scored="5-0", held="4-6"),
    # Played on the goal line: declined, impossible, missed, a run double; ruck, interception, last card
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8.advance; decline", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8.advance", "CONVERSION(home) x105", away="", held="5-0"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8.advance; tackle 7; [6][5]; [3][3]", "CONVERSION(home) x105",
        held="5-5", scored="5-0"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8-9 8 9.run; decline; [2][2]", "CONVERSION(home) x105", held="4-6",
        scored="5-0"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8.advance; tackle 7; [2][1]; [3][2]; decline", "home RUCK x100",
        scored="0-0"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8.advance; tackle 7; [6][5]; [3][2]; decline", "away RUCK x100"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8.advance; tackle 7; [4][4]", "away FREE x60"),
    row("FF-FIVEMETRE-2", "home SCRUM x95", "8-9 8 9.advance; decline; tackle 7; [4][4]", "away FREE x60",
        path="x100 x100"),
    row("FF-FIVEMETRE-2", "home PICKGO x95", "8.advance; tackle 7; [4][4]", "away FREE x60", advantage="home@90",
        noted="AdvantageGained(home) Intercepted(away)"),
    row("FF-FIVEMETRE-2", "home PICKGO x95", "8.advance; tackle 7; [4][4]", "PENALTY(home) x95", advantage="home@95",
        noted="BroughtBack(home) -AdvantageGained -Intercepted"),
    # A maul cancels the right, and nothing else gives it
    row("FF-FIVEMETRE-3", "home LINEOUT x95", "maul 1 8; 9.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-3", "home LINEOUT x90", "maul 1 8; 9.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-3", "home MAUL2 x95", "8.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-4", "home RUCK x95", "12.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-4", "home TAP x95", "9.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-4", "home FREE x95", "12.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-4", "SCRUM(home) x95", "[3][3]; [2][1]; tap; 9.advance", "CONVERSION(home) x105", scored="5-0"),
    row("FF-FIVEMETRE-4", "away FREE x65", "6.advance; tackle 1; [4][4]; 8.advance", "CONVERSION(home) x105",
        scored="5-0"),
    row("FF-FIVEMETRE-4", "home SCRUM x95", "8-9 8 9.advance; tackle 7; [6][5]; [2][2]; 9.advance",
        "CONVERSION(home) x105", path="x100", scored="5-0"),
    row("FF-FIVEMETRE-4", "home SCRUM x95", "8-9 8 9.advance; tackle 7; [2][1]; [6][5]; decline; 9.advance",
        "CONVERSION(home) x105", path="x100", scored="5-0"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*ADVANCE, *RUN, *ZONE22, *FIVEMETRE])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    ("where", "play_", "said"),
    [
        ("home FREE x40", "6.run", "FF-RUN-1"),
        ("home FREE x40", "12.run", "FF-RUN-1"),
        ("home KICKED x40", "12.run", "FF-RUN-1"),
        ("home KICKED x40", "counter 5.run", "FF-CARD-2"),
        ("home KICKED x40", "counter 6.run", "legal"),
        ("home KICKED x40", "counter 12.run", "legal"),
        ("home RUCK x40", "forwards 9 5 6.run", "legal"),
        ("home RUCK x40", "backs 9 10.run", "legal"),
    ],
)
@pytest.mark.rule("FF-RUN-1")
def test_a_run_concludes_a_combination_or_counters(where: str, play_: str, said: str) -> None:
    assert verdict(position(where, home="5 6 9 10 12"), play_) == said
