"""What the computer offers people: levels to choose from, hints, the chance to win, and to move at once."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person


@pytest.fixture
def endless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a coach that thinks until it is stopped, and keeps its process busy until then."""
    with Server(tmp_path_factory.mktemp("endless"), presenters="tests.support.endless:PRESENTERS") as started:
        yield started


def seated(page: Page, server: Server, made: dict[str, Any]) -> Person:
    """Somebody who takes the maker's seat of a room."""
    page.goto(server.seat(made))
    person = Person(page)
    person.looks()
    return person


def chooses(where: Page | Locator, label: str) -> None:
    """Choose one of a few."""
    where.locator("label", has_text=re.compile(rf"^\s*{label}\s*$")).click()


def hinted(page: Page) -> None:
    """Ask for a hint by its key, and wait for it."""
    page.keyboard.press("i")
    expect(page.locator("[data-hint] [data-ranked]").first).to_be_visible(timeout=PATIENCE)


# Levels


def test_the_levels_are_chosen_by_name_and_style(server, open_page):
    page = open_page()
    page.goto(server.address)
    tile = page.locator("article[data-game=counter-attack]")
    levels, styles = (tile.locator("fieldset:not(.length fieldset)").nth(place) for place in range(2))
    expect(levels.locator("label")).to_have_text(["Random", "Novice", "Steady", "Sharp", "Master"])
    expect(levels.get_by_label("Novice")).to_be_checked()
    chooses(levels, "Novice")
    expect(styles).to_have_count(0)
    expect(tile.locator("[data-level]")).to_contain_text("still learning the game")
    chooses(levels, "Sharp")
    chooses(styles, "Direct")
    expect(tile.locator("[data-level]")).to_have_attribute("data-level", "sharp/direct")
    tile.locator(".primary").click()
    page.wait_for_url("**/match/*")
    held = page.evaluate("JSON.parse(localStorage.getItem('touchline.seats'))")
    (room,) = httpx.post(f"{server.address}/api/rooms/status", json={"tokens": [held[0]["token"]]}).json()
    assert [seat["coach"] for seat in room["seats"]] == [None, "sharp/direct"]


# Hints


@pytest.mark.parametrize(("game", "away"), [("counter-attack", "Ormsby"), ("french-flair", "Lavaur")])
def test_a_hint_is_asked_for_seen_and_played(game, away, stage, open_page):
    page = open_page()
    seated(page, stage, stage.room(game, home="Wharfside", away=away))
    before = page.locator(".screen").get_attribute("data-question")
    assert before
    hinted(page)
    ranked = page.locator("[data-hint] [data-ranked]")
    assert ranked.count() <= 3
    for one in ranked.all():
        expect(one).to_contain_text("%")
        assert one.locator(".name").inner_text() != one.get_attribute("data-ranked"), "an answer without a name"
    ranked.last.click()
    expect(ranked.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".screen")).to_have_attribute("data-question", before)  # it is only shown
    page.locator("[data-hint] [data-play]").click()
    expect(page.locator(".screen")).not_to_have_attribute("data-question", before, timeout=PATIENCE)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_play_of_a_hint_is_taken_in_hand(stage, open_page):
    page = open_page()
    seated(page, stage, stage.room("french-flair", home="Garonne", away="Lavaur"))
    hinted(page)
    page.locator("[data-hint] [data-ranked]").first.click()
    expect(page.locator(".hand button.card[aria-pressed=true]").first).to_be_attached()
    expect(page.locator("button.call.primary:has(kbd:text-is('↵'))")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_hints_are_told_in_every_language(language, stage, open_page):
    page = open_page(language=language)
    seated(page, stage, stage.room("counter-attack", home="Wharfside", away="Ormsby"))
    hinted(page)
    expect(page.locator("[data-hint] h2")).to_have_text({"fr": "Conseil", "it": "Suggerimento"}[language])


def test_a_hint_has_a_key_and_goes_with_it(stage, open_page):
    page = open_page()
    seated(page, stage, stage.room("counter-attack", home="Wharfside", away="Ormsby"))
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Ask for a hint")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-action=hint]").click()
    expect(page.locator("[data-hint]")).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("allowed", [False, True])
def test_people_far_apart_agree_on_hints(allowed, stage, open_page):
    page = open_page()
    page.goto(f"{stage.address}/new/french-flair")
    expect(page.locator("[data-hints]")).to_have_count(0)
    chooses(page.locator(".sides section").nth(1), "Invited")
    if allowed:
        chooses(page.locator("[data-hints]"), "Yes")
    page.locator("form > button[type=submit]").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-prompt]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-action=hint]")).to_have_count(int(allowed))


# The chance to win


def test_the_chance_to_win_is_shown_to_eyes_and_ears_unless_it_is_hidden(stage, open_page):
    page = open_page()
    seated(page, stage, stage.room("counter-attack", home="Wharfside", away="Ormsby"))
    outlook = page.locator("[data-outlook]")
    expect(outlook.locator("i")).to_have_count(3)
    label = outlook.get_attribute("aria-label") or ""
    assert label.startswith("Winning chances: Wharfside ")
    shares = [int(word.rstrip("%,")) for word in label.split() if "%" in word]
    assert 99 <= sum(shares) <= 101
    assert shares[0] > shares[2], "home leads, and has the ball before the box"
    page.get_by_role("button", name="Settings").click()
    chooses(page.locator("dialog"), "Hidden")
    page.keyboard.press("Escape")
    expect(outlook).to_have_count(0)
    page.reload()
    expect(page.locator("[data-prompt]")).to_be_visible(timeout=PATIENCE)
    expect(outlook).to_have_count(0)


# Moving now


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_computer_moves_now(way, endless, open_page):
    page = open_page()
    seats = ("computer", "screen")
    page.goto(endless.seat(endless.room("french-flair", seats=seats, coach="endless", home="Garonne", away="Lavaur")))
    now, screen = page.locator("[data-move-now]"), page.locator(".screen")
    expect(page.locator("[data-prompt]")).to_have_text("Garonne are thinking", timeout=PATIENCE)
    expect(now).to_be_visible()
    before = screen.get_attribute("data-question")
    assert before
    if way == "button":
        now.click()
    else:
        page.keyboard.press("q")
    expect(screen).not_to_have_attribute("data-question", before, timeout=PATIENCE)


def test_a_computer_that_is_quick_is_not_hurried(stage, open_page):
    page = open_page()
    person = seated(page, stage, stage.room("french-flair", home="Garonne", away="Lavaur"))
    person.plays_on(answers=5)
    expect(page.locator("[data-move-now]")).to_have_count(0)
