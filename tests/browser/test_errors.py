"""Errors are shown, with a way out."""

from playwright.sync_api import expect

from tests.support.browser import LOST
from tests.support.line import Line
from tests.support.people import PATIENCE


def test_the_server_cannot_be_reached(server, open_page, watched):
    page, line = open_page(), Line(server)
    page.goto(f"{line.address}/rules")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    with watched.forgiving(LOST):
        line.cut()
        page.locator("nav a").first.click()
        expect(page.locator("[data-error=unreachable]")).to_be_visible()
        expect(page.locator("article .primary").first).to_be_disabled()
    line.mend()
    page.locator("[data-error=unreachable] .button").click()
    expect(page.locator("article .primary").first).to_be_enabled()
    expect(page.locator("[data-error]")).to_have_count(0)
    line.close()


def test_a_bad_deck_is_named_by_line_and_column(server, open_page, watched):
    page = open_page()
    page.goto(f"{server.address}/new/counter-attack")
    columns = "Name,Nationality,Pace,Dribbling,Heading,High Pass,Resilience,Shooting,Tackling"
    deck = f"{columns}\nAda Quill,Nowhere,4,4,4,4,4,4,4\nBo Finch,Nowhere,4,4,nine,4,4,4,4\n"
    with watched.forgiving("status of 4"):
        page.locator("input[type=file]").set_input_files(
            {"name": "deck.csv", "mimeType": "text/csv", "buffer": deck.encode()}
        )
        problem = page.locator("[data-error]")
        problem.locator("summary").click()
        expect(problem.locator("code")).to_contain_text("line 3")
        expect(problem.locator("code")).to_contain_text("Heading")


def test_a_room_that_nobody_knows(server, open_page, watched):
    page = open_page()
    page.goto(f"{server.address}/match/0123456789abcdef")
    page.get_by_role("heading", name="match").wait_for()
    page.goto(f"{server.address}/")
    page.goto(f"{server.address}/match/0123456789abcdef#no-such-token")
    expect(page.get_by_role("main")).to_contain_text("opens no match", timeout=PATIENCE)
    assert "#" not in page.url


def test_an_address_that_leads_nowhere(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/nowhere")
    page.get_by_role("main").get_by_role("link").click()
    expect(page.locator("article[data-game]")).to_have_count(2)
