"""Cards, decks and their files; the bundled deck."""

from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.counter_attack import deck
from touchline.counter_attack.cards import (
    Card,
    Deck,
    Goalkeeper,
    Outfielder,
    PlayerCard,
    Referee,
    attribute,
    columns,
    read_cards,
    write_cards,
)
from touchline.counter_attack.editions import CORE, LIVING
from touchline.kernel import BadFile, BadSetup, replace

HEAD = "Name,Nationality,Pace,Dribbling,Heading,High Pass,Resilience,Shooting,Tackling\n"
KEEPER_HEAD = "Name,Nationality,Aerial,Dribbling,Pace,Resilience,Saving,Handling,High Pass\n"
ANN = Outfielder("Ann Okoro", "Nigeria", 1, 2, 3, 4, 5, 6, 1)
BO = Goalkeeper("Bo Lind", "Sweden", 1, 2, 3, 4, 5, 6, 1)
ROW = "Ann Okoro,Nigeria,1,2,3,4,5,6,1\n"


def numbers(card: Card) -> tuple[int, ...]:
    return tuple(getattr(card, field) for field in card.__struct_fields__ if field not in ("name", "nationality"))


# Attributes


@pytest.mark.parametrize(
    ("card", "name", "core", "living"),
    [
        (ANN, "pace", 1, 1),
        (ANN, "high_pass", 4, 4),
        (ANN, "saving", 0, 0),
        (ANN, "handling", 0, 0),
        (ANN, "aerial", 0, 0),
        (BO, "saving", 5, 5),
        (BO, "aerial", 1, 1),
        (BO, "shooting", 0, 0),
        (BO, "heading", 0, 0),
        (BO, "tackling", 0, 0),
        (BO, "handling", 0, 6),  # SETUP-03: not used by the printed book
        (BO, "high_pass", 0, 1),
    ],
)
def test_a_missing_attribute_counts_0(card, name, core, living):
    assert attribute(card, name, CORE) == core
    assert attribute(card, name, LIVING) == living


@pytest.mark.parametrize(
    ("card", "field", "value", "message"),
    [
        (ANN, "pace", 0, r"Pace takes a number from 1 to 6 \(SETUP-02\); got 0"),
        (ANN, "tackling", 7, r"Tackling takes .* \(SETUP-02\); got 7"),
        (BO, "high_pass", "6", r"High Pass takes .* \(SETUP-03\); got '6'"),
        (BO, "saving", True, r"Saving takes .* \(SETUP-03\); got True"),
        (Referee("Cy", "Peru", 3), "leniency", 2.0, r"Leniency takes .* \(SETUP-04\); got 2.0"),
        (ANN, "name", "", r"Name takes 1 to 60 printable characters; got ''"),
        (ANN, "name", "x" * 61, r"Name takes .*; got 'x+\.\.\.x+'"),
        (ANN, "name", " Ann", r"Name takes .*; got ' Ann'"),
        (ANN, "name", "Ann\x1b[2J", r"Name takes "),
        (BO, "nationality", None, r"Nationality takes .*; got None"),
    ],
)
@pytest.mark.rule("SETUP-02", "SETUP-03", "SETUP-04")
def test_a_card_holds_words_and_numbers_of_1_to_6(card, field, value, message):
    with pytest.raises(BadSetup, match=message):
        replace(card, **{field: value})


def test_a_squad_of_both_kinds_survives_json():
    squad = (BO, ANN)
    assert msgspec.json.decode(msgspec.json.encode(squad), type=tuple[PlayerCard, ...]) == squad


# Decks


@pytest.mark.rule("SETUP-05")
def test_a_deck_has_its_least_numbers():
    full = deck.bundled()
    least = Deck(full.outfielders[:30], full.goalkeepers[:4], full.referees[:1])
    for short in ({"outfielders": least.outfielders[1:]}, {"goalkeepers": least.goalkeepers[1:]}, {"referees": ()}):
        with pytest.raises(
            BadSetup, match=r"at least 30 outfielders, 4 goalkeepers and a referee \(SETUP-05\); got \d+, "
        ):
            replace(least, **short)


def test_a_deck_has_a_player_once():
    full = deck.bundled()
    twin = replace(full.goalkeepers[0], name=full.outfielders[0].name.upper())
    with pytest.raises(BadSetup, match="one card for each player; got 'ANSGAR RØNHAVE' twice"):
        replace(full, goalkeepers=(twin, *full.goalkeepers[1:]))


# Files


@pytest.mark.parametrize(("kind", "head"), [(Outfielder, HEAD), (Goalkeeper, KEEPER_HEAD)])
def test_the_columns_are_those_of_the_community(kind: type[Card], head):
    assert columns(kind) == head.strip().split(",")
    assert write_cards(kind, []) == head


