"""The breakdown by its exact odds: tackle, contest, clear-out.

All is seen by the side whose carrier is tackled: it wants much, the other side little. What the ends are worth comes
from outside, so this holds for points and for chances to win alike.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from touchline.coaches.french_flair.dice_odds import CONTESTS, FACES, INSIDE, TACKLES
from touchline.french_flair.rules.rucks import Zone
from touchline.kernel import Dice

_FACES: Final = len(FACES)


class Breakdown(NamedTuple):
    """What the ends of a breakdown are worth to the attack, the card of the tackle already laid."""

    kept: float
    """The attack plays on, and neither side has laid a card more."""
    paid: float
    """It plays on, and has laid a card for it."""
    paid_by_both: float
    """It plays on, and both have."""
    lost: float
    """The defence has the ball."""
    conceded: float
    """The defence has a penalty."""
    offside: float
    """The attack has a penalty or an advantage: the defence contested."""
    offside_paid: float
    """The same: the defence cleared out, after the attack contested."""
    attack_may_lay: bool
    """Whether the attack has the two cards that a contest or a clear-out needs (FF-CONTEST-1)."""
    defence_may_lay: bool

    def ruck(self, zone: Zone, *, attack_won: bool) -> float:
        """A ruck that one side has won: the other contests if that does better."""
        if attack_won:
            return min(self.kept, self.defence_contests(zone)) if self.defence_may_lay else self.kept
        return max(self.lost, self.attack_contests(zone)) if self.attack_may_lay else self.lost

    def defence_contests(self, zone: Zone) -> float:
        """Inside the zone the defence has the ball unless it is cleared out, outside it is offside."""
        offside, clears = CONTESTS[zone]
        total = offside * self.offside
        for inside in clears:
            total += max(self.lost, self._attack_clears(inside)) if self.attack_may_lay else self.lost
        return total / _FACES

    def attack_contests(self, zone: Zone) -> float:
        """Inside the zone the attack has the ball unless it is cleared out, outside it gives a penalty away."""
        offside, clears = CONTESTS[zone]
        total = offside * self.conceded
        for inside in clears:
            total += min(self.paid, self._defence_clears(inside)) if self.defence_may_lay else self.paid
        return total / _FACES

    def attack_clears(self, zone: Zone) -> float:
        """The attack wins the ball back inside the zone, or gives a penalty away."""
        return self._attack_clears(INSIDE[zone])

    def defence_clears(self, zone: Zone) -> float:
        """The defence wins the ball back inside the zone, or is offside."""
        return self._defence_clears(INSIDE[zone])

    def _attack_clears(self, inside: int) -> float:
        return (inside * self.paid_by_both + (_FACES - inside) * self.conceded) / _FACES

    def _defence_clears(self, inside: int) -> float:
        return (inside * self.lost + (_FACES - inside) * self.offside_paid) / _FACES


class Tackled(NamedTuple):
    """What the ends of a tackle are worth to the attack."""

    breakdown: Breakdown
    broken: float
    intercepted: Mapping[Dice, float]
    """By the dice of the defence, two 1s to two 6s."""

    def worth(self) -> float:
        """Over all that the dice may show."""
        total = 0.0
        for end, chance in TACKLES.items():
            if end.zone is not None:
                total += chance * self.breakdown.ruck(end.zone, attack_won=end.attack_won)
            elif end.intercepted:
                total += chance * self.intercepted[end.intercepted]
            else:
                total += chance * self.broken
        return total
