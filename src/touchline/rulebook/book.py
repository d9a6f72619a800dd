"""The rulebook for players: the chapters of a game, in each language.

A chapter is a text file such as `chapters/en/counter-attack/07-passing.md`, with one block to a line:

    # Passing                                       the title, then one line that says what the chapter is about
    ## playing: Playing it                          a section: its name, the same in every language, and its title
    A paragraph. {PASS-01..03 DICE-07} More of it.  the rules that a sentence tells, in braces behind it
    - An item of a list. {PASS-04}
    > An example, with numbers.
    ≠ core, advanced: What differs there. {PASS-05}
    = What stands there instead. {PASS-05}          in those editions; alone the sign repeats the line above
    ! cut-out: The caption of a figure.
    | a row | of a table | {PASS-06}                the first row of a table is its heading

`chapters/counter-attack.toml` says which rules each chapter tells, and gives the figures: positions, with what the
engine is asked about them.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from touchline.rulebook.catalogue import Catalogue
from touchline.rulebook.catalogues import UnknownEntry, catalogue, rule
from touchline.rulebook.told import Block, Chapter, Part, Section

_FILE: Final = re.compile(r"(\d\d)-([a-z0-9-]+)\.md")
_IDS: Final = re.compile(r" ?\{([^{}]*)\} ?")
_SPAN: Final = re.compile(r"((?:FF-)?[A-Z0-9]+-)(\d+)(?:\.\.(\d+))?")
_SECTION: Final = re.compile(r"## ([a-z0-9-]+): (.+)")
_DIFFERENCE: Final = re.compile(r"≠ ([a-z, ]+): (.+)")
_FIGURE: Final = re.compile(r"! ([a-z0-9-]+): (.+)")
_MARKUP: Final = re.compile(r"[`_*#\[\]{}<>|\\]|s00\d|\bw/|\bopt:")


class BadChapter(ValueError):
    """A chapter cannot be read; the message names the file and the line."""


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing: a position of the game, and what the engine is asked about it."""

    position: str
    answer: str = ""  # an answer whose way and chances are drawn
    reach: str = ""  # a player whose reach is drawn


class _Contents(Struct, frozen=True, forbid_unknown_fields=True):
    rules: dict[str, tuple[str, ...]]
    figures: dict[str, Figure] = {}


class Book(Struct, frozen=True):
    """What the chapters of a game have in common in all languages."""

    game: str
    chapters: dict[str, tuple[str, ...]]  # the rules each tells
    figures: dict[str, Figure]

    def chapter_of(self, id: str) -> str:
        """The name of the chapter that tells a rule."""
        for name, ids in self.chapters.items():
            if id in ids:
                return name
        raise UnknownEntry(f"no chapter of {self.game} tells {id}")


@cache
def languages() -> tuple[str, ...]:
    """The languages in which there is a rulebook."""
    return tuple(sorted(folder.name for folder in _chapters().iterdir() if folder.is_dir()))


def has_book(game: str) -> bool:
    """Whether a game has chapters for players."""
    return _chapters().joinpath(f"{game}.toml").is_file()


@cache
def book(game: str) -> Book:
    """The contents of a game's rulebook; an `UnknownEntry` if there is no such game."""
    entries = catalogue(game)
    file = _chapters().joinpath(f"{game}.toml")
    contents = _contents(file.name, file.read_text(encoding="utf-8"))
    told = {name: tuple(_covered(file.name, wanted, entries)) for name, wanted in contents.rules.items()}
    return Book(game, told, contents.figures)


@cache
def chapter(game: str, name: str, language: str = "en") -> Chapter:
    """A chapter by its name, in a language; an `UnknownEntry` if there is none."""
    if language not in languages():
        raise UnknownEntry(f"there is no rulebook in {language!r}; the languages are {', '.join(languages())}")
    contents = book(game)
    if name not in contents.chapters:
        raise UnknownEntry(f"there is no chapter {name!r} of {game}; there are {', '.join(contents.chapters)}")
    number = [*contents.chapters].index(name) + 1
    file = f"{number:02}-{name}.md"
    text = _chapters().joinpath(language, game, file).read_text(encoding="utf-8")
    return read(text, file=f"{language}/{game}/{file}", contents=contents)


def home_of(id: str) -> tuple[str, str]:
    """The game and the chapter that tell a rule."""
    game = rule(id).game
    return game, book(game).chapter_of(id)


