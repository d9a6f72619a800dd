"""Passes in common, and those along the ground: PASS-01 to -15, -23 and -41.

A pass is called with its target. One along the ground rolls over the hexes of its path, and the defenders beside it
may intercept. Until it has come to somebody or to rest, the passer counts as the carrier and the ball is where it is.
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
from touchline.counter_attack.step import Frame, Passage
from touchline.counter_attack.targets import Moves
from touchline.kernel import Dice, Facts, Record, Refusal, Roll, Side

RANGE: Final[Mapping[PassKind, int]] = {
    "standard": 11, "short": 6, "first_time": 6, "quick_throw": 11, "throw": 6, "high": 15,
}  # fmt: skip
"""How far a pass of a kind goes (PASS-01); the others have no maximum."""

OPEN_PLAY: Final[tuple[PassKind, ...]] = ("standard", "first_time", "high", "long")
"""The passes of open play."""

BOXES: Final[Board] = BOX[LEFT] | BOX[RIGHT]


# What may be called


def targets(state: State, kind: PassKind) -> Board:
    """Where the carrier may aim a pass of a kind (PASS-02)."""
    if kind == "high":
        teammate = state.edition.high_pass_target == "teammate"
        return high_pass.targets(state, state.ball, state.carrier, maximum=RANGE["high"], teammate=teammate)
    if kind == "long":
        return long_pass.targets(state, state.ball, state.carrier)
    return ground_targets(state, state.ball, RANGE[kind])


def ground_targets(state: State, start: Hex, radius: int) -> Board:
    """The hexes to which the carrier may play a ball along the ground (PASS-03, PASS-04, PASS-05).

    It is never the next to touch it, so its own hex is none of them.
    """
    own = 1 << start | 1 << state.hexes[state.carrier]
    blockers = state.defenders if state.edition.pass_through_teammates else state.occupied & ~own
    return paths.open_targets(start, radius, blockers) & ~state.defenders & ~own


def refuses(state: State, action: Pass) -> Refusal:
    """Why the carrier may not aim a pass there."""
    if action.kind == "high":
        teammate = state.edition.high_pass_target == "teammate"
        return high_pass.refuses(state, state.ball, state.carrier, action.hex, maximum=RANGE["high"], teammate=teammate)
    if action.kind == "long":
        return long_pass.refuses(state, state.ball, state.carrier, action.hex)
    return refuses_ground(state, state.ball, action.hex, RANGE[action.kind])


def refuses_target(state: State, start: Hex, passer: Player, target: Hex) -> Refusal | None:
    """Why no pass at all may be aimed at a hex (PASS-03, PASS-04)."""
    if target < 0 or not PITCH >> target & 1:
        return Refusal("PASS-04", "pass-off-pitch")
    if target in (start, state.hexes[passer]):
        return Refusal("PASS-03", "pass-to-self", player=PlayerRef(passer))
    if state.defenders >> target & 1:
        return Refusal("PASS-04", "opponent-on-target", player=PlayerRef(state.at(target)), hex=HexRef(target))
    return None


def refuses_ground(state: State, start: Hex, target: Hex, radius: int) -> Refusal:
    """Why the carrier may not play a ball along the ground to a hex (PASS-01, PASS-05)."""
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

    Whoever plays a Standard Pass in open play may collect it again (PASS-12).
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


# Players that are moved while a pass is under way


def moves(state: State, players: Players, allowance: int) -> list[Moves]:
    """Where players can go in so many hexes, whatever their Pace; jumped and stunned ones too (MOVE-26)."""
    occupied = state.occupied
    return [
        Moves(board, player)
        for player in each(players)
        if state.hexes[player] and (board := reach(state.hexes[player], allowance, occupied))
    ]


def refuses_move(state: State, rule: str, side: Side, action: object, allowance: int) -> Refusal:
    """Why a player may not be moved so while a pass is under way."""
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
    """A pass along the ground that is under way."""

    kind: PassKind
    passer: Player
    start: Hex
    target: Hex
    reached: "next_action.After"  # what follows when a teammate has it
    space: "next_action.After"
    interceptable: bool = True
    moved: Player = NOBODY  # the defender that came nearer to a First-Time Pass (PASS-17)


class Chance(Record, frozen=True, array_like=True):
    """How a defender may intercept a pass."""

    rule: str
    player: Player
    met: Hex  # the hex of the path that entitles it, or the passer's
    natural: int  # the least face that wins; 1: nothing is rolled
    total: int = 0  # the least total that wins; 0: no total does
    attribute: Attribute = "tackling"
    wall: Hex = OFF  # where a goalkeeper dives to take the ball
    fouls: bool = False  # a natural 1 is a foul on the passer (PASS-20)

    def rolled(self, state: State, die: int) -> int:
        """What a die makes: the total where one may win, else its natural face."""
        return die + state.rating(self.player, self.attribute) if self.total else die

    def needed(self, state: State) -> int:
        """The least face that wins the ball, by itself or by its total (PASS-14, PASS-19, GK-19)."""
        return dice.least(self.natural, self.total, state.rating(self.player, self.attribute))


def ground(
    match: Match, kind: PassKind, passer: Player, start: Hex, target: Hex, *,
    barred: bool = False, interceptable: bool = True, judged: bool = True,
    reached: "next_action.After", space: "next_action.After" = "space",
) -> None:  # fmt: skip
    """A ball is played along the ground: called, counted as an action, and on its way (PASS-03).

    `barred`: who plays it may not be the next to touch it; `judged`: offside applies; `reached` and `space` say after
    what the attack calls next.
    """
    is_called(match, kind, passer, start, target, barred=barred, judged=judged)
    match.then(Rolls(GroundPass(kind, passer, start, target, reached, space, interceptable)))


class Rolls(Passage, frozen=True):
    """The ball rolls past the defenders that may intercept it, one after another, and to its target (PASS-08).

    Where it comes into a box the goalkeeper may move, once those that meet the ball before have had their attempt; the
    others are seen afterwards, and a goalkeeper that now stands in the ball's way takes it (PASS-13).
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
    """Who may still intercept, first those that meet the ball first (PASS-08, DICE-07)."""

    def order(chance: Chance) -> tuple[int, int, int, int]:
        player = chance.player
        near = paths.roll_order(ball.start, chance.met, state.hexes[player])
        return *near, state.rating(player, "tackling"), shirt(player)

    found = [chance for chance in entitled(state, ball, ahead) if chance.natural == 1 or not tried >> chance.player & 1]
    return sorted(found, key=order)


