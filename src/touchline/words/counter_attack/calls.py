"""What may be answered, as buttons say it: the label of a call, and a fact that it is chosen by."""

from typing import Literal

from touchline.counter_attack.model import PassKind, Word
from touchline.words.counter_attack.names import said
from touchline.words.said import Said

Aim = Literal["shoot", "head"]
Choice = Literal[
    "nutmeg", "reckless", "collect", "name", "taker", "goalkeeper", "substitute", "pick", "line_up", "form",
]  # fmt: skip


def call(word: Word) -> tuple[Said, Said]:
    """An answer of one word: its label, and what it means."""
    name = word.replace(" ", "_")
    return said("ca-call", call=name), said("ca-call-fact", call=name)


def pass_call(kind: PassKind) -> tuple[Said, Said]:
    """A kind of pass: its label, and how it goes."""
    return said("ca-pass", kind=kind), said("ca-pass-fact", kind=kind)


def aim(kind: Aim) -> tuple[Said, Said]:
    """A shot or a header: its label, and how it goes."""
    return said("ca-aim", kind=kind), said("ca-aim-fact", kind=kind)


def choose(kind: Choice) -> Said:
    """What is chosen in a group of answers that name players, cards or formations, by the kind of the group."""
    return said("ca-choose", kind=kind)


def formation(name: str) -> Said:
    """A formation for the kick-off: its name is the same in every language."""
    return said("ca-formation", name=name)
