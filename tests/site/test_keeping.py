"""What a page alone keeps: offline, after a crash, with a full storage, in two tabs, over an update."""

import json
import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from tests.site.support import SHORT, kept, ready, starts
from tests.support.people import PATIENCE, Person
from tests.support.screen import make

# Says each entry that is acknowledged, as soon as the app is told of it.
SAYS_ENTRIES = """(() => {
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'said') return;
        const message = JSON.parse(data.data);
        const last = message.type === 'welcome' ? message.last : message.steps?.at(-1)?.entry.entry;
        if (last) console.debug(`entry ${last}`);
      });
    }
  };
})()"""

# The storage takes nothing more, as long as a test says so.
CAN_BE_FULL = """{
  const add = IDBObjectStore.prototype.add;
  const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
  new BroadcastChannel('full').onmessage = ({ data }) => { IDBObjectStore.prototype.add = data ? full : add; };
}
"""
IS_FULL = "(is) => new BroadcastChannel('full').postMessage(is)"


def number(page: Page) -> int:
    """The number of the question."""
    return int(Person(page).looks()["question"])


def test_offline_a_match_goes_on_and_another_begins(site, open_page, watched):
    page = open_page()
    page.goto(site.home)
    ready(page)
    starts(page, "french-flair")
    assert not Person(page).plays_on(answers=3)
    kept(page)
    before = number(page)
    page.context.set_offline(True)
    page.reload()
    person = Person(page)
    assert int(person.looks()["question"]) == before
    assert not person.plays_on(answers=3)
    page.goto(site.home)
    ready(page)
    starts(page, "counter-attack")
    assert not Person(page).plays_on(answers=3)


@pytest.mark.parametrize("game", SHORT)
def test_nothing_acknowledged_is_lost_when_the_tab_is_killed(site, open_context, game):
    kills(site, open_context(), game, count=3)


def kills(site, context: BrowserContext, game: str, count: int, seed: int = 1) -> None:
    """Kill the tab of a match at random moments, and look what is left of it each time."""
    chance, acknowledged, address = Random(seed), 0, ""
    context.add_init_script(SAYS_ENTRIES)

    def hear(text: str) -> None:
        nonlocal acknowledged
        if text.startswith("entry "):
            acknowledged = max(acknowledged, int(text.removeprefix("entry ")))

    for _ in range(count):
        page = context.new_page()
        page.on("console", lambda message: hear(message.text))
        if address:
            page.goto(address)
        else:
            make(page, site, game, **SHORT[game])
            address = page.url
        Person(page).looks()
        told = page.evaluate("() => Number(document.querySelector('.screen').dataset.question)")
        assert told >= acknowledged, (told, acknowledged)
        over = Person(page).plays_on(answers=chance.randint(1, 3))
        page.evaluate("() => { document.querySelector('button.call[data-answer]')?.click(); }")
        page.wait_for_timeout(chance.random() * 300)
        crash(page)
        page.close()
        if over:
            address, acknowledged = "", 0


def crash(page: Page) -> None:
    """Kill the process of a page."""
    line = page.context.new_cdp_session(page)
    with page.expect_event("crash", timeout=PATIENCE), suppress(Error):  # there is nobody left to answer
        line.send("Page.crash")


def test_an_update_waits_for_the_match_and_is_taken_on_the_first_screen(own_site, open_page):
    page = open_page()
    make(page, own_site, "counter-attack", **SHORT["counter-attack"])
    kept(page)
    before = number(page)
    publish_another_version(own_site)
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    page.wait_for_function("async () => Boolean((await navigator.serviceWorker.ready).waiting)", timeout=PATIENCE)
    assert not Person(page).plays_on(answers=2)
    asked = "(before) => Number(document.querySelector('.screen')?.dataset.question) > before"
    page.wait_for_function(asked, arg=before, timeout=PATIENCE)
    page.reload()
    assert number(page) > before
    page.goto(own_site.home)
    ready(page)
    page.locator("[data-update] button").click()
    page.wait_for_function("async () => (await caches.keys()).join() === 'touchline-next'", timeout=PATIENCE)
    ready(page)
    starts(page, "counter-attack")
    assert not Person(page).plays_on(answers=1)


def publish_another_version(site) -> None:
    """Replace the files on the host by those of another version: some of the old ones are gone."""
    for asset in (site.folder / "assets").glob("*.js"):
        if asset.name.startswith(("RuleCard", "SettingsPanel", "FrenchFlairMatch")):
            asset.unlink()
    files = [each.relative_to(site.folder).as_posix() for each in site.folder.rglob("*") if each.is_file()]
    listed = json.dumps(["./", *sorted({*files} - {"sw.js", "index.html"})])
    worker = site.folder / "sw.js"
    text = re.sub("^const VERSION = .*$", "const VERSION = 'next';", worker.read_text(), flags=re.MULTILINE)
    worker.write_text(re.sub("^const FILES = .*$", f"const FILES = {listed};", text, flags=re.MULTILINE))


def test_a_match_is_watched_in_a_second_tab_and_taken_over(site, open_page, watched):
    first = open_page()
    make(first, site, "french-flair", **SHORT["french-flair"])
    assert not Person(first).plays_on(answers=1)
    Person(first).looks()
    second = first.context.new_page()
    watched.watch(second)
    second.goto(first.url)
    expect(second.locator("[data-elsewhere]")).to_be_visible(timeout=PATIENCE)
    asked = "() => document.querySelector('.screen')?.dataset.question"
    second.wait_for_function(f"(before) => ({asked})() === before", arg=first.evaluate(asked), timeout=PATIENCE)
    second.locator("[data-elsewhere] button").click()
    expect(second.locator("[data-elsewhere]")).to_be_hidden(timeout=PATIENCE)
    expect(first.locator("[data-elsewhere]")).to_be_visible(timeout=PATIENCE)
    assert not Person(second).plays_on(answers=2)


def test_a_full_storage_is_said_and_what_was_kept_stays(own_site, open_page):
    (worker,) = own_site.folder.glob("assets/rooms.worker-*.js")
    worker.write_text(CAN_BE_FULL + worker.read_text())
    page = open_page()
    page.goto(own_site.home)
    ready(page)
    starts(page, "french-flair")
    assert not Person(page).plays_on(answers=2)
    before, match = number(page), page.url
    page.evaluate(IS_FULL, True)
    page.goto(f"{own_site.address}/")  # of the same page: its workers go on
    page.locator("article[data-game=french-flair] .ways .primary").click()
    expect(page.locator("[role=alert]")).to_contain_text("no room left", timeout=PATIENCE)
    page.evaluate(IS_FULL, False)
    page.goto(match)
    assert number(page) == before
    assert not Person(page).plays_on(answers=2)
