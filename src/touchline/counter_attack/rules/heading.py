"""Headers: HEAD-01, -09 to -14, -16 to -20, -22, -23 and -25. Where a ball in the air lands and goes.

`challenges` has the challenge for it, `control` the uncontested ball.
"""

from functools import lru_cache
from typing import Final, Literal

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import BallWon, Headed, HeadedTo, ShotMissed, ShotTaken, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, OFF, Call, Head, Move, Player, State, side_of
from touchline.counter_attack.paths import HEADER_RANGE, header_targets
from touchline.counter_attack.pitch import (
    BOX,
    GOAL,
    GOAL_KICK_SPOT,
    PITCH,
    Board,
    Hex,
    bits,
    disk,
    distance,
    reach,
)
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import (
    challenges,
    clock,
    control,
    dice,
    distribution,
    final_thirds,
    goals,
    keeper,
    loose_ball,
    movement,
    next_action,
    offside,
    set_pieces,
    shots,
)
from touchline.counter_attack.rules.aerial import REACH, Challenge, Source, catches, eligible, strength
from touchline.counter_attack.step import Aim, Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import Headers, Moves, word
from touchline.kernel import Choose, Dice, Facts, Group, Refusal, Roll, replace

_RUSH: Final = 3


# The ball comes down


def lands(match: Match, passer: Player, source: Source, *, rush: bool = True, headed_away: bool = False) -> None:
    """A ball in the air lands on the state's ball hex, and nobody has it yet (HEAD-01).

    The header is a separate action: time may run out before it (HEAD-25, CLOCK-16), and if final thirds follow every
    action, they come first (MOVE-28, A-81). A defender who claimed a failed High Pass is in the challenge (PASS-30).
    """
    claimed = (match.state.at(match.state.ball),) if headed_away else ()
    challenge = Challenge(passer, source, headed_away, defenders=claimed)
    thirds = final_thirds.offered(match.state, phase=False)
    if thirds:
        match.corrected("HEAD-25", since=2)
    match.instead(clock.Whistle(), *thirds, InTheAir(challenge, rush))


class InTheAir(Passage, frozen=True):
    """The goalkeeper may come out for a ball that falls in its box, unless it was thrown there (HEAD-06).

    Not if it made the 3-hex move (PASS-28).
    """

    challenge: Challenge
    rush: bool

    def runs(self, match: Match) -> None:
        challenge = self.challenge
        rushes = self.rush and match.edition.gk_rush and challenge.source != "throw_in"
        if rushes and not challenge.has_keeper(match.state) and _rush_hexes(match.state):
            match.then(Rush(challenge))
        else:
            _come_for_it(match, challenge)


def _rush_hexes(state: State) -> Board:
    """The hexes in reach of a ball in its box open to the goalkeeper, its own included (HEAD-06)."""
    hex = state.hexes[state.keeper(state.defence)]
    if not hex or not BOX[state.defends(state.defence)] >> state.ball & 1:
        return 0
    return (reach(hex, _RUSH, state.occupied) | 1 << hex) & disk(state.ball, REACH)


class Rush(Frame, frozen=True):
    """The goalkeeper moves up to 3 hexes into reach of the ball, or stays there, and is in the challenge (HEAD-06)."""

    challenge: Challenge

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(state.ball)}

    def asks(self, state: State) -> Choose:
        goalkeeper = state.keeper(state.defence)
        return Choose("HEAD-06", state.defence, (Moves(_rush_hexes(state), goalkeeper), word("no")))

    def takes(self, match: Match, action: Move | Call) -> None:
        challenge = self.challenge
        if isinstance(action, Move):
            match.move("HEAD-06", action.player, action.hex)
            challenge = replace(challenge, defenders=(*challenge.defenders, action.player))
        _come_for_it(match, challenge)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Move() if action.player == state.keeper(state.defence) and action.hex >= 0:
                if PITCH >> action.hex & 1 and distance(state.ball, action.hex) > REACH:
                    return Refusal("HEAD-06", "hex-too-far-from-ball", hex=HexRef(action.hex), most=REACH)
                return movement.refuses_hex(state, action.player, action.hex, _RUSH, "HEAD-06")
        return Refusal("HEAD-06", "only-keeper-comes-out")


