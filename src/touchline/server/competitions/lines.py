"""Fixtures, clubs and competitions as lines of a page, as somebody may see them."""

from collections.abc import Mapping
from typing import NamedTuple

from touchline.i18n import Message
from touchline.kernel import SIDES
from touchline.league.competition import Competition
from touchline.league.entries import Award
from touchline.league.schedule import Fixture
from touchline.league.terms import HUMAN
from touchline.league.terms import Crest as LeagueCrest
from touchline.server.competitions.charter import Match
from touchline.server.competitions.founding import on_turn
from touchline.server.competitions.identity import Person
from touchline.server.competitions.live import Change, Live
from touchline.server.competitions.ports import Standing
from touchline.server.competitions.rounds import fixtures_on, late_in
from touchline.server.competitions.times import PICK
from touchline.server.wire.competitions import ClubLine, CompetitionLine, Crest, FixtureLine, WaitingLine


class Viewer(NamedTuple):
    """Who looks at a competition, when, and how the running matches stand."""

    live: Live
    person: Person | None
    now: float
    standings: Mapping[str, Standing]

    @property
    def clubs(self) -> tuple[int, ...]:
        """The clubs of the viewer."""
        return self.live.charter.clubs_of(self.person)

    @property
    def league(self) -> Competition | None:
        """The competition, once it has started."""
        return self.live.competition


def crest(given: LeagueCrest) -> Crest:
    """A crest as a record of the browser."""
    return Crest(given.shape, given.colours, given.letters)


def club_line(viewer: Viewer, at: int) -> ClubLine:
    """A club and who manages it."""
    club, league = viewer.live.charter.clubs[at], viewer.league
    coach = league.journal.coaches[at] if league else club.coach
    is_computer = coach != HUMAN
    state = "in" if club.manager else "computer" if is_computer else "invited" if club.invitation else "open"
    return ClubLine(
        at,
        club.name,
        crest(club.crest),
        state,  # type: ignore[arg-type]
        club.manager.name if club.manager else None,
        coach if is_computer else None,
        at in viewer.clubs,
        is_computer and club.manager is not None,
    )


def competition_line(viewer: Viewer) -> CompetitionLine:
    """A competition in a list."""
    charter, league = viewer.live.charter, viewer.league
    asked = charter.settings
    days = max((fixture.day for fixture in league.fixtures), default=0) if league else 0
    day = (league.open[0].day if league.open else days) if league else 0
    edition = asked.setup.get("edition")
    return CompetitionLine(
        viewer.live.id,
        asked.name,
        asked.game,
        str(edition) if edition else None,
        charter.state,
        asked.seen,
        charter.season,
        day,
        days,
        len(charter.clubs),
        sum(club.is_open for club in charter.clubs),
        tuple([person.name for person in charter.organisers]),
        charter.organises(viewer.person),
        viewer.clubs,
        len(waiting(viewer)),
    )


# Fixtures


def fixture_lines(viewer: Viewer) -> tuple[FixtureLine, ...]:
    """All matches of the calendar."""
    league = viewer.league
    if league is None:
        return ()
    change = Change(viewer.live, viewer.now)
    on = {fixture.id for fixture in fixtures_on(change)} if viewer.live.charter.state == "running" else set()
    return tuple([fixture_line(viewer, change, fixture, is_on=fixture.id in on) for fixture in league.fixtures])


def fixture_line(viewer: Viewer, change: Change, fixture: Fixture, *, is_on: bool) -> FixtureLine:
    """A match of the calendar."""
    league, match, yours = change.league, change.match(fixture.id), bool(set(fixture.clubs) & set(viewer.clubs))
    told, ends = league.score(fixture.id), change.times.ends(fixture.day)
    standing = viewer.standings.get(match.room or "") if match and match.state == "running" else None
    runs = told is None and match is not None and match.state == "running"
    overdue = told is None and ends is not None and ends <= viewer.now
    state = "finished" if told else "overdue" if overdue else "running" if runs else "to_play"
    note, until = _note(viewer, change, fixture, is_on=is_on) if told is None else (None, None)
    result = told.result if told else None
    score = told.score if told else standing.score if standing else None
    plays = is_on and yours and match is not None and (runs or not league.part.has_squads)
    return FixtureLine(
        fixture.id,
        fixture.day,
        fixture.stage,
        fixture.division + 1,
        *fixture.clubs,
        state,  # type: ignore[arg-type]
        score,
        result.shoot_out if result and told and not told.corrected else None,
        bool(result and result.extra_time),
        bool(told and told.corrected) or _decided(league, fixture.id),
        bool(told and result is None),
        match.preparation.stand_ins if match else (),
        note,
        until,
        standing.half if standing else None,
        yours,
        bool(plays or runs),
        bool(result and result.record),
        match.room if match else None,
    )


