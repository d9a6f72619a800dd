"""The server itself: everything that its parts share, started and ended in order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from touchline.server.limits import Clients
from touchline.server.metrics import Metrics
from touchline.server.rooms import Rooms
from touchline.server.settings import Settings
from touchline.server.shelf import Shelf
from touchline.server.sockets import Sockets
from touchline.server.store import Store
from touchline.server.thinking import Pool

_LOG: Final = logging.getLogger("touchline.server")
_TICK: Final = 0.2
_TIDY: Final = 5.0
_FORGET: Final = 3600.0


class Hall:
    """The store, the shelf, the processes that think, the rooms, and who comes in."""

    def __init__(self, settings: Settings, store: Store, shelf: Shelf, pool: Pool) -> None:
        self.settings, self.store, self.pool = settings, store, pool
        self.rooms = Rooms(settings, store, shelf, pool)
        self.metrics = Metrics()
        self.sockets: Sockets | None = None
        self.clients = Clients(
            settings.requests_a_second, settings.requests_at_once, settings.connections_of_client, settings.now
        )
        self.monitors = Clients(settings.requests_a_second, settings.requests_at_once, 0, settings.now)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["Hall"]:
        """The server while it runs. At the end everybody is sent out, and what is queued is written."""
        store = await Store.open(settings.db)
        shelf = Shelf()
        pool = Pool(settings.workers, settings.faces)
        try:
            await pool.start()
            hall = cls(settings, store, shelf, pool)
            chores = [
                asyncio.create_task(hall._every(_TICK, hall.rooms.tick)),
                asyncio.create_task(hall._every(_TIDY, hall._tidy)),
                asyncio.create_task(hall._every(_FORGET, hall._forget)),
            ]
            try:
                yield hall
            finally:
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(*chores, return_exceptions=True)
                await hall.rooms.close()
        finally:
            await pool.stop()
            await store.close()
            shelf.close()

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, whatever becomes of it."""
        while True:
            try:
                await chore()
            except Exception:
                _LOG.exception("a chore went wrong")
            await asyncio.sleep(seconds)

    async def _tidy(self) -> None:
        await self.rooms.tidy()
        self.clients.tidy()
        self.monitors.tidy()

    async def _forget(self) -> None:
        if gone := await self.rooms.forget():
            _LOG.info("%d rooms were deleted: nobody played there for %g days", gone, self.settings.keep_days)