def _come_for_it(match: Match, challenge: Challenge) -> None:
    """The players in reach decide what follows: a challenge, an uncontested ball, or a free ball (ANYOTHER-11).

    Header and control are actions (HEAD-25), called by the attack if it is unchallenged; if nobody is eligible, a
    Movement Phase follows (PASS-33, ANYOTHER-12). A goalkeeper's kick is no different (GK-08).
    """
    state = match.state
    attackers = eligible(state, state.attack, challenge.passer)
    defenders = eligible(state, state.defence, challenge.passer)
    if not attackers and not defenders:
        _is_nobodys(match)
        return
    if not defenders:
        control.free_ball(match, challenge)
        return
    clock.spend(match)
    if attackers:
        challenges.declare(match, challenge)
    else:
        left_to_defence(match, challenge)


def _is_nobodys(match: Match) -> None:
    """Nobody goes for the ball, and it lies free; an attacker on its hex has touched it (CA-R-3)."""
    receiver = match.state.at(match.state.ball)
    if receiver == NOBODY or not offside.caught(match, receiver, direct=True):
        next_action.goes_on(match, "landed_free")


def left_to_defence(match: Match, challenge: Challenge) -> None:
    """No attacker goes for the ball: it is the defence's, or at once its goalkeeper's (HEAD-09).

    The claimant of a failed High Pass heads it freely (PASS-30). If nobody is eligible, the ball is free.
    """
    state = match.state
    defenders = eligible(state, state.defence, challenge.passer)
    if not defenders:
        _is_nobodys(match)
        return
    match.change(attack=state.defence, offside=0, passed_from=OFF)
    if challenge.defenders:
        heads_freely(match, challenge, challenge.defenders[0])
    else:
        control.free_ball(match, challenge)


# The winner


def heads_freely(match: Match, challenge: Challenge, player: Player) -> None:
    """A player heads without a roll and counts as jumped (HEAD-10); a goalkeeper in its box has the ball (HEAD-09)."""
    if not challenge.is_attacker(player):
        match.note(BallWon("HEAD-09", player, "header"))
    if catches(match.state, challenge, player):
        distribution.holds(match, "HEAD-09", player)
        return
    match.change(jumped=1 << player)
    match.then(HeaderTarget(challenge, player))


def attack_wins(match: Match, challenge: Challenge, player: Player, die: int, total: int) -> None:
    """The best attacker heads it, as declared or by choice (HEAD-11, HEAD-20).

    A goalkeeper beaten in the challenge concedes, whatever was declared, from any distance (HEAD-20).
    """
    state = match.state
    if challenge.target:
        _shoots(match, challenge, player, challenge.target, die, total)
    elif challenge.has_keeper(state) and match.edition.gk_beaten_in_challenge == "goal":
        nearest = min(bits(GOAL[state.goal]), key=lambda goal: distance(state.ball, goal))
        _heads(match, "HEAD-20", player, die, total)
        match.note(ShotTaken("HEAD-20", "header", player, state.ball, nearest))
        goals.scored(match, "HEAD-20", state.attack, player)
    else:
        match.then(HeaderTarget(challenge, player, die, total))


def defence_wins(match: Match, challenge: Challenge, player: Player, die: int, total: int) -> None:
    """The best defender heads it away, and its side is the attack; the goalkeeper catches it (HEAD-14)."""
    match.note(BallWon("HEAD-14", player, "header"))
    match.change(attack=side_of(player), offside=0, passed_from=OFF)
    if catches(match.state, challenge, player):
        distribution.holds(match, "HEAD-14", player)
    else:
        match.then(HeaderTarget(challenge, player, die, total))


def _heads(match: Match, rule: str, player: Player, die: int, total: int) -> None:
    """A player has headed the ball and may not be the next to touch it; it was not kicked (HEAD-12, GK-21)."""
    match.note(Headed(rule, player, die, total))
    match.change(kicked=NOBODY, touched=player, played=player, barred=player)


# Where it goes


