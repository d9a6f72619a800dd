"""Competitions that people play: founding, rounds, line-ups, results, lateness."""

import pytest

from tests.server.offices import DAY, key_of, office
from tests.server.support import run
from touchline.league.entries import Award, Offered, Postponed, Replaced, Result
from touchline.server.competitions.entering import champions_cup, join, seat
from touchline.server.competitions.troubles import Trouble
from touchline.server.wire.competition_requests import (
    AnnulRequest,
    AwardRequest,
    BoostsRequest,
    ChampionsRequest,
    CorrectRequest,
    CupRequest,
    LatenessRequest,
    LineUpRequest,
    NextSeasonRequest,
    OffersRequest,
    PickRequest,
    ReadyRequest,
    ReplaceRequest,
    StartRequest,
    UndoRequest,
)

WEEK = 7 * 86_400


def test_a_season_between_computers_plays_itself(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, *["computer"] * 4, cup=CupRequest(4, 2))
            await here.settle()
            live = await here.live(live.id)
            assert live.charter.state == "over"
            assert sum(isinstance(entry, Result) for entry in live.league.entries) >= 12 + 6
            page = await here.page(live.id, ines)
            assert [row.played for row in page.tables[0].rows] == [6] * 4
            assert page.cup[-1].ties[0].winner is not None

            here.restart()
            again = await here.live(live.id)
            assert again.league.entries == live.league.entries

    run(test())


