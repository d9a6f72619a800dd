"""`touchline results`: the results sheet, from competitions, match records and other sheets."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from touchline.cli import BadInput, CheckFailed
from touchline.games import GAMES
from touchline.kernel import SIDES, BadFile, Reading, TouchlineError
from touchline.league.file import Book, is_league, whole_lines
from touchline.league.results import Line, line, read, read_json, write, write_json
from touchline.league.sheet import lines


def results(file: Path, /, *files: Path, form: Literal["csv", "json"] = "csv") -> None:
    """Print the results sheet: date, coaches, score, edition, scenario, extra time and shoot-out of every match.

    Parameters
    ----------
    file
        A competition, the record of a match that is over, or a sheet as CSV or JSON.
    files
        More of them; all results go on one sheet.
    form
        csv or json.
    """
    told = [line for path in (file, *files) for line in _lines(path)]
    print(write(told) if form == "csv" else write_json(told), end="" if form == "csv" else "\n")


def _lines(path: Path) -> tuple[Line, ...]:
    try:
        data = path.read_bytes()
        if is_league(data):
            return lines(Book.read(whole_lines(data)).competition)
        if data.startswith(b'{"format"'):
            return (_line_of_match(data, path),)
        text = data.decode()
        return read_json(text) if text.startswith("[") else read(text)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CheckFailed(f"{path}: not UTF-8 text") from None
    except (BadFile, TouchlineError) as error:
        raise CheckFailed(f"{path}: {error}") from None


def _line_of_match(data: bytes, path: Path) -> Line:
    """The line of a match; its date is that of the file, since a record has none."""
    reading: Reading[Any] = Reading(data.splitlines(keepends=True), GAMES)
    for _ in reading.moments():
        pass
    names = [reading.header.setup[side] for side in SIDES]
    coaches = [reading.header.coaches.get(side, "") for side in SIDES]
    home, away = (f"{name} ({coach})" if coach else name for name, coach in zip(names, coaches, strict=True))
    day = f"{datetime.fromtimestamp(path.stat().st_mtime, UTC):%Y-%m-%d}"
    return line(reading.game.name, reading.state, reading.result, day, (home, away))
