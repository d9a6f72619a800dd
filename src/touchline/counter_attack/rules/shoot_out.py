"""The shoot-out: CLOCK-14 and -15."""

from typing import Final

from touchline.counter_attack.events import KickTaken, TakerNamed
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import OFF, Name, Player, State, each, side_of
from touchline.counter_attack.pitch import GOAL, HALFWAY, KEEPER_SPOT, PENALTY_SPOT, Hex, nth, step
from touchline.counter_attack.refs import PlayerRef, SideRef
from touchline.counter_attack.rules import clock, dice, penalties, substitutions
from touchline.counter_attack.step import Frame, Passage, Traits
from touchline.kernel import AWAY, HOME, Choose, Dice, Listed, Refusal, Roll, Side

HALF: Final = 5
"""The number of the shoot-out among the halves."""

_BEST_OF: Final = 5

Takers = tuple[Player, ...]


def is_on(state: State) -> bool:
    """Whether the shoot-out is on."""
    return state.half == HALF


def begin(match: Match) -> None:
    """Both sides may substitute once more (SUBS-01) and list their takers; then they kick in turn (CLOCK-14)."""
    match.change(half=HALF, shoot_out=(0, 0), movement=None)
    match.then(*substitutions.offer(match), Orders((), ()))


def _list_length(state: State) -> int:
    """The length of both lists: the players of the smaller side (CLOCK-14)."""
    return min(state.on_pitch(HOME).bit_count(), state.on_pitch(AWAY).bit_count())


class Orders(Passage, frozen=True):
    """The lists of takers, home's first; then the kicks begin."""

    home: Takers
    away: Takers

    def runs(self, match: Match) -> None:
        if len(self.away) < _list_length(match.state):
            match.then(OrderChoice(self.home, self.away))
        else:
            match.then(Kicks(self.home, self.away))


class OrderChoice(Frame, frozen=True):
    """A side names its next taker, each once, goalkeeper included (CLOCK-14)."""

    traits = Traits(ball="dead", arranged=True)

    home: Takers
    away: Takers

    def chosen(self) -> tuple[Player, ...]:
        """The takers named so far."""
        return self.home + self.away

    def side(self, state: State) -> Side:
        """The side making its list."""
        return HOME if len(self.home) < _list_length(state) else AWAY

    def asks(self, state: State) -> Choose:
        side = self.side(state)
        named = (*self.home, *self.away)
        left = tuple([Name((player,)) for player in each(state.on_pitch(side)) if player not in named])
        return Choose("CLOCK-14", side, (Listed("taker", left),))

    def takes(self, match: Match, named: Name) -> None:
        (taker,) = named.players
        match.note(TakerNamed("CLOCK-14", taker))
        if side_of(taker) == HOME:
            match.then(Orders((*self.home, taker), self.away))
        else:
            match.then(Orders(self.home, (*self.away, taker)))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if isinstance(action, Name) and len(action.players) == 1 and action.players[0] in (*self.home, *self.away):
            return Refusal("CLOCK-14", "already-listed", player=PlayerRef(action.players[0]))
        return Refusal("CLOCK-14", "names-shoot-out-taker", side=SideRef(self.side(state)))


class Kicks(Passage, frozen=True):
    """Home and away kick in turn: best of five, then sudden death in pairs (CLOCK-14)."""

    home: Takers
    away: Takers
    taken: int = 0

    def runs(self, match: Match) -> None:
        if self.decided(match.state):
            clock.end_match(match)
            return
        # An exhausted list starts over.
        number, away = divmod(self.taken, 2)
        takers = self.away if away else self.home
        taker = takers[number % len(takers)]
        _stand(match, taker)
        match.then(penalties.PenaltyChoice(), Kicks(self.home, self.away, self.taken + 1))

    def decided(self, state: State) -> bool:
        """Whether one side can no longer be caught."""
        home, away = state.shoot_out
        away_taken, home_taken = self.taken // 2, (self.taken + 1) // 2
        rounds = max(_BEST_OF, home_taken)
        return home > away + rounds - away_taken or away > home + rounds - home_taken


def _stand(match: Match, taker: Player) -> None:
    """The taker is on the spot and the goalkeeper on its line (SETPIECE-26); the others wait at the halfway line."""
    match.change(attack=side_of(taker))
    state = match.state
    places = {taker: PENALTY_SPOT[state.goal], state.keeper(state.defence): KEEPER_SPOT[state.goal]}
    for player, hex in enumerate(state.hexes):
        if hex != OFF:
            match.place("CLOCK-14", player, places.get(player, nth(HALFWAY, player)))
    match.give_ball(taker)


# The kick


def kicked(match: Match, outcome: "penalties.Outcome", place: Hex) -> None:
    """A kick has no rebound: a save is a miss, and the ball's direction settles a tie (CLOCK-15)."""
    if outcome == "tie":
        match.then(TieDirection(place))
    else:
        _counts(match, scored=outcome == "goal")


class TieDirection(Frame, frozen=True):
    """The ball's direction from the save hex: scored if the next hex is in the goal (CLOCK-15)."""

    traits = Traits(ball="settled", compass=True, in_flight=True)

    place: Hex

    def asks(self, state: State) -> Roll:
        return dice.plain("CLOCK-15", state.defence)

    def takes(self, match: Match, rolled: Dice) -> None:
        _counts(match, scored=bool(GOAL[match.state.goal] >> step(self.place, rolled[0]) & 1))


def _counts(match: Match, *, scored: bool) -> None:
    """Count a kick (CLOCK-15)."""
    taker = match.state.carrier
    home, away = match.state.shoot_out
    match.note(KickTaken("CLOCK-15", taker, scored))
    if scored:
        match.change(shoot_out=(home + 1, away) if match.attack == HOME else (home, away + 1))
