"""French Flair in words: what happened, what is asked, plays, spots and chances, as things said.

>>> from touchline.french_flair.model import Carried, Setup
>>> from touchline.words.catalogue import Catalogue
>>> Catalogue("en").say(tell(Carried("FF-ADVANCE-2", "home", 10, 60), Setup("Garonne", "Causse")))
'Garonne carry 10 m to the Causse 40 m.'
"""

from touchline.words.french_flair import chances, places, plays
from touchline.words.french_flair.questions import call, clock, half, minute, question, remarks, rule_of, time, waiting
from touchline.words.french_flair.telling import tell

__all__ = [
    "call",
    "chances",
    "clock",
    "half",
    "minute",
    "places",
    "plays",
    "question",
    "remarks",
    "rule_of",
    "tell",
    "time",
    "waiting",
]
