"""Combinations: COMBO, FORWARDS, BACKS, LINE, COUNTER and EIGHTNINE."""

import pytest

from tests.french_flair.rules.support import Row, Ruling, row, ruling, verdict
from tests.french_flair.support import now, offered, play, position
from touchline import french_flair as ff
from touchline.french_flair.events import Declared
from touchline.kernel import AWAY, HOME, Side

RESTARTS = ("KICKOFF", "DROPOUT")
IN_THE_OPEN = ("KICKED", "FREE")
GATHERINGS = ("RUCK", "SCRUM", "LINEOUT", "MAUL1", "MAUL2", "PICKGO")
ANYWHERE = (*IN_THE_OPEN, *GATHERINGS, "TAP")

COMBO = [
    # Initial card 5 m, intermediates 10 m, a concluding advance 10 m; nobody tackles on the way
    row("FF-COMBO-2", "home FREE x10", "backs 9 10 12.advance", "TACKLE_OFFER(away) x35", path="x15 x25 x35"),
    row("FF-COMBO-2", "home FREE x10", "backs 9 10 12.kick; [2]", "away KICKED x35", path="x15 x25"),
    row("FF-COMBO-3", "home KICKED x10", "counter 9 12.advance", "TACKLE_OFFER(away) x25", path="x15 x25"),
    row("FF-COMBO-3", "home KICKED x10", "counter 1 8 9 10 12 15.advance; tackle 7", "away RUCK x65",
        path="x15 x25 x35 x45 x55 x65"),
    row("FF-COMBO-3", "home FREE x10", "backs 9 10 12 15.run; [2]", "TACKLE_OFFER(away) x45", path="x15 x25 x35 x45"),
    # A try or a tackle inside it ends it, and what was not played stays in hand
    row("FF-COMBO-4", "home RUCK x100", "forwards 9 1 8.run", "CONVERSION(home) x105", path="", held="5-6"),
    row("FF-COMBO-4", "home RUCK x90", "forwards 9 1 8.run; decline", "CONVERSION(home) x105", path="x95", held="4-6"),
    row("FF-COMBO-4", "home RUCK x75", "forwards 9 1 8.run; tackle 7; [2][1]; [6][5]; decline", "home RUCK x80",
        path="x80", held="5-5"),
    row("FF-COMBO-4", "home RUCK x75", "forwards 9 1 8.run; tackle 7; [6][5]; [2][1]; contest 12; [5]; decline",
        "home RUCK x80", path="x80", held="4-5"),
]  # fmt: skip

LINE = [
    row("FF-LINE-1", "home RUCK x30", "line 9 12.advance", "TACKLE_OFFER(away) x45", path="x35 x45"),
    row("FF-LINE-1", "home RUCK x30", "line J1 12.advance", "TACKLE_OFFER(away) x40", path="x40"),
    row("FF-LINE-1", "home RUCK x30", "line 9 12.kick; [2]", "away KICKED x45", path="x35"),
    row("FF-LINE-1", "home RUCK x30", "line 9 15.touch; [2]", "LINEOUT(away) x45", path="x35"),
    # Like a combination: no tackle outside the 22, in it on the 9, never on the relay; a tackle or a try ends it
    row("FF-LINE-2", "home RUCK x75", "line 9 12.kick", "TACKLE_OFFER(away) x80", path="x80"),
    row("FF-LINE-2", "home RUCK x80", "line J1 12.kick; [1]", "LANDING(away, KICK) x85", path=""),
    row("FF-LINE-2", "home RUCK x75", "line 9 12.kick; tackle 7; [6][5]; [3][3]", "home FREE x80", held="6-5"),
    row("FF-LINE-2", "home RUCK x100", "line 9 12.kick", "CONVERSION(home) x105", held="5-6"),
]  # fmt: skip

