"""The Movement Phase: MOVE-01 to -10, -16, -17, -20 to -23 and -27 to -32. `steals` has the steals.

The attack moves up to 4 players, the defence up to 5, the attack 2 more. Players without the
ball go straight to a hex; the carrier goes hex by hex, since every hex may bring a challenge.
"""

from functools import lru_cache
from typing import Final

from touchline.counter_attack.events import BallCollected, Moved, PhaseBegan, PhaseEnded, StepBegan
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    NOBODY,
    OFF,
    TEAM,
    Call,
    Move,
    Movement,
    Nutmeg,
    Player,
    Players,
    State,
    boards,
    each,
    moved,
    side_of,
)
from touchline.counter_attack.pitch import (
    BOX,
    GOAL,
    PITCH,
    Board,
    Hex,
    disk,
    distance,
    neighbours,
    reach,
    zone_of_influence,
)
from touchline.counter_attack.refs import HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import (
    goals,
    keeper,
    loose_ball,
    next_action,
    nutmegs,
    offside,
    passing,
    shots,
    steals,
    tackles,
)
from touchline.counter_attack.step import Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, moves_through, with_more, word
from touchline.kernel import HOME, ByOrder, Choose, Facts, Group, Listed, Refusal, Side, replace

LIMITS: Final = (0, 4, 5, 2)
"""The moves of each step (MOVE-02)."""

_FASTEST: Final = 6
_THROW_IN_DISTANCE: Final = 2


# The phase and its steps


def begin(match: Match, *, dead: bool = False) -> None:
    """The attack calls a Movement Phase (MOVE-01); before a throw-in the ball is dead (SETPIECE-16)."""
    match.note(PhaseBegan("MOVE-01", match.attack))
    match.change(movement=Movement(dead=dead))
    match.note(StepBegan("MOVE-02", 1, match.attack))
    match.then(StepGoesOn())


def close(match: Match) -> None:
    """The phase is over, and so are its exclusions (MOVE-10, MOVE-26)."""
    state = match.state
    match.change(movement=None, jumped=0, stunned=state.stunned_next, stunned_next=0)
    match.note(PhaseEnded("MOVE-10"))


class StepGoesOn(Passage, frozen=True):
    """The next player of the step, or the next step, or the end after the third (MOVE-02)."""

    def runs(self, match: Match) -> None:
        state = match.state
        movement = state.movement
        assert movement is not None
        if movement.moves < LIMITS[movement.step] and _has_a_choice(state):
            match.then(StepChoice())
        else:
            next_step(match)


def next_step(match: Match) -> None:
    """The next step, or the end of the phase (MOVE-02, MOVE-10), before a throw-in if one waits (SETPIECE-16)."""
    movement = match.movement
    if movement.step == 3:
        if movement.dead:
            close(match)
        else:
            next_action.after_phase(match)
        return
    match.change_movement(step=movement.step + 1, moves=0)
    match.note(StepBegan("MOVE-02", movement.step + 1, moving_side(match.state)))
    match.then(StepGoesOn())


def moving_side(state: State) -> Side:
    """The side to move in the step: attack, defence, attack (MOVE-02)."""
    assert state.movement is not None
    return state.defence if state.movement.step == 2 else state.attack


def movers(state: State) -> Players:
    """The players who may still move in the step (MOVE-02, MOVE-03, MOVE-26), except a thrower (SETPIECE-16)."""
    movement = state.movement
    assert movement is not None
    side = state.defence if movement.step == 2 else state.attack
    players = TEAM[side] & ~(movement.moved | state.jumped | state.stunned)
    if movement.dead and state.carrier != NOBODY:
        players &= ~(1 << state.carrier)
    return players


def limit(state: State, player: Player) -> int:
    """A player's allowance in the step: its Pace, at most 2 in the third step (MOVE-04)."""
    return _limits(state)[player]


def _limits(state: State) -> tuple[int, ...]:
    assert state.movement is not None
    paces = state.ratings("pace")
    return _at_most_two(paces) if state.movement.step == 3 else paces


@lru_cache(maxsize=1 << 10)
def _at_most_two(paces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(2, pace) for pace in paces])


def steps_to(state: State, player: Player, hex: Hex) -> int:
    """The cost of the shortest way to a hex, in hexes of allowance (MOVE-20)."""
    start, occupied = state.hexes[player], state.occupied
    return next(steps for steps in range(1, 99) if reach(start, steps, occupied) >> hex & 1)


def steps_of_carrier(state: State, occupied: Board) -> Board:
    """The carrier's next hexes: free ones of the pitch, and the goal it attacks (MOVE-06, MOVE-07)."""
    return neighbours(state.ball) & (PITCH | GOAL[state.goal]) & ~occupied


