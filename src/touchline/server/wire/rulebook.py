"""The rulebook over HTTP: its contents, chapters, figures and search."""

from touchline.i18n import Language
from touchline.kernel import Record
from touchline.rulebook.told import Chapter, OptionWords, Passage
from touchline.session.drawings import Drawing


class ChapterInfo(Record, frozen=True):
    """A chapter in the contents, with the rules it tells."""

    number: int
    name: str
    title: str
    lead: str
    ids: tuple[str, ...]


class BookContents(Record, frozen=True):
    """The rulebook of a game in a language: its chapters, and its options in words."""

    game: str
    language: Language
    rules: int
    chapters: tuple[ChapterInfo, ...]
    options: tuple[OptionWords, ...]


class ChapterPage(Record, frozen=True):
    """A chapter with its figures."""

    chapter: Chapter
    figures: tuple[Drawing, ...]


class Found(Record, frozen=True):
    """The passages about some words, the best first."""

    passages: tuple[Passage, ...]
