"""Shots: SHOT-01 to -27.

A shot is aimed; defenders on its path or beside it may block it; the shooter rolls, then the goalkeeper. Against a
snapshot the defence moves one player first; at a free kick the shooter rolls before the defenders.
"""

from functools import lru_cache
from typing import Final, Literal

from touchline.counter_attack import goalkeeping
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Duelled, ShotMissed, ShotTaken, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Move, Player, Shoot, State, each, shirt
from touchline.counter_attack.paths import SHOT_RANGE, block_hex, interceptors, path_board, roll_order, shot_targets
from touchline.counter_attack.pitch import (
    BOX,
    CORNER,
    DIFFICULT,
    GOAL,
    GOAL_KICK_SPOT,
    NORTH,
    SOUTH,
    Board,
    End,
    Hex,
    distance,
    reach,
    xz,
    zone_of_influence,
)
from touchline.counter_attack.refs import HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import (
    clock,
    dice,
    distribution,
    goals,
    keeper,
    loose_ball,
    movement,
    set_pieces,
)
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, Shots, word
from touchline.kernel import Choose, Dice, Facts, Record, Refusal, Roll, replace

ShotKind = Literal["shot", "snapshot", "free_kick", "header"]

_SNAPSHOT_MOVE: Final = 2
UNBLOCKED: Final = 9
"""The total at which a free kick cannot be blocked (SHOT-26)."""

_DEFLECTION: Final = 10  # total with Saving that deflects (SHOT-22)
_AFTER_SNAPSHOT_MOVE: Final = (0, 0, -1, -2)  # cost of a save by distance (SHOT-18)


# Range and targets


def targets(state: State) -> Board:
    """The carrier's targets: goal hexes in range and between the posts, players in the way or not.

    SHOT-02, SHOT-07.
    """
    return 0 if state.carrier == NOBODY else aims(state, state.ball)


def aims(state: State, start: Hex) -> Board:
    """The attack's targets from a hex (SHOT-02)."""
    return shot_targets(start, state.goal, box_unlimited=state.edition.shot_range_inside_box == "unlimited")


def in_range(state: State) -> bool:
    """Whether the carrier is in range (SHOT-02)."""
    return targets(state) != 0


def in_the_box(state: State) -> bool:
    """Whether a snapshot may be called: the carrier is in the opposing box and in range (MOVE-27)."""
    if state.carrier == NOBODY or not BOX[state.goal] >> state.ball & 1:
        return False
    return in_range(state) and clock.snapshot_allowed(state)


def refuses(state: State, hex: Hex) -> Refusal:
    """The refusal of a shot at a hex (SHOT-02)."""
    if state.carrier == NOBODY:
        return Refusal("SHOT-02", "nobody-has-ball")
    if hex < 0 or not GOAL[state.goal] >> hex & 1:
        return Refusal("SHOT-02", "shot-off-goal")
    ball, target, away = HexRef(state.ball), HexRef(hex), distance(state.ball, hex)
    unlimited = state.edition.shot_range_inside_box == "unlimited" and BOX[state.goal] >> state.ball & 1
    if away > SHOT_RANGE and not unlimited:
        return Refusal("SHOT-02", "shot-out-of-range", away=away, ball=ball, hex=target, most=SHOT_RANGE)
    return Refusal("SHOT-02", "shot-misses-goal-mouth", ball=ball, hex=target)


# Calls


class Shot(Record, frozen=True, array_like=True):
    """A shot under way."""

    kind: ShotKind
    player: Player
    start: Hex
    target: Hex
    base: int  # attribute plus modifiers
    keeper_moved: bool = False  # whether the goalkeeper made the move against a snapshot (SHOT-18)
    die: int = 0  # the shooter's, once rolled

    @property
    def total(self) -> int:
        """The total to beat (DICE-02)."""
        return self.base + min(6, self.die)

    @property
    def way(self) -> Board:
        """The hexes of its path."""
        return path_board(self.start, self.target)


