"""Set pieces of Counter Attack for tests: a restart in a position, and the way to its decisions."""

import pytest

from tests.support.football import Place, answer, player
from touchline.counter_attack import game
from touchline.counter_attack.events import Restart
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Call, Move, Name, Pass, PassKind, State
from touchline.counter_attack.pitch import bits, hex_at, xz
from touchline.counter_attack.rules import set_pieces
from touchline.counter_attack.targets import Targets
from touchline.kernel import HOME, Choose, Event, IllegalAnswer, Side, Step, replace


def given(state: State, restart: Restart, hex: Place, side: Side = HOME) -> tuple[State, tuple[Event, ...]]:
    """A restart of a side on a hex; the benches are empty, so no substitution is offered."""
    match = Match(replace(state, bench=((), ())))
    set_pieces.give(match, "OUT-05", restart, side, hex_at(*hex))
    return match.settle()


def up_to(state: State, kind: type[Step]) -> State:
    """Declines every decision until a frame of a kind is on top."""
    while not isinstance(state.stack[-1], kind):
        request = asked(state)
        *_, last = request.groups
        assert isinstance(last[0], Call), request.summary()
        state, _ = answer(state, last[0])
    return state


def asked(state: State) -> Choose:
    """The waiting decision."""
    request = game.request(state)
    assert isinstance(request, Choose)
    return request


def hexes(state: State, kind: str) -> set[Place]:
    """The hexes of a group of answers."""
    group = asked(state).group(kind)
    return {xz(hex) for hex in bits(group.board)} if isinstance(group, Targets) else set()


def why_not(state: State, action: object) -> tuple[str, str]:
    """The rule and reason of a refusal."""
    with pytest.raises(IllegalAnswer):
        game.apply(state, action)
    refusal = game.explain(state, action)
    assert refusal is not None
    return refusal.rule, refusal.reason


def put(name: str, hex: Place) -> Move:
    """A player goes to a hex."""
    return Move(player(name), hex_at(*hex))


def named(name: str) -> Name:
    """A player is named."""
    return Name((player(name),))


def passed(kind: PassKind, hex: Place) -> Pass:
    """A pass to a hex."""
    return Pass(kind, hex_at(*hex))
