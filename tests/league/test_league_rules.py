"""The rules of a league: squads by lot, absences, the market, fixtures and table, home boosts, short squads."""

from collections import Counter
from typing import Any, Final

import pytest

from tests.support.matches import AtRandom
from touchline.counter_attack import game
from touchline.counter_attack.cards import Goalkeeper, Outfielder
from touchline.counter_attack.deck import bundled
from touchline.counter_attack.editions import CORE, LIVING
from touchline.counter_attack.events import Booked, Injured
from touchline.counter_attack.model import OFF, VACANT, Move, Setup, State, each
from touchline.counter_attack.pitch import bits, distance
from touchline.counter_attack.quick import quick_setup
from touchline.counter_attack.targets import Moves
from touchline.counter_attack.view import View
from touchline.kernel import AWAY, HOME, BadSetup, Choose, Draw, Event, Scripted, Seeded, play, replace
from touchline.league.counter_attack.market import transfer, value
from touchline.league.counter_attack.match_day import Boost, boosted, match_setup
from touchline.league.counter_attack.squads import (
    Incidents,
    Member,
    Squad,
    after_match,
    forfeit,
    found,
    in_bag,
    incidents,
    matches_missed,
)
from touchline.league.fixtures import fixtures
from touchline.league.table import Played, Points, Separation, form, separations, table

DECK: Final = bundled()
KEEPERS: Final = range(40, 46)
HARBOUR: Final = found("Harbour", (40, 41, *range(18)), DECK)
MOOR: Final = found("Moor", (42, 43, *range(18, 36)), DECK, (HARBOUR,))
HARBOUR_SQUAD: Final = (40, *range(10), 41, *range(10, 14))
MOOR_SQUAD: Final = (42, *range(18, 28), 43, *range(28, 32))


def absent(club: Squad, **matches: dict[int, int]) -> Squad:
    """The club with the matches that its players miss, by their cards: `injured`, `banned`, `yellows`."""
    members = [
        replace(member, **{why: count[member.card] for why, count in matches.items() if member.card in count})
        for member in club.members
    ]
    return replace(club, members=tuple(members))


def without(club: Squad, *cards: int) -> Squad:
    return absent(club, injured=dict.fromkeys(cards, 1))


# Squads


@pytest.mark.rule("LEAGUE-01")
def test_twenty_players_are_drawn_by_lot() -> None:
    keepers, others = in_bag(DECK, ())
    assert (keepers, others) == (tuple(KEEPERS), tuple(range(40)))
    chance = Seeded(1)
    drawn: Any = (
        *chance.answer(Draw("LEAGUE-01", HOME, keepers, 2)),
        *chance.answer(Draw("LEAGUE-01", HOME, others, 18)),
    )
    club = found("Harbour", drawn, DECK)
    assert sorted(drawn) == [member.card for member in club.members] == list(club.available)
    left = in_bag(DECK, (club,))
    assert [len(cards) for cards in left] == [4, 22]
    assert not {*drawn} & {*left[0], *left[1]}


@pytest.mark.rule("LEAGUE-01")
@pytest.mark.parametrize(
    ("drawn", "got"),
    [
        ((40, *range(19)), "got 20 cards, with 1 and 19 of those"),
        ((40, 41, *range(17)), "got 19 cards, with 2 and 17"),
        ((40, 41, *range(17), 16), "got 20 cards, with 2 and 17"),
        ((42, 43, *range(1, 19)), "got 20 cards, with 2 and 1 of those"),  # seventeen of them are Harbour's
        ((42, 43, *range(18, 35), 99), "got 20 cards, with 2 and 17"),
    ],
)
def test_what_no_club_can_have_drawn(drawn, got) -> None:
    clubs = (HARBOUR,) if drawn[0] == 42 else ()
    with pytest.raises(BadSetup, match=rf"2 goalkeepers and 18 outfielders that nobody owns \(LEAGUE-01\); {got}"):
        found("Moor", drawn, DECK, clubs)


