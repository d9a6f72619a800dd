"""Old matches are deleted on request only, never by a clock that jumped; a slow clock rejects nobody."""

import logging
from contextlib import asynccontextmanager

import pytest

from tests.server.client import Browser
from tests.server.support import Clock, building, room_request, run, site
from touchline.server.forgetting import Forgetting
from touchline.server.rooms import TooManyRooms
from touchline.server.storage import Writing
from touchline.session.protocol.messages import Done

DAY = 86_400.0
NOW = 20_000 * DAY


class Time:
    """A wall clock and a monotonic one, which agree unless the first is set."""

    def __init__(self):
        self.wall, self.monotonic = Clock(), Clock()
        self.wall.seconds = NOW

    def passes(self, days):
        self.wall.passes(days * DAY)
        self.monotonic.passes(days * DAY)

    def jumps(self, days):
        self.wall.passes(days * DAY)


class Place:
    """A running server with rooms."""

    def __init__(self, found, forgetting):
        self.found, self._forgetting = found, forgetting

    async def play(self):
        """A person plays a match and leaves."""
        made = await self.found.make(room_request())
        room, page = await self.found.enter(made.token)
        room.exit(page)
        self.found.rooms.open.clear()
        return room.id

    async def hourly(self):
        """The hourly chore."""
        return await self._forgetting.forget()

    async def rooms(self):
        return await self.found.store.count()


@asynccontextmanager
async def running(folder, time, **given):
    """A server's whole run."""
    async with building(folder, now=time.wall, monotonic=time.monotonic, **given) as found:
        forgetting = Forgetting(found.settings, found.store, lambda room: room in found.rooms.open)
        await forgetting.start()
        yield Place(found, forgetting)


@pytest.fixture
def time():
    return Time()


def test_nothing_is_forgotten_unless_that_is_asked_for(tmp_path, time):
    async def test():
        async with running(tmp_path, time) as place:
            await place.play()
            for _ in range(10):
                time.passes(100)
                assert await place.hourly() == 0
            assert await place.rooms() == 1

    run(test())


def test_unused_rooms_are_forgotten_on_request(tmp_path, time, caplog):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            await place.play()
            time.passes(60)
            kept = await place.play()
            assert await place.hourly() == 0
            time.passes(29)
            assert await place.hourly() == 0
            time.passes(2)
            with caplog.at_level(logging.INFO, "touchline.server"):
                assert await place.hourly() == 1
            assert "deleted 1 rooms in which nobody played for 90 days" in caplog.messages
            assert await place.found.store.room(kept) is not None

    run(test())


def test_an_occupied_room_is_kept(tmp_path, time):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            made = await place.found.make(room_request())
            room, page = await place.found.enter(made.token)
            time.passes(91)
            assert await place.hourly() == 0
            room.exit(page)
            place.found.rooms.open.clear()
            assert await place.hourly() == 1

    run(test())


@pytest.mark.parametrize("noted", [True, False], ids=["a time was noted", "an older database"])
def test_a_start_in_the_future_forgets_nothing(tmp_path, time, noted, caplog):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            await place.play()
            if not noted:
                await place.found.store.write(Writing(clock=[{"new_seen_at": None, "new_jumped_at": None}]))
        time.jumps(91)
        async with running(tmp_path, time, forget_after=90.0) as place:
            assert await place.hourly() == 0
            await place.play()
            time.passes(1 / 24)
            assert await place.hourly() == 0
        async with running(tmp_path, time, forget_after=90.0) as place:
            assert await place.hourly() == 0
            assert await place.rooms() == 2
        warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
        assert len(warnings) == 1
        assert warnings[0].startswith(
            "the clock says 2025-01-03 00:00+00:00, expected 2024-10-04 00:00+00:00, or the server was off"
        )
        assert warnings[0].endswith("no room is deleted for 90 days")

    run(test())


def test_a_jump_while_it_runs_forgets_nothing_even_if_it_is_killed_then(tmp_path, time):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            await place.play()
            time.passes(1)
            await place._forgetting.look()
            time.jumps(200)
            await place.play()
        async with running(tmp_path, time, forget_after=90.0) as place:
            assert await place.hourly() == 0
            assert await place.rooms() == 2

    run(test())


def test_a_jump_there_and_back_forgets_nothing(tmp_path, time):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            for jump in (-10_000, 10_000, 400, -400):
                await place.play()
                time.jumps(jump)
                assert await place.hourly() == 0
            await place.play()
            assert await place.hourly() == 0
            assert await place.rooms() == 5

    run(test())


def test_a_match_stamped_in_the_future_is_a_sign_of_a_jump(tmp_path, time):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            await place.play()
            time.passes(100)
            time.jumps(50)
            await place.play()
            time.jumps(-50)
            await place.found.store.write(Writing(clock=[{"new_seen_at": time.wall(), "new_jumped_at": None}]))
        async with running(tmp_path, time, forget_after=90.0) as place:
            assert await place.hourly() == 0

    run(test())


def test_after_a_clock_jump_everything_resumes_once_ages_are_real(tmp_path, time):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            await place.play()
            time.jumps(91)
            assert await place.hourly() == 0
            await place.play()
            for _ in range(89):
                time.passes(1)
                assert await place.hourly() == 0
            kept = await place.play()
            time.passes(1.5)
            assert await place.hourly() == 2
            assert await place.found.store.room(kept) is not None

    run(test())


@pytest.mark.parametrize("hours", [-1, 1])
def test_an_hour_is_no_jump(tmp_path, time, hours):
    async def test():
        async with running(tmp_path, time, forget_after=90.0) as place:
            await place.play()
            time.jumps(hours / 24)
            time.passes(91)
            assert await place.hourly() == 1

    run(test())


# Slow clocks


def test_a_clock_that_is_set_back_an_hour_rejects_nobody(tmp_path):
    wall = Clock()
    with site(tmp_path, now=wall) as here:
        made = here.make(room_request())

        async def test():
            async with Browser(here.ws, made.token) as browser:
                assert isinstance(await browser.say("dice 1"), Done)
                for hours in (0, -1):
                    wall.passes(3600 * hours)
                    for path in ("/api/games", "/healthz", "/metrics"):
                        assert [here.http.get(path).status_code for _ in range(3)] == [200, 200, 200], path
                async with Browser(here.ws, made.invitations["away"]) as rival:
                    assert rival.welcome is not None
                asked = await browser.say("nothing that is offered")
                assert getattr(asked, "error", "") in ("not_offered", "not_your_turn")

        run(test())


def test_rooms_that_a_wrong_clock_dates_in_the_future_do_not_count(tmp_path, time):
    async def test():
        async with running(tmp_path, time, open_rooms_of_client=2) as place:
            time.jumps(365)
            for _ in range(2):
                await place.found.make(room_request())
            with pytest.raises(TooManyRooms):
                await place.found.make(room_request())
            time.jumps(-365)
            await place.found.make(room_request())

    run(test())
