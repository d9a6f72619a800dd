"""The messages of French Flair: events, questions, plays, spots and chances.

>>> from touchline.french_flair import Setup
>>> from touchline.french_flair.events import Carried
>>> from touchline.i18n.localization import Localization
>>> Localization("en").format(event_message(Carried("FF-ADVANCE-2", "home", 10, 60), Setup("Garonne", "Causse")))
'Garonne carry 10 m to the Causse 40 m.'
"""

from typing import Final

from touchline.i18n.french_flair import facts, odds, places, plays
from touchline.i18n.french_flair.answers import answered
from touchline.i18n.french_flair.events import event_message
from touchline.i18n.french_flair.narration import narrate
from touchline.i18n.french_flair.questions import (
    call,
    clock,
    half,
    minute,
    question,
    remarks,
    roll,
    rule_of,
    time,
    waiting,
)
from touchline.i18n.parts import GameMessages

PART: Final[GameMessages] = facts

__all__ = [
    "PART",
    "answered",
    "call",
    "clock",
    "event_message",
    "half",
    "minute",
    "narrate",
    "odds",
    "places",
    "plays",
    "question",
    "remarks",
    "roll",
    "rule_of",
    "time",
    "waiting",
]
