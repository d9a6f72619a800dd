"""Set pieces in general: SETPIECE-01 to -05, -08 and -21."""

from collections.abc import Mapping
from typing import Final, Literal

from touchline.counter_attack.events import Restart, RestartGiven, TakerNamed
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, TEAM, Call, Move, Name, Players, State, each, side_of
from touchline.counter_attack.pitch import (
    ARC,
    BOX,
    PITCH,
    SIX,
    Board,
    Hex,
    bits,
    disk,
    distance,
    neighbours,
    step_aside,
)
from touchline.counter_attack.refs import HexRef, PlayerRef, RestartRef, SideRef
from touchline.counter_attack.rules import (
    clock,
    corners,
    free_kicks,
    goal_kicks,
    movement,
    out,
    penalties,
    scenarios,
    setup,
    substitutions,
    throw_ins,
)
from touchline.counter_attack.step import Frame, Passage, Traits, Turn, awaited
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import Choose, Facts, Listed, Refusal, Side, Step, replace

Role = Literal["attack", "defence"]
Turns = tuple[tuple[Role, int], ...]
"""The placement turns: side and number of players."""

_CLEAR: Final = 3
"""The distance of defenders from a free kick or throw-in: two clear hexes."""


def in_role(state: State, role: Role) -> Side:
    """The side in a role, attack or defence."""
    return state.attack if role == "attack" else state.defence


def give(match: Match, rule: str, restart: Restart, side: Side, hex: Hex) -> None:
    """Play stops, and a side will restart it from a hex.

    Both sides may substitute (SUBS-01). After time only a penalty is still taken (CLOCK-10, CLOCK-16).
    """
    match.note(RestartGiven(rule, restart, side, hex))
    if match.state.movement is not None:
        movement.close(match)
    match.change(ball=hex, carrier=NOBODY, attack=side, barred=NOBODY, offside=0)
    match.instead(clock.Whistle(penalty=restart == "penalty"), *substitutions.offer(match), SetPiece(restart))


class SetPiece(Passage, frozen=True):
    """The attack restarts play from the ball's hex."""

    restart: Restart

    def set_piece(self) -> Restart:
        """The set piece that is prepared."""
        return self.restart

    def runs(self, match: Match) -> None:
        match self.restart:
            case "corner":
                corners.begin(match)
            case "throw_in":
                throw_ins.begin(match)
            case "free_kick":
                free_kicks.begin(match)
            case "penalty":
                penalties.begin(match)
            case "goal_kick":
                goal_kicks.begin(match, match.attack)
            case _:
                match.then(setup.KickOff(match.attack))


def prepared(state: State) -> tuple[Step, ...]:
    """The steps below the set piece in preparation; none if it has no placement turns."""
    top = awaited(state)
    restart = top.set_piece()
    if restart in (None, "goal_kick") or isinstance(top, scenarios.FreePlacement):
        return ()
    match = Match(replace(state, stack=()))
    begins = setup.KickOff(state.attack) if restart == "kick_off" else SetPiece(restart)
    begins.runs(match)
    return tuple(match.stack)


# Where players may be put

_DISTANCE_RULES: Final[Mapping[Restart, str]] = {
    "corner": "SETPIECE-08",
    "free_kick": "SETPIECE-21",
    "throw_in": "SETPIECE-16",
    "penalty": "SETPIECE-27",
    "goal_kick": "GK-10",
}


def forbidden(state: State, restart: Restart) -> Board:
    """The hexes closed to defenders, at a penalty to everybody.

    They stay 3 hexes from the ball (SETPIECE-08, SETPIECE-16, SETPIECE-21), or outside the box (SETPIECE-27, GK-10).
    """
    match restart:
        case "penalty":
            return BOX[state.goal] | (ARC[state.goal] if state.edition.penalty_arc_forbidden else 0)
        case "goal_kick":
            return BOX[state.defends(state.attack)]
        case "corner":
            return disk(state.ball, max(0, state.edition.corner_defence_distance - 1))
    return disk(state.ball, _CLEAR - 1)


