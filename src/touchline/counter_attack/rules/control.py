"""An uncontested ball in the air, headed freely or controlled: HEAD-09, -10 and -24, GK-08."""

from typing import Final, Literal

from touchline.counter_attack.events import BallCollected, BallWon, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Name, Player, Players, State, Word, each, side_of
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import clock, dice, heading, keeper, loose_ball, movement, next_action, offside
from touchline.counter_attack.rules.aerial import Challenge, eligible, is_far, named, refuses_name
from touchline.counter_attack.step import Counted, Frame
from touchline.counter_attack.targets import word
from touchline.kernel import Choose, Dice, Facts, Group, Refusal, Roll

How = Literal["header", "control"]

_TOTAL: Final = 9


def _goalkeeper_kick(state: State, challenge: Challenge) -> bool:
    """Whether the attack may leave a goalkeeper's kick and call a Movement Phase: no defender in reach (GK-08)."""
    return (
        challenge.source == "kick"
        and state.edition.gk_kick_unchallenged == "movement_phase"
        and not eligible(state, state.defence, challenge.passer)
    )


def free_ball(match: Match, challenge: Challenge) -> None:
    """The attack is unchallenged: it heads freely, or controls the ball if allowed (HEAD-09, HEAD-10, GK-08)."""
    ways = _ways(match.state, challenge)
    if len(ways) > 1:
        match.then(HeaderOrControl(challenge))
    else:
        _choose_player(match, challenge, "header")


def _ways(state: State, challenge: Challenge) -> tuple[Word, ...]:
    if _goalkeeper_kick(state, challenge):
        return ("header", "movement phase")
    return ("header", "control") if state.edition.control_attempt else ("header",)


def _candidates(state: State, challenge: Challenge, how: How) -> Players:
    """The players who may play the ball: those named for the header, or all in reach for a control (HEAD-24)."""
    players = eligible(state, state.attack, challenge.passer)
    if how == "header" and challenge.attackers and state.attack == side_of(challenge.passer):
        players = sum(1 << player for player in challenge.attackers)
    return players


def _may_be_let_go(state: State, challenge: Challenge) -> bool:
    """Whether all players in reach are offside, so that none need be named (OFFSIDE-06)."""
    if state.attack != side_of(challenge.passer):
        return False
    return not _candidates(state, challenge, "header") & ~offside.offenders(state, direct=True)


def _rule(state: State, challenge: Challenge) -> str:
    """The rule of the uncontested ball: HEAD-10 for the attack, HEAD-09 for the defence, GK-08 after a kick."""
    if state.attack != side_of(challenge.passer):
        return "HEAD-09"
    return "GK-08" if challenge.source == "kick" else "HEAD-10"


class HeaderOrControl(Frame, frozen=True):
    """The side with the free ball heads or controls it (HEAD-09, HEAD-10, ANYOTHER-11).

    After a goalkeeper's kick it may call a Movement Phase instead (GK-08, ANYOTHER-28).
    """

    challenge: Challenge

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(state.ball)}

    def asks(self, state: State) -> Choose:
        groups: list[Group] = [word(way) for way in _ways(state, self.challenge)]
        if _may_be_let_go(state, self.challenge):
            groups.append(word("no"))
        return Choose(_rule(state, self.challenge), state.attack, tuple(groups))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "movement phase":
            _to_feet(match)
        elif call.word == "no":
            heading.left_to_defence(match, self.challenge)
        else:
            _choose_player(match, self.challenge, "control" if call.word == "control" else "header")

    def refuses(self, state: State, action: object) -> Refusal | None:
        rule = _rule(state, self.challenge)
        match action:
            case Call("movement phase"):
                return Refusal(rule, "ball-within-reach")
            case Call("control") if not state.edition.control_attempt:
                return Refusal("HEAD-24", "control-off")
            case Call("no"):
                return Refusal("OFFSIDE-06", "nobody-only-if-offside")
        if _goalkeeper_kick(state, self.challenge):
            return Refusal(rule, "header-or-movement-first")
        if state.edition.control_attempt:
            return Refusal(rule, "header-or-control-first")
        return Refusal(rule, "header-first")


