"""Scenarios: a position, then answers and dice in order, with expectations between them.

A scenario is one JSON document, described in `docs/formats.md`. It knows a game only through `parse_position`,
`describe`, `parse_answer` and `format_answer`: whatever a game can place and describe can be set up and expected.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, Generic, TypeVar

import msgspec

from touchline.kernel.errors import BadFile, IllegalAnswer, MatchOver, TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.match import State
from touchline.kernel.options import nearest
from touchline.kernel.record import Event, Record
from touchline.kernel.refusal import Refusal
from touchline.kernel.requests import Choose, Draw, Request
from touchline.kernel.unique import unique

S = TypeVar("S", bound=State)

FORMAT: Final = "touchline-scenario/1"

_KEYS: Final = ("format", "game", "title", "rules", "setup", "position", "steps")
_STEPS: Final = ("choose", "roll", "draw", "refuse", "expect")
_GENERIC: Final = ("waiting", "offered", "kinds", "offers", "refuses", "events")
_WAITING: Final = ("by", "rule", "for")


class ScenarioFailed(TouchlineError):
    """A step that did not go as the scenario expects."""

    def __init__(self, line: int, step: int, differences: list[str]) -> None:
        self.line, self.step, self.differences = line, step, differences
        super().__init__(f"line {line}, step {step}: {'; '.join(differences)}")


class Scenario(Generic[S]):
    """A parsed scenario: everything in it is well formed."""

    def __init__(self, data: bytes, games: Mapping[str, Game[Any]]) -> None:
        text = _text(data)
        given, lines = _document(text), _Lines(text)
        named = given.get("format")
        if named != FORMAT:
            raise BadFile(lines.of("format"), f"the format is {_shown(named)}; this version reads {FORMAT}")
        for key in given:
            if key not in _KEYS:
                raise BadFile(lines.of(key), f"there is no {key!r} in a scenario; nearest: {nearest(key, [*_KEYS])}")
        with lines.at("game"):
            self.game: Game[S] = _game(given, games)
        with lines.at("title"):
            self.title: str = _wanted(given, "title", str)
        with lines.at("rules"):
            self.rules: tuple[str, ...] = _words(given, "rules")
        with lines.at("setup"):
            setup = self.game.read_setup(_wanted(given, "setup", dict, {}))
        with lines.at("position"):
            self.start = self._start(setup, given.get("position"))
        with lines.at("steps"):
            steps = _wanted(given, "steps", list)
            if not steps or not all(isinstance(step, dict) for step in steps):
                raise TouchlineError("steps is a list of objects, with at least one")
        self._lines = lines
        self._steps: list[_Step] = []
        for number, (line, step) in enumerate(zip(lines.steps, steps, strict=True), start=1):
            with _placed(line, f"step {number}: "):
                self._steps.append(_step(self.game, step))

    def __len__(self) -> int:
        return len(self._steps)

    def line_of(self, key: str) -> int:
        """The line of one of its keys."""
        return self._lines.of(key)

    def _start(self, setup: Any, position: object) -> S:
        if position is None:
            return self.game.start(setup)
        if not isinstance(position, (dict, str)):
            raise TouchlineError(f"position is an object or one line of text; got {_shown(position)}")
        return self.game.parse_position(setup, position)

    def run(self, message: Callable[[Refusal], str] | None = None) -> S:
        """Run the steps and return the final state; raises at the first that does not go as expected.

        A `because` quotes a refusal's id and facts, and its English message if the caller passes a way to format it.
        """
        table = _Table(self.game, self.start, message)
        numbered = enumerate(zip(self._lines.steps, self._steps, self._drawing(), strict=True), start=1)
        for number, (line, step, draws) in numbered:
            if not draws:
                table.draw_lowest()
            if differences := step.goes(table):
                raise ScenarioFailed(line, number, differences)
        return table.state

    def _drawing(self) -> list[bool]:
        """For each step, whether the next answer, at this step or later, is to a draw."""
        drawing, draws = [], False
        for step in reversed(self._steps):
            draws = draws if isinstance(step, _Expectation) else step.draws
            drawing.append(draws)
        return drawing[::-1]


class _Table(Generic[S]):
    """The match of a scenario while its steps run."""

    def __init__(self, game: Game[S], state: S, message: Callable[[Refusal], str] | None) -> None:
        self.game, self.state, self._message = game, state, message
        self.events: list[Event] = []

    def request(self) -> Request | None:
        return self.game.request(self.state)

    def waiting(self) -> dict[str, str] | None:
        request = self.request()
        if request is None:
            return None
        return {"by": request.side, "rule": request.rule, "for": type(request).__name__.lower()}

    def described(self) -> dict[str, Any]:
        """The values a scenario may expect: the game's description, and what it waits for."""
        request = self.request()
        groups = request.groups if isinstance(request, Choose) else ()
        return {
            **_plain(self.game.describe(self.state)),
            "waiting": self.waiting(),
            "offered": sum(group.count for group in groups),
            "kinds": sorted(group.kind for group in groups),
        }

    def take(self, answer: Any) -> None:
        self.state, events = self.game.apply(self.state, answer)
        self.events += events

    def describe_refusal(self, refusal: Refusal) -> str:
        """The id and facts of a refusal, followed by its message if there is a way to format it."""
        return f"{refusal.reason}: {self._message(refusal)}" if self._message else refusal.reason

    def draw_lowest(self) -> None:
        """Answer the draws that no step answers; a bag lists its lowest tokens first."""
        while isinstance(request := self.request(), Draw):
            self.take(request.bag[: request.count])


