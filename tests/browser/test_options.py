"""Options in words: found, changed, undone, kept as house rules, and read by whoever is invited to them."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Server, begins_with
from tests.support.people import PATIENCE, Person
from touchline.i18n import LANGUAGES
from touchline.rulebook.option_words import option_words
from touchline.session.presenters import PRESENTERS

AXE: Final = "web/node_modules/axe-core/axe.min.js"
GAMES: Final = [("counter-attack", 82), ("french-flair", 21)]


def at_rules(page: Page, server: Server, game: str = "counter-attack") -> Page:
    """The page with the options of a new match."""
    page.goto(f"{server.address}/new/{game}/rules")
    expect(page.locator("[data-options]")).to_be_visible()
    return page


def row(page: Page, name: str) -> Locator:
    """The row of an option."""
    return page.locator(f"[data-option={name}]")


def chooses(page: Page, name: str, value: str) -> None:
    """Choose a value of an option."""
    row(page, name).locator(f"[data-value={value}]").click()


def changes(page: Page) -> list[str]:
    """What differs from the edition, as it is listed."""
    return page.locator("[data-your-rules] [data-change] b").all_inner_texts()


def sent(page: Page) -> dict[str, Any]:
    """The set-up that is sent when the match is started."""
    with page.expect_request("**/api/rooms") as asked:
        page.locator("[data-start]").click()
    setup: dict[str, Any] = json.loads(asked.value.post_data or "")["setup"]
    return setup


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "count"), GAMES)
def test_every_option_is_told_and_no_identifier_is_seen(game, count, language, server, open_page):
    page = at_rules(open_page(language=language), server, game)
    rows = page.locator("[data-option]")
    expect(rows).to_have_count(count)
    words = {one.name: one for one in option_words(game, language)}
    seen = page.locator("main").inner_text()
    for name in rows.evaluate_all("(rows) => rows.map((row) => row.dataset.option)"):
        one = words.pop(name)
        shown = row(page, name).inner_text()
        assert one.title in shown
        assert one.sentence in shown
    assert not words
    for option in PRESENTERS[game].info.options:
        for identifier in (option.name, *map(str, option.values)):
            assert "_" not in identifier or identifier not in seen
    assert not re.search(r"\w_\w|\w:\w|\bE\d\d\b|undefined|\{n\}|data-", seen)


def test_search_finds_words_without_accents_and_source_names(server, open_page):
    page = at_rules(open_page(language="fr"), server)
    field = page.locator("[data-search]")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    for query, option in (
        ("reussir une", "steal_success"),
        ("steal success", "steal_success"),
        ("gk_beaten_in_challenge", "gk_beaten_in_challenge"),
        ("porteur petits PONTS tenter", "nutmeg"),
    ):
        field.fill(query)
        expect(page.locator("[data-option]")).to_have_count(1)
        expect(row(page, option)).to_be_visible()
    field.fill("zzz")
    expect(page.locator("[data-none]")).to_contain_text("zzz")
    page.locator("[data-none] button").click()
    expect(page.locator("[data-option]")).to_have_count(82)


def test_a_change_is_marked_counted_and_undone(server, open_page):
    page = at_rules(open_page(), server)
    chooses(page, "nutmeg", "false")
    chooses(page, "tie_break", "both")
    nutmeg = row(page, "nutmeg")
    expect(nutmeg).to_have_class(re.compile("changed"))
    expect(nutmeg.locator(".usual")).to_have_text(re.compile(r"On\s*living"))
    assert nutmeg.locator(".usual").evaluate("(label) => getComputedStyle(label).borderTopStyle") == "dashed"
    assert changes(page) == ["Nutmegs: Off", "A level match: Both"]
    expect(page.locator("[data-chapter=steals-and-tackles] .badge")).to_have_text("1")
    page.locator("label", has_text="Changed 2").click()
    expect(page.locator("[data-option]")).to_have_count(2)
    nutmeg.locator("[data-undo]").click()
    assert changes(page) == ["A level match: Both"]
    page.locator("label", has_text="Editions differ").click()
    expect(page.locator("[data-option]")).to_have_count(74)
    page.locator("[data-change=tie_break] button").click()
    expect(page.locator("[data-change]")).to_have_count(0)
    expect(page.locator(".badge")).to_have_count(0)


def test_another_edition_keeps_what_still_differs(server, open_page):
    page = at_rules(open_page(), server)
    chooses(page, "nutmeg", "false")
    chooses(page, "tie_break", "extra_time")
    row(page, "difficult_angle").locator("select").select_option("-3")
    page.locator("header label", has_text="Core").click()
    assert sorted(changes(page)) == ["A level match: Extra time", "Tight angles: \N{MINUS SIGN}3"]
    expect(row(page, "nutmeg").locator(":checked")).to_have_count(1)
    setup = sent(page)
    assert setup["edition"] == "core"
    assert setup["options"] == {"difficult_angle": -3, "tie_break": "extra_time", "clock": "actions:45"}
    Person(page).looks()


def test_what_goes_with_a_choice_is_chosen_too(server, open_page):
    page = at_rules(open_page(), server)
    chooses(page, "gk_draw", "one_random")
    expect(page.locator("[data-followed]")).to_contain_text("Squad of 16 and Rounds of the draft")
    chooses(page, "gk_extra_attributes", "false")
    assert len(changes(page)) == 6
    assert sent(page)["options"]["gk_kick_accuracy"] == 0
    Person(page).looks()


def test_house_rules_beginners_and_those_used_last(server, open_page):
    page = at_rules(open_page(), server)
    expect(page.locator("[data-ready]")).to_have_count(1)
    chooses(page, "nutmeg", "false")
    page.locator("[data-keep]").click()
    page.locator("[data-naming] input").fill("Sunday League")
    page.locator("[data-naming] button").click()
    page.locator("[data-ready=beginners]").click()
    assert changes(page) == ["Beginners’ match"]
    expect(page.get_by_role("radio", name="Core", exact=True)).to_be_checked()
    page.locator("[data-done] button").click()
    assert changes(page) == ["Nutmegs: Off"]
    page.locator("[data-undo-all]").click()
    page.locator("[data-ready=beginners]").click()
    assert sent(page)["beginner"] is True
    Person(page).looks()

    at_rules(page, server)
    expect(page.locator("[data-change]")).to_have_count(0)
    page.locator("[data-ready=last]").click()
    assert changes(page) == ["Beginners’ match"]
    page.locator("[data-ready=house]", has_text="Sunday League").click()
    assert changes(page) == ["Nutmegs: Off"]
    page.get_by_label("Delete Sunday League").click()
    expect(page.locator("[data-ready=house]")).to_have_count(0)
    page.locator("[data-done] button").click()
    expect(page.locator("[data-ready=house]")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-ready=house]")).to_contain_text("Living rules with 1 change")


def test_rules_of_an_older_version_are_taken_as_far_as_they_are_known(server, open_page):
    page = open_page()
    kept = {"edition": "living", "changes": {"nutmeg": False, "shin_pads": "long", "clock": "actions:0"}}
    page.add_init_script(
        f"localStorage.setItem('touchline.rules', {json.dumps(json.dumps({'counter-attack': {'last': kept}}))})"
    )
    at_rules(page, server)
    page.locator("[data-ready=last]").click()
    expect(page.locator("[data-done]")).to_contain_text("2 of its choices no longer exist")
    assert changes(page) == ["Nutmegs: Off"]


def test_a_length_that_is_none_is_refused_and_changes_nothing(server, open_page):
    page = at_rules(open_page(), server, "french-flair")
    clock = row(page, "clock")
    clock.locator("input[type=number]").fill("30")
    assert changes(page) == ["Clock: 30 phases"]
    clock.locator("input[type=number]").fill("0")
    expect(clock.get_by_role("alert")).to_contain_text("from 1 to 9,999")
    assert changes(page) == ["Clock: 30 phases"]
    clock.locator("[data-undo]").click()
    expect(clock.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-change]")).to_have_count(0)


def test_by_keyboard_alone(server, open_page):
    page = at_rules(open_page(), server)
    page.keyboard.press("/")
    page.keyboard.type("straight through a def")
    expect(page.locator("[data-option]")).to_have_count(1)
    row(page, "nutmeg").locator(":checked").focus()
    page.keyboard.press("ArrowLeft")
    assert changes(page) == ["Nutmegs: Off"]
    page.keyboard.press("Tab")
    expect(page.locator("[data-undo]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(row(page, "nutmeg").locator(":checked")).to_be_focused()
    expect(page.locator("[data-change]")).to_have_count(0)


def test_on_a_phone(server, open_page):
    page = at_rules(open_page(390, 844, touch=True, language="fr"), server)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.locator("[data-option] .choices label, [data-option] select").evaluate_all(
        "(all) => all.filter((one) => one.getBoundingClientRect().height < 44).length"
    )
    assert small == 0
    page.locator(".jump select").select_option("set-pieces")
    expect(row(page, "set_piece_gk_reposition")).to_be_in_viewport()
    chooses(page, "throw_in", "plain")
    expect(page.locator("[data-change=throw_in]")).to_have_count(1)
    page.locator("[data-start]").click()
    Person(page).looks()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_them(theme, server, browser, watched):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context, theme=theme)
    page = context.new_page()
    watched.watch(page)
    at_rules(page, server)
    chooses(page, "nutmeg", "false")
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    grave = [violation["id"] for violation in found["violations"] if violation["impact"] in ("serious", "critical")]
    context.close()
    assert found["passes"]
    assert grave == []


def test_whoever_is_invited_reads_the_differences_first(server, open_page):
    made = server.room(
        "counter-attack",
        seats=("screen", "invited"),
        home="Wharfside",
        away="Moorgate",
        options={"nutmeg": False, "clock": "actions:5"},
    )
    link = f"{server.address}/match/{made['room']}#{made['invitations']['away']}"
    guest = open_page(language="it")
    for _ in range(2):  # reading takes no seat
        guest.goto(link)
        expect(guest.locator("[data-change]")).to_have_count(2)
        expect(guest.locator("[data-offer]")).to_contain_text("Tunnel: No")
        guest.reload()
    guest.locator("[data-accept]").click()
    guest.wait_for_url(lambda url: "#" not in url)
    expect(guest.locator("svg [data-player]")).to_have_count(22, timeout=PATIENCE)

    late = open_page()
    late.goto(link)
    expect(late.get_by_role("main")).to_contain_text("already been used", timeout=PATIENCE)
    host = open_page()
    host.goto(server.seat(made))
    host.get_by_label("Settings").click()
    expect(host.locator("[data-match-rules] [data-change]")).to_have_count(2)
    expect(host.locator("[data-match-rules]")).to_contain_text("Nutmegs: Off")


def test_whoever_is_invited_may_only_watch(server, open_page):
    made = server.room("french-flair", seats=("screen", "invited"), options={"conversion": "solo"})
    guest = open_page()
    guest.goto(f"{server.address}/match/{made['room']}#{made['invitations']['away']}")
    guest.locator("[data-offer] [data-watch]").click()
    expect(guest.locator("[data-score]")).to_be_visible(timeout=PATIENCE)
    host = open_page()
    host.goto(server.seat(made))
    expect(host.locator("[data-invite]")).to_be_visible(timeout=PATIENCE)


def test_an_invitation_to_the_edition_as_it_is_leads_straight_to_the_match(server, open_page):
    made = server.room("french-flair", seats=("screen", "invited"), options={"clock": "phases:20"})
    guest = open_page()
    guest.goto(f"{server.address}/match/{made['room']}#{made['invitations']['away']}")
    expect(guest.locator("[data-score]")).to_be_visible(timeout=PATIENCE)
