"""Questions in the second person with their explanation, and the other side's message."""

from touchline.counter_attack.model import NOBODY, State
from touchline.counter_attack.notation import format_hex as at
from touchline.counter_attack.rules.movement import LIMITS
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Moves
from touchline.i18n.counter_attack.facts import about, has
from touchline.i18n.counter_attack.names import message, person
from touchline.i18n.message import Message
from touchline.kernel import CLOCK, Choose

Question = tuple[Message, Message | None]
"""A question and its explanation."""


def question(state: State, request: Choose) -> Question:
    """The question of a request; the place of the ball if it has no explanation."""
    frame = awaited(state)
    asked = about("ask", frame, state)
    if has(why := f"{asked.key}-why"):
        return asked, Message(why, asked.args)
    return asked, ball(state) if frame.traits.tells_ball else None


def waiting(state: State, request: Choose) -> Message:
    """The message of the side that waits."""
    assert request.side != CLOCK
    team, phase = state.setup.name(request.side), state.movement
    match awaited(state).traits.waiting:
        case "moving" if phase:
            return message("ca-wait-moving", team=team, moves=phase.moves, limit=LIMITS[phase.step])
        case "picking":
            return message("ca-wait-picking", team=team)
        case "placing":
            return message("ca-wait-placing", team=team)
        case "calling":
            return message("ca-wait-calling", team=team)
    if any(isinstance(group, Moves) for group in request.groups):
        return message("ca-wait-may-move", team=team)
    return message("ca-wait-deciding", team=team)


def ball(state: State) -> Message:
    """The ball's player and place, in a sentence."""
    if state.carrier != NOBODY:
        return message("ca-ball-carried", who=person(state.carrier, state), hex=at(state.ball))
    return message("ca-ball-free", hex=at(state.ball))
