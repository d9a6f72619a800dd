"""The frame of a match: its sizes, and that nothing in it moves, whatever is asked or tapped."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import FLAGS, Server, chromium
from tests.support.people import PATIENCE, Person
from tests.support.touch import Thumb

SHIFT: Final = 0.02
"""The most that may ever shift, right after a press too."""

# Where the board, the question, the calls and the slots are; what a shorter screen shows elsewhere is left out.
_BOXES: Final = """() => Object.fromEntries([...document.querySelectorAll('[data-slot]')].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return width ? [[one.dataset.slot, [x, y, width, height].map(Math.round)]] : [];
}))"""

# Shifts of the layout from now on, those right after a press too.
_WATCH: Final = """() => {
  window.shifts = [];
  const keep = (list) => window.shifts.push(...list.getEntries().map((entry) => entry.value));
  new PerformanceObserver(keep).observe({ type: 'layout-shift' });
}"""


def seated(page: Page, server: Server, away: str = "Ormsby", game: str = "counter-attack") -> Person:
    page.goto(server.seat(server.room(game, home="Wharfside", away=away)))
    person = Person(page)
    person.looks()
    return person


def boxes(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(_BOXES)
    return found


def test_a_desk(stage, open_page):
    page = open_page(1440, 900)
    seated(page, stage)
    found = boxes(page)
    _, y, width, height = found["board"]
    assert (y, height) == (80, 734)
    assert width >= 1000
    assert found["calls"][3] == 58
    assert [found[slot][2:] for slot in "ABC"] == [[384, 440], [384, 84], [384, 256]]


def test_a_tablet(stage, open_page):
    page = open_page(1024, 768)
    seated(page, stage)
    found = boxes(page)
    assert found["board"][2:] == [812, 620]
    assert found["A"][2] == 188
    assert "C" not in found
    page.locator(".rail [data-tab=log]").click()
    expect(page.locator(".page.log")).to_be_visible()
    assert boxes(page)["board"] == found["board"]
    page.keyboard.press("Escape")
    expect(page.locator(".page.log")).to_be_hidden()


def test_a_phone(stage, open_page):
    page = open_page(390, 844, touch=True)
    seated(page, stage)
    found = boxes(page)
    assert found["board"][3] >= 0.55 * 844
    assert found["board"][2] == 390
    assert found["prompt"][3] == 66
    assert found["calls"][3] == 72
    assert 130 <= found["A"][3] <= 136
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('header a, header button, nav button')].flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width && (width < 44 || height < 44) ? [[one.outerHTML.slice(0, 80), width, height]] : [];
        })"""
    )
    assert small == []


def test_every_control_of_a_phone_on_its_side_is_in_view(stage, open_page):
    page = open_page(844, 390, touch=True)
    seated(page, stage)
    page.keyboard.press("m")
    expect(page.locator(".token.movable").first).to_be_attached(timeout=PATIENCE)
    beyond = page.evaluate(
        """() => [...document.querySelectorAll('header button, header a, .call, nav button, .board button')]
          .flatMap((one) => {
            const { left, top, right, bottom, width } = one.getBoundingClientRect();
            const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(met);
            return width && !seen ? [one.outerHTML.slice(0, 90)] : [];
          })"""
    )
    assert beyond == []
    assert page.evaluate("document.documentElement.scrollHeight") <= 390


def same(page: Page, kept: dict[str, list[int]]) -> None:
    """See that everything is where it was. At set pieces the decision takes the room of the dice too."""
    found = boxes(page)
    steady = {"board", "prompt", "calls", "C"} | ({"A", "B"} if "B" in found and "B" in kept else set())
    assert {slot: found[slot] for slot in steady & set(kept)} == {slot: kept[slot] for slot in steady & set(kept)}


def worst(page: Page) -> float:
    """The largest shift since it is watched."""
    return float(max(page.evaluate("window.shifts"), default=0.0))


def test_nothing_moves_through_twenty_answers(stage, open_page):
    page = open_page(1440, 900)
    person = seated(page, stage)
    kept = boxes(page)
    page.evaluate(_WATCH)
    for _ in range(20):
        seen = person.looks()
        if "over" in seen:
            break
        same(page, kept)
        person.plays(seen)
    assert worst(page) < SHIFT


def test_nothing_moves_under_a_thumb(stage, open_page):
    page = open_page(390, 844, touch=True)
    seated(page, stage)
    kept = boxes(page)
    page.evaluate(_WATCH)
    page.keyboard.press("m")
    expect(page.locator(".screen")).to_have_attribute("data-frame", "StepChoice", timeout=PATIENCE)
    thumb = Thumb(page)
    for _ in range(3):
        thumb.presses(page.locator(".calls button.call", has_text="Next player"))
        expect(page.locator(".token[aria-pressed=true]")).to_have_count(1)
        same(page, kept)
    thumb.presses(page.locator("button.more"))
    same(page, kept)
    assert worst(page) < SHIFT


@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_large_letters_enlarge_everything(game, stage, browser):
    large = browser.browser_type.launch(
        executable_path=chromium(), args=[*FLAGS, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=32"]
    )
    page = large.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
    seated(page, stage, "Ormsby" if game == "counter-attack" else "Lavaur", game)
    expect(page.locator(".screen")).to_have_attribute("data-size", "low")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.screen *')].flatMap((one) => {
            const told = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
            const size = parseFloat(getComputedStyle(one).fontSize);
            const shown = told && !one.closest('svg') && one.checkVisibility();
            return shown && size < 22 ? [`${one.className} ${one.textContent.trim().slice(0, 30)} ${size}`] : [];
        })"""
    )
    large.close()
    assert small == []
