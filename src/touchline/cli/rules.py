"""`touchline rules`: the rulebook by chapter, id or word, and the differences between editions of a game."""

import re
import shutil
import textwrap
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from touchline import rulebook
from touchline.cli import BadInput, rule_pages
from touchline.cli.output import show_json, show_markdown
from touchline.i18n import Language, Message
from touchline.rulebook import Catalogue, Decision, Entry, Option, Rule, Switch, UnknownEntry
from touchline.rulebook.book import has_book
from touchline.rulebook.exact import exact

# Looks like an id, so an unknown one is an error and not a word to search for: FF-RUCK-9, MOVE-99, A-80, E99.
_LIKE_AN_ID = re.compile(r"(?:[A-Z][A-Z0-9]*-){1,2}\d+|E\d+", re.IGNORECASE)


def rules(
    *words: str,
    game: str | None = None,
    diff: tuple[str, str] | None = None,
    lang: Language = "en",
    json: bool = False,
) -> None:
    """Show a chapter, or a rule by id, or search by word; without any, list the chapters.

    Parameters
    ----------
    words
        A chapter (passing, or 7 with --game), ids of rules (FF-RUCK-1, MOVE-11), of decisions on gaps in the rules
        (A-8), of switches or options (clock, E15), or words to search for, mistyped or not.
    game
        Look only into the rules of this game.
    diff
        Two editions of Counter Attack: show the options that differ and the rules that depend on them.
    lang
        The language of the chapters. The exact rules are in English; terms of the rule sheet are also shown in French.
    json
        Print one JSON document.
    """
    if game and game not in rulebook.games():
        raise BadInput(f"there is no game {game!r}; the games are {', '.join(rulebook.games())}")
    if diff:
        if words or game not in (None, "counter-attack"):
            extra = " ".join(words) or f"--game {game}"
            raise BadInput(f"--diff compares two editions of counter-attack and takes nothing else; got {extra!r}")
        _compare(diff, json)
    elif not words:
        catalogues = [rulebook.catalogue(name) for name in ((game,) if game else rulebook.games())]
        if json:
            show_json({"games": [_contents(catalogue) for catalogue in catalogues]})
        else:
            print("\n\n".join(_contents_page(catalogue, lang) for catalogue in catalogues))
    elif entries := _named(words, game):
        if json:
            show_json(entries[0] if len(entries) == 1 else {"found": entries})
        else:
            show_markdown("\n\n---\n\n".join(_page(entry, lang) for entry in entries))
    elif not json and (chapters := rule_pages.chapters_named(words, game, lang)):
        show_markdown("\n\n---\n\n".join(map(rule_pages.chapter_page, chapters)))
    else:
        passages = rule_pages.passages(words, game, lang)
        found = _searched(words, game, needed=not passages)
        if json:
            show_json({"words": words, "found": found, "passages": passages})
        else:
            lines = [_lines(list(entries)) for _, entries in groupby(found, key=lambda entry: entry.game)]
            print("\n\n".join(filter(None, (rule_pages.passage_lines(passages, _width()), *lines))))


def _named(names: Sequence[str], game: str | None) -> list[Entry]:
    """The entries with these names, or none if they are words to search for."""
    entries: list[Entry] = []
    for name in names:
        try:
            entries += rulebook.find(name, game)
        except UnknownEntry as error:
            if _LIKE_AN_ID.fullmatch(name):
                raise BadInput(error) from None
            return []
    return entries


def _searched(words: Sequence[str], game: str | None, *, needed: bool) -> tuple[Entry, ...]:
    query = " ".join(words)
    if (found := rulebook.search(query, game)) or not needed:
        return found
    near = ", ".join(rulebook.nearest(query, sorted(rulebook.vocabulary(game))))
    raise BadInput(f"no rule contains the words {query!r}; nearest: {near}")


def _page(entry: Entry, lang: Language) -> str:
    from touchline.i18n.localization import Localization

    localization = Localization(lang)

    def say(key: str, **args: str) -> str:
        return localization.format(Message(f"rules-page-{key}", {**args}))

    def labelled(label: str, text: str) -> str:
        return f"**{say('label', label=say(label))}** {text}"

    title = rulebook.catalogue(entry.game).title
    match entry:
        case Rule():
            terms = ", ".join(f"*{term.french}* ({term.english})" for term in entry.terms)
            paragraphs = [
                f"**{entry.id}** · {title}",
                *rule_pages.rule_page(entry, lang),
                labelled("terms", terms) if terms else "",
                labelled("editions", ", ".join(entry.editions)) if entry.editions else "",
                labelled("options", rule_pages.titles(entry, lang)) if entry.options else "",
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
                f"**{entry.id}** · {title}, {say('switch')}{note}",
                labelled("default", f"`{entry.default}`"),
                labelled("others", entry.others),
            ]
        case Option():
            note = f" ({entry.note})" if entry.note else ""
            paragraphs = [
                f"**{entry.id}** · {title}, {say('option')} {entry.number}".rstrip() + note,
                *(
                    labelled(label, value) if entry.others else f"**{say('label', label=label)}** {value}"
                    for label, value in _values(entry).items()
                ),
            ]
    if entry.see:
        paragraphs.append(labelled("see", ", ".join(entry.see)))
    return "\n\n".join(filter(None, paragraphs))


