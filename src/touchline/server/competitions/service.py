"""All competitions: loaded, changed one at a time, looked after by the clock.

Every change is stored in one transaction before it counts. A match that is over enters with everything that follows
from it; until then its room is found again by `tick`, also after a crash, so a result is entered once and never lost.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from secrets import token_hex
from typing import Any, Final, cast

import msgspec

from touchline.kernel import BadSetup, Side, TouchlineError, replace
from touchline.league.part import PARTS
from touchline.league.playing import STAND_IN, Finished, task
from touchline.league.terms import date
from touchline.server.competitions import founding
from touchline.server.competitions.charter import Charter
from touchline.server.competitions.identity import Person
from touchline.server.competitions.live import Change, Live
from touchline.server.competitions.matches_of_people import MatchesOfPeople, add_result
from touchline.server.competitions.ports import MatchRooms, Opening, Players, Standing
from touchline.server.competitions.rounds import Agenda, next_wake, proceed
from touchline.server.competitions.storage import CompetitionStore
from touchline.server.competitions.troubles import Trouble, too_late, unusable
from touchline.server.storage import Writing
from touchline.server.wire.competition_requests import CompetitionRequest

_LOG: Final = logging.getLogger("touchline.server")
_DAY: Final = 86_400.0
_HELD: Final = 200
"""Competitions kept in memory."""
_LOOKED: Final = 10.0
"""Seconds between two notes of the time in the store."""
_DOWN: Final = 60.0
"""Seconds without a look after which the server counts as having been down."""


class Competitions:
    """The competitions of a server, or of a page."""

    def __init__(
        self,
        store: CompetitionStore,
        now: Callable[[], float],
        rooms: MatchRooms,
        players: Players,
        most_a_day: int,
        deck: Callable[[str], Any],
    ) -> None:
        self.store, self.now, self.rooms, self.players = store, now, rooms, players
        self._matches = MatchesOfPeople(rooms, players)
        self._most, self._deck = most_a_day, deck
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._served: float | None = None
        self._resting: dict[str, float] = {}
        self.results = self.computers = self.failures = 0

    # Finding

    async def load(self, id: str) -> Live:
        """A competition by its id."""
        if id not in self._live:
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    if id not in self._live:
                        await self._read(id)
            finally:
                self._loading.pop(id, None)
        live = self._live[id] = self._live.pop(id)
        return live

    async def _read(self, id: str) -> None:
        row = await self.store.competition(id)
        if row is None:
            raise Trouble("not_found", "no_competition", "there is no such competition")
        self._live[id] = Live.read(row, await self.store.journal(id), await self.store.matches(id))
        idle = [one for one, live in self._live.items() if not live.lock.locked() and live.playing is None]
        for one in idle[: max(0, len(self._live) - _HELD)]:
            if one != id:
                del self._live[one]

    def forget(self, id: str) -> None:
        """Drop a competition from memory, which may differ from the store."""
        self._live.pop(id, None)

    # Creating and joining

    async def make(self, request: CompetitionRequest, organiser: Person, client: str) -> Live:
        """A new competition."""
        return await self.found(founding.charter_of(request, organiser, self.now()), client)

    async def found(self, charter: Charter, client: str) -> Live:
        """A new competition by its charter; refused if it could not start."""
        if await self.store.competitions_made(client, self.now() - _DAY) >= self._most:
            raise Trouble("too_many", "too_many_competitions", f"a client can create {self._most} competitions a day")
        await self._try(charter)
        return await self.keep(charter, client, *charter.members)

    async def _try(self, charter: Charter) -> None:
        """Refuse what could not start."""
        try:
            deck = await founding.deck_of(charter, self._deck)
            founding.terms_of(charter, deck)
            PARTS[charter.settings.game].check(founding.terms_of(charter, deck))
        except BadSetup as error:
            raise unusable(str(error)) from None

    async def keep(self, charter: Charter, client: str, *people: str) -> Live:
        """Store a new competition, and start it if every club has somebody."""
        live = Live(token_hex(8), charter, 1)
        await self.store.write(self._founding(live, client, people))
        self._live[live.id] = live
        await self.look(live.id)
        return live

    async def keep_next(self, before: Live, charter: Charter) -> Live:
        """Store the season after another; neither is stored without the other."""
        live, change = Live(token_hex(8), charter, 1), Change(before, self.now())
        change.set(next=live.id)
        change.more.append(self._founding(live, "", charter.members))
        await self.commit(change)
        self._live[live.id] = live
        await self.look(live.id)
        return live

    def _founding(self, live: Live, client: str, people: Iterable[str]) -> Writing:
        charter, now = live.charter, self.now()
        is_full = not any(club.is_open for club in charter.clubs)
        row = {
            "id": live.id,
            "state": charter.state,
            "seen": charter.settings.seen,
            "charter": msgspec.to_builtins(charter),
            "terms": None,
            "version": 1,
            "wakes_at": now if is_full else next_wake(Change(live, now), None),
            "client": client,
            "created_at": now,
        }
        live.wakes_at = cast(Any, row["wakes_at"])
        rows = [{"competition": live.id, "person": person} for person in dict.fromkeys(people)]
        return Writing(competitions=[row], competition_people=rows)

    # Changing

    async def commit(self, change: Change, agenda: Agenda | None = None) -> None:
        """Store a change and make it count; if that fails, nothing has changed."""
        wakes = next_wake(change, agenda)
        try:
            await self.store.write(change.writing(wakes))
        except BaseException:
            self.forget(change.live.id)  # whether it was stored is not known
            raise
        change.accept(wakes)

    async def change(self, live: Live, apply: Callable[[Change], None]) -> None:
        """Carry out what somebody asks for, with everything that follows from it now."""
        async with live.lock:
            if self._live.get(live.id) is not live:
                raise too_late("the competition has just changed; try again")
            change = Change(live, self.now())
            try:
                apply(change)
            except BadSetup as error:
                raise too_late(str(error)) from None
            await self._go_on(change)

    async def look(self, id: str) -> None:
        """Do everything that is due in a competition."""
        live = await self.load(id)
        async with live.lock:
            if self._live.get(id) is live:
                await self._go_on(Change(live, self.now()))

    async def _go_on(self, change: Change, *, force: bool = False) -> None:
        """Bring a change up to date, store it, and open what it opens."""
        charter = change.charter
        if charter.state == "filling":
            by = change.times.fill_by
            if by is not None and by <= change.now:
                founding.fill(change)
            if not any(club.is_open for club in change.charter.clubs):
                founding.start(change, await founding.deck_of(change.charter, self._deck))
        if change.charter.state == "drafting":
            founding.draft_on(change)
        agenda, openings = None, list[Opening]()
        if change.charter.state == "running":
            agenda = proceed(change, await self._asked(change))
            for match in agenda.begin:
                opening = await self._matches.open(change, match)
                openings.append(opening)
        if force or not change.is_empty or next_wake(change, agenda) != change.live.wakes_at:
            await self.commit(change, agenda)
        for opening in openings:
            opening.opened()
        for room, side in agenda.stand_in if agenda else ():
            await self.rooms.stand_in(room, side, STAND_IN)
        if agenda and agenda.play:
            self._start_playing(change.live)

    async def _asked(self, change: Change) -> Mapping[str, Side | None]:
        """The sides that running matches wait for."""
        return {room: now.asked for room, now in (await self.standings(change.live)).items()}

    async def standings(self, live: Live) -> Mapping[str, Standing]:
        """How the matches stand that people are playing, by room."""
        rooms = [match.room for match in live.matches.values() if match.state == "running" and match.room]
        found = {room: await self.rooms.standing(room) for room in rooms}
        return {room: standing for room, standing in found.items() if standing is not None}

    # Matches of people

    async def enter_result(self, row: Any) -> None:
        """Enter the result of a match whose room is over, with everything that follows from it; once."""
        live = await self.load(row.competition)
        async with live.lock:
            if self._live.get(live.id) is not live:
                return
            change = Change(live, self.now())
            match = change.matches[row.fixture, row.attempt]
            if match.state != "running":
                return
            counts = match == change.match(match.fixture) and change.league.score(match.fixture) is None
            if counts:
                await self._matches.enter(change, match)
            change.put(replace(match, state="done"))
            await self._go_on(change, force=True)
            self.results += counts

    # Matches between computers

    def _start_playing(self, live: Live) -> None:
        if live.playing is None or live.playing.done():
            live.playing = asyncio.create_task(self._play(live), name=f"computers of {live.id}")

    async def _play(self, live: Live) -> None:
        """Play what computers are to play now, one match after another."""
        try:
            while self._live.get(live.id) is live:
                async with live.lock:
                    change = Change(live, self.now())
                    if change.charter.state != "running":
                        return
                    play = proceed(change, await self._asked(change)).play
                    if not play:
                        return
                    league = change.league
                    wanted = task(league, league.plan(play[0], date=date(int(change.now))))
                finished = await self.players.play(wanted)
                await self._played(live, wanted.plan.seed, finished)
        except TouchlineError as error:
            self._rest(live.id, error)
        except Exception as error:
            self._rest(live.id, error)
            raise
        finally:
            live.playing = None

    async def _played(self, live: Live, seed: str, finished: Finished) -> None:
        async with live.lock:
            if self._live.get(live.id) is not live:
                return
            change, fixture = Change(live, self.now()), finished.result.fixture
            if change.league.score(fixture) is None and change.league.seed(fixture) == seed:
                add_result(change, finished)
                match = change.match(fixture)
                if match is not None:
                    change.put(replace(match, state="done"))
                self.computers += 1
            await self._go_on(change)

    # The clock

    async def start(self) -> None:
        """Move the deadlines that passed while the server was down, by as long as it was."""
        now, served = self.now(), await self.store.served()
        if served is not None and now - served > _DOWN:
            for row in await self.store.competitions_due(now):
                if row.wakes_at is not None and row.wakes_at > served:
                    await self._shift(row.id, now - served)
        await self._note(now)

    async def _shift(self, id: str, seconds: float) -> None:
        try:
            live = await self.load(id)
            async with live.lock:
                change = Change(live, self.now())
                change.set(shift=change.charter.shift + seconds)
                draft = change.charter.draft
                if draft is not None:
                    change.set(draft=replace(draft, since=draft.since + seconds))
                await self.commit(change)
        except Exception as error:
            self._rest(id, error)

    async def _note(self, now: float) -> None:
        self._served = now
        await self.store.write(Writing(changed={"served": [{"new_served_at": now}]}))

    async def tick(self) -> None:
        """Enter the results of matches that are over, then do what is due."""
        now = self.now()
        if self._served is None or abs(now - self._served) >= _LOOKED:
            await self._note(now)
        for row in await self.store.finished_matches():
            if not self._rests(row.competition, now):
                try:
                    await self.enter_result(row)
                except Exception as error:
                    self._rest(row.competition, error)
        for row in await self.store.competitions_due(now):
            live = self._live.get(row.id)
            is_playing = live is not None and live.playing is not None
            if not is_playing and not self._rests(row.id, now):
                try:
                    await self.look(row.id)
                except Exception as error:
                    self._rest(row.id, error)

    def _rests(self, id: str, now: float) -> bool:
        return now < self._resting.get(id, 0.0)

    def _rest(self, id: str, error: Exception) -> None:
        """Leave a competition alone for a minute after an error, which would come again at once."""
        self.failures += 1
        self.forget(id)
        self._resting[id] = self.now() + 60.0
        _LOG.error("competition %s cannot go on now: %s: %s", id, type(error).__name__, error)

    async def close(self) -> None:
        """Stop playing; matches between computers begin again, with the same dice."""
        playing = [live.playing for live in self._live.values() if live.playing is not None]
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
