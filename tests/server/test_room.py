"""Rooms: commands, refusals, broadcasts, and what survives a restart."""

import asyncio
from itertools import count

import pytest

from tests.server.client import preview
from tests.server.support import (
    BRIEF,
    INVITED,
    RANDOM,
    SCREEN,
    Building,
    Clock,
    Page,
    building,
    room_request,
    run,
    take,
)
from touchline.games import GAMES
from touchline.kernel import Seeded, verify
from touchline.server.records import NotOver
from touchline.server.rooms import TooManyRooms
from touchline.server.seats import NoSuchRoom
from touchline.server.wire.api import RoomMade, RoomRequest
from touchline.session.protocol.messages import (
    Answer,
    Answers,
    Arrange,
    Changed,
    Done,
    NextRoom,
    Orders,
    Refused,
    Rematch,
    Resign,
    Rewound,
    Step,
    TakeBack,
    Welcome,
)
from touchline.session.protocol.previews import AnswerPreview

IDS = (f"id-{number}" for number in count())


def new_id() -> str:
    return next(IDS)


async def play_out(pages, room, seed=0, most=100_000):
    """Let pages answer at random until the match is over."""
    randbelow = Seeded(seed, "pages").randbelow
    for _ in range(most):
        if room.session.over:
            return
        page = next(page for page in pages if room.session.asked in page.sides)
        offered = page.offered
        told = await take(room, page, Answer(new_id(), page.number, offered[randbelow(len(offered))]))
        assert isinstance(told, Done), told


async def two_people(found: Building, game="french-flair"):
    made = await found.make(room_request(game))
    room, home = await found.enter(made.token)
    _, away = await found.enter(made.invitations["away"])
    _, watcher = await found.enter(made.watch)
    return made, room, home, away, watcher


def stored(room):
    session = room.session
    return session.digest(), session.rows, session.last, session.resigned


# Answers


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_match(tmp_path, game):
    async def test():
        async with building(tmp_path) as found:
            made, room, home, away, watcher = await two_people(found, game)
            await play_out((home, away), room)
            assert home.snapshot.ending == away.snapshot.ending == watcher.snapshot.ending is not None
            assert home.snapshot.question is None
            record = await found.record(made.room, made.watch)
            reading = verify(record.encode().splitlines(keepends=True), GAMES)
            assert (reading.closed, reading.answers) == ("end", room.session.last)
            assert found.rooms.answered == room.answers > 0

    run(test())


