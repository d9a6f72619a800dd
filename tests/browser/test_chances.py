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
    """The chances of the outcomes in the panel, in percent, by its list or its bar; each is rounded by itself."""
    page.locator("[data-odds]").wait_for(timeout=PATIENCE)
    bar = page.locator("[data-odds] .bar").last
    if bar.count():
        return [int(figure) for figure in re.findall(r"(\d+)%", bar.get_attribute("aria-label") or "")]
    told = page.locator("[data-odds] [data-outcome] b").all_inner_texts()
    return [int(found[0]) for text in told if (found := re.findall(r"\d+", text))]


def numbers(page: Page, what: str) -> list[int]:
    """The numbers on hexes of the board."""
    return [int(text) for text in page.locator(what).all_text_contents()]


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


def test_one_of_two_players_is_nutmegged_at_the_second_press(stage, open_page):
    page = open_page()
    opened(page, stage, "Cawthorne")
    page.keyboard.press("m")
    names = page.locator(".naming button")
    expect(names).to_have_count(2, timeout=PATIENCE)
    for at in (0, 1):
        expect(names.nth(at).locator("[data-chance]")).to_contain_text("%", timeout=PATIENCE)
    question = page.locator(".screen").get_attribute("data-question") or ""
    for at in (0, 1):
        names.nth(at).click()
        expect(page.locator(".naming [data-armed]")).to_have_count(1)
        expect(names.nth(at)).to_have_attribute("aria-pressed", "true")
        assert abs(sum(figures(page)) - 100) <= 2
        expect(page.locator(".screen")).to_have_attribute("data-question", question)
    expect(page.locator(".log")).not_to_contain_text("nutmeg")
    expect(page.locator("button.call.primary[data-armed] [data-chance]")).to_contain_text("%")
    page.keyboard.press("Enter")
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


def test_enter_shoots_at_the_best_hex(stage, open_page):
    page = open_page()
    opened(page, stage, "Ormsby")
    page.keyboard.press("s")
    expect(page.locator("text.goal")).to_have_count(8, timeout=PATIENCE)
    expect(page.locator("[data-guard] [data-save]")).to_be_attached(timeout=PATIENCE)
    best = max(numbers(page, "text.goal"))
    expect(page.locator("[data-pill]")).to_contain_text(f"{best}%")
    expect(page.locator("button.call.primary [data-chance]")).to_contain_text(f"{best}%")
    expect(page.locator("[data-guard-may] p")).to_have_count(3)
    question = page.locator(".screen").get_attribute("data-question") or ""
    page.keyboard.press("Enter")
    expect(page.locator(".screen")).not_to_have_attribute("data-question", question, timeout=PATIENCE)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_their_shot_is_the_same_picture_hatched(stage, open_page, width, height):
    page = open_page(width, height)
    opened(page, stage, "Brackwell")
    expect(page.locator("[data-against]")).to_have_count(8, timeout=PATIENCE)
    best = max(numbers(page, "[data-against]"))
    expect(page.locator("[data-pill]")).to_have_text(f"{best}% their best")
    expect(page.locator("[data-flight=foreseen]")).to_be_attached()
    assert abs(sum(figures(page)) - 100) <= 2


def test_a_goalkeeper_may_step_against_a_shot_that_is_seen(stage, open_page):
    page = open_page()
    opened(page, stage, "Farleigh")
    expect(page.locator("[data-flight=held]")).to_be_attached(timeout=PATIENCE)
    expect(page.locator("[data-against]")).to_have_count(1)
    expect(page.locator("[data-pill]")).to_contain_text("goal")


@pytest.mark.parametrize(("away", "title"), [("Dunmore", "from the front"), ("Coldbrook", "from behind")])
def test_a_tackle_says_where_it_comes_from_and_lights_what_is_pointed_at(stage, open_page, away, title):
    page = open_page()
    opened(page, stage, away)
    expect(page.locator("[data-odds] h2")).to_contain_text(title, timeout=PATIENCE)
    fouls = page.locator("[data-odds] i[data-kind=foul]")
    expect(fouls).to_have_count(6 if away == "Dunmore" else 12)
    expect(page.locator("[data-behind]").first).to_have_text("1–2")
    expect(page.locator("[data-pill]")).to_have_count(1)
    expect(page.locator("[data-reckless] li")).to_have_count(3)
    page.locator("[data-outcome=bad]").hover()
    expect(page.locator("[data-end=good]")).to_have_count(0)
    expect(page.locator("[data-end=bad]").first).to_be_attached()
    expect(page.locator("[data-odds] i[data-kind=good].faint").first).to_be_attached()
    page.locator("[data-outcome=good]").hover()
    expect(page.locator("[data-end=bad]")).to_have_count(0)
    expect(page.locator("[data-end=good]").first).to_be_attached()


def test_the_whole_decision_on_a_tackle_fits_its_slot(stage, open_page):
    page = open_page()
    opened(page, stage, "Dunmore")
    page.locator("[data-reckless] li").first.wait_for(timeout=PATIENCE)
    slot = "document.querySelector('[data-slot=A]')"
    assert page.evaluate(f"{slot}.scrollHeight - {slot}.clientHeight") <= 1


def test_a_header_shows_who_wins_it(stage, open_page):
    page = open_page()
    opened(page, stage, "Welby")
    expect(page.locator("[data-odds]")).to_contain_text("You win the header", timeout=PATIENCE)
    jump = page.locator("button.call.primary")
    expect(jump).to_contain_text("Jump")
    jump.click()
    expect(page.locator("button.call[data-armed]")).to_have_count(1)
    assert abs(sum(figures(page)) - 100) <= 2


def test_a_reply_to_a_pass_compares_with_moving_nobody(stage, open_page):
    page = open_page()
    opened(page, stage, "Thorne")
    assert abs(sum(figures(page)) - 100) <= 2
    expect(page.locator("button.call", has_text="Move nobody").locator("[data-chance]")).to_contain_text("%")
    expect(page.locator("[data-flight=held] [data-zone]")).to_be_attached()
    expect(page.locator("[data-pill]")).to_have_text("lands here, 83%")
    page.keyboard.press("n")
    number = page.locator("text.good[data-lit]").first
    number.wait_for(timeout=PATIENCE)
    box = number.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-stands] .bar")).to_have_count(2)
    expect(page.locator("[data-pill]").last).to_contain_text(number.text_content() or "%")


def test_a_first_time_pass_shows_who_may_cut_it_out(stage, open_page):
    page = open_page()
    opened(page, stage, "Lindale")
    expect(page.locator("[data-flight=held] .way").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".pills .for text")).to_have_text("17%")