# Steps


class _Answer(Record, frozen=True):
    """An answer that must be accepted."""

    kind: str
    answer: Any

    @property
    def draws(self) -> bool:
        """Whether it answers a draw."""
        return self.kind == "draw"

    def goes(self, table: _Table[Any]) -> list[str]:
        waiting = table.waiting()
        if waiting is None or waiting["for"] != self.kind:
            return [f"{self.kind} {table.game.format_answer(self.answer)}: {_sentence(waiting)}"]
        try:
            table.take(self.answer)
        except TouchlineError as error:
            return [str(error)]
        return []


class _Refusal(Record, frozen=True):
    """An answer that must be refused."""

    answer: Any
    rule: str | None
    because: str

    @property
    def draws(self) -> bool:
        """Whether it answers a draw."""
        return isinstance(self.answer, tuple)

    def goes(self, table: _Table[Any]) -> list[str]:
        try:
            table.game.check(table.state, self.answer)
        except IllegalAnswer as error:
            return self._compare(error.rule, table.describe_refusal(error.refusal) if error.refusal else str(error))
        except MatchOver as error:
            return self._compare(None, str(error))
        return [f"refuse {table.game.format_answer(self.answer)}: it is accepted"]

    def _compare(self, rule: str | None, reason: str) -> list[str]:
        differences = []
        if self.rule not in (None, rule):
            differences.append(f"rule: expected {_shown(self.rule)}, is {_shown(rule)} ({reason})")
        if self.because.casefold() not in reason.casefold():
            differences.append(f"because: expected {_shown(self.because)}, is {_shown(reason)}")
        return differences


