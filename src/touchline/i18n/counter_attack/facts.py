"""Facts of a step as the arguments of its messages; the key of a message comes from the name of the step's class."""

import re
from functools import cache
from pkgutil import get_data
from typing import Final, Literal

from touchline.counter_attack.model import State
from touchline.counter_attack.notation import format_hex
from touchline.counter_attack.refs import HexRef, PlayerRef, RestartRef, SideRef
from touchline.counter_attack.step import Frame
from touchline.i18n.counter_attack.names import person, restart, yes
from touchline.i18n.message import Arg, Message, Person
from touchline.kernel import Facts

_CATALOGUE: Final = "en/counter-attack.ftl"


@cache
def kebab(kind: type[Frame]) -> str:
    """The name of a class in a key: ForcedSubstitution is forced-substitution."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def has(key: str) -> bool:
    """Whether there is a message of a key; every language has the same."""
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
        raise TypeError(f"{type(frame).__name__} has no words")
    return Message(key, shown(frame.facts(state), state))


def shown(facts: Facts, state: State) -> dict[str, Arg]:
    """Facts as the arguments of a message."""
    return {
        name: tuple([_one(each, state) for each in fact]) if isinstance(fact, tuple) else _one(fact, state)
        for name, fact in facts.items()
    }


def _one(fact: object, state: State) -> str | int | Person | Message:
    match fact:
        case PlayerRef(player):
            return person(player, state)
        case HexRef(hex):
            return format_hex(hex)
        case SideRef(side):
            return state.setup.name(side)
        case RestartRef(name):
            return restart(name)
        case bool():
            return yes(fact)
    assert isinstance(fact, (str, int)), f"{fact!r} cannot be shown"
    return fact
