"""What organisers and managers do in a competition: who may do it, and the entries that it leads to."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any, Final

from touchline.kernel import BadSetup, replace
from touchline.league.entries import (
    Absence,
    Adjusted,
    Annulled,
    AnyEntry,
    Award,
    Corrected,
    LineUp,
    Offered,
    Postponed,
    Replaced,
    Undone,
)
from touchline.league.part import Wishes
from touchline.league.playing import STAND_IN, check_coaches
from touchline.league.schedule import Fixture, league_days
from touchline.league.terms import HUMAN, LONGEST_NAME
from touchline.server.competitions import founding
from touchline.server.competitions.charter import Club, Match, SealedLineUp
from touchline.server.competitions.identity import Person
from touchline.server.competitions.live import Change
from touchline.server.competitions.troubles import forbidden, too_late, unusable
from touchline.server.wire import competition_requests as asks

MOST_LINE_UPS: Final = 12
MOST_OFFERED: Final = 60
"""How often a club may change its offers for a round."""
MOST_DECISIONS: Final = 500


def apply(change: Change, person: Person, action: asks.CompetitionAction) -> None:
    """Carry out an action; raises `Trouble`, or `BadSetup` if it does not fit."""
    organises, manages = _ORGANISER.get(type(action)), _MANAGER.get(type(action))
    if organises is not None:
        if not change.charter.organises(person):
            raise forbidden("only an organiser can do this")
        organises(change, person, action)
    elif manages is not None:
        clubs = change.charter.clubs_of(person)
        if not clubs:
            raise forbidden("only the manager of a club can do this")
        manages(change, person, clubs[0], action)
    elif isinstance(action, asks.RenameRequest):
        _rename(change, person, action)


# Organisers


def _start(change: Change, person: Person, action: asks.StartRequest) -> None:
    if change.charter.state != "filling":
        raise too_late("the competition has started")
    founding.fill(change)


def _invite(change: Change, person: Person, action: asks.InviteRequest) -> None:
    if action.club is None:
        change.set(invitation=token_urlsafe(24))
        return
    club = _club(change, action.club)
    if club.manager is not None or club.coach != HUMAN:
        raise too_late(f"{club.name} is taken")
    _put_club(change, action.club, replace(club, invitation=token_urlsafe(24)))


def _organiser(change: Change, person: Person, action: asks.OrganiserRequest) -> None:
    charter = change.charter
    known = {one.name.casefold(): one for one in charter.organisers}
    found = known.get(action.name.casefold())
    if not action.organises:
        if found is None:
            raise unusable(f"{action.name} is no organiser", "name")
        if len(charter.organisers) == 1:
            raise too_late("one organiser at least remains")
        change.set(organisers=tuple([one for one in charter.organisers if one is not found]))
        return
    managers = [club.manager for club in charter.clubs if club.manager is not None]
    other = next((one for one in managers if one.name.casefold() == action.name.casefold()), None)
    if other is None:
        raise unusable(f"no club is managed by {action.name}", "name")
    if found is None:
        change.set(organisers=(*charter.organisers, other))


def _replace(change: Change, person: Person, action: asks.ReplaceRequest) -> None:
    club = _club(change, action.club)
    check_coaches(change.charter.settings.game, [action.coach])
    if action.coach == HUMAN:
        fresh = replace(club, coach=HUMAN, manager=None, invitation=token_urlsafe(24))
    else:
        fresh = replace(club, coach=action.coach, invitation="")
    if change.competition is None:
        _put_club(change, action.club, replace(fresh, manager=None))
        return
    if action.coach == HUMAN:
        # Until the invitation is taken, a computer goes on.
        _put_club(change, action.club, replace(fresh, coach=STAND_IN))
        if change.league.journal.coaches[action.club] == HUMAN:
            _decide(change, Replaced(action.club, STAND_IN, reason=action.reason, by=person.name, at=_at(change)))
        return
    _put_club(change, action.club, replace(fresh, manager=None))
    _decide(change, Replaced(action.club, action.coach, reason=action.reason, by=person.name, at=_at(change)))


def _award(change: Change, person: Person, action: asks.AwardRequest) -> None:
    _decide(change, Award(action.fixture, action.score, reason=action.reason, by=person.name, at=_at(change)))


def _correct(change: Change, person: Person, action: asks.CorrectRequest) -> None:
    _decide(change, Corrected(action.fixture, action.score, reason=action.reason, by=person.name, at=_at(change)))


def _annul(change: Change, person: Person, action: asks.AnnulRequest) -> None:
    _decide(change, Annulled(action.fixture, reason=action.reason, by=person.name, at=_at(change)))


def _postpone(change: Change, person: Person, action: asks.PostponeRequest) -> None:
    _decide(change, Postponed(action.fixture, action.day, reason=action.reason, by=person.name, at=_at(change)))


def _adjust(change: Change, person: Person, action: asks.AdjustRequest) -> None:
    _club(change, action.club)
    _decide(change, Adjusted(action.club, action.points, reason=action.reason, by=person.name, at=_at(change)))


def _absence(change: Change, person: Person, action: asks.AbsenceRequest) -> None:
    league = change.league
    days = [fixture.day for fixture in league.fixtures if league.score(fixture.id) is not None]
    _club(change, action.club)
    if not days:
        raise too_late("no match has been played yet")
    entry = Absence(
        action.club,
        action.card,
        max(days),
        action.yellows,
        action.injured,
        action.banned,
        reason=action.reason,
        by=person.name,
        at=_at(change),
    )
    _decide(change, entry)


def _undo(change: Change, person: Person, action: asks.UndoRequest) -> None:
    _decide(change, Undone(action.entry, reason=action.reason, by=person.name, at=_at(change)))


def _decide(change: Change, entry: AnyEntry) -> None:
    if len(change.league.entries) > MOST_DECISIONS + 40 * len(change.league.fixtures):
        raise too_late("the journal of this competition is full")
    change.add(entry)
    if change.charter.state == "over" and not change.league.is_over:
        change.set(state="running")


# Managers


def _leave(change: Change, person: Person, at: int, action: asks.LeaveRequest) -> None:
    club = _club(change, at)
    if change.competition is None:
        _put_club(change, at, replace(club, manager=None, invitation=token_urlsafe(24)))
        return
    _put_club(change, at, replace(club, manager=None, coach=STAND_IN))
    if change.league.journal.coaches[at] == HUMAN:
        change.add(Replaced(at, STAND_IN, reason="left", by=person.name, at=_at(change)))


def _return(change: Change, person: Person, at: int, action: asks.ReturnRequest) -> None:
    if change.league.journal.coaches[at] == HUMAN:
        raise too_late("no computer stands in for you")
    change.add(Replaced(at, HUMAN, reason="back", by=person.name, at=_at(change)))


def _offers(change: Change, person: Person, at: int, action: asks.OffersRequest) -> None:
    league = change.league
    day, journal = len(league.journal.closed) + 1, league.journal
    if not league.terms.market or not league.part.has_squads or day >= league_days(league.terms):
        raise too_late("the market is closed (LEAGUE-06)")
    made = [entry for entry in league.entries if isinstance(entry, Offered) and (entry.club, entry.round) == (at, day)]
    if len(made) >= MOST_OFFERED:
        raise too_late(f"offers can be changed {MOST_OFFERED} times a round")
    if any(one.state == "running" and at in league.fixture(one.fixture).clubs for one in change.matches.values()):
        raise too_late("your match is being played; offers can be made after it")
    rosters, points = list(league.rosters.now), league.rosters.points(at)
    for buys, releases in action.offers:
        rosters[at] = league.part.buys(league.terms, rosters, (at, buys, releases), points)
    known = journal.offers.get((at, day))
    if known is None or known.offers != action.offers:
        change.add(Offered(at, day, action.offers))


def _pick(change: Change, person: Person, at: int, action: asks.PickRequest) -> None:
    if change.charter.state != "drafting":
        raise too_late("there is no draft now")
    if founding.on_turn(change.charter)[0] != at:
        raise too_late("another club picks now")
    founding.pick(change, action.card)


def _save_line_up(change: Change, person: Person, at: int, action: asks.SaveLineUpRequest) -> None:
    league = change.league
    saved = {name for club, name in league.journal.line_ups if club == at}
    if action.name not in saved and len(saved) >= MOST_LINE_UPS:
        raise too_late(f"a club keeps up to {MOST_LINE_UPS} line-ups")
    if sum(isinstance(entry, LineUp) and entry.club == at for entry in league.entries) >= MOST_DECISIONS:
        raise too_late("line-ups have been saved too often in this season")
    _check_formation(change, action.formation)
    league.part.check_line_up(league.terms, league.rosters.now[at], action.squad)
    change.add(LineUp(at, action.name, action.formation, action.squad))


def _line_up(change: Change, person: Person, at: int, action: asks.LineUpRequest) -> None:
    fixture, match = _my_match(change, at, action.fixture)
    league, line_ups = change.league, list(match.preparation.line_ups)
    if None not in line_ups:
        raise too_late("both line-ups are in and have been shown")
    if action.formation:
        _check_formation(change, action.formation)
    side = fixture.clubs.index(at)
    wishes = [_wishes(SealedLineUp()), _wishes(SealedLineUp())]
    sealed = SealedLineUp(action.formation, action.squad)
    wishes[side] = _wishes(sealed)
    league.plan(fixture.id, (wishes[0], wishes[1]))  # refuses a line-up that cannot play
    line_ups[side] = sealed
    change.prepare(match, line_ups=tuple(line_ups))


def _boosts(change: Change, person: Person, at: int, action: asks.BoostsRequest) -> None:
    fixture, match = _my_match(change, at, action.fixture)
    sealed, prepared = match.preparation.line_ups, match.preparation
    if fixture.home != at:
        raise forbidden("the home side has the boosts (LEAGUE-08)")
    if sealed[0] is None or sealed[1] is None:
        raise too_late("boosts are placed when both line-ups are in (LEAGUE-08)")
    if prepared.ready[0] is not None:
        raise too_late("you are ready; take that back first")
    wishes = replace(_wishes(sealed[0]), boosts=action.boosts), _wishes(sealed[1])
    change.league.plan(fixture.id, wishes)
    change.prepare(match, boosts=action.boosts)


def _ready(change: Change, person: Person, at: int, action: asks.ReadyRequest) -> None:
    fixture, match = _my_match(change, at, action.fixture)
    if None in match.preparation.line_ups:
        raise too_late("both line-ups come first")
    ready, side = list(match.preparation.ready), fixture.clubs.index(at)
    ready[side] = change.now if action.ready else None
    change.prepare(match, ready=tuple(ready))


def _wishes(sealed: SealedLineUp) -> Wishes:
    """The wishes of a manager by its line-up."""
    return Wishes(sealed.formation, sealed.squad)


def _my_match(change: Change, at: int, id: str) -> tuple[Fixture, Match]:
    fixture = change.league.fixture(id)
    match = change.match(id)
    if at not in fixture.clubs:
        raise forbidden("this match is not yours")
    if match is None or match.state != "open" or at in match.preparation.stand_ins:
        raise too_late("this match is not being prepared now")
    return fixture, match


def _check_formation(change: Change, formation: str) -> None:
    if change.league.part.formations and formation not in change.league.part.formations:
        raise unusable(f"there is no formation {formation!r}", "formation")


# Both


def _rename(change: Change, person: Person, action: asks.RenameRequest) -> None:
    if not change.charter.organises(person) and action.club not in change.charter.clubs_of(person):
        raise forbidden("only its manager or an organiser can do this")
    if change.competition is not None:
        raise too_late("clubs keep their names once the competition has started")
    club, name = _club(change, action.club), action.name.strip()
    others = {one.name.casefold() for at, one in enumerate(change.charter.clubs) if at != action.club}
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name.casefold() in others:
        raise unusable(f"every club has a name of its own of up to {LONGEST_NAME} characters", "name")
    crest = club.crest if action.crest is None else founding.crest_of(action.crest)
    _put_club(change, action.club, replace(club, name=name, crest=crest))


def join(change: Change, person: Person, invitation: str) -> int:
    """Give a club to a person by an invitation; returns its place. The same one again gives the same club."""
    charter = change.charter
    mine = charter.clubs_of(person)
    found = next((at for at, club in enumerate(charter.clubs) if club.invitation == invitation), None)
    if found is None and invitation == charter.invitation:
        found = next((at for at, club in enumerate(charter.clubs) if club.is_open), None)
        if mine:
            return mine[0]
        if found is None:
            raise too_late("every club is taken")
    if found is None:
        raise forbidden("this invitation opens nothing; it was used, or renewed")
    if mine:
        if mine[0] == found:
            return found
        raise too_late(f"you manage {charter.clubs[mine[0]].name} in this competition")
    club = charter.clubs[found]
    if club.manager is not None:
        raise too_late(f"{club.name} is taken")
    _put_club(change, found, replace(club, coach=HUMAN, manager=person, invitation=""))
    if person.id not in charter.members:
        change.people.append(person.id)
        change.set(members=(*charter.members, person.id))
    if change.competition is not None and change.league.journal.coaches[found] != HUMAN:
        change.add(Replaced(found, HUMAN, reason="joined", by=person.name, at=_at(change)))
    return found


def _club(change: Change, at: int) -> Club:
    if not 0 <= at < len(change.charter.clubs):
        raise unusable(f"clubs are counted from 0 to {len(change.charter.clubs) - 1}; got {at}", "club")
    return change.charter.clubs[at]


def _put_club(change: Change, at: int, club: Club) -> None:
    clubs = [club if place == at else known for place, known in enumerate(change.charter.clubs)]
    change.set(clubs=tuple(clubs))


def _at(change: Change) -> int:
    return int(change.now)


_ORGANISER: Final[dict[type, Callable[..., None]]] = {
    asks.StartRequest: _start,
    asks.InviteRequest: _invite,
    asks.OrganiserRequest: _organiser,
    asks.ReplaceRequest: _replace,
    asks.AwardRequest: _award,
    asks.CorrectRequest: _correct,
    asks.AnnulRequest: _annul,
    asks.PostponeRequest: _postpone,
    asks.AdjustRequest: _adjust,
    asks.AbsenceRequest: _absence,
    asks.UndoRequest: _undo,
}
_MANAGER: Final[dict[type, Callable[..., None]]] = {
    asks.LeaveRequest: _leave,
    asks.ReturnRequest: _return,
    asks.OffersRequest: _offers,
    asks.PickRequest: _pick,
    asks.SaveLineUpRequest: _save_line_up,
    asks.LineUpRequest: _line_up,
    asks.BoostsRequest: _boosts,
    asks.ReadyRequest: _ready,
}


def what_if(change: Change, person: Person, action: asks.CompetitionAction) -> tuple[Any, Any]:
    """The competition before and after an action, which is not stored."""
    before = change.league
    try:
        apply(change, person, action)
    except BadSetup as error:
        raise too_late(str(error)) from None
    return before, change.league
