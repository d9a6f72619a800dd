"""The ball's way held against its tables, against plain geometry, and against the worked examples of the rules."""

import json
from itertools import pairwise, product
from math import hypot, sqrt
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from touchline.counter_attack import pitch
from touchline.counter_attack.paths import (
    Out,
    block_hex,
    blocked_targets,
    entry,
    first_in,
    header_targets,
    interception_hex,
    interceptors,
    leaves,
    open_targets,
    overshoots,
    pass_blockers,
    path,
    path_board,
    roll_order,
    rolls,
    shot_targets,
)
from touchline.counter_attack.pitch import (
    BOX,
    DIRECTIONS,
    ENDS,
    GOAL,
    KICK_OFF,
    LEFT,
    NE,
    NW,
    PITCH,
    RIGHT,
    SE,
    SW,
    Board,
    Direction,
    End,
    Hex,
    N,
    S,
    bits,
    board_of,
    disk,
    distance,
    from_xy,
    hex_at,
    step,
    to_xy,
    xz,
    zone_of_influence,
)

TABLES: Final[Any] = json.loads((Path(__file__).parent / "data/pitch.json").read_text(encoding="utf-8"))
VECTORS: Final[Any] = TABLES["test_vectors"]
HEXES: Final = tuple(bits(PITCH))
Place = tuple[int, int]

hexes = st.sampled_from(HEXES)
boards = st.sets(hexes, max_size=22).map(board_of)


def board(*places: Place) -> Board:
    return board_of(hex_at(*place) for place in places)


def displacements(longest: int) -> list[Place]:
    """All ways of at most this many hexes, as columns and doubled rows."""
    return [
        (dx, dy)
        for dx in range(-longest, longest + 1)
        for dy in range(-2 * longest, 2 * longest + 1)
        if (dx + dy) % 2 == 0 and 0 < pitch.length(dx, dy) <= longest
    ]


def start_for(dx: int, dy: int) -> Hex:
    """A hex of the pitch from which a displacement ends on the pitch."""
    return next(at for at in HEXES if pitch.in_bounds(*(a + b for a, b in zip(to_xy(at), (dx, dy), strict=True))))


# Along the ground


@pytest.mark.parametrize(("kind", "count"), [("shots", 300), ("headers", 80), ("ground_passes", 200)])
def test_the_paths_of_the_tables(kind: str, count: int) -> None:
    assert len(VECTORS[kind]) == count
    for vector in VECTORS[kind]:
        start, target = hex_at(*vector["from"]), hex_at(*vector["to"])
        assert [list(xz(at)) for at in path(start, target)] == vector["path"]
        assert distance(start, target) == vector["distance"]
        assert path_board(start, target) == board_of(path(start, target))


def by_eye(dx: int, dy: int) -> set[Place]:
    """The hexes whose centres lie within 0.6474 hex widths of a line, by floating numbers."""
    far_x, far_y = 0.75 * dx, sqrt(3) / 4 * dy
    whole = hypot(far_x, far_y)
    found = set()
    for x in range(min(dx, 0) - 2, max(dx, 0) + 3):
        for y in range(min(dy, 0) - 4, max(dy, 0) + 5):
            at_x, at_y = 0.75 * x, sqrt(3) / 4 * y
            along = (at_x * far_x + at_y * far_y) / whole
            aside = abs(at_x * far_y - at_y * far_x) / whole
            if (x + y) % 2 == 0 and -1e-9 <= along <= whole + 1e-9 and aside <= 0.6474 and (x, y) != (0, 0):
                found.add((x, y))
    return found


def test_paths_are_what_lies_near_the_line() -> None:
    beyond = [way for way in displacements(37) if pitch.length(*way) > 15 and abs(way[1]) <= 50 and abs(way[0]) <= 36]
    for dx, dy in displacements(15) + beyond[::17]:
        start = start_for(dx, dy)
        x, y = to_xy(start)
        covered = [to_xy(at) for at in path(start, from_xy(x + dx, y + dy))]
        assert {(at_x - x, at_y - y) for at_x, at_y in covered} == by_eye(dx, dy), (dx, dy)
        assert len(covered) == len(set(covered))


