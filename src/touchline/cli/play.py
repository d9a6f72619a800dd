"""`touchline play`: a match in the terminal."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from touchline import __version__
from touchline.chance import system
from touchline.cli import BadInput
from touchline.cli.options import read_typed
from touchline.cli.table.book import Book, Left
from touchline.cli.table.clock import PHASE, WallClock, minutes_of
from touchline.cli.table.match import Table
from touchline.cli.table.terminal import Terminal
from touchline.coaches import coach
from touchline.coaches.arena import PhaseClock
from touchline.french_flair import FrenchFlair, Setup
from touchline.french_flair.telling import counted
from touchline.games import GAMES
from touchline.kernel import (
    AWAY,
    HOME,
    SIDES,
    BadSetup,
    Chance,
    Choose,
    Coach,
    DiceFrom,
    Header,
    Seeded,
    Side,
    nearest,
)

HUMAN = "human"
LONGEST_NAME = 24


def play(
    game: str,
    *,
    home: str | None = None,
    away: str | None = None,
    home_name: str | None = None,
    away_name: str | None = None,
    option: Annotated[Sequence[str], Parameter(name=["--option", "-o"], show_default=False)] = (),
    seed: str | None = None,
    dice: Literal["thrown", "typed"] | None = None,
    save: Path | None = None,
    force: bool = False,
    resume: Path | None = None,
) -> None:
    """Play a match in the terminal, against a coach or a person at the same keyboard; it is saved as it goes.

    Parameters
    ----------
    game
        The game: french-flair.
    home
        Who decides for home: human (if nothing is said), a coach (steady, random), or one of your own as
        file.py:ClassName.
    away
        Who decides for away; steady if nothing is said.
    home_name
        What home is called; Home if nothing is said.
    away_name
        What away is called; Away if nothing is said.
    option
        A switch of the game, as name=value; may be given again (`touchline rules clock` tells of one).
    seed
        Dice, draws and coaches that follow from this word or number; otherwise the system's.
    dice
        thrown by the program, or typed: real dice and cards are used, and what comes is typed in.
    save
        The file for the record; otherwise one named by the game and the time, in this folder.
    force
        Write over the file if it exists.
    resume
        Go on with the match of this record, in the same file.
    """
    sport = _game(game)
    if resume is not None:
        if any((home, away, home_name, away_name, option, seed, dice, save, force)):
            raise BadInput("--resume goes on with a match as it was set up; leave the other options out")
        _resume(sport, resume)
        return
    if seed is not None and dice == "typed":
        raise BadInput("--seed and --dice typed exclude each other: dice follow from a seed or are typed in")
    source = DiceFrom("seeded", seed) if seed is not None else DiceFrom("typed" if dice == "typed" else "system")
    seats = {HOME: home or HUMAN, AWAY: away or "steady"}
    names = {HOME: "Home" if home_name is None else home_name, AWAY: "Away" if away_name is None else away_name}
    setup = _setup(sport, names, option)
    coaches = _coaches(sport, seats, source)
    header = Header.of(sport, setup, source, seats, __version__)
    book = Book.new(save or _free_name(game), sport, header, force=force)
    terminal = Terminal()
    terminal.show(
        f"{setup.home} ({seats[HOME]}) against {setup.away} ({seats[AWAY]}), saved to {book.path} as it goes."
    )
    _table(terminal, sport, book, coaches, source.chance()).play()


def _game(name: str) -> FrenchFlair:
    game = GAMES.get(name)
    if isinstance(game, FrenchFlair):
        return game
    raise BadInput(f"there is no game {name!r} to play here; nearest: {nearest(name, list(GAMES))}")


def _setup(game: FrenchFlair, names: Mapping[str, str], options: Sequence[str]) -> Setup:
    for side, name in names.items():
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadInput(f"--{side}-name takes up to {LONGEST_NAME} letters in one line; {name!r} came")
    try:
        return game.read_setup({**names, "options": read_typed(options)})
    except BadSetup as error:
        raise BadInput(error) from None


def _coaches(game: FrenchFlair, seats: Mapping[str, str], source: DiceFrom) -> dict[Side, Coach]:
    """The coaches among the seats, each with a source of chance of its own."""
    coaches: dict[Side, Coach] = {}
    for side in SIDES:
        name = seats.get(side, HUMAN)
        if name != HUMAN:
            below = Seeded(source.seed, side).below if source.seed is not None else system().below
            try:
                coaches[side] = coach(game.name, name, below)
            except BadSetup as error:
                raise BadInput(f"{side} is played by human or a coach: {error}") from None
    return coaches


def _free_name(game: str) -> Path:
    name = f"{game}-{datetime.now():%Y%m%d-%H%M}"
    names = (Path(f"{name}-{number}.jsonl" if number > 1 else f"{name}.jsonl") for number in count(1))
    return next(path for path in names if not path.exists())


def _table(
    terminal: Terminal, game: FrenchFlair, book: Book, coaches: Mapping[Side, Coach], chance: Chance | None
) -> Table:
    """The table of a match, with a clock of its own kind: on the wall for people, by phases for coaches alone."""
    view = game.view(book.state, HOME)
    time: Coach = PhaseClock() if len(coaches) == len(SIDES) else WallClock(view)
    typed = book.header.dice.source == "typed"
    return Table(terminal, game, book, coaches, None if typed else chance or system(), time)


def _resume(game: FrenchFlair, path: Path) -> None:
    left = Left.read(path)
    if left.game is not game:
        raise BadInput(f"{path} is a match of {left.game.name}, not of {game.name}")
    coaches = _coaches(game, left.header.coaches, left.header.dice)
    state = left.start
    for moment in left.moments:
        request = moment.request
        if isinstance(request, Choose) and request.side in coaches:
            # Asked again, a coach comes to the same point of its own chance, and of whatever it keeps in mind.
            coaches[request.side].choose(game.view(state, request.side), request)
        state = moment.state
    book = Book.reopened(path, left)
    terminal = Terminal()
    if not left.closed:
        terminal.show(f"{path} was not closed: the match goes on from its last whole line.")
    terminal.show(f"Going on after {counted(len(left.moments), 'answer')}, saved to {path} as it goes.")
    if minutes_of(state.setup.options) and len(coaches) < len(SIDES):
        terminal.show(
            f"A record keeps no time: the clock goes on at {PHASE} seconds for each phase played in this half."
        )
    _table(terminal, game, book, coaches, left.chance).play()
