"""The steady coach of Counter Attack in positions that a football fan would know."""

from statistics import fmean
from typing import Any, get_args, get_type_hints

import pytest

from tests.support.football import player, position
from tests.support.matches import random_options
from touchline import counter_attack as ca
from touchline.coaches import coach
from touchline.coaches.arena import Batch, run
from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.coaches.counter_attack.shape import keeper_post
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.coaches.registry import clock
from touchline.counter_attack import Call, Head, Move, Name, Pass, Shoot, Substitute
from touchline.counter_attack.formations import FORMATIONS, shirts
from touchline.counter_attack.game import CHAPTERS
from touchline.counter_attack.model import ELEVEN, LineUp, Movement, State, Variant
from touchline.counter_attack.paths import heading_range, shooting_range
from touchline.counter_attack.pitch import BOX, GOAL, LEFT, PITCH, RIGHT, bits, distance, hex_at, xz
from touchline.counter_attack.rules import (
    challenges,
    control,
    distribution,
    final_thirds,
    fouls,
    heading,
    high_pass,
    keeper,
    loose_ball,
    movement,
    nutmegs,
    penalties,
    set_pieces,
    setup,
    shoot_out,
    shots,
    substitutions,
    tackles,
)
from touchline.counter_attack.rules import (
    clock as time,
)
from touchline.counter_attack.rules.aerial import Challenge
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Coach, Frame, Seeded, Who, play, replace, steps_of

STEADY = coach("counter-attack", "steady", Seeded(1).randbelow)
AWAY_BACK = {1: (17, 0), 4: (14, 5), 5: (14, -5)}
"""A goalkeeper and two defenders in front of it."""


def decide(state: State) -> Any:
    """The steady coach's answer in a state."""
    request = ca.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    answer = STEADY.choose(ca.view(state, request.side), request)
    assert answer in request
    return answer


def moving(frame: Frame, step: int = 1, **told: Any) -> State:
    """A position within a Movement Phase."""
    return position(stack=(frame,), movement=Movement(step=step, moves=1), **told)


def at(x: int, z: int) -> int:
    return hex_at(x, z)


# Every decision


def test_every_decision_of_the_rules_has_its_answer():
    frames = [step for step in steps_of(*CHAPTERS) if issubclass(step, Frame)]
    deciding = {frame for frame in frames if get_type_hints(frame.asks)["return"] is Choose}
    assert deciding - {time.TimeCheck} == set(DECISIONS)


@pytest.mark.parametrize("number", range(30))
def test_any_edition_variant_and_options_are_played_to_the_end(number):
    """Short matches: `play` refuses an answer that is not offered."""
    randbelow = Seeded(number, "options").randbelow
    options = {"clock": "actions:6"} if number % 2 else {**random_options(ca.game, randbelow), "clock": "actions:6"}
    given = {
        "edition": ("core", "advanced", "living")[number % 3],
        "variant": get_args(Variant)[number % 5],
        "options": options,
    }
    sides: dict[Who, Coach] = {
        side: coach("counter-attack", "steady", Seeded(number, side).randbelow) for side in SIDES
    }
    start = ca.start(ca.game.read_setup(given))
    *_, last = play(ca.game, start, {**sides, CLOCK: clock("counter-attack")}, Seeded(number))
    assert ca.request(last.state) is None


# With the ball


def test_a_player_alone_in_front_of_goal_shoots():
    state = position(home={1: (-16, 0), 9: (15, 0)}, away={1: (17, 2)}, carrier="H9")
    answer = decide(state)
    assert isinstance(answer, Shoot)
    facing = finishing.guard(state)
    chances = [finishing.chance(state, player("H9"), at(15, 0), hex, facing) for hex in bits(GOAL[RIGHT])]
    assert finishing.chance(state, player("H9"), at(15, 0), answer.hex, facing) == max(chances)


def test_the_ball_is_passed_to_a_free_teammate_within_range():
    state = position(home={1: (-16, 0), 8: (3, 0), 9: (12, 0)}, away=AWAY_BACK, carrier="H8")
    assert decide(state) == Pass("standard", at(12, 0))


def test_a_free_teammate_is_better_than_one_behind_an_opponent():
    home = {1: (-16, 0), 8: (0, 0), 9: (9, 0), 11: (8, 4)}
    state = position(home=home, away={**AWAY_BACK, 6: (5, 0), 8: (4, -1)}, carrier="H8")
    assert decide(state) == Pass("standard", at(8, 4))


def test_nobody_passes_to_a_player_in_an_offside_position():
    state = position(home={1: (-16, 0), 8: (5, 0), 9: (15, 0)}, away={1: (17, 0), 4: (10, 5)}, carrier="H8")
    assert decide(state) != Pass("standard", at(15, 0))


