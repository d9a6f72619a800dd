"""Game options on the command line: `--option name=value`."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from touchline.cli import BadInput
from touchline.games import GAMES

GameName: TypeAlias = Annotated[str, Parameter(help=f"The game: {' or '.join(GAMES)}.")]


def settled(**fields: str | None) -> dict[str, str]:
    """The fields of a setup that were given."""
    return {name: value for name, value in fields.items() if value}


def read_typed(options: Sequence[str]) -> dict[str, str]:
    """The options by name; the game checks names and values."""
    given = {}
    for option in options:
        name, sign, value = option.partition("=")
        if not sign:
            raise BadInput(f"--option takes name=value, such as clock=phases:40; got {option!r}")
        given[name] = value
    return given
