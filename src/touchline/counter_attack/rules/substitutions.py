"""Substitutions: SUBS-01 to -07, forced ones (FOUL-08), and a new goalkeeper (FOUL-22)."""

from touchline.counter_attack.cards import Goalkeeper
from touchline.counter_attack.events import KeeperNamed, Substituted, WentOff
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import ELEVEN, Call, Name, Player, State, Substitute, each, side_of
from touchline.counter_attack.refs import CardRef, PlayerRef, SideRef
from touchline.counter_attack.step import Frame, Traits
from touchline.counter_attack.targets import word
from touchline.kernel import AWAY, HOME, ByOrder, Choose, Facts, Listed, Refusal, Side, Step

# Who may come on


def left(state: State, side: Side) -> int:
    """The substitutions a side has left, with more in extra time (SUBS-04)."""
    extra_time = state.half > 2 and state.edition.tie_break != "shoot_out"
    return state.edition.substitutions(extra_time=extra_time) - state.substitutions[side == AWAY]


def _bench_for(state: State, player: Player) -> tuple[int, ...]:
    """The possible substitutes of a player: for a goalkeeper another, if the bench has one (SUBS-05)."""
    side = side_of(player)
    if left(state, side) <= 0:
        return ()
    bench = state.bench[side == AWAY]
    return (state.is_keeper(player) and _keepers(state, bench)) or bench


def _keepers(state: State, bench: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in bench if isinstance(state.setup.cards.player(card), Goalkeeper))


def _may_substitute(state: State, side: Side) -> bool:
    return bool(state.bench[side == AWAY]) and left(state, side) > 0 and bool(state.on_pitch(side))


def _comes_on(match: Match, rule: str, player: Player, card: int) -> None:
    """A substitute takes the hex and number of a player, who may not return (SUBS-02, SUBS-03).

    Cards and injuries leave with the player: the substitute has none (SUBS-06).
    """
    state = match.state
    away = side_of(player) == AWAY
    cards, benches, made = list(state.cards), list(state.bench), list(state.substitutions)
    gone, cards[player] = cards[player], card
    benches[away] = tuple(other for other in benches[away] if other != card)
    made[away] += 1
    others = ~(1 << player)
    match.change(
        cards=tuple(cards),
        bench=tuple(benches),
        substitutions=tuple(made),
        booked=state.booked & others,
        injured=state.injured & others,
        jumped=state.jumped & others,
        stunned=state.stunned & others,
        stunned_next=state.stunned_next & others,
        offside=state.offside & others,
    )
    match.note(Substituted(rule, player, gone, card))


# At a stoppage


def offer(match: Match) -> tuple[Step, ...]:
    """Both sides may substitute at a stoppage, the attack first (SUBS-01, SUBS-07)."""
    state = match.state
    return tuple(SubstitutionChoice(side) for side in (state.attack, state.defence) if _may_substitute(state, side))


class SubstitutionChoice(Frame, frozen=True):
    """A side makes substitutions one by one until it is done (SUBS-01)."""

    traits = Traits(ball="dead", order=("substitutions", "done"))

    side: Side

    def facts(self, state: State) -> Facts:
        return {"left": left(state, self.side)}

    def asks(self, state: State) -> Choose:
        substitutes = tuple(
            [
                Substitute(player, card)
                for player in each(state.on_pitch(self.side))
                for card in _bench_for(state, player)
            ]
        )
        return Choose("SUBS-01", self.side, (Listed("substitute", substitutes), word("done")))

    def takes(self, match: Match, action: Substitute | Call) -> None:
        if isinstance(action, Substitute):
            _comes_on(match, "SUBS-02", action.player, action.card)
            if _may_substitute(match.state, self.side):
                match.then(self)

    def by_order(self, state: State) -> ByOrder | None:
        """No substitution; asked without a request only if a player is hurt."""
        ordered = super().by_order(state)
        return ordered and ordered._replace(on_request=not state.injured & state.on_pitch(self.side))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if not isinstance(action, Substitute):
            return Refusal("SUBS-01", "substituting")
        player = action.player
        if not 0 <= player < 2 * ELEVEN or side_of(player) != self.side:
            return Refusal("SUBS-01", "other-side-substitutes", side=SideRef(self.side))
        if not state.hexes[player]:
            return Refusal("SUBS-03", "has-left-pitch", player=PlayerRef(player))
        if action.card not in state.bench[self.side == AWAY]:
            return Refusal("SUBS-03", "not-on-bench", card=CardRef(action.card), side=SideRef(self.side))
        return Refusal("SUBS-05", "keeper-for-keeper", player=PlayerRef(player))


