"""Match records: JSON lines that determine a match, written one by one and checked one by one.

The header comes first, then one line per answer, a digest of the state every so often, and a closing line: `end` with
the result, or `pause` for a match to be resumed. Each line carries a checksum of itself and all lines before it.
`docs/formats.md` describes the format.

Rules are corrected now and then, so a record names the version of the rules it was played by. If an answer is no longer
legal under the current rules, the answers from there on form a gap, which ends at the next stored position.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from touchline.kernel.chance import Seeded
from touchline.kernel.errors import BadFile, BadSetup, TouchlineError
from touchline.kernel.game import Correction, Game, Result
from touchline.kernel.match import State
from touchline.kernel.play import Ply
from touchline.kernel.record import Record
from touchline.kernel.requests import Choose, Request, Roll
from touchline.kernel.sealed import decoded, sealed, unsealed
from touchline.kernel.sides import Who

S = TypeVar("S", bound=State)

FORMAT: Final = "touchline-match/1"
DIGEST_EVERY: Final = 50
GAP_BLOCKS: Final = 8
"""Blocks of the seeded stream skipped for each answer of a gap: more than any roll or draw uses."""


class DiceFrom(Record, frozen=True):
    """The source of a match's dice and draws: `seeded` (with the seed), `system`, or `typed` by hand."""

    source: Literal["seeded", "system", "typed"]
    seed: str | None = None

    def __post_init__(self) -> None:
        if (self.source == "seeded") != (self.seed is not None):
            raise BadSetup(
                f"only seeded dice have a seed, and they need one; got {self.source} dice, seed {self.seed!r}"
            )

    def chance(self, offset: int = 0) -> Seeded | None:
        """The seeded source, to check a record against and to resume it; None for other dice."""
        return None if self.seed is None else Seeded(self.seed, offset=offset)


class Position(Record, frozen=True, omit_defaults=True):
    """A snapshot of a match, from which it can continue whatever came before."""

    state: msgspec.Raw  # as JSON
    dice: int | None = None  # bytes of the seeded stream used so far

    @classmethod
    def of(cls, game: Game[S], state: S, dice: int | None) -> "Position":
        """The position of a state."""
        return cls(msgspec.Raw(game.codec.to_json(state)), dice)


class Header(Record, frozen=True):
    """The first line of a record: the game, its setup, dice and coaches."""

    format: str
    engine: str
    game: str
    setup: dict[str, Any]
    dice: DiceFrom
    coaches: dict[str, str]
    rules: int = 1  # their version
    position: Position | msgspec.UnsetType = msgspec.UNSET  # where it began, if that was not the kick-off

    @classmethod
    def of(cls, game: Game[Any], setup: Any, dice: DiceFrom, coaches: Mapping[str, str], engine: str) -> "Header":
        """The header of a match about to start, with every option spelled out."""
        return cls(FORMAT, engine, game.name, game.write_setup(setup), dice, dict(coaches), game.rules)

    def start(self, game: Game[S]) -> S:
        """The state before the first answer."""
        if self.position is not msgspec.UNSET:
            return game.codec.of_json(bytes(self.position.state))
        return game.start(game.read_setup(self.setup))


class Gap(NamedTuple):
    """Answers that the current rules cannot reproduce, because a rule was corrected after they were given."""

    first: int  # the first answer where the rules differ
    last: int
    rules: int  # the version it was given under
    rule: str  # the corrected rule, if known
    line: int  # of the first answer


