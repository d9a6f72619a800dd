"""Long Passes: PASS-34 to -40."""

from typing import Final

from touchline.counter_attack import paths
from touchline.counter_attack.events import BallCollected, PassArrived, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Move, Player, Players, State, each, side_of
from touchline.counter_attack.pitch import (
    ENDS,
    PITCH,
    THIRD,
    Board,
    Hex,
    around,
    bits,
    disk,
    distance,
    opposite,
    reach,
)
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import (
    dice,
    high_pass,
    keeper,
    next_action,
    offside,
    out,
    passing,
    steals,
)
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import Choose, Dice, Facts, Refusal, Roll, Step

_THIRD_TO_THIRD: Final = 10
"""The total for accuracy from one final third to the other (PASS-36)."""


# Where to


def targets(state: State, start: Hex, passer: Player) -> Board:
    """The targets of a Long Pass: far from teammates, with no opponent near (PASS-34)."""
    defenders = state.defenders
    shut = defenders | around(defenders) | 1 << start | 1 << state.hexes[passer]
    if least := state.edition.long_pass_min_distance_to_teammates:
        for player in each(_to_clear(state, passer)):
            shut |= disk(state.hexes[player], least - 1)
    if state.edition.long_pass_third_to_third == "forbidden":
        shut |= _far_third(start)
    return PITCH & ~shut & ~paths.blocked_targets(start, defenders)


def _to_clear(state: State, passer: Player) -> Players:
    """The players a Long Pass must clear, in some editions the passer too (PASS-34)."""
    own = state.on_pitch(state.attack)
    return own if state.edition.long_pass_min_counts_passer else own & ~(1 << passer)


def _far_third(start: Hex) -> Board:
    """The final third opposite the one a pass starts in, if any (PASS-36)."""
    for end in ENDS:
        if THIRD[end] >> start & 1:
            return THIRD[opposite(end)]
    return 0


def refuses(state: State, start: Hex, passer: Player, target: Hex) -> Refusal:
    """The refusal of a Long Pass to a hex."""
    if refusal := passing.refuses_target(state, start, passer, target):
        return refusal
    where, least = HexRef(target), state.edition.long_pass_min_distance_to_teammates
    for hex in bits(around(1 << target) & state.defenders):
        return Refusal("PASS-34", "opponent-beside-target", player=PlayerRef(state.at(hex)), hex=where)
    for player in each(_to_clear(state, passer)):
        away = distance(state.hexes[player], target)
        if away < least:
            return Refusal(
                "PASS-34", "own-player-near-target", player=PlayerRef(player), away=away, hex=where, least=least
            )
    if state.edition.long_pass_third_to_third == "forbidden" and _far_third(start) >> target & 1:
        return Refusal("PASS-36", "long-pass-across-thirds")
    refusal = high_pass.refuses_blocked(state, "PASS-35", start, target)
    assert refusal is not None
    return refusal


# The flight


def play(match: Match, passer: Player, start: Hex, target: Hex, *, barred: bool) -> None:
    """A Long Pass is called; the passer may collect it, except after a restart (PASS-37, PASS-41)."""
    passing.is_called(match, "long", passer, start, target, barred=barred, judged=True)
    far = _far_third(start) >> target & 1
    accuracy = _THIRD_TO_THIRD if far else match.edition.long_pass_accuracy
    ball = high_pass.LoftedPass("long", passer, start, target, accuracy)
    if accuracy:
        match.then(LongPassAccuracy(ball))
    else:
        comes_down(match, ball, target, missed=False)


