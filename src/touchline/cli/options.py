"""Switches of a game as they are typed: `--option name=value`."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from touchline.cli import BadInput
from touchline.games import GAMES

GameName: TypeAlias = Annotated[str, Parameter(help=f"The game: {' or '.join(GAMES)}.")]


def settled(**wishes: str | None) -> dict[str, str]:
    """What was wished of a set-up, without what was not."""
    return {name: wish for name, wish in wishes.items() if wish}


def read_typed(options: Sequence[str]) -> dict[str, str]:
    """The options by name; the game itself judges names and values."""
    given = {}
    for option in options:
        name, sign, value = option.partition("=")
        if not sign:
            raise BadInput(f"--option takes name=value, such as clock=phases:40; {option!r} came")
        given[name] = value
    return given