EIGHTNINE = [
    # The 9 concludes; or carries 10 m to a runner; or 5 m to a 10
    row("FF-EIGHTNINE-2", "home SCRUM x40", "8-9 8 9.advance", "TACKLE_OFFER(away) x55", path="x45 x55"),
    row("FF-EIGHTNINE-2", "home SCRUM x40", "8-9 8 9 12.run; [2]", "TACKLE_OFFER(away) x65", path="x45 x55 x65"),
    row("FF-EIGHTNINE-2", "home SCRUM x40", "8-9 8 9 10.advance", "TACKLE_OFFER(away) x60", path="x45 x50 x60"),
    row("FF-EIGHTNINE-2", "home SCRUM x40", "8-9 8 9 10 12.advance", "TACKLE_OFFER(away) x70", path="x45 x50 x60 x70"),
    row("FF-EIGHTNINE-2", "home SCRUM x40", "8-9 8 9 10.drop; [6]", "away KICKED x80", path="x45 x50"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*COMBO, *LINE, *EIGHTNINE])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    "case",
    [
        # Every card in hand, each as often as it is played
        ruling("FF-COMBO-1", "home FREE x40", "9 10 12", "backs 9 10 12.run"),
        ruling("FF-COMBO-1", "home FREE x40", "9 10 12", "backs 9 10 13.run", "FF-COMBO-1"),
        ruling("FF-COMBO-1", "home FREE x40", "9 10 12", "backs 9 10 9.run", "FF-COMBO-1"),
        ruling("FF-COMBO-1", "home FREE x40", "9 9 10 12", "backs 9 10 9.run"),
        ruling("FF-COMBO-1", "home FREE x40", "9 10 12", "line J13 12.advance", "FF-COMBO-1"),
        # Two to six cards, relay included
        ruling("FF-COMBO-3", "home FREE x40", "9 9 10 10 12 13 14", "backs 9 10 9 10 12 13.run"),
        ruling("FF-COMBO-3", "home FREE x40", "9 9 10 10 12 13 14", "backs 9 10 9 10 12 13 14.run", "FF-COMBO-3"),
        ruling("FF-COMBO-3", "home KICKED x40", "1 2 3 4 5 6 7", "counter 1 2 3 4 5 6.run"),
        ruling("FF-COMBO-3", "home KICKED x40", "1 2 3 4 5 6 7", "counter 1 2 3 4 5 6 7.run", "FF-COMBO-3"),
        ruling("FF-COMBO-3", "home KICKED x40", "1 2 3 4 5 6 7", "counter J1 2 3 4 5 6.run"),
        ruling("FF-COMBO-3", "home KICKED x40", "1 2 3 4 5 6 7", "counter J1 2 3 4 5 6 7.run", "FF-COMBO-3"),
        ruling("FF-COMBO-3", "home RUCK x40", "1 2 3 4 5 6 9", "forwards 9 1 2 3 4 6.run"),
        ruling("FF-COMBO-3", "home RUCK x40", "1 2 3 4 5 6 9", "forwards 9 1 2 3 4 5 6.run", "FF-COMBO-3"),
        # Mauls: directly after a lineout, two cards of 1 to 8, two phases
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 1 8"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 8 1", "FF-MAUL-1"),  # a pair is named in order
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 1 9", "FF-MAUL-1"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 8 9", "maul 1", "FF-MAUL-1"),
        ruling("FF-MAUL-1", "home LINEOUT x40", "1 2 8", "maul 1 2 8", "FF-MAUL-1"),
        ruling("FF-MAUL-1", "home RUCK x40", "1 8 9", "maul 1 8", "FF-MAUL-1"),
        ruling("FF-MAUL-1", "home SCRUM x40", "6 8 9", "maul 6 8", "FF-MAUL-1"),
        ruling("FF-MAUL-1", "home PICKGO x40", "1 8 9", "maul 1 8", "FF-MAUL-1"),
        ruling("FF-MAUL-2", "home MAUL1 x40", "1 8 9", "maul 1 8"),
        ruling("FF-MAUL-2", "home MAUL2 x40", "1 8 9", "maul 1 8", "FF-MAUL-2"),
        # Pick-and-goes: directly after a ruck, two cards of 1 to 5
        ruling("FF-PICKGO-1", "home RUCK x40", "1 5 6", "pick 1 5"),
        ruling("FF-PICKGO-1", "home RUCK x40", "1 5 6", "pick 5 1", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home RUCK x40", "1 5 6", "pick 5 6", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home RUCK x40", "1 5 6", "pick 1", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home RUCK x40", "1 2 3", "pick 1 2 3", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home PICKGO x40", "1 5 6", "pick 1 5", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home FREE x40", "1 5 6", "pick 1 5", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home MAUL1 x40", "1 5 6", "pick 1 5", "FF-PICKGO-1"),
        ruling("FF-PICKGO-1", "home LINEOUT x40", "1 5 6", "pick 1 5", "FF-PICKGO-1"),
        # Forward chains: a 9 or relay, then two to five ascending, the last up to 9
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 2 9", "forwards 9 1 2.advance"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 2 9", "forwards 9 2 1.advance", "FF-FORWARDS-1"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 2 9", "forwards 9 2.advance", "FF-FORWARDS-1"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 2 9", "forwards J1 2.advance", "FF-FORWARDS-1"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 2 9", "forwards 1 2 9.advance", "FF-FORWARDS-1"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 8 9", "forwards 9 1 8.advance"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "8 9 9", "forwards 9 8 9.advance"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "8 9 9 9", "forwards 9 8 9 9.advance", "FF-FORWARDS-1"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "7 8 9 9", "forwards 9 8 9 7.advance", "FF-FORWARDS-1"),
        ruling("FF-FORWARDS-1", "home RUCK x40", "1 9 10", "forwards 9 1 10.advance", "FF-FORWARDS-1"),
        # … and its conclusions
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 5 9", "forwards 9 1 5.advance"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 5 9", "forwards 9 1 5.run", "FF-CARD-2"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 6 9", "forwards 9 1 6.run"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 8 9", "forwards 9 1 8.kick", "FF-CARD-2"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 9 9", "forwards 9 1 9.run"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 9 9", "forwards 9 1 9.kick"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 9 9", "forwards 9 1 9.touch"),
        ruling("FF-FORWARDS-2", "home RUCK x40", "1 9 9", "forwards 9 1 9.drop", "FF-FORWARDS-2"),
        # Backs: a 9 or relay and then a 10, or a 10; any order, no number twice running
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs 9 10.run"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs 9 12 10.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs J12 15.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs J12 10.run"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs 10 9.run"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs 10 15 12 9.run"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs 12 10.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 12 15", "backs 10.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "8 9 10 12", "backs 9 10 8.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 10 15 15", "backs 9 10 10.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 10 15 15", "backs 10 10.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 10 15 15", "backs 10 15 15.run", "FF-BACKS-1"),
        ruling("FF-BACKS-1", "home FREE x40", "9 10 10 15 15", "backs 10 15 10 15.run"),
        ruling("FF-BACKS-1", "home FREE x40", "9 9 10 12", "backs 9 9 10.run", "FF-BACKS-1"),
        # A drop comes right after the initial card
        ruling("FF-DROP-1", "home FREE x40", "9 10 12", "backs 9 10.drop"),
        ruling("FF-DROP-1", "home FREE x40", "9 10 12", "backs 10 9.drop"),
        ruling("FF-DROP-1", "home FREE x40", "9 10 12", "backs 10 12 9.drop", "FF-DROP-1"),
        ruling("FF-DROP-1", "home FREE x40", "9 9 10 12", "backs 9 10 9.drop", "FF-DROP-1"),
        ruling("FF-DROP-1", "home LINEOUT x40", "1 10 12", "backs J1 10.drop"),
        ruling("FF-DROP-1", "home KICKED x40", "1 10 12", "counter 1 10.drop"),
        ruling("FF-DROP-1", "home KICKED x40", "1 10 12", "counter 1 12 10.drop", "FF-COUNTER-3"),
        # A line link: a 9 or relay and one of 11 to 15, which makes a single play
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9 11.advance"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9 11.kick"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9 11.touch", "FF-CARD-2"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9 15.touch"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9 11.run", "FF-LINE-1"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9 11 15.advance", "FF-LINE-1"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 9.advance", "FF-LINE-1"),
        ruling("FF-LINE-1", "home RUCK x40", "9 11 15", "line 11 15.advance", "FF-LINE-1"),
        ruling("FF-LINE-1", "home RUCK x40", "9 10 15", "line 9 10.advance", "FF-LINE-1"),
        ruling("FF-LINE-1", "home RUCK x40", "8 9 15", "line 9 8.advance", "FF-LINE-1"),
        ruling("FF-LINE-1", "home RUCK x40", "15 15", "line J15 15.advance"),
        # Counters: any numbers in any order, none twice running; one card runs
        ruling("FF-COUNTER-1", "home FREE x40", "9 12", "counter 12.run", "FF-COUNTER-1"),
        ruling("FF-COUNTER-1", "home RUCK x40", "9 12", "counter 12.run", "FF-COUNTER-1"),
        ruling("FF-COUNTER-2", "home KICKED x40", "1 3 9 12", "counter 3 1 12 9.run"),
        ruling("FF-COUNTER-2", "home KICKED x40", "1 3 9 12", "counter 12 1.advance"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 9 15 15", "counter 9 9.run", "FF-COUNTER-2"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 9 15 15", "counter 9 15 15.run", "FF-COUNTER-2"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 9 15 15", "counter 9 15 9 15.run"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 9 15 15", "counter J9 15 15.run", "FF-COUNTER-2"),
        ruling("FF-COUNTER-2", "home KICKED x40", "9 9 15 15", "counter J15 15.run"),
        ruling("FF-COUNTER-3", "home KICKED x40", "5 9 12", "counter 12.run"),
        ruling("FF-COUNTER-3", "home KICKED x40", "5 9 12", "counter 12.advance", "FF-COUNTER-3"),
        ruling("FF-COUNTER-3", "home KICKED x40", "5 9 12", "counter 9.drop", "FF-COUNTER-3"),
        ruling("FF-COUNTER-3", "home KICKED x40", "5 9 12", "counter 5.run", "FF-CARD-2"),
        ruling("FF-COUNTER-3", "home KICKED x40", "5 9 12", "counter 5 9.drop"),
        ruling("FF-COUNTER-3", "home KICKED x40", "5 9 12", "counter 5 12 9.drop", "FF-COUNTER-3"),
        ruling("FF-COUNTER-4", "home KICKOFF x40", "9 12", "line 9 12.kick", "FF-COUNTER-4"),
        ruling("FF-COUNTER-4", "home DROPOUT x40", "9 10", "backs 9 10.kick", "FF-COUNTER-4"),
        ruling("FF-COUNTER-4", "home KICKED x40", "9 10", "backs 9 10.kick"),
        # 8-9: out of a scrum, an 8 and a real 9
        ruling("FF-EIGHTNINE-1", "home SCRUM x40", "8 9 10 12", "8-9 8 9.drop"),
        ruling("FF-EIGHTNINE-1", "home RUCK x40", "8 9 10 12", "8-9 8 9.run", "FF-EIGHTNINE-1"),
        ruling("FF-EIGHTNINE-1", "home SCRUM x40", "8 9 10 12", "8-9 8 10.run", "FF-EIGHTNINE-1"),
        ruling("FF-EIGHTNINE-1", "home SCRUM x40", "7 8 9 10", "8-9 7 9.run", "FF-EIGHTNINE-1"),
        ruling("FF-EIGHTNINE-1", "home SCRUM x40", "8 9 10 12", "8-9 8.run", "FF-EIGHTNINE-1"),
        ruling("FF-EIGHTNINE-1", "home SCRUM x40", "8 9 9 10", "8-9 J9 9.run", "FF-JOKER-2"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12", "8-9 8 9.touch"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12", "8-9 8 9 12.run"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12", "8-9 8 9 12.advance", "FF-EIGHTNINE-2"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12", "8-9 8 9 12 10.run", "FF-EIGHTNINE-2"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12", "8-9 8 9 10.drop"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12", "8-9 8 9 10 12.kick"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 9 10 12", "8-9 8 9 10 9.drop", "FF-DROP-1"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 9 10 10", "8-9 8 9 9.run", "FF-EIGHTNINE-2"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 9 10 10", "8-9 8 9 10 10.run", "FF-EIGHTNINE-2"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "7 8 9 10", "8-9 8 9 10 7.run", "FF-EIGHTNINE-2"),
        ruling("FF-EIGHTNINE-2", "home SCRUM x40", "8 9 10 12 13 14 15", "8-9 8 9 10 12 13 14.run"),
        ruling("FF-COMBO-3", "home SCRUM x40", "8 9 10 12 13 14 15", "8-9 8 9 10 12 13 14 15.run", "FF-COMBO-3"),
        # Everywhere but after a restart; a 10 opens in the open only
        *[ruling("FF-FORWARDS-2", f"home {origin} x40", "6 7 9 10 12", "forwards 9 6 7.run") for origin in ANYWHERE],
        *[ruling("FF-FORWARDS-2", f"home {origin} x40", "6 7 9 10 12", "forwards J9 6 7.run") for origin in ANYWHERE],
        *[ruling("FF-BACKS-2", f"home {origin} x40", "6 7 9 10 12", "backs 9 10 12.kick") for origin in ANYWHERE],
        *[ruling("FF-BACKS-2", f"home {origin} x40", "6 7 9 10 12", "backs J6 10 12.kick") for origin in ANYWHERE],
        *[ruling("FF-LINE-1", f"home {origin} x40", "6 7 9 10 12", "line 9 12.kick") for origin in ANYWHERE],
        *[ruling("FF-LINE-1", f"home {origin} x40", "6 7 9 10 12", "line J6 12.kick") for origin in ANYWHERE],
        *[
            ruling("FF-COUNTER-4", f"home {origin} x40", "6 7 9 10 12", answer, "FF-COUNTER-4")
            for origin in RESTARTS
            for answer in ("forwards 9 6 7.run", "backs 9 10 12.kick", "backs 10 12.kick", "line J6 12.kick")
        ],
        *[ruling("FF-BACKS-2", f"home {origin} x40", "10 12", "backs 10 12.run") for origin in IN_THE_OPEN],
        *[ruling("FF-BACKS-2", f"home {origin} x40", "10 12", "backs 10 12.run", "FF-EXIT-1") for origin in GATHERINGS],
        ruling("FF-BACKS-2", "home TAP x40", "10 12", "backs 10 12.run", "FF-PENALTY-6"),
    ],
)  # fmt: skip
def test_ruling(case: Ruling) -> None:
    assert case.verdict() == case.said