def test_no_hex_lies_on_the_bound_of_a_path() -> None:
    for dx, dy in displacements(15):
        nearby = [(x, y) for x, y in displacements(16) if min(dx, 0) <= x <= max(dx, 0)]
        assert all(4 * (dx * y - dy * x) ** 2 != 3 * (3 * dx * dx + dy * dy) for x, y in nearby)


@given(hexes, hexes)
@settings(deadline=None)
def test_a_path_leads_to_its_target(start: Hex, target: Hex) -> None:
    way = path(start, target)
    assert way[-1:] == ((target,) if start != target else ())
    assert start not in way
    assert path_board(start, target) == board_of(way)
    away = [distance(start, at) for at in way if PITCH >> at & 1]
    assert away == sorted(away)
    assert {*away} == {*range(1, distance(start, target) + 1)}


@given(hexes, hexes)
@settings(deadline=None)
def test_the_way_back_covers_the_same_hexes(start: Hex, target: Hex) -> None:
    assert {start, *path(start, target)} == {target, *path(target, start)}


@given(hexes, hexes)
@settings(deadline=None)
def test_mirrored_paths(start: Hex, target: Hex) -> None:
    for sign_x, sign_y in ((-1, 1), (1, -1), (-1, -1)):

        def mirrored(at: Hex, sign_x: int = sign_x, sign_y: int = sign_y) -> Hex:
            x, y = to_xy(at)
            return from_xy(sign_x * x, sign_y * y)

        assert {mirrored(at) for at in path(start, target)} == {*path(mirrored(start), mirrored(target))}


def test_the_shapes_of_paths() -> None:
    for direction, steps in product(DIRECTIONS, range(1, 12)):
        line = rolls(KICK_OFF, direction, steps)
        assert path(KICK_OFF, line[-1]) == line
    widths = [[*map(xz, path(KICK_OFF, hex_at(x, 0)))] for x in (2, 4)]
    assert widths[0] == [(1, -1), (1, 0), (2, 0)]
    assert widths[1] == [(1, -1), (1, 0), (2, 0), (3, -1), (3, 0), (4, 0)]


@given(hexes, st.sampled_from([6, 11]), boards)
@example(hex_at(0, 0), 11, 0)
@example(hex_at(18, 12), 11, PITCH)
@settings(max_examples=25, deadline=None)
def test_open_targets_are_those_with_a_clear_path(start: Hex, radius: int, blockers: Board) -> None:
    expected = [
        target
        for target in bits(disk(start, radius))
        if target != start and not path_board(start, target) & blockers & ~(1 << target)
    ]
    assert open_targets(start, radius, blockers) == board_of(expected)


# Interceptions


def words(start: Hex, target: Hex, attackers: Board, defenders: Board) -> tuple[bool, set[Hex]]:
    """Who is on the path, and who beside it, word for word."""
    way = [at for at in path(start, target) if PITCH >> at & 1]
    free = {at for at in way if not attackers >> at & 1}
    beside = {at for at in bits(defenders) if at not in way and any(distance(at, near) == 1 for near in free)}
    return any(defenders >> at & 1 for at in way), beside


@pytest.mark.parametrize("diagram", VECTORS["wiki_diagrams"], ids=lambda diagram: diagram["name"])
def test_the_drawn_passes(diagram: dict[str, Any]) -> None:
    start, target = hex_at(*diagram["from"]), hex_at(*diagram["to"])
    attackers = board(diagram["from"], *([diagram["receiver"]] if "receiver" in diagram else []))
    defenders = board(*diagram.get("defenders", [diagram["defender"]] if "defender" in diagram else []))
    on_path = path_board(start, target) & defenders
    beside = interceptors(start, target, attackers, defenders)
    assert (on_path != 0, beside) == {
        "blocked": (True, 0),
        "may_intercept": (False, defenders),
        "both_may_intercept": (False, defenders),
        "no_interception": (False, 0),
    }[diagram["expect"]]


