"""Shots: chances and best targets."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.goalkeeping import save_hex
from touchline.counter_attack.model import OFF, Player, State, each
from touchline.counter_attack.paths import header_targets, interceptors, path_board
from touchline.counter_attack.pitch import BOX, Board, End, Hex, bits, board_of, distance
from touchline.counter_attack.rules import dice, heading, shots

DEFLECTED_IN: Final = 0.2
"""The share of blocked or saved shots that still lead to a goal: a guess."""


Kind = Literal["shot", "snapshot", "free_kick"]


class Guard(NamedTuple):
    """The players between a shooter and the goal: both boards, blockers' Tackling, the goalkeeper."""

    attackers: Board
    blockers: Mapping[Hex, int]
    keeper: Hex
    saving: int
    keeper_moved: bool = False

    def saves(self, edition: Edition, own: End, way: Board) -> int | None:
        """What the goalkeeper adds to its die against a path; None if it cannot reach it."""
        place = save_hex(self.keeper, own, way) if self.keeper else None
        if place is None:
            return None
        away = distance(self.keeper, place)
        return self.saving + shots.save_penalty(edition, away, keeper_moved=self.keeper_moved)


class Aim(NamedTuple):
    """The best target of a shot, with its chance."""

    chance: float
    hex: Hex


def guard(state: State) -> Guard:
    """The current guard; a goalkeeper outside its box is a blocker."""
    keeper = state.keeper(state.defence)
    tackling = state.ratings("tackling")
    blockers = {state.hexes[player]: tackling[player] for player in each(state.on_pitch(state.defence))}
    place = state.hexes[keeper]
    if place and BOX[state.goal] >> place & 1:
        del blockers[place]
        return Guard(state.attackers, blockers, place, state.rating(keeper, "saving"))
    return Guard(state.attackers, blockers, OFF, 0)


def best(state: State, shooter: Player, start: Hex, facing: Guard, kind: Kind = "shot") -> Aim:
    """The best target of a shot from a hex; None if out of range."""
    base = _base(state, shooter, start, kind)
    targets = bits(shots.aims(state, start))
    return max((Aim(_chance(state, base, start, hex, facing, kind), hex) for hex in targets), default=Aim(0.0, OFF))


def chance(state: State, shooter: Player, start: Hex, target: Hex, facing: Guard, kind: Kind = "shot") -> float:
    """The chance of one shot."""
    return _chance(state, _base(state, shooter, start, kind), start, target, facing, kind)


def _base(state: State, shooter: Player, start: Hex, kind: Kind) -> int:
    return state.rating(shooter, "shooting") + shots.modifiers(state, start, snapshot=kind == "snapshot")


def _chance(state: State, base: int, start: Hex, target: Hex, facing: Guard, kind: Kind) -> float:
    """The chance to pass the blockers and beat the goalkeeper, or to go in off one of them."""
    edition, way, defenders = state.edition, path_board(start, target), board_of(facing.blockers)
    unblocked = 1.0
    for hex in bits(interceptors(start, target, facing.attackers, defenders) | way & defenders):
        needed = shots.to_block(edition, facing.blockers[hex], on_path=bool(way >> hex & 1))
        unblocked *= 1 - dice.passes(needed)
    saving = facing.saves(edition, state.goal, way)
    past = 1.0 if saving is not None else _undeflected(state, way, facing)
    if kind == "free_kick":
        return _free_kick(edition, base, saving, unblocked, past)
    through = unblocked * past
    return through * shots.scored(edition, base, saving) + (1 - through) * DEFLECTED_IN


def faced(state: State, shot: shots.Shot, facing: Guard) -> float:
    """The chance of a shot past the blockers."""
    saving = facing.saves(state.edition, state.goal, shot.way)
    past = 1.0 if saving is not None else _undeflected(state, shot.way, facing)
    return past * shots.scored(state.edition, shot.base, saving, shot.die) + (1 - past) * DEFLECTED_IN


def _undeflected(state: State, way: Board, facing: Guard) -> float:
    """The chance that a shot out of the goalkeeper's reach is not deflected."""
    if facing.keeper and shots.may_deflect(state.edition, facing.keeper, state.goal, way):
        return 1 - dice.passes(shots.to_deflect(facing.saving))
    return 1.0


def _free_kick(edition: Edition, base: int, saving: int | None, unblocked: float, past: float) -> float:
    """The chance of a free kick, whose die is rolled first: a high total cannot be blocked (SHOT-26)."""
    goals, faces, low = 0.0, dice.faces(edition), shots.misses(edition)
    for die in faces:
        free = 1.0 if base + min(6, die) >= shots.UNBLOCKED else unblocked
        scored = past * shots.scored(edition, base, saving, die) + (1 - past) * (die > low) * DEFLECTED_IN
        goals += free * scored + (1 - free) * DEFLECTED_IN
    return goals / len(faces)


def best_header(
    state: State, adds: int, ball: Hex, facing: Guard, *, rivals: tuple[int, ...] = (), die: int = 0
) -> Aim:
    """The best target of a header at goal, by what the player adds to its die.

    `rivals`: what its rivals add, if any; `die`: the one that beat them.
    """
    edition = state.edition

    def chance(target: Hex) -> float:
        saving = facing.saves(edition, state.goal, path_board(ball, target))
        if die:
            return shots.scored(edition, adds, saving, die, header=True)
        return heading.scored(edition, adds, rivals, saving)

    return max((Aim(chance(hex), hex) for hex in bits(header_targets(ball, state.goal))), default=Aim(0.0, OFF))


def without_keeper(facing: Guard) -> Guard:
    """The guard without a goalkeeper beaten in the air (HEAD-18)."""
    return facing._replace(keeper=OFF)


def with_keeper(facing: Guard, hex: Hex, *, moved: bool = False) -> Guard:
    """The guard with the goalkeeper elsewhere."""
    return facing._replace(keeper=hex, keeper_moved=moved)


def with_blocker(facing: Guard, start: Hex, hex: Hex) -> Guard:
    """The guard with a blocker elsewhere."""
    blockers = {place: tackling for place, tackling in facing.blockers.items() if place != start}
    return facing._replace(blockers={**blockers, hex: facing.blockers[start]})
