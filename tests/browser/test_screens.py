"""Every screen of a match that is not met by chance, and what people can do on it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person


def seated(page: Page, server: Server, game: str = "counter-attack", squads: str = "quick", **setup: Any) -> Person:
    """Somebody who plays at home in a new room."""
    page.goto(server.seat(server.room(game, squads=squads, **setup)))
    page.wait_for_url(lambda url: "#" not in url)  # the token is not left in the address bar
    return Person(page)


def comes_to(person: Person, *frames: str) -> dict[str, object]:
    """Play on until one of these steps asks; gives what is seen then."""
    for _ in range(200):
        seen = person.looks()
        assert "over" not in seen, "the match was over before"
        if seen["frame"] in frames:
            return seen
        person.plays(seen)
    raise AssertionError(f"none of {frames} came up in 200 answers: {person.frames}")


def test_a_player_is_moved_by_keys_alone(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("m")
    expect(page.locator(".screen")).to_have_attribute("data-frame", "StepChoice", timeout=PATIENCE)
    expect(page.locator(".token.movable").first).to_be_attached()
    page.keyboard.press("Tab")
    chosen = page.locator(".token[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    shirt, before = chosen.get_attribute("data-shirt"), chosen.get_attribute("transform")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    token = page.locator(f".token.home[data-shirt='{shirt}']")
    expect(token).not_to_have_attribute("transform", before or "", timeout=PATIENCE)


def test_a_pass_shows_its_odds_before_it_is_played(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("p")
    expect(page.locator("button.call[aria-pressed=true]")).to_have_count(1)
    page.locator(".token.home[data-shirt='10']").click()
    expect(page.locator("[data-odds]")).to_contain_text("%", timeout=PATIENCE)
    expect(page.locator(".preview .path")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("(9) plays a standard pass", timeout=PATIENCE)


def test_a_shot_is_taken(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.plays(person.looks())
    assert person.did["aim shoot"] == 1
    expect(page.locator("[data-dice]")).to_be_visible(timeout=PATIENCE)


def test_what_is_not_allowed_says_why(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("p")
    spot = person.beside(page.locator(".token.home[data-shirt='1']"))
    assert spot is not None
    page.mouse.click(*spot)
    expect(page.locator("[data-refusal]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-refusal] button")).to_have_text("PASS-01")
    page.keyboard.press("Escape")
    expect(page.locator("[data-refusal]")).to_have_count(0)


def test_an_answer_is_taken_back(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("m")
    expect(page.locator(".screen")).to_have_attribute("data-frame", "StepChoice", timeout=PATIENCE)
    page.keyboard.press("z")
    expect(page.locator(".screen")).to_have_attribute("data-frame", "ActionChoice", timeout=PATIENCE)
    expect(page.locator(".screen")).to_have_attribute("data-mine", "true")


def test_a_substitution_and_a_corner(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Tarn Bridge")
    person.looks()
    expect(page.locator("[data-bench]")).to_be_visible()
    person.substitutes()
    expect(page.locator(".log")).to_contain_text("comes on for", timeout=PATIENCE)
    comes_to(person, "PlacementChoice")
    placing = page.locator("[data-placing]")
    expect(placing).to_be_visible()
    before = placing.inner_text()
    page.keyboard.press("a")  # arrange for me
    expect(placing).not_to_have_text(before, timeout=PATIENCE)


def test_a_free_kick_is_placed_by_hand(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Skelling")
    person.looks()
    page.keyboard.press("e")
    seen = comes_to(person, "PlacementChoice")
    before = page.locator("[data-placing]").inner_text()
    person.plays(seen)
    expect(page.locator("[data-placing]")).not_to_have_text(before, timeout=PATIENCE)
    assert person.did["place"]


def test_a_draft_a_line_up_and_a_formation(stage, open_page):
    page = open_page()
    person = seated(page, stage, squads="draft", home="Wharfside", away="Calder", formations={"home": "4-3-3"})
    person.looks()
    expect(page.locator("[data-draft]")).to_be_visible()
    comes_to(person, "KickOffPlacement")
    assert person.did["pick"] >= 8
    assert person.did["line-up"] == 1
    expect(page.locator("svg [data-player]")).to_have_count(22)
    expect(page.locator("[data-placing]")).to_be_visible()


def test_a_penalty_shoot_out(stage, open_page):
    page = open_page()
    options = {"clock": "actions:1", "added_time": "none", "tie_break": "shoot_out"}
    person = seated(page, stage, home="Wharfside", away="Calder", options=options)
    assert person.plays_on()
    assert person.frames["OrderChoice"], person.frames
    home, away = page.locator("[data-ending] strong").inner_text().split("–")
    assert home == away
    expect(page.locator("[data-ending]")).to_contain_text("win")


def test_a_contest_shows_its_zone(stage, open_page):
    page = open_page()
    person = seated(page, stage, "french-flair", home="Garonne", away="Montcalm")
    seen = person.looks()
    expect(page.locator("[data-zone] .inside")).to_have_count(3)
    assert seen["frame"] == "ContestOffer"
    person.plays(seen)
    expect(page.locator(".screen")).not_to_have_attribute("data-ask", seen["ask"], timeout=PATIENCE)


def test_the_keys_that_hold_are_listed(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_every_language(game, stage, open_page):
    said = set()
    for language in ("en", "fr", "it"):
        page = open_page(language=language)
        page.goto(stage.address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        title = page.locator("h1").inner_text()
        page.goto(f"{stage.address}/new/{game}")
        form = page.locator("h1").inner_text()
        person = seated(page, stage, game, away="Ormsby" if game == "counter-attack" else "Lavaur")
        person.looks()
        said.add((title, form, page.locator("[data-prompt]").inner_text(), page.locator(".calls").first.inner_text()))
        for _ in range(6):
            person.plays(person.looks())
        person.looks()
    assert all(len(set(column)) == 3 for column in zip(*said, strict=True)), said


def test_light_and_dark(server, open_page):
    page = open_page(theme="light")
    page.goto(server.address)
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != paper
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_phone_plays_too(stage, open_page):
    page = open_page(width=390, height=844)
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("nav button[aria-pressed=false]").last.click()
    expect(page.locator(".log")).to_be_visible()