class HeaderTarget(Frame, frozen=True):
    """The winner picks a target within 6 hexes of the ball, or the goal if it may choose now.

    HEAD-12, HEAD-16; after winning (HEAD-20) or unchallenged (HEAD-10). A defender only heads it away (HEAD-14).
    """

    challenge: Challenge
    player: Player
    die: int = 0  # 0: unchallenged
    total: int = 0

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player), "hex": HexRef(state.ball)}

    def asks(self, state: State) -> Choose:
        groups: tuple[Group, ...] = (Headers(self._pass_hexes(state)),)
        if board := self._goal_hexes(state):
            groups = (*groups, Headers(board, "head at goal"))
        return Choose("HEAD-12", state.attack, groups)

    def takes(self, match: Match, action: Head) -> None:
        state, hex = match.state, action.hex
        if GOAL[state.goal] >> hex & 1:
            if self.die:
                _shoots(match, self.challenge, self.player, hex, self.die, self.total)
            else:
                match.then(FreeShot(self.challenge, self.player, hex))
            return
        _heads(match, "HEAD-12", self.player, self.die, self.total)
        match.note(HeadedTo("HEAD-12", self.player, hex, state.at(hex)))
        if self._heads_back(state) >> hex & 1:
            match.then(HeadBack(self.player))
            return
        offside.mark(match, self.player, state.ball)
        match.leave_ball(hex)
        cleared = self.challenge.headed_away and not self.challenge.is_attacker(self.player)
        arrives = HeadedPass("headed_away" if cleared else "headed")
        # A goalkeeper may move once the ball has landed, unless it was headed to the goalkeeper (GK-11).
        received = state.is_keeper(state.at(hex)) and BOX[state.defends(state.attack)] >> hex & 1
        box_move = () if received else keeper.box_move(match.state, state.ball, hex, "GK-11")
        match.instead(*box_move, arrives)

    def _pass_hexes(self, state: State) -> Board:
        """Any hex except its own and opponents' (HEAD-12), and after a corner its goalkeeper's (HEAD-22)."""
        board = disk(state.ball, HEADER_RANGE) & ~state.defenders & ~(1 << state.hexes[self.player])
        return board & ~self._heads_back(state) if self.challenge.source == "corner" else board

    def _goal_hexes(self, state: State) -> Board:
        free = self.die == 0 or state.edition.header_declaration == "after_winning"
        return header_targets(state.ball, state.goal) if free and self.challenge.is_attacker(self.player) else 0

    def _heads_back(self, state: State) -> Board:
        """The hex of the side's goalkeeper in the box, if heading back needs a roll (HEAD-22)."""
        goalkeeper = state.keeper(side_of(self.player))
        if state.edition.head_back_to_gk == "free" or self.challenge.is_attacker(self.player):
            return 0
        return 1 << state.hexes[goalkeeper] if state.in_own_box(goalkeeper) else 0

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Head() if (GOAL[state.goal] | GOAL[-state.goal]) >> max(0, action.hex) & 1:
                if not self.challenge.is_attacker(self.player):
                    return Refusal("HEAD-14", "defender-heads-away", player=PlayerRef(self.player))
                if self.die and state.edition.header_declaration == "before_rolling":
                    return Refusal("HEAD-05", "headed-pass-declared")
                return refuses_shot(state, action.hex)
            case Head():
                return self._refuses_pass(state, action.hex)
        return Refusal("HEAD-12", "header-target-expected", player=PlayerRef(self.player))

    def _refuses_pass(self, state: State, hex: Hex) -> Refusal:
        if hex < 0 or not PITCH >> hex & 1:
            return Refusal("HEAD-12", "headed-pass-off-pitch")
        away = distance(state.ball, hex)
        if away > HEADER_RANGE:
            return Refusal("HEAD-12", "header-too-far", hex=HexRef(hex), away=away, most=HEADER_RANGE)
        if hex == state.hexes[self.player]:
            return Refusal("HEAD-12", "header-to-self", player=PlayerRef(self.player))
        if state.defenders >> hex & 1:
            return Refusal("HEAD-12", "header-to-opponent", hex=HexRef(hex), player=PlayerRef(state.at(hex)))
        return Refusal("HEAD-22", "header-back-to-taker", player=PlayerRef(state.at(hex)))


