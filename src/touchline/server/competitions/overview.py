"""The page of a competition: tables, days, fixtures, cup, statistics, news, what waits."""

from collections.abc import Mapping
from typing import Any

from touchline.i18n import Message
from touchline.league.competition import Competition
from touchline.league.cup import Tie
from touchline.league.schedule import league_days
from touchline.league.statistics import appearances, cards_shown, top_scorers
from touchline.league.terms import HUMAN
from touchline.server.competitions.absences import absences, card_lines
from touchline.server.competitions.founding import on_turn, picks
from touchline.server.competitions.lines import Viewer, club_line, competition_line, fixture_lines, waiting
from touchline.server.competitions.news import news
from touchline.server.competitions.times import PICK
from touchline.server.wire.competitions import (
    CompetitionPage,
    CupRound,
    DayLine,
    DivisionTable,
    DraftNow,
    InvitationLine,
    ScorerLine,
    Split,
    TableRow,
    TieLine,
    WhatIf,
    Zone,
)


def page(viewer: Viewer) -> CompetitionPage:
    """A competition as somebody may see it."""
    live, league, charter = viewer.live, viewer.league, viewer.live.charter
    organises = charter.organises(viewer.person)
    shown = cards_shown(league).values() if league and league.part.has_squads else ()
    opens = any(club.is_open for club in charter.clubs)
    return CompetitionPage(
        line=competition_line(viewer),
        version=live.version,
        now=viewer.now,
        organiser=organises,
        can_join=opens and not viewer.clubs,
        squads=bool(league and league.part.has_squads),
        market=bool(league and league.part.has_squads and league.terms.market),
        cup_places=charter.settings.cup.entrants if charter.settings.cup and charter.settings.legs else 0,
        starts=live.times.opens(1) if league else charter.settings.start,
        clubs=tuple([club_line(viewer, at) for at in range(len(charter.clubs))]),
        tables=tables(league) if league else (),
        days=_days(viewer),
        fixtures=fixture_lines(viewer),
        scorers=_scorers(league) if league else (),
        cards=card_lines(league) if league else (),
        yellows=sum(yellows for yellows, _ in shown),
        reds=sum(reds for _, reds in shown),
        absences=absences(league, range(len(charter.clubs))) if league else (),
        cup=_cup(viewer, league) if league else (),
        champions=_champions(league) if league else (),
        news=news(live),
        waiting=waiting(viewer),
        draft=_draft(viewer),
        invitations=invitations(viewer) if organises else (),
        next_season=charter.next,
        last_season=charter.last,
    )


def invitations(viewer: Viewer) -> tuple[InvitationLine, ...]:
    """The invitations that still open something."""
    charter = viewer.live.charter
    found = [InvitationLine(at, club.invitation) for at, club in enumerate(charter.clubs) if club.invitation]
    if any(club.is_open for club in charter.clubs):
        found.append(InvitationLine(None, charter.invitation))
    return tuple(found)


# Tables


def tables(league: Competition) -> tuple[DivisionTable, ...]:
    """The tables of all divisions."""
    if not league.terms.legs:
        return ()
    return tuple([DivisionTable(number + 1, _rows(league, number)) for number in range(len(league.terms.sizes))])


def _rows(league: Competition, division: int) -> tuple[TableRow, ...]:
    splits = {one.upper: one for one in league.separations(division)}
    rows, found = league.table(division), list[TableRow]()
    for place, row in enumerate(rows, start=1):
        club, split = league.terms.place(row.club), splits.get(row.club)
        shown = None
        if split is not None:
            upper, lower = split.figures
            args: dict[str, Any] = {"by": split.by, "upper": upper, "lower": lower}
            shown = Split(split.by, split.figures, Message("comp-split", args))
        found.append(
            TableRow(
                place,
                club,
                *row[1:],
                league.journal.adjusted.get(club, 0),
                league.form(club),  # type: ignore[arg-type]
                shown,
                _zone(league, division, place),
            )
        )
    return tuple(found)


def _zone(league: Competition, division: int, place: int) -> Zone | None:
    terms = league.terms
    sizes, moving = terms.sizes, terms.moving
    if moving and division > 0 and place <= moving:
        return "up"
    if moving and division < len(sizes) - 1 and place > sizes[division] - moving:
        return "down"
    if terms.cup is not None and sum(sizes[:division]) + place <= terms.cup.entrants:
        return "cup"
    return "champion" if place == 1 else None


def what_changes(before: Competition, after: Competition) -> WhatIf:
    """The clubs whose points or place differ between two moments."""
    if not before.terms.legs:
        return WhatIf((), ())
    earlier, later = _standings(before), _standings(after)
    points = [(club, earlier[club][0], later[club][0]) for club in earlier if earlier[club][0] != later[club][0]]
    places = [(club, earlier[club][1], later[club][1]) for club in earlier if earlier[club][1] != later[club][1]]
    return WhatIf(tuple(points), tuple(places))


