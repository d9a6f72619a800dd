"""The figures of the rulebook, drawn by the code of the boards: positions with what the engine says of them."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec

from touchline.games import GAMES
from touchline.kernel import Choose, Record
from touchline.rulebook.book import Figure, book
from touchline.rulebook.catalogues import UnknownEntry
from touchline.session.presenter import Presenter
from touchline.session.presenters import PRESENTERS
from touchline.session.protocol.previews import PreviewRecord
from touchline.session.protocol.questions import Question
from touchline.session.protocol.scenes import SceneRecord


class Drawing(Record, frozen=True):
    """A figure: the scene, the question in it, and what the engine says of the answer or the player that is shown."""

    name: str
    scene: Annotated[Any, SceneRecord]
    question: Question | None
    answer: str
    reach: str
    preview: Annotated[Any, PreviewRecord] = None  # None if nothing is asked about it


@lru_cache(maxsize=64)
def drawing(game: str, name: str) -> Drawing:
    """A figure of a game's rulebook by its name."""
    figure, presenter = book(game).figures[name], PRESENTERS[game]
    _, state = position(game, name)
    request = GAMES[game].request(state)
    side = state.attack
    return Drawing(
        name=name,
        scene=presenter.scene(state, side),
        question=presenter.question(state, request, 0, to_move=True) if isinstance(request, Choose) else None,
        answer=figure.answer,
        reach=figure.reach,
        preview=presenter.preview(state, side, about(presenter, figure)) if figure.answer or figure.reach else None,
    )


def position(game: str, name: str) -> tuple[Any, Any]:
    """The setup and the position of a figure; an `UnknownEntry` if there is none."""
    if (figure := book(game).figures.get(name)) is None:
        raise UnknownEntry(f"there is no figure {name!r} of {game}; there are {', '.join(book(game).figures)}")
    setup = GAMES[game].read_setup({})
    return setup, GAMES[game].parse_position(setup, figure.position)


def about(presenter: Presenter, figure: Figure) -> Any:
    """What the engine is asked about a figure."""
    kind, answer = ("answer", figure.answer) if figure.answer else ("reach", figure.reach)
    return msgspec.convert({"type": kind, "answer": answer}, presenter.previews)
