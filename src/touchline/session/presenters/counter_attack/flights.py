"""A ball on its way as a browser draws it: its path or arc, and of a shot the goalkeeper and the hexes of the goal."""

from collections.abc import Iterator
from typing import Any

from touchline.counter_attack import flights, game
from touchline.counter_attack.model import State
from touchline.counter_attack.outcomes import Prospect, goal_chance
from touchline.counter_attack.pitch import BOARD, GOAL, bits
from touchline.counter_attack.targets import Targets
from touchline.i18n import counter_attack as i18n
from touchline.kernel import Choose, Side
from touchline.session.presenters.counter_attack import protocol as wire


def flight(ball: flights.Flight | None) -> wire.Flight | None:
    """A ball on its way."""
    if ball is None:
        return None
    return wire.Flight(
        player=ball.player,
        start=ball.start,
        target=ball.target,
        path=tuple(hex for hex in ball.path if BOARD >> hex & 1),
        shot=ball.shot,
        lofted=ball.lofted,
        zone=f"{ball.zone:x}" if ball.zone else "",
        accuracy=ball.accuracy,
    )


def guard(state: State, shot: flights.Flight, keeper: flights.Guard | None, found: Prospect) -> wire.Guard | None:
    """The goalkeeper against the shot that is reckoned."""
    if keeper is None:
        return None
    return wire.Guard(
        player=keeper.keeper,
        hex=keeper.hex,
        reach=f"{keeper.reach:x}" if keeper.reach else "",
        save_hex=keeper.save_hex,
        penalty=keeper.penalty,
        may=tuple(i18n.guard_may(state, shot, keeper, found)),
        rule={"penalty": "SETPIECE-28", "header": "HEAD-19"}.get(shot.kind, "SHOT-12"),
    )


def goals(state: State, answer: Any, side: Side, shot: flights.Flight | None) -> Iterator[wire.HexNote]:
    """The chances of the other side at goal after an answer: at each hex that it may aim at, or where it does."""
    if shot is None or state.attack == side:
        return
    after, _ = game.step(state, answer)
    request = game.request(after)
    aims = [group for group in request.groups if isinstance(group, Targets)] if isinstance(request, Choose) else []
    for group in aims:
        for hex in bits(group.board & GOAL[state.goal]):
            yield wire.HexNote(hex, float(goal_chance(after, group.action(hex))), "bad")
    if not aims:
        yield wire.HexNote(shot.target, float(goal_chance(state, answer)), "bad")
