"""Scrum and lineout: SCRUM and LINEOUT."""

import pytest

from tests.french_flair.rules.support import Row, row, verdict
from tests.french_flair.support import now, play, position
from touchline import french_flair as ff
from touchline.kernel import Choose, Roll

SCRUM = [
    # The feed throws first and wins a tie; hands were renewed before it, and nobody plays a card
    row("FF-SCRUM-1", "SCRUM(home) x60", "[4]; [4]", "home SCRUM x60", held="6-6"),
    row("FF-SCRUM-1", "SCRUM(home) x60", "[4]; [5]", "away SCRUM x60",
        noted="Thrown(home) Thrown(away) ScrumWon(away)"),
    row("FF-SCRUM-1", "SCRUM(home) x60", "[5][3]; [5][3]", "home SCRUM x60"),
    row("FF-SCRUM-1", "SCRUM(home) x60", "[5][3]; [5][4]", "away SCRUM x60"),
    row("FF-SCRUM-1", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40", home="1 12", away="7", held="6-6"),
    # A double that wins is a penalty at the spot, with its three options; one that loses is nothing
    row("FF-SCRUM-2", "SCRUM(home) x60", "[2][2]; [6][5]", "PENALTY(home) x60", offers="goal touch tap"),
    row("FF-SCRUM-2", "SCRUM(home) x60", "[6][5]; [1][1]", "PENALTY(away) x60", offers="goal touch tap"),
    row("FF-SCRUM-2", "SCRUM(home) x60", "[3][3]; [3][3]", "PENALTY(home) x60", live="none"),
    row("FF-SCRUM-2", "SCRUM(home) x60", "[2][2]; [3][3]", "PENALTY(away) x60"),
    row("FF-SCRUM-2", "SCRUM(home) x95", "[2][2]; [6][5]", "PENALTY(home) x95"),
    row("FF-SCRUM-2", "SCRUM(home) x60", "[6]; [6]", "home SCRUM x60", noted="-PenaltyAwarded"),
    # The spot lies from 5 to 95
    row("FF-SCRUM-5", "home KICKED x100", "counter 12.run; [1]", "SCRUM(away) x95"),
    row("FF-SCRUM-5", "home KICKED x95", "counter 12.run; [1]", "SCRUM(away) x95"),
    row("FF-SCRUM-5", "home KICKED x90", "counter 12.run; [1]", "SCRUM(away) x90"),
    row("FF-SCRUM-5", "home KICKED x5", "counter 12.run; [1]", "SCRUM(away) x5"),
    row("FF-SCRUM-5", "home KICKED x0", "counter 12.run; [1]", "SCRUM(away) x5"),
    row("FF-SCRUM-5", "home KICKED x-10", "counter 12.run; [1]", "SCRUM(away) x5"),
    row("FF-SCRUM-5", "home FREE x70", "12.kick; [4][4]", "SCRUM(home) x95"),
]  # fmt: skip

LINEOUT = [
    row("FF-LINEOUT-1", "LINEOUT(home) x60", "[4]; [4]", "home LINEOUT x60", held="6-6"),
    row("FF-LINEOUT-1", "LINEOUT(home) x60", "[4]; [5]", "away LINEOUT x60",
        noted="Thrown(home) Thrown(away) LineoutWon(away)"),
    row("FF-LINEOUT-1", "LINEOUT(home) x60", "[5][3]; [5][3]", "home LINEOUT x60"),
    row("FF-LINEOUT-1", "home FREE x30", "15.touch; [3]", "LINEOUT(away) x45", home="1 15", away="7", held="6-6"),
    # Thrown in by the side that did not kick it out; after a penalty by the kicker
    row("FF-LINEOUT-2", "home FREE x30", "15.touch; [3]", "LINEOUT(away) x45"),
    row("FF-LINEOUT-2", "home FREE x30", "15.touch; [1]", "LINEOUT(away) x30"),
    row("FF-LINEOUT-2", "MARK(home) x10", "touch; [3]", "LINEOUT(away) x25"),
    row("FF-LINEOUT-2", "PENALTY(home) x30", "touch; [3]", "LINEOUT(home) x45", noted="LineoutSet(home)"),
    # A double that wins draws a card; one that loses does not
    row("FF-LINEOUT-3", "LINEOUT(home) x60", "[2][2]; [6][5]", "home LINEOUT x60", held="7-6"),
    row("FF-LINEOUT-3", "LINEOUT(home) x60", "[6][5]; [2][2]", "away LINEOUT x60", held="6-7"),
    row("FF-LINEOUT-3", "LINEOUT(home) x60", "[2][2]; [3][3]", "away LINEOUT x60", held="6-7"),
    row("FF-LINEOUT-3", "LINEOUT(home) x60", "[6][5]; [6][4]", "home LINEOUT x60", held="6-6"),
    row("FF-LINEOUT-3", "LINEOUT(home) x60", "[6]; [6]", "home LINEOUT x60", held="6-6"),
    # The spot lies from 5 to 95
    row("FF-LINEOUT-5", "home FREE x70", "15.touch; [6]", "LINEOUT(away) x95"),
    row("FF-LINEOUT-5", "home FREE x70", "15.touch; [5]", "LINEOUT(away) x95"),
    row("FF-LINEOUT-5", "home FREE x70", "15.touch; [4]", "LINEOUT(away) x90"),
    row("FF-LINEOUT-5", "home FREE x-10", "15.touch; [2]", "LINEOUT(away) x5"),
    row("FF-LINEOUT-5", "home FREE x-10", "15.touch; [3]", "LINEOUT(away) x5"),
    row("FF-LINEOUT-5", "PENALTY(home) x90", "touch; [2]", "LINEOUT(home) x95"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*SCRUM, *LINEOUT])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    ("phase", "rule"),
    [
        pytest.param("SCRUM(away) x60", "FF-SCRUM-1", marks=pytest.mark.rule("FF-SCRUM-1")),
        pytest.param("LINEOUT(away) x60", "FF-LINEOUT-1", marks=pytest.mark.rule("FF-LINEOUT-1")),
        pytest.param("CONVERSION(away)", "FF-CONVERSION-1", marks=pytest.mark.rule("FF-CONVERSION-1")),
    ],
)
def test_a_duel_without_cards(phase: str, rule: str) -> None:
    """The side it belongs to chooses how many dice, throws first, and the other throws as many."""
    state = position(phase)
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side, list(request)) == (rule, "away", [ff.Throw(1), ff.Throw(2)])
    state, _ = play(state, "dice 2")
    assert ff.request(state) == Roll(rule, ("away", "away"))
    state, _ = play(state, "[6][6]")
    assert ff.request(state) == Roll(rule, ("home", "home"))


