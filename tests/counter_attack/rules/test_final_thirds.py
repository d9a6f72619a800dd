"""The final thirds: MOVE-28, MOVE-29, and their moves when a goalkeeper holds the ball or kicks a goal kick."""

from typing import Any, get_args

import pytest

from tests.support.aerial import landed
from tests.support.football import after, answer, player, position, where
from tests.support.keepers import asked
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import HalfEnded, Moved
from touchline.counter_attack.model import Call, Move, Movement, Pass, State
from touchline.counter_attack.pitch import bits, hex_at, xz
from touchline.counter_attack.rules import distribution, final_thirds
from touchline.counter_attack.rules.aerial import Source
from touchline.counter_attack.rules.final_thirds import Thirds, ThirdsChoice
from touchline.counter_attack.rules.movement import StepChoice
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.targets import Moves
from touchline.kernel import AWAY, HOME

EDITIONS = ("core", "advanced", "living")
NO_NUTMEGS = {"nutmeg": False}
EVERY_ACTION = {"final_thirds_trigger": "end_of_every_action"}
PHASE = (Call("movement phase"), Call("end"), Call("end"), Call("end"))


def upfield(**told: Any) -> State:
    """Home's 9 has the ball in the right third; two of home and two of away stand in the left one."""
    home = {1: (-16, 0), 4: (-8, 2), 6: (-7, 0), 9: (12, 3)}
    return position(home, away={1: (17, 0), 10: (-10, -3), 11: (-18, 12), 5: (10, 0)}, carrier="H9", **told)


def movable(state: State) -> dict[str, Moves]:
    """The players that are offered, by their numbers, with their hexes."""
    return {group.kind.removeprefix("move "): group for group in asked(state).groups if isinstance(group, Moves)}


# After a Movement Phase


