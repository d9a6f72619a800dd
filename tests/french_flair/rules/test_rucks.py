"""The breakdown: RUCK, CONTEST and CLEAR."""

import pytest

from tests.french_flair.rules.support import Row, row
from tests.french_flair.support import play, position
from touchline.french_flair.events import RuckFormed
from touchline.french_flair.model import TeamRef
from touchline.french_flair.rules import rucks

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
    # Offside by role, not by the winner of the duel
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


@pytest.mark.parametrize("case", [*RUCK, *CONTEST, *CLEAR])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


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
