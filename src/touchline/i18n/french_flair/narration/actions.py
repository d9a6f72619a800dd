"""Actions: events that a fan tells as one thing, such as a play with its tackle and ruck."""

from typing import Literal

from touchline.french_flair import events
from touchline.i18n.narration import BaseAction

Kind = Literal["play", "kick", "scrum", "lineout", "penalty", "conversion", "draw", "other"]


class Action(BaseAction, frozen=True):
    """An action, with the place where it began."""

    kind: Kind
    x: int  # where the ball was

    @property
    def tackler(self) -> int:
        """The card that tackled; 0 if none did."""
        laid = [event.card for event in self.all(events.CardLaid) if event.to == "tackle"]
        return laid[-1] if laid else 0
