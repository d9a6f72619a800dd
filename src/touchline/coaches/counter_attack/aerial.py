"""Balls in the air: targets, challengers, and headers."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.context import Context, moves
from touchline.coaches.counter_attack.evaluation import Option, best, receiving, shooting, worth
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.coaches.counter_attack.shape import best_move, cover, support
from touchline.counter_attack.model import Call, Head, Move, Name, Pass, PassKind, Player, State, each
from touchline.counter_attack.paths import HEADER_RANGE, header_targets, heading_range
from touchline.counter_attack.pitch import BOX, Board, Hex, around, bits, disk, distance, goal_distance, reach
from touchline.counter_attack.rules import challenges, control, dice, heading, high_pass, offside, passing
from touchline.counter_attack.rules.aerial import REACH, Challenge, Source, adds, strength
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Headers, Passes
from touchline.kernel import Choose, Side, other

_UNCHALLENGED: Final = 0.8  # how often an unchallenged ball is kept
_IN_THE_BOX: Final = 0.05  # value of a cross that nobody reaches
_SCATTERED: Final = 0.4  # how often a missed pass goes to the other side
_HEADED_AWAY: Final = 0.4  # how often its side gets a ball headed away
_FAIR_SHOT: Final = 0.15
_CHALLENGERS: Final = 2
_SOURCES: Final[Mapping[PassKind, Source]] = {"high": "high_pass", "kick": "kick", "throw_to_head": "throw_in"}


# Aiming


def options(context: Context, group: Passes, *, judged: bool) -> Iterator[Option]:
    """High passes to teammates' heads, and crosses ahead of runners into the box."""
    heads = group.board & context.mine & ~(context.offside if judged else 0)
    for hex in bits(heads):
        yield _lofted(context, group, hex, context.state.at(hex)), Pass(group.kind, hex)
    yield from _crosses(context, group)
    if not heads:
        hex = max(bits(group.board), key=HEX_VALUES[context.end].__getitem__)
        yield -context.losing(hex), Pass(group.kind, hex)


def _crosses(context: Context, group: Passes) -> Iterator[Option]:
    """Crosses to hexes where an onside teammate, free of its marker, can head at goal."""
    room = group.board & heading_range(context.end) & ~context.state.occupied & ~around(context.theirs)
    if group.kind != "high" or not room:
        return
    for runner in context.outfielders:
        start = context.state.hexes[runner]
        if runner == context.state.carrier or context.offside >> start & 1:
            continue
        if there := room & reach(start, high_pass.ALLOWANCE, context.state.occupied):
            hex = min(bits(there), key=lambda hex: goal_distance(hex, context.end))
            yield _lofted(context, group, hex, runner), Pass(group.kind, hex)


def _lofted(context: Context, group: Passes, hex: Hex, header: Player) -> float:
    """The value of a high pass to a teammate: accuracy, header, follow-up."""
    state = context.state
    own = adds(state, header, hex, 0, attacks=True)
    rivals = _rival(state, other(context.side), hex, 0 if group.kind == "throw_to_head" else high_pass.ALLOWANCE)
    won = _won(state, own, rivals)
    accurate = accuracy(context, group.kind)
    use = context.holding(hex)
    if header_targets(hex, context.end):
        use = max(use, shooting(finishing.best_header(state, own, hex, context.guard, rivals=rivals).chance))
        return accurate * won * use + (1 - accurate * won) * _IN_THE_BOX
    flies = won * use - (1 - won) * context.losing(hex)
    return accurate * flies - (1 - accurate) * _SCATTERED * context.losing(hex)


def cross(context: Context) -> float:
    """The best scoring chance from a high pass to a teammate's head, in this position."""
    state, best = context.state, 0.0
    carrier, nearest = state.carrier, state.edition.high_pass_min_distance
    near = disk(state.ball, passing.RANGE["high"]) & ~disk(state.ball, nearest - 1)
    for header in each(
        state.on(near & heading_range(context.end) & ~context.offside) & context.players & ~(1 << carrier)
    ):
        hex = state.hexes[header]
        own = adds(state, header, hex, 0, attacks=True)
        rivals = _rival(state, other(context.side), hex, high_pass.ALLOWANCE)
        scored = finishing.best_header(state, own, hex, context.guard, rivals=rivals).chance
        best = max(best, _won(state, own, rivals) * scored)
    return best * accuracy(context, "high")


