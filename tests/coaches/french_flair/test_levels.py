"""The levels of French Flair: their choices, budgets, advice and styles."""

from collections import Counter
from time import perf_counter
from typing import Any

import pytest

from touchline import french_flair as ff
from touchline.coaches.french_flair.levels import LEVELS, STYLES, win_draw_loss
from touchline.coaches.french_flair.styles import likes
from touchline.coaches.protocol import SHOWN, Adviser, Budget, RankedAnswer
from touchline.french_flair import Play, State
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Coach, Seeded, Who, play

HANDS = "home:1,2,9,10,12,15 away:3,4,5,6,7,8"


def made(name: str, *, budget: Budget | None = None, should_stop: bool = False, seed: int = 1) -> Coach:
    """A coach by its level and style."""
    level, _, style = name.partition("/")
    return LEVELS[level](Seeded(seed).randbelow, style=style, budget=budget, should_stop=lambda: should_stop)


def placed(position: str) -> State:
    return ff.game.parse_position(ff.Setup(), position)


def asked(state: State) -> tuple[ff.View, Choose]:
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    return ff.view(state, request.side), request


def decide(position: str, name: str, **given: Any) -> str:
    """A coach's answer in a position, as text."""
    view, request = asked(placed(position))
    answer = made(name, **given).choose(view, request)
    assert answer in request
    return ff.game.format_answer(answer)


def advised(position: str, name: str, **given: Any) -> tuple[RankedAnswer, ...]:
    coach = made(name, **given)
    assert isinstance(coach, Adviser)
    return coach.advise(*asked(placed(position)))


# The novice


