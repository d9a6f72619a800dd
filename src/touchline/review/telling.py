"""The sentences of the log, for the moments of a match."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from touchline.i18n.line import Line
from touchline.i18n.message import Message
from touchline.i18n.narration import Narration, log_lines
from touchline.kernel import SIDES, Event, Game
from touchline.review.part import GameReview, Step

_WEIGHTS: Final = ("minor", "plain", "bold", "great")


class Sentence(NamedTuple):
    """A line of the log, and the answers that it tells of."""

    first: int
    last: int
    line: Line
    scores: bool  # whether it changes the score


def told(game: Game[Any], part: GameReview, steps: Sequence[Step]) -> tuple[Sentence, ...]:
    """The log of a match, as everybody may read it."""
    narration, lines, last = Narration(), list[Line](), dict[int, int]()
    for step in steps:
        public: list[Event | None] = list(step.ply.events)
        for side in SIDES:
            public = [game.view_event(event, side) if event is not None else None for event in public]
        narrated = part.narrate(narration, step.before, public, step.ply.state)
        narration = narrated.narration
        lines += narrated.lines
        last |= {line.number: step.n for line in narrated.lines}
    found, score = list[Sentence](), (0, 0)
    for line in log_lines(lines):
        great = line.weight == "great"  # others may tell the score of what came of them
        found.append(Sentence(line.first, last[line.number], line, great and line.score != score))
        score = line.score if great else score
    return tuple(found)


def sentence_of(log: Sequence[Sentence], first: int, last: int, key: int) -> Message:
    """The sentence of a moment: a score in it, or else the line of its key answer, or the greatest of its lines."""
    near = [one for one in log if first <= one.last and one.first <= last]

    def merit(one: Sentence) -> tuple[bool, bool, int, int]:
        return one.scores, one.first <= key <= one.last, _WEIGHTS.index(one.line.weight), one.first

    return max(near, key=merit).line.sentence if near else Message("review-quiet-moment")
