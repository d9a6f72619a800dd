"""What may be answered, as buttons say it: the label of a call, and a fact that it is chosen by."""

from typing import Final, Literal

from touchline.counter_attack.model import PassKind, Word
from touchline.counter_attack.step import Frame
from touchline.i18n.counter_attack.names import message
from touchline.i18n.keys import kebab
from touchline.i18n.message import Message

_DECLINES: Final[tuple[Word, ...]] = ("no", "done")

Aim = Literal["shoot", "head"]
Choice = Literal[
    "nutmeg", "reckless", "collect", "name", "taker", "goalkeeper", "substitute", "pick", "line_up", "form",
]  # fmt: skip


def call(word: Word, frame: Frame) -> tuple[Message, Message]:
    """An answer of one word: its label, and what it means. Declining is named by what it means at the step."""
    if word in _DECLINES:
        step = kebab(type(frame))
        return message("ca-decline", step=step), message("ca-decline-fact", step=step)
    name = word.replace(" ", "_")
    return message("ca-call", call=name), message("ca-call-fact", call=name)


def pass_call(kind: PassKind) -> tuple[Message, Message]:
    """A kind of pass: its label, and how it goes."""
    return message("ca-pass", kind=kind), message("ca-pass-fact", kind=kind)


def aim(kind: Aim) -> tuple[Message, Message]:
    """A shot or a header: its label, and how it goes."""
    return message("ca-aim", kind=kind), message("ca-aim-fact", kind=kind)


def choose(kind: Choice) -> Message:
    """What is chosen in a group of answers that name players, cards or formations, by the kind of the group."""
    return message("ca-choose", kind=kind)


def formation(name: str) -> Message:
    """A formation for the kick-off: its name is the same in every language."""
    return message("ca-formation", name=name)
