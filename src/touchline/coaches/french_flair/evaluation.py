"""The value of situations in expected points, by exact chances of the dice.

Values are the attack's: `left` is its metres to go, `cards` its hand size, `facing` the defence's. For the other side
the same spot is `100 - left`, with the sign reversed.

Only the figures of the first section are measured, in matches between steady coaches: the net points of the next
score. The rest follows by the rules, with the switches of the match.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from touchline.coaches.french_flair import dice_odds
from touchline.coaches.french_flair.breakdown import Breakdown, Tackled
from touchline.french_flair.field import LENGTH, in_22, restart_spot
from touchline.french_flair.model import HAND, Cards, Options, Origin, Play, Property
from touchline.french_flair.plays import FORWARDS, FRONT_FIVE, metres
from touchline.french_flair.rules import carry, kicking, mauls, scoring, tackles
from touchline.french_flair.rules.open_play import is_five_metre_restart
from touchline.french_flair.rules.rucks import may_lay
from touchline.kernel import AWAY, HOME

Curve = Mapping[int, float]


def _curve(*points: tuple[int, float]) -> dict[int, float]:
    """Values by metres to go, interpolated linearly."""
    return {
        left: low + (high - low) * (left - near) / (far - near)
        for (near, low), (far, high) in pairwise(points)
        for left in range(near, far + 5, 5)
    }


# Measured: the ball with hands just renewed, the restarts, and smaller hands

GROUND: Final[Curve] = _curve((0, 6.6), (10, 4.4), (20, 3.4), (45, 2.6), (75, 0.7), (LENGTH, -0.3))
LINEOUT: Final[Curve] = {**GROUND, 5: 5.7, 10: 6.1, 15: 4.5}  # forwards maul, and the next card scores untackled
SCRUM: Final[Curve] = {**GROUND, 5: 3.0}  # carries across the line can be tackled (FF-FIVEMETRE-1)
COUNTER: Final[Curve] = {left: worth + 0.8 for left, worth in GROUND.items()}  # any cards combine (FF-COUNTER-2)

KICK_OFF: Final = 0.5  # the other side is about to kick off
DROP_OUT: Final = 1.8  # the other side is about to drop out

_HOLD: Final = (0, 0.3, 0.55, 0.7, 0.8, 0.9, 1, 1.05)  # by cards: 0 is as good as losing the ball, 1 as a full hand
_SAFE: Final = 0.3  # value of the penalty behind an advantage
_TACKLED: Final = 0.9  # how often a defence uses its right to tackle a link (FF-ZONE22-1)

GOAL: Final = scoring.GOAL + KICK_OFF
"""A goal, with the kick-off after it."""


def _at(curve: Curve, left: int) -> float:
    return curve[min(max(left, 0), LENGTH)]


def lost(left: int) -> float:
    """The other side has the ball, with hands renewed."""
    return -_at(GROUND, LENGTH - left)


def gained(left: int) -> float:
    """The attack has gathered a kick of the other side."""
    return _at(COUNTER, left)


def gathered(left: int) -> float:
    """The other side gathers the attack's kick; in its in-goal it may ground the ball and drop out."""
    plays_on = -gained(LENGTH - left)
    return min(plays_on, DROP_OUT) if kicking.may_ground(left) else plays_on


def pick_stopped(left: int) -> float:
    """The ball after a series of pick-and-goes."""
    return _at(SCRUM, left)


def best(throw: Callable[..., float], *situation: float) -> float:
    """The value of a throw with the better number of dice."""
    return max(throw(*situation, dice=1), throw(*situation, dice=2))


@lru_cache(maxsize=1 << 5)
def by(options: Options) -> "Worth":
    """The values of situations with these switches."""
    return Worth(options)


