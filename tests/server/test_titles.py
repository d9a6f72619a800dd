"""The travelling title: founded by the first match of two named people, won, defended, left unanswered."""

import pytest

from tests.server.offices import DAY, key_of, office
from tests.server.support import run
from touchline.server.competitions.matches import claim, of
from touchline.server.competitions.titles import Titles
from touchline.server.competitions.troubles import Trouble
from touchline.server.storage import Writing
from touchline.server.wire.competition_requests import TitleRequest

GAME = "counter-attack"


async def _match(here, home, away, score):
    """A match between two people that is over."""
    opening = await here.rooms.friendly(GAME, home.name, away.name)
    await here.store.write(Writing(rooms=opening.writing.rooms, seats=opening.writing.seats))
    from touchline.server.competitions.entering import take_seat

    await take_seat(here.competitions, key_of(home.name), opening.room, ("home",), home)
    await take_seat(here.competitions, key_of(away.name), opening.room, ("away",), away)
    here.clock.passes(60)
    await here.rooms.end(opening.room, score)


def test_the_first_match_founds_the_title_and_a_defeat_passes_it_on(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth = await here.person("Ines"), await here.person("Ruth")
            titles = Titles(here.competitions)
            page = await titles.page(GAME, ines, key_of("Ines"))
            assert (page.holder, page.can_challenge) == (None, False)
            await _match(here, ines, ruth, (2, 1))
            await titles.tick()
            assert (await titles.page(GAME, None, "")).holder == "Ines"
            await _match(here, ruth, ines, (1, 1))
            await titles.tick()
            await _match(here, ruth, ines, (3, 1))
            await titles.tick()
            await titles.tick()
            page = await Titles(here.competitions).page(GAME, ruth, key_of("Ruth"))
            assert (page.holder, page.you_hold, len(page.reigns)) == ("Ruth", True, 2)
            assert len(page.reigns[0].defences) == 1
            kinds = [line.message.args["kind"] for line in page.matches]
            assert kinds == ["taken", "draw", "founded"]
            assert [line.score for line in page.matches] == [(1, 3), (1, 1), (2, 1)]

    run(test())


def test_a_challenge_is_answered_with_a_match_or_wins_the_title_in_time(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, omar = [await here.person(name) for name in ("Ines", "Ruth", "Omar")]
            titles = Titles(here.competitions)
            await _match(here, ines, ruth, (2, 1))
            await titles.tick()
            with pytest.raises(Trouble, match="cannot challenge"):
                await titles.act(GAME, ines, TitleRequest("challenge"), key_of("Ines"))
            await titles.act(GAME, omar, TitleRequest("challenge"), key_of("Omar"))
            with pytest.raises(Trouble, match="cannot challenge"):
                await titles.act(GAME, omar, TitleRequest("challenge"), key_of("Omar"))
            with pytest.raises(Trouble, match="only the holder"):
                await titles.act(GAME, omar, TitleRequest("answer"), key_of("Omar"))
            await titles.act(GAME, ines, TitleRequest("answer"), key_of("Ines"))
            with pytest.raises(Trouble, match="has begun"):
                await titles.act(GAME, ines, TitleRequest("answer"), key_of("Ines"))
            mine = await titles.page(GAME, ines, key_of("Ines"))
            theirs = await titles.page(GAME, omar, key_of("Omar"))
            assert mine.running is not None
            assert theirs.running is not None
            assert (mine.running.sides, theirs.running.sides) == (("home",), ("away",))
            assert theirs.challengers[0].accepted
            here.clock.passes(60)
            await here.rooms.end(mine.running.room, (0, 1))
            await titles.tick()
            assert (await titles.page(GAME, omar, key_of("Omar"))).holder == "Omar"

            await titles.act(GAME, ruth, TitleRequest("challenge"), key_of("Ruth"))
            here.clock.passes(14 * DAY + 1)
            page = await titles.page(GAME, ruth, key_of("Ruth"))
            assert (page.holder, page.reigns[-1].won) == ("Ruth", "unanswered")

    run(test())


def test_tokens_make_matches_of_a_browser_those_of_its_person(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            opening = await here.rooms.friendly(GAME, "A", "B")
            from touchline.server.seats import seat_row

            token, invitation = "t" * 40, "v" * 40
            seats = [seat_row(opening.room, token, ("home",), "host"),
                     seat_row(opening.room, invitation, ("away",), "invitation")]  # fmt: skip
            await here.store.write(Writing(rooms=opening.writing.rooms, seats=seats))
            await claim(here.competitions, here.store, ines, (token, invitation, "unknown"))
            (line,) = await of(here.competitions, ines, key_of("Ines"))
            assert (line.room, line.sides, line.over, line.competition) == (opening.room, ("home",), False, None)
            assert await of(here.competitions, ines, key_of("Ines")) == (line,)
            ruth = await here.person("Ruth")
            await claim(here.competitions, here.store, ruth, (token,))
            assert await of(here.competitions, ruth, key_of("Ruth")) == ()

    run(test())
