"""Seasons: promotion and relegation, the next season with the same squads, the champions' cup, a season of your own.

A season of your own is a competition with one person: a club that you keep, the rest computers, a round a week, the
market between rounds and the cup at the end. It needs no server.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

from touchline import __version__
from touchline.kernel import BadSetup, Record, Seeded, replace
from touchline.league.competition import Competition
from touchline.league.part import PARTS
from touchline.league.schedule import Fixture
from touchline.league.terms import FORMAT, HUMAN, Club, CupTerms, Terms, invented_clubs

MOST_IN_CUP = 8


def own_season(
    game: str,
    club: str,
    *,
    clubs: int,
    seed: str,
    coach: str = "steady",
    legs: Literal[1, 2] = 2,
    setup: Mapping[str, Any] | None = None,
) -> Terms:
    """The terms of a season of your own: you manage the first club, computers all others."""
    part = _part(game)
    you = Club(club, HUMAN)
    others = invented_clubs(clubs - 1, coach, Seeded(seed, "clubs").randbelow, (club,))
    return Terms(
        FORMAT,
        __version__,
        f"The season of {club}",
        game,
        seed,
        (you, *others),
        legs=legs,
        points=part.points,
        cup=CupTerms(min(MOST_IN_CUP, clubs)),
        setup=setup or {},
        deck=part.new_deck(clubs, seed),
    )


def _part(game: str) -> Any:
    if game not in PARTS:
        raise BadSetup(f"there is no game {game!r}; the games are {', '.join(PARTS)}")
    return PARTS[game]


class Week(Record, frozen=True):
    """Where a season of your own stands: your next match, the matches of the others, or that it is over."""

    day: int
    yours: Fixture | None
    """Your match of the week, if you have one and have not played it."""
    others: tuple[Fixture, ...]
    """What the computers play meanwhile."""
    budget: int
    is_over: bool


def week(competition: Competition, club: int = 0) -> Week:
    """The week of a club."""
    ready = competition.ready
    yours = next((fixture for fixture in ready if club in fixture.clubs), None)
    day = ready[0].day if ready else len(competition.journal.closed)
    others = tuple([fixture for fixture in ready if fixture is not yours])
    return Week(day, yours, others, competition.rosters.budget(club), competition.is_over)


# From season to season


def promoted(competition: Competition) -> tuple[int, ...]:
    """The clubs in the order of the next season: the last of a division change places with the first of the next."""
    terms = competition.terms
    divisions = [list(competition.order(number)) for number in range(len(terms.sizes))]
    moving = terms.moving
    for upper, lower in pairwise(divisions) if moving else ():
        upper[-moving:], lower[:moving] = lower[:moving], upper[-moving:]
    return tuple([club for division in divisions for club in division])


def next_season(competition: Competition, *, squads: Literal["kept", "lot", "draft"] = "kept") -> Terms:
    """The terms of the next season: settings and clubs as they are, squads kept or redrawn."""
    if not competition.is_over:
        raise BadSetup(f"the season is not over: {len(competition.open)} matches are still to be played")
    terms, order = competition.terms, promoted(competition)
    keeps = competition.part.has_squads and squads == "kept"
    return replace(
        terms,
        engine=__version__,
        clubs=tuple([replace(terms.clubs[club], coach=competition.journal.coaches[club]) for club in order]),
        squads="kept" if keeps else "lot" if squads == "kept" else squads,
        kept=tuple([competition.part.kept(competition.rosters.now[club]) for club in order]) if keeps else (),
        season=terms.season + 1,
        seed=terms.seed if keeps else f"{terms.seed}/{terms.season + 1}",
    )


def champions(competition: Competition) -> tuple[int, ...]:
    """The winners of all divisions."""
    if competition.open:
        raise BadSetup(f"champions are known when the season is over; {len(competition.open)} matches are open")
    return tuple([competition.order(number)[0] for number in range(len(competition.terms.sizes))])


def champions_cup(competitions: Sequence[Competition], name: str, seed: str, *, legs: Literal[1, 2] = 2) -> Terms:
    """A cup for the winners of all divisions of some leagues of one game; their squads are drawn for it."""
    games = {competition.terms.game for competition in competitions}
    if len(games) != 1:
        raise BadSetup(f"a champions' cup is of one game; got {', '.join(sorted(games)) or 'none'}")
    game, clubs = (
        games.pop(),
        [
            replace(competition.terms.clubs[club], coach=competition.journal.coaches[club])
            for competition in competitions
            for club in champions(competition)
        ],
    )
    part = _part(game)
    return Terms(
        FORMAT,
        __version__,
        name,
        game,
        seed,
        tuple(clubs),
        legs=0,
        points=part.points,
        cup=CupTerms(len(clubs), legs),
        setup=competitions[0].terms.setup,
        deck=part.new_deck(len(clubs), seed),
    )
