"""The tackle: TACKLE and INTERCEPT."""

from typing import Literal

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import now, play, position
from touchline import french_flair as ff
from touchline.french_flair.rules import open_play, scoring, tackles
from touchline.kernel import Choose, Draw, Passage, Roll

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


@pytest.mark.parametrize("case", [*TACKLE, *INTERCEPT])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


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


@pytest.mark.parametrize(("hand", "plain"), [("7", True), ("7 11", False)])
@pytest.mark.rule("FF-LASTCARD-1")
def test_a_last_card_that_everybody_can_count_needs_no_question(hand: str, plain: bool) -> None:
    assert tackles.LastCardTackle().is_plain(position("home FREE x40", away=hand)) == plain


@pytest.mark.parametrize(("unit", "metres"), [(5, 35), (1, 10)])
@pytest.mark.rule("FF-INTERCEPT-1")
def test_an_interception_goes_five_metres_a_pip_or_one_rounded_up_to_five(unit: Literal[5, 1], metres: int) -> None:
    assert tackles.interception((3, 4), ff.Options(intercept_unit=unit)) == metres
