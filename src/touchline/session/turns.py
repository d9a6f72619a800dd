"""The turns of a match: which answers are legal for whom, and their plans.

`Turns` alone changes a match, and only by accepting a plan that was stored: state, dice and ids stay as they are until
then. An illegal command is refused and changes nothing.
"""

from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

from touchline.i18n import Message
from touchline.i18n.refusals import refusal_message
from touchline.kernel import Choose, IllegalAnswer, Request, Side, TouchlineError
from touchline.session.clocks import MatchClocks
from touchline.session.match_session import Learnt, MatchSession, Ply, PlyBatch
from touchline.session.protocol.messages import Answer, Answers, Arrange, Done, Learn, Orders, Resign, TakeBack
from touchline.session.protocol.questions import Question
from touchline.session.refusals import Refuse
from touchline.session.rows import Row, RowWriter
from touchline.session.seating import Seating, Sides
from touchline.session.standing_orders import GivenOrders
from touchline.session.undo import UndoPoint

_REMEMBERED: Final = 32
"""The latest ids: a browser repeats only ids without a confirmation."""


Kind = Literal["answer", "back", "resign", "resume", "orders", "learn"]


class Planned(NamedTuple):
    """A change to a match, to be stored and then accepted."""

    kind: Kind
    batch: PlyBatch
    rows: list[Row]
    played: Row  # the room as a list shows it
    by: Side | None = None
    id: str | None = None
    asked: Side | None = None  # before it
    last: int = 0  # the last entry before it
    answers: str = ""  # the id of the message that it answers: of a person's own answer


