"""Looking at competitions and entering their matches: who may see what, and seats in rooms."""

import hmac
from hashlib import sha256
from secrets import token_hex

from touchline.kernel import SIDES, replace
from touchline.league.season import champions, next_season
from touchline.server.competitions import actions, founding, overview
from touchline.server.competitions.charter import Charter, Club
from touchline.server.competitions.identity import Person
from touchline.server.competitions.lines import Viewer, competition_line, waiting
from touchline.server.competitions.live import Change, Live
from touchline.server.competitions.service import Competitions
from touchline.server.competitions.troubles import Trouble, forbidden, too_late, unusable
from touchline.server.seats import seat_row
from touchline.server.storage import Writing
from touchline.server.wire.clubs import SeatMade
from touchline.server.wire.competition_requests import (
    ChampionsRequest,
    ClubRequest,
    CompetitionAction,
    CompetitionRequest,
    CupRequest,
    NextSeasonRequest,
)
from touchline.server.wire.competitions import CompetitionLine, Joined, WaitingLine, WhatIf
from touchline.session.seating import Sides

MOST_LISTED = 20


async def viewer(competitions: Competitions, id: str, person: Person | None, invitation: str = "") -> Viewer:
    """Somebody who looks at a competition; refused unless that person may."""
    live = await competitions.load(id)
    charter = live.charter
    opens = bool(invitation) and invitation in (charter.invitation, *[club.invitation for club in charter.clubs])
    belongs = person is not None and (charter.organises(person) or person.id in charter.members)
    if charter.settings.seen == "managers" and not belongs and not opens:
        raise Trouble("not_found", "no_competition", "there is no such competition, or it is not shown to you")
    return Viewer(live, person, competitions.now(), await competitions.standings(live))


async def act(competitions: Competitions, id: str, person: Person, action: CompetitionAction) -> Viewer:
    """Carry out an action; how the competition looks then."""
    live = await competitions.load(id)
    if isinstance(action, NextSeasonRequest):
        live = await next_season_of(competitions, live, person, action)
    else:
        await competitions.change(live, lambda change: actions.apply(change, person, action))
    return await viewer(competitions, live.id, person)


async def what_if(competitions: Competitions, id: str, person: Person, action: CompetitionAction) -> WhatIf:
    """What an action would change."""
    live = await competitions.load(id)
    before, after = actions.what_if(Change(live, competitions.now()), person, action)
    return overview.what_changes(before, after)


async def join(competitions: Competitions, id: str, person: Person, invitation: str) -> Joined:
    """Take a club by an invitation."""
    live, given = await competitions.load(id), list[int]()
    await competitions.change(live, lambda change: given.append(actions.join(change, person, invitation)))
    return Joined(id, given[0])


async def listed(competitions: Competitions, person: Person | None) -> tuple[CompetitionLine, ...]:
    """The competitions of a person, then those that everybody may see."""
    rows = [*await competitions.store.competitions_of(person.id)] if person else []
    rows += await competitions.store.competitions_seen("lobby", MOST_LISTED)
    found = []
    for id in dict.fromkeys([row.id for row in rows]):
        live = await competitions.load(id)
        found.append(competition_line(Viewer(live, person, competitions.now(), await competitions.standings(live))))
    return tuple(found)


async def waits(competitions: Competitions, person: Person) -> tuple[WaitingLine, ...]:
    """What waits for a person in all competitions."""
    found: list[WaitingLine] = []
    for row in await competitions.store.competitions_of(person.id):
        live = await competitions.load(row.id)
        if live.charter.state != "over":
            standings = await competitions.standings(live)
            found += waiting(Viewer(live, person, competitions.now(), standings))
    return tuple(found)


# Seats


def seat_token(key: str, room: str) -> str:
    """The token of a person's seat in a room, derived from the key of the browser: the same each time."""
    return hmac.new(key.encode(), f"touchline/seat/{room}".encode(), sha256).hexdigest()


