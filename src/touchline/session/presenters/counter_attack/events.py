"""Events as a browser receives them: what an animation needs to know, and the sentence of the log."""

from typing import Final

from touchline.counter_attack import events, paths
from touchline.counter_attack.model import State
from touchline.counter_attack.pitch import BOARD, Hex
from touchline.i18n import counter_attack as i18n
from touchline.kernel import Event
from touchline.session.presenters.counter_attack import ways
from touchline.session.protocol.messages import EventMessage

_HIGHLIGHTS: Final = (
    events.GoalScored,
    events.SentOff,
    events.KickTaken,
    events.Cleared,
    events.MatchEnded,
    events.TieEnded,
)
_SILENT: Final = (events.Placed, events.StepBegan, events.PhaseEnded, events.LinedUp)
"""What the pitch shows anyway."""


def event_message(event: Event, state: State, line: int) -> EventMessage:
    """An event, given the state after it. `path` is the way of the player or the ball, as far as it is on the board."""
    path = _path(event, state)
    return EventMessage(
        event,
        None if isinstance(event, _SILENT) else i18n.event_message(event, state),
        isinstance(event, _HIGHLIGHTS),
        None if path is None else tuple(hex for hex in path if BOARD >> hex & 1),
        state.score if isinstance(event, events.GoalScored) else None,
        line,
    )


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
