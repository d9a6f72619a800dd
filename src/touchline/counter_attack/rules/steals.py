"""Steals, and attempts on a free ball: MOVE-11 to -16, -18, -19, -22 and LOOSE-09."""

from typing import Final

from touchline.counter_attack.events import Fouled, Tested, TestName
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import TEAM, Call, Player, Players, State, each, shirt
from touchline.counter_attack.pitch import Hex, neighbours
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import dice, fouls, keeper
from touchline.counter_attack.step import Counted, Frame, Passage
from touchline.counter_attack.targets import word
from touchline.kernel import Choose, Dice, Facts, Refusal, Roll

_NATURAL: Final = 6


def in_order(state: State, players: Players) -> list[Player]:
    """The rolling order against a still ball or carrier: lower Tackling, then lower number (DICE-07)."""
    return sorted(each(players), key=lambda player: (state.rating(player, "tackling"), shirt(player)))


def _beside(state: State, hex: Hex) -> Players:
    """The defenders next to a hex, except players excluded from the phase (MOVE-19)."""
    return state.on(neighbours(hex)) & TEAM[state.defence] & ~state.excluded


def _total(state: State, player: Player, rule: str) -> int:
    """The total that wins the ball; 0: only a natural 6 does (MOVE-12, MOVE-22, LOOSE-09)."""
    if rule != "MOVE-12" and state.is_keeper(player):
        return 0
    return 10 if rule == "LOOSE-09" or state.edition.steal_success == "six_or_ten" else 0


def needed(state: State, player: Player, rule: str) -> int:
    """The lowest face that wins a defender the ball, by the rule of the attempt (MOVE-12, MOVE-22, LOOSE-09)."""
    return dice.least(_NATURAL, _total(state, player, rule), state.rating(player, "tackling"))


def _counted(state: State, player: Player, rule: str) -> tuple[Counted, ...]:
    """Tackling, where a total may win the ball."""
    tackling = state.rating(player, "tackling")
    return (Counted(player, "tackling", tackling),) if _total(state, player, rule) else ()


def _tested(match: Match, rule: str, what: TestName, player: Player, die: int) -> bool:
    """Whether a defender wins the ball."""
    state = match.state
    won, total = die >= needed(state, player, rule), _total(state, player, rule)
    told = (state.rating(player, "tackling") + die, total) if total else (die, _NATURAL)
    match.note(Tested(rule, what, player, die, *told, won))
    return won


# Steals


class Steals(Passage, frozen=True):
    """The defenders next to the carrier attempt to steal the ball, one by one (MOVE-11, MOVE-15).

    Each has one attempt per phase (MOVE-13). A goalkeeper that has just dived on this hex makes none (MOVE-18), nor
    does the target of a nutmeg (NUTMEG-04). After a repositioning only players that have not moved may try (TACKLE-07).
    """

    rule: str
    carrier: Player
    spared: Players = 0

    def runs(self, match: Match) -> None:
        state = match.state
        entitled = _beside(state, state.ball) & ~match.movement.tried & ~self.spared
        if match.movement.dived == state.ball and match.movement.step != 2:
            entitled &= ~(1 << state.keeper(state.defence))
        for player in in_order(state, entitled)[:1]:
            again = Steals(self.rule, self.carrier, self.spared | 1 << player)
            attempt = Steal(player) if match.edition.steal_mandatory else StealChoice(player)
            match.then(attempt, again)


class StealChoice(Frame, frozen=True):
    """The defence chooses whether to attempt the steal; declining does not use it up (MOVE-11, MOVE-13)."""

    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def asks(self, state: State) -> Choose:
        return Choose("MOVE-11", state.defence, (word("steal"), word("no")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "steal":
            match.then(Steal(self.player))

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("MOVE-11", "steal-or-not", player=PlayerRef(self.player))


class Steal(Frame, frozen=True):
    """One die: a natural 6 steals, in some editions also Tackling plus die of 10; a goalkeeper's Tackling is 0.

    MOVE-12, MOVE-13, MOVE-18; a natural 1 may be a foul (MOVE-14).
    """

    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return _counted(state, self.player, "MOVE-12")

    def asks(self, state: State) -> Roll:
        return dice.test("MOVE-12", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        state = match.state
        match.change_movement(tried=match.movement.tried | 1 << self.player)
        if _tested(match, "MOVE-12", "steal", self.player, die):
            keeper.collects(match, "MOVE-12", self.player, "steal", match.state.ball)
        elif die == 1 and match.edition.steal_foul_on_1:
            match.note(Fouled("MOVE-14", self.player, state.carrier, state.ball))
            match.then(fouls.Foul("steal", self.player, state.carrier, state.ball))


# A free ball


class LooseTests(Passage, frozen=True):
    """The defenders next to a ball at rest may try to win it, one by one (LOOSE-09)."""

    done: Players = 0

    def runs(self, match: Match) -> None:
        state = match.state
        entitled = _beside(state, state.ball) & ~self.done
        for player in in_order(state, entitled)[:1]:
            match.then(TestChoice("LOOSE-09", player), LooseTests(self.done | 1 << player))


class TestChoice(Frame, frozen=True):
    """A defender next to a free ball may try to win it (MOVE-22, LOOSE-09)."""

    __test__ = False

    rule: str
    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def asks(self, state: State) -> Choose:
        return Choose(self.rule, state.defence, (word("test"), word("no")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "test":
            match.then(FreeBallTest(self.rule, self.player))

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal(self.rule, "free-ball-or-not")


class FreeBallTest(Frame, frozen=True):
    """A steal without fouls; a goalkeeper needs a natural 6 (MOVE-22, LOOSE-09).

    A player that has tried for a loose ball does not try again at the end of its move (MOVE-22).
    """

    rule: str
    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return _counted(state, self.player, self.rule)

    def asks(self, state: State) -> Roll:
        return dice.test(self.rule, state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die = dice.face(rolled)
        if match.state.movement is not None:
            match.change_movement(tested=match.movement.tested | 1 << self.player)
        if _tested(match, self.rule, "free_ball", self.player, die):
            keeper.collects(match, self.rule, self.player, "free_ball", match.state.ball)
