"""Nutmegs: NUTMEG-01 to -13."""

from typing import Final

from touchline.counter_attack.events import Duelled, Fouled, Stunned
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    TEAM,
    Call,
    Move,
    Nutmeg,
    Player,
    State,
    each,
    side_of,
)
from touchline.counter_attack.pitch import GOAL, PITCH, Board, Hex, distance, neighbours, nutmeg_exits
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import dice, fouls, goals, keeper, loose_ball, movement, steals, tackles
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import Choose, Dice, Facts, Group, Listed, Refusal, Roll

COST: Final = 2
"""The cost of a nutmeg in hexes: the defender's hex and the landing hex (NUTMEG-02)."""


# The call


def offered(state: State, carrier: Player, left: int) -> list[Group]:
    """The defenders the carrier may nutmeg with this many hexes left.

    NUTMEG-01, NUTMEG-02, NUTMEG-03, NUTMEG-05.
    """
    phase, start = state.movement, state.hexes[carrier]
    if phase is None or left < COST or not state.edition.nutmeg:
        return []
    beside = neighbours(start) & state.defenders
    if not beside:
        return []
    able = state.on(beside) & TEAM[state.defence] & ~state.excluded & ~phase.tried
    targets = tuple(Nutmeg(target) for target in each(able) if _exits(state, start, state.hexes[target]))
    return [Listed("nutmeg", targets)] if targets else []


def _exits(state: State, start: Hex, defender: Hex) -> Board:
    """The free hexes behind a defender, of the pitch or the attacked goal (NUTMEG-03)."""
    return nutmeg_exits(start, defender) & (PITCH | GOAL[state.goal]) & ~state.occupied


def refuses(state: State, carrier: Player, target: Player, left: int) -> Refusal:
    """The refusal of a nutmeg."""
    phase = state.movement
    assert phase is not None
    if not state.edition.nutmeg:
        return Refusal("NUTMEG-01", "nutmegs-off")
    if carrier == NOBODY or phase.step == 2 or phase.dead:
        return Refusal("NUTMEG-01", "nutmeg-out-of-step")
    if not 0 <= target < 2 * ELEVEN or side_of(target) != state.defence or not state.hexes[target]:
        return Refusal("NUTMEG-01", "nutmeg-target-not-defender")
    if distance(state.hexes[carrier], state.hexes[target]) > 1:
        return Refusal("NUTMEG-01", "defender-not-beside-carrier", player=PlayerRef(target), carrier=PlayerRef(carrier))
    if left < COST:
        return Refusal("NUTMEG-02", "too-few-hexes-for-nutmeg", player=PlayerRef(carrier), left=max(0, left), cost=COST)
    if state.excluded >> target & 1:
        return Refusal("NUTMEG-05", "takes-no-part", player=PlayerRef(target))
    if phase.tried >> target & 1:
        return Refusal("NUTMEG-05", "steal-already-tried", player=PlayerRef(target))
    return Refusal("NUTMEG-03", "no-free-hex-behind", player=PlayerRef(target))


class Chance(Passage, frozen=True):
    """The carrier reaches a hex: it may call a nutmeg before the steals (NUTMEG-04)."""

    carrier: Player
    used: int
    picked_up: bool = False  # it picked up the ball here: no steals on this hex (MOVE-17)

    def runs(self, match: Match) -> None:
        choice = NutmegChoice(self.carrier, self.used, self.picked_up)
        harried = movement.Harried(self.carrier, self.used, self.picked_up)
        match.then(choice if choice.offers(match.state) else harried)


class NutmegChoice(Frame, frozen=True):
    """The attack calls a nutmeg on a defender next to the carrier, or does not (NUTMEG-04)."""

    traits = Traits(undisturbed="no", order=("nutmegs", "no"))

    carrier: Player
    used: int
    picked_up: bool = False

    def usual(self, state: State) -> tuple[str, ...]:
        """The carrier's usual choices besides the nutmeg."""
        return ("snapshot",)

    def offers(self, state: State) -> list[Group]:
        """The open nutmegs."""
        return offered(state, self.carrier, self._left(state))

    def _left(self, state: State) -> int:
        return movement.limit(state, self.carrier) - self.used

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.carrier)}

    def asks(self, state: State) -> Choose:
        return Choose("NUTMEG-04", state.attack, (*self.offers(state), word("no")))

    def takes(self, match: Match, action: Nutmeg | Call) -> None:
        if isinstance(action, Nutmeg):
            match.then(Called(self.carrier, action.player, self.used, self.picked_up))
        else:
            match.then(movement.Harried(self.carrier, self.used, self.picked_up))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if isinstance(action, Nutmeg):
            return refuses(state, self.carrier, action.player, self._left(state))
        return Refusal("NUTMEG-04", "nutmeg-now-or-never")


