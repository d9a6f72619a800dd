"""Set pieces in the positions of a match between two coaches, for tests of routines and of turns."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, cast

from touchline.coaches import coach
from touchline.coaches.counter_attack import routines
from touchline.coaches.registry import clock
from touchline.counter_attack import game
from touchline.counter_attack.events import Restart
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import State
from touchline.counter_attack.pitch import Hex, hex_at, to_xy
from touchline.counter_attack.rules import set_pieces
from touchline.kernel import CLOCK, SIDES, Choose, Coach, Seeded, Side, play, replace


@cache
def positions() -> tuple[State, ...]:
    """Positions of a match between two coaches, in which the attack is about to call."""
    state = game.start(game.read_setup({}))
    coaches: dict[Any, Coach] = {
        side: coach("counter-attack", "steady", Seeded("routines", side).randbelow) for side in SIDES
    }
    coaches[CLOCK] = clock("counter-attack")
    found = []
    for ply in play(game, state, coaches, Seeded("routines")):
        if state.stack and type(state.stack[-1]).__name__ == "ActionChoice":
            found.append(state)
        state = ply.state
    return tuple(found[:: len(found) // 10][:10])


def given(state: State, restart: Restart, hex: Hex | None = None) -> State:
    """The same players with a set piece for the attack, nobody on the benches, at a hex or near where the ball is."""
    end, (x, _) = state.goal, to_xy(state.ball)
    hexes = {
        "corner": hex_at(end * 18, 12),
        "throw_in": hex_at(x, -12),
        "goal_kick": hex_at(-end * 16, 0),
        "free_kick": hex_at(end * 8, 4),
        "penalty": hex_at(end * 14, 0),
    }
    match = Match(replace(state, bench=((), ())))
    set_pieces.give(match, "OUT-05", restart, state.attack, hexes[restart] if hex is None else hex)
    return match.settle()[0]


def thrown_in(state: State) -> Iterator[State]:
    """The first question of a throw-in to the attack, at both touchlines, near players and far off."""
    x, _ = to_xy(state.ball)
    for along, line in product((-6, 0, 6), (-12, 12)):
        found = given(state, "throw_in", hex_at(max(-16, min(16, x + along)), line))
        while not routines.is_prepared(found, to_move(found)):
            found, _ = game.step(found, next(iter(asked(found))))
        yield found


def begun(restart: Restart) -> Iterator[State]:
    """The first question of a set piece to the attack, in each position."""
    for state in positions():
        found = given(state, restart)
        while not routines.is_prepared(found, to_move(found)):
            found, _ = game.step(found, next(iter(asked(found))))
        yield found


def to_move(state: State) -> Side:
    """The side that is asked."""
    return cast(Side, asked(state).side)


def asked(state: State) -> Choose:
    """The question."""
    request = game.request(state)
    assert isinstance(request, Choose)
    return request
