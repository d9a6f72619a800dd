"""Ready-made routines for set pieces: who takes it, who goes where, and what is played to whom.

A routine is a plan of the attack, made for the position as it stands. `follow` answers one question by it, with the
nearest legal hex where the planned one is taken or offside; `rehearsed` plays it against opponents who stay.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.shape import near_hex
from touchline.counter_attack import game
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import NOBODY, Call, Move, Name, Pass, PassKind, Player, Shoot, State
from touchline.counter_attack.paths import shooting_range
from touchline.counter_attack.pitch import PITCH, Board, Hex, around, bits, disk, distance, goal_distance, to_xy
from touchline.counter_attack.rules import throw_ins
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Targets
from touchline.kernel import Choose, Record, Side, other, replace

RoutineName = Literal[
    "far_post", "near_post", "edge", "shot", "short", "keep", "forward", "switch", "line", "inside", "back", "head",
    "long", "flank", "wide",
]  # fmt: skip

_CROSSED: Final = 17  # hexes from goal within which a free kick is crossed
_MOST: Final = 4  # routines on offer
_LONGEST: Final = 80  # questions of a set piece, more than any has
_NEAR_ENOUGH: Final = 2  # hexes from a planned hex that somebody else has taken

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
_CROSSES: Final[tuple[RoutineName, ...]] = ("near_post", "far_post", "edge")
_THROWS: Final[Mapping[RoutineName, tuple[int, int]]] = {"line": (4, 2), "inside": (0, 8), "back": (-4, 4)}
"""Where a throw-in is received: columns ahead of the ball, and doubled rows into the field."""
_SHOWN: Final[Mapping[RoutineName, int]] = {"short": 8, "wide": -8}
"""The row in which a defender shows for a goal kick."""


class Routine(Record, frozen=True):
    """A plan for a set piece: its taker, whom the attack places where, and the call at its end.

    The ball is played to the receiver, wherever it stands by then; a shot has none.
    """

    name: RoutineName
    taker: Player
    receiver: Player
    call: PassKind | Literal["shoot"]
    places: tuple[Place, ...] = ()


class Rehearsal(NamedTuple):
    """A routine carried out against opponents who stay: each turn's placements, and the call with its state."""

    turns: tuple[tuple[Place, ...], ...]
    state: State
    call: Pass | Shoot


def is_prepared(state: State, side: Side) -> bool:
    """Whether a side has a set piece to take for which there are routines."""
    return side == state.attack and restart(state) not in (None, "kick_off", "penalty")


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


def routines(state: State, side: Side) -> tuple[Routine, ...]:
    """The routines that can be played from a position, with the places where players can really be put."""
    if not is_prepared(state, side):
        return ()
    found: list[Routine] = []
    for draft in _drawn_up(Context(state, side), restart(state)):
        if any(known.name == draft.name for known in found):
            continue
        played = rehearsed(state, side, draft)
        if played is None or not _reaches(played, draft):
            continue
        routine = replace(draft, places=tuple(dict(place for turn in played.turns for place in turn).items()))
        if not any(known == replace(routine, name=known.name) for known in found):
            found.append(routine)
        if len(found) == _MOST:
            break
    return tuple(found)


def _reaches(played: Rehearsal, routine: Routine) -> bool:
    """Whether the ball goes to the receiver that the routine is drawn up for."""
    return isinstance(played.call, Shoot) or played.state.hexes[routine.receiver] == played.call.hex


# Drawing up


def _drawn_up(context: Context, given: Restart | None) -> Iterator[Routine]:
    match given:
        case "corner":
            yield from _corner(context)
        case "free_kick":
            yield from _free_kick(context)
        case "throw_in":
            yield from _throw_in(context)
        case "goal_kick":
            yield from _goal_kick(context)


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
        player = _nearest(context, spot, (kicker,))
        if player != NOBODY:
            yield Routine(name, kicker, player, "standard", ((player, spot),))


def _crossed(context: Context, name: RoutineName, taker: Player) -> Iterator[Routine]:
    """A High Pass to the best header, or to the best shooter at the edge of the box; else to another there."""
    first = _by(context, "shooting", taker)[:1] if name == "edge" else []
    waiting = [*first, *(player for player in _by(context, "heading", taker) if player not in first)]
    places = _posted(context, name, waiting)
    for receiver, _ in places:
        yield Routine(name, taker, receiver, "high", ((taker, context.state.ball), *places))


