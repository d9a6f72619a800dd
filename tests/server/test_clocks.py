"""The clocks of a room, on a clock that advances only on command."""

import asyncio

import pytest

from tests.server.support import SCREEN, STEADY, Clock, building, run, take
from tests.server.test_room import new_id
from touchline.kernel import SIDES
from touchline.server.wire.api import RoomRequest
from touchline.session.protocol.messages import Answer, Done, Step

TIMED = {"french-flair": {"options": {"clock": "minutes:10"}}, "counter-attack": {"options": {"clock": "real:45"}}}


@pytest.fixture
def clock():
    return Clock()


async def make(found, game="french-flair", away=SCREEN):
    made = await found.make(RoomRequest(game, SCREEN, away, TIMED[game]))
    room, page = await found.enter(made.token)
    return made, room, page


async def answer(room, page, text):
    told = await take(room, page, Answer(new_id(), room.session.number, text))
    assert isinstance(told, Done), told


def half(page):
    clocks = page.snapshot.clocks
    assert clocks is not None
    return clocks.half


def test_a_match_by_phases_has_no_clock(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made = await found.make(RoomRequest("french-flair", SCREEN, SCREEN, {}))
            _, page = await found.enter(made.token)
            assert page.snapshot.clocks is None

    run(test())


def test_the_clock_runs_and_time_runs_out(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            _, room, page = await make(found)
            clocks = page.snapshot.clocks
            assert clocks is not None
            assert (clocks.half, clocks.of, clocks.runs, clocks.sand) == (0.0, 600.0, True, None)
            clock.passes(90)
            await answer(room, page, "dice 2")
            assert half(page) == 90.0
            assert not room.session.state.time_up
            clock.passes(511)
            while not room.session.state.time_up:
                await answer(room, page, page.offered[0])
            by_clock = [message.entry for message in page.messages if isinstance(message, Step)]
            assert [entry.by for entry in by_clock].count("clock") >= 1
            assert room.session.state.half == 1

    run(test())


def test_the_clock_stands_while_nobody_is_there(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made, room, page = await make(found)
            clock.passes(60)
            room.exit(page)
            clock.passes(1000)
            _, page = await found.enter(made.token)
            assert half(page) == 60.0

    run(test())


def test_a_watcher_does_not_start_the_clock(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made, room, page = await make(found)
            room.exit(page)
            _, watcher = await found.enter(made.watch)
            clocks = watcher.snapshot.clocks
            assert clocks is not None
            assert not clocks.runs

    run(test())


def test_the_clock_survives_a_restart(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made, room, page = await make(found)
            clock.passes(125)
            await answer(room, page, "dice 1")
            clock.passes(500)
            found.restart()
            _, page = await found.enter(made.token)
            assert half(page) == 125.0
            clock.passes(5)
            _, page = await found.enter(made.token)
            assert half(page) == 130.0

    run(test())


def test_every_half_begins_at_nought(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made, room, page = await make(found)
            clock.passes(700)
            while room.session.state.half == 1:
                await answer(room, page, "end" if "end" in page.offered else page.offered[0])
            assert half(page) == 0.0
            found.restart()
            _, page = await found.enter(made.token)
            assert half(page) == 0.0

    run(test())


def test_the_clock_stands_while_the_ball_is_dead(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            _, room, page = await make(found, "counter-attack")
            assert room.session.frame == "KickOffPlacement"
            while room.session.frame == "KickOffPlacement":
                clock.passes(300)
                await answer(room, page, "done")
            clocks = page.snapshot.clocks
            assert clocks is not None
            assert (room.session.frame, clocks.half, clocks.runs) == ("ActionChoice", 0.0, True)

    run(test())


async def ticks(room):
    """The room checks its sand timer, and stores the result."""
    room.bots.tick()
    while room.occupied:
        await asyncio.sleep(0)


async def in_movement(found, away=SCREEN):
    """A room in the first step of a Movement Phase."""
    made, room, page = await make(found, "counter-attack", away)
    while room.session.frame == "KickOffPlacement":
        await answer(room, page, "done")
    phase = room.session.game.parse_answer("movement phase")
    while room.session.frame != "StepChoice":
        await answer(room, page, "movement phase" if phase in room.session.request else page.offered[0])
    return made, room, page


def sand(page):
    clocks = page.snapshot.clocks
    assert clocks is not None
    return clocks.sand


def test_sand_that_runs_out_is_an_answer(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            _, room, page = await in_movement(found)
            assert sand(page) == 60.0
            side, entries = room.session.asked, room.session.last
            clock.passes(59)
            await ticks(room)
            assert (room.session.asked, room.session.last) == (side, entries)
            clock.passes(2)
            await ticks(room)
            assert room.session.last == entries + 1
            step = page.messages[-1]
            assert isinstance(step, Step)
            assert (step.entry.by, room.session.asked) == (side, SIDES[side == "home"])
            assert sand(page) == 60.0

    run(test())


def test_sand_survives_a_restart_and_stands_meanwhile(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made, room, page = await in_movement(found)
            clock.passes(20)
            move = next(answer for answer in page.offered if answer not in ("end", "stop"))
            await answer(room, page, move)
            while room.session.frame != "StepChoice":
                await answer(room, page, page.offered[0])
            left = sand(page)
            assert left == 40.0
            clock.passes(500)
            found.restart()
            room, page = await found.enter(made.token)
            assert sand(page) == left
            clock.passes(41)
            entries = room.session.last
            await ticks(room)
            assert room.session.last > entries

    run(test())


@pytest.mark.parametrize("hours", [-1, 24 * 91])
def test_a_clock_on_the_wall_that_jumps_moves_none_of_them(tmp_path, clock, hours):
    async def test():
        wall = Clock()
        async with building(tmp_path, monotonic=clock, now=wall) as found:
            made, room, page = await in_movement(found)
            clock.passes(20)
            wall.passes(3600 * hours)
            entries = room.session.last
            await ticks(room)
            assert room.session.last == entries
            room.exit(page)
            _, page = await found.enter(made.token)
            assert sand(page) == 40.0
            assert half(page) == 20.0
            await answer(room, page, next(answer for answer in page.offered if answer not in ("end", "stop")))
            stored = await found.store.room(made.room)
            assert stored is not None
            assert stored.played_at == wall.seconds

    run(test())


def test_no_sand_runs_for_a_computer(tmp_path, clock):
    async def test():
        async with building(tmp_path, monotonic=clock) as found:
            made = await found.make(RoomRequest("counter-attack", STEADY, STEADY, TIMED["counter-attack"]))
            room, page = await found.enter(made.watch)
            assert sand(page) is None
            clock.passes(1000)
            entries = room.session.last
            await ticks(room)
            assert room.session.last == entries

    run(test())
