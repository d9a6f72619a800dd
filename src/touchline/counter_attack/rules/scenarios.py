"""Quick scenarios: SCENARIO-01 to -04. What each changes before, during and after a match.

Home is the full team of `outnumbered`, the host of `away_goal`, the attack of `defence_v_attack`, and has the best
eleven in the first leg of `top_v_bottom`. A scenario of one half plays the second half. Lengths assume halves of 45 and
scale with the clock; added time follows the edition.
"""

from collections.abc import Mapping
from typing import Final, get_args

from touchline.counter_attack.cards import Attribute, PlayerCard, attribute
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Cleared, HalfBegan, SentOff, TieEnded
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    TEAM,
    Call,
    Move,
    Pass,
    Players,
    Setup,
    State,
    Variant,
    each,
    side_of,
    wearing,
)
from touchline.counter_attack.pitch import BOX, PITCH, Board, around, columns_left, zone_of_influence
from touchline.counter_attack.refs import HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import (
    clock,
    distribution,
    next_action,
    set_pieces,
    setup,
    substitutions,
)
from touchline.counter_attack.step import Frame, Passage, Traits, Turn
from touchline.counter_attack.targets import Moves, Passes, word
from touchline.kernel import AWAY, HOME, BadSetup, Choose, Draw, Facts, Refusal, Side, Step

Goals = tuple[int, int]
"""Home's and away's goals."""

_HALF: Final = 45
_MINUTES: Final[Mapping[Variant, tuple[int, int]]] = {
    "match": (_HALF, _HALF),
    "outnumbered": (60, 30),  # the first leg is over
    "away_goal": (45, 45),  # so it is here
    "defence_v_attack": (0, 30),  # and here there was none
    "top_v_bottom": (60, 60),
}
_HALFWAY: Final = 18  # columns from a goal line

# The shirts left out in defence v attack.
_NOT_IN_ATTACK: Final[Players] = sum(1 << wearing(HOME, number) for number in (1, 2, 3, 4))
_NOT_IN_DEFENCE: Final[Players] = sum(1 << wearing(AWAY, number) for number in (7, 8, 9, 10, 11))


# Before the match


def check(given: Setup) -> None:
    """Refuse squads if the deck defines the teams (SCENARIO-04)."""
    if given.variant == "top_v_bottom" and given.squads:
        raise BadSetup("top_v_bottom takes the best and the worst eleven of the deck (SCENARIO-04); got squads")


def score_before(variant: Variant) -> Goals:
    """The initial score: 2-0 for the outnumbered side, or 1-0 for the host.

    SCENARIO-01, SCENARIO-02.
    """
    match variant:
        case "outnumbered":
            return 0, 2
        case "away_goal":
            return 1, 0
    return 0, 0


def halves(variant: Variant, regular: int) -> tuple[int, int]:
    """The actions (or minutes) of both halves, given those of a full match.

    SCENARIO-01, SCENARIO-02 and SCENARIO-03 play only the second half; the halves of SCENARIO-04 are two legs.
    """
    first, second = _MINUTES[variant]
    return first * regular // _HALF, max(1, second * regular // _HALF)


def opening(variant: Variant) -> Step:
    """The opening after the line-ups: the coin, unless the scenario has its own.

    The visitors kick off in SCENARIO-02, since home kicked off the first half.
    """
    match variant:
        case "outnumbered":
            return LostPlayers()
        case "away_goal":
            return clock.StartOfHalf(2)
        case "defence_v_attack":
            return FewerPlayers()
    return setup.KickOffToss()


# Outnumbered


class LostPlayers(Frame, frozen=True):
    """Two away outfielders, drawn at random, go off and are not replaced (SCENARIO-01, DICE-08).

    Both sides then place their players freely, in kick-off order (SETUP-16), and home's goalkeeper kicks.
    """

    traits = Traits(ball="settled")

    def asks(self, state: State) -> Draw:
        outfielders = each(TEAM[AWAY] & ~(1 << state.keeper(AWAY)))
        return Draw("SCENARIO-01", AWAY, tuple([state.cards[player] for player in outfielders]), 2)

    def takes(self, match: Match, drawn: tuple[int, int]) -> None:
        for card in drawn:
            player = match.state.cards.index(card)
            match.note(SentOff("SCENARIO-01", player))
            match.take_off(player)
        match.change(half=2)
        distribution.takes_in_hands(match, "SCENARIO-01", match.state.keeper(HOME))
        match.then(*[FreePlacement(side) for side in (AWAY, HOME, AWAY, HOME)], OpeningKick())


