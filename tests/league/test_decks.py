"""Decks for many clubs: the shape of the bundled deck, invented names, a file that can be edited."""

from statistics import correlation, mean, pstdev
from typing import Any

import pytest

from touchline.cli import main
from touchline.counter_attack.deck import bundled, by_role, read_tables, with_cards
from touchline.kernel import BadSetup
from touchline.league.counter_attack.decks import make_deck, write_deck
from touchline.league.counter_attack.names import CULTURES

STARS = frozenset(
    """
    Messi Ronaldo Neymar Mbappé Haaland Modrić Kane Salah Lewandowski Benzema Griezmann Pogba Kanté
    Suárez Bale Ibrahimović Zidane Maradona Pelé Beckham Henry Buffon Neuer Casillas Xavi Iniesta Ramos
    Piqué Lahm Müller Kroos Özil Drogba Eto'o Weah Okocha Kanu Mané Mahrez Son Park Nakata Honda Kagawa
    Hazard Courtois Lukaku Vieira Cantona Rooney Gerrard Lampard Baggio Totti Pirlo Maldini Cruyff
    Gullit Bergkamp Robben Sneijder Laudrup Schmeichel Šuker Stoichkov Hagi Shevchenko
    """.casefold().split()
)


def shape(cards: Any) -> tuple[list[float], list[float], list[float]]:
    """The means and spreads of the attributes, and the correlations of each two."""
    columns = [[getattr(card, field) for card in cards] for field in cards[0].__struct_fields__[2:]]
    return (
        [mean(column) for column in columns],
        [pstdev(column) for column in columns],
        [correlation(one, other) for one in columns for other in columns],
    )


@pytest.mark.rule("LEAGUE-01")
@pytest.mark.parametrize("seed", ["autumn", 7])
@pytest.mark.parametrize(("kind", "spread", "likeness"), [("outfielders", 0.15, 0.2), ("goalkeepers", 0.25, 0.3)])
def test_a_deck_has_the_shape_of_the_bundled_one(seed, kind, spread, likeness):
    made, usual = (shape(getattr(deck, kind)) for deck in (make_deck(20, seed), bundled()))
    for (ours, theirs), tolerance in zip(zip(made, usual, strict=True), (0.15, spread, likeness), strict=True):
        assert max(abs(one - other) for one, other in zip(ours, theirs, strict=True)) < tolerance


def test_every_player_is_worth_about_as_much():
    totals = {
        sum(getattr(card, field) for field in card.__struct_fields__[2:]) for card in make_deck(20, 1).outfielders
    }
    assert totals <= {24, 25, 26}


@pytest.mark.parametrize("seed", range(5))
def test_names_are_invented_and_none_is_a_stars(seed):
    deck = make_deck(20, seed)
    names = [card.name for card in (*deck.outfielders, *deck.goalkeepers)]
    assert len({name.casefold() for name in names}) == len(names) == 460
    families = {name.split()[-1].casefold() for name in names}
    assert not families & STARS
    assert not {card.name for cards in by_role().values() for card in cards} & set(names)
    assert len({card.nationality for card in deck.outfielders}) > 20


def test_name_parts_give_no_stars_name():
    every = {
        (beginning + ending).casefold()
        for culture in CULTURES
        for beginning in culture.beginnings.split()
        for ending in culture.endings.split()
    }
    assert not every & STARS


def test_the_same_seed_gives_the_same_deck():
    assert make_deck(4, "a") == make_deck(4, "a") != make_deck(4, "b")


@pytest.mark.parametrize("clubs", [1, 65])
def test_how_many_clubs_a_deck_serves(clubs):
    with pytest.raises(BadSetup, match=f"for 2 to 64 clubs; got {clubs}"):
        make_deck(clubs, 1)


def test_the_file_is_read_as_a_deck():
    deck = make_deck(6, 3)
    assert with_cards(read_tables(write_deck(deck).encode())) == deck


def test_the_command(tmp_path, capsys):
    file = tmp_path / "deck.csv"
    assert main(["deck", "make", "--clubs", "4", "--seed", "s"]) == 0
    printed = capsys.readouterr().out
    assert main(["deck", "make", "--clubs", "4", "--seed", "s", "--save", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: 80 outfielders, 12 goalkeepers, 4 referees\n"
    assert file.read_text(encoding="utf-8") == printed
    assert printed.startswith("Name,Nationality,Pace,Dribbling,Heading,High Pass,Resilience,Shooting,Tackling\n")
    assert main(["deck", "make", "--save", str(file)]) == 2
    assert "exists" in capsys.readouterr().err
    assert main(["deck", "make", "--clubs", "1"]) == 2
