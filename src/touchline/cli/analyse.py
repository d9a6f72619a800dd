"""`touchline analyse`: statistics, luck and play of recorded matches."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from touchline.cli import BadInput, CheckFailed
from touchline.cli.output import show_json
from touchline.cli.progress import bar
from touchline.coaches.executors import executor
from touchline.kernel import HOME, TouchlineError
from touchline.review import Analysis, Figure, Ledger, Mistake, Moment, analysing, follow

_POINT: Final = 100
_SHARES: Final = 100  # of a match, in the progress bar


def analyse(file: Path, /, *files: Path, jobs: int = 1, json: bool = False) -> None:
    """Analyse match records: statistics, what the dice, the cards and each side's play were worth, turning points.

    Chances are those of home between equal sides, a draw counting half; a point is one per cent.

    Parameters
    ----------
    file
        A match record, or a folder with records: every .jsonl file in it.
    files
        More of them.
    jobs
        The number of processes.
    json
        Print one JSON document.
    """
    if jobs < 1:
        raise BadInput(f"--jobs takes a number of at least 1; got {jobs}")
    records = [record for given in (file, *files) for record in _records(given)]
    with bar("Analysing", _SHARES * len(records)) as advance:
        try:
            if jobs == 1:
                analysed = [_analysed(record, advance) for record in records]
            else:
                analysed = []
                for analysis in executor(jobs)(_analysed, records):
                    analysed.append(analysis)
                    advance(_SHARES)
        except Unanalysed as error:
            raise CheckFailed(error) from None
    if json:
        show_json({"matches": [document(record, each) for record, each in zip(records, analysed, strict=True)]})
        return
    for record, analysis in zip(records, analysed, strict=True):
        _show(record, analysis)


def _records(given: Path) -> list[Path]:
    if not given.is_dir():
        return [given]
    records = sorted(given.glob("*.jsonl"))
    if not records:
        raise BadInput(f"{given} holds no match records: no file in it ends in .jsonl")
    return records


class Unanalysed(Exception):
    """A record that cannot be analysed."""


def _analysed(record: Path, advance: Callable[[int], object] = lambda shares: None) -> Analysis:
    """The analysis of a record; a plain error says why there is none, so that it can cross processes."""
    try:
        followed = follow(record.read_bytes().splitlines(keepends=True))
    except OSError as error:
        raise Unanalysed(f"{record} cannot be read: {error.strerror}") from None
    except TouchlineError as error:
        raise Unanalysed(f"{record}: {error}") from None
    work, left, length = analysing(followed), _SHARES, max(1, len(followed.steps) - followed.begun)
    for number in count():
        try:
            next(work)
        except StopIteration as end:
            advance(left)
            analysis: Analysis = end.value
            return analysis
        done = _SHARES - _SHARES * (number + 1) // length
        advance(max(0, left - done))
        left = min(left, done)
    raise AssertionError


# Output


def document(record: Path, analysis: Analysis) -> dict[str, Any]:
    """The analysis with its ledger, as plain data."""
    plain: dict[str, Any] = to_builtins(analysis)
    ledger = plain.pop("ledger")
    return {"file": str(record), **plain, **ledger}


def _show(record: Path, analysis: Analysis) -> None:
    console = Console(soft_wrap=True, highlight=False)
    ledger = analysis.ledger
    assert ledger is not None
    result = f"{analysis.home} {analysis.result.home}, {analysis.away} {analysis.result.away}"
    console.print(f"{record}: {result}{'' if analysis.finished else ', not finished'}", style="bold")
    console.print(_figures(analysis))
    console.print(_account(analysis, ledger))
    for title, moments in (("Turning points", ledger.moments), ("Mistakes", ledger.mistakes)):
        if moments:
            console.print(title, style="bold")
        for moment in moments:
            console.print(f"  {_told(analysis, moment)}")


def _figures(analysis: Analysis) -> Table:
    table = Table("", analysis.home, analysis.away)
    for column in table.columns[1:]:
        column.justify = "right"
    match = analysis.statistics.match
    for name, figure in match.home.items():
        table.add_row(name.replace("_", " "), _number(figure), _number(match.away[name]))
    return table


def _number(figure: Figure) -> str:
    n = f"{figure.n:.2f}" if figure.n != int(figure.n) else f"{figure.n:.0f}"
    return n if figure.of is None else f"{n}/{figure.of:.0f}"


def _account(analysis: Analysis, ledger: Ledger) -> Table:
    table = Table("points of chance", analysis.home)
    table.columns[1].justify = "right"
    net, error = ledger.play.home - ledger.play.away, f"± {_POINT * ledger.error:.0f}"
    for name, value in (
        ("at the first kick-off", f"{_POINT * ledger.start:.0f}"),
        (f"play of {analysis.home}", _points(ledger.play.home)),
        (f"play of {analysis.away}", _points(-ledger.play.away)),
        ("the dice", _points(ledger.luck.dice)),
        ("the cards", _points(ledger.luck.cards)),
        ("at the end", f"{_POINT * ledger.end:.0f}"),
        ("net play", f"{_points(net)} {error}"),
    ):
        table.add_row(name, value)
    return table


def _points(chance: float) -> str:
    points = round(_POINT * chance)
    return f"{points:+d}" if points else "0"


def _told(analysis: Analysis, moment: Moment | Mistake) -> str:
    side = analysis.home if moment.side == HOME else analysis.away
    half = f"half {moment.half}, {moment.minute}"
    if isinstance(moment, Mistake):
        cost = _points(moment.best - moment.chance)
        return f"{half}: {side}, answer {moment.n}: {moment.answer}; {moment.better} was better by {cost[1:]}"
    marks = ", ".join(f"{mark.what} {mark.player}".strip() for mark in moment.marks[:3])
    parts = f"dice {_points(moment.dice)}, cards {_points(moment.cards)}, play {_points(moment.play)}"
    gain = _points(abs(moment.after - moment.before))
    return f"{half}: {side} {gain} ({marks}; {parts}; answers {moment.first} to {moment.last})"
