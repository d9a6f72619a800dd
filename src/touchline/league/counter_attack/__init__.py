"""Counter Attack's part in competitions: squads, absences, the market, home advantage (LEAGUE-01 to -09)."""

from typing import Final

from touchline.league.counter_attack.part import CounterAttackPart
from touchline.league.part import PlainPart

PART: Final[PlainPart] = CounterAttackPart()
