"""Passes in general, and passes along the ground: PASS-01 to -15, -23 and -41.

A pass is called with its target. A ground pass rolls over the hexes of its path, and adjacent defenders may
intercept it. Until it arrives or stops, the passer counts as the carrier and has the ball.
"""

from collections.abc import Mapping
from typing import Final

from touchline.counter_attack import paths
from touchline.counter_attack.cards import Attribute
from touchline.counter_attack.events import BallCollected, Fouled, PassArrived, PassCalled, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    NOBODY,
    OFF,
    TEAM,
    Move,
    Pass,
    PassKind,
    Player,
    Players,
    State,
    each,
    shirt,
    side_of,
)
from touchline.counter_attack.pitch import BOX, LEFT, PITCH, RIGHT, Board, Hex, bits, board_of, distance, reach
from touchline.counter_attack.refs import HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import (
    clock,
    dice,
    first_time,
    fouls,
    high_pass,
    keeper,
    long_pass,
    movement,
    next_action,
    offside,
)
from touchline.counter_attack.step import Counted, Frame, Passage
from touchline.counter_attack.targets import Moves
from touchline.kernel import Dice, Facts, Record, Refusal, Roll, Side

RANGE: Final[Mapping[PassKind, int]] = {
    "standard": 11, "short": 6, "first_time": 6, "quick_throw": 11, "throw": 6, "high": 15,
}  # fmt: skip
"""The range of each kind of pass (PASS-01); the others have none."""

OPEN_PLAY: Final[tuple[PassKind, ...]] = ("standard", "first_time", "high", "long")
"""The passes of open play."""

BOXES: Final[Board] = BOX[LEFT] | BOX[RIGHT]


# What may be called


def targets(state: State, kind: PassKind) -> Board:
    """The targets of a kind of pass (PASS-02)."""
    if kind == "high":
        teammate = state.edition.high_pass_target == "teammate"
        return high_pass.targets(state, state.ball, state.carrier, maximum=RANGE["high"], teammate=teammate)
    if kind == "long":
        return long_pass.targets(state, state.ball, state.carrier)
    return ground_targets(state, state.ball, RANGE[kind])


def ground_targets(state: State, start: Hex, radius: int) -> Board:
    """The hexes to which the carrier may play a ball along the ground (PASS-03, PASS-04, PASS-05).

    Not its own hex, since it may never be the next to touch the ball.
    """
    own = 1 << start | 1 << state.hexes[state.carrier]
    blockers = state.defenders if state.edition.pass_through_teammates else state.occupied & ~own
    return paths.open_targets(start, radius, blockers) & ~state.defenders & ~own


def refuses(state: State, action: Pass) -> Refusal:
    """The refusal of a pass to a hex."""
    if action.kind == "high":
        teammate = state.edition.high_pass_target == "teammate"
        return high_pass.refuses(state, state.ball, state.carrier, action.hex, maximum=RANGE["high"], teammate=teammate)
    if action.kind == "long":
        return long_pass.refuses(state, state.ball, state.carrier, action.hex)
    return refuses_ground(state, state.ball, action.hex, RANGE[action.kind])


def refuses_target(state: State, start: Hex, passer: Player, target: Hex) -> Refusal | None:
    """The refusal of a hex as the target of any pass (PASS-03, PASS-04)."""
    if target < 0 or not PITCH >> target & 1:
        return Refusal("PASS-04", "pass-off-pitch")
    if target in (start, state.hexes[passer]):
        return Refusal("PASS-03", "pass-to-self", player=PlayerRef(passer))
    if state.defenders >> target & 1:
        return Refusal("PASS-04", "opponent-on-target", player=PlayerRef(state.at(target)), hex=HexRef(target))
    return None