def read(text: str, *, file: str, contents: Book) -> Chapter:
    """Parse a chapter; a `BadChapter` names the first line that cannot be read."""
    language, game, name = file.split("/")
    match = _FILE.fullmatch(name)
    if not match:
        raise BadChapter(f"{file}: a chapter is called NN-name.md")
    title = lead = ""
    sections: list[tuple[str, str, list[Block]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line:
            continue
        try:
            if not title:
                title = _title(line)
            elif not lead:
                lead = _plain(line)
            elif line.startswith("#"):
                sections.append((*_section(line, {name for name, *_ in sections}), []))
            elif not sections:
                raise BadChapter("text before the first section")
            elif line[:2].strip() == "=":
                sections[-1][2].append(_instead(line[2:], sections[-1][2]))
            else:
                sections[-1][2].append(_block(line, sections[-1][2], contents))
        except (BadChapter, UnknownEntry) as error:
            raise BadChapter(f"{file}, line {number}: {error}") from None
    if not sections or not all(blocks for *_, blocks in sections):
        raise BadChapter(f"{file}: a chapter has a title, a line about it, and sections with text")
    read = tuple(Section(name, heading, tuple(blocks)) for name, heading, blocks in sections)
    return Chapter(game, language, int(match[1]), match[2], title, lead, read)


def _chapters() -> Traversable:
    return files("touchline.rulebook").joinpath("chapters")


def _contents(file: str, text: str) -> _Contents:
    try:
        return msgspec.convert(tomllib.loads(text), _Contents)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadChapter(f"{file}: {error}") from None


def _covered(file: str, wanted: tuple[str, ...], entries: Catalogue) -> Iterator[str]:
    """The rules named one by one, in ranges, or by a chapter of the catalogue."""
    for name in wanted:
        found = [rule.id for rule in entries.rules if rule.chapter == name]
        try:
            yield from found or _ids(name)
        except (BadChapter, UnknownEntry) as error:
            raise BadChapter(f"{file}: {error}") from None


def _title(line: str) -> str:
    if not line.startswith("# "):
        raise BadChapter("a chapter begins with its title, «# …»")
    return _plain(line[2:])


def _section(line: str, taken: set[str]) -> tuple[str, str]:
    match = _SECTION.fullmatch(line)
    if not match:
        raise BadChapter("a section begins «## name: Title»")
    if match[1] in taken:
        raise BadChapter(f"there are two sections called {match[1]!r}")
    return match[1], _plain(match[2])


def _block(line: str, before: list[Block], contents: Book) -> Block:
    match line[:2]:
        case "- ":
            return Block("item", _parts(line[2:]))
        case "> ":
            return Block("example", _parts(line[2:]))
        case "≠ ":
            return _difference(line)
        case "! ":
            return _figure(line, contents)
        case "| ":
            return _row(line, before[-1] if before else None)
    return Block("paragraph", _parts(line))


def _difference(line: str) -> Block:
    match = _DIFFERENCE.fullmatch(line)
    editions = tuple(match[1].replace(",", " ").split()) if match else ()
    if not match or not set(editions) <= {"core", "advanced", "living"}:
        raise BadChapter("a difference is «≠ core, advanced: …»")
    return Block("difference", _parts(match[2]), editions)


def _instead(line: str, above: list[Block]) -> Block:
    """The difference above, with what is told instead of the nearest text that tells the same rules."""
    if not above or above[-1].kind != "difference" or above[-1].instead:
        raise BadChapter("what is told instead stands below its difference")
    difference = above.pop()
    if not any(set(difference.ids) & set(block.ids) for block in above if block.kind in ("paragraph", "item")):
        raise BadChapter("no text above tells these rules")
    return msgspec.structs.replace(difference, instead=_parts(line) if line else difference.parts)


def _figure(line: str, contents: Book) -> Block:
    match = _FIGURE.fullmatch(line)
    if not match or match[1] not in contents.figures:
        raise BadChapter(f"a figure is «! name: Caption»; the figures are {', '.join(contents.figures)}")
    return Block("figure", _parts(match[2]), figure=match[1])


def _row(line: str, above: Block | None) -> Block:
    text, _bar, ids = line.rpartition("|")
    cells = [_plain(cell) for cell in text.strip("| ").split(" | ")]
    told = tuple(_ids(ids.strip(" {}")))
    in_table = above is not None and above.kind in ("heading", "row")
    if above is not None and in_table and len(cells) != len(above.parts):
        raise BadChapter(f"a row of {len(cells)} cells in a table of {len(above.parts)}")
    parts = (*map(Part, cells[:-1]), Part(cells[-1], told))
    return Block("row" if in_table else "heading", parts)


def _parts(line: str) -> tuple[Part, ...]:
    """A line as texts with the rules behind them; text may remain without a rule."""
    pieces = _IDS.split(line)
    texts = [_plain(text) for text in pieces[::2]]
    told = [tuple(dict.fromkeys(_ids(ids))) for ids in pieces[1::2]]
    if not texts[0] or not all(texts[:-1]):
        raise BadChapter("rules stand behind the text that tells them")
    return tuple(Part(text, ids) for text, ids in zip(texts, (*told, ()), strict=True) if text)


def _plain(text: str) -> str:
    """A text as people read it; markup has no place in it."""
    if found := _MARKUP.search(text):
        raise BadChapter(f"{found[0]!r} is markup or a code of the sources")
    return text.strip()


def _ids(text: str) -> Iterator[str]:
    """The rules named in a text, with ranges expanded; all must exist."""
    for name in text.split():
        match = _SPAN.fullmatch(name)
        if not match:
            raise BadChapter(f"{name!r} is no rule or range of rules")
        chapter, first, last = match.groups()
        for number in range(int(first), int(last or first) + 1):
            yield rule(f"{chapter}{number:0{len(first)}}").id
