"""Clubs, the market and the preparation of a match, as somebody may see them."""

from collections.abc import Iterable
from typing import Any

from touchline.i18n import Message
from touchline.kernel import BadSetup, TouchlineError
from touchline.league.competition import Competition
from touchline.league.entries import Closed, Offered
from touchline.league.part import Wishes
from touchline.league.schedule import Fixture, league_days
from touchline.league.statistics import squad_sheet
from touchline.league.terms import HUMAN
from touchline.server.competitions.absences import absences
from touchline.server.competitions.charter import Match, SealedLineUp
from touchline.server.competitions.founding import can_pick, on_turn, terms_of
from touchline.server.competitions.lines import Viewer, club_line, competition_line, fixture_line, fixture_lines
from touchline.server.competitions.live import Change
from touchline.server.competitions.news import player
from touchline.server.competitions.rounds import fixtures_on
from touchline.server.competitions.times import BOOSTS
from touchline.server.competitions.troubles import Trouble
from touchline.server.wire.clubs import (
    Attributes,
    BookLine,
    ClubPage,
    FixturePage,
    Honour,
    MarketLine,
    MarketPage,
    OfferLine,
    PlayerLine,
    SavedLineUp,
    SideNow,
    TransferLine,
)
from touchline.server.wire.sizes import MOST_OFFERS

ELEVEN = 11


def started(viewer: Viewer) -> Competition:
    """The competition, which has started."""
    if viewer.league is None:
        raise Trouble("conflict", "not_now", "the competition has not started")
    return viewer.league


def attributes(league: Competition) -> Attributes:
    """The names of the attributes."""
    keepers, others = league.part.attributes
    return Attributes(others, keepers)


def players(league: Competition, club: int) -> tuple[PlayerLine, ...]:
    """The players of a club."""
    missing = {line.card: line for line in absences(league, (club,))}
    found = []
    for line in squad_sheet(league, club):
        face = league.part.face(league.terms, line.card)
        found.append(
            PlayerLine(
                line.card,
                face.name,
                face.country,
                face.keeper,
                face.attributes,
                face.value,
                line.matches,
                line.goals,
                line.yellows,
                missing.get(line.card),
            )
        )
    return tuple(sorted(found, key=lambda one: (not one.keeper, one.card)))


# A club


def club_page(viewer: Viewer, at: int, honours: Iterable[Honour] = ()) -> ClubPage:
    """A club; saved line-ups are shown to its manager alone."""
    charter, league = viewer.live.charter, viewer.league
    if not 0 <= at < len(charter.clubs):
        raise Trouble("not_found", "no_club", "there is no such club in this competition")
    line, club, yours = competition_line(viewer), club_line(viewer, at), at in viewer.clubs
    can_rename = league is None and (yours or charter.organises(viewer.person))
    if league is None:
        empty: dict[str, Any] = {"players": (), "formations": (), "line_ups": (), "honours": tuple(honours), "book": ()}
        return ClubPage(
            line, club, None, 0, 0, 0, Attributes((), ()), **empty, fixtures=(), can_rename=can_rename, can_return=False
        )
    squad = players(league, at)
    return ClubPage(
        line=line,
        club=club,
        place=_place(league, at),
        available=sum(one.absence is None for one in squad),
        value=sum(one.value for one in squad),
        budget=league.rosters.budget(at),
        attributes=attributes(league),
        players=squad,
        formations=tuple(league.part.formations),
        line_ups=_saved(league, at) if yours else (),
        honours=(*_honours(viewer, league, at), *honours),
        book=tuple(reversed(_book(viewer, league, at))),
        fixtures=tuple([one for one in fixture_lines(viewer) if at in (one.home, one.away)]),
        can_rename=can_rename,
        can_return=yours and league.journal.coaches[at] != HUMAN,
    )


def _place(league: Competition, at: int) -> int | None:
    if not league.terms.legs:
        return None
    division = next(number for number in range(len(league.terms.sizes)) if at in league.terms.division(number))
    return league.order(division).index(at) + 1


