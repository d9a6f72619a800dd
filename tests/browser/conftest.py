"""The browser and the servers of these tests; a page that complains of anything fails its test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.support.browser import FLAGS, Server, Watched, begins_with, chromium

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server as people start it, for all tests that leave it alone."""
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose matches may begin in the middle."""
    with Server(tmp_path_factory.mktemp("stage"), staged=True) as started:
        yield started


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed. To be named before the pages, which are closed first."""
    with Server(tmp_path) as started:
        yield started


@pytest.fixture
def watched() -> Iterator[Watched]:
    watching = Watched()
    yield watching
    assert watching.complaints == []


@pytest.fixture
def open_page(browser: Browser, watched: Watched) -> Iterator[Open]:
    """A page in a separate context, like another person's."""
    contexts: list[BrowserContext] = []

    def opened(width: int = 1440, height: int = 900, *, touch: bool = False, **settings: object) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", has_touch=touch, is_mobile=touch
        )
        contexts.append(context)
        begins_with(context, **settings)
        page = context.new_page()
        watched.watch(page)
        return page

    yield opened
    for context in contexts:
        context.close()
