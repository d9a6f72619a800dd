"""What the rulebook tells the app, and matches from its figures."""

from touchline import rulebook
from touchline.i18n import Language
from touchline.rulebook.book import book, chapter, has_book
from touchline.rulebook.exact import exact
from touchline.rulebook.option_words import option_words
from touchline.server.rooms import Rooms, against
from touchline.server.wire.api import RoomMade, RuleText
from touchline.server.wire.rulebook import BookContents, ChapterInfo, ChapterPage, SandboxRequest
from touchline.session.drawings import Drawing, drawing, position
from touchline.session.protocol.messages import Origin


def book_contents(game: str, language: Language) -> BookContents:
    """The contents of a game's rulebook in a language."""
    told = [chapter(game, name, language) for name in book(game).chapters]
    return BookContents(
        game=game,
        language=language,
        rules=len(rulebook.rules(game)),
        chapters=tuple(
            ChapterInfo(one.number, one.name, one.title, one.lead, book(game).chapters[one.name]) for one in told
        ),
        options=option_words(game, language),
    )


def book_chapters(game: str, language: Language) -> tuple[ChapterPage, ...]:
    """The chapters of a game in a language."""
    return tuple(ChapterPage(chapter(game, name, language), ids) for name, ids in book(game).chapters.items())


def book_figures(game: str) -> tuple[Drawing, ...]:
    """The figures of a game's chapters."""
    return tuple(drawing(game, name) for name in book(game).figures)


def exact_rules(game: str) -> tuple[RuleText, ...]:
    """The exact rules of a game, in the order of its catalogue."""
    return tuple(rule_text(one.id) for one in rulebook.rules(game))


def rule_text(id: str) -> RuleText:
    """A rule by its id."""
    entry = rulebook.rule(id)
    home = book(entry.game).chapter_of(entry.id) if has_book(entry.game) else ""
    return RuleText(entry.id, entry.game, home, exact(entry.id), entry.editions, "en")


async def play_figure(rooms: Rooms, game: str, figure: str, asked: SandboxRequest, client: str) -> RoomMade:
    """A new match from a figure of the rulebook: the side that decides, against a computer."""
    setup, state = position(game, figure)
    presenter = rooms.presenters[game]
    places = against(game, state.attack, asked.coach)
    origin = Origin(setup.home, setup.away, presenter.time(state), 0)
    return await rooms.go_on(presenter.game, setup, state, origin, places, client)
