"""The page's own server: the requests and connections of the app, answered in a worker."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from secrets import token_hex
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from touchline.kernel import BadFile, TouchlineError
from touchline.page.browser import Browser
from touchline.page.connection import Elsewhere, PageConnection
from touchline.page.records import Records
from touchline.page.replays import Answer, PageReplays
from touchline.page.spill import MemorySpill
from touchline.page.store import BrowserStore, NotKept
from touchline.page.thinkers import PageThinkers
from touchline.rulebook import UnknownEntry
from touchline.server.decks import count, read_deck
from touchline.server.lessons import Lessons
from touchline.server.records import NotProvable
from touchline.server.replays import NotShown, Replays
from touchline.server.reviews import NotReviewed, Reviews
from touchline.server.room import Room
from touchline.server.rooms import NotLoaded, Rooms
from touchline.server.rulebook_pages import play_figure
from touchline.server.seats import NoSuchRoom
from touchline.server.settings import Settings
from touchline.server.storage import Writing
from touchline.server.tasks import ThinkingFailed, load_presenters
from touchline.server.wire.api import DeckMade, LessonRequest, Problem, RoomRequest, StatusRequest
from touchline.server.wire.rulebook import SandboxRequest
from touchline.session.match_session import BrokenMatch
from touchline.session.protocol.messages import Hello

if TYPE_CHECKING:
    from touchline.page.competitions import PageCompetitions

_LOG: Final = logging.getLogger("touchline.page")
_TICK: Final = 0.2
_ABOUT_COMPETITIONS: Final = frozenset({"people", "competitions", "champions", "seasons", "titles"})
_PORTION: Final = 4
"""Answers of a review that are judged at once: a coach may have to wait for them."""


class PageApp:
    """Everything that a page alone can do."""

    def __init__(self, browser: Browser) -> None:
        self._browser, self._settings = browser, Settings(db="")
        self._store = BrowserStore(browser)
        presenters = load_presenters(self._settings.presenters)
        spill = MemorySpill()
        thinkers = PageThinkers(presenters, browser)
        self.rooms = Rooms(self._settings, self._store, spill, thinkers)
        self._lessons = Lessons(self.rooms, spill)
        self._replays = Replays(self.rooms, self._store, spill)
        self._reviews = Reviews(self._store, thinkers, _PORTION)
        self.replaying = PageReplays(self._replays, self._store, self._reviews)
        self.records = Records(self.rooms, self._store)
        self._competitions: PageCompetitions | None = None
        self._looks_after = False
        self._lines: dict[str, PageConnection] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._requests: dict[tuple[str, str], Callable[[str, bytes], Awaitable[Answer]]] = {
            ("GET", "games"): self._games,
            ("POST", "rooms"): self._make_room,
            ("POST", "lessons"): self._make_lesson,
            ("POST", "rooms/status"): self._statuses,
            ("POST", "decks"): self._make_deck,
            ("POST", "rulebook/"): self._play_figure,
            ("GET", "records/"): self._record,
            ("GET", "matches"): self._matches,
            ("DELETE", "matches/"): self._forget,
            ("POST", "rooms/scenes"): self._last_scenes,
            ("POST", "replays"): self.replaying.open_file,
            ("GET", "replays/"): self.replaying.look,
            ("POST", "replays/"): self.replaying.play_on,
            ("GET", "archive"): self._archive,
            ("POST", "archive"): self._take_in,
        }

    def start(self) -> None:
        """Start the sand timers."""
        self._ticking = asyncio.create_task(self._tick(), name="sand timers")

    async def look_after_competitions(self) -> None:
        """Look after competitions from now on, as the only tab that does."""
        self._looks_after = True
        if await self._store.has_competitions():
            _ = self.competitions

    @property
    def competitions(self) -> "PageCompetitions":
        """The competitions of this browser: their modules are loaded when they are first asked for."""
        if self._competitions is None:
            from touchline.page.competitions import PageCompetitions

            self._competitions = PageCompetitions(self.rooms, self._store, self._browser, self._settings)
        if self._looks_after:
            self._competitions.start()
        return self._competitions

    async def _tick(self) -> None:
        while True:
            await self.rooms.tick()
            await asyncio.sleep(_TICK)

    # Requests

    async def request(self, method: str, path: str, body: bytes, key: str = "") -> Answer:
        """The answer to a request of the app, as the server would give it; `key` is that of its person."""
        try:
            return await self._answer(method, path, body, key)
        except msgspec.MsgspecError as error:
            return _problem(HTTPStatus.BAD_REQUEST, "bad_body", str(error))
        except NoSuchRoom as error:
            return _problem(HTTPStatus.NOT_FOUND, "no_seat", str(error))
        except NotProvable as error:
            return _problem(HTTPStatus.CONFLICT, "rules_corrected", str(error))
        except NotReviewed as error:
            return _problem(HTTPStatus.CONFLICT, error.error, str(error))
        except ThinkingFailed as error:
            return _problem(HTTPStatus.SERVICE_UNAVAILABLE, "not_reviewed", str(error))
        except NotShown as error:
            return _problem(HTTPStatus.CONFLICT, "not_shown", str(error))
        except (NotLoaded, BrokenMatch) as error:
            return _problem(HTTPStatus.CONFLICT, "not_loaded", str(error))
        except BadFile as error:
            return _problem(HTTPStatus.BAD_REQUEST, "bad_file", str(error), f"line {error.line}")
        except TouchlineError as error:
            return _problem(HTTPStatus.BAD_REQUEST, "bad_setup", str(error))
        except NotKept as error:
            full = "Quota" in str(error)
            return _problem(HTTPStatus.INSUFFICIENT_STORAGE, "storage_full" if full else "not_kept", str(error))
        except Exception as error:
            _LOG.exception("a request failed: %s %s", method, path)
            return _problem(HTTPStatus.INTERNAL_SERVER_ERROR, "page", f"{type(error).__name__}: {error}")

    async def _answer(self, method: str, path: str, body: bytes, key: str) -> Answer:
        way = urlsplit(path).path.removeprefix("/api/")
        name, slash, rest = way.partition("/")
        serve = self._requests.get((method, way)) or self._requests.get((method, name + slash))
        if serve is not None and name == "replays":
            rest = f"{rest}?{urlsplit(path).query}"
        if serve is None:
            about = name in _ABOUT_COMPETITIONS
            found = await self.competitions.request(method, path, key, body) if about else None
            return found or _problem(HTTPStatus.NOT_FOUND, "no_such_path", f"a page alone has no {method} {path}")
        return await serve(unquote(rest) if slash else urlsplit(path).query, body)

    async def _games(self, rest: str, body: bytes) -> Answer:
        return HTTPStatus.OK, [presenter.info for presenter in self.rooms.presenters.values()]

    async def _make_room(self, rest: str, body: bytes) -> Answer:
        return HTTPStatus.CREATED, await self.rooms.make(msgspec.json.decode(body, type=RoomRequest), "")

    async def _make_lesson(self, rest: str, body: bytes) -> Answer:
        return HTTPStatus.CREATED, await self._lessons.make(msgspec.json.decode(body, type=LessonRequest), "")

    async def _statuses(self, rest: str, body: bytes) -> Answer:
        asked = msgspec.json.decode(body, type=StatusRequest)
        return HTTPStatus.OK, await self.rooms.statuses(asked.tokens)

    async def _last_scenes(self, rest: str, body: bytes) -> Answer:
        asked = msgspec.json.decode(body, type=StatusRequest)
        return HTTPStatus.OK, await self._replays.last_scenes(asked.tokens)

    async def _make_deck(self, rest: str, body: bytes) -> Answer:
        game = parse_qs(rest).get("game", [None])[0]
        cards = read_deck(self.rooms.presenters, game, body)
        id = token_hex(8)
        row = {"id": id, "cards": cards, "client": "", "created_at": self._settings.now()}
        await self._store.write(Writing(decks=[row]))
        return HTTPStatus.CREATED, DeckMade(id, count(cards))

    async def _play_figure(self, rest: str, body: bytes) -> Answer:
        game, _, figure = rest.removesuffix("/play").partition("/figures/")
        try:
            made = await play_figure(self.rooms, game, figure, msgspec.json.decode(body, type=SandboxRequest), "")
        except UnknownEntry as error:
            return _problem(HTTPStatus.NOT_FOUND, "no_rule", str(error))
        return HTTPStatus.CREATED, made

    async def _record(self, rest: str, body: bytes) -> Answer:
        return HTTPStatus.OK, await self.records.one(rest)

    async def _matches(self, rest: str, body: bytes) -> Answer:
        """List every match, no matter who holds its seats."""
        rows = await self._store.rooms()
        return HTTPStatus.OK, [
            {
                "room": row.id,
                "game": row.game,
                "home": row.setup["home"],
                "away": row.setup["away"],
                "score": row.summary["score"],
                "over": row.summary["ending"] is not None,
                "played_at": row.played_at,
            }
            for row in rows
        ]

    async def _forget(self, rest: str, body: bytes) -> Answer:
        if await self._store.match_of(rest) is not None:
            return _problem(HTTPStatus.CONFLICT, "in_competition", "the match belongs to a competition; delete that")
        if not await self._browser.claim(rest):
            return _problem(HTTPStatus.CONFLICT, "open_elsewhere", "the match is open in another tab")
        self.rooms.open.pop(rest, None)
        await self._store.delete_room(rest)
        self._browser.release(rest)
        return HTTPStatus.OK, {}

    async def _archive(self, rest: str, body: bytes) -> Answer:
        return HTTPStatus.OK, await self.records.all()

    async def _take_in(self, rest: str, body: bytes) -> Answer:
        name = parse_qs(rest).get("name", [""])[0]
        try:
            made = await self.records.take_in(body)
        except BadFile as error:
            return _problem(HTTPStatus.BAD_REQUEST, "bad_record", f"{name}: {error}", f"line {error.line}")
        return HTTPStatus.CREATED, made

    # Connections

    def connect(self, line: str, *, guest: bool = False) -> None:
        """Open a connection."""
        self._lines[line] = PageConnection(line, self._browser, self, guest=guest)

    def hear(self, line: str, message: str) -> None:
        """Take a message of a connection."""
        if line in self._lines:
            self._lines[line].hear(message)

    def hang_up(self, line: str) -> None:
        """A connection is closed."""
        if line in self._lines:
            self._lines.pop(line).gone()

    async def enter(self, connection: PageConnection, hello: Hello) -> Room:
        """The room of a hello, entered; `Elsewhere` if another tab serves it."""
        sitting = await self.rooms.seats.open(hello.token, hello.secret)
        if not connection.guest and not self._serves(sitting.room):
            if not await self._browser.claim(sitting.room):
                raise Elsewhere(sitting.room)
            self.rooms.open.pop(sitting.room, None)  # another tab may have gone on with it
        room = await self.rooms.load(sitting.room)
        connection.sits(sitting)
        await room.enter(connection, hello.seen, hello.number)
        return room

    def _serves(self, room: str) -> bool:
        return room in self.rooms.open and bool(self.rooms.open[room].attendance.browsers)

    async def left(self, room: Room) -> None:
        """A connection has left a room: once nobody is left, other tabs may have the match."""
        while room.occupied and not room.attendance.browsers:
            await asyncio.sleep(0.01)
        if not room.attendance.browsers and self.rooms.open.get(room.id) in (room, None):
            await room.bots.stop()
            self.rooms.open.pop(room.id, None)
            self._browser.release(room.id)

    async def give_up(self, room: str) -> None:
        """Another tab has taken a match over."""
        if (found := self.rooms.open.pop(room, None)) is not None:
            await found.close()


def _problem(status: int, error: str, reason: str, field: str = "") -> Answer:
    return status, Problem(error, reason, field)
