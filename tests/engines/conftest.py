"""The engines, one after another, and their screens; one that complains of anything fails its test."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.support.browser import FLAGS, Server, Watched, chromium, firefox
from tests.support.screen import Screen
from tests.support.webkit import display, webkit

WIDTH: Final = 1440
HEIGHT: Final = 900
OF_PLAYWRIGHT: Final = re.escape("sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=")
"""The style `body {}`, which Playwright adds before a screenshot in Firefox, and which our content policy forbids."""

Engine = Callable[[Watched], AbstractContextManager[Screen]]
Open = Callable[[], Screen]


@pytest.fixture(scope="session", params=["chromium", "firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A way to open screens, each as another person has it."""
    if request.param == "webkit":
        with display() as name:
            yield lambda watched: _in_webkit(name, watched)
    else:
        with sync_playwright() as playwright:
            browser = _launched(playwright, request.param)
            yield lambda watched: _in_playwright(browser, watched)
            browser.close()


def _launched(playwright: Playwright, name: str) -> Browser:
    if name == "firefox":
        return playwright.firefox.launch(channel="moz-firefox", executable_path=firefox())
    return playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))


@contextmanager
def _in_playwright(browser: Browser, watched: Watched) -> Iterator[Screen]:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
    page = context.new_page()
    watched.watch(page)
    yield page
    context.close()


@contextmanager
def _in_webkit(shown_on: str, watched: Watched) -> Iterator[Screen]:
    with webkit(shown_on, WIDTH, HEIGHT) as page:
        yield page
        watched.complaints += page.complaints()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def open_screen(engine: Engine, server: Server) -> Iterator[Open]:
    """A screen in English on which nothing moves."""
    watched = Watched()
    settings = json.dumps({"pace": "still", "language": "en"})
    with ExitStack() as opened, watched.forgiving(OF_PLAYWRIGHT):

        def new() -> Screen:
            screen = opened.enter_context(engine(watched))
            screen.goto(server.address)
            screen.evaluate("(settings) => localStorage.setItem('touchline.settings', settings)", settings)
            return screen

        yield new
    assert watched.complaints == []
