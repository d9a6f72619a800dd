"""Challenges for a header: who is in reach, who is declared, the rolls and the ties."""

import pytest

from tests.support.aerial import EDITIONS, asked, head, kinds, landed, mask, name, only
from tests.support.football import answer, player
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import Challenged, Duelled, GoalScored, HeldBall, Jumped, OffsideGiven, RanLoose
from touchline.counter_attack.model import NOBODY, Call, Move, Name, label
from touchline.counter_attack.pitch import hex_at
from touchline.kernel import AWAY, HOME, Roll

DONE = Call("done")
PASS = Call("head pass")

# On (4, 0): H9 under the ball, H10 two hexes off; A4 beside it, A5 and A6 two hexes off, A2 three.
HOME_SIDE = {1: (-16, 0), 9: (4, 0), 10: (4, 2)}
AWAY_SIDE = {1: (16, 0), 4: (4, 1), 5: (4, -2), 6: (6, 0), 2: (4, -3)}


def declared(state):
    """The state once the attack is to name players: the goalkeeper has not rushed, and a headed pass is declared."""
    while not {"name", "done"} & set(kinds(state)):
        state, _ = answer(state, PASS if "head pass" in kinds(state) else Call("no"))
    return state


def names(state):
    """The players that may be named."""
    return {label(action.players[0]) for action in asked(state).group("name")}


