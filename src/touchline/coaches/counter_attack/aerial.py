"""Balls in the air: whom to aim at, who goes up for them, and where they are headed."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.scene import Scene, moves
from touchline.coaches.counter_attack.shape import best_move, cover, support
from touchline.coaches.counter_attack.weighing import Option, best, receiving, shooting, worth
from touchline.coaches.counter_attack.worth import WORTH
from touchline.counter_attack.model import Call, Head, Move, Name, Pass, PassKind, Player, State, each
from touchline.counter_attack.paths import HEADER_RANGE, header_targets, heading_range
from touchline.counter_attack.pitch import BOX, Board, Hex, around, bits, disk, distance, goal_distance, reach
from touchline.counter_attack.rules import challenges, control, corners, dice, heading, high_pass, offside, passing
from touchline.counter_attack.rules.aerial import REACH, Challenge, Source, adds, strength
from touchline.counter_attack.targets import Headers, Passes
from touchline.kernel import Choose, Side, other

_UNCHALLENGED: Final = 0.8  # how often a ball that nobody challenges is kept
_IN_THE_BOX: Final = 0.05  # what a cross is worth that nobody gets to
_SCATTERED: Final = 0.4  # how often a ball that misses its target is the other side's
_HEADED_AWAY: Final = 0.4  # how often the own side gets a ball that was headed away
_FAIR_SHOT: Final = 0.15
_CHALLENGERS: Final = 2
_SOURCES: Final[Mapping[PassKind, Source]] = {"high": "high_pass", "kick": "kick", "throw_to_head": "throw_in"}


# Aiming


def options(scene: Scene, group: Passes, *, judged: bool) -> Iterator[Option]:
    """High passes to the heads of teammates, and crosses in front of those that run into the box."""
    heads = group.board & scene.mine & ~(scene.offside if judged else 0)
    for hex in bits(heads):
        yield _lofted(scene, group, hex, scene.state.at(hex)), Pass(group.kind, hex)
    yield from _crosses(scene, group)
    if not heads:
        hex = max(bits(group.board), key=WORTH[scene.end].__getitem__)
        yield -scene.losing(hex), Pass(group.kind, hex)


def _crosses(scene: Scene, group: Passes) -> Iterator[Option]:
    """Crosses to where an onside teammate heads at goal, once it has shaken off its marker."""
    room = group.board & heading_range(scene.end) & ~scene.state.occupied & ~around(scene.theirs)
    if group.kind != "high" or not room:
        return
    for runner in scene.outfielders:
        start = scene.state.hexes[runner]
        if runner == scene.state.carrier or scene.offside >> start & 1:
            continue
        if there := room & reach(start, high_pass.ALLOWANCE, scene.state.occupied):
            hex = min(bits(there), key=lambda hex: goal_distance(hex, scene.end))
            yield _lofted(scene, group, hex, runner), Pass(group.kind, hex)


def _lofted(scene: Scene, group: Passes, hex: Hex, header: Player) -> float:
    """What a high pass to a teammate is worth: accurate, won in the air, and put to use."""
    state = scene.state
    own = adds(state, header, hex, 0, attacks=True)
    rivals = _rival(state, other(scene.side), hex, 0 if group.kind == "throw_to_head" else high_pass.ALLOWANCE)
    won = _won(state, own, rivals)
    accurate = accuracy(scene, group.kind)
    use = scene.holding(hex)
    if header_targets(hex, scene.end):
        use = max(use, shooting(finishing.best_header(state, own, hex, scene.guard, rivals=rivals).chance))
        return accurate * won * use + (1 - accurate * won) * _IN_THE_BOX
    flies = won * use - (1 - won) * scene.losing(hex)
    return accurate * flies - (1 - accurate) * _SCATTERED * scene.losing(hex)


def cross(scene: Scene) -> float:
    """The best chance to score with a high pass to the head of a teammate, as players stand."""
    state, best = scene.state, 0.0
    carrier, nearest = state.carrier, state.edition.high_pass_min_distance
    near = disk(state.ball, passing.RANGE["high"]) & ~disk(state.ball, nearest - 1)
    for header in each(state.on(near & heading_range(scene.end) & ~scene.offside) & scene.players & ~(1 << carrier)):
        hex = state.hexes[header]
        own = adds(state, header, hex, 0, attacks=True)
        rivals = _rival(state, other(scene.side), hex, high_pass.ALLOWANCE)
        scored = finishing.best_header(state, own, hex, scene.guard, rivals=rivals).chance
        best = max(best, _won(state, own, rivals) * scored)
    return best * accuracy(scene, "high")


def _won(state: State, own: int, rivals: tuple[int, ...]) -> float:
    """How likely a header is won, by what its player and its rivals add to their dice."""
    return challenges.chances(state.edition, (own,), rivals).won if rivals else _UNCHALLENGED


def accuracy(scene: Scene, kind: PassKind) -> float:
    """How likely a high pass comes down where it is aimed."""
    state = scene.state
    source = "corner" if isinstance(state.stack[-1], corners.CornerChoice) else _SOURCES[kind]
    needed = high_pass.needed(state, state.carrier, high_pass.accuracy(state.edition, source))
    return dice.passes(needed)


def _rival(state: State, side: Side, hex: Hex, moved: int) -> tuple[int, ...]:
    """What the best adds that a defending side can bring up for a ball over a hex, who may move some hexes; if any."""
    most = [
        adds(state, player, hex, max(0, distance(state.hexes[player], hex) - moved), attacks=False)
        for player in each(state.on(disk(hex, REACH + moved)) & state.on_pitch(side))
    ]
    return (max(most),) if most else ()


# While it flies


def attack_moves(scene: Scene, request: Choose, frame: high_pass.HighPassMove) -> Any:
    """The best header goes to the target if nobody is there; otherwise one more comes near."""
    target, caught = frame.ball.target, offside.offenders(scene.state, direct=True)
    movers = moves(request)
    if not scene.mine >> target & 1:
        there = [group for group in movers if group.board >> target & 1 and not caught >> group.player & 1]
        there = there or [group for group in movers if group.board >> target & 1]
        if there:
            header = max(there, key=lambda group: scene.state.rating(group.player, "heading"))
            return Move(header.player, target)
    return best_move(scene, movers, support(scene), 1 << scene.keeper) or request.groups[-1][0]


def defence_moves(scene: Scene, request: Choose, frame: high_pass.HighPassReply) -> Any:
    """A better header comes to where the ball will fall, else somebody covers."""
    target, state = frame.ball.target, scene.state
    there, headings = disk(target, 1), state.ratings("heading")
    comers = [group for group in moves(request) if group.player != scene.keeper and group.board & there]
    comer = max(comers, key=lambda group: headings[group.player], default=None)
    if comer and (headings[comer.player],) > _rival(state, scene.side, target, 0):
        hex = min(bits(comer.board & there), key=lambda hex: goal_distance(hex, scene.own))
        return Move(comer.player, hex)
    return best_move(scene, moves(request), cover(scene), 1 << scene.keeper) or Call("no")


def rush(scene: Scene, request: Choose, frame: heading.Rush) -> Any:
    """The goalkeeper comes out for a ball that is safer in its hands, if it gets there, than on the way to its goal."""
    board = moves(request)[0].board
    hex = min(bits(board), key=lambda hex: (distance(hex, scene.state.ball), goal_distance(hex, scene.own)))
    return Move(scene.keeper, hex) if _comes_out(scene, hex) else Call("no")


def _comes_out(scene: Scene, hex: Hex) -> bool:
    """Whether the goalkeeper concedes less if it goes up for the ball from a hex than if it stays in its goal.

    Beaten in the air it has conceded (HEAD-18); in goal it has a header to save, if the defenders let it come to that.
    """
    state, ball = scene.state, scene.state.ball
    rivals = _up_for_it(state, other(scene.side), ball, attacks=True)
    if not rivals:
        return True
    edition, attack, defence = state.edition, max(rivals), tuple(_up_for_it(state, scene.side, ball, attacks=False))
    keeper = adds(state, scene.keeper, ball, distance(hex, ball), attacks=False)
    defenders = (max(defence),) if defence else ()
    scored = finishing.best_header(state, attack, ball, scene.guard, rivals=defenders).chance
    beaten = challenges.chances(edition, (attack,), (*defenders, keeper)).won
    return beaten < challenges.chances(edition, (attack,), defenders).won * scored


def _up_for_it(state: State, side: Side, ball: Hex, *, attacks: bool) -> list[int]:
    """What the outfielders of a side in reach of a ball add to their dice."""
    players = state.on(disk(ball, REACH)) & state.on_pitch(side) & ~(1 << state.keeper(side))
    return [adds(state, player, ball, distance(state.hexes[player], ball), attacks=attacks) for player in each(players)]


# Who goes up


def declares(scene: Scene, request: Choose, frame: challenges.HeaderType) -> Any:
    """A shot, if the best header has a fair chance with it."""
    state, challenge = scene.state, frame.challenge
    own = max(strength(state, challenge, player) for player in _in_reach(scene, challenge))
    rivals = _up_for_it(state, other(scene.side), state.ball, attacks=False)
    facing = finishing.without_keeper(scene.guard) if challenge.has_keeper(state) else scene.guard
    aim = finishing.best_header(state, own, state.ball, facing, rivals=tuple(sorted(rivals)[-1:]))
    return Head(aim.hex) if aim.chance > _FAIR_SHOT else Call("head pass")


def _in_reach(scene: Scene, challenge: Challenge) -> list[Player]:
    state = scene.state
    return list(each(state.on(disk(state.ball, REACH)) & scene.players & ~(1 << challenge.passer)))


def attack_names(scene: Scene, request: Choose, frame: challenges.AttackDeclares) -> Any:
    """The best headers that are onside, two at most."""
    state, challenge = scene.state, frame.challenge
    caught = offside.offenders(state, direct=True)
    names = [name for name in request.group("name") if not caught >> name.players[0] & 1]
    if (len(challenge.attackers) >= _CHALLENGERS or not names) and Call("done") in request:
        return Call("done")
    return max(names or request.group("name"), key=lambda name: strength(state, challenge, name.players[0]))


def defence_names(scene: Scene, request: Choose, frame: challenges.DefenceDeclares) -> Any:
    """The two best headers; the goalkeeper only if it concedes less than on its line."""
    state, challenge = scene.state, frame.challenge
    outfielders = sum(player != scene.keeper for player in challenge.defenders)

    def wanted(name: Name) -> bool:
        (player,) = name.players
        if player == scene.keeper:
            return _comes_out(scene, state.hexes[player])
        return outfielders < _CHALLENGERS

    names = [name for name in request.group("name") if wanted(name)]
    return max(names, key=lambda name: strength(state, challenge, name.players[0]), default=Call("done"))


# With a ball of its own


def header_or_control(scene: Scene, request: Choose, frame: control.HeaderOrControl) -> Any:
    """Head it where that is worth more than to bring it down; leave it where all in reach are offside."""
    state, challenge = scene.state, frame.challenge
    for call in (Call("no"), Call("movement phase")):
        if call in request:
            return call
    players = _in_reach(scene, challenge)
    controls = max(dice.passes(control.needed(state, player)) for player in players)
    held = controls * scene.holding(state.ball) - (1 - controls) * _SCATTERED * scene.losing(state.ball)
    around = disk(state.ball, HEADER_RANGE) & ~scene.theirs
    at_goal = header_targets(state.ball, scene.end) if challenge.is_attacker(players[0]) else 0
    headed = max(
        worth(option)
        for player in players
        for option in _headers(scene, challenge, player, around & ~(1 << state.hexes[player]), at_goal)
    )
    return Call("header" if headed >= held else "control")


def free_player(scene: Scene, request: Choose, frame: control.FreePlayer) -> Any:
    """Whoever plays it best, and is onside."""
    state, challenge = scene.state, frame.challenge
    caught = offside.offenders(state, direct=True) if challenge.is_attacker(scene.keeper) else 0
    names = [name for name in request.group("name") if not caught >> name.players[0] & 1]
    if not names and Call("no") in request:
        return Call("no")

    def skill(name: Name) -> float:
        (player,) = name.players
        if player == scene.keeper and BOX[scene.own] >> state.ball & 1:
            return 9.0  # it catches the ball
        if frame.how == "header":
            return strength(state, challenge, player)
        return -control.needed(state, player)

    return max(names or request.group("name"), key=skill)


def head(scene: Scene, request: Choose, frame: heading.HeaderTarget) -> Any:
    """At goal, to the teammate who makes most of it, or just away."""
    return best(headed(scene, request, frame))


def headed(scene: Scene, request: Choose, frame: heading.HeaderTarget) -> Iterator[Option]:
    """Where the ball may be headed, as far as it is worth a thought."""
    board, *at_goal = [group.board for group in request.groups if isinstance(group, Headers)]
    return _headers(scene, frame.challenge, frame.player, board, *at_goal, die=frame.die)


def _headers(
    scene: Scene, challenge: Challenge, player: Player, board: Board, at_goal: Board = 0, *, die: int = 0
) -> Iterator[Option]:
    """Where a player may head the ball, with what that is worth; `die`: with which it has won it."""
    state, worths = scene.state, WORTH[scene.end]
    if at_goal:
        facing = finishing.without_keeper(scene.guard) if challenge.has_keeper(state) else scene.guard
        own = strength(state, challenge, player)
        aim = finishing.best_header(state, own, state.ball, facing, die=die)
        yield shooting(aim.chance), Head(aim.hex)
    for hex in bits(board & scene.mine & ~scene.offside):
        yield receiving(scene, hex), Head(hex)
    away = max(bits(board & ~scene.mine), key=worths.__getitem__)
    yield _HEADED_AWAY * worths[away] - (1 - _HEADED_AWAY) * scene.losing(away), Head(away)
