"""Answers as people call them: «Movement Phase», «Long pass: into the box»."""

from typing import Any

from touchline.counter_attack.model import Call, Head, Move, Nutmeg, Pass, Player, Shoot, State, Substitute
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.step import awaited
from touchline.i18n.counter_attack.calls import aim, call, choose, pass_call
from touchline.i18n.counter_attack.names import person
from touchline.i18n.counter_attack.places import to
from touchline.i18n.message import Arg, Message
from touchline.kernel import Side


def answered(answer: Any, state: State, side: Side) -> Message:
    """An answer of a side."""
    match answer:
        case Call(word=word):
            return call(word, awaited(state))[0]
        case Pass(kind=kind, hex=hex):
            return _aimed(pass_call(kind)[0], _target(hex, state, side))
        case Shoot():
            return aim("shoot")[0]
        case Head(hex=hex):
            return _aimed(aim("head")[0], _target(hex, state, side))
        case Move(player=player, hex=hex):
            return Message("idea-move", {"player": person(player, state), "to": to(hex, side, state)})
        case Nutmeg(player=player):
            return _aimed(choose("nutmeg"), person(player, state))
        case Substitute(player=player, card=card):
            name = state.setup.cards.player(card).name
            return Message("idea-change", {"player": person(player, state), "to": name})
    return Message("review-other-answer")


def _aimed(what: Message, target: Arg) -> Message:
    return Message("idea-aim", {"call": what, "to": target})


def _target(hex: Hex, state: State, side: Side) -> Arg:
    there: list[Player] = [player for player, place in enumerate(state.hexes) if place == hex]
    return person(there[0], state) if there else to(hex, side, state)
