"""The Movement Phase: MOVE-01 to -10, -16, -17, -20 to -23 and -27 to -32. Steals have a module of their own.

The attack moves up to 4 players, the defence up to 5, the attack 2 more. Whoever has no ball goes straight to a hex;
the carrier goes hex by hex, so that everything that a hex brings falls on it.
"""

from collections.abc import Iterator
from typing import Final

from touchline.counter_attack.desk import Match
from touchline.counter_attack.events import BallCollected, PhaseBegan, PhaseEnded, StepBegan
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
    each,
    label,
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
    reach_through,
    xz,
)
from touchline.counter_attack.rules import (
    goals,
    keeper,
    loose_ball,
    next_action,
    nutmegs,
    offside,
    shots,
    steals,
    tackles,
)
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import Choose, Fault, Frame, Group, Listed, Passage, Side

LIMITS: Final = (0, 4, 5, 2)
"""How many players may be moved in each step (MOVE-02)."""

_THROW_IN_DISTANCE: Final = 2


# The phase and its steps


def begin(match: Match, *, dead: bool = False) -> None:
    """The attack calls a Movement Phase (MOVE-01); before a throw-in the ball is dead (SETPIECE-16)."""
    match.note(PhaseBegan("MOVE-01", match.attack))
    match.change(movement=Movement(dead=dead))
    match.note(StepBegan("MOVE-02", 1, match.attack))
    match.then(StepGoesOn())


def close(match: Match) -> None:
    """The phase is over, and with it what it excluded players from (MOVE-10, MOVE-26)."""
    state = match.state
    match.change(movement=None, jumped=0, stunned=state.stunned_next, stunned_next=0)
    match.note(PhaseEnded("MOVE-10"))


class StepGoesOn(Passage, frozen=True):
    """The next player of the step, the next step once it has had its number, the end after the third (MOVE-02)."""

    def runs(self, match: Match) -> None:
        movement = match.movement
        if movement.moves < LIMITS[movement.step] and _has_a_choice(match.state):
            match.then(StepChoice())
        else:
            next_step(match)


def next_step(match: Match) -> None:
    """A step follows, or the phase ends (MOVE-02, MOVE-10); a throw that it came before goes on (SETPIECE-16)."""
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
    """Who moves in the step: the attack, the defence, the attack (MOVE-02)."""
    assert state.movement is not None
    return state.defence if state.movement.step == 2 else state.attack


def movers(state: State) -> Players:
    """Who may still move in the step, goalkeepers too (MOVE-02, MOVE-03, MOVE-26); a thrower may not (SETPIECE-16)."""
    movement = state.movement
    assert movement is not None
    side = state.defence if movement.step == 2 else state.attack
    players = TEAM[side] & ~movement.moved & ~state.excluded
    if movement.dead and state.carrier != NOBODY:
        players &= ~(1 << state.carrier)
    return players


def limit(state: State, player: Player) -> int:
    """How many hexes a player may move in the step: its Pace, in the third at most 2 (MOVE-04)."""
    assert state.movement is not None
    pace = state.rating(player, "pace")
    return min(2, pace) if state.movement.step == 3 else pace


def steps_to(state: State, player: Player, hex: Hex) -> int:
    """How many hexes of its allowance the shortest way to a hex costs a player (MOVE-20)."""
    start, occupied = state.hexes[player], state.occupied
    return next(steps for steps in range(1, 99) if reach(start, steps, occupied) >> hex & 1)


def steps_of_carrier(state: State, occupied: Board) -> Board:
    """Where the carrier may step: a free hex of the pitch, or into the goal it attacks (MOVE-06, MOVE-07)."""
    return neighbours(state.ball) & (PITCH | GOAL[state.goal]) & ~occupied


def _groups(state: State) -> Iterator[Moves]:
    """The players that may move, each with the hexes where it may go, or stand and act (MOVE-04, MOVE-06, TACKLE-01).

    Nobody passes through a free ball without taking it (MOVE-20), and a barred player keeps off it (MOVE-23).
    """
    movement = state.movement
    assert movement is not None
    occupied, paces, hexes = state.occupied, state.ratings("pace"), state.hexes
    ball = 1 << state.ball if state.carrier == NOBODY else 0
    free = PITCH & ~(occupied | ball)
    acting = tackles.acting(state) if movement.step == 2 and not movement.dead else 0
    closed = disk(state.ball, _THROW_IN_DISTANCE) if movement.step == 2 and movement.dead else 0
    for player in each(movers(state)):
        hex = hexes[player]
        if not hex:
            continue
        allowance = min(2, paces[player]) if movement.step == 3 else paces[player]
        if player == state.carrier:
            board = steps_of_carrier(state, occupied) if allowance else 0
        else:
            board = reach_through(hex, allowance, free)
            if ball and player != state.barred and _gets_to(hex, allowance, state.ball, occupied):
                board |= ball
            if acting >> hex & 1 and (
                not movement.tested >> player & 1 or tackles.acting(state, tested=True) >> hex & 1
            ):
                board |= 1 << hex
            if closed:
                board &= ~closed
        if board:
            yield Moves(board, player)