class RulesDiffer(BadFile):
    """A record that cannot be fully verified, because a rule it uses has been corrected since."""

    def __init__(self, gaps: tuple[Gap, ...], rules: int) -> None:
        self.gaps = gaps
        gap = gaps[0]
        which = f" ({gap.rule})" if gap.rule else ""
        super().__init__(
            gap.line,
            f"the rules differ at answer {gap.first}{which}: it was given under version {gap.rules} and this is "
            f"version {rules} of the rules, so answers {gap.first} to {gap.last} cannot be verified",
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


class Recorder(Generic[S]):
    """Writes a record: each call returns the text to append, in complete lines."""

    def __init__(self, game: Game[S], header: Header) -> None:
        self._game, self._header = game, header
        self.answers = 0
        self._last = ""
        self._offset = 0  # of the seeded dice

    @classmethod
    def after(cls, reading: "Reading[S]") -> "Recorder[S]":
        """A recorder that continues a record after the lines read so far, without the closing one."""
        recorder = cls(reading.game, reading.header)
        recorder.answers, recorder._last = reading.answers, reading.sum
        return recorder

    def _line(self, record: Record) -> str:
        line, self._last = sealed(self._last, record)
        return line

    def _position(self, state: S) -> Position:
        return Position.of(self._game, state, None if self._header.dice.seed is None else self._offset)

    def header(self) -> str:
        """The first line."""
        return self._line(self._header)

    def moment(self, ply: Ply[S]) -> str:
        """The line of an answer, followed by a digest if one is due."""
        self.answers += 1
        chance = self._header.dice.chance(self._offset)
        if chance is not None and not isinstance(ply.request, Choose):
            chance.answer(ply.request)
            self._offset = chance.offset
        text = self._line(_written(self._game, self.answers, ply.request, ply.answer))
        if self.answers % DIGEST_EVERY == 0:
            digest = self._game.codec.digest(ply.state)
            text += self._line(_Digest(self.answers, digest, self._position(ply.state)))
        return text

    def pause(self, state: S) -> str:
        """The closing line of a match to be resumed."""
        return self._line(_Pause(self.answers, self._game.codec.digest(state), self._position(state)))

    def resume(self, state: S, offset: int) -> str:
        """The line after which a match continues under the current rules, with the offset of the seeded dice."""
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
    """A point of a record: the answers before it, the state and the offset of the dice."""

    line: int  # the next line
    answers: int
    state: Any
    offset: int


class Reading(Generic[S]):
    """A record being read: `header` and `game` at once, then `moments()`, each ply checked in turn.

    `start` is the state before the first answer. After the last ply, `state` is the final state, `chance` the seeded
    source at that point (or None), and `closed` the kind of closing line: "end", "pause", or "" if there is none.
    In a record made under older rules, `corrections` lists the corrected rules it met, by answer, and `gaps` the
    answers that the current rules cannot reproduce. A gap yields no plies; `state` stays at the one before it until a
    stored position ends it.
    """

    def __init__(self, lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> None:
        self._lines = enumerate(lines, start=1)
        self.sum = ""  # of the last line, not counting the closing one
        self.closed = ""
        self.header = self._head()
        self.chance = self.header.dice.chance()
        self.game: Game[S] = self._game_of(games)
        self.rules = self._rules()  # the version of the next answers
        self.start = self._begin()
        self.state = self.start
        self.line = 1
        self.answers = 0
        self._digested = 0  # the number of answers before the last digest
        self.corrections: list[tuple[int, Correction]] = []
        self.gaps: list[Gap] = []
        self._sure = _Point(2, 0, self.start, 0)  # the last point confirmed by a digest
        self._doubt: tuple[_Point, str] | None = None  # the first corrected rule met since then
        self._gap: Gap | None = None  # the one being read
        self._result: Result | None = None  # of a record that ends in a gap

    @property
    def result(self) -> Result:
        """The current score; if the record ends in a gap, the score it states."""
        return self._result or self.game.result(self.state)

    @property
    def is_old(self) -> bool:
        """Whether the next answers were given under older rules."""
        return self.rules < self.game.rules

    @property
    def _needs_digest(self) -> bool:
        return self.answers % DIGEST_EVERY == 0 and self._digested < self.answers

    # One line

    def _next(self) -> tuple[int, bytes] | None:
        return next(self._lines, None)

    def _body(self, number: int, line: bytes) -> bytes:
        """The line without its checksum, which must be right; the next line builds on it."""
        body, self._own_sum = unsealed(number, line, self.sum, "match record")
        return body

    def _head(self) -> Header:
        first = self._next()
        if first is None:
            raise BadFile(1, f"the file is empty; expected a header with the format {FORMAT}")
        number, line = first
        try:
            named = msgspec.json.decode(line, type=_Format)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadFile(number, f"not a match record: expected a header with the format {FORMAT}") from None
        if named.format != FORMAT:
            raise BadFile(number, f"the format is {named.format!r}; this version reads {FORMAT}")
        header: Header = decoded(number, self._body(number, line), Header)
        self.sum = self._own_sum
        return header

    def _game_of(self, games: Mapping[str, Game[Any]]) -> Game[Any]:
        game = games.get(self.header.game)
        if game is None:
            raise BadFile(1, f"there is no game {self.header.game!r}; the games are {', '.join(sorted(games))}")
        return game

    def _rules(self) -> int:
        self._must_know(1, self.header.rules)
        return self.header.rules

    def _must_know(self, number: int, rules: int) -> None:
        known = self.game.rules
        if not 1 <= rules <= known:
            raise BadFile(
                number, f"played by version {rules} of the rules; this touchline knows versions up to {known}"
            )

    def _begin(self) -> S:
        try:
            self.game.read_setup(self.header.setup)
            return self.header.start(self.game)
        except TouchlineError as error:
            raise BadFile(1, str(error)) from None
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadFile(1, f"not a position of this game: {error}") from None

    # The match

    def moments(self) -> Iterator[Ply[S]]:
        """The plies of the match; raises at the first line that does not fit."""
        while (numbered := self._next()) is not None:
            number, line = numbered
            if self.closed:
                raise BadFile(number, f"there is a line after the closing line ({self.closed})")
            body = self._body(number, line)
            if self._needs_digest and not body.startswith((b'{"after"', b'{"resume"')):
                raise BadFile(number, f"the digest after answer {self.answers} is missing")
            if body.startswith(b'{"n"'):
                ply = self._counted(number, decoded(number, body, _Answer))
                if ply is not None:
                    yield ply
            else:
                self._attested(number, body)
            if not self.closed:
                self.sum = self._own_sum
            self.line = number
        if self._gap is not None:
            self._end_gap()

    def must_be_closed(self) -> None:
        """Raise, after the last ply, if the record breaks off or pauses a finished match."""
        if self.closed != "end" and self.game.request(self.state) is None:
            raise BadFile(self.line, "the match is over here, but the record has no end line")
        if not self.closed:
            raise BadFile(self.line, "the record breaks off after this line, without an end or a pause")

    def _counted(self, number: int, written: _Answer) -> Ply[S] | None:
        """The ply of a written answer; None in a gap."""
        if self._gap is None and self.game.request(self.state) is None:
            raise BadFile(number, "the match is already over")
        self.answers += 1
        if written.n != self.answers:
            raise BadFile(number, f"expected answer {self.answers}; got {written.n}")
        if self._gap is not None:
            return None
        before = self._point(number)
        try:
            ply = self._answered(number, written)
        except BadFile:
            if not self.is_old:
                raise
            self._begin_gap(before)
            return None
        if self.is_old:
            self._look_for_corrections(before, ply.answer)
        return ply

    def _point(self, line: int) -> _Point:
        """The point before the last counted answer."""
        return _Point(line, self.answers - 1, self.state, self.chance.offset if self.chance else 0)

    def _answered(self, number: int, written: _Answer) -> Ply[S]:
        chance = self.chance
        request = self.game.request(self.state)
        assert request is not None
        if (written.rule, written.by) != (request.rule, request.side):
            raise BadFile(
                number, f"{request.rule} waits for {request.side}; got an answer by {written.by} to {written.rule}"
            )
        try:
            answer = self._answer(request, written)
            if chance is not None and not isinstance(request, Choose):
                request.check(answer)
                due = chance.answer(request)
                if due != answer:
                    seeded, recorded = self.game.format_answer(due), self.game.format_answer(answer)
                    raise BadFile(number, f"{request.rule}: the seed gives {seeded}; the record has {recorded}")
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
            raise TouchlineError(f"{request.rule} waits for {wanted}; got {' and '.join(sorted(given)) or 'nothing'}")
        return self.game.parse_answer(written.choose) if written.choose is not None else getattr(written, wanted)

    def _attested(self, number: int, body: bytes) -> None:
        """Check a digest, resume or closing line against the current state."""
        kind = next((kind for key, kind in _OTHERS.items() if body.startswith(key)), None)
        if kind is None:
            raise BadFile(number, "not a line of a match record: expected an answer, a digest, a pause or an end")
        claim = decoded(number, body, kind)
        count = {_Digest: "after", _Pause: "pause", _Resume: "resume", _End: "end"}[kind]
        if getattr(claim, count) != self.answers:
            raise BadFile(number, f"there are {self.answers} answers before this line; it says {getattr(claim, count)}")
        self._compare(number, claim)
        self._digested = self.answers
        if isinstance(claim, _Resume):
            self._must_know(number, claim.rules)
            self.rules = claim.rules
        elif not isinstance(claim, _Digest):
            self.closed = count

    def _compare(self, number: int, claim: "_Digest | _Pause | _Resume | _End") -> None:
        """Compare what a line claims with the current state, or leave a gap at its position."""
        digest = self.game.codec.digest(self.state)
        if self._gap is None and claim.digest != digest:
            if not self.is_old:
                raise BadFile(number, f"the digest of the state is {digest}; the record says {claim.digest}")
            if isinstance(claim, _Digest) and claim.position is None:
                return  # a difference made by a corrected rule may still even out
            self._begin_gap(self._sure)
        if self._gap is None:
            if isinstance(claim, _End):
                self._must_have_ended(number, claim)
            self._sure, self._doubt = self._point(number + 1)._replace(answers=self.answers), None
        elif isinstance(claim, _End):
            self._result = claim.result
        elif claim.position is not None:
            self._enter(number, claim.digest, claim.position)

    def _must_have_ended(self, number: int, claim: "_End") -> None:
        if self.game.request(self.state) is not None:
            raise BadFile(number, "the record ends, but the match does not")
        if claim.result != self.game.result(self.state):
            raise BadFile(number, "the result is not that of the match")

    # Corrected rules

    def _look_for_corrections(self, before: _Point, answer: Any) -> None:
        for correction in self.game.corrections(before.state, answer, self.rules):
            self.corrections.append((self.answers, correction))
            self._doubt = self._doubt or (before, correction.rule)

    def _begin_gap(self, otherwise: _Point) -> None:
        """Go back to where a corrected rule was met, or else to `otherwise`: the answers from there on do not fit."""
        point, rule = self._doubt or (otherwise, "")
        self._gap = Gap(point.answers + 1, self.answers, self.rules, rule, point.line)
        self._doubt = None
        self.state, self.chance = point.state, self.header.dice.chance(point.offset)

    def _end_gap(self) -> None:
        assert self._gap is not None
        self.gaps.append(self._gap._replace(last=self.answers))
        if self.chance is not None:
            # The dice of the gap are public, so none of them may be rolled again.
            self.chance.skip(GAP_BLOCKS * (self.answers - self._gap.first + 1))
        self._gap = None

    def _enter(self, number: int, digest: str, position: Position) -> None:
        """Continue from a stored position."""
        try:
            state = self.game.codec.of_json(bytes(position.state))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadFile(number, f"not a position of this game: {error}") from None
        if self.game.codec.digest(state) != digest:
            raise BadFile(number, "the digest is not that of the position")
        self._end_gap()
        self.state, self.chance = state, self.header.dice.chance(position.dice or 0)
        self._sure = self._point(number + 1)._replace(answers=self.answers)


class _Format(msgspec.Struct):
    format: str


_OTHERS: Final[dict[bytes, type[_Digest | _Pause | _Resume | _End]]] = {
    b'{"after"': _Digest,
    b'{"pause"': _Pause,
    b'{"resume"': _Resume,
    b'{"end"': _End,
}


def verify(lines: Iterable[bytes], games: Mapping[str, Game[Any]]) -> Reading[Any]:
    """Check a whole record: its answers must reproduce it, and it must close properly. Returns the finished reading."""
    reading: Reading[Any] = Reading(lines, games)
    for _ in reading.moments():
        pass
    if reading.gaps:
        raise RulesDiffer(tuple(reading.gaps), reading.game.rules)
    reading.must_be_closed()
    return reading
