"""The results sheet of a competition: RESULTS-01 to -03."""

from touchline.league.competition import UNDATED, Competition
from touchline.league.part import Facts
from touchline.league.results import Line, line_of


def lines(competition: Competition) -> tuple[Line, ...]:
    """A line for every match that is over, in the order of the calendar; awarded ones have no line (RESULTS-03)."""
    found = []
    setup = competition.terms.setup
    for fixture in competition.fixtures:
        told = competition.score(fixture.id)
        if told is None or told.result is None:
            continue
        result = told.result
        managers = [
            f"{competition.terms.clubs[club].name} ({coach})"
            for club, coach in zip(fixture.clubs, result.coaches, strict=True)
        ]
        part = competition.part
        facts = Facts(
            result.extra_time,
            result.shoot_out,
            result.tries,
            str(setup.get("edition", "living")) if part.editions else "",
            "match" if part.scenarios else "",
        )
        found.append(line_of(facts, told.score, result.date or UNDATED, (managers[0], managers[1])))
    return tuple(found)
