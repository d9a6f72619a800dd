"""Places in words, where the terminal names the hex: in the second line of a question, and in a reason."""

from typing import Final, Literal

from touchline.counter_attack import game
from touchline.counter_attack.model import State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.refs import HexRef
from touchline.i18n.counter_attack import places
from touchline.i18n.message import Message
from touchline.i18n.refusals import refusal_message
from touchline.kernel import Refusal, Side
from touchline.session.protocol.questions import Reason

_SPOKEN: Final[dict[str, tuple[str, Literal["at", "to"]]]] = {
    "ca-ball-carried": ("ca-there-carried", "at"),
    "ca-ball-free": ("ca-there-free", "at"),
    "ca-ask-first-time-move-why": ("ca-there-goes", "to"),
    "ca-ask-first-time-reply-why": ("ca-there-goes", "to"),
    "ca-ask-high-pass-move-why": ("ca-there-aimed", "to"),
    "ca-ask-high-pass-reply-why": ("ca-there-aimed", "to"),
    "ca-ask-rush-why": ("ca-there-rush", "at"),
    "ca-ask-header-type-why": ("ca-there-comes-down", "at"),
    "ca-ask-attack-declares-why": ("ca-there-declared", "at"),
    "ca-ask-defence-declares-why": ("ca-there-declared", "at"),
    "ca-ask-header-or-control-why": ("ca-there-comes-down", "at"),
    "ca-ask-free-player-why": ("ca-there-comes-down", "at"),
    "ca-ask-header-target-why": ("ca-there-within", "at"),
    "ca-ask-carrier-reposition-why": ("ca-there-around", "at"),
    "ca-ask-taker-choice-why": ("ca-there-free", "at"),
    "ca-ask-placement-choice-why": ("ca-there-free", "at"),
    "ca-ask-near-taker-choice-why": ("ca-there-near", "at"),
}
"""What is said instead of a message that names a hex."""


def spoken(why: Message | None, side: Side, state: State) -> Message | None:
    """The second line of a question as the side that is asked would say it: «in your box», never a hex by its name."""
    if why is None or (said := _SPOKEN.get(why.key)) is None:
        return why
    key, form = said
    x, z = str(why.args["hex"]).split(",")
    hex = hex_at(int(x), int(z))
    place = places.at(hex, side, state) if form == "at" else places.to(hex, side, state)
    if str(place.args["place"]).startswith("own-"):
        place = Message("ca-yours", place.args)
    return Message(key, why.args | {"there": place})


_HEXLESS: Final = {
    "path-blocked": "ca-refused-path-blocked",
    "path-blocked-by-teammate": "ca-refused-path-blocked-by-teammate",
    "passer-blocked": "ca-refused-passer-blocked",
    "shot-out-of-range": "ca-refused-shot-out-of-range",
    "shot-misses-goal-mouth": "ca-refused-shot-misses-goal-mouth",
    "ball-in-the-way": "ca-refused-ball-in-the-way",
    "not-in-opposing-box": "ca-refused-not-in-opposing-box",
    "not-opposite-ball": "ca-refused-not-opposite-ball",
    "not-in-final-third": "ca-refused-not-in-final-third",
    "feet-hands-or-nothing": "ca-refused-feet-hands-or-nothing",
    "target-needs-teammate": "ca-refused-target-needs-teammate",
    "receiver-may-not-move": "ca-refused-receiver-may-not-move",
}
"""What is said of a refusal that is clear without any hex, on a board that shows them."""


def reason(state: State, refusal: Refusal, pressed: int | None = None) -> Reason:
    """Why something may not be answered, beside the hex that was pressed: «this hex», never a hex by its name."""
    said = refusal_message(game.name, state, refusal)
    hexes = {name: fact.hex for name, fact in refusal.facts.items() if isinstance(fact, HexRef)}
    if key := _HEXLESS.get(refusal.id):
        kept = {name: arg for name, arg in said.args.items() if name not in hexes}
        return Reason(refusal.rule, Message(key, kept))
    shown = {name: Message("ca-this-hex" if hex == pressed else "ca-that-hex") for name, hex in hexes.items()}
    return Reason(refusal.rule, Message(said.key, said.args | shown))