class Turns:
    """Legality, repeated ids, plans and their acceptance."""

    def __init__(self, session: MatchSession, seating: Seating, clocks: MatchClocks, rows: RowWriter) -> None:
        self._session, self._seating, self._clocks, self._rows = session, seating, clocks, rows
        self._done: dict[tuple[Side, str], int] = {}  # the results of ids, by the first side of their seat

    # Checks

    def done(self, sides: Sides, id: str) -> Done | None:
        """The result of a repeated message. Watchers are refused."""
        if not sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        last = self._done.get((self._seating.seat(sides[0]), id))
        return None if last is None else Done(id, last)

    def check_number(self, number: int) -> None:
        """Refuse a message about another request than the current one."""
        if self._session.over:
            raise Refuse("over", "the match is over")
        if not self._session.is_open(number):
            raise Refuse("too_late", f"request {self._session.number} waits; {number} came")

    def check_turn(self, sides: Sides, number: int) -> Side:
        """The side to move, if it is one of these; refuse otherwise."""
        if not sides:
            raise Refuse("watching", "this token watches the match and plays no side")
        self.check_number(number)
        asked = self._session.asked
        if asked not in sides:
            raise Refuse("not_your_turn", f"{asked} is asked; this token plays {' and '.join(sides)}")
        return asked

    def undo_point(self, sides: Sides) -> UndoPoint | Message:
        """The answer that a seat may take back, or the reason there is none."""
        return self._session.back(sides, alone=self._seating.alone(sides))

    # Plans

    def answer(self, sides: Sides, message: Answer) -> Planned | Done:
        """An answer of a person."""
        if done := self.done(sides, message.id):
            return done
        side = self.check_turn(sides, message.number)
        return self.play(
            side, self._read(message.answer, self._session.state, self._session.request), message.id
        )._replace(answers=message.id)

    def play(self, side: Side, answer: Any, id: str | None) -> Planned:
        """A legal answer of a side, with the dice that follow it."""
        session = self._session
        batch = session.plan(side, answer, self._clocks.says)
        return self._planned("answer", batch, self._rows.rows(batch, id), by=side, id=id)

    def answer_turn(self, sides: Sides, message: Answers) -> Planned | Done:
        """The answers of a whole turn of a person: all are legal, one after another, or none is given."""
        if done := self.done(sides, message.id):
            return done
        session, side = self._session, self.check_turn(sides, message.number)
        plies: list[Ply] = []
        for text in message.answers:
            state = plies[-1].state if plies else session.state
            request = session.game.request(state)
            if not isinstance(request, Choose) or request.side != side:
                raise Refuse("not_offered", f"the turn is over before {text!r} is answered")
            plies.append(session.take(state, request, side, self._read(text, state, request)))
        batch = session.follow(plies, self._clocks.says)
        rows = self._rows.rows(batch, message.id)
        return self._planned("answer", batch, rows, by=side, id=message.id)._replace(answers=message.id)

    def take_back(self, sides: Sides, message: TakeBack) -> Planned | Done:
        """A takeback of the last answer."""
        if done := self.done(sides, message.id):
            return done
        self.check_number(message.number)
        point = self.undo_point(sides)
        if isinstance(point, Message):
            raise Refuse("no_take_back", point.key, said=point)
        row = self._rows.row("back", point.by, message.id)
        return self._planned("back", self._session.standing(point), [row], by=point.by, id=message.id)

    def orders(self, sides: Sides, message: Orders) -> Planned | Done:
        """Standing orders of a seat, for all its sides."""
        if done := self.done(sides, message.id):
            return done
        if self._session.over:
            raise Refuse("over", "the match is over")
        known = self._session.game.orders
        if unknown := [order for order in (*message.orders, *message.once) if order not in known]:
            offered = ", ".join(known) or "none"
            raise Refuse("not_offered", f"the standing orders of this game are: {offered}; got {unknown[0]!r}")
        text = msgspec.json.encode(GivenOrders(sides, message.orders, message.once)).decode()
        row = self._rows.row("orders", sides[0], message.id, text)
        return self._planned("orders", self._session.standing(), [row], by=sides[0], id=message.id)

    def learn(self, sides: Sides, message: Learn) -> Planned | Done:
        """What the learner of a lesson did that is no answer."""
        if done := self.done(sides, message.id):
            return done
        session = self._session
        if session.lesson is None or session.lesson.lesson.learner not in sides:
            raise Refuse("not_offered", "this match is no lesson of this token")
        if message.did == "aside" and not session.lesson.has(message.what):
            raise Refuse("not_offered", f"this lesson has no exercise {message.what!r}")
        text = msgspec.json.encode(Learnt(message.did, message.what)).decode()
        row = self._rows.row("learn", session.lesson.lesson.learner, message.id, text)
        return self._planned("learn", session.standing(), [row], by=session.lesson.lesson.learner, id=message.id)

    def resign(self, sides: Sides, message: Resign) -> Planned | Done:
        """A side gives the match up."""
        if done := self.done(sides, message.id):
            return done
        if self._session.over:
            raise Refuse("over", "the match is over")
        if message.side not in sides:
            raise Refuse("not_your_turn", f"this token plays {' and '.join(sides)}, not {message.side}")
        row = self._rows.row("resign", message.side, message.id)
        return self._planned("resign", self._session.standing(), [row], by=message.side, id=message.id)

    def resumption(self) -> Planned:
        """From here on the match is played by the rules of today."""
        return self._planned("resume", self._session.standing(), [self._rows.resumption()])

    def opening(self) -> Planned | None:
        """The plan up to the next decision, if the match waits for none."""
        batch = self._session.follow([], self._clocks.says)
        return self._planned("answer", batch, self._rows.rows(batch)) if batch.plies else None

    def arrangement(self, sides: Sides, message: Arrange) -> Side | Done:
        """The side that the computer is to arrange."""
        if done := self.done(sides, message.id):
            return done
        side = self.check_turn(sides, message.number)
        question = self._session.question(to_move=True)
        if question is None or not question.arranges:
            raise Refuse("not_offered", f"{self._session.frame} is not arranged by the computer")
        return side

    def _planned(
        self,
        kind: Kind,
        batch: PlyBatch,
        rows: list[Row],
        *,
        by: Side | None = None,
        id: str | None = None,
    ) -> Planned:
        session = self._session
        played = self._rows.played(batch, by if kind == "resign" else session.resigned)
        return Planned(kind, batch, rows, played, by, id, session.asked, session.last)

    def _read(self, text: str, state: Any, request: Request | None) -> Any:
        """The legal answer that a text gives to the request of a state."""
        game = self._session.game
        try:
            answer = game.parse_answer(text)
            if request is None or answer not in request:
                game.check(state, answer)  # which says what is wrong
        except IllegalAnswer as error:
            said = refusal_message(game.name, state, error.refusal) if error.refusal else None
            raise Refuse("not_offered", str(error), error.rule, said) from None
        except TouchlineError as error:
            raise Refuse("not_offered", str(error)) from None
        return answer

    # Stored plans

    def accept(self, planned: Planned, question: Question | None = None, *, resend: bool = False) -> None:
        """Take a stored plan over, with the question that follows if it is known."""
        session = self._session
        match planned.kind:
            case "answer":
                session.accept(planned.batch, question)
            case "back":
                session.rewind()
            case "resign":
                session.resign(cast(Side, planned.by))
            case "resume":
                session.resume(resend=resend)
            case "orders":
                session.give_orders(planned.rows[0]["text"])
            case "learn":
                session.learn(planned.rows[0]["text"])
        if planned.by is not None and planned.id is not None:
            self._note((self._seating.seat(planned.by), planned.id))

    def follow(self, kind: str, by: Any, id: str | None, waiting: tuple[Side, str] | None) -> tuple[Side, str] | None:
        """Remember the ids of a stored row; dice and answers by order belong to the answer before them."""
        if by in ("home", "away") and kind != "order":
            waiting = (self._seating.seat(by), id) if id else None
        if waiting:
            self._note(waiting)
        return waiting

    def knows(self, side: Side, id: str) -> bool:
        """Whether an id had a result."""
        return (self._seating.seat(side), id) in self._done

    def _note(self, answered: tuple[Side, str]) -> None:
        """Remember the result of an id. Old ones are forgotten: their repeats would be too late anyway."""
        self._done[answered] = self._session.last
        if len(self._done) > _REMEMBERED:
            del self._done[next(iter(self._done))]
