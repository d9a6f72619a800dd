"""A season of one person in a page: founded, played in part, kept through a crash, saved, brought in, proved."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from tests.page.support import Storage, Tab
from tests.page.test_page import run
from touchline.cli import main as touchline

BRIEF = {"counter-attack": {"options": {"clock": "actions:2"}}, "french-flair": {"options": {"clock": "phases:1"}}}


@asynccontextmanager
async def tab_of(storage=None):
    """A tab that looks after competitions, until it is killed."""
    tab = Tab(storage)
    await tab.app.look_after_competitions()
    try:
        yield tab
    finally:
        await tab.app.competitions.close()
        tab.storage.locks.clear()


async def founded(tab, game="french-flair", clubs=4):
    """The id of a season of mine, which runs."""
    assert (await tab.ask("POST", "/api/people", {"name": "Ines"}))[0] in (200, 201)
    others = [{"who": "computer", "coach": "random"}] * (clubs - 1)
    request = {"name": "Mine", "game": game, "clubs": [{"who": "you", "name": "Harbour"}, *others], "legs": 1}
    request |= {"round_seconds": None, "early": True, "seen": "managers", "setup": BRIEF[game]}
    status, made = await tab.ask("POST", "/api/competitions", request)
    assert status == 201, made
    return made["competition"]


async def page_of(tab, id):
    status, page = await tab.ask("GET", f"/api/competitions/{id}")
    assert status == 200, page
    return page


async def until(tab, id, wanted):
    """The page of a competition, once it is as wanted."""
    async with asyncio.timeout(60):
        while not wanted(page := await page_of(tab, id)):
            await asyncio.sleep(0.02)
    return page


async def gives_up(tab, id, fixture):
    """Go into my match and resign, which is a defeat by three."""
    act = {"type": "ready", "fixture": fixture}
    page = (await tab.ask("GET", f"/api/competitions/{id}/fixtures/{fixture}"))[1]
    if not page["fixture"]["can_enter"] and any(side["players"] for side in page["sides"]):
        await tab.ask("POST", f"/api/competitions/{id}", {"type": "line_up", "fixture": fixture})
        assert (await tab.ask("POST", f"/api/competitions/{id}", act))[0] == 200
    async with asyncio.timeout(30):
        while (found := await tab.ask("POST", f"/api/competitions/{id}/fixtures/{fixture}/seat"))[0] != 200:
            await asyncio.sleep(0.02)
    seat = found[1]
    tab.join(fixture, seat["token"])
    await tab.heard(fixture, "welcome")
    tab.say(fixture, type="resign", id="r", side=seat["sides"][0])
    async with asyncio.timeout(30):
        while not tab.storage.tables["rooms"][(seat["room"],)]["ended_at"]:
            await asyncio.sleep(0.02)
    return seat


def mine(page, day):
    return next(one["fixture"] for one in page["fixtures"] if one["day"] == day and one["yours"])


def day_played(day):
    return lambda page: all(one["state"] == "finished" for one in page["fixtures"] if one["day"] == day)


@pytest.mark.parametrize("game", BRIEF)
def test_a_round_is_played_and_the_season_goes_on_after_a_crash(game):
    async def test():
        storage = Storage()
        async with tab_of(storage) as tab:
            id = await founded(tab, game)
            page = await until(tab, id, lambda page: page["line"]["state"] == "running")
            seat = await gives_up(tab, id, mine(page, 1))
            page = await until(tab, id, day_played(1))
            assert sorted(next(one["score"] for one in page["fixtures"] if one["fixture"] == mine(page, 1))) == [0, 3]
            assert (await tab.ask("DELETE", f"/api/matches/{seat['room']}"))[1]["error"] == "in_competition"
        async with tab_of(storage) as again:  # the tab was killed, and nothing of it was closed
            assert [one["competition"] for one in (await again.ask("GET", "/api/competitions"))[1]] == [id]
            page = await page_of(again, id)
            assert sum(row["points"] for row in page["tables"][0]["rows"]) > 0
            await gives_up(again, id, mine(page, 2))
            await until(again, id, day_played(2))

    run(test())


def test_a_season_is_saved_brought_in_elsewhere_and_proved_in_the_terminal(tmp_path, capsys):
    async def test():
        async with tab_of() as tab:
            id = await founded(tab)
            page = await until(tab, id, lambda page: page["line"]["state"] == "running")
            await gives_up(tab, id, mine(page, 1))
            page = await until(tab, id, day_played(1))
            status, bundle = await tab.ask("GET", f"/api/competitions/{id}/export")
            assert status == 200
        async with tab_of() as other:
            assert (await other.ask("POST", "/api/seasons", bundle))[0] == 401  # nobody has a name yet
            await other.ask("POST", "/api/people", {"name": "Ruth"})
            status, (copy,) = await other.ask("POST", "/api/seasons", bundle)
            assert status == 201
            there = await page_of(other, copy)
            assert [row["points"] for row in there["tables"][0]["rows"]] == [
                row["points"] for row in page["tables"][0]["rows"]
            ]
            await gives_up(other, copy, mine(there, 2))
            await until(other, copy, day_played(2))
            return bundle

    bundle = run(test())
    (tmp_path / "mine.bundle").write_bytes(bundle)
    assert touchline(["league", "import", str(tmp_path / "mine.bundle"), str(tmp_path / "mine.league")]) == 0
    assert touchline(["league", "verify", str(tmp_path / "mine.league")]) == 0, capsys.readouterr()


def test_a_bad_bundle_changes_nothing():
    async def test():
        async with tab_of() as tab:
            await tab.ask("POST", "/api/people", {"name": "Ines"})
            before = dict(tab.storage.tables)
            status, problem = await tab.ask("POST", "/api/seasons", b"nonsense")
            assert (status, problem["error"], problem["field"]) == (400, "bad_file", "line 1")
            assert tab.storage.tables == before

    run(test())


def test_a_competition_is_deleted_whole_and_leaves_its_rooms():
    async def test():
        async with tab_of() as tab:
            id = await founded(tab)
            page = await until(tab, id, lambda page: page["line"]["state"] == "running")
            seat = await gives_up(tab, id, mine(page, 1))
            await until(tab, id, day_played(1))
            assert (await tab.ask("DELETE", f"/api/seasons/{id}"))[0] == 200
            assert (await tab.ask("GET", f"/api/competitions/{id}"))[0] == 404
            left = {name: len(rows) for name, rows in tab.storage.tables.items() if rows}
            assert {*left} == {"rooms", "seats", "entries", "people", "browsers"}
            assert (await tab.ask("DELETE", f"/api/matches/{seat['room']}"))[0] == 200

    run(test())


def test_what_is_not_there_is_said():
    async def test():
        async with tab_of() as tab:
            assert (await tab.ask("DELETE", "/api/seasons/none"))[1]["error"] == "no_competition"
            assert (await tab.ask("GET", "/api/people/me"))[1]["error"] == "no_name"
            assert (await tab.ask("PUT", "/api/seasons"))[1]["error"] == "no_such_path"

    run(test())
