"""A message before translation: its key and arguments."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import field

from touchline.kernel import Record, Side

Language = Literal["en", "fr", "it"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""The languages. A language is listed only above; the rest is its folder of Fluent files."""


class Person(Record, frozen=True, tag="person"):
    """A player by name and shirt; the renderer decides how much to show."""

    name: str
    shirt: int
    side: Side


class Message(Record, frozen=True, tag="said"):
    """A message: a key of the Fluent files, and its arguments.

    An argument is a number (formatted and pluralised by the language), a word to select by (`kind`, `restart`), a
    proper name, a hex, a player, another message, or a list of these.
    """

    key: str
    args: dict[str, "Arg"] = field(default_factory=dict)


Arg: TypeAlias = str | int | float | Person | Message | tuple[str | int | float | Person | Message, ...]