class Worth:
    """Values that depend on the switches of a match."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.a_try: Final = scoring.TRY + scoring.CONVERSION * dice_odds.best_conversion(options) + KICK_OFF
        self.exposed = cache(self._exposed)
        self.breakdown = cache(self._breakdown)
        self.penalty = cache(self._penalty)
        self.run = cache(self._run)
        self.kick = cache(self._kick)
        self.kick_off = cache(self._kick_off)
        self.touch_kick = cache(self._touch_kick)
        self.penalty_touch = cache(self._penalty_touch)
        self.shot = cache(self._shot)
        self.scrum = cache(self._scrum)
        self.lineout = cache(self._lineout)

    # The ball in open play

    def kept(self, left: int, cards: int) -> float:
        """The attack plays on with the cards it holds."""
        if cards and left < carry.ADVANCE:
            return self.a_try  # any advance crosses
        soon_lost = lost(left - 10)
        return soon_lost + (_at(GROUND, left) - soon_lost) * _HOLD[min(cards, HAND + 1)]

    def _exposed(self, left: int, cards: int, facing: int, *, crossing: bool = False) -> float:
        """The carrier may be tackled; `crossing`: it scores otherwise (FF-FIVEMETRE-2)."""
        if not cards:
            return lost(left)  # FF-LASTCARD-1
        if not facing or left > LENGTH:
            return self.a_try if crossing else self.kept(left, cards)  # FF-TACKLE-2, FF-INGOAL-3
        broken = self.a_try if crossing else self.kept(left, cards + 1)
        spots = {dice: left + tackles.interception(dice, self._options) for dice in dice_odds.INTERCEPTIONS}
        intercepted = {dice: lost(spot) if spot <= LENGTH else -self.a_try for dice, spot in spots.items()}
        return Tackled(self.breakdown(left, cards, facing - 1), broken, intercepted).worth()

    def _breakdown(self, left: int, cards: int, facing: int) -> Breakdown:
        """A breakdown before any contest, with this many cards on either side."""
        paid = self.kept(left, cards - 1)
        return Breakdown(
            kept=self.kept(left, cards),
            paid=paid,
            paid_by_both=paid,
            lost=lost(left),
            conceded=-self.penalty(LENGTH - left),
            offside=self.defence_offside(left, cards),
            offside_paid=self.defence_offside(left, cards - 1),
            attack_may_lay=may_lay(cards),
            defence_may_lay=may_lay(facing),
        )

    def defence_offside(self, left: int, cards: int) -> float:
        """The attack takes the penalty or the advantage (FF-ADVANTAGE-1)."""
        return max(self.penalty(left), self.advantage(left, cards))

    def advantage(self, left: int, cards: int) -> float:
        """One more card, and play may still be brought back."""
        return self.kept(left, cards + 1) + _SAFE

    # Throws

    def _run(self, left: int, cards: int, facing: int, five_metres: bool = False, *, dice: int) -> float:
        """A run: a knock-on is a scrum, and a break cannot be tackled."""
        total = 0.0
        for (spot, end), chance in dice_odds.run(left, self._options, dice).items():
            if end == "knock-on":
                worth = -best(self.scrum, restart_spot(LENGTH - left))
            elif spot < 0:
                worth = self._crossed(cards, facing, five_metres and end != "free")
            else:
                worth = self.kept(spot, cards + 1) if end == "free" else self.exposed(spot, cards, facing)
            total += chance * worth
        return total

    def _kick(self, left: int, cards: int, *, dice: int) -> float:
        """A kick out of the hand, or a drop-out."""
        ends = dice_odds.kick(left, dice).items()
        return sum(chance * self._kicked(spot, cards, end) for (spot, end), chance in ends)

    def _kick_off(self, left: int, cards: int, *, dice: int) -> float:
        """A kick-off; one that is too short gives the other side a scrum."""
        ends = dice_odds.kick_off(left, self._options, dice).items()
        return sum(chance * self._kicked(spot, cards, end) for (spot, end), chance in ends)

    def _kicked(self, spot: int, cards: int, end: str) -> float:
        match end:
            case "dead":
                return DROP_OUT
            case "gathered":
                return gathered(spot)
            case "too short":
                return -best(self.scrum, restart_spot(LENGTH - spot))
            case "knock-on":
                return best(self.scrum, restart_spot(spot))
        return self._across_or(self.kept, spot, cards)

    def _touch_kick(self, left: int, *, dice: int) -> float:
        """A touch kick: the other side throws in, or gathers what misses touch."""
        total = 0.0
        for (spot, end), chance in dice_odds.touch_kick(left, self._options, dice).items():
            if end == "missed":
                worth = gathered(spot)
            else:
                worth = DROP_OUT if end == "dead" else -best(self.lineout, restart_spot(LENGTH - spot))
            total += chance * worth
        return total

    def _penalty_touch(self, left: int, *, dice: int) -> float:
        """A penalty kicked to touch: the kicker throws in."""
        total = 0.0
        for (spot, end), chance in dice_odds.penalty_touch(left, self._options, dice).items():
            total += chance * (DROP_OUT if end == "dead" else best(self.lineout, restart_spot(spot)))
        return total

    def _shot(self, left: int, goal: float = GOAL, *, dice: int) -> float:
        """A drop or penalty kick at goal, given the value of a good one."""
        total = 0.0
        for (spot, end), chance in dice_odds.shot(left, dice).items():
            missed = DROP_OUT if kicking.is_dead(HOME, LENGTH - spot) else gathered(spot)
            total += chance * (goal if end == "good" else missed)
        return total

    def _scrum(self, left: int, *, dice: int) -> float:
        """A scrum fed by the attack; a double wins a penalty."""
        total = 0.0
        for end, chance in dice_odds.DUELS[dice].items():
            spot = left if end.won else LENGTH - left
            worth = self.penalty(spot) if end.by_double else _at(SCRUM, spot)
            total += chance * (worth if end.won else -worth)
        return total

    def _lineout(self, left: int, *, dice: int) -> float:
        """A lineout thrown in by the attack."""
        chance = dice_odds.FIRST_WINS[dice]
        return chance * _at(LINEOUT, left) - (1 - chance) * _at(LINEOUT, LENGTH - left)

    def conversion(self, *, dice: int) -> float:
        """The expected points of a conversion."""
        return scoring.CONVERSION * dice_odds.conversion(self._options, dice)

    def _penalty(self, left: int) -> float:
        """A penalty, played the best way."""
        return max(best(self.shot, left), best(self.penalty_touch, left), self.tap(left))

    def tap(self, left: int) -> float:
        """A penalty played by hand, with hands renewed."""
        return self.kept(left, HAND)

    # Plays

    def maul(self, left: int, hand: Cards, phases: int) -> float:
        """Two forwards drive untackled, in one or two phases; then the rest of the hand plays."""
        pairs = min(phases, sum(card in FORWARDS for card in hand) // 2)
        driven = [
            self._across_or(self.kept, left - mauls.DRIVE * pair, len(hand) - 2 * pair) for pair in range(1, pairs + 1)
        ]
        return max(driven, default=self.kept(left, len(hand)))

    def pick_and_go(self, left: int, hand: Cards) -> float:
        """Pairs of 1 to 5 drive untackled, as often as possible; then hands are renewed."""
        pairs = sum(card in FRONT_FIVE for card in hand) // 2
        return max(self._across_or(pick_stopped, left - mauls.DRIVE * pair) for pair in range(1, pairs + 1))

    def _across_or(self, worth: Callable[..., float], left: int, *more: int) -> float:
        return self.a_try if left < 0 else worth(left, *more)

    def combination(self, play: Play, left: int, held: int, facing: int, origin: Origin, goal: float) -> float:
        """The cards of a play in turn: links carry and can be tackled in the 22; the last concludes."""
        five_metres = is_five_metre_restart(origin, left)
        total, untackled = 0.0, 1.0
        for ground in metres(play, self._options):
            held -= 1
            left -= ground
            if left < 0:
                return total + untackled * self._crossed(held, facing, five_metres)
            if ground and in_22(AWAY, LENGTH - left):
                total += untackled * _TACKLED * self.exposed(left, held, facing)
                untackled *= 1 - _TACKLED
        return total + untackled * self._concluded(play.ending, left, held - 1, facing, five_metres, goal)

    def _concluded(
        self, ending: Property | None, left: int, cards: int, facing: int, five_metres: bool, goal: float
    ) -> float:
        match ending:
            case "run":
                return best(self.run, left, cards, facing, five_metres)
            case "kick":
                return best(self.kick, left, cards)
            case "touch":
                return best(self.touch_kick, left)
            case "drop":
                return best(self.shot, left, goal)
        if left < carry.ADVANCE:
            return self._crossed(cards, facing, five_metres)
        return self.exposed(left - carry.ADVANCE, cards, facing)

    def _crossed(self, cards: int, facing: int, five_metres: bool) -> float:
        if not five_metres:
            return self.a_try
        return self.exposed(carry.held_at(self._options), cards, facing, crossing=True)
