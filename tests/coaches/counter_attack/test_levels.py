"""The levels of Counter Attack: their choices in telling positions, and their reasons."""

from collections import Counter
from typing import Any, get_args

import pytest

from tests.support.football import player, position
from touchline import counter_attack as ca
from touchline.coaches.counter_attack import search, value
from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.drafting import PROVEN
from touchline.coaches.counter_attack.levels import LEVELS, STYLES, win_draw_loss
from touchline.coaches.counter_attack.lookahead import Depth, Lookahead
from touchline.coaches.counter_attack.situation import FEATURES, features, situation
from touchline.coaches.protocol import SHOWN, Adviser, Budget, Meter, RankedAnswer
from touchline.coaches.registry import clock
from touchline.counter_attack import Call, Move, Pass, Shoot
from touchline.counter_attack.formations import BY_THE_BOOK, Role
from touchline.counter_attack.model import Movement, Pick, State
from touchline.counter_attack.pitch import GOAL, RIGHT, distance, hex_at
from touchline.counter_attack.quick import quick_match
from touchline.counter_attack.rules import fouls, movement, next_action, penalties, set_pieces, setup, tackles
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Coach, Frame, Seeded, Side, Who, play, replace

BACK = {1: (17, 0), 4: (14, 5), 5: (14, -5)}
"""A goalkeeper and two defenders in front of it."""


def made(name: str, *, budget: Budget | None = None, should_stop: bool = False, seed: int = 1) -> Coach:
    """A coach by its level and style."""
    level, _, style = name.partition("/")
    return LEVELS[level](Seeded(seed).randbelow, style=style, budget=budget, should_stop=lambda: should_stop)


def asked(state: State) -> tuple[Any, Choose]:
    request = ca.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    return ca.view(state, request.side), request


def decide(state: State, name: str, **given: Any) -> Any:
    """A coach's answer in a state."""
    view, request = asked(state)
    answer = made(name, **given).choose(view, request)
    assert answer in request
    return answer


def advised(state: State, name: str, **given: Any) -> tuple[RankedAnswer, ...]:
    coach = made(name, **given)
    assert isinstance(coach, Adviser)
    return coach.advise(*asked(state))


def moving(frame: Frame, step: int = 1, **told: Any) -> State:
    """A position within a Movement Phase that continues after it."""
    under = () if isinstance(frame, movement.StepChoice) else (movement.StepGoesOn(),)
    return position(stack=(*under, frame), movement=Movement(step=step, moves=1), **told)


# The novice


def test_a_novice_shoots_from_any_distance_where_others_pass():
    home, away = {1: (-16, 0), 8: (9, 0), 9: (15, 4)}, {**BACK, 6: (10, 0), 8: (11, -1), 7: (11, 1)}
    state = position(home=home, away=away, carrier="H8")
    assert isinstance(decide(state, "novice"), Shoot)


def test_a_novice_under_pressure_passes_to_the_nearest():
    home = {1: (-16, 0), 8: (0, 0), 7: (-2, 0), 9: (6, 3)}
    state = position(home=home, away={**BACK, 6: (1, 0)}, carrier="H8")
    assert decide(state, "novice") == Pass("standard", hex_at(-2, 0))
    assert decide(state, "steady") != Pass("standard", hex_at(-2, 0))


def test_novices_all_run_after_the_ball():
    home, away = {1: (-16, 0), 9: (0, 0)}, {1: (17, 0), 4: (10, 5), 5: (12, -5)}
    state = moving(movement.StepChoice(), 2, home=home, away=away, carrier="H9")
    for name in ("A4", "A5"):
        answer = decide(state, "novice")
        assert answer.player == player(name)
        assert distance(answer.hex, hex_at(0, 0)) < distance(state.hexes[player(name)], hex_at(0, 0))
        state, _ = ca.apply(state, answer)


# Looking ahead


BUSY = position(
    home={1: (-16, 0), 6: (0, 3), 7: (6, 8), 8: (4, 0), 9: (11, 2), 10: (9, -4), 11: (6, -9)},
    away={**BACK, 2: (12, 8), 3: (12, -8), 6: (7, 2), 8: (6, -2)},
    carrier="H8",
)
POOR_SHOT = position(
    home={1: (-16, 0), 8: (8, -6), 9: (14, 3)},
    away={1: (17, -3), 4: (10, -6), 5: (16, -9), 6: (10, -4)},
    carrier="H8",
    ratings={"H9": {"shooting": 6}, "H8": {"shooting": 1}},
)