@pytest.mark.parametrize(
    ("position", "does"),
    [
        ("FF1 home OPEN FREE x10 1.12 0-0 home:1,2,9 away:3,4,5,6,7,8", "forwards 9 1 2.advance"),  # runs from anywhere
        ("FF1 home OPEN RUCK x10 1.12 0-0 home:1,9,11 away:3,4,5,6,7,8", "line 9 11.advance"),  # and never kicks
        ("FF1 home PENALTY x75 1.12 0-0 home:1,2,9,10,12,13 away:3,4,5,6,7,8", "goal"),
        ("FF1 home PENALTY x40 1.12 0-0 home:1,2,9,10,12,13 away:3,4,5,6,7,8", "touch"),
        ("FF1 home CONVERSION x105 1.9 5-0 home:1,2,3 away:1,2,3", "dice 2"),  # two dice look like more
        ("FF1 home CONTEST_OFFER attack 2-4 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "decline"),
        ("FF1 home CLEAR_OFFER attack 2-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "decline"),
    ],
)
def test_a_novice_thinks_no_further_than_the_next_metres(position, does):
    assert decide(position, "novice") == does


def test_a_novice_tackles_with_any_card_and_contests_a_wide_zone():
    for seed in range(5):
        offer = "FF1 home TACKLE_OFFER x50 1.9 0-0 home:1,2,3 away:2,9,10,11"
        assert decide(offer, "novice", seed=seed).startswith("tackle")
        wide = "FF1 home CONTEST_OFFER attack 1-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11"
        assert decide(wide, "novice", seed=seed).startswith("contest")


# Looking ahead


@pytest.mark.parametrize("name", ["sharp", "master"])
@pytest.mark.parametrize(
    ("position", "does"),
    [
        ("FF1 home OPEN RUCK x95 1.12 0-0 home:3,9,10,12 away:3,4,5,6,7,8", "3.advance"),
        ("FF1 home OPEN LINEOUT x90 1.12 0-0 home:1,2,3,9,10,12 away:3,4,5,6,7,8", "maul 1 2"),
        ("FF1 home PENALTY x95 1.12 0-0 home:1,2,9,10,12,13 away:3,4,5,6,7,8", "tap"),
        ("FF1 home CONVERSION x105 1.9 5-0 home:1,2,3 away:1,2,3", "dice 1"),
        ("FF1 home TACKLE_OFFER x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "tackle 2"),
        ("FF1 home CONTEST_OFFER defence 1-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "contest 1"),
        ("FF1 home CLEAR_OFFER attack 2-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "clear 1"),
        # The score and the clock: a lead is taken home, a goal is kicked where three points win.
        ("FF1 home OPEN FREE x60 2.60 7-3 home:9,10,11,12,13,15 away:1,2,3,4,5,6 time-up", "end"),
        ("FF1 home PENALTY x70 2.60 5-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6 time-up", "goal"),
        ("FF1 home PENALTY x70 2.60 0-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6 time-up", "tap"),
    ],
)
def test_known_good_results(position, does, name):
    assert decide(position, name) == does


def test_only_who_looks_ahead_plays_many_cards_at_a_time():
    """A long row of backs gains ground untackled; the steady coach lays two cards at most."""
    position = "FF1 home OPEN FREE x45 1.12 0-0 home:9,10,11,12,13,15 away:3,4,5,6,7,8"
    laid = [len(ff.game.parse_answer(decide(position, name)).cards) for name in ("steady", "sharp", "master")]
    assert laid[0] <= 2 < laid[1] <= 3 < laid[2]


# Budgets

POSITIONS = [
    f"FF1 home OPEN LINEOUT x60 1.12 0-0 {HANDS}",
    f"FF1 home OPEN KICKED x20 1.12 0-0 {HANDS}",
    f"FF1 home PENALTY x70 1.12 0-0 {HANDS}",
    f"FF1 home TACKLE_OFFER x50 1.9 0-0 {HANDS}",
]


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("name", ["sharp", "master"])
def test_a_budget_is_kept(position, name):
    decide(position, name)  # what is read once is read
    for budget in (Budget(seconds=0.001), Budget(nodes=1)):
        begun = perf_counter()
        assert decide(position, name, budget=budget) == decide(position, name, budget=budget) or budget.seconds
        assert perf_counter() - begun < 0.5


def test_a_stopped_coach_answers_by_its_policy():
    for position in POSITIONS:
        assert decide(position, "master", should_stop=True) == decide(position, "steady")


@pytest.mark.parametrize("position", POSITIONS)
def test_the_same_nodes_give_the_same_answer(position):
    assert len({decide(position, "master", budget=Budget(nodes=300), seed=seed) for seed in range(3)}) == 1


# Advice


@pytest.mark.parametrize("name", ["sharp", "master"])
@pytest.mark.parametrize("position", POSITIONS)
def test_advice_is_sorted_and_legal_and_begins_with_the_answer(position, name):
    thoughts = advised(position, name)
    _, request = asked(placed(position))
    assert 1 < len(thoughts) <= SHOWN
    assert all(thought.answer in request and 0 <= thought.value <= 1 for thought in thoughts)
    assert [thought.value for thought in thoughts] == sorted((thought.value for thought in thoughts), reverse=True)
    assert ff.game.format_answer(thoughts[0].answer) == decide(position, name)
    assert all(thought.why.key.startswith("why-") for thought in thoughts)


@pytest.mark.parametrize(
    ("position", "key", "facts"),
    [
        ("FF1 home OPEN RUCK x95 1.12 0-0 home:3,11 away:3,4,5", "why-advance", {"cards": 1, "metres": 0, "left": 5}),
        ("FF1 home OPEN LINEOUT x90 1.12 0-0 home:1,2,3,9,10,12 away:3,4,5,6,7,8", "why-maul", {"metres": 5}),
        ("FF1 home OPEN FREE x60 2.60 7-3 home:9,10,11 away:1,2,3,4,5,6 time-up", "why-end", {"left": 40}),
        ("FF1 home PENALTY x80 2.60 5-7 home:1,2,3 away:1,2,3 time-up", "why-goal", {"left": 20, "chance": 69}),
        ("FF1 home TACKLE_OFFER x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "why-tackle", {"card": 2}),
        (
            "FF1 home CONTEST_OFFER attack 1-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11",
            "why-contest",
            {"card": 2, "chance": 100},
        ),
        ("FF1 home CONVERSION x105 1.9 5-0 home:1,2,3 away:1,2,3", "why-one-die", {}),
    ],
)
def test_reasons(position, key, facts):
    why = advised(position, "master")[0].why
    assert (why.key, why.facts) == (key, facts)


# Styles


def test_styles_can_be_told_apart():
    """What two coaches of a style choose to play, over four matches each."""
    shares = {}
    for style in ("", *STYLES):
        played: Counter[str] = Counter()
        for seed in range(4):
            coaches: dict[Who, Coach] = {side: made(f"steady/{style}") for side in SIDES}
            for moment in play(ff.game, ff.start(), coaches, Seeded(seed)):
                if isinstance(moment.answer, Play):
                    played.update(other for other in STYLES if likes(other, moment.answer))
                    played["all"] += 1
        shares[style] = {other: played[other] / played["all"] for other in STYLES}
    for style in STYLES:
        assert all(shares[style][style] > shares[other][style] + 0.1 for other in shares if other != style)


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_style_decides_between_plays_that_are_about_as_good(level):
    position = "FF1 home OPEN LINEOUT x50 1.12 0-0 home:1,2,9,10,12,15 away:3,4,5,6,7,8"
    plays = [ff.game.parse_answer(decide(position, f"{level}/{style}")) for style in STYLES]
    assert all(likes(style, play) for style, play in zip(STYLES, plays, strict=True))


# The chance to win


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("x90 1.12 0-0", "x10 1.12 0-0"),
        ("x50 1.12 7-0", "x50 1.12 0-0"),
        ("x50 2.58 3-0", "x50 1.10 3-0"),
    ],
)
def test_the_outlook_follows_ball_score_and_time(better, worse):
    chances = []
    for position in (better, worse):
        state = placed(f"FF1 home OPEN FREE {position} home:1,2,9,10,12,15 away:3,4,5,6,7,8")
        seen = [win_draw_loss(ff.view(state, side)) for side in SIDES]
        assert all(abs(each.home + each.draw + each.away - 1) < 1e-9 for each in seen)
        assert abs(seen[0].home - seen[1].home) < 0.1  # both sides see about the same
        chances.append(seen[0].home)
    assert chances[0] > chances[1]


def test_the_outlook_of_a_whole_match_ends_in_certainty():
    coaches: dict[Who, Coach] = {side: made("steady") for side in SIDES}
    state = ff.start()
    for moment in play(ff.game, state, coaches, Seeded(3)):
        state = moment.state
        chance = win_draw_loss(ff.view(state, AWAY))
        assert min(chance.home, chance.draw, chance.away) >= 0
    winner = ff.game.result(state).winner
    assert winner is not None
    assert getattr(win_draw_loss(ff.view(state, HOME)), winner) == 1