def _short(context: Context, taker: Player, kinds: Sequence[PassKind]) -> Iterator[Routine]:
    """A pass to somebody who comes short, with a few in the box for the cross that follows."""
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
    """The surest pass to somebody who stands free, else to one who drops off for it."""
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


# Following


def follow(state: State, request: Choose, routine: Routine) -> Any | None:
    """The answer of the attack by a routine; None where it has none: then a person decides."""
    frame = awaited(state)
    if "taker" in {group.kind for group in request.groups}:
        named = Name((routine.taker,))
        return named if named in request else request.group("taker")[0]
    if (call := _called(state, request, routine)) is not None:
        return call
    if any(isinstance(group, Targets) and not moves(request) for group in request.groups):
        return None
    if move := _placed(state, request, routine, frame.handled(state)):
        return move
    ends = (Call("no"), Call("done"), Call("end"))
    if (end := next((call for call in ends if call in request), None)) is not None:
        return end
    groups = {group.player: group.board for group in moves(request)}
    player = min(groups, key=lambda player: (player != routine.taker, distance(state.hexes[player], state.ball)))
    return Move(player, nearest(groups[player], state.ball))


def _placed(state: State, request: Choose, routine: Routine, handled: int) -> Move | None:
    """The next placement that is still to be made."""
    groups = {group.player: group.board for group in moves(request)}
    for player, hex in routine.places:
        board = groups.get(player, 0)
        if not board or handled >> player & 1 or state.hexes[player] == hex:
            continue
        spot = nearest_place(state, board, hex)
        if spot != hex and distance(state.hexes[player], hex) <= max(_NEAR_ENOUGH, distance(spot, hex)):
            continue
        return Move(player, spot)
    return None


def nearest_place(state: State, board: Board, hex: Hex) -> Hex:
    """The hex of a board that is nearest to a planned one; at a free kick one that is not offside, if there is any."""
    onside = board
    if restart(state) == "free_kick":
        onside = board & ~Context(state, state.attack).offside or board
    return min(bits(onside), key=lambda one: (distance(one, hex), goal_distance(one, state.goal)))


def _called(state: State, request: Choose, routine: Routine) -> Pass | Shoot | None:
    """The call, if it is time for it: to the receiver, or to another player of the routine who may have it."""
    if routine.call == "shoot":
        aim = finishing.best(state, state.carrier, state.ball, finishing.guard(state), "free_kick")
        return shot if (shot := Shoot(aim.hex)) in request else None
    others = [player for player, _ in routine.places if player not in (routine.receiver, routine.taker)]
    passes = [Pass(routine.call, state.hexes[player]) for player in (routine.receiver, *others) if player != NOBODY]
    offered = [one for one in passes if one in request]
    offside = Context(state, state.attack).offside if restart(state) == "free_kick" else 0
    return next((one for one in offered if not offside >> one.hex & 1), offered[0] if offered else None)


def rehearsed(state: State, side: Side, routine: Routine) -> Rehearsal | None:
    """A routine as it comes out if the other side does only what it must; None if it cannot be played."""
    turns: list[list[Place]] = [[]]
    for _ in range(_LONGEST):
        request = game.request(state)
        if not isinstance(request, Choose):
            return None
        if request.side == side:
            answer = follow(state, request, routine)
            if answer is None:
                return None
            if isinstance(answer, (Pass, Shoot)):
                return Rehearsal(tuple(tuple(turn) for turn in turns if turn), state, answer)
            if isinstance(answer, Move):
                turns[-1].append((answer.player, answer.hex))
        elif request.side == other(side):
            answer = _waits(state, request)
            turns += [[]] if turns[-1] else []
        else:
            return None
        state, _ = game.step(state, answer)
    return None


def _waits(state: State, request: Choose) -> Any:
    """What a side answers that changes as little as it may."""
    ends = (Call("no"), Call("done"), Call("end"))
    if (end := next((call for call in ends if call in request), None)) is not None:
        return end
    groups = moves(request)
    if not groups:
        return request.groups[0][0]
    return Move(groups[0].player, nearest(groups[0].board, state.hexes[groups[0].player]))