@pytest.mark.parametrize("name", ["sharp", "master"])
def test_a_poor_shot_is_passed_up_for_a_teammate_in_front_of_goal(name):
    assert isinstance(decide(POOR_SHOT, "steady"), Shoot)
    answer = decide(POOR_SHOT, name)
    assert isinstance(answer, Pass)
    assert answer.hex == hex_at(14, 3)


def test_a_carrier_turns_away_from_those_that_would_tackle_it():
    """The steady coach runs at them."""
    home = {1: (-16, 0), 2: (-8, 4), 3: (-8, -4), 8: (-2, 0), 7: (-5, 8)}
    away = {**BACK, 6: (3, 0), 7: (3, 2), 8: (3, -2), 9: (2, 4)}
    ratings = {"H8": {"dribbling": 1}, **{name: {"tackling": 6} for name in ("A6", "A7", "A8", "A9")}}
    state = moving(movement.StepChoice(), home=home, away=away, carrier="H8", ratings=ratings)
    bold, careful = (decide(state, name) for name in ("steady", "master"))
    assert distance(bold.hex, hex_at(3, 0)) < distance(hex_at(-2, 0), hex_at(3, 0))
    assert careful != bold


def test_a_tackle_is_left_where_a_foul_costs_a_penalty():
    ratings = {"A4": {"tackling": 1}, "H9": {"dribbling": 6, "shooting": 1}, "A1": {"saving": 6}}
    home, away = {1: (-16, 0), 9: (13, 5)}, {1: (17, 1), 4: (14, 4)}
    state = moving(tackles.TackleChoice(player("A4")), 2, home=home, away=away, carrier="H9", ratings=ratings)
    assert decide(state, "master") == Call("no")


def test_an_open_goal_is_run_into():
    state = moving(movement.StepChoice(), home={1: (-16, 0), 9: (18, 0)}, away={1: (12, 0)}, carrier="H9")
    answer = decide(state, "master")
    assert isinstance(answer, Move)
    assert GOAL[RIGHT] >> answer.hex & 1


def thinks(state: State, monkeypatch: pytest.MonkeyPatch, **strength: Any) -> tuple[Any, dict[int, int]]:
    """The answer of a master with another strength, its depth and its number of nodes."""
    looks: dict[int, int] = {}

    class Looking(Lookahead):
        def __init__(self, context: Context, depth: Depth, meter: Meter, seed: str) -> None:
            super().__init__(context, depth, meter, seed)
            looks[depth.pauses] = meter.used

    monkeypatch.setattr(search, "Lookahead", Looking)
    changed = search.MASTER._replace(**strength)
    return search.SearchingCoach(Seeded(1).randbelow, strength=changed).choose(*asked(state)), looks


def test_a_candidate_better_than_the_policy_is_checked_again(monkeypatch):
    answer, looks = thinks(POOR_SHOT, monkeypatch)
    assert list(looks) == [1, 2]
    assert answer != decide(POOR_SHOT, "steady")


def test_where_the_rule_of_thumb_seems_best_a_look_is_enough(monkeypatch):
    answer, looks = thinks(BUSY, monkeypatch)
    assert list(looks) == [1]
    assert answer == decide(BUSY, "steady")


def test_a_second_look_that_is_cut_short_changes_nothing(monkeypatch):
    first, _ = thinks(POOR_SHOT, monkeypatch, again=None)
    _, looks = thinks(POOR_SHOT, monkeypatch)
    answer, cut = thinks(POOR_SHOT, monkeypatch, budget=Budget(nodes=looks[2] + 1))
    assert cut == looks
    assert answer == first


# The squad

A_HEAD, SWIFT = 0, 9
"""Cards: Pace 2, Heading 6 and Tackling 6; Pace 6, Heading 2 and Tackling 4."""


@pytest.mark.parametrize(("name", "card"), [("sharp", A_HEAD), ("master", SWIFT)])
def test_a_master_takes_the_swift_where_others_take_a_good_head(name, card):
    state = replace(ca.start(), stack=(setup.CardPick(setup.Squads(first=HOME), (A_HEAD, SWIFT)),))
    assert decide(state, name) == Pick(card)


