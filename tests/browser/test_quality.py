"""What the app weighs, what its content policy lets through, and whether everybody can use it."""

import gzip
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import Server, Watched, begins_with
from tests.support.people import PATIENCE, Person
from touchline.i18n import LANGUAGES
from touchline.server.settings import STATIC

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
MESSAGES = sorted((STATIC.parent.parent / "i18n" / "en").glob("*.ftl"))


def test_script_and_style_weigh_less_than_300_kb():
    """With the messages of one language, the longest: nobody fetches those of the others."""
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css", ".html")]
    assert any(file.name == "index.html" for file in files), "build the app first: make web"
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    messages: dict[str, list[int]] = {area.stem: [] for area in MESSAGES}
    for name in [name for name in sizes if name[: -len("-12345678.js")] in messages]:
        messages[name[: -len("-12345678.js")]].append(sizes.pop(name))
    assert all(len(found) == len(LANGUAGES) for found in messages.values()), messages
    weight = sum(sizes.values()) + sum(map(max, messages.values()))
    assert weight < 300_000, (weight, sizes, messages)


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
    "french-flair": ("french-flair", {"home": "Garonne", "away": "Lavaur"}),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", list(SCREENS))
def test_everybody_can_use_it(screen, theme, stage: Server, browser: Browser, watched: Watched):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context, theme=theme)
    page = context.new_page()
    watched.watch(page)
    if match := SCREENS[screen]:
        game, setup = match
        page.goto(stage.seat(stage.room(game, **setup)))
        Person(page).looks()
        page.keyboard.press("i")  # with a hint beside the board
        page.locator("[data-ranked]").first.click(timeout=PATIENCE)
    elif screen == "new":
        page.goto(f"{stage.address}/new/counter-attack")
        page.locator("details summary").click()
    else:
        page.goto(stage.address)
        expect(page.locator("article .primary").first).to_be_enabled()
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    grave = [
        f"{violation['id']}: {violation['help']} — {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
    context.close()
    assert found["passes"]
    assert grave == []