class HeadedPass(Passage, frozen=True):
    """A headed pass arrives: at a teammate (ANYOTHER-13, ANYOTHER-32) or in space (ANYOTHER-06).

    Nobody intercepts it (HEAD-12). It may not be headed on (HEAD-13), and a goalkeeper receives it at its feet
    (HEAD-23).
    """

    after: Literal["headed", "headed_away"]

    def runs(self, match: Match) -> None:
        receiver = match.state.at(match.state.ball)
        if receiver == NOBODY:
            next_action.goes_on(match, "space")
        elif not offside.caught(match, receiver, direct=True):
            match.give_ball(receiver)
            next_action.goes_on(match, self.after)


class HeadBack(Frame, frozen=True):
    """A defender heads back to its goalkeeper, who holds the ball unless it runs loose on a 1 (HEAD-22)."""

    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def asks(self, state: State) -> Roll:
        return dice.test("HEAD-22", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state, die = match.state, dice.face(rolled)
        goalkeeper = state.keeper(state.attack)
        match.note(Tested("HEAD-22", "head_back", self.player, die, die, 2, die > 1))
        if die > 1:
            distribution.holds(match, "HEAD-22", goalkeeper)
        else:
            loose_ball.runs_loose(match, "HEAD-22", goalkeeper, state.hexes[goalkeeper], state.attack)


# At goal


class FreeShot(Frame, frozen=True):
    """One die for the total of an unchallenged headed shot (HEAD-10)."""

    traits = Traits(shot=True)

    challenge: Challenge
    player: Player
    target: Hex

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (Counted(self.player, "heading", strength(state, self.challenge, self.player)),)

    def aim(self, state: State) -> Aim:
        return Aim("header", self.player, self.target)

    def asks(self, state: State) -> Roll:
        return dice.test("HEAD-10", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        total = strength(match.state, self.challenge, self.player) + dice.face(rolled)
        _shoots(match, self.challenge, self.player, self.target, rolled[0], total)


def _shoots(match: Match, challenge: Challenge, player: Player, target: Hex, die: int, total: int) -> None:
    """A headed shot: nobody blocks it; a natural 1 may be off target (HEAD-17).

    A goalkeeper in the challenge is beaten (HEAD-18); otherwise it may save on its wall (HEAD-19).
    """
    state = match.state
    _heads(match, "HEAD-17", player, die, total)
    match.note(ShotTaken("HEAD-17", "header", player, state.ball, target))
    if die <= shots.misses(match.edition, header=True):
        match.note(ShotMissed("HEAD-17", player))
        set_pieces.give(match, "HEAD-17", "goal_kick", state.defence, GOAL_KICK_SPOT[state.goal])
    elif challenge.has_keeper(state):
        goals.scored(match, "HEAD-18", state.attack, player)
    else:
        shots.faces_header(match, player, state.ball, target, total, die)


@lru_cache(maxsize=1 << 12)
def scored(edition: Edition, adds: int, rivals: tuple[int, ...], saving: int | None) -> float:
    """The chance that a won headed shot goes in, by what the header and its rivals add.

    `saving`: what the goalkeeper adds; None if it was in the challenge (HEAD-18) or cannot reach the ball (HEAD-19).
    Unchallenged, the header rolls one die (HEAD-10).
    """
    if not rivals:
        return shots.scored(edition, adds, saving, header=True)
    ways = challenges.winning(edition, (adds,), rivals)
    goals = sum(chance * shots.scored(edition, adds, saving, die, header=True) for (_, die), chance in ways.items())
    return goals / (sum(ways.values()) or 1.0)


def refuses_shot(state: State, hex: Hex) -> Refusal:
    """The refusal of a header at a hex of the goal (HEAD-16)."""
    if hex < 0 or not GOAL[state.goal] >> hex & 1:
        return Refusal("HEAD-16", "headed-shot-off-goal")
    away = distance(state.ball, hex)
    if away > HEADER_RANGE:
        return Refusal("HEAD-16", "header-too-far", hex=HexRef(hex), away=away, most=HEADER_RANGE)
    return Refusal("HEAD-16", "headed-shot-without-line", hex=HexRef(hex))
