"""The pitch held against its tables: regions, neighbours, distances, reach, the behind table, offside."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from touchline.counter_attack import paths, pitch
from touchline.counter_attack.pitch import (
    ARC,
    BOX,
    DIFFICULT,
    DIRECTIONS,
    ENDS,
    GOAL,
    HALF,
    KICK_OFF,
    LEFT,
    NE,
    NORTH,
    NW,
    PITCH,
    RIGHT,
    SE,
    SOUTH,
    SW,
    THIRD,
    Board,
    End,
    Hex,
    N,
    S,
    behind,
    bits,
    board_of,
    disk,
    distance,
    from_xy,
    goal_distance,
    hex_at,
    neighbours,
    nth,
    nutmeg_exits,
    offside,
    reach,
    step,
    step_aside,
    to_xy,
    xz,
    zone_of_influence,
)
from touchline.kernel import BadNotation

TABLES: Final[Any] = json.loads((Path(__file__).parent / "data/pitch.json").read_text(encoding="utf-8"))
HEXES: Final = tuple(bits(PITCH))
ENDED: Final[Mapping[str, End]] = {"left": LEFT, "right": RIGHT}

hexes = st.sampled_from(HEXES)
boards = st.sets(hexes, max_size=40).map(board_of)


def board(*places: tuple[int, int]) -> Board:
    return board_of(hex_at(*place) for place in places)


def places(board: Board) -> list[tuple[int, int]]:
    return [xz(at) for at in bits(board)]


def mirror_x(board: Board) -> Board:
    return board_of(from_xy(-x, y) for x, y in map(to_xy, bits(board)))


def mirror_y(board: Board) -> Board:
    return board_of(from_xy(x, -y) for x, y in map(to_xy, bits(board)))


def table_neighbours(x: int, z: int) -> list[tuple[int, int]]:
    """The six neighbours of a hex by direction, read from the table."""
    moves = TABLES["direction_vectors"]["odd_columns" if x % 2 else "even_columns"]
    return [(x + moves[str(direction)][0], z + moves[str(direction)][1]) for direction in DIRECTIONS]


def plain_reach(start: tuple[int, int], steps: int, free: Iterable[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """How many steps away each hex is, over free hexes: breadth first, on the coordinates of people."""
    free = set(free)
    reached, edge = {start: 0}, [start]
    for away in range(1, steps + 1):
        left = free - reached.keys()
        edge = list(left.intersection(near for place in edge for near in table_neighbours(*place)))
        reached |= dict.fromkeys(edge, away)
    return reached


# Hexes


def test_hexes_are_written_as_people_write_them() -> None:
    listed = [tuple(place) for place in TABLES["regions"]["in_bounds"]]
    assert places(PITCH) == sorted(listed)
    for x, z in [*listed, *places(GOAL[LEFT]), *places(GOAL[RIGHT])]:
        at = hex_at(x, z)
        assert xz(at) == (x, z)
        assert to_xy(at) == (x, 2 * z + x % 2)
        assert from_xy(*to_xy(at)) == at
    assert xz(KICK_OFF) == (0, 0)


@pytest.mark.parametrize("place", [(0, 13), (0, -13), (1, 13), (-1, -14), (19, 4), (-19, -5), (20, 0), (37, 0)])
def test_a_hex_off_the_pitch_is_refused(place: tuple[int, int]) -> None:
    with pytest.raises(
        BadNotation, match="no hex of the pitch: columns go from -18 to 18, rows from -12 to 12 in even"
    ):
        hex_at(*place)


def test_steps_follow_the_table_of_directions() -> None:
    assert TABLES["direction_vectors"]["names"] == ["S", "SW", "NW", "N", "NE", "SE"]
    assert (S, SW, NW, N, NE, SE) == (1, 2, 3, 4, 5, 6)
    for at in HEXES:
        assert [xz(step(at, direction)) for direction in DIRECTIONS] == table_neighbours(*xz(at))
    for at, direction in product(HEXES, DIRECTIONS):
        dx, dy = TABLES["direction_vectors"]["dXdY"][str(direction)]
        x, y = to_xy(at)
        assert step(at, direction) == from_xy(x + dx, y + dy)


# Boards


@given(st.sets(hexes))
@example(set())
@example({*HEXES})
@settings(deadline=None)
def test_boards_hold_their_hexes_in_order(chosen: set[Hex]) -> None:
    ordered = sorted(chosen, key=xz)
    board = board_of(chosen)
    assert list(bits(board)) == ordered
    assert board.bit_count() == len(chosen)
    assert [nth(board, index) for index in range(len(chosen))] == ordered
    for wrong in (-1, len(chosen)):
        with pytest.raises(IndexError):
            nth(board, wrong)


@given(boards)
@settings(deadline=None)
def test_around_a_board_lie_the_neighbours_of_its_hexes(board: Board) -> None:
    expected = {step(at, direction) for at in bits(board) for direction in DIRECTIONS}
    assert set(bits(pitch.around(board))) == expected


# Regions

APP_ONLY: Final = {"penalty_arc_app_left", "penalty_arc_app_right", "app_extra_difficult_angle"}

NO_RULE: Final = {"goal_line_left", "goal_line_right", "middle_third", "touchline_north", "touchline_south"}

REGIONS: Final[dict[str, Board]] = {
    "in_bounds": PITCH,
    "halfway_column": pitch.HALFWAY,
    "centre_circle": pitch.CIRCLE,
    "kick_off": 1 << KICK_OFF,
    "corners": pitch.CORNERS,
} | {
    f"{name}_{word}": region
    for word, end in ENDED.items()
    for name, region in {
        "penalty_area": BOX[end],
        "six_yard_box": pitch.SIX[end],
        "goal": GOAL[end],
        "penalty_arc_outside": ARC[end],
        "difficult_angle": DIFFICULT[end],
        "final_third": THIRD[end],
        "half": HALF[end],
        "penalty_spot": 1 << pitch.PENALTY_SPOT[end],
        "goal_kick_spot": 1 << pitch.GOAL_KICK_SPOT[end],
        "penalty_keeper_spot": 1 << pitch.KEEPER_SPOT[end],
        "shooting_range": paths.shooting_range(end),
        "heading_range": paths.heading_range(end),
        "kickoff_may_stand_kicking_team_attacking": pitch.kick_off_hexes(end, kicks=True),
        "kickoff_may_stand_other_team_attacking": pitch.kick_off_hexes(end, kicks=False),
    }.items()
}


@pytest.mark.parametrize("name", REGIONS)
def test_every_region_has_the_hexes_of_its_list(name: str) -> None:
    assert REGIONS[name].bit_count() == TABLES["region_counts"][name]
    assert places(REGIONS[name]) == sorted(tuple(place) for place in TABLES["regions"][name])


def test_every_list_is_a_region() -> None:
    assert set(TABLES["regions"]) == set(TABLES["region_counts"]) == {*REGIONS, *APP_ONLY, *NO_RULE}


def test_what_only_the_community_tags() -> None:
    """Its arc also has hexes of the box; of the difficult hexes two lack their mirror image, and are none here."""
    for word, end in ENDED.items():
        tagged = board(*TABLES["regions"][f"penalty_arc_app_{word}"])
        assert tagged & ~BOX[end] == ARC[end]
        assert tagged | BOX[end] == ARC[end] | BOX[end]
    extra = board(*TABLES["regions"]["app_extra_difficult_angle"])
    assert extra & (DIFFICULT[LEFT] | DIFFICULT[RIGHT]) == 0
    assert mirror_y(extra) & (DIFFICULT[LEFT] | DIFFICULT[RIGHT]) == 0


@pytest.mark.parametrize("name", [name for name in REGIONS if name.endswith("left")])
def test_the_ends_mirror_each_other(name: str) -> None:
    left, right = REGIONS[name], REGIONS[f"{name.removesuffix('left')}right"]
    assert mirror_x(left) == right
    assert mirror_y(left) == left


def test_the_whole_pitch_is_its_own_mirror() -> None:
    for name in ("in_bounds", "halfway_column", "centre_circle", "corners"):
        assert mirror_x(REGIONS[name]) == mirror_y(REGIONS[name]) == REGIONS[name]


def test_corners_by_name() -> None:
    named = {(end, flank): xz(pitch.CORNER[end][flank]) for end in ENDS for flank in (SOUTH, NORTH)}
    assert named == {(-1, -1): (-18, -12), (-1, 1): (-18, 12), (1, -1): (18, -12), (1, 1): (18, 12)}
    assert [pitch.opposite(end) for end in ENDS] == [RIGHT, LEFT]


# Distances


def test_distance_is_that_of_cubes() -> None:
    cubes = {}
    for at in bits(pitch.BOARD):
        x, z = xz(at)
        cubes[at] = (x, z - x // 2, -x - z + x // 2)
    for a, (q, r, s) in cubes.items():
        assert all(distance(a, b) == max(abs(q - u), abs(r - v), abs(s - w)) for b, (u, v, w) in cubes.items())


@pytest.mark.parametrize(
    "start", [(0, 0), (1, -13), (-1, 12), (18, 12), (-18, -12), (17, -13), (7, 5), (-10, -3), (19, 3), (-19, -4)]
)
def test_distance_counts_the_steps(start: tuple[int, int]) -> None:
    steps = plain_reach(start, 99, places(pitch.BOARD if start in places(pitch.BOARD & ~PITCH) else PITCH))
    origin = hex_at(*start)
    assert {place: distance(origin, hex_at(*place)) for place in steps} == steps
    assert steps.keys() >= {*places(PITCH)}


@given(hexes, hexes, hexes)
@settings(deadline=None)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_neighbours_are_mutual_and_one_step_away() -> None:
    on_board = tuple(bits(pitch.BOARD))
    for a in on_board:
        assert neighbours(a) == board_of(b for b in on_board if distance(a, b) == 1)
        assert all(neighbours(b) >> a & 1 for b in bits(neighbours(a)))
        assert zone_of_influence(a) == neighbours(a) & PITCH


def test_goals_open_to_the_goal_line() -> None:
    assert places(neighbours(hex_at(18, -4)) & ~PITCH) == [(19, -4)]
    assert places(neighbours(hex_at(18, 0)) & ~PITCH) == [(19, -1), (19, 0)]
    assert places(neighbours(hex_at(18, 4)) & ~PITCH) == [(19, 3)]
    assert places(neighbours(hex_at(18, 5)) & ~PITCH) == []


@given(hexes, st.integers(0, 40))
@settings(deadline=None)
def test_disks_are_what_is_near(at: Hex, radius: int) -> None:
    assert disk(at, radius) == board_of(other for other in HEXES if distance(at, other) <= radius)


# Reach


@given(hexes, st.integers(0, 8), st.sets(hexes, max_size=60))
@settings(deadline=None)
def test_reach_is_where_a_plain_search_gets(at: Hex, allowance: int, blocked: set[Hex]) -> None:
    free = [xz(other) for other in HEXES if other not in blocked]
    expected = plain_reach(xz(at), allowance, free).keys() - {xz(at)}
    assert places(reach(at, allowance, board_of(blocked))) == sorted(expected)
    assert reach(at, allowance, board_of(blocked) | 1 << at) == reach(at, allowance, board_of(blocked))


def test_reach_goes_round_a_wall_but_not_through() -> None:
    line = board(*[(3, z) for z in range(-3, 3)])
    assert not reach(KICK_OFF, 6, line) >> hex_at(5, 0) & 1
    assert reach(KICK_OFF, 5, line & ~board((3, 1))) >> hex_at(5, 0) & 1
    assert reach(KICK_OFF, 6, pitch.around(1 << KICK_OFF)) == 0


# Behind


@pytest.mark.parametrize("end", ENDS)
def test_goal_distances(end: End) -> None:
    for place, steps in TABLES["goal_distance_attacking_right"].items():
        x, z = map(int, place.split(","))
        assert goal_distance(hex_at(end * x, z), end) == steps
    for at in HEXES:
        x, y = to_xy(at)
        columns, rows = 19 - end * x, max(0, abs(y) - 7)
        assert goal_distance(at, end) == columns + max(0, -((columns - rows) // 2))


@pytest.mark.parametrize("end", ENDS)
def test_behind(end: End) -> None:
    mirrored = {S: S, SW: SE, NW: NE, N: N, NE: NW, SE: SW}
    sizes: Counter[int] = Counter()
    for place, directions in TABLES["behind_attacking_right"]["table"].items():
        x, z = map(int, place.split(","))
        carrier = hex_at(end * x, z)
        ways = directions if end == RIGHT else [mirrored[way] for way in directions]
        assert behind(carrier, end) == board_of(step(carrier, way) for way in ways), place
        sizes[len(ways)] += 1
    assert sizes == {0: 41, 1: 36, 2: 827, 3: 30, 4: 9}


@pytest.mark.parametrize(
    ("carrier", "expected"),
    [
        ((0, 0), "NW SW"),  # in front of goal the two hexes away from it
        ((10, 10), "NW N"),  # on the wing, e = 13 > dx = 9
        ((10, -10), "SW S"),
        ((10, 8), "NW SW N"),  # on the diagonal
        ((18, 2), "NW SW N S"),  # before the goal mouth
        ((18, -4), "NW SW N S"),
        ((-18, 0), ""),
        ((10, 12), "NW"),
    ],
)
def test_behind_by_place(carrier: tuple[int, int], expected: str) -> None:
    ways = {"S": S, "SW": SW, "NW": NW, "N": N}
    at = hex_at(*carrier)
    assert behind(at, RIGHT) == board_of(step(at, ways[way]) for way in expected.split())


# Nutmegs, stepping aside


@pytest.mark.parametrize(
    ("carrier", "defender", "exits"),
    [
        ((10, 0), (11, 0), [(11, 1), (12, 0), (12, 1)]),
        ((12, 0), (13, 0), [(13, 1), (14, 0), (14, 1)]),
        ((17, 0), (18, 0), [(18, -1), (19, -1), (19, 0)]),  # into the goal, too
        ((0, 11), (0, 12), [(-1, 12), (1, 12)]),
        ((1, 11), (1, 12), []),
        ((0, 12), (1, 12), [(2, 12)]),
    ],
)
def test_nutmeg_exits(carrier: tuple[int, int], defender: tuple[int, int], exits: list[tuple[int, int]]) -> None:
    assert places(nutmeg_exits(hex_at(*carrier), hex_at(*defender))) == exits


@given(hexes, st.sampled_from(DIRECTIONS))
@settings(deadline=None)
def test_nutmegs_end_straight_behind_or_beside(carrier: Hex, direction: int) -> None:
    defender = step(carrier, direction)
    assume(PITCH >> defender & 1)
    turned = [(direction + turn - 1) % 6 + 1 for turn in (-1, 0, 1)]
    assert nutmeg_exits(carrier, defender) == board_of(step(defender, way) for way in turned) & pitch.BOARD


@pytest.mark.parametrize(
    ("at", "own", "taken", "expected"),
    [
        ((18, 12), RIGHT, [], (18, 11)),
        ((18, 12), RIGHT, [(18, 11)], (18, 10)),  # (17, 11) is no nearer to the goal
        ((18, 12), LEFT, [], (17, 11)),  # (17, 11) and (17, 12) are as near, and the one is nearer to the goal
        ((0, 12), LEFT, [], (-1, 11)),
        ((0, 0), RIGHT, [], (1, 0)),  # as near as (1, -1), and its |z| is smaller
        ((5, 0), RIGHT, [(6, 0), (6, 1)], (7, 0)),
        ((18, 0), RIGHT, [], (17, 0)),  # none is nearer to its goal
    ],
)
def test_stepping_aside(at: tuple[int, int], own: End, taken: list[tuple[int, int]], expected: tuple[int, int]) -> None:
    assert xz(step_aside(hex_at(*at), own, PITCH & ~board(at, *taken))) == expected


# Lines


def test_columns_to_the_goal_line() -> None:
    for x in range(-18, 19):
        assert pitch.columns_left(hex_at(x, 5), RIGHT) == 18 - x
        assert pitch.columns_left(hex_at(x, -5), LEFT) == 18 + x


@pytest.mark.parametrize("end", ENDS)
def test_goal_side_is_level_or_nearer(end: End) -> None:
    for x in range(-18, 19):
        expected = board_of(at for at in HEXES if end * xz(at)[0] >= end * x)
        assert pitch.goal_side(hex_at(x, 3), end) == expected


@pytest.mark.parametrize(
    ("ball", "defenders", "attackers", "caught"),
    [
        (5, [18, 9, 2], [9, 10], [10]),  # level with the second-last defender is onside
        (5, [18, 3, 2], [5, 6], [6]),  # level with the ball
        (-5, [18, -9, -10], [-3, 0, 1], [1]),  # own half, and halfway
        (5, [9, 9, 2], [9, 10], [10]),  # two in one column are last and second-last
        (5, [18, 12, 11], [12, 13, 14], [13, 14]),
        (5, [12, 13, 11], [12, 13], [13]),  # a goalkeeper who has come out is one of the defenders
        (3, [17], [3, 4, 18], [4, 18]),  # there is no second-last one
        (3, [], [2, 4], [4]),
        (18, [17, 16], [18], []),
    ],
)
@pytest.mark.parametrize("attacks", ENDS)
def test_offside(ball: int, defenders: list[int], attackers: list[int], caught: list[int], attacks: End) -> None:
    standing = board_of(hex_at(attacks * x, row) for row, x in enumerate(defenders))
    attack = board_of(hex_at(attacks * x, -4) for x in attackers)
    found = offside(attack, hex_at(attacks * ball, -7), standing, attacks)
    assert found == board_of(hex_at(attacks * x, -4) for x in caught)
