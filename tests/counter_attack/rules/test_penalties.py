"""Penalties: SETPIECE-25 to -31, ANYOTHER-26, CLOCK-10."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.set_pieces import asked, given, hexes, named, put, up_to, why_not
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    Duelled,
    GoalScored,
    HalfEnded,
    RanLoose,
    RestartGiven,
    ShotMissed,
    ShotTaken,
)
from touchline.counter_attack.model import NOBODY, Call, Shoot, State
from touchline.counter_attack.pitch import ARC, BOX, RIGHT, bits, hex_at, xz
from touchline.counter_attack.rules.fouls import FoulChoice
from touchline.counter_attack.rules.loose_ball import RunsWhere
from touchline.counter_attack.rules.penalties import PenaltyChoice, PenaltyPlacementChoice, PenaltySave, PenaltyShot
from touchline.counter_attack.rules.set_pieces import KeeperPlacement, TakerChoice
from touchline.counter_attack.rules.setup import KickOffPlacement
from touchline.counter_attack.rules.shots import Handling, SaveResult
from touchline.kernel import AWAY, HOME

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-17, 0), 7: (6, 3), 9: (13, 1), 10: (14, 0)}
AWAY_TEAM = {1: (16, 2), 2: (14, 4), 3: (18, 0), 4: (10, 0), 5: (3, -5)}


def penalty(kind: type[Any] = PenaltyPlacementChoice, **told: Any) -> State:
    """Home's 9 takes a penalty at the right end; a frame of a kind waits."""
    state = position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), ball=(14, 4), **told)
    state = up_to(given(state, "penalty", (14, 4))[0], TakerChoice)
    return up_to(answer(state, named("H9"))[0], kind)


def kick(total: int = 8, **told: Any) -> State:
    """Nobody is in the way and home's 9 may aim; with a die of 4 its total is as told. The goalkeeper saves with 5."""
    ratings = {"H9": {"shooting": total - 4}, "A1": {"saving": 5}}
    return penalty(PenaltyChoice, home={1: (-17, 0), 9: (4, 0)}, away={1: (16, 2), 4: (3, 0)}, ratings=ratings, **told)


# Before the kick


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hex", "restart"),
    [pytest.param((12, 0), "penalty", marks=pytest.mark.rule("SETPIECE-25")), ((11, 0), "free_kick")],
)
def test_a_foul_in_the_box_that_is_taken_is_a_penalty(edition, hex, restart):
    foul = FoulChoice(player("A4"), hex_at(*hex))
    state = position({9: hex}, {1: (17, 0), 4: (13, 0)}, carrier="H9", edition=edition, stack=(foul,))
    state, events = answer(state, Call("take it"))
    assert events[0] == RestartGiven("FOUL-09", restart, HOME, hex_at(*hex))
    state, _ = answer(state, Call("done"), Call("done"))  # nobody is substituted
    assert xz(state.ball) == ((14, 0) if restart == "penalty" else hex)


