"""The people of a match: who plays where, who is away, who watches, whose turn it is, and who has won."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.browser import LOST, Server
from tests.support.people import PATIENCE, Person, by_turns

CLUBS = {"counter-attack": ("Wharfside", "Moorgate"), "french-flair": ("Garonne", "Causse")}


def link(server: Server, made: dict[str, Any], token: str) -> str:
    """An address that seats whoever opens it."""
    return f"{server.address}/match/{made['room']}#{token}"


def sits(page: Page, address: str) -> Page:
    """A page that has come to a match."""
    page.goto(address)
    page.locator("[data-score]").wait_for(timeout=PATIENCE)
    return page


def resigns(page: Page) -> None:
    """Give the match up, from a phone too."""
    if not page.locator("[data-action=settings]").count():
        page.locator("[data-action=more]").click()
    page.locator("[data-action=settings]").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()


@pytest.mark.parametrize("game", list(CLUBS))
def test_a_match_between_a_desk_and_a_phone(game, server, open_page, watched):
    home, away = CLUBS[game]
    made = server.room(game, seats=("screen", "invited"), home=home, away=away)
    host, late = open_page(), open_page()
    sits(host, server.seat(made))
    remark = host.locator("[data-remark=away]")
    expect(remark).to_have_text(f"{away} have not joined yet")
    guest = sits(open_page(390, 844, touch=True), link(server, made, made["invitations"]["away"]))
    expect(remark).to_have_count(0, timeout=PATIENCE)
    for page, side in ((host, "home"), (guest, "away")):
        expect(page.locator("[data-you]")).to_have_attribute("data-you", side)

    # Whoever comes too late watches.
    late.goto(link(server, made, made["invitations"]["away"]))
    expect(late.get_by_role("heading", name="Seat taken")).to_be_visible(timeout=PATIENCE)
    late.get_by_role("button", name="Watch instead").click()
    expect(late.locator("[data-people]")).to_contain_text("You are watching", timeout=PATIENCE)
    late.reload()
    expect(late.locator("[data-people]")).to_contain_text("You are watching", timeout=PATIENCE)
    for page in (host, guest):
        expect(page.locator("[data-audience]")).to_have_text("1", timeout=PATIENCE)

    # Both have a link to watch, and the title says whose turn it is.
    for page in (host, guest):
        page.locator("[data-people]").click()
        expect(page.get_by_label("Link to watch")).to_have_value(
            re.compile(f"/match/{made['room']}#"), timeout=PATIENCE
        )
        page.keyboard.press("Escape")
    if game == "french-flair":
        by_turns([Person(host), Person(guest)], answers=4)
    else:  # the kick-off: both leave their line-up as it is, whoever has lost the toss first
        for _ in (host, guest):
            page = asked(host, guest)
            seen = Person(page).looks()
            page.locator("button.call.primary").click()
            Person(page).answered(seen)
    mine = asked(host, guest)
    for page in (host, guest):
        expect(page).to_have_title(re.compile("^Your turn: " if page is mine else "^(?!Your turn)"), timeout=PATIENCE)

    # A lost line comes back, and a closed tab.
    with watched.forgiving(LOST):
        guest.context.set_offline(True)
        expect(guest.locator(".strip[data-line=lost]")).to_be_visible(timeout=PATIENCE)
        guest.context.set_offline(False)
        expect(guest.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    tab = guest.context.new_page()
    guest.close()
    for page in (host, late):
        expect(page.locator("[data-remark=away]")).to_have_text(f"{away} away for less than a minute", timeout=PATIENCE)
    sits(tab, f"{server.address}/match/{made['room']}")
    for page in (host, late):
        expect(page.locator("[data-remark=away]")).to_have_count(0, timeout=PATIENCE)

    # The reason stands beside the winner; in the rematch sides change, colours stay.
    colours = _colours(host)
    resigns(tab)
    for page in (host, tab):
        ending = page.locator("[data-ending]")
        expect(ending).to_contain_text(f"{home} win.", timeout=PATIENCE)
        expect(ending).to_contain_text(f"{away} resigned.")
        expect(ending.locator("[data-swap]")).to_contain_text(f"{away} play at home")
        ending.locator(".primary").click()
    for page, side in ((host, "away"), (tab, "home")):
        page.wait_for_url(lambda url: made["room"] not in url, timeout=PATIENCE)
        expect(page.locator("[data-you]")).to_have_attribute("data-you", side, timeout=PATIENCE)
    assert _colours(host) == colours[::-1]


def asked(*pages: Page) -> Page:
    """The page whose side is to move, once there is one."""
    for _ in range(PATIENCE // 100):
        for page in pages:
            if page.locator(".screen[data-mine=true]").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def _colours(page: Page) -> list[str]:
    """The colours of home and away, as the score shows them."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll('.score svg')].map((kit) => {
        const [outer, inner] = kit.querySelectorAll('circle');
        const fills = [outer, inner].map((circle) => getComputedStyle(circle).fill);
        return fills.find((fill) => fill !== 'none');
    })""")
    return found


def test_two_on_one_screen_are_asked_by_name(server, open_page):
    page = open_page()
    home, away = CLUBS["counter-attack"]
    made = server.room("counter-attack", seats=("screen", "screen"), home=home, away=away)
    sits(page, server.seat(made))
    person, asked = Person(page), set[str]()
    for _ in range(6):
        seen = person.looks()
        asked.add((page.locator("[data-prompt]").inner_text()).partition(":")[0])
        person.plays(seen)
    assert asked == {home, away}
    expect(page.locator("[data-you], .curtain")).to_have_count(0)
    assert page.title() == f"{home} 0–0 {away}"


_NOTIFICATION = """
window.told = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (Notification.permission = 'granted'); }
  constructor(title, options) { window.told.push([title, options.body ?? '']); }
  close() {}
};
let hidden = false;
Object.defineProperty(document, 'hidden', { get: () => hidden });
window.hide = (now) => { hidden = now; document.dispatchEvent(new Event('visibilitychange')); };
"""


def test_a_turn_that_comes_unseen_is_notified_to_who_asked_for_it(server, open_page):
    page = open_page()
    context: BrowserContext = page.context
    context.add_init_script(_NOTIFICATION)
    sits(page, server.seat(server.room("french-flair", home="Garonne", away="Causse")))
    person = Person(page)
    person.looks()
    assert page.evaluate("Notification.permission") == "default", "nobody is asked by the page itself"
    page.locator("[data-people]").click()
    page.locator("[data-notify]").click()
    expect(page.locator("[data-notify]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.evaluate("window.told = []; window.hide(true)")
    assert page.evaluate("window.told") == [], "the question was seen"
    while not page.evaluate("window.told.length"):
        person.plays(person.looks())
    title, body = page.evaluate("window.told[0]")
    assert title.startswith("Your turn: Garonne ")
    assert body
    assert page.title().startswith("("), "what happened unseen is counted"
    page.evaluate("window.hide(false)")
    expect(page).to_have_title(f"Your turn: Garonne {page.locator('[data-score]').inner_text()} Causse")
