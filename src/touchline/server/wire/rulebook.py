"""The rulebook over HTTP: its contents, chapters, and matches from its figures."""

from touchline.i18n import Language
from touchline.kernel import Record
from touchline.rulebook.told import Chapter, OptionWords


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
    """A chapter, and the rules that it is the home of."""

    chapter: Chapter
    ids: tuple[str, ...]


class SandboxRequest(Record, frozen=True):
    """A match from a figure of the rulebook, against a computer."""

    coach: str
