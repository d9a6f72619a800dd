"""First-Time Passes: PASS-16 to PASS-22 and PASS-42."""

import pytest

from tests.counter_attack.rules.passes import NO, kinds, move
from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.events import BallWon, Fouled, HeldBall, Moved, RestartGiven, Tested
from touchline.counter_attack.model import NOBODY, Call, Move, Pass, State, label
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import first_time, keeper, passing
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.kernel import Choose


def to(x: int, z: int) -> Pass:
    return Pass("first_time", hex_at(x, z))


def chances(state: State) -> list[tuple[str, str, int]]:
    """Who may intercept, in order: the rule and the least face."""
    found = []
    while isinstance(state.stack[-1], passing.Interception):
        chance = state.stack[-1].chance
        found.append((label(chance.player), chance.rule, chance.natural))
        state, _ = answer(state, (2,))
    return found


@pytest.mark.rule("PASS-16")
@pytest.mark.parametrize(
    ("edition", "after"),
    [
        ("advanced", "standard"),
        ("living", "standard"),
        ("advanced", "short"),
        ("living", "short"),
        ("living", "headed"),
    ],
)
def test_it_is_called_directly_after_a_pass(edition, after):
    state = position({8: (0, 0), 9: (0, 5)}, {4: (-9, 0)}, carrier="H8", edition=edition, after=after)
    state, _ = answer(state, to(0, 5), NO, NO)
    assert state.carrier == player("H9")
    assert state.stack == (ActionChoice("first_time"),)


@pytest.mark.parametrize(
    ("edition", "after", "id"),
    [
        ("core", "standard", "call-not-listed-by-option"),
        ("core", "short", "call-not-listed-by-option"),
        ("advanced", "headed", "call-not-listed-by-option"),
        ("living", "first_time", "call-not-listed"),
        ("living", "movement", "call-not-listed"),
        ("living", "aos", "call-not-listed"),
        ("living", "corner_short", "call-not-listed-by-option"),
    ],
)
def test_it_is_not_called_elsewhere(edition, after, id):
    state = position({8: (0, 0), 9: (0, 5)}, {4: (-9, 0)}, carrier="H8", edition=edition, after=after)
    refusal = refusal_of(state, to(0, 5))
    assert refusal is not None
    assert refusal.reason.startswith(f"{id} (call first-time pass, ")


@pytest.mark.rule("PASS-17")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_each_side_may_move_a_player_one_hex_the_attack_first(edition):
    jumped = 1 << player("H7") | 1 << player("A4")
    home, away = {8: (0, 0), 7: (-5, -5)}, {1: (16, 0), 4: (-9, 0)}
    state = position(home, away, carrier="H8", edition=edition, after="standard", jumped=jumped, stunned=jumped)
    state, _ = answer(state, to(0, 5))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("PASS-17", "home")
    assert [group.kind for group in request.groups] == ["move 7", "move 8", "no"]  # the passer and the jumped too
    assert [group.count for group in request.groups] == [6, 6, 1]
    state, events = answer(state, move("H7", -5, -4))
    assert events == [Moved("PASS-17", player("H7"), hex_at(-5, -5), hex_at(-5, -4))]
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("PASS-17", "away")
    assert [group.kind for group in request.groups] == ["move 1", "move 4", "no"]
    state, _ = answer(state, move("A1", 15, 0))
    assert where(state, "A1") == (15, 0)


@pytest.mark.rule("PASS-17", "PASS-21")
def test_why_a_move_is_refused():
    state = position({1: (-16, 0), 8: (0, 0), 7: (0, -1)}, {4: (2, 0)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 1))
    assert refusal_of(state, move("H1", -14, 0)) == (
        "PASS-17",
        "hex-out-of-reach (hex (-14, 0), away 2, player H1, allowance 1)",
    )
    assert refusal_of(state, move("H8", 0, 1)) == ("PASS-21", "passer-on-target (hex (0, 1), player H8)")
    assert refusal_of(state, move("H7", 0, -3)) == (
        "PASS-17",
        "hex-out-of-reach (hex (0, -3), away 2, player H7, allowance 1)",
    )
    assert refusal_of(state, move("H7", 0, 0)) == ("MOVE-06", "hex-taken (hex (0, 0), player H8)")
    assert refusal_of(state, move("H7", 0, -1)) == ("PASS-17", "already-there (player H7)")
    assert refusal_of(state, move("A4", 3, 0)) == ("PASS-17", "other-side-moves (side home)")
    assert refusal_of(state, move("H9", 3, 0)) == ("PASS-17", "other-side-moves (side home)")
    assert refusal_of(state, Move(-1, 973)) == ("PASS-17", "other-side-moves (side home)")
    for out in (-1, hex_at(19, 0)):
        assert refusal_of(state, Move(player("H7"), out)) == ("MOVE-06", "stays-on-pitch (player H7)")
    assert refusal_of(state, Call("end")) == ("PASS-17", "one-player-may-move (side home, allowance 1)")
    state, _ = answer(state, NO)
    assert refusal_of(state, move("H7", 0, -2)) == ("PASS-17", "other-side-moves (side away)")


