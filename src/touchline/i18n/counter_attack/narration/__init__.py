"""Counter Attack as a fan tells it: actions from events, and a sentence for each."""

from touchline.i18n.counter_attack.narration.story import narrate

__all__ = ["narrate"]
