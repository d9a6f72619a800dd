"""A ball in the air that one side has to itself: free headers, controls, and a goalkeeper's kick."""

import pytest

from tests.support.aerial import EDITIONS, asked, head, kinds, landed, mask, name, only
from tests.support.football import answer, player
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallCollected,
    BallWon,
    GoalScored,
    Headed,
    HeldBall,
    OffsideGiven,
    RanLoose,
    ShotMissed,
    ShotTaken,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Move, Name, label
from touchline.counter_attack.pitch import hex_at, xz
from touchline.kernel import AWAY, HOME, Roll

HEADER, CONTROL, NO, DONE = Call("header"), Call("control"), Call("no"), Call("done")


def names(state):
    """The players that may be named."""
    return [label(action.players[0]) for action in asked(state).group("name")]


# The attack unchallenged


@pytest.mark.rule("HEAD-10", "ANYOTHER-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unchallenged_attacker_heads_freely(edition):
    state, _ = landed({9: (4, 0), 10: (4, 3)}, {4: (10, 0), 5: (12, 0)}, (4, 0), edition=edition)
    if edition == "living":
        assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-10", HOME, ["header", "control"])
        state, _ = answer(state, HEADER)
    assert (asked(state).rule, state.jumped) == ("HEAD-12", mask("H9"))
    state, events = answer(state, head(4, 3))
    headed = only(events, Headed)
    assert (headed.player, headed.die, headed.total) == (player("H9"), 0, 0)
    assert (state.carrier, asked(state).rule) == (player("H10"), "ANYOTHER-13")


@pytest.mark.rule("HEAD-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_of_several_heads_freely(edition):
    state, _ = landed({9: (4, 0), 10: (4, 1)}, {4: (10, 0)}, (4, 0), edition=edition)
    if edition == "living":
        state, _ = answer(state, HEADER)
    assert (asked(state).rule, asked(state).side, names(state), kinds(state)) == (
        "HEAD-10",
        HOME,
        ["H9", "H10"],
        ["name"],
    )
    state, _ = answer(state, name("H10"))
    assert state.jumped == mask("H10")


@pytest.mark.rule("HEAD-10", "HEAD-24")
def test_who_was_declared_heads_and_anybody_controls_when_the_defence_stays_out():
    state, _ = landed({9: (4, 0), 10: (4, 1), 11: (4, -1)}, {4: (5, 0)}, (4, 0))
    state, _ = answer(state, name("H9"), name("H10"), DONE)
    assert (asked(state).rule, kinds(state)) == ("HEAD-10", ["header", "control"])
    header, _ = answer(state, HEADER)
    assert names(header) == ["H9", "H10"]
    assert refusal_of(header, name("H11")) == ("HEAD-05", "not-named-for-header")
    told = refusal_of(header, Name((-1,)))
    assert told is not None
    assert told.rule == "HEAD-05"
    control, _ = answer(state, CONTROL)
    assert (asked(control).rule, names(control)) == ("HEAD-24", ["H9", "H10", "H11"])


@pytest.mark.rule("HEAD-10", "HEAD-17", "HEAD-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", [1, 5])
def test_an_unchallenged_headed_shot_is_rolled(edition, die):
    ratings = {"H9": {"heading": 4}}
    state, _ = landed({9: (15, 2)}, {1: (18, 0)}, (15, 0), edition=edition, ratings=ratings, rush=False)
    state, _ = answer(state, *([HEADER] if edition == "living" else []), head(19, 0))
    assert game.request(state) == Roll("HEAD-10", (HOME,))
    state, events = answer(state, (die,))
    headed = only(events, Headed)
    assert (headed.die, headed.total, only(events, ShotTaken).kind) == (die, 4 + die - 1, "header")  # 2 hexes away
    if die == 1 and edition == "living":
        assert only(events, ShotMissed).player == player("H9")
    else:
        assert game.request(state) == Roll("HEAD-19", (AWAY,))


@pytest.mark.rule("HEAD-10", "HEAD-18")
def test_an_unchallenged_headed_shot_out_of_the_goalkeepers_reach():
    state, _ = landed({9: (15, 0)}, {1: (18, 7)}, (15, 0), edition="core")
    _, events = answer(state, head(19, -2), (2,))
    assert only(events, GoalScored).player == player("H9")


@pytest.mark.rule("HEAD-09", "HEAD-10")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (Call("movement phase"), ("HEAD-10", "ball-within-reach")),
        (NO, ("OFFSIDE-06", "nobody-only-if-offside")),
        (head(4, 1), ("HEAD-10", "header-or-control-first")),
    ],
)
def test_refused_instead_of_header_or_control(action, refusal):
    state, _ = landed({9: (4, 0)}, {}, (4, 0))
    assert refusal_of(state, action) == refusal


@pytest.mark.rule("HEAD-24")
def test_refused_where_there_is_no_control():
    state, _ = landed({9: (4, 0)}, {}, (4, 0), source="kick", edition="core")
    assert refusal_of(state, CONTROL) == ("HEAD-24", "control-off")


