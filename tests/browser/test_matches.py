"""Whole matches in the browser, by real clicks and keys."""

import json
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.support.browser import LOST, Server
from tests.support.finished import Finished, finished
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
    make(page, server, "counter-attack", clock="15", added_time="none")  # as long as Short
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


# The list of matches


def holds(page: Page, *seats: tuple[str, str, str]) -> None:
    """Let the browser of a page hold seats: a room, a token, and the game."""
    held: list[dict[str, object]] = [
        {"room": room, "token": token, "game": game, "invitations": {}, "watch": None} for room, token, game in seats
    ]
    page.add_init_script(f"localStorage.setItem('touchline.seats', {json.dumps(json.dumps(held))})")


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Finished, Finished]:
    """A match of each game that is over."""
    football = finished(
        server.db, "counter-attack", home="Wharfside", options={"clock": "actions:2", "added_time": "none"}
    )
    return football, finished(server.db, "french-flair", away="Città", options={"clock": "phases:2"})


def listed(page: Page) -> list[str | None]:
    """The rooms of the list, from the top."""
    rooms: list[str | None] = page.locator("[data-room]").evaluate_all("(all) => all.map((one) => one.dataset.room)")
    return rooms


def test_no_match_yet(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/matches")
    expect(page.locator("[data-empty]")).to_contain_text("No match yet")
    page.locator("[data-empty] a", has_text="Play the computer").click()
    expect(page.locator("article[data-game]")).to_have_count(2)


def test_filters_combine_and_live_in_the_address(server, open_page, played):
    football, rugby = played
    mine = server.room("french-flair", home="Garonne")
    friend = server.room("counter-attack", seats=("screen", "invited"), home="Garonne", edition="core")
    page = open_page()
    holds(
        page,
        *((one.room, one.token, game) for one, game in zip(played, ("counter-attack", "french-flair"), strict=True)),
        (mine["room"], mine["token"], "french-flair"),
        (friend["room"], friend["token"], "counter-attack"),
    )
    page.goto(f"{server.address}/matches")
    expect(page.locator("[data-room]")).to_have_count(4)
    expect(page.locator("[data-thumbnail=true]")).to_have_count(4)
    assert {*listed(page)[2:]} == {football.room, rugby.room}
    page.locator("[data-filter=game]").select_option("french-flair")
    expect(page.locator("[data-room]")).to_have_count(2)
    page.locator("[data-filter=opponent]").select_option("computer")
    page.locator("[data-find]").fill("citta")
    expect(page.locator("[data-room]")).to_have_count(1)
    assert listed(page) == [rugby.room]
    page.reload()
    expect(page.locator("[data-find]")).to_have_value("citta")
    assert listed(page) == [rugby.room]
    page.locator("[data-find]").fill("nobody")
    page.locator("[data-none] button").click()
    page.locator("[data-filter=edition]").select_option("core")
    expect(page.locator("[data-room]")).to_have_count(1)
    assert listed(page) == [friend["room"]]
    page.goto(f"{server.address}/matches/shown=finished&game=counter-attack")
    expect(page.locator("[data-room]")).to_have_count(1)
    expect(page.locator(f"[data-room='{football.room}']")).to_contain_text(re.compile("won|drawn|lost"))
    expect(page.locator(f"[data-room='{football.room}']")).to_contain_text("Living rules with 2 changes")


def test_a_result_that_was_not_watched_is_hidden_with_its_position(server, open_page, played):
    match = played[0]
    page = open_page()
    holds(page, (match.room, match.watch, "counter-attack"))
    page.goto(f"{server.address}/matches")
    row = page.locator(f"[data-room='{match.room}']")
    expect(row.locator("[data-how=hidden]")).to_be_visible()
    expect(row.locator("[data-result]")).to_have_count(0)
    expect(row.locator("[data-thumbnail=false]")).to_have_count(1)
    page.locator("[data-surprises]").uncheck()
    expect(row.locator("[data-result]")).to_be_visible()
    expect(row.locator("[data-thumbnail=true]")).to_have_count(1)
    page.locator("[data-surprises]").check()
    expect(row.locator("[data-result]")).to_have_count(0)
    page.evaluate(
        "([room, entries]) => localStorage.setItem('touchline.watched', JSON.stringify({ [room]: entries }))",
        [match.room, match.entries],
    )
    page.reload()
    expect(row.locator("[data-result]")).to_be_visible()


def test_one_record_or_all_are_saved_and_opened_again(server, open_page, played, tmp_path: Path):
    page = open_page()
    holds(
        page,
        *((one.room, one.token, game) for one, game in zip(played, ("counter-attack", "french-flair"), strict=True)),
    )
    page.goto(f"{server.address}/matches")
    with page.expect_download() as one:
        page.locator("[data-save-record]").first.click()
    one.value.save_as(tmp_path / "one.jsonl")
    with page.expect_download() as every:
        page.locator("[data-save-records]").click()
    every.value.save_as(tmp_path / "all.zip")
    with ZipFile(tmp_path / "all.zip") as archive:
        assert archive.testzip() is None
        assert len(archive.namelist()) == 2
        archive.extractall(tmp_path)
    touchline = Path(sys.executable).with_name("touchline")
    for record in tmp_path.glob("*.jsonl"):
        done = subprocess.run([touchline, "verify", record], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    page.locator("[data-open-record]").set_input_files(tmp_path / "one.jsonl")
    page.wait_for_url("**/replay")
    expect(page.locator("main")).to_be_visible()


def test_the_list_on_a_phone(server, open_page, played):
    page = open_page(390, 844, touch=True, language="fr")
    holds(page, *((one.room, one.token, "") for one in played))
    page.goto(f"{server.address}/matches")
    expect(page.locator("[data-thumbnail=true]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
