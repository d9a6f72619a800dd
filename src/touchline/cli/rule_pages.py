"""The chapters of the rulebook as text for a terminal."""

import re
import textwrap
from collections.abc import Iterator, Sequence

from touchline import rulebook
from touchline.i18n import LANGUAGES, Language, Message
from touchline.i18n.localization import Localization
from touchline.rulebook.book import book, chapter, has_book, languages
from touchline.rulebook.catalogue import Rule
from touchline.rulebook.exact import EDITIONS, exact
from touchline.rulebook.finder import find_passages, words_of
from touchline.rulebook.option_words import has_words, option_words
from touchline.rulebook.told import Block, Chapter, Passage

_TAGGED = re.compile(r"\((?:Core|Advanced|Living)\b")


def book_language(language: str) -> Language:
    """The language of the chapters: the one asked for, or English if they are not translated."""
    return next((one for one in LANGUAGES if one == language and one in languages()), LANGUAGES[0])


def contents(game: str, language: str) -> str:
    """The chapters of a game, with their numbers."""
    told = [chapter(game, name, book_language(language)) for name in book(game).chapters]
    width = max(len(one.title) for one in told)
    lines = [f"{one.number:>2}  {one.title:<{width}}  {one.name}" for one in told]
    return "\n".join((rulebook.catalogue(game).title, *lines))


def chapters_named(words: Sequence[str], game: str | None, language: str) -> list[Chapter]:
    """The chapters whose name, title or number this is; a number needs a game."""
    wanted = words_of(" ".join(words))
    found = []
    for one in (game,) if game else rulebook.games():
        if not has_book(one):
            continue
        for name in book(one).chapters:
            told = chapter(one, name, book_language(language))
            named = wanted in (words_of(name), words_of(name.replace("-", " ")), words_of(told.title))
            if named or (game and wanted == [str(told.number)]):
                found.append(told)
    return found


def chapter_page(told: Chapter) -> str:
    """A chapter as Markdown."""
    parts = [f"# {told.number} {told.title}", told.lead]
    for section in told.sections:
        parts += [f"## {section.title}", *_blocks(section.blocks, told.language)]
    return "\n\n".join(parts)


def rule_page(entry: Rule, language: str) -> list[str]:
    """A rule as the chapters tell it, then as the catalogue does."""
    say = Localization(book_language(language)).format
    paragraphs = []
    if has_book(entry.game):
        told = chapter(entry.game, book(entry.game).chapter_of(entry.id), book_language(language))
        for section in told.sections:
            if blocks := list(_about(entry.id, section.blocks)):
                paragraphs += [f"**{told.title} · {section.title}**", *_blocks(blocks, told.language)]
    text = exact(entry.id)
    paragraphs += [f"**{say(Message('rules-page-exact'))}**", text.replace("\n", "\n\n")]
    if _TAGGED.search(text):
        paragraphs.append(say(Message("rules-page-legend", {name.lower(): name for name in EDITIONS})))
    return paragraphs


def titles(entry: Rule, language: str) -> str:
    """The titles of the options that a rule depends on."""
    told = option_words(entry.game, language) if has_words(entry.game) else ()
    known = {words.name: words.title for words in told}
    return ", ".join(known.get(name, name) for name in entry.options)


def passages(words: Sequence[str], game: str | None, language: str) -> list[Passage]:
    """The passages about some words."""
    games = [one for one in ((game,) if game else rulebook.games()) if has_book(one)]
    return [found for one in games for found in find_passages(one, " ".join(words), book_language(language))]


def passage_lines(found: Sequence[Passage], width: int) -> str:
    """The passages found, with the chapters that they stand in."""
    lines = []
    for one in found:
        where = f"{one.number} {one.title} · {one.heading}"
        lines += [where, textwrap.indent(textwrap.shorten(one.text, max(width - 4, 20), placeholder=" …"), "    ")]
    return "\n".join(lines)


def _about(id: str, blocks: Sequence[Block]) -> Iterator[Block]:
    """The blocks that tell a rule, each table with its heading."""
    heading = None
    for block in blocks:
        heading = block if block.kind == "heading" else heading
        if id in block.ids and block.kind != "figure":
            if block.kind == "row" and heading:
                yield heading
            yield block


def _blocks(blocks: Sequence[Block], language: str) -> Iterator[str]:
    say = Localization(book_language(language)).format
    for block in blocks:
        ids = f" ({', '.join(block.ids)})" if block.ids else ""
        match block.kind:
            case "figure":
                continue
            case "heading":
                continue
            case "row":
                first, *rest = (part.text for part in block.parts)
                yield f"- {first}: {'; '.join(rest)}{ids}"
            case "item":
                yield f"- {block.text}{ids}"
            case "example":
                yield f"> {block.text}"
            case "difference":
                names = ", ".join(say(Message("ca-edition", {"edition": edition})) for edition in block.editions)
                yield f"{names} ≠ {block.text}{ids}"
            case _:
                yield block.text + ids
