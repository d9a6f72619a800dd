"""Player names in the terminal: with shirt, or by shirt alone in short lines."""

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
    """A player by name and shirt."""
    return shirt_and_side(person(player, state))
