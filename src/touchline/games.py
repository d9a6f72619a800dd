"""The games, each listed once; every layer finds its own part of a game through this list.

>>> GAMES["french-flair"].name
'french-flair'
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

from touchline.kernel import Game

P = TypeVar("P")


class GameEntry(NamedTuple):
    """A game: its name, its package in every layer, and the letters that its messages begin with."""

    name: str
    package: str
    prefix: str


ENTRIES: Final = (
    GameEntry("counter-attack", package="counter_attack", prefix="ca"),
    GameEntry("french-flair", package="french_flair", prefix="ff"),
)

_BY_NAME: Final = {entry.name: entry for entry in ENTRIES}


def entry(game: str) -> GameEntry:
    """The entry of a game; a `KeyError` if there is none."""
    return _BY_NAME[game]


class Parts(Mapping[str, P]):
    """The parts of a layer, by game: `PART` of `<layer>.<package>`, imported when first asked for.

    A layer names the type of its parts where it makes the mapping, and each game gives its `PART` that type: both ends
    are checked, and neither this module nor a layer lists the other.
    """

    def __init__(self, layer: str, attribute: str = "PART") -> None:
        self._layer, self._attribute = layer, attribute

    def __getitem__(self, game: str) -> P:
        part: P = getattr(import_module(f"{self._layer}.{entry(game).package}"), self._attribute)
        return part

    def __iter__(self) -> Iterator[str]:
        return iter(_BY_NAME)

    def __len__(self) -> int:
        return len(_BY_NAME)

    def __contains__(self, game: object) -> bool:
        return game in _BY_NAME


GAMES: Final[Mapping[str, Game[Any]]] = Parts("touchline", "game")
"""The engine of each game."""
