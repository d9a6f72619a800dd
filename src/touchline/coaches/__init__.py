"""Coaches answer decisions: `coach` creates one by name, `names` and `styles` list the levels and styles of a game."""

from typing import TYPE_CHECKING

from touchline.coaches.registry import coach, names, strengths, styles, win_draw_loss
from touchline.renamed import missing

__all__ = ["coach", "names", "strengths", "styles", "win_draw_loss"]


if not TYPE_CHECKING:  # otherwise every name would look like a member of this module

    def __getattr__(name: str) -> None:
        raise missing(__name__, name)
