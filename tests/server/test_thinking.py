"""Computers: they think in processes of their own, and a room survives whatever becomes of those."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress

import msgspec
import pytest

from tests.server.support import PRESENTERS, RANDOM, SCREEN, STEADY, Clock, building, run, take, wish
from tests.server.test_room import play_out
from touchline.french_flair import game
from touchline.kernel import Choose, Seeded
from touchline.server.thinking import Haste, Pool, Task, ThinkingFailed
from touchline.session.protocol.football import FootballLook, NotAllowed
from touchline.session.protocol.messages import (
    Arrange,
    Done,
    LookAt,
    LookAtCards,
    LookAtReach,
    Looked,
    MoveNow,
    Refused,
    Step,
)


def decision():
    """A state of French Flair where home decides."""
    state, chance = game.start(), Seeded(5)
    while not isinstance(request := game.request(state), Choose):
        assert request is not None
        state, _ = game.step(state, chance.answer(request))
    return state


def move(coach="steady", seed="s"):
    return Task("move", "french-flair", game.codec.pack(decision()), "home", coach, seed)


def look(say):
    return Task("look", "french-flair", game.codec.pack(decision()), "home", say=say)


async def with_pool(test, workers=1, presenters=PRESENTERS):
    pool = Pool(workers, presenters)
    await pool.start()
    try:
        await test(pool)
    finally:
        await pool.stop()


def test_the_same_position_gives_the_same_move():
    async def test(pool):
        for coach in ("steady", "random"):
            moves = [(await pool.ask(move(coach), 30)).text for _ in range(3)]
            assert len(set(moves)) == 1
            assert game.read(moves[0]) in game.request(decision())  # type: ignore[operator]

    run(with_pool(test))


def test_a_process_that_is_killed_in_mid_thought_is_replaced():
    async def test(pool):
        await pool.ask(move(), 30)
        (first,) = pool.pids
        os.kill(first, signal.SIGSTOP)  # it will not answer
        thought = asyncio.ensure_future(pool.ask(move(), 30))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert (await thought).text
        assert pool.replaced == 1
        assert pool.pids != [first]

    run(with_pool(test))


def test_a_process_that_takes_too_long_is_replaced():
    async def test(pool):
        await pool.ask(move(), 30)
        (first,) = pool.pids
        os.kill(first, signal.SIGSTOP)
        with pytest.raises(ThinkingFailed):
            await pool.ask(move(), 0.05)
        assert pool.replaced == 3
        assert (await pool.ask(move(), 30)).text

    run(with_pool(test))


def test_a_process_that_dies_of_a_task_is_replaced_for_the_next():
    async def test(pool):
        with pytest.raises(ThinkingFailed):
            await pool.ask(look("crash"), 30)
        assert (await pool.ask(move(), 30)).text

    run(with_pool(test))


def test_a_task_that_goes_wrong_harms_no_other():
    async def test(pool):
        broken = msgspec.structs.replace(move(), state=b"\xc1")
        with pytest.raises(ThinkingFailed):
            await pool.ask(broken, 30)
        assert (await pool.ask(msgspec.structs.replace(move(), coach="nobody"), 30)).refused
        assert (await pool.ask(move(), 30)).text
        assert pool.replaced == 0

    run(with_pool(test))


def test_a_thought_that_is_no_longer_wanted_leaves_nothing_behind():
    async def test(pool):
        await pool.ask(move(), 30)
        thought = asyncio.ensure_future(pool.ask(move(), 30))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert (await pool.ask(look("dice 1"), 30)).look

    run(with_pool(test))


# In a hurry

ENDLESS = "tests.support.endless:PRESENTERS"


def endless(seconds=30.0):
    return msgspec.structs.replace(move("endless"), seconds=seconds)


def test_a_coach_that_is_hurried_answers_at_once():
    async def test(pool):
        hurry = asyncio.Event()
        thought = asyncio.ensure_future(pool.ask(endless(), 30, hurry))
        await asyncio.sleep(1.0)
        assert not thought.done()
        hurry.set()
        result = await asyncio.wait_for(thought, 5)
        assert game.read(result.text) in game.request(decision())  # type: ignore[operator]
        # The next task is another's: nobody hurries it.
        await pool.ask(endless(seconds=0.3), 30, asyncio.Event())
        assert pool.seconds > 1.3
        assert pool.replaced == 0

    run(with_pool(test, presenters=ENDLESS))


def test_a_coach_answers_when_its_seconds_are_over():
    async def test(pool):
        assert (await pool.ask(endless(seconds=0.05), 30)).text
        assert pool.replaced == 0

    run(with_pool(test, presenters=ENDLESS))


def test_a_hurry_before_a_process_is_free_is_kept():
    async def test(pool):
        first, second = asyncio.Event(), asyncio.Event()
        thoughts = [asyncio.ensure_future(pool.ask(endless(), 30, hurry)) for hurry in (first, second)]
        second.set()
        await asyncio.sleep(0.1)
        first.set()
        assert all(thought.text for thought in await asyncio.wait_for(asyncio.gather(*thoughts), 20))
        assert pool.replaced == 0

    run(with_pool(test, presenters=ENDLESS))


def test_haste():
    clock = Clock()
    haste = Haste(clock)
    haste.begins(endless(seconds=2.0))
    assert not haste.hurried()
    clock.passes(2.0)
    assert haste.hurried()
    haste.begins(endless(seconds=2.0))
    assert not haste.hurried()
    haste.now()
    assert haste.hurried()


def test_a_process_ends_with_its_input():
    process = subprocess.Popen(
        [sys.executable, "-m", "touchline.server.thinking", PRESENTERS], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with process:
        process.communicate(timeout=60)
    assert process.returncode == 0


# In a room


async def with_computer(found, game="french-flair", home=SCREEN, away=STEADY):
    made = await found.make(wish(game, home, away))
    room, page = await found.enter(made.token)
    return made, room, page


async def waited(room, page):
    """Until a person is asked or the match is over."""
    while not room.session.over and room.session.asked not in page.sides:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("coach", [STEADY, RANDOM])
def test_a_match_against_a_computer(tmp_path, coach):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found, away=coach)
            while not room.session.over:
                await waited(room, page)
                if not room.session.over:
                    await play_out((page,), room, most=1)
            assert {message.entry.by for message in page.messages if isinstance(message, Step)} >= {"home", "away"}

    run(test())


def test_computers_play_for_those_who_watch(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            made, room, page = await with_computer(found, home=RANDOM, away=RANDOM)
            assert page.sides == ()
            while not room.session.over:
                await asyncio.sleep(0.02)
            assert page.moment.ending is not None
            assert await found.record(made.room, made.token)

    run(test())


def test_a_computer_thinks_only_while_somebody_is_there(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            made, room, page = await with_computer(found, home=RANDOM, away=RANDOM)
            room.exit(page)
            while room.busy:
                await asyncio.sleep(0.01)
            entries = room.session.last
            await asyncio.sleep(0.2)
            assert room.session.last == entries
            assert not room.session.over
            await found.enter(made.token)
            while room.session.last == entries:
                await asyncio.sleep(0.01)

    run(test())


def test_a_room_survives_the_death_of_its_thinkers(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found)
            killed: set[int] = set()
            while not room.session.over:
                await waited(room, page)
                for process in found.pool.pids if len(killed) < 3 else ():
                    killed.add(process)
                    with suppress(ProcessLookupError):  # killed already, and not missed yet
                        os.kill(process, signal.SIGKILL)
                if not room.session.over:
                    await play_out((page,), room, most=1)
            assert len(killed) >= 2

    run(test())


def test_a_coach_that_finds_nothing_does_not_stop_the_match(tmp_path, caplog):
    async def test():
        async with building(tmp_path, thinks=True, thinking_seconds=0.0) as found:
            _, room, page = await with_computer(found, home=STEADY, away=SCREEN)
            entries = room.session.last
            while room.session.last == entries:
                await asyncio.sleep(0.01)
            assert page.messages

    run(test())
    assert "picked by chance" in caplog.text


def test_arranging(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found, "counter-attack", SCREEN, SCREEN)
            assert room.session.frame == "KickOffPlacement"
            side, number = room.session.asked, room.session.number
            message = Arrange("for me", number)
            assert await take(room, page, message) is None
            assert page.moment.thinking
            while not any(isinstance(told, Done) for told in page.messages):
                await asyncio.sleep(0.01)
            assert (room.session.asked, room.session.frame) != (side, "KickOffPlacement")
            assert not page.moment.thinking
            before = room.session.rows
            again = await take(room, page, message)
            assert isinstance(again, Done)
            assert room.session.rows == before

    run(test())


def test_who_answers_while_the_computer_arranges_takes_over(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found, "counter-attack", SCREEN, SCREEN)
            (process,) = found.pool.pids
            os.kill(process, signal.SIGSTOP)
            await take(room, page, Arrange("for me", page.number))
            busy = await take(room, page, Arrange("again", page.number))
            assert isinstance(busy, Refused)
            assert busy.error == "busy"
            await play_out((page,), room, most=1)
            assert any(isinstance(told, Done) and told.id == "for me" for told in page.messages)
            rows = room.session.rows
            os.kill(process, signal.SIGCONT)
            await asyncio.sleep(0.5)
            assert room.session.rows == rows

    run(test())


def test_move_now(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            made, room, page = await with_computer(found, home=STEADY, away=SCREEN)
            _, watcher = await found.enter(made.watch)
            await waited(room, page)
            (process,) = found.pool.pids
            os.kill(process, signal.SIGSTOP)
            while room.session.asked in page.sides:
                await play_out((page,), room, most=1)
            await asyncio.sleep(0.1)
            number, rows = room.session.number, room.session.rows
            assert page.moment.thinking
            assert _refused(await take(room, watcher, MoveNow("a", number))) == "watching"
            assert _refused(await take(room, page, MoveNow("b", number - 1))) == "too_late"
            assert isinstance(await take(room, page, MoveNow("c", number)), Done)
            os.kill(process, signal.SIGCONT)
            await waited(room, page)
            assert room.session.rows > rows
            assert found.pool.replaced == 0
            assert _refused(await take(room, page, MoveNow("d", room.session.number))) == "not_offered"

    run(test())


def _refused(message):
    assert isinstance(message, Refused), message
    return message.error


def test_looking_changes_nothing(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found)
            before, number = room.session.digest(), page.number
            looked = await room.look(page, LookAt("a", number, "dice 1"))
            assert isinstance(looked, Looked)
            assert _look(looked, FootballLook)
            looked = await room.look(page, LookAtReach("b", number, "backs 9"))
            assert isinstance(looked, Looked)
            assert _look(looked, NotAllowed)
            assert isinstance(await room.look(page, LookAtCards("c", number, (0, 1))), Looked)
            late = await room.look(page, LookAt("d", number - 1, "dice 1"))
            assert isinstance(late, Refused)
            assert late.error == "too_late"
            crash = await room.look(page, LookAt("e", number, "crash"))
            assert isinstance(crash, Refused)
            assert crash.error == "busy"
            assert (room.session.digest(), page.number) == (before, number)

    run(test())


def _look(looked, kind):
    """The look itself, which travels as it came from the process that looked."""
    return msgspec.json.decode(msgspec.json.encode(looked.look), type=kind)
