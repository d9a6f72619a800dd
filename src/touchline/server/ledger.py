"""What is stored of a room: rows of its entries, and the match in a few facts, as a list shows it."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from touchline.kernel import DIGEST_EVERY, Side
from touchline.server.clocks import RoomClocks
from touchline.server.story import By, Plan, Story


class Ledger:
    """Writes down what happens in a room."""

    def __init__(self, room: str, story: Story, clocks: RoomClocks, now: Callable[[], float]) -> None:
        self._room, self._story, self._clocks, self._now = room, story, clocks, now
        self.ended_at: float | None = None

    def rows(self, plan: Plan, id: str | None = None) -> list[dict[str, Any]]:
        """The rows of a batch: the id with the first, the digest with the last, and the position every so often."""
        numbered = enumerate(plan.taken, self._story.number)
        rows = [self._row(number, "answer", taken.by, taken.text, taken.state) for number, taken in numbered]
        if rows:
            rows[0]["answer_id"] = id
            rows[-1]["digest"] = self._story.game.codec.digest(plan.state)
            if rows[-1]["n"] // DIGEST_EVERY > self._story.rows // DIGEST_EVERY:
                rows[-1]["position"] = self._story.position(plan)
        return rows

    def resumption(self) -> dict[str, Any]:
        """The row from which on a match that was begun by older rules is played by those of today."""
        story = self._story
        row = self._row(story.number, "resume", "rules", str(story.game.rules), story.state)
        return {**row, "digest": story.digest(), "position": story.position(story.standing())}

    def row(self, kind: str, side: Side, id: str) -> dict[str, Any]:
        """The row of something else than an answer."""
        return {**self._row(self._story.number, kind, side, "", self._story.state), "answer_id": id}

    def _row(self, n: int, kind: str, by: By | Literal["rules"], text: str, state: Any) -> dict[str, Any]:
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

    def played(self, plan: Plan, resigned: Side | None, next_room: str | None = None) -> dict[str, Any]:
        """The room as it is once what is planned is stored."""
        ending = self._story.ended(plan, resigned)
        if ending is not None and self.ended_at is None:
            self.ended_at = self._now()
        result = self._story.game.result(plan.state)
        return {
            "room": self._room,
            "new_played_at": self._now(),
            "new_ended_at": self.ended_at,
            "new_summary": {
                "score": (result.home, result.away),
                "half": self._clocks.half(plan.state),
                "asked": None if ending or plan.request is None else plan.request.side,
                "entries": plan.last,
                "ending": None if ending is None else msgspec.to_builtins(ending),
            },
            "new_next_room": next_room,
            "new_position": self._story.position(plan),
        }