def snapshot(match: Match) -> None:
    """A snapshot is called, if the next action or a Movement Phase allows it (SHOT-01, SHOT-04).

    In a phase it ends the current move (MOVE-32), and the phase too unless a loose ball keeps it alive.
    """
    clock.spend(match)
    if match.state.movement is None:
        match.instead()
    else:
        match.leave(movement.StepGoesOn)
    match.then(SnapshotMove())


def shoot(match: Match, hex: Hex, *, free_kick: bool = False) -> None:
    """A shot is called with its target, after a Movement Phase or at a free kick (SHOT-01, SHOT-05, SHOT-26)."""
    clock.spend(match)
    match.instead()
    if free_kick:
        match.then(FreeKickRoll(_aim(match, "free_kick", hex)))
    else:
        _goes(match, _aim(match, "shot", hex))


class SnapshotMove(Frame, frozen=True):
    """The defence may move one player up to 2 hexes against a snapshot, whatever its Pace (SHOT-04).

    The goalkeeper too, even after jumping for a header (HEAD-21), but no other jumped or stunned player.
    """

    traits = Traits(shot=True, order=("replies", "no"))

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.carrier)}

    def asks(self, state: State) -> Choose:
        occupied = state.occupied
        groups = [
            Moves(board, player)
            for player in each(self.movers(state))
            if (board := reach(state.hexes[player], _SNAPSHOT_MOVE, occupied))
        ]
        return Choose("SHOT-04", state.defence, (*groups, word("no")))

    def movers(self, state: State) -> int:
        """The defenders who may move."""
        keeper = 1 << state.keeper(state.defence)
        return state.on_pitch(state.defence) & (~state.excluded | keeper)

    def takes(self, match: Match, action: Move | Call) -> None:
        keeper_moved = False
        if isinstance(action, Move):
            match.move("SHOT-04", action.player, action.hex)
            keeper_moved = match.state.is_keeper(action.player)
        match.then(SnapshotTarget(keeper_moved))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if not isinstance(action, Move):
            return Refusal("SHOT-04", "one-defender-may-move")
        player = action.player
        if not 0 <= player < len(state.hexes) or not state.on_pitch(state.defence) >> player & 1:
            return Refusal("SHOT-04", "other-side-moves", side=SideRef(state.defence))
        if not self.movers(state) >> player & 1:
            return Refusal("SHOT-04", "jumped-or-stunned", player=PlayerRef(player))
        if action.hex == state.hexes[player]:
            return Refusal("SHOT-04", "already-there-answer-no", player=PlayerRef(player))
        return movement.refuses_hex(state, player, action.hex, _SNAPSHOT_MOVE, "SHOT-04")


class SnapshotTarget(Frame, frozen=True):
    """The attack names the target of a snapshot once the defence has moved (SHOT-04)."""

    traits = Traits(shot=True, undisturbed="best")

    keeper_moved: bool

    def asks(self, state: State) -> Choose:
        return Choose("SHOT-04", state.attack, (Shots(targets(state)),))

    def takes(self, match: Match, action: Shoot) -> None:
        _goes(match, _aim(match, "snapshot", action.hex, keeper_moved=self.keeper_moved))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if isinstance(action, Shoot):
            return refuses(state, action.hex)
        return Refusal("SHOT-04", "snapshot-target-expected", player=PlayerRef(state.carrier))


def _aim(match: Match, kind: Literal["shot", "snapshot", "free_kick"], hex: Hex, *, keeper_moved: bool = False) -> Shot:
    state = match.state
    shooter, start = state.carrier, state.ball
    base = state.rating(shooter, "shooting") + modifiers(state, start, snapshot=kind == "snapshot")
    match.kick(shooter)
    match.note(ShotTaken("SHOT-01", kind, shooter, start, hex))
    return Shot(kind, shooter, start, hex, base, keeper_moved)