@pytest.mark.parametrize(
    ("where", "script"),
    [
        ("KICKOFF(home)", "[4][3]"),
        ("KICKOFF(home)", "[2][2]"),
        ("DROPOUT22(home)", "[4][3]"),
        ("DROPOUT22(home)", "[2][2]"),
        ("home FREE x40", "9.kick; [2]"),
        ("home FREE x40", "9.kick; [2][2]"),
        ("home FREE x10", "9.touch; [1]"),
        ("home FREE x40", "9.drop; [2]"),
        ("PENALTY(home) x40", "goal; [2]"),
        ("LANDING(home, KICK) x10", "play"),
        ("MARK(home) x10", "kick; [2]"),
    ],
)
@pytest.mark.rule("FF-COUNTER-1")
def test_a_counter_is_the_first_play_after_a_kick(where: str, script: str) -> None:
    state, _ = play(position(where, home="7 9 12 13", away="7 9 12 13"), script)
    assert verdict(state, "counter 12.run") == "legal"
    state, _ = play(state, "7.advance; decline")
    assert verdict(state, "counter 12.run") == "FF-COUNTER-1"


@pytest.mark.rule("FF-MARK-2")
def test_no_counter_after_a_mark() -> None:
    state, _ = play(position("LANDING(home, KICK) x10", home="7 9 12"), "mark")
    assert verdict(state, "counter 12.run") == "FF-MARK-2"