def marking(state: State) -> Board:
    """The hexes closed to attackers: in the six-yard box next to the goalkeeper (GK-23, SETPIECE-04)."""
    if not state.edition.gk_marking_ban:
        return 0
    return SIX[state.goal] & neighbours(state.hexes[state.keeper(state.defence)])


def open_hexes(state: State, restart: Restart, side: Side) -> Board:
    """The free hexes on which a side may place players, at any distance (SETPIECE-03)."""
    board = PITCH & ~state.occupied
    if side == state.attack:
        board &= ~marking(state)
    if side == state.defence or restart == "penalty":
        board &= ~forbidden(state, restart)
    return board


def refuses_place(state: State, restart: Restart, side: Side, action: Move) -> Refusal | None:
    """The refusal of a placement; None if no general reason applies."""
    player, hex = action.player, action.hex
    if not 0 <= player < len(state.hexes) or side_of(player) != side or not state.hexes[player]:
        return Refusal("SETPIECE-03", "places-own-players", side=SideRef(side))
    if hex < 0 or not PITCH >> hex & 1:
        return Refusal("SETPIECE-03", "place-off-pitch")
    if (other := state.at(hex)) != NOBODY:
        return Refusal("SETPIECE-03", "hex-taken", hex=HexRef(hex), player=PlayerRef(other))
    if side == state.attack and marking(state) >> hex & 1:
        keeper = PlayerRef(state.keeper(state.defence))
        return Refusal("GK-23", "goal-area-beside-keeper", hex=HexRef(hex), player=keeper)
    if (side == state.defence or restart == "penalty") and forbidden(state, restart) >> hex & 1:
        if restart == "penalty":
            if state.edition.penalty_arc_forbidden:
                return Refusal("SETPIECE-27", "hex-in-box-or-arc", hex=HexRef(hex))
            return Refusal("SETPIECE-27", "hex-in-box", hex=HexRef(hex))
        if restart == "goal_kick":
            return Refusal("GK-10", "hex-in-goal-kick-box", hex=HexRef(hex))
        away = distance(state.ball, hex)
        return Refusal(_DISTANCE_RULES[restart], "too-near-ball", hex=HexRef(hex), away=away)
    return None


# The goalkeepers


def keepers_placed(state: State, restart: Restart, *sides: Side) -> tuple[Step, ...]:
    """Sides may reposition their goalkeepers, if the edition allows it (SETPIECE-01)."""
    if not state.edition.set_piece_gk_reposition:
        return ()
    return tuple([KeeperPlacement(restart, side) for side in sides if state.hexes[state.keeper(side)]])


class KeeperPlacement(Frame, frozen=True):
    """A side may move its goalkeeper to any legal hex (SETPIECE-01)."""

    traits = Traits(ball="dead", arranged=True, waiting="placing", order=("goalkeeper", "no"))

    restart: Restart
    side: Side

    def facts(self, state: State) -> Facts:
        return {"restart": RestartRef(self.restart)}

    def set_piece(self) -> Restart:
        """The set piece that is prepared."""
        return self.restart

    def asks(self, state: State) -> Choose:
        keeper = state.keeper(self.side)
        return Choose("SETPIECE-01", self.side, (Moves(self.hexes(state), keeper), word("no")))

    def hexes(self, state: State) -> Board:
        """The legal hexes."""
        return open_hexes(state, self.restart, self.side)

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.place("SETPIECE-01", action.player, action.hex)

    def refuses(self, state: State, action: object) -> Refusal | None:
        keeper = state.keeper(self.side)
        if isinstance(action, Move) and action.player == keeper:
            return refuses_place(state, self.restart, self.side, action)
        return Refusal("SETPIECE-01", "only-keeper-placed", player=PlayerRef(keeper))


# The taker

