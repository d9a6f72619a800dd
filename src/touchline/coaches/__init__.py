"""Minds that answer decisions: `coach` makes one by name, `names` lists those of a game, `styles` how they may play."""

from touchline.coaches.registry import coach, names, outlook, strengths, styles

__all__ = ["coach", "names", "outlook", "strengths", "styles"]