def _decided(league: Competition, id: str) -> bool:
    award = league.journal.awards.get(id)
    return isinstance(award, Award) and id not in league.journal.results


def _note(viewer: Viewer, change: Change, fixture: Fixture, *, is_on: bool) -> tuple[Message | None, float | None]:
    """What is awaited of a match, and until when."""
    times, match = change.times, change.match(fixture.id)
    ends = times.ends(fixture.day)
    if not is_on:
        return Message("comp-note-later"), times.opens(fixture.day)
    if match is None:
        return Message("comp-note-computers"), None
    standing = viewer.standings.get(match.room or "")
    if match.state == "running":
        asked = standing.asked if standing else None
        if asked is None:
            return Message("comp-note-running"), ends
        club = fixture.clubs[SIDES.index(asked)]
        return _about(viewer, "comp-note-move", (club,)), ends
    if ends is not None and ends <= viewer.now:
        return _about(viewer, "comp-note-late", late_in(change, fixture, {})), None
    missing = [club for club, sealed in zip(fixture.clubs, match.preparation.line_ups, strict=True) if sealed is None]
    if missing:
        due = times.line_ups_due(fixture.day)
        is_late = due is not None and due <= viewer.now
        key = "comp-note-line-up-late" if is_late else "comp-note-line-up"
        return _about(viewer, key, tuple(missing)), times.stands_in(fixture.day) if is_late else due
    unready = [club for club, at in zip(fixture.clubs, match.preparation.ready, strict=True) if at is None]
    if fixture.home in unready and change.league.part.boosts:
        return _about(viewer, "comp-note-boosts", (fixture.home,)), ends
    return _about(viewer, "comp-note-ready", tuple(unready)), ends


def _about(viewer: Viewer, key: str, clubs: tuple[int, ...]) -> Message:
    """A message about the managers of clubs; `you` tells whether the viewer is one of them."""
    charter = viewer.live.charter
    names = [manager.name if (manager := charter.clubs[club].manager) else charter.clubs[club].name for club in clubs]
    yours = "yes" if set(clubs) & set(viewer.clubs) else "no"
    return Message(key, {"who": tuple(names), "you": yours, "number": len(names)})


# What waits


def waiting(viewer: Viewer) -> tuple[WaitingLine, ...]:
    """What waits for the viewer in a competition."""
    live, charter, league = viewer.live, viewer.live.charter, viewer.league
    found: list[WaitingLine] = []

    def wait(kind: str, fixture: Fixture | None, until: float | None) -> None:
        names = [charter.clubs[club].name for club in fixture.clubs] if fixture else ["", ""]
        args = {"competition": charter.settings.name, "home": names[0], "away": names[1]}
        message = Message("comp-wait", {"kind": kind, **args})
        found.append(WaitingLine(live.id, kind, message, fixture.id if fixture else None, until))  # type: ignore[arg-type]

    is_open = any(club.is_open for club in charter.clubs)
    if charter.state == "filling" and is_open and charter.organises(viewer.person):
        wait("fill", None, live.times.fill_by)
    if charter.state == "drafting" and charter.draft and on_turn(charter)[0] in viewer.clubs:
        wait("pick", None, charter.draft.since + PICK)
    if charter.state != "running" or league is None or not (viewer.clubs or charter.organises(viewer.person)):
        return tuple(found)
    change = Change(live, viewer.now)
    for fixture in fixtures_on(change):
        match, ends = change.match(fixture.id), change.times.ends(fixture.day)
        late = ends is not None and ends <= viewer.now
        if match is None:
            continue
        if late and charter.settings.lateness.match == "organiser" and charter.organises(viewer.person):
            wait("decide", fixture, None)
        kind = _waits_for(viewer, change, fixture, match)
        if kind:
            wait(kind, fixture, change.times.line_ups_due(fixture.day) if kind == "line_up" else ends)
    return tuple(found)


def _waits_for(viewer: Viewer, change: Change, fixture: Fixture, match: Match) -> str:
    """What a match waits for from the viewer; empty if for nothing."""
    for at, club in enumerate(fixture.clubs):
        if club not in viewer.clubs or club in match.preparation.stand_ins:
            continue
        if match.state == "running":
            standing = viewer.standings.get(match.room or "")
            return "match" if standing and standing.asked == SIDES[at] else ""
        if match.state != "open" or change.league.journal.coaches[club] != HUMAN:
            return ""
        if match.preparation.line_ups[at] is None:
            return "line_up"
        if None in match.preparation.line_ups or match.preparation.ready[at] is not None:
            return ""
        return "boosts" if at == 0 and change.league.part.boosts else "ready"
    return ""