@pytest.mark.parametrize(
    ("hand", "answer", "said"),
    [
        ("1 3 6 8 9 12", "3.advance", "FF-SCRUM-3"),
        ("1 3 6 8 9 12", "6.advance", "legal"),
        ("1 3 6 8 9 12", "8.advance", "legal"),
        ("1 3 6 8 9 12", "forwards 9 3 6.run", "FF-SCRUM-3"),
        ("1 3 6 8 9 12", "forwards 9 6 8.run", "legal"),
        ("1 3 6 8 9 12", "forwards J3 6 8.run", "legal"),
        ("1 3 6 8 9 12", "forwards J1 3 6.run", "FF-SCRUM-3"),
        ("1 3 6 8 9 12", "line J1 12.advance", "legal"),
    ],
)
@pytest.mark.rule("FF-SCRUM-3")
def test_after_a_scrum_the_front_five_only_relay(hand: str, answer: str, said: str) -> None:
    assert verdict(position("home SCRUM x60", home=hand), answer) == said


@pytest.mark.rule("FF-SCRUM-3")
def test_the_front_five_are_barred_from_the_first_play_only() -> None:
    state, _ = play(position("home SCRUM x60", home="1 3 6 8 9 12"), "8.advance; decline")
    assert now(state) == "home FREE x70"
    assert verdict(state, "3.advance") == "legal"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("10.advance", "FF-EXIT-1"),
        ("12.advance", "FF-EXIT-1"),
        ("backs 10 12.run", "FF-EXIT-1"),
        ("backs 9 10 12.run", "legal"),
        ("backs J1 10 12.run", "legal"),
        ("line 9 12.kick", "legal"),
        ("8-9 8 9.run", "legal"),
        ("maul 1 8", "FF-MAUL-1"),
        ("pick 1 2", "FF-PICKGO-1"),
    ],
)
@pytest.mark.rule("FF-SCRUM-4")
def test_out_of_a_won_scrum(answer: str, said: str) -> None:
    state, _ = play(position("SCRUM(away) x60", home="1 2 8 9 10 12"), "[4]; [5]")
    assert verdict(state, answer) == said


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("10.advance", "FF-EXIT-1"),
        ("12.kick", "FF-EXIT-1"),
        ("backs 10 12.run", "FF-EXIT-1"),
        ("backs 9 10.drop", "legal"),
        ("backs J1 10.drop", "legal"),
        ("line J1 12.kick", "legal"),
        ("2.advance", "legal"),
        ("maul 1 8", "legal"),
        ("pick 1 2", "FF-PICKGO-1"),
        ("8-9 8 9.run", "FF-EIGHTNINE-1"),
    ],
)
@pytest.mark.rule("FF-LINEOUT-4")
def test_out_of_a_won_lineout(answer: str, said: str) -> None:
    state, _ = play(position("LINEOUT(away) x60", home="1 2 8 9 10 12"), "[4]; [5]")
    assert verdict(state, answer) == said
