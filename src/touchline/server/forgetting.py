"""Deletes old matches, if the operator asks for it and the clock can be trusted.

After a jump of the clock every match could look old. So the time is noted in the database every hour and compared with
elapsed time. If the two differ by more than a day, because the clock was set or the server was off, nothing is deleted
for as many days as the operator configured: by then, every match from before the jump really is that old.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from touchline.server.settings import Settings
from touchline.server.storage import Writing
from touchline.server.store import Store

_LOG: Final = logging.getLogger("touchline.server")
_DAY: Final = 86_400.0


class Forgetting:
    """Deletes rooms without recent play; `in_use` protects occupied ones."""

    def __init__(self, settings: Settings, store: Store, in_use: Callable[[str], bool]) -> None:
        self._settings, self._store, self._in_use = settings, store, in_use
        self._seen, self._passed = settings.now(), settings.monotonic()
        self._jumped_at: float | None = None

    async def start(self) -> None:
        """Compare the clock with the last time noted in the database."""
        noted, stamp, now = await self._store.clock(), await self._store.newest(), self._settings.now()
        self._jumped_at = noted.jumped_at
        # Matches played after a jump would hide it: they count only if no time was noted yet, or if they are ahead.
        last = stamp if noted.seen_at is None or (stamp is not None and stamp > now + _DAY) else noted.seen_at
        if last is not None:
            await self._compare(last, now)
        await self.note()

    async def look(self) -> None:
        """Compare the clock with the time elapsed since the last look."""
        now, passed = self._settings.now(), self._settings.monotonic()
        expected = self._seen + passed - self._passed
        self._seen, self._passed = now, passed
        await self._compare(expected, now)

    async def forget(self) -> int:
        """Delete old rooms, unless the clock has jumped; returns how many."""
        await self.look()
        await self.note()
        days, now = self._settings.forget_after, self._seen
        if days is None or (self._jumped_at is not None and now - self._jumped_at < days * _DAY):
            return 0
        gone = await self._store.delete_rooms(now - days * _DAY, self._in_use)
        if gone:
            _LOG.info("deleted %d rooms in which nobody played for %g days", gone, days)
        return gone

    async def _compare(self, expected: float, now: float) -> None:
        if abs(now - expected) <= _DAY:
            return
        self._jumped_at = now
        await self.note()
        if self._settings.forget_after is not None:
            _LOG.warning(
                "the clock says %s, expected %s, or the server was off: no room is deleted for %g days",
                _written(now),
                _written(expected),
                self._settings.forget_after,
            )

    async def note(self) -> None:
        """Store the last reading of the clock."""
        await self._store.write(Writing(clock=[{"new_seen_at": self._seen, "new_jumped_at": self._jumped_at}]))


def _written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes")
