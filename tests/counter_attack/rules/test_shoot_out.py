"""The shoot-out: CLOCK-14 and -15."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from tests.support.set_pieces import asked, named
from touchline.counter_attack import game
from touchline.counter_attack.events import GoalScored, KickTaken, MatchEnded, ShotTaken, TakerNamed
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Call, Shoot, State
from touchline.counter_attack.pitch import bits, hex_at, xz
from touchline.counter_attack.rules import shoot_out
from touchline.counter_attack.rules.penalties import PenaltyChoice, PenaltySave, PenaltyShot
from touchline.counter_attack.rules.shoot_out import OrderChoice, TieDirection
from touchline.counter_attack.targets import Shots
from touchline.kernel import AWAY, HOME, replace

EDITIONS = ("core", "advanced", "living")
HOME_TEAM = {1: (-17, 0), 7: (6, 3), 9: (14, 0)}
AWAY_TEAM = {1: (16, 2), 2: (14, 4), 3: (18, 0), 4: (10, 0)}


def begun(**told: Any) -> State:
    """A shoot-out begins: three of home, four of away, and nobody on the benches."""
    state = position(told.pop("home", HOME_TEAM), told.pop("away", AWAY_TEAM), stack=(), half=2, **told)
    match = Match(replace(state, bench=((), ())))
    shoot_out.begin(match)
    return match.settle()[0]


def listed(**told: Any) -> State:
    """Both lists are made: home 9, 7, 1 and away 1, 2, 4."""
    names = ("H9", "H7", "H1", "A1", "A2", "A4")
    return answer(begun(**told), *map(named, names))[0]


def kicks(state: State, results: str) -> tuple[State, list[Any]]:
    """One kick after another, `+` scored and `-` missed."""
    events: list[Any] = []
    for result in results:
        (group,) = asked(state).groups
        assert isinstance(group, Shots)
        goal = next(iter(bits(group.board)))
        state, happened = answer(state, Shoot(goal), *(((6,), (1,)) if result == "+" else ((2,), (6,))))
        events += happened
    return state, events


@pytest.mark.rule("CLOCK-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_side_lists_as_many_takers_as_the_smaller_team_has(edition):
    state = begun(edition=edition)
    sides = []
    while isinstance(state.stack[-1], OrderChoice):
        assert asked(state).rule == "CLOCK-14"
        sides.append(asked(state).side)
        first = next(iter(asked(state)))
        state, events = answer(state, first)
        assert events[0] == TakerNamed("CLOCK-14", first.players[0])
        assert first not in asked(state)
    assert sides == [HOME] * 3 + [AWAY] * 3
    assert isinstance(state.stack[-1], PenaltyChoice)


@pytest.mark.rule("SUBS-01", "SUBS-07")
def test_both_sides_may_substitute_before_it():
    match = Match(position(HOME_TEAM, AWAY_TEAM, stack=(), half=2))
    shoot_out.begin(match)
    state, _ = match.settle()
    for side in (HOME, AWAY):
        assert (asked(state).rule, asked(state).side) == ("SUBS-01", side)
        state, _ = answer(state, Call("done"))
    assert isinstance(state.stack[-1], OrderChoice)


@pytest.mark.rule("CLOCK-14")
def test_goalkeepers_may_be_listed_but_nobody_twice():
    state = begun()
    assert named("H1") in asked(state)
    state, _ = answer(state, named("H1"))
    refusal = refusal_of(state, named("H1"))
    assert refusal == ("CLOCK-14", "already-listed (player H1)")
    assert refusal_of(state, named("A1")) == ("CLOCK-14", "names-shoot-out-taker (side home)")


@pytest.mark.rule("CLOCK-14", "SETPIECE-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_kick_in_turn_home_first_and_the_lists_repeat(edition):
    state = listed(edition=edition)
    takers = []
    for _ in range(8):
        taker = state.carrier
        takers.append(taker)
        home_kicks = state.attack == HOME
        assert xz(state.ball) == ((14, 0) if home_kicks else (-14, 0))
        assert where(state, "A1" if home_kicks else "H1") == ((18, 0) if home_kicks else (-18, 0))
        on_pitch = [hex for hex in state.hexes if hex]
        assert len(set(on_pitch)) == len(on_pitch) == 7
        state, _ = kicks(state, "+")
    order = ["H9", "A1", "H7", "A2", "H1", "A4", "H9", "A1"]
    assert takers == [player(name) for name in order]
    assert state.shoot_out == (4, 4)
    assert state.score == (0, 0)


@pytest.mark.rule("CLOCK-14")
@pytest.mark.parametrize(
    ("results", "score"),
    [
        ("+-+-+-", (3, 0)),  # three ahead with two to come
        ("-+-+-+", (0, 3)),
        ("+-+-+++", (4, 1)),  # away has two kicks left for three goals
        ("++++++++-+", (4, 5)),
        ("++++++++++" + "-+", (5, 6)),  # sudden death
        ("----------" + "++" + "+-", (2, 1)),
    ],
)
def test_it_stops_as_soon_as_one_side_cannot_be_caught(results, score):
    state, events = kicks(listed(), results[:-1])
    assert not any(isinstance(event, MatchEnded) for event in events)
    state, events = kicks(state, results[-1])
    assert isinstance(events[-1], MatchEnded)
    assert (state.shoot_out, state.stack) == (score, ())
    result = game.result(state)
    assert result.winner == (HOME if score[0] > score[1] else AWAY)
    assert (result.home, result.away) == (0, 0)


@pytest.mark.rule("CLOCK-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_save_is_a_miss_without_rebound(edition):
    state, events = kicks(listed(edition=edition), "-")
    assert events[-1].rule == "CLOCK-14"  # the next two are put in their places
    assert KickTaken("CLOCK-15", player("H9"), scored=False) in events
    assert not any(isinstance(event, (GoalScored, ShotTaken)) for event in events)
    assert (state.carrier, state.shoot_out) == (player("A1"), (0, 0))


@pytest.mark.rule("SETPIECE-30")
@pytest.mark.parametrize(("edition", "misses"), [("core", False), ("advanced", True), ("living", True)])
def test_a_natural_1_misses(edition, misses):
    state, _ = answer(listed(edition=edition), Shoot(hex_at(19, 0)))
    assert isinstance(state.stack[-1], PenaltyShot)
    state, events = answer(state, (1,))
    assert (KickTaken("CLOCK-15", player("H9"), scored=False) in events) == misses
    assert isinstance(state.stack[-1], PenaltyChoice if misses else PenaltySave)


@pytest.mark.rule("CLOCK-15")
@pytest.mark.parametrize(
    ("direction", "scored"), [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True)]
)
def test_a_tie_goes_where_the_direction_die_says(direction, scored):
    ratings = {"H9": {"shooting": 3}, "A1": {"saving": 3}}
    state, _ = answer(listed(ratings=ratings), Shoot(hex_at(19, 3)), (4,), (6,))
    assert isinstance(state.stack[-1], TieDirection)
    request = game.request(state)
    assert request
    assert (request.rule, request.side) == ("CLOCK-15", AWAY)
    state, events = answer(state, (direction,))
    assert KickTaken("CLOCK-15", player("H9"), scored) in events
    assert state.shoot_out == (int(scored), 0)


@pytest.mark.rule("CLOCK-15", "SETPIECE-29")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_in_the_book_there_is_no_tie(edition):
    ratings = {"H9": {"shooting": 3}, "A1": {"saving": 3}}
    state, events = answer(listed(edition=edition, ratings=ratings), Shoot(hex_at(19, 3)), (4,), (5,))
    assert KickTaken("CLOCK-15", player("H9"), scored=True) in events
    assert state.shoot_out == (1, 0)
