"""Places in the second line of a question: in words, where the terminal names the hex."""

from typing import Final, Literal

from touchline.counter_attack.model import State
from touchline.counter_attack.pitch import hex_at
from touchline.i18n.counter_attack import places
from touchline.i18n.message import Message
from touchline.kernel import Side

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
