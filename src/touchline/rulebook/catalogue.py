"""What there is to look up about a game, and how its Markdown is taken apart.

A catalogue is one Markdown file; each game has a `Reader` of its own.
"""

import re
from collections.abc import Callable

from msgspec import Struct

_SECTION = re.compile(r"^## §(\w+) ", re.MULTILINE)


class Term(Struct, frozen=True):
    """A word of the game: ours, and the one of the French rule sheet."""

    english: str
    french: str


class Rule(Struct, frozen=True, tag_field="kind", tag="rule"):
    """One rule: a paragraph, with the table that belongs to it."""

    id: str
    game: str
    chapter: str
    text: str  # Markdown
    see: tuple[str, ...]  # ids of the rules, decisions and switches it refers to
    terms: tuple[Term, ...] = ()  # those it introduces, then the others it uses
    editions: tuple[str, ...] = ()  # those it belongs to, in a game that has editions
    options: tuple[str, ...] = ()  # those of the editions that it reads


class Decision(Struct, frozen=True, tag_field="kind", tag="decision"):
    """A gap or contradiction of the rule sheet, and how it is read here."""

    id: str
    game: str
    gap: str
    decision: str
    why: str
    see: tuple[str, ...]


class Switch(Struct, frozen=True, tag_field="kind", tag="switch"):
    """A choice in a game of one edition, where more than one reading can be played."""

    id: str
    game: str
    note: str
    default: str
    others: str  # Markdown
    see: tuple[str, ...]


class Option(Struct, frozen=True, tag_field="kind", tag="option"):
    """A choice that the editions of a game make, and that a match may make otherwise."""

    id: str
    game: str
    number: str  # E15; none if it is the same in all editions
    note: str
    values: dict[str, str]  # by edition
    others: str
    see: tuple[str, ...]  # the rules that read it, then what the decisions say of it


Entry = Rule | Decision | Switch | Option


class Catalogue(Struct, frozen=True):
    """All there is to look up about one game."""

    game: str
    title: str
    rules: tuple[Rule, ...]
    decisions: tuple[Decision, ...]
    switches: tuple[Switch, ...] = ()
    options: tuple[Option, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (*self.rules, *self.decisions, *self.switches, *self.options)


Reader = Callable[[str], Catalogue]
"""Reads the Markdown of a game."""


def sections(markdown: str) -> dict[str, str]:
    """The sections of a catalogue by their sign: «## §A …» is A."""
    parts = _SECTION.split(markdown)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tables(section: str) -> list[list[list[str]]]:
    """The tables of a section, each as its rows of cells without the heading."""
    found: list[list[list[str]]] = [[]]
    for line in section.splitlines():
        if line.startswith("|"):
            found[-1].append(line.strip("| ").split(" | "))
        elif found[-1]:
            found.append([])
    return [rows[2:] for rows in found if rows]
