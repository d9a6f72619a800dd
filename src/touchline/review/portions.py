"""A review in portions, so that others can go first in between and progress can be told.

A portion is asked for with the whole match, as whoever works it out may have been replaced meanwhile; usually it has
followed the match already, and remembers it.
"""

from collections import OrderedDict
from typing import Any, Final

import msgspec

from touchline.coaches.protocol import Slices
from touchline.games import GAMES
from touchline.kernel import Game, Record
from touchline.review.analysis import Analysis, Judged
from touchline.review.match import Review, follow_answers

_KEPT: Final = 2
_desk: "OrderedDict[tuple[str, bytes, tuple[str, ...]], Review]" = OrderedDict()
"""The matches that were worked on last."""


class Portion(Record, frozen=True):
    """A portion of the review of a match, which is given by its answers.

    Without a number of answers it is the statistics; with what was found out about all of them, the whole analysis.
    """

    home: str
    away: str
    answers: tuple[str, ...]
    first: int = 0
    last: int = 0
    judged: tuple[Judged, ...] | None = None


class Begun(Record, frozen=True):
    """The first portion: the statistics, and the number of answers to be judged."""

    analysis: Analysis
    length: int


def work(game: str, start: bytes, about: bytes) -> Slices[bytes]:
    """The result of a portion, as JSON: `Begun`, some `Judged`, or an `Analysis`."""
    portion = msgspec.json.decode(about, type=Portion)
    review = _review(GAMES[game], start, portion)
    if portion.judged is not None:
        return msgspec.json.encode(review.summed_up(portion.judged))
    if portion.last == 0:
        return msgspec.json.encode(Begun(review.analysis, len(review)))
    judged = yield from review.judging(portion.first, portion.last)
    return msgspec.json.encode(judged)


def _review(game: Game[Any], start: bytes, portion: Portion) -> Review:
    key = game.name, start, portion.answers
    if key not in _desk:
        answers = (_answer(game, text) for text in portion.answers)
        _desk[key] = Review(follow_answers(game, (portion.home, portion.away), game.codec.unpack(start), answers))
        while len(_desk) > _KEPT:
            _desk.popitem(last=False)
    _desk.move_to_end(key)
    return _desk[key]


def _answer(game: Game[Any], text: str) -> Any:
    """An answer as it is stored: dice and cards as a list, decisions in the notation of the game."""
    return msgspec.json.decode(text, type=tuple[int | str, ...]) if text.startswith("[") else game.parse_answer(text)
