"""Entry points of the page's two workers, called from JavaScript."""

import logging
from typing import Final

import msgspec

from touchline.page.app import PageApp
from touchline.page.browser import Browser
from touchline.page.thinkers import CoachWorker
from touchline.server.settings import Settings
from touchline.server.tasks import load_presenters

PRESENTERS: Final = Settings(db="").presenters


class RoomsWorker:
    """The worker with the rooms. Only text and bytes cross the border."""

    def __init__(self, browser: Browser) -> None:
        logging.basicConfig(level=logging.WARNING)
        self._app = PageApp(browser)
        self.connect, self.hear, self.hang_up = self._app.connect, self._app.hear, self._app.hang_up
        self.give_up = self._app.give_up

    def start(self) -> None:
        """Start what runs by itself."""
        self._app.start()

    def connect_guest(self, line: str) -> None:
        """Open a connection for another tab."""
        self._app.connect(line, guest=True)

    async def look_after_competitions(self) -> None:
        """Look after competitions from now on, as the only tab that does."""
        await self._app.look_after_competitions()

    async def request(self, method: str, path: str, body: str | memoryview, key: str = "") -> tuple[int, str, bytes]:
        """The status, content type and body of the answer to a request; a body is text or bytes."""
        data = body.encode() if isinstance(body, str) else bytes(body)
        status, content = await self._app.request(method, path, data, key)
        if isinstance(content, bytes):
            return int(status), "application/octet-stream", content
        if isinstance(content, str):
            return int(status), "application/jsonl", content.encode()
        return int(status), "application/json", msgspec.json.encode(content)


def rooms(browser: Browser) -> RoomsWorker:
    """The worker with the rooms."""
    return RoomsWorker(browser)


def coaches() -> CoachWorker:
    """The worker in which coaches think."""
    return CoachWorker(load_presenters(PRESENTERS))
