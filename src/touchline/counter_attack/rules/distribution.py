"""The goalkeeper with the ball in its hands: GK-01 to -09."""

from touchline.counter_attack.events import DroppedBall, HeldBall
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Pass, Player, State
from touchline.counter_attack.pitch import PITCH, THIRD, Board, Hex
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import clock, final_thirds, high_pass, movement, next_action, passing
from touchline.counter_attack.step import Frame, Passage, Traits
from touchline.counter_attack.targets import Passes, word
from touchline.kernel import Choose, Group, Refusal


def holds(match: Match, rule: str, keeper: Player) -> None:
    """Save and hold: the goalkeeper has the ball in its hands, and its side is the attack (GK-01).

    Whatever was going on is over. A Movement Phase that ends this way has no final thirds (MOVE-28); GK-04 has.
    """
    takes_in_hands(match, rule, keeper)
    if match.state.movement is not None:
        movement.close(match)
    match.instead(clock.Whistle(), Held())


def takes_in_hands(match: Match, rule: str, keeper: Player) -> None:
    """The goalkeeper takes the ball in its hands; the last kicker no longer matters (GK-01)."""
    match.give_ball(keeper)
    match.change(kicked=NOBODY)
    match.note(HeldBall(rule, keeper, match.state.ball))


class Held(Passage, frozen=True):
    """The goalkeeper may throw the ball quickly, if the edition allows it; if not, the final thirds follow (GK-03).

    Nothing else is called in between, so nobody can tackle it or steal the ball (GK-02, ANYOTHER-14).
    """

    def runs(self, match: Match) -> None:
        if match.edition.quick_throw:
            match.then(HoldChoice())
        else:
            match.then(*final_thirds.activated(match.state), DistributionChoice())


def _dropped(state: State) -> tuple[str, ...]:
    """The drop, if the edition allows it (GK-09)."""
    return ("drop",) if state.edition.gk_drop else ()


class HoldChoice(Frame, frozen=True):
    """A quick throw, along the ground up to 11 hexes, or both final thirds are activated (GK-03, GK-05)."""

    traits = Traits(situation="hold")

    def usual(self, state: State) -> tuple[str, ...]:
        """The usual choices of a goalkeeper with the ball."""
        return ("quick_throw", "kick", *_dropped(state))

    def asks(self, state: State) -> Choose:
        board = passing.targets(state, "quick_throw")
        groups: list[Group] = [Passes(board, "quick_throw")] if board else []
        return Choose("GK-03", state.attack, (*groups, word("final thirds")))

    def takes(self, match: Match, action: Pass | Call) -> None:
        state = match.state
        if isinstance(action, Call):
            match.then(*final_thirds.activated(state), DistributionChoice())
            return
        # Nobody moves and nobody intercepts; it counts as a Standard Pass then (ANYOTHER-08).
        passing.ground(
            match, "quick_throw", state.carrier, state.ball, action.hex, interceptable=False, reached="short"
        )

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Pass("quick_throw"):
                return passing.refuses(state, action)
            case Pass("kick") | Call("drop"):
                return Refusal("GK-03", "final-thirds-first")
        return Refusal("GK-03", "quick-throw-or-thirds", player=PlayerRef(state.carrier))


class DistributionChoice(Frame, frozen=True):
    """The goalkeeper kicks the ball, or drops it to its feet if allowed (GK-03, GK-06, GK-09).

    If it can do neither, a Movement Phase may be called, as after a drop (ANYOTHER-39).
    """

    traits = Traits(situation="hold")

    def usual(self, state: State) -> tuple[str, ...]:
        """The usual choices of a goalkeeper with the ball."""
        throw = ("quick_throw",) if state.edition.quick_throw else ()
        return ("kick", *throw, *_dropped(state))

    def asks(self, state: State) -> Choose:
        board = kick_targets(state)
        groups: list[Group] = [Passes(board, "kick")] if board else []
        if state.edition.gk_drop:
            groups.append(word("drop"))
        return Choose("GK-03", state.attack, tuple(groups) or (word("movement phase"),))

    def takes(self, match: Match, action: Pass | Call) -> None:
        match action:
            case Pass():
                kick(match, action.hex)
            case Call("drop"):
                _drop(match)
                match.then(next_action.NextAction("drop"))  # ANYOTHER-15
            case _:
                _drop(match)
                clock.spend(match)
                movement.begin(match)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Pass("kick"):
                return refuses_kick(state, action.hex)
            case Pass("quick_throw"):
                return Refusal("GK-05", "quick-throw-too-late")
            case Call("drop"):
                return Refusal("GK-09", "keeper-drop-off")
        return Refusal("GK-03", "keeper-kicks-or-drops", player=PlayerRef(state.carrier))


def _drop(match: Match) -> None:
    """The ball is at the goalkeeper's feet, not to be handled until another player has touched it (GK-09)."""
    keeper = match.state.carrier
    match.note(DroppedBall("GK-09", keeper))
    match.change(kicked=keeper)


# The kick


def kick_targets(state: State) -> Board:
    """The targets of a goalkeeper's kick: outside the opposite final third, at any range (GK-06)."""
    return high_pass.targets(
        state,
        state.ball,
        state.carrier,
        maximum=None,
        allowed=PITCH & ~THIRD[state.goal],
        teammate=_to_teammate(state),
    )


def _to_teammate(state: State) -> bool:
    return state.edition.gk_kick_target == "teammate"


def kick(match: Match, target: Hex, *, goal_kick: bool = False) -> None:
    """A goalkeeper's kick: a High Pass with the edition's accuracy (GK-06, GK-07).

    From a goal kick nobody is offside (SETPIECE-14), and the taker may not be the next to touch it (PASS-41).
    """
    state = match.state
    high_pass.fly(
        match,
        "kick",
        state.carrier,
        state.ball,
        target,
        source="kick",
        moves=True,
        barred=goal_kick,
        judged=not goal_kick,
    )


def refuses_kick(state: State, target: Hex) -> Refusal:
    """The refusal of a goalkeeper's kick (GK-06)."""
    if target >= 0 and THIRD[state.goal] >> target & 1:
        return Refusal("GK-06", "in-opposite-third", hex=HexRef(target))
    return high_pass.refuses(state, state.ball, state.carrier, target, maximum=None, teammate=_to_teammate(state))
