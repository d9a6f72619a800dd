"""From the record of a match to its analysis."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from touchline.coaches.protocol import Slices, finished
from touchline.games import GAMES, Parts
from touchline.kernel import Game, Reading, RulesDiffer, replace
from touchline.review import ledger
from touchline.review.analysis import Analysis
from touchline.review.part import GameReview, Step

PARTS: Final[Mapping[str, GameReview]] = Parts("touchline.review")


class Followed(NamedTuple):
    """A match that was followed through its record."""

    game: Game[Any]
    names: tuple[str, str]
    steps: tuple[Step, ...]
    state: Any
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
    game, part = reading.game, PARTS[reading.game.name]
    begun = next((step.n for step in steps if any(map(part.is_start, step.ply.events))), 0)
    setup = game.write_setup(game.read_setup(reading.header.setup))
    names = setup["home"], setup["away"]
    analysis = Analysis(
        game=game.name,
        home=names[0],
        away=names[1],
        result=reading.result,
        answers=reading.answers,
        finished=reading.closed == "end",
        statistics=part.statistics(reading.start, steps),
    )
    return Followed(game, names, tuple(steps), before, begun, analysis)


def analysing(followed: Followed) -> Slices[Analysis]:
    """The analysis of a match, with a pause after each of its answers."""
    game = followed.game
    steps = followed.steps[followed.begun :]
    written = yield from ledger.written(game, PARTS[game.name], steps, followed.begun)
    return replace(followed.analysis, ledger=written)


def analyse(lines: Iterable[bytes]) -> Analysis:
    """The analysis of a record."""
    return finished(analysing(follow(lines)))