@pytest.mark.parametrize(
    ("attackers", "defender", "meets"),
    [
        ([], (1, 2), (0, 2)),  # C23: (0, 2) and (0, 3) are in its zone
        ([(0, 2)], (1, 2), (0, 3)),
        ([(0, 2), (0, 3)], (1, 2), None),  # C24: shielded
        ([(0, 5)], (0, 6), None),  # C25: only the receiver's hex
        ([], (0, 6), (0, 5)),
        ([(0, 5)], (1, 5), None),
        ([(0, 5)], (1, 4), (0, 4)),
        ([], (0, -1), None),  # next to the passer alone
        ([], (1, 0), (0, 1)),
        ([], (0, 3), (0, 2)),  # on the path, and the ball passes (0, 2) before
        ([(0, 2)], (0, 3), (0, 3)),
    ],
)
def test_where_a_pass_is_met(attackers: list[Place], defender: Place, meets: Place | None) -> None:
    start, target, player = hex_at(0, 0), hex_at(0, 5), hex_at(*defender)
    met = interception_hex(start, target, board(*attackers), player)
    assert met == (hex_at(*meets) if meets else None)
    if not path_board(start, target) >> player & 1:
        assert (interceptors(start, target, board(*attackers), 1 << player) != 0) == (meets is not None)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_receiver_shields_the_ball_from_the_far_side(direction: Direction) -> None:
    receiver = step(step(step(KICK_OFF, direction), direction), direction)
    turned = {turn: step(receiver, (direction + turn - 1) % 6 + 1) for turn in range(6)}
    able = interceptors(KICK_OFF, receiver, 1 << KICK_OFF | 1 << receiver, pitch.neighbours(receiver))
    assert able == board_of([turned[2], turned[4]])


def test_a_receiver_between_two_axes_shields_two_hexes() -> None:
    receiver = hex_at(4, 0)
    able = interceptors(KICK_OFF, receiver, 1 << KICK_OFF | 1 << receiver, pitch.neighbours(receiver))
    on_path = path_board(KICK_OFF, receiver)
    assert pitch.neighbours(receiver) & ~able & ~on_path == board((5, -1), (5, 0))


@given(hexes, hexes, boards, boards)
@settings(max_examples=200, deadline=None)
def test_interceptors_word_for_word(start: Hex, target: Hex, attackers: Board, defenders: Board) -> None:
    defenders &= ~attackers
    crossed, beside = words(start, target, attackers, defenders)
    assert {*bits(interceptors(start, target, attackers, defenders))} == beside
    assert (path_board(start, target) & defenders != 0) == crossed
    for defender in beside:
        met = interception_hex(start, target, attackers, defender)
        free = bits(path_board(start, target) & zone_of_influence(defender) & ~attackers)
        assert met == min(free, key=lambda at: (distance(start, at), *xz(at)))
        first = [at for at in path(start, target) if zone_of_influence(defender) & ~attackers & 1 << at]
        assert block_hex(start, target, attackers, defender) == first[0]


def test_where_a_shot_is_met() -> None:
    start, target = hex_at(12, 0), hex_at(19, 0)
    on_path, beside, away = hex_at(15, 0), hex_at(18, 2), hex_at(13, 5)
    assert block_hex(start, target, 0, on_path) == on_path
    assert interception_hex(start, target, 0, on_path) == hex_at(14, 0)  # a pass is met as early as possible
    assert block_hex(start, target, 0, beside) == hex_at(18, 1)
    assert block_hex(start, target, board((18, 1)), beside) is None
    assert block_hex(start, target, 0, away) is None
    assert interceptors(start, target, 0, board_of([on_path, beside, away])) == 1 << beside


def test_nobody_blocks_a_shot_in_the_goal() -> None:
    start, target, defender = hex_at(14, 0), hex_at(19, 3), hex_at(18, 4)
    assert distance(defender, target) == 1
    assert interceptors(start, target, 0, 1 << defender) == 1 << defender
    assert interceptors(start, target, PITCH & path_board(start, target), 1 << defender) == 0


