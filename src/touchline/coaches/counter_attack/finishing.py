"""Shots: the chance of each, and the best place to aim at."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from touchline.coaches.counter_attack.chances import passes, scores
from touchline.counter_attack.goalkeeping import WALL, save_hex
from touchline.counter_attack.model import OFF, Player, State, each
from touchline.counter_attack.paths import header_targets, interceptors, path_board, shot_targets
from touchline.counter_attack.pitch import BOX, DIFFICULT, Board, Hex, bits, board_of, distance

_AFTER_SNAPSHOT_MOVE: Final = (0, 0, -1, -2)
_DEFLECTED_IN: Final = 0.2  # how often a shot goes in off a blocker, at once or soon after


class Guard(NamedTuple):
    """Who stands between a shooter and the goal: both sides' boards, each blocker's Tackling, the goalkeeper."""

    attackers: Board
    blockers: Mapping[Hex, int]
    keeper: Hex
    saving: int
    keeper_moved: bool = False


class Aim(NamedTuple):
    """The best target of a shot, with its chance."""

    chance: float
    hex: Hex


def guard(state: State) -> Guard:
    """The guard as it stands; a goalkeeper outside its box is a blocker like others."""
    keeper = state.keeper(state.defence)
    tackling = state.ratings("tackling")
    blockers = {state.hexes[player]: tackling[player] for player in each(state.on_pitch(state.defence))}
    place = state.hexes[keeper]
    if place and BOX[state.goal] >> place & 1:
        del blockers[place]
        return Guard(state.attackers, blockers, place, state.rating(keeper, "saving"))
    return Guard(state.attackers, blockers, OFF, 0)


def aims(state: State, start: Hex) -> Board:
    """The goal hexes that a shot from a hex may be aimed at."""
    return shot_targets(start, state.goal, box_unlimited=state.edition.shot_range_inside_box == "unlimited")


def best(state: State, shooter: Player, start: Hex, facing: Guard, *, snapshot: bool = False) -> Aim:
    """Where a shot from a hex has its best chance; none at all out of range."""
    base = _base(state, shooter, start, snapshot=snapshot)
    targets = bits(aims(state, start))
    return max((Aim(_chance(state, base, start, hex, facing), hex) for hex in targets), default=Aim(0.0, OFF))


def chance(state: State, shooter: Player, start: Hex, target: Hex, facing: Guard, *, snapshot: bool = False) -> float:
    """The chance of one shot."""
    return _chance(state, _base(state, shooter, start, snapshot=snapshot), start, target, facing)


def _base(state: State, shooter: Player, start: Hex, *, snapshot: bool) -> int:
    """The shooter's attribute with its modifiers (SHOT-03)."""
    cost = -(not BOX[state.goal] >> start & 1) - snapshot
    if DIFFICULT[state.goal] >> start & 1:
        cost += state.edition.difficult_angle
    cap = state.edition.shot_penalty_cap
    return state.rating(shooter, "shooting") + (cost if cap == "none" else max(-cap, cost))


def _chance(state: State, base: int, start: Hex, target: Hex, facing: Guard) -> float:
    """What comes through the blockers and beats the goalkeeper, or goes in off a blocker."""
    way, defenders = path_board(start, target), board_of(facing.blockers)
    ten_will_do = state.edition.block_success == "natural_or_ten"
    unblocked = 1.0
    for hex in bits(interceptors(start, target, facing.attackers, defenders) | way & defenders):
        needed = 5 if way >> hex & 1 else 6
        unblocked *= 1 - passes(min(needed, 10 - facing.blockers[hex]) if ten_will_do else needed)
    scored = _beats_keeper(state, base, way, facing, may_miss=state.edition.off_target_on_1)
    return unblocked * scored + (1 - unblocked) * _DEFLECTED_IN


def _beats_keeper(state: State, base: int, way: Board, facing: Guard, *, may_miss: bool) -> float:
    """The chance of a ball that nobody blocks, by what its player adds to the die (SHOT-11 to -18, HEAD-19)."""
    edition = state.edition
    save = save_hex(facing.keeper, state.goal, way) if facing.keeper else None
    if save is None:
        return 5 / 6 if may_miss else 1.0
    away = distance(facing.keeper, save)
    if facing.keeper_moved and edition.gk_snapshot_move_penalty:
        penalty = _AFTER_SNAPSHOT_MOVE[away]
    else:
        penalty = edition.gk_third_hex if away == WALL else 0
    return scores(base - facing.saving - penalty, may_miss=may_miss)


def best_header(state: State, player: Player, ball: Hex, facing: Guard) -> Aim:
    """Where a header at goal has its best chance, once the ball is won."""
    base = state.rating(player, "heading") + 1  # who wins the ball has rolled well
    missed = state.edition.header_shot_off_target
    targets = bits(header_targets(ball, state.goal))
    return max(
        (Aim(_beats_keeper(state, base, path_board(ball, hex), facing, may_miss=missed), hex) for hex in targets),
        default=Aim(0.0, OFF),
    )


def with_keeper(facing: Guard, hex: Hex, *, moved: bool = False) -> Guard:
    """The guard with the goalkeeper elsewhere."""
    return facing._replace(keeper=hex, keeper_moved=moved)


def with_blocker(facing: Guard, start: Hex, hex: Hex) -> Guard:
    """The guard with a blocker elsewhere."""
    blockers = {place: tackling for place, tackling in facing.blockers.items() if place != start}
    return facing._replace(blockers={**blockers, hex: facing.blockers[start]})
