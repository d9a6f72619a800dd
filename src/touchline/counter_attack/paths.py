"""Paths of the ball: hexes crossed, players who can meet it, open targets, ways out of play.

A path depends only on the displacement from start to target. Paths are therefore cached as patterns: boards around a
start on bit `_CENTRE`, shifted to the ball's hex.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Final, Literal

from touchline.counter_attack.pitch import (
    BOX,
    CORNER,
    DIRECTIONS,
    GOAL,
    GOAL_KICK_SPOT,
    HALF,
    KICK_OFF,
    LEFT,
    NORTH,
    PITCH,
    RIGHT,
    SOUTH,
    Board,
    Direction,
    End,
    Hex,
    around,
    bits,
    board_of,
    difference,
    disk,
    displacement,
    distance,
    from_xy,
    hex_at,
    in_bounds,
    length,
    step,
    to_xy,
    zone_of_influence,
)
from touchline.kernel import Record

SHOT_RANGE: Final = 11  # PASS-01
HEADER_RANGE: Final = 6

_CENTRE: Final = hex_at(19, 3)  # the last hex of the board, so that no pattern is ever shifted up


# Along the ground


def path(start: Hex, target: Hex) -> tuple[Hex, ...]:
    """The hexes a ball crosses, in order, without the start.

    Some may be out of play, beside a touchline or a goal line.
    """
    return tuple([start + covered for covered in _course(target - start)])


def path_board(start: Hex, target: Hex) -> Board:
    """The hexes of a path, in no order."""
    return _trail(target - start) >> _CENTRE - start


def rolls(start: Hex, direction: Direction, steps: int) -> tuple[Hex, ...]:
    """The hexes of the pitch that a loose ball crosses, up to where it leaves the pitch (LOOSE-01)."""
    line: list[Hex] = []
    place = step(start, direction)
    while len(line) < steps and PITCH >> place & 1:
        line.append(place)
        place = step(place, direction)
    return tuple(line)


def first_in(way: Iterable[Hex], area: Board) -> Hex | None:
    """The first hex of a path or line that lies in an area."""
    return next((place for place in way if area >> place & 1), None)


def entry(start: Hex, way: Iterable[Hex], area: Board) -> Hex | None:
    """The hex where a ball from outside enters an area, if it does."""
    return None if area >> start & 1 else first_in(way, area)


def open_targets(start: Hex, radius: int, blockers: Board) -> Board:
    """The hexes within a radius that a ball reaches without crossing a blocker (PASS-05).

    Players on the target do not matter: a blocker's own hex may be open.
    """
    shadows, near = _shadows(radius), disk(start, radius) & ~(1 << start)
    shut = 0
    for blocker in bits(blockers & near):
        shut |= shadows[blocker - start] >> _CENTRE - start
    return near & ~shut


@cache
def _course(to_target: int) -> tuple[int, ...]:
    """A path as differences from its start."""
    return tuple([difference(x, y) for x, y in _covered(*displacement(to_target))])


@cache
def _trail(to_target: int) -> Board:
    return board_of(_CENTRE + covered for covered in _course(to_target))


@cache
def _shadows(radius: int) -> Mapping[int, Board]:
    """For each hex within a radius, by difference, the pattern of the targets behind it."""
    shadows: dict[int, Board] = {}
    for target in _differences(radius):
        for covered in _course(target):
            behind = 1 << _CENTRE + target if covered != target else 0
            shadows[covered] = shadows.get(covered, 0) | behind
    return shadows


def _differences(radius: int) -> Iterator[int]:
    for x in range(-radius, radius + 1):
        for y in range(-2 * radius, 2 * radius + 1):
            if (x + y) % 2 == 0 and 0 < length(x, y) <= radius:
                yield difference(x, y)


def _covered(dx: int, dy: int) -> list[tuple[int, int]]:
    """The hexes on the path of a displacement, in order.

    A hex is covered if its centre lies within about 0.65 hex widths of the line between the centres. Beyond 15 hexes,
    where no path decides about an interception, the bound is a little narrower: both agree with the community's
    tables, and neither is ever met exactly.
    """
    squared = 3 * dx * dx + dy * dy
    far = length(dx, dy) > 15
    covered = []
    for x in range(min(dx, 0), max(dx, 0) + 1):
        for y in range(min(dy, 0) - 1, max(dy, 0) + 2):
            along, aside = 3 * x * dx + y * dy, dx * y - dy * x
            if (x + y) % 2 or not 0 <= along <= squared or (x, y) == (0, 0):
                continue
            if 1562500 * aside * aside <= 1164241 * squared if far else 4 * aside * aside < 3 * squared:
                covered.append((along, abs(aside), x, y))
    return [(x, y) for _, _, x, y in sorted(covered)]


# Who may meet the ball


def interceptors(start: Hex, target: Hex, attackers: Board, defenders: Board) -> Board:
    """The defenders beside the path whose zone of influence holds an unshielded hex of it (PASS-06)."""
    way = path_board(start, target)
    return around(way & PITCH & ~attackers) & defenders & ~way


def interception_hex(start: Hex, target: Hex, attackers: Board, defender: Hex) -> Hex | None:
    """Where a defender meets a pass: the path hex nearest to the start, on its hex or in its zone of influence."""
    near = path_board(start, target) & (zone_of_influence(defender) | 1 << defender) & ~attackers
    return min(bits(near), key=partial(distance, start), default=None)


def block_hex(start: Hex, target: Hex, attackers: Board, defender: Hex) -> Hex | None:
    """Where a defender meets a shot: on its own hex, or else on the first path hex in its zone of influence."""
    way = path(start, target)
    return defender if defender in way else first_in(way, zone_of_influence(defender) & ~attackers)


def roll_order(start: Hex, met: Hex, defender: Hex) -> tuple[int, int]:
    """The order of rolls: first to meet the ball, then nearer to its start (DICE-07)."""
    return distance(start, met), distance(start, defender)


def pass_blockers(passer: Hex, target: Hex, defenders: Board) -> Board:
    """The defenders who block a high or long pass: next to the passer and on its path (PASS-25)."""
    return board_of(blocker for blocker, cone in _cones(passer, defenders) if cone >> _CENTRE + target - passer & 1)


def blocked_targets(passer: Hex, defenders: Board) -> Board:
    """The hexes of the pitch to which the defenders block a high or long pass (PASS-25)."""
    shut = 0
    for _, cone in _cones(passer, defenders):
        shut |= cone >> _CENTRE - passer
    return shut & PITCH


def _cones(passer: Hex, defenders: Board) -> Iterator[tuple[Hex, Board]]:
    for direction in DIRECTIONS:
        place = step(passer, direction)
        if defenders >> place & 1:
            yield place, _cone(direction)


@cache
def _cone(direction: Direction) -> Board:
    """The pattern of all targets that a defender on the next hex in a direction blocks: up to 48.6 degrees aside."""
    x, y = to_xy(step(KICK_OFF, direction))
    pattern = 0
    for dx in range(-36, 37):
        for dy in range(-50 + dx % 2, 51, 2):
            along, aside = 3 * x * dx + y * dy, dx * y - dy * x
            if along > 0 and 4 * aside * aside < 3 * (3 * dx * dx + dy * dy):
                pattern |= 1 << _CENTRE + difference(dx, dy)
    return pattern


# At goal


@cache
def shot_targets(start: Hex, attacks: End, *, box_unlimited: bool) -> Board:
    """The goal hexes a shot may aim at; `box_unlimited`: at any range from inside the box (SHOT-02)."""
    unlimited = box_unlimited and BOX[attacks] >> start & 1
    return _mouth(start, attacks) if unlimited else _within(SHOT_RANGE, start, _mouth(start, attacks))


@cache
def header_targets(ball: Hex, attacks: End) -> Board:
    """The goal hexes a header may aim at (HEAD-16)."""
    return _within(HEADER_RANGE, ball, _mouth(ball, attacks))


@cache
def shooting_range(attacks: End) -> Board:
    """The hexes from which a shot can be aimed."""
    return board_of(start for start in bits(PITCH) if shot_targets(start, attacks, box_unlimited=False))


@cache
def heading_range(attacks: End) -> Board:
    """The hexes from which a ball can be headed at goal."""
    return board_of(ball for ball in bits(PITCH) if header_targets(ball, attacks))


def _within(radius: int, start: Hex, goals: Board) -> Board:
    return board_of(goal for goal in bits(goals) if distance(start, goal) <= radius)


def _mouth(start: Hex, attacks: End) -> Board:
    """The goal hexes on a line that crosses the goal line, at 55/3 columns, between the posts, at y -7 and 7."""
    if not HALF[attacks] >> start & 1:
        return 0
    x, y = to_xy(start)
    whole, part = 3 * (19 - attacks * x), 55 - 3 * attacks * x

    def passes(goal: Hex) -> bool:
        _, goal_y = to_xy(goal)
        return abs(y * whole + (goal_y - y) * part) <= 7 * whole

    return board_of(goal for goal in bits(GOAL[attacks]) if passes(goal))


# Out of play


class Out(Record, frozen=True):
    """How a ball left the pitch."""

    restart: Literal["goal", "corner", "goal_kick", "throw_in"]
    hex: Hex  # the goal hex, or where play restarts
    last: Hex  # the last hex of the pitch on its way
    end: End | None  # the goal line it crossed; None for a touchline


def leaves(last: Hex, direction: Direction, touched_by: End, *, scores: bool) -> Out:
    """How a ball leaves the pitch with a step from its last hex (OUT-01 to OUT-05).

    `touched_by`: the end attacked by the side that touched it last. A loose ball or a shot scores in a goal hex, an
    inaccurate pass does not (LOOSE-11).
    """
    beyond = step(last, direction)
    x, _ = to_xy(beyond)
    end = _goal_line(x)
    if end and scores and GOAL[end] >> beyond & 1:
        return Out("goal", beyond, last, end)
    return _out(last, end, touched_by)


def overshoots(passer: Hex, target: Hex, touched_by: End) -> Hex | Out:
    """Where a long pass comes down 3 hexes beyond its target, or how it goes out (PASS-38)."""
    passer_x, passer_y = to_xy(passer)
    dx, dy = displacement(target - passer)
    straightest = min(
        (abs(dx * y - dy * x), abs(passer_y + y), x, y)
        for x in range(dx - 3, dx + 4)
        for y in range(dy - 6, dy + 7)
        if (x + y) % 2 == 0 and length(x - dx, y - dy) == 3 and length(x, y) == length(dx, dy) + 3
    )
    way = [(passer_x + x, passer_y + y) for x, y in ((0, 0), *_covered(*straightest[2:]))]
    *_, last = (from_xy(x, y) for x, y in way if in_bounds(x, y))
    landing_x, landing_y = way[-1]
    return last if in_bounds(landing_x, landing_y) else _out(last, _goal_line(landing_x), touched_by)


def _goal_line(x: int) -> End | None:
    """The goal line that a ball has crossed in a column."""
    return RIGHT if x >= 19 else LEFT if x <= -19 else None


def _out(last: Hex, end: End | None, touched_by: End) -> Out:
    if end is None:
        return Out("throw_in", last, last, end)
    if touched_by == end:
        return Out("goal_kick", GOAL_KICK_SPOT[end], last, end)
    _, y = to_xy(last)
    return Out("corner", CORNER[end][NORTH if y > 0 else SOUTH], last, end)
