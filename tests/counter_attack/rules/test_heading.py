"""Headers: where a ball in the air comes down, the goalkeeper's rush, headed passes and headed shots."""

import pytest

from tests.support.aerial import EDITIONS, asked, head, hexes, kinds, landed, mask, name, only
from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallWon,
    GoalScored,
    HalfEnded,
    Headed,
    HeadedTo,
    HeldBall,
    Jumped,
    OffsideGiven,
    RanLoose,
    RestartGiven,
    ShotMissed,
    ShotTaken,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Head, Move, Pass
from touchline.counter_attack.pitch import distance, hex_at, xz
from touchline.kernel import AWAY, HOME, Roll

NO = Call("no")
DONE = Call("done")
PASS = Call("head pass")


def move(label, *place):
    x, z = place
    return Move(player(label), hex_at(x, z))


def won(home, away, ball, *answers, **given):
    """H9 has won a header, or A4 has: what follows from the answers and the dice that decide it."""
    state, _ = landed(home, away, ball, **given)
    return answer(state, *answers)


# The ball comes down


@pytest.mark.rule("HEAD-01", "ANYOTHER-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("source", ["high_pass", "corner", "kick", "throw_in"])
def test_a_header_follows_with_a_player_in_reach(edition, source):
    state, _ = landed({9: (4, 0), 10: (5, 0)}, {4: (4, 1)}, (4, 0), edition=edition, source=source)
    assert (asked(state).rule, asked(state).side) == ("HEAD-05", HOME)


@pytest.mark.rule("PASS-33", "ANYOTHER-12", "HEAD-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_in_reach(edition):
    state, _ = landed({9: (4, 3)}, {4: (4, -3)}, (4, 0), edition=edition)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("ANYOTHER-12", HOME, ["movement phase"])
    assert (state.carrier, state.actions) == (NOBODY, 0)


@pytest.mark.rule("HEAD-25", "CLOCK-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("away", [{4: (4, 1)}, {4: (-4, 1)}])
def test_a_header_is_an_action(edition, away):
    state, _ = landed({9: (4, 0)}, away, (4, 0), edition=edition)
    if kinds(state) == ["header", "control"]:
        state, _ = answer(state, Call("header"))
    assert state.actions == 1


@pytest.mark.rule("HEAD-25", "CLOCK-16")
def test_the_half_ends_before_the_header():
    _, events = landed({9: (4, 0)}, {4: (4, 1)}, (4, 0), edition="core", actions=45)
    assert only(events, HalfEnded).half == 1


@pytest.mark.rule("PASS-27", "HEAD-02", "HEAD-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c31_a_cross_for_9_who_is_two_hexes_from_4(edition):
    ratings = {"H8": {"high_pass": 4}}
    home, away = {1: (-16, 0), 8: (0, 8), 9: (7, 0)}, {1: (17, 0), 4: (12, 4), 5: (10, -8)}
    state = position(home, away, carrier="H8", edition=edition, ratings=ratings)
    state, _ = answer(state, Pass("high", hex_at(10, 0)), move("H9", 10, 0), move("A4", 10, 2), (4,))
    assert (where(state, "H9"), where(state, "A4"), xz(state.ball)) == ((10, 0), (10, 2), (10, 0))
    assert (asked(state).side, kinds(state)) == (AWAY, ["name", "done"])
    _, events = answer(state, name("A4"), (3,), (3,))
    assert [event.total for event in events if isinstance(event, Jumped)] == [6, 5]


@pytest.mark.rule("HEAD-02", "HEAD-01")
@pytest.mark.parametrize(
    ("ball", "defenders"), [((15, 4), {"A2": -1}), ((14, -3), {"A5": 0, "A6": -1})], ids=["to-9", "to-4"]
)
def test_c55_who_may_contest_a_corner(ball, defenders):
    home = {7: (18, 12), 9: (15, 4), 4: (14, -3)}
    away = {1: (18, 0), 2: (15, 6), 5: (14, -2), 6: (14, -5)}
    state, _ = landed(home, away, ball, source="corner", edition="core")
    state, _ = answer(state, *map(name, defenders))
    _, events = answer(state, *[(3,)] * (1 + len(defenders)))
    totals = {event.player: event.total for event in events if isinstance(event, Jumped)}
    assert {label: totals[player(label)] - 6 for label in defenders} == defenders


# The rush


@pytest.mark.rule("HEAD-06")
def test_the_goalkeeper_rushes_and_is_in_the_challenge():
    state, _ = landed({9: (13, 0)}, {1: (17, 0)}, (13, 0))
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-06", AWAY, ["move 1", "no"])
    offered = hexes(state, "move 1")
    assert all(
        distance(hex_at(*hex), state.ball) <= 2 and distance(hex_at(*hex), hex_at(17, 0)) <= 3 for hex in offered
    )
    assert {(15, 0), (14, 0)} <= offered
    state, _ = answer(state, move("A1", 15, 0))
    assert (where(state, "A1"), asked(state).side, kinds(state)) == ((15, 0), HOME, ["head pass", "head at goal"])
    state, _ = answer(state, PASS)
    assert (game.request(state), state.jumped) == (Roll("HEAD-08", (HOME,)), mask("H9", "A1"))


@pytest.mark.rule("HEAD-06")
def test_the_goalkeeper_in_reach_may_stay_and_be_in_the_challenge():
    state, _ = landed({9: (15, 0)}, {1: (16, 0)}, (15, 0))
    state, _ = answer(state, move("A1", 16, 0), PASS)
    assert (where(state, "A1"), state.jumped) == ((16, 0), mask("H9", "A1"))


@pytest.mark.rule("HEAD-06", "PASS-28")
@pytest.mark.parametrize(
    "given",
    [
        {"rush": False},
        {"source": "throw_in"},
        {"edition": "core"},
        {"edition": "advanced"},
        {"ball": (10, 0)},
        {"keeper": (18, 6)},
    ],
    ids=lambda given: "-".join(map(str, next(iter(given.items())))),
)
def test_no_rush(given):
    given = {"ball": (14, 0), "keeper": (17, 0)} | given
    ball, keeper = given.pop("ball"), given.pop("keeper")
    state, _ = landed({9: ball, 10: (ball[0] - 1, 0)}, {1: keeper, 4: (ball[0], 1)}, ball, **given)
    assert asked(state).rule == "HEAD-05"


@pytest.mark.rule("HEAD-06")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (move("A1", 16, 0), ("HEAD-06", "hex-too-far-from-ball (hex (16, 0), most 2)")),
        (move("A1", 12, 0), ("HEAD-06", "hex-out-of-reach (hex (12, 0), away 5, player A1, allowance 3)")),
        (move("A1", 14, 0), ("MOVE-06", "hex-taken (hex (14, 0), player A4)")),
        (move("A4", 14, 1), ("HEAD-06", "only-keeper-comes-out")),
        (Move(player("A1"), -1), ("HEAD-06", "only-keeper-comes-out")),
        (Move(player("A1"), 0), ("MOVE-06", "only-carrier-enters-goal")),
        (Call("done"), ("HEAD-06", "only-keeper-comes-out")),
    ],
)
def test_refused_rushes(action, refusal):
    state, _ = landed({9: (13, 0)}, {1: (17, 0), 4: (14, 0)}, (13, 0))
    assert refusal_of(state, action) == refusal


# Headed passes


@pytest.mark.rule("HEAD-11", "HEAD-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_heads_a_pass(edition):
    home, away = {9: (4, 1), 10: (8, 0)}, {1: (18, 0), 3: (12, 9), 4: (5, 0), 5: (2, 0)}
    state, _ = won(home, away, (4, 0), name("A4"), DONE, (6,), (1,), edition=edition)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-12", HOME, ["head"])
    offered = hexes(state, "head")
    assert all(distance(state.ball, hex_at(*hex)) <= 6 for hex in offered)
    assert {(4, 0), (10, 0), (8, 0)} <= offered
    assert not {(4, 1), (5, 0), (2, 0), (4, 7)} & offered
    state, events = answer(state, head(8, 0))
    headed, to = only(events, Headed), only(events, HeadedTo)
    assert (headed.player, headed.die, headed.total) == (player("H9"), 6, 9)
    assert (to.player, xz(to.hex), to.receiver) == (player("H9"), (8, 0), player("H10"))
    assert (state.carrier, state.kicked, state.played) == (player("H10"), NOBODY, player("H10"))  # LOOSE-18


@pytest.mark.rule("ANYOTHER-13", "HEAD-13")
@pytest.mark.parametrize(
    ("edition", "offered"),
    [
        ("core", ["movement phase", "snapshot"]),
        ("advanced", ["movement phase", "snapshot"]),
        ("living", ["movement phase", "snapshot", "first_time", "long"]),
    ],
)
def test_after_a_headed_pass_to_a_teammate(edition, offered):
    home, away = {9: (9, 1), 10: (11, -3)}, {1: (18, 0), 3: (12, 9), 4: (9, 0)}
    state, _ = won(home, away, (9, 1), name("A4"), (6,), (1,), head(11, -3), edition=edition)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("ANYOTHER-13", HOME, offered)


@pytest.mark.rule("ANYOTHER-06", "HEAD-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_headed_pass_into_space_is_closed_to_the_header(edition):
    state, _ = won({9: (4, 1)}, {4: (4, 0)}, (4, 1), name("A4"), (6,), (1,), head(4, 3), edition=edition)
    assert (asked(state).rule, kinds(state), state.barred) == ("ANYOTHER-06", ["movement phase"], player("H9"))


@pytest.mark.rule("HEAD-12", "HEAD-14", "HEAD-05")
@pytest.mark.parametrize(
    ("winner", "place", "refusal"),
    [
        ("H9", (4, 8), ("HEAD-12", "header-too-far (hex (4, 8), away 8, most 6)")),
        ("H9", (4, 1), ("HEAD-12", "header-to-self (player H9)")),
        ("H9", (5, 0), ("HEAD-12", "header-to-opponent (hex (5, 0), player A4)")),
        ("H9", (19, 0), ("HEAD-05", "headed-pass-declared")),
        ("A4", (-19, 0), ("HEAD-14", "defender-heads-away (player A4)")),
        ("A4", (4, 1), ("HEAD-12", "header-to-opponent (hex (4, 1), player H9)")),
    ],
)
def test_refused_targets(winner, place, refusal):
    dice = ((6,), (1,)) if winner == "H9" else ((1,), (6,))
    state, _ = won({9: (4, 1)}, {4: (5, 0)}, (4, 0), name("A4"), *dice)
    assert refusal_of(state, head(*place)) == refusal


@pytest.mark.rule("HEAD-12", "HEAD-16")
def test_other_refusals_of_a_header():
    state, _ = won({9: (4, 1)}, {4: (5, 0)}, (4, 0), name("A4"), (6,), (1,), edition="core")
    answers = head(19, 0), Head(0), Head(-1), Call("movement phase")
    assert [refusal_of(state, answer) for answer in answers] == [
        ("HEAD-16", "header-too-far (hex (19, 0), away 15, most 6)"),
        ("HEAD-12", "headed-pass-off-pitch"),
        ("HEAD-12", "headed-pass-off-pitch"),
        ("HEAD-12", "header-target-expected (player H9)"),
    ]


@pytest.mark.rule("HEAD-14", "ANYOTHER-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defence_heads_it_away_and_is_the_attack(edition):
    home, away = {9: (15, 0)}, {1: (18, 4), 4: (15, 1), 8: (10, 0)}
    before = [PASS] if edition == "living" else []
    state, events = won(home, away, (15, 0), *before, name("A4"), (1,), (6,), edition=edition, rush=False)
    assert (only(events, BallWon).player, state.attack) == (player("A4"), AWAY)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-12", AWAY, ["head"])
    state, _ = answer(state, head(10, 0))
    assert (asked(state).rule, asked(state).side, state.carrier) == ("ANYOTHER-13", AWAY, player("A8"))


@pytest.mark.rule("OFFSIDE-02", "OFFSIDE-03", "HEAD-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_headed_pass_may_be_offside(edition):
    home, away = {9: (4, 0), 10: (8, 0)}, {1: (18, 0), 4: (4, 1), 5: (7, 0)}
    state, _ = won(home, away, (4, 0), name("A4"), (6,), (1,), edition=edition)
    _, events = answer(state, head(8, 0))
    assert only(events, OffsideGiven).player == player("H10")


@pytest.mark.rule("GK-11", "HEAD-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("goes", [True, False])
def test_the_goalkeeper_moves_when_a_headed_pass_has_landed_in_its_box(edition, goes):
    home, away = {9: (10, 0), 10: (13, 0)}, {1: (17, 0), 4: (10, 1), 5: (16, 5)}
    state, _ = won(home, away, (10, 0), name("A4"), (6,), (1,), head(13, 0), edition=edition)
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("GK-11", AWAY, ["move 1", "no"])
    state, _ = answer(state, move("A1", 16, 0) if goes else NO)
    assert (asked(state).rule, state.carrier) == ("ANYOTHER-13", player("H10"))
    assert where(state, "A1") == ((16, 0) if goes else (17, 0))


@pytest.mark.rule("GK-11", "HEAD-12")
def test_the_goalkeeper_takes_a_headed_pass_that_it_reaches():
    home, away = {9: (10, 0)}, {1: (15, 0), 4: (10, 1), 5: (16, 5)}
    state, _ = won(home, away, (10, 0), name("A4"), (6,), (1,), head(14, 0))
    state, events = answer(state, move("A1", 14, 0))
    assert (only(events, HeldBall).keeper, state.attack) == (player("A1"), AWAY)


@pytest.mark.rule("GK-11", "HEAD-12")
def test_a_goalkeeper_that_is_headed_to_has_the_ball_and_does_not_move():
    home, away = {9: (11, 0)}, {1: (15, 0), 4: (11, 1)}
    state, _ = won(home, away, (11, 0), name("A4"), (1,), (6,), head(15, 0), edition="core")
    assert (state.carrier, asked(state).rule) == (player("A1"), "ANYOTHER-13")


# Heading back


@pytest.mark.rule("HEAD-22")
@pytest.mark.parametrize("source", ["high_pass", "kick", "throw_in"])
@pytest.mark.parametrize("die", [1, 2, 6])
def test_c36_heading_back_to_the_goalkeeper(source, die):
    home, away = {9: (14, 0)}, {1: (17, 0), 4: (14, 1)}
    state, _ = won(home, away, (14, 0), PASS, name("A4"), (1,), (6,), source=source, rush=False)
    state, _ = answer(state, head(17, 0))
    assert game.request(state) == Roll("HEAD-22", (AWAY,))
    state, events = answer(state, (die,))
    test = only(events, Tested)
    assert (test.what, test.player, test.passed) == ("head_back", player("A4"), die > 1)
    if die == 1:
        assert (only(events, RanLoose).player, game.request(state)) == (player("A1"), Roll("LOOSE-01", (AWAY,)))
    else:
        assert (only(events, HeldBall).rule, state.carrier) == ("HEAD-22", player("A1"))


@pytest.mark.rule("HEAD-22")
def test_not_back_to_the_goalkeeper_after_a_corner():
    home, away = {9: (14, 0)}, {1: (17, 0), 4: (14, 1)}
    state, _ = won(home, away, (14, 0), PASS, name("A4"), (1,), (6,), source="corner", rush=False)
    assert refusal_of(state, head(17, 0)) == ("HEAD-22", "header-back-to-taker (player A1)")


@pytest.mark.rule("HEAD-22", "HEAD-23", "ANYOTHER-13")
@pytest.mark.parametrize("source", ["high_pass", "corner"])
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_the_book_has_no_test_for_heading_back(edition, source):
    home, away = {9: (14, 0)}, {1: (17, 0), 4: (14, 1)}
    state, _ = won(home, away, (14, 0), name("A4"), (1,), (6,), head(17, 0), source=source, edition=edition)
    assert (state.carrier, asked(state).rule) == (player("A1"), "ANYOTHER-13")  # at its feet


@pytest.mark.rule("HEAD-23", "GK-20", "ANYOTHER-36")
def test_c74_a_ball_headed_to_the_own_goalkeeper_is_picked_up_after_a_movement_phase():
    home, away = {1: (-16, 0), 8: (0, 0), 9: (-12, 0)}, {4: (-12, 1), 8: (0, 1)}
    state, events = won(home, away, (-12, 0), name("A4"), (6,), (1,), head(-16, 0))
    assert not [event for event in events if isinstance(event, HeldBall)]
    assert (state.carrier, asked(state).rule) == (player("H1"), "ANYOTHER-13")
    state, _ = answer(state, Call("movement phase"), Call("end"), Call("end"), Call("end"))
    assert (asked(state).rule, kinds(state)) == ("GK-20", ["hands", "feet"])


# Headed shots


@pytest.mark.rule("HEAD-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("ball", "targets"), [((13, 0), {(19, 0), (19, -1)}), ((12, 0), set()), ((18, 7), set())])
def test_range_of_a_headed_shot(edition, ball, targets):
    state, _ = landed({9: ball}, {1: (-18, 0)}, ball, edition=edition)
    if edition == "living":
        state, _ = answer(state, Call("header"))
    offered = hexes(state, "head at goal")
    assert targets <= offered
    assert bool(offered) == bool(targets)


@pytest.mark.rule("HEAD-16")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ((19, 0), None),
        ((19, 3), "headed-shot-without-line (hex (19, 3))"),
        ((19, -3), "header-too-far (hex (19, -3), away 8, most 6)"),
        ((18, 0), "headed-shot-off-goal"),
    ],
)
def test_a_headed_shot_goes_through_the_goal_mouth(target, reason):
    state, _ = landed({9: (18, 5)}, {4: (18, 4)}, (18, 5))
    assert refusal_of(state, head(*target)) == (reason and ("HEAD-16", reason))


@pytest.mark.parametrize(("defender", "misses"), [pytest.param(3, True, marks=pytest.mark.rule("HEAD-17")), (6, False)])
def test_c33_off_target_on_the_winners_natural_1(defender, misses):
    ratings = {"H9": {"heading": 6}, "A4": {"heading": defender}}
    home, away = {9: (15, 0), 10: (15, 1)}, {1: (18, 0), 4: (15, -1)}
    state, _ = landed(home, away, (15, 0), ratings=ratings, rush=False)
    state, events = answer(state, head(19, 0), name("H9"), name("H10"), name("A4"), (1,), (3,), (2,))
    if misses:  # 7, 6 against 5
        assert only(events, ShotMissed).player == player("H9")
        restart = only(events, RestartGiven)
        assert (restart.restart, restart.side, xz(restart.hex)) == ("goal_kick", AWAY, (16, 0))
    else:  # 8 beats 7
        assert (asked(state).rule, asked(state).side) == ("HEAD-12", AWAY)


@pytest.mark.rule("HEAD-17", "HEAD-18")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_the_book_has_no_header_off_target(edition):
    home, away, ratings = {9: (15, 0)}, {1: (18, 4), 4: (15, -1)}, {"H9": {"heading": 6}}
    state, _ = landed(home, away, (15, 0), edition=edition, ratings=ratings)
    _, events = answer(state, name("A4"), (1,), (1,), head(19, -4))
    assert only(events, GoalScored).player == player("H9")  # out of the goalkeeper's reach


@pytest.mark.rule("HEAD-18")
def test_a_goalkeeper_beaten_by_a_declared_shot():
    home, away = {9: (15, 0)}, {1: (16, 0)}
    state, _ = landed(home, away, (15, 0))
    _, events = answer(state, NO, head(19, 0), name("A1"), (6,), (1,))
    assert (only(events, GoalScored).rule, only(events, ShotTaken).kind) == ("HEAD-18", "header")


@pytest.mark.rule("HEAD-11")
def test_a_goalkeeper_beaten_by_a_declared_pass():
    state, _ = landed({9: (15, 0)}, {1: (16, 0)}, (15, 0))
    state, _ = answer(state, NO, PASS, name("A1"), (6,), (1,))
    assert (asked(state).rule, asked(state).side, kinds(state)) == ("HEAD-12", HOME, ["head"])


@pytest.mark.rule("HEAD-20")
@pytest.mark.parametrize("edition", ["core", "advanced"])
@pytest.mark.parametrize("ball", [(15, 0), (4, 0)])
def test_a_goalkeeper_beaten_in_the_book_from_any_distance(edition, ball):
    state, _ = landed({9: ball}, {1: (ball[0] + 1, 0), 4: (ball[0], 1)}, ball, edition=edition)
    _, events = answer(state, name("A1"), name("A4"), (6,), (1,), (1,))
    assert (only(events, GoalScored).rule, only(events, GoalScored).player) == ("HEAD-20", player("H9"))
    assert only(events, ShotTaken).start == hex_at(*ball)


@pytest.mark.rule("HEAD-20")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_the_winner_chooses_pass_or_shot_in_the_book(edition):
    state, _ = landed({9: (15, 0)}, {1: (18, 0), 4: (15, 1)}, (15, 0), edition=edition)
    state, _ = answer(state, name("A4"), (6,), (1,))
    assert kinds(state) == ["head", "head at goal"]
    state, events = answer(state, head(19, 0))
    assert (only(events, ShotTaken).kind, game.request(state)) == ("header", Roll("HEAD-19", (AWAY,)))


@pytest.mark.rule("HEAD-18", "HEAD-20")
def test_pass_or_shot_after_winning_where_a_beaten_goalkeeper_is_not_yet_a_goal():
    options = {"gk_beaten_in_challenge": "goal_if_declared"}
    state, _ = landed({9: (15, 0)}, {1: (16, 0)}, (15, 0), edition="core", options=options)
    state, _ = answer(state, name("A1"), (6,), (1,))
    assert kinds(state) == ["head", "head at goal"]
    _, events = answer(state, head(19, 0))
    assert only(events, GoalScored).rule == "HEAD-18"


@pytest.mark.rule("HEAD-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "outcome"), [(1, "goal"), (5, "goal, tied in core"), (6, "tied, saved in core")])
def test_c34_the_goalkeeper_saves_on_its_wall(edition, die, outcome):
    # Header total 9; Saving 4; the save hex (17, 1) is 3 hexes from the goalkeeper.
    ratings = {"A1": {"saving": 4}}
    home, away = {9: (15, 1)}, {1: (17, -2), 4: (15, 2)}
    state, _ = landed(home, away, (15, 1), edition=edition, ratings=ratings, rush=False)
    rolls = [name("A4"), (6,), (1,)]
    state, _ = answer(state, *([head(19, 1), *rolls] if edition == "living" else [*rolls, head(19, 1)]))
    state, events = answer(state, (die,))
    goals = [event for event in events if isinstance(event, GoalScored)]
    if die == 1:
        assert goals
    elif die == 5:
        assert bool(goals) == (edition != "core")  # 8, in core 9: rolled again
    elif edition == "core":
        assert not goals  # 10: saved
        assert not [event for event in events if isinstance(event, RanLoose)]
    else:
        assert xz(only(events, RanLoose).hex) == (17, 1)


@pytest.mark.rule("HEAD-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_wall_hex_on_the_way_is_a_goal(edition):
    home, away = {9: (15, 0)}, {1: (18, 7), 4: (15, 1)}
    state, _ = landed(home, away, (15, 0), edition=edition, rush=False)
    rolls = [name("A4"), (6,), (1,)]
    _, events = answer(state, *([head(19, -2), *rolls] if edition == "living" else [*rolls, head(19, -2)]))
    assert only(events, GoalScored).player == player("H9")
