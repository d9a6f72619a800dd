"""Carrying the ball and what stops it: ADVANCE, RUN, TACKLE, RUCK, CONTEST, CLEAR, INTERCEPT, ZONE22, FIVEMETRE."""

import pytest

from tests.french_flair.rules.support import Row, row, verdict
from tests.french_flair.support import now, play, position
from touchline import french_flair as ff
from touchline.french_flair.events import RuckFormed
from touchline.french_flair.model import TeamRef
from touchline.french_flair.rules import open_play, rucks, scoring, tackles
from touchline.kernel import Choose, Draw, Passage, Roll

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

TACKLE = [
    row("FF-TACKLE-1", "home FREE x40", "1.advance; tackle 14; [6][5]; [2][1]", "CONTEST_OFFER(home, 5-6) x50",
        held="5-5"),
    row("FF-TACKLE-1", "home FREE x40", "1.advance", "TACKLE_OFFER(away) x50", away="3", offers="tackle decline"),
    row("FF-TACKLE-1", "home FREE x40", "1.advance; tackle 3; [6][5]; [2][1]", "CONTEST_OFFER(home, 5-6) x50",
        away="3", held="5-0"),
    row("FF-TACKLE-1", "home KICKED x40", "counter 9 8 1 10.advance", "TACKLE_OFFER(away) x75",
        path="x45 x55 x65 x75"),
    row("FF-TACKLE-2", "home FREE x40", "1.advance; decline", "home FREE x50", held="5-6",
        noted="TackleDeclined(away)"),
    row("FF-TACKLE-2", "home FREE x40", "1.advance", "home FREE x50", away="", held="5-0"),
    row("FF-TACKLE-2", "home RUCK x75", "line 9 12.advance; decline", "TACKLE_OFFER(away) x90", path="x80 x90"),
    row("FF-TACKLE-2", "home RUCK x75", "line 9 12.advance", "home FREE x90", away="", path="x80 x90", held="4-0"),
    row("FF-TACKLE-3", "home FREE x40", "1.advance; tackle 7; [1][1]", "away FREE x40", noted="Intercepted(away)"),
    row("FF-TACKLE-3", "home FREE x40", "1.advance; tackle 7; [6][5]", "FF-TACKLE-4(home) x50", noted="-Intercepted"),
    # Missed by any double of the attack: a card, no renewal, a new play
    row("FF-TACKLE-4", "home FREE x40", "1.advance; tackle 7; [6][5]; [1][1]", "home FREE x50", held="6-5"),
    row("FF-TACKLE-4", "home FREE x40", "1.advance; tackle 7; [2][1]; [6][6]", "home FREE x50", held="6-5",
        noted="CardLaid(away) Thrown(away) Thrown(home) TackleMissed(away)"),
    row("FF-TACKLE-4", "home FREE x90", "1.advance; tackle 7; [6][5]; [2][2]", "home FREE x100", held="6-5",
        scored="0-0"),
    row("FF-TACKLE-4", "home RUCK x75", "line 9 12.advance; tackle 7; [6][5]; [2][2]", "home FREE x80", held="6-5",
        path="x80"),
    row("FF-TACKLE-4", "home SCRUM x95", "8.advance; tackle 7; [6][5]; [2][2]", "CONVERSION(home) x105", held="5-5",
        scored="5-0"),
    # Otherwise a ruck on the spot; equal throws are the tackler's
    row("FF-TACKLE-5", "home FREE x40", "1.advance; tackle 7; [5][3]; [3][5]", "CONTEST_OFFER(home, 3-5) x50"),
    row("FF-TACKLE-5", "home FREE x40", "1.advance; tackle 7; [5][3]; [5][4]", "CONTEST_OFFER(away, 4-5) x50"),
    row("FF-TACKLE-5", "home FREE x40", "1.advance; tackle 7; [5][4]; [5][3]", "CONTEST_OFFER(home, 4-5) x50"),
    row("FF-TACKLE-5", "home FREE x40", "1.advance; tackle 7; [6][1]; [5][4]", "CONTEST_OFFER(home, 1-6) x50"),
    row("FF-TACKLE-5", "home FREE x40", "1.advance; tackle 7; [5][4]; [6][1]", "CONTEST_OFFER(away, 1-6) x50"),
]  # fmt: skip

