"""After the match: two known records checked number by number, in three languages, on a phone, and by axe."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Server
from tests.support.finished import Finished, recorded

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RECORDS = Path(__file__).parents[1] / "review" / "records"
MINUTE = "\N{PRIME}"
LONG = 300_000  # milliseconds: reviews have the lowest priority


@pytest.fixture(scope="module")
def known(server) -> dict[str, Finished]:
    return {game: recorded(server.db, RECORDS / f"{game}.jsonl") for game in ("counter-attack", "french-flair")}


def opens(page: Page, server: Server, made: Finished) -> None:
    """The review, once it is worked out."""
    page.goto(f"{server.address}/match/{made.room}/review#{made.token}")
    expect(page.locator("[data-done='1']")).to_have_count(1, timeout=LONG)


def figures(page: Page) -> dict[str, tuple[str, str]]:
    return {
        row.get_attribute("data-figure") or "": (
            row.locator("[data-home]").inner_text(),
            row.locator("[data-away]").inner_text(),
        )
        for row in page.locator("[data-figure]").all()
    }


def test_a_known_football_match(server, open_page, known):
    page = open_page()
    opens(page, server, known["counter-attack"])
    expect(page.locator("[data-score]")).to_have_text("2–1")
    expect(page.locator("[data-result] li")).to_have_text(
        [f"{name}{MINUTE}" for name in ("Kantako 4", "Ellingboe 14+1", "Vukojčić 8")]
    )
    expect(page.locator("[data-verdict]")).to_contain_text("Harbour Athletic win, with the dice on their side.")
    expect(page.locator("[data-verdict]")).to_contain_text("+3 ± 16")
    assert figures(page) == {
        "possession": ("70%", "30%"),
        "shots": ("5", "1"),
        "on_target": ("5", "1"),
        "expected_goals": ("2.94", "0.28"),
        "standard_passes": ("6/6", "4/4"),
        "first_time_passes": ("3/3", "0/0"),
        "high_passes": ("1/1", "0/0"),
        "long_passes": ("0/0", "0/0"),
        "tackles": ("2/8", "1/8"),
        "steals": ("1", "0"),
        "headers": ("1/1", "0/1"),
        "ground": ("26", "18"),
        "corners": ("0", "0"),
        "fouls": ("1", "3"),
        "yellow_cards": ("1", "2"),
        "red_cards": ("0", "0"),
    }
    page.locator("[data-half='1']").click()
    assert figures(page)["expected_goals"] == ("2.50", "0.28")
    page.locator("[data-half='2']").click()
    assert figures(page)["tackles"] == ("2/4", "1/2")
    player = page.locator("[data-player=H9]")
    assert [player.locator(f"[data-of={name}]").inner_text() for name in ("shots", "expected_goals", "swing")] == [
        "2",
        "1.50",
        "+29",
    ]
    ledger = page.locator("[data-ledger]")
    expect(ledger.locator("svg text", has_text="Harbour’s play")).to_contain_text("+4")
    expect(ledger.locator("svg text", has_text="Calder’s play")).to_contain_text("\N{MINUS SIGN}1")
    expect(ledger.locator("svg text", has_text="The dice")).to_contain_text("+46")
    assert [page.locator(f"[data-shot={end}]").count() for end in ("goal", "saved", "blocked", "off")] == [3, 3, 0, 0]
    moments = page.locator("[data-moment]")
    assert [one.get_attribute("data-moment") for one in moments.all()] == ["96", "120", "215"]
    expect(moments.nth(1)).to_contain_text("Calder +34")
    page.locator("[data-watch='120']").click()
    expect(page.locator("[data-replay='120']")).to_have_count(1)


def test_a_known_rugby_match(server, open_page, known):
    page = open_page()
    opens(page, server, known["french-flair"])
    expect(page.locator("[data-score]")).to_have_text("19–14")
    expect(page.locator("[data-verdict] h2")).to_have_text(
        "The dice helped Garonne XV, who outplayed Causse RC as well."
    )
    found = figures(page)
    assert found["metres_carried"] == ("140 m", "135 m")
    assert found["conversions"] == ("2/3", "2/2")
    assert found["lineouts"] == ("0/1", "1/3")
    card = page.locator("[data-player=H10]")
    assert [card.locator(f"[data-of={name}]").inner_text() for name in ("metres", "played", "runs", "swing")] == [
        "50",
        "3",
        "2",
        "+51",
    ]
    table = page.locator("[data-territory] details")
    table.locator("summary").click()
    assert table.locator("tbody tr").nth(3).locator("td").all_inner_texts() == ["3", "2"]


def test_french_and_italian_midway(server, open_page, known):
    for language, title in (("fr", "Chance et jugement"), ("it", "Fortuna e giudizio")):
        page = open_page(language=language)
        opens(page, server, known["french-flair"])
        expect(page.locator("[data-ledger] h2")).to_have_text(title)
        assert "review-" not in page.locator("body").inner_text()


def test_on_a_phone_tables_unfold_and_nothing_is_cut(server, open_page, known):
    page = open_page(390, 844)
    opens(page, server, known["counter-attack"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator("[data-players] thead th").count() == 3
    page.locator("[data-all-columns]").click()
    assert page.locator("[data-players] thead th").count() > 8
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_axe_finds_nothing(server, open_page, known, game, theme):
    page = open_page(theme=theme)
    opens(page, server, known[game])
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
    assert found["passes"]
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in grave] == []