@pytest.mark.rule("HEAD-02", "HEAD-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c32_within_2_hexes_of_the_ball(edition):
    state, _ = landed(HOME_SIDE, AWAY_SIDE, (4, 0), edition=edition)
    assert (asked(state).rule, asked(state).side, names(state)) == ("HEAD-05", HOME, {"H9", "H10"})
    state, _ = answer(state, name("H9"), DONE)
    assert (asked(state).side, names(state)) == (AWAY, {"A4", "A5", "A6"})
    state, events = answer(state, name("A5"), name("A4"), *([] if edition == "living" else [DONE]), (3,), (3,), (3,))
    totals = {event.player: event.total for event in events if isinstance(event, Jumped)}
    assert totals == {player("H9"): 6, player("A5"): 5, player("A4"): 6}  # A5 at -1


@pytest.mark.rule("HEAD-02", "PASS-32", "PASS-41")
@pytest.mark.parametrize("source", ["high_pass", "corner", "throw_in"])
def test_who_played_the_ball_may_not_head_it(source):
    home = {**HOME_SIDE, 7: (5, 0)}
    state, _ = landed(home, AWAY_SIDE, (4, 0), source=source)
    assert names(state) == {"H9", "H10"}
    assert refusal_of(state, name("H7")) == (
        "PASS-32",
        "passer-may-not-head (player H7)",
    )


@pytest.mark.rule("HEAD-03")
@pytest.mark.parametrize(
    ("ball", "keeper", "total"),
    [
        pytest.param((14, 0), (15, 0), 8, id="aerial-ability-in-its-box"),
        pytest.param((10, 0), (11, 0), 3, id="heading-0-outside"),
        pytest.param((12, 0), (11, 0), 8, id="the-place-of-the-ball-counts"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_attribute_of_the_defending_goalkeeper(edition, ball, keeper, total):
    home = {9: ball}
    state, _ = landed(home, {1: keeper}, ball, edition=edition, ratings={"A1": {"aerial": 5}})
    state, events = answer(declared(state), name("A1"), (1,), (3,))
    assert [event.total for event in events if isinstance(event, Jumped)] == [4, total]


@pytest.mark.rule("HEAD-03", "DICE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_attacking_goalkeeper_heads_with_0(edition):
    state, _ = landed({1: (-14, 0)}, {9: (-14, 1)}, (-14, 0), edition=edition)
    _, events = answer(state, name("A9"), (4,), (2,))
    assert [event.total for event in events if isinstance(event, Jumped)] == [4, 5]


@pytest.mark.rule("HEAD-04")
def test_two_outfielders_of_a_side_and_the_goalkeeper():
    away = {1: (16, 0), 4: (14, 1), 5: (14, -1), 6: (13, 0)}
    state, _ = landed({9: (14, 0), 10: (15, 0), 11: (15, -1)}, away, (14, 0))
    state, _ = answer(state, Call("no"), PASS, name("H11"), name("H9"))
    assert asked(state).side == AWAY
    state, _ = answer(state, name("A1"), name("A6"), name("A4"))
    assert game.request(state) == Roll("HEAD-08", (HOME,))  # nobody is left who may be named


@pytest.mark.rule("HEAD-04")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_any_number_may_challenge(edition):
    state, _ = landed({9: (4, 0), 10: (5, 0), 11: (3, 0), 8: (4, -1)}, AWAY_SIDE, (4, 0), edition=edition)
    state, _ = answer(state, *map(name, ("H9", "H10", "H11", "H8")), *map(name, ("A4", "A5", "A6")))
    assert game.request(state) == Roll("HEAD-08", (HOME,))


@pytest.mark.rule("HEAD-04", "HEAD-05")
@pytest.mark.parametrize(
    ("before", "answered", "refusal"),
    [
        ((), name("A4"), ("HEAD-05", "names-own-players (side home)")),
        ((), name("H11"), ("HEAD-02", "jump-out-of-reach (player H11, away 3, most 2)")),
        ((), name("H2"), ("HEAD-02", "jumper-off-pitch (player H2, most 2)")),
        (
            (),
            Name((player("H9"), player("H10"))),
            ("HEAD-05", "one-name-at-a-time"),
        ),
        ((), DONE, ("HEAD-05", "attack-must-name")),
        ((), Call("control"), ("HEAD-05", "naming-for-header")),
        ((name("H9"),), name("H9"), ("HEAD-05", "already-named (player H9)")),
        ((name("H9"), DONE, name("A4"), name("A5")), name("A6"), ("HEAD-04", "too-many-jumpers (most 2)")),
    ],
)
def test_refused_names(before, answered, refusal):
    away = {**AWAY_SIDE, 1: (5, 0)}  # may be added when two are named
    state, _ = landed({**HOME_SIDE, 11: (4, 3)}, away, (4, 0))
    state, _ = answer(state, *before)
    assert refusal_of(state, answered) == refusal


@pytest.mark.rule("HEAD-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pass_or_shot_is_declared_before_or_after(edition):
    state, _ = landed({9: (15, 0)}, {1: (18, 0), 4: (15, 1)}, (15, 0), edition=edition, rush=False)
    if edition == "living":
        assert (asked(state).rule, kinds(state)) == ("HEAD-05", ["head pass", "head at goal"])
        assert refusal_of(state, head(-19, 0)) == (
            "HEAD-16",
            "headed-shot-off-goal",
        )
        assert refusal_of(state, name("H9")) == (
            "HEAD-05",
            "header-kind-first",
        )
        state, _ = answer(state, head(19, 0))
    assert (asked(state).side, kinds(state)) == (AWAY, ["name", "done"])  # H9 alone is in reach: it need not be named


@pytest.mark.rule("HEAD-05", "HEAD-16")
def test_no_shot_is_declared_out_of_range():
    state, _ = landed({9: (4, 0)}, {4: (4, 1)}, (4, 0))
    assert kinds(state) == ["name", "done"]


@pytest.mark.rule("HEAD-05", "HEAD-10")
def test_the_defence_may_name_nobody():
    state, events = landed({9: (4, 0)}, {4: (4, 1)}, (4, 0))
    assert only(events, Challenged).players == (player("H9"),)
    state, _ = answer(state, DONE)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-10", HOME, ["header", "control"])
    assert state.jumped == 0


@pytest.mark.rule("HEAD-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goalkeeper_in_reach_challenges_without_rushing(edition):
    state, _ = landed({9: (15, 0)}, {1: (16, 0)}, (15, 0), edition=edition)
    if edition == "living":
        state, _ = answer(state, Call("no"), PASS)
    state, _ = answer(state, name("A1"))
    assert game.request(state) == Roll("HEAD-08", (HOME,))


@pytest.mark.rule("HEAD-08", "DICE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rolls_in_the_declared_order_goalkeeper_last(edition):
    away = {1: (16, 0), 4: (15, 1), 5: (15, -1)}
    state, _ = landed({9: (15, 0), 10: (14, 0)}, away, (15, 0), edition=edition)
    state, _ = answer(declared(state), name("H10"), name("H9"), name("A1"), name("A5"), name("A4"))
    rolls, events = [], []
    for _ in range(5):
        rolls.append(game.request(state))
        state, happened = answer(state, (2,))
        events += happened
    assert [roll.hands for roll in rolls if isinstance(roll, Roll)] == [(HOME,), (HOME,), (AWAY,), (AWAY,), (AWAY,)]
    order = [event.player for event in events if isinstance(event, Jumped)]
    assert order == [player(label) for label in ("H10", "H9", "A5", "A4", "A1")]


@pytest.mark.rule("HEAD-08")
def test_first_rolled_of_equals_is_the_best():
    state, _ = landed({9: (4, 0), 10: (5, 0)}, {4: (4, 1), 5: (4, -1)}, (4, 0))
    state, events = answer(state, name("H10"), name("H9"), name("A5"), name("A4"), (5,), (5,), (3,), (3,))
    duel = only(events, Duelled)
    assert (duel.player, duel.rival, duel.totals, duel.winner) == (player("H10"), player("A5"), (8, 6), player("H10"))


@pytest.mark.rule("DICE-06")
@pytest.mark.parametrize(
    ("dice", "winner"), [(((7,), (6,)), "H9"), (((6,), (7,)), "A4"), (((7,), (7,)), None), (((6,), (6,)), "A4")]
)
def test_a_star_wins_a_challenge(dice, winner):
    ratings = {"A4": {"heading": 6}}
    state, _ = landed({9: (4, 0)}, {4: (4, 1)}, (4, 0), options={"jackpot_die": True}, ratings=ratings)
    _, events = answer(state, name("A4"), *dice)
    assert only(events, Duelled).winner == (player(winner) if winner else NOBODY)


@pytest.mark.rule("DICE-06", "HEAD-08")
def test_a_star_makes_the_best_of_a_team():
    options, ratings = {"jackpot_die": True}, {"H9": {"heading": 6}}
    state, _ = landed({9: (4, 0), 10: (5, 0)}, {4: (4, 1)}, (4, 0), options=options, ratings=ratings)
    _, events = answer(state, name("H9"), name("H10"), name("A4"), (6,), (7,), (6,))
    assert only(events, Duelled).player == player("H10")


@pytest.mark.rule("HEAD-15")
def test_a_tie_is_rolled_again_by_the_two_best():
    home, away = {9: (4, 0), 10: (5, 0)}, {4: (4, 2), 5: (4, -1)}
    state, _ = landed(home, away, (4, 0), edition="core")
    state, events = answer(state, name("H9"), name("H10"), name("A4"), name("A5"), (5,), (2,), (6,), (1,))
    assert only(events, Duelled).winner == NOBODY
    assert game.request(state) == Roll("HEAD-15", (HOME, AWAY))
    state, events = answer(state, (4, 5))  # A4 is at -1 again: 7 v 7
    assert (only(events, Duelled).totals, only(events, Duelled).winner) == ((7, 7), NOBODY)
    state, events = answer(state, (4, 6))
    assert only(events, Duelled).winner == player("A4")
    assert asked(state).rule == "HEAD-12"


@pytest.mark.rule("HEAD-15", "LOOSE-02")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_tie_runs_loose_from_the_best_defender(edition):
    home, away = {9: (4, 0)}, {4: (4, 1), 5: (4, -1)}
    state, _ = landed(home, away, (4, 0), edition=edition)
    state, events = answer(state, name("A4"), name("A5"), (3,), (2,), (3,))
    loose = only(events, RanLoose)
    assert (loose.rule, loose.player, loose.hex) == ("HEAD-15", player("A5"), state.hexes[player("A5")])
    assert game.request(state) == Roll("LOOSE-01", (AWAY,))


@pytest.mark.rule("LOOSE-05", "LOOSE-15", "HEAD-15")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize(("distance", "receiver"), [(1, None), (2, "A8"), (3, "H8"), (4, None)])
def test_c35_a_tied_header_never_stops_on_a_jumper(edition, distance, receiver):
    # North of A4 on (4, 1): H10 jumped on (4, 2); A8 on (4, 3), H8 on (4, 4) did not.
    home, away = {9: (4, 0), 10: (4, 2), 8: (4, 4)}, {4: (4, 1), 8: (4, 3)}
    state, _ = landed(home, away, (4, 0), edition=edition)
    state, _ = answer(state, name("H9"), name("H10"), name("A4"), (5,), (1,), (5,))
    if distance == 1:
        receiver = "A8"  # it would stop on the jumper and goes 1 hex further
    state, _ = answer(state, (4,), (distance,))
    if receiver:
        assert (state.carrier, asked(state).rule) == (player(receiver), "ANYOTHER-09")
    else:
        assert state.carrier == NOBODY


@pytest.mark.rule("LOOSE-18", "HEAD-15")
@pytest.mark.parametrize(
    ("edition", "declaration", "declares", "scorer"),
    [
        pytest.param("living", "before_rolling", (head(19, -2),), "H10", id="living: a declared shot"),
        pytest.param("living", "before_rolling", (Call("head pass"),), "H7", id="living: a declared pass"),
        pytest.param("living", "after_winning", (), "H7", id="by its option"),
        pytest.param("advanced", "before_rolling", (head(19, -2),), "H10", id="advanced, by the option"),
        pytest.param("advanced", "after_winning", (), "H7", id="advanced"),
    ],
)
def test_a_tied_headed_shot_that_runs_in_is_credited_to_the_best_header(edition, declaration, declares, scorer):
    home, away = {9: (12, 1), 10: (13, 1)}, {4: (14, 1)}
    options = {"header_declaration": declaration, "gk_rush": False, "header_challengers": 2}
    state, _ = landed(home, away, (13, 1), edition=edition, options=options)
    state, _ = answer(state, *declares, name("H9"), name("H10"), name("A4"), (2,), (4,), (4,))
    state, events = answer(state, (6,), (5,))  # 7 against 7: from A4 through (18, -1) into (19, -2)
    assert only(events, GoalScored) == GoalScored("LOOSE-18", HOME, player(scorer), own=False)
    assert state.score == (1, 0)


@pytest.mark.rule("HEAD-21", "MOVE-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_that_were_declared_have_jumped(edition):
    state, _ = landed({9: (4, 0), 10: (5, 0), 11: (3, 0)}, {4: (4, 1), 5: (4, -1)}, (4, 0), edition=edition)
    extra = [] if edition == "living" else [DONE]
    state, _ = answer(state, name("H9"), name("H10"), *extra, name("A4"), DONE)
    assert state.jumped == mask("H9", "H10", "A4")
    state, _ = answer(state, (6,), (1,), (1,), head(4, 3), Call("movement phase"))
    assert refusal_of(state, Move(player("H9"), hex_at(5, 1))) == (
        "MOVE-26",
        "jumped-for-header (player H9)",
    )


@pytest.mark.rule("HEAD-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_goalkeeper_that_is_best_catches_on_its_hex(edition):
    state, _ = landed({9: (15, 0)}, {1: (16, 0), 4: (15, 1)}, (15, 0), edition=edition)
    before = [Call("no"), PASS] if edition == "living" else []
    state, events = answer(state, *before, name("A1"), name("A4"), (1,), (1,), (6,))
    held = only(events, HeldBall)
    assert (held.rule, held.keeper, state.carrier, state.attack) == ("HEAD-14", player("A1"), player("A1"), AWAY)
    assert state.ball == state.hexes[player("A1")]


@pytest.mark.rule("GK-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goalkeeper_outside_its_box_heads_it_away(edition):
    state, _ = landed({9: (10, 0)}, {1: (10, 1)}, (10, 0), edition=edition)
    state, _ = answer(state, name("A1"), (1,), (6,))  # 4 v 0 + 6
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-12", AWAY, ["head"])


# Offside


@pytest.mark.rule("OFFSIDE-06")
def test_an_offside_attacker_commits_the_offence_when_declared():
    state, _ = landed({9: (4, 0), 10: (5, 0)}, {4: (4, 1)}, (4, 0), offside=["H10"])
    assert (names(state), kinds(state)) == ({"H9", "H10"}, ["name"])
    state, events = answer(state, name("H10"))
    assert only(events, OffsideGiven).player == player("H10")
    assert state.attack == AWAY


@pytest.mark.rule("OFFSIDE-06", "HEAD-09")
def test_where_all_are_offside_nobody_need_be_named():
    state, _ = landed({9: (4, 0), 10: (5, 0)}, {4: (4, 1)}, (4, 0), offside=["H9", "H10"])
    assert kinds(state) == ["name", "done"]
    state, _ = answer(state, DONE)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-09", AWAY, ["header", "control"])


@pytest.mark.rule("OFFSIDE-06", "HEAD-09")
def test_the_only_attacker_in_reach_may_stay_out_if_it_is_offside():
    state, _ = landed({9: (4, 0)}, {4: (4, 1)}, (4, 0), offside=["H9"])
    state, _ = answer(state, DONE)
    assert state.attack == AWAY


@pytest.mark.rule("OFFSIDE-06")
def test_c66_judged_at_reception():
    # Core: the High Pass came from x = 5, H9 is on x = 10, and the second-last defender has moved level with it.
    level = {1: (18, 0), 4: (10, 1)}
    state, events = landed({9: (10, 0)}, level, (10, 0), edition="core", passed_from=hex_at(5, 0))
    assert only(events, Challenged).players == (player("H9"),)
    beaten = {1: (18, 0), 4: (9, 0)}
    state, _ = landed({9: (10, 0)}, beaten, (10, 0), edition="core", passed_from=hex_at(5, 0))
    assert (asked(state).side, kinds(state)) == (HOME, ["name", "done"])
    _, events = answer(state, name("H9"))
    assert only(events, OffsideGiven).player == player("H9")


# A failed High Pass of the book


@pytest.mark.rule("PASS-30")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_attackers_contest_a_failed_high_pass_at_minus_2(edition):
    home, away = {9: (4, 0), 10: (4, 3)}, {4: (4, 1), 5: (4, 2)}
    state, _ = landed(home, away, (4, 1), edition=edition, headed_away=True)
    assert (asked(state).side, kinds(state)) == (HOME, ["name", "done"])
    state, _ = answer(state, name("H9"), name("H10"), name("A5"))
    _, events = answer(state, (6,), (6,), (1,), (1,))
    totals = {event.player: event.total for event in events if isinstance(event, Jumped)}
    assert totals == {player("H9"): 7, player("H10"): 6, player("A4"): 4, player("A5"): 4}  # H10 is 2 hexes away


@pytest.mark.rule("PASS-30", "ANYOTHER-32")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize("contested", [True, False])
def test_the_nearest_defender_heads_a_failed_high_pass_away(edition, contested):
    home, away = {9: (4, 0)}, {4: (4, 1), 5: (4, 2), 8: (2, 0)}
    state, _ = landed(home, away, (4, 1), edition=edition, headed_away=True)
    state, _ = answer(state, *([name("H9"), DONE, (1,), (6,)] if contested else [DONE]))
    assert (asked(state).rule, asked(state).side) == ("HEAD-12", AWAY)
    state, _ = answer(state, head(2, 0))
    assert (asked(state).rule, state.carrier, kinds(state)) == ("ANYOTHER-32", player("A8"), ["movement phase"])


@pytest.mark.rule("PASS-30")
def test_nobody_contests_a_failed_high_pass():
    state, _ = landed({9: (-4, 0)}, {4: (4, 1), 5: (4, 2)}, (4, 1), edition="core", headed_away=True)
    assert (asked(state).rule, state.jumped) == ("HEAD-12", mask("A4"))


@pytest.mark.rule("PASS-30")
@pytest.mark.parametrize("contested", [True, False])
def test_the_goalkeeper_holds_a_failed_high_pass(contested):
    home, away = {9: (16, 1)}, {1: (16, 0), 5: (14, 5)}
    state, _ = landed(home, away, (16, 0), edition="core", headed_away=True)
    state, events = answer(state, *([name("H9"), (1,), (1,)] if contested else [DONE]))
    assert only(events, HeldBall).keeper == player("A1")


@pytest.mark.rule("PASS-30", "HEAD-20")
def test_a_goalkeeper_beaten_over_a_failed_high_pass_concedes():
    home, away = {9: (16, 1)}, {1: (16, 0)}
    state, _ = landed(home, away, (16, 0), edition="core", headed_away=True)
    _, events = answer(state, name("H9"), (6,), (1,))
    assert only(events, GoalScored).player == player("H9")


@pytest.mark.rule("PASS-30", "HEAD-06")
def test_the_goalkeeper_rushes_to_a_ball_that_a_teammate_has_claimed():
    home, away, options = {9: (15, 0)}, {1: (16, 0), 4: (14, 0)}, {"gk_rush": True}
    state, _ = landed(home, away, (14, 0), edition="core", headed_away=True, options=options)
    state, _ = answer(state, Move(player("A1"), hex_at(15, 1)), name("H9"))
    assert (game.request(state), state.jumped) == (Roll("HEAD-08", (HOME,)), mask("H9", "A1", "A4"))


@pytest.mark.rule("PASS-30", "HEAD-06")
def test_the_goalkeeper_does_not_rush_to_a_ball_that_it_has_claimed():
    home, away, options = {9: (15, 0)}, {1: (16, 0), 4: (14, 0)}, {"gk_rush": True}
    state, _ = landed(home, away, (16, 0), edition="core", headed_away=True, options=options)
    assert (asked(state).rule, asked(state).side) == ("HEAD-05", HOME)
