"""The carrier: where it runs with the ball, when it shoots on the run, whom it puts the ball past."""

from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.scene import Scene, moves
from touchline.coaches.counter_attack.weighing import shooting
from touchline.coaches.counter_attack.worth import WORTH
from touchline.counter_attack.model import Call, Move, Nutmeg, Player
from touchline.counter_attack.pitch import (
    BOX,
    GOAL,
    PITCH,
    Board,
    Hex,
    around,
    bits,
    distance,
    goal_distance,
    nutmeg_exits,
    reach,
)
from touchline.counter_attack.rules import fouls, loose_ball, movement, nutmegs
from touchline.kernel import Choose

_PLACES: Final = 3  # in the box that are looked at to shoot from
_FAIR_NUTMEG: Final = 0.55  # how likely a nutmeg must come off,
_PAST: Final = 0.01  # and what it must gain
_FREE_KICK: Final = 23  # hexes from goal within which a free kick leads to a shot: a pass of 11, and a shot of 11
_WORTH_A_RUN: Final = 0.004


def run_on(scene: Scene, request: Choose, frame: movement.RunChoice) -> Any:
    """A step further, a snapshot, or enough."""
    left = movement.limit(scene.state, frame.carrier) - frame.used
    return carry(scene, request, frame.carrier, left) or Call("stop")


def carry(scene: Scene, request: Choose, carrier: Player, left: int) -> Move | Call | None:
    """The next step of the best run, or a snapshot; None if the carrier stands well."""
    state = scene.state
    steps = next((group.board for group in moves(request) if group.player == carrier), 0)
    if goal := steps & GOAL[scene.end]:
        return Move(carrier, next(bits(goal)))
    hex, value = _destination(scene, carrier, left) if steps else (state.ball, scene.holding(state.ball, 0))
    if Call("snapshot") in request:
        aim = finishing.best(state, carrier, state.ball, scene.guard, "snapshot")
        if shooting(aim.chance) > value:
            return Call("snapshot")
    if hex == state.ball:
        return None
    return Move(carrier, _towards(scene, steps, hex, left))


def step_towards(scene: Scene, request: Choose, carrier: Player, hex: Hex, left: int) -> Move | Call:
    """The next step of a run to a hex, with so many hexes left; enough when it is there, or cannot get there."""
    steps = next((group.board for group in moves(request) if group.player == carrier), 0)
    if not steps or not reach(scene.state.ball, left, scene.state.occupied) >> hex & 1:
        return Call("stop")
    return Move(carrier, _towards(scene, steps, hex, left))


def _destination(scene: Scene, carrier: Player, left: int) -> tuple[Hex, float]:
    """Where a run is best for what the defence will do next, and what that is worth."""
    state, within = scene.state, reach(scene.state.ball, left, scene.state.occupied)
    best, value = state.ball, scene.holding(state.ball, 0) + _WORTH_A_RUN
    for hex in bits(within):
        worth = scene.holding(hex, 0)
        if worth > value:
            best, value = hex, worth
    for hex in sorted(bits(within & BOX[scene.end]), key=WORTH[scene.end].__getitem__)[-_PLACES:]:
        worth = shooting(finishing.best(state, carrier, hex, scene.guard, "snapshot").chance)
        if worth > value:
            best, value = hex, worth
    return best, value


def _towards(scene: Scene, steps: Board, target: Hex, left: int) -> Hex:
    """The first step of the way to a hex, past no opponent that may steal the ball if that can be."""
    if steps >> target & 1:
        return target
    occupied, beside = scene.state.occupied, around(scene.theirs)
    ways = (
        hex
        for blocked in (occupied | beside & ~(1 << target), occupied)
        for hex in sorted(bits(steps & ~blocked), key=lambda hex: distance(hex, target))
        if reach(hex, left - 1, blocked) >> target & 1
    )
    return next(ways)


# Beating a man


def nutmeg(scene: Scene, request: Choose, frame: nutmegs.NutmegChoice) -> Any:
    """Only past a much weaker opponent, and towards goal."""
    return fair_nutmeg(scene, request) or Call("no")


def fair_nutmeg(scene: Scene, request: Choose) -> Nutmeg | None:
    """A nutmeg that is likely to come off and leads somewhere."""
    state = scene.state
    here = WORTH[scene.end][state.ball]
    for call in request.group("nutmeg"):
        chances = nutmegs.chances(state, call.player)
        behind = nutmeg_exits(state.ball, state.hexes[call.player]) & PITCH & ~state.occupied
        gain = max((WORTH[scene.end][hex] for hex in bits(behind)), default=0.0) - here
        if chances.lost + chances.low >= _FAIR_NUTMEG and gain >= _PAST:
            return Nutmeg(call.player)
    return None


def best_place(scene: Scene, request: Choose, frame: object) -> Any:
    """Where a player is put that has the ball: in the goal if it can, else where it keeps it best."""
    (group,) = moves(request)
    player = group.player
    if goal := group.board & GOAL[scene.end]:
        return Move(player, next(bits(goal)))

    def value(hex: Hex) -> float:
        return scene.holding(hex, 0)

    hex = max(bits(group.board), key=value)
    stays = Call("no")
    if stays in request and value(hex) <= value(scene.state.ball):
        return stays
    return Move(player, hex)


def foul(scene: Scene, request: Choose, frame: fouls.FoulChoice) -> Any:
    """Take what leads to a shot: a penalty, or a free kick from where a pass comes into range; else play on."""
    return Call("take it" if goal_distance(frame.hex, scene.end) <= _FREE_KICK else "play on")


def snapshot_offer(scene: Scene, request: Choose, frame: loose_ball.SnapshotOffer) -> Any:
    """Shoot at once, unless it is better to keep the ball."""
    state = scene.state
    aim = finishing.best(state, state.carrier, state.ball, scene.guard, "snapshot")
    return Call("snapshot" if shooting(aim.chance) > scene.holding(state.ball, 0) else "no")
