"""Drafts of routines for set pieces: who would take it, who would go where, and what would be played to whom."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.shape import near_hex
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import NOBODY, PassKind, Player, State
from touchline.counter_attack.paths import shooting_range
from touchline.counter_attack.pitch import PITCH, Hex, around, bits, disk, distance, goal_distance, to_xy
from touchline.counter_attack.rules import throw_ins
from touchline.counter_attack.step import awaited
from touchline.kernel import Record

RoutineName = Literal[
    "far_post", "near_post", "edge", "shot", "short", "keep", "forward", "switch", "line", "inside", "back", "head",
    "long", "flank", "wide", "follow_up", "cover", "other", "space",
]  # fmt: skip

_CROSSED: Final = 17  # hexes from goal within which a free kick is crossed

Place = tuple[Player, Hex]

# Where players wait: columns towards the attacked goal and doubled rows, above 0 on the side of the ball
_POSTS: Final[Mapping[RoutineName, tuple[tuple[int, int], ...]]] = {
    "far_post": ((16, -4), (15, 3), (14, -1), (15, -7), (13, 5)),
    "near_post": ((16, 4), (15, -3), (14, 2), (15, 7), (13, -1)),
    "edge": ((12, 2), (16, 4), (15, -3), (14, -2), (16, 0)),
    "short": ((14, 2), (15, -3), (16, 4)),
    "shot": ((15, -3), (15, 5), (13, -7)),
    "forward": ((13, 3), (12, -5)),
}
_THROWN: Final = 5  # hexes, one less than a throw may go
_TRIED: Final = 3  # places for a receiver who comes short
_CROSSES: Final[tuple[RoutineName, ...]] = ("near_post", "far_post", "edge")
_PENALTIES: Final[Mapping[RoutineName, tuple[tuple[int, int], ...]]] = {
    "follow_up": ((11, 5), (11, -5), (12, 17)),
    "cover": ((4, 6), (4, -6), (2, 0), (11, 7)),
    "other": ((11, 5), (11, -5), (12, 17)),
}
"""Where the others wait for a penalty: for a rebound, or behind the ball. Columns and doubled rows as at the posts."""
_THROWS: Final[Mapping[RoutineName, tuple[int, int]]] = {"line": (4, 2), "inside": (0, 8), "back": (-4, 4)}
"""Where a throw-in is received: columns ahead of the ball, and doubled rows into the field."""
_SHOWN: Final[Mapping[RoutineName, int]] = {"short": 8, "wide": -8}
"""The row in which a defender shows for a goal kick."""


class Routine(Record, frozen=True):
    """A plan for a set piece: its taker, whom the attack places where, and the call at its end.

    The ball is played to the receiver where it then stands; a shot has none.
    """

    name: RoutineName
    taker: Player
    receiver: Player
    call: PassKind | Literal["shoot"]
    places: tuple[Place, ...] = ()


def restart(state: State) -> Restart | None:
    """The set piece that is prepared or taken: a free kick and a throw-in up to their call."""
    if not state.stack:
        return None
    frame = awaited(state)
    if (given := frame.set_piece()) is not None:
        return given
    if state.movement is not None and state.movement.dead:
        return "throw_in"
    situation = frame.situation(state)
    if situation in ("free_kick", "throw_in"):
        return situation
    return "throw_in" if isinstance(frame, throw_ins.SecondPhaseChoice) else None


# Drawing up


def drawn_up(context: Context, given: Restart | None) -> Iterator[Routine]:
    match given:
        case "corner":
            yield from _corner(context)
        case "free_kick":
            yield from _free_kick(context)
        case "throw_in":
            yield from _throw_in(context)
        case "goal_kick":
            yield from _goal_kick(context)
        case "penalty":
            yield from _penalty(context)


def _corner(context: Context) -> Iterator[Routine]:
    taker = _taker(context, _crosses)
    for name in _CROSSES:
        yield from _crossed(context, name, taker)
    yield from _short(context, taker, ("short", "standard"))


def _free_kick(context: Context) -> Iterator[Routine]:
    state, crosser = context.state, _taker(context, _crosses)
    near = goal_distance(state.ball, context.end) <= _CROSSED
    if near:
        yield from _crossed(context, "far_post", crosser)
    if shooting_range(context.end) >> state.ball & 1:
        shooter = _taker(context, _shoots)
        places = _posted(context, "shot", _by(context, "shooting", shooter))
        yield Routine("shot", shooter, NOBODY, "shoot", ((shooter, state.ball), *places))
    if not near:
        ahead = _by(context, "heading", crosser)
        x, _ = to_xy(state.ball)
        spots = [near_hex(context.end * min(14, context.end * x + 12), row) for row in (3, -5)]
        if ahead:
            places = tuple(zip(ahead, spots, strict=False))
            yield Routine("forward", crosser, ahead[0], "high", ((crosser, state.ball), *places))
    yield from _short(context, crosser, ("standard",))
    yield from _kept(context, crosser)
    if near:
        yield from _crossed(context, "near_post", crosser)
    else:
        yield from _switch(context, crosser)


def _throw_in(context: Context) -> Iterator[Routine]:
    """The thrower is the nearest; the others come within reach of a throw, or are there."""
    state = context.state
    x, y = to_xy(state.ball)
    thrower = state.carrier if state.carrier != NOBODY else _nearest(context, state.ball, ())
    infield = -1 if y > 0 else 1
    for name, (ahead, rows) in _THROWS.items():
        spot = near_hex(x + context.end * ahead, y + infield * rows)
        for receiver in _towards(context, spot, thrower):
            yield Routine(name, thrower, receiver, "throw", ((receiver, spot),))
    spot = near_hex(x + context.end * 3, y + infield * 6)
    for receiver in _by(context, "heading", thrower):
        yield Routine("head", thrower, receiver, "throw_to_head", ((receiver, spot),))
    yield from _thrown_short(context, thrower)


def _thrown_short(context: Context, thrower: Player) -> Iterator[Routine]:
    """A throw to one of the nearest, who stays or comes as far as it takes: there is nearly always one."""
    state = context.state
    near = disk(state.ball, _THROWN) & ~disk(state.ball, 1) & PITCH & ~state.occupied
    for board in (near & ~around(context.theirs), near):
        for receiver in _towards(context, state.ball, thrower):
            spots = sorted(bits(board), key=lambda spot: (distance(spot, state.hexes[receiver]), spot))
            for place in (state.hexes[receiver], *spots[:_TRIED]):
                yield Routine("short", thrower, receiver, "throw", ((receiver, place),))
                yield Routine("head", thrower, receiver, "throw_to_head", ((receiver, place),))
    if near and (receiver := _nearest(context, state.ball, (thrower,))) != NOBODY:
        spot = min(bits(near), key=lambda spot: (distance(spot, state.hexes[receiver]), spot))
        yield Routine("space", thrower, receiver, "throw", ((receiver, spot),))


def _penalty(context: Context) -> Iterator[Routine]:
    """The best shooter, with three for a rebound or everybody behind the ball; or the second best."""
    state = context.state
    shooters = _by(context, "shooting", NOBODY)
    named = state.carrier if state.carrier != NOBODY else next(iter(shooters), context.keeper)
    second = next((player for player in shooters if player != named), named)
    for name, spots in _PENALTIES.items():
        taker = second if name == "other" and state.carrier == NOBODY else named
        if name == "other" and taker == named:
            continue
        waiting = _by(context, "heading", taker)
        hexes = [near_hex(context.end * x, y) for x, y in spots]
        yield Routine(name, taker, NOBODY, "shoot", tuple(zip(waiting, hexes, strict=False)))


def _goal_kick(context: Context) -> Iterator[Routine]:
    """A long kick to a head up front or to a wing, or a pass to a defender who shows for it."""
    state, kicker = context.state, context.keeper
    others = [player for player in context.outfielders if player != kicker]
    ahead = sorted(others, key=lambda player: goal_distance(state.hexes[player], context.end))[:4]
    for player in sorted(ahead, key=lambda player: -state.rating(player, "heading")):
        yield Routine("long", kicker, player, "kick")
    for player in sorted(others, key=lambda player: -abs(to_xy(state.hexes[player])[1]))[:4]:
        yield Routine("flank", kicker, player, "kick")
    for name, row in _SHOWN.items():
        spot = near_hex(context.own * 14, row)
        for player in _towards(context, spot, kicker):
            yield Routine(name, kicker, player, "standard", ((player, spot),))
    for player in others:
        yield Routine("long", kicker, player, "kick")
        yield Routine("short", kicker, player, "standard")


def _crossed(context: Context, name: RoutineName, taker: Player) -> Iterator[Routine]:
    """A High Pass to the best header, or to the best shooter at the edge of the box; else to another there."""
    first = _by(context, "shooting", taker)[:1] if name == "edge" else []
    waiting = [*first, *(player for player in _by(context, "heading", taker) if player not in first)]
    places = _posted(context, name, waiting)
    for receiver, _ in places:
        yield Routine(name, taker, receiver, "high", ((taker, context.state.ball), *places))


def _short(context: Context, taker: Player, kinds: Sequence[PassKind]) -> Iterator[Routine]:
    """A pass to a player who comes short, with a few in the box for the cross that follows."""
    state = context.state
    room = (
        context.lanes & disk(state.ball, 5) & ~disk(state.ball, 2) & PITCH & ~state.occupied & ~around(context.theirs)
    )
    room &= ~context.offside if restart(state) == "free_kick" else PITCH
    if not room:
        return
    spot = min(bits(room), key=lambda hex: (goal_distance(hex, context.end), distance(hex, state.ball)))
    receiver = _nearest(context, spot, (taker,))
    waiting = [player for player in _by(context, "heading", taker) if player != receiver]
    places = ((taker, state.ball), (receiver, spot), *_posted(context, "short", waiting))
    for kind in kinds:
        yield Routine("short", taker, receiver, kind, places)


def _kept(context: Context, taker: Player) -> Iterator[Routine]:
    """The surest pass to a free player, otherwise to one who drops off for it."""
    state = context.state
    mine = [player for player in context.outfielders if player != taker]
    behind = [one for one in mine if context.lanes >> state.hexes[one] & 1]
    for player in sorted(behind, key=lambda one: distance(state.hexes[one], state.ball)):
        yield Routine("keep", taker, player, "standard", ((taker, state.ball),))
    free = context.lanes & disk(state.ball, 6) & ~disk(state.ball, 2) & ~state.occupied & ~around(context.theirs)
    if free:
        spot = max(bits(free), key=lambda hex: goal_distance(hex, context.end))
        receiver = _nearest(context, spot, (taker,))
        yield Routine("keep", taker, receiver, "standard", ((taker, state.ball), (receiver, spot)))


def _switch(context: Context, taker: Player) -> Iterator[Routine]:
    """A High Pass to the other wing."""
    state = context.state
    x, y = to_xy(state.ball)
    spot = near_hex(x + context.end * 5, -18 if y > 0 else 18)
    if (receiver := _nearest(context, spot, (taker,))) != NOBODY:
        yield Routine("switch", taker, receiver, "high", ((taker, state.ball), (receiver, spot)))


# Players


def _taker(context: Context, suits: Callable[[State, Player], int]) -> Player:
    """Who takes it: the carrier that was named, or whom the kick suits best."""
    state = context.state
    if state.carrier != NOBODY:
        return state.carrier
    return max(context.outfielders, key=lambda player: (suits(state, player), -player), default=context.keeper)


def _crosses(state: State, player: Player) -> int:
    return 2 * state.rating(player, "high_pass") - state.rating(player, "heading")


def _shoots(state: State, player: Player) -> int:
    return state.rating(player, "shooting")


def _by(context: Context, attribute: Literal["heading", "shooting"], taker: Player) -> list[Player]:
    """The outfielders but the taker, the best first."""
    state = context.state
    others = [player for player in context.outfielders if player != taker]
    return sorted(others, key=lambda player: (-state.rating(player, attribute), player))


def _nearest(context: Context, spot: Hex, without: Iterable[Player]) -> Player:
    hexes = context.state.hexes
    others = [player for player in context.outfielders if player not in without]
    return min(others, key=lambda player: (distance(hexes[player], spot), player), default=NOBODY)


def _towards(context: Context, spot: Hex, taker: Player) -> list[Player]:
    """The few outfielders nearest to a spot."""
    hexes = context.state.hexes
    others = [player for player in context.outfielders if player != taker]
    return sorted(others, key=lambda player: (distance(hexes[player], spot), player))[:3]


def _posted(context: Context, name: RoutineName, players: Sequence[Player]) -> tuple[Place, ...]:
    """Players at the posts of a routine, the first of them at the first."""
    _, y = to_xy(context.state.ball)
    near = -1 if y < 0 else 1
    spots = [near_hex(context.end * x, near * row) for x, row in _POSTS[name]]
    return tuple(zip(players, spots, strict=False))
