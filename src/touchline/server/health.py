"""Health of a server: whether matches can be read and stored."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from touchline.server.store import Store

_PATIENCE: Final = 5.0
"""Seconds after which a database that does not respond counts as unhealthy."""
_BETWEEN_WRITES: Final = 1.0


class Health:
    """Probes the database, with a test write through `write` at most once a second."""

    def __init__(self, store: Store, write: Callable[[], Awaitable[None]], now: Callable[[], float]) -> None:
        self._store, self._write, self._now = store, write, now
        self._writing = asyncio.Lock()
        self._written_at: float | None = None

    async def fault(self) -> str:
        """What is wrong; empty if all is well."""
        if fault := self._store.fault():
            return fault
        if not await _works(self._store.count()):
            return "the store cannot be read"
        if not await self._takes_writes():
            return "the store cannot be written to"
        return ""

    async def _takes_writes(self) -> bool:
        async with self._writing:
            if self._written_at is not None and self._now() - self._written_at < _BETWEEN_WRITES:
                return True
            works = await _works(self._write())
            self._written_at = self._now() if works else None
            return works


async def _works(probe: Awaitable[Any]) -> bool:
    try:
        await asyncio.wait_for(probe, _PATIENCE)
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True
