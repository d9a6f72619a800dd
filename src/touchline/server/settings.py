"""What a server is told before it starts."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, time
from typing import Final

from msgspec.structs import fields

from touchline.kernel import Record

STATIC: Final = Path(__file__).parent / "static"
"""Where the built app of the browser lies."""


class Settings(Record, frozen=True, kw_only=True):
    """Everything that may be set: where matches are kept, who thinks, and what is too much."""

    db: str  # of SQLAlchemy: sqlite+aiosqlite:///FILE, postgresql+asyncpg://…
    presenters: str = "touchline.session.presenters:PRESENTERS"  # where the games are found, as module:name
    static: str = str(STATIC)
    now: Callable[[], float] = time  # for what is stored and shown: it may jump
    monotonic: Callable[[], float] = monotonic  # for limits and timers
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed

    workers: int = 1  # processes that think
    adviser: str = "master"  # the coach that gives hints
    move_seconds: float = 2.0  # for a move or a hint; then the coach answers with the best that it has found
    thinking_seconds: float = 30.0  # for the same; a process that takes longer is replaced
    looking_seconds: float = 10.0

    message_bytes: int = 16 * 1024  # of a message of the browser
    body_bytes: int = 256 * 1024  # of a body of the HTTP API
    messages_a_second: float = 20.0  # of a connection
    messages_at_once: int = 60
    requests_a_second: float = 10.0  # of a client, over HTTP and for new connections
    requests_at_once: int = 60
    connections_of_client: int = 40  # WebSockets
    sockets_of_client: int = 60  # of any kind, outside a match; those of a proxy are not counted
    open_rooms_of_client: int = 50  # made within a day and not over, rematches included
    rooms_of_client: int = 500  # made within a day, over or not
    decks_of_client: int = 20  # uploaded within a day
    outgoing_messages: int = 512  # that may wait for a slow connection
    request_seconds: float = 20.0  # until a new socket, or one that has begun a request, has sent it whole
    answer_seconds: float = 60.0  # until it has taken the answer
    keep_alive_seconds: int = 5  # until a socket that has its answer is closed, if no other request comes
    hello_seconds: float = 10.0  # until a connection has said who it is
    goodbye_seconds: float = 3.0  # until one that is to be closed has taken what is left for it

    files: int = 16_384  # files and sockets that may be open, if the system allows as many
    spare_files: int = 128  # of them, kept free for the database and the processes that think
    reserve_for_players: float = 0.33  # share of the others that only sockets in a match may use

    watch_seconds: float = 0.05  # between two looks at whether the event loop is on time
    idle_seconds: float = 60.0  # until a match that goes on, with nobody there, is no longer held in memory
    forget_after: float | None = None  # days until a room that nobody plays in is deleted; None: never

    @property
    def page(self) -> Path:
        """The one page of the app, which is missing until the app has been built."""
        return Path(self.static) / "index.html"


LIMITS: Final[dict[str, type[int] | type[float]]] = {
    field.name: field.type for field in fields(Settings) if field.type in (int, float) and field.name != "workers"
}
"""What is too much, by name: the numbers above that `touchline serve --limit NAME=NUMBER` sets."""


def data_folder() -> Path:
    """Where this person's programs keep their data: by XDG_DATA_HOME, or as each system has it."""
    if given := os.environ.get("XDG_DATA_HOME"):
        return Path(given) / "touchline"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "touchline"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "touchline"
    return Path.home() / ".local" / "share" / "touchline"