async def seat(competitions: Competitions, id: str, fixture: str, person: Person | None, key: str) -> SeatMade:
    """A seat in the room of a match: of the manager, or of somebody who watches."""
    seen = await viewer(competitions, id, person)
    live, league = seen.live, seen.league
    if league is None:
        raise too_late("the competition has not started")
    match = live.match(fixture)
    plays = next((at for at, club in enumerate(league.fixture(fixture).clubs) if club in seen.clubs), None)
    if match is not None and match.state == "open" and plays is not None and not league.part.has_squads:
        await competitions.change(live, lambda change: _begin(change, fixture))
        match = live.match(fixture)
    if match is None or match.room is None:
        raise too_late("the match has not begun")
    club = league.fixture(fixture).clubs[plays] if plays is not None else -1
    if plays is None or person is None or club in match.preparation.stand_ins:
        return SeatMade(match.room, match.preparation.watch, ())
    sides: Sides = (SIDES[plays],)
    return await take_seat(competitions, key, match.room, sides, person)


async def take_seat(competitions: Competitions, key: str, room: str, sides: Sides, person: Person) -> SeatMade:
    """The seat of a person in a room; the same for the same browser."""
    token = seat_token(key, room)
    row = {**seat_row(room, token, sides), "person": person.id}
    try:
        await competitions.store.write(Writing(seats=[row]))
    except competitions.store.conflict:  # taken already, with the same token
        return SeatMade(room, token, sides)
    return SeatMade(room, token, sides)


def _begin(change: Change, fixture: str) -> None:
    """Begin a match for which nothing is to be prepared."""
    match = change.match(fixture)
    if match is not None and match.state == "open":
        change.prepare(match, ready=(change.now, change.now))


# Seasons


async def next_season_of(competitions: Competitions, live: Live, person: Person, action: NextSeasonRequest) -> Live:
    """The next season with the same settings, clubs and managers."""
    async with live.lock:
        charter = live.charter
        if not charter.organises(person):
            raise forbidden("only an organiser can do this")
        if charter.next is not None:
            return await competitions.load(charter.next)
        league = live.competition
        if league is None or not league.is_over:
            raise too_late("the season is not over")
        terms = next_season(league, squads=action.squads)
        by_name = {club.name: club for club in charter.clubs}
        clubs = tuple([_next(by_name[club.name], club.coach) for club in terms.clubs])
        settings = replace(charter.settings, start=action.start, squads="draft" if action.squads == "draft" else "lot")
        fresh = Charter(
            settings,
            terms.seed,
            clubs,
            charter.organisers,
            competitions.now(),
            invitation=charter.invitation,
            season=terms.season,
            kept=terms.kept,
            members=charter.members,
            last=live.id,
        )
        return await competitions.keep_next(live, fresh)


async def champions_cup(competitions: Competitions, person: Person, request: ChampionsRequest, client: str) -> Live:
    """A cup for the winners of all divisions of some competitions, with their managers."""
    now, clubs, members, settings = competitions.now(), list[Club](), [person.id], None
    for id in dict.fromkeys(request.competitions):
        live = await competitions.load(id)
        league = live.competition
        if not live.charter.organises(person):
            raise forbidden("a champions' cup is for competitions that you organise")
        if league is None or league.open or not league.terms.legs:
            raise too_late(f"{live.charter.settings.name} has no champions yet")
        if settings is not None and settings.game != live.charter.settings.game:
            raise unusable("a champions' cup is of one game", "competitions")
        settings = settings or live.charter.settings
        for at in champions(league):
            club = live.charter.clubs[at]
            clubs.append(replace(club, coach=league.journal.coaches[at], invitation=""))
            members += [club.manager.id] if club.manager else []
    if settings is None or len(clubs) < 2:
        raise unusable("two clubs at least enter a cup", "competitions")
    asked = CompetitionRequest(
        request.name,
        settings.game,
        (ClubRequest(), ClubRequest()),
        legs=0,
        cup=CupRequest(len(clubs), request.legs, request.away_goals),
        start=request.start,
        round_seconds=request.round_seconds,
        market=False,
        seen=request.seen,
        setup=settings.setup,
    )
    founding.check_start(asked, now)
    charter = Charter(asked, token_hex(16), tuple(clubs), (person,), now, members=tuple(dict.fromkeys(members)))
    return await competitions.found(charter, client)


def _next(club: Club, coach: str) -> Club:
    return club if club.manager is not None else replace(club, coach=coach)
