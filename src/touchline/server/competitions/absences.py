"""Who misses the next match and why, and who is close to a ban."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from touchline.i18n import Message
from touchline.league.competition import Competition
from touchline.server.wire.competitions import AbsenceKind, AbsenceLine, CardLine

YELLOWS: Final = 3
_RULES: Final[dict[AbsenceKind, str]] = {
    "injured": "LEAGUE-02",
    "yellows": "LEAGUE-03",
    "red": "LEAGUE-04",
    "decided": "LEAGUE-05",
}


class Cause(NamedTuple):
    """What kept a player out: the day, and the die of an injury."""

    kind: AbsenceKind
    day: int
    die: int | None = None


def causes(league: Competition) -> dict[tuple[int, bool], Cause]:
    """The latest injury and the latest ban of each card."""
    found: dict[tuple[int, bool], Cause] = {}
    for fixture in league.fixtures:
        told = league.score(fixture.id)
        match: Any = told.result.match if told and told.result else {}
        for card, die in zip(match.get("injured", ()), match.get("dice", ()), strict=False):
            found[card, True] = Cause("injured", fixture.round, die)
        for card in match.get("yellows", ()):
            found[card, False] = Cause("yellows", fixture.round)
        for card in match.get("reds", ()):
            found[card, False] = Cause("red", fixture.round)
    return found


def absences(league: Competition, clubs: Iterator[int] | range | tuple[int, ...]) -> tuple[AbsenceLine, ...]:
    """The players of some clubs that miss the next match, the longest first."""
    known, found = causes(league), list[AbsenceLine]()
    for club in clubs:
        for card, name, _, _, injured, banned in league.part.players(league.terms, league.rosters.now[club]):
            matches = max(injured, banned)
            if matches:
                cause = known.get((card, injured >= banned))
                found.append(_line(card, name, club, matches, cause))
    return tuple(sorted(found, key=lambda line: (-line.matches, line.club, line.card)))


def _line(card: int, name: str, club: int, matches: int, cause: Cause | None) -> AbsenceLine:
    kind: AbsenceKind = cause.kind if cause else "decided"
    args: dict[str, Any] = {"kind": kind, "day": cause.day if cause else 0, "die": (cause and cause.die) or 0}
    message = Message("comp-absent", args)
    day, die = (cause.day, cause.die) if cause else (None, None)
    return AbsenceLine(card, name, club, kind, message, matches, _RULES[kind], day, die)


def card_lines(league: Competition) -> tuple[CardLine, ...]:
    """The players with yellow cards, those closest to a ban first (LEAGUE-03)."""
    found = [
        CardLine(name, club, yellows, YELLOWS - yellows)
        for club, roster in enumerate(league.rosters.now)
        for _, name, _, yellows, _, _ in league.part.players(league.terms, roster)
        if yellows
    ]
    return tuple(sorted(found, key=lambda line: (-line.yellows, line.club, line.player)))
