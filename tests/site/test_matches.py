"""The game in a page alone: matches, languages, and records that verify in the terminal."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.site.support import SHORT, ready, starts
from tests.support.people import PATIENCE, Person
from tests.support.screen import make
from touchline.cli import main as touchline
from touchline.i18n import LANGUAGES

games = pytest.mark.parametrize("game", SHORT)


@games
def test_a_whole_short_match_against_novice_and_its_record(site, open_page, game, tmp_path, capsys):
    page = open_page(levels={game: "novice"})
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page.goto(site.home)
    starts(page, game)
    assert Person(page).plays_on()
    assert page.locator("[data-score]").inner_text() == page.locator("[data-ending] strong").inner_text()
    page.goto(f"{site.address}/matches")
    with page.expect_download() as saving:
        page.locator("[data-save]").click()
    saving.value.save_as(tmp_path / "match.jsonl")
    assert touchline(["verify", str(tmp_path / "match.jsonl")]) == 0, capsys.readouterr()
    assert asked == {urlsplit(site.home).netloc}


def test_two_on_one_screen_with_a_curtain(site, open_page):
    page = open_page()
    make(page, site, "french-flair", away="screen", clock="8")
    person = Person(page)
    assert person.plays_on()
    assert person.did["curtain"] > 2


@games
def test_a_first_match_opens_and_is_resumed(site, open_page, game):
    page = open_page()
    page.goto(site.home)
    ready(page)
    page.locator(f"article[data-game={game}] [data-lesson]").click()
    coach = page.locator("[data-coach]")
    expect(coach).to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)
    page.locator("[data-lesson=show]").click()
    expect(coach).not_to_have_attribute("data-coach", "your-ball", timeout=PATIENCE)
    second = coach.get_attribute("data-coach")
    person = Person(page)
    assert not person.plays_on(answers=1)
    page.reload()
    expect(coach).to_be_visible(timeout=PATIENCE)
    expect(coach).not_to_have_attribute("data-coach", "your-ball")
    assert second in ("reach", "advance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(site, open_page, language):
    """A message that is missing is an error of the page, which fails the test."""
    page = open_page(language=language)
    page.goto(site.home)
    ready(page)
    assert page.evaluate("() => document.documentElement.lang") == language
    starts(page, "counter-attack")
    person = Person(page)
    assert not person.plays_on(answers=6)
    page.goto(f"{site.address}/rules/TACKLE-04")
    expect(page.locator("[data-rule='TACKLE-04']").first).to_be_in_viewport(timeout=PATIENCE)


def test_what_needs_a_server_is_said_and_not_offered(site, open_page):
    page = open_page()
    page.goto(site.home)
    expect(page.locator("[data-needs-server]")).to_be_visible()
    assert page.locator("article .ways button").count() == 4
    page.goto(f"{site.address}/new/french-flair")
    page.wait_for_function("() => document.querySelector('form > button[type=submit]')")
    assert page.locator(".sides section").first.locator("fieldset").first.locator("label").count() == 2


def test_every_link_stays_below_the_path_of_the_site(site, open_page):
    page = open_page()
    for screen in ("/", "/matches", "/scenarios/counter-attack", "/new/counter-attack", "/rules/MOVE-06", "/nowhere"):
        page.goto(f"{site.address}{screen}")
        page.wait_for_function("() => document.querySelector('main')")
        links = page.evaluate("() => [...document.querySelectorAll('a[href]')].map((link) => link.href)")
        assert links
        assert [link for link in links if not link.startswith(site.home)] == []
