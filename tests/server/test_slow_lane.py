"""Long work in slices, on a clock that advances only on command."""

import asyncio

import pytest

from tests.server.support import SCREEN, Clock, building, room_request, run, take
from touchline.games import GAMES
from touchline.kernel import verify
from touchline.server import records
from touchline.server.slow_lane import SlowLane, one_page
from touchline.session import broadcast
from touchline.session.protocol.messages import Answer, Done, Resign, TakeBack, Welcome


class Rounds:
    """Counts the rounds of the event loop."""

    def __init__(self):
        self.number = 0
        self._task = asyncio.ensure_future(self._count())

    async def _count(self):
        while True:
            self.number += 1
            await asyncio.sleep(0)

    async def end(self):
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def work(lane, clock, items, seconds, done):
    """Spend some time on each item and note it."""
    async for item in lane.paced(one_page(items)):
        clock.passes(seconds)
        done.append(item)


def test_others_go_on_between_the_slices():
    async def test():
        clock, rounds = Clock(), Rounds()
        done: list[int] = []
        await work(SlowLane(clock), clock, range(40), 0.001, done)
        assert done == [*range(40)]
        assert rounds.number >= 10
        await rounds.end()

    run(test())


def test_those_with_long_work_take_turns():
    async def test():
        clock = Clock()
        done: list[str] = []
        lane = SlowLane(clock)
        await asyncio.gather(*[work(lane, clock, [name] * 4, 0.01, done) for name in "abc"])
        assert done == [*"abcabcabcabc"]

    run(test())


def test_one_slice_passes_in_a_round():
    async def test():
        clock, most, last = Clock(), 0, 0
        done: list[int] = []
        lane = SlowLane(clock)
        working = asyncio.gather(*[work(lane, clock, [name] * 4, 0.01, done) for name in range(20)])
        while not working.done():
            await asyncio.sleep(0)
            most, last = max(most, len(done) - last), len(done)
        assert most == 1
        assert len(done) == 80

    run(test())


def test_work_that_is_given_up_holds_up_nobody():
    async def test():
        clock = Clock()
        done: list[str] = []
        lane = SlowLane(clock)
        tasks = [asyncio.ensure_future(work(lane, clock, [name] * 4, 0.01, done)) for name in "ab"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.wait(tasks)
        assert done == [*"bbbb"]

    run(test())


# What is long in a server


class Ticking(Clock):
    """A clock that advances at each reading."""

    def __call__(self):
        self.passes(0.001)
        return self.seconds


async def taken_back(found, times):
    """A match in which the same answer is given and taken back again and again."""
    made = await found.make(room_request("counter-attack", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    while not page.snapshot.back:
        assert isinstance(await take(room, page, Answer(f"{page.number}", page.number, page.offered[0])), Done)
    for _ in range(times):
        assert isinstance(await take(room, page, TakeBack(f"{page.number}", page.number)), Done)
        assert isinstance(await take(room, page, Answer(f"{page.number}", page.number, page.offered[0])), Done)
    room.exit(page)
    return made, room


def test_a_set_up_is_read_beside_the_event_loop(tmp_path, monkeypatch):
    async def test():
        async with building(tmp_path) as found:
            game, read = found.rooms.presenters["counter-attack"].game, []

            def beside_it(setup):
                with pytest.raises(RuntimeError, match="no running event loop"):
                    asyncio.get_running_loop()
                read.append(setup)
                return type(game).read_setup(game, setup)

            monkeypatch.setattr(game, "read_setup", beside_it)
            await found.make(room_request("counter-attack", SCREEN, SCREEN))
            assert len(read) == 2  # as it was wished for, and as it is stored

    run(test())


def test_others_go_on_while_a_match_of_many_rows_is_loaded(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room = await taken_back(found, 120)
            found.restart()
            found.rooms._lane = SlowLane(Ticking())
            (page, *more) = [page async for page in found.store.entries(made.room)]
            assert (len(page), len(more)) == (200, 1)
            rounds = Rounds()
            await asyncio.sleep(0)
            before = rounds.number
            again = await found.rooms.load(made.room)
            assert rounds.number - before >= room.session.rows / 5
            assert (again.session.rows, again.session.state) == (room.session.rows, room.session.state)
            await rounds.end()

    run(test())


def test_others_go_on_while_a_record_is_written_in_pieces(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "_PIECE", 2000)

    async def test():
        async with building(tmp_path) as found:
            made, room = await taken_back(found, 30)
            page = (await found.enter(made.token))[1]
            assert isinstance(await take(room, page, Resign("enough", "home")), Done)
            found.rooms._lane = SlowLane(Ticking())
            rounds = Rounds()
            await asyncio.sleep(0)
            before = rounds.number
            pieces = [piece async for piece in await found.rooms.records.for_token(made.room, made.token)]
            assert rounds.number - before >= (room.session.rows + room.session.last) / 5
            await rounds.end()
            assert len(pieces) > 1
            assert max(map(len, pieces)) < 3000
            reading = verify("".join(pieces).encode().splitlines(keepends=True), GAMES)
            assert reading.answers == room.session.last

    run(test())


def test_a_newcomer_gets_the_latest_entries(tmp_path, monkeypatch):
    monkeypatch.setattr(broadcast, "MOST_TOLD", 3)

    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request("counter-attack", SCREEN, SCREEN))
            room, page = await found.enter(made.token)
            while room.session.last < 9:
                assert isinstance(await take(room, page, Answer(f"{page.number}", page.number, page.offered[0])), Done)
            last = room.session.last
            for seen, first in ((0, last - 2), (last - 5, last - 2), (last - 1, last), (last, None)):
                _, page = await found.enter(made.token, seen, room.session.number)
                welcome = page.messages[0]
                assert isinstance(welcome, Welcome)
                assert welcome.last == last
                told = [entry.entry for entry in welcome.entries]
                assert told == ([*range(first, last + 1)] if first else [])

    run(test())
