"""The travelling title: it changes hands when the holder loses, or leaves a challenge unanswered.

The first match between two named people founds it. Challengers stand in line; the first one is to be answered within
the time limit, with a match. A refusal alone changes nothing. Times are seconds since 1970, passed in.
"""

from collections.abc import Iterable
from typing import Literal

from touchline.kernel import BadSetup, Record

DAY = 24 * 3600


class Challenge(Record, frozen=True, tag="challenge", tag_field="type"):
    """A challenge to the holder."""

    by: str
    at: int


class Withdrawal(Record, frozen=True, tag="withdrawal", tag_field="type"):
    """A challenger leaves the line."""

    by: str
    at: int


class TitleMatch(Record, frozen=True, tag="match", tag_field="type"):
    """A match between two named people, and its winner; None after a draw."""

    one: str
    other: str
    winner: str | None
    at: int
    record: str = ""

    def __post_init__(self) -> None:
        if self.one == self.other or not self.one.strip() or not self.other.strip():
            raise BadSetup(f"a title match has two named people; got {self.one!r} and {self.other!r}")
        if self.winner not in (None, self.one, self.other):
            raise BadSetup(f"the winner is one of the two; got {self.winner!r}")


TitleEntry = Challenge | Withdrawal | TitleMatch


class Reign(Record, frozen=True):
    """A time as holder: from when, how it began, and the defences."""

    holder: str
    since: int
    won: Literal["founded", "match", "unanswered"]
    defences: int = 0
    until: int | None = None


class Title:
    """A travelling title after some entries, at a time; the same entries in any order give the same title."""

    def __init__(self, entries: Iterable[TitleEntry] = (), *, now: int = 0, limit: int = 14 * DAY) -> None:
        if limit < 1:
            raise BadSetup(f"the time limit of a challenge is a second at least; got {limit}")
        self.limit = limit
        self.reigns: list[Reign] = []
        self.challengers: list[Challenge] = []
        self._answer_by: int | None = None
        for entry in sorted(set(entries), key=lambda entry: (entry.at, type(entry).__name__)):
            self._lapse(entry.at)
            self._take(entry)
        self._lapse(now)

    @property
    def holder(self) -> str | None:
        """Who holds the title; None before the first match."""
        return self.reigns[-1].holder if self.reigns else None

    @property
    def answer_by(self) -> int | None:
        """When the holder must have answered the first challenger; None if there is none."""
        return self._answer_by

    def _take(self, entry: TitleEntry) -> None:
        match entry:
            case Challenge(by=by, at=at):
                if self.holder is not None and by != self.holder and by not in [one.by for one in self.challengers]:
                    self.challengers.append(entry)
                    self._answer_by = self._answer_by or at + self.limit
            case Withdrawal(by=by, at=at):
                self._leave(by, at)
            case TitleMatch(one=one, other=other, winner=winner, at=at):
                if self.holder is None:
                    if winner is not None:
                        self.reigns.append(Reign(winner, at, "founded"))
                elif self.holder in (one, other):
                    self._decided(winner, one if other == self.holder else other, at)

    def _decided(self, winner: str | None, rival: str, at: int) -> None:
        if winner == rival:
            self._pass(rival, at, "match")
        else:
            last = self.reigns[-1]
            self.reigns[-1] = Reign(last.holder, last.since, last.won, last.defences + 1)
        self._leave(rival, at)

    def _pass(self, holder: str, at: int, won: Literal["match", "unanswered"]) -> None:
        last = self.reigns[-1]
        self.reigns[-1] = Reign(last.holder, last.since, last.won, last.defences, at)
        self.reigns.append(Reign(holder, at, won))

    def _leave(self, who: str, at: int) -> None:
        """Remove a challenger from the line; a new first one gets the full time limit."""
        first = self.challengers[0].by if self.challengers else None
        self.challengers = [one for one in self.challengers if one.by not in (who, self.holder)]
        if not self.challengers:
            self._answer_by = None
        elif self.challengers[0].by != first:
            self._answer_by = at + self.limit

    def _lapse(self, now: int) -> None:
        """Challenges that were left unanswered until now: the title goes to the challenger."""
        while self._answer_by is not None and self._answer_by <= now:
            at, challenger = self._answer_by, self.challengers[0].by
            self._pass(challenger, at, "unanswered")
            self._leave(challenger, at)
