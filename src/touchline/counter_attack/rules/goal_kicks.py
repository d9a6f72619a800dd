"""Goal kicks: GK-10 and SETPIECE-32."""

from touchline.counter_attack.match import Match
from touchline.counter_attack.model import OFF, Call, Move, Pass, Player, State, each
from touchline.counter_attack.pitch import GOAL_KICK_SPOT, SIX, Board, Hex
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import clock, distribution, final_thirds, movement, passing, set_pieces
from touchline.counter_attack.step import Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, Passes, word
from touchline.kernel import Choose, Group, Refusal, Side


def begin(match: Match, side: Side) -> None:
    """The goalkeeper's side names the hex; both final thirds are activated, then it plays the ball (GK-10).

    Its own goalkeeper is in place then; the other may be repositioned (SETPIECE-01).
    """
    match.change(attack=side)
    match.then(
        GoalKickHexChoice(), *set_pieces.keepers_placed(match.state, "goal_kick", match.defence), GoalKickMoves()
    )


def _kicker(state: State) -> Player:
    """The goalkeeper, or the first player of a side without one."""
    keeper = state.keeper(state.attack)
    return keeper if state.hexes[keeper] != OFF else each(state.on_pitch(state.attack))[0]


class GoalKickHexChoice(Frame, frozen=True):
    """The hex of the six-yard box on which the goalkeeper stands with the ball (SETPIECE-32)."""

    traits = Traits(arranged=True, restart="goal_kick", order=("goalkeeper", "no"))

    def hexes(self, state: State) -> Board:
        """The free hexes, and the goalkeeper's own."""
        six = SIX[state.defends(state.attack)]
        return six & (~state.occupied | 1 << state.hexes[_kicker(state)])

    def asks(self, state: State) -> Choose:
        board = self.hexes(state)
        groups: list[Group] = [Moves(board, _kicker(state))]
        if board >> _default(state) & 1:
            groups.append(word("no"))
        return Choose("SETPIECE-32", state.attack, tuple(groups))

    def takes(self, match: Match, action: Move | Call) -> None:
        kicker = _kicker(match.state)
        hex = action.hex if isinstance(action, Move) else _default(match.state)
        match.place("SETPIECE-32", kicker, hex)
        match.give_ball(kicker)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Move(player, hex) if player == _kicker(state) and hex >= 0:
                if not SIX[state.defends(state.attack)] >> hex & 1:
                    return Refusal("SETPIECE-32", "not-in-goal-area")
                return Refusal("SETPIECE-32", "hex-taken", hex=HexRef(hex), player=PlayerRef(state.at(hex)))
            case Call("no"):
                spot = _default(state)
                return Refusal("SETPIECE-32", "usual-hex-taken", hex=HexRef(spot), player=PlayerRef(state.at(spot)))
        return Refusal("SETPIECE-32", "goal-kick-hex-expected", player=PlayerRef(_kicker(state)))


def _default(state: State) -> Hex:
    return GOAL_KICK_SPOT[state.defends(state.attack)]


class GoalKickMoves(Passage, frozen=True):
    """Both final thirds are activated, and opponents leave the box (GK-10)."""

    def runs(self, match: Match) -> None:
        match.then(*final_thirds.activated(match.state, goal_kick=True), GoalKickChoice())


class GoalKickChoice(Frame, frozen=True):
    """The goalkeeper kicks, or plays a Standard Pass if the edition allows it (GK-10, ANYOTHER-27)."""

    traits = Traits(restart="goal_kick")

    def asks(self, state: State) -> Choose:
        groups: list[Group] = []
        if _may_pass(state) and (board := passing.ground_targets(state, state.ball, passing.RANGE["standard"])):
            groups.append(Passes(board, "standard"))
        if board := distribution.kick_targets(state):
            groups.append(Passes(board, "kick"))
        if not groups:  # ANYOTHER-39
            groups.append(word("movement phase"))
        return Choose("ANYOTHER-27", state.attack, tuple(groups))

    def takes(self, match: Match, action: Pass | Call) -> None:
        kicker, hex = match.state.carrier, match.state.ball
        match action:
            case Pass("kick"):
                distribution.kick(match, action.hex, goal_kick=True)
            case Pass(kind):  # SETPIECE-02, SETPIECE-14
                passing.ground(match, kind, kicker, hex, action.hex, barred=True, judged=False, reached="standard")
            case _:
                clock.spend(match)
                movement.begin(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Pass("kick", hex):
                return distribution.refuses_kick(state, hex)
            case Pass("standard", hex):
                if not _may_pass(state):
                    return Refusal("ANYOTHER-27", "goal-kick-not-passed")
                return passing.refuses_ground(state, state.ball, hex, passing.RANGE["standard"])
        return Refusal("ANYOTHER-27", "goal-kick-or-pass")


def _may_pass(state: State) -> bool:
    """Whether a goal kick may be a Standard Pass: in editions with the goalkeeper's drop (ANYOTHER-27)."""
    return state.edition.gk_drop
