"""Whole matches in the browser, by real clicks and keys."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.support.browser import LOST, Server
from tests.support.line import Line
from tests.support.people import PATIENCE, Person, by_turns
from tests.support.screen import make


def score(page: Page) -> str:
    """The result that is shown at the end."""
    return page.locator("[data-ending] strong").inner_text()


def test_a_whole_french_flair_match_against_the_computer(server, open_page):
    page = open_page()
    make(page, server, "french-flair")
    person = Person(page)
    assert person.plays_on()
    assert {"play by key", "play by row", "play by cards", "card", "call", "dice"} <= set(person.did)
    assert page.locator("[data-score]").inner_text() == score(page)


def test_a_whole_counter_attack_match_against_the_computer(server, open_page):
    page = open_page()
    make(page, server, "counter-attack", clock="5", added_time="none")
    person = Person(page)
    assert person.plays_on()
    assert {"move", "call", "dice"} <= set(person.did)
    assert any(did.startswith("aim") for did in person.did)
    assert page.locator("[data-score]").inner_text() == score(page)


def test_two_clicks_from_home_to_a_match(server, open_page):
    page = open_page()
    page.goto(server.address)
    page.locator("article[data-game=counter-attack] .primary").click()
    expect(page.locator("svg [data-player]")).to_have_count(22)
    assert Person(page).looks()["calls"]
    assert "#" not in page.url


def test_two_browsers_one_loses_its_line_and_the_server_is_killed(mortal, open_page, watched):
    line = Line(mortal)
    home, away = open_page(), open_page()
    make(home, mortal, "french-flair", away="invited", clock="5")
    link = home.locator("[data-invite] input").input_value()
    away.goto(link.replace(mortal.address, line.address))
    expect(home.locator("[data-invite]")).to_have_count(0)
    away.wait_for_url(lambda url: "#" not in url)

    people = [Person(home), Person(away)]
    by_turns(people, answers=4)
    with watched.forgiving(LOST):
        line.cut()
        expect(away.locator(".strip")).to_be_visible(timeout=PATIENCE)
        expect(home.locator(".strip")).to_have_count(0)
        line.mend()
        expect(away.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    by_turns(people, answers=4)
    with watched.forgiving(LOST):
        mortal.kill()
        for page in (home, away):
            expect(page.locator(".strip")).to_be_visible(timeout=PATIENCE)
        mortal.start()
        for page in (home, away):
            expect(page.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    by_turns(people)
    assert score(home) == score(away)
    assert all(person.answers > 4 for person in people)
    line.close()


def test_an_answer_that_the_server_did_not_hear_is_said_again(mortal, open_page, watched):
    page = open_page()
    make(page, mortal, "counter-attack")
    person = Person(page)
    asked = person.looks()
    mortal.freeze()
    person.calls(asked, way=0)
    expect(page.locator(".screen")).to_have_attribute("data-mine", "false")
    with watched.forgiving(LOST):
        mortal.kill()
        expect(page.locator(".strip")).to_be_visible(timeout=PATIENCE)
        mortal.start()
        expect(page.locator(".strip")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".screen")).not_to_have_attribute("data-question", asked["question"], timeout=PATIENCE)


def test_a_watcher_cannot_act(server, open_page):
    player, watcher = open_page(), open_page()
    make(player, server, "counter-attack")
    person = Person(player)
    asked = person.looks()
    player.get_by_label("Settings").click()
    link = player.get_by_label("Link to watch").input_value()
    player.keyboard.press("Escape")
    watcher.goto(link)
    watcher.wait_for_url(link.partition("#")[0])
    expect(watcher.locator("svg [data-player]")).to_have_count(22)
    expect(watcher.locator(".screen")).to_have_attribute("data-question", asked["question"])
    expect(watcher.locator(".naming button, .token.movable")).to_have_count(0)
    offered = set(watcher.locator("button.call").evaluate_all("(calls) => calls.map((call) => call.dataset.answer)"))
    assert not offered & {*asked["calls"]}  # the buttons of the recap remain
    for key in ("e", "m", "a", "Enter"):
        watcher.keyboard.press(key)
    watcher.locator("svg [data-player='3']").click()

    told = refusal_of(server, link.partition("#")[2], asked["question"])
    assert told["error"] == "watching"
    assert player.locator(".screen").get_attribute("data-question") == asked["question"]
    player.locator("button.call", has_text="Done").click()
    expect(watcher.locator(".screen")).not_to_have_attribute("data-question", asked["question"], timeout=PATIENCE)


def refusal_of(server: Server, token: str, number: str) -> dict[str, object]:
    """The refusal of an answer sent over another connection."""
    with connect(f"ws://localhost:{server.port}/ws") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
        assert json.loads(socket.recv())["type"] == "welcome"
        socket.send(json.dumps({"type": "answer", "id": "mine", "number": int(number), "answer": "done"}))
        for text in socket:
            told: dict[str, object] = json.loads(text)
            if told.get("id") == "mine":
                return told
    raise AssertionError("the line was closed without an answer")


def test_two_people_on_one_screen_with_a_curtain(server, open_page):
    page = open_page()
    make(page, server, "french-flair", away="screen", clock="3")
    person = Person(page)
    while "over" not in (seen := person.looks()):
        if "curtain" in seen:
            # Field, score and log are there; nothing of a hand, or that speaks of one, by sight or to a screen reader.
            expect(page.locator("[data-card], [data-plays], .hand, [data-answer]")).to_have_count(0)
            assert 'hand"' not in page.locator("body").aria_snapshot()
            for part in ("[data-slot=board] svg", "[data-score]", ".log"):
                expect(page.locator(part).first).to_be_visible()
            hand_over = re.compile("Hand the screen to (Garonne XV|Causse RC)")
            for part in (".curtain h2", "[data-prompt]"):
                expect(page.locator(part)).to_have_text(hand_over)
            for key in ("z", "1", "ArrowDown", "h"):
                page.keyboard.press(key)
            expect(page.locator("[data-card], .hand")).to_have_count(0)
            person.lifts_the_curtain()
            expect(page.locator(".hand").first).to_be_visible()
        else:
            person.plays(seen)
    assert person.did["curtain"] > 2


def test_resign_keep_the_record_and_play_again(server, open_page, tmp_path: Path):
    page = open_page()
    make(page, server, "counter-attack", clock="5")
    person = Person(page)
    for _ in range(3):
        person.plays(person.looks())
    person.looks()
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator("[data-ending]")).to_contain_text("resigned")

    with page.expect_download() as download:
        page.get_by_role("button", name="record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    touchline = Path(sys.executable).with_name("touchline")
    done = subprocess.run([touchline, "verify", record], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

    names = page.locator("[data-ending] b").all_inner_texts()
    over = page.url
    page.locator("[data-ending] .primary").click()
    page.wait_for_url(lambda url: url != over)
    expect(page.locator("header .name")).to_contain_text([name.split()[0] for name in names[::-1]])  # or in short
    assert Person(page).plays_on(answers=1) is False
