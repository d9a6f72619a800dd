"""French Flair as a fan tells it: actions from events, and a sentence for each."""

from touchline.i18n.french_flair.narration.story import narrate

__all__ = ["narrate"]
