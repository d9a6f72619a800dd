"""Settings of the server."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, time
from typing import Final

from msgspec.structs import fields

from touchline.kernel import Record

STATIC: Final = Path(__file__).parent / "static"
"""The folder of the built browser app."""


class Settings(Record, frozen=True, kw_only=True):
    """All settings: where matches are stored, how coaches think, and the limits."""

    db: str  # SQLAlchemy URL: sqlite+aiosqlite:///FILE, postgresql+asyncpg://…
    presenters: str = "touchline.session.presenters:PRESENTERS"  # the games, as module:name
    static: str = str(STATIC)
    now: Callable[[], float] = time  # for stored and displayed times; may jump
    monotonic: Callable[[], float] = monotonic  # for limits and timers
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is trusted

    workers: int = 1  # coach processes
    adviser: str = "master"  # the coach that gives hints
    move_seconds: float = 2.0  # for a move or hint; then the coach answers with the best found so far
    thinking_seconds: float = 30.0  # for a move or hint; a process that takes longer is replaced
    looking_seconds: float = 10.0

    message_bytes: int = 16 * 1024  # per message from a browser
    body_bytes: int = 256 * 1024  # per request body of the HTTP API
    messages_a_second: float = 40.0  # per connection
    messages_at_once: int = 120
    requests_a_second: float = 10.0  # per client: HTTP requests and new connections
    requests_at_once: int = 60
    connections_of_client: int = 40  # WebSockets
    sockets_of_client: int = 60  # of any kind, outside a match; not counted for proxies
    open_rooms_of_client: int = 50  # created within a day and not over, rematches included
    rooms_of_client: int = 500  # created within a day, over or not
    decks_of_client: int = 20  # uploaded within a day
    people_of_client: int = 50  # names taken within a day
    competitions_of_client: int = 20  # created within a day
    outgoing_messages: int = 512  # queued for a slow connection
    request_seconds: float = 20.0  # for a socket to send a complete request
    answer_seconds: float = 60.0  # for a client to receive the response
    keep_alive_seconds: int = 5  # until an idle HTTP connection is closed
    hello_seconds: float = 10.0  # for a WebSocket to send hello
    goodbye_seconds: float = 3.0  # for a closing WebSocket to receive its last messages

    files: int = 16_384  # open files and sockets, as far as the system allows
    spare_files: int = 128  # of those, reserved for the database and the thinking processes
    reserve_for_players: float = 0.33  # share of the rest that only sockets in a match may use

    competition_seconds: float = 1.0  # between two looks at what is due in competitions
    watch_seconds: float = 0.05  # between two checks of the event loop
    idle_seconds: float = 60.0  # until an unfinished match without connections is dropped from memory
    forget_after: float | None = None  # days without play until a room is deleted; None: never

    @property
    def page(self) -> Path:
        """The single page of the app, which exists once the app is built."""
        return Path(self.static) / "index.html"


LIMITS: Final[dict[str, type[int] | type[float]]] = {
    field.name: field.type for field in fields(Settings) if field.type in (int, float) and field.name != "workers"
}
"""The limits by name, as set by `touchline serve --limit NAME=NUMBER`."""


def data_folder() -> Path:
    """The user's data folder: XDG_DATA_HOME if set, otherwise the system's default."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "touchline"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "touchline"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "touchline"
    return Path.home() / ".local" / "share" / "touchline"
