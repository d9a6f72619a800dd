"""What the app weighs, what its content policy lets through, and whether everybody can use it."""

import gzip
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import Server, Watched, begins_with
from tests.support.people import PATIENCE, Person
from touchline.games import GAMES
from touchline.server.settings import STATIC

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_home_and_a_match_weigh_little(game, stage: Server, open_page):
    """Script, style and messages as fetched, compressed: 130 kB for home, 250 with a match; other screens wait."""
    page = open_page()
    fetched: set[str] = set()
    page.on("response", lambda answer: fetched.add(urlsplit(answer.url).path))
    page.goto(stage.address)
    page.locator("[data-place=play]").wait_for()
    page.wait_for_load_state("networkidle")
    home = weight(fetched)
    page.goto(stage.seat(stage.room(game)))
    Person(page).looks()
    assert home < 130_000, fetched
    assert weight(fetched) < 250_000, fetched


def weight(paths: set[str]) -> int:
    files = [STATIC / path.lstrip("/") for path in paths if path.endswith((".js", ".css"))]
    return sum(len(gzip.compress(file.read_bytes())) for file in [STATIC / "index.html", *files])


def test_the_page_is_sealed(server, open_page, watched):
    page = open_page()
    answer = page.goto(server.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    # Nothing foreign runs, even where it gets into the page.
    with watched.forgiving("Content Security Policy"):
        broken = page.evaluate(
            """() => new Promise((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
            const script = document.createElement('script');
            script.textContent = 'window.foreign = true';
            document.head.append(script);
        })"""
        )
    assert broken == "script-src-elem"
    assert page.evaluate("window.foreign") is None


SCREENS: Final[dict[str, tuple[str, dict[str, Any]] | None]] = {
    "home": None,
    "new": None,
    "counter-attack": ("counter-attack", {"home": "Wharfside", "away": "Ormsby"}),
    "tackle": ("counter-attack", {"home": "Wharfside", "away": "Dunmore"}),
    "corner": ("counter-attack", {"home": "Wharfside", "away": "Hollin Gate"}),
    "substitution": ("counter-attack", {"home": "Wharfside", "away": "Skelling"}),
    "french-flair": ("french-flair", {"home": "Garonne", "away": "Lavaur"}),
    "contest": ("french-flair", {"home": "Garonne", "away": "Montcalm"}),
}
SMALL: Final = ("tackle", "corner", "contest")
"""Those that are looked at on a phone too, in the light."""


@pytest.mark.parametrize(
    ("screen", "theme", "width", "height"),
    [(screen, theme, 1440, 900) for screen in SCREENS for theme in ("light", "dark")]
    + [(screen, "light", 390, 844) for screen in SMALL],
)
def test_everybody_can_use_it(screen, theme, width, height, stage: Server, browser: Browser, watched: Watched):
    context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context, theme=theme)
    page = context.new_page()
    watched.watch(page)
    if match := SCREENS[screen]:
        game, setup = match
        page.goto(stage.seat(stage.room(game, **setup)))
        Person(page).looks()
        if screen in GAMES:
            page.keyboard.press("i")  # with a hint beside the board
            page.locator("[data-ranked]").first.click(timeout=PATIENCE)
    elif screen == "new":
        page.goto(f"{stage.address}/new/counter-attack")
        page.locator("[data-to-rules]").click()
    else:
        page.goto(stage.address)
        expect(page.locator("article .primary").first).to_be_enabled()
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    wrong = [
        f"{violation['id']}: {violation['help']} — {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    context.close()
    assert found["passes"]
    assert wrong == []
