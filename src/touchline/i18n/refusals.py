"""The message of a refusal: its key is the refusal's id, its arguments are the refusal's facts.

>>> from touchline.counter_attack import game
>>> from touchline.i18n.localization import Localization
>>> state = game.parse_position(game.read_setup({}), "CA1 living home movement 1.12 0-0 ball:H8 H8@10,0 A4@12,0")
>>> refusal = game.explain(state, game.parse_answer("standard 12,0"))
>>> str(refusal)
'PASS-04: opponent-on-target (player A4, hex (12, 0))'
>>> refusal_message(game.name, state, refusal).key
'refusal-opponent-on-target'
>>> Localization("en").format(refusal_message(game.name, state, refusal))
'Ruairí Mac Ailpín (A4), an opponent, stands on 12,0.'
>>> Localization("en").format(plain_message(refusal))
'A4, an opponent, stands on (12, 0).'
"""

from typing import Any

from touchline.i18n.message import Message
from touchline.i18n.parts import GAME_MESSAGES
from touchline.kernel import Refusal


def refusal_message(game: str, state: Any, refusal: Refusal) -> Message:
    """The message of a refusal."""
    shown = GAME_MESSAGES[game].shown
    return Message(f"refusal-{refusal.id}", {name: shown(fact, state) for name, fact in refusal.facts.items()})


def plain_message(refusal: Refusal) -> Message:
    """The message with facts as the engine prints them, as scenarios quote it."""
    return Message(f"refusal-{refusal.id}", {**refusal.printed()})
