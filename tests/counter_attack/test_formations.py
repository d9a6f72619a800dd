"""Formations and their pictures, the placement of a kick-off, line-ups, and the computer's pick in a draft."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.counter_attack import deck
from touchline.counter_attack.cards import Goalkeeper, Outfielder, PlayerCard
from touchline.counter_attack.formations import FORMATIONS, Formation, Role, fits, pick, placement_refusal, shirts
from touchline.counter_attack.pitch import (
    CIRCLE,
    ENDS,
    KICK_OFF,
    LEFT,
    RIGHT,
    SIX,
    Hex,
    columns_left,
    distance,
    from_xy,
    hex_at,
    opposite,
    to_xy,
)
from touchline.kernel import BadSetup, Seeded, replace

ROLES: tuple[Role, ...] = get_args(Role)
OUTFIELDERS = deck.bundled().outfielders
KEEPERS = deck.bundled().goalkeepers

each_formation = pytest.mark.parametrize("formation", FORMATIONS.values(), ids=FORMATIONS)
each_end = pytest.mark.parametrize("attacks", ENDS, ids=["left", "right"])
each_situation = pytest.mark.parametrize("kicks_off", [True, False], ids=["kicks off", "waits"])


def best_role(card: PlayerCard) -> Role:
    return max(ROLES, key=lambda role: fits(card, role))


# Formations


@each_formation
@each_end
@each_situation
def test_every_formation_is_legal(formation, attacks, kicks_off):
    hexes = formation.hexes(attacks, kicks_off=kicks_off)
    assert list(hexes) == list(range(1, 12))
    assert placement_refusal(hexes, attacks, kicks_off) is None
    assert SIX[opposite(attacks)] >> hexes[1] & 1


@each_formation
@each_situation
def test_the_other_end_is_the_mirror_image(formation, kicks_off):
    right, left = (formation.hexes(attacks, kicks_off=kicks_off) for attacks in (RIGHT, LEFT))
    for shirt, hex in right.items():
        x, y = to_xy(hex)
        assert to_xy(left[shirt]) == (-x, y)


@pytest.mark.parametrize(("name", "formation"), FORMATIONS.items())
def test_a_name_counts_defenders_midfielders_and_forwards(name, formation):
    lines = [
        ("centre-back", "full-back", "wing-back"),
        ("midfielder", "wide midfielder"),
        ("winger", "forward"),
    ]
    assert [sum(role in line for role in formation.roles) for line in lines] == [int(part) for part in name.split("-")]
    assert formation.roles[0] == "goalkeeper"
    assert len(formation.roles) == 11


@each_formation
@each_situation
def test_lines_follow_one_another_and_cover_the_width(formation: Formation, kicks_off):
    hexes = formation.hexes(RIGHT, kicks_off=kicks_off)

    def depths(*roles: Role) -> list[int]:
        """How far from the own goal line the players of some roles stand."""
        return [columns_left(hexes[shirt], LEFT) for shirt, role in enumerate(formation.roles, 1) if role in roles]

    assert hexes[1] == hex_at(-16, 0)
    assert max(depths("centre-back")) < min(depths("midfielder"))
    assert max(depths("midfielder")) < min(depths("forward", "winger"))
    assert max(depths("full-back", "wing-back"), default=0) <= min(depths("midfielder"))

    rows = [y for _, y in map(to_xy, hexes.values())]
    assert max(rows) == -min(rows) >= 15
    assert min(distance(a, b) for a, b in combinations(hexes.values(), 2)) >= 3


@each_formation
@each_end
def test_the_forward_kicks_off_and_only_that_side_uses_the_circle(formation, attacks):
    assert formation.roles[9 - 1] == "forward"
    assert formation.hexes(attacks, kicks_off=True)[9] == KICK_OFF
    assert not any(CIRCLE >> hex & 1 for hex in formation.hexes(attacks, kicks_off=False).values())


def test_a_picture_with_a_hex_too_few_is_refused():
    picture = FORMATIONS["4-4-2"].waiting.replace("1 .", "1  ", 1)
    with pytest.raises(ValueError, match="zip"):
        replace(FORMATIONS["4-4-2"], waiting=picture).hexes(RIGHT, kicks_off=False)


# Kick-off


@pytest.mark.parametrize(
    ("kicks_off", "shirt", "hex", "reason"),
    [
        (True, 7, from_xy(-19, 1), "shirt-off-pitch (shirt 7, hex (-19, 0))"),
        (True, 7, from_xy(-10, 26), "shirt-off-pitch (shirt 7, hex (-10, 13))"),
        (True, 7, from_xy(-25, 1), "shirt-off-pitch (shirt 7, hex (-25, 0))"),
        (True, 7, hex_at(1, 0), "shirt-in-other-half (shirt 7, hex (1, 0), first -18, last 0)"),
        (False, 7, hex_at(2, 1), "shirt-in-other-half (shirt 7, hex (2, 1), first -18, last 0)"),
        (False, 7, hex_at(18, -12), "shirt-in-other-half (shirt 7, hex (18, -12), first -18, last 0)"),
        (False, 7, hex_at(-3, 1), "shirt-in-centre-circle (shirt 7, hex (-3, 1))"),
        (False, 7, KICK_OFF, "shirt-in-centre-circle (shirt 7, hex (0, 0))"),
        (True, 7, KICK_OFF, "shirts-share-hex (shirt 9, hex (0, 0), other 7)"),
        (False, 7, hex_at(-16, 0), "shirts-share-hex (shirt 7, hex (-16, 0), other 1)"),
        (True, 9, hex_at(0, 1), "nobody-kicks-off"),
    ],
)
def test_a_wrong_placement_is_reported(kicks_off, shirt, hex, reason):
    hexes = FORMATIONS["4-4-2"].hexes(RIGHT, kicks_off=kicks_off) | {shirt: hex}
    assert str(placement_refusal(hexes, RIGHT, kicks_off)) == f"SETUP-15: {reason}"


def test_the_other_half_of_a_side_that_attacks_left():
    hexes = FORMATIONS["4-4-2"].hexes(RIGHT, kicks_off=False)
    refusal = placement_refusal(hexes, LEFT, False)
    assert str(refusal) == "SETUP-15: shirt-in-other-half (shirt 1, hex (-16, 0), first 0, last 18)"


@pytest.mark.parametrize(
    ("kicks_off", "shirt", "hex"),
    [
        (True, 7, hex_at(0, 1)),  # column 0 belongs to both halves
        (True, 7, hex_at(-3, -2)),
        (False, 7, hex_at(0, 4)),  # beside the circle
        (False, 1, hex_at(0, -12)),  # goalkeepers stand where they like
        (False, 7, hex_at(-4, 0)),
    ],
)
@each_end
def test_a_player_may_stand_at_the_edge_of_what_is_allowed(attacks, kicks_off, shirt, hex: Hex):
    x, y = to_xy(hex)
    hexes = FORMATIONS["5-3-2"].hexes(attacks, kicks_off=kicks_off) | {shirt: from_xy(attacks * x, y)}
    assert placement_refusal(hexes, attacks, kicks_off) is None


@each_situation
def test_a_side_may_be_short_and_wear_other_shirts(kicks_off):
    hexes = FORMATIONS["4-3-3"].hexes(LEFT, kicks_off=kicks_off)
    del hexes[4], hexes[11]
    hexes[14] = hexes.pop(9)
    assert placement_refusal(hexes, LEFT, kicks_off) is None
    del hexes[14]
    assert (placement_refusal(hexes, LEFT, kicks_off) is None) is not kicks_off


# Line-ups

formations = st.sampled_from(list(FORMATIONS.values()))


@st.composite
def squads(draw: st.DrawFn) -> tuple[PlayerCard, ...]:
    goalkeepers = draw(st.integers(1, 2))
    keepers = draw(st.permutations(KEEPERS))[:goalkeepers]
    others = draw(st.permutations(OUTFIELDERS))[: 16 - goalkeepers]
    before = draw(st.integers(0, len(others)))
    return (*others[:before], *keepers, *others[before:])


@given(squads(), formations)
def test_everybody_wears_a_shirt_and_goalkeepers_wear_1_and_12(squad, formation):
    worn = shirts(squad, formation)
    assert sorted(card.name for card in worn) == sorted(card.name for card in squad)
    keepers = [number for number, card in enumerate(worn, 1) if isinstance(card, Goalkeeper)]
    assert keepers == [1, 12][: len(keepers)]
    assert fits(worn[0], "goalkeeper") == max(fits(card, "goalkeeper") for card in squad)
    bench = [card for card in worn[11:] if isinstance(card, Outfielder)]
    assert bench == [card for card in squad if card in bench]


@given(squads(), formations)
def test_no_exchange_of_two_or_three_players_makes_a_better_line_up(squad, formation):
    worn = shirts(squad, formation)
    places = [*formation.roles, *[None] * 5]
    values = [[fits(card, role) if role else 0 for card in worn] for role in places]
    others = [place for place, card in enumerate(worn) if isinstance(card, Outfielder)]
    for a, b in combinations(others, 2):
        assert values[a][b] + values[b][a] <= values[a][a] + values[b][b]
    for a, b, c in permutations(others, 3):
        assert values[a][b] + values[b][c] + values[c][a] <= values[a][a] + values[b][b] + values[c][c]


@given(squads(), formations)
def test_players_of_one_role_wear_their_numbers_in_the_order_of_the_squad(squad, formation):
    worn = shirts(squad, formation)
    for a, b in combinations(range(11), 2):
        if formation.roles[a] == formation.roles[b]:
            assert squad.index(worn[a]) < squad.index(worn[b])


@each_formation
def test_equal_players_stand_in_the_order_of_the_squad(formation):
    twins = [replace(OUTFIELDERS[0], name=f"Twin {number}") for number in range(2, 17)]
    assert shirts((KEEPERS[0], *twins), formation) == (KEEPERS[0], *twins)


@given(squads(), formations)
def test_the_best_striker_is_never_at_full_back(squad, formation):
    striker = max(OUTFIELDERS, key=lambda card: fits(card, "forward"))
    if striker not in squad:
        place = next(place for place, card in enumerate(squad) if isinstance(card, Outfielder))
        squad = (*squad[:place], striker, *squad[place + 1 :])
    number = shirts(squad, formation).index(striker) + 1
    assert number > 11 or formation.roles[number - 1] != "full-back"


@each_formation
def test_two_players_of_every_kind_line_up_as_one_would_expect(formation):
    by_role = deck.by_role()
    worn = shirts((*KEEPERS[:2], *(card for cards in by_role.values() for card in cards[-2:])), formation)
    for card, role in zip(worn, formation.roles, strict=False):
        if role == "forward":
            assert card in by_role["striker"]
        if role.endswith("back"):
            assert card not in (*by_role["playmaker"], *by_role["winger"], *by_role["striker"])


@pytest.mark.parametrize(
    ("keepers", "others", "came"),
    [(1, 14, "got 15, 1 of them goalkeepers"), (0, 16, "got 16, 0 of"), (3, 13, "got 16, 3 of"), (2, 15, "got 17")],
)
def test_a_squad_has_16_players(keepers, others, came):
    squad: tuple[PlayerCard, ...] = (*KEEPERS[:keepers], *OUTFIELDERS[:others])
    with pytest.raises(BadSetup, match=rf"16 players, 1 or 2 of them goalkeepers \(SETUP-06\); {came}"):
        shirts(squad, FORMATIONS["4-4-2"])


# Roles


@pytest.mark.parametrize("role", ROLES)
def test_every_role_weighs_the_same(role):
    ones = [1] * 7
    everywhere = Goalkeeper("Bo", "Peru", *ones) if role == "goalkeeper" else Outfielder("Ann", "Peru", *ones)
    assert fits(everywhere, role) == 10


@pytest.mark.parametrize(
    ("drawn_for", "role"), [("centre-back", "centre-back"), ("winger", "winger"), ("striker", "forward")]
)
def test_the_bundled_cards_are_at_home_in_the_role_they_were_drawn_for(drawn_for, role):
    at_home = [card for card in deck.by_role()[drawn_for] if best_role(card) == role]
    assert len(at_home) >= len(deck.by_role()[drawn_for]) - 1


@pytest.mark.parametrize("keeper", KEEPERS, ids=lambda card: card.name)
def test_a_goalkeeper_is_worth_most_in_goal(keeper):
    assert best_role(keeper) == "goalkeeper"


# The draft


def shuffled(seed: int) -> list[Outfielder]:
    even = Seeded(seed).even
    cards = list(OUTFIELDERS)
    return [cards.pop(even(len(cards))) for _ in OUTFIELDERS]


def lines(squad: Sequence[Outfielder]) -> tuple[int, int]:
    """The defenders and the forwards of a squad."""
    roles = [best_role(card) for card in squad]
    return sum(role.endswith("back") for role in roles), roles.count("forward")


@each_formation
@pytest.mark.parametrize("size", [14, 15])
def test_a_squad_drafted_from_the_whole_deck_lacks_nothing(formation, size):
    left, squad = list(OUTFIELDERS), list[Outfielder]()
    while len(squad) < size:
        squad.append(pick(left, (*KEEPERS[:1], *squad), formation))
        left.remove(squad[-1])
    defenders, forwards = lines(squad)
    assert defenders >= 4
    assert forwards >= 2
    assert set(formation.roles[1:]) <= set(map(best_role, squad))


def drafted(formation: Formation, size: int, seed: int) -> tuple[list[Outfielder], list[Outfielder]]:
    """The squads of a side that picks and of a rival that takes the first card, from the same deals (SETUP-09)."""
    deal = shuffled(seed)
    picked, taken = list[Outfielder](), list[Outfielder]()
    for turn in range(2 * size):
        on_offer = deal[: 4 - turn % 4]
        if (turn + turn // 4) % 2 == seed % 2:
            card = pick(on_offer, picked, formation)
            picked.append(card)
        else:
            card = on_offer[0]
            taken.append(card)
        deal.remove(card)
    return picked, taken


@each_formation
@pytest.mark.parametrize("size", [14, 15])
def test_a_side_that_picks_is_better_than_one_that_takes_what_comes(formation, size):
    def worth(squad: list[Outfielder]) -> int:
        eleven = shirts((*KEEPERS[: 16 - size], *squad), formation)[:11]
        return sum(fits(card, role) for card, role in zip(eleven, formation.roles, strict=True))

    better = 0
    for seed in range(10):
        picked, taken = drafted(formation, size, seed)
        better += worth(picked) > worth(taken)
        defenders, forwards = lines(picked)
        assert defenders >= 4
        assert forwards >= formation.roles.count("forward")
    assert better >= 8


def test_a_pick_fills_the_gap():
    by_role = deck.by_role()
    backs, strikers = by_role["centre-back"], by_role["striker"]
    assert pick((backs[0], strikers[0]), strikers[1:], FORMATIONS["4-4-2"]) == backs[0]
    assert pick((backs[0], strikers[0]), backs[1:], FORMATIONS["4-4-2"]) == strikers[0]


def test_of_equal_cards_the_first_on_offer_is_picked():
    twins = [replace(OUTFIELDERS[0], name=name) for name in ("Ann", "Bo", "Cy")]
    assert pick(twins, (), FORMATIONS["3-4-3"]) == twins[0]
