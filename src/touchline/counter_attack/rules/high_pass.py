"""High Passes, from corners and goalkeepers too: PASS-24 to -33. Misses in the air: PASS-38.

Once the target is named, each side may move a player up to three hexes, attack first. Then accuracy is rolled.
"""

from collections.abc import Mapping
from typing import Final

from touchline.counter_attack import paths
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import BallCollected, PassArrived, Scattered, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, TEAM, Call, Move, PassKind, Player, State, each, shirt
from touchline.counter_attack.pitch import PITCH, Board, Hex, bits, disk, distance, goal_distance, reach
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import dice, heading, keeper, long_pass, next_action, out, passing
from touchline.counter_attack.rules.aerial import Source
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import Choose, Dice, Facts, Group, Record, Refusal, Roll, Step, replace

ALLOWANCE: Final = 3
"""The move of each side while the ball is in the air, in hexes (PASS-27)."""

_ACCURACY: Final = 8
_ACCURACY_RULE: Final[Mapping[Source, str]] = {"high_pass": "PASS-29", "corner": "SETPIECE-12", "kick": "GK-07"}


# Where to


def targets(
    state: State, start: Hex, passer: Player, *, maximum: int | None, allowed: Board = PITCH, teammate: bool
) -> Board:
    """The targets of a High Pass (PASS-24, PASS-25, PASS-26).

    `maximum`: range in hexes, if limited; `teammate`: a player other than the passer must stand there, or get there
    with the 3-hex move.
    """
    near = disk(start, state.edition.high_pass_min_distance - 1)
    board = allowed & ~near & ~state.defenders & ~(1 << state.hexes[passer])
    if maximum is not None:
        board &= disk(start, maximum)
    board &= ~paths.blocked_targets(start, state.defenders)
    return board & _within_reach(state, passer) if teammate and board else board


def _within_reach(state: State, passer: Player) -> Board:
    """The hexes of the passer's teammates, and those in reach of the 3-hex move (PASS-26)."""
    occupied, reached = state.occupied, state.attackers
    for player in each(TEAM[state.attack] & ~(1 << passer)):
        if state.hexes[player]:
            reached |= reach(state.hexes[player], ALLOWANCE, occupied)
    return reached


def refuses(state: State, start: Hex, passer: Player, target: Hex, *, maximum: int | None, teammate: bool) -> Refusal:
    """The refusal of a High Pass to a hex."""
    if refusal := passing.refuses_target(state, start, passer, target):
        return refusal
    away, least, where = distance(start, target), state.edition.high_pass_min_distance, HexRef(target)
    if maximum is not None and away > maximum:
        return Refusal("PASS-24", "high-pass-too-far", hex=where, away=away, most=maximum)
    if away < least:
        return Refusal("PASS-24", "high-pass-too-short", hex=where, away=away, least=least)
    if refusal := refuses_blocked(state, "PASS-25", start, target):
        return refusal
    assert teammate
    return Refusal("PASS-26", "no-teammate-for-high-pass", player=PlayerRef(passer), hex=where, most=ALLOWANCE)


def refuses_blocked(state: State, rule: str, start: Hex, target: Hex) -> Refusal | None:
    """The refusal of a pass in the air that an adjacent opponent blocks (PASS-25, PASS-35)."""
    for hex in bits(paths.pass_blockers(start, target, state.defenders)):
        return Refusal(rule, "passer-blocked", player=PlayerRef(state.at(hex)), hex=HexRef(hex))
    return None


# The flight


def accuracy(edition: Edition, source: Source) -> int:
    """The total for an accurate pass: 8 in open play, by edition at corners and goalkeeper's kicks.

    PASS-29, SETPIECE-12, GK-07. 0: always accurate, like a throw.
    """
    match source:
        case "high_pass":
            return _ACCURACY
        case "corner":
            return edition.corner_accuracy
        case "kick":
            return edition.gk_kick_accuracy
    return 0


def needed(state: State, passer: Player, accuracy: int) -> int:
    """The lowest face for an accurate pass, given the total to reach (PASS-29)."""
    return accuracy - state.rating(passer, "high_pass") if accuracy else 1


class LoftedPass(Record, frozen=True, array_like=True):
    """A pass in the air."""

    kind: PassKind
    passer: Player
    start: Hex
    target: Hex
    accuracy: int  # total to reach; 0: always accurate
    source: Source = "high_pass"
    rush: bool = True  # whether the goalkeeper may rush to the header (PASS-28)


