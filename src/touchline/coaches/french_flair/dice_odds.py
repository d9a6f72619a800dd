"""Exact chances of throws: every result of the dice, judged by the rules.

Spots are the thrower's metres to go.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeVar

from touchline.french_flair.field import LENGTH
from touchline.french_flair.model import Options
from touchline.french_flair.rules import carry, duel, kicking, penalties, restarts, rucks, scoring, tackles
from touchline.kernel import AWAY, HOME, SIDES, Dice, Roll, Side

K = TypeVar("K")
R = TypeVar("R", bound=str)

Ends = Mapping[tuple[int, R], float]
"""The chance of each outcome and spot."""


def _throws(hands: tuple[Side, ...]) -> Mapping[Dice, float]:
    return {dice: float(chance) for dice, chance in Roll("FF-DICE-4", hands).outcomes()}


def _added(ends: Iterable[tuple[K, float]]) -> Mapping[K, float]:
    """The outcomes of several throws, merged."""
    total: defaultdict[K, float] = defaultdict(float)
    for end, chance in ends:
        total[end] += chance
    return dict(total)


THROWS: Final = {1: _throws((HOME,)), 2: _throws((HOME, HOME))}
"""Each throw of one or two dice."""


def _ends(end_of: Callable[[Dice], tuple[int, R]], dice: int) -> Ends[R]:
    """The outcomes of a throw by home, in metres to go instead of x."""
    ends = ((end_of(throw), chance) for throw, chance in THROWS[dice].items())
    return _added(((LENGTH - x, result), chance) for (x, result), chance in ends)


# Runs and kicks


def run(left: int, options: Options, dice: int) -> Ends[Literal["knock-on", "free", "exposed"]]:
    """The ends of a run, if nothing stops it at the line."""
    throws = ((carry.run_end(throw, options), chance) for throw, chance in THROWS[dice].items())
    return _added(((left - end.metres, end.result), chance) for end, chance in throws)


def kick(left: int, dice: int) -> Ends[Literal["dead", "gathered", "regained", "knock-on"]]:
    """The landings of a kick or drop-out."""
    return _ends(lambda throw: kicking.kick_end(HOME, LENGTH - left, throw), dice)


def kick_off(
    left: int, options: Options, dice: int
) -> Ends[Literal["dead", "gathered", "regained", "knock-on", "too short"]]:
    """The landings of a kick-off."""

    return _ends(lambda throw: restarts.kick_off_end(HOME, LENGTH - left, throw, options), dice)


def touch_kick(left: int, options: Options, dice: int) -> Ends[Literal["found", "direct", "missed", "dead"]]:
    """The ends of a touch kick, in touch or in field."""
    return _ends(lambda throw: kicking.touch_end(HOME, LENGTH - left, throw, options), dice)


def penalty_touch(left: int, options: Options, dice: int) -> Ends[Literal["found", "direct", "missed", "dead"]]:
    """The ends of a penalty kicked to touch."""
    return _ends(lambda throw: penalties.penalty_touch_end(HOME, LENGTH - left, throw, options), dice)


@cache
def shot(left: int, dice: int) -> Ends[Literal["good", "short", "wide"]]:
    """The landings of a drop or penalty kick."""
    return _ends(lambda throw: kicking.shot_end(HOME, LENGTH - left, throw), dice)


def goal(left: int) -> float:
    """The chance that a shot at goal is good, with the better number of dice."""
    return max(sum(chance for (_, end), chance in shot(left, dice).items() if end == "good") for dice in (1, 2))


# Duels


def _duel(count: int) -> Mapping[duel.DuelEnd, float]:
    throws = _throws(tuple(side for side in SIDES for _ in range(count)))
    return _added((duel.duel_end(dice[:count], dice[count:]), chance) for dice, chance in throws.items())


DUELS: Final = {count: _duel(count) for count in (1, 2)}
FIRST_WINS: Final = {count: sum(chance for end, chance in ends.items() if end.won) for count, ends in DUELS.items()}


def conversion(options: Options, dice: int) -> float:
    """The chance of a conversion, as a duel or thrown alone."""
    if not scoring.converts_alone(options):
        return FIRST_WINS[dice]
    return sum(chance for throw, chance in THROWS[dice].items() if scoring.is_good_alone(throw))


@lru_cache(maxsize=1 << 6)
def best_conversion(options: Options) -> float:
    """The same with the better number of dice."""
    return max(conversion(options, 1), conversion(options, 2))


TACKLES: Final = _added(
    (tackles.tackle_end(dice[:2], dice[2:]), chance) for dice, chance in _throws((AWAY, AWAY, HOME, HOME)).items()
)
"""Each end of a tackle: 1 in 6 is intercepted, about 1 in 7 broken, the rest makes a ruck."""
INTERCEPTIONS: Final = sorted(end.intercepted for end in TACKLES if end.intercepted)
"""The dice that intercept."""


# The breakdown


class ContestEnds(NamedTuple):
    """The faces of a contest die by outcome."""

    offside: int
    """Faces outside the zone."""
    clears: tuple[int, ...]
    """For each winning face, the faces of a clear-out that win the ball back."""


def _contest(zone: rucks.Zone) -> ContestEnds:
    inside = [die for die in FACES if rucks.is_inside(zone, die)]
    clears = tuple(rucks.faces_inside(rucks.after_contest(zone, die)) for die in inside)
    return ContestEnds(len(FACES) - len(inside), clears)


FACES: Final = range(1, 7)
_ZONES: Final[list[rucks.Zone]] = [(low, high) for low in FACES for high in FACES if low <= high]
INSIDE: Final = {zone: rucks.faces_inside(zone) for zone in _ZONES}
"""The winning faces by zone."""
CONTESTS: Final = {zone: _contest(zone) for zone in _ZONES}
