"""The loose ball: LOOSE-01 to -08 and -10 to -18. Attempts on a ball that stops free are in `steals`.

Direction and distance are rolled, and the ball runs to the first player on its line, a free hex, a goal, or out.
"""

from touchline.counter_attack.events import BallCollected, RanLoose, Scattered, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, OFF, Call, Player, State, each, side_of
from touchline.counter_attack.paths import Out, first_in, leaves, rolls
from touchline.counter_attack.pitch import Direction, Hex, board_of, neighbours
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import (
    clock,
    dice,
    distribution,
    goals,
    keeper,
    movement,
    next_action,
    out,
    shots,
    steals,
)
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import word
from touchline.kernel import Choose, Dice, Facts, Refusal, Roll, Side


def runs_loose(
    match: Match, rule: str, source: Player, at: Hex, roller: Side, *, header: bool = False, direction: Direction = 0
) -> None:
    """The ball runs loose from a hex, off a player (LOOSE-01, LOOSE-02).

    In a Movement Phase it ends the current move, not the step (MOVE-32). It is no pass, so nobody is offside
    (OFFSIDE-04). A direction other than 0 has been rolled already (SHOT-23).
    """
    match.change(
        kicked=NOBODY, touched=source, offside=0, passed_from=OFF, barred=NOBODY, ball=at, carrier=NOBODY
    )  # fmt: skip
    match.note(RanLoose(rule, source, at))
    if match.state.movement is None:
        match.instead()
    else:
        match.leave(movement.StepGoesOn)
    if direction:
        match.then(RunsSoFar(source, at, roller, header, direction))
    else:
        match.then(RunsWhere(source, at, roller, header))


class RunsWhere(Frame, frozen=True):
    """The die for the direction of a loose ball, rolled by the source player's side (LOOSE-01)."""

    traits = Traits(ball="loose", compass=True)

    source: Player
    at: Hex
    roller: Side
    header: bool

    def asks(self, state: State) -> Roll:
        return dice.plain("LOOSE-01", self.roller)

    def takes(self, match: Match, rolled: Dice) -> None:
        match.then(RunsSoFar(self.source, self.at, self.roller, self.header, rolled[0]))


class RunsSoFar(Frame, frozen=True):
    """The die for the distance of a loose ball; then it runs (LOOSE-01)."""

    traits = Traits(ball="loose")

    source: Player
    at: Hex
    roller: Side
    header: bool
    direction: Direction

    def asks(self, state: State) -> Roll:
        return dice.plain("LOOSE-01", self.roller)

    def takes(self, match: Match, rolled: Dice) -> None:
        steps = rolled[0]
        way = self._over_heads if self.header else self._along_the_ground
        line, stops = way(match.state, steps)
        last = line[-1] if line else self.at
        match.leave_ball(last)
        if stops:
            match.note(Scattered("LOOSE-01", self.at, self.direction, steps, last))
            _stops(match, self.at, header=self.header)
            return
        way_out = leaves(last, self.direction, match.state.attacks(side_of(self.source)), scores=True)
        if way_out.restart == "goal":
            match.note(Scattered("LOOSE-01", self.at, self.direction, steps, way_out.hex))
            _at_goal(match, line, way_out, self.source, header=self.header)
        else:
            # LOOSE-16: the source player's side touched it last (OUT-03).
            match.note(Scattered("LOOSE-01", self.at, self.direction, steps, last))
            out.goes_out(match, way_out, side_of(self.source))

    def _along_the_ground(self, state: State, steps: int) -> tuple[tuple[Hex, ...], bool]:
        """The hexes along its line, and whether it stops on the last one (LOOSE-03).

        The first player on the line stops it, even a stunned one, but not the source player (LOOSE-04, LOOSE-06).
        """
        line = rolls(self.at, self.direction, steps)
        hit = first_in(line, state.occupied & ~(1 << state.hexes[self.source]))
        if hit is None:
            return line, len(line) == steps
        return line[: line.index(hit) + 1], True

    def _over_heads(self, state: State, steps: int) -> tuple[tuple[Hex, ...], bool]:
        """Like along the ground, but only the last hex counts, or one further if a player there jumped (LOOSE-05)."""
        line = rolls(self.at, self.direction, steps)
        jumpers = board_of(state.hexes[player] for player in each(state.jumped))
        while len(line) == steps and jumpers >> line[-1] & 1:
            steps += 1
            line = rolls(self.at, self.direction, steps)
        return line, len(line) == steps


# Where it stops


