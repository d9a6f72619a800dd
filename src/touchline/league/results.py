"""The results sheet: RESULTS-01 to -03. One line for each match, as a record and in a CSV file.

Date,Home,Home goals,Away goals,Away,Edition,Scenario,Extra time,Shoot-out
2031-05-17,Ada,2,2,Grace,living,match,yes,4-3
"""

import csv
import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from touchline.kernel import BadFile, BadSetup, Record, Result, TouchlineError
from touchline.league.part import PARTS, Facts
from touchline.league.terms import is_date

COLUMNS: Final = (
    "Date", "Home", "Home goals", "Away goals", "Away", "Edition", "Scenario", "Extra time", "Shoot-out",
)  # fmt: skip


class Line(Record, frozen=True):
    """One match on the sheet: date, manager, score, manager, and how it was played (RESULTS-01, RESULTS-02)."""

    date: str  # as in 2031-05-17
    home: str  # the managers
    home_goals: int  # those of extra time too
    away_goals: int
    away: str
    edition: str = ""  # of the rules, and the scenario, where the game has any
    scenario: str = ""
    extra_time: bool = False
    shoot_out: tuple[int, int] | None = None  # kicks scored, where there was one

    def __post_init__(self) -> None:
        """Refuse what is no line of the sheet (RESULTS-02)."""
        if not is_date(self.date):
            raise BadSetup(f"the date of a result is written as in 2031-05-17 (RESULTS-02); got {self.date!r}")
        for name in (self.home, self.away):
            if not name.strip() or not name.isprintable():
                raise BadSetup(f"the manager of a side needs a name (RESULTS-02); got {name!r}")
        if min(self.home_goals, self.away_goals, *(self.shoot_out or ())) < 0:
            raise BadSetup(f"goals are counted from 0 (RESULTS-02); got {self.home_goals}-{self.away_goals}")


def line(game: str, state: Any, result: Result, date: str, managers: tuple[str, str] | None = None) -> Line:
    """The line of a match that is over; one that is still played has none (RESULTS-03).

    Without the names of the managers it has those of the sides.
    """
    if state.stack:
        waits = type(state.stack[-1]).__name__
        raise TouchlineError(f"a result is recorded when the match is over (RESULTS-03); this one waits for {waits}")
    home, away = managers or (state.setup.home, state.setup.away)
    return line_of(PARTS[game].facts(state, ()), (result.home, result.away), date, (home, away))


def line_of(facts: Facts, score: tuple[int, int], date: str, managers: tuple[str, str]) -> Line:
    """The line of a match by its facts (RESULTS-02)."""
    home, away = managers
    return Line(date, home, *score, away, facts.edition, facts.scenario, facts.extra_time, facts.shoot_out)


# The file

_GOALS: Final = ("[0-9]{1,3}", "a number of goals")
_CELLS: Final = {
    "Home goals": _GOALS,
    "Away goals": _GOALS,
    "Extra time": ("(yes)?", "yes or nothing"),
    "Shoot-out": ("([0-9]{1,3}-[0-9]{1,3})?", "the kicks scored, as in 4-3, or nothing"),
}
"""What the cells of a column look like, and how that is said."""


@cache
def _cells() -> dict[str, tuple[str, str]]:
    """The patterns of all columns: editions and scenarios are those of the games."""
    words = {
        "Edition": [word for part in PARTS.values() for word in part.editions],
        "Scenario": [word for part in PARTS.values() for word in part.scenarios],
    }
    return _CELLS | {name: ("|".join(("", *known)), ", ".join(known)) for name, known in words.items()}


class _Text(list[str]):
    """What a writer writes, piece by piece."""

    def write(self, piece: str) -> None:
        self.append(piece)


def write(lines: Iterable[Line]) -> str:
    """The text of a sheet, one line for each match (RESULTS-01)."""
    text = _Text()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in lines:
        score = (one.date, one.home, one.home_goals, one.away_goals, one.away)
        kicks = "" if one.shoot_out is None else "{}-{}".format(*one.shoot_out)
        writer.writerow((*score, one.edition, one.scenario, "yes" if one.extra_time else "", kicks))
    return "".join(text)


def read(text: str) -> tuple[Line, ...]:
    """The lines of a sheet; nothing of a bad one is taken (RESULTS-01)."""
    rows = csv.reader(text.splitlines(), strict=True)
    try:
        titles = next(rows, [])
        if tuple(titles) != COLUMNS:
            raise BadFile(1, f"a sheet of results begins with {','.join(COLUMNS)}; got {','.join(titles) or 'nothing'}")
        return tuple([_line(rows.line_num, row) for row in rows if row])
    except csv.Error as error:
        raise BadFile(rows.line_num, f"this is no row of CSV: {error}") from None


def _line(number: int, row: Sequence[str]) -> Line:
    if len(row) != len(COLUMNS):
        raise BadFile(number, f"a result has {len(COLUMNS)} columns, {', '.join(COLUMNS)}; got {len(row)}")
    cells: dict[str, Any] = dict(zip(COLUMNS, row, strict=True))
    for column, (pattern, takes) in _cells().items():
        if not re.fullmatch(pattern, cells[column]):
            raise BadFile(number, f"column {column} takes {takes}; got {cells[column]!r}")
    home, _, away = cells["Shoot-out"].partition("-")
    try:
        return Line(
            date=cells["Date"],
            home=cells["Home"],
            home_goals=int(cells["Home goals"]),
            away_goals=int(cells["Away goals"]),
            away=cells["Away"],
            edition=cells["Edition"],
            scenario=cells["Scenario"],
            extra_time=cells["Extra time"] == "yes",
            shoot_out=(int(home), int(away)) if home else None,
        )
    except BadSetup as error:
        raise BadFile(number, str(error)) from None


# As data


def write_json(lines: Iterable[Line]) -> str:
    """The sheet as one JSON document: a list of results."""
    return msgspec.json.encode(list(lines)).decode()


def read_json(text: str) -> tuple[Line, ...]:
    """The results of a JSON document; nothing of a bad one is taken (RESULTS-01)."""
    try:
        lines: tuple[Line, ...] = _DECODER.decode(text)
    except (msgspec.MsgspecError, BadSetup, RecursionError) as error:
        raise BadFile(1, f"this is no sheet of results: {error}") from None
    return lines


_DECODER: Final = msgspec.json.Decoder(tuple[Line, ...])