def test_a_competition_fills_by_invitations_and_starts(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, omar = [await here.person(name) for name in ("Ines", "Ruth", "Omar")]
            live = await here.make(ines, "you", "invited", "invited", "computer")
            await here.settle()
            page = await here.page(live.id, ines)
            assert page.line.state == "filling"
            assert [club.state for club in page.clubs] == ["in", "invited", "invited", "computer"]
            personal = next(one.invitation for one in page.invitations if one.club == 2)
            for_all = next(one.invitation for one in page.invitations if one.club is None)
            assert (await here.page(live.id, ruth)).invitations == ()

            assert (await join(here.competitions, live.id, ruth, personal)).club == 2
            with pytest.raises(Trouble, match="opens nothing"):
                await join(here.competitions, live.id, omar, personal)
            assert (await join(here.competitions, live.id, omar, for_all)).club == 1
            assert (await join(here.competitions, live.id, omar, for_all)).club == 1
            await here.settle()
            page = await here.page(live.id, omar)
            assert page.line.state == "running"
            assert page.line.your_clubs == (1,)
            assert [one.kind for one in page.waiting] == ["line_up"]

    run(test())


def test_computers_take_the_open_clubs_on_the_eve_of_round_1(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            start = here.clock() + 20 * DAY
            live = await here.make(ines, "you", "invited", start=start, round_seconds=7 * 86_400)
            here.clock.passes(18 * DAY)
            await here.settle()
            assert (await here.live(live.id)).charter.state == "filling"
            here.clock.passes(1.5 * DAY)
            await here.settle()
            page = await here.page(live.id, ines)
            assert page.line.state == "running"
            assert page.clubs[1].coach == "steady"
            assert page.fixtures[0].note is not None
            assert page.fixtures[0].note.key == "comp-note-later"
            assert page.fixtures[0].until == start

    run(test())


async def _two_people(here, **more):
    ines, ruth = await here.person("Ines"), await here.person("Ruth")
    live = await here.make(ines, "you", "invited", **more)
    page = await here.page(live.id, ines)
    await join(here.competitions, live.id, ruth, page.invitations[0].invitation)
    await here.settle()
    return ines, ruth, live.id


async def _begin(here, id, home, away, fixture):
    for person in (home, away):
        await here.act(id, person, LineUpRequest(fixture))
    for person in (home, away):
        await here.act(id, person, ReadyRequest(fixture))
    return (await here.match(id, fixture)).room


@pytest.mark.rule("LEAGUE-08")
def test_line_ups_are_sealed_then_come_boosts_and_both_are_ready(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            from touchline.server.competitions.club_pages import fixture_page
            from touchline.server.competitions.entering import viewer

            async def seen(person):
                return fixture_page(await viewer(here.competitions, id, person), "1.1")

            fixture = (await here.page(id)).fixtures[0]
            home, away = (ines, ruth) if fixture.home == 0 else (ruth, ines)
            with pytest.raises(Trouble, match="when both line-ups are in"):
                await here.act(id, home, BoostsRequest("1.1", ()))
            proposal = (await seen(home)).proposal
            await here.act(id, home, LineUpRequest("1.1", "4-3-3", proposal))
            assert (await seen(home)).sides[0].squad == proposal
            assert (await seen(away)).sides[0].squad == ()
            assert (await seen(away)).sides[0].line_up_in
            await here.act(id, away, LineUpRequest("1.1"))
            page = await seen(away)
            assert (page.step, page.sides[0].squad, page.sides[0].formation) == ("boosts", proposal, "4-3-3")
            with pytest.raises(Trouble, match="have been shown"):
                await here.act(id, away, LineUpRequest("1.1", "4-4-2"))
            with pytest.raises(Trouble, match="home side"):
                await here.act(id, away, BoostsRequest("1.1", ()))
            boosts = (await seen(home)).proposed_boosts
            await here.act(id, home, BoostsRequest("1.1", boosts))
            assert (await seen(away)).boosts == ()
            await here.act(id, away, ReadyRequest("1.1"))
            assert (await here.match(id, "1.1")).state == "open"
            await here.act(id, home, ReadyRequest("1.1"))
            match = await here.match(id, "1.1")
            assert match.state == "running"
            plan = here.rooms.opened[match.room or ""]
            assert plan.decided["squads"][0] == [*proposal] or tuple(plan.decided["squads"][0]) == proposal
            assert (await seen(away)).boosts == boosts
            made = await seat(here.competitions, id, "1.1", home, key_of(home.name))
            assert made.sides == ("home",)
            assert made == await seat(here.competitions, id, "1.1", home, key_of(home.name))
            assert (await seat(here.competitions, id, "1.1", None, "")).sides == ()

    run(test())


@pytest.mark.rule("LEAGUE-08")
def test_boosts_placed_so_far_stand_ten_minutes_after_the_visitors_are_ready(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            fixture = (await here.page(id)).fixtures[0]
            home, away = (ines, ruth) if fixture.home == 0 else (ruth, ines)
            await here.act(id, home, LineUpRequest("1.1"))
            await here.act(id, away, LineUpRequest("1.1"))
            await here.act(id, away, ReadyRequest("1.1"))
            here.clock.passes(599)
            await here.settle()
            assert (await here.match(id, "1.1")).state == "open"
            here.clock.passes(2)
            await here.settle()
            assert (await here.match(id, "1.1")).state == "running"

    run(test())


def test_a_result_enters_by_itself_once(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            room = await _begin(here, id, ines, ruth, "1.1")
            await here.rooms.end(room)
            (row,) = await here.store.finished_matches()
            await here.settle()
            await here.competitions.enter_result(row)
            await here.competitions.enter_result(row)
            live = await here.live(id)
            assert sum(isinstance(entry, Result) for entry in live.league.entries) == 1
            assert (await here.match(id, "1.1")).state == "done"
            assert (await here.page(id)).fixtures[0].state == "finished"
            assert (await here.match(id, "2.1")).state == "open"
            assert not await here.store.finished_matches()

    run(test())


def test_a_server_killed_between_match_and_table_enters_the_result_when_it_is_back(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            room = await _begin(here, id, ines, ruth, "1.1")
            await here.rooms.end(room)
            here.restart()
            await here.competitions.start()
            await here.settle()
            assert (await here.page(id)).tables[0].rows[0].played == 1

    run(test())


def test_a_resignation_is_a_defeat_by_three(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            room = await _begin(here, id, ines, ruth, "1.1")
            await here.rooms.end(room, (2, 0), resigned="home")
            await here.settle()
            fixture = (await here.page(id)).fixtures[0]
            assert (fixture.score, fixture.awarded) == ((0, 3), True)

    run(test())


def test_a_match_that_ends_while_the_organiser_awards_it_counts_as_awarded(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here, round_seconds=WEEK)
            room = await _begin(here, id, ines, ruth, "1.1")
            await here.act(id, ines, AwardRequest("1.1", (0, 3), "nobody came"))
            await here.rooms.end(room)
            await here.settle()
            live = await here.live(id)
            assert [type(entry) for entry in live.league.entries if hasattr(entry, "fixture")] == [Award]
            assert (await here.match(id, "1.1")).state == "done"
            await here.act(id, ines, UndoRequest(len(live.league.entries), "he came"))
            assert (await here.page(id)).fixtures[0].score is None

    run(test())


def test_a_match_that_is_annulled_is_played_again_in_another_room(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here, round_seconds=WEEK)
            room = await _begin(here, id, ines, ruth, "1.1")
            await here.rooms.end(room)
            await here.settle()
            await here.act(id, ines, AnnulRequest("1.1", "wrong ball"))
            again = await _begin(here, id, ines, ruth, "1.1")
            assert again != room
            await here.rooms.end(again)
            await here.settle()
            assert (await here.page(id)).fixtures[0].state == "finished"

    run(test())


def test_corrections_are_logged_and_shown(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            room = await _begin(here, id, ines, ruth, "1.1")
            await here.rooms.end(room)
            await here.settle()
            with pytest.raises(Trouble, match="only an organiser"):
                await here.act(id, ruth, CorrectRequest("1.1", (2, 2), "goal after the whistle"))
            await here.act(id, ines, CorrectRequest("1.1", (2, 2), "goal after the whistle"))
            fixture = (await here.page(id)).fixtures[0]
            assert (fixture.score, fixture.corrected) == ((2, 2), True)
            from touchline.server.competitions.news import journal

            line = journal(await here.live(id))[0]
            assert (line.by, line.reason, line.can_undo) == ("Ines", "goal after the whistle", True)

    run(test())


# Lateness


def test_a_stand_in_names_the_line_up_of_whoever_is_late(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, _, id = await _two_people(here, round_seconds=WEEK)
            await here.act(id, ines, LineUpRequest("1.1"))
            here.clock.passes(5 * DAY)
            await here.settle()
            assert None in (await here.match(id, "1.1")).preparation.line_ups
            here.clock.passes(0.3 * DAY)
            await here.settle()
            prepared = (await here.match(id, "1.1")).preparation
            assert sorted(one is not None and one.stand_in for one in prepared.line_ups) == [False, True]

    run(test())


def test_a_match_that_is_not_played_goes_on_into_the_next_round_then_a_computer_plays(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here, round_seconds=WEEK)
            fixture = (await here.page(id)).fixtures[0]
            home, away = (ines, ruth) if fixture.home == 0 else (ruth, ines)
            await here.act(id, home, LineUpRequest("1.1"))
            here.clock.passes(WEEK + 1)
            await here.settle()
            live = await here.live(id)
            assert any(isinstance(entry, Postponed) for entry in live.league.entries)
            await here.act(id, away, LineUpRequest("1.1"))
            await here.act(id, home, ReadyRequest("1.1"))
            here.clock.passes(WEEK)
            await here.settle()
            match = await here.match(id, "1.1")
            assert match.state == "running"
            assert match.preparation.stand_ins == (fixture.away,)

    run(test())


def test_a_match_that_nobody_plays_on_time_is_drawn_if_that_was_settled(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            late = LatenessRequest(match="award", absent="organiser")
            ines, _, id = await _two_people(here, round_seconds=WEEK, lateness=late)
            here.clock.passes(WEEK + 1)
            await here.settle()
            fixture = (await here.page(id, ines)).fixtures[0]
            assert (fixture.score, fixture.awarded) == ((0, 0), True)

    run(test())


def test_whoever_misses_two_rounds_is_replaced_and_may_return(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth = await here.person("Ines"), await here.person("Ruth")
            live = await here.make(
                ines, "invited", "computer", "computer", "computer", round_seconds=WEEK,
                lateness=LatenessRequest(match="award"),
            )  # fmt: skip
            page = await here.page(live.id, ines)
            await join(here.competitions, live.id, ruth, page.invitations[0].invitation)
            await here.settle()
            for _ in range(2):
                here.clock.passes(WEEK + 1)
                await here.settle()
            live = await here.live(live.id)
            assert any(isinstance(entry, Replaced) for entry in live.league.entries)
            club = (await here.page(live.id, ruth)).clubs[0]
            assert (club.coach, club.stands_in, club.manager) == ("steady", True, "Ruth")
            from touchline.server.wire.competition_requests import ReturnRequest

            await here.act(live.id, ruth, ReturnRequest())
            assert (await here.page(live.id, ruth)).clubs[0].coach is None

    run(test())


def test_deadlines_that_passed_while_the_server_was_down_move_by_as_long(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            _, _, id = await _two_people(here, round_seconds=WEEK, lateness=LatenessRequest(match="award"))
            ends = (await here.page(id)).days[0].ends
            assert ends is not None
            here.clock.passes(6 * DAY)
            await here.settle()
            here.clock.passes(3 * DAY)
            here.restart()
            await here.competitions.start()
            await here.settle()
            page = await here.page(id)
            assert page.fixtures[0].score is None
            assert page.days[0].ends == ends + 3 * DAY
            here.restart()
            await here.competitions.start()
            assert (await here.page(id)).days[0].ends == ends + 3 * DAY
            here.clock.passes(1.1 * DAY)
            await here.settle()
            assert (await here.page(id)).fixtures[0].score == (0, 0)

    run(test())


# Market, draft, seasons


@pytest.mark.rule("LEAGUE-06")
def test_offers_are_sealed_and_settled_at_the_end_of_the_round(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            from touchline.server.competitions.club_pages import market_page
            from touchline.server.competitions.entering import viewer

            ines = await here.person("Ines")
            live = await here.make(ines, "you", "computer", "computer", "computer", round_seconds=WEEK)
            await here.settle()
            id = live.id
            fixture = next(one for one in (await here.page(id, ines)).fixtures if one.day == 1 and one.yours)
            with pytest.raises(Trouble, match="costs"):
                await here.act(id, ines, OffersRequest(((await _dearest(here, id, ines)),)))
            await here.act(id, ines, AwardRequest(fixture.fixture, (3, 0) if fixture.home == 0 else (0, 3), "test"))
            market = market_page(await viewer(here.competitions, id, ines))
            assert (market.won, market.free, market.is_open) == (3, 3, True)
            buys = next(one for one in market.players if one.value <= 3 and not one.keeper)
            releases = next(one for one in market.own if not one.keeper)
            await here.act(id, ines, OffersRequest(((buys.card, releases.card),)))
            market = market_page(await viewer(here.competitions, id, ines))
            assert (market.offered, market.free, len(market.offers)) == (buys.value, 3 - buys.value, 1)
            assert market_page(await viewer(here.competitions, id, None)).offers == ()
            from touchline.server.competitions.news import journal

            assert "comp-offered" not in [line.message.key for line in journal(await here.live(id))]
            here.clock.passes(WEEK + 1)
            await here.settle()
            own = market_page(await viewer(here.competitions, id, ines)).own
            assert buys.card in [one.card for one in own]
            assert releases.card not in [one.card for one in own]

    run(test())


def squads_of(live):
    founded = live.league.journal.founded
    assert founded is not None
    return founded.squads


async def _dearest(here, id, person):
    from touchline.server.competitions.club_pages import market_page
    from touchline.server.competitions.entering import viewer

    market = market_page(await viewer(here.competitions, id, person))
    dear = max((one for one in market.players if not one.keeper), key=lambda one: one.value)
    assert dear.refusal is not None
    return dear.card, next(one.card for one in market.own if not one.keeper)


@pytest.mark.rule("LEAGUE-06")
def test_a_club_in_the_middle_of_a_match_neither_buys_nor_sells(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here, round_seconds=WEEK)
            await _begin(here, id, ines, ruth, "1.1")
            with pytest.raises(Trouble, match="being played"):
                await here.act(id, ines, OffersRequest(((0, 1),)))
            here.clock.passes(WEEK + 1)
            await here.settle()
            offers = [one for one in (await here.live(id)).league.entries if isinstance(one, Offered)]
            assert all(one.offers == () for one in offers)

    run(test())


@pytest.mark.rule("LEAGUE-01")
def test_a_draft_goes_in_turn_and_back_and_the_computer_picks_for_whoever_waits(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "you", "computer", squads="draft")
            id = live.id
            page = await here.page(id, ines)
            assert page.line.state == "drafting"
            assert page.draft is not None
            assert (page.draft.club, page.draft.yours, page.draft.picks) == (0, True, 40)
            from touchline.server.competitions.founding import can_pick

            first = can_pick((await here.live(id)).charter)[-1]
            await here.act(id, ines, PickRequest(first))
            with pytest.raises(Trouble, match="cannot be picked"):
                await here.act(id, ines, PickRequest(first))
            charter = (await here.live(id)).charter
            assert charter.draft is not None
            assert [len(cards) for cards in charter.draft.picks] == [1, 2]
            for _ in range(25):
                here.clock.passes(DAY + 1)
                await here.settle(1)
            live = await here.live(id)
            assert live.charter.state == "running"
            assert first in squads_of(live)[0]
            assert live.league.part.players(live.league.terms, live.league.rosters.now[0])

    run(test())


def test_the_next_season_keeps_clubs_managers_and_squads(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "computer", "computer")
            await here.settle()
            with pytest.raises(Trouble, match="only an organiser"):
                await here.act(live.id, await here.person("Ruth"), NextSeasonRequest())
            await here.act(live.id, ines, NextSeasonRequest())
            await here.act(live.id, ines, NextSeasonRequest())
            await here.settle()
            before, page = await here.live(live.id), await here.page(live.id, ines)
            assert page.next_season is not None
            after = await here.live(page.next_season)
            assert after.charter.season == 2
            assert after.charter.state == "over"
            kept = {club.name: cards for club, cards in zip(
                after.charter.clubs, squads_of(after), strict=True
            )}  # fmt: skip
            part, rosters = before.league.part, before.league.rosters.now
            for at, club in enumerate(before.charter.clubs):
                assert kept[club.name] == part.kept(rosters[at])

    run(test())


def test_french_flair_is_played_by_the_same_machinery(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "you", "computer", game="french-flair")
            await here.settle()
            made = await seat(here.competitions, live.id, "1.1", ines, key_of("Ines"))
            await here.rooms.end(made.room)
            await here.settle()
            page = await here.page(live.id, ines)
            assert page.fixtures[0].state == "finished"
            assert not page.squads

    run(test())


def test_open_clubs_are_filled_when_the_organiser_starts(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            live = await here.make(ines, "invited", "invited")
            with pytest.raises(Trouble, match="only an organiser"):
                await here.act(live.id, await here.person("Ruth"), StartRequest())
            await here.act(live.id, ines, StartRequest())
            await here.settle()
            assert (await here.live(live.id)).charter.state == "over"

    run(test())


def test_a_champions_cup_waits_for_the_end_of_its_leagues(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth = await here.person("Ines"), await here.person("Ruth")
            north = await here.make(ines, "computer", "computer", name="North")
            south = await here.make(ines, "you", "computer", name="South", legs=1)
            request = ChampionsRequest("Champions", (north.id, south.id), round_seconds=None)
            with pytest.raises(Trouble, match="no champions yet"):
                await champions_cup(here.competitions, ines, request, "test")
            with pytest.raises(Trouble, match="that you organise"):
                await champions_cup(here.competitions, ruth, request, "test")

    run(test())


def test_champions_of_divisions_meet_in_a_cup(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines = await here.person("Ines")
            league = await here.make(ines, *["computer"] * 4, divisions=(2, 2), moving=1, legs=1)
            await here.settle()
            request = ChampionsRequest("Champions", (league.id,), round_seconds=None)
            cup = await champions_cup(here.competitions, ines, request, "test")
            await here.settle()
            page, before = await here.page(cup.id, ines), await here.page(league.id)
            winners = {before.clubs[club].name for club in before.champions}
            assert {club.name for club in page.clubs} == winners
            assert page.line.state == "over"
            assert page.clubs[page.champions[0]].name in winners

    run(test())


def test_a_club_that_a_computer_takes_leaves_its_running_match_to_it(tmp_path):
    async def test():
        async with office(tmp_path) as here:
            ines, ruth, id = await _two_people(here)
            room = await _begin(here, id, ines, ruth, "1.1")
            assert here.rooms.stood_in == []
            fixture = (await here.page(id)).fixtures[0]
            await here.act(id, ines, ReplaceRequest(1, "steady", "away for a month"))
            side = "home" if fixture.home == 1 else "away"
            assert here.rooms.stood_in == [(room, side)]
            here.clock.passes(10)
            here.restart()
            await here.settle(1)
            assert here.rooms.stood_in[-1] == (room, side)
            await here.rooms.end(room)
            await here.settle()
            assert (await here.page(id)).fixtures[0].state == "finished"

    run(test())
