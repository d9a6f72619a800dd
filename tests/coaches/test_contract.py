"""The contract of every coach of any game: a new coach is tested by being listed.

Matches are short, and coaches that look ahead look at few positions: `scripts/soak_coaches` is the long form.
"""

from collections.abc import Iterator
from itertools import islice
from time import thread_time
from typing import Any, Final

import pytest

from tests.support.matches import REDEALT
from tests.support.setups import CLOCKS, everyone, setup
from touchline.coaches import coach, names, styles, win_draw_loss
from touchline.coaches.protocol import SHOWN, Adviser, Budget, RankedAnswer
from touchline.coaches.registry import clock
from touchline.games import GAMES
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Coach, Game, Ply, Seeded, Side, Who, play

LITTLE: Final = Budget(nodes=12)
"""Positions to look at: enough to differ from not looking."""

TRIALS: Final = 8
"""Kinds of match that each coach plays; together, the coaches of a game play all of them."""

EVERY = [(GAMES[game], name) for game in GAMES for name in (*names(game), f"steady/{styles(game)[0]}")]
LOOKING_AHEAD = [(game, name) for game, name in EVERY if name in ("sharp", "master")]


def of(coaches: list[tuple[Game[Any], str]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "name"), coaches, ids=lambda value: getattr(value, "name", value))


every_coach = of(EVERY)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def coaches(game: Game[Any], name: str, seed: int, budget: Budget = LITTLE, *, stop: bool = False) -> dict[Who, Coach]:
    """The coach on both sides, and a clock."""
    made: dict[Who, Coach] = {
        side: coach(game.name, name, Seeded(seed, side).randbelow, budget, lambda: stop) for side in SIDES
    }
    return {**made, CLOCK: clock(game.name)}


def match(game: Game[Any], seed: int, sides: dict[Who, Coach], trial: int = 0) -> Iterator[Ply[Any]]:
    """A whole match, through `play`, which refuses illegal answers."""
    return play(game, game.start(game.read_setup(setup(game.name, trial))), sides, Seeded(seed))


def ends(game: Game[Any], moments: Iterator[Ply[Any]]) -> bool:
    *_, last = moments
    return game.request(last.state) is None


@every_coach
def test_matches_of_all_kinds_are_played_by_the_rules(game, name):
    first = TRIALS * EVERY.index((game, name))
    for trial in range(first, first + TRIALS):
        assert ends(game, match(game, trial, coaches(game, name, trial), trial))


@every_coach
def test_a_millisecond_is_enough_for_an_answer(game, name):
    assert ends(game, match(game, 2, coaches(game, name, 2, Budget(seconds=0.001))))


@every_coach
def test_the_same_seed_plays_the_same_match(game, name):
    one, again = (list(islice(match(game, 5, coaches(game, name, 5)), 250)) for _ in range(2))
    assert one == again


@every_coach
def test_a_coach_in_a_hurry_answers_at_once(game, name):
    """Told to stop at once, it searches no position, whatever its budget."""
    worst = 0.0

    class Watched:
        def __init__(self, coach: Coach) -> None:
            self.coach = coach

        def choose(self, view: Any, request: Choose) -> Any:
            nonlocal worst
            start = thread_time()
            answer = self.coach.choose(view, request)
            worst = max(worst, thread_time() - start)
            return answer

    sides = coaches(game, name, 3, Budget(nodes=10**9), stop=True)
    watched: dict[Who, Coach] = {side: Watched(coach) for side, coach in sides.items()}
    assert ends(game, match(game, 3, watched))
    assert worst < 0.5


@every_coach
def test_answers_follow_from_the_view_alone(game, name):
    """Two copies of a coach see the same match, one with the other side's hidden cards redealt each time."""
    seeing, blind = coaches(game, name, 4), coaches(game, name, 4)
    randbelow = Seeded(4, "dealing").randbelow
    state = game.start(game.read_setup(setup(game.name, 0)))
    for moment in islice(play(game, state, seeing, Seeded(4)), 300):
        if (side := _asked(moment)) is not None:
            other = REDEALT[game.name](state, side, randbelow)
            view, asked = game.view(other, side), game.request(other)
            assert view == game.view(state, side)
            assert isinstance(asked, Choose)
            assert blind[side].choose(view, asked) == moment.answer
        state = moment.state


@of(LOOKING_AHEAD)
def test_advice_is_legal_and_sorted_and_begins_with_the_answer(game, name):
    """A copy of each coach follows along and is asked for advice now and then."""
    sides, copies = coaches(game, name, 6), coaches(game, name, 6)
    state, asked = game.start(game.read_setup(setup(game.name, 0))), 0
    for moment in islice(play(game, state, sides, Seeded(6)), 200):
        side, request = _asked(moment), moment.request
        if side is not None and isinstance(request, Choose):
            asked += 1
            view, adviser = game.view(state, side), copies[side]
            assert isinstance(adviser, Adviser)
            if asked % 7:
                assert adviser.choose(view, request) == moment.answer
            else:
                _check_advice(game, adviser.advise(view, request), request, moment.answer)
        state = moment.state
    assert asked > 30


def _check_advice(game: Game[Any], thoughts: tuple[RankedAnswer, ...], request: Choose, answer: Any) -> None:
    values = [thought.value for thought in thoughts]
    assert 1 <= len(thoughts) <= SHOWN
    assert thoughts[0].answer == answer
    assert all(thought.answer in request for thought in thoughts)
    assert len({game.format_answer(thought.answer) for thought in thoughts}) == len(thoughts)
    assert values == sorted(values, reverse=True)
    assert 0 <= values[-1] <= values[0] <= 1
    assert all(thought.why.key.startswith("why-") for thought in thoughts)


@every_game
def test_the_winning_chance_is_a_probability_for_every_viewer_and_settles_in_the_end(game):
    sides = coaches(game, "steady", 8)
    state = game.start(game.read_setup(setup(game.name, 0)))
    for moment in match(game, 8, sides):
        state = moment.state
        for side in SIDES:
            told = win_draw_loss(game.name, game.view(state, side))
            assert min(told.home, told.draw, told.away) >= 0
            assert told.home + told.draw + told.away == pytest.approx(1)
    result = game.result(state)
    assert {HOME: told.home, AWAY: told.away, None: told.draw}[result.winner] > 0.9


@every_game
def test_the_long_form_tries_everybody(game):
    assert {name for one, name in EVERY if one is game} <= set(everyone(game.name))
    assert CLOCKS.keys() == GAMES.keys()


def _asked(moment: Ply[Any]) -> Side | None:
    """The side that decided, if one did."""
    if isinstance(moment.request, Choose) and moment.request.side != CLOCK:
        return HOME if moment.request.side == HOME else AWAY
    return None
