"""An endurance test of competitions: a real server is killed repeatedly during seasons over HTTP."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.adversity import running
from tests.server.process import ServerProcess
from tests.server.soak import Say
from touchline.kernel import Seeded
from touchline.league.bundle import unpack
from touchline.league.entries import Award, Result
from touchline.league.file import Book
from touchline.league.proof import prove
from touchline.session.protocol.messages import PROTOCOL

KEY: Final = {"Authorization": f"Bearer {'k' * 43}"}
PATIENCE: Final = 120.0
"""Seconds without progress after which a season has stalled."""
REQUEST: Final = {
    "name": "Season",
    "game": "french-flair",
    "clubs": [{"who": "you"}, *[{"who": "computer", "coach": "random"}] * 3],
    "legs": 1,
    "cup": {"entrants": 2, "legs": 1},
    "round_seconds": None,
    "early": True,
    "setup": {"options": {"clock": "phases:1"}},
}


@dataclass
class Seasons:
    """The results seen so far by competition and fixture, which must never change."""

    kills: int = 0
    over: int = 0
    proved: int = 0
    resigned: int = 0
    results: dict[tuple[str, str], list[int]] = field(default_factory=dict)

    def sees(self, id: str, page: Any) -> None:
        """Compare a page with the results seen before."""
        found = {one["fixture"]: one["score"] for one in page["fixtures"] if one["state"] == "finished"}
        known = {fixture: score for (season, fixture), score in self.results.items() if season == id}
        lost = {fixture: score for fixture, score in known.items() if found.get(fixture) != score}
        assert not lost, f"results lost or changed: {lost}"
        self.results |= {(id, fixture): score for fixture, score in found.items()}
        played = sum(row["played"] for row in page["tables"][0]["rows"])
        counted = sum(one["stage"] == "league" and one["state"] == "finished" for one in page["fixtures"])
        assert played == 2 * counted, f"the table counts {played} of {2 * counted} matches"


async def kills(server: ServerProcess, number: int, say: Say, seed: int = 0) -> Seasons:
    """Kill a server this many times during seasons of one person and three computers."""
    seen, randbelow = Seasons(), Seeded(seed, "kills").randbelow
    async with running(server), httpx.AsyncClient(base_url=server.url, headers=KEY, timeout=30) as http:
        answer = await http.post("/api/people", content=msgspec.json.encode({"name": "Ines"}))
        assert answer.status_code == 201, answer.text
        season = asyncio.create_task(_play_on(server, http, seen))
        try:
            while seen.kills < number:
                await _moves_on(seen, season)
                await asyncio.sleep(randbelow(1000) / 1000)
                server.kill()
                seen.kills += 1
                await server.start()
                if seen.kills % max(1, number // 10) == 0:
                    say(f"  {seen.kills} of {number} kills, {len(seen.results)} results, {seen.over} seasons over")
            over = seen.over
            async with asyncio.timeout(PATIENCE):
                while seen.over == over:
                    if season.done():
                        await season
                    await asyncio.sleep(0.1)
        finally:
            season.cancel()
            await asyncio.gather(season, return_exceptions=True)
    return seen


async def _moves_on(seen: Seasons, season: asyncio.Future[None], seconds: float = 15.0) -> None:
    """Wait briefly for a result."""
    known, end = len(seen.results), asyncio.get_running_loop().time() + seconds
    while len(seen.results) == known and asyncio.get_running_loop().time() < end:
        if season.done():
            await season
        await asyncio.sleep(0.02)


async def _play_on(server: ServerProcess, http: httpx.AsyncClient, seen: Seasons) -> None:
    """Play one season after another."""
    while True:
        made = await _asked(http, "POST", "/api/competitions", REQUEST)
        id = made["competition"]
        async with asyncio.timeout(10 * PATIENCE):
            while True:
                page = await _asked(http, "GET", f"/api/competitions/{id}")
                seen.sees(id, page)
                if page["line"]["state"] == "over":
                    break
                for one in page["fixtures"]:
                    if one["can_enter"] and one["yours"] and one["state"] != "finished":
                        await _resign(server, http, id, one["fixture"], seen)
                await asyncio.sleep(0.1)
        await _prove(http, id, seen)


async def _asked(http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
    """The response to a request, repeated while the server is down."""
    content = None if body is None else msgspec.json.encode(body)
    while True:
        with suppress(httpx.TransportError):
            answer = await http.request(method, path, content=content)
            if answer.status_code < 400:
                return answer.json()
            assert answer.status_code in (409, 429, 503), answer.text
            if answer.status_code == 409:
                return None
        await asyncio.sleep(0.05)


async def _resign(server: ServerProcess, http: httpx.AsyncClient, id: str, fixture: str, seen: Seasons) -> None:
    """Enter a match and resign; a broken connection is left to the next attempt."""
    seat = await _asked(http, "POST", f"/api/competitions/{id}/fixtures/{fixture}/seat")
    if seat is None or not seat["sides"]:
        return
    hello = {"type": "hello", "protocol": PROTOCOL, "token": seat["token"]}
    with suppress(OSError, WebSocketException, TimeoutError):
        async with asyncio.timeout(5), connect(server.ws) as socket:
            await socket.send(msgspec.json.encode(hello).decode())
            await socket.recv()
            give_up = {"type": "resign", "id": "r", "side": seat["sides"][0]}
            await socket.send(msgspec.json.encode(give_up).decode())
            while "done" not in str(await socket.recv())[:60]:
                pass
            seen.resigned += 1


async def _prove(http: httpx.AsyncClient, id: str, seen: Seasons) -> None:
    """Prove a season that is over: every result is there once, and follows from its record."""
    while True:
        with suppress(httpx.TransportError):
            answer = await http.get(f"/api/competitions/{id}/export")
            if answer.status_code == 200:
                break
        await asyncio.sleep(0.1)
    bundle = unpack(answer.content)
    league = Book.read(bundle.seasons[0].encode()).competition
    decided = [entry.fixture for entry in league.entries if isinstance(entry, (Result, Award))]
    assert len(decided) == len(set(decided)), "a result was counted twice"
    assert {fixture.id for fixture in league.fixtures} == set(decided)
    seen.proved += prove(league, bundle.records.get).matches
    seen.over += 1
