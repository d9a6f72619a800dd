"""Cups: draw, byes, legs, away goals, extra time, shoot-out, lot; next seasons; deadlines; the travelling title."""

from typing import Any

import pytest

from tests.league.stubs import played, stub, terms
from touchline.kernel import BadSetup, Seeded, replace
from touchline.league.competition import Competition
from touchline.league.cup import Outcome, Tie, draw, ties
from touchline.league.entries import Award, Drawn, Replaced
from touchline.league.lateness import overdue, replacements, walk_over
from touchline.league.season import champions, champions_cup, next_season, own_season, promoted, week
from touchline.league.terms import HUMAN, CupTerms
from touchline.league.title import DAY, Challenge, Reign, Title, TitleEntry, TitleMatch, Withdrawal


def tie(cup: CupTerms, *scores: Any, deciders: int = 1, lot: int | None = None) -> Tie:
    """The only tie of a cup of clubs 0 and 1 after some results."""
    ids = [fixture for fixture in ("cup1.1a", "cup1.1b") if cup.legs == 2] or ["cup1.1"]
    ids += ["cup1.1x", "cup1.1y"]
    outcomes = {id: one if isinstance(one, Outcome) else Outcome(one) for id, one in zip(ids, scores, strict=False)}
    lots = {} if lot is None else {"cup1.1": lot}
    ((only,),) = ties(cup, (0, 1), 1, outcomes, lots, deciders)
    return only


ONE, TWO, WITHOUT = CupTerms(2, 1), CupTerms(2, 2), CupTerms(2, 2, away_goals=False)


@pytest.mark.parametrize(
    ("cup", "scores", "winner", "how"),
    [
        (ONE, [(2, 1)], 0, "goals"),
        (ONE, [Outcome((1, 2), extra_time=True)], 1, "extra_time"),
        (ONE, [Outcome((1, 1), True, (3, 4))], 1, "shoot_out"),
        (ONE, [], None, None),
        (TWO, [(2, 1)], None, None),
        (TWO, [(2, 1), (1, 1)], 0, "goals"),  # 1 is at home in the second leg
        (TWO, [(2, 1), (1, 0)], 1, "away_goals"),
        (TWO, [(1, 0), (2, 1)], 0, "away_goals"),
        (WITHOUT, [(2, 1), (1, 0)], None, None),
        (WITHOUT, [(2, 1), (1, 0), (1, 0)], 1, "extra_time"),
        (TWO, [(1, 0), (1, 0), (1, 1)], 0, "away_goals"),  # goals of extra time away count as away goals
        (TWO, [(1, 0), (1, 0), Outcome((0, 0), False, (4, 2))], 1, "shoot_out"),
        (TWO, [(1, 0), (1, 0), Outcome((1, 1), False, (4, 2))], 0, "away_goals"),
        (TWO, [(1, 0), (1, 0), (0, 0)], None, "lot"),
    ],
)
def test_how_a_tie_is_decided(cup, scores, winner, how):
    found = tie(cup, *scores)
    assert (found.winner, found.how) == (winner, how)


def test_a_tie_that_nothing_decides_goes_by_lot():
    level = tie(TWO, (1, 0), (1, 0), (0, 0))
    assert level.needs_lot
    decided = tie(TWO, (1, 0), (1, 0), (0, 0), lot=1)
    assert (decided.winner, decided.needs_lot) == (1, False)
    assert [fixture.id for fixture in decided.fixtures] == ["cup1.1a", "cup1.1b", "cup1.1x"]
    assert [fixture.home for fixture in decided.fixtures] == [0, 1, 1]
    assert not tie(TWO, (1, 0), (1, 0), (0, 0), deciders=2).needs_lot


@pytest.mark.parametrize("entrants", range(2, 18))
def test_the_draw_has_every_club_once_and_byes_for_the_best(entrants):
    bracket = draw(range(entrants), Seeded(entrants).randbelow)
    assert sorted(club for club in bracket if club is not None) == list(range(entrants))
    size = 1 << (entrants - 1).bit_length()
    assert len(bracket) == size
    free = {one for one, other in zip(bracket[::2], bracket[1::2], strict=True) if other is None}
    assert free == set(range(size - entrants))
    assert draw(range(entrants), Seeded(entrants).randbelow) == bracket


