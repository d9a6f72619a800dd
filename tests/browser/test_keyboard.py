"""A keyboard and nothing else: Tab goes where it goes on every page, and the focus is never lost."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person

BOARD = "svg[role=application]"
MATCHES = {"counter-attack": ("Wharfside", "Ormsby"), "french-flair": ("Garonne", "Lavaur")}

# Where the focus is, by the part of the screen it is in, and whether that is to be seen.
_HERE = """() => {
  const here = document.activeElement;
  const parts = {
    header: '.screen > header', board: '.board', hand: '.hand', calls: '.calls', bench: '[data-bench]',
    plays: '[data-plays]', squads: '.squads', log: '.log',
  };
  return {
    part: Object.keys(parts).find((part) => here.closest(parts[part])) ?? here.tagName,
    name: here.getAttribute('aria-label') ?? here.innerText ?? '',
    answer: here.dataset?.answer ?? '',
    ringed: here.matches(':focus-visible'),
  };
}"""


def seated(page: Page, server: Server, game: str, away: str = "") -> Person:
    home, usual = MATCHES[game]
    page.goto(server.seat(server.room(game, home=home, away=away or usual)))
    return Person(page)


# The focus is in the hand, unless its last card was laid.
_IN_HAND = "() => document.activeElement.closest('.hand') || !document.querySelector('.hand button.card')"


def focus(page: Page) -> dict[str, Any]:
    """Where the focus is."""
    found: dict[str, Any] = page.evaluate(_HERE)
    return found


def tabs_to(page: Page, what: str, key: str = "Tab") -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            assert focus(page)["ringed"]
            return
    raise AssertionError(f"Tab never came to {what}")


def test_a_substitution_by_keys_alone(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack", "Skelling").looks()
    tabs_to(page, "[data-bench] .shirts button")
    page.keyboard.press("Tab")  # past the goalkeeper
    leaves = focus(page)["name"]
    page.keyboard.press("Enter")
    expect(page.locator("[data-bench] button.row").first).to_be_focused()
    page.keyboard.press("Tab")
    comes = page.locator("[data-bench] button.row:focus b").first.inner_text()
    page.keyboard.press("Enter")
    log = page.locator(".log")
    expect(log).to_contain_text("comes on for", timeout=PATIENCE)
    expect(log).to_contain_text(comes.split()[-1])
    expect(log).to_contain_text(leaves.split()[-1])
    expect(page.locator(BOARD)).to_be_focused()


@pytest.mark.parametrize("game", list(MATCHES))
def test_tab_goes_through_the_whole_screen(game, stage, open_page):
    page = open_page()
    person = seated(page, stage, game)
    # A log with a few lines: how many an answer gives is up to the dice.
    person.plays(person.looks())
    while page.locator(".log [data-line]").count() < 3:
        person.plays(person.looks())
    person.looks()
    page.reload()
    person = Person(page)
    person.looks()
    stops: list[dict[str, str]] = []
    for _ in range(120):
        page.keyboard.press("Tab")
        here = focus(page)
        if here["part"] == "BODY" and stops:
            break
        stops.append(here)
    parts = [stop["part"] for stop in stops]
    assert parts.count("log") == 2, parts  # its filters, and its lines
    assert any(stop["name"] == "Settings" for stop in stops)
    if game == "counter-attack":
        assert next(stop["name"] for stop in stops if stop["part"] == "board") == "The pitch"
        assert {"header", "board", "calls", "log"} <= set(parts)
        assert "squads" not in parts
        tabs_to(page, "[data-tab=squads]")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")  # past the tab of the player
        for _ in range(22):
            page.keyboard.press("Tab")
            assert focus(page)["part"] == "squads"
    else:
        assert {"header", "hand", "calls", "log"} <= set(parts)
    assert all(stop["ringed"] for stop in stops)


@pytest.mark.parametrize("game", list(MATCHES))
def test_the_log_is_walked_by_the_arrows(game, stage, open_page):
    page = open_page()
    person = seated(page, stage, game)
    for _ in range(5):
        person.plays(person.looks())
    person.looks()
    lines = page.locator(".log [data-line]")
    expect(lines.nth(2)).to_be_attached()
    tabs_to(page, ".log [data-line]")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(lines.nth(2)).to_be_focused()
    expect(page.locator(".cursor")).to_have_count(0)  # that of the board stays where it is
    page.keyboard.press("ArrowUp")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines.last).to_have_attribute("aria-expanded", "true")
    chip = page.locator(".log .open .chip").first
    rule = chip.inner_text()
    tabs_to(page, ".log .open .chip")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-rule-card='{rule}']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule-card]")).to_have_count(0)
    lines.last.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".log [data-filter=all]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".log [data-filter=chances]")).to_be_focused()


def test_settings_are_opened_and_left_by_keys(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack").looks()
    tabs_to(page, "header nav button:last-child")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("header nav button:last-child")).to_be_focused()


def test_n_is_the_next_player_and_the_cursor_sets_out_from_it(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack").looks()
    page.keyboard.press("m")
    expect(page.locator(".token.movable").first).to_be_attached(timeout=PATIENCE)
    chosen = page.locator(".token[aria-pressed=true]")
    shirts = []
    for _ in range(3):
        page.keyboard.press("n")
        expect(chosen).to_have_count(1)
        shirts.append(chosen.get_attribute("data-shirt"))
        expect(page.locator("[data-prompt]")).to_contain_text("move up to 4 players")
        expect(page.locator("[data-selection]")).to_contain_text(f"({shirts[-1]})")
        page.keyboard.press("ArrowUp")
        expect(page.locator(".cursor")).to_have_count(1)
        token, cursor = chosen.locator(".target").bounding_box(), page.locator(".cursor").bounding_box()
        assert token is not None
        assert cursor is not None
        assert abs(cursor["x"] + cursor["width"] / 2 - token["x"] - token["width"] / 2) < 2
        assert 0.5 < (token["y"] - cursor["y"]) / token["height"] < 1.2
    assert len(set(shirts)) == 3


def test_u_is_a_nutmeg(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack", "Bexholme").looks()
    page.keyboard.press("m")
    expect(page.locator("button.call", has_text="Nutmeg").locator("kbd")).to_have_text("U", timeout=PATIENCE)
    page.keyboard.press("u")
    expect(page.locator("button.call[aria-pressed=true] [data-chance]")).to_contain_text("%")
    thrown = page.locator(".log").get_by_text(" against ")
    expect(thrown).to_have_count(0)
    page.keyboard.press("u")
    expect(thrown.first).to_be_attached(timeout=PATIENCE)  # whatever came of it: a foul tells of no nutmeg


def test_the_focus_of_french_flair_comes_back_to_the_hand(stage, open_page):
    page = open_page()
    person = seated(page, stage, "french-flair")
    ways: set[str] = set()
    seen = person.looks()
    tabs_to(page, ".hand button.card")
    for answers in range(80):  # the dice decide what is asked: at least ten answers, each way among them
        if answers >= 10 and {"play", "call"} <= ways:
            break
        if seen["plays"]:
            ways.add("play")
            page.keyboard.press("ArrowDown")
            expect(page.locator("button.call.primary")).to_be_visible()
            page.keyboard.press("Enter")
        elif seen["cards"]:
            ways.add("card")
            page.keyboard.press("1")
            expect(page.locator("button.call.primary")).to_be_visible()
            page.keyboard.press("Enter")
        else:
            ways.add("call")
            tabs_to(page, "button.call[data-answer]:not([data-answer=back])")
            page.keyboard.press("Enter")
            if person.arms(seen):
                page.keyboard.press("Enter")
        person.answered(seen)
        page.wait_for_function(_IN_HAND)
        seen = person.looks()
        assert "over" not in seen
        page.wait_for_function(_IN_HAND)
    assert {"play", "call"} <= ways, ways


def test_digits_pick_cards(stage, open_page):
    page = open_page()
    seated(page, stage, "french-flair").looks()
    cards = page.locator(".hand button.card")
    expect(cards.locator("kbd")).to_have_text([str(place) for place in range(1, cards.count() + 1)])
    page.keyboard.press("3")
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(2)).to_be_focused()
    page.keyboard.press("4")
    expect(cards.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-prompt]")).to_contain_text("choose a play")
    expect(page.locator("[data-selection]")).to_contain_text("10 runs", timeout=PATIENCE)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-plays] button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("4")  # and leave it again
    expect(cards.nth(3)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(page.locator(".hand [aria-pressed=true], [data-selection]")).to_have_count(0)


def test_dice_are_thrown_at_the_second_press(stage, open_page):
    page = open_page()
    person = seated(page, stage, "french-flair", "Figeac")
    seen = person.looks()
    screen = page.locator(".screen")
    page.keyboard.press("1")
    armed = page.locator("button.call[data-armed]")
    expect(armed).to_contain_text("One die")
    page.keyboard.press("2")
    expect(armed).to_contain_text("Two dice")
    expect(page.locator("[data-chances] thead .considered")).to_contain_text("Two")
    expect(screen).to_have_attribute("data-question", seen["question"])
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    person.answered(seen)


def test_the_focus_comes_back_after_a_curtain(stage, open_page):
    page = open_page()
    made = stage.room("french-flair", seats=("screen", "screen"), home="Garonne", away="Lavaur")
    page.goto(stage.seat(made))
    expect(page.locator(".curtain .button")).to_be_focused(timeout=PATIENCE)
    page.keyboard.press("Enter")
    Person(page).looks()
    assert focus(page)["part"] == "hand"


# What the board tells of the hex that has the focus.
_HEX = """() => {
  const board = document.activeElement;
  const hex = document.getElementById(board.getAttribute('aria-activedescendant'));
  return board.matches('svg[role=application]') && hex?.id.startsWith('hex-') ? hex.getAttribute('aria-label') : null;
}"""


def test_every_hex_under_the_cursor_has_a_name(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack").looks()
    page.keyboard.press("p")
    expect(page.locator("[data-lit]").first).to_be_attached(timeout=PATIENCE)
    names = []
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", *("ArrowRight",) * 4, "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
        names.append(page.evaluate(_HEX))
    assert all(names), names
    places = ("edge of the box", "the box", "final third")
    assert all(name.startswith(places) for name in names), names
    assert any("free" in name.split(", ") for name in names), names
    assert len(set(names)) > 2, names


def test_the_arrows_walk_along_the_row(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack").looks()
    page.keyboard.press("ArrowRight")
    rows = set()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        box = page.locator(".cursor").bounding_box()
        assert box is not None
        rows.add(round(box["y"] / box["height"], 1))
    assert len(rows) == 2, rows  # to and fro by half a hex


def test_keys_are_listed_as_on_the_keyboard(stage, open_page):
    page = open_page()
    seated(page, stage, "counter-attack").looks()
    page.keyboard.press("?")
    keys = page.locator("dialog kbd").all_inner_texts()
    assert {"←", "→", "↑", "↓", "↵", "Esc"} <= set(keys)
    assert not [key for key in keys if "Arrow" in key or not key.strip()]
