"""The message of a refusal: its key is the refusal's id, its arguments are the refusal's facts.

>>> from touchline.counter_attack import game
>>> from touchline.i18n.localization import Localization
>>> state = game.parse_position(game.read_setup({}), "CA1 living home movement 1.12 0-0 ball:H8 H8@10,0 A4@12,0")
>>> refusal = game.explain(state, game.parse_answer("standard 12,0"))
>>> str(refusal)
'PASS-04: opponent-on-target (player A4, hex (12, 0))'
>>> refusal_message(state, refusal).key
'refusal-opponent-on-target'
>>> Localization("en").format(refusal_message(state, refusal))
'Ruairí Mac Ailpín (A4), an opponent, stands on 12,0.'
>>> Localization("en").format(plain_message(refusal))
'A4, an opponent, stands on (12, 0).'
"""

from touchline import counter_attack, french_flair
from touchline.counter_attack.model import label, shirt, side_of
from touchline.counter_attack.notation import format_hex
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.i18n.counter_attack import person
from touchline.i18n.message import Arg, Message, Person
from touchline.kernel import Refusal

State = counter_attack.State | french_flair.State


def refusal_message(state: State, refusal: Refusal) -> Message:
    """Why an answer is refused at a state."""
    facts = {name: _shown(name, fact, state) for name, fact in refusal.facts.items()}
    return Message(f"refusal-{refusal.id}", facts)


def plain_message(refusal: Refusal) -> Message:
    """The same with its facts as the engine prints them, as scenarios quote it."""
    return Message(f"refusal-{refusal.id}", {**refusal.printed()})


def _shown(name: str, fact: object, state: State) -> Arg:
    if isinstance(fact, tuple):
        return tuple([_one(name, each, state) for each in fact])
    return _one(name, fact, state)


def _one(name: str, fact: object, state: State) -> str | int | Person | Message:
    if isinstance(state, counter_attack.State):
        match name, fact:
            case _, PlayerRef(player):
                return _player(player, state)
            case _, HexRef(hex):
                return format_hex(hex)
            case "card" | "cards" | "keepers", int(card):
                return _card(card, state)
            case "call" | "listed", str(call):
                return Message("refusal-call", {"call": call.replace(" ", "-")})
            case "side", ("home" | "away") as side:
                return state.setup.name(side)
    assert isinstance(fact, (str, int)), f"{name} of a refusal cannot be shown: {fact!r}"
    return fact


def _player(player: int, state: counter_attack.State) -> Person:
    """A player by name, or by shirt before anybody wears it."""
    if 0 <= player < len(state.cards):
        return person(player, state)
    return Person(label(player), shirt(player), side_of(player))


def _card(number: int, state: counter_attack.State) -> str | int:
    """A card by the name on it; there are no others than those of the deck."""
    deck = state.setup.cards
    return deck.player(number).name if 0 <= number < len(deck.outfielders) + len(deck.goalkeepers) else number
