"""The record of a match on disk: always whole lines, so that a match can be left, killed and resumed."""

from copy import copy
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, Self

from touchline.cli import BadInput
from touchline.games import GAMES
from touchline.kernel import BadFile, Choose, Game, Gap, Header, Ply, Reading, Recorder, Seeded, Side


class Left(NamedTuple):
    """An unfinished match, from its record."""

    game: Game[Any]
    header: Header
    start: Any
    moments: list[Ply[Any]]
    chance: Seeded | None  # the seeded dice at that point, if any
    closed: bool  # whether it was closed properly
    is_old: bool  # whether older rules were used
    gap: Gap | None  # the last answers that today's rules do not allow, if any
    lines: bytes  # of the record, without the closing one
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
        # Only the lines tell what came before a gap and after it.
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
        """The number of answers."""
        return self.recorder.answers


class _Entry(NamedTuple):
    moment: Ply[Any]
    recorder: Recorder[Any]  # after this answer
    end: int  # of its lines in the file


class Book:
    """The answers of a match so far, each written to the file at once."""

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
        """The record of a new match."""
        start = header.start(game)
        try:
            return cls(path, path.open("wb" if force else "xb", buffering=0), game, header, start)
        except FileExistsError:
            raise BadInput(f"{path} exists; name another file, or add --force to write over it") from None
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None

    @classmethod
    def reopened(cls, path: Path, left: Left) -> Self:
        """The record of a resumed match, without its closing line or a torn last line."""
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
        """The current state."""
        return self.before(len(self._entries))

    def before(self, number: int) -> Any:
        """The state before an answer, counted from 0."""
        return self._entries[number - 1].moment.state if number else self._start

    def last_decision(self, side: Side) -> int | None:
        """The index of a side's latest decision, if any."""
        numbers = range(len(self._entries) - 1, -1, -1)
        asked = ((number, self._entries[number].moment.request) for number in numbers)
        return next((number for number, request in asked if isinstance(request, Choose) and request.side == side), None)

    # Writing

    def add(self, moment: Ply[Any]) -> None:
        """Record an answer."""
        recorder = copy(self._recorder)
        self._file.write(recorder.moment(moment).encode())
        # The answer counts from here: an earlier interruption truncates the file again.
        self._entries.append(_Entry(moment, recorder, self._file.tell()))

    def take_back(self, number: int) -> None:
        """Remove an answer and all after it."""
        del self._entries[number:]
        self._cut()

    def pause(self) -> None:
        """Close the record of a paused match."""
        self._cut()
        self._file.write(copy(self._recorder).pause(self.state).encode())
        self._file.close()

    def end(self) -> None:
        """Close the record of a finished match."""
        self._file.write(copy(self._recorder).end(self.state).encode())
        self._file.close()

    def _resume(self, offset: int) -> None:
        """Record that the match continues under today's rules."""
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
