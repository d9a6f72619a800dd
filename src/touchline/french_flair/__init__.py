"""French Flair: rugby with 21 cards a side and two dice.

>>> from touchline import french_flair
>>> state = french_flair.start()
>>> french_flair.request(state).rule
'FF-SETUP-2'
"""

from typing import TYPE_CHECKING

from touchline.french_flair.determinize import determinize
from touchline.french_flair.game import FrenchFlair
from touchline.french_flair.model import (
    Call,
    ClearOut,
    Contest,
    Options,
    Play,
    Setup,
    State,
    Tackle,
    Throw,
)
from touchline.french_flair.view import View
from touchline.renamed import missing

game = FrenchFlair()
start, request, apply, view, view_event = game.start, game.request, game.apply, game.view, game.view_event

__all__ = [
    "Call",
    "ClearOut",
    "Contest",
    "FrenchFlair",
    "Options",
    "Play",
    "Setup",
    "State",
    "Tackle",
    "Throw",
    "View",
    "apply",
    "determinize",
    "game",
    "request",
    "start",
    "view",
    "view_event",
]


if not TYPE_CHECKING:  # otherwise every name would look like a member of this module

    def __getattr__(name: str) -> None:
        raise missing(__name__, name)
