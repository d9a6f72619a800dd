"""What situations of French Flair are worth: expected points, by the exact chances of the dice.

All is seen by the attack: `left` is how far it has to go, `cards` how many it holds, `facing` how many the defence
holds. To the other side the same spot is `100 - left`, with the sign turned.

Only the figures of the first section are measured, over matches between steady coaches: the points of the next score,
those against taken off. The rest follows from them by the rules, whose switches are taken to be at their defaults.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from typing import Final

from touchline.coaches.french_flair.odds import DUELS, FIRST_WINS, TACKLES, THROWS, Zone
from touchline.french_flair.dice import is_double
from touchline.french_flair.field import IN_GOAL, LENGTH
from touchline.french_flair.model import HAND, Cards, Options, Origin, Play, Property
from touchline.french_flair.plays import FORWARDS, FRONT_FIVE, metres
from touchline.kernel import Dice

Curve = Mapping[int, float]


def _curve(*points: tuple[int, float]) -> dict[int, float]:
    """Worth by metres to go, on straight lines between some points."""
    return {
        left: low + (high - low) * (left - near) / (far - near)
        for (near, low), (far, high) in pairwise(points)
        for left in range(near, far + 5, 5)
    }


# Measured: the ball with hands just renewed, the restarts, and how far a smaller hand goes

GROUND: Final[Curve] = _curve((0, 6.6), (10, 4.4), (20, 3.4), (45, 2.6), (75, 0.7), (LENGTH, -0.3))
LINEOUT: Final[Curve] = {**GROUND, 5: 5.7, 10: 6.1, 15: 4.5}  # forwards maul, and the next card scores untackled
SCRUM: Final[Curve] = {**GROUND, 5: 3.0}  # what would cross can be tackled (FF-FIVEMETRE-1)
COUNTER: Final[Curve] = {left: worth + 0.8 for left, worth in GROUND.items()}  # any cards combine (FF-COUNTER-2)

KICK_OFF: Final = 0.5  # the other side is about to kick off
DROP_OUT: Final = 1.8  # the other side is about to drop out

_HOLD: Final = (0, 0.3, 0.55, 0.7, 0.8, 0.9, 1, 1.05)  # by cards: 0 is as good as losing the ball, 1 as a full hand
_SAFE: Final = 0.3  # what the penalty to fall back on adds to an advantage
_TACKLED: Final = 0.9  # how often a defence uses its right to tackle a link (FF-ZONE22-1)

# Points, with what the kick-off after them is worth

TRY: Final = 5 + 2 * FIRST_WINS[1] + KICK_OFF
GOAL: Final = 3 + KICK_OFF


# The ball in open play


def _at(curve: Curve, left: int) -> float:
    return curve[min(max(left, 0), LENGTH)]


def lost(left: int) -> float:
    """The other side has the ball, with hands renewed."""
    return -_at(GROUND, LENGTH - left)


def kept(left: int, cards: int) -> float:
    """The attack plays on with the cards it holds."""
    if cards and left <= 5:
        return TRY  # any advance crosses
    soon_lost = lost(left - 10)
    return soon_lost + (_at(GROUND, left) - soon_lost) * _HOLD[min(cards, HAND + 1)]


@cache
def exposed(left: int, cards: int, facing: int, *, crossing: bool = False) -> float:
    """The carrier may be tackled; `crossing` when it scores otherwise (FF-FIVEMETRE-2)."""
    if not cards:
        return lost(left)  # FF-LASTCARD-1
    if not facing or left > LENGTH:
        return TRY if crossing else kept(left, cards)  # FF-TACKLE-2, FF-INGOAL-3
    total = 0.0
    for end, chance in TACKLES.items():
        if end.intercepted:
            spot = left + 5 * end.intercepted
            worth = lost(spot) if spot <= LENGTH else -TRY
        elif end.zone is None:
            worth = TRY if crossing else kept(left, cards + 1)
        elif end.attack_won:
            worth = kept(left, cards)
            if facing > 2:
                worth = min(worth, defence_contests(left, cards, end.zone))
        else:
            worth = lost(left)
            if cards > 1:
                worth = max(worth, attack_contests(left, cards - 1, facing - 1, end.zone))
        total += chance * worth
    return total


# The breakdown, once the card is laid: the die falls inside the zone, or its thrower is offside


def defence_contests(left: int, cards: int, zone: Zone) -> float:
    """The defence contests; the attack may clear out."""
    low, high = zone
    total = (5 - high + low) * defence_offside(left, cards)
    for die in range(low, high + 1):
        clears = attack_clears(left, cards - 1, (die, high)) if cards > 1 else lost(left)
        total += max(lost(left), clears)
    return total / 6


def attack_clears(left: int, cards: int, zone: Zone) -> float:
    """The attack clears out, or gives away a penalty."""
    low, high = zone
    return ((1 + high - low) * kept(left, cards) - (5 - high + low) * penalty(LENGTH - left)) / 6


def attack_contests(left: int, cards: int, facing: int, zone: Zone) -> float:
    """The attack contests; the defence may clear out. Outside the zone the attack gives away a penalty."""
    low, high = zone
    total = -(5 - high + low) * penalty(LENGTH - left)
    for die in range(low, high + 1):
        clears = defence_clears(left, cards, (die, high)) if facing > 1 else kept(left, cards)
        total += min(kept(left, cards), clears)
    return total / 6


def defence_clears(left: int, cards: int, zone: Zone) -> float:
    """The defence clears out, or is offside."""
    low, high = zone
    return ((1 + high - low) * lost(left) + (5 - high + low) * defence_offside(left, cards)) / 6


def defence_offside(left: int, cards: int) -> float:
    """The attack takes the penalty or the advantage (FF-ADVANTAGE-1)."""
    return max(penalty(left), advantage(left, cards))


def advantage(left: int, cards: int) -> float:
    """A card more, and play may still be brought back."""
    return kept(left, cards + 1) + _SAFE


# Throws


def best(throw: Callable[..., float], *situation: float) -> float:
    """The worth of a throw with the better number of dice."""
    return max(throw(*situation, dice=1), throw(*situation, dice=2))


def _expected(worth: Callable[[Dice], float], dice: int) -> float:
    return sum(chance * worth(throw) for throw, chance in THROWS[dice].items())


@cache
def run(left: int, cards: int, facing: int, five_metres: bool = False, *, dice: int) -> float:
    """A run: a 1 is knocked on, a double cannot be tackled."""

    def ends(throw: Dice) -> float:
        spot = left - 5 * throw[0]
        if 1 in throw:
            return -best(scrum, _restart(LENGTH - left))
        if spot < 0:
            return _crossed(cards, facing, five_metres and not is_double(throw))
        return kept(spot, cards + 1) if is_double(throw) else exposed(spot, cards, facing)

    return _expected(ends, dice)


@cache
def kick(left: int, cards: int, *, dice: int) -> float:
    """A kick out of the hand, a kick-off or a drop-out: low doubles are regained, high ones give a scrum."""

    def ends(throw: Dice) -> float:
        spot = left - 5 * sum(throw)
        if spot <= -IN_GOAL:
            return DROP_OUT
        if not is_double(throw):
            return gathered(spot)
        if throw[0] > 3:
            return best(scrum, _restart(spot))
        return _across_or(kept, spot, cards)

    return _expected(ends, dice)


def gained(left: int) -> float:
    """The attack has gathered a kick of the other side."""
    return _at(COUNTER, left)


def gathered(left: int) -> float:
    """The other side gathers the attack's kick; in its in-goal it may ground the ball and drop out."""
    plays_on = -gained(LENGTH - left)
    return plays_on if left > 0 else min(plays_on, DROP_OUT)