def fly(
    match: Match, kind: PassKind, passer: Player, start: Hex, target: Hex, *,
    source: Source, moves: bool, barred: bool, judged: bool, rush: bool = True,
) -> None:  # fmt: skip
    """Call a High Pass, an action that leads to a header (PASS-27, PASS-33).

    `moves`: the 3-hex moves follow; `rush`: the goalkeeper may come out for it.
    """
    passing.is_called(match, kind, passer, start, target, barred=barred, judged=judged)
    lofted = LoftedPass(kind, passer, start, target, accuracy(match.edition, source), source, rush)
    if moves:
        match.then(HighPassMove(lofted))
    else:
        _rises(match, lofted)


class HighPassMove(Frame, frozen=True):
    """The attack may move one player up to 3 hexes, not the passer (PASS-27).

    If the target needs a teammate, the move brings one there, or the one there stays (PASS-26).
    """

    traits = Traits(undisturbed="first", order=("replies", "no"))

    ball: LoftedPass

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(self.ball.target)}

    def asks(self, state: State) -> Choose:
        groups: list[Group] = [*self._moves(state)]
        if not self._needs_one(state):
            groups.append(word("no"))
        return Choose("PASS-27", state.attack, tuple(groups))

    def _wants_teammate(self, state: State) -> bool:
        edition = state.edition
        return (edition.gk_kick_target if self.ball.kind == "kick" else edition.high_pass_target) == "teammate"

    def _needs_one(self, state: State) -> bool:
        return self._wants_teammate(state) and not state.attackers >> self.ball.target & 1

    def _moves(self, state: State) -> list[Moves]:
        ball = self.ball
        groups = passing.moves(state, TEAM[state.attack] & ~(1 << ball.passer), ALLOWANCE)
        if not self._wants_teammate(state):
            return groups
        if self._needs_one(state):
            return [Moves(1 << ball.target, group.player) for group in groups if group.board >> ball.target & 1]
        return [group for group in groups if state.hexes[group.player] != ball.target]

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.move("PASS-27", action.player, action.hex)
        match.then(HighPassReply(self.ball))

    def refuses(self, state: State, action: object) -> Refusal | None:
        ball, where = self.ball, HexRef(self.ball.target)
        if self._needs_one(state) and not (isinstance(action, Move) and action.hex == ball.target):
            return Refusal("PASS-26", "target-needs-teammate", hex=where)
        if isinstance(action, Move) and action.player == ball.passer:
            return Refusal("PASS-27", "passer-may-not-move", player=PlayerRef(ball.passer))
        if isinstance(action, Move) and self._wants_teammate(state) and state.at(ball.target) == action.player:
            return Refusal("PASS-26", "receiver-may-not-move", player=PlayerRef(action.player), hex=where)
        return passing.refuses_move(state, "PASS-27", state.attack, action, ALLOWANCE)