RUCK = [
    row("FF-RUCK-1", "home FREE x40", "1.advance; tackle 7; [6][2]; [5][4]", "CONTEST_OFFER(home, 2-6) x50",
        noted="RuckFormed"),
    row("FF-RUCK-1", "home FREE x40", "1.advance; tackle 7; [4][3]; [2][5]", "CONTEST_OFFER(away, 2-5) x50"),
    row("FF-RUCK-1", "home FREE x40", "1.advance; tackle 7; [2][1]; [3][2]", "CONTEST_OFFER(away, 2-3) x50"),
    # On a goal line it is no try: for the attack, for the defence, at either end
    row("FF-RUCK-2", "home FREE x90", "1.advance; tackle 7; [2][1]; [6][5]; decline", "home RUCK x100", scored="0-0"),
    row("FF-RUCK-2", "home FREE x90", "1.advance; tackle 7; [6][5]; [2][1]; decline", "away RUCK x100", scored="0-0"),
    row("FF-RUCK-2", "home KICKED x-10", "1.advance; tackle 7; [2][1]; [6][5]; decline", "home RUCK x0", scored="0-0"),
    row("FF-RUCK-2", "home KICKED x-10", "1.advance; tackle 7; [6][5]; [2][1]; decline", "away RUCK x0", scored="0-0"),
    # Hands are renewed only if the ball changed sides, and not before the breakdown is over
    row("FF-RUCK-3", "home CONTEST_OFFER attack 2-5 x70", "decline", "home RUCK x70", home="1 2", away="3 4",
        held="2-2", noted="RuckWon(home)"),
    row("FF-RUCK-3", "home CONTEST_OFFER defence 2-5 x70", "decline", "away RUCK x70", home="1 2", away="3 4",
        held="6-6", noted="RuckWon(away)"),
    row("FF-RUCK-3", "home CONTEST_OFFER attack 2-5 x70", "contest 3; [3]; decline", "away RUCK x70",
        home="1 2", away="3 4", held="6-6"),
    row("FF-RUCK-3", "home CONTEST_OFFER attack 2-5 x70", "contest 3; [3]; clear 1; [4]", "home RUCK x70",
        home="1 2", away="3 4", held="1-1"),
    row("FF-RUCK-3", "home CONTEST_OFFER defence 2-5 x70", "contest 1; [3]; decline", "home RUCK x70",
        home="1 2", away="3 4", held="1-2"),
    row("FF-RUCK-3", "home CONTEST_OFFER defence 2-5 x70", "contest 1; [3]; clear 3; [4]", "away RUCK x70",
        home="1 2", away="3 4", held="6-6"),
]  # fmt: skip

