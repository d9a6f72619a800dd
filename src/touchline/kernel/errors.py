"""What is refused, and how it is said: what was asked, what came, which rule, what would be right."""

from touchline.kernel.refusal import Refusal


class TouchlineError(ValueError):
    """Anything the engine refuses; its text is one line for a person."""


class IllegalAnswer(TouchlineError):
    """An answer that the request does not offer; nothing has changed."""

    def __init__(self, rule: str, offered: str, came: object, refusal: Refusal | None = None) -> None:
        self.rule, self.offered, self.came, self.refusal = rule, offered, came, refusal
        why = f": {refusal.reason}" if refusal else ""
        super().__init__(f"{rule} offers {offered}; {came} is not among them{why}")


class MatchOver(TouchlineError):
    """An answer given to a match that waits for nothing more."""

    def __init__(self, came: object) -> None:
        super().__init__(f"the match is over and waits for no answer; {came} came")


class BadSetup(TouchlineError):
    """A set-up, switch or position that no match can start from."""


class BadNotation(TouchlineError):
    """Text that is no answer and no position of the game."""


class BadFile(TouchlineError):
    """A match record or scenario that cannot be taken, with the line where it goes wrong."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")


class OutOfScript(TouchlineError):
    """A scripted source was asked for a throw or draw that its script does not hold."""