def test_who_rolls_first() -> None:
    start, target = hex_at(0, 0), hex_at(0, 8)
    defenders = [hex_at(*place) for place in ((1, 6), (1, 3), (-1, 3), (1, 1), (0, 9))]

    def order(defender: Hex) -> tuple[int, int]:
        met = interception_hex(start, target, 0, defender)
        assert met is not None
        return roll_order(start, met, defender)

    ordered = sorted(defenders, key=order)
    assert [xz(at) for at in ordered] == [(1, 1), (1, 3), (-1, 3), (1, 6), (0, 9)]
    assert [order(at) for at in ordered] == [(1, 2), (3, 4), (3, 4), (6, 7), (8, 9)]


def test_where_the_ball_enters_the_box() -> None:
    way = path(hex_at(9, 0), hex_at(15, 0))
    assert entry(hex_at(9, 0), way, BOX[RIGHT]) == hex_at(12, 0)
    assert entry(hex_at(12, 0), path(hex_at(12, 0), hex_at(15, 0)), BOX[RIGHT]) is None
    assert entry(hex_at(9, 0), path(hex_at(9, 0), hex_at(9, 5)), BOX[RIGHT]) is None
    assert first_in(way, board((13, 0), (14, 0))) == hex_at(13, 0)


# High and long passes


@pytest.mark.parametrize(
    ("target", "defenders", "blocking"),
    [
        ((0, 8), [(0, 1)], [(0, 1)]),  # C29
        ((0, 8), [(0, 2)], []),
        ((0, 8), [(1, 0), (-1, 0), (0, -1)], []),
        ((4, 0), [(1, 0), (1, -1), (0, 1)], [(1, -1), (1, 0)]),  # half-way between two axes: both
        ((2, 9), [(0, 1), (1, 0)], [(0, 1)]),  # 10.9 degrees off an axis: that one only
        ((3, 8), [(0, 1), (1, 0)], [(0, 1), (1, 0)]),  # 17.0 degrees
        ((18, 12), [(1, 0), (0, 1)], [(1, 0)]),
        ((-18, 0), [(1, 0), (1, -1), (0, 1), (0, -1)], []),
    ],
)
def test_a_high_pass_is_blocked(target: Place, defenders: list[Place], blocking: list[Place]) -> None:
    standing = board(*defenders)
    assert pass_blockers(KICK_OFF, hex_at(*target), standing) == board(*blocking)
    assert bool(blocked_targets(KICK_OFF, standing) >> hex_at(*target) & 1) == bool(blocking)


@pytest.mark.parametrize("passer", [(0, 0), (17, -13), (-18, 12), (-9, 4)])
def test_who_blocks_stands_next_to_the_passer_and_on_the_path(passer: Place) -> None:
    start = hex_at(*passer)
    near = zone_of_influence(start)
    for target in bits(disk(start, 15) & ~(1 << start)):
        assert pass_blockers(start, target, PITCH) == near & path_board(start, target)
    for blocker in bits(near):
        expected = [at for at in HEXES if pass_blockers(start, at, 1 << blocker)]
        assert blocked_targets(start, 1 << blocker) == board_of(expected)
    assert blocked_targets(start, PITCH & ~near) == 0
    assert all(pass_blockers(start, at, near) or near.bit_count() < 6 for at in HEXES if at != start)


# At goal


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(
    ("table", "pairs"), [("limit_11_app", 1204), ("limit_11_box_unlimited_wiki", 1244), ("header_limit_6", 382)]
)
def test_targets_of_shots_and_headers(table: str, pairs: int, end: End) -> None:
    found: dict[str, list[int]] = {}
    for at in HEXES:
        if table == "header_limit_6":
            goals = header_targets(at, end)
        else:
            goals = shot_targets(at, end, box_unlimited=table.endswith("wiki"))
        x, z = xz(at)
        if goals:
            found[f"{end * x},{z}"] = [xz(goal)[1] for goal in bits(goals)]
            assert goals & ~GOAL[end] == 0
    assert found == TABLES["shot_targets_right"][table]
    assert sum(map(len, found.values())) == pairs


