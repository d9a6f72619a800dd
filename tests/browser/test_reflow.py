"""Small windows, large letters and phones on their side: every control can be scrolled to and pressed."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person

SIZES: Final = ((320, 256), (640, 400), (844, 390), (667, 375))
"""Four and two times the letters of an ordinary screen, and phones on their side."""

# What cannot be pressed: a control whose middle is covered by something else, or beyond the edge, once it was scrolled
# to by scrolling that a person could do as well.
_UNREACHABLE: Final = """() => {
  const root = [...document.querySelectorAll('dialog[open], [data-ending]')].at(-1) ?? document;
  const controls = root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  const named = (one) => one.getAttribute('aria-label') || one.innerText || one.outerHTML.slice(0, 80);
  const fixed = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const held = up !== document.documentElement && up !== document.body;
      if (held && overflowY !== 'auto' && overflowY !== 'scroll' && up.scrollTop) return true;
      if (held && overflowX !== 'auto' && overflowX !== 'scroll' && up.scrollLeft) return true;
    }
    return false;
  };
  const wrong = [];
  let seen = 0;
  for (const one of controls) {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true })) continue;
    const pressed = one.labels?.[0] ?? one;
    pressed.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = pressed.getClientRects()[0] ?? pressed.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    seen += 1;
    if (!pressed.contains(met)) wrong.push(`${named(pressed)}: under ${met?.outerHTML.slice(0, 120) ?? 'the edge'}`);
    else if (fixed(pressed)) wrong.push(`${named(pressed)}: only scripts scroll to it`);
  }
  // Nothing is read by scrolling to and fro.
  for (const one of document.querySelectorAll('*')) {
    const scrolls = one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX);
    if (scrolls && one.clientWidth && one.scrollWidth > one.clientWidth)
      wrong.push(`${one.tagName}.${one.className}: ${one.scrollWidth} px in ${one.clientWidth}`);
  }
  return { seen, wrong };
}"""


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def seated(page: Page, server: Server, away: str, game: str = "counter-attack", **setup: Any) -> Person:
    page.goto(server.seat(server.room(game, home="Wharfside", away=away, **setup)))
    person = Person(page)
    person.looks()
    return person


def action(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")


def more(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")
    resized(page, *SIZES[0])
    page.locator("button.more").click()
    expect(page.get_by_role("group", name="More")).to_be_visible()


def move(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")
    page.keyboard.press("m")
    expect(page.locator(".token.movable").first).to_be_attached(timeout=PATIENCE)
    page.keyboard.press("n")
    expect(page.locator(".token[aria-pressed=true]")).to_have_count(1)


def hint(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")
    page.keyboard.press("i")
    page.locator("[data-ranked]").first.click(timeout=PATIENCE)
    expect(page.locator("[data-play]")).to_be_visible()


def substitution(page: Page, server: Server) -> None:
    seated(page, server, "Skelling")
    expect(page.locator("[data-bench]")).to_be_visible()


def corner(page: Page, server: Server) -> None:
    person = seated(page, server, "Tarn Bridge")
    while (seen := person.looks())["frame"] != "PlacementChoice":
        person.plays(seen)
    assert "arrange" in seen["calls"]


def taker(page: Page, server: Server) -> None:
    person = seated(page, server, "Tarn Bridge")
    while not (seen := person.looks())["names"]:
        person.plays(seen)


def draft(page: Page, server: Server) -> None:
    seated(page, server, "Calder", draft=True)
    expect(page.locator("[data-draft]")).to_be_visible()


def line_up(page: Page, server: Server) -> None:
    person = seated(page, server, "Calder", draft=True)
    while (seen := person.looks())["frame"] != "LineUpChoice":
        person.plays(seen)


def play(page: Page, server: Server) -> None:
    seated(page, server, "Lavaur", "french-flair")
    for card in ("9", "10"):
        page.locator(f".hand [data-card='{card}']").click()
    page.locator("[data-plays] [data-answer*=run]").first.click()
    page.locator("[data-chances]").first.wait_for(state="attached", timeout=PATIENCE)


def contest(page: Page, server: Server) -> None:
    seated(page, server, "Montcalm", "french-flair")
    page.locator(".hand button.card[aria-disabled=false]").first.click()


def ending(page: Page, server: Server) -> None:
    seated(page, server, "Lavaur", "french-flair")
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("[data-ending]")).to_be_visible()


def settings(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")
    page.get_by_label("Settings").click()
    expect(page.locator("dialog")).to_be_visible()


def keys(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()


def curtain(page: Page, server: Server) -> None:
    made = server.room("french-flair", seats=("screen", "screen"), home="Garonne", away="Causse")
    page.goto(server.seat(made))
    expect(page.locator(".curtain")).to_be_visible(timeout=PATIENCE)


def home(page: Page, server: Server) -> None:
    seated(page, server, "Ormsby")  # which is one to go on with
    page.goto(server.address)
    expect(page.locator("article .primary").first).to_be_enabled()


def new_football(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/new/counter-attack")
    page.locator("[data-to-rules]").click()


def new_rugby(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/new/french-flair")
    page.locator("[data-to-rules]").click()


def rules(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/rules")
    expect(page.locator("main a, main button, main input").first).to_be_visible()


SCREENS: Final[list[Callable[[Page, Server], None]]] = [
    action,
    more,
    move,
    hint,
    substitution,
    taker,
    corner,
    draft,
    line_up,
    play,
    contest,
    ending,
    settings,
    keys,
    curtain,
    home,
    new_football,
    new_rugby,
    rules,
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_control_can_be_reached(screen, stage, open_page):
    page = open_page()
    screen(page, stage)
    for width, height in SIZES:
        resized(page, width, height)
        found = page.evaluate(_UNREACHABLE)
        assert found["seen"], "there is nothing to press"
        assert found["wrong"] == [], (width, height)
