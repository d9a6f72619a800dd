"""The seats that a browser holds: my own links do not take mine, and what is forgotten can be remembered."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Server
from tests.support.people import PATIENCE, Person


def link(server: Server, made: dict[str, Any], token: str) -> str:
    """An address that seats its visitor."""
    return f"{server.address}/match/{made['room']}#{token}"


def hosted(server: Server, page: Page, game: str = "counter-attack") -> dict[str, Any]:
    """A match against a guest, made in this browser; its host plays at home."""
    page.goto(f"{server.address}/")
    page.locator(f"article[data-game={game}] .ways .button").nth(2).click()
    page.wait_for_url("**/match/*")
    page.locator("[data-score]").wait_for()
    (held,) = seats(page)
    return {"room": held["room"], "token": held["token"], "away": held["invitations"]["away"], "watch": held["watch"]}


def seats(page: Page) -> list[dict[str, Any]]:
    """What the browser holds."""
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('touchline.seats') ?? '[]')")
    return found


def choice(page: Page) -> Locator:
    """The question which seat is to be taken."""
    return page.get_by_role("dialog")


def plays(page: Page, side: str) -> None:
    """The side that a page plays: home, away, or none for watchers."""
    back = page.locator("[data-back-to-seat]")
    page.locator("[data-score]").wait_for(timeout=PATIENCE)
    if not page.locator("[data-action=settings]").count():  # on a phone they are in the menu
        page.locator("[data-action=more]").click()
    page.locator("[data-action=settings]").click()
    expect(page.get_by_role("button", name="Resign")).to_have_count(0 if side == "none" else 1)
    page.keyboard.press("Escape")
    expect(back).to_have_count(0 if side == "home" else 1)


@pytest.mark.parametrize("way", ["button", "Escape", "beside"])
@pytest.mark.parametrize("which", ["watch", "away"])
def test_my_own_links_leave_me_my_seat(which, way, server, open_page):
    page = open_page()
    made = hosted(server, page)
    page.goto(link(server, made, made[which]))
    dialog = choice(page)
    expect(dialog).to_contain_text("You are already playing Harbour Athletic here")
    expect(dialog).to_contain_text("Watch instead?" if which == "watch" else "the other side, Calder Rovers")
    expect(dialog.get_by_role("button", name="Keep my seat")).to_be_focused()
    if way == "button":
        page.keyboard.press("Enter")
    elif way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(5, 5)
    plays(page, "home")
    page.reload()
    plays(page, "home")
    assert [(held["token"], held.get("others")) for held in seats(page)] == [(made["token"], None)]
    assert "#" not in page.url


def test_a_host_checks_the_link_to_watch_in_another_tab(server, open_page):
    page = open_page()
    made = hosted(server, page)
    tab = page.context.new_page()
    tab.goto(link(server, made, made["watch"]))
    choice(tab).get_by_role("button", name="Watch in this tab").click()
    plays(tab, "none")
    tab.reload()
    plays(tab, "none")
    expect(choice(tab)).to_have_count(0)
    page.reload()
    plays(page, "home")
    # A link in the same tab changes the part behind the # alone: nothing is reloaded, yet the page asks.
    page.goto(link(server, made, made["watch"]))
    choice(page).get_by_role("button", name="Keep my seat").click()
    tab.locator("[data-back-to-seat]").click()
    plays(tab, "home")
    assert seats(page)[0]["token"] == made["token"]


def test_the_other_side_is_taken_only_by_who_says_so(server, open_page):
    page, guest = open_page(), open_page()
    made = hosted(server, page, "french-flair")
    page.goto(link(server, made, made["away"]))
    dialog = choice(page)
    expect(dialog).to_contain_text("you play against yourself")
    expect(dialog).to_contain_text("both hands")
    dialog.get_by_role("button", name="Play Causse RC in this tab").click()
    plays(page, "away")
    page.reload()
    plays(page, "away")
    # From Home it is my own seat again, and the room is there once.
    page.goto(server.address)
    expect(page.locator(".rooms li")).to_have_count(1)
    page.locator(".rooms li .button").first.click()
    plays(page, "home")
    # Nobody else takes it any more.
    guest.goto(link(server, made, made["away"]))
    expect(guest.locator("[data-closing=invitation-used]")).to_be_visible(timeout=PATIENCE)


def test_the_host_returns_from_elsewhere_by_his_own_link(server, open_page):
    page, elsewhere = open_page(), open_page()
    made = hosted(server, page)
    own = page.get_by_role("complementary").get_by_label("Your own link back: keep it to yourself")
    expect(own).to_have_value(link(server, made, made["token"]))
    page.get_by_label("Settings").click()
    expect(page.get_by_role("dialog").get_by_label("Your own link back")).to_have_value(own.input_value())
    # A watcher there, who finds the link in a message to himself.
    elsewhere.goto(link(server, made, made["watch"]))
    elsewhere.locator("[data-score]").wait_for(timeout=PATIENCE)
    elsewhere.goto(own.input_value())
    plays(elsewhere, "home")
    (held,) = seats(elsewhere)
    assert (held["token"], held["others"]) == (made["token"], [made["watch"]])


def test_a_link_that_opens_nothing_takes_nothing(server, open_page):
    page = open_page()
    made = hosted(server, page)
    page.goto(link(server, made, "broken"))
    expect(page.get_by_role("main")).to_contain_text("opens no match", timeout=PATIENCE)
    page.get_by_role("link", name="Back to my seat").click()
    plays(page, "home")
    assert [held["token"] for held in seats(page)] == [made["token"]]


def test_a_rematch_leaves_each_tab_its_seat(server, open_page):
    page = open_page()
    made = server.room("counter-attack", home="Wharfside", away="Moorgate")
    page.goto(server.seat(made))
    person = Person(page)
    person.looks()
    tab = page.context.new_page()
    tab.goto(link(server, made, made["watch"]))
    choice(tab).get_by_role("button", name="Watch in this tab").click()
    tab.locator("[data-score]").wait_for(timeout=PATIENCE)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    page.locator("[data-ending] .primary").click()
    for one in (page, tab):
        one.wait_for_url(lambda url: made["room"] not in url, timeout=PATIENCE)
    plays(tab, "none")
    tab.reload()
    plays(tab, "none")
    page.reload()
    page.locator("[data-action=settings], [data-action=more]").first.click()
    if (
        not page.locator("dialog, aside").get_by_role("button", name="Resign").count()
        and page.get_by_role("menuitem", name="Settings").count()
    ):
        page.get_by_role("menuitem", name="Settings").click()
    expect(page.get_by_role("button", name="Resign")).to_have_count(1)


def test_a_seat_taken_in_another_tab_is_noticed(server, open_page):
    page = open_page()
    made = hosted(server, page)
    page.goto(link(server, made, made["watch"]))
    choice(page).get_by_role("button", name="Watch in this tab").click()
    back = page.locator("[data-back-to-seat]")
    expect(back).to_have_count(1)
    tab = page.context.new_page()
    tab.goto(f"{server.address}/rules")
    kept = json.dumps(seats(tab))
    tab.evaluate("localStorage.setItem('touchline.seats', '[]')")
    expect(back).to_have_count(0)
    tab.evaluate("(text) => localStorage.setItem('touchline.seats', text)", kept)
    expect(back).to_have_count(1)


def test_the_seats_of_the_version_before_are_kept(server, open_page):
    page = open_page()
    made = server.room("counter-attack", seats=("screen", "invited"), home="Wharfside", away="Moorgate")
    before = {
        "room": made["room"],
        "token": made["token"],
        "game": "counter-attack",
        "invitations": made["invitations"],
        "watch": made["watch"],
    }
    page.goto(f"{server.address}/rules")
    page.evaluate("(text) => localStorage.setItem('touchline.seats', text)", json.dumps([before]))
    page.goto(server.address)
    page.locator(".rooms li .button").first.click()
    plays(page, "home")
    assert seats(page) == [before]


# Forgetting


@pytest.fixture
def waiting(server, open_page) -> tuple[Page, str]:
    """Home on a phone, with a match that goes on."""
    page = open_page(390, 844)
    made = hosted(server, page)
    page.goto(server.address)
    expect(page.locator(".rooms li")).to_have_count(1)
    return page, made["token"]


def test_a_match_that_was_forgotten_is_remembered(waiting):
    page, token = waiting
    page.locator("[data-forget]").click()
    expect(page.locator(".rooms li")).to_contain_text("Harbour Athletic v Calder Rovers is forgotten")
    assert seats(page) == []
    expect(page.locator("[data-undo]")).to_be_focused()
    page.locator("[data-undo]").click()
    expect(page.locator("[data-undo]")).to_have_count(0)
    assert [held["token"] for held in seats(page)] == [token]
    page.keyboard.press("Enter")  # the button that goes on is in its place
    plays(page, "home")


def test_a_match_is_forgotten_when_home_is_left(waiting):
    page, _ = waiting
    page.locator("[data-forget]").click()
    page.reload()
    expect(page.locator("article .primary").first).to_be_enabled()
    expect(page.locator(".rooms li")).to_have_count(0)


def test_forgetting_is_not_pressed_by_mistake(waiting):
    page, _ = waiting
    forget = page.locator("[data-forget]").bounding_box()
    go_on = page.locator(".rooms li .button").first.bounding_box()
    assert forget is not None
    assert go_on is not None
    assert min(forget["width"], forget["height"]) >= 44
    assert min(go_on["width"], go_on["height"]) >= 44
    across = max(go_on["x"] - forget["x"] - forget["width"], forget["x"] - go_on["x"] - go_on["width"])
    assert across >= 44, "a finger that slips does not reach the other button"


# Invitations


def test_an_invitation_seats_one_guest(server, open_page):
    host, guest, late = open_page(), open_page(), open_page()
    made = hosted(server, host)
    invitation = host.locator("[data-invite]")
    expect(invitation).to_be_visible()
    guest.goto(link(server, made, made["away"]))
    guest.locator("[data-score]").wait_for(timeout=PATIENCE)
    # A guest who holds no other seat is not asked.
    expect(choice(guest)).to_have_count(0)
    expect(guest.locator("[data-back-to-seat]")).to_have_count(0)
    expect(invitation).to_have_count(0, timeout=PATIENCE)
    (held,) = seats(guest)
    assert held["token"] != made["away"]
    late.goto(link(server, made, made["away"]))
    expect(late.locator("[data-closing=invitation-used]")).to_contain_text("Ask the host for a new link")
    assert seats(late) == []
    # The guest comes back by the same link, and by none.
    for address in (link(server, made, made["away"]), f"{server.address}/match/{made['room']}"):
        guest.goto(f"{server.address}/rules")
        guest.goto(address)
        guest.locator("[data-score]").wait_for(timeout=PATIENCE)
        assert seats(guest) == [held]


def test_a_seat_that_is_open_twice_is_shown_to_both_sides(server, open_page):
    host, guest = open_page(), open_page()
    made = hosted(server, host)
    guest.goto(link(server, made, made["away"]))
    guest.locator("[data-score]").wait_for(timeout=PATIENCE)
    tab = guest.context.new_page()
    tab.goto(f"{server.address}/match/{made['room']}")
    for page in (host, guest, tab):
        expect(page.locator("[data-open=away]")).to_have_text("Calder Rovers open in 2 places", timeout=PATIENCE)
    tab.close()
    for page in (host, guest):
        expect(page.locator("[data-open=away]")).to_have_count(0, timeout=PATIENCE)


def test_a_seat_is_handed_back_and_another_person_invited(server, open_page):
    host, guest, second = open_page(), open_page(), open_page()
    made = hosted(server, host)
    guest.goto(link(server, made, made["away"]))
    guest.locator("[data-score]").wait_for(timeout=PATIENCE)
    guest.get_by_label("Settings").click()
    guest.get_by_role("button", name="Hand my seat back").click()
    guest.get_by_role("button", name="Hand it back").click()
    expect(guest.locator("[data-closing=handed-back]")).to_be_visible(timeout=PATIENCE)
    assert seats(guest) == []
    host.get_by_role("button", name="New link to play").click()
    address = host.locator("[data-invite] input").input_value()
    assert address != link(server, made, made["away"])
    second.goto(address)
    second.locator("[data-score]").wait_for(timeout=PATIENCE)
    expect(host.locator("[data-invite]")).to_have_count(0, timeout=PATIENCE)