def test_a_ball_is_played_into_space_that_a_runner_reaches():
    home = {1: (-16, 0), 8: (3, 0), 9: (7, 6)}
    ratings = {"H9": {"pace": 6, "shooting": 6}}
    state = position(home=home, away={1: (17, -5), 4: (8, -8)}, carrier="H8", ratings=ratings)
    answer = decide(state)
    assert isinstance(answer, Pass)
    assert distance(answer.hex, at(7, 6)) <= 6
    assert state.at(answer.hex) < 0


def test_the_carrier_runs_into_an_open_goal():
    run_on = movement.RunChoice(player("H9"), 1)
    state = moving(run_on, home={1: (-16, 0), 9: (18, 0)}, away={1: (12, 0)}, carrier="H9")
    answer = decide(state)
    assert isinstance(answer, Move)
    assert GOAL[RIGHT] >> answer.hex & 1


def test_the_carrier_runs_towards_goal():
    state = moving(movement.StepChoice(), home={1: (-16, 0), 8: (2, 0)}, away=AWAY_BACK, carrier="H8")
    answer = decide(state)
    assert answer.player == player("H8")
    assert xz(answer.hex)[0] == 3


@pytest.mark.parametrize(("dribbling", "does"), [(6, ca.Nutmeg(player("A4"))), (3, Call("no"))])
def test_only_a_much_better_player_tries_a_nutmeg(dribbling, does):
    choice = nutmegs.NutmegChoice(player("H9"), 1)
    ratings = {"H9": {"dribbling": dribbling, "pace": 5}, "A4": {"tackling": 2}}
    home, away = {1: (-16, 0), 9: (5, -1)}, {1: (17, 0), 4: (6, -1)}
    state = moving(choice, home=home, away=away, carrier="H9", ratings=ratings)
    assert decide(state) == does


@pytest.mark.parametrize(("x", "does"), [(13, "take it"), (-3, "take it"), (-10, "play on")])
def test_a_foul_is_taken_where_it_leads_to_a_shot(x, does):
    choice = fouls.FoulChoice(player("A4"), at(x, 0))
    state = moving(choice, home={1: (-16, 0), 9: (x, 0)}, away={**AWAY_BACK, 4: (x + 1, 0)}, carrier="H9")
    assert decide(state) == Call(does)


def test_the_goalkeeper_throws_to_a_teammate_with_room():
    home = {1: (-17, 0), 4: (-10, -4), 9: (3, 0)}
    state = position(home=home, away={9: (-15, 8)}, carrier="H1", stack=(distribution.HoldChoice(),))
    assert decide(state) == Pass("quick_throw", at(-10, -4))


def test_with_nobody_in_reach_both_sides_take_up_their_places_first():
    state = position(home={1: (-17, 0), 9: (5, 0)}, away=AWAY_BACK, carrier="H1", stack=(distribution.HoldChoice(),))
    assert decide(state) == Call("final thirds")


# Without the ball


@pytest.mark.parametrize(("tackler", "tackling", "does"), [((6, -1), 4, "tackle"), ((4, -1), 3, "no")])
def test_tackles_come_from_the_front(tackler, tackling, does):
    choice, ratings = tackles.TackleChoice(player("A4")), {"A4": {"tackling": tackling}}
    home, away = {1: (-16, 0), 9: (5, -1)}, {1: (17, 0), 4: tackler}
    state = moving(choice, 2, home=home, away=away, carrier="H9", ratings=ratings)
    assert decide(state) == Call(does)


@pytest.mark.parametrize(
    ("score", "half", "does"),
    [((1, 0), 2, "tackle"), ((0, 0), 2, "no"), ((1, 0), 1, "no")],  # A4's side is behind, or not
)
def test_a_side_that_is_behind_late_tackles_from_behind_too(score, half, does):
    home, away = {1: (-16, 0), 9: (5, -1)}, {1: (17, 0), 4: (4, -1)}
    told = {"score": score, "half": half, "actions": 40 if half == 2 else 5}
    state = moving(tackles.TackleChoice(player("A4")), 2, home=home, away=away, carrier="H9", **told)
    assert decide(state) == Call(does)


def test_a_defender_approaches_the_carrier_from_its_own_goals_side():
    home, away = {1: (-16, 0), 9: (5, 0)}, {1: (16, 0), 4: (8, 1)}
    state = moving(movement.StepChoice(), 2, home=home, away=away, carrier="H9")
    answer = decide(state)
    assert answer.player == player("A4")
    assert distance(answer.hex, at(5, 0)) == 1
    assert xz(answer.hex)[0] == 6


