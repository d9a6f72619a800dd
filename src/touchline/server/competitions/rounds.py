"""What happens by itself in a competition: rounds open and close, line-ups fall due, lateness is applied.

`proceed` brings a change up to date with its time, whatever was missed meanwhile, in order and once. It is a plain
function: the same competition at the same time gives the same entries.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from touchline.kernel import SIDES, Side
from touchline.league.competition import Competition
from touchline.league.entries import Award, Offered, Postponed, Replaced
from touchline.league.lateness import people, replacements, walk_over
from touchline.league.running import due
from touchline.league.schedule import Fixture, league_days
from touchline.league.terms import HUMAN
from touchline.server.competitions.charter import Match, SealedLineUp
from touchline.server.competitions.live import Change
from touchline.server.competitions.times import BOOSTS, PICK

CALENDAR: Final = "calendar"
NOT_FINISHED: Final = "not finished in its round"


class Agenda(NamedTuple):
    """The actions due now, beyond the journal."""

    begin: tuple[Match, ...]
    """Matches whose room opens."""
    play: tuple[str, ...]
    """Matches that computers play."""
    stand_in: tuple[tuple[str, Side], ...]
    """Rooms and sides that a computer takes over."""


def proceed(change: Change, asked: Mapping[str, Side | None] | None = None) -> Agenda:
    """Bring a running competition up to date; `asked` tells which side the running rooms wait for."""
    while True:
        before = change.competition
        _follow_rules(change)
        _be_late(change, asked or {})
        if change.competition is before:
            break
    if change.league.is_over:
        change.set(state="over")
        return Agenda((), (), ())
    on = fixtures_on(change)
    begin = [match for fixture in on if (match := _prepared(change, fixture)) is not None]
    play = [fixture.id for fixture in on if not _people(change, fixture) and change.match(fixture.id) is None]
    play += [fixture.id for fixture in on if _is_left(change, fixture)]
    return Agenda(tuple(begin), tuple(play), tuple(_stood_in(change)))


def _stood_in(change: Change) -> Iterator[tuple[str, Side]]:
    """The rooms and sides that people have left to computers."""
    for match in running(change):
        for side in _left_sides(change, match):
            yield match.room or "", side


def _left_sides(change: Change, match: Match) -> Iterator[Side]:
    """The sides of a running match that computers play now, although people began it."""
    plan = match.preparation.plan
    clubs = change.league.fixture(match.fixture).clubs
    for at, (side, club) in enumerate(zip(SIDES, clubs, strict=True)):
        was_person = plan is not None and plan.coaches[at] == HUMAN
        if club in match.preparation.stand_ins or (was_person and change.league.journal.coaches[club] != HUMAN):
            yield side


def fixtures_on(change: Change) -> tuple[Fixture, ...]:
    """The matches that can be played now."""
    times, found = change.times, []
    for fixture in change.league.ready:
        opens = times.opens(fixture.day)
        if opens is None or opens <= change.now:
            found.append(fixture)
    return tuple(found)


def _follow_rules(change: Change) -> None:
    """Close rounds, draw the cup, note who is short of players."""
    while True:
        day = change.league.due_to_close
        if day is not None and not _may_close(change, day):
            return
        if day is not None:
            _keep_squads(change, day)
        entries = due(change.league)
        if not entries:
            return
        change.add(*entries)


def _may_close(change: Change, day: int) -> bool:
    terms, ends = change.league.terms, change.times.ends(day)
    waits = terms.market and change.league.part.has_squads and day < league_days(terms)
    return not waits or change.charter.settings.early or ends is None or ends <= change.now


def _keep_squads(change: Change, day: int) -> None:
    """Clubs in the middle of a match neither buy nor sell: its squads are settled."""
    for match in running(change):
        for club in change.league.fixture(match.fixture).clubs:
            offered = change.league.journal.offers.get((club, day))
            if offered is None or offered.offers:
                change.add(Offered(club, day, ()))


def running(change: Change) -> tuple[Match, ...]:
    """The matches that people are playing."""
    return tuple(
        [
            match
            for match in change.matches.values()
            if match.state == "running" and match == change.match(match.fixture)
        ]
    )


# Preparing matches


def _people(change: Change, fixture: Fixture) -> tuple[int, ...]:
    """The clubs of a match that people manage, without those for which a computer stands in."""
    match = change.match(fixture.id)
    stand_ins = match.preparation.stand_ins if match else ()
    return tuple([club for club in people(change.league, fixture) if club not in stand_ins])


def _is_left(change: Change, fixture: Fixture) -> bool:
    """Whether computers play a match that people have left."""
    match = change.match(fixture.id)
    return match is not None and match.state == "open" and not _people(change, fixture)


def _prepared(change: Change, fixture: Fixture) -> Match | None:
    """Go on with the preparation of a match; the match if its room is to open."""
    managed = _people(change, fixture)
    match = change.match(fixture.id)
    if not managed or (match is not None and match.state != "open"):
        return None
    if match is None:
        attempt = change.league.journal.attempts.get(fixture.id, 0)
        match = Match(fixture.id, attempt, "open")
        change.put(match)
    squads = change.league.part.has_squads
    line_ups, ready = list(match.preparation.line_ups), list(match.preparation.ready)
    for at, club in enumerate(fixture.clubs):
        if line_ups[at] is None:
            line_ups[at] = _line_up(change, fixture, club) if club in managed and squads else SealedLineUp()
        if club not in managed and ready[at] is None:
            ready[at] = change.now
    both = None not in line_ups
    stands = ready[1] is not None and fixture.away in managed and ready[1] + BOOSTS <= change.now
    if both and squads and ready[0] is None and stands:
        ready[0] = change.now  # the boosts placed so far
    match = change.prepare(match, line_ups=tuple(line_ups), ready=tuple(ready))
    return match if both and None not in ready else None


def _line_up(change: Change, fixture: Fixture, club: int) -> SealedLineUp | None:
    """The line-up of a stand-in, once it is due: the one saved last, mended, or the computer's."""
    at = change.times.stands_in(fixture.day)
    if at is None or change.now < at or change.charter.settings.lateness.line_up != "stand_in":
        return None
    league = change.league
    saved = [one for (owner, _), one in league.journal.line_ups.items() if owner == club]
    if not saved:
        return SealedLineUp(stand_in=True)
    squad = league.part.mend(league.terms, league.rosters.now[club], saved[-1].squad, saved[-1].formation)
    return SealedLineUp(saved[-1].formation, squad, stand_in=True)


