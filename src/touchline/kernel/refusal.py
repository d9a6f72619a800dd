"""Refusals: the rule an answer breaks, the id of a message and its facts."""

from collections.abc import Mapping


class Refusal:
    """The rule an answer breaks, the id of the message that says how, and its facts: engine values, no words.

    The message itself is in `refusals.ftl`, once per language (`touchline.i18n`).

    >>> str(Refusal("SHOT-02", "out-of-range", away=13, most=11))
    'SHOT-02: out-of-range (away 13, most 11)'
    """

    __slots__ = ("facts", "id", "rule")

    rule: str
    id: str
    facts: Mapping[str, object]

    def __init__(self, rule: str, id: str, /, **facts: object) -> None:
        self.rule, self.id, self.facts = rule, id, facts

    def printed(self) -> dict[str, str | int]:
        """The facts as errors print them; numbers stay numbers."""
        return {name: fact if isinstance(fact, int) else _printed(fact) for name, fact in self.facts.items()}

    @property
    def reason(self) -> str:
        """The id with its facts, for errors and logs."""
        facts = ", ".join(f"{name} {fact}" for name, fact in self.printed().items())
        return f"{self.id} ({facts})" if facts else self.id

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}"

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.rule, self.id, self.facts) == (other.rule, other.id, other.facts)

    def __hash__(self) -> int:
        return hash((self.rule, self.id, frozenset(self.facts.items())))


def _printed(fact: object) -> str:
    return ", ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