@pytest.mark.rule("LEAGUE-01")
@pytest.mark.parametrize("edition", ["core", "living"])
def test_a_match_squad_of_sixteen_is_chosen_from_those_available(edition) -> None:
    home, away = HARBOUR_SQUAD, MOOR_SQUAD
    if edition == "core":
        home, away = (*home[:11], *range(10, 15)), (*away[:11], *range(28, 33))
    setup = match_setup(Setup(edition=edition, referee=1), HARBOUR, MOOR, (home, away))
    assert (setup.home, setup.away, setup.squads, setup.deck) == ("Harbour", "Moor", (home, away), None)
    assert game.start(setup).cards == home[:11] + away[:11]


@pytest.mark.parametrize(
    ("club", "squad", "why"),
    [
        (HARBOUR, (*HARBOUR_SQUAD[:-1], 30), "Harbour has no card 30; it has 0, 1, 2"),
        (absent(HARBOUR, injured={3: 2}), HARBOUR_SQUAD, "card 3 of Harbour is injured, still to miss 2"),
        (absent(HARBOUR, banned={3: 1}), HARBOUR_SQUAD, "card 3 of Harbour is banned, still to miss 1"),
        (HARBOUR, HARBOUR_SQUAD[:15], "Harbour takes 16 of its 20 players .*; got 15"),
        (without(HARBOUR, *range(6)), (40, *range(6, 16)), "Harbour takes 14 of its 14 players .*; got 11"),
        (HARBOUR, (*HARBOUR_SQUAD[:15], 12), "16 cards, none twice"),
        (HARBOUR, (0, 40, *HARBOUR_SQUAD[2:]), "goalkeepers of home wear 1 and 12"),
    ],
)
def test_squads_that_cannot_be_chosen(club, squad, why) -> None:
    with pytest.raises(BadSetup, match=why):
        match_setup(Setup(), club, MOOR, (squad, MOOR_SQUAD))


# Injuries and cards


@pytest.mark.rule("LEAGUE-02")
def test_injuries_by_the_die() -> None:
    assert [matches_missed(die) for die in range(1, 7)] == [1, 2, 3, 4, 0, 0]


@pytest.mark.rule("LEAGUE-02", "LEAGUE-03")
def test_c62_two_are_injured_and_one_has_a_third_yellow() -> None:
    club = absent(HARBOUR, yellows={7: 2})
    after = after_match(club, Incidents(yellows=(7, 30), injured=(1, 2, 31)), {1: 4, 2: 5})
    assert after.member(1) == Member(1, injured=4)
    assert after.member(2) == Member(2)
    assert after.member(7) == Member(7, yellows=0, banned=1)
    assert {card for card in (0, *range(3, 18), 40, 41) if card not in after.available} == {7}


@pytest.mark.rule("LEAGUE-03", "LEAGUE-05")
def test_the_count_of_yellows_restarts_after_the_ban() -> None:
    club = HARBOUR
    counts = []
    for booked in (True, True, True, False, True):
        club = after_match(club, Incidents(yellows=(7,) if booked else ()), {})
        counts.append((club.member(7).yellows, club.member(7).available))
    assert counts == [(1, True), (2, True), (0, False), (0, True), (1, True)]


@pytest.mark.rule("LEAGUE-04")
def test_a_red_card_costs_the_next_match() -> None:
    club = after_match(HARBOUR, Incidents(reds=(7,)), {})
    assert club.member(7) == Member(7, banned=1)
    assert after_match(club, Incidents(), {}) == HARBOUR


@pytest.mark.rule("LEAGUE-05")
@pytest.mark.parametrize(
    ("match", "dice", "missed"),
    [
        (Incidents(reds=(7,), injured=(7,)), {7: 3}, 3),  # the ban is over before the injury
        (Incidents(reds=(7,), injured=(7,)), {7: 6}, 1),
        (Incidents(yellows=(7,), reds=(7,)), {}, 1),  # two bans at the same time
    ],
)
def test_bans_and_injuries_run_concurrently(match, dice, missed) -> None:
    club = after_match(absent(HARBOUR, yellows={7: 2}), match, dice)
    matches = 0
    while 7 not in club.available:
        club, matches = after_match(club, Incidents(), {}), matches + 1
    assert matches == missed


@pytest.mark.parametrize(
    ("dice", "got"), [({}, "got none"), ({1: 7}, "got 1"), ({1: 2, 2: 2}, "got 1, 2"), ({2: 2}, "got 2")]
)
def test_dice_are_rolled_for_the_injured_alone(dice, got) -> None:
    with pytest.raises(BadSetup, match=rf"a die from 1 to 6 .* of Harbour .*\(LEAGUE-02\), 1; {got}"):
        after_match(HARBOUR, Incidents(injured=(1, 20)), dice)


