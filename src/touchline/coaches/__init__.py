"""Coaches answer decisions: `coach` creates one by name, `names` and `styles` list the levels and styles of a game."""

from touchline.coaches.registry import coach, names, strengths, styles, win_draw_loss

__all__ = ["coach", "names", "strengths", "styles", "win_draw_loss"]