def refuses_ground(state: State, start: Hex, target: Hex, radius: int) -> Refusal:
    """The refusal of a ground pass to a hex (PASS-01, PASS-05)."""
    if refusal := refuses_target(state, start, state.carrier, target):
        return refusal
    if (away := distance(start, target)) > radius:
        return Refusal("PASS-01", "pass-out-of-range", hex=HexRef(target), away=away, radius=radius)
    way = [state.at(hex) for hex in paths.path(start, target)[:-1]]
    opponent = next((player for player in way if player != NOBODY and side_of(player) != state.attack), NOBODY)
    if opponent != NOBODY:
        return Refusal("PASS-05", "path-blocked", player=PlayerRef(opponent), hex=HexRef(state.hexes[opponent]))
    teammate = next(player for player in way if player not in (NOBODY, state.carrier))
    return Refusal("PASS-05", "path-blocked-by-teammate", player=PlayerRef(teammate), hex=HexRef(state.hexes[teammate]))


def call(match: Match, action: Pass, *, set_piece: bool) -> None:
    """The carrier plays a pass; the taker of a set piece may not be the next to touch it (PASS-02, PASS-41).

    In open play a passer may collect its own Standard Pass (PASS-12).
    """
    state, kind, target = match.state, action.kind, action.hex
    passer, start = state.carrier, state.ball
    if kind == "first_time":
        first_time.play(match, passer, start, target)
    elif kind == "high":
        high_pass.fly(
            match, "high", passer, start, target, source="high_pass", moves=True, barred=set_piece, judged=True
        )  # fmt: skip
    elif kind == "long":
        long_pass.play(match, passer, start, target, barred=set_piece)
    else:  # a Short Pass counts as a Standard Pass (PASS-15, PASS-23)
        ground(match, kind, passer, start, target, barred=set_piece, reached="short" if kind == "short" else "standard")


def is_called(
    match: Match, kind: PassKind, passer: Player, start: Hex, target: Hex, *, barred: bool, judged: bool
) -> None:
    """A pass of any kind is called: an action (CLOCK-07), with type and target announced together (PASS-02).

    `judged`: offside applies (SETPIECE-14); no mark of an earlier pass is left since the passer was given the ball.
    """
    clock.spend(match)
    match.note(PassCalled("PASS-02", kind, passer, start, target))
    match.kick(passer, barred=barred)
    if judged:
        offside.mark(match, passer, start)


# Moves while a pass is under way


def moves(state: State, players: Players, allowance: int) -> list[Moves]:
    """The moves of players within this many hexes, regardless of Pace; even jumped or stunned (MOVE-26)."""
    occupied = state.occupied
    return [
        Moves(board, player)
        for player in each(players)
        if state.hexes[player] and (board := reach(state.hexes[player], allowance, occupied))
    ]


def refuses_move(state: State, rule: str, side: Side, action: object, allowance: int) -> Refusal:
    """The refusal of a move while a pass is under way."""
    if not isinstance(action, Move):
        return Refusal(rule, "one-player-may-move", side=SideRef(side), allowance=allowance)
    player = action.player
    if player < 0 or not TEAM[side] >> player & 1 or not state.hexes[player]:
        return Refusal(rule, "other-side-moves", side=SideRef(side))
    if action.hex == state.hexes[player]:
        return Refusal(rule, "already-there", player=PlayerRef(player))
    if action.hex < 0 or not PITCH >> action.hex & 1:
        return Refusal("MOVE-06", "stays-on-pitch", player=PlayerRef(player))
    return movement.refuses_hex(state, player, action.hex, allowance, rule)


# Along the ground


class GroundPass(Record, frozen=True, array_like=True):
    """A ground pass under way."""

    kind: PassKind
    passer: Player
    start: Hex
    target: Hex
    reached: "next_action.After"  # the row of the table if a teammate gets it
    space: "next_action.After"
    interceptable: bool = True
    moved: Player = NOBODY  # the defender moved against a First-Time Pass (PASS-17)