@pytest.mark.rule("LEAGUE-03", "LEAGUE-04")
def test_incidents_are_those_of_the_cards_on_the_pitch_at_the_time() -> None:
    first = State(cards=tuple(range(22)))
    later = replace(first, cards=(30, *range(1, 22)))  # somebody has come on for home's 1
    told: list[tuple[State, tuple[Event, ...]]] = [
        (first, (Booked("FOUL-02", 0, "yellow"), Injured("FOUL-05", 12, False))),
        (later, (Booked("FOUL-02", 0, "yellow"), Injured("FOUL-05", 12, True))),
        (later, (Booked("FOUL-03", 0, "second_yellow"), Booked("FOUL-13", 4, "red"))),
    ]
    assert incidents(told) == Incidents(yellows=(0, 30), reds=(30, 4), injured=(12,))


class Rough(AtRandom):
    """A coach whose players go for the ball, and for legs."""

    def choose(self, view: object, request: Choose) -> Any:
        assert isinstance(view, View)
        ball = view.state.ball
        groups = [group for group in request.groups if isinstance(group, Moves)]
        if (reckless := request.group("reckless")).count:
            return reckless[0]
        if not groups or request.rule != "MOVE-02":
            return super().choose(view, request)
        group = groups[self._randbelow(len(groups))]
        return Move(group.player, min(bits(group.board), key=lambda hex: distance(hex, ball)))


@pytest.mark.rule("LEAGUE-05")
def test_a_rough_match_leaves_its_incidents() -> None:
    setup = match_setup(Setup(referee=0), HARBOUR, MOOR, (HARBOUR_SQUAD, MOOR_SQUAD))
    state, told = game.start(setup), []
    coach = Rough(Seeded(1, "coach").randbelow)
    for moment in play(game, state, {HOME: coach, AWAY: coach}, Seeded(1)):
        told.append((state, moment.events))
        state = moment.state
    match = incidents(told)
    booked = [event for _, events in told for event in events if isinstance(event, Booked)]
    assert len(booked) == len(match.yellows) + len(match.reds)
    assert match.yellows
    assert match.reds
    assert match.injured
    for club in (HARBOUR, MOOR):
        own = {member.card for member in club.members}
        after = after_match(club, match, {card: 2 for card in match.injured if card in own})
        assert own - {*after.available} == own & {*match.injured, *match.reds}


# The market


@pytest.mark.rule("LEAGUE-06")
@pytest.mark.parametrize(
    ("card", "rules", "worth"),
    [
        (Outfielder("A", "X", 6, 6, 6, 6, 6, 6, 6), LIVING, 21),
        (Outfielder("A", "X", 4, 4, 4, 3, 3, 3, 3), LIVING, 3),
        (Outfielder("A", "X", 3, 3, 3, 3, 3, 3, 3), LIVING, 1),
        (Outfielder("A", "X", 1, 1, 1, 1, 1, 1, 1), LIVING, 1),
        (Goalkeeper("A", "X", 4, 4, 4, 4, 4, 6, 6), LIVING, 11),
        (Goalkeeper("A", "X", 4, 4, 4, 4, 4, 6, 6), CORE, 5),  # Handling and High Pass are not used
    ],
)
def test_what_a_player_costs(card, rules, worth) -> None:
    assert value(card, rules) == worth


@pytest.mark.rule("LEAGUE-06")
def test_a_card_is_bought_with_points_and_a_player_released() -> None:
    price = value(DECK.player(38), LIVING)
    club = transfer(HARBOUR, 38, 5, points=price + 1, clubs=(HARBOUR, MOOR), deck=DECK, rules=LIVING)
    assert {member.card for member in club.members} == {40, 41, 38, *range(18)} - {5}
    assert club.spent == price
    assert 5 in in_bag(DECK, (club, MOOR))[1]  # he is for sale
    keeper = transfer(club, 45, 41, points=99, clubs=(club, MOOR), deck=DECK, rules=LIVING)
    assert keeper.spent == price + value(DECK.player(45), LIVING)