# Control


@pytest.mark.rule("HEAD-24", "HEAD-25", "ANYOTHER-10")
@pytest.mark.parametrize(("die", "controlled"), [(4, False), (5, True)])
def test_c37_control_two_hexes_from_the_ball(die, controlled):
    home, away = {9: (14, 2), 10: (5, 5)}, {1: (18, 0), 4: (16, -4)}
    state, _ = landed(home, away, (14, 0), ratings={"H9": {"dribbling": 5}}, rush=False)
    state, _ = answer(state, CONTROL)
    assert game.request(state) == Roll("HEAD-24", (HOME,))
    state, events = answer(state, (die,))
    test = only(events, Tested)
    assert (test.what, test.total, test.needed, test.passed) == ("control", 5 + die - 1, 9, controlled)
    assert state.actions == 1
    if controlled:
        assert only(events, BallCollected).how == "control"
        assert (state.carrier, xz(state.ball), state.jumped) == (player("H9"), (14, 2), 0)
        assert (asked(state).rule, kinds(state)) == (
            "ANYOTHER-10",
            ["movement phase", "standard", "high", "long", "snapshot"],
        )
    else:
        loose = only(events, RanLoose)
        assert (loose.rule, loose.player, xz(loose.hex)) == ("HEAD-24", player("H9"), (14, 2))
        assert game.request(state) == Roll("LOOSE-01", (HOME,))


@pytest.mark.rule("HEAD-24", "HEAD-09")
@pytest.mark.parametrize("die", [1, 6])
def test_the_defence_controls_its_own_ball(die):
    state, _ = landed({9: (-4, 0)}, {4: (4, 0)}, (4, 0))
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-09", AWAY, ["header", "control"])
    state, events = answer(state, CONTROL, (die,))
    if die == 6:
        assert (only(events, BallWon).how, state.carrier, asked(state).rule) == ("control", player("A4"), "ANYOTHER-10")
    else:
        assert (only(events, RanLoose).player, game.request(state)) == (player("A4"), Roll("LOOSE-01", (AWAY,)))


# The defence alone


