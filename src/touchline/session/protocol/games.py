"""What people choose from when they make a match: editions, options, coaches, and the game's own form."""

from typing import Annotated, Any, Literal

from touchline.kernel import Record


class OptionInfo(Record, frozen=True):
    """An option of a game: its name, number in the catalogue, the values it takes, and what it is by default."""

    name: str
    number: str
    kind: Literal["choice", "switch", "number", "text"]
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    text: str
    rules: tuple[str, ...]


class EditionInfo(Record, frozen=True):
    """An edition of the rules: the options at its values."""

    name: str
    options: dict[str, bool | int | str]


class StrengthInfo(Record, frozen=True):
    """How strong a coach was measured to be: its OpenSkill rating, and its score from 0 to 1 against the one below."""

    rating: float
    score: float | None  # None for the gentlest


class CoachInfo(Record, frozen=True):
    """A computer coach, the gentlest first. In a style it is seated as NAME/STYLE."""

    name: str
    styles: tuple[str, ...] = ()
    strength: StrengthInfo | None = None  # None if it was not measured


class FormRecord(Record, frozen=True):
    """The part of the setup form that a game adds. Its fields depend on its type, the name of the game."""

    type: str


class GameInfo(Record, frozen=True):
    """A game that can be played here."""

    name: str
    hidden_information: bool
    editions: tuple[EditionInfo, ...]
    options: tuple[OptionInfo, ...]
    coaches: tuple[CoachInfo, ...]
    orders: tuple[str, ...] = ()  # standing orders that a side may give
    form: Annotated[Any, FormRecord] = None  # what only this game lets people settle; None if there is nothing