def _to_feet(match: Match) -> None:
    """A Movement Phase follows the kick; the player on the hex has the ball, or it lies free (GK-08)."""
    receiver = match.state.at(match.state.ball)
    if receiver != NOBODY:
        if offside.caught(match, receiver, direct=True):
            return
        match.give_ball(receiver)
        match.note(BallCollected("GK-08", receiver, "pass"))
    clock.spend(match)
    movement.begin(match)


def _choose_player(match: Match, challenge: Challenge, how: How) -> None:
    candidates = _candidates(match.state, challenge, how)
    if candidates.bit_count() > 1 or _may_be_let_go(match.state, challenge):
        match.then(FreePlayer(challenge, how))
    else:
        _plays(match, challenge, how, each(candidates)[0])


class FreePlayer(Frame, frozen=True):
    """The side with the free ball names the player to head it (HEAD-09, HEAD-10) or control it (HEAD-24)."""

    challenge: Challenge
    how: How

    def facts(self, state: State) -> Facts:
        return {"how": self.how, "hex": HexRef(state.ball)}

    def asks(self, state: State) -> Choose:
        groups: list[Group] = [named(_candidates(state, self.challenge, self.how))]
        if _may_be_let_go(state, self.challenge):
            groups.append(word("no"))
        return Choose(self._rule(state), state.attack, tuple(groups))

    def takes(self, match: Match, action: Name | Call) -> None:
        if isinstance(action, Name):
            _plays(match, self.challenge, self.how, action.players[0])
        else:
            heading.left_to_defence(match, self.challenge)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Call("no"):
                return Refusal("OFFSIDE-06", "nobody-only-if-offside")
            case Name((player,)) if player in each(eligible(state, state.attack, self.challenge.passer)):
                return Refusal("HEAD-05", "not-named-for-header")
        return refuses_name(state, self.challenge, state.attack, action)

    def _rule(self, state: State) -> str:
        return "HEAD-24" if self.how == "control" else _rule(state, self.challenge)


def _plays(match: Match, challenge: Challenge, how: How, player: Player) -> None:
    """The named player plays the ball, unless it is offside (OFFSIDE-06).

    Header or control is called now (HEAD-25), unless it was already called as a challenge that nobody contests.
    """
    if challenge.is_attacker(player):
        if not challenge.attackers:
            clock.spend(match)
        if offside.caught(match, player, direct=True):
            return
    if how == "header":
        heading.heads_freely(match, challenge, player)
    else:
        match.then(ControlTest(player))


def needed(state: State, player: Player) -> int:
    """The lowest face that controls the ball: 9 with Dribbling, at 2 hexes with 1 less (HEAD-24)."""
    return _TOTAL - state.rating(player, "dribbling") + is_far(state, player)


class ControlTest(Frame, frozen=True):
    """Dribbling plus die to control the ball; on a failure it runs loose (HEAD-24)."""

    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (Counted(self.player, "dribbling", _TOTAL - needed(state, self.player)),)

    def asks(self, state: State) -> Roll:
        return dice.test("HEAD-24", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        player, state, die = self.player, match.state, dice.face(rolled)
        missing = needed(state, player)
        controlled = die >= missing
        match.note(Tested("HEAD-24", "control", player, die, _TOTAL - missing + die, _TOTAL, controlled))
        match.change(played=player)
        if not controlled:
            loose_ball.runs_loose(match, "HEAD-24", player, state.hexes[player], state.attack)
            return
        collected = BallWon if side_of(state.touched) != state.attack else BallCollected
        match.note(collected("HEAD-24", player, "control"))
        match.give_ball(player)
        box_move = keeper.box_move(match.state, state.ball, match.state.ball, "GK-11")
        match.instead(*box_move, next_action.GoesOn("tackle"))  # ANYOTHER-10
