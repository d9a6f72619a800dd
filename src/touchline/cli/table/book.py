"""The record of a match on disk: whole lines at all times, so that a match can be left, killed and resumed."""

from copy import copy
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, Self

from touchline.cli import BadInput
from touchline.cli.presenter import SeenEvent
from touchline.games import GAMES
from touchline.kernel import BadFile, Choose, Game, Gap, Header, Ply, Reading, Recorder, Seeded, Side


class Left(NamedTuple):
    """A match that was left, as its record has it."""

    game: Game[Any]
    header: Header
    start: Any
    moments: list[Ply[Any]]
    chance: Seeded | None  # the seeded dice at that point, if they are seeded
    closed: bool  # whether it was left properly, or just stops
    is_old: bool  # whether it was played by older rules
    gap: Gap | None  # the last answers that do not follow by the rules of today, if there are any
    lines: bytes  # of the record, less the closing one
    recorder: Recorder[Any]  # behind these lines

    @classmethod
    def read(cls, path: Path) -> Self:
        """Every whole line of a record, each checked; a finished match is refused."""
        try:
            data = path.read_bytes()
            lines = data[: data.rfind(b"\n") + 1] or data
            reading: Reading[Any] = Reading(BytesIO(lines), GAMES)
            moments = list(reading.moments())
        except BadFile as error:
            raise BadInput(f"{path}: {error}") from None
        except OSError as error:
            raise BadInput(f"{path} cannot be read: {error.strerror}") from None
        if reading.closed == "end":
            result = reading.result
            score = f"{result.home} to {result.away}"
            raise BadInput(f"{path}: this match is over, {score}; see it: touchline replay {path}")
        if reading.closed:
            lines = lines[: lines.rfind(b"\n", 0, -1) + 1]
        # What came before a gap, and what came after it, is in the lines alone.
        start, moments = (reading.state, []) if reading.gaps else (reading.start, moments)
        return cls(
            reading.game,
            reading.header,
            start,
            moments,
            reading.chance,
            bool(reading.closed),
            reading.is_old,
            reading.gaps[-1] if reading.gaps else None,
            lines,
            Recorder.after(reading),
        )

    @property
    def answers(self) -> int:
        """How many answers it has."""
        return self.recorder.answers


class _Entry(NamedTuple):
    moment: Ply[Any]
    recorder: Recorder[Any]  # as it was after this moment
    end: int  # of its lines in the file


class Book:
    """The moments of a match so far, each written to the file as it comes."""

    def __init__(
        self, path: Path, file: BinaryIO, game: Game[Any], header: Header, start: Any, behind: Left | None = None
    ) -> None:
        self.path, self.game, self.header, self._start = path, game, header, start
        self._file = file
        self._first = behind.recorder if behind else Recorder(game, header)
        self._file.write(behind.lines if behind else self._first.header().encode())
        self._first_end = self._file.tell()
        self._entries: list[_Entry] = []

    @classmethod
    def new(cls, path: Path, game: Game[Any], header: Header, *, force: bool = False) -> Self:
        """The record of a match about to start."""
        start = game.start(game.read_setup(header.setup))
        try:
            return cls(path, path.open("wb" if force else "xb", buffering=0), game, header, start)
        except FileExistsError:
            raise BadInput(f"{path} exists; name another file, or add --force to write over it") from None
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None

    @classmethod
    def reopened(cls, path: Path, left: Left) -> Self:
        """The record of a match that goes on: without its closing line, or what was cut off."""
        behind = left if left.gap else None
        try:
            book = cls(path, path.open("r+b", buffering=0), left.game, left.header, left.start, behind)
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None
        for moment in left.moments:
            book.add(moment)
        book._cut()
        if left.gap or left.is_old:
            book._resume(left.chance.offset if left.chance else 0)
        return book

    # Reading

    @property
    def moments(self) -> list[Ply[Any]]:
        """Every answer so far."""
        return [entry.moment for entry in self._entries]

    @property
    def state(self) -> Any:
        """Where the match stands."""
        return self.before(len(self._entries))

    def before(self, number: int) -> Any:
        """Where the match stood before an answer, counted from 0."""
        return self._entries[number - 1].moment.state if number else self._start

    def told(self, start: int = 0) -> list[SeenEvent]:
        """What happened from an answer on."""
        moments = [entry.moment for entry in self._entries[start:]]
        return [SeenEvent(event, moment.state) for moment in moments for event in moment.events]

    def last_decision(self, side: Side) -> int | None:
        """The number of a side's latest decision, if it has made one."""
        numbers = range(len(self._entries) - 1, -1, -1)
        asked = ((number, self._entries[number].moment.request) for number in numbers)
        return next((number for number, request in asked if isinstance(request, Choose) and request.side == side), None)

    # Writing

    def add(self, moment: Ply[Any]) -> None:
        """Write an answer down."""
        recorder = copy(self._recorder)
        self._file.write(recorder.moment(moment).encode())
        # The answer counts from here: what was written is cut off again if an interruption comes before.
        self._entries.append(_Entry(moment, recorder, self._file.tell()))

    def take_back(self, number: int) -> None:
        """Strike out an answer and all after it."""
        del self._entries[number:]
        self._cut()

    def pause(self) -> None:
        """Close the record of a match that is to be resumed."""
        self._cut()
        self._file.write(copy(self._recorder).pause(self.state).encode())
        self._file.close()

    def end(self) -> None:
        """Close the record of a finished match."""
        self._file.write(copy(self._recorder).end(self.state).encode())
        self._file.close()

    def _resume(self, offset: int) -> None:
        """Write down that the match goes on by the rules of today."""
        self._file.write(self._recorder.resume(self.state, offset).encode())
        if self._entries:
            self._entries[-1] = self._entries[-1]._replace(end=self._file.tell())
        else:
            self._first_end = self._file.tell()

    @property
    def _recorder(self) -> Recorder[Any]:
        return self._entries[-1].recorder if self._entries else self._first

    def _cut(self) -> None:
        self._file.seek(self._entries[-1].end if self._entries else self._first_end)
        self._file.truncate()
