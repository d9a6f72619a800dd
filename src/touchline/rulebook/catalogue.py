"""Catalogues of rules, and how their Markdown is parsed.

A catalogue is one Markdown file; each game has its own `Reader`.
"""

import re
from collections.abc import Callable

from msgspec import Struct

_SECTION = re.compile(r"^## §(\w+) ", re.MULTILINE)


class Term(Struct, frozen=True):
    """A term of the game in English, and in the French rule sheet."""

    english: str
    french: str


class Rule(Struct, frozen=True, tag_field="kind", tag="rule"):
    """One rule: a paragraph, with its table if it has one."""

    id: str
    game: str
    chapter: str
    text: str  # Markdown
    see: tuple[str, ...]  # ids of the rules, decisions and switches it refers to
    terms: tuple[Term, ...] = ()  # first those it introduces, then others it uses
    editions: tuple[str, ...] = ()  # the editions it belongs to, if the game has editions
    options: tuple[str, ...] = ()  # the options of the editions it depends on


class Decision(Struct, frozen=True, tag_field="kind", tag="decision"):
    """A gap or contradiction in the rule sheet, and how touchline resolves it."""

    id: str
    game: str
    gap: str
    decision: str
    why: str
    see: tuple[str, ...]


class Switch(Struct, frozen=True, tag_field="kind", tag="switch"):
    """A choice between readings of the rules, in a game with a single edition."""

    id: str
    game: str
    note: str
    default: str
    others: str  # Markdown
    see: tuple[str, ...]


class Option(Struct, frozen=True, tag_field="kind", tag="option"):
    """A setting on which the editions of a game differ, and which a match may override."""

    id: str
    game: str
    number: str  # such as E15; empty if all editions agree
    note: str
    values: dict[str, str]  # by edition
    others: str
    see: tuple[str, ...]  # the rules that depend on it, then the decisions about it


Entry = Rule | Decision | Switch | Option


class Catalogue(Struct, frozen=True):
    """The rules, decisions, switches and options of one game."""

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
    """The sections of a catalogue by their mark: A for «## §A …»."""
    parts = _SECTION.split(markdown)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def tables(section: str) -> list[list[list[str]]]:
    """The tables of a section, each as rows of cells without the heading."""
    parsed: list[list[list[str]]] = [[]]
    for line in section.splitlines():
        if line.startswith("|"):
            parsed[-1].append(line.strip("| ").split(" | "))
        elif parsed[-1]:
            parsed.append([])
    return [rows[2:] for rows in parsed if rows]
