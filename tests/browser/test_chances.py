"""Dice are thrown at the second press; the first shows every outcome with its chance."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.people import PATIENCE, Person


def opened(page: Page, server, away: str) -> Person:
    page.goto(server.seat(server.room("counter-attack", home="Wharfside", away=away)))
    person = Person(page)
    person.looks()
    return person


def figures(page: Page) -> list[int]:
    """The chances of the outcomes in the panel, in percent; each is rounded by itself."""
    page.locator("[data-odds]").wait_for(timeout=PATIENCE)
    told = page.locator("[data-odds] [data-outcome] b").all_inner_texts()
    return [int(found[0]) for text in told if (found := re.findall(r"\d+", text))]


@pytest.mark.parametrize(("away", "key"), [("Kelmarsh", "t"), ("Kelmarsh", "r")], ids=["tackle", "reckless tackle"])
def test_a_tackle_is_made_at_the_second_press(stage, open_page, away, key):
    page = open_page()
    opened(page, stage, away)
    question = page.locator(".screen").get_attribute("data-question") or ""
    page.keyboard.press(key)
    expect(page.locator("button.call[data-armed]")).to_have_count(1)
    assert abs(sum(figures(page)) - 100) <= 2
    expect(page.locator(".screen")).to_have_attribute("data-question", question)
    page.keyboard.press(key)
    expect(page.locator(".screen")).not_to_have_attribute("data-question", question, timeout=PATIENCE)


def test_a_duel_shows_its_36_throws(stage, open_page):
    page = open_page()
    opened(page, stage, "Kelmarsh")
    page.locator("[data-odds]").wait_for(timeout=PATIENCE)
    expect(page.locator("[data-odds] table tbody td")).to_have_count(36)
    expect(page.locator("[data-reckless]")).to_be_visible()
    expect(page.locator("[data-pill]")).to_contain_text("%")
    expect(page.locator("button.call.primary [data-chance]")).to_contain_text("%")
    page.locator("[data-outcome=good]").hover()
    expect(page.locator("[data-end=good]").first).to_be_attached()


def test_a_shot_shows_the_chance_at_each_hex_of_the_goal(stage, open_page):
    page = open_page()
    opened(page, stage, "Ormsby")
    page.keyboard.press("s")
    expect(page.locator("text.goal")).to_have_count(8, timeout=PATIENCE)
    box = page.locator("text.goal").nth(3).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    found = figures(page)
    assert len(found) >= 3
    assert abs(sum(found) - 100) <= 2


def test_a_header_shows_who_wins_it(stage, open_page):
    page = open_page()
    opened(page, stage, "Welby")
    page.locator("button.call", has_text="Name a player").click()
    expect(page.locator("button.call[data-armed]")).to_have_count(1)
    assert abs(sum(figures(page)) - 100) <= 2


def test_a_reply_to_a_pass_compares_with_moving_nobody(stage, open_page):
    page = open_page()
    opened(page, stage, "Thorne")
    assert abs(sum(figures(page)) - 100) <= 2
    expect(page.locator("button.call", has_text="Move nobody").locator("[data-chance]")).to_contain_text("%")
