"""The frame of a match: its sizes, and that no question or tap moves anything in it."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import FLAGS, Server, chromium
from tests.support.people import PATIENCE, Person
from tests.support.steady import Steady, boxes
from tests.support.touch import Thumb

_ENDS_AT: Final = """(y) => Math.round(document.querySelector('[data-slot=A]').getBoundingClientRect().bottom) === y"""

# Enter on a hex has told why not, or shows the way there.
_TOLD: Final = """() => document.querySelector('[data-refusal]') || document.querySelector('.preview .path')"""


def seated(page: Page, server: Server, away: str = "Ormsby", game: str = "counter-attack") -> Person:
    page.goto(server.seat(server.room(game, home="Wharfside", away=away)))
    person = Person(page)
    person.looks()
    return person


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


def test_nothing_moves_through_twenty_answers(stage, open_page):
    page = open_page(1440, 900)
    person = seated(page, stage)
    steady = Steady(page)
    for _ in range(20):
        seen = person.looks()
        if "over" in seen:
            break
        steady.holds(seen)
        person.plays(seen)
    steady.ends()


def test_nothing_moves_under_a_thumb(stage, open_page):
    page = open_page(390, 844, touch=True)
    seated(page, stage)
    steady = Steady(page)
    page.keyboard.press("m")
    expect(page.locator(".screen")).to_have_attribute("data-frame", "StepChoice", timeout=PATIENCE)
    thumb = Thumb(page)
    for _ in range(3):
        thumb.presses(page.locator(".calls button.call", has_text="Next player"))
        expect(page.locator(".token[aria-pressed=true]")).to_have_count(1)
        steady.holds()
    thumb.presses(page.locator("button.more"))
    steady.holds()
    steady.ends()


def test_the_sheet_of_a_phone_has_three_heights(stage, open_page):
    page = open_page(390, 844, touch=True)
    seated(page, stage, "Kelmarsh")
    thumb, handle = Thumb(page), page.locator(".sheet > button")
    thumb.presses(page.locator("button.call.primary"))
    expect(page.locator("[data-odds]")).to_be_visible(timeout=PATIENCE)
    steady = Steady(page)
    kept = steady.kept
    assert 130 <= kept["A"][3] <= 136
    box = handle.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44

    thumb.presses(handle)
    expect(handle).to_have_attribute("data-height", "all")
    expect(page.locator("[data-reckless]")).to_be_in_viewport(ratio=1)
    lower = kept["A"][1] + kept["A"][3]
    page.wait_for_function(_ENDS_AT, arg=lower)  # once it has risen
    thumb.presses(handle)
    expect(handle).to_have_attribute("data-height", "bar")
    assert boxes(page)["A"][3] == 52
    page.wait_for_function(_ENDS_AT, arg=lower)
    expect(page.locator("[data-odds] .bar").first).to_be_in_viewport(ratio=1)
    thumb.presses(handle)
    expect(handle).to_have_attribute("data-height", "middle")

    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    thumb.drags((x, y), (0, -80))
    expect(handle).to_have_attribute("data-height", "all")
    handle.press("ArrowDown")
    expect(handle).to_have_attribute("data-height", "middle")
    handle.press("ArrowDown")
    handle.press("ArrowDown")
    expect(handle).to_have_attribute("data-height", "bar")
    handle.press("ArrowUp")
    thumb.presses(page.locator("[data-odds] summary").first)  # an unfolded part must be visible
    expect(handle).to_have_attribute("data-height", "all")
    handle.press("ArrowDown")
    assert boxes(page) == kept
    steady.ends()


# What is told of a hex, the hex itself, and the board: whether the first lies on the second, or beyond the third.
_COVERS: Final = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [told, hex, board] = [box('.refusal'), box('.cursor'), box('.board')];
  const apart = told.left >= hex.right || told.right <= hex.left || told.top >= hex.bottom || told.bottom <= hex.top;
  const inside = told.left >= board.left && told.right <= board.right && told.top >= board.top;
  return { covers: !apart, inside: inside && told.bottom <= board.bottom };
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_a_reason_stands_beside_its_hex(width, height, stage, open_page):
    page = open_page(width, height)
    seated(page, stage)
    page.keyboard.press("p")
    expect(page.locator("[data-lit]").first).to_be_attached(timeout=PATIENCE)
    refused = 0
    for arrow in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft") * 9:
        page.keyboard.press(arrow)
        page.keyboard.press("Enter")
        page.wait_for_function(_TOLD, timeout=PATIENCE)
        if page.locator("[data-refusal]").count():
            refused += 1
            assert page.evaluate(_COVERS) == {"covers": False, "inside": True}
        page.keyboard.press("Escape")
    assert refused >= 5


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
