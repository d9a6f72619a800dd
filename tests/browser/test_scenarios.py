"""Quick scenarios: a start, an aim and an end; and the list of matches in which they are found again."""

from playwright.sync_api import expect

from tests.support.people import PATIENCE, Person


def test_a_scenario_is_started_and_won(server, open_page):
    page = open_page(levels={"counter-attack": "random"})
    page.goto(server.address)
    page.locator("[data-scenarios]").click()
    expect(page.locator("h1")).to_be_focused()
    expect(page.locator("[data-scenario]")).to_have_count(5)
    card = page.locator("[data-scenario=outnumbered]")
    expect(card).to_contain_text("100 matches of equals: 2 won, 9 drawn, 89 lost")
    card.locator("label").nth(1).click()  # nine men, two goals ahead
    expect(card).to_contain_text("100 matches of equals: 89 won, 9 drawn, 2 lost")
    page.locator("[data-length]").select_option("short")
    expect(card).to_contain_text("10 actions")
    card.locator("[data-start=computer]").click()

    person = Person(page)
    seen = person.looks()
    expect(page.locator("[data-score]")).to_have_text("0–2")
    expect(page.locator("[data-aim]")).to_contain_text("Home trails 0–2 with eleven against nine")
    expect(page.locator(".token.away")).to_have_count(9)
    person.plays(seen)
    assert person.plays_on()
    home, away = map(int, page.locator("[data-ending] strong").inner_text().split("–"))
    assert away > home  # a computer that plays at random scores no two goals in ten actions
    expect(page.locator("[data-reached]")).to_have_attribute("data-reached", "reached")

    page.locator("[data-ending]").get_by_role("link", name="Home").click()
    page.locator("[data-place=matches]").click()
    row = page.locator(".finished [data-room]")
    expect(row).to_contain_text(f"{home}–{away}")
    expect(row).to_contain_text("won")
    expect(row).to_contain_text("Computer, ")


def test_the_list_of_matches_leads_to_each(stage, open_page):
    page = open_page()
    page.goto(f"{stage.address}/matches")
    expect(page.locator("[data-empty]")).to_be_visible()
    for game, home in (("counter-attack", "Wharfside"), ("french-flair", "Garonne")):
        page.goto(stage.seat(stage.room(game, home=home, away="Ormsby" if game == "counter-attack" else "Lavaur")))
        Person(page).looks()
    page.goto(f"{stage.address}/matches")
    expect(page.locator(".running [data-room]")).to_have_count(2)
    page.locator("input[type=search]").fill("garonne")
    expect(page.locator(".running [data-room]")).to_have_count(1)
    page.locator(".running button").click()
    expect(page.locator("header .name").first).to_have_text("Garonne", timeout=PATIENCE)


def test_the_way_round_is_at_the_foot_of_a_phone(server, open_page):
    page = open_page(390, 844, touch=True)
    page.goto(server.address)
    links = page.locator("nav [data-place]")
    expect(links).to_have_count(5)
    for box in (links.nth(at).bounding_box() for at in range(5)):
        assert box is not None
        assert box["y"] + box["height"] == 844
        assert box["height"] >= 44
        assert box["width"] >= 44
    links.nth(1).click()
    expect(page.locator("h1")).to_be_focused()
    expect(page).to_have_title("My matches · touchline")
    page.go_back()
    expect(page.locator("article").first).to_be_visible()
