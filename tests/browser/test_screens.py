"""Every screen of a match that is not met by chance, and what people can do on it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person


def seated(page: Page, server: Server, game: str = "counter-attack", **setup: Any) -> Person:
    """Somebody who plays at home in a new room."""
    page.goto(server.seat(server.room(game, **setup)))
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
    page.keyboard.press("n")
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
    told = re.compile(r"Tlapanco \(9\)(’s pass| finds | plays )")  # it may be cut out
    expect(page.locator(".log")).to_contain_text(told, timeout=PATIENCE)


def test_a_shot_is_taken(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.plays(person.looks())
    assert person.did["aim shoot"] == 1
    expect(page.locator("[data-dice]")).to_be_attached(timeout=PATIENCE)  # a goal leaves their place to the kick-off


def test_illegal_answers_have_a_reason(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("p")
    spot = person.beside(".token.home[data-shirt='1']")
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
    person.looks()
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


def test_a_long_pass_is_aimed_where_nothing_is_crossed(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Grevill")
    seen = comes_to(person, "ActionChoice")
    assert seen["targets"] == ["standard", "high", "long"]
    assert seen["calls"] == []
    person.frames["ActionChoice"] = 1  # in its second way a person takes the last of three aims
    person.plays(seen)
    assert person.did["aim long"] == 1
    told = re.compile(r"(hits a|’s) long ball")  # it may drift
    expect(page.locator(".log")).to_contain_text(told, timeout=PATIENCE)


def test_a_draft_a_line_up_and_a_formation(stage, open_page):
    page = open_page()
    person = seated(page, stage, draft=True, home="Wharfside", away="Calder", formations={"home": "4-3-3"})
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
    page.locator(".hand button.card").first.click()
    expect(page.locator("button.call", has_text="Contest with the 1")).to_contain_text("Ball won 50%", timeout=PATIENCE)
    page.keyboard.press("Escape")
    person.plays(seen)
    expect(page.locator(".screen")).not_to_have_attribute("data-question", seen["question"], timeout=PATIENCE)


@pytest.mark.parametrize(
    ("away", "call", "one", "two"),
    [("Figeac", None, "Won 58%", "Won 53%"), ("Revel", "goal", "Good 0%", "Good 56%")],
)
def test_dice_show_all_that_is_good_together(away, call, one, two, stage, open_page):
    page = open_page()
    person = seated(page, stage, "french-flair", home="Garonne", away=away)
    person.looks()
    if call:
        page.keyboard.press("g")
    for label, good in (("One die", one), ("Two dice", two)):
        expect(page.locator("button.call", has_text=label)).to_contain_text(good, timeout=PATIENCE)


def test_the_keys_that_hold_are_listed(stage, open_page):
    page = open_page()
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Next player")
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


@pytest.mark.parametrize(
    ("game", "kinds"), [("counter-attack", ["actions:45", "real:9"]), ("french-flair", ["phases:60", "minutes:9"])]
)
def test_the_clock_of_a_new_match(game, kinds, server, open_page):
    for at, clock in enumerate(kinds):
        page = open_page()
        page.goto(f"{server.address}/new/{game}")
        field = page.locator("[data-clock]")
        field.get_by_role("radio").nth(at).check(force=True)
        if at:
            before = field.inner_text()
            field.get_by_role("spinbutton").fill(clock.partition(":")[2])
            assert field.inner_text() == before
        with page.expect_request("**/api/rooms") as asked:
            page.locator("form > button[type=submit]").click()
        assert json.loads(asked.value.post_data or "")["setup"]["options"] == {"clock": clock}
        Person(page).looks()


def test_a_clock_needs_a_length(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/new/french-flair")
    page.get_by_role("spinbutton").fill("")
    page.locator("form > button[type=submit]").click()
    expect(page.get_by_role("spinbutton")).to_be_focused()
    assert page.url.endswith("/new/french-flair")


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
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log")).to_be_visible()
    expect(page.locator(".board")).to_be_hidden()


def test_a_phone_keeps_the_other_calls_at_hand(stage, open_page):
    page = open_page(width=390, height=844)
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    calls, more = page.locator("button.call[data-answer]"), page.get_by_role("button", name="More")
    sheet = page.get_by_role("group", name="More")
    expect(calls).to_have_count(2)
    expect(more).to_have_attribute("aria-expanded", "false")
    more.press("Enter")
    expect(sheet.get_by_role("button").first).to_be_focused()
    expect(sheet).to_contain_text("First-time pass")  # and why it may not be called
    assert calls.count() > 2
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(more).to_be_focused()
    more.click()
    page.locator(".board svg[role=application]").click(position={"x": 200, "y": 5})
    expect(sheet).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator("button.call[data-answer=shoot]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("pace", ["calm", "still"])
def test_a_phone_brings_the_goal_into_view(pace, stage, open_page):
    page = open_page(width=390, height=844, pace=pace)
    person = seated(page, stage, home="Wharfside", away="Ormsby")
    person.looks()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Shot").click()
    hexes = page.locator("[data-lit]")
    expect(hexes).not_to_have_count(0)
    for hex in hexes.all():
        expect(hex).to_be_in_viewport(ratio=1)
    # None lies under a button of the board either.
    page.wait_for_function(
        """() => [...document.querySelectorAll('[data-lit]')].every((hex) => {
            const { x, y, width, height } = hex.getBoundingClientRect();
            return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
        })"""
    )


@pytest.mark.parametrize("width", [1440, 390])
def test_landings_leave_the_name_of_the_in_goal_alone(width, stage, open_page):
    page = open_page(width=width, height=860)
    person = seated(page, stage, "french-flair", home="Garonne XV", away="Lavaur")
    person.looks()
    for card in ("9", "10", "14"):
        page.locator(f".hand [data-card='{card}']").click()
    page.locator("[data-plays] button[data-answer='backs 9 10 14.run']").click()
    expect(page.locator(".landing")).to_have_count(10)  # of one die above, of two below
    name = page.locator("text.owner", has_text="Lavaur").bounding_box()
    assert name is not None
    for bar in page.locator(".landing").all():
        box = bar.bounding_box()
        assert box is not None
        apart = box["x"] + box["width"] <= name["x"] or name["x"] + name["width"] <= box["x"]
        assert apart or name["y"] + name["height"] <= box["y"]


def test_pressing_cards_quickly_never_lists_plays_of_others(stage, open_page):
    page = open_page()
    person = seated(page, stage, "french-flair", home="Garonne", away="Lavaur")
    person.looks()
    page.evaluate(
        """() => {
            window.stale = [];
            const look = () => {
                const chosen = [...document.querySelectorAll('.hand button.card[aria-pressed=true]')];
                const cards = chosen.map((card) => card.dataset.card).sort().join(' ');
                for (const row of document.querySelectorAll('[data-plays] button[data-answer]')) {
                    const of = row.dataset.answer.match(/\\d+/g).sort().join(' ');
                    if (cards && of !== cards) window.stale.push([cards, row.dataset.answer]);
                }
            };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    for _ in range(3):
        page.locator(".hand button.card").evaluate_all("(cards) => cards.slice(2).forEach((card) => card.click())")
        expect(page.locator("[data-plays] button[data-answer]").first).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("Escape")
        expect(page.locator(".hand button.card[aria-pressed=true]")).to_have_count(0)
    assert page.evaluate("window.stale") == []
