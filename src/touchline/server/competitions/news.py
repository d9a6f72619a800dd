"""Entries of a journal as messages: news for everybody, and the journal itself."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from touchline.i18n import Message
from touchline.kernel import BadSetup
from touchline.league.competition import Competition
from touchline.league.entries import (
    Absence,
    Adjusted,
    Annulled,
    AnyEntry,
    Award,
    Closed,
    Corrected,
    Decision,
    Drawn,
    Founded,
    LineUp,
    Lot,
    Offered,
    Postponed,
    Replaced,
    Result,
    Undone,
)
from touchline.league.running import RULES
from touchline.league.terms import HUMAN
from touchline.server.competitions.live import Live, find_fixture
from touchline.server.competitions.rounds import CALENDAR
from touchline.server.wire.competitions import JournalLine, NewsLine

MOST_NEWS: Final = 40
MOST_TRIED: Final = 20
"""How many of the latest decisions are tried whether they can be undone; each takes as long as a result."""
_BY_ITSELF: Final = (RULES, CALENDAR)


def news(live: Live) -> tuple[NewsLine, ...]:
    """The latest news first."""
    league, found = live.competition, list[NewsLine]()
    if league is None:
        return ()
    for number, entry in reversed(list(enumerate(league.entries, start=1))):
        if len(found) >= MOST_NEWS:
            break
        if isinstance(entry, (Offered, LineUp)) or (isinstance(entry, Closed) and not entry.transfers):
            continue
        fixture = getattr(entry, "fixture", None)
        if isinstance(entry, Closed):
            found += [
                NewsLine(number, live.entry_at(number), message, None)
                for message in reversed(transfers(league, entry.transfers))
            ]
        else:
            found.append(NewsLine(number, live.entry_at(number), told(league, entry), fixture))
    return tuple(found[:MOST_NEWS])


def transfers(league: Competition, made: Sequence[tuple[int, int, int]]) -> list[Message]:
    """Transfers as messages."""
    return [
        Message(
            "comp-transfer",
            {"club": club_of(league, club), "buys": player(league, buys), "releases": player(league, releases)},
        )
        for club, buys, releases in made
    ]


def player(league: Competition, card: int) -> str:
    """The name on a card."""
    try:
        return league.part.face(league.terms, card).name
    except (BadSetup, IndexError):
        return f"{card}"


def club_of(league: Competition, club: int) -> str:
    """The name of a club."""
    return league.terms.clubs[club].name


def between(league: Competition, id: str) -> dict[str, Any]:
    """The clubs of a fixture, as arguments of a message."""
    fixture = find_fixture(league, id)
    if fixture is None:
        return {"home": "?", "away": "?"}
    return {"home": club_of(league, fixture.home), "away": club_of(league, fixture.away)}


def told(league: Competition, entry: AnyEntry) -> Message:
    """An entry of the journal as a message."""
    match entry:
        case Founded():
            return Message("comp-founded", {"clubs": len(league.terms.clubs)})
        case Result(fixture=id, score=score, shoot_out=kicks):
            args = {**between(league, id), "for": score[0], "against": score[1]}
            if kicks is None:
                return Message("comp-result", args)
            return Message("comp-result-shoot-out", {**args, "kicks": kicks[0], "others": kicks[1]})
        case Award(fixture=id, score=score, by=by):
            args = {**between(league, id), "for": score[0], "against": score[1]}
            return Message("comp-award", {**args, "why": _why(by, entry.reason)})
        case Corrected(fixture=id, score=score):
            return Message("comp-corrected", {**between(league, id), "for": score[0], "against": score[1]})
        case Annulled(fixture=id):
            return Message("comp-annulled", between(league, id))
        case Postponed(fixture=id, day=day):
            return Message("comp-postponed", {**between(league, id), "day": day})
        case Adjusted(club=club, points=points):
            return Message("comp-adjusted", {"club": club_of(league, club), "points": points})
        case Absence(club=club, card=card, yellows=yellows, injured=injured, banned=banned):
            facts = {"yellows": yellows, "injured": injured, "banned": banned}
            return Message("comp-absence", {"club": club_of(league, club), "player": player(league, card), **facts})
        case Replaced(club=club, coach=coach):
            key = "comp-person" if coach == HUMAN else "comp-computer"
            return Message(key, {"club": club_of(league, club)})
        case Undone(entry=number):
            return Message("comp-undone", {"number": number, "what": told(league, league.entries[number - 1])})
        case Drawn():
            return Message("comp-drawn")
        case Lot(tie=tie, club=club):
            return Message("comp-lot", {"club": club_of(league, club), "tie": tie})
        case Closed(round=day, transfers=made):
            return Message("comp-closed", {"day": day, "transfers": len(made)})
        case Offered(club=club, round=day):
            return Message("comp-offered", {"club": club_of(league, club), "day": day})
        case LineUp(club=club, name=name):
            return Message("comp-line-up", {"club": club_of(league, club), "name": name})


def _why(by: str, reason: str) -> str:
    """Why a result was awarded, as a word that messages select by."""
    if by == CALENDAR:
        return "late"
    if by == RULES:
        return "resigned" if reason == "resigned" else "short"
    return "organiser"


def journal(live: Live) -> tuple[JournalLine, ...]:
    """The journal, the latest entry first; sealed offers and saved line-ups of others are not in it."""
    return tuple(reversed(list(_journal(live))))


def _journal(live: Live) -> Iterator[JournalLine]:
    league = live.competition
    if league is None:
        return
    undone = {entry.entry for entry in league.entries if isinstance(entry, Undone)}
    decisions = [number for number, entry in enumerate(league.entries, start=1) if isinstance(entry, Decision)]
    tried = set(decisions[-MOST_TRIED:])
    for number, entry in enumerate(league.entries, start=1):
        if isinstance(entry, (Offered, LineUp)):
            continue
        by, reason = None, ""
        if isinstance(entry, Decision) and entry.by not in _BY_ITSELF:
            by, reason = entry.by, entry.reason
        decides = isinstance(entry, Decision) and not isinstance(entry, Undone)
        why_not = _why_not(league, number) if decides and number in tried - undone else ""
        yield JournalLine(
            number,
            live.entry_at(number),
            by,
            told(league, entry),
            reason,
            decides,
            number in undone,
            decides and number not in undone and not why_not,
            why_not,
        )


def _why_not(league: Competition, number: int) -> str:
    """Why a decision cannot be undone now; empty if it can."""
    try:
        league.add(Undone(number, reason="-"))
    except BadSetup as error:
        return str(error)
    return ""