def _won(state: State, own: int, rivals: tuple[int, ...]) -> float:
    """The chance of winning a header, by what both sides add to their dice."""
    return challenges.chances(state.edition, (own,), rivals).won if rivals else _UNCHALLENGED


def accuracy(context: Context, kind: PassKind) -> float:
    """The chance that a high pass is accurate."""
    state = context.state
    source = "corner" if awaited(state).set_piece() == "corner" else _SOURCES[kind]
    needed = high_pass.needed(state, state.carrier, high_pass.accuracy(state.edition, source))
    return dice.passes(needed)


def _rival(state: State, side: Side, hex: Hex, moved: int) -> tuple[int, ...]:
    """What the best defender in reach of a ball adds to its die, after a move; None if there is none."""
    most = [
        adds(state, player, hex, max(0, distance(state.hexes[player], hex) - moved), attacks=False)
        for player in each(state.on(disk(hex, REACH + moved)) & state.on_pitch(side))
    ]
    return (max(most),) if most else ()


# While it flies


def attack_moves(context: Context, request: Choose, frame: high_pass.HighPassMove) -> Any:
    """The best header moves to the target if nobody is there; otherwise another comes near."""
    target, caught = frame.ball.target, offside.offenders(context.state, direct=True)
    movers = moves(request)
    if not context.mine >> target & 1:
        there = [group for group in movers if group.board >> target & 1 and not caught >> group.player & 1]
        there = there or [group for group in movers if group.board >> target & 1]
        if there:
            header = max(there, key=lambda group: context.state.rating(group.player, "heading"))
            return Move(header.player, target)
    return best_move(context, movers, support(context), 1 << context.keeper) or request.groups[-1][0]


def defence_moves(context: Context, request: Choose, frame: high_pass.HighPassReply) -> Any:
    """A better header moves to the landing hex, or another player covers."""
    target, state = frame.ball.target, context.state
    there, headings = disk(target, 1), state.ratings("heading")
    comers = [group for group in moves(request) if group.player != context.keeper and group.board & there]
    comer = max(comers, key=lambda group: headings[group.player], default=None)
    if comer and (headings[comer.player],) > _rival(state, context.side, target, 0):
        hex = min(bits(comer.board & there), key=lambda hex: goal_distance(hex, context.own))
        return Move(comer.player, hex)
    return best_move(context, moves(request), cover(context), 1 << context.keeper) or Call("no")


def rush(context: Context, request: Choose, frame: heading.Rush) -> Any:
    """The goalkeeper comes out for the ball if that concedes less than staying."""
    board = moves(request)[0].board
    hex = min(bits(board), key=lambda hex: (distance(hex, context.state.ball), goal_distance(hex, context.own)))
    return Move(context.keeper, hex) if _comes_out(context, hex) else Call("no")


def _comes_out(context: Context, hex: Hex) -> bool:
    """Whether the goalkeeper concedes less by coming to a hex than by staying in goal.

    Beaten in the air it concedes (HEAD-18); in goal it may save a header that the defenders do not win.
    """
    state, ball = context.state, context.state.ball
    rivals = _up_for_it(state, other(context.side), ball, attacks=True)
    if not rivals:
        return True
    edition, attack, defence = state.edition, max(rivals), tuple(_up_for_it(state, context.side, ball, attacks=False))
    keeper = adds(state, context.keeper, ball, distance(hex, ball), attacks=False)
    defenders = (max(defence),) if defence else ()
    scored = finishing.best_header(state, attack, ball, context.guard, rivals=defenders).chance
    beaten = challenges.chances(edition, (attack,), (*defenders, keeper)).won
    return beaten < challenges.chances(edition, (attack,), defenders).won * scored


def _up_for_it(state: State, side: Side, ball: Hex, *, attacks: bool) -> list[int]:
    """What a side's outfielders in reach of a ball add to their dice."""
    players = state.on(disk(ball, REACH)) & state.on_pitch(side) & ~(1 << state.keeper(side))
    return [adds(state, player, ball, distance(state.hexes[player], ball), attacks=attacks) for player in each(players)]


# Challengers


def declares(context: Context, request: Choose, frame: challenges.HeaderType) -> Any:
    """A shot, if the best header has a fair chance."""
    state, challenge = context.state, frame.challenge
    own = max(strength(state, challenge, player) for player in _in_reach(context, challenge))
    rivals = _up_for_it(state, other(context.side), state.ball, attacks=False)
    facing = finishing.without_keeper(context.guard) if challenge.has_keeper(state) else context.guard
    aim = finishing.best_header(state, own, state.ball, facing, rivals=tuple(sorted(rivals)[-1:]))
    return Head(aim.hex) if aim.chance > _FAIR_SHOT else Call("head pass")