@pytest.mark.parametrize("scale", [BY_THE_BOOK, PROVEN], ids=["by the book", "proven"])
def test_roles_compare_as_each_counts_ten(scale):
    assert set(scale) == set(get_args(Role))
    assert {sum(weights.values()) for weights in scale.values()} == {10}


# Budgets


@pytest.mark.parametrize("name", ["sharp", "master"])
def test_without_time_it_is_the_rule_of_thumb(name):
    thumb = decide(BUSY, "steady")
    assert decide(BUSY, name, should_stop=True) == thumb
    assert decide(BUSY, name, budget=Budget(nodes=1)) == thumb
    (thought,) = advised(BUSY, name, should_stop=True)
    assert thought.answer == thumb


@pytest.mark.parametrize("nodes", [1, 20, 100, 1000])
def test_the_same_nodes_and_seed_give_the_same_answer(nodes):
    budget = Budget(nodes=nodes)
    assert len({decide(BUSY, "master", budget=budget, seed=3) for _ in range(3)}) == 1
    coach, (view, request) = made("master", budget=budget, seed=3), asked(BUSY)
    assert coach.choose(view, request) == coach.choose(view, request) == decide(BUSY, "master", budget=budget, seed=3)


# Advice


@pytest.mark.parametrize("name", ["sharp", "master", "master/direct"])
def test_advice_is_sorted_and_legal_and_begins_with_the_answer(name):
    thoughts, (_, request) = advised(BUSY, name), asked(BUSY)
    values = [thought.value for thought in thoughts]
    assert len(thoughts) == SHOWN
    assert values == sorted(values, reverse=True)
    assert 0 <= values[-1] <= values[0] <= 1
    assert all(thought.answer in request for thought in thoughts)
    assert len({thought.answer for thought in thoughts}) == SHOWN
    assert thoughts[0].answer == decide(BUSY, name)


def test_a_shot_is_advised_with_its_chance():
    state = position(home={1: (-16, 0), 9: (15, 0)}, away={1: (17, 4)}, carrier="H9")
    best, *_ = advised(state, "sharp")
    assert isinstance(best.answer, Shoot)
    assert best.why.key == "why-shot"
    assert best.why.facts["chance"] == pytest.approx(83, abs=1)  # only a 1 misses


def test_a_pass_is_advised_with_its_receiver():
    state = position(home={1: (-16, 0), 8: (3, 0), 9: (12, 0)}, away=BACK, carrier="H8")
    why = {thought.answer: thought.why for thought in advised(state, "master")}[Pass("standard", hex_at(12, 0))]
    assert why.key == "why-pass"
    assert why.facts == {"shirt": 9, "chance": 100}


# The value


@pytest.mark.parametrize(
    ("frame", "now"),
    [
        (set_pieces.KeeperPlacement("corner", HOME), "corner"),
        (penalties.PenaltyChoice(), "penalty"),
        (movement.StepChoice(), None),
        (fouls.FoulChoice(player("A4"), hex_at(5, 0)), None),
    ],
)
def test_play_pauses_where_the_attack_calls_or_restarts(frame, now):
    state = position(home={1: (-16, 0), 9: (5, 0)}, away=BACK, carrier="H9", stack=(frame,))
    assert situation(replace(state, movement=Movement()) if now is None else state) == now


@pytest.mark.parametrize(
    ("after", "now"), [("movement", "called"), ("standard", "received"), ("tackle", "won"), ("free_kick", "free_kick")]
)
def test_what_the_attack_has_follows_from_what_came_before(after, now):
    assert situation(replace(BUSY, stack=(next_action.ActionChoice(after),))) == now


def test_both_sides_see_the_same():
    """A position with sides and ends swapped is the same position."""
    turned = position(
        home={number: (-x, z) for number, (x, z) in AWAY_PLACES.items()},
        away={number: (-x, z) for number, (x, z) in HOME_PLACES.items()},
        carrier="A8",
    )
    state = position(home=HOME_PLACES, away=AWAY_PLACES, carrier="H8")
    assert features(state, "called") == pytest.approx(features(turned, "called"))


