"""Minds that answer decisions: `coach` makes one by name, `names` lists those of a game."""

from touchline.coaches.registry import coach, names

__all__ = ["coach", "names"]
