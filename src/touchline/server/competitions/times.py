"""When the rounds of a competition open and end. Times are seconds since 1970; None where there are no deadlines."""

from typing import Final

from touchline.league.competition import Competition
from touchline.league.terms import Calendar
from touchline.server.competitions.charter import Charter

_DAY: Final = 86_400.0
PICK: Final = _DAY
"""How long a club may take for a pick of the draft."""
BOOSTS: Final = 600.0
"""How long the home manager may take for its boosts once the visitors are ready."""


class Times:
    """The calendar of a competition, moved by the time the server was down."""

    def __init__(self, charter: Charter, competition: Competition | None) -> None:
        self._charter = charter
        self._calendar = competition.terms.calendar if competition else planned(charter)

    @property
    def fill_by(self) -> float | None:
        """When computers take the clubs that are still open: the eve of round 1."""
        start, made = self._charter.settings.start, self._charter.created_at
        return None if start is None else max(made, start - min(_DAY, (start - made) / 8))

    def opens(self, day: int) -> float | None:
        """When a day of matches opens; None: as soon as the one before is over."""
        if self._calendar is None or (self._charter.settings.early and day > 1):
            return None
        return self._calendar.deadline(day - 1) + self._charter.shift

    def ends(self, day: int) -> float | None:
        """When the matches of a day are due."""
        return None if self._calendar is None else self._calendar.deadline(day) + self._charter.shift

    def over_by(self, day: int, begun: float) -> float | None:
        """When a match that has begun must be over: one that began late has a day more, in short rounds less."""
        ends = self.ends(day)
        if ends is None or self._calendar is None or begun < ends:
            return ends
        return begun + min(_DAY, self._calendar.length / 4)

    def line_ups_due(self, day: int) -> float | None:
        """When line-ups are due: at half of the round."""
        ends = self.ends(day)
        return None if ends is None or self._calendar is None else ends - self._calendar.length / 2

    def stands_in(self, day: int) -> float | None:
        """When a stand-in names the line-up: 3 days after it was due, or at three quarters of a short round."""
        due = self.line_ups_due(day)
        return None if due is None or self._calendar is None else due + min(3 * _DAY, self._calendar.length / 4)


def planned(charter: Charter) -> Calendar | None:
    """The calendar of a competition that has not started, if its start is settled."""
    settings = charter.settings
    if settings.start is None or settings.round_seconds is None:
        return None
    return Calendar(int(settings.start), settings.round_seconds)
