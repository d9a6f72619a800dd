"""The words of Counter Attack at a terminal: players by name and shirt, or by shirt alone where a line is short."""

from typing import Final

from touchline.counter_attack.model import Player, State
from touchline.words import Person
from touchline.words.catalogue import Catalogue, shirt_and_side
from touchline.words.counter_attack import person


def _shirt(person: Person) -> str:
    return f"{person.side[0].upper()}{person.shirt}"


say: Final = Catalogue("en").say
brief: Final = Catalogue("en", _shirt).say


def called(player: Player, state: State) -> str:
    """A player by the name on its card and its shirt."""
    return shirt_and_side(person(player, state))
