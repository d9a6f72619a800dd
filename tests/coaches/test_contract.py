"""What every coach must keep, whatever its game: a new coach passes by being listed."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.matches import REDEALT, SHORT, TIMED, random_options
from touchline.coaches import coach, names
from touchline.coaches.clocks import clock
from touchline.games import GAMES
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Coach, Game, Moment, Seeded, Side, Who, play

EVERY = [(GAMES[game], name) for game in GAMES for name in names(game)]
every_coach = pytest.mark.parametrize(("game", "name"), EVERY, ids=lambda value: getattr(value, "name", value))
seeds = st.integers(min_value=0, max_value=10**9)


def setup(game: Game[Any], seed: int) -> Any:
    """The usual options for even seeds, in a match that is not too long; any at all for odd ones."""
    if seed % 2 == 0:
        return game.read_setup({"options": SHORT[game.name]})
    return game.read_setup({"options": random_options(game, Seeded(seed, "options").below)})


def coaches(game: Game[Any], name: str, seed: int) -> dict[Who, Coach]:
    """The coach on both sides, and a clock."""
    made: dict[Who, Coach] = {side: coach(game.name, name, Seeded(seed, side).below) for side in SIDES}
    return {**made, CLOCK: clock(game.name)}


def match(game: Game[Any], name: str, seed: int, **options: Any) -> list[Moment[Any]]:
    start = game.start(game.read_setup({"options": options}) if options else setup(game, seed))
    return list(play(game, start, coaches(game, name, seed), Seeded(seed)))


@every_coach
@settings(max_examples=15, deadline=None)
@given(seed=seeds)
def test_whole_matches_are_played_by_the_rules(game, name, seed):
    # Every answer goes through `apply`, which refuses what is not offered.
    assert game.request(match(game, name, seed)[-1].state) is None


@every_coach
def test_timed_matches_are_played_by_the_rules(game, name):
    assert game.request(match(game, name, 1, clock=TIMED[game.name])[-1].state) is None


@every_coach
def test_the_same_seed_plays_the_same_match(game, name):
    assert match(game, name, 5) == match(game, name, 5)


@every_coach
@settings(max_examples=6, deadline=None)
@given(seed=seeds)
def test_answers_follow_from_the_view_alone(game, name, seed):
    """Two copies of a coach see the same match, one with the other side's hidden cards dealt anew each time."""
    seeing, blind = coaches(game, name, seed), coaches(game, name, seed)
    below = Seeded(seed, "dealing").below
    state = game.start(setup(game, seed))
    for moment in play(game, state, seeing, Seeded(seed)):
        request = moment.request
        if isinstance(request, Choose) and request.side != CLOCK:
            side: Side = HOME if request.side == HOME else AWAY
            other = REDEALT[game.name](state, side, below)
            view, asked = game.view(other, side), game.request(other)
            assert view == game.view(state, side)
            assert isinstance(asked, Choose)
            assert blind[side].choose(view, asked) == moment.answer
        state = moment.state