def _saved(league: Competition, at: int) -> tuple[SavedLineUp, ...]:
    roster, found = league.rosters.now[at], []
    out = {line.card for line in absences(league, (at,))}
    for (club, name), saved in league.journal.line_ups.items():
        if club == at:
            mended = league.part.mend(league.terms, roster, saved.squad, saved.formation)
            owned = {card for card, *_ in league.part.players(league.terms, roster)}
            missing = sum(card in out or card not in owned for card in saved.squad[:ELEVEN])
            found.append(SavedLineUp(name, saved.formation, saved.squad, missing, mended))
    return tuple(found)


def _honours(viewer: Viewer, league: Competition, at: int) -> tuple[Honour, ...]:
    found, charter = [], viewer.live.charter
    name = charter.settings.name
    place = _place(league, at)
    if place is not None:
        division = next(number for number in range(len(league.terms.sizes)) if at in league.terms.division(number))
        row = league.table(division)[place - 1]
        args: dict[str, Any] = {
            "place": place,
            "clubs": league.terms.sizes[division],
            "over": "no" if league.open else "yes",
        }
        goals = (row.goals_for, row.goals_against)
        found.append(Honour(name, charter.season, Message("comp-honour", args), place, row.points, goals))
    winner = league.cup[-1][0].winner if league.cup else None
    if winner == at:
        found.append(Honour(name, charter.season, Message("comp-honour-cup"), 1, 0, league.cup[-1][0].goals))
    return tuple(found)


def honours_of_last(league: Competition, name: str, season: int, club: str) -> tuple[Honour, ...]:
    """What a club achieved in an earlier season."""
    names = [one.name for one in league.terms.clubs]
    if club not in names or not league.terms.legs:
        return ()
    at = names.index(club)
    division = next(number for number in range(len(league.terms.sizes)) if at in league.terms.division(number))
    place = league.order(division).index(at) + 1
    row = league.table(division)[place - 1]
    args: dict[str, Any] = {"place": place, "clubs": league.terms.sizes[division], "over": "yes"}
    goals = (row.goals_for, row.goals_against)
    return (Honour(name, season, Message("comp-honour", args), place, row.points, goals),)


def _book(viewer: Viewer, league: Competition, at: int) -> list[BookLine]:
    """The last absences and transfers of a club."""
    found: list[BookLine] = []
    for line in absences(league, (at,)):
        args: dict[str, Any] = {"player": line.player, "kind": line.kind, "die": line.die or 0, "matches": line.matches}
        found.append(BookLine(None, Message("comp-book-absent", args), line.rule))
    for number, entry in enumerate(league.entries, start=1):
        if isinstance(entry, Closed):
            for club, buys, releases in entry.transfers:
                if club == at:
                    value = league.part.face(league.terms, buys).value
                    bought: dict[str, Any] = {
                        "buys": player(league, buys),
                        "releases": player(league, releases),
                        "value": value,
                    }
                    message = Message("comp-book-transfer", bought)
                    found.append(BookLine(viewer.live.entry_at(number), message, "LEAGUE-06"))
    return found[-20:]


# The market


def market_page(viewer: Viewer) -> MarketPage:
    """The market as a club sees it; before the start, the players that can be drafted."""
    if viewer.live.charter.state == "drafting":
        return _draft_page(viewer)
    league = started(viewer)
    journal, day = league.journal, len(league.journal.closed) + 1
    club = viewer.clubs[0] if viewer.clubs else None
    is_open = league.part.has_squads and league.terms.market and day < league_days(league.terms)
    offered = journal.offers.get((club, day)) if club is not None else None
    offers = offered.offers if offered else ()
    face = {card: league.part.face(league.terms, card) for card in league.part.free(league.terms, league.rosters.now)}
    for buys, _ in offers:
        face.setdefault(buys, league.part.face(league.terms, buys))
    won = league.rosters.points(club) if club is not None else 0
    spent = won - league.rosters.budget(club) if club is not None else 0
    committed = sum(face[buys].value for buys, _ in offers)
    free = won - spent - committed
    numbers = {buys: number for number, (buys, _) in enumerate(offers, start=1)}
    lines = []
    for card, shown in face.items():
        costly = club is not None and shown.value > free and card not in numbers
        refusal = Message("comp-market-costs", {"value": shown.value, "free": free}) if costly else None
        lines.append(
            MarketLine(
                card,
                shown.name,
                shown.country,
                shown.keeper,
                shown.attributes,
                shown.value,
                numbers.get(card),
                refusal if is_open else Message("comp-market-closed"),
            )
        )
    own = players(league, club) if club is not None else ()
    return MarketPage(
        line=competition_line(viewer),
        club=club,
        day=day,
        settles=viewer.live.times.ends(day) if is_open else None,
        is_open=is_open,
        won=won,
        spent=spent,
        offered=committed,
        free=free,
        squad_value=sum(one.value for one in own),
        attributes=attributes(league),
        players=tuple(lines),
        own=own,
        offers=tuple([OfferLine(buys, releases, face[buys].value) for buys, releases in offers]),
        transfers=_transfers(league, club),
        max_offers=MOST_OFFERS,
    )


