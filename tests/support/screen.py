"""The page as people use it: the part of Playwright's interface that every engine's pages have."""

from typing import Any, Final, Protocol, Self


class Keyboard(Protocol):
    """The keys of a page."""

    def press(self, key: str, /) -> None:
        """Press a key, as Playwright names it: `Enter`, `a`, `Control+a`."""


class Mouse(Protocol):
    """The pointer of a page."""

    def click(self, x: float, y: float, /) -> None:
        """Click a point of the viewport."""


class Parts(Protocol):
    """Elements of a page, looked up at each use."""

    @property
    def first(self) -> Self:
        """The first of them."""

    @property
    def last(self) -> Self:
        """The last of them."""

    def nth(self, index: int, /) -> Self:
        """One of them, from 0."""

    def locator(self, selector: str, /) -> Self:
        """Elements inside them."""

    def count(self) -> int:
        """How many there are now."""

    def click(self) -> None:
        """Click the only one, once it can be clicked."""

    def select_option(self, value: str, /) -> object:
        """Choose an option of the only one."""

    def get_attribute(self, name: str, /) -> str | None:
        """An attribute of the only one."""

    def inner_text(self) -> str:
        """The text of the only one."""

    def input_value(self) -> str:
        """The value of the only one."""

    def all_inner_texts(self) -> list[str]:
        """The texts of all."""


class Handle(Protocol):
    """The result of a script, kept in the page."""

    def json_value(self) -> Any:
        """The result itself."""


class Screen(Protocol):
    """A page. Playwright's pages are screens as they are."""

    @property
    def keyboard(self) -> Keyboard:
        """Its keys."""

    @property
    def mouse(self) -> Mouse:
        """Its pointer."""

    @property
    def url(self) -> str:
        """Its address."""

    def goto(self, url: str, /) -> object:
        """Open an address."""

    def reload(self) -> object:
        """Load the page again."""

    def locator(self, selector: str, /) -> Parts:
        """Elements by a CSS selector."""

    def evaluate(self, script: str, arg: Any = None, /) -> Any:
        """What a function returns, when it is called with the argument."""

    def wait_for_function(self, script: str, /, *, arg: Any = None, timeout: float = 30_000) -> Handle:
        """The first truthy result of a function; raises Playwright's TimeoutError after these milliseconds."""

    def screenshot(self) -> bytes:
        """The viewport as PNG."""


_PATIENCE: Final = 60_000
"""Milliseconds until a match is there: a page alone may still be loading its engine."""


class Place(Protocol):
    """Where the app is served."""

    @property
    def address(self) -> str:
        """What stands before the path of a screen."""


def make(page: Screen, server: Place, game: str, away: str = "computer", clock: str = "", **options: str) -> None:
    """Create a match with the form, seated at home. The clock is the length of the game's usual kind."""
    page.goto(f"{server.address}/new/{game}")
    page.wait_for_function("() => document.querySelector('form > button[type=submit]')")
    guest = page.locator(".sides section").nth(1)
    guest.locator("fieldset").first.locator("label").nth(["screen", "computer", "invited"].index(away)).click()
    if clock:
        _replace(page, "[data-clock] input[type=number]", clock)
    if options:
        page.locator("[data-to-rules]").click()
    for name, value in options.items():
        page.locator(f"[data-option={name}] [data-value={value}]").click()
    page.locator("[data-start]" if options else "form > button[type=submit]").click()
    page.wait_for_function("() => (location.pathname + location.hash).includes('/match/')", timeout=_PATIENCE)


def _replace(page: Screen, field: str, value: str) -> None:
    """Type over the value of a field: in Firefox, Playwright's own `fill` adds to that of a number field."""
    page.locator(field).click()
    for key in ("Control+a", *value, "Tab"):
        page.keyboard.press(key)
    assert page.locator(field).input_value() == value
