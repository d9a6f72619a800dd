"""Set pieces in common: SETPIECE-01 to -05, -08 and -21, GK-23; what play stops for, and when it does not go on."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.set_pieces import asked, given, hexes, named, put, up_to, why_not
from touchline.counter_attack.events import HalfEnded, PhaseEnded, Placed, RestartGiven, TakerNamed
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Movement, Name, State
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import set_pieces
from touchline.counter_attack.rules.clock import AddedTime
from touchline.counter_attack.rules.corners import CornerChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.rules.set_pieces import KeeperPlacement, PlacementChoice, TakerChoice
from touchline.counter_attack.rules.setup import KickOffPlacement
from touchline.counter_attack.rules.substitutions import SubstitutionChoice
from touchline.kernel import AWAY, HOME, Who

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-17, 0), 4: (-4, 0), 7: (6, 3), 9: (10, 0), 10: (13, 2)}
AWAY_TEAM = {1: (17, 0), 2: (14, 4), 3: (14, -4), 4: (12, 0), 5: (9, 5), 6: (3, -6)}


def pitch(**told: Any) -> State:
    """Home attacks to the right; the ball is nobody's."""
    return position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), ball=(10, 0), **told)


def free_kick(hex: tuple[int, int] = (10, 0), **told: Any) -> State:
    """Home has a free kick."""
    return given(pitch(**told), "free_kick", hex)[0]


def corner(**told: Any) -> State:
    """Home has a corner at the north, and its 7 takes it."""
    state = up_to(given(pitch(**told), "corner", (18, 12))[0], TakerChoice)
    return answer(state, named("H7"))[0]


# Play stops


@pytest.mark.parametrize("restart", ["corner", "throw_in", "free_kick", "penalty", "goal_kick"])
def test_play_stops_and_the_ball_is_dead(restart):
    phase = pitch(movement=Movement(step=2, moves=1), offside=1 << player("H9"), barred=player("H4"), jumped=1)
    state, events = given(phase, restart, (18, 12))
    assert [type(event) for event in events[:2]] == [RestartGiven, PhaseEnded]
    assert (state.movement, state.jumped, state.offside, state.barred, state.attack) == (None, 0, 0, NOBODY, HOME)
    assert state.carrier == NOBODY


@pytest.mark.rule("SUBS-01", "SUBS-07")
def test_both_sides_may_substitute_first():
    match = Match(pitch())
    set_pieces.give(match, "OUT-05", "corner", AWAY, hex_at(-18, 12))
    state, _ = match.settle()
    for side in (AWAY, HOME):
        assert isinstance(state.stack[-1], SubstitutionChoice)
        assert asked(state).side == side
        state, _ = answer(state, Call("done"))
    assert isinstance(state.stack[-1], KeeperPlacement)


def test_a_kick_off_is_given_to_a_side():
    state, _ = given(pitch(), "kick_off", (0, 0), AWAY)
    assert isinstance(state.stack[-1], KickOffPlacement)
    assert state.attack == AWAY


