"""The application context: everything the parts of the server share, started and stopped in order."""

import asyncio
import logging
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.concurrency import run_in_threadpool

from touchline.server.competitions.identity import People
from touchline.server.competitions.match_rooms import RoomsOfMatches
from touchline.server.competitions.service import Competitions
from touchline.server.competitions.titles import Titles
from touchline.server.forgetting import Forgetting
from touchline.server.health import Health
from touchline.server.lessons import Lessons
from touchline.server.limits import Clients
from touchline.server.loop_watch import LoopWatch
from touchline.server.match_processes import MatchProcesses
from touchline.server.metrics import Metrics
from touchline.server.replays import Replays
from touchline.server.reviews import Reviews
from touchline.server.rooms import Rooms
from touchline.server.settings import Settings
from touchline.server.sockets import Sockets
from touchline.server.spill_file import SpillFile
from touchline.server.store import Store
from touchline.server.thinking import MatchProcess, Pool

_LOG: Final = logging.getLogger("touchline.server")
_TICK: Final = 0.2
_TIDY: Final = 5.0
_FORGET: Final = 3600.0
_PORTION: Final = 32
"""Answers of a review that are judged at once, which takes about half a second."""


class AppContext:
    """The store, the spill file, the thinking processes, the rooms and the limits for clients."""

    keeps_seeds: Final = True

    def __init__(self, settings: Settings, store: Store, spill: SpillFile, pool: Pool) -> None:
        self.settings, self.store, self.pool = settings, store, pool
        self.rooms = Rooms(settings, store, spill, pool)
        self.lessons = Lessons(self.rooms, spill)
        self.replays = Replays(self.rooms, store, spill)
        self.reviewer = MatchProcess(settings.presenters)
        self.reviews = Reviews(store, self.reviewer, _PORTION)
        self.forgetting = Forgetting(settings, store, self.rooms.open.__contains__)
        self.health = Health(store, self.forgetting.note, settings.monotonic)
        self.metrics = Metrics()
        self.people = People(store, settings.now, settings.people_of_client)
        self.matches = MatchProcesses(settings.presenters)
        most = settings.competitions_of_client
        self.competitions = Competitions(
            store, settings.now, RoomsOfMatches(self.rooms), self.matches, most, store.deck
        )
        self.titles = Titles(self.competitions)
        self.sockets: Sockets | None = None
        self.watch = LoopWatch(settings.watch_seconds)
        self.clients = Clients(
            settings.requests_a_second, settings.requests_at_once, settings.connections_of_client, settings.monotonic
        )
        self.monitors = Clients(settings.requests_a_second, settings.requests_at_once, 0, settings.monotonic)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["AppContext"]:
        """The context of a running server. On exit it closes all connections and flushes queued writes."""
        store = await Store.open(settings.db)
        spill = SpillFile()
        pool = Pool(settings.workers, settings.presenters)
        try:
            await pool.start()
            context = cls(settings, store, spill, pool)
            for presenter in context.rooms.presenters.values():
                _ = presenter.info  # computed on first use, which would stall the loop later
            await run_in_threadpool(mimetypes.init)  # likewise: the first page needs it and the thread pool
            await context.forgetting.start()
            await context.competitions.start()
            chores = [
                asyncio.create_task(context.watch.run()),
                asyncio.create_task(context._every(_TICK, context.rooms.tick)),
                asyncio.create_task(context._every(_TIDY, context._tidy)),
                asyncio.create_task(context._every(_FORGET, context._forget)),
                asyncio.create_task(context._every(settings.competition_seconds, context._compete)),
            ]
            try:
                yield context
            finally:
                for chore in chores:
                    chore.cancel()
                await asyncio.gather(*chores, return_exceptions=True)
                await context.reviews.close()
                await context.reviewer.stop()
                await context.competitions.close()
                await context.matches.stop()
                await context.rooms.close()
        finally:
            await pool.stop()
            await store.close()
            spill.close()

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Repeat a chore forever, even if it fails."""
        while True:
            try:
                await chore()
            except Exception:
                _LOG.exception("a background chore failed")
            await asyncio.sleep(seconds)

    async def _tidy(self) -> None:
        await self.rooms.tidy()
        self.clients.tidy()
        await self.forgetting.look()
        self.monitors.tidy()

    async def _compete(self) -> None:
        await self.competitions.tick()
        await self.titles.tick()

    async def _forget(self) -> None:
        await self.forgetting.forget()
