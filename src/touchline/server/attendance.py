"""Who is in a room: its browsers, and the sides they play."""

from collections import Counter

from touchline.kernel import Side
from touchline.server.browsers import Connection
from touchline.server.settings import Settings
from touchline.session.protocol.messages import Seat
from touchline.session.seating import Presence, Seating


class Attendance:
    """The browsers in a room, since when each side is there, and when it left."""

    def __init__(self, settings: Settings) -> None:
        self.browsers: set[Connection] = set()
        self.vacant: frozenset[Side] = frozenset()  # invited sides that nobody has taken yet
        self.quiet_since = settings.monotonic()
        self._settings = settings
        self._since: dict[Side, float] = {}  # the arrival of each side's first browser that is still connected
        self._left: dict[Side, float] = {}  # when each side's last browser left, by a clock that only goes on

    def arrive(self, browser: Connection) -> bool:
        """Add a browser; whether a side is there that was not."""
        before = self.sides
        self.browsers.add(browser)
        for side in browser.sides:
            self._since.setdefault(side, self._settings.now())
        return self.sides != before

    def depart(self, browser: Connection) -> bool:
        """Remove a browser; whether a side has gone with it."""
        before = self.sides
        self.browsers.discard(browser)
        there = {side for one in self.browsers for side in one.sides}
        self._since = {side: since for side, since in self._since.items() if side in there}
        self.quiet_since = self._settings.monotonic()
        self._left |= dict.fromkeys(before - there, self.quiet_since)
        return self.sides != before

    @property
    def sides(self) -> frozenset[Side]:
        """The sides that are there."""
        return frozenset(self._since)

    @property
    def watching(self) -> int:
        """The number of browsers that watch."""
        return sum(not browser.sides for browser in self.browsers)

    def seats(self, seating: Seating) -> tuple[Seat, ...]:
        """The seats, with how long each has been present and in how many browsers it is open."""
        open_by_side = Counter(side for browser in self.browsers for side in browser.sides)
        presence = {side: Presence(open_by_side[side], since) for side, since in self._since.items()}
        now = self._settings.monotonic()
        return seating.told(presence, self.vacant, {side: now - left for side, left in self._left.items()})