HOME_PLACES = {1: (-16, 0), 8: (4, 0), 9: (10, 2), 7: (6, -7)}
AWAY_PLACES = {1: (17, 0), 4: (12, 3), 5: (12, -3), 6: (6, 1)}


def test_the_ball_in_front_of_goal_is_worth_more_than_far_from_it():
    near = position(home={1: (-16, 0), 9: (14, 0)}, away=BACK, carrier="H9")
    far = position(home={1: (-16, 0), 9: (-10, 0)}, away=BACK, carrier="H9")
    assert value.soon(near, "called").scored > 0.2 + value.soon(far, "called").scored


@pytest.mark.parametrize("score", [(0, 0), (1, 0), (0, 2), (3, 3)])
def test_an_outlook_is_a_chance_and_the_same_turned_around(score):
    state = position(home=HOME_PLACES, away=AWAY_PLACES, carrier="H8", score=score, half=2, actions=30)
    for side in SIDES:
        ends = win_draw_loss(ca.view(state, side))
        assert ends.home + ends.draw + ends.away == pytest.approx(1)
    level = value.win_draw_loss(replace(state, stack=(movement.StepChoice(),)), None)
    turned = value.win_draw_loss(replace(state, stack=(movement.StepChoice(),), score=score[::-1]), None)
    assert (level.home, level.draw) == pytest.approx((turned.away, turned.draw))


def test_a_lead_counts_the_more_the_less_is_left():
    chances = [
        win_draw_loss(ca.view(replace(BUSY, score=(1, 0), half=half, actions=actions), HOME)).home
        for half, actions in ((1, 5), (2, 5), (2, 25), (2, 44))
    ]
    assert chances == sorted(chances)
    assert chances[-1] > 0.9


def test_when_it_is_over_the_outlook_is_the_result():
    for score, ends in (((2, 1), (1, 0, 0)), ((1, 1), (0, 1, 0)), ((0, 1), (0, 0, 1))):
        told = win_draw_loss(ca.view(replace(BUSY, stack=(), score=score), HOME))
        assert (told.home, told.draw, told.away) == ends


def test_the_weights_are_shown_with_their_training():
    learned = value.weights()
    assert learned.features == FEATURES
    assert {len(row) for row in learned.hidden} == {len(FEATURES)}
    assert learned.provenance.command.startswith("scripts/train_counter_attack")
    assert learned.provenance.log_loss < learned.provenance.log_loss_without - 0.05
    assert sum(each.positions for each in learned.provenance.calibration) > 1000


# Styles


def tallies(name: str, matches: int) -> Counter[str]:
    """The statistics of a style in some short matches against a plain coach, on either side."""
    total: Counter[str] = Counter()
    for number in range(matches):
        side: Side = SIDES[number % 2]
        coaches: dict[Who, Coach] = {HOME: made("steady"), AWAY: made("steady"), CLOCK: clock("counter-attack")}
        coaches[side] = made(name)
        setting = ca.game.read_setup({"options": {"clock": "actions:25"}})
        state = quick_match(setting, Seeded(number, "squads"))
        sheet = ca.game.no_statistics()
        for moment in play(ca.game, state, coaches, Seeded(number)):
            sheet = ca.game.add_statistics(sheet, state, moment.answer, moment.state, moment.events)
            state = moment.state
        own = sheet.home if side == HOME else sheet.away
        total["lofted"] += own.high_passes + own.long_passes
        total["short"] += own.standard_passes + own.first_time_passes + own.short_passes + own.throws
        total["shots"] += own.shots
        total["tackles"] += own.tackles_won + own.tackles_lost
    return total


def test_statistics_tell_the_styles_apart():
    played = {style: tallies(f"steady/{style}", 8) for style in STYLES}
    passes = {style: tally["lofted"] + tally["short"] for style, tally in played.items()}
    aloft = {style: tally["lofted"] / passes[style] for style, tally in played.items()}
    assert 4 * aloft["possession"] < 2 * aloft["counter"] < 1.2 * aloft["direct"]
    assert passes["possession"] > 1.2 * max(passes["counter"], passes["direct"])
    shots = {style: tally["shots"] / passes[style] for style, tally in played.items()}
    assert shots["possession"] < 0.75 * min(shots["counter"], shots["direct"])
    assert played["counter"]["tackles"] < 0.85 * played["direct"]["tackles"]
