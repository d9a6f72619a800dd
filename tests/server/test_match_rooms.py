"""Matches of competitions in real rooms and processes: opened, left to computers, read from their records."""

import asyncio

import pytest

from tests.league.stubs import terms
from tests.server.support import BRIEF, PRESENTERS, building, run
from touchline.kernel import BadFile
from touchline.league.competition import Competition
from touchline.league.part import Wishes
from touchline.league.playing import task
from touchline.league.running import advance
from touchline.server.competitions.match_rooms import RoomsOfMatches
from touchline.server.match_processes import MatchProcesses


async def is_over(store, room):
    row = await store.room(room)
    return bool(row.summary["ending"])


@pytest.mark.parametrize(
    "game",
    ["french-flair", pytest.param("counter-attack", marks=pytest.mark.rule("LEAGUE-08", "LEAGUE-01"))],
)
def test_a_match_of_people_is_opened_left_to_computers_and_read(tmp_path, game):
    async def test():
        league = Competition.new(terms(game, 2, setup=BRIEF[game]))
        plan = league.plan("1.1", (Wishes("4-3-3") if league.part.has_squads else Wishes(), Wishes()))
        players = MatchProcesses(PRESENTERS)
        async with building(tmp_path, thinks=True) as here:
            rooms = RoomsOfMatches(here.rooms)
            opening = await rooms.open(plan, {"away": "random"})
            await here.store.write(opening.writing)
            opening.opened()
            standing = await rooms.standing(opening.room)
            assert standing is not None
            assert standing.half == 1
            await rooms.stand_in(opening.room, "home", "random")
            await here.rooms.close()
            here.restart()
            rooms = RoomsOfMatches(here.rooms)
            await rooms.stand_in(opening.room, "home", "random")
            while not await is_over(here.store, opening.room):
                await asyncio.sleep(0.05)
            score, resigned = await rooms.ending(opening.room)
            assert resigned is None
            record = await rooms.record(opening.room)
            assert record is not None
            try:
                finished = await players.read(task(league, plan), record)
                assert (finished.result.score, finished.record) == (score, record)
                after = advance(league.add(finished.result))
                assert after.score("1.1") is not None
                other = after.plan(after.ready[0].id)
                with pytest.raises(BadFile, match="not that of"):
                    await players.read(task(after, other), record)
                assert (await players.play(task(after, other))).result.fixture == other.fixture
            finally:
                await players.stop()

    run(test())
