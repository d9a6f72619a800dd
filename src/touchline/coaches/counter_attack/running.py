"""The carrier: runs, shots on the run, nutmegs."""

from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context, moves
from touchline.coaches.counter_attack.evaluation import shooting
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
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

_PLACES: Final = 3  # hexes in the box considered for a shot
_FAIR_NUTMEG: Final = 0.55  # minimum chance of a nutmeg,
_PAST: Final = 0.01  # and minimum gain
_FREE_KICK: Final = 23  # range within which a free kick leads to a shot: a pass of 11 and a shot of 11
_WORTH_A_RUN: Final = 0.004


def run_on(context: Context, request: Choose, frame: movement.RunChoice) -> Any:
    """A further step, a snapshot, or stop."""
    left = movement.limit(context.state, frame.carrier) - frame.used
    return carry(context, request, frame.carrier, left) or Call("stop")


def carry(context: Context, request: Choose, carrier: Player, left: int) -> Move | Call | None:
    """The next step of the best run, or a snapshot; None to stay put."""
    state = context.state
    steps = next((group.board for group in moves(request) if group.player == carrier), 0)
    if goal := steps & GOAL[context.end]:
        return Move(carrier, next(bits(goal)))
    hex, value = _destination(context, carrier, left) if steps else (state.ball, context.holding(state.ball, 0))
    if Call("snapshot") in request:
        aim = finishing.best(state, carrier, state.ball, context.guard, "snapshot")
        if shooting(aim.chance) > value:
            return Call("snapshot")
    if hex == state.ball:
        return None
    return Move(carrier, _towards(context, steps, hex, left))


def step_towards(context: Context, request: Choose, carrier: Player, hex: Hex, left: int) -> Move | Call:
    """The next step of a run to a hex; stop when there, or if it is out of reach."""
    steps = next((group.board for group in moves(request) if group.player == carrier), 0)
    if not steps or not reach(context.state.ball, left, context.state.occupied) >> hex & 1:
        return Call("stop")
    return Move(carrier, _towards(context, steps, hex, left))


def _destination(context: Context, carrier: Player, left: int) -> tuple[Hex, float]:
    """The best destination of a run against the defence's reply, with its value."""
    state, within = context.state, reach(context.state.ball, left, context.state.occupied)
    best, value = state.ball, context.holding(state.ball, 0) + _WORTH_A_RUN
    for hex in bits(within):
        worth = context.holding(hex, 0)
        if worth > value:
            best, value = hex, worth
    for hex in sorted(bits(within & BOX[context.end]), key=HEX_VALUES[context.end].__getitem__)[-_PLACES:]:
        worth = shooting(finishing.best(state, carrier, hex, context.guard, "snapshot").chance)
        if worth > value:
            best, value = hex, worth
    return best, value


def _towards(context: Context, steps: Board, target: Hex, left: int) -> Hex:
    """The first step towards a hex, avoiding steals if possible."""
    if steps >> target & 1:
        return target
    occupied, beside = context.state.occupied, around(context.theirs)
    ways = (
        hex
        for blocked in (occupied | beside & ~(1 << target), occupied)
        for hex in sorted(bits(steps & ~blocked), key=lambda hex: distance(hex, target))
        if reach(hex, left - 1, blocked) >> target & 1
    )
    return next(ways)


# Beating a man


def nutmeg(context: Context, request: Choose, frame: nutmegs.NutmegChoice) -> Any:
    """Nutmeg only a much weaker opponent, towards goal."""
    return fair_nutmeg(context, request) or Call("no")


def fair_nutmeg(context: Context, request: Choose) -> Nutmeg | None:
    """A nutmeg that is likely to succeed and gains ground."""
    state = context.state
    here = HEX_VALUES[context.end][state.ball]
    for call in request.group("nutmeg"):
        chances = nutmegs.chances(state, call.player)
        behind = nutmeg_exits(state.ball, state.hexes[call.player]) & PITCH & ~state.occupied
        gain = max((HEX_VALUES[context.end][hex] for hex in bits(behind)), default=0.0) - here
        if chances.lost + chances.low >= _FAIR_NUTMEG and gain >= _PAST:
            return Nutmeg(call.player)
    return None


def best_place(context: Context, request: Choose, frame: object) -> Any:
    """The repositioning of a carrier: into the goal, or where it keeps the ball best."""
    (group,) = moves(request)
    player = group.player
    if goal := group.board & GOAL[context.end]:
        return Move(player, next(bits(goal)))

    def value(hex: Hex) -> float:
        return context.holding(hex, 0)

    hex = max(bits(group.board), key=value)
    stays = Call("no")
    if stays in request and value(hex) <= value(context.state.ball):
        return stays
    return Move(player, hex)


def foul(context: Context, request: Choose, frame: fouls.FoulChoice) -> Any:
    """Take a penalty or a free kick that leads to a shot; otherwise play on."""
    return Call("take it" if goal_distance(frame.hex, context.end) <= _FREE_KICK else "play on")


def snapshot_offer(context: Context, request: Choose, frame: loose_ball.SnapshotOffer) -> Any:
    """Shoot at once, unless keeping the ball is better."""
    state = context.state
    aim = finishing.best(state, state.carrier, state.ball, context.guard, "snapshot")
    return Call("snapshot" if shooting(aim.chance) > context.holding(state.ball, 0) else "no")
