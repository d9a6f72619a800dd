"""Penalty and advantage: PENALTY, ADVANTAGE."""

import pytest

from tests.french_flair.rules.support import Row, row, verdict
from tests.french_flair.support import offered, play, position
from touchline import french_flair as ff
from touchline.kernel import Draw

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


@pytest.mark.parametrize("case", [*PENALTY, *ADVANTAGE])
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


@pytest.mark.rule("FF-ADVANTAGE-2")
def test_the_advantage_draws_one_card_for_the_attack_alone() -> None:
    state, _ = ff.apply(position("ADVANTAGE_CHOICE(away) x70", home="1", away="7"), ff.Call("advantage"))
    request = ff.request(state)
    assert isinstance(request, Draw)
    assert (request.rule, request.side, request.count) == ("FF-ADVANTAGE-2", "away", 1)
