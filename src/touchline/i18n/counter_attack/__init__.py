"""The messages of Counter Attack: events, questions, calls, dice and chances.

>>> from touchline.counter_attack import events, game
>>> from touchline.i18n.localization import Localization
>>> state = game.parse_position(game.read_setup({}), "CA1 living home movement 1.12 0-0 ball:H8 H8@10,0 A4@12,0")
>>> Localization("en").format(event_message(events.Moved("MOVE-06", 7, state.ball, state.ball + 1), state))
'Josué Chimaltepec (H8) moves to the edge of the box.'
"""

from typing import Final

from touchline.i18n.counter_attack import facts, places
from touchline.i18n.counter_attack.answers import answered
from touchline.i18n.counter_attack.calls import aim, call, choose, formation, pass_call
from touchline.i18n.counter_attack.endings import Ending, ending
from touchline.i18n.counter_attack.events import event_message
from touchline.i18n.counter_attack.looks import guard_may, look
from touchline.i18n.counter_attack.names import (
    Mark,
    attribute,
    card,
    edition,
    half,
    mark,
    minute,
    person,
    restart,
    time,
    variant,
)
from touchline.i18n.counter_attack.narration import narrate
from touchline.i18n.counter_attack.odds import AnswerOdds, Rolled, headline, needed, odds
from touchline.i18n.counter_attack.questions import ball, question, waiting
from touchline.i18n.counter_attack.rolls import compass, roll, roller
from touchline.i18n.counter_attack.routines import (
    routine,
    routine_does,
    routine_instead,
    routine_moved,
    routine_offside,
)
from touchline.i18n.parts import GameMessages

PART: Final[GameMessages] = facts

__all__ = [
    "PART",
    "AnswerOdds",
    "Ending",
    "Mark",
    "Rolled",
    "aim",
    "answered",
    "attribute",
    "ball",
    "call",
    "card",
    "choose",
    "compass",
    "edition",
    "ending",
    "event_message",
    "formation",
    "guard_may",
    "half",
    "headline",
    "look",
    "mark",
    "minute",
    "narrate",
    "needed",
    "odds",
    "pass_call",
    "person",
    "places",
    "question",
    "restart",
    "roll",
    "roller",
    "routine",
    "routine_does",
    "routine_instead",
    "routine_moved",
    "routine_offside",
    "time",
    "variant",
    "waiting",
]
