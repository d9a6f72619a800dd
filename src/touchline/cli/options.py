"""Game options on the command line: `--option name=value`."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

from touchline.cli import BadInput
from touchline.coaches.registry import quick_starts
from touchline.games import GAMES
from touchline.kernel import nearest

GameName: TypeAlias = Annotated[str, Parameter(help=f"The game: {' or '.join(GAMES)}.")]


def settled(**fields: str | None) -> dict[str, str]:
    """The fields of a setup that were given."""
    return {name: value for name, value in fields.items() if value}


def quick_setup(game: str, scenario: str | None) -> dict[str, Any]:
    """The set-up of a quick scenario by its name; nothing if there is no name."""
    if scenario is None:
        return {}
    known = quick_starts(game)
    if scenario not in known:
        near = f"; nearest: {nearest(scenario, list(known))}" if known else ""
        raise BadInput(f"{game} has no scenario {scenario!r}{near}")
    return dict(known[scenario].setup)


def read_typed(options: Sequence[str]) -> dict[str, str]:
    """The options by name; the game checks names and values."""
    given = {}
    for option in options:
        name, sign, value = option.partition("=")
        if not sign:
            raise BadInput(f"--option takes name=value, such as clock=phases:40; got {option!r}")
        given[name] = value
    return given
