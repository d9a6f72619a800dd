"""Moves in the final thirds: MOVE-28 and -29, GK-04, and those of a goal kick, GK-10."""

from collections.abc import Mapping
from typing import Final, Literal

from touchline.counter_attack.events import Restart
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import ELEVEN, TEAM, Call, Move, Player, Players, State, each, side_of
from touchline.counter_attack.pitch import BOX, LEFT, PITCH, RIGHT, THIRD, Board, reach, zone_of_influence
from touchline.counter_attack.refs import HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import movement
from touchline.counter_attack.step import Frame, Passage, Traits, Turn
from touchline.counter_attack.targets import Moves, moves_through, word
from touchline.kernel import Choose, Facts, Group, Refusal, Side, Step

Occasion = Literal["phase", "held", "goal_kick"]

STRIDE: Final = 6
"""The range of a move, in hexes."""

_STRIDES: Final = (STRIDE,) * 2 * ELEVEN
_FARTHEST: Final = 37
_BOTH: Final[Board] = THIRD[LEFT] | THIRD[RIGHT]
_RULES: Final[Mapping[Occasion, str]] = {"phase": "MOVE-28", "held": "GK-04", "goal_kick": "GK-10"}


def offered(state: State, excluded: Players = 0, *, phase: bool) -> tuple[Step, ...]:
    """The free moves after a phase that ends with the ball in a final third, attack first (MOVE-28).

    In some editions they follow every action. Players excluded from the phase have none, nor players excluded from the
    next one (MOVE-26).
    """
    follow = phase or state.edition.final_thirds_trigger == "end_of_every_action"
    if not follow or not _BOTH >> state.ball & 1:
        return ()
    excluded |= state.excluded
    return Thirds("phase", state.attack, excluded), Thirds("phase", state.defence, excluded)


def activated(state: State, *, goal_kick: bool = False) -> tuple[Step, ...]:
    """Both final thirds are activated: the side with the ball moves, then the opponents.

    A goalkeeper holding the ball may move too (GK-04); the taker of a goal kick stays (GK-10).
    """
    if goal_kick:
        return Thirds("goal_kick", state.attack, 1 << state.carrier), Thirds("goal_kick", state.defence)
    return Thirds("held", state.attack), Thirds("held", state.defence)


class Thirds(Passage, frozen=True):
    """A side moves players in the final thirds while it can."""

    occasion: Occasion
    side: Side
    excluded: Players = 0
    moved: Players = 0

    def placements(self, state: State) -> tuple[Turn, ...]:
        """At a goal kick, this turn."""
        return ThirdsChoice(self.occasion, self.side, self.excluded, self.moved).placements(state)

    def runs(self, match: Match) -> None:
        choice = ThirdsChoice(self.occasion, self.side, self.excluded, self.moved)
        if choice.has_moves(match.state):
            match.then(choice)


