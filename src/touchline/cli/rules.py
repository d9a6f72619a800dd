"""`touchline rules`: the rules by id and by word."""

import re
import shutil
import textwrap
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Literal

from touchline import rulebook
from touchline.cli import BadInput
from touchline.cli.output import show_json, show_markdown
from touchline.rulebook import Catalogue, Decision, Entry, Rule, Switch, UnknownEntry

Lang = Literal["en", "fr"]

_LABELS: dict[Lang, dict[str, str]] = {
    "en": {
        "terms": "In French",
        "see": "See",
        "gap": "Gap",
        "decision": "Decision",
        "why": "Why",
        "switch": "switch",
        "default": "Default",
        "others": "Others",
        "colon": ":",
    },
    "fr": {
        "terms": "En français",
        "see": "Voir",
        "gap": "Lacune",
        "decision": "Décision",
        "why": "Raison",
        "switch": "option",
        "default": "Par défaut",
        "others": "Autres valeurs",
        "colon": "\N{NO-BREAK SPACE}:",
    },
}


def rules(*words: str, lang: Lang = "en", json: bool = False) -> None:
    """Show rules by id or find them by word; without either, list the chapters.

    Parameters
    ----------
    words
        Ids of rules (FF-RUCK-1), of decisions on gaps in the rules (A-8) or of switches (clock), or words to look for,
        in English or French.
    lang
        Language of the headings. The rules are written in English; the terms of the rule sheet are shown in French.
    json
        Print one JSON document.
    """
    if not words:
        catalogues = [rulebook.catalogue(game) for game in rulebook.games()]
        if json:
            show_json({"games": [_contents(catalogue) for catalogue in catalogues]})
        else:
            print("\n\n".join(_overview(catalogue) for catalogue in catalogues))
    elif entries := _named(words):
        if json:
            show_json(entries[0] if len(words) == 1 else {"found": entries})
        else:
            show_markdown("\n\n---\n\n".join(_page(entry, lang) for entry in entries))
    else:
        found = _searched(words)
        if json:
            show_json({"words": words, "found": found})
        else:
            print(_lines(found))


def _named(names: Sequence[str]) -> list[Entry]:
    """The entries with these names, or none if they are words to search for."""
    entries = []
    for name in names:
        try:
            entries.append(rulebook.find(name))
        except UnknownEntry as error:
            if re.fullmatch(rf"{rulebook.RULE_ID.pattern}|A-\d+", name.upper()):
                raise BadInput(error) from None
            return []
    return entries


def _searched(words: Sequence[str]) -> tuple[Entry, ...]:
    asked = " ".join(words)
    if found := rulebook.search(asked):
        return found
    catalogues = [rulebook.catalogue(game) for game in rulebook.games()]
    names = {entry.id for catalogue in catalogues for entry in catalogue.entries}
    terms = {term for catalogue in catalogues for rule in catalogue.rules for term in rule.terms}
    known = sorted(names | {term.english for term in terms} | {term.french for term in terms})
    raise BadInput(f"no rule has the words {asked!r}; nearest: {', '.join(rulebook.nearest(asked, known))}")


def _page(entry: Entry, lang: Lang) -> str:
    say = _LABELS[lang]

    def labelled(label: str, text: str) -> str:
        return f"**{say[label]}{say['colon']}** {text}"

    title = rulebook.catalogue(entry.game).title
    match entry:
        case Rule():
            terms = ", ".join(f"*{term.french}* ({term.english})" for term in entry.terms)
            paragraphs = [
                f"**{entry.id}** · {title}, {entry.chapter}",
                entry.text,
                labelled("terms", terms) if terms else "",
            ]
        case Decision():
            paragraphs = [
                f"**{entry.id}** · {title}",
                labelled("gap", entry.gap),
                labelled("decision", entry.decision),
                labelled("why", entry.why),
            ]
        case Switch():
            note = f" ({entry.note})" if entry.note else ""
            paragraphs = [
                f"**{entry.id}** · {title}, {say['switch']}{note}",
                labelled("default", f"`{entry.default}`"),
                labelled("others", entry.others),
            ]
    if entry.see:
        paragraphs.append(labelled("see", ", ".join(entry.see)))
    return "\n\n".join(filter(None, paragraphs))


def _lines(entries: Sequence[Entry]) -> str:
    column = max(len(entry.id) for entry in entries)
    room = max(min(shutil.get_terminal_size((120, 24)).columns, 120) - column - 2, 20)

    def line(entry: Entry) -> str:
        summary = textwrap.shorten(_summary(entry), room, placeholder=" …", break_on_hyphens=False)
        return f"{entry.id:<{column}}  {summary}"

    return "\n".join(line(entry) for entry in entries)


def _summary(entry: Entry) -> str:
    match entry:
        case Rule(text=text):
            return text.splitlines()[0]
        case Decision(gap=gap, decision=decision):
            return f"{gap}: {decision}"
        case Switch(default=default, others=others):
            return f"`{default}` or {others}"


def _overview(catalogue: Catalogue) -> str:
    lines = [
        f"{catalogue.title} ({catalogue.game}): {len(catalogue.rules)} rules",
        "",
        *(f"{chapter:<12} {len(ids):>2}  {_span(ids)}" for chapter, ids in _chapters(catalogue)),
        f"{'decisions':<12} {len(catalogue.decisions):>2}  {_span([entry.id for entry in catalogue.decisions])}",
    ]
    switches = ", ".join(entry.id for entry in catalogue.switches)
    lines += textwrap.wrap(
        f"{'switches':<12} {len(catalogue.switches):>2}  {switches}",
        width=100,
        subsequent_indent=" " * 17,
    )
    return "\n".join(lines)


def _contents(catalogue: Catalogue) -> dict[str, Any]:
    return {
        "game": catalogue.game,
        "title": catalogue.title,
        "rules": len(catalogue.rules),
        "chapters": [{"chapter": name, "rules": len(ids), "ids": ids} for name, ids in _chapters(catalogue)],
        "decisions": [entry.id for entry in catalogue.decisions],
        "switches": [entry.id for entry in catalogue.switches],
    }


def _chapters(catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    chapters = groupby(catalogue.rules, key=lambda rule: rule.chapter)
    return [(chapter, [rule.id for rule in rules]) for chapter, rules in chapters]


def _span(ids: Sequence[str]) -> str:
    return ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
