"""The records of the rulebook for players: what it tells, to the screen and the terminal alike."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

BlockKind = Literal["paragraph", "item", "example", "difference", "figure", "heading", "row"]


class Part(Struct, frozen=True):
    """A piece of text, and the rules it tells."""

    text: str
    ids: tuple[str, ...] = ()


class Block(Struct, frozen=True):
    """A piece of a section: a paragraph, an item, an example, a figure, a row of a table, or what editions change."""

    kind: BlockKind
    parts: tuple[Part, ...]  # one after the other; of a row, its cells
    editions: tuple[str, ...] = ()  # of a difference: the editions that depart from the text
    figure: str = ""
    instead: tuple[Part, ...] = ()  # of a difference: what stands there for the parts above that tell its rules

    @property
    def text(self) -> str:
        """The text without its rules."""
        return " ".join(part.text for part in self.parts)

    @property
    def ids(self) -> tuple[str, ...]:
        """The rules it tells, each once."""
        return tuple(dict.fromkeys(id for part in self.parts for id in part.ids))


class Section(Struct, frozen=True):
    """A section of a chapter; its name is part of links."""

    name: str
    title: str
    blocks: tuple[Block, ...]


class Chapter(Struct, frozen=True):
    """A chapter of a game in one language."""

    game: str
    language: str
    number: int
    name: str
    title: str
    lead: str
    sections: tuple[Section, ...]

    @property
    def blocks(self) -> Iterator[Block]:
        """The blocks of all sections."""
        return (block for section in self.sections for block in section.blocks)


class OptionWords(Struct, frozen=True):
    """An option in words."""

    name: str
    chapter: str
    title: str
    sentence: str
    values: dict[str, str]

    def said(self, value: bool | int | str) -> str:
        """A value in words."""
        name = ("on" if value else "off") if isinstance(value, bool) else str(value)
        if name in self.values:
            return self.values[name]
        kind, colon, number = name.rpartition(":")
        return self.values[f"{kind}{colon}*"].replace("{n}", number.replace("-", "\N{MINUS SIGN}"))


class Passage(Struct, frozen=True):
    """A place found in a chapter."""

    game: str
    chapter: str
    number: int
    title: str
    section: str
    heading: str
    text: str
    ids: tuple[str, ...]