# Lateness


def _be_late(change: Change, asked: Mapping[str, Side | None]) -> None:
    """Apply what was settled for matches that are not over at the end of their round."""
    settings = change.charter.settings
    for fixture in fixtures_on(change):
        ends, managed = due_at(change, fixture), _people(change, fixture)
        if ends is None or change.now < ends or not managed or settings.lateness.match == "organiser":
            continue
        late = late_in(change, fixture, asked)
        if settings.lateness.match == "award":
            change.add(walk_over(change.league, fixture, late, int(change.now)))
            _replace_absent(change)
        elif _may_carry(change.league, fixture):
            change.add(Postponed(fixture.id, fixture.day + 1, reason=NOT_FINISHED, by=CALENDAR, at=int(change.now)))
        else:
            _let_stand_in(change, fixture, late)
            _replace_absent(change)


def due_at(change: Change, fixture: Fixture) -> float | None:
    """When a match is due; None if it has no deadline."""
    match = change.match(fixture.id)
    if match is not None and match.state == "running":
        begun = max([at for at in match.preparation.ready if at is not None], default=0.0)
        return change.times.over_by(fixture.day, begun)
    return change.times.ends(fixture.day)


def _may_carry(league: Competition, fixture: Fixture) -> bool:
    is_first = fixture.id not in league.journal.postponed
    return fixture.stage == "league" and is_first and fixture.day < league_days(league.terms)


def late_in(change: Change, fixture: Fixture, asked: Mapping[str, Side | None]) -> tuple[int, ...]:
    """The clubs late with a match: those to move, or not ready."""
    managed, match = _people(change, fixture), change.match(fixture.id)
    if match is not None and match.state == "running":
        side = asked.get(match.room or "")
        return tuple([club for club, name in zip(fixture.clubs, SIDES, strict=True) if name == side])
    ready = match.preparation.ready if match else (None, None)
    return tuple([club for club, at in zip(fixture.clubs, ready, strict=True) if club in managed and at is None])


def _let_stand_in(change: Change, fixture: Fixture, late: Iterable[int]) -> None:
    """A computer plays for those who are late."""
    match = change.match(fixture.id)
    if match is None:
        match = Match(fixture.id, change.league.journal.attempts.get(fixture.id, 0), "open")
    fresh = tuple([club for club in late if club not in match.preparation.stand_ins])
    change.prepare(match, stand_ins=(*match.preparation.stand_ins, *fresh))


def _replace_absent(change: Change) -> None:
    """A computer takes the club of a person who has missed two rounds in a row."""
    if change.charter.settings.lateness.absent == "computer":
        missed = {club: missed_rounds(change, club) for club, coach in enumerate(_coaches(change)) if coach == HUMAN}
        entries = replacements(change.league, missed, int(change.now))
        if entries:
            change.add(*entries)


def _coaches(change: Change) -> list[str]:
    return change.league.journal.coaches


def missed_rounds(change: Change, club: int) -> int:
    """How many matches in a row a club's manager has missed, the last ones, since it was there."""
    league = change.league
    returned = [
        number
        for number, entry in enumerate(league.entries, start=1)
        if isinstance(entry, Replaced) and entry.club == club and entry.coach == HUMAN
    ]
    since, missed = max(returned, default=0), 0
    for fixture in league.fixtures:
        if club not in fixture.clubs:
            continue
        award, match = league.journal.awards.get(fixture.id), change.match(fixture.id)
        at = fixture.clubs.index(club)
        if isinstance(award, Award) and award.by == CALENDAR and league.journal.number(fixture.id) > since:
            absent = award.score[at] <= award.score[1 - at]
        else:
            absent = (
                match is not None and club in match.preparation.stand_ins and league.journal.number(fixture.id) >= since
            )
        if absent:
            missed += 1
        elif league.score(fixture.id) is not None:
            missed = 0
    return missed


# Waking


def next_wake(change: Change, agenda: Agenda | None) -> float | None:
    """When something is due by itself; None if people come first."""
    charter, times = change.charter, change.times
    if charter.state == "filling":
        return times.fill_by
    if charter.state == "drafting" and charter.draft is not None:
        return charter.draft.since + PICK
    if charter.state != "running" or change.competition is None:
        return None
    if agenda is not None and (agenda.play or agenda.begin):
        return change.now
    league = change.league
    if league.due_to_close is not None:
        return times.ends(league.due_to_close)
    on = fixtures_on(change)
    wakes: list[float | None] = [times.opens(fixture.day) for fixture in league.ready if fixture not in on]
    for fixture in on:
        match = change.match(fixture.id)
        wakes += [times.stands_in(fixture.day), due_at(change, fixture)]
        if match is not None and match.preparation.ready[1] is not None:
            wakes.append(match.preparation.ready[1] + BOOSTS)
        if match is not None and match.state == "running" and any(_left_sides(change, match)):
            wakes.append(change.now + 5)
    return min([wake for wake in wakes if wake is not None and wake > change.now], default=None)