def _gets_to(start: Hex, allowance: int, ball: Hex, occupied: Board) -> bool:
    """Whether a player can end its move on the hex of a free ball."""
    if distance(start, ball) > allowance or occupied >> ball & 1:
        return False
    return bool(reach(start, allowance, occupied) >> ball & 1)


def _has_a_choice(state: State) -> bool:
    """Whether anybody is left to be moved, or a snapshot may be called."""
    return _somebody_can_go(state) or _may_snapshot(state) or bool(_nutmegs(state))


def _somebody_can_go(state: State) -> bool:
    """Whether a player that may move has room to, or stands where it has something to do."""
    free, paces = PITCH & ~state.occupied, state.ratings("pace")
    for player in each(movers(state)):
        hex = state.hexes[player]
        if hex and paces[player] and neighbours(hex) & free:
            return True
    return next(_groups(state), None) is not None


def _may_snapshot(state: State) -> bool:
    """Whether the attack may call a snapshot, in its own steps, with the ball in the opposing box.

    MOVE-27, ANYOTHER-04.
    """
    movement = state.movement
    assert movement is not None
    return movement.step != 2 and not movement.dead and shots.in_the_box(state)


def _nutmegs(state: State) -> list[Group]:
    """The nutmegs that the carrier may call before it has moved (NUTMEG-04)."""
    movement, carrier = state.movement, state.carrier
    assert movement is not None
    if movement.step == 2 or carrier == NOBODY or not movers(state) >> carrier & 1:
        return []
    return nutmegs.offered(state, carrier, limit(state, carrier))


def _bound_to_move(state: State, groups: list[Moves]) -> list[Moves]:
    """The defenders that must be moved away from a thrower (SETPIECE-16)."""
    movement = state.movement
    assert movement is not None
    if not movement.dead or movement.step != 2:
        return []
    near = disk(state.ball, _THROW_IN_DISTANCE)
    return [group for group in groups if near >> state.hexes[group.player] & 1]


def _collectors_apart(state: State, groups: list[Moves]) -> list[Group]:
    """The moves that reach a free ball are a group of their own, so that nobody has to look for them."""
    if state.carrier != NOBODY:
        return [*groups]
    ball = state.ball
    collectors = [group.player for group in groups if group.board >> ball & 1]
    if not collectors:
        return [*groups]
    others = [Moves(group.board & ~(1 << ball), group.player) for group in groups]
    collect = Listed("collect", tuple([Move(player, ball) for player in collectors]))
    return [collect, *(group for group in others if group.board)]


class StepChoice(Frame, frozen=True):
    """The stepping side moves a player, or ends its step (MOVE-02, MOVE-05, MOVE-31)."""

    def asks(self, state: State) -> Choose:
        movement = state.movement
        assert movement is not None
        groups = list(_groups(state))
        bound = _bound_to_move(state, groups)
        if bound:
            left = LIMITS[movement.step] - movement.moves
            return Choose("SETPIECE-16", state.defence, tuple(bound if len(bound) >= left else groups))
        offered = _collectors_apart(state, groups)
        offered += _nutmegs(state)
        if _may_snapshot(state):
            offered.append(word("snapshot"))
        return Choose("MOVE-02", moving_side(state), (*offered, word("end")))

    def takes(self, match: Match, action: Move | Nutmeg | Call) -> None:
        match action:
            case Move():
                _begin_move(match, action.player)
                _move(match, action.player, action.hex)
            case Nutmeg():
                carrier = match.state.carrier
                _begin_move(match, carrier)
                match.then(nutmegs.Called(carrier, action.player, 0))
            case Call("snapshot"):
                match.then(StepGoesOn())
                shots.snapshot(match)
            case _:
                next_step(match)

    def refuses(self, state: State, action: object) -> Fault | None:
        """Why a move is not offered."""
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
                return Fault("SETPIECE-16", "defenders within 2 hexes of the thrower are moved away first")
        return Fault("MOVE-08", "players are moved until the Movement Phase has ended; nothing else is called")


