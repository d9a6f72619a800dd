"""`touchline replay`, `verify` and `check`: match records shown and checked, scenarios run."""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from touchline import kernel, rulebook
from touchline.cli import BadInput, CheckFailed
from touchline.cli.output import show_json
from touchline.cli.presenters import PRESENTERS
from touchline.cli.refusals import quoted
from touchline.games import GAMES
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


def check(file: Path, /, *files: Path) -> None:
    """Run scenarios: each must go as it says.

    Parameters
    ----------
    file
        A scenario, or a folder of them: every .json file below it.
    files
        More of them.
    """
    _report("scenario", [scenario for given in (file, *files) for scenario in _scenarios(given)], _run)


def verify(file: Path, /, *files: Path) -> None:
    """Check match records: each must follow from its answers, line by line.

    A warning tells dice that no seed gives and a match that is not over, and a list what no record proves.

    Parameters
    ----------
    file
        A match record.
    files
        More of them.
    """
    _report("record", (file, *files), _verified)


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
    """Show a recorded match, answer by answer, with the rule that asked, and score and ball as they change.

    Parameters
    ----------
    file
        A match record.
    first
        The number of the first answer to show.
    last
        The number of the last answer to show.
    events
        Tell what came of each answer.
    side
        Show the match as this side saw it: what the other drew and chose is hidden, what came of it is told.
    json
        Print one JSON document.
    """
    if first < 1 or (last is not None and last < first):
        raise BadInput(f"--from and --to count answers from 1 on; {first} and {last} came")
    data = _bytes(file)
    try:
        log = _Log(Reading(BytesIO(data), GAMES), side)
    except BadFile as error:
        raise CheckFailed(f"{file}: {error}") from None
    entries = (entry for entry in log.entries() if first <= entry.n and (last is None or entry.n <= last))
    if json:
        show_json(log.document([*entries]))
    else:
        print(log.title())
        for entry in entries:
            print(*log.lines(entry, told=events or side is not None), sep="\n")
        if not log.error:
            print(*log.corrections(), log.closing(), sep="\n")
    if log.error:
        raise CheckFailed(f"{file}: {log.error}")


# Files one by one


class _Verdict(NamedTuple):
    """What is good in a file, and what should be known about it."""

    told: str
    warnings: Sequence[str] = ()
    unproved: Sequence[str] = ()


def _report(kind: str, files: Sequence[Path], run: Callable[[bytes], _Verdict]) -> None:
    """Print a line for each file and for each warning about it, and complain of those that fail."""
    failures, warnings = [], 0
    for file, data in [(file, _bytes(file)) for file in files]:
        try:
            found = run(data)
        except (BadFile, ScenarioFailed) as error:
            failures.append(f"{file}: {error}")
            print(f"{'differs' if isinstance(error, RulesDiffer) else 'failed':7} {failures[-1]}")
            continue
        warnings += len(found.warnings)
        print(f"ok      {file}: {found.told}")
        for warning in found.warnings:
            print(f"warning {file}: {warning}")
        if found.unproved:
            print(f"        not proved: {'; '.join(found.unproved)}")
    count = f"1 {kind}" if len(files) == 1 else f"{len(files)} {kind}s"
    warned = f", {warnings} warning{'s' * (warnings > 1)}" if warnings else ""
    print((f"{count}, {len(failures)} failed" if failures else f"{count} ok") + warned)
    if failures:
        raise CheckFailed(failures[0] if len(failures) == 1 else f"{len(failures)} of {count} failed")


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None


def _scenarios(given: Path) -> list[Path]:
    if not given.is_dir():
        return [given]
    found = sorted(file for file in given.rglob("*.json") if file.is_file())
    if not found:
        raise BadInput(f"{given} holds no scenario: no file below it ends in .json")
    return found


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
    """One answer in the log; without the answer itself where it is hidden."""

    n: int
    rule: str
    by: str
    kind: str
    answer: str | None
    events: list[Event]
    told: list[str]
    score: Result
    ball: str