@pytest.mark.rule("MOVE-28", "ANYOTHER-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c61_attack_first_then_defence_in_the_third_opposite_the_ball(edition):
    state, _ = answer(upfield(edition=edition), *PHASE)
    assert (asked(state).rule, asked(state).side) == ("MOVE-28", HOME)
    assert list(movable(state)) == ["1", "4"]  # home's 6, one column outside, is not among them

    state, _ = answer(state, Move(player("H4"), hex_at(-2, 2)), Call("done"))
    assert asked(state).side == AWAY
    assert list(movable(state)) == ["10", "11"]

    state, _ = answer(state, Call("done"))
    assert state.stack == (ActionChoice("movement"),)
    assert where(state, "H4") == (-2, 2)
    assert state.actions == 1  # they are not a separate action


@pytest.mark.rule("MOVE-28")
def test_each_player_once_and_everybody_if_they_like():
    state, _ = answer(upfield(), *PHASE, Move(player("H4"), hex_at(-8, 3)))
    assert list(movable(state)) == ["1"]
    refusal = refusal_of(state, Move(player("H4"), hex_at(-8, 4)))
    assert refusal == ("MOVE-28", "moved-in-final-thirds (player H4)")
    state, _ = answer(state, Move(player("H1"), hex_at(-16, 1)))
    assert asked(state).side == AWAY, "nobody of home is left, so nobody is asked"


@pytest.mark.rule("MOVE-28")
@pytest.mark.parametrize("ball", [(7, 0), (-7, 3), (0, 0)])
def test_nothing_with_the_ball_in_the_middle_third(ball):
    state = position({1: (-16, 0), 9: ball}, {1: (17, 0), 4: (14, 0)}, carrier="H9")
    state, _ = answer(state, *PHASE)
    assert state.stack == (ActionChoice("movement"),)


@pytest.mark.rule("MOVE-28")
def test_nothing_where_nobody_stands_in_the_opposite_third():
    state, _ = answer(position({9: (10, 0)}, {1: (17, 0)}, carrier="H9"), *PHASE)
    assert state.stack == (ActionChoice("movement"),)


@pytest.mark.rule("MOVE-28")
def test_with_a_free_ball_too():
    state = position({1: (-16, 0)}, {1: (17, 0)}, ball=(8, 0), after="space")
    state, _ = answer(state, *PHASE)
    assert list(movable(state)) == ["1"]


@pytest.mark.rule("MOVE-28")
def test_the_side_that_wins_the_ball_moves_first():
    state = position({1: (-16, 0), 9: (11, 0)}, {1: (17, 0), 4: (12, 2), 8: (-9, 0)}, carrier="H9", options=NO_NUTMEGS)
    state, _ = answer(state, Call("movement phase"), Move(player("H9"), hex_at(12, 1)), Call("no"), (6,))
    assert state.attack == AWAY
    assert (asked(state).side, list(movable(state))) == (AWAY, ["8"])


@pytest.mark.rule("MOVE-28", "GK-04")
def test_not_after_a_phase_that_ends_in_save_and_hold():
    state = position({1: (-16, 0), 9: (16, 1)}, {1: (17, 0)}, carrier="H9", ratings={"A1": {"saving": 6}})
    dive = (Call("movement phase"), Move(player("H9"), hex_at(17, 1)), Call("dive"), (6, 1))
    state, _ = answer(state, *dive)
    assert state.stack == (distribution.HoldChoice(),)


@pytest.mark.rule("SETPIECE-16")
def test_not_after_the_phase_before_a_throw_in():
    stack = (ActionChoice("space"), StepChoice())
    state = upfield(movement=Movement(step=3, dead=True), stack=stack)
    state, _ = answer(state, Call("end"))
    assert (state.movement, state.stack) == (None, (ActionChoice("space"),))


@pytest.mark.rule("MOVE-28", "ANYOTHER-02")
def test_example_009_both_sides_may_decline():
    home = {1: (-16, 0), 2: (0, 0), 8: (10, 0), 9: (-4, -4), 10: (-6, -6), 11: (-8, -8)}
    away = {1: (16, 0), 2: (-12, 0), 3: (1, -10), 10: (14, 0), 11: (18, 0)}
    moved = [Move(player("H10"), hex_at(-8, -6)), Move(player("H11"), hex_at(-8, -7))]
    state = position(home, away, carrier="H8", after="space")
    state, _ = answer(state, Call("movement phase"), Call("end"), Call("end"), *moved)
    assert list(movable(state)) == ["1", "10", "11"], "those that have come there too"
    state, _ = answer(state, Call("done"))
    assert (asked(state).side, list(movable(state))) == (AWAY, ["2"])
    state, _ = answer(state, Call("done"))
    assert state.carrier == player("H8")
    assert {group.kind for group in asked(state).groups} == {"movement phase", "standard", "high", "long", "shoot"}


@pytest.mark.rule("MOVE-28")
@pytest.mark.parametrize("mark", ["jumped", "stunned"])
def test_excluded_players_are_not_moved(mark):
    h4 = 1 << player("H4")
    stack = final_thirds.offered(upfield(**{mark: h4}), phase=True)
    assert stack == (Thirds("phase", HOME, h4), Thirds("phase", AWAY, h4))
    state = upfield(stack=(ThirdsChoice("phase", HOME, h4),))
    assert list(movable(state)) == ["1"]
    refusal = refusal_of(state, Move(player("H4"), hex_at(-8, 3)))
    assert refusal == ("MOVE-26", "jumped-or-stunned (player H4)")


@pytest.mark.rule("MOVE-28")
def test_a_player_stunned_for_the_next_phase_is_not_moved():
    state = upfield(stunned=1 << player("H4"), stunned_next=1 << player("H4"))
    state, _ = answer(state, *PHASE)
    assert list(movable(state)) == ["1"]


@pytest.mark.rule("MOVE-28")
def test_after_every_action_where_the_option_says_so():
    state = position(
        {1: (-16, 0), 9: (10, 0), 10: (10, 5)},
        {1: (17, 0)},
        carrier="H9",
        options=EVERY_ACTION,
    )
    state, _ = answer(state, Pass("standard", hex_at(10, 5)))
    assert list(movable(state)) == ["1"]
    state, _ = answer(state, Call("done"))
    assert state.stack == (ActionChoice("standard"),)


@pytest.mark.rule("MOVE-28", "HEAD-25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("source", get_args(Source))
def test_between_the_landing_of_a_ball_in_the_air_and_its_header(edition, source):
    home, away = {1: (-16, 0), 9: (13, 0)}, {1: (17, 0), 4: (13, 1), 11: (-12, 3)}
    state, _ = landed(home, away, (13, 0), source=source, edition=edition, options=EVERY_ACTION)
    assert (asked(state).rule, asked(state).side, list(movable(state))) == ("MOVE-28", HOME, ["1", "7"])
    state, _ = answer(state, Move(player("H1"), hex_at(-12, 0)), Call("done"))
    assert (asked(state).rule, asked(state).side, list(movable(state))) == ("MOVE-28", AWAY, ["11"])
    state, _ = answer(state, Move(player("A11"), hex_at(-6, 3)))
    assert asked(state).rule == ("HEAD-06" if edition == "living" and source != "throw_in" else "HEAD-05")


@pytest.mark.rule("MOVE-28", "HEAD-25")
def test_before_a_failed_pass_is_headed_away():
    state, _ = landed(
        {1: (-16, 0), 9: (14, 1)}, {4: (13, 0)}, (13, 0), headed_away=True, edition="core", options=EVERY_ACTION
    )
    assert asked(state).rule == "MOVE-28"
    state, _ = answer(state, Call("done"))
    assert asked(state).rule == "HEAD-05"


@pytest.mark.rule("MOVE-28", "ANYOTHER-12")
def test_once_only_where_nobody_goes_for_the_ball():
    state, _ = landed({1: (-16, 0)}, {4: (0, 0)}, (13, 0), options=EVERY_ACTION)
    assert asked(state).rule == "MOVE-28"
    state, _ = answer(state, Call("done"))
    assert state.stack == (ActionChoice("landed_free"),)


@pytest.mark.rule("MOVE-28", "HEAD-25")
@pytest.mark.parametrize(("ball", "options"), [((3, 0), EVERY_ACTION), ((13, 0), {})])
def test_not_in_the_middle_third_nor_by_default(ball, options):
    state, _ = landed({1: (-16, 0), 9: ball}, {4: (ball[0], 1)}, ball, options=options)
    assert asked(state).rule == "HEAD-05"


@pytest.mark.rule("MOVE-28", "CLOCK-16")
def test_not_once_the_half_is_over_with_the_landing():
    state, events = landed(
        {1: (-16, 0), 9: (13, 0)}, {4: (13, 1)}, (13, 0), actions=45, edition="core", options=EVERY_ACTION
    )
    assert any(isinstance(event, HalfEnded) for event in events)
    assert not isinstance(state.stack[-1], ThirdsChoice)


@pytest.mark.rule("MOVE-28", "HEAD-25")
def test_case_a_81_the_final_thirds_come_before_the_header():
    state = after(
        "CA1 living home movement 1.0 0-0 ball:H2 H2@0,0 H8@10,0 H11@-10,0 A1@16,0 A10@12,1 H2=5/1/4/6/6/1/4"
        " final_thirds_trigger=end_of_every_action",
        "high 10,0 | no | no | 6",
    )
    assert (asked(state).rule, asked(state).side, list(movable(state))) == ("MOVE-28", HOME, ["11"])


@pytest.mark.rule("MOVE-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_up_to_six_hexes_round_the_others_and_out_of_the_third(edition):
    state, _ = answer(upfield(edition=edition), *PHASE)
    hexes = movable(state)["4"]
    assert Move(player("H4"), hex_at(-2, 2)) in hexes
    assert Move(player("H4"), hex_at(-1, 2)) not in hexes
    ring = {(-8, 3): 2, (-8, 1): 3, (-7, 2): 5, (-7, 1): 7, (-9, 2): 8, (-9, 1): 10}
    home = {1: (-16, 0), 4: (-8, 2), 9: (12, 3)} | {number: place for place, number in ring.items()}
    walled_in, _ = answer(position(home, {1: (17, 0)}, carrier="H9", edition=edition), *PHASE)
    assert "4" not in movable(walled_in)
    refusal = refusal_of(walled_in, Move(player("H4"), hex_at(-8, 4)))
    assert refusal == ("MOVE-06", "no-way-round (player H4, hex (-8, 4), allowance 6)")


@pytest.mark.rule("MOVE-29")
def test_the_moves_are_noted():
    _, events = answer(upfield(), *PHASE, Move(player("H4"), hex_at(-8, 3)))
    assert events[-1] == Moved("MOVE-29", player("H4"), hex_at(-8, 2), hex_at(-8, 3))


@pytest.mark.rule("MOVE-28")
@pytest.mark.parametrize(
    ("action", "rule", "reason"),
    [
        (Move(player("A10"), hex_at(-10, 0)), "MOVE-28", "other-side-moves (side home)"),
        (Move(player("H2"), hex_at(-10, 0)), "MOVE-28", "other-side-moves (side home)"),
        (
            Move(player("H6"), hex_at(-7, 1)),
            "MOVE-28",
            "not-opposite-ball (player H6, hex (-7, 0))",
        ),
        (
            Move(player("H4"), hex_at(-1, 2)),
            "MOVE-28",
            "hex-out-of-reach (hex (-1, 2), away 7, player H4, allowance 6)",
        ),
        (Move(player("H4"), hex_at(-8, 2)), "MOVE-28", "already-there (player H4)"),
        (Move(player("H4"), hex_at(-7, 0)), "MOVE-06", "hex-taken (hex (-7, 0), player H6)"),
        (Move(player("H4"), -1), "MOVE-06", "only-carrier-enters-goal"),
        (Call("movement phase"), "MOVE-28", "final-thirds-moving"),
    ],
)
def test_why_not(action, rule, reason):
    state, _ = answer(upfield(), *PHASE)
    refusal = refusal_of(state, action)
    assert refusal == (rule, reason)


# When a goalkeeper holds the ball


def held(edition: str = "living", **told: Any) -> State:
    """Away's goalkeeper holds the ball and the final thirds are activated."""
    away = {1: (15, 0), 4: (9, 3), 7: (0, 0), 10: (-9, 0)}
    home = told.pop("home", {1: (-17, 0), 9: (15, 1), 8: (12, -2), 6: (7, 0)})
    state = position(home, away, carrier="A1", edition=edition, stack=(distribution.Held(),), **told)
    state, _ = game.match(state).settle()
    return answer(state, Call("final thirds"))[0] if edition == "living" else state


@pytest.mark.rule("GK-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_thirds_the_goalkeepers_side_first(edition):
    state = held(edition)
    assert (asked(state).rule, asked(state).side) == ("GK-04", AWAY)
    assert list(movable(state)) == ["1", "4", "10"]
    state, _ = answer(state, Call("done"))
    assert asked(state).side == HOME
    assert list(movable(state)) == ["1", "8", "9"]
    assert state.actions == 0


@pytest.mark.rule("GK-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_holding_goalkeeper_moves_in_its_box_with_the_ball(edition):
    state = held(edition)
    goalkeeper = player("A1")
    assert Move(goalkeeper, hex_at(12, 0)) in asked(state)
    assert Move(goalkeeper, hex_at(11, 0)) not in asked(state)
    refusal = refusal_of(state, Move(goalkeeper, hex_at(11, 0)))
    assert refusal == ("GK-04", "holder-stays-in-box (player A1)")
    state, _ = answer(state, Move(goalkeeper, hex_at(12, 3)))
    assert (xz(state.ball), state.carrier) == ((12, 3), goalkeeper)


@pytest.mark.rule("GK-04")
def test_opponents_next_to_the_goalkeeper_must_leave():
    state, _ = answer(held(), Call("done"))
    assert Call("done") not in asked(state)
    assert refusal_of(state, Call("done")) == ("GK-04", "opponents-beside-keeper (players H9)")
    beside = Move(player("H8"), hex_at(14, 0))
    assert refusal_of(state, beside) == ("GK-04", "no-opponent-beside-keeper (hex (14, 0), player A1)")

    state, _ = answer(state, Move(player("H8"), hex_at(12, 0)))
    assert Call("done") not in asked(state)
    state, _ = answer(state, Move(player("H9"), hex_at(15, 2)))
    assert Call("done") in asked(state)


@pytest.mark.rule("GK-04")
@pytest.mark.parametrize("edition", ["core", "advanced"])
def test_opponents_may_stay_next_to_the_goalkeeper_in_the_book(edition):
    state, _ = answer(held(edition), Call("done"))
    assert Call("done") in asked(state)
    assert Move(player("H8"), hex_at(14, 0)) in asked(state)


@pytest.mark.rule("GK-04")
def test_one_that_cannot_leave_stays():
    ring = {(15, 2): 2, (14, 2): 3, (16, 2): 4, (14, 1): 5, (16, 1): 6}
    state = held(home={9: (15, 1)} | {number: place for place, number in ring.items()})
    state, _ = answer(state, Call("done"))
    assert {"9"} & set(movable(state)) == set()
    answers = [Move(player(name), hex) for name, hex in (("H5", hex_at(13, 1)), ("H6", hex_at(17, 1)))]
    state, _ = answer(state, answers[0])
    assert "9" in movable(state), "room has been made"


@pytest.mark.rule("GK-04")
def test_jumped_players_move_too():
    state = held(jumped=1 << player("A4"))
    assert "4" in movable(state)


# At a goal kick


def goal_kick(home: dict[int, tuple[int, int]], edition: str = "living") -> State:
    """Away's goalkeeper has the ball for a goal kick and the final thirds are activated."""
    bare = position(home, {1: (16, 0), 4: (9, 3)}, carrier="A1", edition=edition, stack=())
    state = position(
        home,
        {1: (16, 0), 4: (9, 3)},
        carrier="A1",
        edition=edition,
        stack=(*final_thirds.activated(bare, goal_kick=True)[::-1],),
    )
    return game.match(state).settle()[0]


@pytest.mark.rule("GK-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_opponents_leave_the_box_at_a_goal_kick(edition):
    state = goal_kick({9: (13, 0), 8: (11, 0)}, edition)
    assert (asked(state).rule, list(movable(state))) == ("GK-10", ["4"])
    refusal = refusal_of(state, Move(player("A1"), hex_at(16, 1)))
    assert refusal == ("GK-10", "takes-goal-kick (player A1)")

    state, _ = answer(state, Call("done"))
    assert Call("done") not in asked(state)
    refusal = refusal_of(state, Move(player("H8"), hex_at(12, 0)))
    assert refusal == ("GK-10", "no-opponent-in-box (hex (12, 0))")
    state, _ = answer(state, Move(player("H9"), hex_at(11, 1)))
    assert Call("done") in asked(state)


@pytest.mark.rule("GK-10")
def test_a_longer_move_where_six_hexes_do_not_suffice():
    state, _ = answer(goal_kick({9: (18, 0)}), Call("done"))
    assert set(map(xz, bits(movable(state)["9"].board))) == {(11, z) for z in range(-4, 4)}
