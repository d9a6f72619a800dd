"""`touchline serve`: both games in the browser."""

import asyncio
import logging
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from ipaddress import ip_network
from math import inf
from pathlib import Path
from typing import Any

from touchline.cli import BadInput
from touchline.kernel import nearest

NEEDS = ("starlette", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic")
"""The packages of the extra `server` that every server needs."""

_NUMBERS = {int: "whole number", float: "number"}
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8080,
    db: str | None = None,
    workers: int = 1,
    forget_after: int | None = None,
    proxy: list[str] | None = None,
    limit: list[str] | None = None,
    access_log: bool = False,
) -> None:
    """Serve both games to browsers, until Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 admits other machines.
    port
        The port to listen on; 0 picks a free one.
    db
        Where to store matches: a file, or the URL of a database. By default the file touchline.db in your data folder:
        $XDG_DATA_HOME/touchline or ~/.local/share/touchline, on macOS ~/Library/Application Support/touchline, on
        Windows %LOCALAPPDATA%\\touchline.
    workers
        The number of processes that think for the computer.
    forget_after
        Delete matches not played for this many days, and uploaded decks as old. By default, all are kept.
    proxy
        The address or network of a reverse proxy, such as 127.0.0.1 or 10.0.0.0/8. Its X-Forwarded-For identifies the
        clients behind it; the header is ignored from anybody else. May be repeated or separated by commas.
    limit
        A new value for one of the server's limits, as NAME=NUMBER. May be repeated; docs/guide/run-a-server.md lists
        the names and defaults.
    access_log
        Log every request to standard error.
    """
    if missing := [name for name in NEEDS if find_spec(name) is None]:
        raise BadInput(f"serve needs {', '.join(missing)}; to install them: pip install 'touchline[server]'")

    from touchline.server.app import Server, listen
    from touchline.server.database import Unusable
    from touchline.server.settings import Settings, data_folder
    from touchline.server.sockets import raise_file_limit

    if workers < 1:
        raise BadInput(f"--workers takes a number of at least 1; got {workers}")
    if forget_after is not None and forget_after < 1:
        raise BadInput(f"--forget-after takes a number of days of at least 1; got {forget_after}")
    proxies, limits = _proxies(proxy or ()), _limits(limit or ())
    url = _url(db if db is not None else str(data_folder() / "touchline.db"))
    try:
        listening = listen(host, port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadInput(f"cannot listen on {host} port {port}: {why}; try another, such as --port 8081") from None
    try:
        asyncio.run(_try_store(url))
    except Unusable as error:
        listening.close()
        raise BadInput(f"cannot store matches in {_place(url)}: {error}; choose another place with --db") from None
    logging.basicConfig(stream=sys.stderr, format="%(asctime)s %(name)s %(message)s", level=logging.WARNING)
    logging.getLogger("touchline").setLevel(logging.INFO)
    logging.getLogger("touchline.access").setLevel(logging.INFO if access_log else logging.WARNING)
    settings = Settings(db=url, workers=workers, forget_after=forget_after, proxies=proxies, **limits)
    raise_file_limit(settings.files)
    address, number = listening.getsockname()[:2]
    shown = "localhost" if address in ("127.0.0.1", "0.0.0.0", "::", "::1") else address
    ready = f"touchline is at http://{shown}:{number} — press Ctrl-C to stop.\nMatches are stored in {_place(url)}."

    def announce() -> None:
        print(ready, flush=True)
        if not settings.page.is_file():
            print("The browser app is missing, so no page can be shown. To build it: make web", file=sys.stderr)

    try:
        Server(settings, announce).run([listening])
    except KeyboardInterrupt:
        print("touchline has stopped; matches continue when it starts again.")


def _proxies(given: Iterable[str]) -> tuple[str, ...]:
    """The addresses and networks of proxies."""
    proxies = tuple(each.strip() for text in given for each in text.split(","))
    for each in proxies:
        try:
            ip_network(each)
        except ValueError as error:
            takes = "--proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8"
            raise BadInput(f"{takes}; got {each!r}: {error}") from None
    return proxies


async def _try_store(url: str) -> None:
    """Open and close the store, to report its faults before the server starts."""
    from touchline.server.store import Store

    await (await Store.open(url)).close()


def _limits(given: Iterable[str]) -> dict[str, Any]:
    """Limits by name."""
    from touchline.server.settings import LIMITS

    limits: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in LIMITS:
            raise BadInput(f"--limit takes NAME=NUMBER; got {text!r}; nearest: {nearest(name, [*LIMITS])}")
        kind, most = LIMITS[name], 1 if name == "reserve_for_players" else inf
        try:
            limits[name] = kind(value)
        except ValueError:
            limits[name] = 0
        if not 0 < limits[name] < most:
            takes = "a share between 0 and 1" if most == 1 else f"a {_NUMBERS[kind]} above 0"
            raise BadInput(f"--limit {name} takes {takes}; got {value!r}")
    return limits


def _url(db: str) -> str:
    """The SQLAlchemy URL of a database; the folder of a file is created if it is missing."""
    if "://" not in db:
        db = f"sqlite:///{Path(db).expanduser().absolute()}"
    scheme, _, rest = db.partition("://")
    url = f"{_DRIVERS.get(scheme, scheme)}://{rest}"
    if url.startswith("sqlite"):
        folder = Path(rest.removeprefix("/")).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(
                f"cannot store matches in {folder}: {error.strerror}; choose another place with --db"
            ) from None
    return url


def _place(url: str) -> str:
    """Where matches are stored, without a password."""
    scheme, _, rest = url.partition("://")
    if scheme.startswith("sqlite"):
        return rest.removeprefix("/")
    return f"the database at {rest.rpartition('@')[2]}"