class HighPassReply(Frame, frozen=True):
    """The defence may move one player up to 3 hexes; its goalkeeper may then not rush (PASS-27, PASS-28)."""

    traits = Traits(order=("replies", "no"))

    ball: LoftedPass

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.ball.passer), "hex": HexRef(self.ball.target)}

    def asks(self, state: State) -> Choose:
        return Choose("PASS-27", state.defence, (*passing.moves(state, TEAM[state.defence], ALLOWANCE), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        ball = self.ball
        if isinstance(action, Move):
            match.move("PASS-27", action.player, action.hex)
            if match.state.is_keeper(action.player):
                ball = replace(ball, rush=False)
        _rises(match, ball)

    def refuses(self, state: State, action: object) -> Refusal | None:
        return passing.refuses_move(state, "PASS-27", state.defence, action, ALLOWANCE)


def _rises(match: Match, ball: LoftedPass) -> None:
    """The goalkeeper's free hex if the pass goes into its box, then the accuracy roll if any (PASS-27)."""
    free_move = keeper.box_move(match.state, ball.start, ball.target, "PASS-27", airborne=True)
    match.then(*free_move, HighPassAccuracy(ball) if ball.accuracy else ComesDown(ball, ball.target))


def passing_skill(state: State, ball: LoftedPass) -> Counted:
    """What the passer adds to the die of its accuracy."""
    return Counted(ball.passer, "high_pass", ball.accuracy - needed(state, ball.passer, ball.accuracy))


class HighPassAccuracy(Frame, frozen=True):
    """High Pass plus die against the total for accuracy (PASS-29, SETPIECE-12, GK-07)."""

    ball: LoftedPass

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.ball.passer)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (passing_skill(state, self.ball),)

    def asks(self, state: State) -> Roll:
        return dice.test(_ACCURACY_RULE[self.ball.source], state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        ball, state, die = self.ball, match.state, dice.face(rolled)
        missing = needed(state, ball.passer, ball.accuracy)
        accurate, total = die >= missing, ball.accuracy - missing + die
        rule = _ACCURACY_RULE[ball.source]
        match.note(Tested(rule, "high_pass", ball.passer, die, total, ball.accuracy, accurate))
        if accurate:
            match.then(ComesDown(ball, ball.target))
        elif match.edition.high_pass_fail == "headed_away" and ball.source != "kick" and state.defenders:  # GK-07
            _comes_to(match, ball, _claims(state, ball.target))
        else:
            match.then(MissDirection(ball))


def _claims(state: State, target: Hex) -> Player:
    """The defender nearest to the target, then to its own goal, then by lower number (PASS-30)."""

    def nearest(player: Player) -> tuple[int, int, int]:
        hex = state.hexes[player]
        return distance(hex, target), goal_distance(hex, state.goal), shirt(player)

    return min(each(state.on_pitch(state.defence)), key=nearest)


def _comes_to(match: Match, ball: LoftedPass, claimer: Player) -> None:
    """A missed High Pass goes to the defender who claims it (PASS-30), perhaps into the box (PASS-27)."""
    hex = match.state.hexes[claimer]
    match.then(*_late_move(match.state, ball, hex, claimer), ComesDown(ball, hex, headed_away=True))


def _late_move(state: State, ball: LoftedPass, hex: Hex, claimer: Player = NOBODY) -> tuple[Step, ...]:
    """The goalkeeper's free hex, if only the miss brings the ball into its box (PASS-27)."""
    if passing.BOXES >> ball.target & 1 or state.is_keeper(claimer):
        return ()
    return keeper.box_move(state, ball.start, hex, "PASS-27", airborne=True)


class ComesDown(Passage, frozen=True):
    """The ball comes down, and the header follows (PASS-33)."""

    ball: LoftedPass
    hex: Hex
    headed_away: bool = False  # whether the defender on the hex must head away a missed pass (PASS-30)

    def runs(self, match: Match) -> None:
        ball = self.ball
        match.leave_ball(self.hex)
        match.note(PassArrived("PASS-33", ball.kind, ball.passer, NOBODY, self.hex))
        heading.lands(match, ball.passer, ball.source, rush=ball.rush, headed_away=self.headed_away)


def _scatters(match: Match, ball: LoftedPass, hex: Hex) -> None:
    """A missed High Pass lands elsewhere; on the passer the attack keeps it (PASS-31, PASS-32).

    If it comes into the box only now, the goalkeeper gets its free hex here (PASS-27).
    """
    state = match.state
    if state.at(hex) == ball.passer:
        match.give_ball(ball.passer)
        match.note(PassArrived("PASS-32", ball.kind, ball.passer, ball.passer, hex))
        match.note(BallCollected("PASS-32", ball.passer, "pass"))
        next_action.goes_on(match, "aos")
        return
    match.then(*_late_move(state, ball, hex), ComesDown(ball, hex))


# A miss


class MissDirection(Frame, frozen=True):
    """The direction in which a pass misses (PASS-31, PASS-38)."""

    traits = Traits(ball="loose", compass=True)

    ball: LoftedPass

    def asks(self, state: State) -> Roll:
        return dice.plain(_miss_rule(self.ball), state.attack)

    def takes(self, match: Match, rolled: Dice) -> None:
        match.then(MissDistance(self.ball, rolled[0]))


class MissDistance(Frame, frozen=True):
    """The distance of a miss: over all heads, only the last hex counts, even out of play (PASS-31, PASS-38).

    A pass never scores: it goes out over the goal line (LOOSE-05, LOOSE-11, OUT-01).
    """

    traits = Traits(ball="loose")

    ball: LoftedPass
    direction: int

    def asks(self, state: State) -> Roll:
        return dice.plain(_miss_rule(self.ball), state.attack)

    def takes(self, match: Match, rolled: Dice) -> None:
        ball, state, (steps,) = self.ball, match.state, rolled
        line = (ball.target, *paths.rolls(ball.target, self.direction, steps))
        hex = line[-1]
        match.note(Scattered(_miss_rule(ball), ball.target, self.direction, steps, hex))
        if len(line) <= steps:
            gone = paths.leaves(hex, self.direction, state.goal, scores=False)
            out.goes_out(match, gone, state.attack)
        elif ball.kind == "long":
            long_pass.comes_down(match, ball, hex, missed=True)
        else:
            _scatters(match, ball, hex)


def _miss_rule(ball: LoftedPass) -> str:
    return "PASS-38" if ball.kind == "long" else "PASS-31"


# Whether it is on target


def is_moved_under(state: State) -> bool:
    """Whether players may still move before the accuracy roll."""
    return isinstance(state.stack[-1], (HighPassMove, HighPassReply))


def accuracy_tested(state: State) -> int:
    """The total for accuracy while a pass is in the air; else 0 (PASS-27, PASS-37)."""
    top = state.stack[-1]
    return top.ball.accuracy if isinstance(top, (HighPassAccuracy, long_pass.LongPassAccuracy)) else 0
