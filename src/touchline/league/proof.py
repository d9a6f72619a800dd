"""The proof of a season: every match is replayed, every lot, die, draw and transfer recomputed from the seed."""

from collections.abc import Callable

from touchline.kernel import BadFile, BadSetup, Record
from touchline.league.competition import Competition, Plan
from touchline.league.entries import Award, Closed, Corrected, Founded, Result
from touchline.league.playing import Task, digest, read_match
from touchline.league.running import RULES, close


class Verdict(Record, frozen=True):
    """What a season proves, and what it does not."""

    matches: int
    """Matches that were replayed from their records."""
    unrecorded: tuple[str, ...] = ()
    """Fixtures whose result came without a record."""
    decided: tuple[str, ...] = ()
    """Fixtures whose score the organiser awarded or corrected."""


def prove(
    competition: Competition, record: Callable[[str], str | None], progress: Callable[[int], object] = lambda done: None
) -> Verdict:
    """Replay a competition; raises `BadFile` with the line of its file where something does not follow.

    `record` finds the text of a match record by its digest. A record that is missing is an error: without it a match
    proves nothing.
    """
    proved, unrecorded, decided = 0, [], []
    for number, entry in enumerate(competition.entries, start=1):
        line = number + 1
        match entry:
            case Founded() if entry != Competition.new(competition.terms).entries[0]:
                raise BadFile(line, "squads and lots do not follow from the seed")
            case Closed(round=day):
                before = Competition(competition.terms, competition.entries[: number - 1])
                if close(before, day) != entry:
                    raise BadFile(line, f"the transfers of round {day} do not follow from the offers")
            case Result() if not competition.has(entry):
                pass  # annulled since
            case Result(fixture=fixture, record=""):
                unrecorded.append(fixture)
            case Result():
                _prove(competition, entry, line, record(entry.record))
                proved += 1
                progress(1)
            case Award(fixture=fixture, by=by) if by != RULES:
                decided.append(fixture)
            case Corrected(fixture=fixture):
                decided.append(fixture)
    return Verdict(proved, tuple(unrecorded), tuple(decided))


def _prove(competition: Competition, entry: Result, line: int, text: str | None) -> None:
    if text is None:
        raise BadFile(line, f"the record of {entry.fixture}, {entry.record[:16]}…, is missing")
    if digest(text) != entry.record:
        raise BadFile(line, f"the record of {entry.fixture} is not the one that the line names")
    fixture = competition.fixture(entry.fixture)
    sides = competition.rosters.before[entry.fixture]
    try:
        setup = competition.part.setup(competition.terms, fixture, sides, entry.match)
        seed = competition.seed(entry.fixture)
        plan = Plan(competition.terms.game, entry.fixture, seed, setup, entry.coaches, entry.match, entry.date)
        found = read_match(Task(plan, sides), text).result
    except (BadFile, BadSetup) as error:
        raise BadFile(line, f"the record of {entry.fixture}: {error}") from None
    if found != entry:
        raise BadFile(line, f"the result of {entry.fixture} is not that of its record")