def test_entries_are_numbered_without_a_gap(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, away, watcher = await two_people(found)
            await play_out((home, away), room)
            for page in (home, away, watcher):
                welcome, *rest = page.messages
                assert isinstance(welcome, Welcome)
                entries = [*welcome.entries, *(message.entry for message in rest if isinstance(message, Step))]
                assert [entry.entry for entry in entries] == list(range(1, room.session.last + 1))

    run(test())


@pytest.mark.parametrize(
    ("by", "message", "error"),
    [
        ("home", Answer("a", 3, "dice 3"), "not_offered"),
        ("home", Answer("b", 3, "backs 9 10.run"), "not_offered"),
        ("home", Answer("c", 3, "☃" * 100), "not_offered"),
        ("home", Answer("d", 3, "[6, 6]"), "not_offered"),
        ("home", Answer("e", 2, "dice 1"), "too_late"),
        ("home", Answer("f", 4, "dice 1"), "too_late"),
        ("away", Answer("g", 3, "dice 1"), "not_your_turn"),
        ("away", Arrange("h", 3), "not_your_turn"),
        ("home", Resign("i", "away"), "not_your_turn"),
        ("home", TakeBack("j", 3), "no_take_back"),
        ("home", TakeBack("k", 2), "too_late"),
        ("home", Rematch("l"), "too_late"),
    ],
    ids=str,
)
def test_refused_by_name_and_nothing_changes(tmp_path, by, message, error):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, away, _ = await two_people(found)
            before, told = stored(room), (len(home.received), len(away.received))
            assert home.number == 3  # both sides have drawn their hands, and home kicks off
            refused = await take(room, home if by == "home" else away, message)
            assert isinstance(refused, Refused)
            assert (refused.id, refused.error) == (message.id, error)
            assert refused.detail
            assert stored(room) == before
            assert (len(home.received) - (by == "home"), len(away.received) - (by == "away")) == told
            assert [len(page) async for page in found.store.entries(room.id)] == [room.session.rows]

    run(test())


@pytest.mark.parametrize(
    "message", [Answer("a", 3, "dice 1"), Arrange("b", 3), TakeBack("c", 3), Resign("d", "home"), Rematch("e")]
)
def test_a_watcher_cannot_act(tmp_path, message):
    async def test():
        async with building(tmp_path) as found:
            _, room, _, _, watcher = await two_people(found)
            before = stored(room)
            refused = await take(room, watcher, message)
            assert isinstance(refused, Refused)
            assert (refused.error, stored(room)) == ("watching", before)
            looked = await room.bots.reply(watcher, preview("f", room.session.number, AnswerPreview("dice 1")))
            assert isinstance(looked, Refused)
            assert looked.error == "watching"

    run(test())


def test_the_same_id_counts_once_even_after_a_restart(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room, home, _, _ = await two_people(found)
            answer = Answer("once", home.number, home.offered[0])
            first = await take(room, home, answer)
            before = stored(room)
            assert await take(room, home, answer) == first
            assert await take(room, home, Answer("once", home.number, "whatever")) == first
            assert stored(room) == before
            found.restart()
            room, home = await found.enter(made.token)
            assert await take(room, home, answer) == first
            assert stored(room) == before

    run(test())


def test_an_id_of_one_person_means_nothing_to_the_other(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, away, _ = await two_people(found)
            await take(room, home, Answer("1", home.number, home.offered[0]))
            while room.session.asked == "home":
                await take(room, home, Answer(new_id(), home.number, home.offered[0]))
            before = room.session.rows
            assert isinstance(await take(room, away, Answer("1", away.number, away.offered[0])), Done)
            assert room.session.rows > before

    run(test())


def test_the_same_answer_sent_at_once_is_taken_once(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, _, _ = await two_people(found)
            number, answer = home.number, home.offered[0]
            told = await asyncio.gather(*[take(room, home, Answer(f"racer-{n}", number, answer)) for n in range(5)])
            errors = [message.error for message in told if isinstance(message, Refused)]
            assert (len(errors), sum(isinstance(message, Done) for message in told)) == (4, 1)
            assert set(errors) <= {"too_late", "not_your_turn"}

    run(test())


def test_nothing_is_broadcast_before_it_is_stored(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, away, _ = await two_people(found)
            seen = []
            submit = found.store.submit

            def slow(writing, done):
                def ended(error):
                    seen.append((len(home.received), len(away.received), room.session.rows))
                    done(error)

                seen.append((len(home.received), len(away.received), room.session.rows))
                submit(writing, ended)

            found.store.submit = slow  # type: ignore[method-assign]
            before = (len(home.received), len(away.received), room.session.rows)
            await take(room, home, Answer(new_id(), home.number, home.offered[0]))
            assert seen == [before, before]
            assert len(home.received) > before[0]

    run(test())


def test_a_failed_write_changes_nothing(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room, home, away, _ = await two_people(found)
            before, answer, number = stored(room), home.offered[0], home.number
            submit = found.store.submit

            def fails(writing, done):
                done(OSError("the disk is full"))

            found.store.submit = fails  # type: ignore[method-assign]
            assert await take(room, home, Answer("again", number, answer)) is None
            assert home.left
            assert away.left
            found.store.submit = submit  # type: ignore[method-assign]
            anew, page = await found.enter(made.token)
            assert anew is not room
            assert stored(anew) == before
            assert isinstance(await take(anew, page, Answer("again", number, answer)), Done)

    run(test())


# Coming back


def test_a_room_is_the_same_after_a_restart(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room, home, away, _ = await two_people(found)
            await play_out((home, away), room, most=25)
            before, told, seen = stored(room), room.session.told("home"), home.snapshot
            found.restart()
            room, page = await found.enter(made.token)
            assert stored(room) == before
            assert room.session.told("home") == told
            assert page.snapshot == seen

    run(test())


@pytest.mark.parametrize(("behind", "entries"), [(0, 0), (1, 1), (5, 5), (-1, None), (-1000, None)])
def test_a_browser_continues_from_the_last_entry_it_saw(tmp_path, behind, entries):
    async def test():
        async with building(tmp_path) as found:
            made, room, home, away, _ = await two_people(found)
            await play_out((home, away), room, most=10)
            _, page = await found.enter(made.token, seen=room.session.last - behind)
            (welcome,) = page.messages
            assert isinstance(welcome, Welcome)
            assert len(welcome.entries) == (room.session.last if entries is None else entries)
            assert [entry.entry for entry in welcome.entries] == list(
                range(room.session.last - len(welcome.entries) + 1, room.session.last + 1)
            )

    run(test())


def test_entries_taken_back_meanwhile_are_sent_again(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room, page = await placing(found)
            await take(room, page, Answer(new_id(), page.number, page.offered[0]))
            seen, number = room.session.last, page.number
            await take(room, page, TakeBack(new_id(), page.number))
            await take(room, page, Answer(new_id(), page.number, page.offered[-1]))
            assert room.session.last == seen
            _, other = await found.enter(made.token, seen=seen, number=number)
            (welcome,) = other.messages
            assert isinstance(welcome, Welcome)
            assert len(welcome.entries) == seen

    run(test())


def test_presence_is_broadcast(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, home = await found.enter(made.token)
            assert [seat.present for seat in home.messages[0].seats] == [True, False]  # type: ignore[union-attr]
            _, away = await found.enter(made.invitations["away"])
            assert isinstance(home.messages[-1], Changed)
            assert [seat.present for seat in home.messages[-1].seats] == [True, True]
            room.exit(away)
            assert [seat.present for seat in home.messages[-1].seats] == [True, False]

    run(test())


def test_no_seat_has_another_token(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            for token in ("", "nonsense", made.token[:-1], made.room):
                with pytest.raises(NoSuchRoom):
                    await found.rooms.find(token)

    run(test())


def test_the_store_holds_no_token(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            tokens = [made.token, made.watch, *made.invitations.values()]
        data = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert not [token for token in tokens if token.encode() in data]

    run(test())


def test_two_rooms_at_once(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            rooms = [await two_people(found, game) for game in (*GAMES, *GAMES)]
            await asyncio.gather(
                *[play_out((home, away), room, seed) for seed, (_, room, home, away, _) in enumerate(rooms)]
            )
            assert len({room.id for _, room, *_ in rooms}) == len({room.seed for _, room, *_ in rooms}) == 4
            for _, room, home, _, _ in rooms:
                assert room.session.over
                steps = [message for message in home.messages if isinstance(message, Step)]
                assert all(step.snapshot.ending is None for step in steps[:-1])

    run(test())


# Taking back


async def placing(found: Building):
    """A room of Counter Attack in which people on one screen place their players for the kick-off."""
    made = await found.make(room_request("counter-attack", SCREEN, SCREEN))
    room, page = await found.enter(made.token)
    assert room.session.frame == "KickOffPlacement"
    return made, room, page


def test_answers_are_taken_back_one_by_one(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room, page = await placing(found)
            states = [room.session.state]
            for _ in range(3):
                answer = next(answer for answer in page.offered if answer != "done")
                await take(room, page, Answer(new_id(), page.number, answer))
                states.append(room.session.state)
            first = room.session.last - 3
            for back in (2, 1, 0):
                assert page.snapshot.back
                done = await take(room, page, TakeBack(new_id(), page.number))
                assert isinstance(done, Done)
                assert done.last == first + back
                rewound = page.messages[-2]
                assert isinstance(rewound, Rewound)
                assert rewound.last == first + back
                assert room.session.state == states[back]
            assert not page.snapshot.back
            before = stored(room)
            found.restart()
            room, _ = await found.enter(made.token)
            assert stored(room) == before

    run(test())


def test_a_taking_back_counts_once(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, page = await placing(found)
            for _ in range(2):
                answer = next(answer for answer in page.offered if answer != "done")
                await take(room, page, Answer(new_id(), page.number, answer))
            back = TakeBack("back", page.number)
            first = await take(room, page, back)
            assert await take(room, page, back) == first
            assert room.session.last_takeback == room.session.rows

    run(test())


def test_an_old_answer_does_not_fit_after_a_taking_back(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, page = await placing(found)
            number, answer = page.number, next(answer for answer in page.offered if answer != "done")
            await take(room, page, Answer(new_id(), number, answer))
            await take(room, page, TakeBack(new_id(), page.number))
            refused = await take(room, page, Answer(new_id(), number, answer))
            assert isinstance(refused, Refused)
            assert refused.error == "too_late"

    run(test())


def test_nothing_is_taken_back_over_dice(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request(home=SCREEN, away=SCREEN))
            room, page = await found.enter(made.token)
            assert page.snapshot.no_back is not None
            assert page.snapshot.no_back.key == "match-no-back-draw"
            await take(room, page, Answer(new_id(), page.number, "dice 2"))
            refused = await take(room, page, TakeBack(new_id(), page.number))
            assert isinstance(refused, Refused)
            assert (refused.error, refused.said.key) == ("no_take_back", "match-no-back-dice")

    run(test())


def test_nothing_is_taken_back_that_another_person_has_seen(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request("counter-attack"))
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            page = home if room.session.asked == "home" else away
            await take(room, page, Answer(new_id(), page.number, page.offered[0]))
            assert not page.snapshot.back
            refused = await take(room, page, TakeBack(new_id(), room.session.number))
            assert isinstance(refused, Refused)
            assert (refused.error, refused.said.key) == ("no_take_back", "match-no-back-person")

    run(test())


# The end


def test_giving_up(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made, room, home, away, watcher = await two_people(found)
            with pytest.raises(NotOver):
                await found.record(made.room, made.token)
            assert isinstance(await take(room, away, Resign("white flag", "away")), Done)
            for page in (home, away, watcher):
                ending = page.snapshot.ending
                assert ending is not None
                assert (ending.winner, ending.resigned) == ("home", "away")
            refused = await take(room, home, Answer("late", room.session.number, "dice 1"))
            assert isinstance(refused, Refused)
            assert refused.error == "over"
            found.restart()
            again, page = await found.enter(made.token)
            assert page.snapshot.ending == home.snapshot.ending
            assert isinstance(await take(again, away, Resign("white flag", "away")), Done)
            record = await found.record(made.room, made.token)
            assert verify(record.encode().splitlines(keepends=True), GAMES).closed == "pause"
            (status,) = await found.rooms.statuses((made.token,))
            assert status.ending == home.snapshot.ending
            assert not status.your_move

    run(test())


def led_on(page: Page) -> NextRoom:
    """The next match of a page."""
    (found,) = (message for message in page.messages if isinstance(message, NextRoom))
    return found


def test_a_rematch_changes_sides(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(
                RoomRequest("french-flair", SCREEN, INVITED, {**BRIEF["french-flair"], "away": "Causse"})
            )
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            _, watcher = await found.enter(made.watch)
            await take(room, home, Resign(new_id(), "home"))
            await take(room, home, Rematch(new_id()))
            assert away.snapshot.rematch == ("home",)
            assert not [message for message in home.messages if isinstance(message, NextRoom)]
            await take(room, away, Rematch(new_id()))
            led = {page: led_on(page) for page in (home, away, watcher)}
            following, page = await found.enter(led[home].token)
            assert (following.id, page.sides) == (room.next_room, ("away",))
            assert (following.session.setup.home, following.session.setup.away) == ("Causse", "Home")
            _, rival = await found.enter(led[away].token)
            assert rival.sides == ("home",)
            _, still = await found.enter(led[watcher].token)
            assert still.sides == ()
            found.restart()
            _, back = await found.enter(made.token)
            assert back.messages[-1] == led[home]

    run(test())


def test_computers_agree_to_a_rematch_at_once(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request(home=SCREEN, away=RANDOM))
            room, page = await found.enter(made.token)
            await take(room, page, Resign(new_id(), "home"))
            assert page.snapshot.rematch == ("away",)
            await take(room, page, Rematch(new_id()))
            led = led_on(page)
            following, _ = await found.rooms.find(led.token)
            assert following.seating.coach("home") == "random"

    run(test())


# Eyes


def test_on_one_screen_the_side_that_is_asked_sees(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request(home=SCREEN, away=SCREEN))
            room, page = await found.enter(made.token)
            perspective = set()
            randbelow = Seeded(1, "pages").randbelow
            while not room.session.over:
                snapshot = page.snapshot
                assert snapshot.question is not None
                assert snapshot.perspective == snapshot.question.side == snapshot.scene.whose  # type: ignore[union-attr]
                perspective.add(snapshot.perspective)
                offered = page.offered
                await take(room, page, Answer(new_id(), page.number, offered[randbelow(len(offered))]))
            assert perspective == {"home", "away"}
            assert page.snapshot.perspective is None
            log = [entry for message in page.messages if isinstance(message, Step) for entry in [message.entry]]
            drawn = [told.event["cards"] for entry in log for told in entry.events if told.event["type"] == "Drawn"]
            assert drawn
            assert not any(drawn)

    run(test())


# Limits


def test_a_client_has_a_limit_of_rooms(tmp_path):
    async def test():
        async with building(tmp_path, open_rooms_of_client=2) as found:
            made = [await found.make(room_request()) for _ in range(2)]
            with pytest.raises(TooManyRooms):
                await found.make(room_request())
            await found.rooms.make(room_request(), "another")
            room, page = await found.enter(made[0].token)
            await take(room, page, Resign(new_id(), "home"))
            await found.make(room_request())

    run(test())


def test_rooms_made_at_once_are_counted_one_after_another(tmp_path):
    async def test():
        async with building(tmp_path, open_rooms_of_client=3) as found:
            made = await asyncio.gather(*[found.make(room_request()) for _ in range(8)], return_exceptions=True)
            assert sum(isinstance(each, RoomMade) for each in made) == 3
            assert sum(isinstance(each, TooManyRooms) for each in made) == 5

    run(test())


def test_a_rematch_counts_as_a_room_of_the_match_creator(tmp_path):
    async def test():
        async with building(tmp_path, open_rooms_of_client=2) as found:
            made = await found.make(room_request())
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            await take(room, home, Resign(new_id(), "home"))
            for _ in range(2):
                last = await found.make(room_request())
            assert isinstance(await take(room, away, Rematch(new_id())), Done)
            told = len(away.messages)
            refused = await take(room, home, Rematch("mine"))
            assert isinstance(refused, Refused)
            assert (refused.error, refused.said.key) == ("too_many_rooms", "error-too-many-rooms")
            assert not room.next_room
            assert home.snapshot.rematch == away.snapshot.rematch == ("away",)  # the one who was refused may ask again
            assert (len(away.messages), room.broken, await found.store.count()) == (told, False, 3)

            other, page = await found.enter(last.token)
            await take(other, page, Resign(new_id(), "home"))
            assert isinstance(await take(room, home, Rematch("mine")), Done)
            assert led_on(home).room == room.next_room
            with pytest.raises(TooManyRooms):
                await found.make(room_request())

    run(test())


def test_who_resigns_and_asks_for_a_rematch_again_and_again_comes_to_an_end(tmp_path):
    async def test():
        async with building(tmp_path, rooms_of_client=4) as found:
            made = await found.make(room_request(home=SCREEN, away=RANDOM))
            room, page = await found.enter(made.token)
            for _ in range(3):
                await take(room, page, Resign(new_id(), page.sides[0]))
                assert isinstance(await take(room, page, Rematch(new_id())), Done)
                room, page = await found.enter(led_on(page).token)
            await take(room, page, Resign(new_id(), page.sides[0]))
            refused = await take(room, page, Rematch(new_id()))
            assert isinstance(refused, Refused)
            assert refused.error == "too_many_rooms"
            with pytest.raises(TooManyRooms):
                await found.make(room_request())
            assert await found.store.count() == 4

    run(test())


def test_a_room_whose_match_is_over_is_let_go_at_once_unless_another_is_asked_for(tmp_path):
    async def test():
        async with building(tmp_path, idle_seconds=10.0) as found:
            for again in (False, True):
                made = await found.make(room_request())
                room, page = await found.enter(made.token)
                await take(room, page, Resign(new_id(), "home"))
                if again:
                    await take(room, page, Rematch(new_id()))
                await found.rooms.tidy()
                assert room.id in found.rooms.open
                room.exit(page)
                await found.rooms.tidy()
                assert (room.id in found.rooms.open) is again

    run(test())


def test_rooms_are_let_go(tmp_path):
    clock = Clock()

    async def test():
        async with building(tmp_path, monotonic=clock, idle_seconds=10.0) as found:
            made = await found.make(room_request())
            room, page = await found.enter(made.token)
            clock.passes(11)
            await found.rooms.tidy()
            assert list(found.rooms.open) == [room.id]
            room.exit(page)
            await found.rooms.tidy()
            assert list(found.rooms.open) == [room.id]
            clock.passes(11)
            await found.rooms.tidy()
            assert not found.rooms.open
            again, _ = await found.enter(made.token)
            assert again is not room

    run(test())


# Standing orders


def test_standing_orders_answer_and_outlive_a_restart(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request("counter-attack", SCREEN, SCREEN))
            room, page = await found.enter(made.token)
            assert room.session.frame == "KickOffPlacement"
            assert not page.snapshot.orders
            number = page.number
            assert isinstance(await take(room, page, Orders(new_id(), ("kick_off",))), Done)
            while room.occupied:
                await asyncio.sleep(0)
            assert room.session.frame != "KickOffPlacement"
            assert page.snapshot.orders is not None
            assert page.snapshot.orders.orders == ("kick_off",)
            told = await take(room, page, Answer(new_id(), number, "done"))
            assert isinstance(told, Refused)
            assert told.error == "too_late"
            before = stored(room)
            await room.close()
            found.restart()
            room, page = await found.enter(made.token)
            assert stored(room) == before
            assert page.snapshot.orders is not None
            assert page.snapshot.orders.orders == ("kick_off",)
            await play_out((page,), room)
            record = await found.record(made.room, made.watch)
            assert verify(record.encode().splitlines(keepends=True), GAMES).answers == room.session.last

    run(test())


def test_a_whole_turn_is_given_or_nothing(tmp_path):
    """Formation, placements and Done are separate entries, stored together: one illegal answer stops all."""

    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request("counter-attack", SCREEN, SCREEN))
            room, page = await found.enter(made.token)
            before, last, side = room.session.state, room.session.last, room.session.asked
            for answers in (("form 4-3-3", "form 4-4-2"), ("done", "done", "done", "done"), ("H1 40,40",)):
                told = await take(room, page, Answers(new_id(), page.number, answers))
                assert isinstance(told, Refused)
                assert (told.error, room.session.state, room.session.last) == ("not_offered", before, last)
            id, number = new_id(), page.number
            assert not isinstance(await take(room, page, Answers(id, number, ("form 4-3-3", "done"))), Refused)
            assert (room.session.last, room.session.asked == side) == (last + 2, False)
            assert isinstance(await take(room, page, Answers(id, number, ("form 4-3-3", "done"))), Done)  # said again
            assert room.session.last == last + 2
            stands = stored(room)
            await room.close()
            found.restart()
            room, page = await found.enter(made.token)
            assert stored(room) == stands

    run(test())


def test_orders_given_meanwhile_leave_the_question_open(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, away, _ = await two_people(found, "counter-attack")
            mover, other = (home, away) if room.session.asked in home.sides else (away, home)
            number = mover.number
            assert isinstance(await take(room, other, Orders(new_id(), ("nutmegs",))), Done)
            assert isinstance(await take(room, mover, Answer(new_id(), number, "done")), Done)

    run(test())


@pytest.mark.parametrize("game", GAMES)
def test_unknown_orders_are_refused_by_name(tmp_path, game):
    async def test():
        async with building(tmp_path) as found:
            _, room, home, _, watcher = await two_people(found, game)
            before = stored(room)
            told = await take(room, home, Orders(new_id(), ("win",)))
            assert isinstance(told, Refused)
            assert told.error == "not_offered"
            assert "'win'" in told.detail
            assert GAMES[game].orders[0] in told.detail
            told = await take(room, watcher, Orders(new_id(), ()))
            assert isinstance(told, Refused)
            assert told.error == "watching"
            assert stored(room) == before

    run(test())
