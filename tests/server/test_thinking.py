"""Bots think in separate processes, and a room survives the death of any."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.client import Browser, preview
from tests.server.support import (
    PRESENTERS,
    RANDOM,
    SCREEN,
    STEADY,
    Clock,
    Page,
    building,
    room_request,
    run,
    site,
    take,
)
from tests.server.test_room import play_out
from touchline.french_flair import game
from touchline.kernel import Choose, Seeded
from touchline.server import thinking
from touchline.server.fair_queue import NOBODY, Asker, FairQueue, asker
from touchline.server.tasks import Deadline, Result, Task, ThinkingFailed
from touchline.server.thinking import Pool, _Worker
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome, ReachPreview
from touchline.session.presenters.french_flair.protocol import HandPreview
from touchline.session.protocol.messages import (
    Answer,
    Arrange,
    Done,
    MoveNow,
    Previewed,
    Refused,
    Step,
)
from touchline.session.protocol.previews import AnswerPreview, NotAllowed


def decision():
    """A state of French Flair where home decides."""
    state, chance = game.start(), Seeded(5)
    while not isinstance(request := game.request(state), Choose):
        assert request is not None
        state, _ = game.step(state, chance.answer(request))
    return state


def move(coach="steady", seed="s"):
    return Task("move", "french-flair", game.codec.pack(decision()), "home", coach, seed)


def look(answer):
    about = msgspec.json.encode(AnswerPreview(answer))
    return Task("preview", "french-flair", game.codec.pack(decision()), "home", about=about)


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
            assert game.parse_answer(moves[0]) in game.request(decision())  # type: ignore[operator]

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
        assert (await pool.ask(look("dice 1"), 30)).seen

    run(with_pool(test))


# Looks


def looks(*asked):
    return [msgspec.structs.replace(look("dice 1"), by=by) for by in asked]


def test_a_look_waits_for_no_coach():
    async def test(pool):
        await pool.ask(move(), 30)
        (coach,) = pool.pids
        os.kill(coach, signal.SIGSTOP)
        thought = asyncio.ensure_future(pool.ask(move(), 30))
        await asyncio.sleep(0)
        assert (await pool.ask(look("dice 1"), 30)).seen
        assert not thought.done()
        os.kill(coach, signal.SIGCONT)
        assert (await thought).text

    run(with_pool(test))


def test_some_looks_are_sent_ahead_and_the_others_take_turns(monkeypatch):
    sent = []

    def sends(process, task, send=thinking._send):
        sent.append(task.by.client)
        send(process, task)

    monkeypatch.setattr(thinking, "_send", sends)

    async def test(pool):
        await pool.ask(look("dice 1"), 30)
        os.kill(pool.previewer, signal.SIGSTOP)
        asked = [asyncio.ensure_future(pool.ask(task, 30)) for task in looks(*[plays("a")] * 6, plays("b"))]
        await asyncio.sleep(0)
        assert sent == ["", "a", "a", "a", "a"]
        assert pool.waiting == 3
        os.kill(pool.previewer, signal.SIGCONT)
        assert all(result.seen for result in await asyncio.gather(*asked))
        assert sent[5:] == ["b", "a", "a"]
        assert (pool.waiting, pool.tasks, pool.replaced) == (0, 8, 0)

    run(with_pool(test))


def test_results_go_to_the_browser_that_previewed():
    async def test(pool):
        results = await asyncio.gather(*[pool.ask(look(answer), 30) for answer in ("dice 1", "nonsense", "other") * 3])
        first, second, third = results[:3]
        assert results == [first, second, third] * 3
        assert len({first.seen, second.seen, third.seen}) == 3

    run(with_pool(test))


def test_a_look_that_takes_too_long_is_begun_again_in_another_process():
    async def test(pool):
        await pool.ask(look("dice 1"), 30)
        first = pool.previewer
        os.kill(first, signal.SIGSTOP)
        assert (await pool.ask(look("dice 1"), 0.5)).seen
        assert pool.replaced == 1
        assert pool.previewer != first

    run(with_pool(test))


def test_a_look_that_kills_the_process_harms_no_other():
    async def test(pool):
        asked = [
            asyncio.ensure_future(pool.ask(look(answer), 30)) for answer in ("dice 1", "crash", "dice 1", "dice 2")
        ]
        before, crash, *after = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(crash, ThinkingFailed)
        assert all(isinstance(one, Result) and one.seen for one in (before, *after))
        assert pool.replaced == 3
        assert (await pool.ask(look("dice 1"), 30)).seen

    run(with_pool(test))


def test_a_look_that_is_no_longer_wanted_costs_no_process():
    async def test(pool):
        await pool.ask(look("dice 1"), 30)
        first = pool.previewer
        asked = [asyncio.ensure_future(pool.ask(look("dice 1"), 30)) for _ in range(6)]
        await asyncio.sleep(0)
        for one in asked[::2]:
            one.cancel()
        kept = await asyncio.gather(*asked[1::2])
        assert all(result.seen for result in kept)
        assert (pool.previewer, pool.replaced) == (first, 0)

    run(with_pool(test))


def test_coaches_give_way_to_people():
    async def test(pool):
        await pool.ask(move(), 30)
        await pool.ask(look("dice 1"), 30)
        own, (coach,) = os.getpriority(os.PRIO_PROCESS, 0), pool.pids
        assert os.getpriority(os.PRIO_PROCESS, pool.previewer) == own
        assert os.getpriority(os.PRIO_PROCESS, coach) > own or own == 19

    run(with_pool(test))


# Whose turn it is


def taken(queue):
    return [queue.take() for _ in range(len(queue))]


def plays(client):
    return Asker(client, plays=True)


def watches(client):
    return Asker(client, plays=False)


def queue_of(*items):
    queue = FairQueue[str]()
    for item, by in items:
        queue.put(item, by)
    return queue


def test_the_requests_of_one_client_are_served_in_order():
    assert taken(queue_of(("1", plays("a")), ("2", plays("a")), ("3", plays("a")))) == ["1", "2", "3"]


def test_clients_take_turns_however_much_each_asks_for():
    many = [(f"a{n}", plays("a")) for n in range(1, 6)]
    queue = queue_of(*many, ("b1", plays("b")), ("b2", plays("b")), ("c1", plays("c")))
    assert taken(queue) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"]


def test_a_client_without_a_turn_is_next():
    queue = queue_of(*((f"a{n}", plays("a")) for n in range(5)))
    assert queue.take() == "a0"
    queue.put("b0", plays("b"))
    assert queue.take() == "b0"
    queue.put("b1", plays("b"))
    assert [queue.take() for _ in range(3)] == ["a1", "b1", "a2"]


def test_a_turn_is_remembered_when_nobody_waits():
    queue = queue_of(("a", plays("a")))
    assert taken(queue) == ["a"]
    queue.put("a", plays("a"))
    queue.put("b", plays("b"))
    assert taken(queue) == ["b", "a"]


def test_turns_of_long_ago_are_forgotten():
    queue = queue_of(*((str(n), plays(str(n))) for n in range(5000)))
    taken(queue)
    assert len(queue._turns) == 1000


def test_players_come_before_those_who_watch_and_nobody_comes_last():
    queue = queue_of(("n", NOBODY), ("w1", watches("a")), ("w2", watches("a")), ("w3", watches("b")), ("p", plays("c")))
    queue.put("p1", plays("a"))
    assert taken(queue) == ["p", "p1", "w3", "w1", "w2", "n"]


def test_cancelled_work_takes_no_turn():
    queue = queue_of(("a1", plays("a")), ("a2", plays("a")), ("b1", plays("b")))
    queue.discard("a1", plays("a"))
    queue.discard("a1", plays("a"))
    queue.discard("c1", plays("c"))
    assert len(queue) == 2
    assert taken(queue) == ["a2", "b1"]
    queue.put("d", plays("d"))
    queue.discard("d", plays("d"))
    assert not queue
    with pytest.raises(ValueError, match="empty"):
        queue.take()


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.booleans()), max_size=40), st.integers(0, 40))
def test_nobody_waits_for_two_of_the_same_client(asked, before):
    """A player waits for other players only, and for each of them once."""
    queue = FairQueue[Asker]()
    for client, playing in asked:
        queue.put(Asker(client, playing), Asker(client, playing))
    for _ in range(min(before, len(queue))):
        queue.take()
    queue.put(plays("e"), plays("e"))
    ahead = []
    while (by := queue.take()) != plays("e"):
        ahead.append(by.client)
        assert by.plays
    assert len(set(ahead)) == len(ahead)


def test_a_room_thinks_for_its_players_rather_than_for_those_who_watch():
    watcher, player, second = Page("w", (), "a"), Page("p", ("home",), "c"), Page("p", ("home",), "b")
    assert asker([]) == NOBODY
    assert asker([watcher]) == watches("a")
    assert asker([watcher, player]) == plays("c")
    assert asker({watcher, player, second}) == asker({second, player, watcher}) == plays("b")


class Noted:
    """The tasks that processes have started, in order, each with their number when it was requested."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[Task] = []
        self.ahead: list[tuple[Task, int]] = []
        ask, does = Pool.ask, _Worker.does

        async def asks(pool: Pool, task: Task, seconds: float, stop: asyncio.Event | None = None) -> Result:
            self.ahead.append((task, len(self.begun)))
            return await ask(pool, task, seconds, stop)

        async def begins(worker: _Worker, task: Task, stop: asyncio.Event | None) -> Result:
            self.begun.append(task)
            return await does(worker, task, stop)

        monkeypatch.setattr(Pool, "ask", asks)
        monkeypatch.setattr(_Worker, "does", begins)


