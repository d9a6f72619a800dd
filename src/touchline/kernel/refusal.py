"""Refusals: the rule an answer breaks, the id of a message and its facts."""

from collections.abc import Mapping
from typing import NamedTuple


class _Fields(NamedTuple):
    rule: str
    id: str


class Refusal(_Fields):
    """The rule an answer breaks, the id of the message that explains it, and the message's facts (no text).

    The message itself is in `refusals.ftl`, once per language (`touchline.i18n`).

    >>> str(Refusal("SHOT-02", "out-of-range", away=13, most=11))
    'SHOT-02: out-of-range (away 13, most 11)'
    """

    facts: Mapping[str, object]

    def __new__(cls, rule: str, id: str, /, **facts: object) -> "Refusal":
        refusal = super().__new__(cls, rule, id)
        refusal.facts = facts
        return refusal

    @property
    def reason(self) -> str:
        """The id with its facts, for errors and logs."""
        if " " in self.id:
            return self.id.format(**{name: _shown(fact) for name, fact in self.facts.items()})
        shown = ", ".join(f"{name} {_shown(fact)}" for name, fact in self.facts.items())
        return f"{self.id} ({shown})" if shown else self.id

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}"


def _shown(fact: object) -> str:
    return ", ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
