"""Refused requests."""

from touchline.i18n import Message
from touchline.session.protocol.messages import Refusal, Refused


class Refuse(Exception):
    """A refused command: it has changed nothing."""

    def __init__(self, error: Refusal, detail: str = "", rule: str = "", said: Message | None = None) -> None:
        super().__init__(error)
        self.error, self.detail, self.rule = error, detail, rule
        self.said = said or Message(f"error-{error.replace('_', '-')}")

    def message(self, id: str) -> Refused:
        """The message of the refusal."""
        return Refused(id, self.error, self.said, self.rule, self.detail)
