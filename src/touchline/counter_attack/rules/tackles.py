"""Tackles: TACKLE-01 to -14, and the other actions at the end of a defender's move."""

from typing import Final

from touchline.counter_attack.events import BallWon, Duelled, Fouled, How
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    OFF,
    Call,
    Move,
    Player,
    Players,
    Reckless,
    State,
    each,
    side_of,
)
from touchline.counter_attack.pitch import BOX, GOAL, PITCH, Board, Hex, around, behind, disk, distance, neighbours
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import dice, fouls, goals, keeper, loose_ball, next_action, steals
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import ByOrder, Choose, Dice, Facts, Group, Listed, Refusal, Roll, Step

_RECKLESS_RANGE: Final = 3  # hexes from the ball
NEAR_BALL: Final = _RECKLESS_RANGE + 1
"""The distance within which a defender can act on the ball."""


# At the end of a defender's move


def acting(state: State, *, tested: bool = False) -> Board:
    """The hexes where a defender can act in step 2: tackle, reckless tackle, attempt on a free ball.

    TACKLE-01, FOUL-18, MOVE-22; a second attempt in the phase does not count.
    """
    tests = state.edition.free_ball_zoi and not tested
    board = around(1 << state.ball) if state.carrier != NOBODY or tests else 0
    if state.edition.reckless_tackle == "near_ball":
        board |= around(state.attackers & disk(state.ball, _RECKLESS_RANGE))
    return board


def after_move(match: Match, player: Player) -> None:
    """A defender may try for an adjacent free ball (MOVE-22), or challenge an attacker (TACKLE-01, FOUL-18)."""
    state = match.state
    hex = state.hexes[player]
    if distance(hex, state.ball) > NEAR_BALL:
        return
    if _can_tackle(state, hex) or _victims(state, hex):
        match.then(TackleChoice(player))
    if _may_test(state, player, hex):
        match.then(steals.TestChoice("MOVE-22", player))


def _can_tackle(state: State, hex: Hex) -> bool:
    """Whether the carrier is within 1 hex (TACKLE-01)."""
    return state.carrier != NOBODY and bool(neighbours(hex) >> state.ball & 1)


def _may_test(state: State, player: Player, hex: Hex) -> bool:
    """Whether a defender may try for a free ball within 1 hex, once per phase (MOVE-22)."""
    movement = state.movement
    assert movement is not None
    return (
        state.carrier == NOBODY
        and bool(neighbours(hex) >> state.ball & 1)
        and state.edition.free_ball_zoi
        and not movement.tested >> player & 1
    )


def _victims(state: State, hex: Hex) -> Players:
    """The targets of a reckless tackle from a hex: the carrier, or any attacker near the ball (FOUL-18)."""
    allowed = state.edition.reckless_tackle
    if allowed == "off":
        return 0
    if allowed == "carrier":
        return 1 << state.carrier if _can_tackle(state, hex) else 0
    board = neighbours(hex) & state.attackers & disk(state.ball, _RECKLESS_RANGE)
    return state.on(board) if board else 0


class TackleChoice(Frame, frozen=True):
    """The defender tackles, goes in recklessly, or holds its position (TACKLE-01, TACKLE-02, FOUL-18).

    Asked once, at the end of its only move (TACKLE-03).
    """

    traits = Traits(challenge=True)

    player: Player

    def _dives(self, state: State) -> bool:
        """Whether it is a goalkeeper using its hands in its own box (TACKLE-14)."""
        return state.is_keeper(self.player) and bool(BOX[state.goal] >> state.ball & 1)

    def facts(self, state: State) -> Facts:
        return {
            "who": PlayerRef(self.player),
            "rival": PlayerRef(self._rival(state)),
            "dives": self._dives(state),
            "behind": state.carrier != NOBODY and from_behind(state, self.player),
        }

    def _rival(self, state: State) -> Player:
        """The carrier, or without one in reach the first that may be gone in on."""
        hex = state.hexes[self.player]
        victims = 0 if _can_tackle(state, hex) else _victims(state, hex)
        return each(victims)[0] if victims else state.carrier

    def asks(self, state: State) -> Choose:
        hex = state.hexes[self.player]
        groups: list[Group] = []
        if _can_tackle(state, hex):
            groups.append(word("dive" if self._dives(state) else "tackle"))
        if victims := _victims(state, hex):
            groups.append(Listed("reckless", tuple(Reckless(victim) for victim in each(victims))))
        return Choose("TACKLE-01", state.defence, (*groups, word("no")))

    def takes(self, match: Match, action: Call | Reckless) -> None:
        match action:
            case Reckless():
                match.then(fouls.RecklessTackle(self.player, action.player))
            case Call("no"):
                pass
            case _ if match.state.is_keeper(self.player):
                keeper.challenge(match, self.player)
            case _:
                match.then(Tackle(self.player, match.state.carrier))

    def refuses(self, state: State, action: object) -> Refusal | None:
        hex = state.hexes[self.player]
        match action:
            case Call("tackle" | "dive") if not _can_tackle(state, hex):
                return Refusal("TACKLE-01", "not-beside-carrier", player=PlayerRef(self.player))
            case Call("dive"):
                return Refusal("TACKLE-14", "only-keeper-dives")
            case Call("tackle"):
                return Refusal("TACKLE-14", "keeper-dives-in-box")
            case Reckless():
                return _refuses_reckless(state, hex, action.player)
        return Refusal("TACKLE-02", "challenge-or-position")


