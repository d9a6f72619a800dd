"""Corners: SETPIECE-06 to -14."""

from typing import Final

from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, TEAM, Call, Move, Pass, PassKind, State, each
from touchline.counter_attack.pitch import BOX, PITCH, Board, disk
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import clock, high_pass, movement, out, passing, set_pieces
from touchline.counter_attack.step import Frame, Traits
from touchline.counter_attack.targets import Moves, Passes, word
from touchline.kernel import Choose, Group, Refusal, Side

_TURNS: Final["set_pieces.Turns"] = (("attack", 2), ("defence", 2)) * 3
_STEPS: Final = 3


def begin(match: Match) -> None:
    """The taker is named and stands on the corner; both sides place six players, two by two (SETPIECE-06, SETPIECE-07).

    In some editions the goalkeepers are placed before and again after (SETPIECE-01), and each side then moves a
    player before the attack calls (SETPIECE-09).
    """
    state = match.state
    attack, defence = state.attack, state.defence
    out.clear_hex(match, state.ball, attack)
    match.then(
        *set_pieces.keepers_placed(state, "corner", attack, defence),
        set_pieces.TakerChoice("corner"),
        set_pieces.Placement("corner", _TURNS),
        *set_pieces.keepers_placed(state, "corner", defence),
        CornerMove(attack) if _moves_first(state) else CornerChoice(),
    )


def _moves_first(state: State) -> bool:
    return state.edition.corner_three_hex_moves == "before_call"


class CornerMove(Frame, frozen=True):
    """A side may move one player up to 3 hexes, the attack first, not the taker, before it calls (SETPIECE-09).

    A goalkeeper that is moved may not rush to the header (PASS-28).
    """

    traits = Traits(restart="corner", order=("set_pieces", None))

    side: Side

    def asks(self, state: State) -> Choose:
        groups = passing.moves(state, TEAM[self.side] & ~(1 << state.carrier), _STEPS)
        if self.side == state.defence:
            far = PITCH & ~set_pieces.forbidden(state, "corner")
            groups = [Moves(group.board & far, group.player) for group in groups if group.board & far]
        return Choose("SETPIECE-09", self.side, (*groups, word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        moved = NOBODY
        if isinstance(action, Move):
            moved = action.player
            match.move("SETPIECE-09", moved, action.hex)
        if self.side == match.attack:
            match.then(CornerMove(match.defence))
        else:
            match.then(CornerChoice(rush=moved != match.state.keeper(self.side)))

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Move(player, hex) if hex >= 0 and player in each(TEAM[self.side]):
                if player == state.carrier:
                    return Refusal("SETPIECE-09", "corner-taker-stays", player=PlayerRef(player))
                if self.side == state.defence and set_pieces.forbidden(state, "corner") >> hex & 1:
                    least = state.edition.corner_defence_distance
                    return Refusal("SETPIECE-08", "too-near-corner", hex=HexRef(hex), least=least)
        return passing.refuses_move(state, "SETPIECE-09", self.side, action, _STEPS)


class CornerChoice(Frame, frozen=True):
    """The attack calls a High Pass or a short pass (SETPIECE-10, ANYOTHER-21)."""

    traits = Traits(restart="corner")

    rush: bool = True  # whether the goalkeeper may still come out for a High Pass

    def asks(self, state: State) -> Choose:
        groups: list[Group] = []
        if board := self.crosses(state):
            groups.append(Passes(board, "high"))
        kind = _short(state)
        if board := passing.ground_targets(state, state.ball, passing.RANGE[kind]):
            groups.append(Passes(board, kind))
        if not groups:  # ANYOTHER-39
            groups.append(word("movement phase"))
        return Choose("ANYOTHER-21", state.attack, tuple(groups))

    def area(self, state: State) -> Board:
        """The area of a High Pass: the attacked box at any range; to a teammate also within 15 (SETPIECE-11)."""
        box = BOX[state.goal]
        if state.edition.high_pass_target == "any_hex":
            return box
        anywhere = box | disk(state.ball, passing.RANGE["high"])
        return anywhere & state.attackers if _moves_first(state) else anywhere

    def crosses(self, state: State) -> Board:
        """The targets of a High Pass (SETPIECE-11)."""
        teammate = state.edition.high_pass_target == "teammate"
        return high_pass.targets(
            state, state.ball, state.carrier, maximum=None, allowed=self.area(state), teammate=teammate
        )

    def takes(self, match: Match, action: Pass | Call) -> None:
        taker, corner = match.state.carrier, match.state.ball
        match action:
            case Pass("high"):
                # Nobody is offside (SETPIECE-14), and the taker may not be the next to touch the ball (SETPIECE-02).
                high_pass.fly(
                    match, "high", taker, corner, action.hex, source="corner",
                    moves=not _moves_first(match.state), barred=True, judged=False, rush=self.rush,
                )  # fmt: skip
            case Pass(kind):
                # ANYOTHER-22 follows.
                passing.ground(
                    match, kind, taker, corner, action.hex, barred=True, judged=False, reached="corner_short"
                )
            case _:
                clock.spend(match)
                movement.begin(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        short = _short(state)
        match action:
            case Pass("high", hex):
                if hex >= 0 and PITCH >> hex & 1 and not self.area(state) >> hex & 1:
                    if state.edition.high_pass_target == "any_hex":
                        return Refusal("SETPIECE-11", "not-in-attacked-box", hex=HexRef(hex))
                    return Refusal("SETPIECE-11", "no-teammate-near-corner", hex=HexRef(hex))
                teammate = state.edition.high_pass_target == "teammate"
                return high_pass.refuses(state, state.ball, state.carrier, hex, maximum=None, teammate=teammate)
            case Pass(kind, hex) if kind == short:
                return passing.refuses_ground(state, state.ball, hex, passing.RANGE[kind])
        return Refusal("ANYOTHER-21", "corner-kind", kind=short)


def _short(state: State) -> PassKind:
    """The short pass is a Standard Pass, or a Short Pass of 6 (SETPIECE-13)."""
    return "standard" if state.edition.corner_short_pass == "standard_pass" else "short"
