"""The arena: many matches between coaches, with the same results on every machine.

A fixture determines its match: the coaches, the options and the seed. Dice and draws follow from the seed, and so do
the random numbers of each coach, under the label of its side.
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

PART: Final = 4  # matches per batch: few, so that little is lost on interruption

Progress = Callable[[int], object]
"""Called with the number of matches just finished."""


class Fixture(Record, frozen=True):
    """A match to play."""

    game: str
    home: str
    away: str
    seed: int | str
    options: Mapping[str, Any] = {}
    setup: Mapping[str, Any] = {}
    """The rest of the setup, as plain data: edition, formations, squads."""


class Batch(Record, frozen=True):
    """Matches between two coaches who keep their sides; match i of seed S has the seed "S/i"."""

    game: str
    home: str
    away: str
    matches: int
    seed: int | str = 0
    options: Mapping[str, Any] = {}
    setup: Mapping[str, Any] = {}

    def fixtures(self) -> list[Fixture]:
        """The matches, in order."""
        return [
            Fixture(self.game, self.home, self.away, f"{self.seed}/{number}", self.options, self.setup)
            for number in range(self.matches)
        ]


class MatchResult(Record, frozen=True):
    """The result of a match: the score, the statistics and the number of decisions."""

    result: Result
    sheet: Any
    decisions: int


class Played(Record, frozen=True):
    """A finished match, with the coaches' thinking times, which differ from run to run."""

    match: MatchResult
    pace: Mapping[Side, ThinkTimes]


def play_fixture(fixture: Fixture) -> Played:
    """Play one match and time its coaches."""
    sport, names = GAMES[fixture.game], {HOME: fixture.home, AWAY: fixture.away}
    timed = {side: Timed(coach(fixture.game, names[side], Seeded(fixture.seed, side).randbelow)) for side in SIDES}
    state = sport.start(sport.read_setup({**fixture.setup, "options": fixture.options}))
    statistics, decisions = sport.no_statistics(), 0
    coaches: dict[Who, Coach] = {HOME: timed[HOME], AWAY: timed[AWAY], CLOCK: clock(fixture.game)}
    for ply in play(sport, state, coaches, Seeded(fixture.seed)):
        decisions += isinstance(ply.request, Choose) and ply.request.side != CLOCK
        statistics = sport.add_statistics(statistics, state, ply.answer, ply.state, ply.events)
        state = ply.state
    pace = {side: ThinkTimes.of(timed[side].seconds) for side in SIDES}
    return Played(MatchResult(sport.result(state), statistics, decisions), pace)


def play_batch(fixtures: Sequence[Fixture]) -> list[Played]:
    """Play some matches in turn: the unit of work of a process or machine."""
    played = []
    for fixture in fixtures:
        try:
            played.append(play_fixture(fixture))
        except TouchlineError as error:
            # A plain error, because it has to be pickled to reach the other process.
            match = f"{fixture.home} (home) against {fixture.away} (away), seed {fixture.seed}"
            raise TouchlineError(f"{match}: {error}") from None
    return played


def play_all(fixtures: Sequence[Fixture], where: Executor) -> Iterator[list[Played]]:
    """Play all these matches; yields batches of results, in order."""
    return where(play_batch, (fixtures[first : first + PART] for first in range(0, len(fixtures), PART)))


def check(fixture: Fixture) -> None:
    """Raise if a match could not start."""
    for name in (fixture.home, fixture.away):
        coach(fixture.game, name, Seeded(fixture.seed).randbelow)
    GAMES[fixture.game].read_setup({**fixture.setup, "options": fixture.options})


def run(batch: Batch, jobs: int = 1, progress: Progress = lambda done: None) -> list[MatchResult]:
    """Play a batch; returns the results in the order of its matches.

    A script that calls this with more than one job needs an `if __name__ == "__main__":` guard, since each process
    starts by importing it.
    """
    fixtures = batch.fixtures()
    check(fixtures[0])
    results = []
    for part in play_all(fixtures, executor(jobs)):
        results += [played.match for played in part]
        progress(len(part))
    return results
