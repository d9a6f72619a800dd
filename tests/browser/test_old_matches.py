"""A browser that played with an older version comes back: its matches are listed, open and go on."""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.support.browser import Server

FIXTURES = Path(__file__).parents[1] / "fixtures" / "rules-1"
SEATS = (FIXTURES / "touchline.seats.json").read_text(encoding="utf-8")
ROOMS = json.loads((FIXTURES / "rooms.json").read_text(encoding="utf-8"))


@pytest.fixture
def old(tmp_path) -> Iterator[Server]:
    """A server on an old database. To be named before the pages, which are closed first."""
    copy(FIXTURES / "touchline.db", tmp_path / "touchline.db")
    with Server(tmp_path) as started:
        yield started


@pytest.fixture
def kept(old, open_page: Open) -> tuple[Server, Page]:
    """The server, and a page of a browser that holds the seats."""
    page = open_page()
    page.context.add_init_script(
        f"localStorage.getItem('touchline.seats') || localStorage.setItem('touchline.seats', {json.dumps(SEATS)})"
    )
    return old, page


def test_old_matches_are_listed_and_open(kept):
    server, page = kept
    page.goto(server.address)
    running = [name for name in ROOMS if "finished" not in name]
    expect(page.get_by_role("button", name="Forget")).to_have_count(len(running))
    for made in ROOMS.values():
        page.goto(f"{server.address}/match/{made['room']}")
        expect(page.locator("[data-scene], svg").first).to_be_visible()
        expect(page.get_by_text("no match")).to_have_count(0)


def test_a_corrected_rule_is_shown_to_every_visitor(kept):
    server, page = kept
    page.goto(f"{server.address}/match/{ROOMS['counter-attack-corrected-running']['room']}")
    notice = page.locator("[data-notice]")
    expect(notice).to_contain_text("Rule HEAD-25 was corrected after this match began. From move 138 on")
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
    page.goto(f"{server.address}/match/{ROOMS['counter-attack-corrected-finished']['room']}")
    expect(notice).to_contain_text("The result stands.")