@pytest.mark.parametrize(
    ("shooter", "rows"),
    [
        ((8, 0), [*range(-4, 4)]),  # C41
        ((7, 0), []),
        ((18, 7), [-4]),  # C68: the line meets the post
        ((14, 0), [*range(-4, 4)]),  # SETPIECE-28
        ((0, 0), []),
        ((-14, 0), []),
    ],
)
def test_targets_from_a_hex(shooter: Place, rows: list[int]) -> None:
    assert [xz(goal)[1] for goal in bits(shot_targets(hex_at(*shooter), RIGHT, box_unlimited=True))] == rows


# Out of play


@pytest.mark.parametrize(
    ("start", "direction", "steps", "line"),
    [
        ((17, 1), SE, 3, [(18, 1)]),  # C47: and then the goal
        ((12, 3), N, 2, [(12, 4), (12, 5)]),  # C30
        ((0, 0), NE, 4, [(1, 0), (2, 1), (3, 1), (4, 2)]),
        ((0, 0), SW, 3, [(-1, -1), (-2, -1), (-3, -2)]),
        ((1, 12), NW, 6, []),
        ((0, 12), NW, 6, [(-1, 12)]),
        ((5, 5), S, 0, []),
        ((18, 12), NW, 2, [(17, 12)]),  # half visible, and in play
    ],
)
def test_a_loose_ball_rolls_straight(start: Place, direction: Direction, steps: int, line: list[Place]) -> None:
    assert [xz(at) for at in rolls(hex_at(*start), direction, steps)] == line


@pytest.mark.parametrize(
    ("last", "direction", "touched_by", "scores", "restart", "where"),
    [
        ((18, -4), NE, LEFT, True, "goal", (19, -4)),
        ((18, 3), NE, RIGHT, True, "goal", (19, 3)),
        ((18, 4), SE, RIGHT, True, "goal", (19, 3)),
        ((-18, 0), NW, RIGHT, True, "goal", (-19, 0)),
        ((-18, -3), SW, LEFT, True, "goal", (-19, -4)),
        ((18, 4), NE, RIGHT, True, "goal_kick", (16, 0)),
        ((18, -4), SE, LEFT, True, "corner", (18, -12)),
        ((18, 3), NE, RIGHT, False, "goal_kick", (16, 0)),  # an inaccurate pass never scores
        ((18, 3), NE, LEFT, False, "corner", (18, 12)),
        ((18, 0), NE, LEFT, False, "corner", (18, -12)),
        ((18, 1), SE, LEFT, False, "corner", (18, 12)),
        ((-18, 8), SW, LEFT, True, "goal_kick", (-16, 0)),
        ((-18, 8), NW, RIGHT, True, "corner", (-18, 12)),
        ((18, 12), NE, LEFT, True, "corner", (18, 12)),
        ((18, 12), N, LEFT, True, "throw_in", (18, 12)),  # over the touchline, even here
        ((18, -12), S, RIGHT, True, "throw_in", (18, -12)),
        ((17, 12), NE, LEFT, True, "throw_in", (17, 12)),
        ((17, 12), NW, LEFT, True, "throw_in", (17, 12)),
        ((17, -13), SE, RIGHT, True, "throw_in", (17, -13)),
        ((0, -12), S, RIGHT, False, "throw_in", (0, -12)),
    ],
)
def test_leaving_the_pitch(
    last: Place, direction: Direction, touched_by: End, scores: bool, restart: Any, where: Place
) -> None:
    end = None if restart == "throw_in" else RIGHT if last[0] > 0 else LEFT
    expected = Out(restart, hex_at(*where), hex_at(*last), end)
    assert leaves(hex_at(*last), direction, touched_by, scores=scores) == expected


