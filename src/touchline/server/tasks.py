"""Tasks for coaches and previews, and how they are done, wherever that is: in a process, or in a worker of the page."""

import logging
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from time import perf_counter
from typing import Any, Final, Literal

import msgspec

from touchline.coaches.protocol import Adviser, RankedAnswer, Sliced, Slices
from touchline.coaches.registry import coach
from touchline.i18n.advice import because
from touchline.kernel import BadSetup, Choose, Coach, Record, Seeded, Side, TouchlineError
from touchline.server.fair_queue import NOBODY, Asker
from touchline.session.presenter import Presenter
from touchline.session.protocol import questions as wire

_LOG: Final = logging.getLogger("touchline.server")


class Task(Record, frozen=True):
    """A task: a coach's move or hint, a preview, a whole match that is played or read, or a portion of its review."""

    kind: Literal["move", "hint", "preview", "play", "read", "review"]
    game: str
    state: bytes
    side: Side
    coach: str = ""
    seed: str = ""  # of the coach's random choices
    seconds: float = 0.0  # after which the coach answers with the best found so far
    about: bytes = b""  # of a preview or review, as JSON; of a match, as pickled by whoever asks
    by: Asker = NOBODY  # the client it is for


class Result(Record, frozen=True):
    """The result of a task: an answer as text or a preview as JSON, or the reason there is none."""

    text: str = ""
    seen: bytes = b""
    refused: str = ""  # by the game
    failed: str = ""  # by an unexpected error


class ThinkingFailed(Exception):
    """The task failed through no fault of the caller."""


def load_presenters(place: str) -> Mapping[str, Presenter]:
    """The presenters by game, imported from a place given as module:name."""
    module, _, name = place.partition(":")
    presenters: Mapping[str, Presenter] = getattr(import_module(module), name)
    return presenters


class Deadline:
    """The deadline of the current task: its seconds are over, or a stop was requested."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._until = 0.0

    def start(self, task: Task) -> None:
        """Start the time of a task."""
        self._until = self._clock() + task.seconds

    def stop(self, *_: object) -> None:
        """End the time at once; usable as a signal handler."""
        self._until = 0.0

    def passed(self) -> bool:
        """Whether it is time to answer."""
        return self._clock() >= self._until


def sliced(packed: bytes | memoryview, presenters: Mapping[str, Presenter], deadline: Deadline) -> Slices[bytes]:
    """The packed result of a packed task, in slices; errors are results too, so that the next task does not suffer."""
    try:
        task = _TASK.decode(packed)
        deadline.start(task)
        result = yield from _done(task, presenters, deadline)
    except TouchlineError as error:
        result = Result(refused=str(error))
    except Exception as error:
        _LOG.exception("a task failed")
        result = Result(failed=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(result)


def _done(task: Task, presenters: Mapping[str, Presenter], deadline: Deadline) -> Slices[Result]:
    if task.kind in ("play", "read"):
        return (yield from _match(task))
    if task.kind == "review":
        from touchline.review import portions  # which coaches need not load

        return Result(seen=(yield from portions.work(task.game, task.state, task.about)))
    presenter = presenters[task.game]
    state = presenter.game.codec.unpack(task.state)
    seen: Record
    match task.kind:
        case "move":
            view, request, thinking = _thinks(task, presenter, state, deadline)
            if isinstance(thinking, Sliced):
                answer = yield from thinking.choosing(view, request)
            else:
                answer = thinking.choose(view, request)
            return Result(text=presenter.game.format_answer(answer))
        case "hint":
            view, request, thinking = _thinks(task, presenter, state, deadline)
            if isinstance(thinking, Sliced):
                ranked = yield from thinking.advising(view, request)
            elif isinstance(thinking, Adviser):
                ranked = thinking.advise(view, request)
            else:
                raise BadSetup(f"the coach {task.coach} of {task.game} gives no hints")
            seen = _advice(ranked, presenter)
        case "preview":
            about = msgspec.json.decode(task.about, type=presenter.previews)
            seen = presenter.preview(state, task.side, about)
    return Result(seen=msgspec.json.encode(seen))


def _match(task: Task) -> Slices[Result]:
    """A whole match of a competition."""
    import pickle  # only processes that play matches need all this

    from touchline.league.playing import playing, reading_match

    match, record = pickle.loads(task.about)  # from the server or page, which started this process or worker
    finished = yield from playing(match) if task.kind == "play" else reading_match(match, record)
    return Result(seen=msgspec.json.encode(finished))


def _thinks(task: Task, presenter: Presenter, state: Any, deadline: Deadline) -> tuple[Any, Choose, Coach]:
    """The view of a side, its request, and the coach to answer it."""
    request = presenter.game.request(state)
    assert isinstance(request, Choose)
    thinking = coach(task.game, task.coach, Seeded(task.seed, "coach").randbelow, should_stop=deadline.passed)
    return presenter.game.view(state, task.side), request, thinking


def _advice(ranked: Iterable[RankedAnswer], presenter: Presenter) -> wire.Advice:
    game = presenter.game
    answers = (
        wire.RankedAnswer(game.format_answer(one.answer), one.value, because(game.name, one.why.key, one.why.facts))
        for one in ranked
    )
    return wire.Advice(tuple(answers))


_TASK: Final = msgspec.msgpack.Decoder(Task)