def _in_reach(context: Context, challenge: Challenge) -> list[Player]:
    state = context.state
    return list(each(state.on(disk(state.ball, REACH)) & context.players & ~(1 << challenge.passer)))


def attack_names(context: Context, request: Choose, frame: challenges.AttackDeclares) -> Any:
    """The best onside headers, at most two."""
    state, challenge = context.state, frame.challenge
    caught = offside.offenders(state, direct=True)
    names = [name for name in request.group("name") if not caught >> name.players[0] & 1]
    if (len(challenge.attackers) >= _CHALLENGERS or not names) and Call("done") in request:
        return Call("done")
    return max(names or request.group("name"), key=lambda name: strength(state, challenge, name.players[0]))


def defence_names(context: Context, request: Choose, frame: challenges.DefenceDeclares) -> Any:
    """The two best headers; the goalkeeper only if that concedes less than staying on its line."""
    state, challenge = context.state, frame.challenge
    outfielders = sum(player != context.keeper for player in challenge.defenders)

    def wanted(name: Name) -> bool:
        (player,) = name.players
        if player == context.keeper:
            return _comes_out(context, state.hexes[player])
        return outfielders < _CHALLENGERS

    names = [name for name in request.group("name") if wanted(name)]
    return max(names, key=lambda name: strength(state, challenge, name.players[0]), default=Call("done"))


# An uncontested ball


def header_or_control(context: Context, request: Choose, frame: control.HeaderOrControl) -> Any:
    """Head it if that is worth more than control; leave it if all in reach are offside."""
    state, challenge = context.state, frame.challenge
    for call in (Call("no"), Call("movement phase")):
        if call in request:
            return call
    players = _in_reach(context, challenge)
    controls = max(dice.passes(control.needed(state, player)) for player in players)
    held = controls * context.holding(state.ball) - (1 - controls) * _SCATTERED * context.losing(state.ball)
    around = disk(state.ball, HEADER_RANGE) & ~context.theirs
    at_goal = header_targets(state.ball, context.end) if challenge.is_attacker(players[0]) else 0
    headed = max(
        worth(option)
        for player in players
        for option in _headers(context, challenge, player, around & ~(1 << state.hexes[player]), at_goal)
    )
    return Call("header" if headed >= held else "control")


def free_player(context: Context, request: Choose, frame: control.FreePlayer) -> Any:
    """The best onside player for the ball."""
    state, challenge = context.state, frame.challenge
    caught = offside.offenders(state, direct=True) if challenge.is_attacker(context.keeper) else 0
    names = [name for name in request.group("name") if not caught >> name.players[0] & 1]
    if not names and Call("no") in request:
        return Call("no")

    def skill(name: Name) -> float:
        (player,) = name.players
        if player == context.keeper and BOX[context.own] >> state.ball & 1:
            return 9.0  # it catches the ball
        if frame.how == "header":
            return strength(state, challenge, player)
        return -control.needed(state, player)

    return max(names or request.group("name"), key=skill)


def head(context: Context, request: Choose, frame: heading.HeaderTarget) -> Any:
    """At goal, to the best-placed teammate, or just away."""
    return best(headed(context, request, frame))


def headed(context: Context, request: Choose, frame: heading.HeaderTarget) -> Iterator[Option]:
    """The headers worth considering."""
    board, *at_goal = [group.board for group in request.groups if isinstance(group, Headers)]
    return _headers(context, frame.challenge, frame.player, board, *at_goal, die=frame.die)


def _headers(
    context: Context, challenge: Challenge, player: Player, board: Board, at_goal: Board = 0, *, die: int = 0
) -> Iterator[Option]:
    """A player's headers with their values; `die`: the one that won the ball."""
    state, worths = context.state, HEX_VALUES[context.end]
    if at_goal:
        facing = finishing.without_keeper(context.guard) if challenge.has_keeper(state) else context.guard
        own = strength(state, challenge, player)
        aim = finishing.best_header(state, own, state.ball, facing, die=die)
        yield shooting(aim.chance), Head(aim.hex)
    for hex in bits(board & context.mine & ~context.offside):
        yield receiving(context, hex), Head(hex)
    away = max(bits(board & ~context.mine), key=worths.__getitem__)
    yield _HEADED_AWAY * worths[away] - (1 - _HEADED_AWAY) * context.losing(away), Head(away)
