"""Minds that answer decisions: `coach` makes one by name, `names` lists those of a game, `styles` how they may play."""

from touchline.coaches.registry import coach, names, strengths, styles, win_draw_loss

__all__ = ["coach", "names", "strengths", "styles", "win_draw_loss"]