def _standings(league: Competition) -> Mapping[int, tuple[int, int]]:
    found = {}
    for division in range(len(league.terms.sizes)):
        for place, row in enumerate(league.table(division), start=1):
            found[league.terms.place(row.club)] = row.points, place
    return found


# Days


def _days(viewer: Viewer) -> tuple[DayLine, ...]:
    league, times = viewer.league, viewer.live.times
    if league is None:
        return ()
    last = league_days(league.terms)
    days = max((fixture.day for fixture in league.fixtures), default=last)
    on = league.open[0].day if league.open else 0
    found = []
    for day in range(1, max(days, last) + 1):
        stage = "league" if day <= last else "cup"
        opens = times.opens(day)
        is_on = day == on and (opens is None or opens <= viewer.now)
        number = day if stage == "league" else day - last
        is_over = not on or day < on
        ends = times.ends(day)
        found.append(
            DayLine(day, stage, number, opens, times.line_ups_due(day), ends, is_on, is_over)  # type: ignore[arg-type]
        )
    return tuple(found)


# Statistics


def _scorers(league: Competition) -> tuple[ScorerLine, ...]:
    matches, found = appearances(league), list[ScorerLine]()
    for number, one in enumerate(top_scorers(league, 20), start=1):
        level = bool(found) and found[-1].goals == one.goals
        place = found[-1].place if level else number
        found.append(ScorerLine(place, one.name, league.terms.place(one.club), matches[one.card], one.goals))
    return tuple(found)


# The cup


def _cup(viewer: Viewer, league: Competition) -> tuple[CupRound, ...]:
    rounds = league.cup
    if league.terms.cup is None or not rounds:
        return ()
    found = []
    for number, level in enumerate(rounds, start=1):
        days = [fixture.day for tie in level for fixture in tie.fixtures]
        ends = viewer.live.times.ends(max(days)) if days else None
        name = Message("comp-cup-round", {"left": len(rounds) - number, "number": number})
        lines = tuple([_tie(viewer, league, at, tie) for at, tie in enumerate(level)])
        found.append(CupRound(number, name, league.terms.cup.legs, ends, lines))
    return tuple(found)


def _tie(viewer: Viewer, league: Competition, at: int, tie: Tie) -> TieLine:
    told = [(fixture, league.score(fixture.id)) for fixture in tie.fixtures]
    legs, kicks = [], None
    for fixture, score in told:
        if score is None:
            continue
        legs.append(score.score if fixture.home == tie.home else score.score[::-1])
        shot = score.result.shoot_out if score.result and not score.corrected else None
        if shot is not None:
            kicks = shot if fixture.home == tie.home else shot[::-1]
    message = None
    if tie.winner is not None and tie.how is not None:
        args: dict[str, Any] = {"how": tie.how, "for": max(tie.goals), "against": min(tie.goals), "legs": len(legs)}
        args |= {"kicks": max(kicks or (0, 0)), "others": min(kicks or (0, 0))}
        message = Message("comp-tie", args)
    bye = tie.how == "bye"
    return TieLine(
        tie.id,
        tie.home,
        tie.away,
        bye,
        () if bye or tie.home is not None else _may_be(league, tie.round, 2 * at),
        () if bye or tie.away is not None else _may_be(league, tie.round, 2 * at + 1),
        tuple(legs),
        tie.goals if legs else None,
        kicks,
        tie.winner,
        tie.how if tie.winner is not None else None,
        message,
        tuple([fixture.id for fixture in tie.fixtures]),
        bool({tie.home, tie.away} & set(viewer.clubs)),
    )


def _may_be(league: Competition, number: int, place: int) -> tuple[int, ...]:
    """Who may fill a place of a round: whoever is left of the tie before it."""
    if number <= 1:
        return ()
    tie = league.cup[number - 2][place]
    if tie.winner is not None:
        return (tie.winner,)
    known = [club for club in (tie.home, tie.away) if club is not None]
    if tie.home is None:
        known += _may_be(league, number - 1, 2 * place)
    if tie.away is None:
        known += _may_be(league, number - 1, 2 * place + 1)
    return tuple(dict.fromkeys(known))


def _champions(league: Competition) -> tuple[int, ...]:
    """The champions of the league, or the winner of the cup if there is no league."""
    if league.terms.legs:
        is_over = not any(fixture.stage == "league" for fixture in league.open)
        return tuple([league.order(number)[0] for number in range(len(league.terms.sizes))]) if is_over else ()
    winner = league.cup[-1][0].winner if league.cup else None
    return () if winner is None else (winner,)


def _draft(viewer: Viewer) -> DraftNow | None:
    charter = viewer.live.charter
    if charter.state != "drafting" or charter.draft is None:
        return None
    club, number = on_turn(charter)
    until = charter.draft.since + PICK if charter.clubs[club].coach == HUMAN else None
    return DraftNow(club, until, number + 1, picks(charter), club in viewer.clubs)