@pytest.mark.rule("CLOCK-16", "CLOCK-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("restart", ["corner", "throw_in", "free_kick", "goal_kick", "penalty"])
def test_after_the_last_action_only_a_penalty_is_played(edition, restart):
    over = pitch(edition=edition, actions=47, time_up=True, added=2 if edition == "living" else None)
    _, events = given(over, restart, (14, 3))
    ended = any(isinstance(event, HalfEnded) for event in events)
    assert ended == (restart != "penalty")


@pytest.mark.rule("CLOCK-05")
def test_time_is_added_before_a_set_piece_is_played():
    state, _ = given(pitch(actions=45), "penalty", (14, 3))
    assert isinstance(state.stack[-1], AddedTime)
    state, _ = answer(state, (1,))
    assert isinstance(state.stack[-1], KeeperPlacement)


# The goalkeepers


@pytest.mark.rule("SETPIECE-01")
def test_goalkeepers_are_placed_attack_first_and_the_defences_once_more():
    state, _ = given(pitch(), "corner", (18, 12))
    assert state.stack[-1] == KeeperPlacement("corner", HOME)
    state, events = answer(state, put("H1", (0, 0)))
    assert events == [Placed("SETPIECE-01", player("H1"), hex_at(0, 0))]
    assert state.stack[-1] == KeeperPlacement("corner", AWAY)
    state, _ = answer(state, Call("no"))
    assert where(state, "A1") == (17, 0)

    state = up_to(answer(up_to(state, TakerChoice), named("H7"))[0], KeeperPlacement)
    assert state.stack[-1] == KeeperPlacement("corner", AWAY)
    state, _ = answer(state, put("A1", (18, 1)))
    assert not any(isinstance(step, (KeeperPlacement, PlacementChoice)) for step in state.stack)


@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize("restart", ["corner", "throw_in", "free_kick", "goal_kick", "penalty"])
def test_goalkeepers_are_not_placed_in_the_book_editions(edition, restart):
    state, _ = given(pitch(edition=edition), restart, (14, 3))
    assert not any(isinstance(step, KeeperPlacement) for step in state.stack)


@pytest.mark.rule("SETPIECE-01")
@pytest.mark.parametrize(
    ("restart", "hex", "too_near", "open_to"),
    [
        ("corner", (18, 12), (18, 10), (18, 9)),
        ("free_kick", (10, 0), (10, 2), (10, 3)),
        ("throw_in", (4, 12), (4, 10), (4, 9)),
        ("goal_kick", (-16, 0), (-12, 0), (-11, 0)),
    ],
)
def test_the_defending_goalkeeper_keeps_its_distance(restart, hex, too_near, open_to):
    state, _ = given(pitch(), restart, hex)
    while state.stack[-1] != KeeperPlacement(restart, AWAY):
        state, _ = answer(state, Call("no"))
    assert too_near not in hexes(state, "move 1")
    assert open_to in hexes(state, "move 1")
    rule = {"corner": "SETPIECE-08", "free_kick": "SETPIECE-21", "throw_in": "SETPIECE-16", "goal_kick": "GK-10"}
    assert why_not(state, put("A1", too_near))[0] == rule[restart]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (put("A4", (0, 0)), "only-keeper-placed (player H1)"),
        (Call("done"), "only-keeper-placed (player H1)"),
        (put("H1", (9, 5)), "hex-taken (hex (9, 5), player A5)"),
        (put("H1", (19, 0)), "place-off-pitch"),
    ],
)
def test_why_a_goalkeeper_may_not_be_placed(action, reason):
    state, _ = given(pitch(), "corner", (18, 12))
    assert why_not(state, action)[1] == reason


# The taker


@pytest.mark.rule("SETPIECE-06", "SETPIECE-15", "SETPIECE-20")
@pytest.mark.parametrize(
    ("restart", "hex", "rule"),
    [("corner", (18, 12), "SETPIECE-06"), ("throw_in", (4, 12), "SETPIECE-15"), ("free_kick", (5, 0), "SETPIECE-20")],
)
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_any_player_takes_it_and_has_the_ball_on_its_hex(edition, restart, hex, rule):
    state, _ = given(pitch(edition=edition), restart, hex)
    assert asked(state).rule == rule
    assert set(asked(state)) == {named(f"H{number}") for number in HOME_TEAM}
    state, events = answer(state, named("H1"))
    assert events[:2] == [TakerNamed(rule, player("H1")), Placed(rule, player("H1"), hex_at(*hex))]
    assert (where(state, "H1"), state.carrier, xz(state.ball)) == (hex, player("H1"), hex)