@pytest.mark.rule("HEAD-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defence_heads_away_its_own_ball(edition):
    state, _ = landed({9: (-4, 0)}, {4: (4, 0), 5: (4, 1), 8: (0, 0)}, (4, 0), edition=edition)
    if edition == "living":
        state, _ = answer(state, HEADER)
    assert (asked(state).rule, asked(state).side, names(state)) == ("HEAD-09", AWAY, ["A4", "A5"])
    assert refusal_of(state, NO) == ("OFFSIDE-06", "nobody-only-if-offside")
    assert refusal_of(state, name("H9")) == ("HEAD-05", "names-own-players (side away)")
    state, events = answer(state, name("A5"))
    assert (only(events, BallWon).player, state.jumped, state.attack) == (player("A5"), mask("A5"), AWAY)
    assert kinds(state) == ["head"]
    state, _ = answer(state, head(0, 0))
    assert (state.carrier, asked(state).rule) == (player("A8"), "ANYOTHER-13")


@pytest.mark.rule("HEAD-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("ball", "keeper"), [((14, 0), (15, 0)), ((10, 0), (10, 1))])
def test_the_goalkeeper_holds_its_own_ball_in_its_box(edition, ball, keeper):
    state, _ = landed({9: (-4, 0)}, {1: keeper, 4: (ball[0] - 1, 0)}, ball, edition=edition, rush=False)
    state, events = answer(state, *([HEADER] if edition == "living" else []), name("A1"))
    if ball == (14, 0):
        assert (only(events, HeldBall).rule, state.carrier, state.jumped) == ("HEAD-09", player("A1"), 0)
    else:
        assert (asked(state).rule, asked(state).side) == ("HEAD-12", AWAY)


@pytest.mark.rule("HEAD-09", "HEAD-06")
def test_a_goalkeeper_that_rushed_to_nobodys_ball_holds_it():
    state, _ = landed({9: (-4, 0)}, {1: (17, 0), 4: (13, 0)}, (14, 0))
    state, events = answer(state, Move(player("A1"), hex_at(15, 0)))
    assert (only(events, HeldBall).hex, state.attack) == (hex_at(15, 0), AWAY)


# Offside


@pytest.mark.rule("OFFSIDE-06", "HEAD-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_offside_attackers_beside_the_ball_may_let_it_be(edition):
    given = {"offside": ["H9"]} if edition == "living" else {"passed_from": hex_at(-10, 0)}
    state, _ = landed({9: (4, 1)}, {4: (-4, 0), 5: (-5, 0)}, (4, 0), edition=edition, **given)
    state, events = answer(state, NO)
    assert not [event for event in events if isinstance(event, OffsideGiven)]
    assert (state.carrier, asked(state).rule, asked(state).side) == (NOBODY, "ANYOTHER-12", HOME)


@pytest.mark.rule("OFFSIDE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ball_that_comes_down_on_an_offside_attacker_has_touched_it(edition):
    given = {"offside": ["H9"]} if edition == "living" else {"passed_from": hex_at(-10, 0)}
    state, _ = landed({9: (4, 0)}, {4: (-4, 0), 5: (-5, 0)}, (4, 0), edition=edition, **given)
    assert kinds(state) == (["header", "control", "no"] if edition == "living" else ["name", "no"])
    _, events = answer(state, NO)
    assert only(events, OffsideGiven).player == player("H9")  # the ball has come down on it (CA-R-3)
    if edition == "living":
        state, _ = answer(state, CONTROL)
        assert kinds(state) == ["name", "no"]
    _, events = answer(state, name("H9"))
    assert only(events, OffsideGiven).player == player("H9")


@pytest.mark.rule("HEAD-25", "OFFSIDE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ball_that_is_let_be_costs_no_action(edition):
    given = {"offside": ["H9"]} if edition == "living" else {"passed_from": hex_at(-10, 0)}
    state, _ = landed({9: (4, 1)}, {4: (-4, 0), 5: (-5, 0)}, (4, 0), edition=edition, **given)
    assert answer(state, NO)[0].actions == 0
    if edition == "living":
        state, _ = answer(state, HEADER)
    assert answer(state, name("H9"))[0].actions == 1  # it was nominated


@pytest.mark.rule("HEAD-25", "HEAD-10")
def test_a_challenge_that_the_defence_lets_be_is_one_action():
    state, _ = landed({9: (4, 0), 10: (4, 1)}, {4: (3, 0)}, (4, 0))
    state, _ = answer(state, name("H9"), DONE, DONE, HEADER)
    assert (asked(state).rule, state.actions) == ("HEAD-12", 1)


# The box


@pytest.mark.rule("HEAD-24", "GK-11")
def test_a_control_that_brings_the_ball_into_the_box_gives_the_goalkeeper_its_hex():
    state, _ = landed({9: (12, 0)}, {1: (17, 0), 4: (17, 3)}, (11, 0), ratings={"H9": {"dribbling": 6}})
    state, _ = answer(state, CONTROL, (6,))
    assert (asked(state).rule, asked(state).side) == ("GK-11", AWAY)
    state, _ = answer(state, Move(player("A1"), hex_at(16, 0)))
    assert (asked(state).rule, state.carrier) == ("ANYOTHER-10", player("H9"))


# A goalkeeper's kick


@pytest.mark.rule("GK-08", "ANYOTHER-28", "HEAD-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unchallenged_kick(edition):
    state, _ = landed({9: (4, 0)}, {4: (10, 0)}, (4, 0), edition=edition, source="kick")
    book = edition != "living"
    assert (asked(state).rule, kinds(state)) == ("GK-08", ["header", "movement phase" if book else "control"])
    assert state.actions == 0
    state, _ = answer(state, HEADER)
    assert (asked(state).rule, state.actions) == ("HEAD-12", 1)


@pytest.mark.rule("GK-08")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize("under_it", [True, False])
def test_a_movement_phase_after_an_unchallenged_kick(edition, under_it):
    home = {9: (4, 0) if under_it else (4, 1)}
    state, _ = landed(home, {4: (10, 0)}, (4, 0), edition=edition, source="kick")
    state, _ = answer(state, Call("movement phase"))
    assert (state.carrier, state.actions) == (player("H9") if under_it else NOBODY, 1)
    assert (asked(state).rule, xz(state.ball)) == ("MOVE-02", (4, 0))


@pytest.mark.rule("GK-08", "OFFSIDE-03")
def test_a_kick_to_the_feet_of_an_offside_attacker():
    state, _ = landed({9: (4, 0)}, {}, (4, 0), edition="core", source="kick", passed_from=hex_at(-10, 0))
    _, events = answer(state, Call("movement phase"))
    assert only(events, OffsideGiven).player == player("H9")


@pytest.mark.rule("HEAD-05", "HEAD-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kick_with_a_defender_in_reach_is_challenged(edition):
    state, _ = landed({9: (4, 0)}, {4: (4, 1)}, (4, 0), edition=edition, source="kick")
    assert (asked(state).rule, asked(state).side) == ("HEAD-05", AWAY)
    state, _ = answer(state, DONE)  # in the book the header is played all the same
    assert (asked(state).rule, kinds(state)) == (
        ("GK-08", ["header", "control"]) if edition == "living" else ("HEAD-12", ["head"])
    )


@pytest.mark.rule("GK-08", "HEAD-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kick_with_only_defenders_or_nobody_in_reach(edition):
    state, _ = landed({9: (-4, 0)}, {4: (4, 1), 5: (4, 0)}, (4, 0), edition=edition, source="kick")
    assert (asked(state).rule, asked(state).side) == ("HEAD-09", AWAY)
    state, _ = landed({9: (-4, 0)}, {4: (8, 1)}, (4, 0), edition=edition, source="kick")
    assert asked(state).rule == "ANYOTHER-12"
