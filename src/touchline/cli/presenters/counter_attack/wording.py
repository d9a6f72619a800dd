"""The words of Counter Attack at a terminal: players by name and shirt, or by shirt alone where a line is short."""

from typing import Final

from touchline.counter_attack.model import Player, State
from touchline.i18n import Person
from touchline.i18n.counter_attack import person
from touchline.i18n.localization import Localization, shirt_and_side


def _shirt(person: Person) -> str:
    return f"{person.side[0].upper()}{person.shirt}"


say: Final = Localization("en").format
brief: Final = Localization("en", _shirt).format


def called(player: Player, state: State) -> str:
    """A player by the name on its card and its shirt."""
    return shirt_and_side(person(player, state))