@pytest.mark.rule("PASS-17", "PASS-21")
def test_a_passer_that_could_only_step_onto_the_target_stays():
    around = {4: (0, -1), 5: (1, 0), 6: (1, -1), 7: (-1, 0), 9: (-1, -1)}
    state = position({8: (0, 0)}, around, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 1))
    assert kinds(state) == ["no"]


@pytest.mark.rule("PASS-18", "PASS-05")
def test_the_way_is_judged_when_the_target_is_named():
    state = position({8: (0, 0)}, {4: (0, 3)}, carrier="H8", after="standard")
    assert refusal_of(state, to(0, 5)) == ("PASS-05", "path-blocked (player A4, hex (0, 3))")
    state = position({8: (0, 0), 7: (1, 1)}, {4: (1, 2)}, carrier="H8", edition="advanced", after="standard")
    state, _ = answer(state, to(0, 5), move("H7", 0, 2), move("A4", 0, 3))  # both step onto the path
    assert chances(state) == [("A4", "PASS-19", 5)]


@pytest.mark.rule("PASS-17", "PASS-19")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_c27_on_the_path_the_moved_defender_needs_a_five(edition):
    state = position({8: (0, 0)}, {4: (1, 2)}, carrier="H8", edition=edition, after="standard")
    moved, _ = answer(state, to(0, 5), NO, move("A4", 0, 3), (5,))
    assert (moved.carrier, xz(moved.ball)) == (player("A4"), (0, 3))
    assert moved.stack == (ActionChoice("aos"),)
    stayed, _ = answer(state, to(0, 5), NO, NO)
    assert chances(stayed) == [("A4", "PASS-19", 6)]
    stayed, _ = answer(stayed, (5,))
    assert (stayed.carrier, xz(stayed.ball)) == (NOBODY, (0, 5))


@pytest.mark.rule("PASS-19")
@pytest.mark.parametrize(
    ("edition", "hex", "die", "wins"),
    [
        ("advanced", (0, 3), 4, False),
        ("living", (0, 3), 4, True),  # 6 + 4
        ("advanced", (1, 3), 5, False),
        ("living", (1, 3), 4, True),
        ("living", (1, 3), 3, False),
    ],
)
def test_a_total_of_ten_intercepts_in_living(edition, hex, die, wins):
    ratings = {"A4": {"tackling": 6}}
    state = position({8: (0, 0)}, {4: (1, 2)}, carrier="H8", edition=edition, after="standard", ratings=ratings)
    state, events = answer(state, to(0, 5), NO, move("A4", *hex), (die,))
    assert (state.carrier == player("A4")) == wins
    tested = next(event for event in events if isinstance(event, Tested))
    assert tested.rule == "PASS-19"