def test_a_free_ball_is_collected():
    home, away = {1: (-16, 0), 9: (5, 0)}, {1: (16, 0), 4: (8, 1)}
    state = moving(movement.StepChoice(), 2, home=home, away=away, ball=(8, 3))
    assert decide(state) == Move(player("A4"), at(8, 3))


def test_a_snapshot_is_faced_by_the_move_that_leaves_it_least():
    away = {1: (17, -3), 4: (14, 4)}
    state = position(home={1: (-16, 0), 9: (12, 2)}, away=away, carrier="H9", stack=(shots.SnapshotMove(),))
    before = finishing.best(state, player("H9"), at(12, 2), finishing.guard(state), "snapshot")
    answer = decide(state)
    assert isinstance(answer, Move)
    after, _ = ca.apply(state, answer)
    assert finishing.best(after, player("H9"), at(12, 2), finishing.guard(after), "snapshot").chance < before.chance


def test_the_goalkeeper_takes_a_free_ball_beside_it():
    stack = (loose_ball.Free(), keeper.BoxMove(player("A1"), "LOOSE-17"))
    state = position(home={1: (-16, 0), 9: (5, 0)}, away={1: (17, 0)}, ball=(16, 0), stack=stack)
    assert decide(state) == Move(player("A1"), at(16, 0))


def test_the_goalkeeper_stands_where_its_wall_covers_most_of_the_goal():
    assert xz(keeper_post(at(12, 0), RIGHT)) == (16, 0)
    assert xz(keeper_post(at(0, 0), LEFT)) == (-16, 0)
    for place in ((10, 8), (13, 6), (16, 6)):  # towards the side from which the ball comes
        post = keeper_post(at(*place), RIGHT)
        assert BOX[RIGHT] >> post & 1
        assert xz(post)[1] > 0


def test_the_goalkeeper_awaits_a_corner_on_its_line():
    assert xz(keeper_post(at(18, 12), RIGHT)) == (18, 0)
    assert xz(keeper_post(at(-18, -12), LEFT)) == (-18, 0)


def test_an_attacker_moves_to_where_it_may_shoot_at_once():
    home, away = {1: (-16, 0), 8: (1, 0), 9: (7, -5)}, {1: (17, 0), 4: (10, 4), 5: (10, -4)}
    phase = Movement(step=3, moves=1, moved=1 << player("H8"))
    state = position(home=home, away=away, carrier="H8", stack=(movement.StepChoice(),), movement=phase)
    assert decide(state) == Move(player("H9"), at(8, -3))
    assert shooting_range(RIGHT) >> at(8, -3) & 1


def test_players_far_from_the_ball_come_up():
    stack = (final_thirds.ThirdsChoice("phase", HOME),)
    state = position(home={1: (-16, 0), 4: (-14, -3), 9: (12, 0)}, away=AWAY_BACK, carrier="H9", stack=stack)
    answer = decide(state)
    assert answer.player == player("H4")
    assert xz(answer.hex)[0] > -14


# In the air and at set pieces


def test_the_best_header_goes_up_and_nobody_who_is_offside():
    challenge = Challenge(player("H7"), "high_pass", target=at(19, 0))
    ratings = {"H9": {"heading": 6}, "H10": {"heading": 4}}
    home = {1: (-16, 0), 7: (12, 10), 9: (15, 0), 10: (15, 1)}
    stack = (challenges.AttackDeclares(challenge),)
    state = position(home=home, away={1: (18, 0), 4: (14, 0)}, ball=(15, 0), ratings=ratings, stack=stack)
    assert decide(state) == Name((player("H9"),))
    assert decide(replace(state, offside=1 << player("H9"))) == Name((player("H10"),))


def test_a_header_in_front_of_goal_goes_at_it():
    stack = (challenges.HeaderType(Challenge(player("H7"), "corner")),)
    home, ratings = {1: (-16, 0), 7: (18, 12), 9: (15, 0)}, {"H9": {"heading": 6}}
    state = position(home=home, away={1: (18, 2), 4: (14, 0)}, ball=(15, 0), ratings=ratings, stack=stack)
    answer = decide(state)
    assert isinstance(answer, Head)
    assert GOAL[RIGHT] >> answer.hex & 1


def test_a_defender_heads_the_ball_to_a_teammate_or_away_from_its_goal():
    challenge = Challenge(player("A7"), "corner", attackers=(player("A9"),), defenders=(player("H4"),))
    stack = (heading.HeaderTarget(challenge, player("H4"), 5, 9),)
    state = position(home={1: (-18, 0), 4: (-15, 0)}, away={9: (-15, 1)}, ball=(-15, 1), attack=HOME, stack=stack)
    answer = decide(state)
    assert xz(answer.hex)[0] > -12


