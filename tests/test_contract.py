"""The contract of every game: a new game is tested by being listed."""

from collections import Counter
from collections.abc import Sized
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.matches import PLAYED, REDEALT, SHORT, AtRandom, moments, random_options
from touchline.games import GAMES
from touchline.kernel import (
    SIDES,
    Action,
    Choose,
    DiceFrom,
    Draw,
    Game,
    Header,
    IllegalAnswer,
    MatchOver,
    Recorder,
    Refusal,
    Roll,
    Seeded,
    play,
    verify,
)

every_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
seeds = st.integers(min_value=0, max_value=10**9)
SPREAD = 40  # how many answers of a large request are tried
MANY = 3000  # results of a draw beyond which they are not added up
LARGEST_LEN = 2**31 - 1  # of a machine of 32 bits, such as WebAssembly
OFTEN = 4  # how many times a match a kind of request is tried at length


def test_every_game_is_played_here():
    assert {game.name: game for game in PLAYED} == GAMES


def any_setup(game: Game[Any], seed: int) -> Any:
    """A short match with default options for even seeds; random options for odd ones."""
    if seed % 2 == 0:
        return game.read_setup({"options": SHORT[game.name]})
    return game.read_setup({"options": random_options(game, Seeded(seed, "options").randbelow)})


def kind_of(request: Any, state: Any) -> tuple[Any, ...]:
    """The shape of a request: the waiting frames, the rule, the groups of answers."""
    kinds = tuple(group.kind for group in request.groups) if isinstance(request, Choose) else ()
    return tuple(type(frame) for frame in state.stack[-2:]), request.rule, kinds


@every_game
@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_offered_answers_are_taken_and_others_refused(game, seed):
    state = game.start(any_setup(game, seed))
    elsewhere: dict[Any, None] = {(7,): None, (1, 2, 3): None, (99,) * 6: None, "nonsense": None, None: None}
    tried = Counter[Any]()
    for moment in moments(game, seed, any_setup(game, seed)):
        request, before = moment.request, game.codec.to_json(state)
        if isinstance(request, Choose):
            assert request.count > 0
            assert request.count == sum(group.count for group in request.groups)
            assert all(len(group) == group.count <= LARGEST_LEN for group in request.groups if isinstance(group, Sized))
        tried[kind := kind_of(request, state)] += 1
        if tried[kind] > OFTEN:
            state = moment.state
            continue
        if isinstance(request, Choose):
            share = max(1, SPREAD // len(request.groups))
            for group in request.groups:
                for at in sorted({*range(0, group.count, max(1, group.count // share)), group.count - 1}):
                    assert group[at] in request
                    game.apply(state, group[at])
        else:
            offered = [outcome for _, outcome in zip(range(SPREAD), request.outcomes(), strict=False)]
            for answer, _ in offered:
                game.apply(state, answer)
        for answer in elsewhere:
            if answer not in request:
                with pytest.raises(IllegalAnswer) as refusal:
                    game.apply(state, answer)
                assert refusal.value.rule
                assert refusal.value.offered in str(refusal.value)
        assert game.codec.to_json(state) == before
        if len(elsewhere) < 60:
            elsewhere[moment.answer] = None
        state = moment.state
    with pytest.raises(MatchOver):
        game.apply(state, (1,))


@every_game
def test_an_answer_of_another_kind_is_refused_with_the_expected_kind(game):
    setup, decision, told = any_setup(game, 0), None, Counter[str]()
    state = game.start(setup)
    for moment in moments(game, 0, setup):
        request = moment.request
        if isinstance(request, Choose):
            decision = moment.answer
            assert game.explain(state, (1, 2)) == Refusal(request.rule, "decision-expected")
            told["choose"] += 1
        elif decision is not None:
            expected, count = ("draw", request.count) if isinstance(request, Draw) else ("dice", len(request.hands))
            refusal = game.explain(state, decision)
            assert (refusal.rule, refusal.id) == (request.rule, f"{expected}-expected")
            assert (refusal.facts["count"], refusal.facts["came"]) == (count, "decision")
            told[expected if count > 1 or expected == "draw" else "one die"] += 1
        state = moment.state
    assert told.keys() >= {"choose", "draw", "one die"}


@every_game
@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_states_survive_being_written(game, seed):
    codec = game.codec
    for moment in moments(game, seed, any_setup(game, seed)):
        state = moment.state
        for back in (codec.of_json(codec.to_json(state)), codec.unpack(codec.pack(state))):
            assert back == state
            assert hash(back) == hash(state)
            assert codec.digest(back) == codec.digest(state)
            assert game.request(back) == game.request(state)


@every_game
@settings(max_examples=8, deadline=None)
@given(seed=seeds)
def test_the_same_answers_give_the_same_match(game, seed):
    setup = any_setup(game, seed)
    state = game.start(setup)
    for moment in moments(game, seed, setup):
        assert game.request(state) == moment.request
        after = game.apply(state, moment.answer)
        assert after == game.step(state, moment.answer) == (moment.state, moment.events)
        state = after[0]
    assert game.request(state) is None


@every_game
@settings(max_examples=6, deadline=None)
@given(seed=seeds)
def test_chances_sum_to_one(game, seed):
    seen: set[Any] = set()
    for moment in moments(game, seed, any_setup(game, seed)):
        request = moment.request
        if isinstance(request, (Roll, Draw)) and request not in seen:
            seen.add(request)
            outcomes = list(islice(request.outcomes(), MANY))
            if len(outcomes) == MANY:
                continue
            assert sum(chance for _, chance in outcomes) == 1
            assert len({answer for answer, _ in outcomes}) == len(outcomes)
            assert all(answer in request for answer, _ in outcomes[:SPREAD])
    assert seen


@every_game
@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_views_leak_nothing(game, seed):
    randbelow = Seeded(seed, "deal").randbelow
    for moment in moments(game, seed, any_setup(game, seed)):
        for side in SIDES:
            hidden = REDEALT[game.name](moment.state, side, randbelow)
            assert game.view(hidden, side) == game.view(moment.state, side)


@every_game
@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_rules_are_named_everywhere(game, seed):
    for moment in moments(game, seed, any_setup(game, seed)):
        assert moment.request.rule
        assert all(event.rule for event in moment.events)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_random_match_is_proved_from_its_record(game, seed):
    setup = any_setup(game, seed)
    recorder: Recorder[Any] = Recorder(
        game, Header.of(game, setup, DiceFrom("seeded", str(seed)), {"home": "random", "away": "random"}, "test")
    )
    coach = AtRandom(Seeded(seed, "coach").randbelow)
    text = recorder.header()
    state = game.start(setup)
    for moment in play(game, state, {"home": coach, "away": coach, "clock": coach}, Seeded(str(seed))):
        text += recorder.moment(moment)
        state = moment.state
    text += recorder.end(state)
    reading = verify(text.encode().splitlines(keepends=True), GAMES)
    assert reading.closed == "end"
    assert reading.state == state
    assert reading.header.setup == game.write_setup(setup)


@every_game
@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_answers_and_positions_survive_as_text(game, seed):
    setup, written = any_setup(game, seed), Counter[Any]()
    for moment in moments(game, seed, setup):
        if isinstance(moment.answer, Action):
            assert game.parse_answer(game.format_answer(moment.answer)) == moment.answer
        written[kind := tuple(map(type, moment.state.stack))] += 1
        if written[kind] > 2 * OFTEN:
            continue
        assert game.parse_position(setup, game.describe(moment.state)) == moment.state
        assert game.parse_position(setup, game.format_position(moment.state)) == moment.state
