"""A season of one's own against computers, and a scenario, in a page alone."""

from playwright.sync_api import Page, expect

from tests.site.support import kept, ready
from tests.support.people import PATIENCE, Person
from touchline.cli import main as touchline


def begins(page: Page, site, game: str) -> None:
    """Begin a season of four clubs, as somebody with a name."""
    page.goto(f"{site.address}/competitions")
    expect(page.locator("[data-empty]")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-new]").click()
    expect(page.locator("[data-format]")).to_have_value("season")
    page.locator("fieldset label", has_text=game).click()
    for _ in range(4):
        page.locator("[data-fewer]").click()
    for at in (1, 2, 3):
        page.locator(f"[data-club='{at}'] select").last.select_option("random")
    page.locator("[data-name]").fill("Harbour")
    page.locator("[data-create]").click()
    page.locator("[data-name-form] input").fill("Ines")
    page.locator("[data-name-form] button").click()
    expect(page.locator("[data-table] tbody tr")).to_have_count(4, timeout=PATIENCE)


def enters(page: Page) -> None:
    """Go to one's own match, and into it."""
    page.locator("[data-fixture].mine [data-go]").first.click()
    page.locator("[data-play-now], [data-enter]").click()
    page.wait_for_function("() => location.hash.startsWith('#/match/')", timeout=PATIENCE)


def test_a_round_of_a_season_is_played_kept_and_proved_in_the_terminal(site, open_page, tmp_path, capsys):
    page = open_page()
    begins(page, site, "French Flair")
    season = page.url
    enters(page)
    assert Person(page).plays_on()
    page.goto(season)
    expect(page.locator("h1 + p")).to_contain_text("round 2 of 6", timeout=PATIENCE)
    expect(page.locator("[data-table] tbody tr td.points").first).not_to_have_text("0")
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-fixture].mine")).to_contain_text("to play", timeout=PATIENCE)
    with page.expect_download() as saving:
        page.locator("[data-save-season]").click()
    saving.value.save_as(tmp_path / "mine.bundle")
    league = str(tmp_path / "mine.league")
    assert touchline(["league", "import", str(tmp_path / "mine.bundle"), league]) == 0
    assert touchline(["league", "verify", league]) == 0, capsys.readouterr()

    page.goto(f"{site.address}/competitions")
    page.locator("[data-kept] [data-delete]").click()
    page.locator("[data-kept] button").first.click()
    expect(page.locator("[data-empty]")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-bring-in]").set_input_files(tmp_path / "mine.bundle")
    expect(page.locator("h1 + p")).to_contain_text("round 2 of 6", timeout=PATIENCE)
    enters(page)
    assert not Person(page).plays_on(answers=2)


def test_a_season_is_looked_after_by_one_tab_and_seen_in_all(site, open_page, watched):
    first = open_page()
    begins(first, site, "Counter Attack")
    second = first.context.new_page()
    watched.watch(second)
    second.goto(first.url)
    expect(second.locator("[data-table] tbody tr")).to_have_count(4, timeout=PATIENCE)
    enters(second)  # prepared by the first tab, played in the second
    assert not Person(second).plays_on(answers=2)
    first.close()
    second.goto(f"{site.address}/competitions")
    second.locator("[data-competition]").click()
    expect(second.locator("[data-fixture].mine")).to_contain_text("Go to the match", timeout=PATIENCE)


def test_a_scenario_is_started_and_reaches_its_end(site, open_page):
    page = open_page(levels={"counter-attack": "random"})
    page.goto(site.home)
    ready(page)
    page.locator("[data-scenarios]").click()
    card = page.locator("[data-scenario=outnumbered]")
    card.locator("label").nth(1).click()
    page.locator("[data-length]").select_option("short")
    card.locator("[data-start=computer]").click()
    assert Person(page).plays_on()
    expect(page.locator("[data-reached]")).to_have_attribute("data-reached", "reached")