_TAKER_RULES: Final[Mapping[Restart, str]] = {
    "corner": "SETPIECE-06",
    "throw_in": "SETPIECE-15",
    "free_kick": "SETPIECE-20",
    "penalty": "SETPIECE-26",
}


class TakerChoice(Frame, frozen=True):
    """The attack names the taker, who stands on the ball's hex (SETPIECE-06, SETPIECE-15, SETPIECE-20)."""

    traits = Traits(ball="dead", order=("set_pieces", None))

    restart: Restart

    def eligible(self, state: State) -> Players:
        """The possible takers: anybody; at a penalty outfielders, if any (SETPIECE-26)."""
        players = state.on_pitch(state.attack)
        if self.restart == "penalty":
            return players & ~(1 << state.keeper(state.attack)) or players
        return players

    def facts(self, state: State) -> Facts:
        return {"restart": RestartRef(self.restart), "hex": HexRef(state.ball)}

    def set_piece(self) -> Restart:
        """The set piece that is prepared."""
        return self.restart

    def asks(self, state: State) -> Choose:
        named = tuple([Name((player,)) for player in each(self.eligible(state))])
        return Choose(_TAKER_RULES[self.restart], state.attack, (Listed("taker", named),))

    def takes(self, match: Match, named: Name) -> None:
        (taker,) = named.players
        match.note(TakerNamed(_TAKER_RULES[self.restart], taker))
        hex = match.state.ball
        if match.state.hexes[taker] != hex:
            out.clear_hex(match, hex, match.attack, teammates=True)
        match.place(_TAKER_RULES[self.restart], taker, hex)
        match.give_ball(taker)

    def refuses(self, state: State, action: object) -> Refusal | None:
        rule = _TAKER_RULES[self.restart]
        if isinstance(action, Name) and action.players == (state.keeper(state.attack),) and self.restart == "penalty":
            return Refusal(rule, "keeper-takes-no-penalty", player=PlayerRef(action.players[0]))
        return Refusal(rule, "taker-not-of-side", side=SideRef(state.attack))


# Placing players in turns


class Placement(Passage, frozen=True):
    """The placement turns of both sides (SETPIECE-03), which leave nobody too near."""

    restart: Restart
    turns: Turns  # the turns left, current one first
    placed: Players = 0  # in the current turn

    def placements(self, state: State) -> tuple[Turn, ...]:
        """The turns that are left."""
        return tuple([(in_role(state, role), places) for role, places in self.turns])

    def runs(self, match: Match) -> None:
        if not self.turns:
            _step_back(match, self.restart)
            return
        (role, left), *later = self.turns
        side = in_role(match.state, role)
        if left and _at_hand(match.state, side) & ~self.placed:
            match.then(PlacementChoice(self.restart, self.turns, self.placed))
        else:
            match.then(Placement(self.restart, tuple(later)))


def _at_hand(state: State, side: Side) -> Players:
    """The players to place: all but a taker who already has the ball."""
    players = state.on_pitch(side)
    return players if state.carrier == NOBODY else players & ~(1 << state.carrier)


def _step_back(match: Match, restart: Restart) -> None:
    """Defenders still too near step back (SETPIECE-21, OUT-06)."""
    state = match.state
    near = forbidden(state, restart)
    own = state.defends(state.defence)
    for hex in bits(state.defenders & near):
        free = PITCH & ~near & ~match.state.occupied
        match.place("SETPIECE-21", state.at(hex), step_aside(hex, own, free))


