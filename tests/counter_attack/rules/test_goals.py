"""Goals: the score, who kicks off, and whose a loose ball's goal is."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from touchline.counter_attack import game
from touchline.counter_attack.events import GoalScored, PhaseEnded, RestartGiven
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, State
from touchline.counter_attack.pitch import KICK_OFF, hex_at
from touchline.counter_attack.rules import goals
from touchline.counter_attack.rules.setup import KickOff, KickOffPlacement
from touchline.kernel import AWAY, HOME, Choose, other

EDITIONS = ("core", "advanced", "living")


def match_with(**fields: Any) -> Match:
    return game.match(position({1: (-16, 0), 8: (14, 0), 9: (15, 2)}, {1: (18, 0), 4: (12, 3)}, carrier="H8", **fields))


def kick_off(state: State) -> State:
    """Both sides let substitutions be."""
    while not isinstance(state.stack[-1], KickOffPlacement):
        state, _ = answer(state, Call("done"))
    return state


@pytest.mark.rule("SETUP-18", "ANYOTHER-30", "SHOT-27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("side", "score", "scorer"), [(HOME, (3, 2), "H8"), (AWAY, (2, 3), "A4")])
def test_the_side_that_concedes_kicks_off(edition, side, score, scorer):
    match = match_with(edition=edition, score=(2, 2), actions=10)
    goals.scored(match, "SHOT-13", side, player(scorer))
    assert match.events == [GoalScored("SHOT-13", side, player(scorer), own=False)]
    state, _ = match.settle()
    assert state.score == score
    state = kick_off(state)
    assert (state.attack, state.ball, state.carrier) == (other(side), KICK_OFF, NOBODY)
    assert where(state, "H1") == (-16, 0)
    assert where(state, "A1") == (16, 0)


@pytest.mark.rule("SETUP-18")
def test_everything_in_progress_ends():
    match = match_with(movement=Movement(step=3, moves=1), jumped=1 << player("A4"), stunned_next=1 << player("H9"))
    goals.scored(match, "MOVE-07", HOME, player("H8"))
    assert [type(event) for event in match.events] == [PhaseEnded, GoalScored]
    assert isinstance(match.stack[0], KickOff)
    state = kick_off(match.settle()[0])
    assert (state.movement, state.jumped, state.stunned, state.stunned_next) == (None, 0, 0, 0)


@pytest.mark.rule("MOVE-07", "SHOT-27", "SETUP-18")
def test_a_goal_by_walking_in_is_followed_by_a_kick_off():
    state = position({1: (-16, 0), 8: (18, 0)}, {1: (17, 6), 4: (0, 0)}, carrier="H8", options={"nutmeg": False})
    state, events = answer(state, Call("movement phase"), Move(player("H8"), hex_at(19, 0)))
    assert GoalScored("MOVE-07", HOME, player("H8"), own=False) in events
    state = kick_off(state)
    assert state.score == (1, 0)
    assert state.attack == AWAY


@pytest.mark.rule("LOOSE-18")
@pytest.mark.parametrize(
    ("played", "conceding", "scorer", "own"),
    [
        ("H8", AWAY, "H8", False),
        ("H8", HOME, "H8", True),  # into the goal of the side that had the ball last
    ],
)
def test_a_loose_ball_is_scored_by_the_last_attacker_to_play_it(played, conceding, scorer, own):
    match = match_with()
    match.change(played=player(played), touched=player("A4"))
    goals.loose_ball(match, conceding)
    assert match.events == [GoalScored("LOOSE-18", other(conceding), player(scorer), own=own)]


@pytest.mark.rule("LOOSE-18")
@pytest.mark.parametrize("played", [NOBODY, player("A4")])
def test_a_goal_that_no_attacker_played_for_has_no_scorer(played):
    match = match_with()
    match.change(played=played)
    goals.loose_ball(match, AWAY)
    assert match.events == [GoalScored("LOOSE-18", HOME, NOBODY, own=False)]


@pytest.mark.rule("SUBS-01", "SETUP-15", "SETUP-18")
def test_both_sides_may_substitute_before_both_teams_are_set_up_again():
    match = match_with()
    goals.scored(match, "SHOT-13", HOME, player("H8"))
    state, _ = match.settle()
    for side in (HOME, AWAY):
        request = game.request(state)
        assert isinstance(request, Choose)
        assert (request.rule, request.side) == ("SUBS-01", side)
        state, events = game.apply(state, Call("done"))
    assert events[0] == RestartGiven("SETUP-15", "kick_off", AWAY, KICK_OFF)
