"""The arena: many matches between coaches, with the same results wherever they are played.

A match is its fixture: which coaches, by which options, from which seed. Dice and draws follow from the seed, and so
does the chance that each coach is given, under the label of its side.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from touchline.coaches.executors import Executor, executor
from touchline.coaches.registry import clock, coach
from touchline.coaches.think_times import ThinkTimes, Timed
from touchline.games import GAMES
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    SIDES,
    Choose,
    Coach,
    Record,
    Result,
    Seeded,
    Side,
    TouchlineError,
    Who,
    play,
)

PART: Final = 4  # matches handed to a process at a time: few, so that little is lost when it is interrupted

Progress = Callable[[int], object]
"""Told how many more matches are done."""


class Fixture(Record, frozen=True):
    """A match to be played."""

    game: str
    home: str
    away: str
    seed: int | str
    options: Mapping[str, Any] = {}
    setup: Mapping[str, Any] = {}
    """What else is settled before a match, as plain data: an edition, formations, squads."""


class Batch(Record, frozen=True):
    """Matches between two coaches that keep their sides: match i of seed S is played from the seed "S/i"."""

    game: str
    home: str
    away: str
    matches: int
    seed: int | str = 0
    options: Mapping[str, Any] = {}
    setup: Mapping[str, Any] = {}

    def fixtures(self) -> list[Fixture]:
        """The matches, in their order."""
        return [
            Fixture(self.game, self.home, self.away, f"{self.seed}/{number}", self.options, self.setup)
            for number in range(self.matches)
        ]


class MatchResult(Record, frozen=True):
    """How a match went: the score, the sheet, and how many decisions the two coaches made."""

    result: Result
    sheet: Any
    decisions: int


class Played(Record, frozen=True):
    """A match that was played, and how long its coaches thought, which no two runs agree on."""

    match: MatchResult
    pace: Mapping[Side, ThinkTimes]


def play_match(
    game: str,
    home: str,
    away: str,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
) -> MatchResult:
    """One match between two coaches, by their names."""
    return play_fixture(Fixture(game, home, away, seed, options or {}, setup or {})).match


def play_fixture(fixture: Fixture) -> Played:
    """One match between two coaches, with the time they take."""
    sport, names = GAMES[fixture.game], {HOME: fixture.home, AWAY: fixture.away}
    timed = {side: Timed(coach(fixture.game, names[side], Seeded(fixture.seed, side).randbelow)) for side in SIDES}
    state = sport.start(sport.read_setup({**fixture.setup, "options": fixture.options}))
    sheet, decisions = sport.no_statistics(), 0
    coaches: dict[Who, Coach] = {HOME: timed[HOME], AWAY: timed[AWAY], CLOCK: clock(fixture.game)}
    for moment in play(sport, state, coaches, Seeded(fixture.seed)):
        decisions += isinstance(moment.request, Choose) and moment.request.side != CLOCK
        sheet = sport.add_statistics(sheet, state, moment.answer, moment.state, moment.events)
        state = moment.state
    pace = {side: ThinkTimes.of(timed[side].seconds) for side in SIDES}
    return Played(MatchResult(sport.result(state), sheet, decisions), pace)


def play_batch(fixtures: Sequence[Fixture]) -> list[Played]:
    """Some matches one after another: what a process or a machine is given to do."""
    played = []
    for fixture in fixtures:
        try:
            played.append(play_fixture(fixture))
        except TouchlineError as error:
            # Said anew: an error must survive the way from one process to another.
            what = f"{fixture.home} (home) against {fixture.away} (away), seed {fixture.seed}"
            raise TouchlineError(f"{what}: {error}") from None
    return played


def play_all(fixtures: Sequence[Fixture], where: Executor) -> Iterator[list[Played]]:
    """All these matches, as they are done, in their order."""
    return where(play_batch, (fixtures[first : first + PART] for first in range(0, len(fixtures), PART)))


def check(fixture: Fixture) -> None:
    """Refuse a match that could not start."""
    for name in (fixture.home, fixture.away):
        coach(fixture.game, name, Seeded(fixture.seed).randbelow)
    GAMES[fixture.game].read_setup({**fixture.setup, "options": fixture.options})


def run(batch: Batch, jobs: int = 1, progress: Progress = lambda done: None) -> list[MatchResult]:
    """The results of a batch, in the order of its matches.

    With more than one job a script that calls this keeps its own doing under `if __name__ == "__main__":`, since each
    process starts by importing it.
    """
    fixtures = batch.fixtures()
    check(fixtures[0])
    results = []
    for part in play_all(fixtures, executor(jobs)):
        results += [played.match for played in part]
        progress(len(part))
    return results
