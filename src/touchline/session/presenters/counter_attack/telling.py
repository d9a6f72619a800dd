"""Events as a browser receives them: what an animation needs to know, and the sentence of the log."""

from typing import Any, Final

from touchline.counter_attack import events, paths
from touchline.counter_attack.model import NOBODY, State
from touchline.counter_attack.pitch import BOARD, Hex
from touchline.i18n import counter_attack as i18n
from touchline.kernel import Event
from touchline.session.presenters.counter_attack import ways
from touchline.session.protocol.messages import Told

_GREAT: Final = (
    events.GoalScored,
    events.SentOff,
    events.KickTaken,
    events.Cleared,
    events.MatchEnded,
    events.TieEnded,
)
_UNTOLD: Final = (events.Placed, events.StepBegan, events.PhaseEnded, events.LinedUp)
"""What the pitch shows anyway."""

_PLAYERS: Final = ("player", "rival", "winner", "receiver", "keeper", "by", "on")


def told(event: Event, state: State) -> Told:
    """An event, given the state after it.

    Its facts are its fields, players and hexes by number, nobody as null; `path` is the way of the player or the ball,
    without the hex that it begins on.
    """
    said = None if isinstance(event, _UNTOLD) else i18n.event_message(event, state)
    return Told(type(event).__name__, event.rule, _facts(event, state), said, isinstance(event, _GREAT))


def _facts(event: Event, state: State) -> dict[str, Any]:
    facts = {name: _fact(name, getattr(event, name)) for name in event.__struct_fields__ if name != "rule"}
    if (path := _path(event, state)) is not None:
        facts["path"] = [hex for hex in path if BOARD >> hex & 1]
    if isinstance(event, events.GoalScored):
        facts["score"] = list(state.score)
    return facts


def _fact(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    return None if name in _PLAYERS and value == NOBODY else value


def _path(event: Event, state: State) -> tuple[Hex, ...] | None:
    match event:
        case events.Moved(player=player, start=start, hex=hex):
            free = ways.free_for(state, player)
            return ways.way(start, hex, free | 1 << hex)
        case events.PassCalled(kind=kind, start=start, target=target):
            return paths.path(start, target) if kind in ways.GROUND else (target,)
        case events.ShotTaken(start=start, target=target):
            return paths.path(start, target)
        case events.Scattered(source=source, hex=hex):
            return paths.path(source, hex) if source != hex else ()
        case events.HeadedTo(hex=hex):
            return (hex,)
    return None
