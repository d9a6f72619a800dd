"""Match records: JSON lines that prove a match. Written line by line, read back and checked line by line.

The first line is the header, then one line for each answer, a digest of the state every so often, and a closing line:
`end` with the result, or `pause` for a match to be resumed. Each line carries a sum of itself and all before it.
`docs/formats.md` describes the format.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from touchline.kernel.chance import Chance, Seeded
from touchline.kernel.errors import BadFile, BadSetup, TouchlineError
from touchline.kernel.game import Game, Result
from touchline.kernel.match import State
from touchline.kernel.play import Moment
from touchline.kernel.record import Record
from touchline.kernel.requests import Choose, Request, Roll
from touchline.kernel.sides import Who

S = TypeVar("S", bound=State)

FORMAT: Final = "touchline-match/1"
DIGEST_EVERY: Final = 50


class DiceFrom(Record, frozen=True):
    """Where the dice and draws of a match come from: `seeded` (with the seed), `system` or `typed` by hand."""

    source: Literal["seeded", "system", "typed"]
    seed: str | None = None

    def __post_init__(self) -> None:
        if (self.source == "seeded") != (self.seed is not None):
            raise BadSetup(f"seeded dice have a seed, others none; {self.source} dice with seed {self.seed!r} came")

    def chance(self) -> Chance | None:
        """The source itself, where it can be had again: what a record is checked against and resumed with."""
        return None if self.seed is None else Seeded(self.seed)


class Header(Record, frozen=True):
    """The first line of a record: what the match is, before it starts."""

    format: str
    engine: str
    game: str
    setup: dict[str, Any]
    dice: DiceFrom
    coaches: dict[str, str]

    @classmethod
    def of(cls, game: Game[Any], setup: Any, dice: DiceFrom, coaches: Mapping[str, str], engine: str) -> "Header":
        """The header of a match about to start, every option named."""
        return cls(FORMAT, engine, game.name, game.write_setup(setup), dice, dict(coaches))


class _Answer(Record, frozen=True, omit_defaults=True):
    n: int
    rule: str
    by: Who
    choose: str | None = None
    roll: tuple[int, ...] | None = None
    draw: tuple[int | str, ...] | None = None


class _Digest(Record, frozen=True):
    after: int
    digest: str


class _Pause(Record, frozen=True):
    pause: int
    digest: str


class _End(Record, frozen=True):
    end: int
    digest: str
    result: Result


def _sum(before: str, body: str) -> str:
    return sha256((before + body).encode()).hexdigest()[:16]


class Recorder(Generic[S]):
    """Writes a record: each call gives the text to append, whole lines with their line ends."""

    def __init__(self, game: Game[S], header: Header) -> None:
        self._game, self._header = game, header
        self._answers = 0
        self._last = ""

    def _line(self, record: Record) -> str:
        body = msgspec.json.encode(record).decode()
        self._last = _sum(self._last, body)
        return f'{body[:-1]},"sum":"{self._last}"}}\n'

    def header(self) -> str:
        """The first line."""
        return self._line(self._header)

    def moment(self, moment: Moment[S]) -> str:
        """The line of an answer, and that of a digest when one is due."""
        self._answers += 1
        text = self._line(_written(self._game, self._answers, moment.request, moment.answer))
        if self._answers % DIGEST_EVERY == 0:
            text += self._line(_Digest(self._answers, self._game.codec.digest(moment.state)))
        return text

    def pause(self, state: S) -> str:
        """The closing line of a match that is to be resumed."""
        return self._line(_Pause(self._answers, self._game.codec.digest(state)))

    def end(self, state: S) -> str:
        """The closing line of a finished match."""
        return self._line(_End(self._answers, self._game.codec.digest(state), self._game.result(state)))


def _written(game: Game[Any], number: int, request: Request, answer: Any) -> _Answer:
    if isinstance(request, Choose):
        return _Answer(number, request.rule, request.side, choose=game.write(answer))
    if isinstance(request, Roll):
        return _Answer(number, request.rule, request.side, roll=answer)
    return _Answer(number, request.rule, request.side, draw=answer)


class Reading(Generic[S]):
    """A record being read: `header` and `game` at once, then its moments, each proved as it comes.

    `start` is the state before the first answer. After the last moment `state` is the one reached, `chance` the seeded
    source at that point (or None), and `closed` says how the record closes: "end", "pause", or "" when it just stops.
    """

    def __init__(self, lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> None:
        self._lines = enumerate(lines, start=1)
        self._sum = ""
        self.closed = ""
        self.header = self._head()
        self.chance = self.header.dice.chance()
        self.game: Game[S] = self._game_of(games)
        self.start = self._begin()
        self.state = self.start
        self.line = 1
        self.answers = 0

    # One line

    def _next(self) -> tuple[int, bytes] | None:
        return next(self._lines, None)

    def _body(self, number: int, line: bytes) -> bytes:
        """The line less its sum, which must be right."""
        if not line.endswith(b"\n"):
            raise BadFile(number, "the line is cut off: it has no line end")
        parts = _LINE.fullmatch(line)
        if not parts:
            raise BadFile(number, "not a line of a match record: a JSON object that closes with its sum is expected")
        body = parts[1] + b"}"
        try:
            expected = _sum(self._sum, body.decode())
        except UnicodeDecodeError:
            raise BadFile(number, "not UTF-8 text") from None
        if parts[2].decode() != expected:
            raise BadFile(number, "the sum does not fit: this line was changed, or one before it is missing or moved")
        self._sum = expected
        return body

    def _head(self) -> Header:
        first = self._next()
        if first is None:
            raise BadFile(1, f"the file is empty; a header of {FORMAT} is expected")
        number, line = first
        try:
            named = msgspec.json.decode(line, type=_Format)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadFile(number, f"not a match record: a header with the format {FORMAT} is expected") from None
        if named.format != FORMAT:
            raise BadFile(number, f"the format is {named.format!r}; this version reads {FORMAT}")
        header: Header = self._decode(number, self._body(number, line), Header)
        return header

    def _decode(self, number: int, body: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadFile(number, f"{error}") from None

    def _game_of(self, games: Mapping[str, Game[Any]]) -> Game[Any]:
        game = games.get(self.header.game)
        if game is None:
            raise BadFile(1, f"there is no game {self.header.game!r}; there are {', '.join(sorted(games))}")
        return game

    def _begin(self) -> S:
        try:
            return self.game.start(self.game.read_setup(self.header.setup))
        except TouchlineError as error:
            raise BadFile(1, str(error)) from None

    # The match

    def moments(self) -> Iterator[Moment[S]]:
        """Each answer with what follows from it; refuses the first line that does not fit."""
        while (numbered := self._next()) is not None:
            number, line = numbered
            if self.closed:
                raise BadFile(number, f"there is a line after the closing one ({self.closed})")
            body = self._body(number, line)
            if body.startswith(b'{"n"'):
                yield self._answered(number, self._decode(number, body, _Answer))
            else:
                self._attested(number, body)
            self.line = number

    def must_be_closed(self) -> None:
        """Refuse a record that just stops, or pauses a match that is over, once its moments have been read."""
        if self.closed != "end" and self.game.request(self.state) is None:
            raise BadFile(self.line, "the match is over here, but the record has no end line")
        if not self.closed:
            raise BadFile(self.line, "the record stops after this line, without an end or a pause")

    def _answered(self, number: int, written: _Answer) -> Moment[S]:
        chance = self.chance
        request = self.game.request(self.state)
        if request is None:
            raise BadFile(number, "the match is already over")
        self.answers += 1
        if written.n != self.answers:
            raise BadFile(number, f"answer {self.answers} is due; {written.n} came")
        if (written.rule, written.by) != (request.rule, request.side):
            raise BadFile(
                number, f"{request.rule} waits for {request.side}; an answer of {written.by} to {written.rule} came"
            )
        try:
            answer = self._answer(request, written)
            if chance is not None and not isinstance(request, Choose):
                request.check(answer)
                due = chance.answer(request)
                if due != answer:
                    seeded, came = self.game.write(due), self.game.write(answer)
                    raise BadFile(number, f"{request.rule}: the seed gives {seeded}; {came} came")
            self.state, events = self.game.apply(self.state, answer)
        except BadFile:
            raise
        except TouchlineError as error:
            raise BadFile(number, str(error)) from None
        return Moment(request, answer, self.state, events)

    def _answer(self, request: Request, written: _Answer) -> Any:
        given = {name for name in ("choose", "roll", "draw") if getattr(written, name) is not None}
        wanted = type(request).__name__.lower()
        if given != {wanted}:
            raise TouchlineError(f"{request.rule} asks to {wanted}; {' and '.join(sorted(given)) or 'nothing'} came")
        return self.game.read(written.choose) if written.choose is not None else getattr(written, wanted)

    def _attested(self, number: int, body: bytes) -> None:
        """A digest or a closing line, which must fit the state reached."""
        kind = next((kind for key, kind in _OTHERS.items() if body.startswith(key)), None)
        if kind is None:
            raise BadFile(number, "not a line of a match record: an answer, a digest, a pause or an end is expected")
        told = self._decode(number, body, kind)
        count = {_Digest: "after", _Pause: "pause", _End: "end"}[kind]
        if getattr(told, count) != self.answers:
            raise BadFile(number, f"{self.answers} answers came before this line; it says {getattr(told, count)}")
        digest = self.game.codec.digest(self.state)
        if told.digest != digest:
            raise BadFile(number, f"the digest of the state is {digest}; the record says {told.digest}")
        if isinstance(told, _End):
            if self.game.request(self.state) is not None:
                raise BadFile(number, "the record ends, but the match does not")
            if told.result != self.game.result(self.state):
                raise BadFile(number, "the result is not the one of the match")
        if not isinstance(told, _Digest):
            self.closed = count


class _Format(msgspec.Struct):
    format: str


_LINE: Final = re.compile(rb'(\{.*),"sum":"([0-9a-f]{16})"\}\n')
_OTHERS: Final[dict[bytes, type[_Digest | _Pause | _End]]] = {
    b'{"after"': _Digest,
    b'{"pause"': _Pause,
    b'{"end"': _End,
}


def verify(lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> Reading[Any]:
    """Prove a whole record: it must follow from its answers and close properly. Gives the reading, at its end."""
    reading: Reading[Any] = Reading(lines, games)
    for _ in reading.moments():
        pass
    reading.must_be_closed()
    return reading