def test_a_file_as_people_write_it():
    assert write_cards(Outfielder, [ANN]) == HEAD + ROW
    assert read_cards(Goalkeeper, KEEPER_HEAD + "Bo Lind,Sweden,1,2,3,4,5,6,1") == (BO,)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param("\ufeff" + HEAD + ROW, id="byte order mark in text"),
        pytest.param((HEAD + ROW).encode("utf-8-sig"), id="byte order mark in bytes"),
        pytest.param((HEAD + ROW).replace("\n", "\r\n"), id="CRLF"),
        pytest.param((HEAD + ROW).replace("\n", "\r").encode(), id="CR"),
        pytest.param((HEAD + ROW).strip(), id="no end of line"),
        pytest.param("\n" + HEAD + "\n,,,,,,,,\n" + ROW + " , , \n\n", id="blank rows"),
        pytest.param((HEAD + ROW).replace(",", " ,  "), id="spaces"),
        pytest.param(HEAD.upper().replace(" ", "  ") + ROW, id="capitals"),
        pytest.param('"Name","Nationality"' + HEAD[16:] + ROW.replace("Nigeria", '"Nigeria"'), id="quotes"),
        pytest.param(
            "Tackling,Shooting,Resilience,High Pass,Heading,Dribbling,Pace,Nationality,Name\n"
            "1,6,5,4,3,2,1,Nigeria,Ann Okoro\n",
            id="reordered columns",
        ),
    ],
)
def test_a_file_is_read_however_it_was_saved(data):
    assert read_cards(Outfielder, data) == (ANN,)


def test_a_name_may_hold_a_comma_and_quotes():
    card = replace(ANN, name='Okoro, Ann "Flash"')
    text = write_cards(Outfielder, [card])
    assert '"Okoro, Ann ""Flash""",Nigeria' in text
    assert read_cards(Outfielder, text) == (card,)


BAD_FILES: list[tuple[str | bytes, int, str]] = [
    ("", 1, "the file is empty; its first line names the columns Name, Nationality, Pace, Dribbling, .*"),
    ("\n \n", 1, "the file is empty; .*"),
    (HEAD, 1, "there is no card below the header"),
    # columns
    (HEAD.replace("Pace", "Paice") + ROW, 1, "column 3, 'Paice', is not a column of these cards; nearest: Pace"),
    (HEAD.strip() + ",Saving\n" + ROW, 1, "column 10, 'Saving', is not a column of these cards; nearest: Heading, .*"),
    (HEAD.strip() + ",\n" + ROW, 1, "column 10, '', is not a column of these cards; nearest: Name, .*"),
    (HEAD.strip() + ", pace\n" + ROW, 1, "column 10 repeats Pace"),
    (HEAD.replace(",Tackling", "") + ROW, 1, "column Tackling is missing"),
    (HEAD.replace(",Pace,Dribbling", "") + ROW, 1, "columns Pace, Dribbling are missing"),
    (KEEPER_HEAD + ROW, 1, "column 3, 'Aerial', is not a column of these cards; nearest: .*"),
    (HEAD.replace(",", ";") + ROW, 1, "commas separate the columns Name, .*; got 'Name;Nation.*'"),
    # rows
    (HEAD + ROW + "Bo,Peru,1,2,3,4,5,6\n", 3, "column Tackling is missing: got 8 cells of 9"),
    (HEAD + ROW + "Bo,Peru\n", 3, "columns Pace, Dribbling, .*, Tackling are missing: got 2 cells of 9"),
    (HEAD + ROW + "Bo,Peru,1,2,3,4,5,6,1,4\n", 3, "column 10 has no name, and '4' in it"),
    (HEAD + ",Peru,1,2,3,4,5,6,1\n", 2, "column Name takes 1 to 60 printable characters; got ''"),
    (HEAD + "Bo, ,1,2,3,4,5,6,1\n", 2, "column Nationality takes 1 to 60 printable characters; got ''"),
    (HEAD + '"Bo\nLi",Peru,1,2,3,4,5,6,1\n', 2, r"column Name takes 1 to 60 printable characters; got 'Bo\\nLi'"),
    (HEAD + ROW + "\n" + ROW.upper(), 4, "column Name takes each name once; 'ANN OKORO' is also in line 2"),
    # text
    (HEAD + '"Bo,Peru,1,2,3,4,5,6,1\n' + ROW, 2, "not a row of CSV: unexpected end of data"),
    (HEAD + '"Bo"x,Peru,1,2,3,4,5,6,1\n', 2, "not a row of CSV: .*"),
    (HEAD + ROW + "x" * 200_000, 3, "not a row of CSV: field larger than field limit .*"),
    ((HEAD + ROW + "Renée,Peru,1,2,3,4,5,6,1").encode("latin-1"), 3, "character 4 is not UTF-8; save the file .*"),
    ((HEAD + ROW + "Ren\ufffde,Peru,1,2,3,4,5,6,1"), 3, "character 4 is not UTF-8; save the file .*"),
    ((HEAD + ROW).encode("utf-16"), 1, "character 1 is not UTF-8; save the file as CSV in UTF-8"),
    ((HEAD + ROW).encode("utf-16-le"), 1, "character 2 is not UTF-8; save the file as CSV in UTF-8"),
]


