"""Search: the engine plays an answer out, by every throw, until the match is at rest.

Decisions on the way get the best answer for their side; tackles use exact odds (`breakdown`), positions at rest the
learned values (`value`). Hidden cards count by expectation.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from touchline.coaches.french_flair.breakdown import Breakdown, Tackled
from touchline.coaches.french_flair.candidates import by_need
from touchline.coaches.french_flair.dice_odds import INTERCEPTIONS, THROWS, best_conversion
from touchline.coaches.french_flair.situation import ORIGINS, Holding, Kind, Situation, at_rest, owed
from touchline.coaches.french_flair.value import Value, phases_left
from touchline.coaches.protocol import Meter
from touchline.french_flair import Call, State, View, field, game
from touchline.french_flair.model import DECK, HAND, Cards, Origin
from touchline.french_flair.plays import without
from touchline.french_flair.rules import open_play, rucks, scoring, tackles
from touchline.kernel import CLOCK, Choose, Dice, Roll, Side, other, replace

Ideas = Callable[[State], Iterable[Any]]
"""Candidate plays for a pending decision."""


class Lookahead:
    """The search of one decision; all values are the side's winning chances, a draw counting half."""

    def __init__(self, value: Value, view: View, meter: Meter, candidates: Ideas | None = None) -> None:
        """With `ideas` the side's own next play is looked at too, where it keeps the ball with cards that it knows."""
        self._value = value
        self._ideas = candidates
        self._side = view.side
        self._meter = meter
        self._unseen: Cards = tuple(sorted((Counter(DECK) - Counter(view.theirs.discard)).elements()))
        self._known: dict[tuple[State, bool], float] = {}
        self._next: dict[State, float | None] = {}

    def after(self, state: State, answer: Any) -> float:
        """The value of an answer."""
        self._meter.spend()
        return self.chance(game.step(state, answer)[0])

    def chance(self, state: State) -> float:
        """The value of a state."""
        key = state, self._ideas is None
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._chance(state)
        return known

    def _chance(self, state: State) -> float:
        if not state.stack:
            return self._settled(state, 0)
        rest = at_rest(state)
        if rest:
            kind, side = rest
            return self._rest(state, kind, side, state.x, self.holding(state, side), self.holding(state, other(side)))
        top: Any = state.stack[-1]
        if isinstance(top, tackles.TackleOffer):
            declined, tackled = self.after(state, Call("decline")), self.tackled(state, top.stops)
            return min(declined, tackled) if state.attack == self._side else max(declined, tackled)
        request = top.asks(state)
        if isinstance(request, Roll):
            throws = THROWS[len(request.hands)]
            return sum(chance * self.after(state, dice) for dice, chance in throws.items())
        assert isinstance(request, Choose)
        if request.side == CLOCK:
            return self.after(state, Call("play on"))
        chances = [self.after(state, answer) for answer in request]
        return max(chances) if request.side == self._side else min(chances)

    # At rest

    def _rest(
        self,
        state: State,
        kind: Kind,
        side: Side,
        x: int,
        attack: Holding,
        defence: Holding,
        points: int = 0,
        *,
        advantage: bool | None = None,
    ) -> float:
        """A side has the ball, after scoring this many points."""
        ours = 1 if side == self._side else -1
        if kind == "conversion":
            chance = best_conversion(state.options)
            good = self._kick_off(state, side, points + scoring.CONVERSION, attack, defence)
            return good * chance + (1 - chance) * self._kick_off(state, side, points, attack, defence)
        lead = self._lead(state) + ours * points
        if state.time_up and state.half == 2 and ours * lead > 0 and (kind in ORIGINS or kind == "penalty"):
            return float(ours > 0)  # it ends the match (FF-CLOCK-2)
        if self._ideas and ours > 0 and not attack.more and attack.known and kind in ORIGINS and not self._meter.over:
            played = self._next_play(self._ideas, state, kind, x, attack.known)
            if played is not None:
                return played
        live = state.advantage is not None and state.advantage.side == side if advantage is None else advantage
        worth = self._value.points(Situation(kind, side, field.to_try_line(side, x), attack, defence, live))
        left = phases_left(state.options, state.half, state.phases, state.time_up)
        return self._value.chance(lead, ours * worth, left)

    def _next_play(self, candidates: Ideas, state: State, origin: Origin, x: int, hand: Cards) -> float | None:
        """The side plays on with its remaining cards; None if they allow nothing (FF-LASTCARD-5)."""
        mine = replace(state.team(self._side), hand=hand)
        stack = (open_play.PlayChoice(origin),)
        after = replace(state, stack=stack, x=x, attack=self._side, **{self._side: mine})
        if after not in self._next:
            self._ideas = None  # the depth limit
            self._next[after] = max((self.after(after, play) for play in candidates(after)), default=None)
            self._ideas = candidates
        return self._next[after]

    def _kick_off(self, state: State, side: Side, points: int, attack: Holding, defence: Holding) -> float:
        """The side has scored."""
        if state.time_up and state.half == 2:
            return self._settled(state, points if side == self._side else -points)
        return self._rest(state, "kick-off", other(side), field.HALFWAY, defence, attack, -points)

    def _lead(self, state: State) -> int:
        return state.team(self._side).points - state.team(other(self._side)).points

    def _settled(self, state: State, points: int) -> float:
        lead = self._lead(state) + points
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0

    # Cards

    def holding(self, state: State, side: Side, *, laid: int = 0, drawn: int = 0) -> Holding:
        """A side's cards after laying or drawing some; it lays the most dispensable."""
        team, more = state.team(side), owed(state, side) + drawn
        if side != self._side:
            return Holding((), max(len(team.hand) - laid, 0) + more, self._unseen)
        hand = team.hand
        for _ in range(min(laid, len(hand))):
            hand = without(hand, by_need(hand)[0])
        return Holding(hand, more, team.pile if more else ())

    def _renewed(self, state: State, side: Side) -> Holding:
        held = len(state.hand(side))
        return self.holding(state, side, drawn=max(HAND - held, 0))

    # The breakdown

    def tackled(self, state: State, stops: tackles.Stops) -> float:
        """The defence lays a card and tackles."""
        attack, defence = state.attack, other(state.attack)
        breakdown = self.breakdown(state, tackling=True)
        mine, theirs = self._renewed(state, attack), self._renewed(state, defence)
        if stops == "try":
            scored = self._rest(state, "conversion", attack, state.x, mine, theirs, scoring.TRY)
            broken = self._seen_by_attack(state, scored)
        else:
            drawn = self.holding(state, attack, drawn=1)
            broken = self._seen_by_attack(
                state, self._rest(state, "FREE", attack, state.x, drawn, self.holding(state, defence, laid=1))
            )
        back = self._brought_back(state, mine, theirs)
        intercepted: dict[Dice, float] = {}
        for dice in INTERCEPTIONS:
            x = field.forward(defence, state.x, tackles.interception(dice, state.options))
            if back is not None:
                intercepted[dice] = back
            elif field.to_try_line(defence, x) < 0:
                scored = self._rest(state, "conversion", defence, x, theirs, mine, scoring.TRY)
                intercepted[dice] = self._seen_by_attack(state, scored)
            else:
                intercepted[dice] = self._seen_by_attack(state, self._rest(state, "FREE", defence, x, theirs, mine))
        return self._seen_by_attack(state, Tackled(breakdown, broken, intercepted).worth())

    def breakdown(self, state: State, *, tackling: bool = False) -> Breakdown:
        """The values of the breakdown's ends to the attack; `tackling`: the tackle is still to be laid."""
        attack, defence, x = state.attack, other(state.attack), state.x
        laid = int(tackling)
        mine, theirs = self._renewed(state, attack), self._renewed(state, defence)

        def kept(by_attack: int, by_defence: int, *, offside: bool = False) -> float:
            """Play continues after each side has laid this many cards."""
            held = self.holding(state, attack, laid=by_attack, drawn=int(offside))
            facing = self.holding(state, defence, laid=by_defence + laid)
            return self._seen_by_attack(
                state, self._rest(state, "RUCK", attack, x, held, facing, advantage=offside or None)
            )

        penalty = self._seen_by_attack(state, self._rest(state, "penalty", attack, x, mine, theirs))
        back = self._brought_back(state, mine, theirs)
        if back is not None:
            lost = conceded = back
        else:
            lost = self._seen_by_attack(state, self._rest(state, "RUCK", defence, x, theirs, mine))
            conceded = self._seen_by_attack(state, self._rest(state, "penalty", defence, x, theirs, mine))
        held, facing = len(state.hand(attack)), len(state.hand(defence)) - laid
        return Breakdown(
            kept=kept(0, 0),
            paid=kept(1, 0),
            paid_by_both=kept(1, 1),
            lost=lost,
            conceded=conceded,
            offside=max(penalty, kept(0, 1, offside=True)),
            offside_paid=max(penalty, kept(1, 1, offside=True)),
            attack_may_lay=rucks.may_lay(held),
            defence_may_lay=rucks.may_lay(facing),
        )

    def _brought_back(self, state: State, mine: Holding, theirs: Holding) -> float | None:
        """The penalty that an advantage comes back to, if there is one (FF-ADVANTAGE-5)."""
        live = state.advantage
        if live is None or live.side != state.attack:
            return None
        return self._seen_by_attack(state, self._rest(state, "penalty", state.attack, live.mark, mine, theirs))

    def _seen_by_attack(self, state: State, chance: float) -> float:
        """Convert a chance between the side's and the attack's perspective."""
        return chance if state.attack == self._side else 1 - chance
