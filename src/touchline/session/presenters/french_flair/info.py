"""What there is to choose before a match: the switches of the one edition, and the coaches."""

from functools import cache
from typing import Any, Literal, get_args, get_type_hints

from touchline import rulebook
from touchline.french_flair import Options, game
from touchline.session.levels import coaches
from touchline.session.protocol.games import GameInfo, OptionInfo


@cache
def game_info() -> GameInfo:
    """The game as a person who makes a match sees it."""
    return GameInfo(
        name=game.name,
        hidden_information=True,
        editions=(),
        options=tuple(_option(name, hint) for name, hint in get_type_hints(Options).items()),
        coaches=coaches(game.name),
        orders=game.orders,
    )


def _option(name: str, hint: Any) -> OptionInfo:
    switch = next(switch for switch in rulebook.catalogue(game.name).switches if switch.id == name)
    kind, values = _range(hint)
    others = f"{switch.default}; {switch.others}"
    return OptionInfo(
        name=name,
        number="",
        kind=kind,
        values=values,
        default=getattr(Options(), name),
        text=f"{switch.note}: {others}" if switch.note else others,
        rules=switch.see,
    )


def _range(hint: Any) -> tuple[Literal["choice", "switch", "text"], tuple[bool | int | str, ...]]:
    """How a switch is set, and to what."""
    if hint is bool:
        return "switch", (True, False)
    return ("text", ()) if hint is str else ("choice", get_args(hint))
