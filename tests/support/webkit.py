"""WebKit, the engine of Safari: Debian's WebKitGTK, driven by selenium, as a screen like Playwright's pages."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from playwright.sync_api import TimeoutError as TookTooLong
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

T = TypeVar("T")

_PATIENCE: Final = 30_000
_PAUSE: Final = 0.02
_KEYS: Final = {"Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Tab": Keys.TAB, "Control": Keys.CONTROL}
_NOT_YET: Final = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)

# The middle of an element, once it stands still and nothing lies over it. WebKit's own click knows no parts of an SVG.
_SPOT: Final = """
  const [one] = arguments;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const middle = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const before = middle();
  return new Promise(requestAnimationFrame).then(() => {
    const now = middle();
    const still = Math.hypot(now[0] - before[0], now[1] - before[1]) < 1;
    return still && one.contains(document.elementFromPoint(...now)) ? now : null;
  });
"""

# The driver has no log of the console, so the page keeps what goes wrong once it is loaded.
_LISTEN: Final = """() => {
  window.complaints = [];
  const keep = (text) => window.complaints.push(text);
  addEventListener('error', (event) => keep(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => keep(`rejected: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => keep(`forbidden: ${event.effectiveDirective}`));
  for (const level of ['error', 'warn']) console[level] = (...words) => keep(`${level}: ${words.join(' ')}`);
}"""


def _tool(name: str) -> str:
    """The path of a program."""
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"the tests in WebKit need {name} on the path; `make browsers` installs it")
    return found


@contextmanager
def display() -> Iterator[str]:
    """A virtual display; yields its name."""
    ours, theirs = os.pipe()
    command = [_tool("Xvfb"), "-displayfd", f"{theirs}", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)
    os.close(theirs)
    try:
        with os.fdopen(ours) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait(timeout=60)


@contextmanager
def webkit(shown_on: str, width: int, height: int) -> Iterator["WebKitPage"]:
    """A page in a separate browser, with empty storage."""
    service = Service(_tool("WebKitWebDriver"), env={**os.environ, "DISPLAY": shown_on})
    service.start()
    try:
        line = RemoteConnection(client_config=ClientConfig(remote_server_addr=service.service_url))
        with webdriver.Remote(line, options=Options()) as driver:
            driver.set_window_size(width, height)
            yield WebKitPage(driver)
    finally:
        service.stop()


class WebKitPage:
    """A page of WebKit."""

    def __init__(self, driver: webdriver.Remote) -> None:
        self._driver = driver
        self._complaints: list[str] = []
        self.keyboard = _Keyboard(driver)
        self.mouse = _Mouse(driver)

    @property
    def url(self) -> str:
        """Its address."""
        return self._driver.current_url

    def goto(self, url: str, /) -> None:
        """Open an address."""
        self.complaints()
        self._driver.get(url)
        self.evaluate(_LISTEN)

    def reload(self) -> None:
        """Load the page again."""
        self.complaints()
        self._driver.refresh()
        self.evaluate(_LISTEN)

    def complaints(self) -> list[str]:
        """What has gone wrong so far."""
        self._complaints += self.evaluate("() => window.complaints?.splice(0) ?? []")
        return self._complaints

    def locator(self, selector: str, /) -> "WebKitParts":
        """Elements by a CSS selector."""
        return WebKitParts(self._driver, lambda: self._driver.find_elements(By.CSS_SELECTOR, selector))

    def evaluate(self, script: str, arg: Any = None, /) -> Any:
        """What a function returns, when it is called with the argument."""
        return self._driver.execute_script(f"return ({script})(arguments[0])", arg)

    def wait_for_function(self, script: str, /, *, arg: Any = None, timeout: float = _PATIENCE) -> "_Found":
        """The first truthy result of a function."""
        return _Found(_until(lambda: self.evaluate(script, arg), script, timeout))

    def screenshot(self) -> bytes:
        """The viewport as PNG."""
        return self._driver.get_screenshot_as_png()


class WebKitParts:
    """Elements of a page, looked up at each use."""

    def __init__(self, driver: webdriver.Remote, find: Callable[[], list[WebElement]]) -> None:
        self._driver = driver
        self._find = find

    @property
    def first(self) -> "WebKitParts":
        """The first of them."""
        return self.nth(0)

    @property
    def last(self) -> "WebKitParts":
        """The last of them."""
        return self.nth(-1)

    def nth(self, index: int, /) -> "WebKitParts":
        """One of them, from 0."""
        return WebKitParts(self._driver, lambda: self._find()[index:][:1])

    def locator(self, selector: str, /) -> "WebKitParts":
        """Elements inside them."""
        inside = (By.CSS_SELECTOR, selector)
        return WebKitParts(self._driver, lambda: [part for one in self._find() for part in one.find_elements(*inside)])

    def count(self) -> int:
        """How many there are now."""
        return len(self._find())

    def click(self) -> None:
        """Click the only one, once it can be clicked."""

        def pressed(one: WebElement) -> None:
            spot = self._driver.execute_script(_SPOT, one)
            if spot is None:
                raise ElementClickInterceptedException
            _Mouse(self._driver).click(*spot)

        self._does(pressed)

    def select_option(self, value: str, /) -> None:
        """Choose an option of the only one."""
        self._does(lambda one: Select(one).select_by_value(value))

    def get_attribute(self, name: str, /) -> str | None:
        """An attribute of the only one."""
        return self._does(lambda one: one.get_dom_attribute(name))

    def inner_text(self) -> str:
        """The text of the only one."""
        return self._does(lambda one: one.text)

    def input_value(self) -> str:
        """The value of the only one."""
        return self._does(lambda one: f"{one.get_property('value')}")

    def all_inner_texts(self) -> list[str]:
        """The texts of all."""
        return [one.text for one in self._find()]

    def _does(self, what: Callable[[WebElement], T]) -> T:
        """Do something with the only one as soon as possible."""

        def tried() -> list[T]:
            try:
                found = self._find()
                assert len(found) <= 1, f"{len(found)} elements instead of one"
                return [what(one) for one in found]
            except _NOT_YET:
                return []

        return _until(tried, "an element that can be used", _PATIENCE)[0]


class _Keyboard:
    def __init__(self, driver: webdriver.Remote) -> None:
        self._driver = driver

    def press(self, key: str, /) -> None:
        *held, last = (_KEYS.get(name, name) for name in key.split("+"))
        chain = ActionChains(self._driver, duration=0)
        for one in held:
            chain.key_down(one)
        chain.send_keys(last)
        for one in held:
            chain.key_up(one)
        chain.perform()


class _Mouse:
    def __init__(self, driver: webdriver.Remote) -> None:
        self._driver = driver

    def click(self, x: float, y: float, /) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()


class _Found:
    def __init__(self, value: Any) -> None:
        self._value = value

    def json_value(self) -> Any:
        return self._value


def _until(looked: Callable[[], T], what: str, patience: float) -> T:
    """The first truthy result within these milliseconds."""
    end = time.monotonic() + patience / 1000
    while not (found := looked()):
        if time.monotonic() > end:
            raise TookTooLong(f"{patience:.0f} ms without {what}")
        time.sleep(_PAUSE)
    return found
