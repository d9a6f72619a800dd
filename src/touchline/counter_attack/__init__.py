"""Counter Attack: football on a hex pitch, 11 against 11, with cards and dice.

>>> from touchline import counter_attack
>>> state = counter_attack.start()
>>> counter_attack.request(state).rule
'SETUP-11'
"""

from touchline.counter_attack.game import CounterAttack
from touchline.counter_attack.model import (
    Call,
    Form,
    Head,
    LineUp,
    Move,
    Name,
    Nutmeg,
    Pass,
    Pick,
    Reckless,
    Setup,
    Shoot,
    State,
    Substitute,
)
from touchline.counter_attack.pictures import drawn
from touchline.counter_attack.quick import quick_match, quick_setup
from touchline.counter_attack.view import View

game = CounterAttack()
start, request, apply, view, view_event = game.start, game.request, game.apply, game.view, game.view_event

__all__ = [
    "Call",
    "CounterAttack",
    "Form",
    "Head",
    "LineUp",
    "Move",
    "Name",
    "Nutmeg",
    "Pass",
    "Pick",
    "Reckless",
    "Setup",
    "Shoot",
    "State",
    "Substitute",
    "View",
    "apply",
    "drawn",
    "game",
    "quick_match",
    "quick_setup",
    "request",
    "start",
    "view",
    "view_event",
]
