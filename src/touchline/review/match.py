"""From a match to its analysis: followed first, then judged answer by answer, and summed up at the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from touchline.coaches.protocol import Slices, finished
from touchline.games import GAMES, Parts
from touchline.kernel import Game, Ply, Reading, Result, RulesDiffer, other, replace
from touchline.review import ledger
from touchline.review.analysis import Analysis, Judged, Label, Score, Scored
from touchline.review.judge import Judge
from touchline.review.part import GameReview, Step
from touchline.review.telling import told
from touchline.review.verdict import verdict

PARTS: Final[Mapping[str, GameReview]] = Parts("touchline.review")


class Followed(NamedTuple):
    """A match that was followed to its end."""

    game: Game[Any]
    steps: tuple[Step, ...]
    casts: tuple[tuple[Label, ...], ...]
    """Who took part in each answer."""
    begun: int
    """The answers before the first kick-off."""
    analysis: Analysis
    """With its statistics."""


def follow(lines: Iterable[bytes]) -> Followed:
    """Follow a record to its end; raises where it does not fit or cannot be reproduced by the rules of today."""
    reading: Reading[Any] = Reading(lines, GAMES)
    steps, before = list[Step](), reading.start
    for ply in reading.moments():
        steps.append(Step(reading.answers, before, ply))
        before = ply.state
    if reading.gaps:
        raise RulesDiffer(tuple(reading.gaps), reading.game.rules)
    reading.must_be_closed()
    setup = reading.game.write_setup(reading.game.read_setup(reading.header.setup))
    names, over = (setup["home"], setup["away"]), reading.closed == "end"
    return _followed(reading.game, names, reading.start, steps, reading.result, over=over)


def follow_answers(game: Game[Any], names: tuple[str, str], start: Any, answers: Iterable[Any]) -> Followed:
    """Follow a match by its answers, which are known to be legal."""
    steps, state = list[Step](), start
    for n, answer in enumerate(answers, start=1):
        request = game.request(state)
        assert request is not None
        after, events = game.step(state, answer)
        steps.append(Step(n, state, Ply(request, answer, after, events)))
        state = after
    return _followed(game, names, start, steps, game.result(state), over=game.request(state) is None)


def _followed(
    game: Game[Any], names: tuple[str, str], start: Any, steps: Sequence[Step], result: Result, *, over: bool
) -> Followed:
    part = PARTS[game.name]
    cast = part.cast()
    begun = next((step.n for step in steps if any(map(part.is_start, step.ply.events))), 0)
    statistics = replace(part.statistics(start, steps), scores=tuple(_scores(part, steps)))
    analysis = Analysis(
        game=game.name,
        home=names[0],
        away=names[1],
        result=Score(result.home, result.away, result.winner),
        answers=len(steps),
        finished=over,
        statistics=statistics,
    )
    return Followed(game, tuple(steps), tuple(cast.of(step) for step in steps), begun, analysis)


def _scores(part: GameReview, steps: Iterable[Step]) -> Iterator[Scored]:
    for step in steps:
        for _, mark in part.marks(step):
            if mark.what in part.scores and mark.side is not None:
                side = other(mark.side) if mark.what == "own-goal" else mark.side
                half, when = part.time(step.before).half, part.when(step.before)
                yield Scored(step.n, half, when, side, mark.what, mark.player)


class Review:
    """Judges a followed match, in any number of portions: they have the same result as the whole."""

    def __init__(self, followed: Followed) -> None:
        self._followed, self._part = followed, PARTS[followed.game.name]
        self._steps = followed.steps[followed.begun :]
        self._judge = Judge(followed.game, self._part.decided())

    @property
    def analysis(self) -> Analysis:
        """The analysis without its ledger."""
        return self._followed.analysis

    def __len__(self) -> int:
        """The answers to be judged."""
        return len(self._steps)

    def judging(self, first: int, last: int) -> Slices[list[Judged]]:
        """What is found out about some of the answers, with a pause after each."""
        found: list[Judged] = []
        for step in self._steps[first:last]:
            mistake = ledger.mistake(self._followed.game, self._part, step)
            found.append(Judged(self._judge.value(step.ply.state), mistake))
            yield
        return found

    def summed_up(self, judged: Sequence[Judged]) -> Analysis:
        """The whole analysis, once every answer is judged."""
        part, followed = self._part, self._followed
        casts = followed.casts[followed.begun :]
        value = self._judge.value(self._steps[0].before) if self._steps else 0.5
        book = ledger.Book(part, value, followed.begun)
        for step, cast, one in zip(self._steps, casts, judged, strict=True):
            book.add(step, cast, one)
        written = book.ledger(told(followed.game, part, followed.steps))
        return replace(followed.analysis, ledger=replace(written, verdict=verdict(followed.analysis, written)))


def analysing(followed: Followed) -> Slices[Analysis]:
    """The analysis of a match, with a pause after each of its answers."""
    review = Review(followed)
    judged = yield from review.judging(0, len(review))
    return review.summed_up(judged)


def analyse(lines: Iterable[bytes]) -> Analysis:
    """The analysis of a record."""
    return finished(analysing(follow(lines)))
