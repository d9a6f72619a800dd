"""The goalkeeper's wall, the players a dive pushes away, and spilled balls."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from touchline.counter_attack.goalkeeping import push, save_hex, spill_corner, wall
from touchline.counter_attack.paths import path_board, shot_targets
from touchline.counter_attack.pitch import (
    BOX,
    DIRECTIONS,
    ENDS,
    KEEPER_SPOT,
    LEFT,
    PITCH,
    RIGHT,
    Board,
    End,
    Hex,
    bits,
    board_of,
    distance,
    hex_at,
    xz,
)

TABLES: Final[Any] = json.loads((Path(__file__).parent / "data/pitch.json").read_text(encoding="utf-8"))
HEXES: Final = tuple(bits(PITCH))
Place = tuple[int, int]


def board(*places: Place) -> Board:
    return board_of(hex_at(*place) for place in places)


# The wall


@pytest.mark.parametrize(
    ("keeper", "rows"),
    [
        ((18, 0), range(-3, 4)),
        ((16, 6), range(3, 8)),  # the box ends at 7
        ((17, -7), range(-8, -3)),
        ((12, -7), range(-7, -3)),
        ((17, 8), ()),  # outside the box there is no wall
        ((10, 0), ()),
        ((-18, 0), ()),  # nor in the other one
    ],
)
def test_wall(keeper: Place, rows: range) -> None:
    assert wall(hex_at(*keeper), RIGHT) == board(*[(keeper[0], z) for z in rows])


@pytest.mark.parametrize("end", ENDS)
def test_walls_are_short_columns_in_the_box(end: End) -> None:
    for keeper in bits(BOX[end]):
        column = [at for at in bits(BOX[end]) if xz(at)[0] == xz(keeper)[0] and distance(at, keeper) <= 3]
        assert wall(keeper, end) == board_of(column)


@pytest.mark.parametrize(
    ("keeper", "start", "target", "save"),
    [
        ((18, 0), (14, 0), (19, 3), (18, 2)),  # C67
        ((18, 0), (8, 0), (19, 0), (18, 0)),
        ((10, 0), (8, 0), (19, 0), None),  # C73: outside its box
        ((18, -5), (14, 0), (19, 3), None),
    ],
)
def test_save_hex(keeper: Place, start: Place, target: Place, save: Place | None) -> None:
    way = path_board(hex_at(*start), hex_at(*target))
    assert save_hex(hex_at(*keeper), RIGHT, way) == (hex_at(*save) if save else None)


@pytest.mark.parametrize("end", ENDS)
def test_the_save_hex_is_the_only_nearest_one(end: End) -> None:
    """Over every shot and every goalkeeper in the box."""
    keepers = [*bits(BOX[end])]
    shots = [(start, target) for start in HEXES for target in bits(shot_targets(start, end, box_unlimited=True))]
    assert len(shots) == 1244
    for start, target in shots:
        way = path_board(start, target)
        for keeper in keepers:
            away = sorted(distance(keeper, at) for at in bits(wall(keeper, end) & way))
            assert len(away) < 2 or away[0] < away[1]


def test_from_the_spot_every_goal_hex_is_within_two() -> None:
    start, keeper = hex_at(14, 0), KEEPER_SPOT[RIGHT]
    targets = [*bits(shot_targets(start, RIGHT, box_unlimited=True))]
    saves = [save_hex(keeper, RIGHT, path_board(start, target)) for target in targets]
    assert len(targets) == 8
    assert {distance(keeper, save) for save in saves if save is not None} == {0, 1, 2}
    assert None not in saves


# Spilled


@pytest.mark.parametrize(("word", "end"), [("left", LEFT), ("right", RIGHT)])
def test_spilled_balls(word: str, end: End) -> None:
    table = TABLES["direction_vectors"]
    corners = table["keeper_spill_corner"][f"{word}_goal"]
    for direction in DIRECTIONS:
        corner = spill_corner(end, direction)
        if direction in table["keeper_front_directions"][f"{word}_goal"]:
            assert corner is None
        else:
            assert corner == hex_at(end * 18, 12 if direction in corners["north"] else -12)
            assert (direction in corners["north"]) != (direction in corners["south"])


# Pushed


@pytest.mark.parametrize(
    ("keeper", "save", "defenders", "attackers", "moves"),
    [
        ((17, 0), (17, 3), [], [(17, 3)], {(17, 3): (17, 4)}),  # C48
        ((18, 0), (18, 2), [(18, 3)], [(18, 2)], {(18, 2): (18, 3), (18, 3): (18, 4)}),  # C49
        ((18, 0), (18, 0), [(18, 1)], [], {}),
        ((18, 0), (18, 2), [(18, 3)], [], {}),  # nobody is swept
        ((18, 0), (18, 2), [(18, -1), (17, 1)], [(18, 4)], {}),
        ((18, 0), (18, 2), [(18, 1)], [(18, 4)], {(18, 1): (18, 3)}),
        ((18, 0), (18, 3), [(18, 1)], [(18, 2)], {(18, 1): (18, 4), (18, 2): (18, 5)}),  # in order of nearness
        (
            (18, 0),
            (18, 2),
            [(18, 1), (18, 3)],
            [(18, 2), (18, 6)],
            {(18, 1): (18, 3), (18, 2): (18, 4), (18, 3): (18, 5)},
        ),
        ((18, 0), (18, -2), [(18, -3)], [(18, -1)], {(18, -1): (18, -3), (18, -3): (18, -4)}),
        ((-15, -6), (-15, -8), [], [(-15, -8)], {(-15, -8): (-15, -9)}),
    ],
)
def test_a_dive_pushes_along_the_column(
    keeper: Place, save: Place, defenders: list[Place], attackers: list[Place], moves: dict[Place, Place]
) -> None:
    own = RIGHT if keeper[0] > 0 else LEFT
    found = push(hex_at(*keeper), hex_at(*save), own, board(keeper, *defenders), board(*attackers))
    assert {xz(old): xz(new) for old, new in found.items()} == moves


@pytest.mark.parametrize(
    ("defenders", "attackers", "aside"),
    [
        # The column from the save hex (18, 7) to the touchline is full: the last player steps towards its own goal.
        ([(18, 12)], [(18, z) for z in range(7, 12)], (17, 10)),
        ([], [(18, z) for z in range(7, 13)], (17, 11)),
        ([(17, 11)], [(18, z) for z in range(7, 13)], (17, 12)),
    ],
)
def test_a_dive_pushes_the_last_player_off_the_column(
    defenders: list[Place], attackers: list[Place], aside: Place
) -> None:
    moves = push(hex_at(18, 6), hex_at(18, 7), RIGHT, board((18, 6), *defenders), board(*attackers))
    assert {xz(old): xz(new) for old, new in moves.items()} == {
        **{(18, z): (18, z + 1) for z in range(7, 12)},
        (18, 12): aside,
    }


@st.composite
def dives(draw: st.DrawFn) -> tuple[Hex, Hex, End, Board, Board]:
    """A goalkeeper, a hex of its wall, and up to 21 players, most of them in its column."""
    own = draw(st.sampled_from(ENDS))
    keeper = draw(st.sampled_from([*bits(BOX[own])]))
    save = draw(st.sampled_from([*bits(wall(keeper, own))]))
    column = [at for at in HEXES if xz(at)[0] == xz(keeper)[0] and at != keeper]
    others = draw(st.sets(st.sampled_from(column), max_size=18)) | draw(st.sets(st.sampled_from(HEXES), max_size=3))
    defenders = draw(st.sets(st.sampled_from(sorted(others)))) if others else set()
    return keeper, save, own, board_of({keeper, *defenders}), board_of(others - defenders - {keeper})


@given(dives())
@settings(deadline=None)
def test_every_pushed_player_finds_a_hex(dive: tuple[Hex, Hex, End, Board, Board]) -> None:
    keeper, save, own, defenders, attackers = dive
    moves = push(keeper, save, own, defenders, attackers)
    players = [at for at in bits(defenders | attackers) if at != keeper]
    after = [moves.get(at, at) for at in players]
    assert len({*after, save}) == len(players) + 1
    assert all(PITCH >> at & 1 for at in after)
    assert all(moves[old] != old and old in players for old in moves)
    swept = [at for at in players if min(keeper, save) <= at <= max(keeper, save)]
    assert {*swept} <= moves.keys()
    if not swept:
        assert moves == {}
    along = [
        new for old, new in moves.items() if xz(new)[0] == xz(old)[0] and distance(keeper, new) > distance(keeper, save)
    ]
    assert along == sorted(along, reverse=save < keeper)