class Called(Passage, frozen=True):
    """A nutmeg is called; it is part of the phase, not an action (NUTMEG-13).

    On a hex the carrier has entered, the other defenders attempt steals first (NUTMEG-06); not if it has not moved yet
    (MOVE-16, CA-R-7) or picked up the ball there (MOVE-17).
    """

    carrier: Player
    target: Player
    used: int
    picked_up: bool = False

    def runs(self, match: Match) -> None:
        match.then(NutmegDuel(self.carrier, self.target, self.used))
        if self.used and not self.picked_up:
            match.then(steals.Steals("NUTMEG-06", self.carrier, 1 << self.target))


# The duel


def duel(state: State, target: Player) -> dice.Duel:
    """The target's Tackling plus 1 against Dribbling; a natural 1 is a foul (NUTMEG-07, NUTMEG-08)."""
    return dice.Duel(state.rating(target, "tackling") + 1, state.rating(state.carrier, "dribbling"), low=1)


def chances(state: State, target: Player) -> dice.Chances:
    """The chances of the target; a tie is a loose ball in every edition (NUTMEG-12)."""
    return duel(state, target).chances(state.edition, again=False)


class NutmegDuel(Frame, frozen=True):
    """The target must defend (NUTMEG-07); never from behind (TACKLE-13)."""

    carrier: Player
    target: Player
    used: int

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.target), "rival": PlayerRef(self.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        nutmeg = duel(state, self.target)
        return Counted(self.target, "tackling", nutmeg.first), Counted(self.carrier, "dribbling", nutmeg.second)

    def asks(self, state: State) -> Roll:
        return dice.duel("NUTMEG-07", state.defence, state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state = match.state
        carrier, target, hex = self.carrier, self.target, state.hexes[self.target]
        nutmeg = duel(state, target)
        totals, outcome = nutmeg.totals(rolled), nutmeg.outcome(rolled)

        def note(rule: str, winner: Player) -> None:
            match.note(Duelled(rule, "nutmeg", target, carrier, rolled, totals, winner))

        through = GoesThrough(carrier, target, hex, self.used)
        if outcome == "low":  # playing on wins the nutmeg (FOUL-11); a free kick is taken from here (FOUL-10)
            note("NUTMEG-08", carrier)
            match.note(Fouled("NUTMEG-08", target, carrier, state.ball))
            match.then(fouls.Foul("nutmeg", target, carrier, state.ball), through)
        elif outcome == "lost":
            note("NUTMEG-09", carrier)
            match.then(through)
        elif outcome == "won":
            note("NUTMEG-11", target)
            match.stun(1 << carrier, next_phase=True)
            match.note(Stunned("NUTMEG-11", carrier))
            tackles.wins_ball(match, "NUTMEG-11", target, carrier, "nutmeg")
        else:
            note("NUTMEG-12", NOBODY)
            loose_ball.runs_loose(match, "NUTMEG-12", target, hex, match.defence)


class GoesThrough(Passage, frozen=True):
    """The nutmeg is won: the target is stunned, in step 3 for the next phase too, and the carrier lands (NUTMEG-09)."""

    carrier: Player
    target: Player
    at: Hex  # the beaten target's hex
    used: int

    def runs(self, match: Match) -> None:
        if match.state.hexes[self.target]:
            match.stun(1 << self.target, next_phase=match.movement.step == 3)
            match.note(Stunned("NUTMEG-09", self.target))
        match.then(NutmegLanding(self.carrier, self.at, self.used))


class NutmegLanding(Frame, frozen=True):
    """The carrier lands on a free hex behind the target, at a cost of 2 hexes (NUTMEG-09).

    The hex brings what any other does: a box entered, steals, another nutmeg (NUTMEG-10).
    """

    carrier: Player
    beaten: Hex
    used: int

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.carrier)}

    def asks(self, state: State) -> Choose:
        board = _exits(state, state.ball, self.beaten)
        return Choose("NUTMEG-09", state.attack, (Moves(board, self.carrier),))

    def takes(self, match: Match, move: Move) -> None:
        before = match.state.ball
        match.place("NUTMEG-09", self.carrier, move.hex)
        if GOAL[match.state.goal] >> move.hex & 1:  # SHOT-27
            goals.scored(match, "NUTMEG-09", match.attack, self.carrier)
            return
        box_move = keeper.box_move(match.state, before, move.hex)
        match.then(*box_move, movement.Arrived(self.carrier, self.used + COST))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if not isinstance(action, Move) or action.player != self.carrier:
            return Refusal(
                "NUTMEG-09", "nutmeg-landing-not-behind", player=PlayerRef(self.carrier), hex=HexRef(self.beaten)
            )
        behind = nutmeg_exits(state.ball, self.beaten) & (PITCH | GOAL[state.goal])
        if action.hex < 0 or not behind >> action.hex & 1:
            return Refusal("NUTMEG-03", "nutmeg-landing-misplaced", hex=HexRef(self.beaten), ball=HexRef(state.ball))
        return Refusal("NUTMEG-03", "hex-taken", hex=HexRef(action.hex), player=PlayerRef(state.at(action.hex)))
