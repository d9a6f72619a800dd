"""`touchline league new`: found a competition."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

from touchline import __version__
from touchline.chance import system
from touchline.cli import BadInput
from touchline.cli.league_files import LeagueFiles
from touchline.cli.options import GameName, read_typed, settled
from touchline.games import GAMES
from touchline.kernel import BadFile, BadSetup, Seeded, nearest
from touchline.league.competition import Competition
from touchline.league.file import Book
from touchline.league.part import PARTS
from touchline.league.playing import check_coaches
from touchline.league.running import advance
from touchline.league.terms import FORMAT, HUMAN, Calendar, Club, CupTerms, Terms, invented_clubs

_DAY: Final = 24 * 3600


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Wishes:
    """The competition that is wanted."""

    clubs: int = 8
    """The number of clubs."""
    seed: int | str | None = None
    """A word or number that determines clubs, squads, lots, dice and coaches; by default it is random."""
    legs: Literal[0, 1, 2] = 2
    """1: each pair meets once; 2: at home and away; 0: there is no league, only a cup."""
    coach: str = "steady"
    """The computer that coaches all clubs but yours: random, novice, steady, sharp or master."""
    you: str | None = None
    """The name of the club that you manage yourself; by default computers manage all."""
    name: str | None = None
    """The name of the competition."""
    division: Annotated[Sequence[int], Parameter(show_default=False)] = ()
    """The number of clubs of a division, the first division first; repeat it for each."""
    moving: int = 0
    """The number of clubs that go up and down between two divisions."""
    cup: int = 0
    """The number of clubs that enter a cup after the league, the first of the table; 0: there is none."""
    cup_legs: Literal[1, 2] = 1
    """The number of legs of a tie."""
    no_away_goals: bool = False
    """Goals scored away do not decide a tie of two legs."""
    bonus: bool = False
    """French Flair: bonus points for four tries and for a defeat by seven points or fewer."""
    no_market: bool = False
    """Counter Attack: there is no transfer market."""
    draft: bool = False
    """Counter Attack: squads are drafted in turn and back instead of drawn by lot."""
    deck: Annotated[Sequence[Path], Parameter(show_default=False)] = ()
    """Counter Attack: a CSV file of cards (see `touchline deck make`); by default invented, of the right size."""
    edition: str | None = None
    """Counter Attack: the edition of the rules: living (default), advanced or core."""
    option: Annotated[Sequence[str], Parameter(name=["--option", "-o"], show_default=False)] = ()
    """An option of the game, as name=value; may be repeated."""
    start: str | None = None
    """The day on which round 1 begins, as in 2031-08-01; by default today."""
    days: int = 7
    """The number of days of a round."""

    def terms(self, game: str) -> Terms:
        """The terms of the competition."""
        part, seed = PARTS[game], str(system().randbelow(2**32)) if self.seed is None else str(self.seed)
        if self.bonus and part.bonus is None:
            raise BadInput(f"{game} has no bonus points")
        return Terms(
            FORMAT,
            __version__,
            self.name or (f"The season of {self.you}" if self.you else "League" if self.legs else "Cup"),
            game,
            seed,
            self._clubs(game, seed),
            legs=self.legs,
            divisions=tuple(self.division),
            moving=self.moving,
            points=(part.bonus if self.bonus else None) or part.points,
            cup=self._cup(),
            calendar=Calendar(_midnight(self.start), self.days * _DAY),
            setup={"options": read_typed(self.option), **settled(edition=self.edition)},
            squads="draft" if self.draft else "lot",
            market=not self.no_market,
            deck=self._deck(game, seed),
        )

    def _clubs(self, game: str, seed: str) -> tuple[Club, ...]:
        check_coaches(game, [self.coach])
        own = () if self.you is None else (Club(self.you, HUMAN),)
        chance = Seeded(seed, "clubs")
        return *own, *invented_clubs(self.clubs - len(own), self.coach, chance.randbelow, (self.you or "",))

    def _cup(self) -> CupTerms | None:
        if self.legs and not self.cup:
            return None
        return CupTerms(self.cup or self.clubs, self.cup_legs, not self.no_away_goals)

    def _deck(self, game: str, seed: str) -> Any:
        if self.deck:
            return PARTS[game].read_deck([_bytes(path) for path in self.deck])
        return PARTS[game].new_deck(self.clubs, seed)


def new(file: Path, /, *, game: GameName, wishes: Wishes | None = None, force: bool = False) -> None:
    """Found a competition: clubs, squads, fixtures. Everything by chance follows from the seed.

    Parameters
    ----------
    file
        The file for the competition; match records go into a folder beside it.
    force
        Overwrite the file if it exists.
    """
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}; nearest: {nearest(game, list(GAMES))}")
    try:
        terms = (wishes or Wishes()).terms(game)
        competition = advance(Competition.new(terms))
    except (BadSetup, BadFile) as error:
        raise BadInput(error) from None
    files = LeagueFiles.new(file, Book.new(competition), force=force)
    matches = len(competition.fixtures)
    print(f"{terms.name}: {len(terms.clubs)} clubs, {matches} matches, seed {terms.seed}, in {files.path}")


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
