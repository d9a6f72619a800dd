"""Facts of a step as message arguments; the step's class name is the key."""

import re
from functools import cache
from pkgutil import get_data
from typing import Final, Literal

from touchline.counter_attack.model import Player, State, label, shirt, side_of
from touchline.counter_attack.notation import format_hex
from touchline.counter_attack.refs import CallRef, CardRef, HexRef, PlayerRef, RestartRef, SideRef
from touchline.counter_attack.step import Frame
from touchline.i18n.counter_attack.names import message, person, restart, yes
from touchline.i18n.keys import kebab
from touchline.i18n.message import Arg, Message, Person
from touchline.kernel import Facts

_CATALOGUE: Final = "en/counter-attack.ftl"


@cache
def has(key: str) -> bool:
    """Whether a key has a message; every language has the same keys."""
    return key in _keys()


@cache
def _keys() -> frozenset[str]:
    text = get_data("touchline.i18n", _CATALOGUE)
    assert text is not None
    return frozenset(re.findall(r"^([a-z0-9-]+) =", text.decode(), re.MULTILINE))


def about(what: Literal["ask", "roll"], frame: Frame, state: State) -> Message:
    """The question or the roll of a step, as a message."""
    key = f"ca-{what}-{kebab(type(frame))}"
    if not has(key):
        raise TypeError(f"{type(frame).__name__} has no message")
    return Message(key, arguments(frame.facts(state), state))


def arguments(facts: Facts, state: State) -> dict[str, Arg]:
    """Facts as the arguments of a message."""
    return {name: shown(fact, state) for name, fact in facts.items()}


def shown(fact: object, state: State) -> Arg:
    """A fact as the argument of a message; a list stays a list."""
    return tuple([_one(each, state) for each in fact]) if isinstance(fact, tuple) else _one(fact, state)


def _one(fact: object, state: State) -> str | int | Person | Message:
    match fact:
        case PlayerRef(player):
            return _player(player, state)
        case HexRef(hex):
            return format_hex(hex)
        case SideRef(side):
            return state.setup.name(side)
        case CardRef(card):
            return _card(card, state)
        case CallRef(call):
            return message("refusal-call", call=call.replace(" ", "-"))
        case RestartRef(name):
            return restart(name)
        case bool():
            return yes(fact)
    assert isinstance(fact, (str, int)), f"{fact!r} cannot be shown"
    return fact


def _player(player: Player, state: State) -> Person:
    """A player by name, or by shirt before the line-up."""
    if 0 <= player < len(state.cards):
        return person(player, state)
    return Person(label(player), shirt(player), side_of(player))


def _card(number: int, state: State) -> str | int:
    """A card by name, or by number if the deck lacks it."""
    deck = state.setup.cards
    return deck.player(number).name if 0 <= number < len(deck.outfielders) + len(deck.goalkeepers) else number
