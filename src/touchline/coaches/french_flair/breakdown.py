"""Exact odds of the breakdown: tackle, contest, clear-out.

Values are the tackled side's: it maximises, the other side minimises. Callers supply the values of the ends, so this
works for points and for winning chances alike.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from touchline.coaches.french_flair.dice_odds import CONTESTS, FACES, INSIDE, TACKLES
from touchline.french_flair.rules.rucks import Zone
from touchline.kernel import Dice

_FACES: Final = len(FACES)


class Breakdown(NamedTuple):
    """The values of a breakdown's ends to the attack, after the tackle card is laid."""

    kept: float
    """The attack plays on; neither side has laid another card."""
    paid: float
    """It plays on, having laid a card."""
    paid_by_both: float
    """It plays on; both have laid a card."""
    lost: float
    """The defence has the ball."""
    conceded: float
    """The defence has a penalty."""
    offside: float
    """The attack has a penalty or an advantage: the defence contested."""
    offside_paid: float
    """The same: the defence cleared out, after the attack contested."""
    attack_may_lay: bool
    """Whether the attack has the two cards for a contest or clear-out (FF-CONTEST-1)."""
    defence_may_lay: bool

    def ruck(self, zone: Zone, *, attack_won: bool) -> float:
        """A ruck won by one side; the other contests if that is better."""
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
        """Inside the zone the attack has the ball unless it is cleared out, outside it concedes a penalty."""
        offside, clears = CONTESTS[zone]
        total = offside * self.conceded
        for inside in clears:
            total += min(self.paid, self._defence_clears(inside)) if self.defence_may_lay else self.paid
        return total / _FACES

    def attack_clears(self, zone: Zone) -> float:
        """The attack wins the ball back inside the zone, or concedes a penalty."""
        return self._attack_clears(INSIDE[zone])

    def defence_clears(self, zone: Zone) -> float:
        """The defence wins the ball back inside the zone, or is offside."""
        return self._defence_clears(INSIDE[zone])

    def _attack_clears(self, inside: int) -> float:
        return (inside * self.paid_by_both + (_FACES - inside) * self.conceded) / _FACES

    def _defence_clears(self, inside: int) -> float:
        return (inside * self.lost + (_FACES - inside) * self.offside_paid) / _FACES


class Tackled(NamedTuple):
    """The values of a tackle's ends to the attack."""

    breakdown: Breakdown
    broken: float
    intercepted: Mapping[Dice, float]
    """By the dice of the defence, two 1s to two 6s."""

    def worth(self) -> float:
        """The expected value over all dice."""
        total = 0.0
        for end, chance in TACKLES.items():
            if end.zone is not None:
                total += chance * self.breakdown.ruck(end.zone, attack_won=end.attack_won)
            elif end.intercepted:
                total += chance * self.intercepted[end.intercepted]
            else:
                total += chance * self.broken
        return total
