"""`touchline league play`: your match in the terminal, then those of the computers."""

import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from touchline.cli import BadInput
from touchline.cli.league_files import LeagueFiles
from touchline.cli.league_table import show_table
from touchline.cli.play import resume_match, seated, table_of
from touchline.cli.presenters import PRESENTERS
from touchline.cli.table.book import Book
from touchline.cli.table.terminal import Terminal
from touchline.games import GAMES
from touchline.kernel import BadFile, BadSetup, Reading, TouchlineError
from touchline.league.competition import Competition, Plan
from touchline.league.lateness import people
from touchline.league.part import Wishes
from touchline.league.playing import header, play_tasks, read_match, task
from touchline.league.running import advance


def play(file: Path, fixture: str | None = None, /, *, formation: str = "", line_up: str = "") -> None:
    """Play your next match in the terminal, then the computers' matches of the same day.

    A match that you left goes on. A match between computers is played at once.

    Parameters
    ----------
    file
        The competition.
    fixture
        The match, as in 3.2; by default your next one, or the next one between computers if there is none.
    formation
        Counter Attack: your formation, such as 4-3-3.
    line_up
        Counter Attack: the name of a saved line-up; by default the computer chooses your squad.
    """
    files = LeagueFiles.open(file)
    files.follow(advance(files.competition))
    competition = files.competition
    if not competition.ready:
        print("The competition is over.")
        show_table(competition)
        return
    chosen = fixture or _next(competition)
    try:
        human = people(competition, competition.fixture(chosen))
        if human:
            wishes = _wishes(competition, chosen, human, formation, line_up)
            if not _play_yourself(files, chosen, wishes):
                return
            _play_others(files)
        else:
            _finish(files, [chosen])
    except (BadSetup, BadFile) as error:
        raise BadInput(error) from None
    files.follow(advance(files.competition))
    show_table(files.competition)


def _next(competition: Competition) -> str:
    with_people = [fixture for fixture in competition.ready if people(competition, fixture)]
    return (with_people or competition.ready)[0].id


def _wishes(
    competition: Competition, id: str, human: tuple[int, ...], formation: str, line_up: str
) -> tuple[Wishes, Wishes]:
    """The wishes of a person for its own club; a saved line-up is mended, and said to be."""
    if not formation and not line_up:
        return Wishes(), Wishes()
    fixture, club = competition.fixture(id), human[0]
    squad: tuple[int, ...] = ()
    if line_up:
        saved = competition.journal.line_ups.get((club, line_up))
        if saved is None:
            raise BadSetup(f"there is no line-up {line_up!r}; save one first")
        roster = competition.rosters.now[club]
        squad = competition.part.mend(competition.terms, roster, saved.squad, saved.formation)
        formation = formation or saved.formation
        changed = len(set(saved.squad) - set(squad))
        if changed:
            print(f"{changed} of {line_up} cannot play and are replaced.")
    yours = Wishes(formation, squad)
    return (yours, Wishes()) if club == fixture.home else (Wishes(), yours)


# Your match


def _play_yourself(files: LeagueFiles, id: str, wishes: tuple[Wishes, Wishes]) -> bool:
    """Play a match at the keyboard, or go on with it; whether it is over."""
    files.folder.mkdir(exist_ok=True)
    record, planned = files.folder / f"{id}.playing.jsonl", files.folder / f"{id}.plan.json"
    resume = f"touchline league play {shlex.quote(str(files.path))} {id}"
    left = _left(record, planned)
    if left is not None and left.seed == files.competition.seed(id):
        plan = left
        if not _is_over(record):
            resume_match(PRESENTERS[plan.game], record, resume)
    else:
        plan = files.competition.plan(id, wishes, f"{datetime.now(UTC):%Y-%m-%d}")
        planned.write_bytes(msgspec.json.encode(plan))
        _begin(plan, record, resume)
    if not _is_over(record):
        return False
    finished = read_match(task(files.competition, plan), record.read_text(encoding="utf-8"))
    files.follow(files.competition.add(finished.result), [finished])
    record.unlink()
    planned.unlink()
    return True


def _left(record: Path, planned: Path) -> Plan | None:
    """The plan of a match that was left; None if there is none."""
    if not record.exists() or not planned.exists():
        return None
    try:
        return msgspec.json.decode(planned.read_bytes(), type=Plan)
    except msgspec.MsgspecError:
        raise BadInput(f"{planned} is damaged; delete it to begin the match again") from None


def _begin(plan: Plan, record: Path, resume: str) -> None:
    presenter, head = PRESENTERS[plan.game], header(plan)
    coaches = seated(presenter, head.coaches, head.dice)
    book = Book.new(record, presenter.game, head, force=True)
    terminal = Terminal()
    terminal.show(f"{plan.setup['home']} against {plan.setup['away']}, {plan.fixture}.")
    table_of(terminal, presenter, book, coaches, head.dice.chance(), resume).play()


def _is_over(record: Path) -> bool:
    reading: Reading[Any] = Reading(record.read_bytes().splitlines(keepends=True), GAMES)
    for _ in reading.moments():
        pass
    return reading.closed == "end"


# The others


def _play_others(files: LeagueFiles) -> None:
    """Play the computers' matches of the day."""
    competition = files.competition
    _finish(files, [fixture.id for fixture in competition.ready if not people(competition, fixture)])


def _finish(files: LeagueFiles, ids: list[str]) -> None:
    try:
        finished = play_tasks([task(files.competition, files.competition.plan(id)) for id in ids])
    except TouchlineError as error:
        raise BadSetup(str(error)) from None
    files.follow(files.competition.add(*[one.result for one in finished]), finished)
