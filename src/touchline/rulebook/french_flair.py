"""Parses the catalogue of French Flair: rules (§1), decisions (§A) and switches (§E)."""

import re
from collections.abc import Iterator
from typing import Final

from touchline.rulebook.catalogue import Catalogue, Decision, Reader, Rule, Switch, Term, sections, tables

GAME = "french-flair"

_RULE = re.compile(r"- \*\*(FF-[A-Z0-9]+-\d+)\*\* (.+)")
# FF-RUCK-1, FF-COMBO-1, -2, -4, FF-KICK-2 to -5, or the chapter FF-RUCK
_REFERENCE = re.compile(r"\b(FF-[A-Z][A-Z0-9]+)((?:(?:, | to )?-\d+)*)")
_NUMBERS = re.compile(r"-(\d+)(?: to -(\d+))?")
_DECISION_ID = re.compile(r"\bA-\d+\b")
_CODE = re.compile(r"`(\w+)`")
# «The zone (*zone de conteste*)»: the clause before, then the French term
_TERM = re.compile(r"([^.:;,()]+) \(\*([^*]+)\*\)")
_ENGLISH = re.compile(r"(?:.*\b(?:a|the|is|may|two) )?(.+?)(?: it)?", re.IGNORECASE)

# Terms whose English word also has an everyday sense in the catalogue («into touch», «the 20 m mark», «the 22 zone»).
_PLAIN_WORDS = {"ground", "mark", "touch", "zone"}


def read(markdown: str) -> Catalogue:
    """Parse the Markdown of the catalogue."""
    parts = sections(markdown)
    texts = _rule_texts(parts["1"])
    (decisions,) = tables(parts["A"])
    decision_rows = {row[0]: row for row in decisions}
    (switches,) = tables(parts["E"])
    switch_rows = {_CODE.findall(row[0])[0]: row for row in switches}

    def see(text: str, of: str) -> tuple[str, ...]:
        names = [
            *_rules_named(text, texts),
            *(name for name in _DECISION_ID.findall(text) if name in decision_rows),
            *(name for name in _CODE.findall(text) if name in switch_rows),
        ]
        return tuple(dict.fromkeys(name for name in names if name != of))

    introduced = {id: tuple(_terms_introduced(text)) for id, text in texts.items()}
    glossary = sorted(
        (term for terms in introduced.values() for term in terms if term.english not in _PLAIN_WORDS),
        key=lambda term: -len(term.english),  # «touch kick» before «kick»
    )
    return Catalogue(
        game=GAME,
        title="French Flair",
        rules=tuple(
            Rule(
                id=id,
                game=GAME,
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
                game=GAME,
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
                game=GAME,
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


PART: Final[Reader] = read
