"""First matches with a coach, to their end: by mouse, on a phone by touch, by keys alone, in three languages."""

from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person
from tests.support.toucher import Toucher
from tests.support.typist import Typist

WAYS: Final = {"mouse": (1440, 900), "touch": (390, 844), "keys": (1440, 900)}
PLAYERS: Final = {"mouse": Person, "touch": Toucher, "keys": Typist}
TITLES: Final = {
    "en": "Your ball",
    "fr": "À vous le ballon",
    "it": "Palla tua",
}
NAMES: Final = {"en": "English", "fr": "Français", "it": "Italiano"}
COACH: Final = "[data-coach]"


def begun(server: Server, game: str, exercise: str = "", room: str = "") -> str:
    """The address of a lesson that has just begun."""
    asked = {"lesson": game, "exercise": exercise, "room": room}
    made = httpx.post(f"{server.address}/api/lessons", json=asked, timeout=60).raise_for_status().json()
    return server.seat(made)


def makes_room(page: Page) -> None:
    """Tap a great moment away; fold the card on a phone, where the decision has its place."""
    if page.locator("[data-big]").count():
        page.locator("[data-score]").click()
    fold = page.locator("[data-fold][aria-expanded=true]")
    if fold.count():
        fold.click()


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_a_first_match_to_its_end(game: str, way: str, server: Server, open_page: Any) -> None:
    """Whatever is answered is accepted; the coach says a first word and a last, and nothing is in the way."""
    page = open_page(*WAYS[way], touch=way == "touch")
    page.goto(begun(server, game))
    expect(page.locator(f"{COACH} h2")).to_have_text(TITLES["en"], timeout=PATIENCE)
    person = PLAYERS[way](page)
    cards, answers = set[str](), 0
    seen = person.looks()
    while "over" not in seen:
        cards |= set(page.locator(COACH).evaluate_all("(found) => found.map((one) => one.dataset.coach)"))
        makes_room(page)
        person.plays(seen)
        answers += 1
        if answers in (8, 16):
            person.looks()
            language = {8: "fr", 16: "it"}[answers]
            page.evaluate(
                """(language) => {
                    const kept = JSON.parse(localStorage.getItem('touchline.settings') ?? '{}');
                    localStorage.setItem('touchline.settings', JSON.stringify({ ...kept, language }));
                }""",
                language,
            )
            before = page.locator(COACH).get_attribute("data-coach")
            page.reload()
            expect(page.locator(COACH)).to_have_attribute("data-coach", before or "", timeout=PATIENCE)
            expect(page.locator("html")).to_have_attribute("lang", language)
            person = PLAYERS[way](page)
        seen = person.looks()
    assert {"your-ball"} < cards, cards
    expect(page.locator("[data-ending]")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (390, 844, True)])
def test_the_buttons_of_a_card(width: int, height: int, touch: bool, server: Server, open_page: Any) -> None:
    page = open_page(width, height, touch=touch)
    page.goto(begun(server, "counter-attack"))
    coach = page.locator(COACH)
    expect(coach).to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)
    expect(page.locator("[data-lesson=back]")).to_be_disabled()
    asked = page.locator(".screen").get_attribute("data-question")

    # A preview is no move, but it chooses the player, which the task waits for.
    page.locator("[data-lesson=show]").click()
    expect(coach).to_have_attribute("data-coach", "reach")
    expect(page.locator(".board .preview, .board .path").first).to_be_attached()
    assert page.locator(".screen").get_attribute("data-question") == asked

    page.locator("[data-lesson=back]").click()
    expect(coach).to_have_attribute("data-coach", "your-ball")
    expect(coach.locator("li.done")).to_have_count(1)
    page.locator("[data-lesson=forward]").click()
    expect(coach).to_have_attribute("data-coach", "reach")

    page.locator("[data-lesson=skip]").click()
    expect(coach).to_have_attribute("data-coach", "four-five-two")

    board = page.locator("[data-slot=board]").bounding_box()
    page.locator("[data-fold]").click() if touch else page.locator("[data-unfold]").click()
    if touch:
        assert page.locator("[data-slot=board]").bounding_box() == board
    else:
        expect(page.locator("[data-slot=C] nav")).to_be_visible()

    def bar(action: str) -> None:
        button = page.locator(f"header [data-action={action}]")
        if not button.count():
            page.locator("[data-action=more]").click()
        button.click()

    bar("leave-lesson")
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator(".screen")).to_have_attribute("data-mine", "true", timeout=PATIENCE)
    expect(coach).to_have_count(0)
    bar("coach")
    expect(coach).to_have_attribute("data-coach", "four-five-two")


def test_an_exercise_beside_the_match(server: Server, open_page: Any) -> None:
    page = open_page()
    page.goto(begun(server, "counter-attack"))
    expect(page.locator(COACH)).to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)
    match = page.url.rpartition("/")[2]
    page.goto(begun(server, "counter-attack", "shot", match))
    expect(page.locator(COACH)).to_have_attribute("data-coach", "in-range", timeout=PATIENCE)
    page.keyboard.press("y")
    expect(page.locator(COACH)).to_have_attribute("data-coach", "save-hex")
    page.locator("button.call.primary").click()
    page.locator("[data-lesson=return]").click(timeout=PATIENCE)
    expect(page.locator(COACH)).to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)
    assert page.url.rpartition("/")[2] == match


@pytest.mark.parametrize("width", [1440, 390])
def test_newcomers_are_asked_once(width: int, server: Server, open_page: Any) -> None:
    page = open_page(width, 844)
    page.goto(server.address)
    offer = page.locator("[data-offer]")
    expect(offer).to_be_visible()
    offer.locator("button").last.click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator("article [data-lesson]").first).to_be_enabled()
    expect(offer).to_have_count(0)
    page.locator("article[data-game=french-flair] [data-lesson]").click()
    expect(page.locator(COACH)).to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)
    page.locator("header a.home").click()
    expect(page.locator(".rooms li")).to_contain_text("First match")
    page.locator(".rooms li .button").first.click()
    expect(page.locator(COACH)).to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)


def test_a_word_in_the_language_of_the_page(server: Server, open_page: Any) -> None:
    """The language of a match changes without a word of it being lost."""
    page = open_page()
    page.goto(begun(server, "french-flair"))
    for language in ("fr", "it", "en"):
        page.locator("[data-action=settings]").click()
        page.locator("dialog label", has_text=NAMES[language]).click()
        page.keyboard.press("Escape")
        expect(page.locator(f"{COACH} h2")).to_have_text(TITLES[language], timeout=PATIENCE)
