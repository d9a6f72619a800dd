"""What may be taken back: the decisions of one side since the last die, draw or answer of the other."""

from typing import Any, NamedTuple

from touchline.i18n import Message
from touchline.i18n.narration import Narration
from touchline.kernel import SIDES, Request, Roll, Side, other


class UndoPoint(NamedTuple):
    """Where a match stood before a decision that may be taken back."""

    by: Side
    state: Any
    entries: int
    narration: Narration


class UndoHistory:
    """The decisions that may be taken back, and what prevents the others."""

    def __init__(self, setup: Any, *, hidden_information: bool) -> None:
        self._setup, self._hidden_information = setup, hidden_information
        self._points: list[UndoPoint] = []
        self._obstacle = "first"

    def __bool__(self) -> bool:
        return bool(self._points)

    def decided(self, by: Side, state: Any, entries: int, narration: Narration) -> None:
        """Note a decision; those of the other side can no longer be taken back."""
        if self._points and self._points[-1].by != by:
            self._points.clear()
        self._points.append(UndoPoint(by, state, entries, narration))

    def thrown(self, request: Request) -> None:
        """Note dice or a draw: nothing before them can be taken back."""
        self._points.clear()
        self._obstacle = "dice" if isinstance(request, Roll) else "draw"

    def clear(self) -> None:
        """Forget everything."""
        self._points.clear()

    def pop(self) -> UndoPoint:
        """Remove the last decision."""
        return self._points.pop()

    def back(self, sides: tuple[Side, ...], asked: Side | None, *, alone: bool) -> UndoPoint | Message:
        """What a seat that plays these sides may take back, or why nothing; `alone` if nobody else has seen it."""
        if not self._points:
            return Message(f"match-no-back-{self._obstacle}")
        before = self._points[-1]
        if before.by not in sides:
            return self._no_back("answered", before.by)
        if not alone:
            return self._no_back("person", other(before.by))
        if self._hidden_information and len(sides) == len(SIDES) and asked not in (None, before.by):
            return self._no_back("seen", other(before.by))
        return before

    def _no_back(self, why: str, side: Side) -> Message:
        return Message(f"match-no-back-{why}", {"name": getattr(self._setup, side)})