@pytest.mark.rule("SETPIECE-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_outfielder_takes_it_from_the_spot_and_the_goalkeeper_stands_on_its_line(edition):
    state = position(HOME_TEAM, AWAY_TEAM, ball=(14, 4), edition=edition)
    state = up_to(given(state, "penalty", (14, 4))[0], TakerChoice)
    assert set(asked(state)) == {named("H7"), named("H9"), named("H10")}
    rule, reason = why_not(state, named("H1"))
    assert (rule, reason) == ("SETPIECE-26", "keeper-takes-no-penalty (player H1)")
    state, _ = answer(state, named("H9"))
    assert (where(state, "H9"), state.carrier, xz(state.ball)) == ((14, 0), player("H9"), (14, 0))
    assert where(state, "A1") == (18, 0)
    assert len(set(state.hexes)) == len(HOME_TEAM) + len(AWAY_TEAM) + 1  # H10 and A3 have made room


@pytest.mark.rule("SETPIECE-26")
def test_a_goalkeeper_takes_it_where_nobody_else_is_left():
    state, _ = given(position({1: (0, 0)}, AWAY_TEAM, edition="core"), "penalty", (14, 4))
    assert set(asked(state)) == {named("H1")}


@pytest.mark.rule("SETPIECE-27")
@pytest.mark.parametrize(("edition", "arc"), [("core", True), ("advanced", True), ("living", False)])
def test_the_others_leave_the_box(edition, arc):
    state = penalty(edition=edition)
    assert (asked(state).rule, asked(state).side) == ("SETPIECE-27", AWAY)
    assert [group.kind for group in asked(state).groups] == ["move 2", "move 3", "move 4", "move 5"]
    open_to = hexes(state, "move 5")
    assert not open_to & {xz(hex) for hex in bits(BOX[RIGHT])}
    free_of_arc = {xz(hex) for hex in bits(ARC[RIGHT])} - {AWAY_TEAM[4]}
    assert (free_of_arc <= open_to) == arc
    assert bool(free_of_arc & open_to) == arc

    must = "A2, A3" if arc else "A2, A3, A4"
    area = "still-in-box" if arc else "still-in-box-or-arc"
    assert why_not(state, Call("done")) == ("SETPIECE-27", f"{area} (players {must})")
    assert why_not(state, Call("no"))[1] == "placing-outside-box"
    state, _ = answer(state, put("A2", (9, 8)), put("A3", (9, 0)))
    if not arc:
        assert Call("done") not in asked(state)
        state, _ = answer(state, put("A4", (9, 1)))
    state, _ = answer(state, Call("done"))
    assert asked(state).side == HOME
    state, _ = answer(state, put("H10", (9, -1)), Call("done"))
    assert asked(state).side == AWAY  # and may place them again
    state, _ = answer(state, put("A2", (0, 0)), Call("done"))
    assert isinstance(state.stack[-1], PenaltyChoice)


@pytest.mark.rule("SETPIECE-27", "SETPIECE-26")
def test_why_a_player_may_not_be_placed():
    state, _ = answer(penalty(), put("A2", (9, 8)))
    assert why_not(state, put("A2", (0, 0))) == ("SETPIECE-27", "already-placed (player A2)")
    assert why_not(state, put("A1", (17, 0))) == ("SETPIECE-26", "stays-for-penalty (player A1)")
    assert why_not(state, put("H9", (0, 0))) == ("SETPIECE-26", "stays-for-penalty (player H9)")
    assert why_not(state, put("A3", (12, 0))) == ("SETPIECE-27", "hex-in-box-or-arc (hex (12, 0))")
    assert why_not(state, put("A3", (6, 3))) == ("SETPIECE-03", "hex-taken (hex (6, 3), player H7)")
    assert why_not(state, put("H7", (0, 0)))[0] == "SETPIECE-03"


@pytest.mark.rule("SETPIECE-01")
def test_only_the_attacks_goalkeeper_may_be_placed():
    state, _ = given(position(HOME_TEAM, AWAY_TEAM), "penalty", (14, 4))
    assert state.stack[-1] == KeeperPlacement("penalty", HOME)
    assert (12, 0) not in hexes(state, "move 1")
    state, _ = answer(state, put("H1", (0, 0)))
    assert isinstance(state.stack[-1], TakerChoice)


# The kick


@pytest.mark.rule("SETPIECE-28", "SETPIECE-31", "ANYOTHER-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_eight_hexes_of_the_goal_are_open(edition):
    state = kick(edition=edition)
    assert (asked(state).rule, asked(state).side) == ("ANYOTHER-26", HOME)
    assert hexes(state, "shoot") == {(19, z) for z in range(-4, 4)}
    assert why_not(state, Call("done")) == ("ANYOTHER-26", "penalty-off-goal")
    state, events = answer(state, Shoot(hex_at(19, 2)))
    assert events == [ShotTaken("SETPIECE-28", "penalty", player("H9"), hex_at(14, 0), hex_at(19, 2))]
    assert state.actions == 1
    request = game.request(state)
    assert (isinstance(state.stack[-1], PenaltyShot), request and request.side) == (True, HOME)
    state, events = answer(state, (4,))
    assert events == []
    request = game.request(state)
    assert (isinstance(state.stack[-1], PenaltySave), request and request.side) == (True, AWAY)


@pytest.mark.rule("SETPIECE-29")
@pytest.mark.parametrize(
    ("edition", "raw", "outcome"),
    [
        pytest.param("core", 8, "goal", id="C54-core-8-goal"),
        pytest.param("core", 9, "goal", id="C54-core-9-goal"),
        pytest.param("core", 10, "saved", id="C54-core-10-saved"),
        pytest.param("advanced", 9, "goal", id="C54-advanced-9-goal"),
        pytest.param("advanced", 10, "saved", id="C54-advanced-10-saved"),
        pytest.param("living", 9, "goal", id="C54-living-9-goal"),
        pytest.param("living", 10, "tie", id="C54-living-10-tie"),
        pytest.param("living", 11, "saved", id="C54-living-11-saved"),
    ],
)
def test_c54_a_total_of_8(edition, raw, outcome):
    state, events = answer(kick(8, edition=edition), Shoot(hex_at(19, 3)), (4,), (raw - 5,))
    duel = next(event for event in events if isinstance(event, Duelled))
    winner = {"goal": player("H9"), "saved": player("A1"), "tie": NOBODY}[outcome]
    counted = raw - 2 if edition == "living" else raw
    assert duel == Duelled("SETPIECE-29", "penalty", player("H9"), player("A1"), (4, raw - 5), (8, counted), winner)
    assert any(isinstance(event, GoalScored) for event in events) == (outcome == "goal")
    if outcome == "goal":
        assert (state.score, isinstance(state.stack[-1], KickOffPlacement)) == ((1, 0), True)
    elif outcome == "saved":
        assert isinstance(state.stack[-1], Handling if edition == "living" else SaveResult)
        assert where(state, "A1") == (18, 2)
    else:
        assert isinstance(state.stack[-1], RunsWhere)


@pytest.mark.rule("SETPIECE-28", "SETPIECE-29")
def test_c67_a_tie_is_a_loose_ball_from_the_save_hex():
    state, events = answer(kick(9), Shoot(hex_at(19, 3)), (4,), (6,))
    assert RanLoose("SETPIECE-29", player("A1"), hex_at(18, 2)) in events
    assert (where(state, "A1"), xz(state.ball), state.carrier) == ((18, 2), (18, 2), NOBODY)
    request = game.request(state)
    assert request
    assert (request.rule, request.side) == ("LOOSE-01", AWAY)


@pytest.mark.rule("SETPIECE-30")
@pytest.mark.parametrize(("edition", "misses"), [("core", False), ("advanced", True), ("living", True)])
def test_a_natural_1_is_off_target(edition, misses):
    state, events = answer(kick(edition=edition), Shoot(hex_at(19, 0)), (1,))
    if misses:
        assert ShotMissed("SETPIECE-30", player("H9")) in events
        assert [event.restart for event in events if isinstance(event, RestartGiven)] == ["goal_kick"]
        assert state.attack == AWAY
    else:
        assert isinstance(state.stack[-1], PenaltySave)


@pytest.mark.rule("DICE-06", "SETPIECE-29")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("dice", "book", "living"),
    [((7, 6), "H9", "H9"), ((4, 7), "A1", "A1"), ((7, 7), "H9", None)],
)
def test_a_star_wins_outright(edition, dice, book, living):
    state = kick(edition=edition, options={"jackpot_die": True})
    _, events = answer(state, Shoot(hex_at(19, 0)), (dice[0],), (dice[1],))
    duel = next(event for event in events if isinstance(event, Duelled))
    expected = living if edition == "living" else book
    assert duel.winner == (player(expected) if expected else NOBODY)


def test_nobody_saves_where_there_is_no_goalkeeper():
    state = penalty(PenaltyChoice, home={9: (4, 0)}, away={4: (3, 0)})
    state, _ = answer(state, Shoot(hex_at(19, 0)), (2,))
    assert state.score == (1, 0)


@pytest.mark.rule("CLOCK-10")
def test_a_penalty_beyond_the_last_action_has_no_rebound():
    state = kick(9, actions=47, time_up=True, added=2)
    state, events = answer(state, Shoot(hex_at(19, 0)), (4,), (6,))
    assert any(isinstance(event, Duelled) and event.winner == NOBODY for event in events)
    assert any(isinstance(event, HalfEnded) for event in events)
    assert not any(isinstance(event, RanLoose) for event in events)


@pytest.mark.rule("CLOCK-10")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize(("dice", "scored"), [(((6,), (1,)), 1), (((2,), (6,), (1,)), 0)])  # a goal; saved, a corner
def test_in_the_book_a_penalty_beyond_the_last_action_ends_the_half(edition, dice, scored):
    state = kick(edition=edition, actions=45, time_up=True)
    state, events = answer(state, Shoot(hex_at(19, 0)), *dice)
    assert (state.score, state.half) == ((scored, 0), 2)
    assert any(isinstance(event, HalfEnded) for event in events)


@pytest.mark.rule("CLOCK-10")
def test_a_penalty_that_is_the_last_action_itself_has_its_rebound():
    state = kick(9, actions=46, time_up=True, added=2)
    state, events = answer(state, Shoot(hex_at(19, 0)), (4,), (6,))
    assert isinstance(state.stack[-1], RunsWhere)
    assert not any(isinstance(event, HalfEnded) for event in events)
