"""The goalkeeper's dives and challenges: GK-13 to GK-18."""

from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.keepers import asked, facing, holds, rolled, to
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallWon,
    Booked,
    Duelled,
    Fouled,
    HeldBall,
    Placed,
    RestartGiven,
    Scattered,
    SentOff,
    Tested,
)
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, State
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import keeper
from touchline.counter_attack.rules.keeper import DiveHexChoice
from touchline.counter_attack.rules.movement import RunChoice
from touchline.kernel import AWAY, HOME

EDITIONS = ("core", "advanced", "living")
BOOK = ("core", "advanced")
PHASE = Call("movement phase")
STEP_2 = (PHASE, Call("end"))
A1, H9 = player("A1"), player("H9")


# The dive at the feet


def diving(edition: str = "living", goalkeeper: tuple[int, int] = (17, 0), **told: Any) -> State:
    """Home's 9 steps from (16, 4) to (17, 3), three hexes from away's goalkeeper, who dives."""
    ratings = {"A1": {"saving": 5}, "H9": {"dribbling": 5, "shooting": 4}}
    state = facing((16, 4), goalkeeper, edition=edition, ratings=ratings, **told)
    return answer(state, PHASE, to("H9", 17, 3), Call("dive"))[0]


@pytest.mark.rule("GK-15", "GK-16", "GK-13", "GK-12")
def test_c48_dive_at_the_third_hex():
    state, events = answer(diving(), (5, 3))
    assert Duelled("GK-15", "dive", A1, H9, (5, 3), (9, 8), A1) in events
    assert (where(state, "A1"), where(state, "H9")) == ((17, 3), (17, 4))
    assert holds(state, "A1")
    assert xz(state.ball) == (17, 3)


@pytest.mark.parametrize(
    ("edition", "dice", "totals", "winner"),
    [
        pytest.param("core", (4, 5), (9, 9), NOBODY, marks=pytest.mark.rule("GK-15")),  # Saving v Shooting, no penalty
        pytest.param("core", (5, 5), (10, 9), A1, marks=pytest.mark.rule("GK-15", "GK-16")),
        pytest.param("core", (3, 5), (8, 9), H9, marks=pytest.mark.rule("GK-15", "GK-14")),
        pytest.param("advanced", (3, 5), (8, 9), H9, marks=pytest.mark.rule("GK-15", "GK-14")),
        pytest.param("living", (4, 3), (8, 8), NOBODY, marks=pytest.mark.rule("GK-15")),  # Saving - 1 v Dribbling
        pytest.param("living", (4, 4), (8, 9), H9, marks=pytest.mark.rule("GK-15", "GK-14")),
    ],
)
def test_the_duel(edition, dice, totals, winner):
    state, events = answer(diving(edition), dice)
    assert Duelled("GK-15", "dive", A1, H9, dice, totals, winner) in events
    if winner != A1:
        assert where(state, "A1") == (17, 0)
    if winner == H9:
        assert isinstance(state.stack[-1], RunChoice)


@pytest.mark.rule("GK-15")
def test_no_penalty_nearer_than_the_third_hex():
    _, events = answer(diving(goalkeeper=(17, 1)), (4, 4))
    assert Duelled("GK-15", "dive", A1, H9, (4, 4), (9, 9), NOBODY) in events