class _Expectation(Record, frozen=True):
    """Values, legal answers and events that the match must have."""

    values: dict[str, Any]
    offers: dict[str, Any]
    refuses: dict[str, Any]
    events: list[dict[str, Any]] | None

    def goes(self, table: _Table[Any]) -> list[str]:
        events, table.events = table.events, []
        return [
            *_differences(self.values, table.described()),
            *self._of_answers(table),
            *self._of_events([_plain(table.game.describe_event(event)) for event in events]),
        ]

    def _of_answers(self, table: _Table[Any]) -> Iterator[str]:
        request, here = table.request(), _sentence(table.waiting())
        if self.refuses and not isinstance(request, Choose):
            yield f"refuses: there is nothing to choose from here; {here}"
        offered = request if isinstance(request, Choose) else ()
        for text, answer in self.offers.items():
            if answer not in offered:
                yield f"offers: {text} is not offered; {here}"
        for text, answer in self.refuses.items():
            if answer in offered:
                yield f"refuses: {text} is offered"

    def _of_events(self, happened: list[dict[str, Any]]) -> Iterator[str]:
        names = ", ".join(event["type"] for event in happened) or "nothing"
        if self.events == [] and happened:
            yield f"events: expected nothing, got {names}"
        rest = iter(happened)
        for wanted in self.events or []:
            if all([*_differences(wanted, event)] for event in rest):
                close = next((event for event in happened if event["type"] == wanted.get("type")), {})
                why = ", ".join(_differences(wanted, close)) if close else ""
                yield f"events: expected {_shown(wanted)}, got {names}" + (f" ({why})" if why else "")
                return


_Step = _Answer | _Refusal | _Expectation


def _sentence(waiting: dict[str, str] | None) -> str:
    if waiting is None:
        return "the match is over and waits for nothing"
    return f"{waiting['rule']} waits for {waiting['by']} to {waiting['for']}"


# Comparing


