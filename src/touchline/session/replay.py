"""A stored match, played again row by row when it is loaded.

A match that was begun by older rules is followed by those of today. If a row no longer follows, was damaged or is
missing, the rows from there on are passed over, up to the next stored position or to the end. Nothing of them is
deleted; the match goes on from that position, or from the last row that follows.
"""

from typing import Any, NamedTuple

import msgspec

from touchline.kernel import Position, TouchlineError
from touchline.session.match_session import BrokenMatch, LessonStart, MatchSession, Ply, Point
from touchline.session.protocol.messages import Origin


class Difference(NamedTuple):
    """Where a stored match and the rules of today part."""

    entry: int  # the first that does not follow
    rule: str  # the corrected one, if it is known
    damaged: bool  # the stored entries are no match by any rules


class Replay:
    """Follows the rows of a match, given the version of the rules that it was begun by.

    Rows of today's rules are trusted, and one that does not follow is a `BrokenMatch`; if `careful`, they are checked
    like those of older rules.
    """

    def __init__(self, session: MatchSession, rules: int, *, careful: bool = False) -> None:
        if rules > session.game.rules:
            known = session.game.rules
            raise BrokenMatch(f"it is played by version {rules} of the rules; this touchline knows {known}")
        self._session, self._rules, self._careful = session, rules, careful
        self.difference: Difference | None = None  # the first
        self._sure = session.point  # the last point that a digest vouched for
        self._doubt: tuple[Point, str] | None = None  # where a corrected rule came up since then
        self._agrees = True  # the last digest with the state it was of
        self._passing: Point | None = None  # where the rows that are being passed over begin
        self.must_resume = False  # after the last row: whether a resumption is to be stored

    @property
    def is_old(self) -> bool:
        """Whether the rows to come were given by older rules."""
        return self._rules < self._session.game.rules

    @property
    def _checks(self) -> bool:
        return self._careful or self.is_old

    def follow(self, row: Any) -> Ply | None:
        """Follow one row; returns its ply if it is an answer that follows."""
        if row.n != self._session.number:
            self._miss(row.n)
        if row.kind == "resume":
            self._resume(row)
            return None
        if row.kind in ("begin", "lesson"):
            self._begin(row)
            return None
        before, taken = self._session.point, None
        if self._passing is None:
            try:
                taken = self._session.replay(row.kind, row.by, row.text, checked=self._checks)
            except (BrokenMatch, TouchlineError, msgspec.MsgspecError):
                if not self._checks:
                    raise
                self._pass_over_from(before)
        if self._passing is not None:
            self._session.pass_over(row.kind, row.by)
        elif self._checks:
            self._compare(row, before, taken)
        if self._passing is not None and row.position:
            self._enter(row.position)
        return taken

    def finish(self, position: str | None) -> None:
        """After the last row: go to the position that was stored with it, if the rows do not lead there."""
        if not self._agrees:
            self._pass_over_from(self._sure)
        self.must_resume = self.is_old or self._passing is not None
        if self._passing is not None and position:
            self._enter(position)
        elif self._passing is not None:
            self._session.skip_dice(self._session.rows - self._passing.rows)

    def _begin(self, row: Any) -> None:
        """The match goes on from a moment of another, or is a lesson."""
        session = self._session
        state = session.game.codec.of_json(bytes(msgspec.json.decode(row.position, type=Position).state))
        if row.kind == "lesson":
            session.teach(msgspec.json.decode(row.text, type=LessonStart), state)
        else:
            session.begin(state, msgspec.json.decode(row.text, type=Origin))
        session.rows += 1
        self._sure = session.point

    def _miss(self, n: int) -> None:
        """Rows before one are missing: the next that is stored must not get the number of another."""
        if not self._checks:
            raise BrokenMatch(f"row {self._session.number} is missing")
        if self._passing is None:
            self._pass_over_from(self._session.point)
        self._session.rows = n - 1

    def _resume(self, row: Any) -> None:
        """From this row on the match is played by the rules that it names."""
        if row.digest != self._session.digest() and self._passing is None:
            self._pass_over_from(self._sure)
        differs = self._passing is not None
        if differs:
            self._enter(row.position)
        self._session.resume(resend=differs)
        self._rules = int(row.text)

    def _compare(self, row: Any, before: Point, taken: Ply | None) -> None:
        """Look for rules that were corrected, and hold the state against the digest of the row."""
        session = self._session
        if row.kind == "back":
            self._sure = session.point
            if self._doubt is not None and self._doubt[0].entries >= session.last:
                self._doubt = None
        if taken is not None and self._doubt is None:
            for correction in session.game.corrections(before.state, taken.answer, self._rules)[:1]:
                self._doubt = before, correction.rule
        if row.digest is None:
            return
        self._agrees = row.digest == session.digest()
        if self._agrees:
            self._sure, self._doubt = session.point, None
        elif row.position:
            self._pass_over_from(self._sure)

    def _pass_over_from(self, otherwise: Point) -> None:
        """Go back to where a corrected rule came up, or to another point, and pass over what follows."""
        point, rule = self._doubt or (otherwise, "")
        self.difference = self.difference or Difference(point.entries + 1, rule, not self.is_old)
        self._session.go_back(point)
        self._passing, self._doubt, self._agrees = point, None, True

    def _enter(self, position: str) -> None:
        self._session.enter(position)
        self._passing, self._doubt, self._agrees, self._sure = None, None, True, self._session.point
