"""The built site as a host serves it, and what tests do on its pages."""

import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final, Self

from playwright.sync_api import Page

from tests.support.people import PATIENCE

BUILT: Final = Path(__file__).parents[2] / "dist" / "site"
SUB_PATH: Final = "games/of/ours"
SHORT: Final = {"counter-attack": {"clock": "3", "added_time": "none"}, "french-flair": {"clock": "8"}}
"""The length of a half: minutes, and phases."""

READY: Final = "() => document.querySelector('[data-alone]') && !document.querySelector('[data-engine]')"
_KEPT: Final = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const registration = await navigator.serviceWorker.ready;
  return registration.active.state === 'activated';
}"""


class Site:
    """A folder of files on a server that knows nothing of them, below a path."""

    def __init__(self, built: Path, copy: Path | None = None) -> None:
        self.folder = built
        if copy is not None:
            self.folder = copy / SUB_PATH
            shutil.copytree(built, self.folder)

    def __enter__(self) -> Self:
        handler = partial(_Below, self.folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def home(self) -> str:
        """The address of the site."""
        return f"http://localhost:{self._server.server_port}/{SUB_PATH}/"

    @property
    def address(self) -> str:
        """What stands before the path of a screen."""
        return f"{self.home}#"


class _Below(SimpleHTTPRequestHandler):
    """Serves a folder below the sub-path, and nothing else."""

    def __init__(self, folder: Path, *args: Any) -> None:
        self._below = f"/{SUB_PATH}/"
        super().__init__(*args, directory=str(folder))

    def log_message(self, *_: object) -> None:
        """Keep no log."""

    def translate_path(self, path: str) -> str:
        """The file of a path; one that does not exist for all others."""
        if not path.startswith(self._below):
            return str(BUILT / "there is no such file")
        return super().translate_path(path.removeprefix(self._below.rstrip("/")))


def ready(page: Page) -> None:
    """Wait on the first screen until matches can be played."""
    page.wait_for_function(READY, timeout=PATIENCE)


def kept(page: Page) -> None:
    """Wait until the site is kept in the browser."""
    page.wait_for_function(_KEPT, timeout=PATIENCE)


def starts(page: Page, game: str) -> None:
    """Start a match against the computer from the first screen."""
    button = page.locator(f"article[data-game={game}] .ways .primary")
    button.click()
    page.wait_for_function("() => location.hash.startsWith('#/match/')", timeout=PATIENCE)