def _differences(expected: Any, actual: Any, path: str = "") -> Iterator[str]:
    """The differences between plain data. An expected object may be partial; everything else must be equal."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            at = f"{path}.{key}" if path else key
            if key in actual:
                yield from _differences(value, actual[key], at)
            else:
                yield f"{at}: expected {_shown(value)}, but there is no such key; nearest: {nearest(key, [*actual])}"
    elif isinstance(expected, list) and isinstance(actual, list) and _holds_objects(expected, actual):
        for index, (wanted, value) in enumerate(zip(expected, actual, strict=True)):
            yield from _differences(wanted, value, f"{path}[{index}]")
    elif _shown(expected) != _shown(actual):  # as JSON, where true is not 1
        yield f"{path}: expected {_shown(expected)}, is {_shown(actual)}"


def _holds_objects(expected: list[Any], actual: list[Any]) -> bool:
    return len(expected) == len(actual) and any(isinstance(item, (dict, list)) for item in expected)


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# Reading


@contextmanager
def _placed(line: int, prefix: str = "") -> Iterator[None]:
    """Add the line to an error raised inside."""
    try:
        yield
    except TouchlineError as error:
        raise BadFile(line, f"{prefix}{error}") from None


class _Lines:
    """The lines on which the keys and steps of a JSON document begin."""

    _TOKEN: Final = re.compile(r'("(?:[^"\\]|\\.)*")(\s*:)?|[][{}]')

    def __init__(self, text: str) -> None:
        self._keys: dict[str, int] = {}
        self.steps: list[int] = []
        depth, key, line, counted = 0, "", 1, 0
        for token in self._TOKEN.finditer(text):
            line += text.count("\n", counted, token.start())
            counted = token.start()
            match token[0][0]:
                case "{" | "[":
                    if depth == 2 and key == "steps":
                        self.steps.append(line)
                    depth += 1
                case "}" | "]":
                    depth -= 1
                case _ if depth == 1 and token[2]:
                    key = json.loads(token[1])
                    self._keys[key] = line

    def of(self, key: str) -> int:
        return self._keys.get(key, 1)

    def at(self, key: str) -> AbstractContextManager[None]:
        return _placed(self.of(key))


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadFile(data.count(b"\n", 0, error.start) + 1, "not UTF-8 text") from None


def _document(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text, object_pairs_hook=unique)
    except json.JSONDecodeError as error:
        raise BadFile(error.lineno, f"not JSON: {error.msg} at column {error.colno}") from None
    except (ValueError, RecursionError) as error:
        raise BadFile(1, f"not a scenario: {error}") from None
    if not isinstance(document, dict):
        raise BadFile(1, f"not a scenario: expected an object with the format {FORMAT}")
    return document


def _wanted(given: Mapping[str, Any], key: str, kind: type, usual: Any = None) -> Any:
    """A value of the wanted type; a string must not be empty."""
    value = given.get(key, usual)
    if type(value) is not kind or value == "":
        name = {str: "a string", list: "a list", dict: "an object", int: "a number"}[kind]
        raise TouchlineError(f"{key} is {name}; got {_shown(value) if key in given else 'nothing'}")
    return value


def _words(given: Mapping[str, Any], key: str) -> tuple[str, ...]:
    words = _wanted(given, key, list, [])
    if not all(isinstance(word, str) for word in words):
        raise TouchlineError(f"{key} is a list of strings; got {_shown(words)}")
    return tuple(words)


def _game(given: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Game[Any]:
    name = _wanted(given, "game", str)
    if name not in games:
        raise TouchlineError(f"there is no game {name!r}; the games are {', '.join(sorted(games))}")
    return games[name]


def _step(game: Game[Any], step: dict[str, Any]) -> _Step:
    verbs = [key for key in _STEPS if key in step]
    known = [*_STEPS, "rule", "because"] if "refuse" in step or not verbs else [*_STEPS]
    for key in step:
        if key not in known:
            raise TouchlineError(f"there is no {key!r} in a step; nearest: {nearest(key, known)}")
    if len(verbs) != 1:
        raise TouchlineError(f"a step has one of {', '.join(_STEPS)}; got {' and '.join(verbs) or 'none'}")
    match verbs[0]:
        case "choose":
            return _Answer("choose", game.parse_answer(_wanted(step, "choose", str)))
        case "refuse" if isinstance(step["refuse"], str):
            return _refusal(step, game.parse_answer(_wanted(step, "refuse", str)))
        case "refuse":
            return _refusal(step, _tokens(step, "refuse"))
        case "expect":
            return _expectation(game, _wanted(step, "expect", dict))
        case kind:
            return _Answer(kind, _tokens(step, kind))


def _tokens(step: dict[str, Any], key: str) -> tuple[int | str, ...]:
    tokens = _wanted(step, key, list)
    if any(type(token) not in (int, str) for token in tokens):
        raise TouchlineError(f"{key} is a list of dice or cards; got {_shown(tokens)}")
    return tuple(tokens)


def _refusal(step: dict[str, Any], answer: Any) -> _Refusal:
    return _Refusal(
        answer,
        _wanted(step, "rule", str) if "rule" in step else None,
        _wanted(step, "because", str) if "because" in step else "",
    )


def _expectation(game: Game[Any], given: dict[str, Any]) -> _Expectation:
    if not given:
        raise TouchlineError(f"expect is empty; it takes facts of the position, and {', '.join(_GENERIC)}")
    if isinstance(waiting := given.get("waiting"), dict):
        for key in waiting:
            if key not in _WAITING:
                raise TouchlineError(f"there is no {key!r} in waiting; nearest: {nearest(key, [*_WAITING])}")
    elif waiting is not None:
        raise TouchlineError(f"waiting is an object with {', '.join(_WAITING)}, or null; got {_shown(waiting)}")
    values = {key: value for key, value in given.items() if key not in ("offers", "refuses", "events")}
    if "offered" in given:
        _wanted(given, "offered", int)
    if "kinds" in given:
        values["kinds"] = sorted(_words(given, "kinds"))
    return _Expectation(
        values,
        {text: game.parse_answer(text) for text in _words(given, "offers")},
        {text: game.parse_answer(text) for text in _words(given, "refuses")},
        [_event(wanted) for wanted in _wanted(given, "events", list)] if "events" in given else None,
    )


def _event(wanted: object) -> dict[str, Any]:
    if isinstance(wanted, str):
        return {"type": wanted}
    if isinstance(wanted, dict) and wanted:
        return wanted
    raise TouchlineError(f"an event is a name, or an object with fields; got {_shown(wanted)}")