@pytest.mark.rule("LEAGUE-06")
@pytest.mark.parametrize(
    ("buys", "releases", "points", "why"),
    [
        (20, 5, 99, "cards that nobody owns are for sale .*; card 20 is with Moor"),
        (3, 5, 99, "card 3 is with Harbour"),
        (38, 20, 99, "Harbour has no card 20"),
        (44, 5, 99, "a goalkeeper is bought for another one .* is none"),
        (38, 40, 99, "an outfielder is bought for another one"),
        (38, 5, 0, "costs [0-9]+, and Harbour has 0 points left"),
        (46, 5, 99, "there is no card 46 in the deck"),
    ],
)
def test_what_the_market_refuses(buys, releases, points, why) -> None:
    with pytest.raises(BadSetup, match=why):
        transfer(HARBOUR, buys, releases, points=points, clubs=(HARBOUR, MOOR), deck=DECK, rules=LIVING)


def test_points_are_spent_once() -> None:
    price = value(DECK.player(38), LIVING)
    club = transfer(HARBOUR, 38, 5, points=price, clubs=(HARBOUR, MOOR), deck=DECK, rules=LIVING)
    with pytest.raises(BadSetup, match="Harbour has 0 points left"):
        transfer(club, 5, 38, points=price, clubs=(club, MOOR), deck=DECK, rules=LIVING)


# The season


