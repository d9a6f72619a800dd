"""Throw-ins: SETPIECE-15 to -18."""

from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Call, Pass, Player, State
from touchline.counter_attack.pitch import Board, Hex, disk, distance
from touchline.counter_attack.refs import HexRef
from touchline.counter_attack.rules import clock, heading, keeper, movement, out, passing, set_pieces
from touchline.counter_attack.step import Frame, Passage, Traits
from touchline.counter_attack.targets import Passes, word
from touchline.kernel import Choose, Facts, Group, Refusal


def begin(match: Match) -> None:
    """The attack names the thrower, who stands where the ball went out (SETPIECE-15)."""
    state = match.state
    out.clear_hex(match, state.ball, state.attack)
    match.then(
        *set_pieces.keepers_placed(state, "throw_in", state.attack, state.defence),
        set_pieces.TakerChoice("throw_in"),
        FirstPhase(),
    )


class FirstPhase(Passage, frozen=True):
    """A whole Movement Phase with a dead ball comes first, which is no action (SETPIECE-16, CLOCK-08)."""

    def runs(self, match: Match) -> None:
        second = match.edition.throw_in == "second_phase_or_head"
        match.then(SecondPhaseChoice() if second else ThrowChoice())
        movement.begin(match, dead=True)


class SecondPhaseChoice(Frame, frozen=True):
    """The attack may call a second Movement Phase, which is an action (SETPIECE-16, ANYOTHER-23)."""

    traits = Traits(ball="dead")

    def asks(self, state: State) -> Choose:
        return Choose("SETPIECE-16", state.attack, (word("movement phase"), word("no")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "movement phase":
            _another_phase(match)
        else:
            match.then(ThrowChoice())

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("SETPIECE-16", "second-phase-or-not")


def _another_phase(match: Match) -> None:
    """A second phase is an action (CLOCK-08); the throw follows if there is time."""
    clock.spend(match)
    match.then(clock.Whistle(), ThrowChoice())
    movement.begin(match, dead=True)


class ThrowChoice(Frame, frozen=True):
    """The ball is thrown to feet or into space, or to a teammate's head (SETPIECE-17, ANYOTHER-23)."""

    traits = Traits(situation="throw_in")

    def facts(self, state: State) -> Facts:
        return {"head": state.edition.throw_in == "second_phase_or_head"}

    def asks(self, state: State) -> Choose:
        groups: list[Group] = []
        if board := passing.ground_targets(state, state.ball, passing.RANGE["throw"]):
            groups.append(Passes(board, "throw"))
        if board := self.heads(state):
            groups.append(Passes(board, "throw_to_head"))
        if not groups:  # ANYOTHER-39
            groups.append(word("movement phase"))
        return Choose("ANYOTHER-23", state.attack, tuple(groups))

    def heads(self, state: State) -> Board:
        """The teammates within 6 hexes for a throw to the head, if the edition allows it (SETPIECE-17)."""
        if state.edition.throw_in == "plain":
            return 0
        return state.attackers & disk(state.ball, passing.RANGE["throw"]) & ~(1 << state.ball)

    def takes(self, match: Match, action: Pass | Call) -> None:
        thrower, line = match.state.carrier, match.state.ball
        match action:
            case Pass("throw"):
                # A Standard Pass without offside (SETPIECE-14), and followed like one (SETPIECE-18); the thrower may
                # not be the next to touch the ball (SETPIECE-02).
                passing.ground(match, "throw", thrower, line, action.hex, barred=True, judged=False, reached="short")
            case Pass():
                _throw_to_head(match, action.hex)
            case _:
                _another_phase(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Pass("throw"):
                return passing.refuses(state, action)
            case Pass("throw_to_head", hex):
                if state.edition.throw_in == "plain":
                    return Refusal("SETPIECE-17", "head-throws-off")
                if refusal := passing.refuses_target(state, state.ball, state.carrier, hex):
                    return refusal
                away, most = distance(state.ball, hex), passing.RANGE["throw"]
                if away > most:
                    return Refusal("SETPIECE-17", "throw-out-of-range", hex=HexRef(hex), away=away, most=most)
                return Refusal("SETPIECE-17", "no-teammate-on-hex", hex=HexRef(hex))
        return Refusal("ANYOTHER-23", "throw-expected")


def _throw_to_head(match: Match, hex: Hex) -> None:
    """Nobody intercepts it and it always arrives; the goalkeeper may get its free hex (SETPIECE-17, GK-11)."""
    thrower, line = match.state.carrier, match.state.ball
    passing.is_called(match, "throw_to_head", thrower, line, hex, barred=True, judged=False)
    match.leave_ball(hex)
    match.then(*keeper.box_move(match.state, line, hex, "GK-11", airborne=True), HeadedThrow(thrower))


class HeadedThrow(Passage, frozen=True):
    """A throw to the head arrives: a header follows, without a goalkeeper's rush (ANYOTHER-24)."""

    thrower: Player

    def runs(self, match: Match) -> None:
        heading.lands(match, self.thrower, "throw_in", rush=False)
