"""The rulebook in the browser: chapters, links, search, editions, the card of a rule beside the board."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import Server, Watched, begins_with
from tests.support.people import PATIENCE, Person
from touchline import rulebook
from touchline.rulebook.book import book, chapter

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Markdown, sources, shorthand and places of the catalogues.
LEAKS = re.compile(r"[`*_]|\bs00\d|\bw/|\bopt:|\[[CAL]\]|\[?\bA-\d|\.md\b")


def read(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.address}/rules{path}")
    expect(page.locator("main h1")).to_be_visible(timeout=PATIENCE)


def search(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)


@pytest.mark.parametrize(
    ("game", "language", "typed", "place", "title"),
    [
        ("counter-attack", "en", "offisde", "OFFSIDE-01", "12 Loose balls, out and offside"),
        ("counter-attack", "fr", "hors-jeux", "OFFSIDE-01", None),
        ("counter-attack", "it", "fuorigoco", "OFFSIDE-01", None),
        ("french-flair", "fr", "plaqage", "FF-TACKLE-1", None),
    ],
)
def test_from_a_typing_error_to_the_rule(server, open_page, game, language, typed, place, title):
    page = open_page(language=language)
    read(page, server, f"/{game}")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type(typed)
    expect(page.locator("[data-found]").first).to_be_visible()
    page.keyboard.press("Enter")
    rule = page.locator(f"[data-rule='{place}']").first
    expect(rule).to_be_in_viewport()
    assert page.url.endswith(f"#{place}")
    expect(page.get_by_role("searchbox")).to_have_value("")
    if title:
        expect(page.locator("main h1")).to_have_text(title)


def test_nothing_is_found(server, open_page):
    page = open_page()
    read(page, server, "/counter-attack")
    search(page, "zzzzz")
    expect(page.locator("main h1")).to_have_text("Nothing found for “zzzzz”")
    page.keyboard.press("Escape")
    expect(page.locator("main h1")).to_have_text("1 Dice and attributes")


def test_a_link_to_each_chapter_and_rule(server, open_page):
    page = open_page()
    for game in rulebook.games():
        read(page, server, f"/{game}/all")
        expect(page.locator("main article")).to_have_count(len(rulebook.rules(game)))
        for name, ids in book(game).chapters.items():
            page.locator(f"nav [data-chapter={name}]").click()
            expect(page.locator(f"nav [data-chapter={name}][aria-current=page]")).to_be_visible()
            shown = page.locator("main [data-rule]").evaluate_all("(all) => all.map((one) => one.dataset.rule)")
            assert set(ids) <= set(shown) | set(differing(game, name)), name
    read(page, server, "/counter-attack/passing#PASS-42")
    expect(page.locator("[data-rule='PASS-42']")).to_be_in_viewport()
    read(page, server, "/move-11")  # as it was linked to before
    expect(page.locator("main h1")).to_have_text("6 Steals, tackles and nutmegs")
    expect(page.locator("[data-rule='MOVE-11']").first).to_be_in_viewport()


def differing(game: str, name: str) -> set[str]:
    """The rules of a chapter that only other editions have."""
    return {id for block in chapter(game, name).blocks if block.kind == "difference" for id in block.ids}


def test_a_press_on_a_rule_copies_its_link(server, browser: Browser, watched: Watched):
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    begins_with(context)
    page = context.new_page()
    watched.watch(page)
    read(page, server, "/counter-attack/passing")
    page.locator("[data-rule='PASS-06']").first.click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url == f"{server.address}/rules/counter-attack/passing#PASS-06"
    context.close()


def test_unknown_rules_and_chapters(server, open_page):
    page = open_page()
    for path, name in (("/MOVE-99", "MOVE-99"), ("/counter-attack/pasing", "pasing")):
        page.goto(f"{server.address}/rules{path}")
        expect(page.locator("main h1")).to_have_text(f"There is no rule or chapter called {name}")


def test_another_edition_rewrites_the_text(server, open_page):
    page = open_page()
    read(page, server, "/counter-attack/passing")
    text = page.locator("main")
    expect(text.locator("[data-differs='core advanced']").first).to_contain_text("Core, advanced ≠")
    expect(text.get_by_text("First-time passes").first).to_be_visible()
    page.get_by_role("radio", name="Core").check(force=True)
    expect(text.locator("p", has_text="There are no first-time passes.").first).not_to_have_attribute(
        "data-differs", re.compile(".*")
    )
    expect(text.locator("[data-differs='living']").first).to_be_visible()
    page.locator("[data-differences=living]").uncheck()
    expect(text.locator("[data-differs='living']")).to_have_count(0)
    page.locator("nav [data-chapter=shooting]").click()
    expect(page.get_by_role("radio", name="Core")).to_be_checked()


def test_before_and_next(server, open_page):
    page = open_page()
    read(page, server, "/french-flair/carrying")
    page.locator("a[rel=next]").click()
    expect(page.locator("main h1")).to_have_text("3 Tackle and ruck")
    page.keyboard.press("[")
    expect(page.locator("main h1")).to_have_text("2 Carrying the ball")
    page.go_back()
    expect(page.locator("main h1")).to_have_text("3 Tackle and ruck")


@pytest.mark.parametrize(("game", "chapter"), [("counter-attack", "passing"), ("french-flair", "carrying")])
def test_a_drawing_opens_as_a_match(server, open_page, game, chapter):
    page = open_page()
    read(page, server, f"/{game}/{chapter}")
    figure = page.locator("figure[data-figure]").first
    expect(figure.locator("svg").first).to_be_visible()
    figure.get_by_role("button", name="Try it on the board").click()
    expect(page).to_have_url(re.compile(r"/match/"), timeout=PATIENCE)
    Person(page).looks()


@pytest.mark.parametrize("game", rulebook.games())
def test_no_markup_or_source_is_shown(server, open_page, game):
    page = open_page()
    read(page, server, f"/{game}/all")
    texts = page.locator("main article p").all_inner_texts()
    assert len(texts) == len(rulebook.rules(game))
    assert [text for text in texts if LEAKS.search(text)] == []
    assert page.locator("main article p").first.get_attribute("lang") == "en"


def test_a_phone(server, open_page):
    page = open_page(390, 844, touch=True, language="it")
    read(page, server, "/counter-attack/steals-and-tackles")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator("[data-chapters]").click()
    page.locator("dialog [data-chapter=shooting]").click()
    expect(page.locator("main h1")).to_contain_text("10")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Prova il disegno").click()
    expect(page).to_have_url(re.compile(r"/match/"), timeout=PATIENCE)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/counter-attack/passing", "/french-flair/carrying", "/french-flair/all"])
def test_everybody_can_read_it(server, browser: Browser, watched: Watched, theme, path):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context, theme=theme)
    page = context.new_page()
    watched.watch(page)
    read(page, server, path)
    page.wait_for_load_state("networkidle")
    assert grave(page) == []
    context.close()


def grave(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert found["passes"]
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


# The card


def box(page: Page, what: str) -> dict[str, float]:
    """Where something is."""
    found: Any = page.locator(what).first.bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


def played(page: Page, stage: Server) -> tuple[Person, dict[str, Any]]:
    """A match in which something has happened, and what is asked."""
    page.goto(stage.seat(stage.room("counter-attack", home="Wharfside", away="Ormsby")))
    person = Person(page)
    for _ in range(3):
        person.plays(person.looks())
    return person, person.looks()


def opened(page: Page) -> str:
    """The rule of a line of the log, whose card is open."""
    page.locator(".log [data-line]").first.click()
    chip = page.locator(".log .open .chip").first
    rule = chip.inner_text()
    chip.click()
    expect(page.locator(f"[data-rule-card='{rule}'] h2")).to_be_visible()
    expect(chip).to_have_attribute("aria-expanded", "true")
    return rule


def test_a_card_opens_beside_the_board(stage, browser: Browser, watched: Watched):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context)
    page = context.new_page()
    watched.watch(page)
    played(page, stage)
    rule = opened(page)
    card = box(page, "[data-rule-card]")
    assert card["x"] >= box(page, "[data-slot=board]")["right"]
    assert card["bottom"] <= box(page, "[data-slot=A]")["y"]
    assert card["bottom"] <= box(page, ".log:visible")["y"]
    assert len(page.locator("[data-rule-card] .text").inner_text().split()) <= 30
    assert grave(page) == []
    page.locator("[data-more]").click()
    expect(page.locator("[data-reading] [data-rule]").filter(has_text=rule).first).to_be_in_viewport()
    expect(page.locator("[data-slot=board]")).to_be_in_viewport()
    assert "/match/" in page.url
    page.keyboard.press("Escape")
    expect(page.locator("[data-reading]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule-card]")).to_have_count(0)
    context.close()


@pytest.mark.parametrize("pinned", [False, True])
def test_a_card_goes_with_the_match_unless_it_is_pinned(stage, open_page, pinned):
    page = open_page()
    person, seen = played(page, stage)
    page.get_by_role("button", name="The rule behind this decision").click()
    expect(page.locator("[data-rule-card] h2")).to_be_visible()
    if pinned:
        page.locator("[data-pin]").click()
    for _ in range(3):  # an answer may be the first of a turn, which is sent as a whole
        person.plays(seen)
        seen = person.looks()
    expect(page.locator("[data-rule-card]")).to_have_count(int(pinned))


def test_a_card_leaves_the_tabs_of_a_phone_free(stage, open_page):
    page = open_page()
    played(page, stage)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-tab=log]").last.click()
    opened(page)
    assert box(page, "[data-rule-card]")["bottom"] <= box(page, "[data-tab=log] >> nth=-1")["y"] + 1
    page.locator("[data-rule-card] [data-close]").click()
    expect(page.locator("[data-rule-card]")).to_have_count(0)