def _draft_page(viewer: Viewer) -> MarketPage:
    charter = viewer.live.charter
    assert charter.draft is not None
    terms = terms_of(charter, charter.draft.deck, squads="lot")
    part = Competition(terms).part
    club, turn = (viewer.clubs[0] if viewer.clubs else None), on_turn(charter)[0]
    lines, own = [], []
    for card in can_pick(charter):
        face = part.face(terms, card)
        wait = None if turn == club else Message("comp-draft-wait", {"club": charter.clubs[turn].name})
        lines.append(MarketLine(card, face.name, face.country, face.keeper, face.attributes, face.value, None, wait))
    for card in charter.draft.picks[club] if club is not None else ():
        face = part.face(terms, card)
        shown = (face.name, face.country, face.keeper, face.attributes, face.value)
        own.append(PlayerLine(card, *shown, 0, 0, 0, None))
    keepers, others = part.attributes
    return MarketPage(
        line=competition_line(viewer),
        club=club,
        day=0,
        settles=None,
        is_open=turn == club,
        won=0,
        spent=0,
        offered=0,
        free=0,
        squad_value=sum(one.value for one in own),
        attributes=Attributes(others, keepers),
        players=tuple(lines),
        own=tuple(own),
        offers=(),
        transfers=(),
        max_offers=0,
    )


def _transfers(league: Competition, club: int | None) -> tuple[TransferLine, ...]:
    """What was settled, the latest first, with your offers that did not go through."""
    found: list[TransferLine] = []
    for day, closed in league.journal.closed.items():
        took = {buys: who for who, buys, _ in closed.transfers}
        for who, buys, releases in closed.transfers:
            found.append(_transfer(league, day, who, buys, releases, went=True))
        offered = league.journal.offers.get((club, day)) if club is not None else None
        for buys, releases in offered.offers if isinstance(offered, Offered) else ():
            if (club, buys, releases) not in closed.transfers and club is not None:
                found.append(_transfer(league, day, club, buys, releases, to=took.get(buys)))
    return tuple(reversed(found))


def _transfer(
    league: Competition, day: int, club: int, buys: int, releases: int, *, went: bool = False, to: int | None = None
) -> TransferLine:
    value = league.part.face(league.terms, buys).value
    return TransferLine(day, club, player(league, buys), player(league, releases), value, went, to)


# A fixture


def fixture_page(viewer: Viewer, id: str) -> FixturePage:
    """A match before it begins, while it runs, and after."""
    league = started(viewer)
    try:
        fixture = league.fixture(id)
    except BadSetup as error:
        raise Trouble("not_found", "no_fixture", str(error)) from None
    change = Change(viewer.live, viewer.now)
    match, times = change.match(id), change.times
    is_on = viewer.live.charter.state == "running" and id in [one.id for one in fixtures_on(change)]
    prepared = (match or Match(id, 0, "open")).preparation
    shown = None not in prepared.line_ups
    at = next((side for side, club in enumerate(fixture.clubs) if club in viewer.clubs), None)
    sees_boosts = at == 0 or (match is not None and match.state != "open")
    boosts = _boosts(match) if sees_boosts else ()
    stand = None
    if shown and prepared.ready[0] is None and prepared.ready[1] is not None:
        stand = prepared.ready[1] + BOOSTS
    proposal, proposed = _proposals(viewer, league, fixture, at, is_on=is_on)
    return FixturePage(
        line=competition_line(viewer),
        fixture=fixture_line(viewer, change, fixture, is_on=is_on),
        step=_step(league, match, id),  # type: ignore[arg-type]
        sides=(_side(viewer, league, fixture, match, 0), _side(viewer, league, fixture, match, 1)),
        attributes=attributes(league),
        formations=tuple(league.part.formations),
        boosts=boosts,
        boosts_left=league.part.boosts - len(prepared.boosts),
        boosts_stand=stand,
        line_ups_due=times.line_ups_due(fixture.day),
        result_due=times.ends(fixture.day),
        last_meeting=_last_meeting(viewer, league, change, fixture),
        proposal=proposal,
        proposed_boosts=proposed,
    )