@pytest.mark.parametrize(
    ("play_", "where"),
    [
        (ff.Play("maul", (1, 8), "advance"), "home LINEOUT x40"),
        (ff.Play("pick", (1, 2), "advance"), "home RUCK x40"),
    ],
)
@pytest.mark.rule("FF-COMBO-5")
def test_simple_combinations_have_no_conclusion(play_: ff.Play, where: str) -> None:
    assert verdict(position(where, home="1 2 8 9"), play_) == "FF-COMBO-5"


@pytest.mark.rule("FF-COMBO-1", "FF-COMBO-3")
def test_the_dice_are_chosen_when_the_concluding_card_is_reached() -> None:
    state, _ = play(position("home FREE x40"), "backs 10 12.run")
    assert (now(state), offered(state)) == ("FF-RUN-2(home) x45", {"dice"})
    assert state.home.hand == (1, 8, 9, 15)


SAME_TO_AWAY = ("forwards 9 1 8.run", "forwards 9 1 8.advance", "line 9 12.advance", "backs 9 10.drop")


@pytest.mark.parametrize("declared", SAME_TO_AWAY)
@pytest.mark.rule("FF-COMBO-1", "FF-LINE-2")
def test_the_opponent_sees_a_card_when_it_is_played_and_nothing_of_the_rest(declared: str) -> None:
    """In the 22 the first 9 may be tackled: until then all these plays look alike, but not to their own side."""
    before = position("home RUCK x75")
    first, _ = play(before, SAME_TO_AWAY[0])
    state, events = play(before, declared)
    assert ff.view(state, AWAY) == ff.view(first, AWAY)
    assert ff.request(state) == ff.request(first)

    theirs, mine = ff.view(state, AWAY), ff.view(state, HOME)
    assert (theirs.declared, theirs.played, theirs.home.discard, theirs.home.held) == (None, 0, (9,), 5)
    assert (mine.declared, mine.played) == (ff.game.parse_answer(declared), 1)

    seen = [shown for event in events if (shown := ff.view_event(event, AWAY))]
    assert [type(event).__name__ for event in seen] == ["CardPlayed", "Carried"]
    assert [event for event in events if ff.view_event(event, HOME) == event] == list(events)


@pytest.mark.parametrize("side", [HOME, AWAY])
@pytest.mark.rule("FF-COMBO-1")
def test_a_declared_play_is_shown_to_its_own_side_only(side: Side) -> None:
    told = Declared("FF-COMBO-1", HOME, ff.Play("line", (9, 12), "kick"))
    assert ff.view_event(told, side) == (told if side == HOME else None)
    _, events = play(position("home RUCK x40"), "line 9 12.kick")
    assert told in events


@pytest.mark.rule("FF-COMBO-1", "FF-COMBO-2")
def test_cards_are_seen_one_by_one() -> None:
    state = position("home RUCK x75")
    seen = []
    for script in ("forwards 9 1 8.advance", "decline", "decline"):
        state, _ = play(state, script)
        seen.append(ff.view(state, AWAY).home.discard)
    assert seen == [(9,), (1, 9), (1, 8, 9)]