def test_a_high_pass_into_space_is_met_by_the_best_header():
    ball = high_pass.LoftedPass("high", player("H7"), at(5, 10), at(14, 0), 8)
    home, ratings = {1: (-16, 0), 7: (5, 10), 9: (12, 0), 10: (12, 1)}, {"H10": {"heading": 5}}
    state = position(home=home, away=AWAY_BACK, carrier="H7", ratings=ratings, stack=(high_pass.HighPassMove(ball),))
    assert decide(state) == Move(player("H10"), at(14, 0))


def test_a_cross_is_played_in_front_of_a_runner_and_the_runner_goes_there():
    home, away = {1: (-16, 0), 7: (10, 11), 9: (11, -1)}, {1: (17, 1), 4: (16, -9), 5: (12, 9)}
    ratings = {"H7": {"high_pass": 6}, "H9": {"heading": 6, "shooting": 1}}
    state = position(home=home, away=away, carrier="H7", ratings=ratings)
    cross = decide(state)
    assert isinstance(cross, Pass)
    assert cross.kind == "high"
    assert heading_range(RIGHT) >> cross.hex & 1
    state, _ = ca.apply(state, cross)
    assert decide(state) == Move(player("H9"), cross.hex)


@pytest.mark.parametrize(("aerial", "defenders", "comes"), [(6, {}, True), (3, {4: (15, 1), 5: (15, -1)}, False)])
def test_the_goalkeeper_comes_out_for_a_header_that_nobody_else_will_win(aerial, defenders, comes):
    stack = (heading.Rush(Challenge(player("H7"), "corner")),)
    ratings = {"A1": {"aerial": aerial, "saving": 5}, "H9": {"heading": 4}, "A4": {"heading": 5}}
    home, away = {1: (-16, 0), 7: (18, 12), 9: (15, 0)}, {1: (18, 0), **defenders}
    state = position(home=home, away=away, ball=(15, 0), ratings=ratings, stack=stack)
    answer = decide(state)
    assert isinstance(answer, Move) == comes
    if comes:
        assert distance(answer.hex, at(15, 0)) == 1


@pytest.mark.parametrize(("dribbling", "does"), [(6, "control"), (2, "header")])
def test_a_ball_that_nobody_challenges_is_brought_down_by_who_can(dribbling, does):
    stack = (control.HeaderOrControl(Challenge(player("H7"), "high_pass")),)
    ratings = {"H9": {"dribbling": dribbling}}
    home = {1: (-16, 0), 7: (-5, 10), 9: (3, 0)}
    state = position(home=home, away=AWAY_BACK, ball=(3, 0), ratings=ratings, stack=stack)
    assert decide(state) == Call(does)
    assert decide(replace(state, offside=1 << player("H9"))) == Call("no")


def test_the_goalkeeper_catches_what_comes_down_in_its_box():
    stack = (control.FreePlayer(Challenge(player("A7"), "high_pass"), "header"),)
    home, ratings = {1: (-17, 0), 4: (-16, 0)}, {"H4": {"heading": 6}}
    state = position(home=home, away={7: (0, 0)}, ball=(-16, 0), attack=HOME, ratings=ratings, stack=stack)
    assert decide(state) == Name((player("H1"),))


def test_a_carrier_that_gets_away_next_to_the_goal_goes_in():
    reposition = tackles.CarrierReposition(player("H9"), at(18, 1))
    home, away = {1: (-16, 0), 9: (17, 0)}, {1: (15, 0), 4: (18, 1)}
    answer = decide(moving(reposition, 2, home=home, away=away, carrier="H9"))
    assert GOAL[RIGHT] >> answer.hex & 1


def test_penalties_and_shoot_outs_are_for_the_best_shooters():
    home, ratings = {1: (-16, 0), 5: (3, 0), 9: (0, 0), 10: (4, 4)}, {"H10": {"shooting": 6}}
    state = position(home=home, away={1: (18, 0)}, ball=(14, 0), ratings=ratings)
    assert decide(replace(state, stack=(set_pieces.TakerChoice("penalty"),))) == Name((player("H10"),))
    assert decide(replace(state, stack=(shoot_out.OrderChoice((), ()),), half=5)) == Name((player("H10"),))


