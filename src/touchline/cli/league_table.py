"""`touchline league table`: tables, tie-breakers and ties of the cup."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from touchline.cli import BadInput
from touchline.cli.league_files import LeagueFiles
from touchline.cli.output import show_json
from touchline.league.competition import Competition
from touchline.league.table import Standing

_HOW: Final = {
    "away_goals": "on away goals",
    "extra_time": "after extra time",
    "shoot_out": "in a shoot-out",
    "lot": "by lot",
    "bye": "bye",
}


def table(file: Path, /, *, division: int | None = None, json: bool = False) -> None:
    """Show the table, and what separates clubs that are level on points.

    Parameters
    ----------
    file
        The competition.
    division
        The number of a division; by default all are shown.
    json
        Print one JSON document: for each club its place, matches, goals and points.
    """
    competition = LeagueFiles.open(file).competition
    if division is not None and not 1 <= division <= len(competition.terms.sizes):
        raise BadInput(f"--division takes 1 to {len(competition.terms.sizes)}; got {division}")
    if json:
        show_json(rows(competition, division))
    else:
        show_table(competition, division)


def rows(competition: Competition, division: int | None = None) -> list[dict[str, Any]]:
    """The tables as plain data, a row for each club."""
    return [
        {
            "club": row.club,
            "played": row.played,
            "won": row.won,
            "drawn": row.drawn,
            "lost": row.lost,
            "for": row.goals_for,
            "against": row.goals_against,
            "points": row.points,
            "place": place,
            "division": number + 1,
            "form": list(competition.form(competition.terms.place(row.club))),
        }
        for number in _divisions(competition, division)
        for place, row in enumerate(competition.table(number), start=1)
    ]


def _divisions(competition: Competition, division: int | None) -> Sequence[int]:
    return range(len(competition.terms.sizes)) if division is None else (division - 1,)


def show_table(competition: Competition, division: int | None = None) -> None:
    """Print the tables of a competition, the tie-breakers and the cup."""
    console = Console(soft_wrap=True)
    for number in _divisions(competition, division) if competition.terms.legs else ():
        several = len(competition.terms.sizes) > 1
        shown = Table(title=f"Division {number + 1}" if several else None, title_justify="left")
        for column in ("", "Club", "P", "W", "D", "L", "F", "A", "Pts", "Form"):
            shown.add_column(column, justify="left" if column in ("Club", "Form") else "right")
        for place, row in enumerate(competition.table(number), start=1):
            shown.add_row(str(place), *_cells(row), _form(competition, row))
        console.print(shown)
        for one in competition.separations(number):
            by = one.by.replace("_", " ")
            told = f"{one.upper} above {one.lower} by {by}: {one.figures[0]} to {one.figures[1]}"
            console.print(told if one.by != "lot" else f"{one.upper} above {one.lower} by lot", highlight=False)
    for level in competition.cup:
        for tie in level:
            if tie.home is not None and tie.away is not None:
                names = [competition.terms.clubs[club].name for club in (tie.home, tie.away)]
                end = "" if tie.winner is None else f": {competition.terms.clubs[tie.winner].name}"
                how = "" if tie.how is None or tie.how == "goals" else f", {_HOW[tie.how]}"
                score = f"{tie.goals[0]}-{tie.goals[1]}"
                console.print(f"{tie.id}  {names[0]} {score} {names[1]}{how}{end}", highlight=False)


def _cells(row: Standing) -> list[str]:
    numbers = (row.played, row.won, row.drawn, row.lost, row.goals_for, row.goals_against, row.points)
    return [row.club, *map(str, numbers)]


def _form(competition: Competition, row: Standing) -> str:
    return "".join(word[0].upper() for word in competition.form(competition.terms.place(row.club)))
