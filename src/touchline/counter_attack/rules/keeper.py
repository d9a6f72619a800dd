"""The goalkeeper in open play: GK-11 to -22.

Its free hex when the ball enters its box, dives, interceptions, and handling.
"""

from functools import partial
from typing import Literal, NamedTuple

from touchline.counter_attack import goalkeeping
from touchline.counter_attack.events import BallCollected, BallWon, Duelled, Fouled, How
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, OFF, Call, Move, Player, State, side_of
from touchline.counter_attack.paths import path_board
from touchline.counter_attack.pitch import (
    BOX,
    ENDS,
    PITCH,
    Board,
    Hex,
    bits,
    distance,
    zone_of_influence,
)
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import (
    dice,
    distribution,
    fouls,
    loose_ball,
    movement,
    next_action,
    tackles,
)
from touchline.counter_attack.step import Counted, Frame, Traits
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import AWAY, HOME, Choose, Dice, Facts, Refusal, Roll, Step

# The ball reaches a defender


def collects(match: Match, rule: str, player: Player, how: How, source: Hex = OFF) -> None:
    """A defender gets the ball: its side is the attack, and whatever was going on is over.

    A goalkeeper in its own box takes it in its hands (MOVE-18, MOVE-21, PASS-09, LOOSE-07, GK-20). Anybody
    else, and a goalkeeper outside its box (GK-22), has it at its feet: any other scenario. The opponents' touch has
    freed the ball for the goalkeeper's hands, even after a back-pass (GK-21). If a ball won beside the box thus
    enters it, the goalkeeper may get its free hex (GK-11).
    """
    match.note(BallWon(rule, player, how))
    match.give_ball(player)
    if match.state.is_keeper(player) and match.state.in_own_box(player):
        distribution.holds(match, rule, player)
    elif source != OFF:
        match.instead(*box_move(match.state, source, match.state.ball, "GK-11"), next_action.GoesOn("aos"))
    else:
        next_action.goes_on(match, "aos")


def pick_up_offer(state: State) -> tuple[Step, ...]:
    """The offer to pick up a ball at the goalkeeper's feet (GK-20, ANYOTHER-36).

    Not if a teammate kicked it to the goalkeeper on purpose (GK-21), or if the goalkeeper itself dropped it (GK-09).
    """
    keeper = state.carrier
    if not state.is_keeper(keeper) or not state.in_own_box(keeper) or not state.may_handle(keeper):
        return ()
    return (PickUpChoice(),)


