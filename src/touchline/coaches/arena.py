"""The arena: many matches between coaches, with the same results on every machine.

A fixture determines its match: the coaches, the options and the seed. Dice and draws follow from the seed, and so do
the random numbers of each coach, under the label of its side.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from touchline import __version__
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
    DiceFrom,
    Header,
    Record,
    Recorder,
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

    @property
    def file(self) -> str:
        """The name of its record."""
        return re.sub(r"[^\w.]+", "-", f"{self.game} {self.home} {self.away} {self.seed}") + ".jsonl"


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


def play_fixture(fixture: Fixture, folder: Path | None = None) -> Played:
    """Play one match and time its coaches; with a folder, keep its record there."""
    sport, names = GAMES[fixture.game], {HOME: fixture.home, AWAY: fixture.away}
    timed = {side: Timed(coach(fixture.game, names[side], Seeded(fixture.seed, side).randbelow)) for side in SIDES}
    setup = sport.read_setup({**fixture.setup, "options": fixture.options})
    state = sport.start(setup)
    header = Header.of(sport, setup, DiceFrom("seeded", str(fixture.seed)), dict(names), __version__)
    recorder: Recorder[Any] | None = Recorder(sport, header) if folder is not None else None
    lines = [recorder.header()] if recorder else []
    statistics, decisions = sport.no_statistics(), 0
    coaches: dict[Who, Coach] = {HOME: timed[HOME], AWAY: timed[AWAY], CLOCK: clock(fixture.game)}
    for ply in play(sport, state, coaches, Seeded(fixture.seed)):
        decisions += isinstance(ply.request, Choose) and ply.request.side != CLOCK
        statistics = sport.add_statistics(statistics, state, ply.answer, ply.state, ply.events)
        state = ply.state
        if recorder:
            lines.append(recorder.moment(ply))
    if recorder and folder:
        (folder / fixture.file).write_text("".join((*lines, recorder.end(state))), encoding="utf-8", newline="\n")
    pace = {side: ThinkTimes.of(timed[side].seconds) for side in SIDES}
    return Played(MatchResult(sport.result(state), statistics, decisions), pace)


class Part(NamedTuple):
    """Some matches, the unit of work of a process or machine, and the folder that keeps their records."""

    fixtures: Sequence[Fixture]
    folder: Path | None = None


def play_part(part: Part) -> list[Played]:
    """Play some matches in turn."""
    played = []
    for fixture in part.fixtures:
        try:
            played.append(play_fixture(fixture, part.folder))
        except TouchlineError as error:
            # A plain error, because it has to be pickled to reach the other process.
            match = f"{fixture.home} (home) against {fixture.away} (away), seed {fixture.seed}"
            raise TouchlineError(f"{match}: {error}") from None
    return played


def play_all(fixtures: Sequence[Fixture], where: Executor, folder: Path | None = None) -> Iterator[list[Played]]:
    """Play all these matches; yields batches of results, in order. With a folder, it holds their records afterwards."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return where(play_part, (Part(fixtures[at : at + PART], folder) for at in range(0, len(fixtures), PART)))


def check(fixture: Fixture) -> None:
    """Raise if a match could not start."""
    for name in (fixture.home, fixture.away):
        coach(fixture.game, name, Seeded(fixture.seed).randbelow)
    GAMES[fixture.game].read_setup({**fixture.setup, "options": fixture.options})


def run(
    batch: Batch, jobs: int = 1, progress: Progress = lambda done: None, folder: Path | None = None
) -> list[MatchResult]:
    """Play a batch; returns the results in the order of its matches. A folder keeps their records.

    A script that calls this with more than one job needs an `if __name__ == "__main__":` guard, since each process
    starts by importing it.
    """
    fixtures = batch.fixtures()
    check(fixtures[0])
    results = []
    for part in play_all(fixtures, executor(jobs), folder):
        results += [played.match for played in part]
        progress(len(part))
    return results