@pytest.mark.parametrize("touched_by", ENDS)
@pytest.mark.parametrize("scores", [True, False])
def test_every_way_out(touched_by: End, scores: bool) -> None:
    """Each step that leaves the pitch, judged on the coordinates of people."""
    ways = {"throw_in": 0, "goal": 0, "corner": 0, "goal_kick": 0}
    for at, direction in product(HEXES, DIRECTIONS):
        x, z = xz(at)
        to_x, to_z = xz(step(at, direction))
        if abs(to_x) <= 18 and (-13 if to_x % 2 else -12) <= to_z <= 12:
            assert rolls(at, direction, 1) == (step(at, direction),)
            continue
        assert rolls(at, direction, 6) == ()
        out = leaves(at, direction, touched_by, scores=scores)
        if abs(to_x) == 19 and -4 <= to_z <= 3 and scores:
            expected = ("goal", (to_x, to_z))
        elif abs(to_x) == 19 and touched_by * x < 0:
            expected = ("corner", (x, 12 if z > 0 else -12))
        elif abs(to_x) == 19:
            expected = ("goal_kick", (x * 16 // 18, 0))
        else:
            expected = ("throw_in", (x, z))
        assert (out.restart, xz(out.hex), out.last) == (*expected, at)
        ways[out.restart] += 1
    goals = 32 if scores else 0
    # Two steps out of each goal-line hex; three out of each odd touchline hex, one out of each even one.
    assert ways == {"throw_in": 36 * 3 + 38, "goal": goals, "corner": 50 - goals // 2, "goal_kick": 50 - goals // 2}


@given(hexes, st.sampled_from(DIRECTIONS), st.integers(1, 6))
@settings(deadline=None)
def test_a_rolling_ball_stays_in_line(start: Hex, direction: Direction, steps: int) -> None:
    line = rolls(start, direction, steps)
    assert all(step(a, direction) == b for a, b in pairwise((start, *line)))
    assert len(line) == steps or not PITCH >> step((start, *line)[-1], direction) & 1


# Long passes that miss


@pytest.mark.parametrize(
    ("passer", "target", "landing"),
    [
        ((0, 0), (0, 9), (0, 12)),  # C38
        ((0, 0), (9, 3), (12, 5)),  # C65
        ((0, 0), (8, 0), (11, -1)),  # a tie of (11, -1) and (11, 0): equally far from the middle, smaller z
        ((0, 4), (8, 4), (11, 3)),  # a tie: nearer to the middle
        ((0, -4), (8, -4), (11, -4)),
    ],
)
def test_a_long_pass_overshoots(passer: Place, target: Place, landing: Place) -> None:
    assert overshoots(hex_at(*passer), hex_at(*target), RIGHT) == hex_at(*landing)


@pytest.mark.parametrize(
    ("passer", "target", "touched_by", "restart", "where", "last"),
    [
        ((10, 0), (18, 0), RIGHT, "goal_kick", (16, 0), (18, -1)),  # C65
        ((10, 0), (18, 0), LEFT, "corner", (18, -12), (18, -1)),  # over its own goal line
        ((0, 0), (0, 11), RIGHT, "throw_in", (0, 12), (0, 12)),
        ((-10, 0), (-18, 4), LEFT, "goal_kick", (-16, 0), (-18, 4)),
        ((5, -5), (5, -12), LEFT, "throw_in", (5, -13), (5, -13)),
    ],
)
def test_a_long_pass_overshoots_the_pitch(
    passer: Place, target: Place, touched_by: End, restart: Any, where: Place, last: Place
) -> None:
    end = None if restart == "throw_in" else RIGHT if last[0] > 0 else LEFT
    expected = Out(restart, hex_at(*where), hex_at(*last), end)
    assert overshoots(hex_at(*passer), hex_at(*target), touched_by) == expected


@given(hexes, hexes, st.sampled_from(ENDS))
@settings(max_examples=200, deadline=None)
def test_overshooting_is_three_hexes_further(passer: Hex, target: Hex, attacks: End) -> None:
    assume(passer != target)
    landed = overshoots(passer, target, attacks)
    if isinstance(landed, Out):
        assert PITCH >> landed.last & 1
        assert landed.restart != "goal"
        assert distance(target, landed.last) <= 3
        assert any(not PITCH >> pitch.step(landed.last, direction) & 1 for direction in pitch.DIRECTIONS)
    else:
        assert PITCH >> landed & 1
        assert (distance(target, landed), distance(passer, landed)) == (3, distance(passer, target) + 3)