@pytest.fixture
def noted(monkeypatch):
    return Noted(monkeypatch)


def test_processes_go_to_the_next_in_turn(noted):
    async def test(pool):
        await pool.ask(move(), 30)
        asked = [watches("a")] * 4 + [plays("b"), plays("b"), plays("c"), NOBODY, watches("d")]
        tasks = [msgspec.structs.replace(move(), by=by) for by in asked]
        thoughts = [asyncio.ensure_future(pool.ask(task, 30)) for task in tasks]
        await asyncio.sleep(0)
        assert pool.waiting == len(asked) - 1
        assert all(thought.text for thought in await asyncio.gather(*thoughts))
        assert [task.by.client for task in noted.begun[1:]] == ["a", "b", "c", "b", "d", "a", "a", "a", ""]
        assert pool.waiting == 0

    run(with_pool(test))


def test_a_late_turn_is_passed_on():
    async def test(pool):
        first, late, last = [asyncio.ensure_future(pool.ask(move(), 30)) for _ in range(3)]
        await asyncio.sleep(0)
        first.add_done_callback(lambda _: late.cancel())  # in the snapshot in which it is the turn of this one
        assert (await first).text
        assert (await last).text
        assert late.cancelled()
        waiting, gone = [asyncio.ensure_future(pool.ask(move(), 30)) for _ in range(2)]
        await asyncio.sleep(0)
        gone.cancel()
        assert (await waiting).text
        assert pool.waiting == 0
        assert (await pool.ask(move(), 30)).text

    run(with_pool(test))


