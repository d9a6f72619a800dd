"""`touchline league`: simulate a competition, see what is next and its clubs, and play its champions or next season."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from rich.console import Console
from rich.table import Table

from touchline.chance import system
from touchline.cli import BadInput
from touchline.cli.league_files import LeagueFiles
from touchline.cli.league_table import rows, show_table
from touchline.cli.output import show_json
from touchline.cli.progress import bar
from touchline.coaches.executors import workers
from touchline.kernel import BadSetup, TouchlineError
from touchline.league.competition import Competition
from touchline.league.file import Book
from touchline.league.playing import simulate as play_everything
from touchline.league.running import advance
from touchline.league.schedule import Fixture
from touchline.league.season import champions_cup, next_season
from touchline.league.statistics import squad_sheet, top_scorers
from touchline.league.terms import HUMAN

DAY = 24 * 3600


def simulate(file: Path, /, *, jobs: int = 1, ray: bool = False, json: bool = False) -> None:
    """Play everything that is left between computers; a steady computer plays for people. An interrupted run resumes.

    Parameters
    ----------
    file
        The competition.
    jobs
        The number of processes; the results are the same for any number.
    ray
        Use Ray workers instead of processes (pip install 'touchline[ray]').
    json
        Print the table as one JSON document.
    """
    if jobs < 1:
        raise BadInput(f"--jobs takes a number of at least 1; got {jobs}")
    files = LeagueFiles.open(file)
    played = 0
    try:
        total = len(files.competition.fixtures)
        with workers(jobs, ray=ray) as where, bar(file.name, total, total - len(files.competition.open)) as shown:
            for competition, finished in play_everything(files.competition, where):
                files.follow(competition, finished)
                played += len(finished)
                shown(len(finished))
    except TouchlineError as error:
        raise BadInput(error) from None
    if json:
        show_json(rows(files.competition))
        return
    print(f"{played} matches played; {len(files.competition.open)} left")
    show_table(files.competition)


def next_matches(file: Path, /, *, json: bool = False) -> None:
    """Show what is played next: the matches of the day, who is missing, and what is due.

    Parameters
    ----------
    file
        The competition.
    json
        Print one JSON document.
    """
    competition = advance(LeagueFiles.open(file).competition)
    if json:
        show_json({"over": competition.is_over, "fixtures": [_fixture(competition, one) for one in competition.ready]})
        return
    if competition.is_over:
        print("The competition is over.")
        show_table(competition)
        return
    for one in competition.ready:
        told = _fixture(competition, one)
        until = f", {'overdue since' if told['overdue'] else 'until'} {told['deadline']}" if told["deadline"] else ""
        print(f"{one.id:8} {told['home']} ({told['home_coach']}) v {told['away']} ({told['away_coach']}){until}")
        for club in one.clubs:
            for line in squad_sheet(competition, club):
                if line.misses:
                    print(
                        f"         {competition.terms.clubs[club].name}: {line.name} misses {line.misses}, {line.why}"
                    )


def _fixture(competition: Competition, fixture: Fixture) -> dict[str, Any]:
    home, away = fixture.clubs
    calendar = competition.terms.calendar
    end = None if calendar is None else datetime.fromtimestamp(calendar.deadline(fixture.day), UTC)
    return {
        "fixture": fixture.id,
        "stage": fixture.stage,
        "day": fixture.day,
        "home": competition.terms.clubs[home].name,
        "away": competition.terms.clubs[away].name,
        "home_coach": competition.journal.coaches[home],
        "away_coach": competition.journal.coaches[away],
        "deadline": None if end is None else f"{end:%Y-%m-%d %H:%M}",
        "overdue": end is not None and end <= datetime.now(UTC),
    }


def club(file: Path, name: str | None = None, /, *, json: bool = False) -> None:
    """Show a club: its squad with values, cards, goals and absences, and its budget.

    Parameters
    ----------
    file
        The competition.
    name
        The club; by default yours, or the first one.
    json
        Print one JSON document.
    """
    competition = LeagueFiles.open(file).competition
    place = place_of(competition, name)
    lines = squad_sheet(competition, place)
    budget = competition.rosters.budget(place)
    coach = competition.journal.coaches[place]
    if json:
        one = competition.terms.clubs[place]
        show_json({"club": one.name, "coach": coach, "crest": one.crest, "budget": budget, "squad": lines})
        return
    console = Console(soft_wrap=True)
    console.print(f"{competition.terms.clubs[place].name}, {coach}: {budget} points to spend", highlight=False)
    if not lines:
        return
    shown = Table("card", "player", "value", "matches", "goals", "yellows", "misses")
    for line in lines:
        misses = f"{line.misses} ({line.why})" if line.misses else ""
        cells = (line.card, line.name, line.value, line.matches, line.goals, line.yellows, misses)
        shown.add_row(*map(str, cells))
    console.print(shown)
    scorers = ", ".join(f"{one.name} {one.goals}" for one in top_scorers(competition, 5))
    console.print(f"top scorers of the competition: {scorers or 'nobody yet'}", highlight=False)


def place_of(competition: Competition, name: str | None) -> int:
    """A club by its name; by default the first one that a person manages, or the first of all."""
    if name is None:
        people = [club for club, coach in enumerate(competition.journal.coaches) if coach == HUMAN]
        return people[0] if people else 0
    try:
        return competition.terms.place(name)
    except BadSetup as error:
        raise BadInput(error) from None


def champions(
    file: Path, league: Path, /, *leagues: Path, seed: int | str | None = None, legs: Literal[1, 2] = 2
) -> None:
    """Found a champions' cup for the winners of all divisions of leagues that are over.

    Parameters
    ----------
    file
        The file for the cup.
    league
        A league that is over.
    leagues
        More of them, of the same game.
    seed
        A word or number that determines squads, draw and dice; by default it is random.
    legs
        The number of legs of a tie.
    """
    word = str(system().randbelow(2**32)) if seed is None else str(seed)
    found = [LeagueFiles.open(path).competition for path in (league, *leagues)]
    try:
        competition = advance(Competition.new(champions_cup(found, "Champions' Cup", word, legs=legs)))
    except BadSetup as error:
        raise BadInput(error) from None
    files = LeagueFiles.new(file, Book.new(competition))
    names = ", ".join(club.name for club in competition.terms.clubs)
    print(f"{competition.terms.name}: {names}, in {files.path}")


def season(
    file: Path, after: Path, /, *, squads: Literal["kept", "lot", "draft"] = "kept", force: bool = False
) -> None:
    """Begin the next season after one that is over: clubs go up and down, squads stay or are redrawn.

    Parameters
    ----------
    file
        The competition that is over.
    after
        The file for the next season.
    squads
        kept: clubs keep their players; lot or draft: squads are redrawn.
    force
        Overwrite the file if it exists.
    """
    try:
        terms = next_season(LeagueFiles.open(file).competition, squads=squads)
        competition = advance(Competition.new(terms))
    except BadSetup as error:
        raise BadInput(error) from None
    files = LeagueFiles.new(after, Book.new(competition), force=force)
    print(f"{terms.name}, season {terms.season}: {len(competition.fixtures)} matches, in {files.path}")
