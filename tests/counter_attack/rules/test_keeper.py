"""The goalkeeper in open play: GK-11 to GK-22 and its part in the Movement Phase."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.keepers import asked, facing, holds, rolled, to
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallWon,
    HeldBall,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Move, Pass, State
from touchline.counter_attack.pitch import Board, board_of, hex_at, xz
from touchline.counter_attack.rules import keeper
from touchline.counter_attack.rules.final_thirds import ThirdsChoice
from touchline.counter_attack.rules.keeper import BoxMove, Entitlement, PickUpChoice
from touchline.counter_attack.rules.movement import RunChoice, StepChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.kernel import AWAY, HOME, replace

EDITIONS = ("core", "advanced", "living")
BOOK = ("core", "advanced")
PHASE = Call("movement phase")
STEP_2 = (PHASE, Call("end"))
A1, H9 = player("A1"), player("H9")


# The ball comes to the goalkeeper


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("ball", "hands"),
    [
        pytest.param((13, 0), True, marks=pytest.mark.rule("MOVE-21", "GK-20", "GK-01")),
        pytest.param((11, 0), False, marks=pytest.mark.rule("MOVE-21", "GK-22")),
    ],
)
def test_a_free_ball_is_collected_in_step_2(edition, ball, hands):
    state = position({9: (0, 0)}, {1: (14, 0)}, ball=ball, edition=edition, after="space", kicked=H9)
    state, events = answer(state, *STEP_2, Move(A1, hex_at(*ball)))
    assert BallWon("MOVE-21", A1, "collected") in events
    assert (state.attack, state.carrier, xz(state.ball)) == (AWAY, A1, ball)
    assert holds(state, "A1") == hands
    assert (state.stack == (ActionChoice("aos"),)) == (not hands)
    assert (HeldBall("MOVE-21", A1, hex_at(*ball)) in events) == hands


@pytest.mark.rule("MOVE-18")
@pytest.mark.parametrize(
    ("goalkeeper", "carrier", "step", "hands"),
    [((17, 0), (15, 0), (16, 0), True), ((9, 0), (7, 0), (8, 0), False)],
)
def test_a_goalkeeper_steals_with_tackling_0(goalkeeper, carrier, step, hands):
    state = facing(carrier, goalkeeper)
    state, _ = answer(state, PHASE, to("H9", *step))
    assert (rolled(state).rule, rolled(state).side) == ("MOVE-12", AWAY)
    _, events = answer(state, (5,))
    assert Tested("MOVE-12", "steal", A1, 5, 5, 10, False) in events
    state, _ = answer(state, (6,))
    assert holds(state, "A1") == hands
    assert where(state, "A1") == goalkeeper, "a stealer is not repositioned"


@pytest.mark.rule("MOVE-18", "GK-15")
def test_it_dives_or_steals_on_a_hex_not_both():
    state, _ = answer(facing((16, 1)), PHASE, to("H9", 17, 1))
    assert asked(state).rule == "GK-15"
    declined, _ = answer(state, Call("no"))
    assert rolled(declined).rule == "MOVE-12"
    beaten, _ = answer(state, Call("dive"), (2, 6))
    assert isinstance(beaten.stack[-1], RunChoice)


@pytest.mark.rule("GK-21")
def test_an_opponents_touch_frees_the_ball_for_the_hands():
    """Away's goalkeeper dropped the ball and lost it: what it kicked before is forgotten."""
    state = facing((15, 0), kicked=A1)
    state, _ = answer(state, PHASE, to("H9", 16, 0), (6,))
    assert holds(state, "A1")


# Picking up (C74)


def at_the_feet(**told: Any) -> State:
    return position({1: (-16, 0), 4: (-12, 0)}, {1: (17, 0)}, carrier="H1", **told)


