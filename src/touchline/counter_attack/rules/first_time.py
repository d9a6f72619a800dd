"""First-Time Passes: PASS-16 to -22 and -42.

Once the target is named, each side may move a player one hex, attack first. The path does not change.
"""

from collections.abc import Iterator
from typing import Final

from touchline.counter_attack import paths
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import TEAM, Call, Move, Player, State
from touchline.counter_attack.pitch import Hex, distance
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import passing
from touchline.counter_attack.step import Frame, Traits
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import Choose, Facts, Refusal, replace

_ALLOWANCE: Final = 1


def play(match: Match, passer: Player, start: Hex, target: Hex) -> None:
    """A First-Time Pass is called; the passer may not be the next to touch it (PASS-16, PASS-21).

    Its path, which must be free, is fixed now (PASS-18).
    """
    passing.is_called(match, "first_time", passer, start, target, barred=True, judged=True)
    match.then(FirstTimeMove(passing.GroundPass("first_time", passer, start, target, "first_time", "space")))


class FirstTimeMove(Frame, frozen=True):
    """The attack may move one player 1 hex, the passer too (PASS-17).

    If the receiver moves, the ball still goes to the named hex. Another player may move onto it (PASS-22), but not the
    passer, who cannot receive its own pass (PASS-21).
    """

    traits = Traits(order=("replies", "no"))

    ball: "passing.GroundPass"

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(self.ball.target)}

    def asks(self, state: State) -> Choose:
        return Choose("PASS-17", state.attack, (*self._moves(state), word("no")))

    def _moves(self, state: State) -> Iterator[Moves]:
        for group in passing.moves(state, TEAM[state.attack], _ALLOWANCE):
            board = group.board
            if group.player == self.ball.passer:
                board &= ~(1 << self.ball.target)
            if board:
                yield Moves(board, group.player)

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.move("PASS-17", action.player, action.hex)
        match.then(FirstTimeReply(self.ball))

    def refuses(self, state: State, action: object) -> Refusal | None:
        passer, target = self.ball.passer, self.ball.target
        if action == Move(passer, target):
            return Refusal("PASS-21", "passer-on-target", hex=HexRef(target), player=PlayerRef(passer))
        return passing.refuses_move(state, "PASS-17", state.attack, action, _ALLOWANCE)


class FirstTimeReply(Frame, frozen=True):
    """The defence may move one player 1 hex, onto the path too (PASS-17, PASS-18)."""

    traits = Traits(order=("replies", "no"))

    ball: "passing.GroundPass"

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.ball.passer), "hex": HexRef(self.ball.target)}

    def asks(self, state: State) -> Choose:
        return Choose("PASS-17", state.defence, (*passing.moves(state, TEAM[state.defence], _ALLOWANCE), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        ball = self.ball
        if isinstance(action, Move):
            match.move("PASS-17", action.player, action.hex)
            ball = replace(ball, moved=action.player)
        match.then(passing.Rolls(ball))

    def refuses(self, state: State, action: object) -> Refusal | None:
        return passing.refuses_move(state, "PASS-17", state.defence, action, _ALLOWANCE)


def total(state: State) -> int:
    """The total that intercepts; 0: only a natural face does (PASS-19)."""
    return 10 if state.edition.intercept_first_time == "natural_or_ten" else 0


def with_moved(state: State, ball: "passing.GroundPass", chances: list["passing.Chance"]) -> list["passing.Chance"]:
    """The chances, with the moved defender at the better threshold of its new hex.

    On the path a 5 is enough (PASS-19). Next to the passer it has a chance too, and a natural 1 is a foul (PASS-20). A
    goalkeeper on the path in its box takes the ball without a roll (GK-19).
    """
    moved, hex = ball.moved, state.hexes[ball.moved]
    own = next((chance for chance in chances if chance.player == moved), None)
    if own is None and paths.path_board(ball.start, ball.target) >> hex & 1:
        met = paths.interception_hex(ball.start, ball.target, state.attackers, hex)
        assert met is not None
        own = passing.Chance("PASS-19", moved, met, 5, total(state))
    if total(state) and distance(ball.start, hex) <= 1:
        own = own or passing.Chance("PASS-20", moved, ball.start, 6, total(state))
        own = replace(own, met=ball.start, fouls=True)
    return [chance for chance in chances if chance.player != moved] + ([own] if own else [])
