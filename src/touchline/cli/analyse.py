"""`touchline analyse`: statistics, luck and play of recorded matches."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from msgspec import convert, to_builtins
from rich.console import Console
from rich.table import Table

from touchline.cli import BadInput, CheckFailed
from touchline.cli.output import show_json
from touchline.cli.progress import bar
from touchline.cli.table.screen import say
from touchline.coaches.executors import executor
from touchline.i18n.message import Message
from touchline.kernel import HOME, Side, TouchlineError
from touchline.review import Analysis, Figure, Ledger, Mistake, Moment, analysing, follow, points

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
        Print one JSON document: that of the match, or of several under "matches".
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
        documents = [document(record, each) for record, each in zip(records, analysed, strict=True)]
        show_json(documents[0] if not files and not file.is_dir() else {"matches": documents})
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
    """The analysis with its ledger, as plain data in English."""
    plain: dict[str, Any] = _worded(to_builtins(analysis))
    ledger = plain.pop("ledger")
    return {"file": str(record), **plain, **ledger}


def _worded(plain: Any) -> Any:
    """Plain data with its messages put into words."""
    match plain:
        case {"type": "said"}:
            return say(convert(plain, Message))
        case dict():
            return {key: _worded(value) for key, value in plain.items()}
        case list() | tuple():
            return [_worded(value) for value in plain]
    return plain


def _show(record: Path, analysis: Analysis) -> None:
    console = Console(soft_wrap=True, highlight=False)
    ledger = analysis.ledger
    assert ledger is not None
    assert ledger.verdict is not None
    result = f"{analysis.home} {analysis.result.home}, {analysis.away} {analysis.result.away}"
    console.print(f"{record}: {result}{'' if analysis.finished else ', not finished'}", style="bold")
    console.print(f"{say(ledger.verdict.headline)} {' '.join(map(say, ledger.verdict.facts))}")
    console.print(_figures(analysis))
    console.print(_account(analysis, ledger))
    if ledger.moments:
        console.print("Turning points", style="bold")
    for moment in ledger.moments:
        console.print(f"  {_moment(analysis, moment)}")
    if ledger.mistakes:
        console.print("Better was possible", style="bold")
    for mistake in ledger.mistakes:
        console.print(f"  {_mistake(analysis, mistake)}")


def _figures(analysis: Analysis) -> Table:
    table = Table("", analysis.home, analysis.away)
    for column in table.columns[1:]:
        column.justify = "right"
    match = analysis.statistics.match
    for name, figure in match.home.items():
        row = say(Message("review-figure", {"name": name}))
        table.add_row(row, _number(name, figure), _number(name, match.away[name]))
    return table


def _number(name: str, figure: Figure) -> str:
    if name == "possession":
        return f"{figure.n / figure.of:.0%}" if figure.of else "-"
    n = f"{figure.n:.2f}" if figure.n != int(figure.n) else f"{figure.n:.0f}"
    return n if figure.of is None else f"{n}/{figure.of:.0f}"


def _account(analysis: Analysis, ledger: Ledger) -> Table:
    table = Table("Points of chance", analysis.home)
    table.columns[1].justify = "right"
    net, error = ledger.play.home - ledger.play.away, f"± {_POINT * ledger.error:.0f}"
    cards = [("The cards", points(ledger.luck.cards))] if ledger.luck.cards else []
    for name, value in (
        ("At the first kick-off", f"{_POINT * ledger.start:.0f}"),
        (f"{analysis.home}’s play", points(ledger.play.home)),
        (f"{analysis.away}’s play", points(-ledger.play.away)),
        ("The dice", points(ledger.luck.dice)),
        *cards,
        ("At the end", f"{_POINT * ledger.end:.0f}"),
        ("Net play", f"{points(net)} {error}"),
    ):
        table.add_row(name, value)
    return table


def _moment(analysis: Analysis, moment: Moment) -> str:
    lines = (("dice", moment.dice), ("cards", moment.cards), ("play", moment.play))
    parts = ", ".join(f"{name} {points(value)}" for name, value in lines if points(value) != "0")
    gain = f"{_side(analysis, moment.side)} {points(abs(moment.after - moment.before))}"
    return f"{say(moment.time)}  {say(moment.sentence)} {gain} ({parts}; answer {moment.key})"


def _mistake(analysis: Analysis, mistake: Mistake) -> str:
    cost = points(mistake.best - mistake.chance).removeprefix("+")
    told = Message("review-better-line", {"said": mistake.said, "better": mistake.better_said, "points": cost})
    return f"{say(mistake.time)}  {_side(analysis, mistake.side)}: {say(told)} (answer {mistake.n})"


def _side(analysis: Analysis, side: Side) -> str:
    return analysis.home if side == HOME else analysis.away
