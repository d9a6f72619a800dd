"""Answers as buttons: the label of a call, and its meaning."""

from typing import Final, Literal

from touchline.counter_attack.model import PassKind, Word
from touchline.counter_attack.step import Frame
from touchline.i18n.counter_attack.names import message
from touchline.i18n.keys import kebab
from touchline.i18n.message import Message

_DECLINES: Final[tuple[Word, ...]] = ("no", "done")

Aim = Literal["shoot", "head"]
Choice = Literal[
    "nutmeg", "reckless", "collect", "name", "jump", "taker", "goalkeeper", "substitute", "pick", "line_up", "form",
]  # fmt: skip


def call(word: Word, frame: Frame) -> tuple[Message, Message]:
    """The label and meaning of a one-word answer; declining is named by its meaning at the step."""
    if word in _DECLINES:
        step = kebab(type(frame))
        named = frame.listed()
        return message("ca-decline", step=step, named=named), message("ca-decline-fact", step=step, named=named)
    name = word.replace(" ", "_")
    return message("ca-call", call=name), message("ca-call-fact", call=name)


def pass_call(kind: PassKind) -> tuple[Message, Message]:
    """The label and description of a kind of pass."""
    return message("ca-pass", kind=kind), message("ca-pass-fact", kind=kind)


def aim(kind: Aim) -> tuple[Message, Message]:
    """The label and description of a shot or header."""
    return message("ca-aim", kind=kind), message("ca-aim-fact", kind=kind)


def choose(kind: Choice) -> Message:
    """The label of a group of answers that name players, cards or formations."""
    return message("ca-choose", kind=kind)


def formation(name: str) -> Message:
    """A formation for the kick-off, with the same name in every language."""
    return message("ca-formation", name=name)
