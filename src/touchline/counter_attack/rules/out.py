"""The ball out of play: OUT-01 to -07."""

from touchline.counter_attack.events import WentOut
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, side_of
from touchline.counter_attack.paths import Out
from touchline.counter_attack.pitch import PITCH, Hex, nearest, step_aside
from touchline.counter_attack.rules import set_pieces
from touchline.kernel import Side, other


def goes_out(match: Match, out: Out, touched_by: Side) -> None:
    """The ball has left the pitch: a throw-in, a corner or a goal kick, never a goal (OUT-01, OUT-02).

    Over a touchline it is a throw-in to the side that did not touch it last (OUT-03, OUT-04). Over a goal line the
    side that touched it last decides between goal kick and corner, and either way the other one has it (OUT-05). Play
    has stopped, and any Movement Phase is over (OUT-07).
    """
    assert out.restart != "goal"
    match.leave_ball(out.last)
    match.note(WentOut("OUT-01", out.last))
    rule = "OUT-04" if out.restart == "throw_in" else "OUT-05"
    set_pieces.give(match, rule, out.restart, other(touched_by), out.hex)


def clear_hex(match: Match, hex: Hex, side: Side, *, teammates: bool = False) -> None:
    """Make room on the restart hex: an opponent there steps aside (OUT-06).

    At a corner a teammate makes room too, on the nearest free hex in any direction (SETPIECE-06).
    """
    state = match.state
    player = state.at(hex)
    if player == NOBODY:
        return
    own, free = state.defends(side_of(player)), PITCH & ~state.occupied
    if side_of(player) != side:
        match.place("OUT-06", player, step_aside(hex, own, free))
    elif teammates:
        match.place("SETPIECE-06", player, nearest(hex, own, free))
