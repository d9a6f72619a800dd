"""What there is to choose before a match: the switches of the one edition, and the coaches."""

from functools import cache
from typing import Any, Literal, get_args, get_type_hints

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
    kind, values = _range(hint)
    return OptionInfo(name, kind, values, default=getattr(Options(), name))


def _range(hint: Any) -> tuple[Literal["choice", "switch", "text"], tuple[bool | int | str, ...]]:
    """How a switch is set, and to what."""
    if hint is bool:
        return "switch", (True, False)
    return ("text", ()) if hint is str else ("choice", get_args(hint))
