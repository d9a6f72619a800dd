"""The options of a game in words: a title, a sentence and a word for each value, grouped by chapter.

    # steals-and-tackles
    nutmeg | Nutmegs | The carrier may try to go straight through a defender. | off = Off | on = On

A value `*`, or `actions:*`, stands for every number, which its word repeats as `{n}`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from touchline.rulebook.book import BadChapter, book, languages
from touchline.rulebook.told import OptionWords


def has_words(game: str) -> bool:
    """Whether the options of a game are told in words."""
    return _file(game, "en").is_file()


@cache
def option_words(game: str, language: str = "en") -> tuple[OptionWords, ...]:
    """The options of a game in a language, in the order of its chapters; in English if there is no such rulebook."""
    language = language if language in languages() else "en"
    text = _file(game, language).read_text(encoding="utf-8")
    return read(text, file=f"{language}/{game}/options.txt", chapters=tuple(book(game).chapters))


def read(text: str, *, file: str, chapters: tuple[str, ...]) -> tuple[OptionWords, ...]:
    """Parse the words of options; a `BadChapter` names the first line that cannot be read."""
    found: dict[str, OptionWords] = {}
    chapter = ""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if line.startswith("# "):
                chapter = line[2:]
                if chapter not in chapters:
                    raise BadChapter(f"there is no chapter {chapter!r}; there are {', '.join(chapters)}")
            elif line:
                words = _words(line, chapter)
                if words.name in found:
                    raise BadChapter(f"{words.name} is told twice")
                found[words.name] = words
        except BadChapter as error:
            raise BadChapter(f"{file}, line {number}: {error}") from None
    return tuple(found.values())


def _words(line: str, chapter: str) -> OptionWords:
    cells = line.split(" | ")
    pairs = [cell.split(" = ", 1) for cell in cells[3:]]
    if not chapter or not pairs or not all(len(pair) == 2 for pair in pairs):
        raise BadChapter("an option is «name | Title | Sentence. | value = word | …», below «# chapter»")
    return OptionWords(cells[0], chapter, cells[1], cells[2], dict(pairs))


def _file(game: str, language: str) -> Traversable:
    return files("touchline.rulebook").joinpath("chapters", language, game, "options.txt")