def entitled(state: State, ball: GroundPass, ahead: Board) -> list[Chance]:
    """Who may intercept: with a hex of the path beside it that no attacker shields (PASS-06).

    The passer's own hex is no part of the path (PASS-07). A goalkeeper in its box has its own ways with what is still
    ahead of the ball (GK-19); outside it is like anybody else, but takes a ball into whose way its free hex has brought
    it (PASS-13).
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
    """How likely nobody intercepts a pass, all that may rolling from where they stand (PASS-08)."""
    through = 1.0
    for chance in entitled(state, ball, PITCH):
        through *= 1 - dice.passes(chance.needed(state))
    return through


def _total(state: State) -> int:
    """The total that intercepts a pass without a natural 6; 0: none does (PASS-14)."""
    return 10 if state.edition.intercept_standard == "six_or_ten" else 0


def _of_keeper(state: State, ball: GroundPass, goalkeeper: Player, ahead: Board) -> list[Chance]:
    way = keeper.interception(state, goalkeeper, ball.start, ball.target, ahead)
    if way is None:
        return []
    wall = way.hex if way.hex != state.hexes[goalkeeper] else OFF
    return [Chance("GK-19", goalkeeper, way.met, way.natural, way.total, "saving", wall)]


class Interception(Frame, frozen=True):
    """A defender tries to intercept a pass: one die (PASS-08, PASS-14, PASS-19, GK-19).

    A 1 is no foul (PASS-10) but next to the passer (PASS-20), where the ball rolls on if the attack does (ANYOTHER-37).
    """

    chance: Chance
    passer: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.chance.player)}

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
    """Nobody has intercepted the ball: it is a teammate's, or lies free (PASS-11).

    A defender that has stepped onto the target has it, although its interception failed (PASS-42).
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
