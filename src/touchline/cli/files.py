"""`touchline replay`, `verify` and `check`: show and verify match records, run scenarios."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from touchline import kernel, rulebook
from touchline.cli import BadInput, CheckFailed
from touchline.cli.league_share import verified as verified_league
from touchline.cli.output import show_json
from touchline.cli.presenters import PRESENTERS
from touchline.cli.refusals import quoted
from touchline.cli.table.screen import say
from touchline.cli.table.story import Narrator
from touchline.games import GAMES
from touchline.i18n.line import Line
from touchline.i18n.narration import Narration, log_lines
from touchline.kernel import (
    CLOCK,
    BadFile,
    DiceFrom,
    Event,
    Ply,
    Reading,
    Result,
    Roll,
    RulesDiffer,
    Scenario,
    ScenarioFailed,
    Side,
)
from touchline.league.file import is_league


def check(file: Path, /, *files: Path) -> None:
    """Run scenarios: each must meet its expectations.

    Parameters
    ----------
    file
        A scenario, or a folder with scenarios: every .json file below it.
    files
        More scenarios or folders.
    """
    _report("scenario", [scenario for given in (file, *files) for scenario in _scenarios(given)], _run)


def verify(file: Path, /, *files: Path) -> None:
    """Verify match records: replay each from its answers and compare line by line. A season is verified match by match.

    Warnings point out dice without a seed and unfinished matches; a list says what no record can prove.

    Parameters
    ----------
    file
        A match record, or the file of a competition.
    files
        More of them.
    """
    records = [path for path in (file, *files) if not _is_league(path)]
    for path in (file, *files):
        if path not in records:
            print(f"ok      {path}: {verified_league(path)}")
    if records:
        _report("record", records, _verified)


def replay(
    file: Path,
    /,
    *,
    first: Annotated[int, Parameter("--from")] = 1,
    last: Annotated[int | None, Parameter("--to")] = None,
    events: bool = False,
    side: Side | None = None,
    json: bool = False,
) -> None:
    """Show a recorded match, answer by answer, with the rule behind each and every change of score and ball.

    Parameters
    ----------
    file
        A match record.
    first
        The number of the first answer to show.
    last
        The number of the last answer to show.
    events
        Show the events of each answer.
    side
        Show the match as this side saw it, with its events but without the other side's draws and choices.
    json
        Print one JSON document.
    """
    if first < 1 or (last is not None and last < first):
        raise BadInput(f"--from and --to are numbers of answers, starting at 1; got {first} and {last}")
    data = _bytes(file)
    try:
        log = _Log(Reading(BytesIO(data), GAMES), side)
    except BadFile as error:
        raise CheckFailed(f"{file}: {error}") from None
    told = [*log.entries()]
    entries = [entry for entry in told if first <= entry.n and (last is None or entry.n <= last)]
    if json:
        show_json(log.document(entries))
    else:
        print(log.title())
        lines = told_at(told)
        for entry in entries:
            print(*log.lines(entry, with_events=events or side is not None), sep="\n")
            for line in lines.get(entry.n, ()):
                print(f"   > {say(line.time):<6} {say(line.sentence)}")
        if not log.error:
            print(*log.corrections(), log.closing(), sep="\n")
    if log.error:
        raise CheckFailed(f"{file}: {log.error}")


# Files


class _Verdict(NamedTuple):
    """The verdict on a good file, with warnings and what it cannot prove."""

    summary: str
    warnings: Sequence[str] = ()
    unproved: Sequence[str] = ()


def _report(kind: str, files: Sequence[Path], run: Callable[[bytes], _Verdict]) -> None:
    """Print a line for each file and each warning; raise if any file fails."""
    failures, warnings = [], 0
    for file, data in [(file, _bytes(file)) for file in files]:
        try:
            verdict = run(data)
        except (BadFile, ScenarioFailed) as error:
            failures.append(f"{file}: {error}")
            print(f"{'differs' if isinstance(error, RulesDiffer) else 'failed':7} {failures[-1]}")
            continue
        warnings += len(verdict.warnings)
        print(f"ok      {file}: {verdict.summary}")
        for warning in verdict.warnings:
            print(f"warning {file}: {warning}")
        if verdict.unproved:
            print(f"        not proved: {'; '.join(verdict.unproved)}")
    count = f"1 {kind}" if len(files) == 1 else f"{len(files)} {kind}s"
    warned = f", {warnings} warning{'s' * (warnings > 1)}" if warnings else ""
    print((f"{count}, {len(failures)} failed" if failures else f"{count} ok") + warned)
    if failures:
        raise CheckFailed(failures[0] if len(failures) == 1 else f"{len(failures)} of {count} failed")


def _is_league(file: Path) -> bool:
    return is_league(_bytes(file))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None


def _scenarios(given: Path) -> list[Path]:
    if not given.is_dir():
        return [given]
    scenarios = sorted(file for file in given.rglob("*.json") if file.is_file())
    if not scenarios:
        raise BadInput(f"{given} holds no scenarios: no file below it ends in .json")
    return scenarios


def _run(data: bytes) -> _Verdict:
    scenario: Scenario[Any] = Scenario(data, GAMES)
    for id in scenario.rules:
        try:
            rulebook.rule(id)
        except rulebook.UnknownEntry as error:
            raise BadFile(scenario.line_of("rules"), str(error)) from None
    scenario.run(quoted)
    return _Verdict(scenario.title)


def _verified(data: bytes) -> _Verdict:
    log = _Log(kernel.verify(BytesIO(data), GAMES))
    return _Verdict("; ".join([log.closing(), log.dice(), *log.corrections()]), log.warnings(), log.unproved())


# The log of a match


class _Entry(NamedTuple):
    """One answer in the log; the answer itself is None if it is hidden."""

    n: int
    rule: str
    by: str
    kind: str
    answer: str | None
    events: list[Event]
    told: list[str]
    score: Result
    ball: str
    lines: list[Line]


def told_at(entries: Iterable[_Entry]) -> dict[int, list[Line]]:
    """The lines of the log, by the answer that they are told with last."""
    last = {line.number: entry.n for entry in entries for line in entry.lines}
    found: dict[int, list[Line]] = {}
    for line in log_lines(line for entry in entries for line in entry.lines):
        found.setdefault(last[line.number], []).append(line)
    return found


class _Log:
    """A record as a log, whole or as one side saw it."""

    def __init__(self, reading: Reading[Any], side: Side | None = None) -> None:
        self.reading, self.side = reading, side
        self.error: BadFile | None = None
        self._game, self._presenter = reading.game, PRESENTERS[reading.game.name]
        self._names = reading.game.write_setup(reading.game.read_setup(reading.header.setup))
        self._shown: tuple[Result, str] | None = None
        self._narrator, self._narration = Narrator(self._presenter), Narration()

    def entries(self) -> Iterator[_Entry]:
        """All answers of the record, up to the first error."""
        try:
            before = self.reading.start
            for ply in self.reading.moments():
                yield self._entry(self.reading.answers, before, ply)
                before = ply.state
            if not self.reading.gaps:
                self.reading.must_be_closed()
        except BadFile as error:
            self.error = error

    def _entry(self, number: int, before: Any, ply: Ply[Any]) -> _Entry:
        narrated = self._narrator.narrate(self._narration, before, ply)
        self._narration = narrated.narration
        request, side = ply.request, self.side
        visible = side in (None, request.side) or isinstance(request, Roll) or request.side == CLOCK
        views = [event if side is None else self._game.view_event(event, side) for event in ply.events]
        seen = [event for event in views if event is not None]
        return _Entry(
            number,
            request.rule,
            request.side,
            type(request).__name__.lower(),
            self._game.format_answer(ply.answer) if visible else None,
            seen,
            [self._presenter.event_text(event, ply.state) for event in seen],
            self._game.result(ply.state),
            self._presenter.ball(ply.state),
            [*narrated.lines],
        )

    # As text

    def title(self) -> str:
        """The match and its players."""
        header = self.reading.header
        coaches = ", ".join(f"{seat} {coach}" for seat, coach in header.coaches.items())
        parts = [f"{self._names['home']} v {self._names['away']}", header.game, coaches]
        return " · ".join(part for part in (*parts, "" if self.side else self.dice()) if part)

    def dice(self) -> str:
        """The source of the dice."""
        match self.reading.header.dice:
            case DiceFrom(source="seeded", seed=seed):
                return f"dice from the seed {seed}"
            case DiceFrom(source="system"):
                return "dice from the system"
            case _:
                return "dice typed in"

    def warnings(self) -> list[str]:
        """What this record does not prove, though another could."""
        by_source = {
            "system": "the dice came from the system: nothing proves that they fell like this",
            "typed": "the dice were typed in: nothing proves that they fell like this",
        }
        warnings = [by_source[source] for source in (self.reading.header.dice.source,) if source in by_source]
        if self.reading.closed == "pause":
            warnings.append("the match was paused, abandoned or cut off here: the record does not show how it ended")
        return warnings

    def unproved(self) -> list[str]:
        """What no record can prove: what people write into it, and what they leave out."""
        header = self.reading.header
        seats = ", ".join(f"{seat} {coach!r}" for seat, coach in header.coaches.items()) or "none named"
        unproved = [f"the coaches ({seats})", f"the engine ({header.engine!r})", "the date and the time on the clock"]
        if header.dice.seed is not None:
            unproved.append("that nobody picked the seed for its dice")
        return [*unproved, "that no answers were taken back and no other records of this match exist"]

    def closing(self) -> str:
        """How the record closes."""
        reading = self.reading
        end = "full time" if reading.closed == "end" else "paused"
        return f"{end} after {reading.answers} answers: {self._score(reading.result)}"

    def corrections(self) -> list[str]:
        """The rules that the match used and that were corrected since, and the answers they affect."""
        reading, rules = self.reading, self._game.rules
        corrected = [f"{correction.rule} (answer {answer})" for answer, correction in reading.corrections]
        since = f"played under rules older than version {rules}; corrected since: {', '.join(corrected)}"
        return ([since] if corrected else []) + [
            f"answers {gap.first} to {gap.last} were given under version {gap.rules} of the rules"
            f" and cannot be reproduced under version {rules}"
            for gap in reading.gaps
        ]

    def _score(self, score: Result) -> str:
        return f"{self._names['home']} {score.home}, {self._names['away']} {score.away}"

    def lines(self, entry: _Entry, with_events: bool) -> Iterator[str]:
        """The lines of an answer: score and ball if they changed, and its events if wanted."""
        score, ball = self._shown or (None, None)
        self._shown = entry.score, entry.ball
        answer = f"{entry.kind} {entry.answer or ''}".rstrip()
        changes = [self._score(entry.score)] * (score != entry.score) + [entry.ball] * (ball != entry.ball)
        yield f"{entry.n:>4}  {entry.rule:<15}  {entry.by:<5}  {answer:<30}  {' · '.join(changes)}".rstrip()
        for event, sentence in zip(entry.events, entry.told, strict=True) if with_events else ():
            yield f"{'':4}  {event.rule:<15}  {'':5}  {sentence}"

    # As data

    def document(self, entries: list[_Entry]) -> dict[str, Any]:
        """The log as plain data."""
        reading, header = self.reading, self.reading.header
        return {
            "engine": header.engine,
            "rules": header.rules,
            "game": header.game,
            "setup": header.setup,
            "dice": {"source": header.dice.source} if self.side else header.dice,
            "coaches": header.coaches,
            "side": self.side,
            "moments": [self._moment(entry) for entry in entries],
            "answers": reading.answers,
            "closed": reading.closed,
            "score": reading.result,
            "corrections": [{"answer": answer, "rule": correction.rule} for answer, correction in reading.corrections],
            "gaps": [{"first": gap.first, "last": gap.last, "rule": gap.rule} for gap in reading.gaps],
            "error": {"line": self.error.line, "reason": self.error.reason} if self.error else None,
        }

    def _moment(self, entry: _Entry) -> dict[str, Any]:
        return {
            "n": entry.n,
            "rule": entry.rule,
            "by": entry.by,
            "for": entry.kind,
            "answer": entry.answer,
            "score": entry.score,
            "ball": entry.ball,
            "events": [self._game.describe_event(event) for event in entry.events],
            "told": entry.told,
            "lines": [
                {"number": line.number, "first": line.first, "time": say(line.time), "sentence": say(line.sentence)}
                for line in entry.lines
            ],
        }
