"""Parses the catalogue of Counter Attack: rules (§0.4, §2 to §21), options (§1) and decisions (§A)."""

import re
from collections.abc import Iterator
from typing import Final

from touchline.rulebook.catalogue import Catalogue, Decision, Option, Reader, Rule, sections, tables

GAME = "counter-attack"

_EDITIONS = {"C": "core", "A": "advanced", "L": "living"}
_TAG = re.compile(r"\[([CAL])\b")
_OPENS_WITH_TAGS = re.compile(r"`?\[[CAL]\b")
_TITLE_WITH_TAGS = re.compile(r"[^.:;`]+ `((?:\[[CAL]\])+)`:")  # «CONTROL `[L]`: the attack …»

_RULE = re.compile(r"- (?:\*\*)?([A-Z]{2,}-\d\d)(?:\*\*)? (.+)")
_ROW = re.compile(r"\| ([A-Z]{2,}-\d\d) \| (.+) \| (.+) \| (.+) \|")
_CODES = re.compile(r"^Codes: (.+?)\. ", re.MULTILINE)
# MOVE-11, MOVE-11..15, then -22, / -06 or /09 of the last named chapter
_REFERENCE = re.compile(r"(?:(?<![\w-])([A-Z]+)?-|(?<=\d)/)(\d\d)(?:\.\.(\d\d))?(?!\w)")
_OPTION = re.compile(r"\bopt[: ](\w+)|\b(E\d\d)\b")


def read(markdown: str) -> Catalogue:
    """Parse the Markdown of the catalogue."""
    parts = sections(markdown)
    rules = tuple(_rules(markdown[: markdown.index("## §A ")]))
    named = {id: references(text) for id, text, _ in rules}
    (decisions,) = tables(parts["A"])
    numbered, shared = tables(parts["1"])
    numbers = {row[0]: row[1].split()[0] for row in numbered}

    def options(text: str) -> list[str]:
        return [name or numbers[number] for name, number in _OPTION.findall(text)]

    # For each option, the rules that depend on it and the decisions about it.
    mentions = {numbers[row[0]]: set(references(row[5])) for row in numbered} | {row[0]: set() for row in shared}
    texts = {**{id: text for id, text, _ in rules}, **{row[0]: " ".join(row) for row in decisions}}
    for id, text in texts.items():
        for name in options(text):
            mentions[name].add(id)

    def option(number: str, name: str, values: list[str], others: str) -> Option:
        id, _, note = name.partition(" ")
        return Option(
            id=id,
            game=GAME,
            number=number,
            note=note.strip("()"),
            values=dict(zip(_EDITIONS.values(), values, strict=True)),
            others=others,
            see=tuple(name for name in texts if name in mentions[id]),
        )

    return Catalogue(
        game=GAME,
        title="Counter Attack",
        rules=tuple(
            Rule(
                id=id,
                game=GAME,
                chapter=id.partition("-")[0],
                text=text,
                see=_once(*named[id], but=id),
                editions=editions,
                options=tuple(name for name, ids in mentions.items() if id in ids),
            )
            for id, text, editions in rules
        ),
        decisions=tuple(
            Decision(
                id=id,
                game=GAME,
                gap=gap,
                decision=decision,
                why=why,
                see=_once(
                    *(rule for rule, ids in named.items() if id in ids),
                    *references(f"{gap} {decision} {why}"),
                    *options(f"{gap} {decision} {why}"),
                    but=id,
                ),
            )
            for id, gap, decision, why in decisions
        ),
        options=(
            *(
                option(number, name, [core, core if advanced == "same" else advanced, living], "")
                for number, name, core, advanced, living, _ in numbered
            ),
            *(option("", name, [default] * len(_EDITIONS), others) for name, default, others in shared),
        ),
    )


def references(text: str) -> list[str]:
    """The ids of rules and decisions in a text, in order, with ranges expanded."""
    ids = []
    chapter = ""
    for named, first, last in _REFERENCE.findall(text):
        chapter = named or chapter
        ids += [f"{chapter}-{number:02}" for number in range(int(first), int(last or first) + 1)]
    return ids


def _rules(book: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The id, text and editions of each rule: a line, or a row in the table of next calls."""
    codes = dict(code.split(" ", 1) for code in " ".join(_CODES.findall(book)).split(" · ") if code)
    heading: list[str] = []
    for line in book.splitlines():
        if line.startswith("#"):
            heading = _TAG.findall(line)
        elif rule := _RULE.fullmatch(line):
            id, text = rule.groups()
            yield id, text, _editions(text, heading)
        elif row := _ROW.fullmatch(line):
            id, after, calls, sources = row.groups()
            used = " · ".join(f"{code} {name}" for code, name in codes.items() if re.search(rf"\b{code}\b", calls))
            text = f"After: {after}. Attack may call: {calls}. — {sources}"
            yield id, "\n\n".join(filter(None, (text, used))), _editions(after, heading)


def _editions(text: str, heading: list[str]) -> tuple[str, ...]:
    """The editions that have a rule, by the tags it opens with, those of its title, or those of the heading.

    A text that opens with a tag describes each edition in turn; a later tag marks only a part of the rule.
    """
    if _OPENS_WITH_TAGS.match(text):
        tags = _TAG.findall(text)
    elif title := _TITLE_WITH_TAGS.match(text):
        tags = _TAG.findall(title[1])
    else:
        tags = heading
    return tuple(edition for letter, edition in _EDITIONS.items() if letter in (tags or _EDITIONS))


def _once(*names: str, but: str = "") -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name != but))


PART: Final[Reader] = read
