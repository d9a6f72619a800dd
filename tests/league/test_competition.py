"""A competition: plans, decisions of the organiser and their undoing, the market, files that do not fit."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.league.stubs import played, stub, terms
from touchline.kernel import BadFile, BadSetup, Seeded, replace, sealed
from touchline.league.competition import Competition
from touchline.league.counter_attack.part import MatchSheet
from touchline.league.entries import (
    Absence,
    Adjusted,
    Annulled,
    Award,
    Closed,
    Corrected,
    Drawn,
    LineUp,
    Offered,
    Postponed,
    Replaced,
    Result,
    Undone,
)
from touchline.league.file import Book, write
from touchline.league.part import Wishes
from touchline.league.running import advance, close, due
from touchline.league.statistics import cards_shown, squad_sheet, top_scorers
from touchline.league.terms import HUMAN, Club, Crest, CupTerms, Terms, date

WHY: Any = {"reason": "agreed", "at": 5}


def league(game: str = "counter-attack", rounds: int = 0, **more: Any) -> Competition:
    founded = Competition.new(terms(game, **more))
    return played(founded, Seeded("x").randbelow, matches=rounds * 2) if rounds else founded


# Clubs and terms


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"divisions": (3, 2)}, "divisions have two clubs at least and 4 in all; got 3, 2"),
        ({"moving": 3}, "at most half a division goes up or down; got 3"),
        ({"legs": 0}, "a competition is a league, a cup or both; got neither"),
        ({"cup": CupTerms(5)}, "2 to 4 clubs enter the cup; got 5"),
        ({"season": 0}, "seasons counted from 1"),
        ({"format": "touchline-league/9"}, "this version reads touchline-league/1"),
        ({"clubs": (Club("A", "random"),)}, "2 to 64 clubs"),
        ({"clubs": (Club("Ay", "random"), Club("aY", "random"))}, "got 'aY' twice"),
    ],
)
def test_terms_that_no_competition_is_played_on(change, why):
    with pytest.raises(BadSetup, match=why):
        replace(terms("french-flair"), **change)


@pytest.mark.parametrize("name", ["", " A", "A\nB", "x" * 25])
def test_names_that_no_club_has(name):
    with pytest.raises(BadSetup, match="the name of a club"):
        Club(name, "random")


@pytest.mark.parametrize("crest", [{"colours": ("red", "#ffffff")}, {"letters": "ABCD"}])
def test_crests_that_no_club_has(crest):
    with pytest.raises(BadSetup, match="crest"):
        Crest(**crest)


@pytest.mark.rule("LEAGUE-01")
def test_a_deck_that_is_too_small_says_how_many_clubs_it_serves():
    small = terms(clubs=4)
    with pytest.raises(BadSetup, match="this deck serves 2 clubs"):
        Competition.new(replace(small, deck=None))


def test_an_unknown_game_is_refused():
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        Competition(replace(terms("french-flair"), game="chess"))


@given(st.integers(0, 2**37))
def test_dates_are_those_of_the_calendar(time):
    assert date(time) == datetime.fromtimestamp(time, UTC).date().isoformat()


# Squads


@pytest.mark.rule("LEAGUE-01")
@pytest.mark.parametrize("how", ["lot", "draft"])
def test_squads_of_twenty_by_lot_or_draft(how):
    rosters = league(squads=how).rosters.now
    cards = [member.card for squad in rosters for member in squad.members]
    assert len(cards) == len(set(cards)) == 80
    assert [len(squad.members) for squad in rosters] == [20] * 4
    assert league(squads=how).rosters.now == rosters


@pytest.mark.rule("LEAGUE-01", "LEAGUE-08")
def test_a_plan_has_squads_of_sixteen_and_six_boosts():
    competition = league()
    plan = competition.plan("1.1")
    sheet = MatchSheet.of(plan.decided)
    fixture = competition.fixture("1.1")
    for squad, cards in zip(competition.sides(fixture), sheet.squads, strict=True):
        assert len(cards) == 16
        assert set(cards) <= set(squad.available)
    assert len(sheet.boosts) == 6
    assert {card for card, _ in sheet.boosts} <= set(sheet.squads[0])
    assert len(plan.setup["deck"]["outfielders"]) == 36
    assert plan.setup["home"] == competition.terms.clubs[fixture.home].name
    assert plan == competition.plan("1.1")


@pytest.mark.rule("LEAGUE-01", "LEAGUE-08")
@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"formation": "9-0-1"}, "there is no formation '9-0-1'"),
        ({"squad": tuple(range(16))}, "is with neither|has no card"),
        ({"boosts": ((10**6, "pace"),)}, "is with neither"),
    ],
)
def test_wishes_that_are_refused(wish, why):
    with pytest.raises(BadSetup, match=why):
        league().plan("1.1", (Wishes(**wish), Wishes()))


def test_missing_players_of_a_saved_line_up_are_replaced():
    competition = league()
    fixture = competition.fixture("1.1")
    saved = MatchSheet.of(competition.plan("1.1").decided).squads[0]
    competition = competition.add(LineUp(fixture.home, "usual", "4-4-2", saved))
    assert competition.journal.line_ups[fixture.home, "usual"].squad == saved
    roster = competition.rosters.now[fixture.home]
    mend = competition.part.mend
    assert mend(competition.terms, roster, saved, "4-4-2") == saved
    out = replace(roster, members=tuple([replace(one, banned=one.card == saved[5]) for one in roster.members]))
    mended = mend(competition.terms, out, saved, "4-4-2")
    assert len(mended) == 16
    assert saved[5] not in mended
    assert [one for one, other in zip(mended, saved, strict=True) if one != other] == [mended[5]]


# Playing


def test_a_match_waits_for_earlier_ones_of_its_clubs():
    competition = league()
    with pytest.raises(BadSetup, match="comes first: play it, or put it off"):
        competition.plan("2.1")
    assert [fixture.id for fixture in competition.ready] == ["1.1", "1.2"]
    with pytest.raises(BadSetup, match=r"there is no fixture '9.9'; nearest: "):
        competition.plan("9.9")


def test_a_result_twice_counts_once_and_another_one_is_refused():
    competition = league("french-flair")
    result = stub(competition, competition.fixture("1.1"), Seeded(1).randbelow)
    once = competition.add(result)
    assert once.add(result) is once
    assert len(competition.add(result, result).entries) == 2
    with pytest.raises(BadSetup, match=r"1.1 has a result already; correct or annul it"):
        once.add(replace(result, score=(9, 9)))
    with pytest.raises(BadSetup, match=r"1.1 has been played"):
        once.plan("1.1")


@pytest.mark.rule("LEAGUE-02")
def test_dice_that_do_not_follow_from_the_seed_are_refused():
    competition = league()
    randbelow = Seeded(3).randbelow
    result = next(
        one
        for one in iter(lambda: stub(competition, competition.fixture("1.1"), randbelow), None)
        if one.match["injured"]
    )
    dice = [die % 6 + 1 for die in result.match["dice"]]
    with pytest.raises(BadSetup, match=r"injury dice of 1.1 do not follow from the seed \(LEAGUE-02\)"):
        competition.add(replace(result, match={**result.match, "dice": dice}))


@pytest.mark.rule("LEAGUE-05")
def test_a_banned_player_is_refused():
    competition = league()
    home, squad = competition.fixture("1.1").home, MatchSheet.of(competition.plan("1.1").decided).squads[0]
    first = [stub(competition, fixture, Seeded(5).randbelow, rough=0) for fixture in competition.ready]
    sheet = MatchSheet.of(first[0].match)
    competition = advance(competition.add(replace(first[0], match=replace(sheet, reds=(squad[3],)).plain), first[1]))
    fixture = next(one for one in competition.ready if home in one.clubs)
    plan = competition.plan(fixture.id)
    assert squad[3] not in [card for cards in MatchSheet.of(plan.decided).squads for card in cards]
    wishes = [Wishes(), Wishes()]
    wishes[fixture.clubs.index(home)] = Wishes(squad=squad)
    with pytest.raises(BadSetup, match="is banned, still to miss 1"):
        competition.plan(fixture.id, (wishes[0], wishes[1]))


# The organiser


def test_a_correction_counts_and_can_be_undone():
    competition = league("french-flair", rounds=2)
    before = competition.table()
    number = len(competition.entries) + 1
    corrected = competition.add(Corrected("1.1", (0, 50), **WHY))
    told = corrected.score("1.1")
    assert told is not None
    assert (told.score, told.corrected) == ((0, 50), True)
    assert told.result is not None  # the match stays as it was
    assert corrected.table() != before
    undone = corrected.add(Undone(number, **WHY))
    assert undone.table() == before
    assert len(undone.entries) == number + 1
    with pytest.raises(BadSetup, match=f"entry {number} is undone already"):
        undone.add(Undone(number, **WHY))


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Undone(99, **WHY), "there is no entry 99 to undo"),
        (Undone(1, **WHY), "entry 1 is no decision of the organiser"),
        (Corrected("6.1", (1, 0), **WHY), r"6.1 has no result to correct"),
        (Annulled("6.1", **WHY), r"6.1 has no result to annul"),
        (Award("1.1", (3, 0), **WHY), r"1.1 has a result already"),
        (Award("7.1", (3, 0), **WHY), r"there is no fixture 7.1"),
        (Postponed("3.1", 2, **WHY), "is put off to a later day"),
        (Postponed("3.1", 9, **WHY), "is put off to a later day"),
        (Replaced(4, "steady", **WHY), "clubs are counted from 0 to 3; got 4"),
        (Adjusted(-1, 3, **WHY), "clubs are counted from 0 to 3; got -1"),
        (Closed(4), "round 3 closes next; got 4"),
        (Closed(3), "round 3 closes when all its matches are over"),
        (Offered(0, 1, ()), r"the market of round 1 is closed"),
        (Absence(0, 10**6, 2, **WHY), "has no card"),
    ],
)
def test_entries_that_are_refused(entry, why):
    competition = league(rounds=2)
    with pytest.raises(BadSetup, match=why):
        competition.add(entry)


@pytest.mark.parametrize(("score", "reason", "why"), [((-1, 0), "late", "a score"), ((3, 0), " ", "a reason")])
def test_decisions_that_cannot_be_made(score, reason, why):
    with pytest.raises(BadSetup, match=why):
        Award("1.1", score, reason=reason)


def test_a_match_annulled_is_played_again_with_other_dice():
    competition = league("french-flair", rounds=1)
    seed = competition.seed("1.1")
    again = competition.add(Annulled("1.1", **WHY))
    assert again.seed("1.1") != seed
    assert again.score("1.1") is None
    assert again.open[0].id == "1.1"


def test_a_computer_replaces_a_person_and_the_person_returns():
    clubs = terms("french-flair").clubs
    competition = league("french-flair", clubs=4)
    competition = Competition.new(replace(competition.terms, clubs=(replace(clubs[0], coach=HUMAN), *clubs[1:])))
    assert competition.journal.coaches[0] == HUMAN
    taken = competition.add(Replaced(0, "steady", **WHY))
    assert "steady" in taken.plan(next(one.id for one in taken.ready if 0 in one.clubs)).coaches
    assert taken.add(Replaced(0, HUMAN, **WHY)).journal.coaches[0] == HUMAN


def test_points_are_given_and_taken():
    competition = league("french-flair").add(Adjusted(2, -3, **WHY))
    assert competition.table()[-1].club == competition.terms.clubs[2].name
    assert competition.points(2) == -3


def test_a_match_put_off_is_played_later():
    competition = league("french-flair").add(Postponed("1.1", 3, **WHY))
    assert competition.fixture("1.1").day == 3
    assert [fixture.id for fixture in competition.ready] == ["1.2"]
    whole = played(competition, Seeded(1).randbelow)
    assert whole.is_over
    assert {row.played for row in whole.table()} == {6}


@pytest.mark.rule("LEAGUE-05")
def test_absences_are_corrected():
    competition = league(rounds=1)
    card = competition.rosters.now[0].members[0].card
    fixed = competition.add(Absence(0, card, 1, banned=2, **WHY))
    assert fixed.rosters.now[0].member(card).banned == 2
    assert any(line.misses == 2 and line.card == card for line in squad_sheet(fixed, 0))


def test_a_decision_that_contradicts_a_later_match_is_refused():
    competition = league(rounds=2)
    second = next(one for one in competition.entries if isinstance(one, Result) and one.fixture == "2.1")
    card = MatchSheet.of(second.match).squads[0][1]
    club = competition.fixture("2.1").home
    with pytest.raises(BadSetup, match="is banned"):
        competition.add(Absence(club, card, 1, banned=1, **WHY))


# The market


@pytest.mark.rule("LEAGUE-06")
def test_offers_are_settled_the_lowest_club_first():
    competition = played(league(rounds=1), Seeded(4).randbelow, matches=3)
    stubs = [stub(competition, fixture, Seeded(9).randbelow, 0) for fixture in competition.ready]
    competition = competition.add(*stubs)
    deck = competition.terms.deck["outfielders"]
    owned = {member.card for squad in competition.rosters.now for member in squad.members}
    free = next(card for card in range(len(deck)) if card not in owned)
    last, first = competition.order()[-1], competition.order()[0]
    day = competition.due_to_close
    assert day is not None
    outfielder = {club: competition.rosters.now[club].members[0].card for club in (last, first)}
    for club in (first, last):
        competition = competition.add(Offered(club, day, ((free, outfielder[club]),)))
    closing = close(competition, day)
    buyers = [club for club, bought, _ in closing.transfers if bought == free]
    able = [club for club in (last, first) if competition.rosters.budget(club) >= _value(competition, free)]
    assert buyers == able[:1]
    closed = competition.add(closing)
    for club in buyers:
        assert free in [member.card for member in closed.rosters.now[club].members]
        assert closed.rosters.budget(club) == competition.rosters.budget(club) - _value(competition, free)


def _value(competition: Competition, card: int) -> int:
    row: list[int] = competition.terms.deck["outfielders"][card][2:]
    return max(1, sum(row) - 3 * len(row))


@pytest.mark.rule("LEAGUE-06")
def test_a_transfer_beyond_the_budget_is_refused():
    competition = league()
    stubs = [replace(stub(competition, fixture, Seeded(9).randbelow, 0), score=(0, 0)) for fixture in competition.ready]
    competition = competition.add(*stubs)
    owned = {member.card for squad in competition.rosters.now for member in squad.members}
    dear = next(card for card in range(80) if card not in owned and _value(competition, card) > 1)
    released = competition.rosters.now[0].members[0].card
    with pytest.raises(BadSetup, match="has 1 points left"):
        competition.add(Closed(1, ((0, dear, released),)))


@pytest.mark.rule("LEAGUE-06")
def test_a_correction_that_would_bankrupt_a_club_is_refused():
    competition = league()
    stubs = [replace(stub(competition, fixture, Seeded(9).randbelow, 0), score=(3, 0)) for fixture in competition.ready]
    competition = competition.add(*stubs)
    owned = {member.card for squad in competition.rosters.now for member in squad.members}
    home = competition.fixture("1.1").home
    cheap = next(card for card in range(80) if card not in owned and _value(competition, card) == 3)
    released = competition.rosters.now[home].members[0].card
    competition = competition.add(Closed(1, ((home, cheap, released),)))
    assert competition.rosters.budget(home) == 0
    with pytest.raises(BadSetup, match="points left"):
        competition.add(Corrected("1.1", (0, 3), **WHY))


def test_due_fixtures():
    competition = league("french-flair")
    assert due(competition) == ()
    stubs = [stub(competition, fixture, Seeded(9).randbelow) for fixture in competition.ready]
    assert due(competition.add(*stubs)) == (Closed(1),)


# Statistics


def test_scorers_and_cards_are_counted():
    competition = league(rounds=6)
    results = [entry for entry in competition.entries if isinstance(entry, Result)]
    assert sum(scorer.goals for scorer in top_scorers(competition, 99)) <= sum(sum(one.score) for one in results)
    assert top_scorers(competition)[0].goals == max(scorer.goals for scorer in top_scorers(competition, 99))
    shown = cards_shown(competition)
    assert sum(yellow for yellow, _ in shown.values()) == sum(len(one.match.get("yellows", ())) for one in results)
    assert set(competition.form(0)) <= {"won", "drawn", "lost"}


# The file


def lines(competition: Competition) -> list[bytes]:
    return write(competition).encode().splitlines(keepends=True)


@pytest.mark.parametrize(
    ("change", "number", "why"),
    [
        (lambda told: [], 1, "the file is empty"),
        (lambda told: [b"hello\n"], 1, "not a competition"),
        (lambda told: [b'{"format":"touchline-match/1"}\n'], 1, "this version reads touchline-league/1"),
        (lambda told: told[:1], 1, "has not been founded"),
        (lambda told: [*told[:-1], told[-1][:-1]], 5, "the line is cut off"),
        (lambda told: [*told[:2], *told[3:]], 3, "one before it is missing"),
        (lambda told: [*told[:2], told[2].replace(b'"score":[', b'"score":[1'), *told[3:]], 3, "the sum is wrong"),
        (lambda told: [*told, b"{}\n"], 6, "expected a JSON object that ends with its sum"),
    ],
)
def test_bad_files_are_refused_with_the_line(change, number, why):
    with pytest.raises(BadFile, match=why) as refused:
        Book.read(b"".join(change(lines(league("french-flair", rounds=1)))))
    assert refused.value.line == number


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Award("9.9", (0, 3), **WHY), r"there is no fixture 9.9"),
        (Closed(5), "round 2 closes next"),
        (Corrected("3.1", (0, 3), **WHY), "has no result to correct"),
    ],
)
def test_entries_that_do_not_fit_are_refused_with_the_line(entry, why):
    competition = league("french-flair", rounds=1)
    book = Book.new(competition)
    line, _ = sealed(book._last, entry)
    with pytest.raises(BadFile, match=why) as refused:
        Book.read((book.text + line).encode())
    assert refused.value.line == len(competition.entries) + 2


CORRUPT: Any = {
    "lots": ({"lots": [0, 0, 0, 0]}, 2, "each club draws one of the lots 0 to 3"),
    "fewer lots": ({"lots": [0]}, 2, "each club draws one of the lots"),
    "no squads": ({"squads": []}, 2, "every club has a squad"),
    "odd squads": ({"squads": [[1], [2], [3], [4]]}, 2, "draws 2 goalkeepers and 18 outfielders"),
    "record": ({"record": "../../x"}, 3, "a record is named by its SHA-256"),
    "date": ({"date": "soon"}, 3, "the date of a result"),
    "score": ({"score": [1, -1]}, 3, "a score has 0 to 999"),
    "sheet": ({"match": {"squads": 3}}, 3, "the sheet of a match"),
    "strangers": ({"match": {"squads": [[-1] * 16, [5] * 16]}}, 3, "has no card -1"),
    "deep": ({"match": {"squads": [[]] * 2, "boosts": [[[[[1]]]]]}}, 3, "the sheet of a match"),
    "unknown key": ({"goals": 3}, 3, "unknown field"),
    "type": ({"type": "resulted"}, 3, "Invalid value 'resulted'"),
    "deck": ({"deck": {"outfielders": []}}, 1, "a deck has"),
    "setup": ({"setup": {"edition": "corr"}}, 1, "there is no edition"),
    "clubs": ({"clubs": []}, 1, "2 to 64 clubs"),
    "bracket": ({"type": "drawn", "bracket": [0, 1, 2]}, 3, "there is no cup to draw"),
}


@pytest.mark.parametrize("what", CORRUPT)
def test_files_with_good_sums_and_bad_content_are_refused(what):
    """Anybody can seal a line; what it says is checked all the same."""
    change, number, why = CORRUPT[what]
    told = [json.loads(line) for line in lines(league(rounds=1))[:4]]
    for one in told:
        del one["sum"]
    told[number - 1] = change if "bracket" in change else {**told[number - 1], **change}
    text, last = "", ""
    for one in told:
        line, last = sealed(last, one)
        text += line
    with pytest.raises(BadFile, match=why) as refused:
        Book.read(text.encode())
    assert refused.value.line == number


def test_the_cup_is_drawn_when_the_league_is_over():
    competition = Competition.new(terms("french-flair", cup=CupTerms(4)))
    with pytest.raises(BadSetup, match="the cup is drawn when the league is over"):
        competition.add(Drawn((0, 1, 2, 3)))


def test_nothing_is_added_if_it_does_not_fit():
    book = Book.new(league("french-flair"))
    text, competition = book.text, book.competition
    with pytest.raises(BadSetup):
        book.add(Closed(1))
    assert (book.text, book.competition) == (text, competition)


def test_terms_are_read_back():
    made = terms(cup=CupTerms(3, 2), divisions=(2, 2), moving=1)
    assert isinstance(Book.read(write(Competition.new(made)).encode()).competition.terms, Terms)