class ThirdsChoice(Frame, frozen=True):
    """A side moves one of its players in the final thirds up to 6 hexes, each once, or is done.

    After a Movement Phase, players in the third opposite the ball (MOVE-28, MOVE-29). If a goalkeeper holds the ball,
    players in both; the goalkeeper stays in its box and opponents may have to keep away from it (GK-04). At a goal
    kick, players in both, and opponents leave the box, if need be by a longer move (GK-10).
    """

    traits = Traits(arranged=True, order=("final_thirds", "done"), whole_turn=True)

    occasion: Occasion
    side: Side
    excluded: Players = 0
    moved: Players = 0

    def region(self, state: State) -> Board:
        """The hexes of players who may move."""
        if self.occasion != "phase":
            return _BOTH
        return THIRD[LEFT] if THIRD[RIGHT] >> state.ball & 1 else THIRD[RIGHT]

    def shut(self, state: State) -> Board:
        """The hexes where no move may end; players there must leave if they can."""
        if self.occasion == "phase" or self.side == state.attack:
            return 0
        beside = zone_of_influence(state.ball) if state.edition.quick_throw else 0
        return beside if self.occasion == "held" else beside | BOX[state.defends(state.attack)]

    def moves(self, state: State) -> list[Moves]:
        """The players who may move, with their hexes."""
        region, hexes, blocked = self.region(state), state.hexes, state.occupied | 1 << state.ball
        players = [player for player in each(self._left()) if region >> hexes[player] & 1]
        if self.occasion == "phase":
            return moves_through(players, hexes, _STRIDES, PITCH & ~blocked)
        shut = self.shut(state)
        return [Moves(board, player) for player in players if (board := self._hexes(state, player, blocked, shut))]

    def has_moves(self, state: State) -> bool:
        """Whether anybody may move; after a Movement Phase, any player with room beside it."""
        if self.occasion != "phase":
            return bool(self.moves(state))
        region, hexes, free = self.region(state), state.hexes, ~(state.occupied | 1 << state.ball)
        for player in each(self._left()):
            if region >> hexes[player] & 1 and zone_of_influence(hexes[player]) & free:
                return True
        return False

    def _left(self) -> Players:
        return TEAM[self.side] & ~self.excluded & ~self.moved

    def _hexes(self, state: State, player: Player, blocked: Board, shut: Board) -> Board:
        start = state.hexes[player]
        if player == state.carrier:
            return reach(start, STRIDE, blocked | ~BOX[state.defends(self.side)])
        farthest = _FARTHEST if self.occasion == "goal_kick" and shut >> start & 1 else STRIDE
        for allowance in range(STRIDE, farthest + 1):
            if board := reach(start, allowance, blocked) & ~shut:
                return board
        return 0

    def facts(self, state: State) -> Facts:
        return {"occasion": self.occasion}

    def handled(self, state: State) -> Players:
        """The players moved in this turn."""
        return self.moved

    def set_piece(self) -> Restart | None:
        """The goal kick to come."""
        return "goal_kick" if self.occasion == "goal_kick" else None

    def situation(self, state: State) -> None:
        """None: play continues with these moves."""

    def placements(self, state: State) -> tuple[Turn, ...]:
        """At a goal kick, this turn."""
        return ((self.side, len(self.moves(state))),) if self.occasion == "goal_kick" else ()

    def asks(self, state: State) -> Choose:
        moves, shut = self.moves(state), self.shut(state)
        groups: list[Group] = [*moves]
        if not shut or not any(shut >> state.hexes[group.player] & 1 for group in moves):
            groups.append(word("done"))
        return Choose(_RULES[self.occasion], self.side, tuple(groups))

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            rule = "MOVE-29" if self.occasion == "phase" else _RULES[self.occasion]
            match.move(rule, action.player, action.hex)
            match.then(Thirds(self.occasion, self.side, self.excluded, self.moved | 1 << action.player))

    def refuses(self, state: State, action: object) -> Refusal | None:
        rule = _RULES[self.occasion]
        match action:
            case Move():
                return self._refuses_player(state, action.player) or self._refuses_hex(state, action)
            case Call("done"):
                shut = self.shut(state)
                bound = tuple(
                    [PlayerRef(group.player) for group in self.moves(state) if shut >> state.hexes[group.player] & 1]
                )
                if self.occasion == "goal_kick":
                    return Refusal(rule, "box-not-cleared", players=bound)
                return Refusal(rule, "opponents-beside-keeper", players=bound)
        return Refusal(rule, "final-thirds-moving")

    def _refuses_player(self, state: State, player: Player) -> Refusal | None:
        rule = _RULES[self.occasion]
        if not 0 <= player < 22 or side_of(player) != self.side or not state.hexes[player]:
            return Refusal(rule, "other-side-moves", side=SideRef(self.side))
        if self.moved >> player & 1:
            return Refusal(rule, "moved-in-final-thirds", player=PlayerRef(player))
        if self.excluded >> player & 1:
            if self.occasion == "goal_kick":
                return Refusal(rule, "takes-goal-kick", player=PlayerRef(player))
            return Refusal("MOVE-26", "jumped-or-stunned", player=PlayerRef(player))
        if not self.region(state) >> state.hexes[player] & 1:
            who, where = PlayerRef(player), HexRef(state.hexes[player])
            if self.occasion == "phase":
                return Refusal(rule, "not-opposite-ball", player=who, hex=where)
            return Refusal(rule, "not-in-final-third", player=who, hex=where)
        return None

    def _refuses_hex(self, state: State, action: Move) -> Refusal:
        rule, player, hex = _RULES[self.occasion], action.player, action.hex
        if hex == state.hexes[player]:
            return Refusal(rule, "already-there", player=PlayerRef(player))
        if hex >= 0 and PITCH >> hex & 1 and hex not in state.hexes:
            if player == state.carrier and not BOX[state.defends(self.side)] >> hex & 1:
                return Refusal(rule, "holder-stays-in-box", player=PlayerRef(player))
            if self.shut(state) >> hex & 1:
                if self.occasion == "goal_kick" and BOX[state.defends(state.attack)] >> hex & 1:
                    return Refusal(rule, "no-opponent-in-box", hex=HexRef(hex))
                beside = PlayerRef(state.carrier)
                return Refusal(rule, "no-opponent-beside-keeper", hex=HexRef(hex), player=beside)
        return movement.refuses_hex(state, player, hex, STRIDE, rule)