class PickUpChoice(Frame, frozen=True):
    """The attack's goalkeeper picks up the ball at its feet, or plays on with its feet (GK-20)."""

    def asks(self, state: State) -> Choose:
        return Choose("GK-20", state.attack, (word("hands"), word("feet")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "hands":
            distribution.takes_in_hands(match, "GK-20", match.state.carrier)
            match.instead(distribution.Held())

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("GK-20", "hands-or-not", player=PlayerRef(state.carrier))


# The free hex


def box_move(
    state: State, before: Hex, after: Hex, rule: str = "MOVE-24", *, airborne: bool = False
) -> tuple[Step, ...]:
    """The goalkeeper's free hex when the ball enters its box from a hex (MOVE-24, GK-11), or nothing.

    After any touch, or only an opponent's: not if a teammate's pass, dribble, header or a loose ball off a teammate
    brings it in. Jumped and stunned goalkeepers have it too (HEAD-21). A ball in the air cannot be taken: it will be
    headed.
    """
    for end in ENDS:
        if BOX[end] >> after & 1 and not BOX[end] >> before & 1:
            keeper = state.keeper(AWAY if state.defends(AWAY) == end else HOME)
            own_touch = state.touched != NOBODY and side_of(state.touched) == side_of(keeper)
            if own_touch and state.edition.gk_box_move_trigger == "opponents_touch":
                return ()
            move = BoxMove(keeper, rule, airborne)
            return (move,) if keeper != state.carrier and state.hexes[keeper] and move.hexes(state) else ()
    return ()


class BoxMove(Frame, frozen=True):
    """The goalkeeper may move 1 hex and takes a free ball it reaches in its box (MOVE-24, MOVE-30, GK-11)."""

    traits = Traits(in_flight=True, steps_off=True, undisturbed="best", order=("goalkeeper", "no"))

    keeper: Player
    rule: str = "MOVE-24"
    airborne: bool = False  # the ball is still in the air

    def hexes(self, state: State) -> Board:
        """The free hexes around it (MOVE-06), except the ball's for a barred goalkeeper (MOVE-23)."""
        closed = state.occupied
        if self.keeper == state.barred:
            closed |= 1 << state.ball
        return zone_of_influence(state.hexes[self.keeper]) & ~closed

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.keeper)}

    def asks(self, state: State) -> Choose:
        return Choose(self.rule, side_of(self.keeper), (Moves(self.hexes(state), self.keeper), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Call):
            return
        match.move(self.rule, self.keeper, action.hex)
        state = match.state
        free = state.carrier == NOBODY and not self.airborne
        if free and state.ball == action.hex and state.in_own_box(self.keeper):
            _takes_free_ball(match, self.keeper)

    def refuses(self, state: State, action: object) -> Refusal | None:
        if not isinstance(action, Move) or action.player != self.keeper:
            return Refusal(self.rule, "keeper-moves-one-hex", player=PlayerRef(self.keeper))
        if action.hex == state.hexes[self.keeper]:
            return Refusal(self.rule, "already-there-answer-no", player=PlayerRef(self.keeper))
        return movement.refuses_hex(state, self.keeper, action.hex, 1, self.rule)


def _takes_free_ball(match: Match, keeper: Player) -> None:
    """A goalkeeper reaches a free ball in its box by a free move (GK-20).

    After a teammate's kick the attack's goalkeeper may not handle it: any other scenario (GK-21).
    """
    if side_of(keeper) != match.attack:
        collects(match, "GK-20", keeper, "collected")
        return
    match.give_ball(keeper)
    match.note(BallCollected("GK-20", keeper, "collected"))
    if match.state.may_handle(keeper):
        distribution.holds(match, "GK-20", keeper)
    else:
        next_action.goes_on(match, "aos")


# Duels


def push(match: Match, keeper: Player, hex: Hex) -> None:
    """The goalkeeper goes to a hex of its wall, pushing aside players in its way (GK-13)."""
    state = match.state
    side = side_of(keeper)
    start, own = state.hexes[keeper], state.defends(side)
    mates = state.board(side)
    moves = goalkeeping.push(start, hex, own, mates, state.occupied & ~mates)
    pushed = [(state.at(old), new) for old, new in moves.items()]
    for player, new in reversed(pushed):
        match.place("GK-13", player, new)
    match.place("GK-13", keeper, hex)


def dive(state: State) -> dice.Duel:
    """A dive at the carrier's feet: Saving against Dribbling or Shooting, less on the third hex (GK-15).

    A natural 1 is a foul (GK-16).
    """
    keeper, edition = state.keeper(state.defence), state.edition
    third = distance(state.hexes[keeper], state.ball) == goalkeeping.WALL
    saving = state.rating(keeper, "saving") + (edition.dive_third_hex if third else 0)
    return dice.Duel(saving, state.rating(state.carrier, edition.dive_duel), low=1)


def diving_tackle(state: State, keeper: Player, at: Hex = OFF) -> dice.Duel:
    """A dive in step 2 at a carrier in the box, from where the goalkeeper stands or from another hex (GK-17)."""
    saving, escaping = state.rating(keeper, "saving"), state.rating(state.carrier, state.edition.dive_duel)
    return dice.Duel(saving, escaping, tackles.foul_faces(state, keeper, at))


def _counted(state: State, keeper: Player, duel: dice.Duel) -> tuple[Counted, ...]:
    return Counted(keeper, "saving", duel.first), Counted(state.carrier, state.edition.dive_duel, duel.second)


def _duel(match: Match, rule: str, keeper: Player, rolled: Dice, duel: dice.Duel) -> dice.Outcome:
    """The goalkeeper challenges the carrier; low faces of the goalkeeper are a foul (GK-16)."""
    carrier, outcome = match.state.carrier, duel.outcome(rolled)
    winner = {"won": keeper, "tie": NOBODY}.get(outcome, carrier)
    match.note(Duelled(rule, "dive", keeper, carrier, rolled, duel.totals(rolled), winner))
    return outcome


def _tied(match: Match, rule: str, keeper: Player, again: Step) -> None:
    """A tie is rolled again, or the ball runs loose from the goalkeeper's hex (GK-16)."""
    if match.edition.duel_tie == "re_roll":
        match.then(again)
    else:
        loose_ball.runs_loose(match, rule, keeper, match.state.hexes[keeper], side_of(keeper))


def _holds(match: Match, rule: str, keeper: Player) -> None:
    """The goalkeeper wins the ball with its hands."""
    match.note(BallWon(rule, keeper, "dive"))
    distribution.holds(match, rule, keeper)


# The dive at the feet, in the attack's steps


def dive_offer(match: Match) -> tuple[Step, ...]:
    """The offer of a dive at the carrier's feet, if any (GK-15).

    The hex must lie in the wall of the defending goalkeeper (GK-12), who must not be excluded from the phase (MOVE-26);
    each hex is offered once, before steals and snapshots (MOVE-25).
    """
    state = match.state
    keeper, hex = state.keeper(state.defence), state.ball
    wall = goalkeeping.wall(state.hexes[keeper], state.goal)
    if not wall >> hex & 1 or state.excluded >> keeper & 1 or hex in match.movement.dives:
        return ()
    match.change_movement(dives=(*match.movement.dives, hex))
    return (DiveChoice(),)


class DiveChoice(Frame, frozen=True):
    """The defence chooses whether its goalkeeper dives at the carrier's feet (GK-15)."""

    traits = Traits(undisturbed="no")

    def asks(self, state: State) -> Choose:
        return Choose("GK-15", state.defence, (word("dive"), word("no")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "dive":
            match.then(Dive())

    def refuses(self, state: State, action: object) -> Refusal | None:
        keeper = state.keeper(state.defence)
        return Refusal("GK-15", "dive-or-not", player=PlayerRef(keeper), carrier=PlayerRef(state.carrier))


class Dive(Frame, frozen=True):
    """A dive along the wall (GK-15).

    If it wins, the goalkeeper holds the ball on the carrier's hex; a natural 1 is a foul (GK-16). If it loses, it stays
    where it was (GK-14) and attempts no steal on this hex (MOVE-18).
    """

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.keeper(state.defence)), "rival": PlayerRef(state.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return _counted(state, state.keeper(state.defence), dive(state))

    def asks(self, state: State) -> Roll:
        return dice.duel("GK-15", state.defence, state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state = match.state
        keeper, carrier, hex = state.keeper(state.defence), state.carrier, state.ball
        match.change_movement(dived=hex)
        match _duel(match, "GK-15", keeper, rolled, dive(state)):
            case "won":
                push(match, keeper, hex)
                _holds(match, "GK-16", keeper)
            case "tie":
                _tied(match, "GK-16", keeper, self)
            case "low":
                match.note(Fouled("GK-16", keeper, carrier, hex))
                match.then(fouls.Foul("dive", keeper, carrier, hex))


# The goalkeeper's challenge, in the defence's step


def challenge(match: Match, keeper: Player) -> None:
    """A goalkeeper challenges an adjacent carrier in step 2; the carrier's hex decides how (TACKLE-14).

    In its own box it dives with its hands (GK-17); elsewhere it tackles, or chooses feet or hands (GK-18).
    """
    state = match.state
    if BOX[state.defends(side_of(keeper))] >> state.ball & 1:
        match.then(DivingTackle(keeper))
    elif match.edition.gk_outside_box_challenge == "feet":
        match.then(tackles.Tackle(keeper, state.carrier))
    else:
        match.then(ChallengeChoice(keeper))


def _fouled(match: Match, rule: str, kind: Literal["dive", "tackle"], keeper: Player) -> None:
    """A challenge is a foul; if the attack plays on, it has failed (FOUL-11)."""
    state = match.state
    carrier, hex = state.carrier, state.ball
    match.note(Fouled(rule, keeper, carrier, hex))
    foul = fouls.Foul("behind" if tackles.from_behind(state, keeper) else kind, keeper, carrier, hex)
    match.then(foul, tackles.around_tackler(carrier, keeper, state.hexes[keeper]))


class DivingTackle(Frame, frozen=True):
    """A dive in step 2 at a carrier in the box: held if won; a failed tackle if lost (GK-17)."""

    keeper: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.keeper), "rival": PlayerRef(state.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return _counted(state, self.keeper, diving_tackle(state, self.keeper))

    def asks(self, state: State) -> Roll:
        return dice.duel("GK-17", state.defence, state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        keeper = self.keeper
        match _duel(match, "GK-17", keeper, rolled, diving_tackle(match.state, keeper)):
            case "won" if match.state.in_own_box(keeper):
                match.then(DiveHexChoice(keeper))
            case "won":  # it may only use its hands in its box (GK-02)
                match.swap("GK-17", keeper, match.state.carrier)
                _holds(match, "GK-17", keeper)
            case "lost":
                match.then(tackles.around_tackler(match.state.carrier, keeper))
            case "tie":
                _tied(match, "GK-17", keeper, self)
            case "low":
                _fouled(match, "GK-17", "dive", keeper)


class DiveHexChoice(Frame, frozen=True):
    """The goalkeeper holds the ball where it is, or swaps hexes with the carrier (GK-17)."""

    traits = Traits(tells_ball=False)

    keeper: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.keeper)}

    def asks(self, state: State) -> Choose:
        return Choose("GK-17", side_of(self.keeper), (Moves(1 << state.ball, self.keeper), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.swap("GK-17", self.keeper, match.state.carrier)
        _holds(match, "GK-17", self.keeper)

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal(
            "GK-17", "keeper-takes-hex-or-stays", player=PlayerRef(self.keeper), carrier=PlayerRef(state.carrier)
        )


class ChallengeChoice(Frame, frozen=True):
    """A goalkeeper outside its box challenges with feet or hands, or not at all (GK-18)."""

    keeper: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.keeper)}

    def asks(self, state: State) -> Choose:
        return Choose("GK-18", state.defence, (word("feet"), word("hands"), word("no")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "feet":
            match.then(tackles.Tackle(self.keeper, match.state.carrier))
        elif call.word == "hands":
            match.then(HandsOutside(self.keeper))

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("GK-18", "feet-hands-or-nothing", hex=HexRef(state.ball))


class HandsOutside(Frame, frozen=True):
    """Hands outside the box, Saving against Dribbling: free kick and red card if won; else a tackle (GK-18)."""

    keeper: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.keeper), "rival": PlayerRef(state.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        duel = self._duel(state)
        return Counted(self.keeper, "saving", duel.first), Counted(state.carrier, "dribbling", duel.second)

    def asks(self, state: State) -> Roll:
        return dice.duel("GK-18", state.defence, state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state, keeper = match.state, self.keeper
        carrier, hex = state.carrier, state.ball
        match _duel(match, "GK-18", keeper, rolled, self._duel(state)):
            case "won":
                match.note(Fouled("GK-18", keeper, carrier, hex))
                match.then(fouls.FoulTaken(keeper, hex))
                fouls.show_card(match, "GK-18", keeper, red=True)
            case "lost":
                match.then(tackles.around_tackler(carrier, keeper))
            case "tie":
                _tied(match, "GK-18", keeper, self)
            case "low":
                _fouled(match, "GK-18", "tackle", keeper)

    def _duel(self, state: State) -> dice.Duel:
        saving, dribbling = state.rating(self.keeper, "saving"), state.rating(state.carrier, "dribbling")
        return dice.Duel(saving, dribbling, tackles.foul_faces(state, self.keeper))


# Interceptions


class Entitlement(NamedTuple):
    """How a goalkeeper may intercept a pass."""

    met: Hex  # the entitling hex nearest to the ball's start (DICE-07)
    natural: int  # natural face that suffices; 1: no roll
    total: int  # total with Saving that suffices; 0: none
    hex: Hex  # where it ends with the ball


def interception(state: State, keeper: Player, start: Hex, target: Hex, rest: Board = PITCH) -> Entitlement | None:
    """The best entitlement of a goalkeeper in its own box against a pass; `rest`: the hexes still ahead.

    On its own hex it takes the ball; next to the path it needs a 5; where its wall meets the path it may need a 6 and
    moves there (GK-12, GK-13, GK-19). Hexes of attackers do not count (PASS-06). Outside its box it is an outfielder.
    """
    place, edition = state.hexes[keeper], state.edition
    wall = goalkeeping.wall(place, state.defends(side_of(keeper)))
    if not wall:
        return None
    way = path_board(start, target) & rest
    if way >> place & 1:
        return Entitlement(place, 1, 0, place)

    def met(hexes: Board) -> Hex:
        return min(bits(hexes), key=partial(distance, start))

    if beside := way & zone_of_influence(place) & ~state.attackers:
        return Entitlement(met(beside), 5, 10 if edition.intercept_gk_adjacent == "five_or_ten" else 0, place)
    if edition.intercept_gk_wall and (dived := way & wall & ~state.occupied):
        hex = min(bits(dived), key=partial(distance, place))
        third = distance(place, hex) == goalkeeping.WALL
        return Entitlement(met(dived), 6, 11 if third else 10, hex)
    return None