def test_one_club_has_nobody_to_draw():
    with pytest.raises(BadSetup, match="two clubs at least enter a cup"):
        draw([0], Seeded(1).randbelow)


def test_a_draw_that_does_not_follow_from_the_seed_is_refused():
    cup = Competition.new(terms("french-flair", legs=0, cup=CupTerms(4)))
    right = cup.draw()
    assert cup.add(Drawn(right)).cup
    with pytest.raises(BadSetup, match="does not follow from the seed"):
        cup.add(Drawn(right[::-1]))


# Seasons


def test_clubs_go_up_and_down():
    league = played(Competition.new(terms("french-flair", 6, divisions=(2, 2, 2), moving=1)), Seeded(2).randbelow)
    first, second, third = (list(league.order(division)) for division in range(3))
    assert promoted(league) == (first[0], second[0], first[1], third[0], second[1], third[1])
    after = next_season(league)
    assert [club.name for club in after.clubs] == [league.terms.clubs[club].name for club in promoted(league)]
    assert after.season == 2


@pytest.mark.rule("LEAGUE-01")
def test_the_next_season_has_the_same_squads():
    league = played(Competition.new(terms(cup=CupTerms(4))), Seeded(2).randbelow)
    after = Competition.new(next_season(league))
    kept = {squad.name: {one.card for one in squad.members} for squad in league.rosters.now}
    assert {squad.name: {one.card for one in squad.members} for squad in after.rosters.now} == kept
    assert all(one.available and squad.spent == 0 for squad in after.rosters.now for one in squad.members)
    assert after.plan("1.1").seed != league.seed("1.1")
    assert played(after, Seeded(3).randbelow).is_over
    drawn = Competition.new(next_season(league, squads="lot"))
    assert {squad.name: {one.card for one in squad.members} for squad in drawn.rosters.now} != kept


def test_a_season_that_is_not_over_has_no_next():
    with pytest.raises(BadSetup, match="the season is not over: 12 matches"):
        next_season(Competition.new(terms("french-flair")))


def test_the_champions_cup_is_for_the_winners_of_divisions():
    leagues = [
        played(Competition.new(terms("french-flair", 4, seed, divisions=(2, 2))), Seeded(seed).randbelow)
        for seed in ("a", "b")
    ]
    cup = champions_cup(leagues, "Champions' Cup", "c")
    winners = {league.terms.clubs[club].name for league in leagues for club in champions(league)}
    assert {club.name for club in cup.clubs} == winners
    assert played(Competition.new(cup), Seeded(1).randbelow).is_over
    with pytest.raises(BadSetup, match="of one game"):
        champions_cup([], "Nobody's", "c")


@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
def test_a_season_of_your_own(game):
    season = Competition.new(own_season(game, "Harbour", clubs=4, seed="mine"))
    assert [coach == HUMAN for coach in season.journal.coaches] == [True, False, False, False]
    weeks = 0
    randbelow = Seeded("mine").randbelow
    while not (now := week(season)).is_over:
        weeks += now.yours is not None
        fixtures = [*now.others, *([now.yours] if now.yours else [])]
        season = played(season.add(*[stub(season, one, randbelow, 1) for one in fixtures]), randbelow, matches=0)
        assert now.budget >= 0
    assert weeks >= 6
    after = Competition.new(next_season(season))
    assert after.terms.season == 2
    assert HUMAN in after.journal.coaches


# Deadlines


def person(game: str = "french-flair") -> Competition:
    made = terms(game)
    return Competition.new(replace(made, clubs=(replace(made.clubs[0], coach=HUMAN), *made.clubs[1:])))