@pytest.mark.rule("GK-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie(edition):
    dice = (4, 3) if edition == "living" else (4, 5)
    state, _ = answer(diving(edition), dice)
    assert (where(state, "A1"), where(state, "H9")) == ((17, 0), (17, 3)), "nobody moves"
    if edition == "core":
        assert rolled(state).rule == "GK-15"
        return
    assert (rolled(state).rule, rolled(state).side) == ("LOOSE-01", AWAY)
    state, events = answer(state, (3,), (2,))
    scattered = next(event for event in events if isinstance(event, Scattered))
    assert (xz(scattered.source), xz(scattered.hex)) == ((17, 0), (15, 1))


@pytest.mark.rule("GK-16", "FOUL-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_natural_1_is_a_foul_and_a_penalty(edition):
    state, events = answer(diving(edition), (1, 1))
    assert Fouled("GK-16", A1, H9, hex_at(17, 3)) in events
    state, _ = answer(state, (1,), (1,))
    played_on, _ = answer(state, Call("play on"))
    assert isinstance(played_on.stack[-1], RunChoice), "the carrier goes on"
    _, events = answer(state, Call("take it"))
    assert RestartGiven("FOUL-09", "penalty", HOME, hex_at(17, 3)) in events


@pytest.mark.rule("GK-15")
def test_once_for_each_hex():
    state = facing((16, 4), ratings={"H9": {"pace": 6}})
    state, _ = answer(state, PHASE, to("H9", 17, 3), Call("no"), to("H9", 16, 3), to("H9", 17, 2))
    assert asked(state).rule == "GK-15", "another hex"
    state, _ = answer(state, Call("no"), to("H9", 17, 3))
    assert isinstance(state.stack[-1], RunChoice), "offered there before"


@pytest.mark.rule("GK-15")
@pytest.mark.parametrize(
    ("told", "offered"),
    [
        ({}, True),
        ({"jumped": 1 << A1}, False),
        ({"stunned": 1 << A1}, False),
        ({"goalkeeper": (17, -1)}, False),  # four hexes away
        ({"goalkeeper": (16, 0)}, False),  # another column
        ({"goalkeeper": (17, 9)}, False),  # outside its box: it has no wall
        ({"movement": Movement(dives=(hex_at(17, 3),))}, False),
    ],
)
def test_when_a_dive_is_offered(told, offered):
    told = {"movement": Movement()} | told
    state = facing((17, 3), told.pop("goalkeeper", (17, 0)), **told)
    assert bool(keeper.dive_offer(Match(state))) == offered


@pytest.mark.rule("GK-15")
def test_a_dive_or_none():
    state, _ = answer(facing((16, 4)), PHASE, to("H9", 17, 3))
    assert refusal_of(state, to("A1", 17, 1)) == ("GK-15", "dive-or-not (player A1, carrier H9)")


# The push


@pytest.mark.rule("GK-13")
@pytest.mark.parametrize("edition", ["core", "advanced", "living"])
def test_c49_players_are_pushed_along(edition):
    state = position({9: (18, 2)}, {1: (18, 0), 4: (18, 3)}, carrier="H9", edition=edition)
    match = Match(state)
    keeper.push(match, A1, hex_at(18, 2))
    assert [where(match.state, name) for name in ("A1", "H9", "A4")] == [(18, 2), (18, 3), (18, 4)]
    assert xz(match.state.ball) == (18, 3), "the carrier's ball goes with it"
    assert match.events == [
        Placed("GK-13", player("A4"), hex_at(18, 4)),
        Placed("GK-13", H9, hex_at(18, 3)),
        Placed("GK-13", A1, hex_at(18, 2)),
    ]


# The dive in step 2


def challenged(carrier: tuple[int, int], goalkeeper: tuple[int, int], edition: str = "living") -> State:
    """In step 2 away's goalkeeper, next to the carrier, is chosen without moving."""
    ratings = {"A1": {"saving": 5}, "H9": {"dribbling": 4, "shooting": 4}}
    state = facing(carrier, goalkeeper, edition=edition, ratings=ratings, away={4: (0, 12)})
    return answer(state, *STEP_2, Move(A1, hex_at(*goalkeeper)))[0]


@pytest.mark.rule("GK-17", "TACKLE-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dive_won_in_step_2(edition):
    state, events = answer(challenged((16, 0), (17, 0), edition), Call("dive"), (4, 4))
    assert Duelled("GK-17", "dive", A1, H9, (4, 4), (9, 8), A1) in events
    assert (asked(state).rule, asked(state).side) == ("GK-17", AWAY)

    stays, _ = answer(state, Call("no"))
    assert (where(stays, "A1"), where(stays, "H9")) == ((17, 0), (16, 0))
    goes, events = answer(state, to("A1", 16, 0))
    assert (where(goes, "A1"), where(goes, "H9")) == ((16, 0), (17, 0))
    assert BallWon("GK-17", A1, "dive") in events
    assert HeldBall("GK-17", A1, hex_at(16, 0)) in events
    assert all(holds(each, "A1") for each in (stays, goes))


@pytest.mark.rule("GK-17")
def test_from_outside_the_box_it_takes_the_carriers_hex():
    """Its hands are of no use where it stands."""
    state, _ = answer(challenged((12, 0), (11, 0)), Call("dive"), (5, 1))
    assert (where(state, "A1"), where(state, "H9")) == ((12, 0), (11, 0))
    assert holds(state, "A1")


@pytest.mark.rule("GK-17", "TACKLE-06")
def test_a_dive_lost_in_step_2():
    state, _ = answer(challenged((16, 0), (17, 0)), Call("dive"), (2, 6))
    assert (asked(state).rule, asked(state).side) == ("TACKLE-06", HOME)
    assert to("H9", 18, 0) in asked(state)
    state, _ = answer(state, Call("no"))
    assert state.movement is not None
    assert state.movement.moves == 1
    assert asked(state).side == AWAY


@pytest.mark.rule("GK-17", "GK-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dive_tied_in_step_2(edition):
    state, _ = answer(challenged((16, 0), (17, 0), edition), Call("dive"), (3, 4))
    if edition == "core":
        assert rolled(state).rule == "GK-17"
    else:
        _, events = answer(state, (3,), (1,))
        assert [xz(event.source) for event in events if isinstance(event, Scattered)] == [(17, 0)]


@pytest.mark.rule("GK-17", "TACKLE-05")
@pytest.mark.parametrize(
    ("edition", "goalkeeper", "die", "foul"),
    [
        ("core", (17, 0), 1, True),
        ("core", (15, 0), 2, False),
        ("advanced", (15, 0), 2, True),
        ("living", (15, 0), 2, True),
        ("living", (17, 0), 2, False),
    ],
)
def test_fouls_of_a_dive_in_step_2(edition, goalkeeper, die, foul):
    state, events = answer(challenged((16, 0), goalkeeper, edition), Call("dive"), (die, 6))
    assert (Fouled("GK-17", A1, H9, hex_at(16, 0)) in events) == foul
    if foul:
        state, events = answer(state, (1,), (1,), Call("play on"))
        assert asked(state).rule == "TACKLE-06", "it counts as a tackle that failed"


@pytest.mark.rule("GK-17")
def test_which_hexes_a_won_dive_leaves():
    state, _ = answer(challenged((16, 0), (17, 0)), Call("dive"), (6, 1))
    assert state.stack[-1] == DiveHexChoice(A1)
    assert refusal_of(state, to("A1", 17, 1)) == ("GK-17", "keeper-takes-hex-or-stays (player A1, carrier H9)")


# Outside the box


@pytest.mark.rule("GK-18")
@pytest.mark.parametrize("edition", BOOK)
def test_outside_its_box_it_tackles_with_its_feet_in_the_book(edition):
    state, events = answer(challenged((10, 0), (11, 0), edition), Call("tackle"), (6, 1))
    assert Duelled("TACKLE-08", "tackle", A1, H9, (6, 1), (6, 5), A1) in events
    assert state.carrier == A1


@pytest.mark.rule("GK-18")
def test_feet_are_an_ordinary_tackle():
    state, _ = answer(challenged((10, 0), (11, 0)), Call("tackle"))
    assert asked(state).rule == "GK-18"
    _, events = answer(state, Call("feet"), (6, 1))
    assert Duelled("TACKLE-08", "tackle", A1, H9, (6, 1), (6, 5), A1) in events
    declined, _ = answer(state, Call("no"))
    assert declined.movement is not None
    assert (declined.movement.step, declined.movement.moves, declined.carrier) == (2, 1, H9)


@pytest.mark.rule("GK-18")
def test_c51_hands_outside_the_box_that_win_are_a_red_card():
    state, events = answer(challenged((10, 0), (11, 0)), Call("tackle"), Call("hands"), (4, 2))
    assert Duelled("GK-18", "dive", A1, H9, (4, 2), (9, 6), A1) in events
    assert Fouled("GK-18", A1, H9, hex_at(10, 0)) in events
    assert Booked("GK-18", A1, "red") in events
    assert SentOff("FOUL-21", A1) in events
    assert not any(isinstance(event, Tested) for event in events), "no injury roll"
    while not any(isinstance(event, RestartGiven) for event in events):  # somebody goes in goal first (FOUL-22)
        state, events = answer(state, next(iter(asked(state))))
    assert RestartGiven("FOUL-09", "free_kick", HOME, hex_at(10, 0)) in events
    assert state.attack == HOME


@pytest.mark.parametrize(
    ("dice", "then"),
    [
        pytest.param((2, 6), "TACKLE-06", marks=pytest.mark.rule("GK-18"), id="lost"),
        pytest.param((3, 4), "LOOSE-01", marks=pytest.mark.rule("GK-18"), id="tied"),
        pytest.param((1, 1), "FOUL-17", marks=pytest.mark.rule("GK-18", "FOUL-17"), id="foul"),
    ],
)
def test_hands_outside_the_box_otherwise_are_as_a_tackle(dice, then):
    state, _ = answer(challenged((10, 0), (11, 0)), Call("tackle"), Call("hands"), dice)
    request = game.request(state)
    assert request is not None
    assert request.rule == then


@pytest.mark.rule("GK-18")
def test_feet_or_hands_are_said_first():
    state, _ = answer(challenged((10, 0), (11, 0)), Call("tackle"))
    assert refusal_of(state, Call("dive")) == (
        "GK-18",
        "feet-hands-or-nothing (hex (10, 0))",
    )