class _Log:
    """A record as a log, whole or as one side saw it."""

    def __init__(self, reading: Reading[Any], side: Side | None = None) -> None:
        self.reading, self.side = reading, side
        self.error: BadFile | None = None
        self._game, self._presenter = reading.game, PRESENTERS[reading.game.name]
        self._names = reading.game.write_setup(reading.game.read_setup(reading.header.setup))
        self._shown: tuple[Result, str] | None = None

    def entries(self) -> Iterator[_Entry]:
        """Every answer of the record, up to where it goes wrong."""
        try:
            for moment in self.reading.moments():
                yield self._entry(self.reading.answers, moment)
            if not self.reading.gaps:
                self.reading.must_be_closed()
        except BadFile as error:
            self.error = error

    def _entry(self, number: int, moment: Ply[Any]) -> _Entry:
        request, side = moment.request, self.side
        open_to_see = side in (None, request.side) or isinstance(request, Roll) or request.side == CLOCK
        views = [event if side is None else self._game.view_event(event, side) for event in moment.events]
        seen = [event for event in views if event is not None]
        return _Entry(
            number,
            request.rule,
            request.side,
            type(request).__name__.lower(),
            self._game.format_answer(moment.answer) if open_to_see else None,
            seen,
            [self._presenter.tell(event, moment.state) for event in seen],
            self._game.result(moment.state),
            self._presenter.ball(moment.state),
        )

    # In words

    def title(self) -> str:
        """The match, and who played it."""
        header = self.reading.header
        coaches = ", ".join(f"{seat} {coach}" for seat, coach in header.coaches.items())
        parts = [f"{self._names['home']} v {self._names['away']}", header.game, coaches]
        return " · ".join(part for part in (*parts, "" if self.side else self.dice()) if part)

    def dice(self) -> str:
        """Where the dice came from."""
        match self.reading.header.dice:
            case DiceFrom(source="seeded", seed=seed):
                return f"dice from the seed {seed}"
            case DiceFrom(source="system"):
                return "dice from the system"
            case _:
                return "dice typed in"

    def warnings(self) -> list[str]:
        """What this record leaves open, though another might not."""
        told = {
            "system": "the dice came from the system: nothing shows that they fell like this",
            "typed": "the dice were typed in: nothing shows that they fell like this",
        }
        found = [told[source] for source in (self.reading.header.dice.source,) if source in told]
        if self.reading.closed == "pause":
            found.append("the match was paused, given up or cut off here: the record does not show how it ended")
        return found

    def unproved(self) -> list[str]:
        """What no record proves: what people write into it, and what they leave out."""
        header = self.reading.header
        seats = ", ".join(f"{seat} {coach!r}" for seat, coach in header.coaches.items()) or "none named"
        found = [f"the coaches ({seats})", f"the engine ({header.engine!r})", "the date and the time on the clock"]
        if header.dice.seed is not None:
            found.append("a seed that nobody picked for its dice")
        return [*found, "the absence of answers taken back and of other records of this match"]

    def closing(self) -> str:
        """How the record closes."""
        reading = self.reading
        end = "full time" if reading.closed == "end" else "paused"
        return f"{end} after {reading.answers} answers: {self._score(reading.result)}"

    def corrections(self) -> list[str]:
        """Where rules came up that were corrected since the match was played, and what no longer follows by them."""
        reading, rules = self.reading, self._game.rules
        told = [f"{correction.rule} (answer {answer})" for answer, correction in reading.corrections]
        lines = [f"played by older rules than version {rules}; corrected since: {', '.join(told)}"] if told else []
        return lines + [
            f"answers {gap.first} to {gap.last} were given by version {gap.rules} of the rules"
            f" and do not follow by version {rules}"
            for gap in reading.gaps
        ]

    def _score(self, score: Result) -> str:
        return f"{self._names['home']} {score.home}, {self._names['away']} {score.away}"

    def lines(self, entry: _Entry, told: bool) -> Iterator[str]:
        """An answer, score and ball if they are not as in the line before, and what came of it."""
        score, ball = self._shown or (None, None)
        self._shown = entry.score, entry.ball
        answer = f"{entry.kind} {entry.answer or ''}".rstrip()
        changes = [self._score(entry.score)] * (score != entry.score) + [entry.ball] * (ball != entry.ball)
        yield f"{entry.n:>4}  {entry.rule:<15}  {entry.by:<5}  {answer:<30}  {' · '.join(changes)}".rstrip()
        for event, sentence in zip(entry.events, entry.told, strict=True) if told else ():
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
            "corrections": [{"answer": answer, "rule": told.rule} for answer, told in reading.corrections],
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
        }
