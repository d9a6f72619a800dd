"""A sentence before it is in a language: the key of a message and what goes into it."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import field

from touchline.kernel import Record, Side

Language = Literal["en", "fr", "it"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""The languages, each listed above alone: everything else of a language is in its folder of Fluent files."""


class Person(Record, frozen=True, tag="person"):
    """A player by name and shirt; how much of it is shown is for whoever shows it."""

    name: str
    shirt: int
    side: Side


class Message(Record, frozen=True, tag="said"):
    """Something to be said: the key of a message of the catalogues, and its arguments.

    An argument is a number (formatted and counted as the language does), a word that a message selects by (`kind`,
    `restart`), a proper name, a hex, a player, another thing said, or several of these in a row.
    """

    key: str
    args: dict[str, "Arg"] = field(default_factory=dict)


Arg: TypeAlias = str | int | float | Person | Message | tuple[str | int | float | Person | Message, ...]
