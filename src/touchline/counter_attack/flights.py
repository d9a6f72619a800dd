"""A ball on its way: the pass or shot that was called, and how the goalkeeper meets a shot."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from touchline.counter_attack import goalkeeping, paths
from touchline.counter_attack.model import Player, State
from touchline.counter_attack.pitch import PITCH, Board, Hex, disk
from touchline.counter_attack.rules import aerial, dice, high_pass, passing, shots
from touchline.counter_attack.step import Frame, awaited
from touchline.kernel import Odds, Step

_HEADED: Final = ("high", "kick", "throw_to_head")
"""The passes that players go up for where they come down."""


class Flight(NamedTuple):
    """A ball on its way, as it was called."""

    kind: str  # of the pass or shot
    player: Player  # who played it
    start: Hex
    target: Hex
    shot: bool = False
    lofted: bool = False
    accuracy: float | None = None  # the chance that it comes down there, if a die decides it

    @property
    def path(self) -> tuple[Hex, ...]:
        """The hexes on its way, the last one where it is aimed; in the air only that one."""
        return (self.target,) if self.lofted else paths.path(self.start, self.target)

    @property
    def zone(self) -> Board:
        """The hexes from which players go up for it where it comes down (HEAD-02)."""
        return disk(self.target, aerial.REACH) & PITCH if self.kind in _HEADED else 0


def flight(state: State) -> Flight | None:
    """The pass or shot that is on its way."""
    return next((found for step in reversed(state.stack) if (found := _of(step, state))), None)


def _of(step: Step, state: State) -> Flight | None:
    """What a step holds of a ball on its way."""
    if isinstance(step, Frame) and (aim := step.aim(state)):
        return Flight(aim.kind, aim.player, state.ball, aim.target, shot=True)
    match getattr(step, "shot", None) or getattr(step, "ball", None):
        case shots.Shot(kind=kind, player=player, start=start, target=target):
            return Flight(kind, player, start, target, shot=True)
        case passing.GroundPass(kind=kind, passer=player, start=start, target=target):
            return Flight(kind, player, start, target)
        case high_pass.LoftedPass(kind=kind, passer=player, start=start, target=target, accuracy=accuracy):
            needed = high_pass.needed(state, player, accuracy)
            return Flight(kind, player, start, target, lofted=True, accuracy=dice.passes(needed) if accuracy else None)
    return None


class Guard(NamedTuple):
    """How a goalkeeper meets a shot: from where, how far it can dive, where to, and what that costs."""

    keeper: Player
    hex: Hex
    reach: Board
    save_hex: Hex | None
    penalty: int = 0


def of_odds(tree: Odds) -> tuple[Flight, Guard | None] | None:
    """The shot that a tree of odds is about, and the goalkeeper once it has taken its free step."""
    found: tuple[Flight, Guard | None] | None = None
    for node in _nodes(tree):
        shot = flight(node.state)
        if shot and shot.shot:
            found = shot, guard(node.state, shot)
            if awaited(node.state).traits.saves:
                break
    return found


def guard(state: State, shot: Flight) -> Guard | None:
    """The goalkeeper against a shot; None if it is not on the pitch."""
    keeper = state.keeper(state.defence)
    place = state.hexes[keeper]
    if not place:
        return None
    meets = goalkeeping.save_hex(place, state.goal, paths.path_board(shot.start, shot.target))
    return Guard(keeper, place, goalkeeping.wall(place, state.goal), meets, awaited(state).save_penalty(state))


def _nodes(tree: Odds) -> Iterator[Odds]:
    """The rolls of a tree, level by level."""
    level = {id(tree): tree}
    while level:
        yield from (node for node in level.values() if node.branches)
        level = {id(branch.then): branch.then for node in level.values() for branch in node.branches}
