"""Offside: OFFSIDE-01 to -07."""

from touchline.counter_attack import pitch
from touchline.counter_attack.events import OffsideGiven
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import OFF, Player, Players, State, side_of
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.rules import set_pieces
from touchline.kernel import other


def positions(state: State, start: Hex) -> Players:
    """The attackers in an offside position for a pass from this hex (OFFSIDE-01)."""
    ahead = state.attackers & pitch.HALF[state.goal] & pitch.goal_side(start, state.goal)
    beyond = ahead and pitch.offside(ahead, start, state.defenders, state.goal)
    return state.on(beyond) if beyond else 0


def mark(match: Match, passer: Player, start: Hex) -> None:
    """A pass or headed pass is called; offside is judged now or when it is received (OFFSIDE-02)."""
    at_call = match.edition.offside_moment == "call"
    marked = positions(match.state, start) & ~(1 << passer) if at_call else 0
    match.change(offside=marked, passed_from=start)


def offenders(state: State, *, direct: bool) -> Players:
    """The attackers who are offside if they touch the ball first (OFFSIDE-03).

    If judged at reception, only if the pass reaches them directly, or they go for the header. A loose ball or a touch
    by the defence leaves no pass to judge (OFFSIDE-04), nor does a set piece without offside (SETPIECE-14).
    """
    if state.edition.offside_moment == "call":
        return state.offside
    if not direct or state.passed_from == OFF:
        return 0
    return positions(state, state.passed_from) & ~(1 << state.touched)


def caught(match: Match, player: Player, *, direct: bool) -> bool:
    """Whether an attacker who touches the ball first is offside; if so, the free kick follows.

    `direct`: a pass reached it, or it is named for a header or control (OFFSIDE-06); false for a ball collected in
    space. A player who leaves the ball alone is not penalised (OFFSIDE-07). The free kick is taken on the player's hex
    (OFFSIDE-05, ANYOTHER-31).
    """
    state = match.state
    if not offenders(state, direct=direct) >> player & 1:
        return False
    hex = state.hexes[player]
    match.note(OffsideGiven("OFFSIDE-05", player, hex))
    set_pieces.give(match, "OFFSIDE-05", "free_kick", other(side_of(player)), hex)
    return True