@cache
def touch_kick(left: int, *, dice: int) -> float:
    """A touch kick: the other side throws in; a 1 goes straight out, or misses touch from the own 22."""

    def ends(throw: Dice) -> float:
        spot = _touch_spot(left, throw)
        if 1 in throw and left >= LENGTH - 20:
            return gathered(spot)
        if 1 in throw:
            return -best(lineout, _restart(LENGTH - left))
        return DROP_OUT if spot < 0 else -best(lineout, _restart(LENGTH - spot))

    return _expected(ends, dice)


@cache
def penalty_touch(left: int, *, dice: int) -> float:
    """A penalty kicked to touch: always found, and the kicker throws in."""

    def ends(throw: Dice) -> float:
        spot = _touch_spot(left, throw)
        return DROP_OUT if spot < 0 else best(lineout, _restart(spot))

    return _expected(ends, dice)


def _touch_spot(left: int, throw: Dice) -> int:
    """A double adds 10 m unless that would pass the goal line (FF-TOUCHKICK-1)."""
    spot = left - 5 * sum(throw)
    return spot - 10 if is_double(throw) and spot >= 10 else spot


@cache
def shot(left: int, goal: float = GOAL, *, dice: int) -> float:
    """A drop or a penalty kick at goal, and what a good one is worth."""

    def ends(throw: Dice) -> float:
        spot = left - 5 * sum(throw) - (10 if is_double(throw) else 0)
        if spot < 0 and 1 not in throw:
            return goal
        return DROP_OUT if spot <= -IN_GOAL else gathered(spot)

    return _expected(ends, dice)