def _begin_move(match: Match, player: Player) -> None:
    """A player uses its move of the phase; the step goes on when it is finished (MOVE-04, MOVE-31)."""
    movement = match.movement
    match.change_movement(moves=movement.moves + 1, moved=movement.moved | 1 << player)
    match.then(StepGoesOn())


def _move(match: Match, player: Player, hex: Hex) -> None:
    state = match.state
    if player == state.carrier and side_of(player) == state.attack:
        run(match, player, hex, used=1)
        return
    if hex == state.ball and state.carrier == NOBODY:
        used = steps_to(state, player, hex)
        match.move("MOVE-06", player, hex)
        _collects(match, player, used)
        return
    match.move("MOVE-06", player, hex)
    if match.movement.step != 2:
        last_moment(match)
    elif not match.movement.dead:
        tackles.after_move(match, player)


def last_moment(match: Match) -> None:
    """The attack's step has had its moves: a snapshot may still be called before it is over (MOVE-27)."""
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


def _refuses_nutmeg(state: State, target: Player) -> Fault:
    """Why a carrier that has not moved may not call a nutmeg."""
    carrier, movement = state.carrier, state.movement
    assert movement is not None
    if state.edition.nutmeg and movement.step != 2 and carrier != NOBODY and (fault := _refuses_player(state, carrier)):
        return fault
    return nutmegs.refuses(state, carrier, target, limit(state, carrier) if carrier != NOBODY else 0)


def _refuses_snapshot(state: State) -> Fault:
    """Why the attack may not call a snapshot (MOVE-27)."""
    movement, carrier = state.movement, state.carrier
    assert movement is not None
    if movement.dead:
        return Fault("SETPIECE-16", "the ball is dead before a throw-in")
    if movement.step == 2:
        return Fault("MOVE-27", "the attack calls a snapshot in its own steps, 1 or 3")
    if carrier == NOBODY:
        return Fault("MOVE-27", "nobody has the ball")
    if not BOX[state.goal] >> state.ball & 1:
        return Fault("MOVE-27", f"{label(carrier)} on {xz(state.ball)} is not in the opposing box")
    return Fault("CLOCK-09", "this Movement Phase is the last action of the half")


def _refuses_move(state: State, action: Move) -> Fault:
    player, movement = action.player, state.movement
    assert movement is not None
    if fault := _refuses_player(state, player):
        return fault
    if action.hex == state.hexes[player]:
        return _refuses_standing(state, player)
    closed = disk(state.ball, _THROW_IN_DISTANCE) if movement.dead and movement.step == 2 else 0
    if action.hex >= 0 and closed >> action.hex & 1:
        return Fault("SETPIECE-16", f"{xz(action.hex)} is within 2 hexes of the thrower")
    allowance = limit(state, player)
    if player == state.carrier:
        return _refuses_step(state, action, allowance)
    return refuses_hex(state, player, action.hex, allowance)


def _refuses_player(state: State, player: Player) -> Fault | None:
    """Why a player may not be moved in this step at all."""
    movement = state.movement
    assert movement is not None
    if not 0 <= player < 22 or side_of(player) != moving_side(state) or not state.hexes[player]:
        return Fault("MOVE-02", f"step {movement.step} is for players of {moving_side(state)} on the pitch")
    if movement.moved >> player & 1:
        return Fault("MOVE-04", f"{label(player)} has already moved in this phase")
    if state.jumped >> player & 1:
        return Fault("MOVE-26", f"{label(player)} jumped for a header and may not move in this phase")
    if state.stunned >> player & 1:
        return Fault("MOVE-26", f"{label(player)} is stunned and may not move in this phase")
    if not movers(state) >> player & 1:
        return Fault("SETPIECE-16", f"{label(player)} takes the throw-in and may not move")
    return None


def _refuses_step(state: State, action: Move, left: int) -> Fault:
    """Why the carrier may not step to a hex, with so many hexes left."""
    if left and action.hex >= 0 and PITCH >> action.hex & 1 and distance(state.ball, action.hex) > 1:
        return Fault("MOVE-04", f"{label(action.player)} carries the ball and goes hex by hex")
    return refuses_hex(state, action.player, action.hex, min(1, left))


