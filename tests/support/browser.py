"""A real server, and a browser that is watched for errors."""

import json
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_LEFT: Final = ("net::ERR_ABORTED", "NS_BINDING_ABORTED")  # the page was left while something was still on its way
_ADDRESS: Final = re.compile(r"http://localhost:(\d+)")


def chromium() -> str:
    """Where the browser is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise FileNotFoundError("the tests need Debian's chromium on the path; `make test` installs it")
    return found


def firefox() -> str:
    """Where the other browser is."""
    found = shutil.which("firefox-esr")
    if found is None:
        raise FileNotFoundError("the tests need Debian's firefox-esr on the path; `make browsers` installs it")
    return found


class Server:
    """A server in a separate process, which may be killed at any moment and restarted on its port.

    A staged one has matches that begin in the middle (`tests.support.staged`), or finds its games elsewhere.
    """

    def __init__(self, folder: Path, *, staged: bool = False, presenters: str = "") -> None:
        self.db = str(folder / "touchline.db")
        self._staged = staged or bool(presenters)
        self._presenters = [presenters] if presenters else []
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start on the same port as before and wait until browsers can connect."""
        if self._staged:
            command = [sys.executable, "-m", "tests.support.staged", self.db, f"{self.port}", *self._presenters]
        else:
            serve = str(Path(sys.executable).with_name("touchline"))
            command = [serve, "serve", "--port", f"{self.port}", "--db", self.db]
        root = Path(__file__).parent.parent.parent
        self._process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = _ADDRESS.search(line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])

    def freeze(self) -> None:
        """Freeze it: later messages are lost when it is killed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ctrl-C."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.send_signal(signal.SIGCONT)  # one that is frozen hears it too
            process.wait(timeout=60)
            assert process.stdout is not None
            process.stdout.close()

    def room(
        self,
        game: str,
        *,
        seats: tuple[str, str] = ("screen", "computer"),
        coach: str = "random",
        **setup: Any,
    ) -> dict[str, Any]:
        """A room created over HTTP, with the tokens of its seats; a computer is the gentlest one."""
        home, away = ({"who": who, "coach": coach if who == "computer" else None} for who in seats)
        request = {"game": game, "home": home, "away": away, "setup": setup}
        answer = httpx.post(f"{self.address}/api/rooms", json=request, timeout=60)
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made

    def seat(self, made: dict[str, Any]) -> str:
        """An address that seats its visitor as the creator of a room."""
        return f"{self.address}/match/{made['room']}#{made['token']}"


class Watched:
    """The complaints of pages: errors and warnings on the console, failed requests."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._forgiven: re.Pattern[str] | None = None

    def watch(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        page.on("requestfailed", self._failed)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure not in _LEFT:
            self._complain(f"failed: {request.failure} {request.url}")

    def _complain(self, text: str) -> None:
        if not (self._forgiven and self._forgiven.search(text)):
            self.complaints.append(text)

    @contextmanager
    def forgiving(self, what: str) -> Iterator[None]:
        """A span in which errors are expected."""
        self._forgiven = re.compile(what)
        try:
            yield
        finally:
            self._forgiven = None


LOST: Final = "WebSocket|net::ERR_(CONNECTION|EMPTY|SOCKET|CONTENT_LENGTH)"
"""What a page says of a line that is cut, be it in the middle of a file."""


def begins_with(context: BrowserContext, **settings: object) -> None:
    """Start a context with these settings, by default in English without animation."""
    chosen = {"pace": "still", "language": "en", **settings}
    kept = "localStorage.getItem('touchline.settings')"
    context.add_init_script(f"{kept} || localStorage.setItem('touchline.settings', {json.dumps(json.dumps(chosen))})")
