"""Ways over the pitch: how a player gets from one hex to another."""

from typing import Final

from touchline.counter_attack.model import NOBODY, Player, State
from touchline.counter_attack.pitch import (
    GOAL,
    PITCH,
    Board,
    Hex,
    around,
    bits,
    displacement,
    neighbours,
)

GROUND: Final = ("standard", "first_time", "short", "quick_throw", "throw")
"""The passes that roll along the ground."""


def free_for(state: State, player: Player) -> Board:
    """The hexes that a player may cross: nobody else is there, nor a free ball, and a carrier may enter the goal."""
    taken = state.occupied & ~(1 << state.hexes[player])
    if state.carrier == NOBODY:
        taken |= 1 << state.ball
    open_goal = GOAL[state.goal] if player == state.carrier else 0
    return (PITCH | open_goal) & ~taken


def way(start: Hex, target: Hex, free: Board) -> tuple[Hex, ...]:
    """The hexes of a shortest way through free ones, the straightest of them; straight away if there is none."""
    if neighbours(start) >> target & 1:
        return (target,)
    reached = [1 << start]
    while not reached[-1] >> target & 1:
        wider = reached[-1] | around(reached[-1]) & free
        if wider == reached[-1]:
            return (target,)
        reached.append(wider)
    found = [target]
    for board in reached[-2:0:-1]:
        before = bits(neighbours(found[-1]) & board)
        found.append(min(before, key=lambda hex: _aside(start, target, hex)))
    return tuple(reversed(found))


def _aside(start: Hex, target: Hex, hex: Hex) -> int:
    """How far a hex lies from the straight line."""
    (dx, dy), (x, y) = displacement(target - start), displacement(hex - start)
    return abs(dx * y - dy * x)
