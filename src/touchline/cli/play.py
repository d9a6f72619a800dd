"""`touchline play`: a match in the terminal."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from touchline import __version__
from touchline.chance import system
from touchline.cli import BadInput
from touchline.cli.options import GameName, quick_setup, read_typed
from touchline.cli.presenter import Presenter, Wishes
from touchline.cli.presenters import PRESENTERS
from touchline.cli.table.book import Book, Left
from touchline.cli.table.clock import WallClock
from touchline.cli.table.match import Table
from touchline.cli.table.screen import counted
from touchline.cli.table.terminal import Terminal
from touchline.coaches import coach
from touchline.coaches.protocol import QuickStart
from touchline.coaches.registry import clock, quick_starts
from touchline.games import GAMES
from touchline.i18n.localization import Localization
from touchline.i18n.message import Arg, Message
from touchline.kernel import (
    AWAY,
    HOME,
    SIDES,
    BadSetup,
    Chance,
    Choose,
    Coach,
    DiceFrom,
    Gap,
    Header,
    Seeded,
    Side,
    nearest,
)

HUMAN = "human"
LONGEST_NAME = 24


def play(
    game: GameName,
    *,
    home: str | None = None,
    away: str | None = None,
    home_name: str | None = None,
    away_name: str | None = None,
    edition: str | None = None,
    option: Annotated[Sequence[str], Parameter(name=["--option", "-o"], show_default=False)] = (),
    variant: str | None = None,
    scenario: str | None = None,
    beginner: bool = False,
    formation: Annotated[Sequence[str], Parameter(show_default=False)] = (),
    draft: bool = False,
    deck: Annotated[Sequence[Path], Parameter(show_default=False)] = (),
    seed: str | None = None,
    dice: Literal["thrown", "typed"] | None = None,
    save: Path | None = None,
    force: bool = False,
    resume: Path | None = None,
) -> None:
    """Play a match in the terminal, against a coach or a person at the same keyboard. It is saved as you play.

    Parameters
    ----------
    home
        The player of home: human (default), a coach (steady, random), or your own as file.py:ClassName.
    away
        The player of away; steady by default.
    home_name
        The name of home; Home by default.
    away_name
        The name of away; Away by default.
    edition
        Counter Attack: the edition of the rules: living (default), advanced or core.
    option
        An option of the game, as name=value; may be repeated (`touchline rules clock` describes one).
    variant
        Counter Attack: a quick scenario instead of a match: outnumbered, away_goal, defence_v_attack, top_v_bottom.
    scenario
        Counter Attack: the same, with its aim and how equal coaches fare; beginners is the beginners' match.
    beginner
        Counter Attack: a first game, without High Passes.
    formation
        Counter Attack: the formation of home, such as 4-3-3; a second one is for away.
    draft
        Counter Attack: draft the squads card by card instead of having them drafted for you.
    deck
        Counter Attack: a CSV file of cards (outfielders, goalkeepers or referees); may be repeated.
    seed
        A word or number that determines dice, draws and coaches; by default they are random.
    dice
        thrown: by the program; typed: you roll real dice, draw real cards and type in the results.
    save
        The file for the record; by default one named after the game and the time, in this folder.
    force
        Overwrite the file if it exists.
    resume
        Continue the match in this record, in the same file.
    """
    presenter = _presenter(game)
    if resume is not None:
        settled = (
            home,
            away,
            home_name,
            away_name,
            edition,
            option,
            variant,
            scenario,
            beginner,
            formation,
            draft,
            deck,
        )
        if any((*settled, seed, dice, save, force)):
            raise BadInput("--resume continues a match as it was set up; leave the other options out")
        resume_match(presenter, resume)
        return
    if seed is not None and dice == "typed":
        raise BadInput("--seed and --dice typed exclude each other: dice come from a seed or are typed in")
    source = DiceFrom("seeded", seed) if seed is not None else DiceFrom("typed" if dice == "typed" else "system")
    seats = {HOME: home or HUMAN, AWAY: away or "steady"}
    names = {HOME: "Home" if home_name is None else home_name, AWAY: "Away" if away_name is None else away_name}
    wished = {"edition": edition, "variant": variant, "beginner": beginner, "formations": _formations(formation)}
    quick = quick_setup(game, scenario)
    given = {**names, "options": read_typed(option), **quick, **{key: wish for key, wish in wished.items() if wish}}
    setup = _setup(presenter, given)
    coaches = seated(presenter, seats, source)
    setup = _prepared(presenter, setup, Wishes(draft, deck), source)
    header = Header.of(presenter.game, setup, source, seats, __version__)
    book = Book.new(save or _free_name(game), presenter.game, header, force=force)
    terminal = Terminal()
    if scenario is not None:
        terminal.show(_about(scenario, quick_starts(game)[scenario]))
    terminal.show(
        f"{setup.home} ({seats[HOME]}) against {setup.away} ({seats[AWAY]}), saved to {book.path} as you play."
    )
    table_of(terminal, presenter, book, coaches, source.chance()).play()


def _about(name: str, start: QuickStart) -> str:
    """The aim of a quick scenario, its length, and how equal coaches fare."""
    say = Localization("en").format
    facts: dict[str, Arg] = {name: getattr(start, name) for name in ("matches", "won", "drawn", "lost")}
    aim = say(Message(f"quick-aim-{name.replace('_', '-')}"))
    return f"{aim} {start.minutes} actions. {say(Message('quick-odds', facts))}"


def _presenter(name: str) -> Presenter:
    if name not in GAMES:
        raise BadInput(f"there is no game {name!r}; nearest: {nearest(name, list(GAMES))}")
    return PRESENTERS[name]


def _formations(names: Sequence[str]) -> dict[str, str]:
    if len(names) > len(SIDES):
        raise BadInput(f"--formation takes one formation for home and one for away; got {', '.join(names)}")
    return dict(zip(SIDES, names, strict=False))


def _setup(presenter: Presenter, given: Mapping[str, Any]) -> Any:
    for side in SIDES:
        name = given[side]
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadInput(f"--{side}-name takes up to {LONGEST_NAME} characters in one line; got {name!r}")
    try:
        return presenter.game.read_setup(given)
    except BadSetup as error:
        raise BadInput(error) from None


def _prepared(presenter: Presenter, setup: Any, wishes: Wishes, source: DiceFrom) -> Any:
    """The setup with squads and the like settled before the match, from a separate random source."""
    chance = Seeded(source.seed, "squads") if source.seed is not None else system()
    try:
        return presenter.prepared(setup, wishes, chance)
    except BadSetup as error:
        raise BadInput(error) from None


def seated(presenter: Presenter, seats: Mapping[str, str], source: DiceFrom) -> dict[Side, Coach]:
    """The coaches among the seats, each with its own random source."""
    coaches: dict[Side, Coach] = {}
    for side in SIDES:
        name = seats.get(side, HUMAN)
        if name != HUMAN:
            randbelow = Seeded(source.seed, side).randbelow if source.seed is not None else system().randbelow
            try:
                coaches[side] = coach(presenter.game.name, name, randbelow)
            except BadSetup as error:
                raise BadInput(f"--{side} takes human or a coach: {error}") from None
    return coaches


def _free_name(game: str) -> Path:
    name = f"{game}-{datetime.now():%Y%m%d-%H%M}"
    names = (Path(f"{name}-{number}.jsonl" if number > 1 else f"{name}.jsonl") for number in count(1))
    return next(path for path in names if not path.exists())


def table_of(
    terminal: Terminal,
    presenter: Presenter,
    book: Book,
    coaches: Mapping[Side, Coach],
    chance: Chance | None,
    resume: str = "",
) -> Table:
    """The table of a match; with a wall clock if people play, otherwise a clock that counts actions or phases.

    `resume` is the command that goes on with it, if that is not `touchline play --resume`.
    """
    view = presenter.game.view(book.state, HOME)
    time: Coach = clock(presenter.game.name) if len(coaches) == len(SIDES) else WallClock(presenter, view)
    typed = book.header.dice.source == "typed"
    return Table(terminal, presenter, book, coaches, None if typed else chance or system(), time, resume=resume)


def resume_match(presenter: Presenter, path: Path, resume: str = "") -> None:
    """Continue the match in a record, in the same file."""
    game, left = presenter.game, Left.read(path)
    if left.game is not game:
        raise BadInput(f"{path} is a match of {left.game.name}, not of {game.name}")
    coaches = seated(presenter, left.header.coaches, left.header.dice)
    state = left.start
    for ply in left.moments:
        request = ply.request
        if isinstance(request, Choose) and request.side in coaches:
            # Choosing again brings a coach to the same point in its random source and in its memory.
            coaches[request.side].choose(game.view(state, request.side), request)
        state = ply.state
    book = Book.reopened(path, left)
    terminal = Terminal()
    if not left.closed:
        terminal.show(f"{path} was not closed: the match continues from its last complete line.")
    if left.gap is not None:
        terminal.show(_what_differs(left.gap, game.rules))
    terminal.show(f"Continuing after {counted(left.answers, 'answer')}, saved to {path} as you play.")
    if presenter.time(game.view(state, HOME)).kept.minutes and len(coaches) < len(SIDES):
        terminal.show(f"A record keeps no time: the clock continues at {presenter.pace} played in this half.")
    table_of(terminal, presenter, book, coaches, left.chance, resume).play()


def _what_differs(gap: Gap, rules: int) -> str:
    which = f" ({gap.rule})" if gap.rule else ""
    return (
        f"The rules have been corrected since this match was played, from version {gap.rules} to {rules}. They differ"
        f" at answer {gap.first}{which}. Answers {gap.first} to {gap.last} stay in the record; the match continues"
        " under the corrected rules from the last known position."
    )
