"""Match records: JSON lines from which a match follows. Written line by line, read back and checked line by line.

The first line is the header, then one line for each answer, a digest of the state every so often, and a closing line:
`end` with the result, or `pause` for a match to be resumed. Each line carries a sum of itself and all before it.
`docs/formats.md` describes the format.

Rules are corrected now and then. A record tells by which version of them it was played. If one of its answers no longer
follows by the rules of today, the answers from there on are a gap, which ends at the next position that was stored.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from touchline.kernel.chance import Seeded
from touchline.kernel.errors import BadFile, BadSetup, TouchlineError
from touchline.kernel.game import Correction, Game, Result
from touchline.kernel.match import State
from touchline.kernel.play import Ply
from touchline.kernel.record import Record
from touchline.kernel.requests import Choose, Request, Roll
from touchline.kernel.sides import Who
from touchline.kernel.unique import unique

S = TypeVar("S", bound=State)

FORMAT: Final = "touchline-match/1"
DIGEST_EVERY: Final = 50
GAP_BLOCKS: Final = 8
"""Blocks of the seeded stream left out for each answer of a gap: more than any throw or draw uses."""


class DiceFrom(Record, frozen=True):
    """Where the dice and draws of a match come from: `seeded` (with the seed), `system` or `typed` by hand."""

    source: Literal["seeded", "system", "typed"]
    seed: str | None = None

    def __post_init__(self) -> None:
        if (self.source == "seeded") != (self.seed is not None):
            raise BadSetup(f"seeded dice have a seed, others none; {self.source} dice with seed {self.seed!r} came")

    def chance(self, offset: int = 0) -> Seeded | None:
        """The source itself, where it can be had again: what a record is checked against and resumed with."""
        return None if self.seed is None else Seeded(self.seed, offset=offset)


class Header(Record, frozen=True):
    """The first line of a record: what the match is, before it starts."""

    format: str
    engine: str
    game: str
    setup: dict[str, Any]
    dice: DiceFrom
    coaches: dict[str, str]
    rules: int = 1  # the version of them

    @classmethod
    def of(cls, game: Game[Any], setup: Any, dice: DiceFrom, coaches: Mapping[str, str], engine: str) -> "Header":
        """The header of a match about to start, every option named."""
        return cls(FORMAT, engine, game.name, game.write_setup(setup), dice, dict(coaches), game.rules)


class Position(Record, frozen=True, omit_defaults=True):
    """A match as it stands: it can go on from here, whatever led here."""

    state: msgspec.Raw  # as JSON
    dice: int | None = None  # the bytes of the seeded stream that have been used

    @classmethod
    def of(cls, game: Game[S], state: S, dice: int | None) -> "Position":
        """The position of a state."""
        return cls(msgspec.Raw(game.codec.to_json(state)), dice)


class Gap(NamedTuple):
    """Answers that do not follow by the rules of today, because a rule was corrected after they were given."""

    first: int  # the answer at which the rules differ
    last: int
    rules: int  # the version by which it was given
    rule: str  # the corrected one, if it is known
    line: int  # of the first answer


class RulesDiffer(BadFile):
    """A record that cannot be proved in full, because a rule that came up was corrected since."""

    def __init__(self, gaps: tuple[Gap, ...], rules: int) -> None:
        self.gaps = gaps
        gap = gaps[0]
        which = f" ({gap.rule})" if gap.rule else ""
        super().__init__(
            gap.line,
            f"the rules differ at answer {gap.first}{which}: it was given by version {gap.rules} of the rules and this "
            f"is version {rules}, so answers {gap.first} to {gap.last} are not proved",
        )


class _Answer(Record, frozen=True, omit_defaults=True):
    n: int
    rule: str
    by: Who
    choose: str | None = None
    roll: tuple[int, ...] | None = None
    draw: tuple[int | str, ...] | None = None


class _Digest(Record, frozen=True, omit_defaults=True):
    after: int
    digest: str
    position: Position | None = None


class _Pause(Record, frozen=True, omit_defaults=True):
    pause: int
    digest: str
    position: Position | None = None


class _Resume(Record, frozen=True):
    resume: int
    rules: int
    digest: str
    position: Position


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
        self.answers = 0
        self._last = ""
        self._offset = 0  # of the seeded dice

    @classmethod
    def after(cls, reading: "Reading[S]") -> "Recorder[S]":
        """A recorder that goes on where a reading stands, behind its lines less the closing one."""
        recorder = cls(reading.game, reading.header)
        recorder.answers, recorder._last = reading.answers, reading.sum
        return recorder

    def _line(self, record: Record) -> str:
        body = msgspec.json.encode(record).decode()
        self._last = _sum(self._last, body)
        return f'{body[:-1]},"sum":"{self._last}"}}\n'

    def _position(self, state: S) -> Position:
        return Position.of(self._game, state, None if self._header.dice.seed is None else self._offset)

    def header(self) -> str:
        """The first line."""
        return self._line(self._header)

    def moment(self, moment: Ply[S]) -> str:
        """The line of an answer, and that of a digest when one is due."""
        self.answers += 1
        chance = self._header.dice.chance(self._offset)
        if chance is not None and not isinstance(moment.request, Choose):
            chance.answer(moment.request)
            self._offset = chance.offset
        text = self._line(_written(self._game, self.answers, moment.request, moment.answer))
        if self.answers % DIGEST_EVERY == 0:
            digest = self._game.codec.digest(moment.state)
            text += self._line(_Digest(self.answers, digest, self._position(moment.state)))
        return text

    def pause(self, state: S) -> str:
        """The closing line of a match that is to be resumed."""
        return self._line(_Pause(self.answers, self._game.codec.digest(state), self._position(state)))

    def resume(self, state: S, offset: int) -> str:
        """The line from which on a match is played by the rules of today, with how far the seeded dice are used."""
        self._offset = offset
        digest, position = self._game.codec.digest(state), self._position(state)
        return self._line(_Resume(self.answers, self._game.rules, digest, position))

    def end(self, state: S) -> str:
        """The closing line of a finished match."""
        return self._line(_End(self.answers, self._game.codec.digest(state), self._game.result(state)))


def _written(game: Game[Any], number: int, request: Request, answer: Any) -> _Answer:
    if isinstance(request, Choose):
        return _Answer(number, request.rule, request.side, choose=game.format_answer(answer))
    if isinstance(request, Roll):
        return _Answer(number, request.rule, request.side, roll=answer)
    return _Answer(number, request.rule, request.side, draw=answer)


class _Point(NamedTuple):
    """A point of a record: how many answers came before, and where the match and its dice stood."""

    line: int  # the next one
    answers: int
    state: Any
    offset: int


class Reading(Generic[S]):
    """A record being read: `header` and `game` at once, then its moments, each checked as it comes.

    `start` is the state before the first answer. After the last moment `state` is the one reached, `chance` the seeded
    source at that point (or None), and `closed` says how the record closes: "end", "pause", or "" when it just stops.
    Of a record made by older rules, `corrections` are the corrected ones that came up, by answer, and `gaps` are the
    answers that do not follow by the rules of today: no moment comes of them, `state` is the one before a gap until
    a stored position ends it.
    """

    def __init__(self, lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> None:
        self._lines = enumerate(lines, start=1)
        self.sum = ""  # of the last line, less the closing one
        self.closed = ""
        self.header = self._head()
        self.chance = self.header.dice.chance()
        self.game: Game[S] = self._game_of(games)
        self.rules = self._rules()  # the version that the answers to come were given by
        self.start = self._begin()
        self.state = self.start
        self.line = 1
        self.answers = 0
        self._digested = 0  # how many answers came before the last digest
        self.corrections: list[tuple[int, Correction]] = []
        self.gaps: list[Gap] = []
        self._sure = _Point(2, 0, self.start, 0)  # the last point that a digest vouched for
        self._doubt: tuple[_Point, str] | None = None  # the first corrected rule that came up since then
        self._gap: Gap | None = None  # the one that is being read
        self._result: Result | None = None  # of a record that ends in a gap

    @property
    def result(self) -> Result:
        """The score as it stands; at the end of a gap, as the record tells it."""
        return self._result or self.game.result(self.state)

    @property
    def is_old(self) -> bool:
        """Whether the answers to come were given by older rules."""
        return self.rules < self.game.rules

    @property
    def _needs_digest(self) -> bool:
        return self.answers % DIGEST_EVERY == 0 and self._digested < self.answers

    # One line

    def _next(self) -> tuple[int, bytes] | None:
        return next(self._lines, None)

    def _body(self, number: int, line: bytes) -> bytes:
        """The line less its sum, which must be right, and is kept for the next line."""
        if not line.endswith(b"\n"):
            raise BadFile(number, "the line is cut off: it has no line end")
        parts = _LINE.fullmatch(line)
        if not parts:
            raise BadFile(number, "not a line of a match record: a JSON object that closes with its sum is expected")
        body = parts[1] + b"}"
        try:
            expected = _sum(self.sum, body.decode())
        except UnicodeDecodeError:
            raise BadFile(number, "not UTF-8 text") from None
        if parts[2].decode() != expected:
            raise BadFile(number, "the sum does not fit: this line was changed, or one before it is missing or moved")
        self._own_sum = expected
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
        self.sum = self._own_sum
        return header

    def _decode(self, number: int, body: bytes, kind: Any) -> Any:
        try:
            told = msgspec.json.decode(body, type=kind)
            json.loads(body, object_pairs_hook=unique)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadFile(number, f"{error}") from None
        return told

    def _game_of(self, games: Mapping[str, Game[Any]]) -> Game[Any]:
        game = games.get(self.header.game)
        if game is None:
            raise BadFile(1, f"there is no game {self.header.game!r}; there are {', '.join(sorted(games))}")
        return game

    def _rules(self) -> int:
        self._must_know(1, self.header.rules)
        return self.header.rules

    def _must_know(self, number: int, rules: int) -> None:
        known = self.game.rules
        if not 1 <= rules <= known:
            raise BadFile(number, f"played by version {rules} of the rules; this touchline knows them up to {known}")

    def _begin(self) -> S:
        try:
            return self.game.start(self.game.read_setup(self.header.setup))
        except TouchlineError as error:
            raise BadFile(1, str(error)) from None

    # The match

    def moments(self) -> Iterator[Ply[S]]:
        """Each answer with what follows from it; refuses the first line that does not fit."""
        while (numbered := self._next()) is not None:
            number, line = numbered
            if self.closed:
                raise BadFile(number, f"there is a line after the closing one ({self.closed})")
            body = self._body(number, line)
            if self._needs_digest and not body.startswith((b'{"after"', b'{"resume"')):
                raise BadFile(number, f"the digest after answer {self.answers} is missing")
            if body.startswith(b'{"n"'):
                moment = self._counted(number, self._decode(number, body, _Answer))
                if moment is not None:
                    yield moment
            else:
                self._attested(number, body)
            if not self.closed:
                self.sum = self._own_sum
            self.line = number
        if self._gap is not None:
            self._end_gap()

    def must_be_closed(self) -> None:
        """Refuse a record that just stops, or pauses a match that is over, once its moments have been read."""
        if self.closed != "end" and self.game.request(self.state) is None:
            raise BadFile(self.line, "the match is over here, but the record has no end line")
        if not self.closed:
            raise BadFile(self.line, "the record stops after this line, without an end or a pause")

    def _counted(self, number: int, written: _Answer) -> Ply[S] | None:
        """An answer with what follows from it; None in a gap."""
        if self._gap is None and self.game.request(self.state) is None:
            raise BadFile(number, "the match is already over")
        self.answers += 1
        if written.n != self.answers:
            raise BadFile(number, f"answer {self.answers} is due; {written.n} came")
        if self._gap is not None:
            return None
        before = self._point(number)
        try:
            moment = self._answered(number, written)
        except BadFile:
            if not self.is_old:
                raise
            self._begin_gap(before)
            return None
        if self.is_old:
            self._look_for_corrections(before, moment.answer)
        return moment

    def _point(self, line: int) -> _Point:
        """The point before the answer that was counted last."""
        return _Point(line, self.answers - 1, self.state, self.chance.offset if self.chance else 0)

    def _answered(self, number: int, written: _Answer) -> Ply[S]:
        chance = self.chance
        request = self.game.request(self.state)
        assert request is not None
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
                    seeded, came = self.game.format_answer(due), self.game.format_answer(answer)
                    raise BadFile(number, f"{request.rule}: the seed gives {seeded}; {came} came")
            self.state, events = self.game.apply(self.state, answer)
        except BadFile:
            raise
        except TouchlineError as error:
            raise BadFile(number, str(error)) from None
        return Ply(request, answer, self.state, events)

    def _answer(self, request: Request, written: _Answer) -> Any:
        given = {name for name in ("choose", "roll", "draw") if getattr(written, name) is not None}
        wanted = type(request).__name__.lower()
        if given != {wanted}:
            raise TouchlineError(f"{request.rule} asks to {wanted}; {' and '.join(sorted(given)) or 'nothing'} came")
        return self.game.parse_answer(written.choose) if written.choose is not None else getattr(written, wanted)

    def _attested(self, number: int, body: bytes) -> None:
        """A digest, a resumption or a closing line, which must fit the state reached."""
        kind = next((kind for key, kind in _OTHERS.items() if body.startswith(key)), None)
        if kind is None:
            raise BadFile(number, "not a line of a match record: an answer, a digest, a pause or an end is expected")
        told = self._decode(number, body, kind)
        count = {_Digest: "after", _Pause: "pause", _Resume: "resume", _End: "end"}[kind]
        if getattr(told, count) != self.answers:
            raise BadFile(number, f"{self.answers} answers came before this line; it says {getattr(told, count)}")
        self._compare(number, told)
        self._digested = self.answers
        if isinstance(told, _Resume):
            self._must_know(number, told.rules)
            self.rules = told.rules
        elif not isinstance(told, _Digest):
            self.closed = count

    def _compare(self, number: int, told: "_Digest | _Pause | _Resume | _End") -> None:
        """Hold what a line attests against the state reached, or go on from its position after a gap."""
        digest = self.game.codec.digest(self.state)
        if self._gap is None and told.digest != digest:
            if not self.is_old:
                raise BadFile(number, f"the digest of the state is {digest}; the record says {told.digest}")
            if isinstance(told, _Digest) and told.position is None:
                return  # what a corrected rule left different may yet come to the same
            self._begin_gap(self._sure)
        if self._gap is None:
            if isinstance(told, _End):
                self._must_have_ended(number, told)
            self._sure, self._doubt = self._point(number + 1)._replace(answers=self.answers), None
        elif isinstance(told, _End):
            self._result = told.result
        elif told.position is not None:
            self._enter(number, told.digest, told.position)

    def _must_have_ended(self, number: int, told: "_End") -> None:
        if self.game.request(self.state) is not None:
            raise BadFile(number, "the record ends, but the match does not")
        if told.result != self.game.result(self.state):
            raise BadFile(number, "the result is not the one of the match")

    # Corrected rules

    def _look_for_corrections(self, before: _Point, answer: Any) -> None:
        for correction in self.game.corrections(before.state, answer, self.rules):
            self.corrections.append((self.answers, correction))
            self._doubt = self._doubt or (before, correction.rule)

    def _begin_gap(self, otherwise: _Point) -> None:
        """What follows does not fit: go back to where a corrected rule came up, or to a point that is known to be."""
        point, rule = self._doubt or (otherwise, "")
        self._gap = Gap(point.answers + 1, self.answers, self.rules, rule, point.line)
        self._doubt = None
        self.state, self.chance = point.state, self.header.dice.chance(point.offset)

    def _end_gap(self) -> None:
        assert self._gap is not None
        self.gaps.append(self._gap._replace(last=self.answers))
        if self.chance is not None:
            # Dice that were rolled in the gap are known: none of them comes again.
            self.chance.skip(GAP_BLOCKS * (self.answers - self._gap.first + 1))
        self._gap = None

    def _enter(self, number: int, digest: str, position: Position) -> None:
        """Go on from a position that was stored."""
        try:
            state = self.game.codec.of_json(bytes(position.state))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadFile(number, f"the position is none of this game: {error}") from None
        if self.game.codec.digest(state) != digest:
            raise BadFile(number, "the digest is not that of the position")
        self._end_gap()
        self.state, self.chance = state, self.header.dice.chance(position.dice or 0)
        self._sure = self._point(number + 1)._replace(answers=self.answers)


class _Format(msgspec.Struct):
    format: str


_LINE: Final = re.compile(rb'(\{.*),"sum":"([0-9a-f]{16})"\}\n')
_OTHERS: Final[dict[bytes, type[_Digest | _Pause | _Resume | _End]]] = {
    b'{"after"': _Digest,
    b'{"pause"': _Pause,
    b'{"resume"': _Resume,
    b'{"end"': _End,
}


def verify(lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> Reading[Any]:
    """Check a whole record: it must follow from its answers and close properly. Gives the reading, at its end."""
    reading: Reading[Any] = Reading(lines, games)
    for _ in reading.moments():
        pass
    if reading.gaps:
        raise RulesDiffer(tuple(reading.gaps), reading.game.rules)
    reading.must_be_closed()
    return reading