CONTEST = [
    # Two cards in hand before laying, for either side; any of them; or none
    row("FF-CONTEST-1", "home FREE x40", "1.advance; tackle 7; [6][5]; [2][1]", "CONTEST_OFFER(home, 5-6) x50",
        home="1 2 12", offers="contest decline"),
    row("FF-CONTEST-1", "home FREE x40", "1.advance; tackle 7; [6][5]; [2][1]", "away RUCK x50", home="1 12",
        held="6-6"),
    row("FF-CONTEST-1", "home FREE x40", "1.advance; tackle 7; [2][1]; [6][5]", "CONTEST_OFFER(away, 5-6) x50",
        away="3 7 11"),
    row("FF-CONTEST-1", "home FREE x40", "1.advance; tackle 7; [2][1]; [6][5]", "home RUCK x50", away="3 7",
        held="5-1"),
    row("FF-CONTEST-1", "home CONTEST_OFFER attack 2-5 x70", "contest 14", "FF-CONTEST-2(away) x70", held="6-5"),
    # Both ends of the zone are inside
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [1]", "ADVANTAGE_CHOICE(home) x70"),
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [2]", "CLEAR_OFFER(home, 2-5) x70"),
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [5]", "CLEAR_OFFER(home, 5-5) x70"),
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [6]", "ADVANTAGE_CHOICE(home) x70"),
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 2-5 x70", "contest 3; [3]", "CLEAR_OFFER(home, 3-5) x70",
        home="1 2", away="3 4", held="2-1", noted="CardLaid(away) Thrown(away) ContestWon(away)"),
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 1-6 x70", "contest 7; [1]", "CLEAR_OFFER(home, 1-6) x70"),
    row("FF-CONTEST-2", "home CONTEST_OFFER attack 1-6 x70", "contest 7; [6]", "CLEAR_OFFER(home, 6-6) x70"),
    # Offside by role, whoever won the duel
    row("FF-CONTEST-3", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [6]", "ADVANTAGE_CHOICE(home) x70",
        held="6-5", noted="Offside(away) -PenaltyAwarded"),
    row("FF-CONTEST-3", "home CONTEST_OFFER defence 2-5 x70", "contest 1; [6]", "PENALTY(away) x70", held="6-6",
        noted="Offside(home) PenaltyAwarded(away)"),
    row("FF-CONTEST-3", "home CLEAR_OFFER attack 3-5 x70", "clear 1; [2]", "PENALTY(away) x70", held="6-6"),
    row("FF-CONTEST-3", "home CLEAR_OFFER defence 3-5 x70", "clear 7; [2]", "ADVANTAGE_CHOICE(home) x70", held="6-5"),
]  # fmt: skip