@pytest.mark.parametrize(
    ("data", "line", "reason"), BAD_FILES, ids=[f"{row}: {reason[:40]}" for row, (_, _, reason) in enumerate(BAD_FILES)]
)
def test_a_bad_file_is_refused_with_its_line_and_column(data, line, reason):
    with pytest.raises(BadFile, match=rf"^line {line}: {reason}$") as refused:
        read_cards(Outfielder, data)
    assert refused.value.line == line


@pytest.mark.parametrize("wrong", ["0", "7", "-1", "", "four", "4.0", "04", "+4", "\u00b2", "\u0664", "44"])
def test_a_wrong_number_is_refused_with_its_line_and_column(wrong):
    data = HEAD + "\n" + ROW + f"Bo,Peru,1,2,3,{wrong},5,6,1\n"
    with pytest.raises(BadFile) as refused:
        read_cards(Outfielder, data)
    assert str(refused.value) == f"line 4: column High Pass takes a number from 1 to 6 (SETUP-02); got {wrong!r}"


letters = st.characters(exclude_categories=("C", "Z"), include_characters=" ", exclude_characters="\ufffd")
names = st.text(letters, min_size=1, max_size=20).map(str.strip).filter(bool)
players = st.builds(Outfielder, names, names, *[st.integers(1, 6)] * 7)


@given(st.lists(players, min_size=1, max_size=5, unique_by=lambda card: card.name.casefold()))
def test_written_text_is_read_back(cards: list[Outfielder]):
    assert read_cards(Outfielder, write_cards(Outfielder, cards)) == tuple(cards)


# The bundled deck


@pytest.mark.rule("SETUP-01")
def test_the_bundled_deck_has_its_numbers():
    bundled = deck.bundled()
    assert (len(bundled.outfielders), len(bundled.goalkeepers)) == (40, 6)
    assert sorted(referee.leniency for referee in bundled.referees) == [2, 3, 4, 5]
    cast = [*bundled.outfielders, *bundled.goalkeepers, *bundled.referees]
    assert len({card.name.casefold() for card in cast}) == len({card.nationality for card in cast}) == 50
    assert [card for cards in deck.by_role().values() for card in cards] == list(bundled.outfielders)


@pytest.mark.parametrize(
    ("kind", "field"), [(Outfielder, "outfielders"), (Goalkeeper, "goalkeepers"), (Referee, "referees")]
)
def test_the_bundled_deck_goes_through_files(kind: type[Card], field):
    cards = getattr(deck.bundled(), field)
    assert read_cards(kind, write_cards(kind, cards).encode()) == cards


def test_the_bundled_outfielders_are_balanced():
    cards = [numbers(card) for card in deck.bundled().outfielders]
    totals = [sum(card) for card in cards]
    assert set(totals) == {24, 25, 26}
    assert 24.3 <= sum(totals) / 40 <= 24.7
    for column in zip(*cards, strict=True):
        assert 3.3 <= sum(column) / 40 <= 3.7
        assert set(column) >= {2, 3, 4, 5, 6}


def test_the_bundled_goalkeepers_are_balanced():
    cards = [numbers(card) for card in deck.bundled().goalkeepers]
    assert {sum(card) for card in cards} == {25, 26}
    assert all(keeper.saving >= 4 and keeper.handling >= 3 for keeper in deck.bundled().goalkeepers)


def dominates(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(ours >= theirs for ours, theirs in zip(one, other, strict=True))


def test_no_bundled_card_dominates_another():
    bundled = deck.bundled()
    outfielders = [numbers(card) for card in bundled.outfielders]
    goalkeepers = [numbers(card) for card in bundled.goalkeepers]
    printed = [keeper[:5] for keeper in goalkeepers]  # without Handling and High Pass
    for cards in (outfielders, goalkeepers, printed):
        assert [pair for pair in permutations(cards, 2) if dominates(*pair)] == []


@pytest.mark.parametrize(
    ("role", "strong", "weak"),
    [
        ("centre-back", {"heading", "tackling"}, {"dribbling", "shooting"}),
        ("full-back", {"pace", "tackling"}, {"heading", "shooting"}),
        ("holding midfielder", {"tackling", "resilience"}, {"shooting"}),
        ("playmaker", {"high_pass", "dribbling"}, {"heading", "tackling"}),
        ("winger", {"pace", "dribbling"}, {"heading", "tackling"}),
        ("striker", {"shooting", "heading"}, {"high_pass", "tackling"}),
    ],
)
def test_the_roles_have_their_profiles(role, strong, weak):
    cards = deck.by_role()[role]
    for field in strong:
        assert sum(getattr(card, field) for card in cards) / len(cards) >= 4
    for field in weak:
        assert sum(getattr(card, field) for card in cards) / len(cards) <= 3