def test_a_watcher_of_many_bot_matches_holds_up_no_player(tmp_path, noted):
    """One client watches as many matches as allowed; another client's opponent waits only for the tasks in hand."""
    with site(tmp_path, connections_of_client=8) as here:
        watched = [here.make(room_request(home=RANDOM, away=RANDOM)) for _ in range(8)]
        made = here.make(room_request(away=STEADY))

        async def test():
            async with AsyncExitStack() as stack:
                for room in watched:
                    await stack.enter_async_context(Browser(here.ws, room.watch, address="127.0.0.2"))
                person = await stack.enter_async_context(Browser(here.ws, made.token))
                await person.play(Seeded(4, "person").randbelow, moves=5)

        run(test())
    moves = [(task, ahead) for task, ahead in noted.ahead if task.coach == "steady"]
    others = [task for task in noted.begun if task.coach == "random"]
    assert len(moves) >= 2
    assert {task.by for task, _ in moves} == {plays("127.0.0.1")}
    assert {task.by for task in others} == {watches("127.0.0.2")}
    assert len(others) > len(moves)
    # The one process may have been given to another in the same snapshot, and not have begun yet.
    assert all(task in noted.begun[ahead : ahead + 2] for task, ahead in moves)


# Stopped

ENDLESS = "tests.support.endless:PRESENTERS"


def endless(seconds=30.0):
    return msgspec.structs.replace(move("endless"), seconds=seconds)


def test_a_stopped_coach_answers_at_once():
    async def test(pool):
        await pool.ask(endless(seconds=0.0), 60)  # by then there is a process
        stop = asyncio.Event()
        thought = asyncio.ensure_future(pool.ask(endless(), 30, stop))
        await asyncio.sleep(1.0)
        assert not thought.done()
        stop.set()
        result = await asyncio.wait_for(thought, 5)
        assert game.parse_answer(result.text) in game.request(decision())  # type: ignore[operator]
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