def _refuses_standing(state: State, player: Player) -> Fault:
    """Why a player may not be chosen without moving."""
    if moving_side(state) == state.attack:
        return Fault("MOVE-04", f"{label(player)} stands there already; who stays is not moved")
    return Fault("TACKLE-01", f"{label(player)} stands there and has nobody to challenge and nothing to test for")


def refuses_hex(state: State, player: Player, hex: Hex, allowance: int, rule: str = "MOVE-04") -> Fault:
    """Why a player may not go to a hex with so many steps left."""
    goals_open = GOAL[state.goal] if player == state.carrier else 0
    if hex < 0 or not (PITCH | goals_open) >> hex & 1:
        return Fault("MOVE-06", "a player stays on the pitch; only the carrier may step into the goal it attacks")
    start, where = state.hexes[player], xz(hex)
    if hex == start:
        return Fault(rule, f"{label(player)} stands there already")
    if (other := state.at(hex)) != NOBODY:
        return Fault("MOVE-06", f"{where} is taken by {label(other)}")
    if hex == state.ball and player == state.barred:
        return Fault("MOVE-23", f"{label(player)} played the ball last and may not be the next to touch it")
    away = distance(start, hex)
    if away > allowance:
        return Fault(rule, f"{where} is {away} hexes away, {label(player)} may move {allowance}")
    if state.carrier == NOBODY and reach(start, allowance, state.occupied) >> hex & 1:
        return Fault("MOVE-20", f"the free ball on {xz(state.ball)} is in the way of {label(player)} to {where}")
    return Fault("MOVE-06", f"{label(player)} cannot get round the players in the way to {where} in {allowance} hexes")


# The carrier's run


def run(match: Match, carrier: Player, hex: Hex, used: int) -> None:
    """The carrier takes a step with the ball (MOVE-09), into the goal perhaps (MOVE-07); then what the hex brings."""
    before = match.state.ball
    match.move("MOVE-06", carrier, hex)
    match.change(played=carrier, kicked=match.state.kicked if match.state.is_keeper(carrier) else carrier)
    if GOAL[match.state.goal] >> hex & 1:
        goals.scored(match, "MOVE-07", match.attack, carrier)
        return
    match.then(*keeper.box_move(match.state, before, hex), Arrived(carrier, used))


class Arrived(Passage, frozen=True):
    """What a new hex brings, after the goalkeeper's move: a dive, perhaps a nutmeg, steals (MOVE-25, NUTMEG-04).

    None of them is ever from behind (TACKLE-13).
    """

    carrier: Player
    used: int

    def runs(self, match: Match) -> None:
        if match.movement.dived:  # on another hex, or when the carrier was here before
            match.change_movement(dived=OFF)
        match.then(*keeper.dive_offer(match), nutmegs.Chance(self.carrier, self.used))


class Harried(Passage, frozen=True):
    """The steals on a hex that the carrier has entered (MOVE-16), not where it picked the ball up; then it goes on."""

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
    """The carrier goes on as long as there is something to choose (MOVE-04, MOVE-05)."""

    carrier: Player
    used: int

    def runs(self, match: Match) -> None:
        choice = RunChoice(self.carrier, self.used)
        if choice.hexes(match.state) or _may_snapshot(match.state):
            match.then(choice)


class RunChoice(Frame, frozen=True):
    """The carrier takes another step, stops, or shoots from the box (MOVE-05, MOVE-27)."""

    carrier: Player
    used: int

    def hexes(self, state: State) -> Board:
        """Where it may step with what is left of its allowance (MOVE-04, FOUL-07)."""
        return steps_of_carrier(state, state.occupied) if self.used < limit(state, self.carrier) else 0

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

    def refuses(self, state: State, action: object) -> Fault | None:
        """Why a step is not offered."""
        match action:
            case Move() if action.player != self.carrier:
                return Fault("MOVE-31", f"{label(self.carrier)} finishes its move before the next player begins")
            case Move():
                return _refuses_step(state, action, max(0, limit(state, self.carrier) - self.used))
            case Nutmeg() if state.edition.nutmeg:
                return Fault("NUTMEG-04", "a nutmeg is called when the carrier comes next to the defender")
            case Nutmeg():
                return nutmegs.refuses(state, self.carrier, action.player, 0)
            case Call("snapshot"):
                return _refuses_snapshot(state)
        return Fault("MOVE-08", "players are moved until the Movement Phase has ended; nothing else is called")