def _refuses_reckless(state: State, hex: Hex, victim: Player) -> Refusal:
    """Why a reckless tackle is not offered (FOUL-18)."""
    allowed = state.edition.reckless_tackle
    if allowed == "off":
        return Refusal("FOUL-18", "reckless-tackles-off")
    if not 0 <= victim < 2 * ELEVEN or side_of(victim) != state.attack or not state.hexes[victim]:
        return Refusal("FOUL-18", "tackle-target-not-attacker")
    if allowed == "carrier" and victim != state.carrier:
        return Refusal("FOUL-18", "reckless-only-on-carrier", player=PlayerRef(victim))
    away = distance(state.hexes[victim], state.ball)
    if away > _RECKLESS_RANGE:
        return Refusal("FOUL-18", "too-far-from-ball", player=PlayerRef(victim), away=away, most=_RECKLESS_RANGE)
    return Refusal("FOUL-18", "not-within-one-hex", player=PlayerRef(victim))


# The tackle


def from_behind(state: State, tackler: Player, at: Hex = OFF) -> bool:
    """Whether a tackle on the carrier is from behind, if the edition cares (TACKLE-12).

    `at`: the tackler's hex, if not its current one.
    """
    return bool(unseen(state) >> (at or state.hexes[tackler]) & 1)


def unseen(state: State) -> Board:
    """The hexes from which a tackle on the carrier comes from behind, if the edition cares (TACKLE-12)."""
    return behind(state.ball, state.goal) if state.edition.tackle_from_behind else 0


def foul_faces(state: State, tackler: Player, at: Hex = OFF) -> int:
    """The highest face that is a foul whatever the totals: 1, from behind 2 (TACKLE-05)."""
    return 2 if from_behind(state, tackler, at) else 1


def duel(state: State, tackler: Player, at: Hex = OFF) -> dice.Duel:
    """A tackle on the carrier: Tackling against Dribbling (TACKLE-04, TACKLE-05)."""
    tackling, dribbling = state.rating(tackler, "tackling"), state.rating(state.carrier, "dribbling")
    return dice.Duel(tackling, dribbling, foul_faces(state, tackler, at))


