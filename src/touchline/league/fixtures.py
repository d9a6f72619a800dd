"""The fixtures of a round robin: LEAGUE-07, by the circle method."""

from typing import Final, Literal

from touchline.kernel import BadSetup

Legs = Literal[1, 2]

Round = tuple[tuple[int, int], ...]
"""Fixtures of one day: home and away, by their places in the league."""

_DAY_OFF: Final = -1


def fixtures(clubs: int, legs: Legs = 2) -> tuple[Round, ...]:
    """The rounds of a round robin: every pair meets once at each other's ground (LEAGUE-07).

    One club stays and the others turn around it; of an odd number one has a day off. In the second half of the season
    the grounds are changed; where there is none, nobody is at home more often than away by more than one match.
    """
    if clubs < 2:
        raise BadSetup(f"a league has two clubs at least (LEAGUE-07); got {clubs}")
    fixed, *turning = [*[_DAY_OFF] * (clubs % 2), *range(clubs)]
    days: list[Round] = []
    for day in range(len(turning)):
        last = turning[-1]
        pairs = [] if fixed == _DAY_OFF else [(last, fixed) if day % 2 else (fixed, last)]
        for at in range(len(turning) // 2):
            one, other = turning[at], turning[-2 - at]
            pairs.append((one, other) if at % 2 else (other, one))
        days.append(tuple(pairs))
        turning = [turning[-1], *turning[:-1]]
    if legs == 1:
        return tuple(days)
    return (*days, *[tuple([(away, home) for home, away in day]) for day in days])
