"""Advantage: ADVANTAGE."""

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import position
from touchline import french_flair as ff
from touchline.kernel import Draw

ADVANTAGE = [
    # A choice for the attack when the defence is offside, in a contest or a clear-out
    row("FF-ADVANTAGE-1", "home CONTEST_OFFER attack 2-5 x70", "contest 7; [6]", "ADVANTAGE_CHOICE(home) x70",
        offers="advantage penalty", live="none"),
    row("FF-ADVANTAGE-1", "home CLEAR_OFFER defence 2-5 x70", "clear 7; [6]", "ADVANTAGE_CHOICE(home) x70",
        offers="advantage penalty"),
    row("FF-ADVANTAGE-1", "ADVANTAGE_CHOICE(home) x70", "penalty", "PENALTY(home) x70", live="none"),
    row("FF-ADVANTAGE-2", "ADVANTAGE_CHOICE(home) x70", "advantage", "home RUCK x70", home="1 9", away="7", held="3-1",
        live="home@70", noted="AdvantageTaken(home)"),
    # It outlives a play that keeps the ball: a ruck won, a tackle missed, a pick-and-go series
    row("FF-ADVANTAGE-3", "home RUCK x75", "line 9 12.advance; tackle 7; [2][1]; [6][5]; decline", "home RUCK x80",
        advantage="home@75", live="home@75"),
    row("FF-ADVANTAGE-3", "home RUCK x75", "line 9 12.advance; tackle 7; [2][1]; [6][6]", "home FREE x80",
        advantage="home@75", live="home@75"),
    row("FF-ADVANTAGE-3", "home RUCK x60", "pick 1 2; stop", "home PICKGO x65", advantage="home@60", home="1 2 3 4",
        live="home@60"),
    row("FF-ADVANTAGE-3", "SCRUM(home) x65", "[4]; [3]", "home SCRUM x65", advantage="home@60", live="home@60"),
    # Gained 10 m beyond the mark, not 5: by a carry before its tackle, by pick-and-goes, by a kick
    row("FF-ADVANTAGE-4", "home RUCK x60", "12.advance", "TACKLE_OFFER(away) x70", advantage="home@60", live="none"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "12.advance", "TACKLE_OFFER(away) x70", advantage="home@65", live="home@65"),
    row("FF-ADVANTAGE-4", "home RUCK x75", "line 9 12.advance", "TACKLE_OFFER(away) x80", advantage="home@75",
        live="home@75"),
    row("FF-ADVANTAGE-4", "home RUCK x75", "line 9 12.advance; decline", "TACKLE_OFFER(away) x90", advantage="home@75",
        live="none"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "backs 9 10.run; [2][2]", "home FREE x75", advantage="home@60", live="none"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "pick 1 2", "PICK_AGAIN(home) x65", advantage="home@60", home="1 2 3 4",
        live="home@60"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "pick 1 2; pick 3 4", "home PICKGO x70", advantage="home@60", home="1 2 3 4",
        live="none"),
    row("FF-ADVANTAGE-4", "home LINEOUT x65", "maul 1 8", "home MAUL1 x70", advantage="home@60", live="none"),
    row("FF-ADVANTAGE-4", "home LINEOUT x60", "maul 1 8", "home MAUL1 x65", advantage="home@60", live="home@60"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "9.kick; [1][1]", "home KICKED x70", advantage="home@60", live="none"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "9.kick; [1][1]", "home KICKED x70", advantage="home@65", live="home@65"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "9.kick; [4][4]", "SCRUM(home) x95", advantage="home@85", live="none"),
    row("FF-ADVANTAGE-4", "home RUCK x60", "9.kick; [4][4]", "SCRUM(home) x95", advantage="home@90", live="home@90"),
    # Gained by points, however near the mark
    row("FF-ADVANTAGE-4", "home RUCK x95", "12.advance", "CONVERSION(home) x105", advantage="home@95", live="none",
        noted="AdvantageGained(home) -BroughtBack"),
    row("FF-ADVANTAGE-4", "home RUCK x100", "pick 1 2", "CONVERSION(home) x105", advantage="home@100", home="1 2 3",
        live="none"),
    row("FF-ADVANTAGE-4", "home RUCK x75", "9.drop; [6]", "KICKOFF(away) x50", advantage="home@75", live="none",
        scored="3-0"),
    # A kick given away is no gain, however long; nothing of the loss happens
    row("FF-ADVANTAGE-5", "home RUCK x60", "9.kick; [6][5]", "PENALTY(home) x60", advantage="home@60", live="none",
        noted="BroughtBack(home) PenaltyAwarded(home) -Gathered -AdvantageGained"),
    row("FF-ADVANTAGE-5", "home RUCK x60", "9.touch; [6]", "PENALTY(home) x60", advantage="home@60",
        noted="BroughtBack(home) -LineoutSet"),
    row("FF-ADVANTAGE-5", "home RUCK x60", "9.touch; [6][1]", "PENALTY(home) x60", advantage="home@60"),
    row("FF-ADVANTAGE-5", "home RUCK x20", "9.touch; [6][1]", "PENALTY(home) x20", advantage="home@20",
        noted="TouchMissed(home) BroughtBack(home) -Gathered"),
    row("FF-ADVANTAGE-5", "home RUCK x60", "backs 9 10.drop; [3][2]", "PENALTY(home) x60", advantage="home@60",
        scored="0-0", noted="ShotMissed(home) BroughtBack(home) -Gathered"),
    row("FF-ADVANTAGE-5", "home RUCK x85", "9.kick; [6]", "PENALTY(home) x85", advantage="home@85",
        noted="WentDead(home) BroughtBack(home) -DropOutTaken"),
    row("FF-ADVANTAGE-5", "home RUCK x75", "9.touch; [6]", "PENALTY(home) x75", advantage="home@75"),
    row("FF-ADVANTAGE-5", "home RUCK x85", "9.drop; [6][1]", "PENALTY(home) x85", advantage="home@85"),
    row("FF-ADVANTAGE-5", "home RUCK x60", "backs 9 10.run; [1]", "PENALTY(home) x60", advantage="home@60",
        noted="KnockedOn(home) BroughtBack(home) -ScrumSet"),
    row("FF-ADVANTAGE-5", "home RUCK x75", "line 9 12.advance; tackle 7; [6][6]", "PENALTY(home) x75",
        advantage="home@75", scored="0-0", noted="BroughtBack(home) -Intercepted"),
    row("FF-ADVANTAGE-5", "home RUCK x75", "line 9 12.advance; tackle 7; [6][5]; [2][1]; decline", "PENALTY(home) x75",
        advantage="home@75"),
    row("FF-ADVANTAGE-5", "home CLEAR_OFFER attack 3-5 x80", "decline", "PENALTY(home) x75", advantage="home@75"),
    row("FF-ADVANTAGE-5", "home CONTEST_OFFER defence 2-5 x80", "contest 1; [6]", "PENALTY(home) x75",
        advantage="home@75", noted="Offside(home) BroughtBack(home)"),
    row("FF-ADVANTAGE-5", "home CLEAR_OFFER attack 3-5 x80", "clear 1; [6]", "PENALTY(home) x75", advantage="home@75"),
    row("FF-ADVANTAGE-5", "home PICKGO x95", "8.advance; tackle 7", "PENALTY(home) x95", advantage="home@95", home="8",
        away="7", held="6-6", noted="TackledLastCard(away) BroughtBack(home)"),
    row("FF-ADVANTAGE-5", "home RUCK x60", "9.kick; [1][1]", "PENALTY(home) x65", advantage="home@65", home="9",
        noted="HandLost(home) BroughtBack(home)"),
    row("FF-ADVANTAGE-5", "SCRUM(home) x65", "[4]; [5]", "PENALTY(home) x60", advantage="home@60"),
    row("FF-ADVANTAGE-5", "SCRUM(home) x65", "[6][5]; [2][2]", "PENALTY(home) x60", advantage="home@60"),
    row("FF-ADVANTAGE-5", "SCRUM(home) x65", "[2][2]; [6][5]", "PENALTY(home) x65", advantage="home@60",
        noted="-BroughtBack"),
    row("FF-ADVANTAGE-5", "home FREE x-10", "12.kick; [1]", "PENALTY(home) x-10", advantage="home@-10", scored="0-0"),
    # Once gained, a loss stands
    row("FF-ADVANTAGE-4", "home RUCK x60", "12.advance; tackle 7; [6][5]; [2][1]; decline", "away RUCK x70",
        advantage="home@60", noted="AdvantageGained(home) -BroughtBack"),
    # A further offside: the choice again, and a new mark
    row("FF-ADVANTAGE-6", "home CONTEST_OFFER attack 2-5 x80", "contest 7; [6]", "ADVANTAGE_CHOICE(home) x80",
        advantage="home@75", noted="Offside(away) -BroughtBack"),
    row("FF-ADVANTAGE-6", "home CONTEST_OFFER attack 2-5 x80", "contest 7; [6]; advantage", "home RUCK x80",
        advantage="home@75", live="home@80", held="7-5"),
    row("FF-ADVANTAGE-6", "home CONTEST_OFFER attack 2-5 x80", "contest 7; [6]; penalty", "PENALTY(home) x80",
        advantage="home@75", live="none"),
    row("FF-ADVANTAGE-6", "ADVANTAGE_CHOICE(home) x80", "advantage; 9.touch; [2]", "PENALTY(home) x80",
        advantage="home@75", home="1 9"),
]  # fmt: skip


@pytest.mark.parametrize("case", ADVANTAGE)
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.rule("FF-ADVANTAGE-2")
def test_the_advantage_draws_one_card_for_the_attack_alone() -> None:
    state, _ = ff.apply(position("ADVANTAGE_CHOICE(away) x70", home="1", away="7"), ff.Call("advantage"))
    request = ff.request(state)
    assert isinstance(request, Draw)
    assert (request.rule, request.side, request.count) == ("FF-ADVANTAGE-2", "away", 1)
