"""Reviews of matches that are over, worked out in the background and kept with the match.

A review is asked for in portions, one after another, of somebody for whom nobody who plays ever waits. What is worked
out is stored once it is whole; after a restart it is worked out again, with the same result.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, Protocol

import msgspec

from touchline.review.analysis import FORMAT, Analysis, Judged, Moment
from touchline.review.match import PARTS
from touchline.review.portions import Begun, Portion
from touchline.server.replays import NotShown, Shown
from touchline.server.storage import RoomStore, Writing
from touchline.server.tasks import Result, Task, ThinkingFailed
from touchline.server.wire.reviews import MatchReview, Picture
from touchline.session.seating import Sides

_LOG: Final = logging.getLogger("touchline.server")
_SECONDS: Final = 600.0
"""The longest portion."""
_HELD: Final = 24
"""Reviews that stay in memory."""
DECISIVE: Final = 3
"""Moments that are pictured."""

_BEGUN: Final = msgspec.json.Decoder(Begun)
_JUDGED: Final = msgspec.json.Decoder(tuple[Judged, ...])
_ANALYSIS: Final = msgspec.json.Decoder(Analysis)


class Reviewer(Protocol):
    """Works out portions of reviews."""

    async def ask(self, task: Task, seconds: float) -> Result:
        """The result of a portion, which may take this many seconds."""
        ...


class NotReviewed(NotShown):
    """There is no review of this match; `error` names the reason."""

    def __init__(self, error: str, reason: str) -> None:
        super().__init__(reason)
        self.error = error


class _Work:
    """The review of one match, from its statistics to its ledger."""

    def __init__(self, shown: Shown, thinker: Reviewer, portion: int) -> None:
        session = shown.session
        self._game, self._start = session.game, session.game.codec.pack(session.start)
        self._match = Portion(session.setup.home, session.setup.away, session.answers())
        self._thinker, self._portion = thinker, portion
        self.entries = session.last
        self.begun: asyncio.Future[Analysis] = asyncio.get_running_loop().create_future()
        self.done = 0.0
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> Analysis:
        """Work it all out."""
        try:
            begun = _BEGUN.decode(await self._ask(self._match))
        except BaseException as error:
            if not self.begun.done():
                self.begun.set_exception(ThinkingFailed(f"no statistics: {error}"))
                self.begun.exception()  # whoever waits is told; nobody may
            raise
        self.begun.set_result(begun.analysis)
        judged: list[Judged] = []
        while len(judged) < begun.length:
            last = min(len(judged) + self._portion, begun.length)
            asked = msgspec.structs.replace(self._match, first=len(judged), last=last)
            judged += _JUDGED.decode(await self._ask(asked))
            self.done = min(0.99, len(judged) / begun.length)
        return _ANALYSIS.decode(await self._ask(msgspec.structs.replace(self._match, judged=tuple(judged))))

    async def _ask(self, portion: Portion) -> bytes:
        task = Task("review", self._game.name, self._start, "home", about=msgspec.json.encode(portion))
        result = await self._thinker.ask(task, _SECONDS)
        if result.refused:
            raise ThinkingFailed(result.refused)
        return result.seen


class Reviews:
    """The reviews of all matches."""

    def __init__(self, store: RoomStore, thinker: Reviewer, portion: int) -> None:
        """`portion`: the answers that are judged before others are let through."""
        self._store, self._thinker, self._portion = store, thinker, portion
        self._held: OrderedDict[str, tuple[int, Analysis]] = OrderedDict()  # with the entries that they cover
        self._works: dict[str, _Work] = {}

    async def of(self, shown: Shown, sides: Sides) -> MatchReview:
        """The review of a match as far as it is worked out, which goes on by itself."""
        session = shown.session
        if not session.over or session.ending is None:
            raise NotReviewed("not_over", "the match is still being played")
        if shown.notice is not None:
            raise NotReviewed("old_rules", "part of the match was played by earlier rules, or is damaged")
        found = await self._kept(shown)
        if found is not None:
            return self._told(shown, sides, found, 1.0)
        work = self._works.get(shown.id)
        if work is None or work.entries != session.last:
            work = self._works[shown.id] = _Work(shown, self._thinker, self._portion)
            work.task = asyncio.create_task(self._run(shown, work), name=f"review of {shown.id}")
        analysis = await asyncio.shield(work.begun)
        return self._told(shown, sides, analysis, work.done)

    async def close(self) -> None:
        """Stop working."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, shown: Shown, work: _Work) -> None:
        try:
            analysis = await work.run()
            self._hold(shown, analysis)
            if shown.room:
                await self._keep(shown, analysis)
        except Exception:
            _LOG.exception("the review of %s failed", shown.id)
        finally:
            if self._works.get(shown.id) is work:
                del self._works[shown.id]

    # Keeping

    async def _kept(self, shown: Shown) -> Analysis | None:
        entries = shown.session.last
        covered, analysis = self._held.get(shown.id, (-1, None))
        if analysis is not None and covered == entries:
            self._held.move_to_end(shown.id)
            return analysis
        row = await self._store.review(shown.room) if shown.room else None
        if row is None or row.version != _version(shown):
            return None
        found = _ANALYSIS.decode(row.analysis)
        if found.answers != entries:
            return None
        self._hold(shown, found)
        return found

    def _hold(self, shown: Shown, analysis: Analysis) -> None:
        self._held[shown.id] = shown.session.last, analysis
        self._held.move_to_end(shown.id)
        while len(self._held) > _HELD:
            self._held.popitem(last=False)

    async def _keep(self, shown: Shown, analysis: Analysis) -> None:
        row = {
            "room": shown.room,
            "version": _version(shown),
            "analysis": msgspec.json.encode(analysis).decode(),
        }
        try:
            await self._store.delete_review(shown.room)  # of an earlier judge
            await self._store.write(Writing(reviews=[row]))
        except self._store.failures as error:  # it is held, and is worked out again when it is needed
            _LOG.warning("the review of %s was not stored: %s", shown.room, error)

    # Telling

    def _told(self, shown: Shown, sides: Sides, analysis: Analysis, done: float) -> MatchReview:
        session = shown.session
        assert session.ending is not None
        return MatchReview(
            replay=shown.id,
            room=shown.room,
            edition=getattr(session.setup, "edition", ""),
            seats=shown.seats,
            sides=sides,
            played_at=shown.played_at,
            ending=session.ending,
            done=done,
            analysis=analysis,
            pictures=tuple(
                Picture(one.key, session.drawn(session.positions.at(one.key), None)) for one in decisive(analysis)
            ),
        )


def _picture(shown: Shown, n: int) -> Picture:
    return Picture(n, shown.session.drawn(shown.session.positions.at(n), None))


def decisive(analysis: Analysis) -> Iterator[Moment]:
    """The largest moments, in order of time."""
    moments: tuple[Moment, ...] = analysis.ledger.moments if analysis.ledger else ()
    largest = sorted(moments, key=lambda one: -abs(one.after - one.before))[:DECISIVE]
    return (one for one in moments if one in largest)


def _version(shown: Shown) -> str:
    return f"{FORMAT} {PARTS[shown.session.game.name].judge}"
