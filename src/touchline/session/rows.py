"""The stored form of a room: rows of its entries, and a summary of the match for lists."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from touchline import __version__
from touchline.kernel import DIGEST_EVERY, Position, Side
from touchline.session.clocks import MatchClocks
from touchline.session.entry_wording import By
from touchline.session.match_session import LessonStart, MatchSession, PlyBatch
from touchline.session.protocol.messages import Origin
from touchline.session.seating import Place

Row = dict[str, Any]


class RowWriter:
    """Writes down what happens in a room."""

    def __init__(self, room: str, session: MatchSession, clocks: MatchClocks, now: Callable[[], float]) -> None:
        self._room, self._session, self._clocks, self._now = room, session, clocks, now
        self.ended_at: float | None = None

    def rows(self, batch: PlyBatch, id: str | None = None) -> list[Row]:
        """The rows of a batch: the id with the first, the digest with the last, and the position every so often."""
        numbered = enumerate(batch.plies, self._session.number)
        rows = [
            self._row(number, "order" if ply.ordered else "answer", ply.by, ply.text, ply.state)
            for number, ply in numbered
        ]
        if rows:
            rows[0]["answer_id"] = id
            rows[-1]["digest"] = self._session.game.codec.digest(batch.state)
            if rows[-1]["n"] // DIGEST_EVERY > self._session.rows // DIGEST_EVERY:
                rows[-1]["position"] = _position(self._session, batch)
        return rows

    def resumption(self) -> Row:
        """The row from which on a match that was begun by older rules is played by those of today."""
        session = self._session
        row = self._row(session.number, "resume", "rules", str(session.game.rules), session.state)
        return {**row, "digest": session.digest(), "position": _position(session, session.standing())}

    def beginning(self, state: Any, origin: Origin | LessonStart) -> Row:
        """The first row of a match that goes on from a moment of another, or is a lesson."""
        game, text = self._session.game, msgspec.json.encode(origin).decode()
        kind = "lesson" if isinstance(origin, LessonStart) else "begin"
        row = self._row(self._session.number, kind, "rules", text, state)
        position = msgspec.json.encode(Position.of(game, state, 0)).decode()
        return {**row, "digest": game.codec.digest(state), "position": position}

    def row(self, kind: str, side: Side, id: str, text: str = "") -> Row:
        """The row of something else than an answer."""
        return {**self._row(self._session.number, kind, side, text, self._session.state), "answer_id": id}

    def imported(self, n: int, by: By, text: str) -> Row:
        """The row of an answer that was given elsewhere, at a time nobody knows."""
        return {**self._row(n, "answer", by, text, self._session.state), "clock": None, "sand": None}

    def _row(self, n: int, kind: str, by: By | Literal["rules"], text: str, state: Any) -> Row:
        clock, sand = self._clocks.kept(state)
        return {
            "room": self._room,
            "n": n,
            "kind": kind,
            "by": by,
            "text": text,
            "answer_id": None,
            "digest": None,
            "clock": clock,
            "sand": sand,
            "at": self._now(),
            "position": None,
        }

    def room(self, places: Mapping[Side, Place], seed: str, client: str, played: Row) -> Row:
        """The row of a new room, given its update."""
        game, now = self._session.game, self._now()
        return {
            "id": self._room,
            "game": game.name,
            "engine": __version__,
            "setup": game.write_setup(self._session.setup),
            "seed": seed,
            "seats": msgspec.to_builtins(places),
            "client": client,
            "created_at": now,
            "played_at": now,
            "ended_at": None,
            "summary": played["new_summary"],
            "next_room": None,
            "rules": game.rules,
            "position": played["new_position"],
        }

    def played(self, batch: PlyBatch, resigned: Side | None, next_room: str | None = None) -> Row:
        """The row of the room once the plan is stored."""
        ending = self._session.ended(batch, resigned)
        if ending is not None and self.ended_at is None:
            self.ended_at = self._now()
        result = self._session.game.result(batch.state)
        return {
            "room": self._room,
            "new_played_at": self._now(),
            "new_ended_at": self.ended_at,
            "new_summary": {
                "score": (result.home, result.away),
                "half": self._clocks.half(batch.state),
                "asked": None if ending or batch.request is None else batch.request.side,
                "entries": batch.last,
                "ending": None if ending is None else msgspec.to_builtins(ending),
                "lesson": None if self._session.lesson_of is None else self._session.lesson_of.lesson,
                "origin": None if self._session.origin is None else msgspec.to_builtins(self._session.origin),
            },
            "new_next_room": next_room,
            "new_position": _position(self._session, batch),
        }


def _position(session: MatchSession, batch: PlyBatch) -> str:
    """The position that a plan leads to, as JSON: a match can continue from it without the entries before."""
    return msgspec.json.encode(Position.of(session.game, batch.state, batch.dice)).decode()
