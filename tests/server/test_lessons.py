"""Guided first matches on a server: begun, told, taken up again, played to their end, and kept like any match."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.server.support import building, room_request, run, site, take
from touchline.games import GAMES
from touchline.kernel import BadSetup, Reading, Seeded
from touchline.lessons import lesson
from touchline.lessons.shown import LessonShown
from touchline.server.lessons import Lessons
from touchline.server.wire.api import LessonRequest
from touchline.session.protocol.messages import Answer, Done, Learn, Refused, TakeBack

REAL = "touchline.session.presenters:PRESENTERS"
SPEAKS = pytest.mark.parametrize("game", GAMES)


def shown(page: Any) -> LessonShown:
    """The lesson as it was last told."""
    told: LessonShown | None = page.snapshot.lesson
    assert told is not None
    return told


async def begun(here: Any, game: str, exercise: str = "", beside: str = "") -> Any:
    return await Lessons(here.rooms, here.spill).make(LessonRequest(game, exercise, beside), "test")


@SPEAKS
def test_it_begins_at_its_position(tmp_path, game):
    async def test() -> None:
        async with building(tmp_path, presenters=REAL) as here:
            made = await begun(here, game)
            room, page = await here.enter(made.token)
            assert room.session.asked == "home"
            assert room.seating.coach("away") == "novice"
            assert shown(page).current == lesson(game).steps[0].name
            scene: Any = page.snapshot.scene
            assert scene.home == lesson(game).setup["home"]
            (status,) = await here.rooms.statuses((made.token,))
            assert status.lesson == game
            _, watcher = await here.enter(made.watch)
            assert watcher.snapshot.lesson is None

    run(test())


def test_what_the_screen_tells_is_kept(tmp_path):
    async def test() -> None:
        async with building(tmp_path, presenters=REAL) as here:
            made = await begun(here, "counter-attack")
            room, page = await here.enter(made.token)
            number = page.number
            assert await take(room, page, Learn("1", "saw", "chosen carrier")) == Done("1", 0)
            assert shown(page).current == "reach"
            assert page.number == number, "the question that waits stays as it is"
            assert await take(room, page, Learn("1", "saw", "chosen carrier")) == Done("1", 0)
            assert isinstance(await take(room, page, Answer("2", number, "H10 4,1")), Done)
            assert isinstance(await take(room, page, TakeBack("3", page.number)), Done)
            assert isinstance(await take(room, page, Answer("4", page.number, "H10 4,2")), Done)
            assert isinstance(await take(room, page, Learn("5", "skip")), Done)
            before = shown(page)
            here.restart()
            _, again = await here.enter(made.token)
            assert shown(again) == before

    run(test())


def test_leaving_keeps_the_match(tmp_path):
    async def test() -> None:
        async with building(tmp_path, presenters=REAL) as here:
            made = await begun(here, "french-flair")
            room, page = await here.enter(made.token)
            await take(room, page, Learn("1", "leave"))
            assert shown(page).left
            here.restart()
            room, page = await here.enter(made.token)
            assert shown(page).left
            await take(room, page, Learn("2", "recall"))
            assert not shown(page).left

    run(test())


def test_an_exercise_leaves_the_match_as_it_is(tmp_path):
    async def test() -> None:
        async with building(tmp_path, presenters=REAL) as here:
            made = await begun(here, "counter-attack")
            room, page = await here.enter(made.token)
            digest = room.session.digest()
            await take(room, page, Learn("1", "aside", "tackle"))
            assert {"without-the-ball", "tackle"} <= set(shown(page).seen)
            aside = await begun(here, "counter-attack", "tackle", made.room)
            other, beside = await here.enter(aside.token)
            assert other is not room
            assert shown(beside).room == made.room
            assert shown(beside).current == "without-the-ball"
            assert room.session.digest() == digest

    run(test())


def test_nothing_else_is_accepted(tmp_path):
    async def test() -> None:
        async with building(tmp_path, presenters=REAL) as here:
            with pytest.raises(BadSetup, match="no lesson 'chess'"):
                await begun(here, "chess")
            with pytest.raises(BadSetup, match="no exercise 'header'"):
                await begun(here, "counter-attack", "header")
            made = await begun(here, "counter-attack")
            room, page = await here.enter(made.token)
            rows = room.session.rows
            refused = await take(room, page, Learn("1", "aside", "header"))
            assert isinstance(refused, Refused)
            assert refused.error == "not_offered"
            _, watcher = await here.enter(made.watch)
            assert isinstance(await take(room, watcher, Learn("2", "skip")), Refused)
            assert room.session.rows == rows
            plain = await here.make(room_request("french-flair"))
            room, page = await here.enter(plain.token)
            assert page.snapshot.lesson is None
            assert isinstance(await take(room, page, Learn("3", "skip")), Refused)

    run(test())


@SPEAKS
def test_it_goes_on_to_its_end_and_its_record_is_one(tmp_path, game):
    async def test() -> None:
        async with building(tmp_path, presenters=REAL) as here:
            made = await begun(here, game)
            room, page = await here.enter(made.token)
            session, randbelow = room.session, Seeded("answers").randbelow
            while not session.over:
                request: Any = session.request
                planned = room.turns.play(request.side, request.at_random(randbelow), None)
                done: list[bool] = []
                room.do(partial(room.store, planned, partial(done.append, True)))
                while not done:
                    await asyncio.sleep(0)
            assert shown(page).over
            before = shown(page)
            here.restart()
            again, later = await here.enter(made.token)
            assert shown(later) == before
            assert again.session.digest() == session.digest()
            text = await here.record(made.room, made.token)
            reading: Reading[Any] = Reading(text.encode().splitlines(keepends=True), dict(GAMES))
            assert len([*reading.moments()]) == session.last
            reading.must_be_closed()
            assert reading.state == session.state

    run(test())


def test_it_is_asked_for_over_http(tmp_path):
    with site(tmp_path, presenters=REAL) as here:
        made = here.http.post("/api/lessons", content=msgspec.json.encode(LessonRequest("french-flair")))
        assert made.status_code == 201
        refused = here.http.post("/api/lessons", content=msgspec.json.encode(LessonRequest("chess")))
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_lesson")
        refused = here.http.post("/api/lessons", content=b'{"lesson": 3}')
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_body")
