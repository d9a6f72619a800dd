"""The refusals of Counter Attack for tests, as short text."""

from typing import NamedTuple

from touchline.counter_attack import game
from touchline.counter_attack.model import State


class Refused(NamedTuple):
    """The rule of a refusal, and its id with its facts: hex-taken (hex (0, 0), player H8)."""

    rule: str
    reason: str


def refusal_of(state: State, answer: object) -> Refused | None:
    """The refusal of an answer; None if it is legal."""
    refusal = game.explain(state, answer)
    return None if refusal is None else Refused(refusal.rule, refusal.reason)
