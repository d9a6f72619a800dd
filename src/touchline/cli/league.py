"""`touchline league`: found a competition, simulate it, see what is next, its table and its clubs."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from touchline import __version__
from touchline.chance import system
from touchline.cli import BadInput
from touchline.cli.league_files import Shelf
from touchline.cli.league_table import rows, show_table
from touchline.cli.options import GameName, read_typed, settled
from touchline.cli.output import show_json
from touchline.cli.progress import bar
from touchline.coaches.executors import workers
from touchline.games import GAMES
from touchline.kernel import BadFile, BadSetup, Seeded, TouchlineError, nearest
from touchline.league.competition import Competition
from touchline.league.file import Book
from touchline.league.part import PARTS
from touchline.league.playing import check_coaches
from touchline.league.playing import simulate as play_everything
from touchline.league.running import advance
from touchline.league.schedule import Fixture
from touchline.league.season import champions_cup, next_season
from touchline.league.statistics import squad_sheet, top_scorers
from touchline.league.terms import FORMAT, HUMAN, Calendar, Club, CupTerms, Terms, invented_clubs

DAY = 24 * 3600


def new(
    file: Path,
    /,
    *,
    game: GameName,
    clubs: int = 8,
    seed: int | str | None = None,
    legs: Literal[0, 1, 2] = 2,
    coach: str = "steady",
    you: str | None = None,
    name: str | None = None,
    division: Annotated[Sequence[int], Parameter(show_default=False)] = (),
    moving: int = 0,
    cup: int = 0,
    cup_legs: Literal[1, 2] = 1,
    no_away_goals: bool = False,
    bonus: bool = False,
    no_market: bool = False,
    draft: bool = False,
    deck: Annotated[Sequence[Path], Parameter(show_default=False)] = (),
    edition: str | None = None,
    option: Annotated[Sequence[str], Parameter(name=["--option", "-o"], show_default=False)] = (),
    start: str | None = None,
    days: int = 7,
    force: bool = False,
) -> None:
    """Found a competition: clubs, squads, fixtures. Everything by chance follows from the seed.

    Parameters
    ----------
    file
        The file for the competition; match records go into a folder beside it.
    clubs
        The number of clubs.
    seed
        A word or number that determines clubs, squads, lots, dice and coaches; by default it is random.
    legs
        1: each pair meets once; 2: at home and away; 0: there is no league, only a cup.
    coach
        The computer that coaches all clubs but yours: random, novice, steady, sharp or master.
    you
        The name of the club that you manage yourself; by default computers manage all.
    name
        The name of the competition.
    division
        The number of clubs of a division, the first division first; repeat it for each.
    moving
        The number of clubs that go up and down between two divisions.
    cup
        The number of clubs that enter a cup after the league, the first of the table; 0: there is none.
    cup_legs
        The number of legs of a tie.
    no_away_goals
        Goals scored away do not decide a tie of two legs.
    bonus
        French Flair: bonus points for four tries and for a defeat by seven points or fewer.
    no_market
        Counter Attack: there is no transfer market.
    draft
        Counter Attack: squads are drafted in turn and back instead of drawn by lot.
    deck
        Counter Attack: a CSV file of cards (see `touchline deck make`); by default an invented deck of the right size.
    edition
        Counter Attack: the edition of the rules: living (default), advanced or core.
    option
        An option of the game, as name=value; may be repeated.
    start
        The day on which round 1 begins, as in 2031-08-01; by default today.
    days
        The number of days of a round.
    force
        Overwrite the file if it exists.
    """
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}; nearest: {nearest(game, list(GAMES))}")
    part, word = PARTS[game], str(system().randbelow(2**32)) if seed is None else str(seed)
    if bonus and part.bonus is None:
        raise BadInput(f"{game} has no bonus points")
    try:
        check_coaches(game, [coach])
        own = () if you is None else (Club(you, HUMAN),)
        others = invented_clubs(clubs - len(own), coach, Seeded(word, "clubs").randbelow, (you or "",))
        terms = Terms(
            FORMAT,
            __version__,
            name or (f"The season of {you}" if you else "League" if legs else "Cup"),
            game,
            word,
            (*own, *others),
            legs=legs,
            divisions=tuple(division),
            moving=moving,
            points=(part.bonus if bonus else None) or part.points,
            cup=CupTerms(cup or clubs, cup_legs, not no_away_goals) if cup or not legs else None,
            calendar=Calendar(_midnight(start), days * DAY),
            setup={"options": read_typed(option), **settled(edition=edition)},
            squads="draft" if draft else "lot",
            market=not no_market,
            deck=part.read_deck([_bytes(path) for path in deck]) if deck else part.new_deck(clubs, word),
        )
        competition = advance(Competition.new(terms))
    except (BadSetup, BadFile) as error:
        raise BadInput(error) from None
    shelf = Shelf.new(file, Book.new(competition), force=force)
    matches = len(competition.fixtures)
    print(f"{terms.name}: {len(terms.clubs)} clubs, {matches} matches, seed {word}, in {shelf.path}")


def _midnight(start: str | None) -> int:
    try:
        day = datetime.now(UTC) if start is None else datetime.fromisoformat(start)
    except ValueError:
        raise BadInput(f"--start takes a day as in 2031-08-01; got {start!r}") from None
    return int(day.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=UTC).timestamp())


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None


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
    shelf = Shelf.open(file)
    played = 0
    try:
        total = len(shelf.competition.fixtures)
        with workers(jobs, ray=ray) as where, bar(file.name, total, total - len(shelf.competition.open)) as shown:
            for competition, finished in play_everything(shelf.competition, where):
                shelf.follow(competition, finished)
                played += len(finished)
                shown(len(finished))
    except TouchlineError as error:
        raise BadInput(error) from None
    if json:
        show_json(rows(shelf.competition))
        return
    print(f"{played} matches played; {len(shelf.competition.open)} left")
    show_table(shelf.competition)


def next_matches(file: Path, /, *, json: bool = False) -> None:
    """Show what is played next: the matches of the day, who is missing, and what is due.

    Parameters
    ----------
    file
        The competition.
    json
        Print one JSON document.
    """
    competition = advance(Shelf.open(file).competition)
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
    competition = Shelf.open(file).competition
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
    found = [Shelf.open(path).competition for path in (league, *leagues)]
    try:
        competition = advance(Competition.new(champions_cup(found, "Champions' Cup", word, legs=legs)))
    except BadSetup as error:
        raise BadInput(error) from None
    shelf = Shelf.new(file, Book.new(competition))
    names = ", ".join(club.name for club in competition.terms.clubs)
    print(f"{competition.terms.name}: {names}, in {shelf.path}")


def season(
    file: Path, after: Path, /, *, squads: Literal["kept", "lot", "draft"] = "kept", force: bool = False
) -> None:
    """Begin the next season after one that is over: clubs go up and down, squads stay or are drawn anew.

    Parameters
    ----------
    file
        The competition that is over.
    after
        The file for the next season.
    squads
        kept: clubs keep their players; lot or draft: squads are drawn anew.
    force
        Overwrite the file if it exists.
    """
    try:
        terms = next_season(Shelf.open(file).competition, squads=squads)
        competition = advance(Competition.new(terms))
    except BadSetup as error:
        raise BadInput(error) from None
    shelf = Shelf.new(after, Book.new(competition), force=force)
    print(f"{terms.name}, season {terms.season}: {len(competition.fixtures)} matches, in {shelf.path}")
