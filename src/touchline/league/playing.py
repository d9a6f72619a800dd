"""Playing the matches of a competition between computers, and reading a match that people have played.

A match gives its record and its result. The same plan gives the same match on every machine.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from touchline import __version__
from touchline.coaches import coach
from touchline.coaches.protocol import Slices
from touchline.coaches.protocol import finished as driven
from touchline.coaches.registry import clock
from touchline.games import GAMES
from touchline.kernel import (
    CLOCK,
    SIDES,
    BadFile,
    Coach,
    DiceFrom,
    Event,
    Header,
    Reading,
    Record,
    Recorder,
    RulesDiffer,
    Seeded,
    TouchlineError,
    Who,
    play,
    replace,
)
from touchline.league.competition import Competition, Plan
from touchline.league.entries import Result
from touchline.league.part import PARTS
from touchline.league.running import advance
from touchline.league.terms import HUMAN

if TYPE_CHECKING:  # a page has no processes
    from touchline.coaches.executors import Executor

STAND_IN: Final = "steady"
"""The computer that plays for a person who does not."""

Progress = Callable[[int], object]
"""Called with the number of matches just finished."""


class Task(Record, frozen=True):
    """A plan with the rosters of both clubs, as a worker needs them."""

    plan: Plan
    sides: Any


class Finished(Record, frozen=True):
    """A match that is over: its result and its record."""

    result: Result
    record: str


def header(plan: Plan) -> Header:
    """The header of the record of a match."""
    game = GAMES[plan.game]
    seats: dict[str, str] = dict(zip(SIDES, plan.coaches, strict=True))
    return Header.of(game, game.read_setup(plan.setup), DiceFrom("seeded", plan.seed), seats, __version__)


def digest(record: str) -> str:
    """The name of a record: its SHA-256, in hex."""
    return sha256(record.encode()).hexdigest()


def play_task(task: Task) -> Finished:
    """Play a match between computers; a stand-in plays for a person."""
    return driven(playing(task))


def playing(task: Task) -> Slices[Finished]:
    """Play a match between computers in slices."""
    home, away = (STAND_IN if name == HUMAN else name for name in task.plan.coaches)
    task = replace(task, plan=replace(task.plan, coaches=(home, away)))
    plan = task.plan
    game = GAMES[plan.game]
    coaches: dict[Who, Coach] = {CLOCK: clock(plan.game)}
    for side, name in zip(SIDES, plan.coaches, strict=True):
        coaches[side] = coach(plan.game, name, Seeded(plan.seed, side).randbelow)
    recorder: Recorder[Any] = Recorder(game, header(plan))
    lines, state = [recorder.header()], game.start(game.read_setup(plan.setup))
    told: list[tuple[Any, tuple[Event, ...]]] = []
    for ply in play(game, state, coaches, Seeded(plan.seed)):
        told.append((state, ply.events))
        state = ply.state
        lines.append(recorder.moment(ply))
        yield
    record = "".join((*lines, recorder.end(state)))
    return Finished(_result(task, state, told, record), record)


def read_match(task: Task, record: str) -> Finished:
    """The result of a match by its record, which must be that of the plan and complete."""
    return driven(reading_match(task, record))


def reading_match(task: Task, record: str) -> Slices[Finished]:
    """The result of a match by its record, in slices."""
    lines = record.encode().splitlines(keepends=True)
    reading: Reading[Any] = Reading(lines, GAMES)
    check_header(task.plan, reading.header)
    state, told = reading.start, list[tuple[Any, tuple[Event, ...]]]()
    for ply in reading.moments():
        told.append((state, ply.events))
        state = ply.state
        yield
    if reading.gaps:
        raise RulesDiffer(tuple(reading.gaps), reading.game.rules)
    reading.must_be_closed()
    if reading.closed != "end":
        raise BadFile(len(lines), "the match is not over")
    return Finished(_result(task, state, told, record), record)


def check_header(plan: Plan, found: Header) -> None:
    """Raise unless a record is that of a plan: game, set-up and dice."""
    wanted = header(plan)
    for name in ("game", "setup", "dice", "position"):
        if getattr(found, name) != getattr(wanted, name):
            raise BadFile(1, f"the {name} is not that of {plan.fixture} in this competition")


def _result(task: Task, state: Any, told: Sequence[tuple[Any, Iterable[Event]]], record: str) -> Result:
    plan, part = task.plan, PARTS[task.plan.game]
    score, facts = GAMES[plan.game].result(state), part.facts(state, told)
    return Result(
        plan.fixture,
        (score.home, score.away),
        plan.date,
        digest(record),
        plan.coaches,
        facts.extra_time,
        facts.shoot_out,
        facts.tries,
        part.incidents(task.sides, plan.decided, told, plan.seed),
    )


def task(competition: Competition, plan: Plan) -> Task:
    """A plan with its rosters."""
    return Task(plan, competition.sides(competition.fixture(plan.fixture)))


# Whole rounds

BATCH: Final = 2  # matches at once: few, so that little is lost on interruption


def play_tasks(tasks: Sequence[Task]) -> list[Finished]:
    """Play some matches in turn: the unit of work of a process or machine."""
    finished = []
    for one in tasks:
        try:
            finished.append(play_task(one))
        except TouchlineError as error:
            # A plain error, because it has to be pickled to reach the other process.
            raise TouchlineError(f"{one.plan.fixture}: {error}") from None
    return finished


def simulate(competition: Competition, where: "Executor") -> Iterator[tuple[Competition, tuple[Finished, ...]]]:
    """Play everything that is left between computers, day by day; yields the competition after each batch."""
    while True:
        before = competition
        competition = advance(competition)
        if competition is not before:
            yield competition, ()
        ready = competition.ready
        if not ready:
            return
        tasks = [task(competition, competition.plan(fixture.id)) for fixture in ready]
        for finished in where(play_tasks, (tasks[at : at + BATCH] for at in range(0, len(tasks), BATCH))):
            competition = competition.add(*[one.result for one in finished])
            yield competition, tuple(finished)


def check_coaches(game: str, names: Iterable[str]) -> None:
    """Raise if there is no such coach."""
    for name in names:
        if name != HUMAN:
            coach(game, name, Seeded(0).randbelow)