def test_players_in_the_box_leave_it_before_a_penalty_and_others_stay():
    home = {1: (-16, 0), 9: (14, 0), 10: (13, 4)}
    stack = (penalties.PenaltyPlacementChoice(("attack", "defence"), 0),)
    state = position(home=home, away={1: (18, 0)}, carrier="H9", stack=stack)
    answer = decide(state)
    assert answer.player == player("H10")
    assert not BOX[RIGHT] >> answer.hex & 1
    state, _ = ca.apply(state, answer)
    assert decide(state) == Call("done")


def test_headers_go_into_the_box_for_a_corner_and_are_marked():
    home = {1: (-16, 0), 7: (18, 12), 4: (0, -3), 5: (0, 3), 9: (8, 0)}
    away = {1: (17, 0), 4: (8, 4), 5: (8, -4)}
    ratings = {"H4": {"heading": 6}, "A5": {"heading": 6}}
    attack: set_pieces.Turns = (("attack", 2), ("defence", 2))
    defence: set_pieces.Turns = (("defence", 2),)
    state = position(home=home, away=away, carrier="H7", ratings=ratings)
    state = replace(state, stack=(set_pieces.PlacementChoice("corner", attack, 0),))
    first = decide(state)
    assert first.player == player("H4")
    assert BOX[RIGHT] >> first.hex & 1
    placed, _ = ca.apply(state, first)
    marked = decide(replace(placed, stack=(set_pieces.PlacementChoice("corner", defence, 0),)))
    assert marked.player == player("A5")
    assert distance(marked.hex, first.hex) == 1


# The squad


def test_the_line_up_is_the_one_that_is_worth_most():
    setting = ca.quick_setup(ca.Setup(), Seeded(3))
    squad = setting.squads[0]
    deck = setting.cards
    state = position(home={1: (-16, 0)}, away={1: (16, 0)}, stack=(setup.LineUpChoice(HOME, squad),))
    best = shirts([deck.player(card) for card in squad], FORMATIONS["4-4-2"])
    answer = decide(replace(state, setup=setting))
    assert answer == LineUp(tuple(deck.number(card) for card in best[:ELEVEN]))


def test_an_injured_player_makes_room_for_a_fit_one_and_nobody_else_does():
    stack = (substitutions.SubstitutionChoice(HOME),)
    state = position(home={1: (-16, 0), 8: (0, 0), 9: (5, 0)}, away={1: (16, 0)}, carrier="H9", stack=stack)
    assert decide(state) == Call("done")
    hurt = decide(replace(state, injured=1 << player("H8")))
    assert isinstance(hurt, Substitute)
    assert hurt.player == player("H8")


def test_a_side_without_its_goalkeeper_loses_who_is_missed_least():
    ratings = {"H9": {"shooting": 6, "heading": 6}, "H4": {"tackling": 1, "heading": 1}}
    state = position(home={4: (-12, 0), 9: (5, 0)}, away={1: (16, 0)}, carrier="H9", ratings=ratings)
    assert decide(replace(state, stack=(substitutions.EmergencyKeeper(HOME),))) == Name((player("H4"),))
    comes_on = decide(replace(state, stack=(substitutions.KeeperSubstitution(HOME),)))
    assert comes_on.player == player("H4")


# What it reckons with


def test_the_ball_is_worth_more_the_nearer_it_is_to_the_other_goal():
    assert all(
        HEX_VALUES[LEFT][at(-x, z)] == HEX_VALUES[RIGHT][at(x, z)] for x, z in map(xz, bits(PITCH)) if x % 2 == 0
    )
    middle = [HEX_VALUES[RIGHT][at(x, 0)] for x in range(-18, 19)]
    assert middle == sorted(middle)
    assert HEX_VALUES[RIGHT][at(4, 0)] > HEX_VALUES[RIGHT][at(4, 11)]


# Matches


def test_its_matches_look_like_football():
    results = run(Batch("counter-attack", "steady", "steady", 10, "football", {"clock": "actions:45"}))
    sums = [result.sheet.together for result in results]

    def average(name: str) -> float:
        return fmean(getattr(together, name) for together in sums)

    assert 1.5 <= average("goals") <= 5
    assert 8 <= average("shots") <= 30
    assert 6 <= average("fouls") <= 30
    assert 1 <= average("corners") <= 12
    assert average("standard_passes_completed") > 0.6 * average("standard_passes")
    assert average("steals") > 0
    assert average("tackles_won") > 5


@pytest.mark.parametrize(("home", "away"), [("steady", "random"), ("random", "steady")])
def test_it_beats_a_random_coach_at_home_and_away(home, away):
    results = run(Batch("counter-attack", home, away, 5, "beats", {"clock": "actions:30"}))
    steady = HOME if home == "steady" else AWAY
    assert [result.result.winner for result in results] == [steady] * 5
