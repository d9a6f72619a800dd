"""The coaches of French Flair."""

from typing import Final

from touchline.coaches.french_flair.clock import PhaseClock
from touchline.coaches.french_flair.levels import LEVELS, STYLES, win_draw_loss
from touchline.coaches.protocol import GameCoaches

PART: Final = GameCoaches(LEVELS, STYLES, win_draw_loss, PhaseClock)