@pytest.mark.rule("PASS-19", "PASS-06")
def test_everybody_beside_the_path_rolls_as_it_is_after_the_moves():
    home, away = {8: (0, 0), 7: (0, -5)}, {4: (1, 2), 5: (-2, 4), 6: (-1, 1)}
    state = position(home, away, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A5", -1, 3))
    assert chances(state) == [("A6", "PASS-19", 6), ("A4", "PASS-19", 6), ("A5", "PASS-19", 6)]


@pytest.mark.rule("PASS-19", "DICE-07")
def test_a_defender_on_the_path_meets_the_ball_on_the_nearest_hex_it_touches():
    home, away = {8: (0, 0)}, {4: (-1, 3), 5: (1, 2)}
    state = position(home, away, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A4", 0, 3))  # both touch (0, 2) and stand 3 hexes from the passer
    assert chances(state) == [("A4", "PASS-19", 5), ("A5", "PASS-19", 6)]


@pytest.mark.rule("PASS-19", "PASS-06", "DICE-07")
def test_a_defender_on_the_path_does_not_meet_the_ball_where_an_attacker_stands():
    home, away, ratings = {8: (0, 0), 7: (0, 2)}, {4: (-1, 3), 5: (1, 2)}, {"A5": {"tackling": 2}}
    state = position(home, away, carrier="H8", after="standard", ratings=ratings)
    state, _ = answer(state, to(0, 5), NO, move("A4", 0, 3))  # both meet it on (0, 3)
    assert chances(state) == [("A5", "PASS-19", 6), ("A4", "PASS-19", 5)]


# By the passer


@pytest.mark.rule("PASS-20")
def test_c28_next_to_the_passer_a_one_is_a_foul():
    state = position({8: (0, 0)}, {4: (1, -3)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A4", 1, -2))
    assert chances(state) == []  # two hexes away
    state = position({8: (0, 0)}, {4: (1, -2)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A4", 1, -1))
    assert chances(state) == [("A4", "PASS-20", 6)]
    state, events = answer(state, (1,))
    assert Fouled("PASS-20", player("A4"), player("H8"), hex_at(0, 0)) in events


@pytest.mark.rule("PASS-20", "FOUL-11", "ANYOTHER-37")
def test_a_foul_played_on_lets_the_pass_go_on():
    ratings = {"H8": {"resilience": 6}}
    away = {4: (1, -2), 5: (1, 3)}
    state = position({8: (0, 0)}, away, carrier="H8", after="standard", ratings=ratings, leniency=6)
    state, _ = answer(state, to(0, 5), NO, move("A4", 1, -1), (1,), (1,), (1,), Call("play on"))
    assert chances(state) == [("A5", "PASS-19", 6)]
    state, _ = answer(state, (2,))
    assert (state.carrier, xz(state.ball)) == (NOBODY, (0, 5))


@pytest.mark.rule("PASS-20", "ANYOTHER-37")
def test_a_foul_that_is_taken_ends_the_pass():
    state = position({8: (0, 0)}, {4: (1, -2)}, carrier="H8", after="standard")
    _, events = answer(state, to(0, 5), NO, move("A4", 1, -1), (1,), (1,), (1,), Call("take it"))
    restart = next(event for event in events if isinstance(event, RestartGiven))
    assert (restart.restart, restart.side, xz(restart.hex)) == ("free_kick", "home", (0, 0))


@pytest.mark.rule("PASS-20")
@pytest.mark.parametrize(("die", "wins"), [(2, False), (4, True), (6, True)])
def test_next_to_the_passer_a_six_or_a_total_of_ten_wins(die, wins):
    ratings = {"A4": {"tackling": 6}}
    state = position({8: (0, 0)}, {4: (1, -2)}, carrier="H8", after="standard", ratings=ratings)
    state, _ = answer(state, to(0, 5), NO, move("A4", 1, -1), (die,))
    assert (state.carrier == player("A4")) == wins


@pytest.mark.rule("PASS-20", "PASS-13")
def test_next_to_the_passer_it_rolls_before_the_goalkeeper_moves():
    state = position({8: (10, 0)}, {1: (17, -5), 4: (8, 0)}, carrier="H8", after="standard")
    state, _ = answer(state, to(14, 0), NO, move("A4", 9, 0))
    assert isinstance(state.stack[-1], passing.Interception)
    state, _ = answer(state, (2,))
    assert isinstance(state.stack[-1], keeper.BoxMove)


@pytest.mark.rule("PASS-20", "PASS-19")
def test_a_defender_entitled_twice_rolls_once_with_the_better_threshold():
    state = position({8: (0, 0)}, {4: (1, 1)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A4", 0, 1))  # on the path, and next to the passer
    assert chances(state) == [("A4", "PASS-19", 5)]
    _, events = answer(state, (1,))
    assert any(isinstance(event, Fouled) for event in events)


@pytest.mark.rule("PASS-20", "DICE-07")
def test_next_to_the_passer_and_beside_the_path_it_rolls_before_those_beside_the_path():
    away, ratings = {4: (2, 0), 5: (-1, 0)}, {"A5": {"tackling": 1}}
    state = position({8: (0, 0)}, away, carrier="H8", after="standard", ratings=ratings)
    state, _ = answer(state, to(0, 5), NO, move("A4", 1, 0))
    assert chances(state) == [("A4", "PASS-19", 6), ("A5", "PASS-19", 6)]


@pytest.mark.rule("PASS-19")
def test_the_book_knows_no_chance_by_the_passer():
    state = position({8: (0, 0)}, {4: (1, -2)}, carrier="H8", edition="advanced", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A4", 1, -1))
    assert (state.carrier, xz(state.ball)) == (NOBODY, (0, 5))


@pytest.mark.rule("PASS-17", "PASS-20")
def test_a_passer_that_moves_leaves_path_and_place_as_they_were():
    state = position({8: (0, 0)}, {4: (-1, -2), 5: (1, 2)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), move("H8", 1, 0), move("A4", 0, -1))  # next to (0, 0), two from (1, 0)
    assert where(state, "H8") == (1, 0)
    assert chances(state) == [("A4", "PASS-20", 6), ("A5", "PASS-19", 6)]
    _, events = answer(state, (1,))
    assert Fouled("PASS-20", player("A4"), player("H8"), hex_at(1, 0)) in events


@pytest.mark.rule("PASS-20")
def test_the_hex_that_the_pass_was_kicked_from_is_next_to_the_passer_too():
    state = position({8: (0, 0)}, {4: (0, -1)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), move("H8", -1, -1), move("A4", 0, 0))
    _, events = answer(state, (1,))
    assert Fouled("PASS-20", player("A4"), player("H8"), hex_at(-1, -1)) in events


# Who has it


@pytest.mark.rule("PASS-21", "MOVE-23")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_the_passer_may_not_be_the_next_to_touch_it(edition):
    state = position({8: (0, 0)}, {4: (-9, 0)}, carrier="H8", edition=edition, after="standard")
    state, _ = answer(state, to(0, 2), NO, NO)
    assert (state.barred, state.carrier) == (player("H8"), NOBODY)
    state, _ = answer(state, Call("movement phase"))
    refusal = refusal_of(state, move("H8", 0, 2))
    assert refusal is not None
    assert refusal.rule == "MOVE-23"


@pytest.mark.rule("PASS-22")
@pytest.mark.parametrize("edition", ["advanced", "living"])
def test_a_moved_receiver_leaves_the_ball_where_it_was_aimed(edition):
    state = position({8: (0, 0), 9: (0, 6)}, {4: (-9, 0)}, carrier="H8", after="standard", edition=edition)
    state, _ = answer(state, to(0, 6), move("H9", 0, 7), NO)
    assert (state.carrier, xz(state.ball)) == (NOBODY, (0, 6))
    assert state.stack == (ActionChoice("space"),)


@pytest.mark.rule("PASS-22")
def test_a_receiver_may_be_moved_onto_the_named_hex():
    state = position({8: (0, 0), 9: (0, 7)}, {4: (-9, 0)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 6), move("H9", 0, 6), NO)
    assert (state.carrier, xz(state.ball)) == (player("H9"), (0, 6))


@pytest.mark.rule("PASS-19", "PASS-42")
@pytest.mark.parametrize(("edition", "die"), [("advanced", 4), ("living", 4)])
def test_c70_the_ball_stops_on_a_defender_that_stepped_onto_the_target(edition, die):
    state = position({8: (0, 0)}, {4: (1, 4)}, carrier="H8", edition=edition, after="standard")
    state, events = answer(state, to(0, 5), NO, move("A4", 0, 5), (die,))
    assert BallWon("PASS-42", player("A4"), "interception") in events
    assert (state.carrier, xz(state.ball), state.attack) == (player("A4"), (0, 5), "away")
    assert state.stack == (ActionChoice("aos"),)


@pytest.mark.rule("PASS-17", "GK-19")
@pytest.mark.parametrize("target", [(17, 0), (18, 0)])
def test_a_goalkeeper_that_steps_onto_the_path_in_its_box_takes_the_ball(target):
    state = position({8: (13, 0)}, {1: (17, 1)}, carrier="H8", after="standard")
    state, events = answer(state, to(*target), NO, move("A1", 17, 0))
    assert any(isinstance(event, HeldBall) for event in events)
    assert not any(isinstance(event, Tested) for event in events)
    assert (state.carrier, xz(state.ball)) == (player("A1"), (17, 0))


@pytest.mark.rule("PASS-19", "GK-19")
def test_a_goalkeeper_that_steps_onto_the_path_outside_its_box_rolls_like_any_player():
    state = position({8: (0, 0)}, {1: (1, 2)}, carrier="H8", after="standard")
    state, _ = answer(state, to(0, 5), NO, move("A1", 0, 3))
    assert chances(state) == [("A1", "PASS-19", 5)]


@pytest.mark.rule("PASS-20", "GK-19")
def test_a_goalkeeper_beside_the_passer_in_its_box_has_no_tackling():
    state = position({8: (13, 0)}, {1: (14, -1)}, carrier="H8", after="standard")
    state, _ = answer(state, to(10, 1), NO, move("A1", 14, 0))
    assert chances(state) == [("A1", "PASS-20", 6)]
    _, events = answer(state, (1,))
    assert any(isinstance(event, Fouled) for event in events)


def test_the_match_can_be_written_down_while_a_first_time_pass_is_under_way():
    state = position({8: (0, 0), 9: (0, 6)}, {4: (1, 2)}, carrier="H8", after="standard")
    seen = []
    for given in (to(0, 6), NO, NO, (2,)):
        state, _ = answer(state, given)
        seen.append(type(state.stack[-1]))
        assert game.codec.unpack(game.codec.pack(state)) == state
    assert seen[:2] == [first_time.FirstTimeMove, first_time.FirstTimeReply]