def _boosts(match: Match | None) -> tuple[tuple[int, str], ...]:
    if match is None:
        return ()
    plan = match.preparation.plan
    return tuple([(card, name) for card, name in plan.decided.get("boosts", ())]) if plan else match.preparation.boosts


def _step(league: Competition, match: Match | None, id: str) -> str:
    if league.score(id) is not None:
        return "over"
    if match is None or match.state == "done":
        return "squads"
    if match.state == "running":
        return "match"
    if None in match.preparation.line_ups:
        return "line_ups"
    return "boosts" if match.preparation.ready[0] is None and league.part.boosts else "ready"


def _side(viewer: Viewer, league: Competition, fixture: Fixture, match: Match | None, at: int) -> SideNow:
    club = fixture.clubs[at]
    line, yours = club_line(viewer, club), club in viewer.clubs
    prepared = (match or Match(fixture.id, 0, "open")).preparation
    sealed = prepared.line_ups[at]
    shown = yours or None not in prepared.line_ups
    formation, squad = _chosen(league, fixture, match, at, sealed) if shown and sealed else (None, ())
    squads = players(league, club) if league.part.has_squads else ()
    available = sum(one.absence is None for one in squads)
    return SideNow(
        club,
        line.manager,
        line.coach,
        yours,
        sealed is not None,
        prepared.ready[at] is not None,
        prepared.ready[at],
        formation,
        squad,
        squads if yours else tuple([one for one in squads if one.card in squad]),
        available if league.part.has_squads and available < ELEVEN else None,
        tuple([one.absence for one in squads if one.absence is not None]),
    )


def _chosen(
    league: Competition, fixture: Fixture, match: Match | None, at: int, sealed: SealedLineUp
) -> tuple[str | None, tuple[int, ...]]:
    """The formation and cards of a line-up that may be seen; those of the computer if it chooses."""
    plan = match.preparation.plan if match else None
    decided = plan.decided if plan else None
    if decided is None:
        try:
            wishes = [Wishes(), Wishes()]
            wishes[at] = Wishes(sealed.formation, sealed.squad)
            decided = league.part.decide(league.terms, league.sides(fixture), (wishes[0], wishes[1]))
        except TouchlineError:
            return sealed.formation or None, sealed.squad
    if "squads" not in decided:
        return None, ()
    return decided["formations"][at] if "formations" in decided else None, tuple(decided["squads"][at])


def _proposals(
    viewer: Viewer, league: Competition, fixture: Fixture, at: int | None, *, is_on: bool
) -> tuple[tuple[int, ...], tuple[tuple[int, str], ...]]:
    """What the computer proposes to the viewer: a squad, and boosts for the line-up that is in."""
    match = viewer.live.match(fixture.id)
    if at is None or not is_on or not league.part.has_squads:
        return (), ()
    sealed = match.preparation.line_ups[at] if match else None
    wishes = [Wishes(), Wishes()]
    if sealed is not None:
        wishes[at] = Wishes(sealed.formation, sealed.squad)
    try:
        decided = league.part.decide(league.terms, league.sides(fixture), (wishes[0], wishes[1]))
    except TouchlineError:
        return (), ()
    boosts = tuple([(card, name) for card, name in decided["boosts"]]) if at == 0 else ()
    return tuple(decided["squads"][at]), boosts


def _last_meeting(viewer: Viewer, league: Competition, change: Change, fixture: Fixture) -> Any:
    """The last match of the two clubs before this one."""
    met = [
        one
        for one in league.fixtures
        if set(one.clubs) == set(fixture.clubs) and one.day < fixture.day and league.score(one.id) is not None
    ]
    return fixture_line(viewer, change, met[-1], is_on=False) if met else None