class PlacementChoice(Frame, frozen=True):
    """A side places a player or ends its turn (SETPIECE-03, SETPIECE-07, SETPIECE-22)."""

    traits = Traits(arranged=True, waiting="placing", order=("set_pieces", None), whole_turn=True)

    restart: Restart
    turns: Turns
    placed: Players

    def facts(self, state: State) -> Facts:
        _, left = self.turns[0]
        ends = self._may_end(state)
        attacks = self.turns[0][0] == "attack"
        restart, hex = RestartRef(self.restart), HexRef(state.ball)
        return {"restart": restart, "left": left, "ends": ends, "attacks": attacks, "hex": hex}

    def set_piece(self) -> Restart:
        """The set piece that is prepared."""
        return self.restart

    def handled(self, state: State) -> Players:
        """The players placed in this turn."""
        return self.placed

    def placements(self, state: State) -> tuple[Turn, ...]:
        """The turns that are left."""
        return tuple([(in_role(state, role), places) for role, places in self.turns])

    def asks(self, state: State) -> Choose:
        rule = "SETPIECE-07" if self.restart == "corner" else "SETPIECE-22"
        role, _ = self.turns[0]
        groups = self._attackers(state) if role == "attack" else self._defenders(state)
        return Choose(rule, in_role(state, role), (*groups, word("done")) if self._may_end(state) else tuple(groups))

    def _attackers(self, state: State) -> list[Moves]:
        """The placements of attackers, one of whom must be within 1 hex of the ball (SETPIECE-05).

        If nobody is, the last placement of the turn must bring one there.
        """
        board = open_hexes(state, self.restart, state.attack)
        beside = disk(state.ball, 1)
        near, players = state.attackers & beside, _at_hand(state, state.attack) & ~self.placed
        _, left = self.turns[0]
        another = not near and min(left, players.bit_count()) > 1
        return [
            Moves(hexes, player)
            for player in each(players)
            if (hexes := board if another or near & ~(1 << state.hexes[player]) else board & beside)
        ]

    def _defenders(self, state: State) -> list[Moves]:
        """The placements of defenders; those too near must go while turns are left (SETPIECE-08, SETPIECE-21)."""
        board = open_hexes(state, self.restart, state.defence)
        players = _at_hand(state, state.defence) & ~self.placed
        near = self._too_near(state)
        if near.bit_count() >= self._placements():
            players &= near
        return [Moves(board, player) for player in each(players)]

    def _too_near(self, state: State) -> Players:
        return state.on(forbidden(state, self.restart)) & TEAM[state.defence]

    def _placements(self) -> int:
        """The placements the defence has left."""
        return sum(number for role, number in self.turns if role == "defence")

    def _may_end(self, state: State) -> bool:
        """Whether the turn may end here (SETPIECE-05, SETPIECE-08, SETPIECE-21)."""
        role, left = self.turns[0]
        if role == "attack":
            return bool(state.attackers & disk(state.ball, 1))
        return self._too_near(state).bit_count() <= self._placements() - left

    def takes(self, match: Match, action: Move | Call) -> None:
        (role, left), *later = self.turns
        match action:
            case Move():
                match.place("SETPIECE-03", action.player, action.hex)
                match.then(Placement(self.restart, ((role, left - 1), *later), self.placed | 1 << action.player))
            case _:
                match.then(Placement(self.restart, tuple(later)))

    def refuses(self, state: State, action: object) -> Refusal | None:
        role, left = self.turns[0]
        if not isinstance(action, Move):
            if action != Call("done"):
                side = in_role(state, role)
                return Refusal("SETPIECE-03", "placing-for-set-piece", side=SideRef(side), left=left)
            if role == "attack":
                return Refusal("SETPIECE-05", "no-attacker-at-ball")
            near = tuple(map(PlayerRef, each(self._too_near(state))))
            rule = _DISTANCE_RULES[self.restart]
            return Refusal(rule, "still-too-near-ball", players=near)
        if refusal := refuses_place(state, self.restart, in_role(state, role), action):
            return refusal
        if action.player == state.carrier:
            return Refusal(_TAKER_RULES[self.restart], "taker-stays", player=PlayerRef(action.player))
        if self.placed >> action.player & 1:
            return Refusal("SETPIECE-03", "already-placed", player=PlayerRef(action.player))
        if role == "attack":
            return Refusal("SETPIECE-05", "attacker-stays-at-ball")
        near = tuple(map(PlayerRef, each(self._too_near(state))))
        return Refusal(_DISTANCE_RULES[self.restart], "too-near-placed-first", players=near)
