"""How a matter may end that dice decide: in a word, in a sentence, and what follows."""

from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from touchline.counter_attack import events, game
from touchline.counter_attack.model import NOBODY, OFF, Player, State
from touchline.counter_attack.outcomes import Kind, Outcome
from touchline.counter_attack.pitch import BOX, Board, goal_distance
from touchline.counter_attack.rules.dice import STAR
from touchline.counter_attack.step import awaited
from touchline.i18n.counter_attack.names import message, person, row, yes
from touchline.i18n.message import Message
from touchline.kernel import Roll, Side

_HAS_IT: Final = ("arrives", "header", "controls", "holds", "keeps", "won")
_CARDS: Final = ("escapes", "stopped", "sent_off")


class Ending(NamedTuple):
    """An end as shown: its meaning for the side that decides, and its chance."""

    word: Message  # one or two words, for a bar or a button
    said: Message
    detail: Message | None  # what follows
    kind: Kind
    chance: Fraction
    player: Player  # whose doing it is, nobody if that may be several
    board: Board  # where a player may be put then


def ending(outcome: Outcome, side: Side) -> Ending:
    """An outcome as shown to the side that decides."""
    what, mine = outcome.end.what, yes(outcome.end.side == side)
    word, said = message("ca-outcome-word", what=what, mine=mine), message("ca-outcome", what=what, mine=mine)
    detail = _detail(outcome, mine)
    return Ending(word, said, detail, outcome.kind, outcome.chance, outcome.end.player, outcome.board)


def _detail(outcome: Outcome, mine: str) -> Message | None:
    """What follows an outcome, where there is something to be told."""
    what, _, player, rival = outcome.end
    state = outcome.state
    if what == "foul":
        return row(_foul(state, rival))
    if what == "saved" or player == NOBODY:
        return None
    who = person(player, state)
    if what in _HAS_IT:
        return message("ca-detail-has-it", who=who, mine=mine)
    if what in _CARDS:
        return message("ca-detail-card", card="red" if state.hexes[player] == OFF else "yellow")
    match what:
        case "loose":
            return message("ca-detail-loose", who=who)
        case "past":
            return message("ca-detail-past", who=who)
        case "blocked" | "deflected":
            return message("ca-detail-off", who=who)
        case "off_target":
            return message("ca-detail-goal-kick")
    return None


def _foul(state: State, fouled: Player) -> Iterator[Message]:
    """Where the ball would be placed, and for which faces a card is shown."""
    hex = state.hexes[fouled]
    yield message("ca-detail-foul", penalty=yes(bool(BOX[state.goal] >> hex & 1)), away=goal_distance(hex, state.goal))
    request = game.request(state)
    if not isinstance(request, Roll) or not awaited(state).traits.aftermath:
        return
    cards: dict[str, set[int]] = {}
    for dice, _ in request.outcomes():
        for event in game.step(state, dice)[1]:
            if isinstance(event, events.Booked):
                cards.setdefault("yellow" if event.card == "yellow" else "red", set()).add(*dice)
    for card, faces in cards.items():
        yield message("ca-detail-card-on", card=card, faces=said_faces(faces))


def said_faces(found: Collection[int]) -> Message:
    """Some faces of a die; a star counts as 6 or more, and is named only alone."""
    faces = sorted(found)
    if STAR in faces and len(faces) > 1:
        faces.remove(STAR)
    if len(faces) > 2 and faces[-1] - faces[0] + 1 == len(faces):
        return message("ca-faces-between", first=faces[0], last=faces[-1])
    either = message("ca-die", die="star" if faces[0] == STAR else faces[0])
    for face in faces[1:]:
        either = message("ca-faces-or", either=either, face=face)
    return either
