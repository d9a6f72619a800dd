"""Lines that are slow, silent, cut or closed: the page says so, and no answer is lost or counted twice."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import LOST, Server
from tests.support.line import Line, Way
from tests.support.people import PATIENCE, Person
from touchline.server.wire.closings import CLOSINGS, UPGRADE, Closing

OFFLINE = f"{LOST}|net::ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def line(stage: Server) -> Iterator[Line]:
    """A line to the server. To be named before the pages, which are closed first."""
    found = Line(stage)
    yield found
    found.close()


def seated(page: Page, server: Server, line: Line) -> Person:
    """Somebody who plays both sides of a match at the end of a line, so that nobody else answers."""
    made = server.room("counter-attack", seats=("screen", "screen"), home="Wharfside", away="Ormsby")
    page.goto(server.seat(made).replace(server.address, line.address))
    person = Person(page)
    person.looks()
    return person


def answers(server: Server, page: Page) -> int:
    """How many answers of people are stored in the match of a page."""
    room = page.url.rpartition("/")[2].partition("#")[0]
    with closing(sqlite3.connect(server.db)) as connection:
        ((found,),) = connection.execute(
            "SELECT count(*) FROM entries WHERE room = ? AND answer_id IS NOT NULL", [room]
        )
    return int(found)


def goes_on(person: Person) -> None:
    """A line that looks alive is alive: an answer is given, and the next question comes."""
    person.plays(person.looks())
    person.looks()


# Lines that die without a word


@pytest.mark.parametrize("ways", [(), ("up",), ("down",)], ids=["both ways", "to the server", "from the server"])
def test_a_line_that_dies_silently_is_noticed_and_the_answer_counts_once(ways: tuple[Way, ...], line, stage, open_page):
    page = open_page()
    person = seated(page, stage, line)
    before = answers(stage, page)
    asked = person.looks()
    line.swallow(*ways)
    person.calls(asked, way=0)
    strip = page.locator(".strip")
    expect(strip).to_have_attribute("data-line", "silent", timeout=PATIENCE)
    expect(strip).to_contain_text("No reply from the server yet")
    expect(strip).to_have_count(0, timeout=PATIENCE)  # given up, reopened, and sent again
    expect(page.locator(".screen")).not_to_have_attribute("data-question", asked["question"], timeout=PATIENCE)
    assert line.sockets == 2
    person.looks()
    assert answers(stage, page) == before + 1


def test_an_impatient_client_leaves_a_silent_line_at_once(line, stage, open_page):
    page = open_page()
    person = seated(page, stage, line)
    asked = person.looks()
    line.swallow()
    person.calls(asked, way=0)
    page.locator(".strip[data-line=silent] .button").click(timeout=PATIENCE)
    expect(page.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    person.looks()


def test_a_browser_that_goes_offline_says_so_and_returns(line, stage, open_page, watched):
    page = open_page()
    person = seated(page, stage, line)
    with watched.forgiving(OFFLINE):
        page.context.set_offline(True)
        expect(page.locator(".strip")).to_have_attribute("data-line", "lost", timeout=PATIENCE)
        expect(page.locator("button.call[data-answer]")).to_have_count(0)
        page.context.set_offline(False)
        expect(page.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    goes_on(person)


@pytest.mark.parametrize("seen", [True, False], ids=["lid", "pocket"])
def test_a_machine_that_slept_returns_at_once(seen, line, stage, open_page):
    page = open_page()
    page.clock.install()
    person = seated(page, stage, line)
    hide = "(state) => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })"
    if not seen:
        page.evaluate(hide, "hidden")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    line.swallow()
    page.clock.fast_forward("30:00")
    if not seen:
        page.evaluate(hide, "visible")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    goes_on(person)
    assert line.sockets == 2


# Slow lines


def test_a_slow_line_is_called_slow_and_is_not_dropped(line, stage, open_page):
    page = open_page()
    person = seated(page, stage, line)
    before = answers(stage, page)
    page.evaluate(
        """() => {
            window.lines = [];
            new MutationObserver(() => {
                const now = document.querySelector('.strip')?.dataset.line;
                if (now) window.lines.push(now);
            }).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    line.slow(1.0, stalls=0.05, stalled=2.0, seed=14)
    for _ in range(30):  # a whole turn is sent at once, and a run of several hexes is several answers
        person.plays(person.looks())
        if answers(stage, page) >= before + 8:
            break
    person.looks()
    expect(page.locator("[data-slow]")).to_have_text("Slow connection", timeout=PATIENCE)
    assert line.sockets == 1
    assert "lost" not in page.evaluate("window.lines")
    assert answers(stage, page) >= before + 8
    line.mend()
    expect(page.locator("[data-slow]")).to_have_count(0, timeout=PATIENCE)


def test_the_sign_of_a_slow_line_is_in_nobodys_way(line, stage, open_page):
    page = open_page(390, 844)
    person = seated(page, stage, line)
    line.slow(1.0)
    sign = page.locator("[data-slow]")
    expect(sign).to_be_visible(timeout=PATIENCE)
    box = sign.bounding_box()
    assert box is not None
    under = page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[data-slow]'))",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert not under
    assert person.looks()["calls"]


# Lines that the server closes


@pytest.mark.parametrize("closing", [one for one in CLOSINGS if one.then == "return"], ids=lambda one: one.name)
def test_a_page_returns_after(closing: Closing, line, stage, open_page):
    page = open_page()
    person = seated(page, stage, line)
    with page.expect_websocket():
        line.close_with(closing.code)
    goes_on(person)
    assert line.sockets == 2


@pytest.mark.parametrize("code", [1001, 4000, 4499])
def test_a_page_returns_after_a_code_that_it_does_not_know(code, line, stage, open_page):
    page = open_page()
    person = seated(page, stage, line)
    with page.expect_websocket():
        line.close_with(code)
    goes_on(person)
    assert line.sockets == 2


def test_a_page_that_is_sent_away_again_and_again_waits_longer_each_time(line, stage, open_page):
    page = open_page()
    person = seated(page, stage, line)
    line.close_with(4429, always=True)
    expect(page.locator(".strip")).to_contain_text(re.compile("retrying in [2-8] s"), timeout=PATIENCE)
    line.mend()
    page.locator(".strip .button").click()
    expect(page.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    goes_on(person)


@pytest.mark.parametrize("closing", [one for one in CLOSINGS if one.then == "stop"], ids=lambda one: one.name)
def test_a_page_stops_and_says_why_after(closing: Closing, line, stage, open_page):
    page = open_page()
    seated(page, stage, line)
    line.close_with(closing.code)
    main = page.locator(f"main[data-closing={closing.name.replace('_', '-')}]")
    expect(main).to_be_visible(timeout=PATIENCE)
    words = {
        "no_seat": "opens no match",
        "bad_hello": "did not understand this page",
        "invitation_used": "This invitation has already been used",
        "handed_back": "You have handed your seat back",
    }
    expect(main).to_contain_text(words[closing.name])
    assert line.sockets == 1
    if closing.name == "bad_hello":
        main.get_by_role("button", name="Reload").click()
        Person(page).looks()
    else:
        main.get_by_role("link", name="Home").click()
        expect(page.locator("article[data-game]")).to_have_count(2)


def test_a_page_of_another_version_reloads_once_and_plays_on(line, stage, open_page):
    page = open_page()
    seated(page, stage, line)
    for loads in (1, 2):  # a later upgrade is another reason to reload
        with page.expect_event("load"):
            line.close_with(UPGRADE.code)
        goes_on(Person(page))
        assert line.sockets == 1 + loads


def test_a_page_of_another_version_reloads_once_then_says_why(line, stage, open_page):
    page = open_page()
    seated(page, stage, line)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    line.close_with(UPGRADE.code, always=True)
    main = page.locator("main[data-closing=upgrade]")
    expect(main).to_contain_text("different versions, and reloading did not help", timeout=PATIENCE)
    assert (len(loads), line.sockets) == (1, 2)
    line.mend()
    main.get_by_role("button", name="Reload").click()
    goes_on(Person(page))