def modifiers(state: State, start: Hex, *, snapshot: bool) -> int:
    """The penalties for hex and snapshot, in some editions at most 2 together (SHOT-03, SHOT-26)."""
    cost = 0
    if not BOX[state.goal] >> start & 1:
        cost -= 1
    if snapshot:
        cost -= 1
    if DIFFICULT[state.goal] >> start & 1:
        cost += state.edition.difficult_angle
    cap = state.edition.shot_penalty_cap
    return cost if cap == "none" else max(-cap, cost)


def _goes(match: Match, shot: Shot) -> None:
    """The order of every shot: blocks, goalkeeper's move, shot and save (SHOT-04, SHOT-05)."""
    match.then(*_blocks(match.state, shot), KeeperMoves(shot), AtGoal(shot))


# Blocks


def _blocks(state: State, shot: Shot) -> list["Block"]:
    """The defenders who may block a shot, in rolling order (SHOT-06, SHOT-08, DICE-07).

    Outfielders on its path, or beside a hex of it where no attacker stands; a goalkeeper only outside its own box.
    Attackers never block (SHOT-07).
    """
    attackers, defenders = state.attackers, state.defenders
    keeper = state.keeper(state.defence)
    if state.in_own_box(keeper):
        defenders &= ~(1 << state.hexes[keeper])
    on_path = shot.way & defenders
    blockers = state.on(on_path | interceptors(shot.start, shot.target, attackers, defenders))

    def order(player: Player) -> tuple[int, int, int, int]:
        hex = state.hexes[player]
        met = block_hex(shot.start, shot.target, attackers, hex)
        assert met is not None
        return *roll_order(shot.start, met, hex), state.rating(player, "tackling"), shirt(player)

    return [Block(player, bool(on_path >> state.hexes[player] & 1)) for player in sorted(each(blockers), key=order)]


def _block_total(edition: Edition) -> int:
    return 10 if edition.block_success == "natural_or_ten" else 0


@lru_cache(maxsize=1 << 8)
def to_block(edition: Edition, tackling: int, *, on_path: bool) -> int:
    """The lowest face that blocks a shot: 5 on its path, 6 beside it, or 10 with Tackling (SHOT-06)."""
    return dice.least(5 if on_path else 6, _block_total(edition), tackling)