@pytest.mark.rule("OUT-06", "SETPIECE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_on_the_hex_makes_room(edition):
    opponent = up_to(given(pitch(edition=edition, away={1: (17, 0), 2: (18, 12)}), "corner", (18, 12))[0], TakerChoice)
    assert where(opponent, "A2") == (18, 11)  # towards its own goal

    teammate = pitch(edition=edition, home={1: (-17, 0), 7: (18, 12), 9: (10, 0)})
    state = up_to(given(teammate, "corner", (18, 12))[0], TakerChoice)
    assert where(state, "H7") == (18, 12)
    itself, _ = answer(state, named("H7"))
    assert where(itself, "H7") == (18, 12)
    another, _ = answer(state, named("H9"))
    assert (where(another, "H9"), where(another, "H7")) == ((18, 12), (17, 11))


def test_illegal_takers():
    state = up_to(given(pitch(), "corner", (18, 12))[0], TakerChoice)
    for action in (named("A4"), named("H2"), Name((player("H4"), player("H7"))), Call("no")):
        assert why_not(state, action) == ("SETPIECE-06", "taker-not-of-side (side home)")


# Placing in turns


@pytest.mark.rule("SETPIECE-03", "SETPIECE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_side_places_two_by_two(edition):
    state = corner(edition=edition)
    turns: list[Who] = []
    while isinstance(state.stack[-1], PlacementChoice):
        side = asked(state).side
        who = ("H9", "H10") if side == HOME else ("A4", "A5")
        state, _ = answer(state, put(who[turns.count(side) % 2], (0, len(turns))))
        turns.append(side)
    assert turns == [HOME, HOME, AWAY, AWAY] * 3


@pytest.mark.rule("SETPIECE-03")
def test_a_player_is_placed_anywhere_but_once_a_turn():
    state = corner(edition="core")
    assert hexes(state, "move 9") == hexes(state, "move 10")
    assert len(hexes(state, "move 9")) == 943 - 11
    state, events = answer(state, put("H9", (-18, -12)))
    assert events == [Placed("SETPIECE-03", player("H9"), hex_at(-18, -12))]
    assert not hexes(state, "move 9")
    assert why_not(state, put("H9", (0, 0))) == ("SETPIECE-03", "already-placed (player H9)")
    state, _ = answer(state, Call("done"), Call("done"))
    assert asked(state).side == HOME
    assert hexes(state, "move 9")  # in a later turn it may be placed again


@pytest.mark.rule("SETPIECE-03")
def test_placing_nobody_is_legal():
    state = up_to(corner(edition="core"), CornerChoice)
    assert [where(state, f"H{number}") for number in (1, 4, 9, 10)] == [(-17, 0), (-4, 0), (10, 0), (13, 2)]


def test_a_side_with_no_player_to_place_is_skipped():
    alone = pitch(home={7: (6, 3)}, away={1: (17, 0), 4: (12, 0)}, edition="core")
    state, _ = answer(given(alone, "corner", (18, 12))[0], named("H7"))
    assert asked(state).side == AWAY


@pytest.mark.rule("GK-23", "SETPIECE-04")
@pytest.mark.parametrize(("edition", "banned"), [("core", False), ("advanced", False), ("living", True)])
def test_nobody_is_placed_next_to_the_goalkeeper_in_the_six_yard_box(edition, banned):
    state = corner(edition=edition)
    for beside in ((17, 1), (18, 0), (18, 1), (16, 1)):
        assert (beside not in hexes(state, "move 9")) == banned
    assert (16, 2) in hexes(state, "move 9")  # in the box, but not next to it
    if banned:
        assert why_not(state, put("H9", (17, 1))) == ("GK-23", "goal-area-beside-keeper (hex (17, 1), player A1)")


@pytest.mark.rule("GK-23")
def test_next_to_a_goalkeeper_outside_its_six_yard_box_is_open():
    state = corner(away={1: (12, 0), 4: (3, 0)})
    assert (13, 0) in hexes(state, "move 9")


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (put("H7", (0, 0)), ("SETPIECE-06", "taker-stays (player H7)")),
        (put("A4", (0, 0)), ("SETPIECE-03", "places-own-players (side home)")),
        (put("H3", (0, 0)), ("SETPIECE-03", "places-own-players (side home)")),
        (put("H9", (12, 0)), ("SETPIECE-03", "hex-taken (hex (12, 0), player A4)")),
        (put("H9", (19, 0)), ("SETPIECE-03", "place-off-pitch")),
    ],
)
def test_why_an_attacker_may_not_be_placed(action, refusal):
    assert why_not(corner(), action) == refusal


@pytest.mark.rule("SETPIECE-05")
def test_an_attacker_stays_beside_a_free_kick():
    state = up_to(free_kick(), PlacementChoice)
    assert hexes(state, "move 9") == {(10, 1), (10, -1), (11, 0), (11, -1), (9, 0), (9, -1)}
    assert why_not(state, put("H9", (0, 0))) == ("SETPIECE-05", "attacker-stays-at-ball")
    state, _ = answer(state, put("H7", (10, 1)))
    assert (0, 0) in hexes(state, "move 9")


