"""Snapshots and steps of a match for each audience, as bytes. It only reads the match."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

import msgspec

from touchline.coaches.registry import win_draw_loss
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.i18n import Message
from touchline.kernel import HOME, SIDES, Record, Side, replace
from touchline.lessons.shown import LessonShown
from touchline.session.changes import change
from touchline.session.clocks import MatchClocks
from touchline.session.match_session import MatchSession, PlyBatch
from touchline.session.protocol.messages import (
    PROTOCOL,
    Advanced,
    Change,
    Changed,
    FromServer,
    Recall,
    Recalled,
    Rewound,
    Seat,
    Snapshot,
    Step,
    Welcome,
)
from touchline.session.refusals import Refuse
from touchline.session.seating import Seating, Sides
from touchline.session.turns import Planned, Turns
from touchline.session.undo import UndoPoint

MOST_TOLD: Final = 500
"""Entries of a welcome, the latest: more than a browser's log shows."""
_encode: Final = msgspec.json.Encoder().encode


def encoded(message: FromServer | Record | Change) -> bytes:
    """A message as it travels."""
    return _encode(message)


class Around(NamedTuple):
    """What is true of a room besides its match."""

    seats: tuple[Seat, ...]
    watching: int
    thinking: bool  # a computer is
    rematch: tuple[Side, ...]  # who asks for one


class Broadcast:
    """The messages to everybody, made once for each kind of seat: for the sides that it plays."""

    def __init__(self, room: str, session: MatchSession, seating: Seating, clocks: MatchClocks, turns: Turns) -> None:
        self._room, self._session, self._seating, self._clocks, self._turns = room, session, seating, clocks, turns
        self._shown: dict[Sides, Record] = {}  # the last scene that each kind of seat was sent
        self._last: tuple[Record | None, Record, Record | Change] | None = None  # what was sent last, of two scenes
        self._outlook: tuple[int, WinDrawLoss] | None = None  # the number of a request, and how the match may end

    def welcome(
        self,
        sides: Sides,
        seen: int,
        number: int,
        around: Around,
        *,
        token: str,
        host: bool,
        can_stop: bool,
        notice: Message | None,
    ) -> bytes:
        """The whole match, or the part missed since an entry and a request."""
        session = self._session
        since = seen if 0 <= seen <= session.last and not 0 < number <= session.last_takeback else 0
        since = max(since, session.last - MOST_TOLD)
        # Others of the same kind have been sent the same scene: the next change is one to it for all of them.
        self._shown.pop(sides, None)
        return encoded(
            Welcome(
                protocol=PROTOCOL,
                room=self._room,
                game=session.game.name,
                sides=sides,
                hidden_information=session.hidden_information,
                hints=self._seating.hinted(sides),
                can_stop=can_stop and bool(sides),
                seats=around.seats,
                watching=around.watching,
                host=host,
                token=token,
                entries=cast(Any, session.told(sides[0] if len(sides) == 1 else None, since)),
                last=session.last,
                snapshot=self._snapshot(sides, around),
                orders=session.game.orders if sides else (),
                notice=notice,
            )
        )

    def recalled(self, sides: Sides, message: Recall) -> Recalled:
        """The scene after an entry, as a seat could see it then."""
        if not 0 <= message.entry <= self._session.last:
            raise Refuse("too_late", f"the match has {self._session.last} entries; there is no {message.entry}")
        scene = self._session.drawn(self._session.positions.at(message.entry), self._perspective(sides))
        return Recalled(message.id, message.entry, scene)

    def changed(self, around: Around) -> Callable[[Sides], bytes]:
        """The match is as it was; something round it changed."""
        return lambda sides: encoded(Changed(around.seats, around.watching, self._snapshot(sides, around)))

    def rewound(self, around: Around) -> Callable[[Sides], bytes]:
        """Answers were taken back."""
        return lambda sides: encoded(Rewound(self._session.last, self._snapshot(sides, around)))

    def steps(self, planned: Planned, around: Around) -> Callable[[Sides], bytes]:
        """The entries of an accepted plan."""

        def steps(sides: Sides) -> bytes:
            answered = planned.answers if planned.by in sides else ""
            return encoded(Advanced(self._steps(planned, sides, around), answered))

        return steps

    def _steps(self, planned: Planned, sides: Sides, around: Around) -> tuple[Step, ...]:
        """The last entry with the current question, earlier ones with what was visible meanwhile."""
        session, batch = self._session, planned.batch
        audience = sides[0] if len(sides) == 1 else None
        entries = session.told(audience, planned.last)
        perspective = planned.asked if sides == SIDES else audience
        last = len(batch.plies) - 1
        return tuple(
            Step(
                cast(Any, entry),
                self._snapshot(sides, around) if place == last else self._meanwhile(sides, batch, place, perspective),
            )
            for place, entry in enumerate(entries)
        )

    def _snapshot(self, sides: Sides, around: Around) -> Snapshot:
        session, perspective = self._session, self._perspective(sides)
        point = self._turns.undo_point(sides) if sides and not session.over else None
        waits = session.asked is not None and not self._seating.coach(session.asked)
        return Snapshot(
            scene=self._change(sides, session.scene(perspective)),
            question=session.question(to_move=perspective is not None and perspective == session.asked),
            perspective=perspective,
            thinking=around.thinking,
            back=isinstance(point, UndoPoint),
            no_back=point if isinstance(point, Message) else None,
            clocks=self._clocks.told(session.state, waits=waits),
            win_draw_loss=self._foreseen(),
            ending=session.ending,
            rematch=around.rematch,
            orders=session.orders.of(sides[0]) if sides else None,
            lesson=self._lesson(sides),
        )

    def _lesson(self, sides: Sides) -> LessonShown | None:
        """The lesson of a learner."""
        session = self._session
        if session.lesson is None or session.lesson.lesson.learner not in sides:
            return None
        room = session.lesson_of.room if session.lesson_of else ""
        return replace(session.lesson.shown(), room=room)

    def _meanwhile(self, sides: Sides, batch: PlyBatch, place: int, perspective: Side | None) -> Snapshot:
        """The match between a decision and the next, while dice are thrown."""
        return Snapshot(
            scene=self._change(sides, self._session.drawn(batch.plies[place].state, perspective)),
            question=None,
            perspective=perspective,
            thinking=False,
            back=False,
            no_back=None,
            clocks=None,
            win_draw_loss=None,
            ending=None,
            rematch=(),
        )

    def _change(self, sides: Sides, scene: Record) -> Record | Change:
        """The scene as it differs from the last that these seats were sent: the same for all who were sent the same."""
        before = self._shown.get(sides)
        self._shown[sides] = scene
        if self._last is None or self._last[0] is not before or self._last[1] is not scene:
            found = change(before, scene)
            self._last = before, scene, cast(Change, msgspec.Raw(encoded(found))) if before is not None else found
        return self._last[2]

    def _perspective(self, sides: Sides) -> Side | None:
        """The perspective of a seat: on one screen, that of the side to move."""
        return sides[0] if len(sides) == 1 else self._session.asked if sides else None

    def _foreseen(self) -> WinDrawLoss | None:
        """How the match may end; worked out once for each request."""
        session = self._session
        if session.over:
            return None
        if self._outlook is None or self._outlook[0] != session.number:
            self._outlook = (session.number, win_draw_loss(session.game.name, session.game.view(session.state, HOME)))
        return self._outlook[1]
