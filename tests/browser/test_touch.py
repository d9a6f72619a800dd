"""A phone in the hand: Counter Attack by taps alone, on a board that stands still."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.people import PATIENCE, Person
from tests.support.touch import Thumb

# Letters take the most room in French, where the screen is narrowest.
SMALL: Final = [(360, 740, "en"), (360, 740, "fr"), (360, 740, "it"), (820, 1180, "fr"), (1024, 768, "fr")]


# Until the board has been the same for thirty drawings.
_AT_REST = """async () => {
  const now = () => document.querySelector('svg[role=application]').getAttribute('viewBox');
  for (let last = now(), same = 0; same < 30; ) {
    await new Promise(requestAnimationFrame);
    same = now() === last ? same + 1 : 0;
    last = now();
  }
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (412, 915)])
def test_twenty_moves_by_taps_alone(width, height, server, open_page):
    page = open_page(width, height, touch=True)
    page.goto(server.seat(server.room("counter-attack", home="Wharfside", away="Calder")))
    thumb = Thumb(page)
    thumb.plays(moves=20)
    assert thumb.did["select"] >= 10, thumb.did


@pytest.mark.parametrize("pace", ["calm", "still"])
def test_a_drag_moves_the_pitch_and_presses_nothing(pace, stage, open_page):
    page = open_page(390, 844, touch=True, pace=pace)
    page.goto(stage.seat(stage.room("counter-attack", home="Wharfside", away="Ormsby")))
    Person(page).looks()
    thumb = Thumb(page)
    thumb.presses(page.locator("button.call.primary"))
    expect(page.locator(".screen")).to_have_attribute("data-frame", "StepChoice", timeout=PATIENCE)
    expect(page.locator(".token.movable").first).to_be_attached()
    board = page.locator("svg[role=application]")
    page.evaluate(_AT_REST)  # a camera that still travels would move the pitch too
    seen = board.get_attribute("viewBox") or ""
    token = thumb.seen(".token.movable")[0]
    thumb.drags(token["spot"], (-60, 40))
    expect(board).not_to_have_attribute("viewBox", seen)
    expect(page.locator(".token[aria-pressed=true]")).to_have_count(0)
    page.evaluate(_AT_REST)
    moved = next(one for one in thumb.seen(".token.movable") if one["id"] == token["id"])
    assert abs(moved["spot"][0] - token["spot"][0] + 60) < 2
    assert abs(moved["spot"][1] - token["spot"][1] - 40) < 2
    # A finger that shakes a little presses all the same.
    thumb.drags(moved["spot"], (3, 4))
    expect(page.locator(f".token[data-player='{token['id']}']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height", "language"), SMALL)
def test_the_board_stands_still_at_every_question(width, height, language, stage, open_page):
    page = open_page(width, height, touch=True, language=language)
    page.goto(stage.seat(stage.room("counter-attack", home="Wharfside", away="Ormsby")))
    person = Person(page)
    person.looks()
    thumb = Thumb(page)
    boxes = {"asked": thumb.box}
    thumb.presses(page.locator("button.more"))
    boxes["more"] = thumb.box
    thumb.presses(page.locator("button.more"))
    page.keyboard.press("p")
    boxes["aim"] = thumb.box
    thumb.taps(*next(one["spot"] for one in thumb.seen(".token.home") if one["id"] == "9"))
    page.locator("[data-odds]").wait_for(timeout=PATIENCE)
    boxes["odds"] = thumb.box
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.locator(".screen")).to_have_attribute("data-frame", "StepChoice", timeout=PATIENCE)
    person.looks()
    boxes["movement"] = thumb.box
    thumb.selects()
    boxes["player"] = thumb.box

    page.goto(stage.seat(stage.room("counter-attack", home="Wharfside", away="Ormsby")))
    person = Person(page)
    person.looks()
    page.keyboard.press("i")
    page.locator("[data-ranked]").first.wait_for(timeout=PATIENCE)
    boxes["hint"] = thumb.box
    assert len({tuple(box) for box in boxes.values()}) == 1, boxes


@pytest.mark.parametrize(("width", "height", "language"), SMALL)
def test_the_board_stands_still_at_a_corner(width, height, language, stage, open_page):
    page = open_page(width, height, touch=True, language=language)
    page.goto(stage.seat(stage.room("counter-attack", home="Wharfside", away="Tarn Bridge")))
    thumb, boxes = Thumb(page), {}
    while (frame := thumb.waits()) != "PlacementChoice":
        boxes[frame] = thumb.box
        thumb.answers(frame)
    boxes[frame] = thumb.box
    assert {"SubstitutionChoice", "TakerChoice"} <= set(boxes)
    assert len({tuple(box) for box in boxes.values()}) == 1, boxes
