"""Properties of random seasons: tables, squads, budgets, order of arrival."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.league.stubs import played, stub, terms
from touchline.kernel import Seeded
from touchline.league.competition import Competition
from touchline.league.counter_attack.part import MatchSheet
from touchline.league.entries import Adjusted, Award, Closed, Corrected, Result, Undone
from touchline.league.file import Book, write
from touchline.league.running import SHORT, advance
from touchline.league.season import next_season
from touchline.league.table import Played, earned, table
from touchline.league.terms import CupTerms

few = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 10**6)


def season(game: str, clubs: int, seed: int, rough: int = 3, **more: Any) -> Competition:
    return played(Competition.new(terms(game, clubs, str(seed), **more)), Seeded(seed, "stub").randbelow, rough)


@few
@given(
    game=st.sampled_from(["counter-attack", "french-flair"]),
    clubs=st.integers(2, 6),
    legs=st.integers(1, 2),
    seed=seeds,
)
def test_points_add_up_and_everyone_plays_everyone(game, clubs, legs, seed):
    league = season(game, clubs, seed, legs=legs)
    assert league.is_over
    rows = league.table()
    met = Counter((fixture.home, fixture.away) for fixture in league.fixtures)
    pairs = {(one, other) for one in range(clubs) for other in range(clubs) if one != other}
    assert set(met) <= pairs
    assert all(met[one, other] + met[other, one] == legs for one, other in pairs)
    points, draws = league.terms.points, sum(row.drawn for row in rows) // 2
    matches = len(league.fixtures)
    assert sum(row.points for row in rows) == points.win * (matches - draws) + 2 * points.draw * draws
    assert sum(row.won for row in rows) == sum(row.lost for row in rows) == matches - draws
    assert sum(row.goals_for for row in rows) == sum(row.goals_against for row in rows)
    assert all(row.played == row.won + row.drawn + row.lost == legs * (clubs - 1) for row in rows)


@few
@given(clubs=st.integers(2, 5), seed=seeds)
def test_a_table_equals_a_recomputation_from_the_results(clubs, seed):
    league = season("french-flair", clubs, seed)
    results = [entry for entry in league.entries if isinstance(entry, Result)]
    again = [Played(*league.fixture(one.fixture).clubs, *one.score, one.tries) for one in results]
    names = [club.name for club in league.terms.clubs]
    assert league.journal.founded is not None
    assert league.table() == table(names, again, league.journal.founded.lots, league.terms.points)
    for place, name in enumerate(names):
        own = [(one.score, one.tries) for one in results if league.fixture(one.fixture).home == place]
        away = [(one.score[::-1], one.tries[::-1]) for one in results if league.fixture(one.fixture).away == place]
        total = sum(earned(*score, tries[0], league.terms.points) for score, tries in (*own, *away))
        assert total == next(row.points for row in league.table() if row.club == name)


@few
@given(game=st.sampled_from(["counter-attack", "french-flair"]), seed=seeds, data=st.data())
def test_any_order_of_arrival_gives_the_same_table(game, seed, data):
    league = season(game, 4, seed, market=False)
    founded, *rest = league.entries
    results = [entry for entry in rest if isinstance(entry, (Result, Award))]
    others = [entry for entry in rest if isinstance(entry, Closed)]
    shuffled = data.draw(st.permutations(results))
    assert Competition(league.terms, [founded, *shuffled, *others]).table() == league.table()
    competition = Competition(league.terms, [founded])
    for entry in shuffled:  # one by one, and some of them twice
        competition = competition.add(entry)
        if isinstance(entry, Result):
            assert competition.add(entry) is competition
    assert competition.table() == league.table()
    assert competition.rosters.now == league.rosters.now


@pytest.mark.rule("LEAGUE-02", "LEAGUE-03", "LEAGUE-04", "LEAGUE-05")
@few
@given(seed=seeds, rough=st.integers(1, 12))
def test_nobody_suspended_or_injured_plays(seed, rough):
    """Counted again, player by player: a red card, a third yellow and an injury by its die cost the next matches."""
    league = season("counter-attack", 3, seed, rough, market=False)
    for club in range(3):
        out: Counter[int] = Counter()
        yellows: Counter[int] = Counter()
        for fixture in league.fixtures:
            told = league.score(fixture.id)
            assert told is not None
            if club not in fixture.clubs:
                continue
            missing, out = out, Counter({card: matches - 1 for card, matches in out.items() if matches > 1})
            if told.result is None:
                continue
            sheet = MatchSheet.of(told.result.match)
            squad = set(sheet.squads[fixture.clubs.index(club)])
            assert not squad & set(missing)
            for card in squad & set(sheet.reds):
                out[card] = max(out[card], 1)
            for card, die in zip(sheet.injured, sheet.dice, strict=True):
                if card in squad and die <= 4:
                    out[card] = max(out[card], die)
            yellows.update(card for card in sheet.yellows if card in squad)
            for card in [card for card in yellows if yellows[card] >= 3]:
                yellows[card], out[card] = 0, max(out[card], 1)


@pytest.mark.rule("LEAGUE-09")
def test_a_club_with_fewer_than_seven_forfeits():
    league = season("counter-attack", 4, 1, 60)
    awards = [entry for entry in league.entries if isinstance(entry, Award)]
    assert awards
    assert {entry.reason for entry in awards} == {SHORT}
    for entry in awards:
        home, away = (len(squad.available) < 7 for squad in league.rosters.before[entry.fixture])
        assert entry.score == {(True, False): (0, 3), (False, True): (3, 0), (True, True): (0, 0)}[home, away]
    squads = [MatchSheet.of(entry.match).squads for entry in league.entries if isinstance(entry, Result)]
    sizes = {len(squad) for pair in squads for squad in pair}
    assert min(sizes) >= 7
    assert sizes & set(range(7, 11))  # and some play with fewer than eleven


@pytest.mark.rule("LEAGUE-06")
@few
@given(seed=seeds)
def test_budgets_never_go_negative(seed):
    league = Competition.new(terms("counter-attack", 3, str(seed)))
    randbelow = Seeded(seed, "stub").randbelow
    while not league.is_over:
        league = advance(league)
        for fixture in league.ready:
            league = league.add(stub(league, fixture, randbelow))
        owned = [card.card for squad in league.rosters.now for card in squad.members]
        assert len(owned) == len(set(owned)) == 60
        for club in range(3):
            assert league.rosters.budget(club) >= 0
            assert league.rosters.budget(club) + league.rosters.now[club].spent == league.rosters.points(club)
        league = advance(league)


@few
@given(
    game=st.sampled_from(["counter-attack", "french-flair"]),
    clubs=st.integers(2, 9),
    legs=st.integers(1, 2),
    seed=seeds,
)
def test_a_cup_ends_with_one_winner(game, clubs, legs, seed):
    cup = season(game, clubs, seed, legs=0, cup=CupTerms(clubs, legs))
    assert cup.is_over
    winner = cup.cup[-1][0].winner
    assert winner is not None
    lost = [
        club
        for level in cup.cup
        for tie in level
        for club in (tie.home, tie.away)
        if club is not None and club != tie.winner
    ]
    assert sorted([*lost, winner]) == list(range(clubs))
    assert len(cup.cup) == (clubs - 1).bit_length()
    byes = sum(tie.how == "bye" for level in cup.cup for tie in level)
    assert byes == (1 << len(cup.cup)) - clubs
    for level in cup.cup:
        for tie in level:
            assert tie.how == "bye" or len(tie.fixtures) >= legs


@few
@given(game=st.sampled_from(["counter-attack", "french-flair"]), seed=seeds)
def test_a_season_is_read_back_from_its_file(game, seed):
    league = season(game, 3, seed, cup=CupTerms(2))
    text = write(league)
    book = Book.read(text.encode())
    assert book.text == text
    assert book.competition.entries == league.entries
    assert book.competition.table() == league.table()
    assert book.competition.cup == league.cup


@few
@given(seed=seeds, data=st.data())
def test_decisions_that_are_all_undone_leave_no_trace(seed, data):
    league = season("french-flair", 4, seed)
    before, rosters = league.table(), league.rosters.now
    decided = league
    ids = [fixture.id for fixture in league.fixtures]
    for _ in range(data.draw(st.integers(1, 6))):
        id, goals = data.draw(st.sampled_from(ids)), data.draw(st.integers(0, 60))
        entries = [
            Corrected(id, (goals, 7), reason="seen again"),
            Adjusted(data.draw(st.integers(0, 3)), data.draw(st.integers(-9, 9)), reason="late"),
        ]
        decided = decided.add(data.draw(st.sampled_from(entries)))
    numbers = range(len(league.entries) + 1, len(decided.entries) + 1)
    for number in data.draw(st.permutations(numbers)):
        decided = decided.add(Undone(number, reason="not so"))
    assert (decided.table(), decided.rosters.now) == (before, rosters)
    assert len(decided.entries) == len(league.entries) + 2 * len(numbers)


@few
@given(seed=seeds, sizes=st.lists(st.integers(2, 4), min_size=2, max_size=3))
def test_divisions_play_among_themselves_and_swap_clubs(seed, sizes):
    league = season("french-flair", sum(sizes), seed, divisions=tuple(sizes), moving=1)
    for division, size in enumerate(sizes):
        assert {row.played for row in league.table(division)} == {2 * (size - 1)}
        assert set(league.order(division)) == set(league.terms.division(division))
    after = Competition.new(next_season(league))
    assert sorted(club.name for club in after.terms.clubs) == sorted(club.name for club in league.terms.clubs)
    top = {club.name for club in after.terms.clubs[: sizes[0]]}
    assert league.terms.clubs[league.order(1)[0]].name in top
    assert league.terms.clubs[league.order(0)[-1]].name not in top