class Chance(Record, frozen=True, array_like=True):
    """A defender's chance to intercept a pass."""

    rule: str
    player: Player
    met: Hex  # the entitling hex of the path, or the passer's
    natural: int  # natural face that wins; 1: no roll
    total: int = 0  # total that wins; 0: none
    attribute: Attribute = "tackling"
    wall: Hex = OFF  # where a goalkeeper dives to take the ball
    fouls: bool = False  # a natural 1 is a foul on the passer (PASS-20)

    def rolled(self, state: State, die: int) -> int:
        """The value of a die: its total if a total can win, else its natural face."""
        return die + state.rating(self.player, self.attribute) if self.total else die

    def needed(self, state: State) -> int:
        """The lowest face that wins the ball, naturally or by its total (PASS-14, PASS-19, GK-19)."""
        return dice.least(self.natural, self.total, state.rating(self.player, self.attribute))


def ground(
    match: Match, kind: PassKind, passer: Player, start: Hex, target: Hex, *,
    barred: bool = False, interceptable: bool = True, judged: bool = True,
    reached: "next_action.After", space: "next_action.After" = "space",
) -> None:  # fmt: skip
    """Call a ball along the ground, an action (PASS-03).

    `barred`: the passer may not be the next to touch it; `judged`: offside applies; `reached` and `space`: the rows of
    the table for the next action.
    """
    is_called(match, kind, passer, start, target, barred=barred, judged=judged)
    match.then(Rolls(GroundPass(kind, passer, start, target, reached, space, interceptable)))


class Rolls(Passage, frozen=True):
    """The ball rolls past the possible interceptors, one by one, to its target (PASS-08).

    When it enters a box the goalkeeper may move, after the attempts of those who meet the ball before. The others are
    determined afterwards, and a goalkeeper now in the ball's way takes it (PASS-13).
    """

    ball: GroundPass
    tried: Players = 0
    entered: bool = False

    def runs(self, match: Match) -> None:
        state, ball = match.state, self.ball
        way = paths.path(ball.start, ball.target)
        entry = paths.entry(ball.start, way, BOXES)
        before = way[: way.index(entry)] if entry is not None else ()
        ahead = PITCH & ~board_of(before) if self.entered else PITCH
        chances = in_order(state, ball, self.tried, ahead) if ball.interceptable else []
        if entry is not None and not self.entered:
            chances = [chance for chance in chances if chance.met in (ball.start, *before)]
            if not chances:
                free_move = keeper.box_move(state, ball.start, entry, "PASS-13")
                match.then(*free_move, Rolls(ball, self.tried, entered=True))
                return
        if not chances:
            arrives(match, ball)
            return
        first = chances[0]
        if first.natural == 1:
            keeper.collects(match, first.rule, first.player, "interception", first.met)
        else:
            match.then(Interception(first, ball.passer), Rolls(ball, self.tried | 1 << first.player, self.entered))


def in_order(state: State, ball: GroundPass, tried: Players, ahead: Board) -> list[Chance]:
    """The remaining interceptors, in the order in which they meet the ball (PASS-08, DICE-07)."""

    def order(chance: Chance) -> tuple[int, int, int, int]:
        player = chance.player
        near = paths.roll_order(ball.start, chance.met, state.hexes[player])
        return *near, state.rating(player, "tackling"), shirt(player)

    found = [chance for chance in entitled(state, ball, ahead) if chance.natural == 1 or not tried >> chance.player & 1]
    return sorted(found, key=order)


