"""Competitions without rooms and processes: matches are made up, and time passes when it is told to."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

from tests.league.stubs import stub
from tests.server.support import Clock, url_of
from touchline.kernel import Seeded, Side
from touchline.league.competition import Competition, Plan
from touchline.league.playing import Finished, Task
from touchline.server.competitions.charter import Match
from touchline.server.competitions.entering import act, viewer
from touchline.server.competitions.identity import People, Person
from touchline.server.competitions.live import Live
from touchline.server.competitions.ports import Opening, Standing
from touchline.server.competitions.service import Competitions
from touchline.server.seats import seat_row
from touchline.server.storage import Writing
from touchline.server.store import Store
from touchline.server.wire.competition_requests import ClubRequest, CompetitionRequest
from touchline.server.wire.competitions import CompetitionPage
from touchline.server.wire.people import PersonRequest

DAY = 86_400.0


class MadeUp:
    """Players who make results up, the same ones for the same match."""

    def __init__(self) -> None:
        self.competitions: dict[str, Competition] = {}
        self.played: list[str] = []
        self.office: Any = None
        self.stalls: asyncio.Event | None = None

    async def play(self, task: Task) -> Finished:
        """A made-up match."""
        if self.stalls is not None:
            await self.stalls.wait()
        self.played.append(task.plan.fixture)
        return self._result(task, task.plan)

    async def read(self, task: Task, record: str) -> Finished:
        """A made-up match, by its record."""
        return self._result(task, task.plan)

    def _result(self, task: Task, plan: Plan) -> Finished:
        league = self.office.league_of(plan.seed, plan.fixture)
        result = stub(league, league.fixture(plan.fixture), Seeded(plan.seed, "stub").randbelow, rough=1)
        if plan.decided:
            sheet = {**result.match, "squads": plan.decided["squads"], "formations": plan.decided["formations"]}
            sheet |= {"boosts": plan.decided["boosts"], "yellows": [], "reds": [], "injured": [], "dice": []}
            sheet |= {"scorers": [], "own_goals": []}
            result = type(result)(
                result.fixture, result.score, plan.date, "", plan.coaches, shoot_out=result.shoot_out, match=sheet
            )
        return Finished(result, "")


class MadeUpRooms:
    """Rooms that are rows only: a test says when a match ends."""

    def __init__(self) -> None:
        self.store: Any = None
        self.clock: Any = None
        self.waits_for: Side | None = "home"
        self.ended: dict[str, tuple[tuple[int, int], Side | None]] = {}
        self.stood_in: list[tuple[str, Side]] = []
        self.opened: dict[str, Plan] = {}

    async def open(self, plan: Plan, computers: Mapping[Side, str]) -> Opening:
        """A room for a match."""
        return self._opening(plan.game, plan.seed, plan)

    async def friendly(self, game: str, home: str, away: str) -> Opening:
        """A room for a friendly."""
        return self._opening(game, token_hex(8), Plan(game, "", "", {"home": home, "away": away}, ("", "")))

    def _opening(self, game: str, seed: str, plan: Plan) -> Opening:
        room, now = token_hex(8), self.clock()
        row = {
            "id": room, "game": game, "engine": "0", "setup": {"home": "H", "away": "A"}, "seed": seed, "seats": {},
            "client": "", "created_at": now, "played_at": now, "ended_at": None, "next_room": None, "rules": 1,
            "summary": {"score": [0, 0], "half": 1, "asked": self.waits_for, "entries": 0, "ending": None},
            "position": None,
        }  # fmt: skip
        watch = token_hex(16)
        writing = Writing(rooms=[row], seats=[seat_row(room, watch, ())])
        return Opening(room, writing, watch, lambda: self.opened.__setitem__(room, plan))

    async def standing(self, room: str) -> Standing | None:
        """How a match stands."""
        return Standing((0, 0), 1, None if room in self.ended else self.waits_for)

    async def ending(self, room: str) -> tuple[tuple[int, int], Side | None]:
        """How a match ended."""
        return self.ended[room]

    async def record(self, room: str) -> str | None:
        """The record of a match."""
        return "" if self.ended[room][1] is None else None

    async def stand_in(self, room: str, side: Side, coach: str) -> None:
        """Let a computer play."""
        self.stood_in.append((room, side))

    async def end(self, room: str, score: tuple[int, int] = (1, 0), resigned: Side | None = None) -> None:
        """End a match."""
        self.ended[room] = score, resigned
        winner = (
            "away" if resigned == "home" or score[1] > score[0] else "home" if resigned or score[0] > score[1] else None
        )
        ending = {"home": score[0], "away": score[1], "winner": winner, "resigned": resigned}
        summary = {"score": score, "half": 2, "asked": None, "entries": 9, "ending": ending}
        played = {
            "room": room, "new_played_at": self.clock(), "new_ended_at": self.clock(), "new_summary": summary,
            "new_next_room": None, "new_position": None,
        }  # fmt: skip
        await self.store.write(Writing(played=[played]))


class Office:
    """Competitions with a clock of their own."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.rooms, self.players = MadeUpRooms(), MadeUp()
        self.rooms.store, self.rooms.clock, self.players.office = store, clock, self
        self.people = People(store, clock, 1000)
        self.restart()

    def restart(self) -> None:
        """Forget everything that is not in the store."""
        self.competitions = Competitions(self.store, self.clock, self.rooms, self.players, 1000, self.store.deck)

    def league_of(self, seed: str, fixture: str) -> Competition:
        """The competition whose match has a seed."""
        for live in self.competitions._live.values():
            league = live.competition
            if league is not None and fixture in [one.id for one in league.open] and league.seed(fixture) == seed:
                return league
        raise LookupError(fixture)

    async def person(self, name: str) -> Person:
        """Somebody with a name."""
        return await self.people.make(key_of(name), PersonRequest(name), "test")

    async def make(self, organiser: Person, *who: str, **more: Any) -> Live:
        """A competition of clubs that these manage."""
        clubs = tuple([ClubRequest(one, f"Club {at}") for at, one in enumerate(who)])  # type: ignore[arg-type]
        given: dict[str, Any] = {"name": "Test", "game": "counter-attack", "clubs": clubs, "round_seconds": None}
        return await self.competitions.make(CompetitionRequest(**given | more), organiser, "test")

    async def live(self, id: str) -> Live:
        """A competition as it is in memory."""
        return await self.competitions.load(id)

    async def match(self, id: str, fixture: str) -> Match:
        """The match that people prepare or play for a fixture."""
        found = (await self.live(id)).match(fixture)
        assert found is not None
        return found

    async def settle(self, times: int = 3) -> None:
        """Let everything happen that is due now."""
        for _ in range(times):
            await self.competitions.tick()
            tasks = [live.playing for live in self.competitions._live.values() if live.playing is not None]
            await asyncio.gather(*tasks)

    async def page(self, id: str, person: Person | None = None) -> CompetitionPage:
        """The page of a competition."""
        from touchline.server.competitions.overview import page

        return page(await viewer(self.competitions, id, person))

    async def act(self, id: str, person: Person, action: Any) -> None:
        """Do something in a competition."""
        await act(self.competitions, id, person, action)


def key_of(name: str) -> str:
    """The key of somebody's browser."""
    return f"{name}-".ljust(40, "k")


@asynccontextmanager
async def office(folder: Path) -> AsyncIterator[Office]:
    """Competitions in a folder."""
    store = await Store.open(url_of(folder))
    try:
        found = Office(store, Clock())
        yield found
        await found.competitions.close()
    finally:
        await store.close()
