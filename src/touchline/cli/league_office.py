"""`touchline league`: the manager's offers, and the organiser's decisions, logged and undoable."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Annotated

import msgspec
from cyclopts import Parameter

from touchline.cli import BadInput
from touchline.cli.league import place_of
from touchline.cli.league_files import LeagueFiles
from touchline.cli.output import show_json
from touchline.kernel import BadSetup
from touchline.league.entries import (
    Adjusted,
    Annulled,
    AnyEntry,
    Award,
    Corrected,
    Decision,
    LineUp,
    Offered,
    Postponed,
    Replaced,
    Undone,
)
from touchline.league.part import Sides, Wishes
from touchline.league.playing import check_coaches


def _decided(file: Path, entry: AnyEntry) -> LeagueFiles:
    files = LeagueFiles.open(file)
    files.add(entry)
    print(f"entry {len(files.competition.entries)}: {type(entry).__name__.lower()}")
    return files


def _score(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,3})-(\d{1,3})", text)
    if not found:
        raise BadInput(f"a score is written as in 2-1; got {text!r}")
    return int(found[1]), int(found[2])


def market(file: Path, /, *, buy: Sequence[int], release: Sequence[int], club: str | None = None) -> None:
    """Make sealed offers: buy a card that nobody owns, release a player of the same kind. They replace earlier ones.

    They are settled when the round is over, the lowest club first. `touchline league club` shows cards and budget.

    Parameters
    ----------
    file
        The competition.
    buy
        The number of a card to buy; repeat it for further offers, the dearest wish first.
    release
        The number of the card to release for it; one for each that you buy.
    club
        The club; by default yours.
    """
    if len(buy) != len(release):
        raise BadInput(f"each card that you buy needs one to release; got {len(buy)} and {len(release)}")
    files = LeagueFiles.open(file)
    competition = files.competition
    place, day = place_of(competition, club), len(competition.journal.closed) + 1
    offers = tuple(zip(buy, release, strict=True))
    budget = competition.rosters.points(place)
    for bought, released in offers:
        try:
            competition.part.buys(competition.terms, competition.rosters.now, (place, bought, released), budget)
        except BadSetup as error:
            raise BadInput(error) from None
    files.add(Offered(place, day, offers))
    print(f"{len(offers)} offered by {competition.terms.clubs[place].name} for the end of round {day}")


def line_up(file: Path, name: str, /, *squad: int, formation: str = "4-4-2", club: str | None = None) -> None:
    """Save a line-up under a name: the cards of shirts 1 to 16. Without cards, the computer's choice is saved.

    Parameters
    ----------
    file
        The competition.
    name
        The name of the line-up; an earlier one of that name is replaced.
    squad
        The cards of shirts 1 to 16.
    formation
        The formation, such as 4-3-3.
    club
        The club; by default yours.
    """
    files = LeagueFiles.open(file)
    competition = files.competition
    place = place_of(competition, club)
    part, roster = competition.part, competition.rosters.now[place]
    if not part.has_squads:
        raise BadInput(f"{competition.terms.game} has no line-ups: both sides have the same cards")
    try:
        wish = Wishes(formation, tuple(squad))
        cards = part.decide(competition.terms, Sides(roster, roster), (wish, wish))["squads"][0]
        part.check_line_up(competition.terms, roster, tuple(cards))
    except BadSetup as error:
        raise BadInput(error) from None
    files.add(LineUp(place, name, formation, tuple(cards)))
    print(f"{name} saved: {formation}, {len(cards)} players")


Reason = Annotated[str, Parameter(help="Why, for the journal.")]


def award(file: Path, fixture: str, score: str, /, *, reason: Reason) -> None:
    """Award a match that is not played, such as a walk-over: touchline league award FILE 3.2 0-3 --reason late."""
    _decided(file, Award(fixture, _score(score), reason=reason, at=int(time())))


def correct(file: Path, fixture: str, score: str, /, *, reason: Reason) -> None:
    """Correct the score of a match. Its record stays as it is; the correction stands beside the result."""
    _decided(file, Corrected(fixture, _score(score), reason=reason, at=int(time())))


def annul(file: Path, fixture: str, /, *, reason: Reason) -> None:
    """Annul a match: it is played again, with other dice."""
    _decided(file, Annulled(fixture, reason=reason, at=int(time())))


def postpone(file: Path, fixture: str, day: int, /, *, reason: Reason) -> None:
    """Put a match off to a later round of the league."""
    _decided(file, Postponed(fixture, day, reason=reason, at=int(time())))


def points(file: Path, club: str, points: int, /, *, reason: Reason) -> None:
    """Give points to a club, or take them (a negative number)."""
    place = place_of(LeagueFiles.open(file).competition, club)
    _decided(file, Adjusted(place, points, reason=reason, at=int(time())))


def coach(file: Path, club: str, coach: str, /, *, reason: Reason) -> None:
    """Let a computer take a club whose manager is absent, or a person again: a level, or human."""
    competition = LeagueFiles.open(file).competition
    try:
        check_coaches(competition.terms.game, [coach])
    except BadSetup as error:
        raise BadInput(error) from None
    _decided(file, Replaced(place_of(competition, club), coach, reason=reason, at=int(time())))


def undo(file: Path, entry: int, /, *, reason: Reason) -> None:
    """Undo a decision of the organiser, by the number of its entry in the journal."""
    _decided(file, Undone(entry, reason=reason, at=int(time())))


def journal(file: Path, /, *, json: bool = False) -> None:
    """Show the decisions of the organiser: number, time, who, what and why.

    Parameters
    ----------
    file
        The competition.
    json
        Print one JSON document.
    """
    entries = [
        (number, entry)
        for number, entry in enumerate(LeagueFiles.open(file).competition.entries, start=1)
        if isinstance(entry, Decision)
    ]
    if json:
        show_json([{"entry": number, **msgspec.to_builtins(entry)} for number, entry in entries])
        return
    for number, entry in entries:
        facts = msgspec.to_builtins(entry)
        what = ", ".join(f"{key} {value}" for key, value in facts.items() if key not in ("type", "reason", "by", "at"))
        when = f"{datetime.fromtimestamp(entry.at, UTC):%Y-%m-%d %H:%M}" if entry.at else "by the rules"
        print(f"{number:>4}  {when}  {entry.by}: {facts['type']} {what} ({entry.reason})")