def test_a_stop_before_a_process_is_free_is_kept():
    async def test(pool):
        first, second = asyncio.Event(), asyncio.Event()
        thoughts = [asyncio.ensure_future(pool.ask(endless(), 30, stop)) for stop in (first, second)]
        second.set()
        await asyncio.sleep(0.1)
        first.set()
        assert all(thought.text for thought in await asyncio.wait_for(asyncio.gather(*thoughts), 20))
        assert pool.replaced == 0

    run(with_pool(test, presenters=ENDLESS))


def test_deadline():
    clock = Clock()
    deadline = Deadline(clock)
    deadline.start(endless(seconds=2.0))
    assert not deadline.passed()
    clock.passes(2.0)
    assert deadline.passed()
    deadline.start(endless(seconds=2.0))
    assert not deadline.passed()
    deadline.stop()
    assert deadline.passed()


def test_a_process_ends_with_its_input():
    process = subprocess.Popen(
        [sys.executable, "-m", "touchline.server.thinking", PRESENTERS], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with process:
        process.communicate(timeout=60)
    assert process.returncode == 0


# In a room


async def with_computer(found, game="french-flair", home=SCREEN, away=STEADY):
    made = await found.make(room_request(game, home, away))
    room, page = await found.enter(made.token)
    return made, room, page


async def waited(room, page):
    """Wait until a person is asked or the match is over."""
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
            assert page.snapshot.ending is not None
            assert await found.record(made.room, made.token)

    run(test())


def test_a_bot_thinks_only_while_a_player_is_present(tmp_path):
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
    assert "picking one at random" in caplog.text


def test_arranging(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found, "counter-attack", SCREEN, SCREEN)
            assert room.session.frame == "KickOffPlacement"
            side, number = room.session.asked, room.session.number
            message = Arrange("for me", number)
            assert await take(room, page, message) is None
            assert page.snapshot.thinking
            while not any(isinstance(told, Done) for told in page.messages):
                await asyncio.sleep(0.01)
            assert (room.session.asked, room.session.frame) != (side, "KickOffPlacement")
            assert not page.snapshot.thinking
            before = room.session.rows
            again = await take(room, page, message)
            assert isinstance(again, Done)
            assert room.session.rows == before

    run(test())


def test_an_answer_during_auto_arrange_takes_over(tmp_path):
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
            assert page.snapshot.thinking
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


def test_previews_change_nothing(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found)
            before, number = room.session.digest(), page.number
            previewed = await room.bots.reply(page, preview("a", number, AnswerPreview("dice 1")))
            assert isinstance(previewed, Previewed)
            assert _of(previewed, AnswerOutcome)
            previewed = await room.bots.reply(page, preview("b", number, ReachPreview("backs 9")))
            assert isinstance(previewed, Previewed)
            assert _of(previewed, NotAllowed)
            assert isinstance(await room.bots.reply(page, preview("c", number, HandPreview((0, 1)))), Previewed)
            late = await room.bots.reply(page, preview("d", number - 1, AnswerPreview("dice 1")))
            assert isinstance(late, Refused)
            assert late.error == "too_late"
            crash = await room.bots.reply(page, preview("e", number, AnswerPreview("crash")))
            assert isinstance(crash, Refused)
            assert crash.error == "busy"
            assert (room.session.digest(), page.number) == (before, number)

    run(test())


def test_the_first_preview_of_a_question_is_made_once(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            _, room, page = await with_computer(found)
            number, before = page.number, found.pool.tasks
            first = await room.bots.reply(page, preview("a", number, HandPreview(())))
            again = await room.bots.reply(page, preview("b", number, HandPreview(())))
            assert isinstance(first, Previewed)
            assert isinstance(again, Previewed)
            assert first.preview == again.preview
            assert found.pool.tasks == before + 1
            await room.bots.reply(page, preview("c", number, HandPreview((0,))))
            assert found.pool.tasks == before + 2
            await take(room, page, Answer("d", number, page.offered[0]))
            await waited(room, page)
            before = found.pool.tasks
            assert isinstance(
                await room.bots.reply(page, preview("e", room.session.number, HandPreview(()))), Previewed
            )
            assert found.pool.tasks == before + 1

    run(test())


def _of(previewed, kind):
    """The preview itself, encoded by the process that computed it."""
    return msgspec.json.decode(msgspec.json.encode(previewed.preview), type=kind)
