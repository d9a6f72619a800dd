"""Reads a catalogue: one Markdown file a game, with its rules (§1), decisions (§A) and switches (§E)."""

import re
from collections.abc import Iterator

from msgspec import Struct

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d+\b")
"""The letters of the game, the chapter, the number: `FF-RUCK-1`."""

_RULE = re.compile(rf"- \*\*({RULE_ID.pattern})\*\* (.+)")
_TITLE = re.compile(r"# (.+): ")
_SECTION = re.compile(r"^## §(\w+) ", re.MULTILINE)
# FF-RUCK-1, FF-COMBO-1, -2, -4, FF-KICK-2 to -5, or the chapter FF-RUCK
_REFERENCE = re.compile(r"\b([A-Z]{2}-[A-Z][A-Z0-9]+)((?:(?:, | to )?-\d+)*)")
_NUMBERS = re.compile(r"-(\d+)(?: to -(\d+))?")
_DECISION_ID = re.compile(r"\bA-\d+\b")
_CODE = re.compile(r"`(\w+)`")
# «The zone (*zone de conteste*)»: the clause before, then the term of the sheet
_TERM = re.compile(r"([^.:;,()]+) \(\*([^*]+)\*\)")
_ENGLISH = re.compile(r"(?:.*\b(?:a|the|is|may|two) )?(.+?)(?: it)?", re.IGNORECASE)

# Terms whose English word the catalogue also uses in plain senses («into touch», «the 20 m mark», «the 22 zone»).
_PLAIN_WORDS = {"ground", "mark", "touch", "zone"}


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
    terms: tuple[Term, ...]  # those it introduces, then the others it uses


class Decision(Struct, frozen=True, tag_field="kind", tag="decision"):
    """A gap or contradiction of the rule sheet, and how it is read here."""

    id: str
    game: str
    gap: str
    decision: str
    why: str
    see: tuple[str, ...]


class Switch(Struct, frozen=True, tag_field="kind", tag="switch"):
    """An option of the game, where more than one reading can be played."""

    id: str
    game: str
    note: str
    default: str
    others: str  # Markdown
    see: tuple[str, ...]


Entry = Rule | Decision | Switch


class Catalogue(Struct, frozen=True):
    """All there is to look up about one game."""

    game: str
    title: str
    rules: tuple[Rule, ...]
    decisions: tuple[Decision, ...]
    switches: tuple[Switch, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (*self.rules, *self.decisions, *self.switches)


def read(game: str, markdown: str) -> Catalogue:
    """The catalogue of a game from its Markdown."""
    title = _TITLE.match(markdown)
    if title is None:
        raise ValueError(f"the catalogue of {game} must open with «# Title: …»; it opens with {markdown[:40]!r}")
    parts = _SECTION.split(markdown)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))

    texts = _rule_texts(sections["1"])
    switch_rows = {_CODE.findall(row[0])[0]: row for row in _table(sections["E"])}
    decision_rows = {row[0]: row for row in _table(sections["A"])}

    def see(text: str, of: str) -> tuple[str, ...]:
        found = [
            *_rules_named(text, texts),
            *(name for name in _DECISION_ID.findall(text) if name in decision_rows),
            *(name for name in _CODE.findall(text) if name in switch_rows),
        ]
        return tuple(dict.fromkeys(name for name in found if name != of))

    introduced = {id: tuple(_terms_introduced(text)) for id, text in texts.items()}
    glossary = sorted(
        (term for terms in introduced.values() for term in terms if term.english not in _PLAIN_WORDS),
        key=lambda term: -len(term.english),  # «touch kick» before «kick»
    )
    return Catalogue(
        game=game,
        title=title[1],
        rules=tuple(
            Rule(
                id=id,
                game=game,
                chapter=id.split("-")[1],
                text=text,
                see=see(text, id),
                terms=tuple(dict.fromkeys((*introduced[id], *_terms_used(text, glossary)))),
            )
            for id, text in texts.items()
        ),
        decisions=tuple(
            Decision(
                id=id,
                game=game,
                gap=row[1],
                decision=row[2],
                why=row[3],
                see=see(" ".join((*(rule for rule, text in texts.items() if f"[{id}]" in text), *row)), id),
            )
            for id, row in decision_rows.items()
        ),
        switches=tuple(
            Switch(
                id=name,
                game=game,
                note=row[0].partition("(")[2].rstrip(")"),
                default=row[1].strip("`"),
                others=row[2],
                see=see(" ".join(row), name),
            )
            for name, row in switch_rows.items()
        ),
    )


def _rule_texts(section: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    tables: dict[str, list[str]] = {}
    id = ""
    for line in section.splitlines():
        if rule := _RULE.fullmatch(line):
            id = rule[1]
            texts[id] = rule[2]
        elif line.startswith("|"):
            tables.setdefault(id, []).append(line)
    return {id: "\n".join((text, "", *tables[id])) if id in tables else text for id, text in texts.items()}


def _table(section: str) -> list[list[str]]:
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return rows[2:]


def _rules_named(text: str, ids: dict[str, str]) -> Iterator[str]:
    for chapter, tail in _REFERENCE.findall(text):
        if tail:
            for first, last in _NUMBERS.findall(tail):
                yield from (f"{chapter}-{n}" for n in range(int(first), int(last or first) + 1))
        else:
            yield from (id for id in ids if id.startswith(f"{chapter}-"))


def _terms_introduced(text: str) -> Iterator[Term]:
    for clause, french in _TERM.findall(text):
        if english := _ENGLISH.fullmatch(clause.strip()):
            yield Term(english=english[1].lower(), french=french)


def _terms_used(text: str, glossary: list[Term]) -> Iterator[Term]:
    left = text
    for term in glossary:
        first, rest = term.english[0], re.escape(term.english[1:])
        left, times = re.subn(rf"(?<![\w-])[{first}{first.upper()}]{rest}(?![\w-])", "·", left)
        if times:
            yield term
