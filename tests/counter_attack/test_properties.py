"""Random play from random legal positions, in every edition: invariants of each step, and refusals."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.football import position
from tests.support.football_invariants import holds
from tests.support.matches import AtRandom
from touchline.counter_attack import game
from touchline.counter_attack.model import Move, Pass, State, side_of
from touchline.counter_attack.pitch import BOARD, PITCH, bits, xz
from touchline.counter_attack.rules.next_action import ActionChoice
from touchline.counter_attack.targets import Moves, Passes
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Action, Choose, IllegalAnswer, Seeded, play

EDITIONS = ("core", "advanced", "living")
HEXES = list(bits(PITCH))
seeds = st.integers(min_value=0, max_value=10**9)


def any_position(seed: int, edition: str) -> State:
    """Twenty-two players anywhere, with any attributes, and the ball with one of them."""
    randbelow = Seeded(seed, "position").randbelow
    left = list(HEXES)
    places = [xz(left.pop(randbelow(len(left)))) for _ in range(22)]
    names = [f"{side}{number}" for side in "HA" for number in range(1, 12)]
    fields = {
        True: ("aerial", "dribbling", "pace", "resilience", "saving", "handling", "high_pass"),
        False: ("pace", "dribbling", "heading", "high_pass", "resilience", "shooting", "tackling"),
    }
    ratings = {name: {field: 1 + randbelow(6) for field in fields[name[1:] == "1"]} for name in names}
    return position(
        home={number: places[number - 1] for number in range(1, 12)},
        away={number: places[10 + number] for number in range(1, 12)},
        carrier=names[randbelow(22)],
        edition=edition,
        ratings=ratings,
        leniency=1 + randbelow(6),
        stack=(ActionChoice(("movement", "aos", "tackle", "standard")[randbelow(4)]),),
        right=SIDES[randbelow(2)],
    )


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=20, deadline=None)
@given(seed=seeds)
def test_random_play_keeps_every_invariant(edition, seed):
    state = any_position(seed, edition)
    coach = AtRandom(Seeded(seed, "coach").randbelow)
    for moment in islice(play(game, state, {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(seed)), 300):
        holds(state, moment)
        state = moment.state


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_every_offered_hex_is_taken_and_every_other_refused_with_a_reason(edition, seed):
    state = any_position(seed, edition)
    coach = AtRandom(Seeded(seed, "coach").randbelow)
    randbelow = Seeded(seed, "looked at").randbelow
    for moment in islice(play(game, state, {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(seed)), 120):
        if isinstance(moment.request, Choose) and randbelow(12) == 0:
            look_at_every_hex(state, moment.request, randbelow)
        state = moment.state


def look_at_every_hex(state: State, request: Choose, randbelow) -> None:
    for group in request.groups:
        every: list[Action]
        if isinstance(group, Moves):
            every = [Move(group.player, hex) for hex in bits(BOARD)]
        elif isinstance(group, Passes):
            every = [Pass(group.kind, hex) for hex in bits(BOARD)]
        else:
            continue
        offered = [action for action in every if action in group]
        assert offered == list(group)
        for action in offered[:: max(1, len(offered) // 5)]:
            game.apply(state, action)
        for action in every[randbelow(5) :: 5]:
            refusal = game.explain(state, action)
            assert (refusal is None) == (action in request)
            if refusal:
                assert refusal.rule
                assert refusal.id != "not-offered", f"{action} at {state.stack[-1]} wants a reason"
        refused = [action for action in every if action not in request]
        with pytest.raises(IllegalAnswer):
            game.apply(state, refused[randbelow(len(refused))])
        other = Move(next(each for each in range(22) if side_of(each) != request.side), HEXES[0])
        if other not in request:
            assert game.explain(state, other) is not None
