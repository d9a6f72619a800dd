"""Competitions in the browser: an organiser, somebody invited, computers; a round, a cup, every page."""

import re
import time
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import Server, Watched, begins_with
from tests.support.people import PATIENCE

AXE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEY: Final = "k" * 64


def named(page: Page, name: str) -> None:
    """Give the name that is asked for."""
    page.locator("[data-name-form] input").fill(name)
    page.locator("[data-name-form] button").click()


def enters(page: Page) -> None:
    """Go to one's own match, with the line-up of the computer, and into it."""
    page.locator("[data-fixture].mine [data-go]").first.click()
    page.locator("[data-play-now]").click()


def resigns(page: Page) -> None:
    """Give up, while the turn of the other side is held up."""
    page.locator("[data-score]").wait_for(timeout=PATIENCE)
    page.keyboard.press("Space")
    on_bar = page.locator("[data-action=settings]")
    if not on_bar.is_visible():
        page.locator("[data-action=more]").click()
    on_bar.click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("[data-ending]")).to_contain_text("resigned", timeout=PATIENCE)


def test_a_league_of_two_people_and_two_computers(server, open_page):
    organiser = open_page(levels={"counter-attack": "random"})
    organiser.goto(f"{server.address}/competitions")
    expect(organiser.locator("[data-empty]")).to_be_visible()
    organiser.locator("[data-new]").click()
    for _ in range(4):
        organiser.locator("[data-fewer]").click()
    for at in (2, 3):
        row = organiser.locator(f"[data-club='{at}']")
        row.locator("select").first.select_option("computer")
        row.locator("select").last.select_option("random")
    organiser.locator("[data-name]").fill("Sunday League")
    organiser.locator("[data-format]").select_option("league_cup")
    organiser.locator("[data-round]").fill("20")
    organiser.locator("[data-unit]").select_option("minutes")
    organiser.locator("[data-early]").check()
    expect(organiser.locator("[data-deck-line]")).to_contain_text("4 clubs take 72 outfielders and 8 goalkeepers")
    organiser.locator("[data-create]").click()
    named(organiser, "Ines")
    link = organiser.locator("[data-filling] li[data-club='1'] input").input_value()

    guest = open_page(390, 844, touch=True)  # on a phone
    guest.goto(link)
    guest.locator("[data-join]").click()
    named(guest, "Ruth")
    expect(guest.locator("[data-table]")).to_be_visible(timeout=PATIENCE)  # every club has somebody, so it starts
    expect(organiser.locator("[data-table] tbody tr")).to_have_count(4, timeout=PATIENCE)

    people = [organiser, guest]
    for page in people:
        enters(page)
    inside = "() => location.pathname.startsWith('/match/')"
    for page in people:
        page.wait_for_function(inside, timeout=PATIENCE)
    # Where they meet each other one resigns, otherwise each against its computer.
    rooms = {page.url for page in people}
    for page in people[: len(rooms)]:
        resigns(page)

    organiser.goto(f"{server.address}/competitions")
    organiser.locator("[data-competition]").click()
    points = organiser.locator("[data-table] .points")
    expect(points.filter(has_text=re.compile("^[1-9]")).first).to_be_visible(timeout=PATIENCE)
    expect(organiser.locator("h1 + p")).to_contain_text("round 2 of 6", timeout=PATIENCE)
    expect(organiser.locator("[data-fixture].mine")).to_contain_text("to play")
    expect(organiser.locator("[data-cards]")).to_be_visible()
    organiser.locator("[data-tab=market]").click()
    expect(organiser.locator("[data-points]")).to_be_visible(timeout=PATIENCE)
    organiser.locator("[data-tab=journal]").click()
    expect(organiser.locator("[data-entry]").nth(2)).to_be_visible(timeout=PATIENCE)


def ask(server: Server, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers to the holder of the key."""
    headers = {"Authorization": f"Bearer {KEY}"}
    answer = httpx.request(method, f"{server.address}/api{path}", headers=headers, json=body, timeout=60)
    answer.raise_for_status()
    return answer.json()


@pytest.fixture(scope="module")
def cup(server: Server) -> str:
    """A cup of four computers that is over, and an organiser of it; a half has one action, so ties end level."""
    ask(server, "POST", "/people", {"name": "Lucía"})
    computer = {"who": "computer", "coach": "random"}
    given = {"name": "Autumn Cup", "game": "counter-attack", "clubs": [computer] * 4, "legs": 0}
    given |= {
        "cup": {"entrants": 4},
        "round_seconds": None,
        "early": True,
        "setup": {"options": {"clock": "actions:1"}},
    }
    made: str = ask(server, "POST", "/competitions", given)["competition"]
    for _ in range(240):
        page = ask(server, "GET", f"/competitions/{made}")
        if page["line"]["state"] == "filling":
            ask(server, "POST", f"/competitions/{made}", {"type": "start"})
        if page["line"]["state"] == "over":
            return made
        time.sleep(0.5)
    raise AssertionError(page["line"])


def test_a_cup_is_drawn_and_decided_in_a_shoot_out(server, open_page, cup):
    page = open_page(390, 844, touch=True)
    page.goto(f"{server.address}/competitions/{cup}/cup")
    ties = page.locator("[data-tie]")
    expect(ties).to_have_count(3)
    expect(ties.locator(".through")).to_have_count(3)
    expect(ties.filter(has_text="shoot-out").first).to_be_attached()
    page.locator("[data-draw]").click()
    expect(page.locator("[data-drawn='4']")).to_be_visible()
    page.locator("[data-tab=overview]").click()
    expect(page.locator("[data-champions]")).to_be_visible()


PAGES: Final = ("", "/fixtures", "/statistics", "/cup", "/market", "/clubs", "/journal", "/organise", "/clubs/0")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_competitions(theme, server: Server, browser: Browser, watched: Watched, cup):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True, reduced_motion="reduce")
    begins_with(context, theme=theme)
    context.add_init_script(f"localStorage.setItem('touchline.key', '{KEY}')")
    page = context.new_page()
    watched.watch(page)
    paths = [f"/competitions/{cup}{tab}" for tab in PAGES]
    for path in (*paths, "/competitions", "/competitions/new", "/clubs", "/title/counter-attack", "/key", "/matches"):
        page.goto(f"{server.address}{path}")
        expect(page.locator("main :is(.panel, section)").first).to_be_visible(timeout=PATIENCE)
        page.add_script_tag(path=AXE)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        grave = [
            f"{path} {violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
        assert grave == []
    context.close()
