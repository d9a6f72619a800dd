"""The two-card plays of the forwards: MAUL and PICKGO."""

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import play, position
from touchline import french_flair as ff
from touchline.kernel import Draw

MAUL = [
    row("FF-MAUL-1", "home LINEOUT x60", "maul 1 8", "home MAUL1 x65", held="4-6", noted="Mauled(home)"),
    row("FF-MAUL-1", "home LINEOUT x90", "maul 1 8", "home MAUL1 x95"),
    row("FF-MAUL-2", "home LINEOUT x60", "maul 1 8; maul 2 3", "home MAUL2 x70", home="1 2 3 8 9", held="1-6"),
    row("FF-MAUL-2", "home MAUL1 x60", "maul 1 8", "home MAUL2 x65"),
    row("FF-MAUL-3", "home LINEOUT x100", "maul 1 8", "CONVERSION(home) x105", scored="5-0"),
    row("FF-MAUL-3", "home MAUL1 x100", "maul 1 8", "CONVERSION(home) x105", scored="5-0"),
    row("FF-MAUL-3", "home LINEOUT x60", "maul 1 8; 9.kick; [2]", "away KICKED x75"),
    row("FF-MAUL-3", "home MAUL1 x60", "maul 1 8; 9.drop; [6]", "away KICKED x95"),
    row("FF-MAUL-3", "home LINEOUT x60", "maul 1 8", "home MAUL1 x65", home="1 8 9", away="7", held="1-1"),
]  # fmt: skip

PICKGO = [
    row("FF-PICKGO-1", "home RUCK x60", "pick 1 2", "PICK_AGAIN(home) x65", home="1 2 3 4 9", held="3-6"),
    row("FF-PICKGO-1", "home RUCK x85", "pick 1 2", "PICK_AGAIN(home) x90", home="1 2 3 4",
        noted="PickedAndGone(home)"),
    row("FF-PICKGO-1", "PICK_AGAIN(home) x100", "pick 1 2", "CONVERSION(home) x105", home="1 2 3", scored="5-0"),
    # Again and again from the cards left, without a renewal
    row("FF-PICKGO-2", "home RUCK x60", "pick 1 2", "PICK_AGAIN(home) x65", home="1 2 3 4", offers="pick stop"),
    row("FF-PICKGO-2", "home RUCK x60", "pick 1 2; pick 3 4", "home PICKGO x70", home="1 2 3 4 5", held="6-6"),
    row("FF-PICKGO-2", "PICK_AGAIN(home) x60", "pick 1 5", "PICK_AGAIN(home) x65", home="1 2 3 5", away="7",
        held="2-1"),
    # It stops by choice, or for want of two cards of 1 to 5; then both renew
    row("FF-PICKGO-3", "PICK_AGAIN(home) x60", "stop", "home PICKGO x60", home="1 2", away="7", held="6-6"),
    row("FF-PICKGO-3", "home RUCK x60", "pick 1 2", "home PICKGO x65", home="1 2 3 9", away="7", held="6-6"),
    row("FF-PICKGO-3", "home RUCK x60", "pick 1 2", "home PICKGO x65", home="1 2", away="7", held="6-6"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*MAUL, *PICKGO])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.rule("FF-PICKGO-3", "FF-PICKGO-2")
def test_the_renewal_after_a_series_comes_when_it_stops() -> None:
    state, _ = play(position("home RUCK x60", home="1 2 3 4", away="7"), "pick 1 2")
    state, _ = ff.apply(state, ff.Call("stop"))
    request = ff.request(state)
    assert isinstance(request, Draw)
    assert (request.rule, request.side, request.count) == ("FF-RENEW-1", "home", 4)
