"""The arena: many matches between two coaches, with the same results whatever the number of processes.

Match i of a run with seed S is played from the seed "S/i": its dice and draws follow from it, and so does the chance
that each coach is given, under the label of its side.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from touchline.coaches.clocks import clock
from touchline.coaches.registry import coach
from touchline.games import GAMES
from touchline.kernel import AWAY, CLOCK, HOME, Choose, Coach, Record, Result, Seeded, TouchlineError, Who, play

CHUNK: Final = 25  # matches handed to a process at a time, at most

Progress = Callable[[int], object]
"""Told how many more matches are done."""


class Batch(Record, frozen=True):
    """A run: how many matches between which coaches, by which options, from which seed."""

    game: str
    home: str
    away: str
    matches: int
    seed: int | str = 0
    options: Mapping[str, Any] = {}
    setup: Mapping[str, Any] = {}
    """What else is settled before a match, as plain data: an edition, formations, squads."""


class MatchResult(Record, frozen=True):
    """How a match went: the score, the sheet, and how many decisions the two coaches made."""

    result: Result
    sheet: Any
    decisions: int


def play_match(
    game: str,
    home: str,
    away: str,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
) -> MatchResult:
    """One match between two coaches, by their names."""
    coaches: dict[Who, Coach] = {
        HOME: coach(game, home, Seeded(seed, HOME).below),
        AWAY: coach(game, away, Seeded(seed, AWAY).below),
        CLOCK: clock(game),
    }
    sport = GAMES[game]
    state = sport.start(sport.read_setup({**(setup or {}), "options": options or {}}))
    sheet, decisions = sport.blank_sheet(), 0
    for moment in play(sport, state, coaches, Seeded(seed)):
        decisions += isinstance(moment.request, Choose) and moment.request.side != CLOCK
        sheet = sport.count(sheet, state, moment.answer, moment.state, moment.events)
        state = moment.state
    return MatchResult(sport.result(state), sheet, decisions)


def run(batch: Batch, jobs: int = 1, progress: Progress = lambda done: None) -> list[MatchResult]:
    """The results of a run, in the order of its matches.

    With more than one job a script that calls this keeps its own doing under `if __name__ == "__main__":`, since each
    process starts by importing it.
    """
    _check(batch)
    part = partial(_play, batch)
    if jobs == 1:
        return _gathered(map(part, _chunks(batch.matches, 1)), progress)
    size = max(1, min(CHUNK, batch.matches // (4 * jobs)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return _gathered(pool.map(part, _chunks(batch.matches, size)), progress)


def _chunks(matches: int, size: int) -> Iterator[range]:
    return (range(first, min(first + size, matches)) for first in range(0, matches, size))


def _gathered(parts: Iterable[list[MatchResult]], progress: Progress) -> list[MatchResult]:
    results = []
    for part in parts:
        results += part
        progress(len(part))
    return results


def _check(batch: Batch) -> None:
    """Refuse a run that could not start."""
    for name in (batch.home, batch.away):
        coach(batch.game, name, Seeded(batch.seed).below)
    GAMES[batch.game].read_setup({**batch.setup, "options": batch.options})


def _play(batch: Batch, numbers: range) -> list[MatchResult]:
    results = []
    for number in numbers:
        seed = f"{batch.seed}/{number}"
        try:
            results.append(play_match(batch.game, batch.home, batch.away, seed, batch.options, batch.setup))
        except TouchlineError as error:
            # Said anew: an error must survive the way from one process to another.
            raise TouchlineError(f"match {number} (seed {seed}): {error}") from None
    return results
