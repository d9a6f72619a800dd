"""Ready-made routines for set pieces: the taker, the placements, and the pass or shot.

A routine is a plan of the attack, made for the position as it stands. `follow` answers one question by it, with the
nearest legal hex where the planned one is taken or offside; `rehearsed` plays it against opponents who stay.
"""

from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context, moves, nearest
from touchline.coaches.counter_attack.routine_drafts import Place, Routine, drawn_up, restart
from touchline.counter_attack import game
from touchline.counter_attack.model import NOBODY, Call, Move, Name, Pass, Player, Shoot, State
from touchline.counter_attack.pitch import Board, Hex, around, bits, distance, goal_distance
from touchline.counter_attack.rules import set_pieces, shoot_out
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Passes, Shots, Targets
from touchline.kernel import Choose, Side, other, replace

_MOST: Final = 4  # routines on offer
_LONGEST: Final = 80  # questions of a set piece, more than any has
_NEAR_ENOUGH: Final = 2  # hexes from a planned hex that somebody else has taken
_INSIDE_POST: Final = 1  # the place among the hexes of the goal at which a penalty is aimed


class Rehearsal(NamedTuple):
    """A routine carried out against opponents who stay: each turn's placements, and the call with its state."""

    turns: tuple[tuple[Place, ...], ...]
    state: State
    call: Pass | Shoot


def is_prepared(state: State, side: Side) -> bool:
    """Whether a side has a set piece to take for which there are routines."""
    return side == state.attack and restart(state) not in (None, "kick_off") and not shoot_out.is_on(state)


def routines(state: State, side: Side) -> tuple[Routine, ...]:
    """The routines that can be played from a position, with the places where players can really be put."""
    if not is_prepared(state, side):
        return ()
    found: list[Routine] = []
    for draft in drawn_up(Context(state, side), restart(state)):
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
    return (
        isinstance(played.call, Shoot)
        or routine.name == "space"
        or played.state.hexes[routine.receiver] == played.call.hex
    )


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
    leaves = set_pieces.forbidden(state, "penalty") if restart(state) == "penalty" else 0

    def first(player: Player) -> tuple[bool, bool, int]:
        hex = state.hexes[player]
        return (not leaves >> hex & 1, player != routine.taker, distance(hex, state.ball))

    player = min(groups, key=first)
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
    if routine.call == "shoot" and restart(state) == "penalty":
        goal = next((group for group in request.groups if isinstance(group, Shots)), None)
        return Shoot(tuple(bits(goal.board))[_INSIDE_POST]) if goal else None  # each hex is as good as the others
    if routine.name == "space":
        return _into_space(state, request, routine)
    if routine.call == "shoot":
        aim = finishing.best(state, state.carrier, state.ball, finishing.guard(state), "free_kick")
        return shot if (shot := Shoot(aim.hex)) in request else None
    others = [player for player, _ in routine.places if player not in (routine.receiver, routine.taker)]
    passes = [Pass(routine.call, state.hexes[player]) for player in (routine.receiver, *others) if player != NOBODY]
    offered = [one for one in passes if one in request]
    offside = Context(state, state.attack).offside if restart(state) == "free_kick" else 0
    return next((one for one in offered if not offside >> one.hex & 1), offered[0] if offered else None)


def _into_space(state: State, request: Choose, routine: Routine) -> Pass | None:
    """A throw to the free hex nearest to the receiver, away from opponents if there is one."""
    board = next((group.board for group in request.groups if isinstance(group, Passes) and group.kind == "throw"), 0)
    theirs = Context(state, state.attack).theirs
    free = board & ~state.occupied
    if not (safe := free & ~around(theirs) or free):
        return None
    return Pass("throw", nearest(safe, state.hexes[routine.receiver]))


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