def _values(option: Option) -> dict[str, str]:
    """The values of an option by edition, or its default and the others if all editions agree."""
    return {"default": option.values["living"], "others": option.others} if option.others else option.values


def _lines(entries: Sequence[Entry]) -> str:
    """The entries found in a game, one per line below its title."""
    column = max(len(entry.id) for entry in entries)
    room = max(_width() - column - 2, 20)

    def line(entry: Entry) -> str:
        summary = textwrap.shorten(_summary(entry), room, placeholder=" …", break_on_hyphens=False)
        return f"{entry.id:<{column}}  {summary}"

    return "\n".join((rulebook.catalogue(entries[0].game).title, *(line(entry) for entry in entries)))


def _width() -> int:
    return min(shutil.get_terminal_size((120, 24)).columns, 120)


def _summary(entry: Entry) -> str:
    match entry:
        case Rule(id=id):
            return exact(id).splitlines()[0]
        case Decision(gap=gap, decision=decision):
            return f"{gap}: {decision}"
        case Switch(default=default, others=others):
            return f"`{default}` or {others}"
        case Option():
            return "; ".join(f"{label}: {value}" for label, value in _values(entry).items())


def _contents_page(catalogue: Catalogue, lang: Language) -> str:
    """The chapters of a game, then its exact rules by number."""
    pages = [rule_pages.contents(catalogue.game, lang)] if has_book(catalogue.game) else []
    return "\n\n".join((*pages, _overview(catalogue)))


def _overview(catalogue: Catalogue) -> str:
    numbers = [entry.number for entry in catalogue.options if entry.number]
    shared = [entry.id for entry in catalogue.options if not entry.number]
    rows = [
        *((chapter, len(ids), _span(ids)) for chapter, ids in _chapters(catalogue)),
        ("decisions", len(catalogue.decisions), _span([entry.id for entry in catalogue.decisions])),
        ("switches", len(catalogue.switches), ", ".join(entry.id for entry in catalogue.switches)),
        ("options", len(catalogue.options), ", ".join((_span(numbers), *shared))),
    ]
    lines = [_wrapped(f"{name:<12} {count:>2}  {text}", indent=17) for name, count, text in rows if count]
    return "\n".join((f"{catalogue.title} ({catalogue.game}): {len(catalogue.rules)} rules", "", *lines))


def _contents(catalogue: Catalogue) -> dict[str, Any]:
    return {
        "game": catalogue.game,
        "title": catalogue.title,
        "rules": len(catalogue.rules),
        "chapters": [{"chapter": name, "rules": len(ids), "ids": ids} for name, ids in _chapters(catalogue)],
        "decisions": [entry.id for entry in catalogue.decisions],
        "switches": [entry.id for entry in catalogue.switches],
        "options": [entry.id for entry in catalogue.options],
    }


def _chapters(catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    chapters = groupby(catalogue.rules, key=lambda rule: rule.chapter)
    return [(chapter, [rule.id for rule in rules]) for chapter, rules in chapters]


def _compare(names: tuple[str, str], json: bool) -> None:
    """Show the options that differ between two editions."""
    from touchline.counter_attack.editions import EDITIONS, NUMBERS, difference

    for name in names:
        if name not in EDITIONS:
            raise BadInput(f"there is no edition {name!r}; the editions are {', '.join(EDITIONS)}")
    book = rulebook.catalogue("counter-attack")
    one, other = names
    found = difference(EDITIONS[one], EDITIONS[other])
    readers = {option: [rule.id for rule in book.rules if option in rule.options] for option in found}
    if json:
        options = [
            {"number": NUMBERS[option], "option": option, "values": values, "rules": readers[option]}
            for option, values in found.items()
        ]
        show_json({"game": book.game, "editions": names, "options": options})
        return
    print(f"{book.title}: {one} and {other} differ in {len(found)} of {len(book.options)} options")
    column = max(map(len, found), default=0)
    for option, (before, after) in found.items():
        print(f"\n{NUMBERS[option]}  {option:<{column}}  {_written(before):<18}  {_written(after)}")
        print(_wrapped(" " * 5 + ", ".join(readers[option]), indent=5))


def _written(value: object) -> str:
    """The value of an option as typed on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _wrapped(text: str, indent: int) -> str:
    return textwrap.fill(text, width=100, subsequent_indent=" " * indent, break_on_hyphens=False)


def _span(ids: Sequence[str]) -> str:
    return " to ".join(dict.fromkeys((*ids[:1], *ids[-1:])))
