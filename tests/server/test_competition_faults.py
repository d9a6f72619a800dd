"""Competitions under faults: failing stores, kills at every write, old matches purged."""

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.offices import office
from tests.server.support import run
from touchline.league.entries import Result
from touchline.league.proof import prove
from touchline.server.competitions.entering import join
from touchline.server.wire.competition_requests import AwardRequest, CupRequest, LineUpRequest, ReadyRequest


class Killed(BaseException):
    """The server has died."""


def dying(here, after, *, stored):
    """Make the store die at a write, before or after it is stored; returns the undoing."""
    write, left = here.store.write, [after]

    async def dies(writing):
        left[0] -= 1
        if left[0] < 0:
            raise Killed
        if left[0] == 0 and not stored:
            raise Killed
        await write(writing)
        if left[0] == 0:
            raise Killed

    here.store.write = dies

    def lives():
        here.store.write = write

    return lives


def failing(here):
    """Make every write fail; returns the undoing."""
    write = here.store.write

    async def fails(writing):
        raise OperationalError("disk full", None, Exception("disk full"))

    def works():
        here.store.write = write

    here.store.write = fails
    return works


@pytest.mark.parametrize("stored", [False, True])
def test_a_season_killed_at_every_write_is_the_same_season(tmp_path, stored):
    async def test():
        (tmp_path / "whole").mkdir()
        (tmp_path / "killed").mkdir()
        async with office(tmp_path / "killed") as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "computer", "computer", "computer", cup=CupRequest(3))
            id, kills = live.id, 0
            while (await here.live(id)).charter.state != "over":
                lives = dying(here, 1 + kills % 3, stored=stored)
                try:
                    await here.settle(1)
                except Killed:
                    kills += 1
                finally:
                    lives()
                here.restart()
                await here.competitions.start()
            assert kills >= 4
            league = (await here.live(id)).league
            results = [entry.fixture for entry in league.entries if isinstance(entry, Result)]
            assert len(results) == len(set(results))
            assert {fixture.id for fixture in league.fixtures} == set(results)
            assert prove(league, lambda _: None).unrecorded == tuple(results)

    run(test())


@pytest.mark.parametrize("stored", [False, True])
def test_a_result_whose_write_dies_is_entered_once(tmp_path, stored):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "you", "computer")
            await here.settle()
            await here.act(live.id, ines, LineUpRequest("1.1"))
            await here.act(live.id, ines, ReadyRequest("1.1"))
            room = (await here.match(live.id, "1.1")).room
            assert room is not None
            await here.rooms.end(room)
            (row,) = await here.store.finished_matches()
            lives = dying(here, 1, stored=stored)
            with pytest.raises(Killed):
                await here.competitions.enter_result(row)
            lives()
            here.restart()
            await here.settle()
            league = (await here.live(live.id)).league
            assert sum(isinstance(entry, Result) and entry.fixture == "1.1" for entry in league.entries) == 1

    run(test())


def test_a_store_that_fails_for_a_while_loses_nothing(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "you", "computer")
            await here.settle()
            works = failing(here)
            with pytest.raises(OperationalError):
                await here.act(live.id, ines, AwardRequest("1.1", (3, 0), "test"))
            works()
            assert (await here.page(live.id)).fixtures[0].score is None
            await here.act(live.id, ines, AwardRequest("1.1", (3, 0), "test"))
            assert (await here.page(live.id)).fixtures[0].score == (3, 0)

    run(test())


def test_two_results_at_once_are_both_entered(tmp_path):
    async def test():
        import asyncio

        async with office(tmp_path) as here:
            ines, ruth = await here.person("Ines"), await here.person("Ruth")
            live = await here.make(ines, "you", "computer", "invited", "computer")
            page = await here.page(live.id, ines)
            await join(here.competitions, live.id, ruth, page.invitations[0].invitation)
            await here.settle()
            rooms = []
            for fixture in [one for one in (await here.page(live.id)).fixtures if one.day == 1]:
                for club, person in ((0, ines), (2, ruth)):
                    if club in (fixture.home, fixture.away) and fixture.score is None:
                        await here.act(live.id, person, LineUpRequest(fixture.fixture))
                for club, person in ((0, ines), (2, ruth)):
                    if club in (fixture.home, fixture.away) and fixture.score is None:
                        await here.act(live.id, person, ReadyRequest(fixture.fixture))
                match = (await here.live(live.id)).match(fixture.fixture)
                if match is not None and match.room:
                    rooms.append(match.room)
            for room in rooms:
                await here.rooms.end(room)
            rows = await here.store.finished_matches()
            assert len(rows) == len(rooms) >= 1
            await asyncio.gather(*[here.competitions.enter_result(row) for row in (*rows, *rows)])
            league = (await here.live(live.id)).league
            assert [one for one in league.open if one.day == 1] == []

    run(test())


def test_purging_spares_the_matches_of_competitions(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "you", "computer", game="french-flair")
            await here.settle()
            from tests.server.offices import key_of
            from touchline.server.competitions.entering import seat
            from touchline.server.storage import Writing

            made = await seat(here.competitions, live.id, "1.1", ines, key_of("Ines"))
            other = await here.rooms.friendly("french-flair", "A", "B")
            await here.store.write(Writing(rooms=other.writing.rooms, seats=other.writing.seats))
            assert await here.store.delete_rooms(here.clock() + 1) == 1
            assert await here.store.room(made.room) is not None
            await here.rooms.end(made.room)
            await here.settle()
            assert (await here.page(live.id)).fixtures[0].state == "finished"
            assert await here.store.delete_rooms(here.clock() + 1) == 0

    run(test())