class FreePlacement(Frame, frozen=True):
    """A side places its players freely, each once in a turn, until it is done (SCENARIO-01).

    A goalkeeper holding the ball is placed in its box (GK-02), with no opponent next to it (GK-04).
    """

    traits = Traits(ball="dead", arranged=True, restart="kick_off", waiting="placing", whole_turn=True)

    side: Side
    placed: Players = 0

    def hexes(self, state: State) -> Board:
        """The hexes open to the side's players, except a goalkeeper with the ball."""
        free = PITCH & ~state.occupied
        return free if self.side == state.attack else free & ~zone_of_influence(state.ball)

    def keeper_hexes(self, state: State) -> Board:
        """The hexes open to a goalkeeper with the ball."""
        return self.hexes(state) & BOX[state.defends(state.attack)] & ~around(state.defenders)

    def facts(self, state: State) -> Facts:
        return {"team": SideRef(HOME)}

    def handled(self, state: State) -> Players:
        """The players placed in this turn."""
        return self.placed

    def placements(self, state: State) -> tuple[Turn, ...]:
        """This turn."""
        return ((self.side, (state.on_pitch(self.side) & ~self.placed).bit_count()),)

    def asks(self, state: State) -> Choose:
        free, held = self.hexes(state), self.keeper_hexes(state)
        moves = [
            Moves(board, player)
            for player in each(state.on_pitch(self.side) & ~self.placed)
            if (board := held if player == state.carrier else free)
        ]
        return Choose("SCENARIO-01", self.side, (*moves, word("done")))

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.place("SCENARIO-01", action.player, action.hex)
            match.then(FreePlacement(self.side, self.placed | 1 << action.player))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if not isinstance(action, Move):
            return Refusal("SCENARIO-01", "free-placing")
        player, hex = action.player, action.hex
        if not 0 <= player < 2 * ELEVEN or side_of(player) != self.side or not state.hexes[player]:
            return Refusal("SCENARIO-01", "places-own-players", side=SideRef(self.side))
        if self.placed >> player & 1:
            return Refusal("SCENARIO-01", "already-placed", player=PlayerRef(player))
        if hex < 0 or not PITCH >> hex & 1:
            return Refusal("SCENARIO-01", "place-off-pitch")
        if (there := state.at(hex)) != NOBODY:
            return Refusal("SCENARIO-01", "hex-taken", hex=HexRef(hex), player=PlayerRef(there))
        if player == state.carrier and not BOX[state.defends(self.side)] >> hex & 1:
            return Refusal("GK-02", "holder-stays-in-box", player=PlayerRef(player))
        return Refusal("GK-04", "beside-ball-holder", player=PlayerRef(state.carrier), hex=HexRef(hex))


class OpeningKick(Passage, frozen=True):
    """The goalkeeper kicks; without a target it plays the ball as after any catch (SCENARIO-01, GK-06)."""

    def runs(self, match: Match) -> None:
        targets = distribution.kick_targets(match.state)
        match.then(OpeningKickChoice() if targets else distribution.DistributionChoice())


class OpeningKickChoice(Frame, frozen=True):
    """The scenario starts with the goalkeeper's kick, not a throw or a drop (SCENARIO-01, GK-06)."""

    traits = Traits(ball="dead", situation="kick_off")

    def asks(self, state: State) -> Choose:
        return Choose("SCENARIO-01", state.attack, (Passes(distribution.kick_targets(state), "kick"),))

    def takes(self, match: Match, action: Pass) -> None:
        distribution.kick(match, action.hex)

    def refuses(self, state: State, action: object) -> Refusal | None:
        if isinstance(action, Pass) and action.kind == "kick":
            return distribution.refuses_kick(state, action.hex)
        return Refusal("SCENARIO-01", "opens-with-keeper-kick", player=PlayerRef(state.carrier))


# Defence v attack


class FewerPlayers(Passage, frozen=True):
    """The attack's shirts 5 to 11 against the defence's 1 to 6; the attack kicks off.

    SCENARIO-03: seven outfielders without a goalkeeper, five and a goalkeeper.
    """

    def runs(self, match: Match) -> None:
        for player in each(_NOT_IN_ATTACK | _NOT_IN_DEFENCE):
            match.take_off(player)
        match.change(half=2, first_kick=AWAY)
        match.note(HalfBegan("SCENARIO-03", 2, HOME))
        match.then(setup.KickOff(HOME))


def restarts(state: State, conceding: Side) -> Side:
    """The side to kick off after a goal: the one that conceded (SETUP-18), or always the attack (SCENARIO-03)."""
    return HOME if state.setup.variant == "defence_v_attack" else conceding


def clears(match: Match) -> bool:
    """Whether the defence has cleared the ball: a point for it, and the attack kicks off again (SCENARIO-03).

    An action is over, and the ball lies, is held or went out beyond the halfway line after a touch by the defence. A
    ball about to be headed is not at rest, and after a foul or offside the free kick is taken.
    """
    state = match.state
    if state.setup.variant != "defence_v_attack" or not _is_at_rest(match):
        return False
    if side_of(state.touched) == HOME or columns_left(state.ball, state.defends(AWAY)) <= _HALFWAY:
        return False
    points, cleared = state.score
    match.note(Cleared("SCENARIO-03", AWAY, state.ball))
    match.change(score=(points, cleared + 1))
    match.instead(clock.Whistle(), *substitutions.offer(match), setup.KickOff(HOME))
    return True


