"""Errors of the engine. A message names the request, the answer, the rule and what would be right."""

from touchline.kernel.refusal import Refusal


class TouchlineError(ValueError):
    """Anything the engine refuses; the message is one line for people to read."""


class IllegalAnswer(TouchlineError):
    """An answer the request does not offer; the match is unchanged."""

    def __init__(self, rule: str, offered: str, came: object, refusal: Refusal | None = None) -> None:
        self.rule, self.offered, self.came, self.refusal = rule, offered, came, refusal
        why = f": {refusal.reason}" if refusal else ""
        super().__init__(f"{rule} offers {offered}; {came} is not among them{why}")


class MatchOver(TouchlineError):
    """An answer to a match that is already over."""

    def __init__(self, came: object) -> None:
        super().__init__(f"the match is over and takes no more answers; got {came}")


class BadSetup(TouchlineError):
    """A setup, option or position that no match can start from."""


class BadNotation(TouchlineError):
    """Text that is neither an answer nor a position of the game."""


class BadFile(TouchlineError):
    """A malformed match record or scenario, with the number of the offending line."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")


class OutOfScript(TouchlineError):
    """A scripted source has no roll or draw left."""