@pytest.mark.rule("LEAGUE-07")
@pytest.mark.parametrize("clubs", range(2, 13))
def test_each_pair_meets_at_home_and_away(clubs) -> None:
    rounds = fixtures(clubs)
    every = [fixture for day in rounds for fixture in day]
    assert sorted(every) == [(home, away) for home in range(clubs) for away in range(clubs) if home != away]
    assert len(rounds) == 2 * (clubs - 1 + clubs % 2)
    for day in rounds:
        assert len({club for fixture in day for club in fixture}) == 2 * len(day) == clubs - clubs % 2
    once = [fixture for day in fixtures(clubs, 1) for fixture in day]
    assert once == every[: len(every) // 2]
    at_home, away = Counter(fixture[0] for fixture in once), Counter(fixture[1] for fixture in once)
    assert all(abs(at_home[club] - away[club]) <= 1 for club in range(clubs))


def test_a_league_has_two_clubs() -> None:
    with pytest.raises(BadSetup, match=r"a league has two clubs at least \(LEAGUE-07\); got 1"):
        fixtures(1)


NAMES: Final = ("Harbour", "Moor", "Quarry", "Abbey")


@pytest.mark.rule("LEAGUE-07")
@pytest.mark.parametrize(
    ("results", "lots", "order"),
    [
        # points
        ([(0, 1, 1, 0), (1, 2, 4, 0), (2, 0, 0, 0)], (0, 1, 2, 3), "HMQA"),
        # goal difference, then goals scored
        ([(0, 1, 3, 0), (2, 3, 2, 0)], (3, 2, 1, 0), "HQAM"),
        ([(0, 1, 3, 2), (2, 3, 2, 1)], (3, 2, 1, 0), "HQMA"),
        # head-to-head: Moor beat Harbour, though all else is equal
        ([(1, 0, 1, 0), (0, 2, 1, 0), (3, 1, 1, 0), (2, 3, 0, 0)], (0, 1, 2, 3), "AMHQ"),
        # head-to-head again, now by goal difference: 2-0 at home, 0-1 away
        ([(1, 0, 2, 0), (0, 1, 1, 0), (0, 2, 1, 0), (3, 1, 0, 0)], (0, 1, 2, 3), "HMAQ"),
        # the lot
        ([], (2, 3, 0, 1), "QAHM"),
        ([(0, 1, 1, 1), (1, 0, 1, 1)], (1, 0, 2, 3), "MHQA"),
    ],
)
def test_the_table(results, lots, order) -> None:
    rows = table(NAMES, [Played(*result) for result in results], lots)
    assert "".join(row.club[0] for row in rows) == order


@pytest.mark.rule("LEAGUE-07")
def test_a_row_of_the_table() -> None:
    results = [Played(0, 1, 3, 1), Played(1, 0, 2, 2), Played(0, 2, 0, 1)]
    harbour, *_ = (row for row in table(NAMES, results, range(4)) if row.club == "Harbour")
    assert harbour == ("Harbour", 3, 1, 1, 1, 5, 4, 4)
    assert harbour.difference == 1
    two, *_ = (row for row in table(NAMES, results, range(4), Points(win=2)) if row.club == "Harbour")
    assert two.points == 3


@pytest.mark.rule("LEAGUE-07")
@pytest.mark.parametrize(
    ("results", "lots", "first"),
    [
        ([(0, 1, 3, 0), (2, 3, 2, 0)], (3, 2, 1, 0), Separation("Harbour", "Quarry", "difference", (3, 2))),
        ([(0, 1, 3, 2), (2, 3, 2, 1)], (3, 2, 1, 0), Separation("Harbour", "Quarry", "goals", (3, 2))),
        (
            [(1, 0, 1, 0), (0, 2, 1, 0), (3, 1, 1, 0), (2, 3, 0, 0)],
            (0, 1, 2, 3),
            Separation("Moor", "Harbour", "mutual_points", (3, 0)),
        ),
        ([], (2, 3, 0, 1), Separation("Quarry", "Abbey", "lot", (0, 1))),
    ],
)
def test_the_tie_breaker_between_neighbours(results, lots, first) -> None:
    found = separations(NAMES, [Played(*result) for result in results], lots)
    assert found[0] == first


@pytest.mark.rule("LEAGUE-07")
def test_points_as_the_organiser_sets_them() -> None:
    rugby = Points(win=4, draw=2, tries=4, margin=7)
    results = [Played(0, 1, 31, 24, (4, 4)), Played(2, 3, 20, 20, (3, 2)), Played(1, 2, 10, 40, (1, 6))]
    rows = table(NAMES, results, range(4), rugby, {3: -1})
    assert {row.club: row.points for row in rows} == {"Harbour": 5, "Moor": 2, "Quarry": 7, "Abbey": 1}


def test_form_is_that_of_the_last_matches() -> None:
    results = [Played(0, 1, 1, 0), Played(1, 0, 1, 1), Played(0, 2, 0, 1), Played(1, 2, 5, 0)]
    assert form(0, results) == ("won", "drawn", "lost")
    assert form(0, results, 2) == ("drawn", "lost")


def test_every_club_draws_a_lot() -> None:
    with pytest.raises(BadSetup, match="each club draws one of the lots 0 to 3"):
        table(NAMES, [], (0, 1, 1, 2))


# Home advantage


@pytest.mark.rule("LEAGUE-08")
def test_six_boosts_for_this_match_alone() -> None:
    weak = min(range(10), key=lambda card: DECK.outfielders[card].shooting)
    before = DECK.outfielders[weak]
    boosts = [Boost(weak, "shooting"), Boost(weak, "shooting"), Boost(40, "saving")]
    setup = match_setup(Setup(), HARBOUR, MOOR, (HARBOUR_SQUAD, MOOR_SQUAD), boosts)
    assert setup.cards.outfielders[weak] == replace(before, shooting=before.shooting + 2)
    assert setup.cards.goalkeepers[0].saving == DECK.goalkeepers[0].saving + 1
    changed = [card for card in range(46) if setup.cards.player(card) != DECK.player(card)]
    assert sorted(changed) == sorted([weak, 40])
    state = game.start(setup)
    assert state.rating(state.cards.index(weak), "shooting") == before.shooting + 2


@pytest.mark.rule("LEAGUE-08")
def test_c63_a_pace_of_5_takes_one_boost() -> None:
    fast = next(card for card in range(40) if DECK.outfielders[card].pace == 5)
    assert boosted(DECK, [Boost(fast, "pace")], (fast,)).outfielders[fast].pace == 6
    with pytest.raises(BadSetup, match=r"no attribute may exceed 6 \(LEAGUE-08\); pace of .* would"):
        boosted(DECK, [Boost(fast, "pace")] * 2, (fast,))


@pytest.mark.rule("LEAGUE-08")
@pytest.mark.parametrize(
    ("boosts", "why"),
    [
        ([Boost(0, "tackling")] * 7, "the home manager has 6 boosts .*; got 7"),
        ([Boost(18, "pace")], "boosts go to players of the match squad .*; card 18 is not in it"),
        ([Boost(0, "saving")], "has no saving to boost"),
        ([Boost(40, "shooting")], "has no shooting to boost"),
    ],
)
def test_boosts_that_are_refused(boosts, why) -> None:
    with pytest.raises(BadSetup, match=why):
        boosted(DECK, boosts, HARBOUR_SQUAD)


# Short squads


@pytest.mark.rule("LEAGUE-09")
@pytest.mark.parametrize(
    ("home", "away", "score"),
    [
        (HARBOUR, MOOR, None),
        (without(HARBOUR, *range(13)), MOOR, None),  # seven are left
        (without(HARBOUR, *range(14)), MOOR, (0, 3)),
        (HARBOUR, without(MOOR, *range(18, 32)), (3, 0)),
        (without(HARBOUR, *range(14)), without(MOOR, *range(18, 36)), (0, 0)),
    ],
)
def test_fewer_than_seven_lose_without_playing(home, away, score) -> None:
    assert forfeit(home, away) == score


@pytest.mark.rule("LEAGUE-09")
def test_a_side_that_cannot_play_has_no_match() -> None:
    with pytest.raises(BadSetup, match=r"Harbour has 6 players and loses 0-3 \(LEAGUE-09\)"):
        match_setup(Setup(), without(HARBOUR, *range(14)), MOOR, ((), MOOR_SQUAD))


@pytest.mark.rule("LEAGUE-09")
@pytest.mark.parametrize(
    ("club", "squad", "on_pitch"),
    [
        (without(HARBOUR, 41), (40, *range(14)), 11),  # its second goalkeeper is missing
        (without(HARBOUR, *range(9)), (40, *range(9, 18), 41), 11),
        (without(HARBOUR, 40, 41, *range(9)), tuple(range(9, 18)), 9),  # nobody to keep goal
        (without(HARBOUR, *range(13)), (41, *range(13, 18), 40), 7),
    ],
)
def test_a_side_plays_with_those_it_has(club, squad, on_pitch) -> None:
    options = (("clock", "actions:6"),)
    setup = match_setup(Setup(options=options, referee=2), club, MOOR, (squad, MOOR_SQUAD))
    assert setup.squads[0] == (*squad, *[VACANT] * (16 - len(squad)))
    assert game.read_setup(game.write_setup(setup)) == setup
    assert quick_setup(setup, Scripted([])) == setup
    state = game.start(setup)
    assert state.cards[:on_pitch] == squad[:11]
    assert [state.hexes[player] == OFF for player in range(11)] == [False] * on_pitch + [True] * (11 - on_pitch)
    assert state.bench[0] == squad[11:]
    assert len({*state.cards, *state.bench[0], *state.bench[1]}) == 22 + len(state.bench[0]) + 5
    coach = AtRandom(Seeded(on_pitch, "coach").randbelow)
    for moment in play(game, state, {HOME: coach, AWAY: coach}, Seeded(on_pitch)):
        state = moment.state
        assert all(player < on_pitch for player in each(state.on_pitch(HOME)))
        assert game.parse_position(setup, game.describe(state)) == state


@pytest.mark.rule("LEAGUE-09")
@pytest.mark.parametrize(
    ("squad", "why"),
    [
        ((*HARBOUR_SQUAD[:6], *[VACANT] * 10), "7 cards at least, none twice, before its vacant places"),
        ((*HARBOUR_SQUAD[:8], VACANT, 8, *[VACANT] * 6), "before its vacant places"),
        ((*HARBOUR_SQUAD[:8], 0, *[VACANT] * 7), "none twice"),
        ((*range(8), 40, *[VACANT] * 7), "1 of home is worn by a goalkeeper, since it has one .*; got 0"),
    ],
)
def test_short_squads_that_no_match_can_start_from(squad, why) -> None:
    with pytest.raises(BadSetup, match=why):
        game.start(Setup(squads=(squad, MOOR_SQUAD)))


def test_a_vacant_place_is_written_as_null() -> None:
    setup = Setup(squads=((*HARBOUR_SQUAD[:15], VACANT), MOOR_SQUAD))
    written = game.write_setup(setup)
    assert written["squads"]["home"] == [*HARBOUR_SQUAD[:15], None]
    with pytest.raises(BadSetup, match="home is a list of numbers"):
        game.read_setup({"squads": {"home": [-1] * 16, "away": list(MOOR_SQUAD)}})