def _moves(state: State, players: Players, limits: tuple[int, ...]) -> list[Moves]:
    """The moves of some players: the hexes to go to, or to stay on and act.

    MOVE-04, MOVE-06, TACKLE-01. Nobody moves through a free ball without taking it (MOVE-20).
    """
    movement, carrier = state.movement, state.carrier
    assert movement is not None
    home, away = boards(state.hexes)
    free = PITCH & ~(home | away | 1 << state.ball)
    if carrier != NOBODY and players >> carrier & 1:
        moves = moves_through(each(players & ~(1 << carrier)), state.hexes, limits, free)
        return with_more(moves, {carrier: steps_of_carrier(state, home | away) if limits[carrier] else 0})
    moves = moves_through(each(players), state.hexes, limits, free)
    if movement.step != 2:
        return moves
    if movement.dead:
        far = ~disk(state.ball, _THROW_IN_DISTANCE)
        return [Moves(board, group.player) for group in moves if (board := group.board & far)]
    if acting := _acting(state) & players:
        return with_more(moves, {player: 1 << state.hexes[player] for player in each(acting)})
    return moves


def _acting(state: State) -> Players:
    """The defenders with something to do where they stand, repeated attempts aside (MOVE-22)."""
    assert state.movement is not None
    near = disk(state.ball, tackles.NEAR_BALL) & state.defenders
    board, tested = tackles.acting(state) & near if near else 0, state.movement.tested
    players = state.on(board) if board else 0
    if players & tested:
        players &= ~tested | state.on(tackles.acting(state, tested=True))
    return players


def _collectors(state: State, players: Players, limits: tuple[int, ...]) -> list[Player]:
    """The players who may end their move on a free ball (MOVE-20), unless barred (MOVE-23)."""
    movement, hexes, ball = state.movement, state.hexes, state.ball
    assert movement is not None
    if state.carrier != NOBODY:
        return []
    home, away = boards(hexes)
    if not disk(ball, _FASTEST) & (home if players & TEAM[HOME] else away):
        return []
    occupied = home | away
    if occupied >> ball & 1 or (movement.step == 2 and movement.dead):
        return []
    collectors = []
    for player in each(players):
        hex, limit = hexes[player], limits[player]
        away = distance(hex, ball)
        if away <= limit and hex and player != state.barred:
            clear = not disk(ball, away - 1) & occupied  # nobody is nearer or in the way
            if clear or reach(hex, limit, occupied) >> ball & 1:
                collectors.append(player)
    return collectors


def _has_a_choice(state: State) -> bool:
    """Whether the step has a choice left: a player to move or act, or a snapshot.

    With any Pace, which only an injury can take away, room beside a player is enough: nearly always the first one.
    """
    players, hexes, injured = movers(state), state.hexes, state.injured
    home, away = boards(hexes)
    free = ~(home | away)
    for player in each(players):
        if zone_of_influence(hexes[player]) & free and (not injured >> player & 1 or state.rating(player, "pace")):
            return True
    limits = _limits(state)
    if _moves(state, players, limits) or _collectors(state, players, limits):
        return True
    return _may_snapshot(state) or bool(_nutmegs(state, players))


def _may_snapshot(state: State) -> bool:
    """Whether the attack may call a snapshot: in its own steps, with the ball in the opposing box.

    MOVE-27, ANYOTHER-04.
    """
    movement = state.movement
    assert movement is not None
    return movement.step != 2 and not movement.dead and shots.in_the_box(state)


def _nutmegs(state: State, players: Players) -> list[Group]:
    """The nutmegs open to the carrier before it moves (NUTMEG-04)."""
    movement, carrier = state.movement, state.carrier
    assert movement is not None
    if movement.step == 2 or carrier == NOBODY or not players >> carrier & 1:
        return []
    return nutmegs.offered(state, carrier, limit(state, carrier))


def _bound_to_move(state: State, groups: list[Moves]) -> list[Moves]:
    """The defenders who must move away from a thrower (SETPIECE-16)."""
    movement = state.movement
    assert movement is not None
    if movement.step != 2:
        return []
    near = disk(state.ball, _THROW_IN_DISTANCE)
    return [group for group in groups if near >> state.hexes[group.player] & 1]


