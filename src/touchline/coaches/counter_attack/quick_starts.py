"""The quick scenarios and the beginners' match, with the results of steady coaches on both sides.

`touchline simulate counter-attack --scenario outnumbered --away steady --matches 400 --seed scenario` measures one.
Outnumbered is as hard as it looks: in 30 minutes an even match has 0.7 goals a side, eleven against nine score 0.85,
and home needs two more than it concedes to draw.
"""

from collections.abc import Mapping
from typing import Final

from touchline.coaches.protocol import QuickStart

QUICK_STARTS: Final[Mapping[str, QuickStart]] = {
    "beginners": QuickStart({"beginner": True, "edition": "core"}, 90, (0, 0), 163, 67, 170),
    "outnumbered": QuickStart({"variant": "outnumbered"}, 30, (0, 2), 8, 36, 356),
    "away_goal": QuickStart({"variant": "away_goal"}, 45, (1, 0), 126, 26, 248),
    "defence_v_attack": QuickStart({"variant": "defence_v_attack"}, 30, (0, 0), 126, 93, 181),
    "top_v_bottom": QuickStart({"variant": "top_v_bottom"}, 120, (0, 0), 177, 47, 176),
}
"""By name, in the order of the book; SCENARIO-01 to -04 and SETUP-19."""
