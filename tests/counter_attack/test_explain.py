"""Refusals of every kind of answer, at every decision of open play in random matches."""

from collections.abc import Iterator
from itertools import islice
from typing import get_args

import pytest

from tests.counter_attack.test_properties import EDITIONS, any_position
from tests.support.matches import AtRandom
from touchline import rulebook
from touchline.counter_attack import game
from touchline.counter_attack.model import (
    Call,
    Form,
    Head,
    LineUp,
    Move,
    Name,
    Nutmeg,
    Pass,
    PassKind,
    Pick,
    Reckless,
    Shoot,
    State,
    Substitute,
    Word,
)
from touchline.counter_attack.pitch import BOARD, bits, hex_at
from touchline.counter_attack.rules import (
    final_thirds,
    first_time,
    fouls,
    high_pass,
    long_pass,
    loose_ball,
    movement,
    next_action,
    nutmegs,
    steals,
    tackles,
)
from touchline.kernel import AWAY, CLOCK, HOME, Action, Choose, Randbelow, Seeded, play

OPEN_PLAY = {
    module.__name__
    for module in (
        final_thirds, first_time, fouls, high_pass, long_pass, loose_ball, movement, next_action, nutmegs, steals,
        tackles,
    )
}  # fmt: skip
RULES = {rule.id for rule in rulebook.rules("counter-attack")}
HEXES = list(bits(BOARD))
NO_HEXES = (-1, 0, hex_at(0, 0) + 1_000, 5_000)  # outside the board
LOOKS = 12  # at each kind of decision


def any_answers(state: State, randbelow: Randbelow) -> Iterator[Action]:
    """Answers of every kind, sensible and not: players of both sides and none, hexes near, far and out of play."""
    players = (-1, state.carrier, randbelow(11), 11 + randbelow(11), 22)
    hexes = (
        *NO_HEXES,
        state.ball,
        state.ball + 1,
        *state.hexes[::7],
        *(HEXES[randbelow(len(HEXES))] for _ in range(4)),
    )
    yield from map(Call, get_args(Word))
    for player in players:
        yield from (Move(player, hex) for hex in hexes)
        yield from (Nutmeg(player), Reckless(player), Name((player,)), Substitute(player, 3))
    for hex in hexes:
        yield from (Pass(kind, hex) for kind in get_args(PassKind))
        yield from (Shoot(hex), Head(hex))
    yield from (Name(()), Pick(0), LineUp(()), Form("4-4-2"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_not_offered_is_refused_with_a_rule_and_a_reason(edition):
    randbelow = Seeded(edition, "answers").randbelow
    looked: dict[str, int] = {}
    for seed in range(60):
        state = any_position(seed, edition)
        coach = AtRandom(Seeded(seed, "coach").randbelow)
        for moment in islice(play(game, state, {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(seed)), 200):
            frame = state.stack[-1]
            kind = type(frame).__name__
            if (
                isinstance(moment.request, Choose)
                and type(frame).__module__ in OPEN_PLAY
                and looked.get(kind, 0) < LOOKS
            ):
                looked[kind] = looked.get(kind, 0) + 1
                for action in any_answers(state, randbelow):
                    refusal = game.explain(state, action)
                    assert (refusal is None) == (action in moment.request)
                    if refusal:
                        assert refusal.rule in RULES, f"{refusal} at {frame}"
                        assert refusal.id != "not-offered", f"{action} at {frame} wants a reason"
            state = moment.state
    book = {"StealChoice"} if edition != "living" else {"TestChoice"}
    assert looked.keys() >= {"ActionChoice", "StepChoice", "RunChoice", "TackleChoice", "HighPassMove", *book}