def test_matches_are_overdue_after_their_day():
    competition = person()
    calendar = competition.terms.calendar
    assert calendar is not None
    assert overdue(competition, calendar.start) == ()
    late = overdue(competition, calendar.deadline(1))
    assert [one.fixture.id for one in late] == ["1.1", "1.2"]
    assert sorted(one.people for one in late) == [(), (0,)]
    assert overdue(Competition.new(replace(competition.terms, calendar=None)), 10**12) == ()


def test_a_walk_over_goes_against_the_club_that_is_late():
    competition = person()
    fixture = next(one for one in competition.ready if 0 in one.clubs)
    other = next(club for club in fixture.clubs if club != 0)
    award = walk_over(competition, fixture, {0}, 7)
    assert award.score == ((0, 3) if fixture.home == 0 else (3, 0))
    assert competition.add(award).points(other) == 4
    assert walk_over(competition, fixture, {0, other}, 7).score == (0, 0)
    assert isinstance(award, Award)


def test_a_person_who_stays_away_is_replaced():
    competition = person()
    assert replacements(competition, {0: 1}, 7) == ()
    (entry,) = replacements(competition, {0: 2, 1: 5}, 7)
    assert isinstance(entry, Replaced)
    assert competition.add(entry).journal.coaches[0] == "steady"


# The travelling title


FIRST = TitleMatch("Ada", "Grace", "Ada", 100)


@pytest.mark.parametrize(
    ("entries", "now", "holder", "reigns"),
    [
        ([], 50, None, 0),
        ([TitleMatch("Ada", "Grace", None, 10)], 50, None, 0),
        ([FIRST], 200, "Ada", 1),
        ([FIRST, TitleMatch("Grace", "Ada", "Grace", 200)], 300, "Grace", 2),
        ([FIRST, TitleMatch("Grace", "Ada", None, 200)], 300, "Ada", 1),
        ([FIRST, TitleMatch("Grace", "Kay", "Kay", 200)], 300, "Ada", 1),
        ([FIRST, Challenge("Kay", 200)], 200 + 14 * DAY - 1, "Ada", 1),
        ([FIRST, Challenge("Kay", 200)], 200 + 14 * DAY, "Kay", 2),
        ([FIRST, Challenge("Kay", 200), Withdrawal("Kay", 300)], 200 + 14 * DAY, "Ada", 1),
        ([FIRST, Challenge("Kay", 200), TitleMatch("Kay", "Ada", "Ada", 300)], 200 + 14 * DAY, "Ada", 1),
        ([FIRST, Challenge("Ada", 200)], 10**9, "Ada", 1),
        ([FIRST, Challenge("Kay", 200), Challenge("Joan", 300)], 10**9, "Joan", 3),
    ],
)
def test_the_title_travels(entries, now, holder, reigns):
    for order in (entries, entries[::-1], [*entries, *entries]):
        title = Title(order, now=now)
        assert (title.holder, len(title.reigns)) == (holder, reigns)


def test_reigns_and_the_line_of_challengers():
    entries: list[TitleEntry] = [
        FIRST,
        TitleMatch("Ada", "Joan", "Ada", 150),
        Challenge("Kay", 200),
        Challenge("Joan", 300),
    ]
    title = Title(entries, now=400, limit=DAY)
    assert title.reigns == [Reign("Ada", 100, "founded", 1)]
    assert [one.by for one in title.challengers] == ["Kay", "Joan"]
    assert title.answer_by == 200 + DAY
    later = Title([*entries, TitleMatch("Kay", "Ada", "Kay", 500)], now=600, limit=DAY)
    assert later.reigns == [Reign("Ada", 100, "founded", 1, 500), Reign("Kay", 500, "match")]
    assert later.answer_by == 500 + DAY


@pytest.mark.parametrize(("one", "other", "winner"), [("Ada", "Ada", None), ("Ada", " ", None), ("Ada", "Kay", "Joan")])
def test_matches_that_are_none(one, other, winner):
    with pytest.raises(BadSetup):
        TitleMatch(one, other, winner, 1)
    with pytest.raises(BadSetup, match="time limit"):
        Title(limit=0)