@cache
def scrum(left: int, *, dice: int) -> float:
    """A scrum fed by the attack; a double wins a penalty."""
    total = 0.0
    for end, chance in DUELS[dice].items():
        spot = left if end.won else LENGTH - left
        worth = penalty(spot) if end.by_double else _at(SCRUM, spot)
        total += chance * (worth if end.won else -worth)
    return total


@cache
def lineout(left: int, *, dice: int) -> float:
    """A lineout thrown in by the attack."""
    chance = FIRST_WINS[dice]
    return chance * _at(LINEOUT, left) - (1 - chance) * _at(LINEOUT, LENGTH - left)


def _restart(left: int) -> int:
    return min(max(left, 5), LENGTH - 5)


def conversion(*, dice: int) -> float:
    """A conversion: a duel, and nothing else counts."""
    return 2 * FIRST_WINS[dice]


def penalty(left: int) -> float:
    """A penalty, the best way."""
    return max(best(shot, left), best(penalty_touch, left), tap(left))


def tap(left: int) -> float:
    """A penalty played by hand, with hands renewed."""
    return kept(left, HAND)


# Plays


def maul(left: int, hand: Cards, phases: int) -> float:
    """Two forwards drive 5 m untackled, in one or two phases; then the rest of the hand plays."""
    pairs = min(phases, sum(card in FORWARDS for card in hand) // 2)
    driven = [_across_or(kept, left - 5 * pair, len(hand) - 2 * pair) for pair in range(1, pairs + 1)]
    return max(driven, default=kept(left, len(hand)))


def pick_and_go(left: int, hand: Cards) -> float:
    """Two of 1 to 5 make 5 m untackled, as often as there are two; then hands are renewed."""
    pairs = sum(card in FRONT_FIVE for card in hand) // 2
    return max(_across_or(pick_stopped, left - 5 * pair) for pair in range(1, pairs + 1))


def pick_stopped(left: int) -> float:
    """The ball after a series of pick-and-goes."""
    return _at(SCRUM, left)


def _across_or(worth: Callable[..., float], left: int, *more: int) -> float:
    return TRY if left < 0 else worth(left, *more)


def combination(play: Play, left: int, held: int, facing: int, origin: Origin, options: Options, goal: float) -> float:
    """The cards of a play one after another: links carry, and can be tackled in the 22; the last concludes."""
    five_metres = left == 5 and origin in ("SCRUM", "LINEOUT", "PICKGO")  # FF-FIVEMETRE-1
    total, untackled = 0.0, 1.0
    for ground in metres(play, options):
        held -= 1
        left -= ground
        if left < 0:
            return total + untackled * _crossed(held, facing, five_metres)
        if ground and left <= 20:
            total += untackled * _TACKLED * exposed(left, held, facing)
            untackled *= 1 - _TACKLED
    return total + untackled * _concluded(play.ending, left, held - 1, facing, five_metres, goal)


def _concluded(ending: Property | None, left: int, cards: int, facing: int, five_metres: bool, goal: float) -> float:
    match ending:
        case "run":
            return best(run, left, cards, facing, five_metres)
        case "kick":
            return best(kick, left, cards)
        case "touch":
            return best(touch_kick, left)
        case "drop":
            return best(shot, left, goal)
    return exposed(left - 10, cards, facing) if left >= 10 else _crossed(cards, facing, five_metres)


def _crossed(cards: int, facing: int, five_metres: bool) -> float:
    return exposed(0, cards, facing, crossing=True) if five_metres else TRY