def _is_at_rest(match: Match) -> bool:
    """Whether the ball lies, is held or went out, judged by the next step."""
    match match.stack[0]:
        case next_action.NextAction() | distribution.Held():
            return True
        case set_pieces.SetPiece("throw_in" | "corner" | "goal_kick"):
            return True
    return False


# Top v bottom


def elevens(state: State) -> tuple[Step, ...]:
    """The line-ups of the deck's best and worst eleven, and the coin; empty in other scenarios (SCENARIO-04)."""
    if state.setup.variant != "top_v_bottom":
        return ()
    top, bottom = _top_and_bottom(state)
    return setup.LineUpChoice(HOME, top), setup.LineUpChoice(AWAY, bottom), setup.KickOffToss()


def _top_and_bottom(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of both elevens: a goalkeeper and ten outfielders, ranked by total attributes.

    Among equal cards, the best eleven takes the first of the deck and the worst the last.
    """
    deck, rules = state.setup.cards, state.setup.rules
    keepers, others = ([*numbers(deck)] for numbers in (setup.goalkeepers, setup.outfielders))
    for cards in (keepers, others):
        cards.sort(key=lambda number: -total(deck.player(number), rules))
    return (keepers[0], *others[: ELEVEN - 1]), (keepers[-1], *others[1 - ELEVEN :])


def total(card: PlayerCard, rules: Edition) -> int:
    """The sum of a player's attributes in use (SCENARIO-04)."""
    return sum(attribute(card, name, rules) for name in get_args(Attribute))


def interval(match: Match) -> tuple[Step, ...]:
    """The interval: both sides may substitute, or swap teams between two legs (SCENARIO-04)."""
    state = match.state
    if state.setup.variant != "top_v_bottom" or state.half != 1:
        return substitutions.offer(match)
    match.change(first_leg=state.score)
    top, bottom = _top_and_bottom(state)
    return setup.LineUpChoice(HOME, bottom), setup.LineUpChoice(AWAY, top)


def clears_pitch(match: Match) -> None:
    """The teams of the first leg leave before those of the second line up (SCENARIO-04).

    The second leg is a new match: everybody is fit, unbooked and on the pitch again.
    """
    state = match.state
    match.state = State(
        setup=state.setup,
        referee=state.referee,
        formations=state.formations,
        right=state.right,
        first_kick=state.first_kick,
        score=state.score,
        first_leg=state.first_leg,
    )


# The winner


def _counted(state: State) -> tuple[Goals, Goals]:
    """The goals that count, and the away goals that break ties.

    The visitors of SCENARIO-02 have won the first leg 1-0. In SCENARIO-04 away is the visitor in the first leg, home
    in the second, which includes extra time.
    """
    home, away = state.score
    match state.setup.variant:
        case "away_goal":
            return (home, away + 1), (0, away)
        case "top_v_bottom" if state.half == 1:
            return state.score, (0, away)
        case "top_v_bottom":
            first_home, first_away = state.first_leg
            return state.score, (home - first_home, first_away)
    return state.score, (0, 0)


def winner(state: State) -> Side | None:
    """The winner at this score: more goals (CLOCK-01), then away goals, then the shoot-out (CLOCK-14).

    The initial lead counts in SCENARIO-01, goals of both legs in SCENARIO-02 and SCENARIO-04, points in SCENARIO-03.
    """
    for home, away in (*_counted(state), state.shoot_out):
        if home != away:
            return HOME if home > away else AWAY
    return None


def tie_break(state: State) -> str:
    """How a level match continues after full time, as agreed (CLOCK-12); `draw`: not at all.

    SCENARIO-01 and SCENARIO-03 may end level; a tie goes on only if away goals do not decide it (SCENARIO-02,
    SCENARIO-04).
    """
    if winner(state) or state.setup.variant in ("outnumbered", "defence_v_attack"):
        return "draw"
    return state.edition.tie_break


def tells_tie(match: Match) -> None:
    """Report the result of a two-legged tie (SCENARIO-02, SCENARIO-04)."""
    state = match.state
    if state.setup.variant in ("away_goal", "top_v_bottom"):
        (home, away), (home_away, away_away) = _counted(state)
        by_away_goals = home == away and home_away != away_away
        rule = "SCENARIO-02" if state.setup.variant == "away_goal" else "SCENARIO-04"
        match.note(TieEnded(rule, home, away, winner(state), by_away_goals))