class Block(Frame, frozen=True):
    """A defender on the path or beside it tries to block a shot (SHOT-06).

    The first success ends the shot, and the ball runs loose off the blocker (SHOT-09).
    """

    traits = Traits(shot=True, in_flight=True)

    player: Player
    on_path: bool

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        tackling = Counted(self.player, "tackling", state.rating(self.player, "tackling"))
        return (tackling,) if _block_total(state.edition) else ()

    def asks(self, state: State) -> Roll:
        return dice.test("SHOT-06", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        state, edition = match.state, match.edition
        tackling, total = state.rating(self.player, "tackling"), _block_total(edition)
        blocks = die >= to_block(edition, tackling, on_path=self.on_path)
        told = (tackling + die, total) if total else (die, 5 if self.on_path else 6)
        match.note(Tested("SHOT-06", "block", self.player, die, *told, blocks))
        if blocks:
            loose_ball.runs_loose(match, "SHOT-09", self.player, state.hexes[self.player], state.defence)


# At goal


class KeeperMoves(Passage, frozen=True):
    """Against a shot from outside the box the goalkeeper may move 1 hex after the blocks (SHOT-12, SHOT-19)."""

    traits = Traits(shot=True)

    shot: Shot

    def runs(self, match: Match) -> None:
        state = match.state
        saver = state.keeper(state.defence)
        move = keeper.BoxMove(saver, "SHOT-12")
        if not BOX[state.goal] >> self.shot.start & 1 and state.hexes[saver] and move.hexes(state):
            match.then(move)


class AtGoal(Passage, frozen=True):
    """The goalkeeper may deflect a shot that passes it out of reach (SHOT-22); then the shooter rolls.

    At a free kick the shooter has already rolled (SHOT-26).
    """

    traits = Traits(shot=True)

    shot: Shot

    def runs(self, match: Match) -> None:
        shot = self.shot
        state = match.state
        place = state.hexes[state.keeper(state.defence)]
        deflection = (Deflection(),) if may_deflect(match.edition, place, state.goal, shot.way) else ()
        match.then(*deflection, Faced(shot) if shot.die else ShotRoll(shot))


def may_deflect(edition: Edition, place: Hex, own: End, way: Board) -> bool:
    """Whether a path meets the goalkeeper's zone of influence in its box, but not its wall (SHOT-22)."""
    return (
        edition.gk_deflect
        and bool(BOX[own] >> place & 1)
        and bool(way & zone_of_influence(place))
        and goalkeeping.save_hex(place, own, way) is None
    )


def to_deflect(saving: int) -> int:
    """The lowest face that deflects a shot: 6, or 10 with Saving (SHOT-22)."""
    return dice.least(6, _DEFLECTION, saving)


class Deflection(Frame, frozen=True):
    """The goalkeeper rolls to deflect the ball, which then runs loose (SHOT-22)."""

    traits = Traits(in_flight=True)

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.keeper(state.defence))}

    def counted(self, state: State) -> tuple[Counted, ...]:
        saver = state.keeper(state.defence)
        return (Counted(saver, "saving", state.rating(saver, "saving")),)

    def asks(self, state: State) -> Roll:
        return dice.test("SHOT-22", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        state = match.state
        saver = state.keeper(state.defence)
        saving = state.rating(saver, "saving")
        deflects = die >= to_deflect(saving)
        match.note(Tested("SHOT-22", "deflect", saver, die, saving + die, _DEFLECTION, deflects))
        if deflects:
            loose_ball.runs_loose(match, "SHOT-22", saver, state.hexes[saver], state.defence)


class ShotRoll(Frame, frozen=True):
    """The shooter rolls; a natural 1 may be off target, without a goalkeeper's roll (SHOT-10, SHOT-11).

    It rolls even if nobody can save the shot (SHOT-15).
    """

    traits = Traits(shot=True, in_flight=True)

    shot: Shot

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (_shooting(self.shot),)

    def asks(self, state: State) -> Roll:
        return dice.test(_rule(self.shot, "SHOT-11"), state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        shot = replace(self.shot, die=rolled[0])
        if _is_off_target(match.state, shot):
            _misses(match, shot)
        else:
            _faces(match, shot)


def _shooting(shot: Shot) -> Counted:
    return Counted(shot.player, "heading" if shot.kind == "header" else "shooting", shot.base)


def misses(edition: Edition, *, header: bool = False) -> int:
    """The face that misses the goal, 1 or none (SHOT-10); headers have a separate option (HEAD-17)."""
    return int(edition.header_shot_off_target if header else edition.off_target_on_1)


def _is_off_target(state: State, shot: Shot) -> bool:
    """Whether the shooter's die misses the goal (SHOT-10, HEAD-17)."""
    return shot.die <= misses(state.edition, header=shot.kind == "header")


def _misses(match: Match, shot: Shot) -> None:
    """Off target: a goal kick, since the attack touched the ball last (SHOT-10, OUT-03)."""
    rule = "HEAD-17" if shot.kind == "header" else "SHOT-10"
    match.note(ShotMissed(rule, shot.player))
    set_pieces.give(match, rule, "goal_kick", match.defence, GOAL_KICK_SPOT[match.state.goal])


# Free kicks


class FreeKickRoll(Frame, frozen=True):
    """At a free kick the shooter rolls first; a total of 9 cannot be blocked (SHOT-26)."""

    traits = Traits(shot=True, in_flight=True)

    shot: Shot

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (_shooting(self.shot),)

    def asks(self, state: State) -> Roll:
        return dice.test("SHOT-26", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        shot = replace(self.shot, die=rolled[0])
        blocks = _blocks(match.state, shot) if shot.total < UNBLOCKED else []
        match.then(*blocks, FreeKickGoes(shot))


class FreeKickGoes(Passage, frozen=True):
    """An unblocked free kick: off target on a natural 1, or at goal (SHOT-26)."""

    shot: Shot

    def runs(self, match: Match) -> None:
        if _is_off_target(match.state, self.shot):
            _misses(match, self.shot)
        else:
            match.then(KeeperMoves(self.shot), AtGoal(self.shot))


# Saves


def faces_header(match: Match, player: Player, start: Hex, target: Hex, total: int, die: int) -> None:
    """The goalkeeper faces a header at goal with a known total (HEAD-19)."""
    _faces(match, Shot("header", player, start, target, total - min(6, die), die=die))


def _faces(match: Match, shot: Shot) -> None:
    """The goalkeeper rolls if it can reach the path; if not, it is a goal (SHOT-15, SHOT-21)."""
    save_hex = _save_hex(match.state, shot)
    if save_hex is None:
        goals.scored(match, _rule(shot, "SHOT-15"), match.attack, shot.player)
    else:
        match.then(Save(shot, save_hex))


def _save_hex(state: State, shot: Shot) -> Hex | None:
    """The hex of the goalkeeper's wall where it meets the shot (SHOT-16, SHOT-17)."""
    place = state.hexes[state.keeper(state.defence)]
    return goalkeeping.save_hex(place, state.goal, shot.way)


def _rule(shot: Shot, rule: str) -> str:
    """The rule of the save; headed shots have a separate one."""
    return "HEAD-19" if shot.kind == "header" else rule


class Faced(Passage, frozen=True):
    """The goalkeeper faces a shot after the shooter's roll."""

    shot: Shot

    def runs(self, match: Match) -> None:
        _faces(match, self.shot)


def save_penalty(edition: Edition, away: int, *, keeper_moved: bool) -> int:
    """The penalty on a save at the third hex, or after a move against a snapshot (SHOT-18)."""
    if keeper_moved and edition.gk_snapshot_move_penalty:
        return _AFTER_SNAPSHOT_MOVE[away]
    return edition.gk_third_hex if away == goalkeeping.WALL else 0


@lru_cache(maxsize=1 << 12)
def scored(edition: Edition, base: int, saving: int | None, die: int = 0, *, header: bool = False) -> float:
    """The chance that an unblocked shot goes in (SHOT-11, SHOT-13, SHOT-15, HEAD-19).

    `base`: what the shooter adds to its die; `saving`: what the goalkeeper adds, None if it cannot reach the ball;
    `die`: the shooter's, once rolled. A loose ball does not count as a goal.
    """
    low = misses(edition, header=header)
    if die == 0:
        if saving is not None:
            return dice.Duel(base, saving, low).chances(edition).won
        return dice.passes(low + 1)
    if die <= low:
        return 0.0
    if saving is None:
        return 1.0
    ends = [dice.Duel(base, saving).outcome((die, face)) for face in dice.faces(edition)]
    won, tied = ends.count("won") / len(ends), ends.count("tie") / len(ends)
    return won + tied * scored(edition, base, saving, header=header) if edition.duel_tie == "re_roll" else won


class Save(Frame, frozen=True):
    """The goalkeeper rolls against the shot's total (SHOT-11): a higher one is a goal, a lower one is saved (SHOT-14).

    If level, both roll again, or the ball runs loose from the save hex and the goalkeeper ends there (SHOT-13).
    """

    traits = Traits(in_flight=True, saves=True)

    shot: Shot
    hex: Hex

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.keeper(state.defence))}

    def counted(self, state: State) -> tuple[Counted, ...]:
        saver = state.keeper(state.defence)
        return (Counted(saver, "saving", state.rating(saver, "saving") + self.save_penalty(state)),)

    def asks(self, state: State) -> Roll:
        return dice.test(_rule(self.shot, "SHOT-11"), state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        shot, state = self.shot, match.state
        saver, faces = state.keeper(state.defence), (shot.die, *rolled)
        duel = dice.Duel(shot.base, state.rating(saver, "saving") + self.save_penalty(state))
        outcome = duel.outcome(faces)
        winner = shot.player if outcome == "won" else saver if outcome == "lost" else NOBODY
        match.note(Duelled(_rule(shot, "SHOT-11"), "shot", shot.player, saver, faces, duel.totals(faces), winner))
        if outcome == "won":
            goals.scored(match, _rule(shot, "SHOT-13"), match.attack, shot.player)
        elif outcome == "lost":
            saved(match, self.hex)
        elif match.edition.duel_tie == "re_roll":
            match.then(ShotRoll(replace(shot, die=0)))
        else:
            _stretches(match, self.hex)
            loose_ball.runs_loose(match, _rule(shot, "SHOT-13"), saver, self.hex, state.defence)

    def save_penalty(self, state: State) -> int:
        away = distance(state.hexes[state.keeper(state.defence)], self.hex)
        return save_penalty(state.edition, away, keeper_moved=self.shot.keeper_moved)


def saved(match: Match, save_hex: Hex) -> None:
    """The goalkeeper saves on a hex of its wall and may hold the ball (SHOT-14, SHOT-23)."""
    _stretches(match, save_hex)
    match.then(Handling() if match.edition.save_result == "handling" else SaveResult())


def _stretches(match: Match, save_hex: Hex) -> None:
    """The goalkeeper goes to the save hex with the ball, pushing aside players in its way (SHOT-20, GK-13)."""
    match.leave_ball(save_hex)
    keeper.push(match, match.state.keeper(match.defence), save_hex)


class SaveResult(Frame, frozen=True):
    """One die: 1 to 3 is a corner on the side of the save hex, 4 to 6 is held (SHOT-23, SHOT-24)."""

    traits = Traits(ball="settled")

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.keeper(state.defence))}

    def asks(self, state: State) -> Roll:
        return dice.test("SHOT-23", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        state = match.state
        saver = state.keeper(state.defence)
        held = die >= 4
        match.note(Tested("SHOT-23", "save_result", saver, die, die, 4, held))
        if held:
            distribution.holds(match, "SHOT-23", saver)
        else:
            _, z = xz(state.ball)
            _goes_behind(match, CORNER[state.goal][NORTH if z >= 0 else SOUTH])


class Handling(Frame, frozen=True):
    """The goalkeeper holds the ball on a die below its Handling; if not, it spills it (SHOT-23)."""

    traits = Traits(ball="settled")

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.keeper(state.defence))}

    def counted(self, state: State) -> tuple[Counted, ...]:
        saver = state.keeper(state.defence)
        return (Counted(saver, "handling", state.rating(saver, "handling")),)

    def asks(self, state: State) -> Roll:
        return dice.test("SHOT-23", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        state = match.state
        saver = state.keeper(state.defence)
        handling = state.rating(saver, "handling")
        held = die < handling
        match.note(Tested("SHOT-23", "handling", saver, die, die, handling, held))
        if held:
            distribution.holds(match, "SHOT-23", saver)
        else:
            match.then(Spill())


class Spill(Frame, frozen=True):
    """A spilled ball: it runs loose if it stays in play, otherwise it is a corner (SHOT-23, SHOT-24).

    A penalty after the last action has no rebound (CLOCK-10).
    """

    traits = Traits(ball="settled", compass=True)

    def asks(self, state: State) -> Roll:
        return dice.plain("SHOT-23", state.defence)

    def takes(self, match: Match, rolled: Dice) -> None:
        state = match.state
        corner = goalkeeping.spill_corner(state.goal, rolled[0])
        if corner is not None:
            _goes_behind(match, corner)
        elif not clock.rebound(match):
            saver = state.keeper(state.defence)
            loose_ball.runs_loose(match, "SHOT-23", saver, state.ball, state.defence, direction=rolled[0])


def _goes_behind(match: Match, corner: Hex) -> None:
    """A corner off the goalkeeper, the last to touch the ball (SHOT-24, OUT-03)."""
    match.corrected("SHOT-24", since=2)
    match.change(touched=match.state.keeper(match.defence))
    set_pieces.give(match, "SHOT-24", "corner", match.attack, corner)