def entitled(state: State, ball: GroundPass, ahead: Board) -> list[Chance]:
    """The defenders who may intercept: next to a hex of the path that no attacker shields (PASS-06).

    The passer's own hex is no part of the path (PASS-07). A goalkeeper in its box follows GK-19; outside it is like
    anybody else, but takes a ball if its free hex has brought it in the way (PASS-13).
    """
    defenders = state.defenders
    chances: list[Chance] = []
    goalkeeper = state.keeper(state.defence)
    place = state.hexes[goalkeeper]
    if state.in_own_box(goalkeeper):
        defenders ^= 1 << place
        chances += _of_keeper(state, ball, goalkeeper, ahead)
    elif goalkeeper != ball.moved and paths.path_board(ball.start, ball.target) & ahead & 1 << place:
        chances.append(Chance("PASS-13", goalkeeper, place, 1))
    first = ball.kind == "first_time"
    rule, total = ("PASS-19", first_time.total(state)) if first else ("PASS-14", _total(state))
    for hex in bits(paths.interceptors(ball.start, ball.target, state.attackers, defenders)):
        met = paths.interception_hex(ball.start, ball.target, state.attackers, hex)
        assert met is not None
        chances.append(Chance(rule, state.at(hex), met, 6, total))
    return chances if ball.moved == NOBODY else first_time.with_moved(state, ball, chances)


def goes_through(state: State, ball: GroundPass) -> float:
    """The chance that nobody intercepts a pass, if all stay where they are (PASS-08)."""
    through = 1.0
    for chance in entitled(state, ball, PITCH):
        through *= 1 - dice.passes(chance.needed(state))
    return through


def _total(state: State) -> int:
    """The total that intercepts a pass; 0: only a natural 6 does (PASS-14)."""
    return 10 if state.edition.intercept_standard == "six_or_ten" else 0


def _of_keeper(state: State, ball: GroundPass, goalkeeper: Player, ahead: Board) -> list[Chance]:
    way = keeper.interception(state, goalkeeper, ball.start, ball.target, ahead)
    if way is None:
        return []
    wall = way.hex if way.hex != state.hexes[goalkeeper] else OFF
    return [Chance("GK-19", goalkeeper, way.met, way.natural, way.total, "saving", wall)]


class Interception(Frame, frozen=True):
    """A defender rolls to intercept a pass (PASS-08, PASS-14, PASS-19, GK-19).

    A 1 is a foul only next to the passer (PASS-10, PASS-20); if the attack plays on, the ball rolls on (ANYOTHER-37).
    """

    chance: Chance
    passer: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.chance.player)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        player, attribute = self.chance.player, self.chance.attribute
        return (Counted(player, attribute, state.rating(player, attribute)),) if self.chance.total else ()

    def asks(self, state: State) -> Roll:
        return dice.test(self.chance.rule, state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die, state, chance = dice.face(rolled), match.state, self.chance
        player, total, won = chance.player, chance.rolled(state, die), die >= chance.needed(state)
        match.note(Tested(chance.rule, "intercept", player, die, total, chance.total or chance.natural, won))
        if won:
            if chance.wall != OFF:
                keeper.push(match, player, chance.wall)
            keeper.collects(match, "PASS-09", player, "interception", chance.met)
        elif die == 1 and chance.fouls:
            hex = state.hexes[self.passer]
            match.note(Fouled("PASS-20", player, self.passer, hex))
            match.then(fouls.Foul("first_time", player, self.passer, hex))


def arrives(match: Match, ball: GroundPass) -> None:
    """The pass arrives: a teammate has the ball, or it lies free (PASS-11).

    A defender who stepped onto the target has it, even after a failed interception (PASS-42).
    """
    state, target = match.state, ball.target
    receiver = state.at(target)
    if receiver == NOBODY:
        match.leave_ball(target)
        match.note(PassArrived("PASS-11", ball.kind, ball.passer, NOBODY, target))
        next_action.goes_on(match, ball.space)
    elif side_of(receiver) != state.attack:
        keeper.collects(match, "PASS-42", receiver, "interception")
    elif not offside.caught(match, receiver, direct=True):
        match.give_ball(receiver)
        match.note(PassArrived("PASS-11", ball.kind, ball.passer, receiver, target))
        match.note(BallCollected("PASS-11", receiver, "pass"))
        next_action.goes_on(match, ball.reached)