@pytest.mark.rule("SETPIECE-05")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_the_taker_stays_on_the_ball_and_all_others_are_free(edition):
    state = up_to(free_kick(edition=edition), TakerChoice)
    state = up_to(answer(state, named("H9"))[0], PlacementChoice)
    state, _ = answer(state, put("A4", (13, 0)), Call("done"))
    assert asked(state).side == HOME
    assert not hexes(state, "move 9")
    assert (0, 0) in hexes(state, "move 10")
    assert Call("done") in asked(state)


@pytest.mark.rule("SETPIECE-05")
def test_an_attacker_is_brought_to_a_free_kick_where_there_is_none():
    state = up_to(free_kick((0, 5)), PlacementChoice)
    assert (0, 0) in hexes(state, "move 4"), "there is another placement in this turn"
    state, _ = answer(state, put("H7", (0, 0)))
    assert hexes(state, "move 4") == {(0, 5), (0, 6), (0, 4), (1, 5), (1, 4), (-1, 5), (-1, 4)}
    rule, reason = why_not(state, Call("done"))
    assert (rule, reason) == ("SETPIECE-05", "no-attacker-at-ball")
    assert why_not(state, Call("no")) == (
        "SETPIECE-03",
        "placing-for-set-piece (side home, left 1)",
    )
    assert why_not(state, put("H4", (0, 1)))[0] == "SETPIECE-05"
    state, _ = answer(state, put("H4", (0, 5)))
    assert asked(state).side == AWAY


# Who stands too near


@pytest.mark.rule("SETPIECE-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c53_defenders_within_two_hexes_must_be_moved(edition):
    state = free_kick(away={1: (17, 0), 2: (12, 0), 3: (13, 0)}, edition=edition)
    if edition != "living":
        state, _ = answer(state, named("H9"))
    state = up_to(state, PlacementChoice)
    while Call("done") in asked(state):
        state, _ = answer(state, Call("done"))
    # The last turn of the defence: (12, 0) is 2 away and must go, (13, 0) may stay.
    assert why_not(state, Call("done")) == ("SETPIECE-21", "still-too-near-ball (players A2)")
    assert not {(12, 0), (8, 0), (10, 2)} & hexes(state, "move 2")
    state, _ = answer(state, put("A3", (14, 0)))  # there is one placement left for A2
    assert [group.kind for group in asked(state).groups] == ["move 2"]
    assert why_not(state, put("A1", (16, 0))) == ("SETPIECE-21", "too-near-placed-first (players A2)")
    assert why_not(state, put("A2", (12, 1)))[0] == "SETPIECE-21"
    state, _ = answer(state, put("A2", (13, 0)))
    assert where(state, "A2") == (13, 0)


@pytest.mark.rule("SETPIECE-08")
def test_defenders_keep_three_hexes_from_a_corner():
    state = corner(away={1: (17, 0), 2: (18, 10), 3: (17, 10), 4: (18, 9)})
    state, _ = answer(state, Call("done"))
    for turn in range(3):
        assert (Call("done") in asked(state)) == (turn < 2)
        assert not {(18, 11), (16, 12)} & hexes(state, "move 4")
        if turn < 2:
            state, _ = answer(state, Call("done"), Call("done"))
    assert why_not(state, Call("done")) == ("SETPIECE-08", "still-too-near-ball (players A2, A3)")
    assert [group.kind for group in asked(state).groups] == ["move 2", "move 3"]


@pytest.mark.rule("SETPIECE-08")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_defenders_may_stand_beside_a_corner(edition):
    state = corner(edition=edition)
    state, _ = answer(state, Call("done"), put("A4", (18, 11)))
    assert where(state, "A4") == (18, 11)


@pytest.mark.rule("SETPIECE-21", "OUT-06")
def test_those_for_whom_there_is_no_placement_step_back():
    crowd = {1: (10, 1), 2: (10, 2), 3: (12, 0), 4: (11, -1), 5: (9, 1), 6: (8, 0), 7: (10, -2), 8: (11, 1)}
    state, _ = answer(free_kick(away=crowd, edition="core"), named("H9"))
    for number in range(1, 7):
        while asked(state).side == HOME:
            state, _ = answer(state, Call("done"))
        assert Call("done") not in asked(state)
        state, _ = answer(state, put(f"A{number}", (-10, number)))
    state = up_to(state, ActionChoice)
    assert (where(state, "A7"), where(state, "A8")) == ((11, -3), (12, 2))
