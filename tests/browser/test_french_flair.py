"""French Flair by keyboard alone and by touch alone: every decision in reach, and boxes that stay where they are."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import Server, Watched, begins_with
from tests.support.people import PATIENCE, Person
from tests.support.touch import Thumb

AXE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHORT: Final = {"clock": "phases:20"}
LANGUAGES: Final = ["en", "fr", "it"]
THROW: Final = "button.call:has(kbd:text-is('1')), button.call:has(kbd:text-is('2'))"

# Board, question, hand, decision and calls, as rounded boxes; nothing once the match is over.
_BOXES: Final = """() => ['board', 'A', 'table', 'calls'].flatMap((slot) => {
  const found = document.querySelector(`[data-slot=${slot}]`);
  if (!found) return [];
  const { x, y, width, height } = found.getBoundingClientRect();
  return [[x, y, width, height].map(Math.round).join(' ')];
})"""

# Things that a finger can come down on, in the order of the page.
_REACHED: Final = """(what) => [...document.querySelectorAll(what)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""

# Whether something lies in a slot as a whole.
_WITHIN: Final = """([what, slot]) => {
  const frame = document.querySelector(`[data-slot=${slot}]`).getBoundingClientRect();
  return [...document.querySelectorAll(what)].map((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right && bottom > top;
  });
}"""


class Finger(Thumb):
    """A finger that plays cards: no slot may move under it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._boxes: list[Any] = []

    @property
    def box(self) -> list[float]:
        """Where the slots are; where they were, once the match is over."""
        self._boxes = self.page.evaluate(_BOXES) or self._boxes
        return self._boxes

    def first(self, what: str) -> tuple[float, float]:
        """Tap the first of some things that can be reached; where it is."""
        found = self.seen(what)
        assert found, f"no {what} can be reached"
        x, y = found[0]["spot"]
        self.taps(x, y)
        return x, y

    def plays_cards(self, person: Person, seen: dict[str, Any]) -> None:
        """Answer a question by taps, each kind of answer in its own way, once the card of a moment has closed."""
        expect(self.page.locator("[data-big]")).to_have_count(0)
        if seen["plays"]:
            self.did["play"] += 1
            self.first("[data-plays] button[data-answer]")
            self.presses(self.page.locator("button.call.primary"))
        elif seen["cards"] and self.did["card"] <= self.did["call"]:
            self.did["card"] += 1
            self.first(".hand button.card[aria-disabled=false]")
            self.presses(self.page.locator("button.call.primary"))
        else:
            self.did["call"] += 1
            spot = self.first("button.call[data-answer]:not([data-answer=back])")
            if person.arms(seen):
                self.taps(*spot)  # the button has stayed where it was pressed


def seated(page: Page, server: Server, away: str, **options: str) -> Person:
    """Somebody with a question to answer."""
    made = server.room("french-flair", coach="novice", home="Garonne", away=away, options=options)
    page.goto(server.seat(made))
    return Person(page)


def test_a_short_match_by_keyboard_alone(server, open_page):
    page = open_page()
    person = seated(page, server, "Causse", **SHORT)
    did, boxes = Counter[str](), set[str]()
    while "over" not in (seen := person.looks()):
        boxes.add(" | ".join(page.evaluate(_BOXES)[::2]))  # the board and the hand; A and C share a column
        way = did.total()
        if seen["plays"]:
            did["play"] += 1
            for _ in range(1 + way % 2):
                page.keyboard.press("ArrowDown")
            expect(page.locator("button.call.primary")).to_be_visible(timeout=PATIENCE)
            page.keyboard.press("Enter")
        elif seen["cards"] and way % 2:
            did["card"] += 1
            page.keyboard.press(str(1 + way % seen["cards"]))
            expect(page.locator("button.call.primary")).to_be_visible(timeout=PATIENCE)
            page.keyboard.press("Enter")
        elif page.locator(THROW).count():
            did["throw"] += 1
            page.keyboard.press(str(1 + way % 2))
            assert person.arms(seen), "dice wait for a second press"
            page.keyboard.press("Enter")
        else:
            did["call"] += 1
            keys = page.locator("button.call[data-answer]:not([data-answer=back]) kbd").all_inner_texts()
            page.keyboard.press(keys[way % len(keys)])
        person.answered(seen)
    assert min(did["play"], did["card"], did["throw"]) > 1, did
    assert len(boxes) == 1, boxes


def test_a_short_match_by_touch(server, open_page):
    page = open_page(390, 844, touch=True)
    person = seated(page, server, "Causse", **SHORT)
    finger, boxes = Finger(page), set[str]()
    while "over" not in (seen := person.looks()):
        boxes.add(" | ".join(map(str, finger.box)))
        finger.plays_cards(person, seen)
        person.answered(seen)
    assert min(finger.did["play"], finger.did["card"], finger.did["call"]) > 1, finger.did
    assert len(boxes) == 1, boxes


# One die beside two


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_one_die_and_two_are_compared_as_a_whole(width, height, language, stage, open_page):
    page = open_page(width, height, language=language)
    seated(page, stage, "Figeac").looks()
    compared(page)
    seated(page, stage, "Lavaur").looks()
    for card in ("9", "10"):
        page.locator(f".hand [data-card='{card}']").click()
    expect(page.locator("[data-chances]")).to_be_visible(timeout=PATIENCE)
    compared(page)


def compared(page: Page) -> None:
    """Both bars, or both columns with all their rows, are seen as a whole."""
    page.locator("[data-chances]").first.wait_for(timeout=PATIENCE)
    bars = page.locator("[data-chances] .bars .bar")
    what = "[data-chances] .bars .bar" if bars.first.is_visible() else "[data-chances] tr"
    within = page.evaluate(_WITHIN, [what, "A"])
    assert len(within) > 1
    assert all(within), what


@pytest.mark.parametrize("language", LANGUAGES)
def test_goal_touch_and_tap_are_all_in_reach(language, stage, open_page):
    page = open_page(390, 844, touch=True, language=language)
    seated(page, stage, "Revel").looks()
    for answer in ("goal", "touch", "tap"):
        assert page.evaluate(_REACHED, f"button.call[data-answer={answer}]") == [True]
    expect(page.locator("[data-chances] li")).to_have_count(2, timeout=PATIENCE)


def test_cards_that_make_no_play_say_why_and_which_would_fit(stage, open_page):
    page = open_page(390, 844, touch=True)
    seated(page, stage, "Albi").looks()
    page.locator(".hand [data-card='15']").click()
    none = page.locator("[data-plays] .none")
    expect(none).to_contain_text("FF-", timeout=PATIENCE)
    expect(none).to_contain_text("1, 2, 3, 4 and 5")


def test_a_contest_that_cannot_fail_says_so(stage, open_page):
    page = open_page()
    seated(page, stage, "Moissac").looks()
    expect(page.locator("[data-zone]")).to_contain_text("cannot fail")
    expect(page.locator("header .why")).to_contain_text("cannot fail")
    expect(page.locator("[data-zone] .face:not(.inside)")).to_have_count(0)


def test_a_new_question_clears_the_selection(stage, open_page):
    page = open_page()
    person = seated(page, stage, "Lavaur")
    seen = person.looks()
    page.keyboard.press("3")
    expect(page.locator("[data-selection]")).to_be_visible()
    page.keyboard.press("t")  # the touch kick
    person.answered(seen)
    person.looks()
    expect(page.locator("[data-selection], .hand [aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_contain_text("one die or two")


# Everybody


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_no_decision_lacks_an_answer(width, height, theme, stage: Server, browser: Browser, watched: Watched):
    context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context, theme=theme)
    page = context.new_page()
    watched.watch(page)
    found: list[str] = []
    for away, key in (("Lavaur", "ArrowDown"), ("Montcalm", "2"), ("Figeac", "1"), ("Revel", ""), ("Albi", "6")):
        seated(page, stage, away).looks()
        if key:
            page.keyboard.press(key)
        page.locator("[data-chances], [data-plays] :is(.none, .chosen)").first.wait_for(timeout=PATIENCE)
        page.add_script_tag(path=AXE)
        report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        found += [
            f"{away}: {violation['id']} {node['target']} {node['failureSummary']}"
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
    context.close()
    assert found == []
