"""A browser for the page's rooms: its storage, locks and lines, held in memory by the test."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from touchline.page.app import PageApp
from touchline.page.thinkers import CoachWorker
from touchline.page.workers import PRESENTERS
from touchline.server.tasks import load_presenters
from touchline.session.protocol.messages import PROTOCOL

KEYS = {
    "rooms": ("id",),
    "seats": ("token_hash",),
    "entries": ("room", "n"),
    "decks": ("id",),
    "reviews": ("room",),
    "people": ("id",),
    "browsers": ("key_hash",),
    "competitions": ("id",),
    "competition_entries": ("competition", "n"),
    "competition_matches": ("competition", "fixture", "attempt"),
    "match_records": ("digest",),
}
KEY = "k" * 43
SCREEN = {"who": "screen", "coach": None}


def computer(coach: str = "random") -> dict[str, str]:
    return {"who": "computer", "coach": coach}


class Storage:
    """The rows of a browser, which outlive its pages; all tabs share them and the locks."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[tuple[Any, ...], dict[str, Any]]] = {name: {} for name in KEYS}
        self.locks: dict[str, Tab] = {}
        self.fault = ""  # of every write from now on
        self.writes = 0
        self.delay: Callable[[], Awaitable[object]] | None = None


class Tab:
    """A tab of the browser with the page in it."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.storage = storage or Storage()
        self.said: dict[str, list[Any]] = defaultdict(list)
        self.codes: dict[str, int] = {}
        self.away: dict[str, str] = {}
        self.hurried = 0
        self._thoughts = 0
        self._news = asyncio.Event()
        self._coach = CoachWorker(load_presenters(PRESENTERS))
        self.app = PageApp(self)

    # Storage

    async def write(self, changes: str) -> str:
        self.storage.writes += 1
        if self.storage.delay is not None:
            await self.storage.delay()
        if self.storage.fault:
            return self.storage.fault
        tables = {name: dict(rows) for name, rows in self.storage.tables.items()}
        for change in json.loads(changes):
            if fault := _make(tables, change):
                return fault
        self.storage.tables = tables
        return ""

    async def read(self, query: str) -> str:
        asked = json.loads(query)
        rows = self.storage.tables[asked["from"]]
        if "room" in asked:
            found = [rows[key] for key in sorted(rows) if key[0] == asked["room"] and key[1] > asked.get("after", 0)]
            found = found[-1:] if asked.get("last") else found[: asked["limit"]]
        elif "key" not in asked:
            found = [*rows.values()]
        elif index := asked.get("index"):
            found = [rows[key] for key in sorted(rows) if rows[key][index] == asked["key"]]
        else:
            found = [rows[(asked["key"],)]] if (asked["key"],) in rows else []
        return json.dumps(found)

    # Locks

    async def claim(self, room: str) -> bool:
        return self.storage.locks.setdefault(room, self) is self

    def release(self, room: str) -> None:
        if self.storage.locks.get(room) is self:
            del self.storage.locks[room]

    # Thinking

    async def think(self, task: bytes) -> bytes:
        self._thoughts += 1
        return await self._coach.think(self._thoughts, task)

    async def play(self, task: bytes) -> bytes:
        return await self._coach.play(task)

    def hurry(self) -> None:
        self.hurried += 1
        self._coach.hurry(self._thoughts)

    # Lines

    def send(self, line: str, message: str) -> None:
        self.said[line].append(json.loads(message))
        self._news.set()

    def close(self, line: str, code: int) -> None:
        self.codes[line] = code
        self._news.set()

    def elsewhere(self, line: str, room: str, hello: str) -> None:
        self.away[line] = room
        self._news.set()

    # For tests

    async def ask(self, method: str, path: str, body: object = b"") -> tuple[int, Any]:
        """The status and body of a request."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        status, content = await self.app.request(method, path, data, KEY)
        if isinstance(content, str | bytes):
            return int(status), content
        return int(status), json.loads(msgspec.json.encode(content))

    async def make(self, game: str, away: dict[str, Any] | None = None, setup: dict[str, Any] | None = None) -> Any:
        """A room, with its tokens."""
        request = {"game": game, "home": SCREEN, "away": away or computer(), "setup": setup or {}}
        status, made = await self.ask("POST", "/api/rooms", request)
        assert status == 201, made
        return made

    def join(self, line: str, token: str) -> None:
        """Say hello."""
        self.app.connect(line)
        self.say(line, type="hello", protocol=PROTOCOL, token=token)

    def say(self, line: str, **message: Any) -> None:
        self.app.hear(line, json.dumps(message))

    async def heard(self, line: str, kind: str, after: int = 0) -> Any:
        """The first message of a kind, after so many messages."""

        def found() -> dict[str, Any] | None:
            return next((message for message in self.said[line][after:] if message["type"] == kind), None)

        return await self._until(found)

    async def closed(self, line: str) -> Any:
        """The code a line is closed with."""
        return await self._until(lambda: self.codes.get(line))

    async def _until(self, found: Callable[[], Any]) -> Any:
        async with asyncio.timeout(20):
            while (what := found()) is None:
                self._news.clear()
                await self._news.wait()
            return what


def _make(tables: dict[str, Any], change: dict[str, Any]) -> str:
    if table := change.get("add"):
        row = change["row"]
        key = tuple(row[name] for name in KEYS[table])
        taken = table == "seats" and row["invitation"] in {one["invitation"] for one in tables[table].values()} - {None}
        if key in tables[table] or taken:
            return "ConstraintError: the key exists"
        tables[table][key] = row
    elif table := change.get("update"):
        tables[table][_key(change["key"])] |= change["row"]
    elif table := change.get("delete"):
        tables[table].pop(_key(change["key"]), None)
    else:
        rows = tables["entries"]
        tables["entries"] = {key: row for key, row in rows.items() if key[0] != change["room"]}
    return ""


def _key(given: Any) -> tuple[Any, ...]:
    return tuple(given) if isinstance(given, list) else (given,)
