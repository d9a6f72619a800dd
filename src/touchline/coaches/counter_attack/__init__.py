"""The coaches of Counter Attack."""

from typing import Final

from touchline.coaches.counter_attack.clock import ActionClock
from touchline.coaches.counter_attack.levels import LEVELS, STYLES, win_draw_loss
from touchline.coaches.counter_attack.quick_starts import QUICK_STARTS
from touchline.coaches.protocol import GameCoaches

PART: Final = GameCoaches(LEVELS, STYLES, win_draw_loss, ActionClock, QUICK_STARTS)
