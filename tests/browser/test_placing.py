"""Placing players on one screen: formations, free moves and Done at a kick-off; routines with two presses."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person

SCREEN = ".screen"
MINE = ".screen[data-mine=true]"


def seated(page: Page, server: Server, **setup: Any) -> Person:
    page.goto(server.seat(server.room("counter-attack", **setup)))
    person = Person(page)
    person.looks()
    return person


def done(page: Page) -> Any:
    return page.locator('button.call[data-answer="done"]')


def test_a_kick_off_by_mouse(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Harbour", away="Calder", coach="steady")
    expect(page.locator("[data-turn=now]")).to_contain_text("You")
    entries = page.locator(".log li").count()
    page.locator("[data-formation='3-4-3']").click()
    expect(page.locator("[data-formation='3-4-3']")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    page.locator("[data-formation='5-3-2']").click()  # any number of times
    expect(page.locator("[data-formation='5-3-2']")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    token = page.locator(".token.home[data-shirt='8']")
    for _ in range(2):  # and the same player twice
        before = token.get_attribute("transform")
        token.click()
        expect(page.locator("button.call, .call.off").first).to_contain_text("put")
        spot = person.beside(".token.home[data-shirt='8']")
        assert spot is not None
        page.mouse.click(*spot)
        expect(token).not_to_have_attribute("transform", before or "", timeout=PATIENCE)
    assert page.locator(".log li").count() == entries  # nobody has seen it
    question = page.locator(SCREEN).get_attribute("data-question") or ""
    done(page).click()
    expect(page.locator(SCREEN)).not_to_have_attribute("data-question", question, timeout=PATIENCE)
    expect(page.locator(MINE)).to_be_visible(timeout=PATIENCE)
    expect(page.locator(SCREEN)).to_have_attribute("data-frame", "KickOffPlacement")
    expect(page.locator("[data-turn=done]").first).to_be_visible()
    expect(page.locator("header").first).to_contain_text("Your turn 2 of 2")


def test_a_kick_off_by_keyboard(stage, open_page):
    page = open_page()
    seated(page, stage, home="Harbour", away="Calder", coach="steady")
    page.keyboard.press("2")
    expect(page.locator("[data-formation='4-3-3']")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    question = page.locator(SCREEN).get_attribute("data-question") or ""
    page.keyboard.press("n")
    expect(page.locator(".token[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(SCREEN)).not_to_have_attribute("data-question", question, timeout=PATIENCE)
    expect(done(page)).to_be_enabled()
    page.keyboard.press("z")  # the move
    page.keyboard.press("z")  # the formation
    expect(page.locator("[data-formation='4-3-3']")).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.locator("header").first).to_contain_text("Your turn 2 of 2", timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.locator(SCREEN)).not_to_have_attribute("data-frame", "KickOffPlacement", timeout=PATIENCE)


def test_only_the_hex_under_the_pointer_is_crossed_with_its_reason(stage, open_page):
    page = open_page()
    seated(page, stage, home="Harbour", away="Calder", coach="steady")
    page.locator(".token.home[data-shirt='8']").click()
    assert page.locator(".marks .cross").count() == 0
    other = page.locator(".token.away[data-shirt='8']").bounding_box()
    assert other is not None
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] - other["height"] * 0.6)
    expect(page.locator(".marks .cross")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator(".board .refusal")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".marks .cross")).to_have_count(0)


@pytest.mark.parametrize(("club", "last"), [("Marram", "ActionChoice"), ("Hollin Gate", "CornerChoice")])
def test_a_routine_takes_two_presses_and_a_press_for_each_turn(stage, open_page, club, last):
    page = open_page()
    seated(page, stage, home="Wharfside", away=club, coach="steady")
    expect(page.locator("[data-routine]").first).to_be_visible(timeout=PATIENCE)
    assert page.locator("[data-routine]").count() >= 3
    page.keyboard.press("1")
    expect(page.locator("[data-plan]")).to_be_visible()
    frames = []
    for _ in range(8):
        expect(page.locator('button.call.primary[data-answer="routine"]')).to_be_visible(timeout=PATIENCE)
        screen = page.locator(SCREEN)
        frames.append(screen.get_attribute("data-frame"))
        question = (screen.get_attribute("data-question") or "").split("+")[0]
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => document.querySelector('.screen').dataset.question.split('+')[0] !== before",
            arg=question,
            timeout=PATIENCE,
        )
        if frames[-1] == last:
            break
        expect(page.locator(MINE)).to_be_visible(timeout=PATIENCE)
    assert frames[-1] == last, frames
    assert 4 <= len(frames) <= 7
    expect(page.locator("[data-routine]")).to_have_count(0, timeout=PATIENCE)


def test_a_routine_may_be_left_for_placing_by_hand(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Marram", coach="steady")
    page.keyboard.press("d")  # the goalkeeper stays
    expect(page.locator(SCREEN)).to_have_attribute("data-frame", "PlacementChoice", timeout=PATIENCE)
    expect(page.locator("[data-routine]").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("1")
    expect(page.locator("g.planned")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("1")
    expect(page.locator("g.planned")).to_have_count(0)
    token = ".token.home[data-shirt='10']"
    page.locator(token).click()
    spot = person.beside(token)
    assert spot is not None
    before = page.locator(token).get_attribute("transform") or ""
    page.mouse.click(*spot)
    expect(page.locator(token)).not_to_have_attribute("transform", before, timeout=PATIENCE)


def test_a_substitution_waits_for_the_next_stoppage(stage, open_page):
    page = open_page()
    seated(page, stage, home="Wharfside", away="Ormsby")
    page.get_by_role("tab", name="Squads").or_(page.get_by_role("button", name="Squads")).first.click()
    wish = page.locator("[data-substitution]")
    expect(wish).to_have_attribute("aria-pressed", "false")
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    page.reload()
    page.get_by_role("tab", name="Squads").or_(page.get_by_role("button", name="Squads")).first.click()
    expect(page.locator("[data-substitution]")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


def test_done_says_who_comes_next_and_the_ball_hides_no_number(stage, open_page):
    page = open_page()
    seated(page, stage, home="Harbour Athletic", away="Calder Rovers", coach="steady")
    expect(page.locator("header .name")).to_have_text(["Harbour Athletic", "Calder Rovers"])
    expect(done(page).locator(".fact")).to_have_text(re.compile("then Calder (line up|adjust)"))
    expect(done(page).locator(".fact")).to_be_visible()
    expect(page.locator("header .why")).to_contain_text("Your turn 1 of 2")
    expect(page.locator("header .why")).to_contain_text("may still be moved")
    expect(page.locator(".calls", has_text="4-4-2")).to_have_count(0)  # its picture is the button
    covered = page.evaluate(
        """() => {
            const box = (one) => one.getBoundingClientRect();
            const ball = box(document.querySelector('.ball .skin'));
            return [...document.querySelectorAll('.token text')].filter((one) => {
                const { left, right, top, bottom } = box(one);
                const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                return x > ball.left && x < ball.right && y > ball.top && y < ball.bottom;
            }).length;
        }"""
    )
    assert covered == 0
    done(page).click()
    expect(page.locator("header [data-prompt]")).to_contain_text("Your turn 2 of 2", timeout=PATIENCE)
    expect(page.locator("header .why")).not_to_contain_text("Your turn 2")