class LongPassAccuracy(Frame, frozen=True):
    """High Pass plus die must reach 9, from third to third 10 (PASS-36, PASS-37), or the pass misses (PASS-38).

    A pass never scores: over the goal line it is out (LOOSE-11).
    """

    ball: "high_pass.LoftedPass"

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.ball.passer)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (high_pass.passing_skill(state, self.ball),)

    def asks(self, state: State) -> Roll:
        return dice.test("PASS-37", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        ball, state, die = self.ball, match.state, dice.face(rolled)
        missing = high_pass.needed(state, ball.passer, ball.accuracy)
        accurate, total = die >= missing, ball.accuracy - missing + die
        match.note(Tested("PASS-37", "long_pass", ball.passer, die, total, ball.accuracy, accurate))
        if accurate:
            comes_down(match, ball, ball.target, missed=False)
        elif match.edition.long_pass_miss == "scatter":
            match.then(high_pass.MissDirection(ball))
        else:
            landing = paths.overshoots(ball.start, ball.target, state.goal)
            if isinstance(landing, paths.Out):
                out.goes_out(match, landing, state.attack)
            else:
                comes_down(match, ball, landing, missed=True)


# Where it comes down


def comes_down(match: Match, ball: "high_pass.LoftedPass", hex: Hex, *, missed: bool) -> None:
    """An opponent on the hex wins the ball; an attacker has it; or it lies free (PASS-39).

    Then the goalkeeper's free hex if the ball is in its box, and its run. Defenders next to a free ball try to win it
    after that, or before it if the pass missed, since it is a loose ball then (PASS-40, CA-R-56).
    """
    receiver = match.state.at(hex)
    tests: tuple[Step, ...] = ()
    after: next_action.After
    if receiver == NOBODY:
        match.leave_ball(hex)
        match.note(PassArrived("PASS-39", "long", ball.passer, NOBODY, hex))
        tests = (steals.LooseTests(),) if match.edition.loose_ball_zoi else ()
        after = "long_free"
    elif side_of(receiver) != match.attack:
        keeper.collects(match, "PASS-39", receiver, "long_pass")
        return
    elif offside.caught(match, receiver, direct=True):
        return
    else:
        match.give_ball(receiver)
        match.note(PassArrived("PASS-39", "long", ball.passer, receiver, hex))
        match.note(BallCollected("PASS-39", receiver, "long_pass"))
        after = "long"
    if missed and tests and around(1 << hex) & match.state.defenders:
        match.corrected("PASS-40", since=2)
    moves = (*keeper.box_move(match.state, ball.start, hex, "PASS-40"), KeeperRunsOut())
    match.then(*((*tests, *moves) if missed else (*moves, *tests)), next_action.GoesOn(after))


class KeeperRunsOut(Passage, frozen=True):
    """The goalkeeper of the defence may move after a Long Pass, if there is somewhere to go (PASS-40)."""

    def runs(self, match: Match) -> None:
        if _run(match.state):
            match.then(LongPassKeeperMove())


def _run(state: State) -> Board:
    """The hexes in reach of the goalkeeper, never past a free ball without taking it (PASS-40, GK-20)."""
    goalkeeper = state.keeper(state.defence)
    hex = state.hexes[goalkeeper]
    if not hex:
        return 0
    pace, occupied, ball = state.rating(goalkeeper, "pace"), state.occupied, 1 << state.ball
    return reach(hex, pace, occupied | ball) | reach(hex, pace, occupied) & ball


class LongPassKeeperMove(Frame, frozen=True):
    """The defending goalkeeper may move up to its Pace and takes a free ball it reaches (PASS-40, GK-20)."""

    traits = Traits(order=("replies", "no"))

    def asks(self, state: State) -> Choose:
        return Choose("PASS-40", state.defence, (Moves(_run(state), state.keeper(state.defence)), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.move("PASS-40", action.player, action.hex)
            if action.hex == match.state.ball:
                keeper.collects(match, "GK-20", action.player, "collected")

    def refuses(self, state: State, action: object) -> Refusal | None:
        goalkeeper = state.keeper(state.defence)
        if not isinstance(action, Move) or action.player != goalkeeper:
            return Refusal("PASS-40", "only-keeper-may-move", player=PlayerRef(goalkeeper))
        return passing.refuses_move(state, "PASS-40", state.defence, action, state.rating(goalkeeper, "pace"))
