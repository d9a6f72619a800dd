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
COACH: Final = "[data-coach]"


def begun(server: Server, game: str, exercise: str = "", room: str = "") -> str:
    """The address of a lesson that has just begun."""
    asked = {"lesson": game, "exercise": exercise, "room": room}
    made = httpx.post(f"{server.address}/api/lessons", json=asked, timeout=60).raise_for_status().json()
    return server.seat(made)


def makes_room(page: Page) -> None:
    """Tap a great moment away; fold the card on a phone, where the decision has its place."""
    moment = page.locator("[data-big] .go")
    if moment.count():
        moment.click()
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
