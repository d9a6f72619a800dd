"""A match in progress: its state, the log as each audience sees it, and what may be taken back.

Nothing here waits or stores. An answer is first worked out together with the dice that follow it (`plan`), stored by
the caller, and only then accepted (`accept`).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

import msgspec

from touchline.i18n import Message
from touchline.i18n.narration import Narration
from touchline.kernel import (
    GAP_BLOCKS,
    SIDES,
    Choose,
    Event,
    Position,
    Record,
    Request,
    Seeded,
    Side,
    other,
)
from touchline.lessons import Progress
from touchline.lessons.shown import Did
from touchline.session.entry_log import WATCHER, Audience, EntryLog
from touchline.session.entry_wording import By, Heading, seen_by, written
from touchline.session.positions import Positions
from touchline.session.presenter import Presenter
from touchline.session.protocol.messages import Ending, Origin
from touchline.session.protocol.questions import Question
from touchline.session.spilled import Spill
from touchline.session.standing_orders import GivenOrders, OrderBook
from touchline.session.undo import UndoHistory, UndoPoint


class BrokenMatch(Exception):
    """The stored entries are not a match: they were changed from outside, or another engine played it."""


class Ply(NamedTuple):
    """An answer with its consequences."""

    by: By
    text: str
    request: Request
    answer: Any
    state: Any
    events: tuple[Event, ...]
    ordered: bool = False  # given by the session: there was no choice, or a standing order covers it


class LessonStart(Record, frozen=True):
    """The lesson that a match was set up for; of an exercise, the room of the match that it is beside."""

    lesson: str
    exercise: str = ""
    room: str = ""


class Learnt(Record, frozen=True):
    """What a learner did that is no answer."""

    did: Did
    what: str = ""


class PlyBatch(NamedTuple):
    """Answers that follow each other, and how the match stands after them."""

    plies: list[Ply]
    state: Any
    request: Request | None
    last: int  # the number of the last entry
    dice: int  # the bytes of the seeded stream that have been used by then


class Point(NamedTuple):
    """A point of a match that it may go back to."""

    state: Any
    rows: int
    entries: int
    dice: int
    narration: Narration


class MatchSession:
    """One match."""

    def __init__(self, presenter: Presenter, setup: Mapping[str, Any], seed: str, spill: Spill) -> None:
        self.presenter, self.game = presenter, presenter.game
        self.hidden_information = presenter.info.hidden_information
        self.setup = self.game.read_setup(setup)
        self.state = self.game.start(self.setup)
        self.start = self.state  # before the first entry
        self.origin: Origin | None = None  # the moment of another match from which it goes on
        self.lesson: Progress | None = None  # of its learner, if it is a lesson
        self.lesson_of: LessonStart | None = None
        self.request = self.game.request(self.state)
        self.rows = 0  # that are stored: those of answers that were taken back count too
        self.last_takeback = 0  # the row of the last taking back
        self.entries = EntryLog(spill)
        self.positions = Positions(self.game, self.state, spill)
        self.resigned: Side | None = None
        self.closed: Ending | None = None  # as it was stored, where the entries no longer lead there
        self.orders = OrderBook(self.game, hidden_information=self.hidden_information)
        self._seed, self._dice, self._narration = seed, 0, Narration()
        self._open_from = 1
        self._undo = UndoHistory(self.setup, hidden_information=self.hidden_information)
        self._questions: dict[bool, Question] = {}
        self._scenes: dict[Audience, Record] = {}

    # Where it stands

    @property
    def number(self) -> int:
        """The number of the current request."""
        return self.rows + 1

    def is_open(self, number: int) -> bool:
        """Whether the request with a number is current: standing orders given meanwhile do not change the question."""
        return self._open_from <= number <= self.number

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether it is finished or given up."""
        return self.request is None or self.resigned is not None or self.closed is not None

    @property
    def asked(self) -> Side | None:
        """The side to move."""
        if self.over or not isinstance(self.request, Choose):
            return None
        return cast(Side, self.request.side)

    @property
    def frame(self) -> str:
        """The name of the step that waits."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def ending(self) -> Ending | None:
        """Its ending, if it is over."""
        return self.closed or self.ended(self.standing(), self.resigned)

    def ended(self, batch: PlyBatch, resigned: Side | None) -> Ending | None:
        """The ending that the plan leads to, if any."""
        if batch.request is not None and resigned is None:
            return None
        result = self.game.result(batch.state)
        return Ending(result.home, result.away, other(resigned) if resigned else result.winner, resigned)

    def standing(self, before: UndoPoint | None = None) -> PlyBatch:
        """The current state, or that before a decision, as a plan without answers."""
        if before is None:
            return PlyBatch([], self.state, self.request, self.last, self._dice)
        return PlyBatch([], before.state, self.game.request(before.state), before.entries, self._dice)

    def digest(self) -> str:
        """The digest of the state."""
        return self.game.codec.digest(self.state)

    # What is shown

    def question(self, *, to_move: bool) -> Question | None:
        """The current question."""
        if self.over or not isinstance(self.request, Choose):
            return None
        if to_move not in self._questions:
            self._questions[to_move] = self.presenter.question(self.state, self.request, self.number, to_move=to_move)
        return self._questions[to_move]

    def prepare_question(self, batch: PlyBatch) -> Question | None:
        """The question after a batch, with options for the side to move."""
        if not isinstance(batch.request, Choose):
            return None
        return self.presenter.question(batch.state, batch.request, self.number + len(batch.plies), to_move=True)

    def scene(self, perspective: Audience) -> Record:
        """The scene for a side; the same for all if nothing is hidden."""
        perspective = perspective if self.hidden_information else WATCHER
        if perspective not in self._scenes:
            self._scenes[perspective] = self.drawn(self.state, perspective)
        return self._scenes[perspective]

    def drawn(self, state: Any, perspective: Audience) -> Record:
        """The scene of any state of the match."""
        return self.presenter.scene(state, perspective)

    def answers(self) -> tuple[str, ...]:
        """The answer of each entry: decisions in the notation of the game, dice and cards as JSON."""
        return tuple(map(self._text, self.positions.answers))

    def _text(self, answer: Any) -> str:
        return msgspec.json.encode(answer).decode() if isinstance(answer, tuple) else self.game.format_answer(answer)

    def told(self, audience: Audience, since: int = 0) -> tuple[msgspec.Raw, ...]:
        """The entries after one, as an audience sees them."""
        return tuple(self.entries.since(since, audience if self.hidden_information else WATCHER))

    # Going on

    def plan(self, by: By, answer: Any, clock: Callable[[Any], str]) -> PlyBatch:
        """The plan of a decision: its answer, and all that follows up to the next question to a side."""
        return self.follow([self.take(self.state, self.request, by, answer)], clock)

    def follow(self, taken: list[Ply], clock: Callable[[Any], str]) -> PlyBatch:
        """The plan of some answers and all that follows, up to the next question to a side."""
        chance: Seeded | None = None  # few answers are followed by dice
        while True:
            state = taken[-1].state if taken else self.state
            request = self.game.request(state)
            if isinstance(request, Choose) and request.side in SIDES:
                ordered = self.orders.answer(state, request)
                if ordered is not None:
                    taken.append(self.take(state, request, request.side, ordered)._replace(ordered=True))
                    continue
            if request is None or (isinstance(request, Choose) and request.side in SIDES):
                return PlyBatch(taken, state, request, self.last + len(taken), chance.offset if chance else self._dice)
            if isinstance(request, Choose):
                taken.append(self.take(state, request, "clock", self.game.parse_answer(clock(state))))
            else:
                chance = chance or self._chance()
                taken.append(self.take(state, request, "chance", chance.answer(request)))

    @property
    def left_to_computer(self) -> bool:
        """Whether a standing order leaves the current question to the computer."""
        covering = self.orders.covering(self.state, self.asked) if self.asked else None
        return covering is not None and covering.answer is None

    def _chance(self) -> Seeded:
        """The dice from the next unused one on; throws count only once they are accepted."""
        return Seeded(self._seed, offset=self._dice)

    def take(self, state: Any, request: Request | None, by: By, answer: Any) -> Ply:
        """A legal answer with its consequences; the match does not change."""
        assert request is not None
        after, events = self.game.step(state, answer)
        return Ply(by, self._text(answer), request, answer, after, events)

    def accept(self, batch: PlyBatch, question: Question | None = None) -> None:
        """Accept a plan once it is stored, with its question if it was prepared."""
        for ply in batch.plies:
            self.remember(ply)
        self._dice = batch.dice
        self._stand(batch.state, batch.request)
        if question is not None:
            self._questions[True] = question

    def remember(self, taken: Ply) -> None:
        """Go on by an answer; call `settle` after the last."""
        match taken.by:
            case "home" | "away" as side if not taken.ordered:
                self.orders.use_up(side, self.state, taken.state)
                self._undo.decided(side, self.state, self.last, self._narration)
            case "chance":
                self._undo.thrown(taken.request)
        public = [seen_by(self.game, event, WATCHER) for event in taken.events]
        told = self.presenter.narrate(self._narration, self.state, public, taken.state)
        heading = Heading(self.last + 1, taken.by, taken.ordered)
        self.entries.append(written(self.presenter, heading, taken.state, taken.events, told))
        self.positions.append(taken.answer, taken.state)
        self._narration = told.narration
        if self.lesson is not None:
            after = self.game.request(taken.state)
            self.lesson.follow(self.state, taken.by, taken.answer, taken.events, taken.state, after)
        self.state = taken.state
        self.rows += 1

    def _stand(self, state: Any, request: Request | None) -> None:
        self.state, self.request = state, request
        self._open_from = self.number
        self._questions.clear()
        self._scenes.clear()

    # Standing orders, giving up, taking back

    def give_orders(self, text: str) -> None:
        """Follow the standing orders of a stored row."""
        self.orders.give(msgspec.json.decode(text, type=GivenOrders))
        self.rows += 1
        self._questions.clear()

    def teach(self, start: "LessonStart", state: Any) -> None:
        """Begin as a lesson; call `settle` after it."""
        self.begin(state, None)
        self.lesson_of, self.lesson = start, Progress.of(start.lesson, start.exercise, state)

    def learn(self, text: str) -> None:
        """Follow what a stored row tells of the learner: the question that waits stays as it is."""
        learnt = msgspec.json.decode(text, type=Learnt)
        if self.lesson is not None:
            self.lesson.did(learnt.did, learnt.what)
        self.rows += 1

    def resign(self, side: Side) -> None:
        """A side resigns."""
        self.resigned = side
        self.rows += 1
        self._questions.clear()

    def back(self, sides: tuple[Side, ...], *, alone: bool) -> UndoPoint | Message:
        """The decision that a seat may take back, or why it may not; `alone` if nobody else has seen it."""
        return self._undo.back(sides, self.asked, alone=alone)

    def rewind(self) -> None:
        """Return to the point before the last decision."""
        before = self._undo.pop()
        self._cut(before.entries)
        self._narration = before.narration
        self.rows += 1
        self.last_takeback = self.rows
        self._stand(before.state, self.game.request(before.state))
        if self.lesson is not None:
            self.lesson.back(self.state, self.request)

    def _cut(self, entries: int) -> None:
        self.entries.cut(entries)
        self.positions.cut(entries)

    # Replaying

    def replay(self, kind: str, by: By, text: str, *, checked: bool = False) -> Ply | None:
        """Replay one row of the store; call `settle` after the last. Dice must be those of the seed.

        Decisions were checked before they were stored, so they are checked again only on request.
        """
        match kind:
            case "orders":
                self.give_orders(text)
            case "learn":
                self.learn(text)
            case "answer" | "order":
                request = self.game.request(self.state) if by == "chance" or checked else None
                if by == "chance":
                    answer = self._thrown(request, text)
                else:
                    answer = self.game.parse_answer(text)
                    if checked and (request is None or request.side != by or answer not in request):
                        raise BrokenMatch(f"row {self.rows + 1} answers no request")
                taken = self.take(self.state, request or _DECIDED, by, answer)._replace(ordered=kind == "order")
                self.remember(taken)
                return taken
            case "back":
                if not self._undo:
                    raise BrokenMatch(f"row {self.rows + 1} takes back what cannot be")
                self.rewind()
            case "resign":
                self.resign(cast(Side, by))
        return None

    def _thrown(self, request: Request | None, text: str) -> Any:
        if request is None or isinstance(request, Choose):
            raise BrokenMatch(f"row {self.rows + 1} throws where nothing is thrown")
        chance = self._chance()
        answer = chance.answer(request)
        if msgspec.json.decode(text, type=tuple[int | str, ...]) != answer:
            raise BrokenMatch(f"row {self.rows + 1}: the seed gives {answer}; {text} is stored")
        self._dice = chance.offset
        return answer

    @property
    def point(self) -> Point:
        """The current point, to return to."""
        return Point(self.state, self.rows, self.last, self._dice, self._narration)

    def go_back(self, point: Point) -> None:
        """Return to an earlier point; later rows still count."""
        self._cut(point.entries)
        self._undo.clear()
        self.state, self._dice, self._narration = point.state, point.dice, point.narration

    def pass_over(self, kind: str, by: By) -> None:
        """Count a row that is skipped; a resignation still counts."""
        if kind == "resign":
            self.resigned = cast(Side, by)
        self.rows += 1

    def enter(self, position: str) -> None:
        """Continue from a stored position."""
        stored = msgspec.json.decode(position, type=Position)
        self._undo.clear()
        self.state, self._dice = self.game.codec.of_json(bytes(stored.state)), stored.dice or 0
        self._narration = self._narration._replace(kept=None)
        self.positions.jump(self.state)

    def begin(self, state: Any, origin: Origin | None) -> None:
        """Begin from a state of another match instead of the kick-off; call `settle` after it."""
        self.state = self.start = state
        self.origin = origin
        self.positions.jump(state)

    def resume(self, *, resend: bool) -> None:
        """Count the row of a resumption; with `resend`, all browsers need the entries again."""
        self.rows += 1
        if resend:
            self.last_takeback = self.rows

    def skip_dice(self, rows: int) -> None:
        """Skip the dice of skipped rows, which everybody has seen."""
        chance = self._chance()
        chance.skip(GAP_BLOCKS * rows)
        self._dice = chance.offset

    def settle(self) -> None:
        """Find the current request, after a replay."""
        self._stand(self.state, self.game.request(self.state))


_DECIDED: Final = Choose("", "home", ())
"""Stands for the question of a replayed decision: its options were checked before and are slow to compute."""
