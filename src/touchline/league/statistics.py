"""Scorers, cards and squads through a competition, counted from its results."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from touchline.kernel import Record
from touchline.league.competition import Competition


class SquadLine(Record, frozen=True):
    """A player on the squad sheet of a club."""

    card: int
    name: str
    value: int
    matches: int
    goals: int
    yellows: int
    """Since the last ban for them."""
    misses: int = 0
    """Matches of the club still to miss."""
    why: str = ""


class Scorer(Record, frozen=True):
    """A player, with the club that it scored for last, and its goals."""

    card: int
    name: str
    club: str
    goals: int


def squad_sheet(competition: Competition, club: int) -> tuple[SquadLine, ...]:
    """The players of a club; none where the game has no squads."""
    goals, matches = _count(competition, "scorers"), appearances(competition)
    part, terms = competition.part, competition.terms
    return tuple(
        [
            SquadLine(
                card, name, value, matches[card], goals[card], yellows, max(injured, banned), _why(injured, banned)
            )
            for card, name, value, yellows, injured, banned in part.players(terms, competition.rosters.now[club])
        ]
    )


def top_scorers(competition: Competition, most: int = 10) -> tuple[Scorer, ...]:
    """The players with the most goals, the best first; of equal ones the lower card."""
    names: dict[int, tuple[str, str]] = {}
    for club, roster in enumerate(competition.rosters.now):
        for card, name, *_ in competition.part.players(competition.terms, roster):
            names[card] = name, competition.terms.clubs[club].name
    goals = _count(competition, "scorers")
    ranked = sorted(goals, key=lambda card: (-goals[card], card))
    known = [Scorer(card, *names[card], goals[card]) for card in ranked if card in names]
    return tuple(known[:most])


def cards_shown(competition: Competition) -> dict[str, tuple[int, int]]:
    """The yellow and red cards of each club, by its name."""
    shown: dict[str, tuple[int, int]] = {}
    yellows, reds = _by_club(competition, "yellows"), _by_club(competition, "reds")
    for place, club in enumerate(competition.terms.clubs):
        shown[club.name] = yellows[place], reds[place]
    return shown


def _matches(competition: Competition) -> Iterator[tuple[Any, Any]]:
    for fixture in competition.fixtures:
        told = competition.score(fixture.id)
        if told is not None and told.result is not None and told.result.match:
            yield fixture, told.result.match


def _count(competition: Competition, what: str) -> Counter[int]:
    return Counter(card for _, match in _matches(competition) for card in match.get(what, ()))


def appearances(competition: Competition) -> Counter[int]:
    """In how many match squads a player was."""
    return Counter(card for _, match in _matches(competition) for squad in match.get("squads", ()) for card in squad)


def _by_club(competition: Competition, what: str) -> Counter[int]:
    found: Counter[int] = Counter()
    for fixture, match in _matches(competition):
        for club, squad in zip(fixture.clubs, match.get("squads", ((), ())), strict=True):
            found[club] += sum(card in squad for card in match.get(what, ()))
    return found


def _why(injured: int, banned: int) -> str:
    return "injured" if injured >= banned and injured else "banned" if banned else ""