@pytest.mark.rule("GK-20", "ANYOTHER-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c74_a_ball_at_its_feet_is_taken_in_hand_when_the_phase_ends(edition):
    state, _ = answer(at_the_feet(edition=edition, after="headed"), *STEP_2, Call("end"), Call("end"))
    while not isinstance(state.stack[-1], PickUpChoice):
        state, _ = answer(state, Call("done"))
    assert (asked(state).rule, asked(state).side) == ("GK-20", HOME)

    feet, _ = answer(state, Call("feet"))
    assert feet.stack == (ActionChoice("movement"),)
    assert {"movement phase", "standard"} <= {group.kind for group in asked(feet).groups}
    hands, events = answer(state, Call("hands"))
    assert holds(hands, "H1")
    assert HeldBall("GK-20", player("H1"), hex_at(-16, 0)) in events


@pytest.mark.parametrize(
    ("kicked", "hex", "offered"),
    [
        pytest.param("A9", (-16, 0), True, marks=pytest.mark.rule("GK-20"), id="an opponent kicked it"),
        pytest.param("H4", (-16, 0), False, marks=pytest.mark.rule("GK-21"), id="C74 a teammate passed it back"),
        pytest.param("H1", (-16, 0), False, marks=pytest.mark.rule("GK-09"), id="it was dropped"),
        pytest.param(None, (-16, 0), True, marks=pytest.mark.rule("GK-21"), id="a header or a loose ball"),
        pytest.param(None, (-11, 0), False, marks=pytest.mark.rule("GK-20"), id="outside its box"),
        pytest.param(None, (16, 0), False, marks=pytest.mark.rule("GK-20"), id="in the other box"),
    ],
)
def test_when_it_may_pick_up(kicked, hex, offered):
    state = position({1: hex}, {1: (17, 3)}, carrier="H1", kicked=player(kicked) if kicked else NOBODY)
    assert bool(keeper.pick_up_offer(state)) == offered


@pytest.mark.rule("GK-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pass_from_a_teammate_is_played_with_the_feet(edition):
    state = position({1: (-16, 0), 4: (-12, 0)}, {1: (17, 0)}, carrier="H4", edition=edition)
    state, _ = answer(state, Pass("standard", hex_at(-16, 0)))
    assert (state.carrier, state.stack) == (player("H1"), (ActionChoice("standard"),))
    state, _ = answer(state, PHASE, *[Call("end")] * 3)
    assert not isinstance(state.stack[-1], PickUpChoice)


@pytest.mark.rule("GK-20")
def test_nothing_else_before_the_pick_up_is_settled():
    state = at_the_feet(stack=(ActionChoice("movement"), PickUpChoice()))
    assert refusal_of(state, PHASE) == ("GK-20", "hands-or-not (player H1)")


# The free hex


@pytest.mark.rule("MOVE-24", "GK-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c22_in_and_out_of_the_box(edition):
    state = facing((11, 6), edition=edition, ratings={"H9": {"pace": 5}})
    state, _ = answer(state, PHASE, to("H9", 12, 7))
    assert (asked(state).rule, asked(state).side) == ("MOVE-24", AWAY)
    state, _ = answer(state, to("A1", 17, 1), to("H9", 12, 8))
    assert isinstance(state.stack[-1], RunChoice), "no move when the ball leaves the box"
    state, _ = answer(state, to("H9", 13, 7))
    assert asked(state).rule == "MOVE-24"
    state, _ = answer(state, to("A1", 17, 2))
    assert where(state, "A1") == (17, 2)
    assert isinstance(state.stack[-1], RunChoice)


@pytest.mark.rule("MOVE-24")
def test_example_011_one_hex_on_the_first_hex_of_the_box():
    state = facing((10, 0), (16, 0), away={10: (14, 0), 11: (15, 4)}, ratings={"H9": {"pace": 6}})
    state, _ = answer(state, PHASE, to("H9", 11, 0), to("H9", 12, 1))
    moves = asked(state).group("move 1")
    assert {xz(hex) for hex in _hexes(moves)} == {(16, 1), (16, -1), (15, 0), (15, -1), (17, 0), (17, -1)}
    state, _ = answer(state, to("A1", 16, -1), to("H9", 13, 0), (6,))
    assert (state.carrier, xz(state.ball), state.attack) == (player("A10"), (14, 0), AWAY)
    while isinstance(state.stack[-1], ThirdsChoice):
        state, _ = answer(state, Call("done"))
    assert state.stack == (ActionChoice("aos"),)


def _hexes(group: Any) -> list[int]:
    return [move.hex for move in group]


@pytest.mark.rule("GK-11")
@pytest.mark.parametrize(("edition", "offered"), [("core", True), ("advanced", True), ("living", False)])
def test_its_own_team_brings_the_ball_into_the_box(edition, offered):
    state = position({1: (-17, 0), 4: (-11, 0)}, {1: (17, 0)}, carrier="H4", edition=edition)
    state, _ = answer(state, PHASE, to("H4", -12, 0))
    assert (state.stack[-1] == BoxMove(player("H1"))) == offered
    if offered:
        assert asked(state).side == HOME


@pytest.mark.rule("GK-11", "MOVE-12")
@pytest.mark.parametrize(("edition", "offered"), [("core", True), ("advanced", True), ("living", False)])
def test_its_own_team_wins_the_ball_and_has_it_in_the_box(edition, offered):
    home, away = {1: (-17, 0), 9: (10, 0)}, {1: (17, 0), 4: (12, 0)}
    state = position(home, away, carrier="H9", edition=edition, options={"nutmeg": False, "steal_mandatory": True})
    state, _ = answer(state, PHASE, to("H9", 11, 0), (6,))
    assert (state.carrier, state.attack) == (player("A4"), AWAY)
    assert (state.stack[-1] == BoxMove(player("A1"), "GK-11")) == offered
    if offered:
        state, _ = answer(state, Call("no"))
    assert state.movement is None


@pytest.mark.rule("GK-11", "PASS-09")
@pytest.mark.parametrize(("edition", "offered"), [("core", True), ("advanced", True), ("living", False)])
def test_a_pass_cut_out_beside_the_box_by_a_defender_in_it(edition, offered):
    """The ball's way never enters the box: the defender on (12, 0) brings it in (E14, CA-R-46)."""
    home, away = {1: (-16, 0), 8: (11, -3), 9: (11, 3)}, {1: (16, 0), 4: (12, 0)}
    state = position(home, away, carrier="H8", edition=edition)
    state, _ = game.apply(state, Pass("standard", hex_at(11, 3)))
    state, events = game.apply(state, (6,))
    assert any(isinstance(event, BallWon) for event in events)
    assert (state.stack[-1] == BoxMove(player("A1"), "GK-11")) == offered


@pytest.mark.rule("GK-11")
@pytest.mark.parametrize(
    ("before", "after", "touched", "book", "living"),
    [
        ((11, 0), (12, 0), "H9", True, True),
        ((11, 0), (12, 0), "A4", True, False),  # a loose ball off a teammate
        ((12, 0), (13, 0), "H9", False, False),  # it was in the box before
        ((12, 0), (11, 0), "H9", False, False),
        ((0, 0), (1, 0), "H9", False, False),
        ((-11, 0), (-12, 0), "A4", True, True),  # home's box, off an opponent
        ((-11, 0), (-12, 0), "H9", True, False),
    ],
)
def test_which_touch_gives_the_move(before, after, touched, book, living):
    for edition in EDITIONS:
        state = position({1: (-17, 0), 9: (5, 0)}, {1: (17, 0)}, edition=edition)
        state = replace(state, touched=player(touched))
        steps = keeper.box_move(state, hex_at(*before), hex_at(*after))
        assert bool(steps) == (living if edition == "living" else book)


@pytest.mark.rule("GK-11", "HEAD-21")
def test_jumped_and_stunned_goalkeepers_have_it():
    state = facing((11, 0), jumped=1 << A1, stunned=1 << A1)
    assert keeper.box_move(state, hex_at(11, 0), hex_at(12, 0)) == (BoxMove(A1),)


@pytest.mark.rule("GK-11")
def test_who_has_no_free_hex_or_is_not_there_is_not_asked():
    entry = hex_at(11, 0), hex_at(12, 0)
    ring = dict(enumerate(((17, 1), (17, -1), (18, 0), (18, 1), (16, 0), (16, 1)), start=2))
    assert keeper.box_move(facing((11, 0), away=ring), *entry) == ()
    assert keeper.box_move(position({9: (11, 0)}, {4: (0, 0)}, carrier="H9"), *entry) == ()
    own = position({1: (-11, 0)}, {1: (17, 0)}, carrier="H1", edition="core")
    assert keeper.box_move(own, hex_at(-11, 0), hex_at(-12, 0)) == (), "it carries the ball itself"


@pytest.mark.rule("MOVE-25")
def test_the_order_on_the_hex_where_the_carrier_enters_the_box():
    state = facing((11, 3), (12, 0), away={4: (13, 3)})
    state, _ = answer(state, PHASE, to("H9", 12, 3))
    assert asked(state).rule == "MOVE-24"
    state, _ = answer(state, Call("no"))
    assert asked(state).rule == "GK-15"
    state, _ = answer(state, Call("dive"), (2, 6))
    assert rolled(state).rule == "MOVE-12"
    state, _ = answer(state, (2,))
    assert asked(state).rule == "MOVE-05"
    assert Call("snapshot") in asked(state)


@pytest.mark.rule("MOVE-25")
def test_the_dive_is_offered_by_the_new_wall():
    state, _ = answer(facing((11, 3), (12, 0)), PHASE, to("H9", 12, 3), to("A1", 12, -1))
    assert isinstance(state.stack[-1], RunChoice), "the hex is four away now"


@pytest.mark.rule("MOVE-30", "TACKLE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reposition_into_the_box_gives_the_move_but_no_dive_and_no_snapshot(edition):
    state = facing((11, 0), (13, 2), edition=edition, away={4: (12, 0)})
    state, _ = answer(state, *STEP_2, to("A4", 12, 0), Call("tackle"), (2, 6), to("H9", 13, 0))
    assert (asked(state).rule, asked(state).side) == ("MOVE-30", AWAY)
    state, _ = answer(state, Call("no"))
    if edition == "living":  # the goalkeeper has not moved and is next to nobody
        assert isinstance(state.stack[-1], StepChoice)
    assert asked(state).side == AWAY
    assert Call("snapshot") not in asked(state)


# A free ball that the free move reaches


@pytest.mark.rule("GK-11", "GK-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_free_move_takes_a_free_ball(edition):
    state = position({9: (5, 0)}, {1: (17, 0)}, ball=(16, 0), edition=edition, stack=(BoxMove(A1, "LOOSE-17"),))
    state, events = answer(state, to("A1", 16, 0))
    assert BallWon("GK-20", A1, "collected") in events
    assert holds(state, "A1")


@pytest.mark.rule("GK-11")
def test_a_ball_in_the_air_is_not_taken():
    stack = (ActionChoice("space"), BoxMove(A1, "PASS-27", airborne=True))
    state, _ = answer(position({9: (5, 0)}, {1: (17, 0)}, ball=(16, 0), stack=stack), to("A1", 16, 0))
    assert (state.carrier, state.stack) == (NOBODY, (ActionChoice("space"),))


@pytest.mark.rule("GK-20", "GK-21")
@pytest.mark.parametrize(("kicked", "hands"), [(NOBODY, True), (player("H4"), False)])
def test_its_own_teams_free_ball(kicked, hands):
    state = position(
        {1: (-17, 0)}, {1: (17, 0)}, ball=(-16, 0), edition="core", kicked=kicked, stack=(BoxMove(player("H1")),)
    )
    state, _ = answer(state, to("H1", -16, 0))
    assert holds(state, "H1") == hands
    assert (state.stack == (ActionChoice("aos"),)) == (not hands)


@pytest.mark.rule("MOVE-23")
def test_a_barred_goalkeeper_keeps_off_the_ball():
    state = position({1: (-17, 0)}, {}, ball=(-16, 0), barred=player("H1"), stack=(BoxMove(player("H1")),))
    assert refusal_of(state, to("H1", -16, 0)) == (
        "MOVE-23",
        "played-ball-last (player H1)",
    )


@pytest.mark.rule("MOVE-24")
@pytest.mark.parametrize(
    ("action", "rule", "reason"),
    [
        (to("A1", 15, 0), "MOVE-24", "hex-out-of-reach (hex (15, 0), away 2, player A1, allowance 1)"),
        (to("A1", 17, 0), "MOVE-24", "already-there-answer-no (player A1)"),
        (to("A1", 17, 1), "MOVE-06", "hex-taken (hex (17, 1), player A4)"),
        (to("A4", 16, 2), "MOVE-24", "keeper-moves-one-hex (player A1)"),
        (Call("end"), "MOVE-24", "keeper-moves-one-hex (player A1)"),
    ],
)
def test_why_not_that_free_move(action, rule, reason):
    state = facing((12, 0), away={4: (17, 1)}, stack=(BoxMove(A1),))
    assert refusal_of(state, action) == (rule, reason)


# Interceptions


def entitled(
    start: tuple[int, int],
    target: tuple[int, int],
    goalkeeper: tuple[int, int] = (17, 0),
    home: dict[int, tuple[int, int]] | None = None,
    edition: str = "living",
    rest: Board = -1,
) -> Entitlement | None:
    state = position({9: start} | (home or {}), {1: goalkeeper}, carrier="H9", edition=edition)
    return keeper.interception(state, A1, hex_at(*start), hex_at(*target), rest)


@pytest.mark.rule("GK-19")
@pytest.mark.parametrize(("edition", "total"), [("core", 0), ("advanced", 0), ("living", 10)])
def test_next_to_the_path_a_5_will_do(edition, total):
    # (16, 0) and (16, 1) are in the goalkeeper's zone of influence; the ball reaches (16, 1) first.
    found = entitled((16, 5), (16, -4), edition=edition)
    assert found == Entitlement(hex_at(16, 1), 5, total, hex_at(17, 0))


@pytest.mark.rule("GK-19", "GK-12")
@pytest.mark.parametrize(
    ("start", "target", "total", "hex"),
    [
        ((18, 3), (15, 1), 10, (17, 2)),
        ((18, 4), (15, 2), 11, (17, 3)),
        ((18, 5), (15, 3), None, None),
    ],
)
def test_through_the_wall_a_6_will_do_in_living(start, target, total, hex):
    found = entitled(start, target)
    assert found == (Entitlement(hex_at(*hex), 6, total, hex_at(*hex)) if total else None)
    for edition in BOOK:
        assert entitled(start, target, edition=edition) is None


@pytest.mark.rule("GK-19")
@pytest.mark.parametrize(
    ("given", "found"),
    [
        pytest.param(
            {"goalkeeper": (16, 0), "start": (16, 5), "target": (16, -4)},
            Entitlement(hex_at(16, 0), 1, 0, hex_at(16, 0)),
            id="on the path it is automatic",
        ),
        pytest.param(
            {"start": (16, 5), "target": (16, -4), "home": {8: (16, 1)}},
            Entitlement(hex_at(16, 0), 5, 10, hex_at(17, 0)),
            id="an attacker shields one hex",
        ),
        pytest.param(
            {"start": (16, 5), "target": (16, -4), "home": {8: (16, 1), 7: (16, 0)}},
            None,
            id="attackers shield both",
        ),
        pytest.param(
            {"start": (18, 3), "target": (15, 1), "home": {8: (17, 2)}}, None, id="an attacker shields the wall"
        ),
        pytest.param({"goalkeeper": (11, 0), "start": (10, 3), "target": (10, -3)}, None, id="outside its box"),
        pytest.param(
            {"start": (16, 5), "target": (16, -4), "rest": board_of([hex_at(16, z) for z in range(-4, 0)])},
            None,
            id="the ball has passed it",
        ),
    ],
)
def test_the_best_entitlement(given, found):
    assert entitled(**given) == found


@pytest.mark.rule("GK-19", "GK-13", "PASS-09")
@pytest.mark.parametrize(("die", "won"), [(5, False), (6, True)])
def test_c50_a_pass_through_the_third_hex_of_the_wall(die, won):
    state = position({9: (18, 4), 10: (15, 2)}, {1: (17, 0)}, carrier="H9", ratings={"A1": {"saving": 5}})
    state, events = answer(state, Pass("standard", hex_at(15, 2)), (die,))
    assert Tested("GK-19", "intercept", A1, die, 5 + die, 11, won) in events
    assert holds(state, "A1") == won
    assert where(state, "A1") == ((17, 3) if won else (17, 0))


@pytest.mark.rule("PASS-13", "GK-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stepping_onto_the_path_takes_the_ball(edition):
    state = position({9: (10, 0)}, {1: (14, -1)}, carrier="H9", edition=edition)
    state, _ = answer(state, Pass("standard", hex_at(16, -3)))
    assert asked(state).rule == "PASS-13"
    state, events = answer(state, to("A1", 14, -2))
    assert BallWon("GK-19", A1, "interception") in events
    assert holds(state, "A1")