class Tackle(Frame, frozen=True):
    """A defender next to the carrier challenges for the ball: Tackling against Dribbling (TACKLE-04)."""

    tackler: Player
    carrier: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.tackler), "rival": PlayerRef(self.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        tackle = duel(state, self.tackler)
        return Counted(self.tackler, "tackling", tackle.first), Counted(self.carrier, "dribbling", tackle.second)

    def asks(self, state: State) -> Roll:
        return dice.duel("TACKLE-04", state.defence, state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state = match.state
        tackler, carrier, hex = self.tackler, self.carrier, state.hexes[self.tackler]
        tackle = duel(state, tackler)
        totals, outcome = tackle.totals(rolled), tackle.outcome(rolled)

        def note(rule: str, winner: Player) -> None:
            match.note(Duelled(rule, "tackle", tackler, carrier, rolled, totals, winner))

        if outcome == "low":
            # Whatever the totals, on the carrier's hex (TACKLE-11). If the attack plays on, it has failed (FOUL-11).
            note("TACKLE-05", carrier)
            match.note(Fouled("TACKLE-05", tackler, carrier, state.ball))
            unseen = from_behind(state, tackler)
            foul = fouls.Foul("behind" if unseen else "tackle", tackler, carrier, state.ball)
            match.then(foul, around_tackler(carrier, tackler, hex))
        elif outcome == "won":
            note("TACKLE-08", tackler)
            wins_ball(match, "TACKLE-08", tackler, carrier, "tackle")
        elif outcome == "lost":
            note("TACKLE-06", carrier)
            match.then(around_tackler(carrier, tackler, hex))
        else:
            note("TACKLE-09", NOBODY)
            if match.edition.duel_tie == "re_roll":
                match.then(self)
            else:  # the next possession decides how the phase goes on (TACKLE-10)
                loose_ball.runs_loose(match, "TACKLE-09", tackler, hex, match.defence)


# Repositioning


def wins_ball(match: Match, rule: str, tackler: Player, tackled: Player, how: How) -> None:
    """The tackler has the ball and may reposition; the phase is over (TACKLE-08, NUTMEG-11).

    The last kicker no longer matters for a goalkeeper's hands (GK-21).
    """
    before = match.state.ball
    match.note(BallWon(rule, tackler, how))
    match.give_ball(tackler)
    choice = TacklerReposition(tackler, tackled)
    match.instead(*((choice,) if choice.hexes(match.state) else ()), BallWonAt(before))


class TacklerReposition(Frame, frozen=True):
    """The tackler takes a free hex around the tackled player, swaps hexes with it, or stays (TACKLE-08)."""

    traits = Traits(order=("after_tackles", "no"))

    tackler: Player
    tackled: Player

    def hexes(self, state: State) -> Board:
        """Where the tackler may go."""
        hex = state.hexes[self.tackled]
        return 1 << hex if _swaps(state) else neighbours(hex) & PITCH & ~state.occupied

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.tackler)}

    def asks(self, state: State) -> Choose:
        return Choose("TACKLE-08", state.attack, (Moves(self.hexes(state), self.tackler), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        if not isinstance(action, Move):
            return
        if _swaps(match.state):
            match.swap("TACKLE-08", self.tackler, self.tackled)
        else:
            match.place("TACKLE-08", self.tackler, action.hex)

    def refuses(self, state: State, action: object) -> Refusal | None:
        if isinstance(action, Move) and _swaps(state):
            return Refusal("TACKLE-08", "stay-or-swap", player=PlayerRef(self.tackler), other=PlayerRef(self.tackled))
        return _refuses_hex(state, "TACKLE-08", self.tackler, state.hexes[self.tackled], PITCH, action)


def _swaps(state: State) -> bool:
    return state.edition.tackle_win_reposition == "swap"


class BallWonAt(Passage, frozen=True):
    """A goalkeeper may get its free hex (GK-11); then the tackler's side calls (ANYOTHER-10)."""

    before: Hex  # where the ball was

    def runs(self, match: Match) -> None:
        box_move = keeper.box_move(match.state, self.before, match.state.ball, "GK-11")
        match.then(*box_move, next_action.GoesOn("tackle"))


def around_tackler(carrier: Player, tackler: Player, at: Hex = OFF) -> Step:
    """The carrier gets away from a tackle or dive: it may move next to the tackler (TACKLE-06, GK-17).

    After a foul the tackler may have been sent off: `at` is the hex of its tackle (FOUL-23).
    """
    return GotAway(carrier, tackler, at)


class GotAway(Passage, frozen=True):
    """The carrier may reposition, if there is room (TACKLE-06); then the step goes on (ANYOTHER-29)."""

    carrier: Player
    tackler: Player
    at: Hex

    def runs(self, match: Match) -> None:
        choice = CarrierReposition(self.carrier, self.at or match.state.hexes[self.tackler])
        if choice.hexes(match.state):
            match.then(choice)


class CarrierReposition(Frame, frozen=True):
    """The carrier takes a free hex around the tackler, even in the goal it attacks, or stays (TACKLE-06)."""

    traits = Traits(order=("after_tackles", "no"))

    carrier: Player
    around: Hex

    def hexes(self, state: State) -> Board:
        """Where the carrier may go."""
        return neighbours(self.around) & (PITCH | GOAL[state.goal]) & ~state.occupied

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.carrier), "hex": HexRef(self.around)}

    def asks(self, state: State) -> Choose:
        return Choose("TACKLE-06", state.attack, (Moves(self.hexes(state), self.carrier), word("no")))

    def by_order(self, state: State) -> ByOrder | None:
        """The carrier stays, unless it could walk into the goal."""
        return None if self.hexes(state) & GOAL[state.goal] else super().by_order(state)

    def takes(self, match: Match, action: Move | Call) -> None:
        if not isinstance(action, Move):
            return
        before = match.state.ball
        match.place("TACKLE-06", self.carrier, action.hex)
        if GOAL[match.state.goal] >> action.hex & 1:  # SHOT-27
            goals.scored(match, "TACKLE-06", match.attack, self.carrier)
            return
        if match.edition.steal_after_reposition:  # by defenders that have not moved yet (TACKLE-07)
            match.then(steals.Steals("TACKLE-07", self.carrier, match.movement.moved))
        match.then(*keeper.box_move(match.state, before, action.hex, "MOVE-30"))  # comes first

    def refuses(self, state: State, action: object) -> Refusal | None:
        return _refuses_hex(state, "TACKLE-06", self.carrier, self.around, PITCH | GOAL[state.goal], action)


def _refuses_hex(state: State, rule: str, player: Player, around: Hex, board: Board, action: object) -> Refusal:
    """The refusal of a repositioning."""
    if not isinstance(action, Move) or action.player != player:
        return Refusal(rule, "stay-or-step-beside", player=PlayerRef(player), hex=HexRef(around))
    if action.hex < 0 or not (neighbours(around) & board) >> action.hex & 1:
        return Refusal(rule, "only-beside-hex", player=PlayerRef(player), hex=HexRef(around))
    return Refusal(rule, "hex-taken", hex=HexRef(action.hex), player=PlayerRef(state.at(action.hex)))