def _stops(match: Match, start: Hex, *, header: bool) -> None:
    """The ball reaches a player or a free hex; a goalkeeper may move first if it is in its box (LOOSE-17).

    The same follows after a shot (ANYOTHER-38).
    """
    state = match.state
    hit = state.at(state.ball)
    catches = hit != NOBODY and state.is_keeper(hit) and state.in_own_box(hit)
    box_move = () if catches else keeper.box_move(state, start, state.ball, "LOOSE-17")
    if hit == NOBODY:
        match.then(*box_move, Free())
    elif side_of(hit) != match.attack:
        match.then(*box_move, HitsDefender("LOOSE-15" if header else "LOOSE-07", hit))
    else:
        match.give_ball(hit)
        match.note(BallCollected("LOOSE-15" if header else "LOOSE-08", hit, "loose_ball"))
        match.then(*box_move, HitsAttacker(header))


class Free(Passage, frozen=True):
    """The ball lies free: adjacent defenders may try to win it; a Movement Phase follows (LOOSE-12, LOOSE-14)."""

    def runs(self, match: Match) -> None:
        tests = (steals.LooseTests(),) if match.edition.loose_ball_zoi else ()
        begins = (next_action.GoesOn("loose_free"),) if match.state.movement is None else ()
        match.then(*tests, *begins)


class HitsDefender(Passage, frozen=True):
    """The ball stops at a defender, whose side has it: any other scenario or save and hold (LOOSE-07, LOOSE-15)."""

    rule: str
    player: Player

    def runs(self, match: Match) -> None:
        keeper.collects(match, self.rule, self.player, "loose_ball")


class HitsAttacker(Passage, frozen=True):
    """An attacker has the ball (LOOSE-08): a Movement Phase goes on, a snapshot may come first (LOOSE-12, LOOSE-13).

    Outside a phase the attack calls its next action (LOOSE-14); off a header it is any other scenario (LOOSE-15).
    """

    header: bool

    def runs(self, match: Match) -> None:
        if self.header:
            next_action.goes_on(match, "aos")
        elif match.state.movement is None:
            next_action.goes_on(match, "loose")
        elif not match.edition.snapshot_on_loose_ball:
            movement.last_moment(match)
        elif shots.in_range(match.state) and clock.snapshot_allowed(match.state):  # ANYOTHER-18
            match.then(SnapshotOffer())


class SnapshotOffer(Frame, frozen=True):
    """An attacker hit by a loose ball may shoot at once if in range, even in step 2 (LOOSE-13).

    After a blocked, tied or spilled shot that may be the shooter again (SHOT-25). The offer also comes when an
    attacking step has used its moves and the ball is in the opposing box (MOVE-27).
    """

    rule: str = "LOOSE-13"

    def facts(self, state: State) -> Facts:
        return {"ends": self.rule == "MOVE-27"}

    def asks(self, state: State) -> Choose:
        return Choose(self.rule, state.attack, (word("snapshot"), word("no")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "snapshot":
            shots.snapshot(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal(self.rule, "snapshot-or-play-on", player=PlayerRef(state.carrier))


# At goal


def _at_goal(match: Match, line: tuple[Hex, ...], way_out: Out, source: Player, *, header: bool) -> None:
    """The ball reaches the goal, unless a goalkeeper within 1 hex of its line saves it (LOOSE-10).

    Not a goalkeeper the ball came off, nor in some editions one that jumped for the header it came from (CA-R-57).
    """
    state = match.state
    defender = match.defence if way_out.end == state.goal else match.attack
    saver = state.keeper(defender)
    place = state.hexes[saver]
    landing = header and state.jumped >> saver & 1 and state.edition.loose_ball_goal_save == "five_or_ten"
    near = saver != source and board_of((*line, way_out.hex)) & (neighbours(place) | 1 << place)
    if near and landing:
        match.corrected("LOOSE-10", since=2)
    if near and not landing:
        match.then(GoalSave(saver))
    else:
        goals.loose_ball(match, defender)


class GoalSave(Frame, frozen=True):
    """A natural 5 or 6 saves a loose ball, in some editions also Saving plus die of 10 (LOOSE-10)."""

    keeper: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.keeper)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (Counted(self.keeper, "saving", state.rating(self.keeper, "saving")),)

    def asks(self, state: State) -> Roll:
        return dice.test("LOOSE-10", side_of(self.keeper), state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        total = match.state.rating(self.keeper, "saving") + die
        saves = die >= 5 or (match.edition.loose_ball_goal_save == "five_or_ten" and total >= 10)
        match.note(Tested("LOOSE-10", "goal_save", self.keeper, die, total, 10, saves))
        if saves:
            distribution.holds(match, "LOOSE-10", self.keeper)
        else:
            goals.loose_ball(match, side_of(self.keeper))
