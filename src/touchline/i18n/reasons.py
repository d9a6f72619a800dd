"""Why an answer is not offered, as something to be said. The key comes of the engine's own sentence.

>>> from touchline.counter_attack import game
>>> from touchline.i18n.localization import Localization
>>> state = game.parse_position(game.read_setup({}), "CA1 living home movement 1.12 0-0 ball:H8 H8@10,0 A4@12,0")
>>> fault = game.explain(state, game.parse_answer("standard 12,0"))
>>> fault.id
'{player}, an opponent, stands on {hex}'
>>> reason(state, fault).key
'why-player-an-opponent-stands-on-hex'
>>> Localization("en").format(reason(state, fault))
'Ruairí Mac Ailpín (A4), an opponent, stands on 12,0.'
"""

import re
from functools import cache
from typing import Final

from touchline import counter_attack, french_flair
from touchline.counter_attack.model import label, shirt, side_of
from touchline.counter_attack.notation import format_hex
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.i18n.counter_attack import person
from touchline.i18n.message import Arg, Message, Person
from touchline.kernel import Refusal

State = counter_attack.State | french_flair.State

_LONGEST: Final = 60
"""The letters of a key, at most."""


@cache
def slug(template: str) -> str:
    """The words of a sentence that a key has room for, what goes into it by name."""
    made = ""
    for word in re.findall(r"[a-z0-9]+", re.sub(r"!r|'", "", template.lower())):
        if len(f"why{made}-{word}") > _LONGEST:
            break
        made += f"-{word}"
    return made.removeprefix("-")


def reason(state: State, fault: Refusal) -> Message:
    """Why an answer is not offered at a state."""
    return Message(f"why-{slug(fault.id)}", {name: _shown(name, arg, state) for name, arg in fault.facts.items()})


def _shown(name: str, arg: object, state: State) -> Arg:
    if isinstance(arg, tuple):
        return tuple([_one(name, each, state) for each in arg])
    return _one(name, arg, state)


def _one(name: str, arg: object, state: State) -> str | int | Person | Message:
    if isinstance(state, counter_attack.State):
        match name, arg:
            case _, PlayerRef(player):
                return _player(player, state)
            case _, HexRef(hex):
                return format_hex(hex)
            case "card" | "cards" | "keepers", int(card):
                return _card(card, state)
            case "call" | "listed", str(call):
                return Message("why-call", {"call": call.replace(" ", "-")})
            case "side", ("home" | "away") as side:
                return state.setup.name(side)
    assert isinstance(arg, (str, int)), f"{name} of a reason cannot be shown: {arg!r}"
    return arg


def _player(player: int, state: counter_attack.State) -> Person:
    """A player by name, or by shirt before anybody wears it."""
    if 0 <= player < len(state.cards):
        return person(player, state)
    return Person(label(player), shirt(player), side_of(player))


def _card(number: int, state: counter_attack.State) -> str | int:
    """A card by the name on it; there are no others than those of the deck."""
    deck = state.setup.cards
    return deck.player(number).name if 0 <= number < len(deck.outfielders) + len(deck.goalkeepers) else number