CLEAR = [
    row("FF-CLEAR-1", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [3]", "CLEAR_OFFER(home, 3-5) x70",
        offers="clear decline"),
    row("FF-CLEAR-1", "home CONTEST_OFFER defence 2-5 x70", "contest 1; [3]", "CLEAR_OFFER(away, 3-5) x70"),
    row("FF-CLEAR-1", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [3]", "CLEAR_OFFER(home, 3-5) x70", home="1 2"),
    row("FF-CLEAR-1", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [3]", "away RUCK x70", home="1", held="6-6"),
    row("FF-CLEAR-1", "home CONTEST_OFFER defence 2-5 x70", "contest 1; [3]", "home RUCK x70", away="7", held="5-1"),
    row("FF-CLEAR-1", "home CLEAR_OFFER attack 3-5 x70", "decline", "away RUCK x70"),
    row("FF-CLEAR-1", "home CLEAR_OFFER defence 3-5 x70", "decline", "home RUCK x70", away="3 7", held="6-2"),
    row("FF-CLEAR-1", "home CLEAR_OFFER attack 3-5 x70", "clear 15", "FF-CLEAR-2(home) x70", held="5-6"),
    # Both ends of the new zone are inside, and nothing follows
    row("FF-CLEAR-2", "home CLEAR_OFFER attack 3-5 x70", "clear 1; [2]", "PENALTY(away) x70"),
    row("FF-CLEAR-2", "home CLEAR_OFFER attack 3-5 x70", "clear 1; [3]", "home RUCK x70", held="5-6",
        noted="CardLaid(home) Thrown(home) ClearedOut(home)"),
    row("FF-CLEAR-2", "home CLEAR_OFFER attack 3-5 x70", "clear 1; [5]", "home RUCK x70", held="5-6"),
    row("FF-CLEAR-2", "home CLEAR_OFFER attack 3-5 x70", "clear 1; [6]", "PENALTY(away) x70"),
    row("FF-CLEAR-2", "home CLEAR_OFFER defence 3-3 x70", "clear 7; [3]", "away RUCK x70"),
    row("FF-CLEAR-2", "home CLEAR_OFFER defence 3-3 x70", "clear 7; [4]", "ADVANTAGE_CHOICE(home) x70"),
]  # fmt: skip

INTERCEPT = [
    row("FF-INTERCEPT-1", "home FREE x40", "1.advance; tackle 7; [1][1]", "away FREE x40", home="1 2", away="3 7",
        held="6-6"),
    row("FF-INTERCEPT-1", "home FREE x40", "1.advance; tackle 7; [4][4]", "away FREE x10", noted="-TryScored"),
    row("FF-INTERCEPT-1", "home RUCK x75", "line 9 12.advance; tackle 7; [2][2]", "away FREE x60", path="x80"),
    row("FF-INTERCEPT-1", "home FREE x90", "1.advance; tackle 7; [3][3]", "away FREE x70"),
    row("FF-INTERCEPT-2", "home FREE x40", "1.advance; tackle 7; [5][5]", "away FREE x0", scored="0-0", held="6-6"),
    row("FF-INTERCEPT-2", "home FREE x40", "1.advance; tackle 7; [6][6]", "CONVERSION(away) x-5", scored="0-5"),
    row("FF-INTERCEPT-2", "home FREE x35", "1.advance; tackle 7; [5][5]", "CONVERSION(away) x-5", scored="0-5"),
    row("FF-INTERCEPT-2", "home FREE x0", "1.advance; tackle 7; [1][1]", "away FREE x0", scored="0-0"),
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


@pytest.mark.parametrize("case", [*ADVANCE, *RUN, *TACKLE, *RUCK, *CONTEST, *CLEAR, *INTERCEPT, *ZONE22, *FIVEMETRE])
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


@pytest.mark.rule("FF-TACKLE-3", "FF-TACKLE-4")
def test_a_tackle_is_thrown_with_two_dice_by_the_defence_first() -> None:
    state, _ = play(position("away FREE x40"), "7.advance; tackle 12")
    assert ff.request(state) == Roll("FF-TACKLE-3", ("home", "home"))
    state, _ = play(state, "[6][5]")
    assert ff.request(state) == Roll("FF-TACKLE-4", ("away", "away"))


@pytest.mark.parametrize(
    ("where", "script", "rule"),
    [
        ("home FREE x40", "12.advance", "FF-TACKLE-1"),
        ("home FREE x75", "12.advance", "FF-TACKLE-1"),
        ("home FREE x40", "backs 10 12.advance", "FF-TACKLE-1"),
        ("home FREE x65", "backs 10 12.advance", "FF-ZONE22-1"),
        ("home FREE x75", "backs 10 12.advance", "FF-ZONE22-1"),
        ("home FREE x75", "backs 10 12.advance; decline", "FF-ZONE22-1"),
        ("home SCRUM x95", "8.advance", "FF-FIVEMETRE-1"),
    ],
)
@pytest.mark.rule("FF-ZONE22-1", "FF-TACKLE-1", "FF-FIVEMETRE-1")
def test_a_tackle_is_offered_by_the_rule_that_gives_the_right(where: str, script: str, rule: str) -> None:
    """In the 22 a link and a conclusion are asked alike, so that the question does not tell them apart."""
    state, _ = play(position(where), script)
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == (rule, "away")


@pytest.mark.rule("FF-TACKLE-4", "FF-COMBO-4")
def test_a_missed_tackle_draws_one_card_and_keeps_the_cards_not_played() -> None:
    state, _ = play(position("home RUCK x75"), "forwards 9 1 8.advance; tackle 7; [6][5]")
    state, _ = ff.apply(state, (4, 4))
    request = ff.request(state)
    assert isinstance(request, Draw)
    assert (request.rule, request.side, request.count) == ("FF-TACKLE-4", "home", 1)
    state, _ = ff.apply(state, (14,))
    assert now(state) == "home FREE x80"
    assert state.home.hand == (1, 8, 10, 12, 14, 15)


@pytest.mark.parametrize(
    ("dice", "formed"),
    [
        ("[6][2]; [5][4]", RuckFormed("FF-RUCK-1", "away", (2, 6))),
        ("[4][3]; [2][5]", RuckFormed("FF-RUCK-1", "home", (2, 5))),
    ],
)
@pytest.mark.rule("FF-RUCK-1")
def test_a_ruck_tells_who_won_it_and_its_zone(dice: str, formed: RuckFormed) -> None:
    _, events = play(position("home FREE x40"), f"1.advance; tackle 7; {dice}")
    assert formed in events


@pytest.mark.parametrize(
    ("rule", "stops", "tackled", "at_five_metres", "after"),
    [
        ("FF-TACKLE-1", "conclusion", "field", False, open_play.GoesOn()),
        ("FF-ZONE22-1", "conclusion", "zone", False, open_play.GoesOn()),
        ("FF-FIVEMETRE-1", "try", "line", True, scoring.Try("home")),
    ],
)
@pytest.mark.rule("FF-TACKLE-1")
def test_a_tackle_tells_where_it_is_made_and_what_follows_without_it(
    rule: str, stops: tackles.Stops, tackled: str, at_five_metres: bool, after: Passage
) -> None:
    state = position("home FREE x60")
    offer, throw = tackles.TackleOffer(rule, stops), tackles.TackleThrow(stops)
    assert offer.tackled == tackled
    assert offer.facts(state)["tackled"] == tackled
    for step in (offer, throw):
        assert step.at_five_metres(state) == at_five_metres
        assert step.below("home", None) == (after,)


@pytest.mark.rule("FF-COMBO-1", "FF-TACKLE-3")
def test_the_defence_does_not_see_that_more_cards_are_declared() -> None:
    state = position("home FREE x60")
    declared = open_play.PlayedCards(ff.Play("backs", (9, 10, 12), "run"), played=1)
    for step in (tackles.TackleOffer("FF-ZONE22-1", "link"), tackles.TackleThrow("link")):
        assert step.below("home", declared) == (declared,)
        assert step.seen(state, "home") == step
        seen = step.seen(state, "away")
        assert (type(seen), seen.stops) == (type(step), "conclusion")
    kept = tackles.TackleThrow("try")
    assert kept.seen(state, "away") == kept


@pytest.mark.parametrize(("zone", "faces"), [((1, 6), 6), ((3, 5), 3), ((1, 2), 2), ((6, 6), 1), ((1, 1), 1)])
@pytest.mark.rule("FF-CONTEST-1", "FF-CLEAR-1")
def test_a_breakdown_tells_its_rivals_its_zone_and_the_winning_faces(zone: tuple[int, int], faces: int) -> None:
    state = position("home FREE x60")
    assert rucks.faces_inside(zone) == faces
    told = {"low": zone[0], "high": zone[1], "faces": faces}
    contest, clear_out = rucks.ContestOffer("home", *zone), rucks.ClearOffer("home", *zone)
    assert contest.facts(state) == {**told, "rivals": TeamRef("home")}
    assert clear_out.facts(state) == {**told, "rivals": TeamRef("away")}


@pytest.mark.rule("FF-CONTEST-2", "FF-CLEAR-2")
def test_a_throw_at_a_breakdown_tells_what_its_die_needs() -> None:
    state = position("home FREE x60")
    inside, outside = ("inside", "FF-CONTEST-2"), ("outside", "FF-CONTEST-3")
    assert rucks.ContestThrow("home", 3, 5).needs(state)[:2] == (inside, outside)
    assert outside not in rucks.ContestThrow("home", 1, 6).needs(state)
    assert rucks.ContestThrow("home", 1, 6).needs(state)[0] == inside
    for zone, names in (((3, 5), ["inside", "outside"]), ((1, 6), ["inside"])):
        assert [need for need, _ in rucks.ClearThrow("home", *zone).needs(state)] == names
