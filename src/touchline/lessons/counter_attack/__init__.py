"""The vocabulary of Counter Attack's lesson."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from touchline.counter_attack.model import (
    NOBODY,
    OFF,
    Call,
    Move,
    Pass,
    Player,
    Shoot,
    State,
    Word,
    each,
    shirt,
    side_of,
)
from touchline.counter_attack.notation import parse_hex
from touchline.counter_attack.outcomes import goal_chance, prospect
from touchline.counter_attack.pitch import GOAL, PITCH, bits, board_of, distance, neighbours, reach
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import movement, tackles
from touchline.counter_attack.targets import Moves, Passes, Shots
from touchline.i18n import counter_attack as i18n
from touchline.kernel import BadNotation, Choose, Event, Facts, Side
from touchline.lessons.part import Condition, LessonPart, Look

_WHO: Final = ("player", "keeper", "by", "winner")
"""The fields of an event that name whose it is."""


def side(event: Event) -> Side | None:
    """The side that an event is of."""
    told = getattr(event, "side", None)
    if told is not None:
        return told  # type: ignore[no-any-return]
    for field in _WHO:
        player = getattr(event, field, None)
        if type(player) is int and player != NOBODY:
            return side_of(player)
    return None


# Conditions


def _attacking(look: Look) -> bool:
    state: State = look.state
    return state.attack == look.side and state.carrier != NOBODY


def _defending(look: Look) -> bool:
    state: State = look.state
    return state.attack != look.side


def _moving(look: Look, step: str) -> bool:
    """Whether a Movement Phase is in this step."""
    state: State = look.state
    return state.movement is not None and state.movement.step == int(step)


def _moved_carrier(look: Look) -> bool:
    return isinstance(look.answer, Move) and look.by == look.side and look.answer.player == look.before.carrier


def _carrier_can_move(look: Look) -> bool:
    return any(group.player == look.state.carrier for group in _groups(look, Moves))


def _calling(look: Look) -> bool:
    """Whether the learner calls the next action, with passes among the calls."""
    return look.asked and bool(_groups(look, Passes)) and type(look.state.stack[-1]).__name__ == "ActionChoice"


def _received(look: Look) -> bool:
    """Whether a pass has just reached a teammate, and the learner calls what follows."""
    top = look.state.stack[-1] if look.state.stack else None
    return look.asked and getattr(top, "after", "") in ("standard", "short", "first_time", "long", "headed", "aos")


def _in_range(look: Look) -> bool:
    """Whether a shot or a snapshot is on."""
    if not look.asked:
        return False
    return bool(_groups(look, Shots)) or _call(look, "snapshot") is not None


def _closed_down(look: Look) -> bool:
    """Whether the learner has just brought somebody beside the carrier."""
    state: State = look.state
    if not isinstance(look.answer, Move) or look.by != look.side or state.carrier == NOBODY:
        return False
    return bool(neighbours(state.ball) >> state.hexes[look.answer.player] & 1)


def _cut_out(look: Look) -> bool:
    """Whether a pass of the learner was cut out."""
    return any(
        type(event).__name__ == "BallWon" and getattr(event, "how", "") == "interception" and side(event) != look.side
        for event in look.events
    )


def _actions(look: Look, least: str) -> bool:
    return bool(look.state.actions >= int(least))


def _restart(look: Look, name: str) -> bool:
    return any(getattr(event, "restart", "") == name for event in look.events)


def _groups(look: Look, kind: type[Any]) -> list[Any]:
    request = look.request
    return [group for group in request.groups if isinstance(group, kind)] if isinstance(request, Choose) else []


CONDITIONS: Final[Mapping[str, Condition]] = {
    "attacking": _attacking,
    "defending": _defending,
    "moving": _moving,
    "moved-carrier": _moved_carrier,
    "carrier-can-move": _carrier_can_move,
    "calling": _calling,
    "received": _received,
    "in-range": _in_range,
    "closed-down": _closed_down,
    "cut-out": _cut_out,
    "actions": _actions,
    "restart": _restart,
}

# Facts


def _usual(look: Look) -> Facts:
    state: State = look.state
    carrier = state.carrier if state.carrier != NOBODY else state.touched
    return {
        "us": state.setup.name(look.side),
        "them": state.setup.name("away" if look.side == "home" else "home"),
        "name": _surname(state, carrier),
        "shirt": shirt(carrier) if carrier != NOBODY else 0,
    }


def _surname(state: State, player: Player) -> str:
    return state.card(player).name.partition(" ")[2] or state.card(player).name if player != NOBODY else ""


def _pass(look: Look) -> Facts:
    """The pass that was previewed: its chance, who may cut it out, and a safer one."""
    state: State = look.state
    found = {play.hex: chance for play, chance in _passes(look)}
    target = _previewed(look)
    if target not in found and found:
        target = max(found, key=lambda hex: (distance(state.ball, hex), hex))
    told = i18n.odds(state, Pass("standard", target)) if target in found else None
    rolls = [roll.player for roll in told.rolls] if told else []
    against = [player for player in dict.fromkeys(rolls) if player != NOBODY and side_of(player) != look.side]
    rivals = tuple(map(PlayerRef, against))
    chance = found.get(target, 0.0)
    safer = [hex for hex in found if found[hex] > chance]
    best = min(safer, key=lambda hex: (_to_goal(state, hex), hex), default=OFF)
    return {
        "chance": _percent(chance),
        "rivals": rivals[:2],
        "rolling": len(rivals),
        "safer": bool(safer),
        "other": PlayerRef(state.at(best)) if safer else "",
    }


def _previewed(look: Look) -> int:
    """The hex of the pass that the screen has shown."""
    words = look.screen.split()
    try:
        return parse_hex(words[-1], look.screen) if words[:1] == ["previewed"] else OFF
    except BadNotation:
        return OFF


def _passes(look: Look) -> Iterator[tuple[Pass, float]]:
    """Standard Passes to teammates, with the chance that each arrives."""
    state: State = look.state
    for group in _groups(look, Passes):
        if group.kind not in ("standard", "short"):
            continue
        for hex in bits(group.board & state.attackers):
            play = group.action(hex)
            if state.at(hex) != NOBODY and not state.is_keeper(state.at(hex)):
                told = prospect(state, play)
                yield play, float(told.good) if told else 1.0


def _tackle(look: Look) -> Facts:
    """The chances of the tackle that is offered."""
    state: State = look.state
    call = _tackle_now(look)
    told = prospect(state, call) if call is not None else None
    foul = sum(float(outcome.chance) for outcome in told.outcomes if outcome.kind == "foul") if told else 1 / 6
    return {"chance": _percent(float(told.good) if told else 0.0), "foul": _percent(foul)}


def _percent(chance: float) -> int:
    return round(100 * chance)


FACTS: Final[Mapping[str, Callable[[Look], Facts]]] = {"": _usual, "pass": _pass, "tackle": _tackle}

# Suggestions


def _run_on(look: Look) -> Move | None:
    """The carrier runs as far towards goal as nobody may try to take the ball."""
    state: State = look.state
    group = next((group for group in _groups(look, Moves) if group.player == state.carrier), None)
    if group is None:
        return None
    watched = board_of(
        hex for player in each(state.on(state.defenders)) for hex in bits(neighbours(state.hexes[player]))
    )
    used = getattr(state.stack[-1], "used", 0)
    left = movement.limit(state, state.carrier) - used
    board = reach(state.ball, left, state.occupied | watched) & PITCH or group.board
    return Move(group.player, min(bits(board), key=lambda hex: (_to_goal(state, hex), distance(state.ball, hex), hex)))


def _to_goal(state: State, hex: int) -> int:
    return min(distance(hex, goal) for goal in bits(GOAL[state.goal]))


def _end_step(look: Look) -> Call | None:
    return _call(look, "end", "stop")


def _call(look: Look, *words: Word) -> Call | None:
    """The first of some calls that is on offer."""
    request = look.request
    return next((call for call in map(Call, words) if request is not None and call in request), None)


def _safest_pass(look: Look) -> Pass | None:
    best = max(_passes(look), key=lambda one: (one[1], -_to_goal(look.state, one[0].hex)), default=None)
    return best[0] if best else None


def _forward_pass(look: Look) -> Pass | None:
    """A pass towards goal that mostly arrives."""
    state: State = look.state
    good = [play for play, chance in _passes(look) if chance > 1 / 2]
    return min(good, key=lambda play: _to_goal(state, play.hex), default=None) or _safest_pass(look)


def _close_down(look: Look) -> Move | None:
    """Somebody comes beside the carrier, from the front."""
    state: State = look.state
    if state.carrier == NOBODY:
        return None
    behind, beside = tackles.unseen(state), neighbours(state.ball)
    found = [
        (bool(behind >> hex & 1), -state.rating(group.player, "tackling"), group.player, hex)
        for group in _groups(look, Moves)
        if not state.is_keeper(group.player)
        for hex in bits(group.board & beside)
    ]
    return Move(min(found)[2], min(found)[3]) if found else None


def _tackle_now(look: Look) -> Call | None:
    return _call(look, "tackle", "dive")


def _best_shot(look: Look) -> Shoot | Call | None:
    state: State = look.state
    shots: list[Shoot] = [group.action(hex) for group in _groups(look, Shots) for hex in bits(group.board)]
    if not shots:
        return _call(look, "snapshot")
    return max(shots, key=lambda shot: (goal_chance(state, shot), shot.hex))


SUGGESTIONS: Final[Mapping[str, Callable[[Look], Any]]] = {
    "run-on": _run_on,
    "end-step": _end_step,
    "safest-pass": _safest_pass,
    "forward-pass": _forward_pass,
    "close-down": _close_down,
    "tackle": _tackle_now,
    "shoot": _best_shot,
}


class _Part:
    conditions, facts, suggestions = CONDITIONS, FACTS, SUGGESTIONS
    side = staticmethod(side)


PART: Final[LessonPart] = _Part()