# Forced


def forced(match: Match, player: Player) -> None:
    """A player must be substituted; without a substitute it goes off (FOUL-08)."""
    if _bench_for(match.state, player):
        match.then(ForcedSubstitution(player))
        return
    match.note(WentOff("FOUL-08", player))
    match.take_off(player)
    if match.state.is_keeper(player):
        new_keeper(match, side_of(player))


class ForcedSubstitution(Frame, frozen=True):
    """A substitute comes on for a player injured a second time (FOUL-08)."""

    traits = Traits(ball="dead")
    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def asks(self, state: State) -> Choose:
        cards = _bench_for(state, self.player)
        substitutes = Listed("substitute", tuple(Substitute(self.player, card) for card in cards))
        return Choose("FOUL-08", side_of(self.player), (substitutes,))

    def takes(self, match: Match, action: Substitute) -> None:
        _comes_on(match, "FOUL-08", self.player, action.card)

    def refuses(self, state: State, action: object) -> Refusal | None:
        side = side_of(self.player)
        if isinstance(action, Substitute) and action.player == self.player:
            return SubstitutionChoice(side).refuses(state, action)
        return Refusal("FOUL-08", "must-be-substituted", player=PlayerRef(self.player))


def new_keeper(match: Match, side: Side) -> None:
    """A side has lost its goalkeeper: one from the bench comes on for an outfielder, or a player goes in goal.

    FOUL-22. A side with no players left does without.
    """
    state = match.state
    if not state.on_pitch(side):
        return
    bench = _keepers(state, state.bench[side == AWAY]) if left(state, side) > 0 else ()
    match.then(KeeperSubstitution(side) if bench else EmergencyKeeper(side))


class KeeperSubstitution(Frame, frozen=True):
    """An outfielder is taken off for the goalkeeper on the bench (FOUL-22)."""

    traits = Traits(ball="dead", tells_ball=False)

    side: Side

    def asks(self, state: State) -> Choose:
        keepers = _keepers(state, state.bench[self.side == AWAY])
        players = each(state.on_pitch(self.side))
        substitutes = tuple(Substitute(player, card) for player in players for card in keepers)
        return Choose("FOUL-22", self.side, (Listed("substitute", substitutes),))

    def takes(self, match: Match, action: Substitute) -> None:
        _comes_on(match, "FOUL-22", action.player, action.card)
        _goes_in_goal(match, action.player)

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("FOUL-22", "must-bring-on-keeper", side=SideRef(self.side))


class EmergencyKeeper(Frame, frozen=True):
    """An outfielder goes in goal; attributes missing from its card count 0 (FOUL-22, DICE-05)."""

    traits = Traits(ball="dead")
    side: Side

    def asks(self, state: State) -> Choose:
        players = tuple(Name((player,)) for player in each(state.on_pitch(self.side)))
        return Choose("FOUL-22", self.side, (Listed("goalkeeper", players),))

    def takes(self, match: Match, action: Name) -> None:
        _goes_in_goal(match, action.players[0])

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("FOUL-22", "must-name-keeper", side=SideRef(self.side))


def _goes_in_goal(match: Match, player: Player) -> None:
    home, away = match.state.keepers
    match.change(keepers=(player, away) if side_of(player) == HOME else (home, player))
    match.note(KeeperNamed("FOUL-22", player))