class StepChoice(Frame, frozen=True):
    """The stepping side moves a player, or ends its step (MOVE-02, MOVE-05, MOVE-31)."""

    traits = Traits(waiting="moving")

    def by_order(self, state: State) -> ByOrder | None:
        """The computer moves the defence; in its last step the attack moves nobody, unless for the ball or a shot."""
        movement = state.movement
        assert movement is not None
        if movement.step == 2:
            return ByOrder("defending", None)
        idle = movement.step == 3 and state.carrier != NOBODY and not _may_snapshot(state)
        return ByOrder("last_moves", Call("end")) if idle else None

    def is_whole_turn(self, state: State) -> bool:
        """Before a throw-in: nobody can challenge for the ball."""
        return state.movement is not None and state.movement.dead

    def facts(self, state: State) -> Facts:
        movement = state.movement
        assert movement is not None
        left = LIMITS[movement.step] - movement.moves
        return {"step": movement.step, "left": left, "dead": movement.dead}

    def usual(self, state: State) -> tuple[str, ...]:
        """The attack's usual choices."""
        return ("nutmeg", "snapshot") if moving_side(state) == state.attack else ()

    def asks(self, state: State) -> Choose:
        movement = state.movement
        assert movement is not None
        players, limits = movers(state), _limits(state)
        moves = _moves(state, players, limits)
        if movement.dead and (bound := _bound_to_move(state, moves)):
            left = LIMITS[movement.step] - movement.moves
            return Choose("SETPIECE-16", state.defence, tuple(bound if len(bound) >= left else moves))
        offered: list[Group] = []
        if collectors := _collectors(state, players, limits):  # a separate group, easy to find
            offered.append(Listed("collect", tuple([Move(player, state.ball) for player in collectors])))
        offered += moves
        offered += _nutmegs(state, players)
        if _may_snapshot(state):
            offered.append(word("snapshot"))
        offered.append(word("end"))
        return Choose("MOVE-02", moving_side(state), tuple(offered))

    def takes(self, match: Match, action: Move | Nutmeg | Call) -> None:
        match action:
            case Move():
                _move(match, action.player, action.hex)
            case Nutmeg():
                carrier = match.state.carrier
                match.change(movement=_begun(match, carrier))
                match.then(nutmegs.Called(carrier, action.player, 0))
            case Call("snapshot"):
                match.then(StepGoesOn())
                shots.snapshot(match)
            case _:
                next_step(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        movement = state.movement
        assert movement is not None
        match action:
            case Move():
                return _refuses_move(state, action)
            case Nutmeg():
                return _refuses_nutmeg(state, action.player)
            case Call("snapshot"):
                return _refuses_snapshot(state)
            case Call("end"):
                return Refusal("SETPIECE-16", "thrower-not-cleared")
        return Refusal("MOVE-08", "movement-phase-running")


def _begun(match: Match, player: Player) -> Movement:
    """The phase once a player has used its move; the step goes on afterwards (MOVE-04, MOVE-31)."""
    match.then(StepGoesOn())
    movement = match.state.movement
    assert movement is not None
    return replace(movement, moves=movement.moves + 1, moved=movement.moved | 1 << player)


def _move(match: Match, player: Player, hex: Hex) -> None:
    state, movement = match.state, _begun(match, player)
    if player == state.carrier:
        match.change(movement=movement)
        run(match, player, hex, used=1)
        return
    if (start := state.hexes[player]) != hex:
        match.note(Moved("MOVE-06", player, start, hex))
    match.state = replace(state, movement=movement, hexes=moved(state.hexes, player, hex))
    if hex == state.ball:
        _collects(match, player, used=steps_to(state, player, hex))
    elif movement.step != 2:
        last_moment(match)
    elif not movement.dead:
        tackles.after_move(match, player)


def last_moment(match: Match) -> None:
    """The attack has used its moves: a snapshot may still be called before the step ends (MOVE-27)."""
    movement = match.movement
    if movement.moves >= LIMITS[movement.step] and _may_snapshot(match.state):
        match.then(loose_ball.SnapshotOffer("MOVE-27"))


def _collects(match: Match, player: Player, used: int) -> None:
    """A player reaches the free ball: an attacker goes on, a defender ends the phase (MOVE-17, MOVE-20, MOVE-21)."""
    if side_of(player) != match.attack:
        keeper.collects(match, "MOVE-21", player, "collected")
        return
    if offside.caught(match, player, direct=False):
        return
    match.give_ball(player)
    match.note(BallCollected("MOVE-20", player, "collected"))
    match.then(nutmegs.Chance(player, used, picked_up=True))


def _refuses_nutmeg(state: State, target: Player) -> Refusal:
    """The refusal of a nutmeg by a carrier that has not moved."""
    carrier, movement = state.carrier, state.movement
    assert movement is not None
    if (
        state.edition.nutmeg
        and movement.step != 2
        and carrier != NOBODY
        and (refusal := _refuses_player(state, carrier))
    ):
        return refusal
    return nutmegs.refuses(state, carrier, target, limit(state, carrier) if carrier != NOBODY else 0)


def _refuses_snapshot(state: State) -> Refusal:
    """The refusal of a snapshot (MOVE-27)."""
    movement, carrier = state.movement, state.carrier
    assert movement is not None
    if movement.dead:
        return Refusal("SETPIECE-16", "ball-out-of-play")
    if movement.step == 2:
        return Refusal("MOVE-27", "snapshot-out-of-step")
    if carrier == NOBODY:
        return Refusal("MOVE-27", "nobody-has-ball")
    if not BOX[state.goal] >> state.ball & 1:
        return Refusal("MOVE-27", "not-in-opposing-box", player=PlayerRef(carrier), hex=HexRef(state.ball))
    return Refusal("CLOCK-09", "last-action-of-half")


def _refuses_move(state: State, action: Move) -> Refusal:
    player, movement = action.player, state.movement
    assert movement is not None
    if refusal := _refuses_player(state, player):
        return refusal
    if action.hex == state.hexes[player]:
        return _refuses_standing(state, player)
    closed = disk(state.ball, _THROW_IN_DISTANCE) if movement.dead and movement.step == 2 else 0
    if action.hex >= 0 and closed >> action.hex & 1:
        return Refusal("SETPIECE-16", "too-near-thrower", hex=HexRef(action.hex))
    allowance = limit(state, player)
    if player == state.carrier:
        return _refuses_step(state, action, allowance)
    return refuses_hex(state, player, action.hex, allowance)


def _refuses_player(state: State, player: Player) -> Refusal | None:
    """The refusal of any move by a player in this step."""
    movement = state.movement
    assert movement is not None
    if not 0 <= player < 22 or side_of(player) != moving_side(state) or not state.hexes[player]:
        return Refusal("MOVE-02", "wrong-side-for-step", step=movement.step, side=SideRef(moving_side(state)))
    if movement.moved >> player & 1:
        return Refusal("MOVE-04", "already-moved", player=PlayerRef(player))
    if state.jumped >> player & 1:
        return Refusal("MOVE-26", "jumped-for-header", player=PlayerRef(player))
    if state.stunned >> player & 1:
        return Refusal("MOVE-26", "stunned", player=PlayerRef(player))
    if not movers(state) >> player & 1:
        return Refusal("SETPIECE-16", "thrower-stays", player=PlayerRef(player))
    return None


def _refuses_step(state: State, action: Move, left: int) -> Refusal:
    """The refusal of the carrier's step to a hex."""
    if left and action.hex >= 0 and PITCH >> action.hex & 1 and distance(state.ball, action.hex) > 1:
        return Refusal("MOVE-04", "carrier-moves-hex-by-hex", player=PlayerRef(action.player))
    return refuses_hex(state, action.player, action.hex, min(1, left))


def _refuses_standing(state: State, player: Player) -> Refusal:
    """The refusal of a player chosen without moving."""
    if moving_side(state) == state.attack:
        return Refusal("MOVE-04", "not-a-move", player=PlayerRef(player))
    return Refusal("TACKLE-01", "nobody-to-challenge", player=PlayerRef(player))


def refuses_hex(state: State, player: Player, hex: Hex, allowance: int, rule: str = "MOVE-04") -> Refusal:
    """The refusal of a move to a hex with this many steps left."""
    goals_open = GOAL[state.goal] if player == state.carrier else 0
    if hex < 0 or not (PITCH | goals_open) >> hex & 1:
        return Refusal("MOVE-06", "only-carrier-enters-goal")
    start, where = state.hexes[player], HexRef(hex)
    if hex == start:
        return Refusal(rule, "already-there", player=PlayerRef(player))
    if (other := state.at(hex)) != NOBODY:
        return Refusal("MOVE-06", "hex-taken", hex=where, player=PlayerRef(other))
    if hex == state.ball and player == state.barred:
        return Refusal("MOVE-23", "played-ball-last", player=PlayerRef(player))
    away = distance(start, hex)
    if away > allowance:
        return Refusal(rule, "hex-out-of-reach", hex=where, away=away, player=PlayerRef(player), allowance=allowance)
    if state.carrier == NOBODY and reach(start, allowance, state.occupied) >> hex & 1:
        return Refusal("MOVE-20", "ball-in-the-way", ball=HexRef(state.ball), player=PlayerRef(player), hex=where)
    return Refusal("MOVE-06", "no-way-round", player=PlayerRef(player), hex=where, allowance=allowance)


# The carrier's run


def run(match: Match, carrier: Player, hex: Hex, used: int) -> None:
    """The carrier takes a step with the ball (MOVE-09), perhaps into the goal (MOVE-07)."""
    before = match.state.ball
    match.move("MOVE-06", carrier, hex)
    match.change(played=carrier, kicked=match.state.kicked if match.state.is_keeper(carrier) else carrier)
    if GOAL[match.state.goal] >> hex & 1:
        goals.scored(match, "MOVE-07", match.attack, carrier)
        return
    match.then(*keeper.box_move(match.state, before, hex), Arrived(carrier, used))


class Arrived(Passage, frozen=True):
    """The challenges on a new hex: a dive, perhaps a nutmeg, steals (MOVE-25, NUTMEG-04).

    None of them is ever from behind (TACKLE-13).
    """

    carrier: Player
    used: int

    def runs(self, match: Match) -> None:
        if match.movement.dived:  # on another hex, or on an earlier visit
            match.change_movement(dived=OFF)
        match.then(*keeper.dive_offer(match), nutmegs.Chance(self.carrier, self.used))


class Harried(Passage, frozen=True):
    """The steals on a hex the carrier enters (MOVE-16), but not where it picked up the ball."""

    carrier: Player
    used: int
    picked_up: bool = False

    def runs(self, match: Match) -> None:
        """MOVE-13, MOVE-17."""
        if self.picked_up:
            match.then(RunGoesOn(self.carrier, self.used))
            return
        match.then(steals.Steals("MOVE-11", self.carrier), RunGoesOn(self.carrier, self.used))


class RunGoesOn(Passage, frozen=True):
    """The run goes on while there is a choice (MOVE-04, MOVE-05)."""

    carrier: Player
    used: int

    def runs(self, match: Match) -> None:
        choice = RunChoice(self.carrier, self.used)
        if choice.hexes(match.state) or _may_snapshot(match.state):
            match.then(choice)


class RunChoice(Frame, frozen=True):
    """The carrier takes another step, stops, or shoots from the box (MOVE-05, MOVE-27)."""

    traits = Traits(waiting="moving")

    carrier: Player
    used: int

    def usual(self, state: State) -> tuple[str, ...]:
        """The usual choices in the middle of a run."""
        return ("nutmeg", "snapshot", *passing.OPEN_PLAY, "shoot")

    def hexes(self, state: State) -> Board:
        """The next hexes within the allowance left (MOVE-04, FOUL-07)."""
        return steps_of_carrier(state, state.occupied) if self.used < limit(state, self.carrier) else 0

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.carrier), "left": max(0, limit(state, self.carrier) - self.used)}

    def asks(self, state: State) -> Choose:
        board = self.hexes(state)
        groups: list[Group] = [Moves(board, self.carrier)] if board else []
        if _may_snapshot(state):
            groups.append(word("snapshot"))
        return Choose("MOVE-05", state.attack, (*groups, word("stop")))

    def takes(self, match: Match, action: Move | Call) -> None:
        match action:
            case Move():
                run(match, self.carrier, action.hex, self.used + 1)
            case Call("snapshot"):
                shots.snapshot(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Move() if action.player != self.carrier:
                return Refusal("MOVE-31", "run-not-finished", player=PlayerRef(self.carrier))
            case Move():
                return _refuses_step(state, action, max(0, limit(state, self.carrier) - self.used))
            case Nutmeg() if state.edition.nutmeg:
                return Refusal("NUTMEG-04", "nutmeg-on-arrival-only")
            case Nutmeg():
                return nutmegs.refuses(state, self.carrier, action.player, 0)
            case Call("snapshot"):
                return _refuses_snapshot(state)
        return Refusal("MOVE-08", "movement-phase-running")


# The run as a whole


def next_hexes(state: State) -> Board:
    """The carrier's next hexes; none if it is not running."""
    match state.stack[-1] if state.stack else None:
        case RunChoice() as run:
            return run.hexes(state)
        case StepChoice():
            carrier = state.carrier
            runs = carrier != NOBODY and movers(state) >> carrier & 1 and limit(state, carrier)
            return steps_of_carrier(state, state.occupied) if runs else 0
    return 0


def is_running(state: State) -> bool:
    """Whether the carrier is in the middle of a run."""
    return bool(state.stack) and isinstance(state.stack[-1], RunChoice)


def hexes_left(state: State) -> int:
    """The hexes left of the carrier's allowance (MOVE-04)."""
    top = state.stack[-1]
    return max(0, limit(state, state.carrier) - (top.used if isinstance(top, RunChoice) else 0))
