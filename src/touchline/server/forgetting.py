"""Old matches are forgotten if the operator asks for it, and never by a clock that cannot be trusted.

A clock that has jumped makes every match look old. The time is noted in the database every hour, and held against time
as it passes. If they differ by more than a day, because the clock was set or because the server was off, nothing is
forgotten for as many days as the operator has said: by then, whatever was played before the jump is as old as that.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from touchline.server.settings import Settings
from touchline.server.store import Store
from touchline.server.writers import Writing

_LOG: Final = logging.getLogger("touchline.server")
_DAY: Final = 86_400.0


class Forgetting:
    """Deletes the rooms that nobody has played in for long; `in_use` tells those that somebody is in."""

    def __init__(self, settings: Settings, store: Store, in_use: Callable[[str], bool]) -> None:
        self._settings, self._store, self._in_use = settings, store, in_use
        self._seen, self._passed = settings.now(), settings.monotonic()
        self._jumped_at: float | None = None

    async def start(self) -> None:
        """Compare the clock with the last time in the database."""
        noted, stamp, now = await self._store.clock(), await self._store.newest(), self._settings.now()
        self._jumped_at = noted.jumped_at
        # Matches played after a jump would hide it: they count only where no time was noted yet, or stand ahead of it.
        last = stamp if noted.seen_at is None or (stamp is not None and stamp > now + _DAY) else noted.seen_at
        if last is not None:
            await self._compare(last, now)
        await self.note()

    async def look(self) -> None:
        """Compare the clock with how long it is since the last look."""
        now, passed = self._settings.now(), self._settings.monotonic()
        expected = self._seen + passed - self._passed
        self._seen, self._passed = now, passed
        await self._compare(expected, now)

    async def forget(self) -> int:
        """Delete what is old, unless the clock has jumped; how many rooms."""
        await self.look()
        await self.note()
        days, now = self._settings.forget_after, self._seen
        if days is None or (self._jumped_at is not None and now - self._jumped_at < days * _DAY):
            return 0
        gone = await self._store.delete_rooms(now - days * _DAY, self._in_use)
        if gone:
            _LOG.info("%d rooms were deleted: nobody played there for %g days", gone, days)
        return gone

    async def _compare(self, expected: float, now: float) -> None:
        if abs(now - expected) <= _DAY:
            return
        self._jumped_at = now
        await self.note()
        if self._settings.forget_after is not None:
            _LOG.warning(
                "the clock says %s where %s was expected, or the server was off: no room is deleted for %g days",
                _written(now),
                _written(expected),
                self._settings.forget_after,
            )

    async def note(self) -> None:
        """Write down what the clock said last."""
        await self._store.write(Writing(clock=[{"new_seen_at": self._seen, "new_jumped_at": self._jumped_at}]))


def _written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes")
