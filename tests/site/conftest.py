"""The built site on a plain static server, under a sub-path, and browsers that open it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.site.support import BUILT, Site
from tests.support.browser import FLAGS, Watched, begins_with, chromium

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    assert (BUILT / "sw.js").is_file(), "build the site first: make site"
    with Site(BUILT) as served:
        yield served


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A copy of the site, which the test may change."""
    with Site(BUILT, copy=tmp_path) as served:
        yield served


@pytest.fixture
def watched() -> Iterator[Watched]:
    watching = Watched()
    yield watching
    assert watching.complaints == []


@pytest.fixture
def open_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """A browser of a person, with its own storage."""
    contexts: list[BrowserContext] = []

    def opened(width: int = 1440, height: int = 900, **settings: object) -> BrowserContext:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        contexts.append(context)
        begins_with(context, **settings)
        return context

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(open_context: Callable[..., BrowserContext], watched: Watched) -> Open:
    """A page in a context of its own, as another person has it."""

    def opened(**settings: object) -> Page:
        page: Page = open_context(**settings).new_page()
        watched.watch(page)
        return page

    return opened
